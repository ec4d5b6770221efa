"""Missions: what the active mission adds to winning a battle or to ending a move on a space."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from grimtable.games.relic.table import MIDDLE, token_key

if TYPE_CHECKING:
    from grimtable.content.conditions import Condition
    from grimtable.games.relic.game import Relic, RelicState
    from grimtable.games.relic.items import Objective
    from grimtable.games.relic.table import Player

REWARD: Final = 3.0  #: what missions usually give besides


class Errand:
    """The active mission of a player, asked again and again while spaces and battles are weighed."""

    __slots__ = ("_tokens", "me", "objective", "share", "state", "step")

    def __init__(self, state: RelicState, me: Player, completed: float) -> None:
        """`completed` is what a completed mission is worth to the player now."""
        self.state, self.me = state, me
        self.objective: Objective | None = state.game.objectives.get(me.mission)
        times = self.objective.times if self.objective is not None else 2
        #: what one step towards the objective is worth: the last one completes it
        self.step = (completed + REWARD) / times
        self._tokens = frozenset(
            space
            for space in range(MIDDLE.stop)
            if token_key(me.seat, f"space:{state.game.space_ids[space]}") in state.table.tokens
        )

    def of_space(self, space: int) -> float:
        """What ending a move there is worth to the mission."""
        me = self.me
        if not me.mission:
            return 0.0
        worth = 0.0
        if space in self._tokens:
            worth += self.step if self.objective is None or self.objective.moment == "movement.end" else 2.0
        objective = self.objective
        if objective is None:
            return worth
        tests = objective.if_.tests
        if objective.moment == "turn.end" and all(_fits_space(self.state, test, space) for test in tests):
            worth += self.step
        if objective.moment == "movement.end" and any(test.name == "there_are_players" for test in tests):
            players = self.state.table.players
            if any(other.space == space for seat, other in players.items() if seat != me.seat):
                worth += self.step
        if objective.moment == "influence.added" and me.influence:
            wanted = {str(test.parameters.get("name", "")) for test in tests}
            if any(box.title in wanted for box in self.state.game.spaces[space].boxes):
                worth += self.step
        return worth

    @property
    def by_winning(self) -> bool:
        """Whether battles bring the mission nearer."""
        objective = self.objective
        return (
            objective is not None
            and objective.moment in ("battle.won", "trophy.gained")
            and objective.whose != "others"
        )

    def of_win(self, value: int, cards: Sequence[str], space: int) -> float:
        """What winning a battle is worth to the mission; unknown cards make it a guess."""
        objective = self.objective
        if objective is None or not self.by_winning:
            return 0.0
        likely = 1.0
        for test in objective.if_.tests:
            likely *= _fits_battle(self.state, test, value, cards, space, self._tokens)
        return likely * self.step


def _fits_space(state: RelicState, test: Condition, space: int) -> bool:
    if test.name == "in_tier":
        return (space < 24) == (test.parameters.get("tier") == "outer")
    if test.name == "in_area":
        return state.game.spaces[space].area == test.parameters.get("area")
    return True


def _fits_battle(
    state: RelicState, test: Condition, value: int, cards: Sequence[str], space: int, tokens: frozenset[int]
) -> float:
    """How likely a condition of an objective holds in this battle, from 0 to 1."""
    name = test.name
    if name == "any":
        return max(_fits_battle(state, part, value, cards, space, tokens) for part in test.parts)
    if name in ("fighting", "card_has_trait"):
        trait = str(test.parameters.get("trait"))
        if not cards:
            return _commonness(state.game, trait)
        return float(any(trait in state.game.cards[card].all_traits for card in cards))
    if name == "fighting_group":
        return float(len(cards) > 1) if cards else 0.2
    if name == "enemy_value_at_least":
        wanted = test.parameters.get("amount")
        least = getattr(wanted, "fixed", wanted)
        return float(value >= least) if isinstance(least, int) else 0.3
    if name == "in_area":
        return float(state.game.spaces[space].area == test.parameters.get("area"))
    if name == "own_token_here":
        return float(space in tokens)
    if name == "won_by":
        return 0.6
    return 0.5


@lru_cache(maxsize=64)
def _commonness(game: Relic, trait: str) -> float:
    enemies = [card for card in game.threats.values() if card.type == "enemy"]
    return sum(trait in card.traits for card in enemies) / max(1, len(enemies))
