"""Overlays: what a figure sees, where it gets to in its next turn, and who could attack a place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.picture.cache import cache_for
from grimtable.games.doom2004.picture.walking import Walker
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.announcing import MOVEMENT
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.table import Invader, Marine
from grimtable.games.doom2004.topics.line_of_sight import dark_limits, figure_of, ground, seen_among
from grimtable.games.doom2004.topics.sides import enemies, enemies_of, team_of
from grimtable.games.doom2004.topics.targets import TRACKING_LIMIT, Arms, usable_weapons
from grimtable.grid import CentreSight, Footprint, GridError, Passage, bits
from grimtable.kernel.identity import FigureId
from grimtable.picture.shapes import Overlay
from grimtable.picture.squares import names_of

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.picture.cache import DrawingCache
    from grimtable.kernel import SeatId
    from grimtable.narration import Names
    from grimtable.picture.hooks import OverlayKind


def overlay(
    state: DoomState,
    viewer: SeatId | None,
    kind: OverlayKind,
    piece: str | None,
    place: str | None,
    names: Names,
) -> Overlay | None:
    """What to tint; None where the viewer knows of no such piece or place."""
    cache = cache_for(state.game, names)
    figure = figure_of(state, piece) if piece is not None else None
    if isinstance(figure, Marine) and figure.space < 0:
        figure = None
    space = _space(state, place)
    if kind == "threat":
        return _threat(cache, state, viewer, figure, space)
    if figure is not None:
        return _sight(cache, state, figure) if kind == "sight" else _reach(cache, state, figure)
    return _sight_from(cache, state, space) if kind == "sight" and space is not None else None


def _space(state: DoomState, place: str | None) -> int | None:
    """A place of the discovered map."""
    if place is None:
        return None
    try:
        space = state.field.board.read(place)
    except GridError:
        return None
    return space if state.field.known >> space & 1 else None


def _name(state: DoomState, figure: Marine | Invader) -> str:
    return state.field.name(figure.space)


# --- sight ----------------------------------------------------------------------------------------


def _sight(cache: DrawingCache, state: DoomState, figure: Marine | Invader) -> Overlay:
    """D04-LOS-01: what it sees now, and the enemies among it."""
    field = state.field
    seen = 0
    for space in seen_among(state, figure, field.known & ~ground(state, figure)):
        seen |= 1 << space
    theirs = enemies(state, figure)
    here = _name(state, figure)
    return Overlay(
        title=cache.say("overlay-sight", figure=cache.names.of(figure.id)),
        light=names_of(field.board, seen & ~theirs),
        dark=names_of(field.board, seen & theirs),
        lines=tuple((here, there) for there in _first_places(state, seen & theirs)),
    )


def _first_places(state: DoomState, spaces: int) -> list[str]:
    """One place of each figure that stands on these spaces."""
    found: dict[str, str] = {}
    for space in bits(spaces):
        for id in state.field.at[space]:
            found.setdefault(id, state.field.name(space))
    return list(found.values())


def _sight_from(cache: DrawingCache, state: DoomState, space: int) -> Overlay:
    """What a figure would see that stood there; it blocks nobody's view in the meantime."""
    field = state.field
    blockers = field.occupied & ~(1 << space) | field.obstacles | field.unseen
    seen = field.sight.visible_from(space, blockers) & field.known & ~(1 << space)
    for far, dark in dark_limits(state):
        seen &= ~dark | field.board.square(space, far)
    here = field.name(space)
    figures = seen & field.occupied
    return Overlay(
        title=cache.say("overlay-sight-from", place=here),
        light=names_of(field.board, seen & ~field.occupied),
        dark=names_of(field.board, figures),
        lines=tuple((here, there) for there in _first_places(state, figures)),
    )


# --- reach ----------------------------------------------------------------------------------------


def _reach(cache: DrawingCache, state: DoomState, figure: Marine | Invader) -> Overlay:
    """Where it can go, and whom it could attack from there."""
    field = state.field
    walker = Walker(state, figure)
    walking, fighting = _budgets(state, figure)
    covered_ = 0
    for _, there in walker.ends(walking):
        covered_ |= there.mask
    foes = enemies_of(state, team_of(state, figure.id))
    strike = Strike(state, walker, fighting)
    hit = 0
    struck: list[str] = []
    for foe in foes:
        if strike.could_hit(ground(state, foe)):
            hit |= ground(state, foe)
            struck.append(_name(state, foe))
    here = _name(state, figure)
    return Overlay(
        title=cache.say("overlay-reach", figure=cache.names.of(figure.id)),
        light=names_of(field.board, covered_ & ~hit),
        dark=names_of(field.board, hit),
        lines=tuple((here, there) for there in struck),
    )


def _budgets(state: DoomState, figure: Marine | Invader) -> tuple[int, int]:
    """The movement points it has, or will have next turn: walking only, and with an attack after it."""
    for frame in reversed(state.stack):
        memory = frame.memory
        if isinstance(memory, Activation) and memory.figure == figure.id:
            return memory.points, memory.points if memory.attacks else -1
        if isinstance(memory, MarineTurn) and FigureId(memory.seat) == figure.id and memory.action:
            return memory.points, memory.points if memory.attacks else -1
    if isinstance(figure, Marine):
        # D04-MAR-03, D04-MAR-04: Sprint goes furthest, Advance goes and attacks.
        sprint = MOVEMENT["sprint"] + skill(state, figure.id, "sprint_points")
        return sprint, MOVEMENT["advance"] + skill(state, figure.id, "advance_points")
    points = state.game.invaders[figure.kind].movement
    if state.lasting.by_name:
        points = max(0, points + state.lasting.total("points", figure.id))
    return points, points


# --- striking -------------------------------------------------------------------------------------


class Strike:
    """From where a figure could attack after moving, and how far."""

    def __init__(self, state: DoomState, walker: Walker, points: int, lifted: int = 0) -> None:
        self.state = state
        self.walker = walker
        self.lifted = lifted  #: spaces whose figure is thought away
        field = state.field
        self.points = points
        figure = walker.figure
        if isinstance(figure, Marine):
            self.arms = [state.game.arms[weapon] for weapon in usable_weapons(state, figure)]
            self.accuracy = skill(state, figure.id, "accuracy")
        else:
            self.arms = [state.game.arms[figure.kind]]
            self.accuracy = 0
        self.near = any(arms.melee or arms.abilities.sweep for arms in self.arms)
        self.far = max((self._range(arms) for arms in self.arms if _is_ranged(arms)), default=0)
        self.tracking = max(
            (min(TRACKING_LIMIT, self._range(arms)) for arms in self.arms if arms.abilities.tracking),
            default=0,
        )
        self.blockers = field.occupied & ~walker.here.mask & ~lifted | field.obstacles | field.unseen
        self.dark = dark_limits(state)

    def _range(self, arms: Arms) -> int:
        """The most that its dice can show (D04-RNG-05)."""
        dice = self.state.game.dice
        return (
            sum(max(face.range for face in dice[die].faces) for die in arms.dice)
            + arms.abilities.accuracy
            + self.accuracy
        )

    def could_hit(self, target: int) -> bool:
        """Whether it could attack one of these spaces from somewhere."""
        return self.position(target) is not None

    def position(self, target: int) -> Footprint | None:
        """A place from which it could attack one of these spaces; the first one in board order."""
        if self.points < 0:
            return None
        board = self.state.field.board
        reach = max(1, self.far, self.tracking)
        near = 0
        for space in bits(target):
            near |= board.square(space, reach)
        apart = min(board.apart(one, other) for one in bits(target) for other in bits(self.walker.here.mask))
        if apart > self.points + reach and not self.walker.jumps:
            return None  # not even in a straight line
        best: Footprint | None = None
        for opened, there in self.walker.ends(self.points, near):
            if there.mask & target or (best is not None and there > best):
                continue
            passage = self.walker.passage(opened)
            if self._hits(there, target, passage, CentreSight.of(board, passage.stops)):
                best = there
        return best

    def _hits(self, there: Footprint, target: int, passage: Passage, sight: CentreSight) -> bool:
        if self.near and passage.around(there.mask) & target:
            return True
        if self.tracking:
            unknown = passage.board.spaces & ~self.state.field.known
            if passage.reach(there.mask, self.tracking, forbidden=unknown) & target:
                return True
        if not self.far:
            return False
        blockers = self.blockers & ~target & ~there.mask
        for eye in bits(there.mask):
            for space in bits(target & passage.board.square(eye, self.far)):
                if sight.sees(eye, space, blockers) and not self._is_dark(eye, space):
                    return True
        return False

    def _is_dark(self, eye: int, space: int) -> bool:
        apart = self.state.field.board.apart(eye, space)
        return any(spaces >> space & 1 and apart > far for far, spaces in self.dark)


def _is_ranged(arms: Arms) -> bool:
    return not (arms.melee or arms.abilities.sweep or arms.abilities.tracking)


# --- threat ---------------------------------------------------------------------------------------


def _threat(
    cache: DrawingCache,
    state: DoomState,
    viewer: SeatId | None,
    figure: Marine | Invader | None,
    space: int | None,
) -> Overlay | None:
    """Who could attack a figure there next turn, and from where; without a figure, one of the viewer's."""
    if space is None:
        if figure is None:
            return None
        target = ground(state, figure)
        space = figure.space
    else:
        target = 1 << space
    side = figure.id if figure is not None else viewer or state.field.explorers
    lifted = ground(state, figure) if figure is not None else 0
    field = state.field
    here = field.name(space)
    light, dark = 0, 0
    lines: list[tuple[str, str]] = []
    for enemy in enemies_of(state, team_of(state, side)):
        walker = Walker(state, enemy)
        walker.open &= ~target
        walker.open |= lifted & ~target & field.known
        position = Strike(state, walker, _budgets(state, enemy)[1], lifted).position(target)
        if position is not None:
            dark |= ground(state, enemy)
            light |= position.mask
            lines.append((_name(state, enemy), here))
    return Overlay(
        title=cache.say("overlay-threat", count=len(lines), place=here),
        light=names_of(field.board, light & ~dark),
        dark=names_of(field.board, dark),
        lines=tuple(lines),
    )
