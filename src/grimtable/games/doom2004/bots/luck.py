"""Luck: what the dice of a line of play gave beyond what was to be expected of them.

Nobody knows the dice. Of every attack it is known what it was to bring on the average; what it brought beyond
that is taken off the worth of a line again, so that fewer lines tell two candidates apart. What a wound or a
fall is worth need not be exact for that: the mean of what is taken off is nothing in any case.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.blows import Blow, menace, price
from grimtable.games.doom2004.bots.estimate import ESTIMATE, HALF_DEAD, STRUCK, numbers
from grimtable.games.doom2004.bots.prey import as_prey, is_bot
from grimtable.games.doom2004.bots.shooting import blow_on
from grimtable.games.doom2004.bots.striking import strike_on
from grimtable.games.doom2004.changes import most_wounds
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.table import INVADER
from grimtable.games.doom2004.topics.targets import blast_area, figures_on, in_its_mind, needed_range
from grimtable.games.learned import ANY

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Invader, Marine
    from grimtable.kernel import Action, SeatId

EVEN: Final = 0.25  #: what a chance of one half gains of each point on the scale of the estimate


class Awaited(NamedTuple):
    """What is to be expected of an attack that is under way, for one of those whom it strikes."""

    attacker: str
    target: str
    wounds: int  #: that the target has left before it
    odds: Blow
    wound: float  #: what a wound is worth to the searching side
    fall: float  #: and the end of it, beside its wounds


class Stakes:
    """What wounds and falls are worth to the searching side, as the table stood when it began."""

    def __init__(self, state: DoomState, seat: SeatId) -> None:
        weights = ESTIMATE.weights.get(ANY, {})
        counted = numbers(state)
        steepness = EVEN if seat != INVADER else -EVEN
        slope = weights.get("frags", 0.0) + 2 * counted["frags"] * weights.get("frags, squared", 0.0)
        self.lost = steepness * slope / state.game.scenario(state.setup).frags
        squad = sum(not marine.left for marine in state.table.marines.values())
        self.monster = steepness * weights.get("monsters", 0.0) / 5 / max(1, squad)

    def on_marine(self, state: DoomState, marine: Marine, mean: float) -> tuple[float, float]:
        """What a wound of his and his frag are worth: the fewer wounds he has left the more."""
        most = most_wounds(state, marine)
        before, after = 1.0 - marine.wounds / most, 1.0 - (marine.wounds - mean) / most
        wound = HALF_DEAD * (after**2 - before**2) / mean if mean > 0 else 0.0
        return self.lost * wound, self.lost * max(0.0, 1.0 - HALF_DEAD * before**2 - wound * marine.wounds)

    def on_invader(self, state: DoomState, marine: Marine, invader: Invader) -> float:
        """What the end of a monster is worth: it is gone, and strikes this Marine no more."""
        threat = menace(state.game, invader.kind) / max(1.0, marine.wounds + 0.7 * marine.armor)
        return self.monster * -price(state.game, invader.kind) - self.lost * STRUCK * min(1.5, threat)


class Luck:
    """The account of one line of play."""

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes
        self.under_way: list[Awaited] = []
        self.total = 0.0

    def note(self, state: DoomState, action: Action) -> None:
        """Before something is done: if it is an attack, its odds are known."""
        if isinstance(action, act.Attack):
            self._note_strike(state, state.table.invaders[state.innermost(Activation).figure], action.space)
        elif isinstance(action, act.Fire | act.Interrupt):
            marine = state.table.marines.get(action.seat)
            if marine is not None:
                self._note_shot(state, marine, action.weapon, action.space)

    def _note_strike(self, state: DoomState, invader: Invader, space: int) -> None:
        sheet = state.game.invaders[invader.kind]
        if sheet.abilities.telekinesis:
            struck = in_its_mind(state, invader)
        else:
            distance = needed_range(state, invader, state.game.arms[invader.kind], space)
            radius = sheet.abilities.blast
            area = blast_area(state, space, radius) if radius else 1 << space
            struck = [(id, distance) for id in figures_on(state, area)]
        for id, distance in struck:
            marine = as_prey(state, id)
            if marine is None or is_bot(marine):
                continue
            odds = strike_on(state, invader.kind, marine, distance, invader.id)
            wound, fall = self.stakes.on_marine(state, marine, odds.wounds)
            self.under_way.append(Awaited(invader.id, id, marine.wounds, odds, wound, fall))

    def _note_shot(self, state: DoomState, marine: Marine, weapon: str, space: int) -> None:
        radius = state.game.weapons[weapon].abilities.blast
        area = blast_area(state, space, radius) if radius else 1 << space
        distance = state.field.board.apart(marine.space, space)
        for id in figures_on(state, area):
            invader = state.table.invaders.get(id)
            if invader is None or invader.seat != INVADER:
                continue
            odds = blow_on(state, marine, weapon, invader, distance, aimed=marine.order == "aim")
            left = state.game.invaders[invader.kind].wounds - invader.wounds
            fall = self.stakes.on_invader(state, marine, invader)
            self.under_way.append(Awaited(marine.id, id, left, odds, 0.0, fall))

    def settle(self, state: DoomState) -> None:
        """When the attacks are over: what they brought, less what was to be expected."""
        if not self.under_way or (state.result is None and state.in_progress(Attack) is not None):
            return
        for each in self.under_way:
            left = wounds_left(state, each.target)
            if wounds_left(state, each.attacker) == 0 and left == each.wounds:
                continue  # somebody was quicker: no roll, no luck
            self.total += each.fall * ((left == 0) - each.odds.kill)
            self.total += each.wound * (max(0, each.wounds - left) - each.odds.wounds)
        self.under_way.clear()


def wounds_left(state: DoomState, id: str) -> int:
    """How many wounds a figure has left; none if it is off the board."""
    marine = state.table.marines.get(id)
    if marine is not None:
        return marine.wounds if marine.space >= 0 else 0
    invader = state.table.invaders.get(id)
    return 0 if invader is None else state.game.invaders[invader.kind].wounds - invader.wounds
