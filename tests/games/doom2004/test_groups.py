"""Plans for all invaders: who has an order obeys it, who has none does what seems best, nobody acts twice."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004.actions import Activate, NoSpawn
from grimtable.kernel import SeatId
from grimtable.kernel.action import Pass
from grimtable.kernel.position import Position
from grimtable.narration import Names
from grimtable.picture import Aim, Order, Ordered, Plan

GAME: Any = load_game("doom2004")
INVADER = SeatId("invader")

HALL = """
    0   1   2   3   4   5   6   7   8   9   10  11
  #################################################
0 # r                               a       b     #
  #   +   +   +   +   +   +   +   +   +   +   +   #
1 #                                               #
  #   +   +   +   +   +   +   +   +   +   +   +   #
2 # g                                           d #
  #################################################
"""


@pytest.fixture
def hall() -> Any:
    legend = {
        "r": {"marine": "red"},
        "g": {"marine": "green"},
        "a": {"invader": "zombie"},
        "b": {"invader": "zombie"},
        "d": {"invader": "imp"},
    }
    state = GAME.set_up(Position(players=3, drawing=HALL, legend=legend, turn={"seat": "invader"}))
    while not any(isinstance(one, Activate) for one in state.legal_actions()):
        # Nothing is spawned, nothing is answered.
        state.apply(next((one for one in state.legal if isinstance(one, NoSpawn | Pass)), state.legal[-1]))
    return state


def rows(state: Any, *orders: Order) -> dict[str, Ordered]:
    found = GAME.group(state, INVADER, orders, Names(GAME, state.setup.order))
    return {row.piece: row for row in found}


def test_the_nearest_goes_first_and_everybody_comes_nearer(hall: Any) -> None:
    planned = rows(hall)
    assert next(iter(planned)) == "zombie_1"
    assert set(planned) == {"zombie_1", "zombie_2", "imp_1"}
    for row in planned.values():
        assert row.plan is not None
        assert row.plan.actions[0] == f"invader: activate {row.piece}"


def test_who_is_to_stay_stays(hall: Any) -> None:
    planned = rows(hall, Order("zombie_2", hold=True))
    assert planned["zombie_2"].plan is None
    assert planned["zombie_2"].hold
    assert planned["zombie_1"].plan is not None


def test_an_order_names_the_enemy(hall: Any) -> None:
    for marine in ("red", "green"):
        planned = rows(hall, Order("zombie_1", target=marine))
        assert planned["zombie_1"].target == marine
        assert Names(GAME, hall.setup.order).of(marine) in planned["zombie_1"].text


def test_an_order_names_the_place(hall: Any) -> None:
    planned = rows(hall, Order("zombie_1", place="8,2"))
    plan = planned["zombie_1"].plan
    assert plan is not None
    assert [place for stretch in plan.stretches for place in stretch.places][-1] == "8,2"


def test_two_are_not_sent_to_the_same_space(hall: Any) -> None:
    planned = rows(hall, Order("zombie_1", place="8,1", first=True), Order("zombie_2", place="8,1"))
    ends = [
        [place for stretch in row.plan.stretches for place in stretch.places][-1]
        for row in planned.values()
        if row.plan is not None and row.piece != "imp_1"
    ]
    assert len(set(ends)) == 2


def test_one_is_put_first(hall: Any) -> None:
    assert next(iter(rows(hall, Order("imp_1", first=True)))) == "imp_1"


def test_each_plan_can_be_carried_out_one_after_the_other(hall: Any) -> None:
    """As long as no dice fall, what was planned for the last is still right when it is its turn."""
    planned = rows(hall)
    state = hall.copy()
    spell = GAME.language.spell
    for row in planned.values():
        assert row.plan is not None
        for text in row.plan.actions:
            action = next((one for one in state.legal_actions() if spell(state, one) == text), None)
            assert action is not None, (row.piece, text)
            if "attack" in text:
                return
            state.apply(action)
            while state.decision is not None and state.decision.is_window:
                state.apply(next(one for one in state.legal_actions() if isinstance(one, Pass)))


def test_nobody_plans_for_others(hall: Any) -> None:
    names = Names(GAME, hall.setup.order)
    assert GAME.group(hall, SeatId("red"), [], names) == []


def test_a_guard_who_cannot_throw_so_far_is_no_hindrance() -> None:
    """D04-ORD-10: his grenade does not reach where it stands now, so on the way it counts nothing."""
    position = Position(
        drawing=HALL,
        legend={
            "r": {"marine": "red", "order": "guard", "ammo": {"rockets": 2}},
            "g": {},
            "a": {},
            "b": {},
            "d": {"invader": "imp"},
        },
        turn={"figure": "imp_1"},
    )
    state = GAME.set_up(position)
    found = GAME.plans(state, INVADER, Aim(place="9,2"), Names(GAME, state.setup.order))
    assert found
    assert all(isinstance(plan, Plan) for plan in found)
