"""The estimate: how likely each player is to win, from what lies open on the table.

A few numbers that anybody could count, added up to a lead; leads become chances as in a lottery in which
every few points double the tickets. It is a compass for search and for turning points, not an oracle.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import TYPE_CHECKING, Final

from grimtable.games.relic.table import INNER, MIDDLE, SHEET, token_key
from grimtable.games.relic.topics.cards import corruption_threshold, relics, trophy_points

if TYPE_CHECKING:
    from grimtable.games.relic.game import Play
    from grimtable.games.relic.table import Player

#: what each number of `features` adds to a lead
WEIGHTS: Final = (0.22, 0.10, 0.12, 0.25, 0.9, 0.25, 0.02, 0.035, 0.06, -0.12, -0.5, 0.3, 0.35, 0.5)

NOTHING: Final[Mapping[str, float]] = {}


def features(state: Play, player: Player) -> tuple[float, ...]:
    """Level, attributes, Life, completed missions, relics, further relics, influence, trophies, cards,
    Corruption, danger of Chaos, the tier, the way in the Inner tier, tokens on the sheet."""
    own = relics(state, player)
    cards = len(player.corruption)
    near = cards + 2 >= corruption_threshold(state, player)
    inside = max(0, player.space - INNER.start + 1)
    return (
        float(player.level),
        float(player.strength + player.willpower + player.cunning),
        float(player.life),
        float(len(player.completed)),
        float(own > 0),
        float(max(0, own - 1)),
        float(min(12, player.influence)),
        float(trophy_points(state, player.trophies)),
        float(len(player.assets) + len(player.power)),
        float(cards),
        float(near),
        float(player.space >= MIDDLE.start),
        float(inside),
        float(state.table.tokens.get(token_key(player.seat, SHEET), 0)),
    )


def lead(state: Play, player: Player) -> float:
    """How far a player has come."""
    return sum(weight * value for weight, value in zip(WEIGHTS, features(state, player), strict=True))


def win_chances(state: Play, prospects: Mapping[str, float] = NOTHING) -> dict[str, float]:
    """The chance of each seat; of a finished game it is known.

    `prospects` adds to the lead of a seat what its place on the board promises.
    """
    seats = list(state.table.players)
    if state.result is not None:
        return {seat: float(seat in state.result.winners) for seat in seats}
    playing = [p for p in state.table.players.values() if not p.eliminated]
    leads = {p.seat: (lead(state, p) if p.hero else 0.0) + prospects.get(p.seat, 0.0) for p in playing}
    highest = max(leads.values(), default=0.0)
    tickets = {seat: exp(leads[seat] - highest) if seat in leads else 0.0 for seat in seats}
    whole = sum(tickets.values()) or 1.0
    return {seat: tickets[seat] / whole for seat in seats}
