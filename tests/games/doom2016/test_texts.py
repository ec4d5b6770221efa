"""Words of DOOM 2016 that went wrong once, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grimtable.content import LANGUAGES
from grimtable.games import load_game
from grimtable.games.doom2016.events import DiceAdded, DieRemoved
from grimtable.kernel.identity import FigureId
from grimtable.narration import Names, Sentences
from grimtable.records.session import Session
from tests.support.rule import rule

GAME: Any = load_game("doom2016")
ALPHA = FigureId("alpha")


@rule("D16-STN-05", "D16-CRD-22")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_is_named_once_by_its_colour(language: str) -> None:
    state = Session.start(GAME, GAME.setup(players=2, seed=1)).state
    tell = Sentences(Names(GAME, state.setup.order, language), state.setup)
    colours = {"en": "red", "de": "rot", "pl": "czerwon"}
    dice = {"en": "di(c)?e", "de": "würfel", "pl": "koś"}
    for event in (DiceAdded(ALPHA, "red", 1), DiceAdded(ALPHA, "red", 2), DieRemoved(ALPHA, "red")):
        said = tell.event(state, event).lower()
        assert said.count(colours[language]) == 1, said
        assert len(re.findall(dice[language], said)) == 1, said


@rule("D16-R-15", "D16-MIS-03")
def test_bring_the_drone_says_the_same_in_every_language() -> None:
    """A demon on the drone's space dents it too: "beside it" would be another rule."""
    english = re.findall(r"\d+", GAME.objectives["escort"].text)
    assert english == ["2", "3", "1", "1", "8"]
    for language in ("de", "pl"):
        names = Names(GAME, GAME.setup(players=2).order, language)
        said = names.find("objectives-escort.text")
        assert said is not None
        assert re.findall(r"\d+", said) == english, said
