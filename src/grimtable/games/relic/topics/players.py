"""Groups of players: who is meant by "each other player", "the player to your left" and the like."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from grimtable.games.relic.table import MIDDLE
from grimtable.games.relic.topics.board import TIERS
from grimtable.kernel import SeatId, clockwise_from

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


def in_the_game(state: RelicState, first: str) -> tuple[SeatId, ...]:
    """REL-R-80, REL-R-55: everybody still in the game, clockwise from this seat.

    REL-SKP-06: a figure on its side is as much in the game as any other.
    """
    seats = _turned(state.order, first)
    players = state.table.players
    for player in players.values():
        if player.eliminated:
            return tuple([seat for seat in seats if not players[seat].eliminated])
    return seats


@lru_cache(maxsize=64)
def _turned(order: tuple[SeatId, ...], first: str) -> tuple[SeatId, ...]:
    return clockwise_from(order, SeatId(first))


def active_first(state: RelicState) -> tuple[SeatId, ...]:
    """REL-R-80: the active player first, then clockwise."""
    return in_the_game(state, state.table.active or state.order[0])


def enemy_roller(state: RelicState, seat: str) -> str:
    """REL-BAT-06, REL-R-10: the next player to the left still in the game; nobody when there is none."""
    others = in_the_game(state, seat)[1:]
    return others[0] if others else ""


def group(state: RelicState, seat: str, who: str, target: str = "") -> tuple[str, ...]:
    """The players that a word of the vocabulary `players` means, seen from a seat."""
    everybody = in_the_game(state, seat)
    others = everybody[1:] if everybody and everybody[0] == seat else everybody
    players = state.table.players
    me = players[seat]
    if who == "others":
        return others
    if who == "everybody":
        return everybody
    if who == "others_here":
        here = me.space
        return tuple([other for other in others if players[other].space == here])
    if who == "others_in_tier":
        tier = TIERS[me.space]
        return tuple([other for other in others if TIERS[players[other].space] == tier])
    if who == "others_in_area":
        area = state.game.spaces[me.space].area
        return tuple(
            other
            for other in others
            if area is not None and state.game.spaces[players[other].space].area == area
        )
    if who == "others_on_rings":
        return tuple([other for other in others if players[other].space < MIDDLE.stop])
    if who == "active":
        return (state.table.active,)
    if who == "left":
        return others[:1]
    if who == "right":
        return others[-1:]
    if who == "target":
        return (target,) if target else ()
    counted = {other: _rank(state, other, who) for other in others}
    best = max(counted.values(), default=0)
    return tuple(other for other in others if counted[other] == best)


def _rank(state: RelicState, seat: str, who: str) -> int:
    player = state.table.players[seat]
    if who == "highest_level":
        return player.level
    if who == "lowest_level":
        return -player.level
    if who == "most_influence":
        return player.influence
    return len(player.completed)
