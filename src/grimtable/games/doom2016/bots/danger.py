"""Danger, for the machine: what demons could do to whoever stands on a space before he acts again."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.games.doom2016.bots.values import blow, life
from grimtable.games.doom2016.field import ways_of
from grimtable.games.doom2016.table import INVADER, MARINE
from grimtable.games.doom2016.topics.skills import health
from grimtable.grid import bits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from grimtable.games.doom2016.field import DoomState, Ways
    from grimtable.games.doom2016.game import Doom2016

WOUND: Final = 0.25  #: a wound, of the part of a life that it is: few are paid for before the end
FALL: Final = 0.2  #: what it costs to fall beside the wounds, of a life: the way back, and what was to do
# How much of a demon's blow comes to one marine, by where it stands. This and how often so many wounds kill
# was counted over 650 activations of veterans; one in three was the last one of a marine.
NEAR: Final = 0.8  #: it can strike from where it stands
WIDE: Final = 0.6  #: it has to move
BEHIND: Final = 0.55  #: it has to open a door
SHARED: Final = 0.5  #: so much attention each other marine draws
STEEP: Final = 0.3
EARLY: Final = 2.5  #: so many wounds before his last one it is even whether he falls


class Threat(NamedTuple):
    """A demon on the map."""

    where: int
    kind: str
    times: float  #: how often its type acts before the marine does again, on the average
    stunned: bool


def danger_for(state: DoomState, seat: str) -> Danger:
    """What demons could do to a marine before he acts again: the same at every step of his."""
    field, table = state.field, state.table
    ready, spent = turns_before(state, seat)
    threats = [
        Threat(
            field.where[figure.id],
            figure.kind,
            spent if table.demons[figure.kind].exhausted and not figure.activated else ready,
            figure.stunned,
        )
        for figure in table.figures.values()
        if figure.kind != MARINE
    ]
    return _danger(state.game, field.ways, tuple(threats), life(state))


def turns_before(state: DoomState, seat: str) -> tuple[float, float]:
    """How often a demon type acts before a marine's next activation: if it is ready, and if it is exhausted.

    Initiative cards are shuffled, so one as likely comes before another as after it. What is left of this
    round is public: which cards have been revealed, and how many have not.
    """
    table = state.table
    marines = {each: activations_of(state, each) for each in table.marines}
    revealed = table.revealed
    own = min(marines[seat] - revealed.count(seat), len(table.initiative))
    theirs = len(table.initiative) - sum(marines.values()) + sum(1 for each in revealed if each != INVADER)
    types = sum(
        1 for kind, card in table.demons.items() if not card.exhausted and state.game.is_face_up(table, kind)
    )
    acts = min(1.0, max(0, theirs) / max(1, types))
    if own > 0:
        return acts / (own + 1), 0.0
    later = 1.0 / (marines[seat] + 1)
    return acts + later, later


def activations_of(state: DoomState, seat: str) -> int:
    """How often a marine acts in a round (D16-R-32)."""
    squad = state.game.squads.get(state.table.marines[seat].squad)
    return 1 if squad is None else squad.activations


class Danger:
    """How many wounds are to be expected on each space."""

    __slots__ = ("_life", "_memo", "_spreads")

    def __init__(self, game: Doom2016, ways: Ways, threats: Sequence[Threat], life: float) -> None:
        self._life = life
        self._memo: dict[int, float] = {}
        self._spreads: list[tuple[int, int, int, float]] = []
        opened = ways_of(ways.board, 0)
        for where, kind, times, stunned in threats:
            demon = game.demons[kind]
            weight = blow(game, kind) * times
            if not weight:
                continue
            if stunned:
                weight *= 0.7
            reach = demon.attack.range
            near = ways.within(where, max(1, reach))
            wide = ways.within(where, demon.speed + reach)
            behind = opened.within(where, demon.speed + reach - 1)
            self._spreads.append((near, wide, behind, weight))

    def wounds(self, space: int) -> float:
        """Wounds to be expected on a space: more from those who need not move far."""
        found = self._memo.get(space)
        if found is None:
            found = 0.0
            for near, wide, behind, weight in self._spreads:
                if near >> space & 1:
                    found += NEAR * weight
                elif wide >> space & 1:
                    found += WIDE * weight
                elif behind >> space & 1:
                    found += BEHIND * weight
            self._memo[space] = found
        return found

    def price(self, state: DoomState, seat: str, space: int, others: int, damage: int) -> float:
        """What it costs a marine to end his activation on a space; `others` share the attention."""
        wounds = self.wounds(space) / (1.0 + SHARED * others)
        whole = health(state, seat)
        left = whole - damage
        falls = 1.0 / (1.0 + exp((left - wounds - EARLY) * STEEP))
        return self._life * (WOUND * min(wounds, left) / whole + FALL * falls)


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
