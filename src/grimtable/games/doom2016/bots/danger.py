"""Danger, for the machine: what demons could do to whoever stands on a space before he acts again."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.games.doom2016.bots.values import blow, left_of, life
from grimtable.games.doom2016.table import MARINE
from grimtable.grid import bits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from grimtable.games.doom2016.field import DoomState, Ways
    from grimtable.games.doom2016.game import Doom2016
    from grimtable.games.doom2016.table import Figure

SCARE: Final = 0.3  #: what an expected wound on a space counts: demons find another victim, or miss
SPENT: Final = 0.75  #: a type that has acted in this round acts later


class Threat(NamedTuple):
    """A demon on the map."""

    where: int
    kind: str
    spent: bool  #: its type has acted in this round
    stunned: bool


def danger_for(state: DoomState) -> Danger:
    """What demons could do as the table stands: the same at every step of a marine."""
    field, table = state.field, state.table
    threats = [
        Threat(
            field.where[figure.id],
            figure.kind,
            table.demons[figure.kind].exhausted and not figure.activated,
            figure.stunned,
        )
        for figure in table.figures.values()
        if figure.kind != MARINE
    ]
    return _danger(state.game, field.ways, tuple(threats), life(state))


class Danger:
    """How many wounds are to be expected on each space."""

    __slots__ = ("_life", "_memo", "_spreads")

    def __init__(self, game: Doom2016, ways: Ways, threats: Sequence[Threat], life: float) -> None:
        self._life = life
        self._memo: dict[int, float] = {}
        self._spreads: list[tuple[int, int, float]] = []
        for where, kind, spent, stunned in threats:
            demon = game.demons[kind]
            weight = blow(game, kind)
            if spent:
                weight *= SPENT
            if stunned:
                weight *= 0.7
            reach = demon.attack.range
            wide = ways.within(where, demon.speed + reach)
            near = ways.within(where, max(1, reach))
            self._spreads.append((wide, near, weight))

    def wounds(self, space: int) -> float:
        """Wounds to be expected on a space: more from those who need not move far."""
        found = self._memo.get(space)
        if found is None:
            found = 0.0
            for wide, near, weight in self._spreads:
                if near >> space & 1:
                    found += weight
                elif wide >> space & 1:
                    found += 0.7 * weight
            self._memo[space] = found
        return found

    def price(self, state: DoomState, marine: Figure, space: int, others: int) -> float:
        """What it costs a marine to end his activation on a space; `others` share the attention."""
        wounds = self.wounds(space) / (1.0 + 0.5 * others)
        left = left_of(state, marine)
        falls = 1.0 / (1.0 + exp((left - wounds) * 0.9))
        return SCARE * wounds + 0.45 * self._life * falls


@lru_cache(maxsize=64)
def _danger(game: Doom2016, ways: Ways, threats: tuple[Threat, ...], life: float) -> Danger:
    return Danger(game, ways, threats, life)


def crowd(state: DoomState, seat: str) -> int:
    """How many other marines stand on the map."""
    return sum(1 for each in state.table.figures.values() if each.kind == MARINE and each.id != seat)


def seers(state: DoomState, space: int, mask: int) -> int:
    """The spaces of a set that see a space."""
    sight = state.field.ways.sight
    found = 0
    for other in bits(mask):
        if sight.sees(space, other):
            found |= 1 << other
    return found
