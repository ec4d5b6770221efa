"""Discovery: hidden areas come to light with what lies in them.  Rules SKI-FOG-01 to SKI-FOG-06."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.skirmish.changes import draw_card, heal, place_figure, reveal_area
from grimtable.games.skirmish.table import KEEPER
from grimtable.games.skirmish.topics.movement import room_for
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.games.skirmish.table import Figure


def discover(state: SkirmishState, figure: Figure) -> None:
    """SKI-FOG-02: reveal every hidden area that the figure could step into, in order of their names."""
    field = state.field
    seen = field.passage.neighbours[figure.space] & field.hidden
    for area_id, area in state.table.areas.items():
        if not area.revealed and any(seen >> space & 1 for space in area.spaces):
            reveal_area(state, area_id)
            resolve_find(state, figure, area_id)


def resolve_find(state: SkirmishState, figure: Figure, area_id: str) -> None:
    """SKI-FOG-03, SKI-FOG-04, SKI-FOG-05: the keeper's figures appear, wounds heal, cards are drawn."""
    area = state.table.areas[area_id]
    find = state.game.find(state.setup, area.find)
    for kind in find.figures:
        space = _free_space(state, kind, area.spaces)
        if space is not None and state.table.supply[kind] > 0:
            place_figure(state, kind, KEEPER, Space(space))
    if find.heals:
        heal(state, figure, find.heals)
    for _ in range(find.draws):
        draw_card(state, figure.seat)


def _free_space(state: SkirmishState, kind: str, spaces: tuple[int, ...]) -> int | None:
    """The first space of the area, in board order, where the figure fits with all of its spaces."""
    side = state.game.kinds[kind].side
    area = sum(1 << space for space in spaces)
    for space in spaces:
        ground = room_for(state, space, side)
        if ground and not ground & ~area:
            return space
    return None
