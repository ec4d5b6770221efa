"""Looking ahead: what a search needs to know of DOOM 2004.

A Marine's search never profits from what lies behind a door: a line of play ends where it discovers an area,
and what it found there is left out of its worth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from grimtable.games.advice import Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots import arena_search, veteran_invader, veteran_marine
from grimtable.games.doom2004.bots.arena_estimate import chance_of, score_of
from grimtable.games.doom2004.bots.arena_search import ArenaHorizon, ArenaPlay
from grimtable.games.doom2004.bots.courses import STEPS, courses
from grimtable.games.doom2004.bots.estimate import Count, marines_win, standing
from grimtable.games.doom2004.bots.quick_play import STOPS, Memory, QuickPlay
from grimtable.games.doom2004.bots.stakes import Stakes
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.table import INVADER, INVADERS, MARINES
from grimtable.kernel import Action, SeatId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

#: the questions that decide turns; every other answer follows from them
BIG: Final[tuple[type[Action], ...]] = (
    act.Announce,
    act.AnnounceBoosted,
    act.Respawn,
    act.PlaySpawn,
    act.Place,
)
APART: Final = 2  #: places less than so many steps from a better one are not tried
PLACES: Final = 6  #: that are tried
AT_A_STEP: Final = 0.15  #: of the time that a decision has: steps are many, and their lines short


class LookingAhead:
    """Advice for the candidates, quick play to the horizon, and the worth of what is reached."""

    point: Final = 0.018  #: a frag is worth six wounds and more, and a sixth of the way to losing
    error: Final = 0.03  #: a wound or two

    def is_big(self, state: DoomState, seat: SeatId) -> bool:
        """Whether a decision is worth a search; the rest is played by the veteran's plan."""
        if state.table.is_arena:
            return arena_search.is_big(state, seat)
        if any(isinstance(action, BIG) for action in state.legal):
            return True
        return has_courses(state)

    def weigh(self, state: DoomState, seat: SeatId) -> Sequence[Advice]:
        """The options as the veteran weighs them; of places that lie side by side the best."""
        if state.table.is_arena:
            return _apart(state, arena_search.weigh(state, seat, self.point))
        if seat == INVADER:
            return _apart(state, different(state, veteran_invader.weigh_invader(state, state.legal)))
        if has_courses(state):
            return [course.advice for course in courses(state, seat, state.legal)]
        return _apart(state, veteran_marine.weigh_marine(state, seat, state.legal))

    def players(self, state: DoomState, seat: SeatId) -> Callable[[], QuickPlay | ArenaPlay]:
        """Whoever plays the lines of one search; they share what they have thought out."""
        if state.table.is_arena:
            return arena_search.players(state, seat)
        memory, stakes = Memory(), Stakes(state, seat)
        if not has_courses(state):
            return lambda: QuickPlay(memory, stakes)
        ways = {
            int(course.advice.action.space): course
            for course in courses(state, seat, state.legal)
            if isinstance(course.advice.action, STEPS)
        }
        return lambda: QuickPlay(memory, stakes, ways)

    def horizon(self, state: DoomState, seat: SeatId) -> Horizon | ArenaHorizon:
        """Where lines of play from here end."""
        if state.table.is_arena:
            return ArenaHorizon(state, seat)
        return Horizon(state, seat)


def has_courses(state: DoomState) -> bool:
    """Whether a Marine decides how to go on with his turn, and has a way to go."""
    if not isinstance(state.stack[-1].memory, MarineTurn):
        return False
    stepping = False
    for option in state.legal:
        if isinstance(option, STOPS):
            return False
        stepping = stepping or isinstance(option, STEPS)
    return stepping


def different(state: DoomState, advice: Sequence[Advice]) -> Sequence[Advice]:
    """Of spawn cards that bring the same monsters one is enough: the one that the veteran likes best."""
    kept: dict[object, Advice] = {}
    for each in advice:
        key: object = each.action
        if isinstance(each.action, act.PlaySpawn):
            groups = state.game.invader_copies[each.action.card].groups
            key = tuple(sorted(groups[each.action.group - 1]))
        if key not in kept or kept[key].worth < each.worth:
            kept[key] = each
    return list(kept.values())


def _apart(state: DoomState, advice: Sequence[Advice]) -> Sequence[Advice]:
    """Places are many, and neighbours hardly differ: each option stands for those around it."""
    if not isinstance(advice[0].action, act.Place | act.Respawn):
        return advice
    apart = state.field.board.apart
    kept: list[Advice] = []
    spaces: list[int] = []
    for each in sorted(advice, key=lambda each: -each.worth):
        if isinstance(each.action, act.Place | act.Respawn):
            space = each.action.space
            if all(apart(space, other) >= APART for other in spaces):
                spaces.append(space)
                kept.append(each)
            if len(kept) >= PLACES:
                break
    return kept


class Horizon:
    """For a Marine the end of the round or the discovery of an area; for the Invader the Marines' answer.

    A Marine on his way asks how to go on at every step: his lines end with his turn, where the estimate
    counts the danger that he is left in, and a part of the time is enough for them.

    A line is worth how much better one stands than before, wherever that was: the estimate may take a
    scenario for won or lost from the start, and would then hardly tell one turn from another.
    """

    def __init__(self, state: DoomState, seat: SeatId) -> None:
        self.round = state.table.round
        self.active = state.table.active
        self.areas = len(state.table.areas)
        self.blind = seat != INVADER
        self.on_his_way = self.blind and has_courses(state)
        self.share = AT_A_STEP if self.on_his_way else 1.0
        self.count = Count(state.field.known, self.areas) if self.blind else Count()
        self.began = standing(state, self.count)
        #: in the Invader's own turn the Marines' answer belongs to it, which comes in the next round
        self.own = state.table.active == INVADER

    def reached(self, state: DoomState) -> bool:
        """Whether a line of play has come far enough to be judged."""
        table = state.table
        if self.on_his_way:
            return table.active != self.active or len(table.areas) > self.areas
        if self.blind:
            return table.round > self.round or len(table.areas) > self.areas
        if self.own:
            return table.round > self.round and table.active == INVADER
        return table.round > self.round

    def worth(self, state: DoomState) -> dict[str, float]:
        """What each side has gained, from what the searching seat may count: one half if nothing."""
        if state.result is not None:
            chance = marines_win(state)
        else:
            chance = chance_of(standing(state, self.count) - self.began)
        return {MARINES: chance, INVADERS: 1.0 - chance}

    def chance(self, worth: float) -> float:
        """The chance to win that such a worth stands for, for explanations."""
        return chance_of(score_of(worth) + (self.began if self.blind else -self.began))
