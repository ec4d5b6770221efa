"""Movement: where a figure may step.  Rules SKI-MOV-01 to SKI-MOV-06, SKI-BIG-01, SKI-BIG-02."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grimtable.grid import Footprint, bits, block_moves, fits
from grimtable.kernel import Refusal, refuse
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.games.skirmish.table import Figure


def steps_from(state: SkirmishState, figure: Figure) -> Sequence[Space]:
    """SKI-MOV-03, SKI-MOV-04: every space the figure could step to, in board order."""
    field = state.field
    side = state.game.kinds[figure.kind].side
    if side == 1:
        return bits(free_around(state, figure))
    here = Footprint(figure.space, side, side, field.scene.ground(figure.space, side))
    forbidden = (field.occupied & ~here.mask) | field.hidden
    return [there.anchor for there in block_moves(field.passage, here) if not there.mask & forbidden]


def free_around(state: SkirmishState, figure: Figure) -> int:
    """The spaces next to a small figure that are known and empty, as a set."""
    field = state.field
    return field.passage.neighbours[figure.space] & field.known & ~field.occupied


def why_not_stand(state: SkirmishState, figure: Figure, space: int) -> Refusal | None:
    """Why the figure cannot go to a space next to it; None when it can."""
    if space in steps_from(state, figure):
        return None
    field = state.field
    board = field.board
    side = state.game.kinds[figure.kind].side
    name = board.name(space)
    if field.hidden >> space & 1 or not board.spaces >> space & 1:
        return refuse("SKI-FOG-01", "unknown", space=name)
    if board.apart(figure.space, space) != 1:
        return refuse("SKI-MOV-03", "not_next_to", space=name, figure=figure.id)
    if side == 1:
        if field.occupied >> space & 1:
            return refuse("SKI-MOV-04", "occupied", figure=field.at[space], space=name)
        return refuse("SKI-MOV-05", "wall", figure=figure.id, space=name)
    return refuse("SKI-BIG-02", "no_room", figure=figure.id, side=side, space=name)


def room_for(state: SkirmishState, space: int, side: int) -> int:
    """SKI-BIG-01: the spaces that a figure placed here would cover; nothing where it has no room."""
    field = state.field
    ground = field.scene.ground(space, side)
    place = Footprint(Space(space), side, side, ground)
    return ground if ground and fits(field.passage, place, field.occupied | field.hidden) else 0


def enemies_next_to(state: SkirmishState, figure: Figure) -> int:
    """The spaces next to a figure that hold enemies, as a set (SKI-MOV-06: walls and closed doors part)."""
    field = state.field
    enemies = field.scouts if figure.seat == "keeper" else field.keepers
    return field.next_to(figure.space, state.game.kinds[figure.kind].side) & enemies if enemies else 0


def is_next_to(state: SkirmishState, one: Figure, other: Figure) -> bool:
    """SKI-MOV-06: whether two figures stand next to each other."""
    field = state.field
    kinds = state.game.kinds
    there = field.scene.ground(other.space, kinds[other.kind].side)
    return bool(field.next_to(one.space, kinds[one.kind].side) & there)
