"""The estimate: how likely each player is to win, from what lies open on the table.

Numbers that anybody could count, added up to a lead; leads become chances as in a lottery in which every few
points double the tickets. What each number adds was fitted to games of veterans. It is a compass for turning
points, not an oracle: whoever has many trophies is about to win levels, and yet wins by spending them, so a
search does not ask it what a deed is worth (`holdings.py`).
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from grimtable.games.relic.bots.runners import run_of, runner_of
from grimtable.games.relic.table import INNER, MIDDLE, SHEET, token_key
from grimtable.games.relic.topics.cards import corruption_threshold, relics, trophy_points
from grimtable.kernel.identity import SeatId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player

PLENTY: Final = 8  #: Life beyond this adds nothing
#: what each number of `features` adds to a lead
WEIGHTS: Final = (
    0.125,  # a level
    0.075,  # a point of an attribute
    0.092,  # a point of Life
    -0.24,  # two Life or less
    0.139,  # a completed mission
    0.45,  # a relic
    0.11,  # a further relic
    0.065,  # an influence
    0.036,  # a point of trophies
    0.122,  # an asset
    0.060,  # a Power card
    -0.12,  # each of the last three Corruption cards before the threshold
    0.20,  # in the Middle tier
    -0.50,  # in the Inner tier
    0.28,  # a space of it
    0.67,  # the chance to come through from there
    0.25,  # a token on the scenario sheet
    -0.10,  # a lost turn
)


def features(state: RelicState, player: Player) -> tuple[float, ...]:
    """The numbers the estimate looks at, in the order of the weights."""
    own = relics(state, player)
    left = corruption_threshold(state, player) - len(player.corruption)
    inside = player.space >= INNER.start
    chance = 0.0
    if inside:
        chance = run_of(state, player, runner_of(state, player))
    return (
        float(player.level),
        float(player.strength + player.willpower + player.cunning),
        float(min(PLENTY, player.life)),
        float(player.life <= 2),
        float(len(player.completed)),
        float(own > 0),
        float(max(0, own - 1)),
        float(min(12, player.influence)),
        float(trophy_points(state, player.trophies)),
        float(len(player.assets)),
        float(len(player.power)),
        float(max(0, 3 - left)),
        float(player.space >= MIDDLE.start and not inside),
        float(inside),
        float(max(0, player.space - INNER.start + 1)),
        chance,
        float(state.table.tokens.get(token_key(player.seat, SHEET), 0)),
        float(player.lying),
    )


def lead(state: RelicState, player: Player) -> float:
    """How far a player has come."""
    return sum(weight * value for weight, value in zip(WEIGHTS, features(state, player), strict=True))


def win_chances(state: RelicState) -> dict[str, float]:
    """The chance of each seat; of a finished game it is known."""
    seats = list(state.table.players)
    if state.result is not None:
        return {seat: float(seat in state.result.winners) for seat in seats}
    playing = [p for p in state.table.players.values() if not p.eliminated]
    leads = {p.seat: lead(state, p) if p.hero else 0.0 for p in playing}
    highest = max(leads.values(), default=0.0)
    tickets = {seat: exp(leads[SeatId(seat)] - highest) if seat in leads else 0.0 for seat in seats}
    whole = sum(tickets.values()) or 1.0
    return {seat: tickets[seat] / whole for seat in seats}
