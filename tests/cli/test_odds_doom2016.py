"""`grimtable odds doom2016`: exact chances against a card that nobody has seen; mistakes in one sentence."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from grimtable.cli.main import main

Captured = pytest.CaptureFixture[str]


def document(capsys: Captured, *words: str) -> dict[str, object]:
    assert main(["odds", "doom2016", *words, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_one_attack_is_a_table(capsys: Captured) -> None:
    assert main(["odds", "doom2016", "--weapon", "sidearm", "--target", "imp"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("Sidearm on Imp (health 3) within 5: red, red")
    assert "staggered or killed" in page


def test_chances_add_up_and_cover_helps_the_defender(capsys: Captured) -> None:
    words = ("--invader", "mancubus", "--wounds", "4")
    open_, hidden = document(capsys, *words), document(capsys, *words, "--cover")
    for found in (open_, hidden):
        chances = found["damage"]
        assert isinstance(chances, dict)
        assert sum(Fraction(each["exact"]) for each in chances.values()) == 1
    assert _kill(hidden) < _kill(open_)


def _kill(found: dict[str, object]) -> Fraction:
    kill = found["kill"]
    assert isinstance(kill, dict)
    return Fraction(kill["exact"])


def test_all_cards_on_all_demons(capsys: Captured) -> None:
    assert main(["odds", "doom2016", "--all"]) == 0
    page = capsys.readouterr().out
    assert "Siege Shot" in page
    assert "Cyberdemon" in page


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--weapon", "sidearn", "--target", "imp"], "did you mean sidearm?"),
        (["--weapon", "keep_moving", "--target", "imp"], "does not attack"),
        (["--weapon", "sidearm"], "name it"),
        (["--weapon", "sidearm", "--target", "impp"], "did you mean imp?"),
        (["--weapon", "sidearm", "--target", "imp", "--range", "9"], "reaches 5 spaces, not 9"),
        (["--weapon", "sidearm", "--target", "imp", "--wounds", "9"], "1 to 3"),
        (["--weapon", "sidearm", "--target", "imp", "--aim"], "nothing like --aim"),
        (["--invader", "imp", "--target", "imp"], "a demon attacks a marine"),
        ([], "name one attacker"),
        (["--all", "--weapon", "sidearm"], "leave the names out"),
    ],
)
def test_a_mistake_is_one_sentence(words: list[str], sentence: str, capsys: Captured) -> None:
    assert main(["odds", "doom2016", *words]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert sentence in captured.err
    assert captured.err.count("\n") == 1
