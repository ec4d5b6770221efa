"""The page for authors: its examples are TOML that loads, its error messages are those the program gives."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from grimtable.content import limits, load_pack
from tests.content.support import refused, write_pack
from tests.content.test_errors import MISTAKES
from tests.content.tiny_game import SCHEMA, TINY

PAGE = (Path(__file__).parents[2] / "docs" / "content-packs.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
MESSAGES = re.findall(r"^\| `([a-z_/]+\.toml:\d+: .*?)` \|", PAGE, re.MULTILINE)


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_are_toml(example: str) -> None:
    assert tomllib.loads(example)


def test_the_card_on_the_page_loads(tmp_path: Path) -> None:
    (card,) = (example for example in EXAMPLES if 'name = "Brace"' in example)
    write_pack(tmp_path, {"cards/brace.toml": card})
    assert load_pack(tmp_path, SCHEMA).effect("cards", "brace", "reaction").calls[0].verb == "gain_shields"


@pytest.mark.parametrize(
    "example", [example for example in EXAMPLES if example.startswith(("do", "if", "bonus"))]
)
def test_the_effects_on_the_page_compile(example: str) -> None:
    pack = load_pack(TINY, SCHEMA)
    data = tomllib.loads(example)
    if "bonus" in data:
        pack.with_overrides({"weapons": {"pistol": data}})
    else:
        pack.with_overrides({"cards": {"brace": {"reaction": data}}})


def test_the_messages_on_the_page_are_real(tmp_path: Path) -> None:
    known = {sentence for _, _, sentence in MISTAKES.values()}
    known.update(sentence.replace("cards/a.toml", "cards/brace.toml") for sentence in list(known))
    files = {"dice/green.toml": "faces = []\n", "weapons/a.toml": 'dice = [\n "green",\n "gren",\n]\n'}
    known.update(refused(tmp_path, files))
    known.update(
        ['weapons/pistl.toml:1: there is no item "pistl" in "weapons"; write new = true to add one'
         ' — did you mean "pistol"?']  # shown to be real in test_overlays
    )  # fmt: skip
    assert len(MESSAGES) == 8
    assert [message for message in MESSAGES if message not in known] == []


def test_the_limits_on_the_page_are_those_enforced() -> None:
    section = PAGE.partition("## Limits")[2].partition("##")[0]
    enforced = [limits.FILE_BYTES // 1024, limits.PACK_FILES, limits.PACK_BYTES // 1024**2, limits.NESTING]
    enforced += [limits.FOLDER_DEPTH, limits.KEY_PARTS, limits.KEY_LETTERS, limits.TEXT_LETTERS]
    enforced += [
        limits.FILE_VALUES,
        limits.ITEM_CALLS,
        limits.ID_LETTERS,
        limits.LARGEST_NUMBER,
        limits.LARGEST_AMOUNT,
    ]
    for number in enforced:
        assert f"{number:,}" in section
