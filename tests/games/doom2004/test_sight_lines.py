"""No line of sight: the line is drawn, and what breaks it is named."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.kernel import SeatId
from grimtable.kernel.position import Position
from grimtable.narration import Names

GAME: Any = load_game("doom2004")
RED = SeatId("red")


def corridor(cells: str) -> str:
    """A map of one row; each letter is a space."""
    wall = "#" * (4 * len(cells) + 1)
    return f"{wall}\n#{' '.join(f' {cell} ' for cell in cells)}#\n{wall}\n".replace("_", " ")


def reason(drawing: str, rule: str = "D04-LOS-01", language: str = "en", **legend: Any) -> Any:
    nouns = {"r": {"marine": "red"}, "z": {"invader": "zombie"}, **legend}
    turn = {"seat": "red", "action": "attack"}
    state = GAME.set_up(Position(players=2, drawing=drawing, legend=nouns, turn=turn))
    names = Names(GAME, state.setup.order, language)
    return GAME.drawn_reason(state, RED, rule, "zombie_1", None, names)


def test_a_figure_in_the_way_is_named_and_tinted() -> None:
    drawn = reason(corridor("r_i_z"), i={"invader": "imp"})
    assert drawn.notes == ("Imp 1 stands in the way.",)
    assert drawn.dark == ("2,0",)
    assert [ray.line for ray in drawn.rays] == [(0.5, 0.5, 4.5, 0.5)]


def test_it_is_said_in_the_readers_language() -> None:
    assert reason(corridor("r_i_z"), language="de", i={"invader": "imp"}).notes == ("Imp 1 steht im Weg.",)


def test_a_closed_door_is_named() -> None:
    drawn = reason("#################\n# r     A     z #\n#################\n")
    assert drawn.notes == ("Door A is closed.",)
    assert drawn.dark == ()


def test_a_clear_line_needs_no_drawing() -> None:
    assert reason(corridor("r___z")) is None


@pytest.mark.parametrize("rule", ["D04-MOV-22", "D04-ATT-02"])
def test_other_reasons_are_told_in_words(rule: str) -> None:
    assert reason(corridor("r_i_z"), rule, i={"invader": "imp"}) is None


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        ({"terrain": "blocking"}, "An obstacle is in the way."),
        ({"barrel": True}, "The barrel is in the way."),
    ],
)
def test_what_nobody_ever_stood_on_is_named_too(thing: dict[str, Any], said: str) -> None:
    """The board keeps no list of figures for such a space."""
    assert reason(corridor("r_o_z"), o=thing).notes == (said,)
