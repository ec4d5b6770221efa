"""Danger: what the Invader could do to a Marine on each space in his next turn.

Monsters on the board: where they could get to, and whom they could strike from there. Monsters in the hand:
they come from spaces that no Marine sees, so the best cover is a wide view.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.games.doom2004.bots.blows import blow
from grimtable.games.doom2004.bots.walking import invader_masks, passage_for
from grimtable.games.doom2004.bots.worth import FRAG
from grimtable.games.doom2004.topics.line_of_sight import dark_limits
from grimtable.grid import CentreSight, Passage, bits

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.game import Doom2004
    from grimtable.games.doom2004.table import Marine

#: expected wounds from a fresh spawn, by the steps to the nearest space that nobody sees
SPAWN_WOUNDS = (2.6, 2.6, 2.5, 2.3, 1.9, 1.3, 0.8, 0.5)
SPAWN_FAR = 0.35
SHARE = 0.5  #: how much each other Marine in its reach draws a monster away
REMEMBERED: Final = 64  #: dangers that are kept: those of a few turns at a few tables


class Threat(NamedTuple):
    """One monster: the spaces it could attack next turn, and how far it can walk first."""

    id: str
    kind: str
    space: int
    movement: int
    melee: bool
    spaces: int
    share: float  #: how much of it this Marine has for himself


class Peril(NamedTuple):
    """Everything that the danger for a Marine follows from; where he stands himself is not in it."""

    game: Doom2004
    passage: Passage  #: as if every door stood open that a monster may work
    sight: CentreSight
    monsters: tuple[tuple[str, str, int, int], ...]  #: id, kind, space and all the spaces that it covers
    others: tuple[int, ...]  #: where the other Marines stand
    known: int
    obstacles: int
    unseen: int
    dark: tuple[tuple[int, int], ...]
    squad: int  #: how many Marines there are
    armor: int
    wounds: int
    dodges: bool


def danger_for(state: DoomState, marine: Marine) -> Danger:
    """The danger for a Marine: the same at every step of his turn, as long as nobody else moves or dies."""
    field, table = state.field, state.table
    return _danger(
        Peril(
            state.game,
            passage_for(state, marine=False),
            field.sight,
            tuple(
                [
                    (id, table.invaders[id].kind, table.invaders[id].space, mask)
                    for id, mask in invader_masks(state).items()
                ]
            ),
            tuple([m.space for m in table.marines.values() if m.id != marine.id and m.space >= 0]),
            field.known,
            field.obstacles,
            field.unseen,
            tuple(dark_limits(state)),
            len(table.marines),
            marine.armor,
            marine.wounds,
            marine.order == "dodge",
        )
    )


class Danger:
    """The danger for one Marine, worked out once and asked for many spaces."""

    def __init__(self, peril: Peril) -> None:
        self.peril = peril
        self.board = peril.passage.board
        self.threats = [self._threat(*monster) for monster in peril.monsters]
        self._blockers = peril.obstacles | peril.unseen
        self._hidden = peril.known
        for other in peril.others:
            self._hidden &= ~peril.sight.visible_from(other, self._blockers)
        self._wounds: dict[tuple[str, int], float] = {}
        self._spawns: dict[int, float] = {}
        self._costs: dict[tuple[int, str], float] = {}

    def _threat(self, id: str, kind: str, space: int, mask: int) -> Threat:
        """A monster on the board with the spaces it could attack next turn."""
        peril = self.peril
        sheet = peril.game.invaders[kind]
        outside = self.board.spaces & ~peril.known | peril.obstacles
        spaces = attackable(peril.passage, peril.sight, mask, sheet.movement, sheet.melee, outside)
        drawn = sum(spaces >> other & 1 for other in peril.others)
        return Threat(id, kind, space, sheet.movement, sheet.melee, spaces, 1.0 / (1.0 + SHARE * drawn))

    def expected(self, space: int, without: str = "") -> float:
        """Wounds to be expected on a space; `without` one monster that will be dead by then."""
        total = 0.0
        apart = self.board.apart
        for id, kind, start, movement, melee, spaces, share in self.threats:
            if spaces >> space & 1 and id != without:
                distance = 1 if melee else max(1, apart(start, space) - movement)
                total += share * self._blow(kind, distance)
        return total

    def _blow(self, kind: str, distance: int) -> float:
        found = self._wounds.get((kind, distance))
        if found is None:
            game = self.peril.game
            found = blow(game, kind, self.peril.armor, 20, distance, False, self.peril.dodges).wounds
            if game.invaders[kind].abilities.double_attack:
                found *= 2
            self._wounds[kind, distance] = found
        return found

    def spawn(self, space: int) -> float:
        """Wounds to be expected from a spawn: the nearer the next unseen corner, the more."""
        found = self._spawns.get(space)
        if found is None:
            peril, board = self.peril, self.board
            hidden = self._hidden & ~peril.sight.visible_from(space, self._blockers & ~(1 << space))
            for far, spaces in peril.dark:
                hidden |= spaces & self._hidden & ~board.square(space, far)
            hidden &= ~peril.obstacles
            outside = board.spaces & ~peril.known | peril.obstacles
            found = self._spawns[space] = spawn_wounds(peril.passage, space, hidden, outside)
        return found

    def cost(self, space: int, without: str = "") -> float:
        """What it costs to end the turn on a space, frags and all."""
        found = self._costs.get((space, without))
        if found is None:
            spawns = 0.8 * self.spawn(space) / max(1, self.peril.squad)
            found = harm(self.expected(space, without) + spawns, self.peril.wounds)
            self._costs[space, without] = found
        return found


@lru_cache(maxsize=REMEMBERED)
def _danger(peril: Peril) -> Danger:
    return Danger(peril)


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
