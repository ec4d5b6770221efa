"""Routes: the cheapest way for the acting figure, and who could answer its steps (chapters MOV, BIG, TEL)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from grimtable.figures.picture.overlays import known_space
from grimtable.figures.picture.routes import route_of
from grimtable.figures.walking import Stand, Step
from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.picture.cache import cache_for
from grimtable.games.doom2004.picture.walking import Walker
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.table import Marine
from grimtable.games.doom2004.topics.hazards import without_air
from grimtable.games.doom2004.topics.line_of_sight import figure_of
from grimtable.games.doom2004.topics.sides import enemies
from grimtable.games.doom2004.topics.targets import adjacent_spaces, usable_weapons
from grimtable.grid import CentreSight, Footprint, bits
from grimtable.kernel import Refusal, refuse
from grimtable.kernel.identity import FigureId
from grimtable.narration.names import where
from grimtable.picture.shapes import Route

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.picture.cache import DrawingCache
    from grimtable.kernel import SeatId
    from grimtable.narration import Names

#: Ways of the same length differ by wounds and bites on the way, and then by how far they stray from the
#: straight line, because people expect to walk straight. A movement point outweighs them all.
_BURN, _BITE, _STRAY = 100_000, 1_000, 1
#: No figure ever has more points; further away there is nothing to look for.
FAR = 60


def route(state: DoomState, seat: SeatId, piece: str, place: str, names: Names) -> Route | Refusal:
    """The cheapest way of the acting piece to a place; of two equally cheap ones the less dangerous."""
    points = _points(state, seat, piece)
    if isinstance(points, Refusal):
        return points
    field = state.field
    space = known_space(field.board, field.known, place)
    if space is None:
        # Undiscovered or not there at all: the two must sound the same.
        return refuse("D04-MAP-07", "unknown", space=place)
    figure = figure_of(state, piece)
    assert figure is not None  # it is acting
    walker = Walker(state, figure)
    if walker.here.mask >> space & 1 and walker.size == "1x1":
        return refuse("D04-MOV-05", "there_already", figure=piece, space=place)
    worry = worry_of(state, walker, space)
    steps = walker.cheapest(space, points, worry)
    if steps is None:
        # Further away than it gets now; with every door open the answer is quick and good enough.
        beyond = walker.cheapest(space, FAR, worry, walker.workable)
        if beyond is None:
            return _why_no_way(state, walker, piece, space, place)
        needed = max(sum(step.cost for step in beyond), points + 1)
        return refuse("D04-MOV-22", "too_far", space=place, needed=needed, points=points)
    if steps[0].action not in state.legal:
        return state.why_not(steps[0].action) or refuse("D04-MOV-03", "not_now", figure=piece)
    cache = cache_for(state.game, names)
    said = reactions(cache, state, walker, steps)
    if isinstance(figure, Marine) and state.field.scene.airless & steps[-1].to[0].mask:
        said.append(lack_of_air(cache, state, figure))
    return route_of(state, steps, said)


def _points(state: DoomState, seat: SeatId, piece: str) -> int | Refusal:
    """The movement points of the acting piece, or why it is not this piece that acts."""
    memory = state.stack[-1].memory if state.stack else None
    if state.asked == seat and isinstance(memory, MarineTurn) and memory.seat == piece and memory.action:
        return memory.points
    if state.asked == seat and isinstance(memory, Activation) and memory.figure == piece:
        return memory.points
    if piece in state.table.marines:
        return refuse("D04-MAR-02", "not_moving", figure=piece)
    return refuse("D04-INV-19", "not_acting", figure=piece)


def worry_of(state: DoomState, walker: Walker, space: int) -> Callable[[Stand, Step], int]:
    """What is bad about a step besides its cost."""
    dangers = _dangers(state, walker)
    strays = _straying(state, walker.here.anchor, space)

    def worry(stand: Stand, step: Step) -> int:
        return _danger(dangers, step.to[0]) + strays(step.to[0].anchor)

    return worry


def _dangers(state: DoomState, walker: Walker) -> tuple[int, list[int]]:
    """Spaces that burn (D04-OBS-04), and the spaces beside each watcher (D04-ABL-36)."""
    watched = []
    if walker.is_marine:
        for invader in state.table.invaders.values():
            if state.game.invaders[invader.kind].abilities.watch:
                watched.append(adjacent_spaces(state, covered(state, invader)))
    return state.field.burning, watched


def _straying(state: DoomState, start: int, goal: int) -> Callable[[int], int]:
    """How far a space lies beside the straight line, in whole spaces."""
    stride = state.field.board.stride
    row, column = divmod(start, stride)
    to_row, to_column = divmod(goal, stride)
    across, down = to_column - column, to_row - row
    length = max(abs(across), abs(down), 1)

    def strays(space: int) -> int:
        y, x = divmod(space, stride)
        return _STRAY * (abs(across * (y - row) - down * (x - column)) // length)

    return strays


def _danger(dangers: tuple[int, list[int]], there: Footprint) -> int:
    burning, watched = dangers
    found = _BURN if burning & there.mask else 0
    for spaces in watched:
        if spaces & there.mask:
            found += _BITE
    return found


def _why_no_way(state: DoomState, walker: Walker, piece: str, space: int, place: str) -> Refusal:
    """Why no way leads to a space, however long."""
    field = state.field
    if enemies(state, walker.figure) >> space & 1:
        return refuse("D04-MOV-09", "enemy", figure=field.at[space][0], space=place)
    if field.obstacles >> space & 1:
        return refuse("D04-MOV-11", "obstacle", space=place)
    if walker.shared >> space & 1:
        return refuse("D04-MOV-08", "shared", figure=field.at[space][0], space=place)
    if walker.size != "1x1":
        return refuse("D04-BIG-11", "no_way", figure=piece, space=place)
    return refuse("D04-MOV-06", "no_way", space=place)


# --- who may answer -------------------------------------------------------------------------------


def reactions(cache: DrawingCache, state: DoomState, walker: Walker, steps: list[Step]) -> list[str]:
    """What may happen on the way, as far as everybody can see: watchers, Guards, and burning floor."""
    names, name = cache.names, state.field.name

    def spot_of(space: int) -> dict[str, str]:
        return {"place": name(space), "at": where(state, names, space)}

    said: dict[str, None] = {}
    burning = state.field.burning
    before = walker.here.mask
    warned: set[str] = set()
    for step in steps:
        there, opened = step.to
        if there.mask == before:
            continue  # a door was worked
        entered = there.mask & ~before & burning
        if entered:
            spot = spot_of(bits(entered)[0])
            said[cache.say("route-burns", figure=names.of(walker.figure.id), **spot)] = None
        if walker.is_marine:
            for id in watchers_at(state, there.mask):
                said[cache.say("route-watch", figure=names.of(id), **spot_of(there.anchor))] = None
        else:
            for id in guards_on(state, walker, there, opened):
                if id not in warned:  # from its first step in view on
                    warned.add(id)
                    said[cache.say("route-guard", figure=names.of(id), **spot_of(there.anchor))] = None
        before = there.mask
    return list(said)


def lack_of_air(cache: DrawingCache, state: DoomState, marine: Marine) -> str:
    """D4X-AIR-02: what he pays if his turn ends where he stands."""
    figure, tanks = cache.names.of(marine.id), tanks_of(state, marine)
    return cache.say("route-airless", figure=figure, tanks=tanks, wounds=without_air(state))


def tanks_of(state: DoomState, marine: Marine) -> int:
    return sum(marine.held(token) for token in state.game.breaths)


def watchers_at(state: DoomState, mask: int) -> list[FigureId]:
    """D04-ABL-36: the invaders that may bite whoever comes onto these spaces."""
    return [
        invader.id
        for invader in state.table.invaders.values()
        if state.game.invaders[invader.kind].abilities.watch
        and adjacent_spaces(state, covered(state, invader)) & mask
    ]


def guards_on(state: DoomState, walker: Walker, there: Footprint, opened: tuple[str, ...]) -> list[FigureId]:
    """D04-ORD-10: the Marines on guard who would see the invader there."""
    field = state.field
    sight = CentreSight.of(field.board, walker.passage(opened).stops)
    found = []
    for marine in state.table.marines.values():
        if marine.order != "guard" or marine.space < 0 or not _can_shoot(state, marine):
            continue
        blockers = field.occupied & ~walker.here.mask & ~(1 << marine.space) | field.obstacles | field.unseen
        if any(sight.sees(marine.space, space, blockers & ~there.mask) for space in bits(there.mask)):
            found.append(marine.id)
    return found


def _can_shoot(state: DoomState, marine: Marine) -> bool:
    arms = state.game.arms
    return any(not arms[weapon].melee for weapon in usable_weapons(state, marine))
