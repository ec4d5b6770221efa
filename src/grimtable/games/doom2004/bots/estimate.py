"""The estimate: how likely the Marines are to win, from what lies open on the table.

Numbers that anybody could count, weighed by a logistic curve. Its weights were fitted to games of veterans
against each other, once for tables at which the Marines are to move and once for those at which the Invader
is: the same monster is worth more to whoever may use it first. It is a compass for search and for turning
points in a replay, not an oracle.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from grimtable.games.doom2004.bots.blows import menace, price
from grimtable.games.doom2004.bots.prey import prey_spaces
from grimtable.games.doom2004.bots.purpose import goal_rings, may_leave
from grimtable.games.doom2004.bots.walking import FAR, cost_at, hunting_rings, passage_for, rings_to
from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.counters import of_scenario
from grimtable.games.doom2004.table import INVADER, INVADERS
from grimtable.games.doom2004.topics.clock import last_round
from grimtable.games.doom2004.topics.objective import leaves_of
from grimtable.games.doom2004.topics.sides import monsters

if TYPE_CHECKING:
    from grimtable.content.conditions import Condition
    from grimtable.games.doom2004.field import DoomState

NEAR, NOT_FAR = 6, 10  #: steps within which monsters count as near, and beyond which as far
BEYOND: Final = 4  #: steps from which a monster that throws or shoots strikes, beside those it walks
MOST_STEPS: Final = 60
#: what is expected to come out of a new area for each further Marine, on the scale of the weights
IN_THE_DARK: Final = -0.2

#: For each of the features what it weighs when the Marines are to move, and when the Invader is. The two ways
#: were set nearly twice as dear as the fit has them: veterans won less often after slow rounds than it
#: expected; the others were fitted around them. Wounds, armor and monsters near were touched up by hand, and
#: time was set by hand: the fitted games had no last round.
WEIGHTS: Final = (
    (-3.55, -4.18),  # always
    (3.60, 3.86),  # the part of the frag limit that is left
    (-2.45, -2.61),  # the last frags are dear
    (0.12, 0.40),  # one Marine
    (-0.25, -0.36),  # three Marines
    (2.63, 2.72),  # the part of the goal that is done
    (5.08, 4.79),  # the part of the areas that is discovered
    (0.20, 0.22),  # wounds left, ten to a Marine
    (0.05, 0.05),  # armor
    (0.42, 0.45),  # weapons
    (-1.20, -1.20),  # the mean way to go
    (-0.30, -0.30),  # the way of whoever has furthest to go
    (0.35, 0.19),  # cards in the deck, whose end is a frag
    (-0.83, -0.63),  # cards in the Invader's hand
    (-0.31, -0.51),  # blows that could fall at once, for what each Marine can take
    (-0.15, -0.07),  # monsters near
    (-0.12, -0.07),  # monsters not far
    (-0.10, -0.09),  # monsters elsewhere
    (-0.12, -0.11),  # monsters in sight
    (-0.80, -0.80),  # time, where it is short
)


class Count:
    """How the table is counted: everything, or what a Marine may count who has just discovered an area."""

    def __init__(self, known: int | None = None, areas: int | None = None) -> None:
        self.known = known  #: monsters on other spaces are left out
        self.areas = areas  #: areas known before; whatever way leads on from a new one is not

    def ends_in_the_dark(self, state: DoomState) -> bool:
        """Whether somebody has just discovered an area of which nothing may be counted."""
        return self.areas is not None and len(state.table.areas) > self.areas


EVERYTHING: Final = Count()


def features(state: DoomState, count: Count = EVERYTHING) -> tuple[float, ...]:
    """The numbers the estimate looks at, in the order of the weights."""
    table, field, game = state.table, state.field, state.game
    limit = game.scenario(state.setup).frags
    left = max(0, limit - table.frags)
    squad = [m for m in table.marines.values() if not m.left]
    here = [m for m in squad if m.space >= 0]
    each = max(1, len(squad))
    passage = passage_for(state, marine=False)
    sight = 0
    near = not_far = far = seen = danger = 0.0
    rings = hunting_rings(state, prey_spaces(state))
    for marine in here:
        sight |= field.sight.visible_from(marine.space, field.obstacles | field.unseen)
    strikers: list[tuple[int, int, float]] = []
    for invader in monsters(state):
        mask = covered(state, invader)
        if count.known is not None and not mask & count.known:
            continue
        steps, worth = cost_at(rings, mask), price(game, invader.kind)
        if steps <= NEAR:
            near += worth
        elif steps <= NOT_FAR:
            not_far += worth
        else:
            far += worth
        if mask & sight:
            seen += worth
        sheet = game.invaders[invader.kind]
        within = sheet.movement + (1 if sheet.melee else BEYOND)
        if steps <= within:
            strikers.append((mask, within, menace(game, invader.kind)))
    if strikers:
        forbidden = field.obstacles
        for marine in here:
            bit = 1 << marine.space
            # The rings round the whole squad are those round a lone Marine.
            own = (
                rings
                if len(here) == 1
                else rings_to(
                    state, passage, [(0, bit)], forbidden=forbidden | field.against(INVADERS) & ~bit
                )
            )
            blows = sum(blow for mask, within, blow in strikers if cost_at(own[: within + 1], mask) < FAR)
            danger += min(1.5, blows / max(1.0, marine.wounds + 0.7 * marine.armor))
    if count.areas is not None and count.ends_in_the_dark(state):
        # He has arrived where he wanted to go; whatever lies there, he would have had to find it out.
        ways = [0]
        areas = count.areas
    else:
        ways = [min(MOST_STEPS, cost_at(goal_rings(state, m), 1 << m.space)) for m in here] or [20]
        areas = len(table.areas)
    final = last_round(state)
    return (
        1.0,
        left / limit,
        1.0 / max(1, left),
        float(len(table.marines) == 1),
        float(len(table.marines) == 3),
        goal_done(state),
        areas / max(1, len(field.scene.areas)),
        sum(m.wounds for m in here) / 10,
        sum(m.armor for m in here) / 3,
        sum(len(m.weapons) for m in squad) / 2 / each,
        sum(ways) / len(ways) / 20,
        max(ways) / 20,
        len(table.deck.cards) / 20,
        len(table.hand) / 8,
        danger,
        near / 5,
        not_far / 5,
        far / 5,
        seen / 5,
        min(1.0, table.round / final) if final else 0.0,
    )


def goal_done(state: DoomState) -> float:
    """The part of the goal that is reached, from 0 to 1: keys, counted things, Marines who left."""
    victory = state.game.scenario(state.setup).victory
    parts = [_part_done(state, test) for test in victory.tests]
    if may_leave(state):
        gone = sum(m.left for m in state.table.marines.values()) / max(1, len(state.table.marines))
        return 0.7 + 0.3 * gone
    return 0.7 * sum(parts) / max(1, len(parts))


def _part_done(state: DoomState, test: Condition) -> float:
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


def _carried(state: DoomState, flag: str) -> int:
    """Things found that are not where they belong yet: sigils for the seals, halves of a code."""
    counted = of_scenario(state.table.flags)
    return sum(number for name, number in counted.items() if name != flag and number > 0)


def marines_win(state: DoomState, count: Count = EVERYTHING) -> float:
    """The estimated chance that the Marines win."""
    if state.result is not None:
        return 0.0 if INVADER in state.result.winners else 1.0
    turn = int(state.table.active == INVADER)
    total = sum(weights[turn] * value for weights, value in zip(WEIGHTS, features(state, count), strict=True))
    if count.ends_in_the_dark(state):
        total += IN_THE_DARK * (len(state.table.marines) - 1)
    return 1.0 / (1.0 + exp(-total))


def win_chances(state: DoomState) -> dict[str, float]:
    """The chance of each team."""
    if state.table.is_arena:
        points = state.table.beside.score
        weights = {team: exp(0.5 * number) for team, number in points.items()}
        return {team: weight / sum(weights.values()) for team, weight in weights.items()}
    return _of_two_sides(state)


def _of_two_sides(state: DoomState) -> dict[str, float]:
    """The estimate for each side."""
    chance = marines_win(state)
    return {"marines": chance, "invader": 1.0 - chance}
