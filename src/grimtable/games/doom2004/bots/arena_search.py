"""Looking ahead in an arena: whole turns played out on copies of the table, and everybody's answers to them.

Nobody knows the dice, so each line of play is judged without the luck in it: of every attack it is known what
it was to bring on the average, and what it brought beyond that is taken off again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from grimtable.games.advice import Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots import arena, arena_estimate
from grimtable.games.doom2004.bots.arena_plan import fingerprint, weigh_turns, wits_for
from grimtable.games.doom2004.bots.luck import Awaited, Luck
from grimtable.games.doom2004.modes.arena import arena_mode
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.topics.sides import team_of
from grimtable.games.doom2004.topics.targets import figures_on
from grimtable.kernel import Action, SeatId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine

SCALE: Final = 0.5  #: of what speaks for a side, in what a line of play is worth
POINT: Final = 0.03  #: what a point of worth is thought to add to that: a frag is worth four


def is_big(state: DoomState, seat: SeatId) -> bool:
    """Whether a decision is worth a search: those that decide a turn, whose deeds follow from its plan."""
    first = state.legal[0]
    if isinstance(first, act.Respawn):
        return not state.field.mode.is_for_teams  # in one's headquarters one place is as good as another
    return isinstance(first, act.Announce | act.AnnounceBoosted)


def weigh(state: DoomState, seat: SeatId, point: float) -> Sequence[Advice]:
    """The options as the veteran weighs them, in points of the search."""
    advice = weigh_turns(state, seat, state.legal, wits=wits_for(state))
    return [each._replace(worth=each.worth * POINT / point) for each in advice]


def turns_taken(state: DoomState) -> int:
    """How many turns are over since the game began."""
    table = state.table
    return table.round * len(table.marines) + len(table.beside.acted)


class ArenaHorizon:
    """A line ends when everybody has had a turn, before one's own next.

    It is worth how much better one stands than before, wherever that was: who is far behind or far ahead
    would else hardly tell one turn from another.
    """

    def __init__(self, state: DoomState, seat: SeatId) -> None:
        self.until = turns_taken(state) + len(state.table.marines)
        self.team = team_of(state, seat)
        self.began = arena_estimate.score_of(arena_estimate.chances(state)[self.team])

    def reached(self, state: DoomState) -> bool:
        """Whether a line of play has come far enough to be judged."""
        return turns_taken(state) >= self.until

    def worth(self, state: DoomState) -> dict[str, float]:
        """What the searching side has gained: one half if nothing."""
        now = arena_estimate.score_of(arena_estimate.chances(state)[self.team])
        return {self.team: arena_estimate.chance_of(SCALE * (now - self.began))}

    def chance(self, worth: float) -> float:
        """The chance to win that such a worth stands for, for explanations."""
        gained = arena_estimate.score_of(worth) / SCALE
        return arena_estimate.chance_of(self.began + gained)


class ArenaPlay:
    """One line of play: everybody plays as a veteran, and the luck of attacks is kept account of."""

    def __init__(self, stakes: Stakes, known: dict[Hashable, Action]) -> None:
        self.stakes = stakes
        self.known = known  #: what was answered in other lines at tables that looked the same
        self.account = Luck()

    def answer(self, state: DoomState) -> Action:
        """What the asked seat does in this line of play."""
        asked = state.asked
        assert asked is not None
        self.account.settle(state)
        turn = state.stack[-1].memory
        action = self._deed(state, asked, turn) if isinstance(turn, MarineTurn) else _best(state, asked)
        if isinstance(action, act.Fire | act.Interrupt):
            shooter = state.table.marines[asked]
            self.account.expect(self.stakes.awaited(state, shooter, action.weapon, action.space))
        return action

    def _deed(self, state: DoomState, seat: SeatId, turn: MarineTurn) -> Action:
        """The best deed of a turn; lines of one search often come by the same table."""
        marine, legal = state.table.marines[seat], state.legal
        key = (
            marine.space,
            turn.points,
            turn.attacks,
            turn.ready,
            turn.movement_ended,
            turn.took,
            len(legal),
            legal[0],
            *fingerprint(state, marine),
        )
        found = self.known.get(key)
        if found is None or found not in legal:
            found = self.known[key] = _best(state, seat)
        return found

    def luck(self, state: DoomState) -> float:
        """How much of its worth the dice have given beyond what was to be expected."""
        self.account.settle(state)
        return self.account.total


class Stakes:
    """What a frag and a wound are worth to the searching side, as the table stood when it began."""

    def __init__(self, state: DoomState, seat: SeatId) -> None:
        self.state = state
        self.team = team_of(state, seat)
        self.chances = arena_estimate.chances(state)
        self.point, self.life, self.absent, self.flag = arena_estimate.slopes(state)

    def awaited(self, state: DoomState, shooter: Marine, weapon: str, space: int) -> Iterator[Awaited]:
        """What is to be expected of an attack that is declared."""
        radius = state.game.weapons[weapon].abilities.blast
        area = arena.blast_from(state, space, radius) if radius else 1 << space
        distance = state.field.board.apart(shooter.space, space)
        for id in figures_on(state, area):
            other = state.table.marines.get(id)
            if other is not None:
                odds = arena.blow_between(state, shooter, weapon, other, distance)
                stake = self.frag(state, shooter.id, other)
                yield Awaited(shooter.id, id, other.wounds, odds, self.wound(id), stake)

    def shift(self, team: str) -> float:
        """What it does to the worth of a line if what speaks for a side grows by one."""
        if team == self.team:
            return SCALE / 4
        return -SCALE / 4 * self.chances[team] / max(0.01, 1.0 - self.chances[self.team])

    def frag(self, state: DoomState, shooter: str, other: Marine) -> float:
        """What it is worth that one frags the other."""
        doer, victim = team_of(state, shooter), team_of(state, other.id)
        carries = any(other.held(flag) for flag in arena_mode(state).flags.values())
        found = -self.shift(victim) * (self.absent + self.flag * carries)
        return found + self.shift(doer) * (self.point if doer != victim else -self.point)

    def wound(self, target: str) -> float:
        """What it is worth that somebody loses a wound."""
        return -self.shift(team_of(self.state, target)) * self.life


def players(state: DoomState, seat: SeatId) -> Callable[[], ArenaPlay]:
    """Whoever plays the lines of one search."""
    stakes = Stakes(state, seat)
    known: dict[Hashable, Action] = {}
    return lambda: ArenaPlay(stakes, known)


def _best(state: DoomState, seat: SeatId) -> Action:
    """As a veteran answers; of equals the first."""
    advice = weigh_turns(state, seat, state.legal, wits=wits_for(state))
    return max(advice, key=lambda each: each.worth).action
