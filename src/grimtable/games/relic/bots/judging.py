"""Judging effects: what a list of verbs is worth to a player, for cards, text boxes, options and rewards.

It reads verbs, not cards, so cards of an overlay pack are judged, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from grimtable.content import Effect
from grimtable.content.amounts import Amount
from grimtable.games.relic.bots import prices as price
from grimtable.games.relic.bots.battle_verbs import BATTLE_VERBS
from grimtable.games.relic.bots.fights import Fight, test_bonus, value_in
from grimtable.games.relic.bots.other_verbs import OTHER_VERBS, RIVAL
from grimtable.games.relic.bots.prices import Prices
from grimtable.games.relic.bots.runners import is_inside, run_of, runner_of
from grimtable.games.relic.bots.worth import WIN
from grimtable.games.relic.changes.dials import value_of
from grimtable.games.relic.remembering import Moving, Resolving
from grimtable.games.relic.table import ATTRIBUTES
from grimtable.games.relic.topics.abilities import context
from grimtable.games.relic.topics.dice import pass_chance
from grimtable.kernel.identity import SeatId

if TYPE_CHECKING:
    from grimtable.content import Call
    from grimtable.games.relic.bots.prospects import Prospect
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player

DEEP: Final = 6  #: effects inside effects

#: verbs that are worth about the same to everybody
FLAT: Final = {
    "look_at_decks": 0.4,
    "turn_this_facedown": 0.5,
    "turn_all_facedown": 1.5,
    "turn_up_corruption": -1.5,
    "discard_mission": -2.0,
    "sell_assets": 0.05,
    "place_on_start": -1.0,
    "place_with_target": -0.5,
    "stand_up": price.TURN,
    "take_extra_turn": price.TURN,
    "lose_turn": -price.TURN,
    "eliminate": -WIN,
    "keep_as_asset": 4.0 - price.MISSION,
    "evade_enemies": 0.2,
    "clean_up": 0.0,
    "end_engagement": 0.0,
    "discard_this": 0.0,
    "spend_charge": -0.3,
    "add_icon": 0.0,
    "move_this": 0.0,
    "walk": 0.0,
}

VERBS: Final = {**OTHER_VERBS, **BATTLE_VERBS}


class Judge:
    """What effects are worth to one seat of a table that agrees with what the seat may know."""

    def __init__(
        self, state: RelicState, seat: str, *, exact: bool, prospect: Prospect | None = None
    ) -> None:
        self.state = state
        self.me: Player = state.table.players[seat]
        self.exact = exact
        self.prices = Prices(state, self.me, exact=exact, prospect=prospect)
        self.battle: Fight | None = None  #: the own battle in progress, if any
        self.movement: Callable[[int], float] | None = None  #: what so many movement points are worth
        self.being_at: Callable[[int], float] | None = None  #: what standing on a space is worth
        self.arriving: Callable[[int], float] | None = None  #: what ending a move on a space is worth
        self.drawing: Callable[[str], float] | None = None  #: what a Threat card of a colour is worth
        self.adding: Callable[[str], float] | None = None  #: the same for one beside the enemies here
        self.depth = 0

    # --- effects ----------------------------------------------------------------------------

    def effect(self, effect: Effect, around: Resolving) -> float:
        """The sum over the verbs; what is nested too deep is left out."""
        if self.depth >= DEEP:
            return 0.0
        self.depth += 1
        worth = 0.0
        for call in effect.calls:
            if not call.guard or call.guard.hold(self.state, around):
                worth += self._call(call, around)
        self.depth -= 1
        return worth

    def at(self, place: tuple[str, str, str], around: Resolving) -> float:
        """The effect that a procedure remembers by its address."""
        return self.effect(self.state.game.effects[place], around) if place[0] else 0.0

    def source(self, effect: Effect, source: str) -> float:
        """An effect of a card, space or sheet, for oneself."""
        return self.effect(effect, context(self.state, self.me.seat, source))

    def _call(self, call: Call, around: Resolving) -> float:
        flat = FLAT.get(call.verb)
        if flat is not None:
            return flat
        judged = VERBS.get(call.verb)
        return judged(self, call, around) if judged is not None else 0.0

    def number(self, call: Call, around: Resolving, name: str = "amount", default: int = 1) -> int:
        """A parameter that may have to be counted."""
        value = call.parameters.get(name, default)
        if isinstance(value, Amount):
            return value.value(self.state, around)
        return value if isinstance(value, int) else default

    def inside(self, call: Call, around: Resolving, name: str = "do") -> float:
        """An effect among the parameters."""
        nested = call.parameters.get(name)
        return self.effect(nested, around) if isinstance(nested, Effect) else 0.0

    def space(self, do: Effect, space: int, around: Resolving) -> float:
        """An effect for which this space is chosen."""
        worth = 0.0
        for call in do.calls:
            if call.verb == "place_chosen":
                worth += self._going_to(space)
            elif call.verb == "discard_threats":
                around.amount = len(self.state.table.spaces[space])
                worth += 0.1 * around.amount
            elif call.verb == "place_threat":
                worth += sum(
                    self.threat(seat) if seat != self.me.seat else -0.5
                    for seat, player in self.state.table.players.items()
                    if player.space == space
                )
            else:
                worth += self._call(call, around)
        return worth

    def _going_to(self, space: int) -> float:
        """Being placed: in place of the movement points, or at another moment in place of staying."""
        if self.arriving is None or self.being_at is None:
            return 0.0
        moving = self.state.in_progress(Moving)
        if moving is not None and moving.points and self.movement is not None:
            return self.arriving(space) - self.movement(moving.points)
        if self.state.table.phase == "movement":
            return self.arriving(space) - self.arriving(self.me.space)
        return self.being_at(space) - self.being_at(self.me.space)

    # --- others -----------------------------------------------------------------------------

    def threat(self, seat: str) -> float:
        """How much a rival's gain is one's own loss: more, the nearer the rival is to the end."""
        player = self.state.table.players[seat]
        if player.eliminated or seat == self.me.seat:
            return 0.0
        if not self.exact:
            return RIVAL
        if is_inside(player):
            return 0.6 + 1.8 * run_of(self.state, player, runner_of(self.state, player))
        return RIVAL * (0.6 + 0.1 * player.level)

    def for_other(self, seat: str, effect: Effect, around: Resolving) -> float:
        """An effect carried out for a rival, as it matters to oneself."""
        if not self.state.table.players[seat].hero:
            return 0.0
        other = Judge(self.state, seat, exact=False)
        other.depth = self.depth
        inner = Resolving(SeatId(seat), around.card, around.kind, around.item, around.block, 0)
        inner.target = self.me.seat
        return -self.threat(seat) * other.effect(effect, inner)

    # --- chances ----------------------------------------------------------------------------

    def passing(self, attribute: str, target: int) -> float:
        """The chance to pass a test with what is always in force."""
        state, me = self.state, self.me
        value = value_of(me, attribute)
        dice = 1
        if state.lasting.by_name:
            value += state.lasting.total("test", me.seat) + state.lasting.total(f"test_{attribute}", me.seat)
            dice = max(1, dice + state.lasting.total("test_dice", me.seat))
        value += test_bonus(state, me, attribute)
        if not self.exact:
            return 0.8 if value + 3 >= target else 0.3
        return pass_chance(target - value, dice)

    def sheet_fight(self, attribute: str, value: int, won: float, lost: float) -> Fight:
        """A battle that a text calls for; with an open type the best attribute is taken."""
        among = ATTRIBUTES if attribute == "choice" else (attribute,)
        best = max(value_in(self.state, self.me, each) for each in among)
        return Fight(best - value, won=won, lost=lost, thumb=not self.exact)
