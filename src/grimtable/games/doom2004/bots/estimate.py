"""The estimate: how likely the Marines are to win, from what lies open on the table.

A few numbers that anybody could count, weighed by a logistic curve whose weights were fitted to games that
bots played against each other at many frag limits. It is a compass for search and for turning points in a
replay, not an oracle.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from grimtable.games.doom2004.bots.blows import price
from grimtable.games.doom2004.bots.purpose import goal_rings, leaves_of, may_leave
from grimtable.games.doom2004.bots.walking import FAR, cost_at, hunting_rings
from grimtable.games.doom2004.changes import covered, most_wounds
from grimtable.games.doom2004.topics.clock import last_round

if TYPE_CHECKING:
    from grimtable.content.conditions import Condition
    from grimtable.games.doom2004.field import Play

NEAR = 8  #: monsters within so many steps count in full
USUAL_ROUNDS = 30  #: for scenarios without a last round

#: one weight for each of the features, in their order; the first belongs to the constant
WEIGHTS = (0.95, -2.4, -0.3, 1.8, 1.2, 0.25, -0.9, -0.75, -0.35)


def features(state: Play, known: int | None = None) -> tuple[float, ...]:
    """The numbers the estimate looks at; `known` leaves out monsters on spaces outside a set.

    A constant, what the frags so far and the deck take from the limit, the part of the goal that is done,
    areas, the squad's health and arms, monsters near, the way to go, and time.
    """
    table, field = state.table, state.board
    limit = state.game.scenario(state.setup).frags
    left = max(0, limit - table.frags)
    marines = [m for m in table.marines.values() if not m.left]
    here = [m for m in marines if m.space >= 0]
    health = sum(m.wounds / max(1, most_wounds(state, m)) for m in here) / max(1, len(marines))
    arms = sum(min(6, m.ammo["bullets"]) / 6 + 0.5 * len(m.weapons) for m in marines) / max(1, len(marines))
    rings = hunting_rings(state, field.marines)
    pack = 0.0
    for invader in table.invaders.values():
        mask = covered(state, invader)
        if known is None or mask & known:
            steps = cost_at(rings, mask)
            pack += price(state.game, invader.kind) * (1.0 if steps <= NEAR else 0.3)
    way = min((cost_at(goal_rings(state, m), 1 << m.space) for m in here), default=20)
    final = last_round(state) or USUAL_ROUNDS
    return (
        1.0,
        3.0 / max(1, left),
        len(table.marines) / 3,
        goal_done(state),
        len(table.areas) / 4,
        health + 0.5 * arms,
        min(pack, 30.0) / 10 / max(1, len(marines)),
        min(way, 40) / 20 if way < FAR else 1.0,
        min(1.0, table.round / final),
    )


def goal_done(state: Play) -> float:
    """The part of the goal that is reached, from 0 to 1: keys, counted things, Marines who left."""
    victory = state.game.scenario(state.setup).victory
    parts = [_part_done(state, test) for test in victory.tests]
    if may_leave(state):
        gone = sum(m.left for m in state.table.marines.values()) / max(1, len(state.table.marines))
        return 0.7 + 0.3 * gone
    return 0.7 * sum(parts) / max(1, len(parts))


def _part_done(state: Play, test: Condition) -> float:
    best = 0.0
    for leaf in leaves_of((test,)):
        if leaf.name == "flag_at_least":
            flag, amount = str(leaf.parameters["flag"]), leaf.parameters["amount"]
            assert isinstance(amount, int)
            carried = 0.5 * _carried(state, flag)
            best = max(best, min(1.0, (state.table.flags.get(flag, 0) + carried) / amount))
        elif leaf.name != "all_left" and leaf.holds(state, None):
            best = max(best, 1.0)
    return best


def _carried(state: Play, flag: str) -> int:
    """Things found that are not where they belong yet: sigils for the seals, halves of a code."""
    flags = state.table.flags
    return sum(
        number
        for name, number in flags.items()
        if name != flag and not name.startswith(("killed_", "guarded_", "frags")) and number > 0
    )


def marines_win(state: Play, known: int | None = None) -> float:
    """The estimated chance that the Marines win."""
    if state.result is not None:
        return 0.0 if "invader" in state.result.winners else 1.0
    total = sum(weight * value for weight, value in zip(WEIGHTS, features(state, known), strict=True))
    return 1.0 / (1.0 + exp(-total))


def win_chances(state: Play) -> dict[str, float]:
    """The estimate for each side."""
    chance = marines_win(state)
    return {"marines": chance, "invader": 1.0 - chance}
