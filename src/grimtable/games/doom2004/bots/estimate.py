"""The estimate: how likely the Marines are to win, from what lies open on the table.

Numbers that anybody could count; what each weighs was learned from games of veterans against each other and
stands in `estimate.toml` (`grimtable train doom2004`). It is a compass for search and for turning points in a
replay, not an oracle. An arena is told by `arena_estimate`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Final

from grimtable.games.doom2004.bots import arena_estimate
from grimtable.games.doom2004.bots.blows import NEAR as BLOW_DISTANCE
from grimtable.games.doom2004.bots.blows import USUAL_ARMOR, USUAL_WOUNDS, blow, menace, price
from grimtable.games.doom2004.bots.marine_plan import impatience
from grimtable.games.doom2004.bots.prey import prey_spaces
from grimtable.games.doom2004.bots.purpose import goal_rings, may_leave
from grimtable.games.doom2004.bots.walking import FAR, Rings, cost_at, hunting_rings, passage_for, rings_to
from grimtable.games.doom2004.changes import covered, most_wounds
from grimtable.games.doom2004.counters import of_scenario
from grimtable.games.doom2004.table import INVADER, INVADERS, MARINES
from grimtable.games.doom2004.topics.objective import leaves_of
from grimtable.games.doom2004.topics.sides import monsters
from grimtable.games.doom2004.topics.targets import usable_weapons
from grimtable.games.learned import ANY, Learned, score

if TYPE_CHECKING:
    from grimtable.content.conditions import Condition
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine

BEYOND: Final = 4  #: steps from which a monster that throws or shoots strikes, beside those it walks
MOST_STEPS: Final = 60
#: What will become of a Marine is counted as a part of a frag. By themselves wounds and danger would learn
#: what they go along with: who has just come back is whole, and who is about to win is surrounded.
HALF_DEAD: Final = 0.7  #: hardly a wound left; the first wounds count less
STRUCK: Final = 0.4  #: blows at hand for as much as he can take
STILL_TO_ACT: Final = 0.3  #: the part of it for whoever has his turn before the Invader
UNPLACED: Final = 20  #: the way to go when nobody is on the board
#: what is expected to come out of a new area for each further Marine, on the scale of the weights
IN_THE_DARK: Final = -0.2


class Count:
    """How the table is counted: everything, or what a Marine may count who has just discovered an area."""

    def __init__(self, known: int | None = None, areas: int | None = None) -> None:
        self.known = known  #: monsters on other spaces are left out
        self.areas = areas  #: areas known before; whatever way leads on from a new one is not

    def ends_in_the_dark(self, state: DoomState) -> bool:
        """Whether somebody has just discovered an area of which nothing may be counted."""
        return self.areas is not None and len(state.table.areas) > self.areas


EVERYTHING: Final = Count()


def numbers(state: DoomState, count: Count = EVERYTHING) -> dict[str, float]:
    """Public numbers of the table, from the Marines' side; what one Marine has or faces is a mean."""
    table, field, game = state.table, state.field, state.game
    squad = [m for m in table.marines.values() if not m.left]
    here = [m for m in squad if m.space >= 0]
    each = max(1, len(squad))
    rings = hunting_rings(state, prey_spaces(state))
    around = 0.0
    strikers: list[tuple[int, int, float]] = []
    for invader in monsters(state):
        mask = covered(state, invader)
        if count.known is not None and not mask & count.known:
            continue
        around += price(game, invader.kind)
        sheet = game.invaders[invader.kind]
        within = sheet.movement + (1 if sheet.melee else BEYOND)
        if cost_at(rings[: within + 1], mask) < FAR:
            strikers.append((mask, within, menace(game, invader.kind)))
    if count.areas is not None and count.ends_in_the_dark(state):
        # He has arrived where he wanted to go; whatever lies there, he would have had to find it out.
        ways = [0]
        areas = count.areas
    else:
        # Whoever comes nearer to a thing than a comrade makes it nobody's further away.
        ways = [min(MOST_STEPS, cost_at(goal_rings(state, m, spread=0), 1 << m.space)) for m in here] or [
            UNPLACED
        ]
        areas = len(table.areas)
    # Whoever has held out long without getting on must dare more at last, as the veteran does.
    hurry = impatience(table.round) / 20
    hurt = sum((1.0 - m.wounds / most_wounds(state, m)) ** 2 for m in here)
    threat = _danger(state, here, strikers, rings)
    lost = (table.frags + HALF_DEAD * hurt + STRUCK * threat) / game.scenario(state.setup).frags
    discovered = areas / max(1, len(field.scene.areas))
    return {
        "always": 1.0,
        "frags": lost,
        "frags, squared": lost * lost,
        "goal": goal_done(state),
        "areas, squared": discovered * discovered,
        "firepower": sum(firepower(state, m) for m in here) / 3 / each,
        "mean way": hurry * sum(ways) / len(ways),
        "longest way": hurry * max(ways),
        "monsters": around / 5 / each,
        "rounds": table.round / 20,
    }


def _danger(
    state: DoomState, here: Sequence[Marine], strikers: Sequence[tuple[int, int, float]], rings: Rings
) -> float:
    """The blows that could fall at once, for what each Marine can take; strikers: space, reach, wounds.

    Who acts before the Invader does can still get out of it, or shoot first.
    """
    if not strikers:
        return 0.0
    order = list(state.table.marines)
    active = state.table.active
    acted = order[: order.index(active)] if active in order else order
    field, passage = state.field, passage_for(state, marine=False)
    danger = 0.0
    for marine in here:
        own = rings  # those round the whole squad are those round a lone Marine
        if len(here) > 1:
            bit = 1 << marine.space
            shut = field.obstacles | field.against(INVADERS) & ~bit
            own = rings_to(state, passage, [(0, bit)], forbidden=shut)
        blows = sum(deals for mask, within, deals in strikers if cost_at(own[: within + 1], mask) < FAR)
        part = min(1.5, blows / max(1.0, marine.wounds + 0.7 * marine.armor))
        danger += part if marine.id in acted else STILL_TO_ACT * part
    return danger


def firepower(state: DoomState, marine: Marine) -> float:
    """The wounds that his best weapon with ammunition deals a usual enemy near by."""
    return max(
        (
            blow(state.game, weapon, USUAL_ARMOR, USUAL_WOUNDS, BLOW_DISTANCE).wounds
            for weapon in usable_weapons(state, marine)
        ),
        default=0.0,
    )


def features(state: DoomState) -> dict[str, dict[str, float]]:
    """What is learned from; an arena has its score instead."""
    return {} if state.table.is_arena else {MARINES: numbers(state)}


#: A step of way costs time, and time costs frags. Games that were played do not tell: after each step of the
#: goal the next one is far, so whoever had far to go was ahead, and Marines who think nothing of the way
#: stand still. It weighs what a round costs for the steps of a round; the rest is fitted around it.
GIVEN: Final = {"mean way": -1.2, "longest way": -0.3}

ESTIMATE: Final = Learned(__file__, features, given=GIVEN)


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
    return 1.0 / (1.0 + exp(-standing(state, count)))


def standing(state: DoomState, count: Count = EVERYTHING) -> float:
    """What speaks for the Marines in a game that goes on, on the scale of the weights."""
    total = score(ESTIMATE.weights.get(ANY, {}), numbers(state, count))
    if count.ends_in_the_dark(state):
        total += IN_THE_DARK * (len(state.table.marines) - 1)
    return total


def win_chances(state: DoomState) -> dict[str, float]:
    """The chance of each team."""
    if state.table.is_arena:
        return arena_estimate.chances(state)
    return _of_two_sides(state)


def _of_two_sides(state: DoomState) -> dict[str, float]:
    """The estimate for each side."""
    chance = marines_win(state)
    return {"marines": chance, "invader": 1.0 - chance}
