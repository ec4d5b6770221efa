"""Search under hidden information: candidates compared on imagined tables, all on the same table at a time.

Each round imagines another table that agrees with the view and plays every remaining candidate on a copy of
it, with the same dice to come, to the horizon: what differs is the candidate's doing. The game's advice is
the first guess of what each is worth; lines of play correct it as they add up. Candidates that fall behind
are given up, and the search ends when the leader can hardly be overtaken in what is left of the budget.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Final, Protocol

from grimtable.bots.declaring import Advisor
from grimtable.games.advice import Advice
from grimtable.kernel import Action, OwnState, SeatId
from grimtable.kernel.chance import seeded

WIDE: Final = 6  #: candidates
LONGEST: Final = 600  #: decisions in one line of play, for games whose horizon does not come
HOPELESS: Final = 2.0  #: what the advice puts further behind than so many of its errors is no candidate
FEWEST: Final = 4  #: rounds before anything is given up
BEHIND: Final = 2.0  #: standard errors behind the leader with which a candidate is given up
SETTLED: Final = 1.6  #: standard errors of what is still to come that a lead must be worth to end a search
EQUAL: Final = 0.005  #: candidates that differ by less are as good as each other
NOISE: Final = 0.02  #: the least that two lines of play are thought to differ by chance


class Horizon(Protocol):
    """Where lines of play end, and what they are worth there."""

    def reached(self, state: OwnState) -> bool: ...
    def worth(self, state: OwnState) -> Mapping[str, float]: ...


class Player(Protocol):
    """Whoever answers in one line of play, for every seat.

    One that keeps account of the dice has `luck(state)`, too: how much of the searching side's chance to win
    came of rolls beyond what was to be expected of them. It is taken off what the line is worth. One that
    goes on in another way after each candidate has `sets_out(state, action)` and is told how a line begins.
    """

    def answer(self, state: OwnState) -> Action: ...


class Lookahead(Advisor, Protocol):
    """What a game offers for search as `SEARCH` in its module `bots`."""

    @property
    def point(self) -> float:
        """What a point of worth in its advice is thought to add to the chance to win."""
        ...

    @property
    def error(self) -> float:
        """How far the advice is usually off, as a chance to win: the smaller, the more it counts."""
        ...

    def is_big(self, state: OwnState, seat: SeatId) -> bool: ...
    def players(self, state: OwnState, seat: SeatId) -> Callable[[], Player]: ...
    def horizon(self, state: OwnState, seat: SeatId) -> Horizon: ...


class Candidate:
    """An option that is looked into: the advice's guess, and what came of each line of play."""

    __slots__ = ("action", "guess", "reason", "values")

    def __init__(self, action: Action, guess: float, reason: str) -> None:
        self.action, self.reason = action, reason
        self.guess = guess  #: what the advice thinks it is worth beside its best option: 0 or less
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class Search:
    """A search for one decision of one seat."""

    def __init__(self, lookahead: Lookahead, imagine: Callable[[], OwnState], seat: SeatId) -> None:
        self.lookahead, self.imagine, self.seat = lookahead, imagine, seat
        first = imagine()
        self.team = next(str(each.team) for each in first.setup.seats if each.id == seat)
        self.horizon = lookahead.horizon(first, seat)
        #: the part of its time that such a decision is worth; whole, where a horizon says nothing of it
        self.share: float = getattr(self.horizon, "share", 1.0)
        self.player = lookahead.players(first, seat)
        self.candidates = self._candidates(lookahead.weigh(first, seat))
        self.running = list(self.candidates)  #: those not given up; in the order of the advice
        self.rounds = 0
        self.lines = 0

    def _candidates(self, advice: Sequence[Advice]) -> list[Candidate]:
        best = sorted(advice, key=lambda each: -each.worth)[:WIDE]
        point, top = self.lookahead.point, best[0].worth
        found = [Candidate(each.action, point * (each.worth - top), each.reason) for each in best]
        return [each for each in found if each.guess >= -HOPELESS * self.lookahead.error]

    # --- lines of play ------------------------------------------------------------------------------

    def play_round(self, out_of_time: Callable[[], bool]) -> bool:
        """Every remaining candidate on the same imagined table; False when time ran out before the end."""
        table = self.imagine()
        dice = self.dice(table)
        values = []
        for candidate in self.running:
            state = table.copy()
            # The draws before the dice differ from candidate to candidate; the dice start anew for each.
            state.chance.word = dice
            value = self._line(state, candidate.action, out_of_time)
            if value is None:
                return False
            values.append(value)
            self.lines += 1
        for candidate, value in zip(self.running, values, strict=True):
            candidate.values.append(value)
        self.rounds += 1
        return True

    def dice(self, table: OwnState) -> int:
        """Where the dice to come start on this table."""
        return seeded(table.chance.below(1 << 30)).word

    def _line(self, state: OwnState, action: Action, out_of_time: Callable[[], bool]) -> float | None:
        player = self.player()
        sets_out = getattr(player, "sets_out", None)
        if sets_out is not None:
            sets_out(state, action)
        state.apply(action)
        decisions = 1
        while state.result is None and decisions < LONGEST and not self.horizon.reached(state):
            legal = state.legal
            state.apply(legal[0] if len(legal) == 1 else player.answer(state))
            decisions += 1
            if out_of_time():
                return None
        worth = self.horizon.worth(state)[self.team]
        luck = getattr(player, "luck", None)
        return worth if luck is None else worth - luck(state)

    # --- what follows from them ---------------------------------------------------------------------

    def ahead(self, one: Candidate, other: Candidate) -> tuple[float, float, int]:
        """How much better one is thought to be than another, the chance in one comparison, and their number.

        The advice speaks first: its guess counts as much as its usual error makes it worth.
        """
        number = min(len(one.values), len(other.values))
        guess = one.guess - other.guess
        if not number:
            return guess, NOISE, 0
        differences = [a - b for a, b in zip(one.values, other.values, strict=False)]
        mean = sum(differences) / number
        square = sum((each - mean) ** 2 for each in differences)
        # A few rounds say little about the noise either: four are imagined with the least there is.
        noise = sqrt((square + 4 * NOISE**2) / (number + 3))
        weight = number / noise**2
        trust = 1.0 / self.lookahead.error**2
        return (weight * mean + trust * guess) / (weight + trust), noise, number

    @property
    def leader(self) -> Candidate:
        """The candidate that is thought to be best so far; of equals what the advice prefers."""
        best = self.running[0]
        for other in self.running[1:]:
            if self.ahead(other, best)[0] > 0:
                best = other
        return best

    def give_up(self, rounds_left: float) -> None:
        """Drop what is behind the leader for good, or will not catch up in what is left."""
        if self.rounds < FEWEST:
            return
        leader = self.leader
        kept = []
        for each in self.running:
            if each is leader:
                kept.append(each)
                continue
            lead, noise, number = self.ahead(leader, each)
            so_far = noise / sqrt(number)
            # How much the means may still move in what is left.
            to_come = noise * sqrt(rounds_left / (number * (number + rounds_left)))
            open_still = lead < min(BEHIND * so_far, SETTLED * to_come)
            if open_still and BEHIND * so_far - lead > EQUAL:
                kept.append(each)
        self.running = kept

    def decided(self) -> bool:
        """Whether there is only one candidate left: nothing to search for."""
        return len(self.running) <= 1
