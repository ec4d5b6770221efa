"""Routes: the cheapest way of the acting figure to a place, and whom it kills or displaces on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from grimtable.figures.picture.overlays import known_space
from grimtable.figures.picture.routes import route_of
from grimtable.games.doom2016.picture.cache import cache_for
from grimtable.games.doom2016.picture.walking import Walker
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.procedures.spending import ExtraMovement
from grimtable.games.doom2016.table import MARINE
from grimtable.kernel import Refusal, SeatId, refuse

if TYPE_CHECKING:
    from grimtable.figures.walking import Stand, Step
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.picture.cache import DrawingCache
    from grimtable.games.doom2016.table import Figure
    from grimtable.narration import Names
    from grimtable.picture.shapes import Route

Acting = MarineActivation | DemonActivation | ExtraMovement


def acting(state: DoomState, seat: SeatId) -> Acting | None:
    """What the seat's figure is doing with its movement points, if the seat is asked about that now."""
    memory = state.stack[-1].memory if state.stack else None
    if state.asked != seat or not isinstance(memory, Acting) or memory.figure not in state.table.figures:
        return None
    return memory


def route(state: DoomState, seat: SeatId, piece: str, place: str, names: Names) -> Route | Refusal:
    """The way to a place with the points that are left; of two equally cheap ones the one in less danger."""
    memory = acting(state, seat)
    if memory is None or memory.figure != piece:
        return refuse("D16-MOV-02", "not_acting", figure=piece)
    board = state.field.board
    space = known_space(board, board.spaces, place)
    if space is None:
        return refuse("D16-MOV-01", "no_place", space=place)
    walker = Walker(state, state.table.figures[piece])
    if walker.here.mask >> space & 1:
        return refuse("D16-MOV-01", "there_already", figure=piece, space=place)
    steps = walker.cheapest(space, memory.points, worry(state, walker))
    if steps is None:
        if state.field.occupied & ~walker.here.mask & ~walker.killed & 1 << space and not walker.large:
            return refuse("D16-MOV-14", "cannot_stay", figure=piece, space=place)
        return refuse("D16-MOV-02", "no_way", figure=piece, space=place, points=memory.points)
    if steps[0].action not in state.legal:
        return state.why_not(steps[0].action) or refuse("D16-MOV-02", "not_acting", figure=piece)
    return route_of(state, steps, on_the_way(cache_for(state.game, names), state, walker, steps))


def worry(state: DoomState, walker: Walker) -> Callable[[Stand, Step], int]:
    """What is bad about a step besides its cost: standing beside enemies; a Glory Kill is good."""
    near = near_enemies(state, walker.figure)

    def worried(stand: Stand, step: Step) -> int:
        there = step.to[0]
        if there == stand[0]:
            return 0
        if walker.marine and there.mask & walker.killed:
            return 0
        return 10 + sum(bool(there.mask & spaces) for spaces in near)

    return worried


def near_enemies(state: DoomState, figure: Figure) -> list[int]:
    """For each enemy, the spaces beside it."""
    walk, where = state.field.ways.walk, state.field.where
    return [
        walk.around(where[foe.id])
        for foe in state.table.figures.values()
        if (foe.kind == MARINE) != (figure.kind == MARINE)
    ]


def on_the_way(cache: DrawingCache, state: DoomState, walker: Walker, steps: list[Step]) -> list[str]:
    """What a way brings: Glory Kills, and figures that a large one displaces."""
    names = cache.names
    said = [cache.say("route-glory", figure=names.of(id)) for id in walker.glory_kills(steps)]
    if walker.large and steps:
        end = steps[-1].to[0].mask
        for figure in state.table.figures.values():
            if figure.id != walker.figure.id and state.field.where[figure.id] & end:
                said.append(cache.say("route-displaces", figure=names.of(figure.id)))
    return said
