"""Lines of play of DOOM 2004: what dice give beyond their odds is taken off, and what is gained counts."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from grimtable.bots.searching import Search
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.estimate import marines_win
from grimtable.games.doom2004.bots.looking_ahead import Horizon
from grimtable.games.doom2004.bots.luck import Luck
from grimtable.games.doom2004.bots.stakes import Stakes
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.kernel import OwnState, SeatId
from grimtable.kernel.action import Pass
from grimtable.kernel.chance import seeded
from tests.bots.test_doom2004_plans import situation
from tests.bots.test_nightmare import big, searching

RED, INVADER = SeatId("red"), SeatId("invader")
ROLLS = 400

LANE = """
#############################
# r           i             #
#   +   +   +   +   +   +   #
#                           #
#############################
"""


def lane(monster: str = "imp", **turn: Any) -> OwnState:
    return situation(LANE, {"r": {"marine": "red", "armor": 1}, "i": {"invader": monster}}, turn=turn)


def attack_of(state: OwnState) -> Any:
    """The first attack that is offered."""
    return next(option for option in state.legal if isinstance(option, act.Fire | act.Attack))


def rolled(state: OwnState, action: Any, seat: SeatId, seed: int) -> float:
    """The luck of an attack that is really rolled, nobody answering it."""
    line = state.copy()
    line.chance.word = seeded(seed).word
    luck = Luck()
    luck.expect(Stakes(line, seat).awaited(line, action))
    line.apply(action)
    while line.result is None and line.in_progress(Attack) is not None:
        luck.settle(line)
        assert luck.total == 0.0, "not before it is over"
        passing = (option for option in line.legal if isinstance(option, Pass))
        line.apply(next(passing, line.legal[-1]))
    luck.settle(line)
    return luck.total


@pytest.mark.parametrize("seat", [RED, INVADER])
@pytest.mark.parametrize(
    ("monster", "turn"),
    [
        ("imp", {"seat": "red", "action": "attack"}),
        ("imp", {"figure": "imp_1"}),
        ("archvile", {"figure": "archvile_1"}),
        ("mancubus", {"figure": "mancubus_1"}),
    ],
)
def test_luck_comes_to_nothing_in_the_long_run(monster: str, turn: dict[str, Any], seat: SeatId) -> None:
    """Attacks of both sides, a blast among them: good and bad rolls make up for each other."""
    state = lane(monster, **turn)
    found = [rolled(state, attack_of(state), seat, seed) for seed in range(ROLLS)]
    mean = sum(found) / ROLLS
    spread = sqrt(sum((each - mean) ** 2 for each in found) / ROLLS)
    assert spread > 0.001
    assert abs(mean) < 3 * spread / sqrt(ROLLS)


def test_what_is_good_luck_for_one_side_is_bad_for_the_other() -> None:
    state = lane(seat="red", action="attack")
    shot = attack_of(state)
    for seed in range(20):
        ours, theirs = (rolled(state, shot, seat, seed) for seat in (RED, INVADER))
        assert ours == pytest.approx(-theirs)


def test_an_attacker_who_falls_before_his_roll_had_no_bad_luck() -> None:
    state = lane(figure="imp_1")
    luck = Luck()
    luck.expect(Stakes(state, INVADER).awaited(state, attack_of(state)))
    del state.table.invaders["imp_1"]
    luck.settle(state)
    assert luck.total == 0.0


@pytest.mark.parametrize(("seat", "number"), [("red", 12), ("invader", 4)])
def test_luck_makes_lines_of_the_same_choice_less_different(seat: str, number: int) -> None:
    """That is what it is for: the same search with fewer lines of play."""
    spread = []
    for counted in (True, False):
        values = []
        for state in big(seat, number)[-4:]:
            search = searching(state)
            if not counted:
                search.player = without_luck(search)
            for _ in range(8):
                assert search.play_round(lambda: False)
            for candidate in search.candidates:
                values += [(each - candidate.mean) ** 2 for each in candidate.values]
        spread.append(sum(values) / len(values))
    assert spread[0] < 0.9 * spread[1]


class Unlucky:
    """The same player without an account of luck."""

    def __init__(self, player: Any) -> None:
        self.answer = player.answer


def without_luck(search: Search) -> Any:
    players = search.player
    return lambda: Unlucky(players())


# --- what a line is worth -------------------------------------------------------------------------


def test_who_is_far_behind_tells_a_good_line_from_a_bad_one() -> None:
    """The estimate takes the first table for open and the second for lost; a monster less counts alike."""
    shifts, chances = [], []
    for frags in (0, 5):
        state = lane("cyberdemon", seat="red", action="attack")
        state.table.frags = frags
        horizon = Horizon(state, RED)
        assert horizon.worth(state)["marines"] == pytest.approx(0.5)
        assert horizon.chance(0.5) == pytest.approx(marines_win(state, horizon.count))
        before = marines_win(state)
        state.table.invaders.clear()
        shifts.append(horizon.worth(state)["marines"] - 0.5)
        chances.append(marines_win(state) - before)
    assert 0 < chances[1] < chances[0]
    assert shifts[1] > 0.8 * shifts[0] > 0


def test_the_end_of_the_game_is_worth_all_or_nothing() -> None:
    state = lane(seat="red", action="attack")
    horizon = Horizon(state, RED)
    while state.result is None:
        state.apply(state.legal[-1])
    assert set(horizon.worth(state).values()) == {0.0, 1.0}
