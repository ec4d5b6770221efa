"""What a bot is, and all that it may see: its seat at the table."""

from __future__ import annotations

import hashlib
from functools import cached_property
from random import Random
from typing import Any, Protocol

import msgspec

from grimtable.bots.explanation import Explanation
from grimtable.kernel import Action, Decision, Game, OwnState, SeatId, State
from grimtable.kernel.chance import in_order, seeded
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.playout import Below, chooser


class Bot(Protocol):
    """Somebody who answers when its seat is asked.

    A bot keeps no random numbers of its own: each decision brings fresh ones that follow from the bot's seed
    and the number of the decision, so a game resumed in another process goes on as it would have gone.
    """

    @property
    def level(self) -> str:
        """The name by which `bots.make` makes it."""
        ...

    @property
    def seed(self) -> int:
        """Where its random numbers start."""
        ...

    def choose(self, seat: SeatAtTable) -> Action:
        """One of `seat.decision.actions`."""
        ...

    def explain(self, seat: SeatAtTable) -> Explanation:
        """The options it weighs at this decision, its estimates and its choice, in words."""
        ...


class ForeignDecision(GrimtableError):
    """A bot was asked to decide for another seat, or after the end of the game."""


class SeatAtTable:
    """The table from one seat, at one decision of that seat: all that a bot is given.

    * `decision`: the question and its legal actions;
    * `view`: what the seat may know, as plain data (made when it is first asked for);
    * `imagine()`: a playable state that agrees with the view, with everything hidden made up;
    * `look()`: such a state for who only weighs what lies open;
    * `game`: the rules, which hold no secret of this table;
    * `below`: random numbers, `below(n)` from 0 to n - 1.

    The state itself stays out of reach. A game says what is hidden with `Game.twin`; the dice to come
    and the seed, from which every hidden order could be computed, are taken away here.
    """

    def __init__(self, state: State[Any, Any], seat: SeatId, seed: int) -> None:
        """`seed` is the bot's; with the number of the decision it gives the random numbers."""
        decision = state.decision
        if decision is None or decision.seat != seat:
            asked = "nobody, for the game is over" if decision is None else f"the seat {decision.seat}"
            raise ForeignDecision(f"the table asks {asked}, so {seat} has nothing to decide")
        self.seat = seat
        self.decision: Decision = decision
        self._state = state
        self._seed, self._number = seed, state.decisions

    @cached_property
    def below(self) -> Below:
        """Random numbers of this decision, `below(n)` from 0 to n - 1."""
        return _numbers("choices", self._seed, self._number)

    @cached_property
    def _private(self) -> Below:
        """Not those that are handed out: with them the shuffle of `imagine` could be turned back."""
        return _imagination(self._seed, self._number)

    @property
    def game(self) -> Game[Any, Any]:
        """The rules that everybody at the table knows."""
        return self._state.game

    @property
    def side(self) -> str:
        """The team that this seat plays for."""
        return next(str(each.team) for each in self._state.setup.seats if each.id == self.seat)

    @cached_property
    def view(self) -> dict[str, Any]:
        """Everything this seat may know."""
        return self._state.game.view(self._state, self.seat)

    def text(self, action: Action) -> str:
        """The one-line text form of an action."""
        return self._state.game.language.spell(self._state, action)

    def imagine(self) -> OwnState:
        """A state this seat cannot tell from the true one: other hands, decks, maps and dice are made up.

        It may be copied, played on and thrown away; each call imagines another one.
        """
        return self._made_up(self._private)

    def look(self) -> OwnState:
        """The table for whoever weighs what lies open: of all that could be hidden the first by its name.

        It is the same at every look, and quicker made than one whose hands and decks are mixed.
        """
        return self._made_up(in_order)

    def _made_up(self, below: Below) -> OwnState:
        truth = self._state
        imagined = truth.game.redealt(truth, self.seat, below)
        imagined.setup = msgspec.structs.replace(truth.setup, seed=0)
        dice = seeded(below(1 << 31) << 31 | below(1 << 31))
        dice.drawn = truth.chance.drawn
        if truth.chance.source != "keyed":
            dice.source = truth.chance.source
        imagined.chance = dice
        if imagined.legal != list(self.decision.actions):
            raise GrimtableError(
                f"{truth.game.id} imagined a table that asks {self.seat} something else; "
                "its `redealt` changes what the seat knows"
            )
        return imagined


def _imagination(seed: int, decision: int) -> Below:
    """Numbers for made-up hands and decks: hundreds for each decision, so from the quickest source."""
    draw = Random(f"imagination {seed} {decision}").random
    return lambda bound: int(draw() * bound)


def _numbers(purpose: str, seed: int, decision: int) -> Below:
    digest = hashlib.blake2b(f"{purpose} {seed} {decision}".encode(), digest_size=7).digest()
    return chooser(int.from_bytes(digest, "big"))


def decide(bot: Bot, state: State[Any, Any]) -> Action:
    """What the bot does at this decision of its seat."""
    if state.asked is None:
        raise ForeignDecision("the game is over, so there is nothing to decide")
    return bot.choose(SeatAtTable(state, state.asked, bot.seed))


def explain(bot: Bot, state: State[Any, Any]) -> Explanation:
    """What the bot would do at this decision of its seat, and why."""
    if state.asked is None:
        raise ForeignDecision("the game is over, so there is nothing to explain")
    return bot.explain(SeatAtTable(state, state.asked, bot.seed))
