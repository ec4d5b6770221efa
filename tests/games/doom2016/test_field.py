"""The field of DOOM 2016: what is derived from a table, steps without points, and tables dealt anew."""

from __future__ import annotations

from typing import Any

from grimtable.games import load_game
from grimtable.games.doom2016.field import ground
from grimtable.games.doom2016.topics.movement import steps
from grimtable.games.doom2016.topics.sight import sees
from grimtable.kernel import SeatId
from grimtable.kernel.playout import chooser
from grimtable.kernel.position import Position
from tests.support.rule import rule

GAME: Any = load_game("doom2016")


def staged(drawing: str, **legend: dict[str, Any]) -> Any:
    return GAME.set_up(Position(scenario="tyrant", drawing=drawing, legend=legend, turn={"seat": "alpha"}))


@rule("D16-BIG-01")
def test_an_unturned_base_is_higher_than_wide() -> None:
    assert ground(8, 0, "1x2") == ground(8, 0, "1x2", turned=False) != ground(8, 0, "1x2", turned=True)
    assert (ground(8, 0, "2x3").width, ground(8, 0, "2x3").height) == (2, 3)


def test_fields_are_the_same_if_everybody_stands_where_he_stood() -> None:
    state = staged("#########\n# A     #\n#########", A={"figure": "alpha"})
    twin = state.field.copy()
    assert twin == state.field
    twin.shift(state.table.figures["alpha"], 1)
    assert not twin == state.field  # noqa: SIM201  (what is asked for is `__eq__`)


@rule("D16-MOV-01")
def test_without_points_there_is_no_step() -> None:
    state = staged("#########\n# A     #\n#########", A={"figure": "alpha"})
    alpha = state.table.figures["alpha"]
    assert steps(state, alpha, 0) == 0
    assert steps(state, alpha, 1) != 0


@rule("D16-LOS-02", "D16-R-06")
def test_a_large_figure_in_the_first_corner_sees_with_its_whole_base() -> None:
    state = staged(
        "#############\n# B         #\n#########   #\n#           #\n"
        "#   +   +   #\n#     A     #\n#############",
        A={"figure": "alpha"},
        B={"figure": "baron_of_hell", "turned": True},
    )
    baron, alpha = state.table.figures["baron_of_hell_1"], state.table.figures["alpha"]
    assert not state.field.ways.sight.sees(baron.space, alpha.space)
    assert sees(state, baron, alpha)


@rule("D16-HID-01", "D16-LIM-01")
def test_a_table_dealt_anew_asks_the_viewer_the_same_and_keeps_what_there_is() -> None:
    state = GAME.new(scenario="knee_deep", players=3, seed=4)
    below = chooser(4)
    for _ in range(40):
        state.apply(state.legal[below(len(state.legal))])
    other = GAME.redealt(state, SeatId(state.asked), chooser(9))
    assert (other.asked, other.legal_actions()) == (state.asked, state.legal_actions())
    assert GAME.components(other) == GAME.components(state)
    assert GAME.view(other, state.asked) == GAME.view(state, state.asked)
