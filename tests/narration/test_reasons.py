"""Every reason that any game gives has its own sentence in every language, with the same values."""

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pytest

from grimtable.content import LANGUAGES
from grimtable.games import installed, load_game, pack_of
from grimtable.kernel import Refusal, refuse
from grimtable.narration import Names, localised
from grimtable.records.repair_wording import misworded
from grimtable.records.session import Session
from grimtable.rulebook import find_rule
from tests.narration.test_catalogues import SRC, variables_of


class Reason(NamedTuple):
    """One place in the code that refuses."""

    place: str
    rule: str
    reason: str
    values: frozenset[str]

    @property
    def key(self) -> str:
        return f"refusal-{self.rule}-{self.reason}"

    @property
    def is_message(self) -> bool:
        return Refusal(self.rule, self.reason).is_message


@lru_cache(maxsize=8)
def reasons_of(game: str) -> tuple[Reason, ...]:
    """Every refusal in the code of a game, read from its source."""
    return tuple(
        reason
        for file in sorted((SRC / "games" / game).rglob("*.py"))
        for reason in _reasons(file, ast.parse(file.read_text(encoding="utf-8")))
        if not of_the_house(reason)
    )


def of_the_house(reason: Reason) -> bool:
    """Whether its sentence stands with those of every game."""
    return reason.rule.startswith("KRN-")


def _reasons(file: Path, tree: ast.AST) -> Iterator[Reason]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        place = f"{file.relative_to(SRC)}:{node.lineno}"
        given = {word.arg: word.value for word in node.keywords if word.arg is not None}
        if node.func.id == "refuse":
            rule, reason = map(_literal, node.args)
            assert rule, f"{place}: the rule of a refusal is written out"
            assert reason, f"{place}: the reason of a refusal is written out"
            yield Reason(place, rule, reason, frozenset(given))
        elif node.func.id == "UnreadableText":
            yield Reason(place, "KRN-08", _literal(node.args[1]), frozenset(given))
        elif node.func.id == "Refusal" and len(node.args) >= 2:
            yield Reason(place, _literal(node.args[0]), _literal(node.args[1]) or "a sentence", frozenset())
        elif node.func.id == "offer" and isinstance(given.get("because"), ast.Constant):
            yield Reason(place, _literal(given["rule"]), _literal(given["because"]), frozenset())


def _literal(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@pytest.mark.parametrize("game", installed())
def test_every_reason_has_its_sentence_in_every_language(game: str) -> None:
    texts = pack_of(load_game(game)).texts
    given = [reason for reason in reasons_of(game) if reason.is_message]
    for language in LANGUAGES:
        keys = set(texts.keys(language))
        assert [f"{each.place}: {each.key} in {language}" for each in given if each.key not in keys] == []


def test_every_reason_of_the_kernel_has_its_sentence_in_every_language() -> None:
    """What a table without any game's texts may refuse: taking back, putting back, repairing, reading."""
    given = {
        reason
        for package in ("kernel", "records", "grid", "games")
        for file in sorted((SRC / package).rglob("*.py"))
        for reason in _reasons(file, ast.parse(file.read_text(encoding="utf-8")))
        if reason.is_message and of_the_house(reason)
    }
    said = {language: variables_of(SRC / "narration" / "texts", language) for language in LANGUAGES}
    assert len(given) >= 20
    for reason in given:
        assert all(reason.key in said[language] for language in LANGUAGES), reason.place
        assert said["en"][reason.key] == said["de"][reason.key] == said["pl"][reason.key], reason.key


def test_the_kernel_gives_no_reason_in_one_language_only() -> None:
    """Two modules pass on reasons that are written out elsewhere."""
    bare = {
        reason.place.partition(":")[0]
        for package in ("kernel", "records")
        for file in sorted((SRC / package).rglob("*.py"))
        for reason in _reasons(file, ast.parse(file.read_text(encoding="utf-8")))
        if not reason.is_message
    }
    assert bare == {"kernel/procedure.py", "kernel/refusal.py"}


@pytest.mark.parametrize("game", installed())
def test_sentences_use_the_values_that_are_given_and_all_languages_the_same(game: str) -> None:
    folder = SRC / "games" / game / "content" / "texts"
    said = {language: variables_of(folder, language) for language in LANGUAGES}
    for reason in reasons_of(game):
        if reason.is_message:
            used = {
                language: {name.removesuffix("_id") for name in words[reason.key]}
                for language, words in said.items()
            }
            assert used["en"] == used["de"] == used["pl"], reason.key
            assert used["en"] <= reason.values, f"{reason.place}: {reason.key}"


@pytest.mark.parametrize("game", installed())
def test_no_sentence_is_left_of_a_reason_that_nobody_gives(game: str) -> None:
    texts = pack_of(load_game(game)).texts
    given = {reason.key for reason in reasons_of(game)}
    told = {
        key
        for key in texts.keys("en")
        if key.startswith("refusal-") and key.rpartition("-")[2].isidentifier()
    }
    assert told - given == set()


@pytest.mark.parametrize("game", installed())
def test_every_reason_names_a_rule_that_exists(game: str) -> None:
    assert len(reasons_of(game)) > 30
    assert [each.place for each in reasons_of(game) if each.rule and find_rule(each.rule) is None] == []


@pytest.mark.parametrize("game", installed())
def test_no_reason_is_a_sentence_of_one_language(game: str) -> None:
    assert [each.place for each in reasons_of(game) if not each.is_message] == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Red's Scout 1 has no line of sight to Ghoul 2."),
        ("de", "Kundschafter 1 (Rot) hat keine Sichtlinie zu Ghul 2."),
        ("pl", "Zwiadowca 1 (Czerwony) nie ma linii wzroku do celu Ghul 2."),
    ],
)
def test_values_are_told_by_their_names_in_every_language(language: str, sentence: str) -> None:
    names = Names(load_game("skirmish"), ["red", "keeper"], language)
    refusal = refuse("SKI-LOS-01", "unseen", figure="red_scout_1", target="ghoul_2")

    assert localised(names, refusal) == Refusal("SKI-LOS-01", sentence)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "“red: atack green” is not an action of this game; did you mean “attack FIGURE”?"),
        ("de", "„red: atack green“ ist keine Aktion dieses Spiels; war „attack FIGURE“ gemeint?"),
        ("pl", "„red: atack green” nie jest akcją w tej grze; czy chodziło o „attack FIGURE”?"),
    ],
)
def test_a_line_that_is_no_action_is_told_in_every_language(language: str, sentence: str) -> None:
    game = load_game("skirmish")
    session = Session.start(game, game.setup(seed=1))
    refusal = session.why_not("red: atack green")

    assert refusal is not None
    assert localised(Names(game, session.setup.order, language), refusal).sentence == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The table has no value “rond”; did you mean “round”?"),
        ("de", "Der Tisch hat keinen Wert „rond“; war „round“ gemeint?"),
        ("pl", "Na stole nie ma wartości „rond”; czy chodziło o „round”?"),
    ],
)
def test_a_repair_that_cannot_be_is_told_in_every_language(language: str, sentence: str) -> None:
    game = load_game("skirmish")
    session = Session.start(game, game.setup(seed=1))
    wrong = misworded(type(session.state.table), "we lost count", {"rond": 2}, None)

    assert wrong is not None
    assert localised(Names(game, session.setup.order, language), wrong.refusal).sentence == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_taken_back_is_told_without_the_names_of_piles(language: str) -> None:
    """Logs name the pile, `picked at random from first_player`; people do not read it."""
    game = load_game("relic")
    session = Session.start(game, game.setup(players=2, seed=1))
    names = Names(game, session.setup.order, language)
    refused = None
    while session.decisions < 12 and (refused is None or "first_player" not in refused.sentence):
        seat = str(session.state.asked)
        session.play(session.state.legal_actions()[0])
        refused = session.why_not_undo(seat)

    assert refused is not None
    assert "first_player" in refused.sentence
    assert "_" not in localised(names, refused).sentence
