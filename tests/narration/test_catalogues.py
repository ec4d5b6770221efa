"""The catalogues are complete: every message and every printed word, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from grimtable.content import LANGUAGES
from grimtable.games import installed, load_game, pack_of, package_of
from grimtable.games.parts import has_part
from grimtable.kernel.action import Action, Comes, Pass, Shows
from grimtable.narration import printed_texts
from grimtable.narration.names import house_texts
from grimtable.rulebook import find_rule

TRANSLATED = [language for language in LANGUAGES if language != "en"]
SRC = Path(__file__).parents[2] / "src" / "grimtable"


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", installed())
def test_every_message_is_translated(game: str, language: str) -> None:
    assert pack_of(load_game(game)).texts.missing(language) == ()


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_words_of_the_house_are_translated(language: str) -> None:
    assert house_texts().missing(language) == ()


@pytest.mark.parametrize("game", installed())
def test_the_translations_have_the_same_messages(game: str) -> None:
    """What one language says beyond English, such as reasons by rule, the other says too."""
    german, polish = (set(pack_of(load_game(game)).texts.keys(language)) for language in ("de", "pl"))
    assert german ^ polish == set()


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", installed())
def test_every_word_printed_on_an_item_is_translated(game: str, language: str) -> None:
    pack = pack_of(load_game(game))
    wanted = {
        f"{kind}-{item.id}.{path}"
        for kind in pack.schema.kinds
        for item in pack.items(kind)
        for path, _ in printed_texts(item)
    }
    given = {key for key in pack.texts.keys(language) if key.partition("-")[0] in pack.schema.kinds}
    assert len(wanted) > 40
    assert wanted - given == set()
    assert given - wanted == set(), "translations of something that no item says"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", installed())
def test_every_action_has_a_label_and_a_head(game: str, language: str) -> None:
    keys = {*pack_of(load_game(game)).texts.keys(language), *house_texts().keys(language)}
    every: tuple[type[Action], ...] = (*load_game(game).actions, Pass, Shows, Comes)
    kinds = [kind.__name__ for kind in every]
    for kind in kinds:
        assert {f"action-{kind}", f"action-{kind}.head"} <= keys
    labelled = {key.partition("-")[2].partition(".")[0] for key in keys if key.startswith("action-")}
    assert labelled - set(kinds) == set()


@pytest.mark.parametrize("game", installed())
def test_a_reason_by_rule_names_a_rule_that_exists(game: str) -> None:
    keys = {*pack_of(load_game(game)).texts.keys("de"), *house_texts().keys("de")}
    found = (re.match(r"refusal-([A-Z][A-Z0-9]*-(?:[A-Z]+-)?\d+)", key) for key in keys)
    rules = [each.group(1) for each in found if each is not None]
    assert len(rules) > 20
    assert [rule for rule in rules if find_rule(rule) is None] == []


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


def _patterns(folder: Path, language: str) -> Iterator[tuple[str, Any]]:
    files = [folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))]
    for file in filter(Path.exists, files):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def variables_of(folder: Path, language: str) -> dict[str, set[str]]:
    found = {}
    for key, pattern in _patterns(folder, language):
        variables = Variables()
        variables.visit(pattern)
        found[key] = variables.names
    return found


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize(
    "folder",
    [SRC / "narration" / "texts", *(SRC / "games" / game / "content" / "texts" for game in installed())],
    ids=lambda folder: folder.parts[-3],
)
def test_a_translation_uses_the_values_that_english_uses(folder: Path, language: str) -> None:
    """`$x_id` stands beside every `$x`, so a language that must choose by it may."""
    english, other = variables_of(folder, "en"), variables_of(folder, language)
    wrong = {
        key: extra
        for key, names in other.items()
        if key in english
        and (
            extra := {
                name
                for name in names
                if name not in english[key] and name.removesuffix("_id") not in english[key]
            }
        )
    }
    assert wrong == {}
    assert len(english) >= 15


@pytest.mark.parametrize("game", installed())
def test_texts_lie_alike_in_every_language(game: str) -> None:
    """A translator finds a sentence in the file of the same name; items speak English in their own files."""
    texts = SRC / "games" / game / "content" / "texts"
    english, german, polish = (
        {path.name for path in (texts / each).iterdir()} for each in ("en", "de", "pl")
    )
    assert sorted(path.name for path in texts.iterdir()) == ["de", "en", "pl"]
    assert german == polish
    needed = {"table.ftl", "picture.ftl"} if has_part(package_of(game), "picture") else {"table.ftl"}
    assert needed <= english <= german
