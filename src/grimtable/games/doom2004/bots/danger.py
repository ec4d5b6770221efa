"""Danger: what the Invader could do to a Marine on each space in his next turn.

Monsters on the board: where they could get to, and whom they could strike from there. Monsters in the hand:
they come from spaces that no Marine sees, so the best cover is a wide view.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING

from grimtable.games.doom2004.bots.blows import blow
from grimtable.games.doom2004.bots.walking import invader_masks, passage_for
from grimtable.games.doom2004.bots.worth import FRAG
from grimtable.games.doom2004.topics.line_of_sight import dark_limits
from grimtable.grid import CentreSight, Passage, bits

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine

#: expected wounds from a fresh spawn, by the steps to the nearest space that nobody sees
SPAWN_WOUNDS = (2.6, 2.6, 2.5, 2.3, 1.9, 1.3, 0.8, 0.5)
SPAWN_FAR = 0.35
SHARE = 0.5  #: how much each other Marine in its reach draws a monster away


class Threat:
    """One monster: the spaces it could attack next turn, and how far it can walk first."""

    __slots__ = ("id", "kind", "melee", "movement", "share", "space", "spaces")

    def __init__(self, id: str, kind: str, space: int, movement: int, melee: bool, spaces: int) -> None:
        self.id, self.kind, self.space = id, kind, space
        self.movement, self.melee, self.spaces = movement, melee, spaces
        self.share = 1.0


class Danger:
    """The danger for one Marine, worked out once for a decision and asked for many spaces."""

    def __init__(self, state: DoomState, marine: Marine) -> None:
        self.state, self.marine = state, marine
        self.masks = invader_masks(state)
        self.threats = threats(state, self.masks)
        others = [m for m in state.table.marines.values() if m.id != marine.id and m.space >= 0]
        for threat in self.threats:
            drawn = sum(threat.spaces >> other.space & 1 for other in others)
            threat.share = 1.0 / (1.0 + SHARE * drawn)
        field = state.field
        self._blockers = field.obstacles | field.unseen
        self._hidden = field.known
        for other in others:
            self._hidden &= ~field.sight.visible_from(other.space, self._blockers)
        self._passage = passage_for(state, marine=False)
        self._wounds: dict[tuple[str, int], float] = {}
        self._spawns: dict[int, float] = {}

    def expected(self, space: int, without: str = "") -> float:
        """Wounds to be expected on a space; `without` one monster that will be dead by then."""
        total = 0.0
        apart = self.state.field.board.apart
        for threat in self.threats:
            if threat.spaces >> space & 1 and threat.id != without:
                distance = 1 if threat.melee else max(1, apart(threat.space, space) - threat.movement)
                total += threat.share * self._blow(threat.kind, distance)
        return total

    def _blow(self, kind: str, distance: int) -> float:
        found = self._wounds.get((kind, distance))
        if found is None:
            marine = self.marine
            dodged = marine.order == "dodge"
            found = blow(self.state.game, kind, marine.armor, 20, distance, False, dodged).wounds
            if self.state.game.invaders[kind].abilities.double_attack:
                found *= 2
            self._wounds[kind, distance] = found
        return found

    def spawn(self, space: int) -> float:
        """Wounds to be expected from a spawn: the nearer the next unseen corner, the more."""
        found = self._spawns.get(space)
        if found is None:
            field = self.state.field
            hidden = self._hidden & ~field.sight.visible_from(space, self._blockers & ~(1 << space))
            for far, spaces in dark_limits(self.state):
                hidden |= spaces & self._hidden & ~field.board.square(space, far)
            hidden &= ~field.obstacles
            outside = field.unknown | field.obstacles
            found = self._spawns[space] = spawn_wounds(self._passage, space, hidden, outside)
        return found

    def cost(self, space: int, without: str = "") -> float:
        """What it costs to end the turn on a space, frags and all."""
        spawns = 0.8 * self.spawn(space) / max(1, len(self.state.table.marines))
        return harm(self.expected(space, without) + spawns, self.marine.wounds)


def harm(expected: float, wounds: int) -> float:
    """Expected wounds in wounds, with the frag they may end in.

    >>> round(harm(0.0, 8), 2), harm(2.0, 8) < harm(2.0, 2) < harm(6.0, 2)
    (0.0, True)
    """
    if expected <= 0:
        return 0.0
    wounds = max(1, wounds)
    fatal = 1.0 / (1.0 + exp((wounds - expected) / (0.25 * wounds + 0.4)))
    return min(expected, 1.5 * wounds) + FRAG * fatal


# Both answers below stay the same at every step of a turn in which nobody moved of whom they speak.


@lru_cache(maxsize=4096)
def spawn_wounds(passage: Passage, space: int, hidden: int, outside: int) -> float:
    """Wounds by the steps to the nearest hidden space, for one who never crosses what is outside."""
    reached = ring = 1 << space
    for wounds in SPAWN_WOUNDS:
        if ring & hidden:
            return wounds
        ring = passage.dilate(ring) & ~(reached | outside)
        reached |= ring
    return SPAWN_FAR


@lru_cache(maxsize=1024)
def attackable(
    passage: Passage, sight: CentreSight, mask: int, movement: int, melee: bool, forbidden: int
) -> int:
    """The spaces that a monster could attack after walking; for shots, whatever stands in the way."""
    reach = passage.reach(mask, movement, forbidden=forbidden)
    if melee:
        return passage.dilate(reach)
    spaces = reach
    for space in bits(reach):
        spaces |= sight.open_from(space)
    return spaces


def threats(state: DoomState, masks: dict[str, int]) -> list[Threat]:
    """Every monster on the board with the spaces it could attack next turn."""
    field, game = state.field, state.game
    passage = passage_for(state, marine=False)
    forbidden = field.unknown | field.obstacles
    found = []
    for id, mask in masks.items():
        invader = state.table.invaders[id]
        kind = game.invaders[invader.kind]
        spaces = attackable(passage, field.sight, mask, kind.movement, kind.melee, forbidden)
        found.append(Threat(id, invader.kind, invader.space, kind.movement, kind.melee, spaces))
    return found
