"""Overlays: what a figure sees, where it gets to in its next turn, and who could attack a place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.figures.picture.overlays import Standing, known_space, reach, threat, tinted
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
from grimtable.grid import CentreSight, Footprint, Passage, bits
from grimtable.kernel.identity import FigureId
from grimtable.picture.shapes import Overlay

if TYPE_CHECKING:
    from grimtable.figures.walking import Stand
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
    space = known_space(state.field.board, state.field.known, place)
    if kind == "threat":
        return _threat(cache, state, viewer, figure, space)
    if figure is not None:
        return _sight(cache, state, figure) if kind == "sight" else _reach(cache, state, figure)
    return _sight_from(cache, state, space) if kind == "sight" and space is not None else None


def _standing(state: DoomState, figure: Marine | Invader) -> Standing:
    return Standing(figure.id, figure.space, ground(state, figure))


# --- sight ----------------------------------------------------------------------------------------


def _sight(cache: DrawingCache, state: DoomState, figure: Marine | Invader) -> Overlay:
    """D04-LOS-01: what it sees now, and the enemies among it."""
    field = state.field
    seen = 0
    for space in seen_among(state, figure, field.known & ~ground(state, figure)):
        seen |= 1 << space
    theirs = enemies(state, figure)
    lines = ((figure.space, there) for there in _first_spaces(state, seen & theirs))
    title = cache.say("overlay-sight", figure=cache.names.of(figure.id))
    return tinted(field.board, title, seen, seen & theirs, lines)


def _first_spaces(state: DoomState, spaces: int) -> list[int]:
    """One space of each figure that stands on these."""
    found: dict[str, int] = {}
    for space in bits(spaces):
        for id in state.field.at[space]:
            found.setdefault(id, space)
    return list(found.values())


def _sight_from(cache: DrawingCache, state: DoomState, space: int) -> Overlay:
    """What a figure would see that stood there; it blocks nobody's view in the meantime."""
    field = state.field
    blockers = field.occupied & ~(1 << space) | field.obstacles | field.unseen
    seen = field.sight.visible_from(space, blockers) & field.known & ~(1 << space)
    for far, dark in dark_limits(state):
        seen &= ~dark | field.board.square(space, far)
    figures = seen & field.occupied
    lines = ((space, there) for there in _first_spaces(state, figures))
    title = cache.say("overlay-sight-from", place=field.name(space))
    return tinted(field.board, title, seen, figures, lines)


# --- reach ----------------------------------------------------------------------------------------


def _reach(cache: DrawingCache, state: DoomState, figure: Marine | Invader) -> Overlay:
    """Where it can go, and whom it could attack from there."""
    walker = Walker(state, figure)
    walking, fighting = _budgets(state, figure)
    strike = Strike(state, walker, fighting)
    foes = (_standing(state, foe) for foe in enemies_of(state, team_of(state, figure.id)))
    struck = (foe for foe in foes if strike.could_hit(foe.ground))
    return reach(cache, state.field.board, _standing(state, figure), walker.ends(walking), struck)


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
        best: Footprint | None = None
        for stand in self._near(target):
            if (best is None or stand[0] <= best) and self._hits_from(stand, target):
                best = stand[0]
        return best

    def positions(self, target: int) -> list[Stand]:
        """Every place from which it could attack one of these spaces."""
        return [stand for stand in self._near(target) if self._hits_from(stand, target)]

    def _near(self, target: int) -> Iterator[Stand]:
        """Where it could go that is not too far away from these spaces."""
        if self.points < 0:
            return
        board = self.state.field.board
        reach = max(1, self.far, self.tracking)
        near = 0
        for space in bits(target):
            near |= board.square(space, reach)
        apart = min(board.apart(one, other) for one in bits(target) for other in bits(self.walker.here.mask))
        if apart <= self.points + reach or self.walker.jumps:  # else not even in a straight line
            yield from (stand for stand in self.walker.ends(self.points, near) if not stand[0].mask & target)

    def _hits_from(self, stand: Stand, target: int) -> bool:
        passage = self.walker.passage(stand[1])
        return self._hits(stand[0], target, passage, CentreSight.of(passage.board, passage.stops))

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
    if figure is None and space is None:
        return None
    side = figure.id if figure is not None else viewer or state.field.mode.explorers
    lifted = ground(state, figure) if figure is not None else 0
    target = lifted if space is None else 1 << space
    goal = figure.space if space is None and figure is not None else space
    assert goal is not None  # a figure or a space is given

    def strikes_from(enemy: Marine | Invader) -> Footprint | None:
        walker = Walker(state, enemy)
        walker.open &= ~target
        walker.open |= lifted & ~target & state.field.known
        return Strike(state, walker, _budgets(state, enemy)[1], lifted).position(target)

    foes = enemies_of(state, team_of(state, side))
    return threat(
        cache, state.field.board, goal, ((_standing(state, foe), strikes_from(foe)) for foe in foes)
    )
