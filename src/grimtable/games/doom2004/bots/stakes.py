"""Stakes: what wounds and falls are worth to the side that searches, and what an attack is about to bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.blows import menace, price
from grimtable.games.doom2004.bots.estimate import ESTIMATE, HALF_DEAD, STRUCK, numbers
from grimtable.games.doom2004.bots.luck import Awaited, wounds_left
from grimtable.games.doom2004.bots.prey import as_prey, is_bot
from grimtable.games.doom2004.bots.shooting import blow_on
from grimtable.games.doom2004.bots.striking import strike_on
from grimtable.games.doom2004.changes import most_wounds
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.table import INVADER
from grimtable.games.doom2004.topics.targets import blast_area, figures_on, in_its_mind, needed_range
from grimtable.games.learned import ANY

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Invader, Marine
    from grimtable.kernel import Action, SeatId

EVEN: Final = 0.25  #: what a chance of one half gains of each point on the scale of the estimate


class Stakes:
    """What wounds and falls are worth, as the table stood when the search began."""

    def __init__(self, state: DoomState, seat: SeatId) -> None:
        weights = ESTIMATE.weights.get(ANY, {})
        counted = numbers(state)
        steepness = EVEN if seat != INVADER else -EVEN
        slope = weights.get("frags", 0.0) + 2 * counted["frags"] * weights.get("frags, squared", 0.0)
        self.lost = steepness * slope / state.game.scenario(state.setup).frags
        squad = sum(not marine.left for marine in state.table.marines.values())
        self.monster = steepness * weights.get("monsters", 0.0) / 5 / max(1, squad)

    def awaited(self, state: DoomState, action: Action) -> Iterator[Awaited]:
        """Before something is done: if it is an attack, what is to be expected of it."""
        if isinstance(action, act.Attack):
            yield from self._strike(
                state, state.table.invaders[state.innermost(Activation).figure], action.space
            )
        elif isinstance(action, act.Fire | act.Interrupt):
            marine = state.table.marines.get(action.seat)
            if marine is not None:
                yield from self._shot(state, marine, action.weapon, action.space)

    def _strike(self, state: DoomState, invader: Invader, space: int) -> Iterator[Awaited]:
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
            wound, fall = self._of_marine(state, marine, odds.wounds)
            yield Awaited(invader.id, id, marine.wounds, odds, wound, fall)

    def _shot(self, state: DoomState, marine: Marine, weapon: str, space: int) -> Iterator[Awaited]:
        radius = state.game.weapons[weapon].abilities.blast
        area = blast_area(state, space, radius) if radius else 1 << space
        distance = state.field.board.apart(marine.space, space)
        for id in figures_on(state, area):
            invader = state.table.invaders.get(id)
            if invader is not None and invader.seat == INVADER:
                odds = blow_on(state, marine, weapon, invader, distance, aimed=marine.order == "aim")
                fall = self._of_invader(state, marine, invader)
                yield Awaited(marine.id, id, wounds_left(state, id), odds, 0.0, fall)

    def _of_marine(self, state: DoomState, marine: Marine, mean: float) -> tuple[float, float]:
        """What a wound of his and his frag are worth: the fewer wounds he has left the more."""
        most = most_wounds(state, marine)
        before, after = 1.0 - marine.wounds / most, 1.0 - (marine.wounds - mean) / most
        wound = HALF_DEAD * (after**2 - before**2) / mean if mean > 0 else 0.0
        return self.lost * wound, self.lost * max(0.0, 1.0 - HALF_DEAD * before**2 - wound * marine.wounds)

    def _of_invader(self, state: DoomState, marine: Marine, invader: Invader) -> float:
        """What the end of a monster is worth: it is gone, and strikes this Marine no more."""
        threat = menace(state.game, invader.kind) / max(1.0, marine.wounds + 0.7 * marine.armor)
        return self.monster * -price(state.game, invader.kind) - self.lost * STRUCK * min(1.5, threat)
