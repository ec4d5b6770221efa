"""docs/relic-content.md names every verb, condition, quantity and word; every example on it can be read."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from grimtable.content import Conditions, Effect, load_pack
from grimtable.content.amounts import Amount
from grimtable.content.checking import Check
from grimtable.content.compiling import FAILED
from grimtable.games.relic.effects import registry
from grimtable.games.relic.items import SCHEMA, Ability, Bonus, Modifier, Objective

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "relic-content.md").read_text(encoding="utf-8")
CONTENT = ROOT / "src" / "grimtable" / "games" / "relic" / "content"
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)

TYPES: dict[str, Any] = {
    "do": Effect,
    "if": Conditions,
    "amount": Amount,
    "abilities": tuple[Ability, ...],
    "modifiers": tuple[Modifier, ...],
    "cannot": tuple[str, ...],
    "battle_bonus": tuple[Bonus, ...],
    "test_bonus": tuple[Bonus, ...],
    "objective": Objective,
    "received": Effect,
    "reward": Effect,
}


@pytest.mark.parametrize("sort", ["verb", "condition", "quantity"])
def test_everything_registered_has_a_section(sort: str) -> None:
    headings = set(re.findall(r"^### (\S+)$", PAGE, re.MULTILINE))
    assert set(registry.names(sort)) - headings == set()  # type: ignore[arg-type]  # one of the three sorts


def test_every_word_is_explained() -> None:
    words = {word for vocabulary in registry.vocabularies for word in registry.vocabulary(vocabulary)}
    assert words - set(re.findall(r"^\| `([a-z_.]+)` \|", PAGE, re.MULTILINE)) == set()


def test_every_example_can_be_read() -> None:
    pack = load_pack(CONTENT, SCHEMA)
    ids = {kind: [item.id for item in pack.items(kind)] for kind in SCHEMA.kinds}
    trouble: list[str] = []
    check = Check(registry, ids, lambda path, what, near: trouble.append(f"{path}: {what}"))
    assert len(EXAMPLES) > 130
    for example in EXAMPLES:
        for key, value in tomllib.loads(example).items():
            assert check.convert(value, TYPES[key], (key,)) is not FAILED, (example, trouble)
