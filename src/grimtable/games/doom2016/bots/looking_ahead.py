"""Looking ahead: what a search needs to know of DOOM 2016.

A candidate is a whole activation: what the veteran would do in one of a few moods, and how he would go on in
it. Marines ask so at every step, for nobody remembers a mood; demons only where the game may end soon, and
otherwise which type acts and what is summoned where. A line of play ends a few activations later, whichever
round that is: what is won by a bold move is seen, and what it is punished with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from grimtable.games.advice import Advice
from grimtable.games.doom2016 import actions as act
from grimtable.games.doom2016.bots.estimate import marines_win, progress, way_to_go
from grimtable.games.doom2016.bots.invader import weigh_invader
from grimtable.games.doom2016.bots.marine import weigh_marine
from grimtable.games.doom2016.bots.moods import DEMON_MOODS, FOCUS, MARINE_MOODS, DemonMood, MarineMood
from grimtable.games.doom2016.bots.quick_play import QuickPlay
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.table import INVADER, MARINE, MARINES
from grimtable.kernel import Action, SeatId, State

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState

#: the questions that decide activations; every other answer follows from them
BIG: Final[tuple[type[Action], ...]] = (
    act.ActivateType,
    act.ChoosePortal,
    act.ChooseGroup,
    act.Respawn,
)
CLOSE: Final = 2  #: kill tokens before the last one from which every deed of a demon is searched
NEARLY: Final = 0.6  #: the part of an objective that is done, likewise
FURTHER: Final = 4  #: activations after the one that is decided about
POINT: Final = 0.008  #: what a point of way is worth at the end of a line of play
OTHER: Final = 0.3  #: what a veteran in another mood is thought to be worse, in wounds


class LookingAhead:
    """Advice for the candidates, quick play to the horizon, and the worth of what is reached."""

    point: Final = 0.016
    error: Final = 0.02

    def is_big(self, state: State[Any, Any], seat: SeatId) -> bool:
        """Whether a decision is worth a search; the rest is played by the veteran's plan."""
        return isinstance(state.legal[0], BIG) or has_moods(cast("DoomState", state), seat)

    def weigh(self, state: State[Any, Any], seat: SeatId) -> Sequence[Advice]:
        """The options as the veteran weighs them; in an activation what he would do in each mood."""
        play = cast("DoomState", state)
        if has_moods(play, seat):
            return [advice for advice, _ in in_moods(play, seat)]
        if seat == INVADER:
            return weigh_invader(play, state.legal, careful=True)
        return weigh_marine(play, seat, state.legal, careful=True)

    def players(self, state: State[Any, Any], seat: SeatId) -> Callable[[], QuickPlay]:
        """Whoever plays the lines of one search."""
        play = cast("DoomState", state)
        moods = {}
        if has_moods(play, seat):
            moods = {advice.action: mood for advice, mood in in_moods(play, seat)}
        return lambda: QuickPlay(seat, moods)

    def horizon(self, state: State[Any, Any], seat: SeatId) -> Horizon:
        """Where lines of play from here end."""
        return Horizon(cast("DoomState", state))


def has_moods(state: DoomState, seat: SeatId) -> bool:
    """Whether a figure of this seat decides how to go on with its activation."""
    memory = state.stack[-1].memory
    if isinstance(memory, MarineActivation):
        return seat in state.table.figures
    return isinstance(memory, DemonActivation) and memory.attacks > 0 and ends_soon(state)


def ends_soon(state: DoomState) -> bool:
    """Whether what one demon does may decide the game."""
    left = state.game.kills_needed(state.setup) - state.table.kills
    return left <= CLOSE or progress(state) >= NEARLY


def in_moods(state: DoomState, seat: SeatId) -> list[tuple[Advice, MarineMood | DemonMood]]:
    """What the veteran would do in each mood, himself first.

    Each mood weighs in its own way, so its worth does not tell how good it is beside the others: they begin
    as equals, only a little behind him.
    """
    found: dict[Action, tuple[Advice, MarineMood | DemonMood]] = {}
    top = 0.0
    for mood in _moods(state, seat):
        if isinstance(mood, DemonMood):
            advice = weigh_invader(state, state.legal, careful=True, mood=mood)
        else:
            advice = weigh_marine(state, seat, state.legal, careful=True, mood=mood)
        best = max(advice, key=lambda each: each.worth)
        if not found:
            top = best.worth
        elif best.action in found:
            continue
        else:
            best = best._replace(worth=top - OTHER)
        found[best.action] = best, mood
    return list(found.values())


def _moods(state: DoomState, seat: SeatId) -> Sequence[MarineMood | DemonMood]:
    if seat != INVADER:
        return MARINE_MOODS
    marines = [each.id for each in state.table.figures.values() if each.kind == MARINE]
    focus = [DemonMood(marine, FOCUS) for marine in marines] if len(marines) > 1 else []
    return (*DEMON_MOODS, *focus)


class Horizon:
    """So many activations after the one that is decided about, whichever round they fall into."""

    def __init__(self, state: DoomState) -> None:
        table = state.table
        left = len(table.initiative)
        self.round = table.round if left >= FURTHER else table.round + 1
        self.revealed = len(table.revealed) + FURTHER if left >= FURTHER else FURTHER - left

    def reached(self, state: State[Any, Any]) -> bool:
        """Whether a line of play has come far enough to be judged."""
        table = cast("DoomState", state).table
        return table.round > self.round or (table.round == self.round and len(table.revealed) > self.revealed)

    def worth(self, state: State[Any, Any]) -> dict[str, float]:
        """The chance of each team to win."""
        play = cast("DoomState", state)
        chance = marines_win(play)
        if state.result is None:
            # Of tables that are as good, the better one is that on which the marines have less far to go.
            chance = max(0.0, chance - POINT * way_to_go(play))
        return {MARINES: chance, INVADER: 1.0 - chance}
