"""Plans and quiet answers: what one click does, what has a button of its own, what is not asked."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.kernel.position import Position
from grimtable.narration import Names
from grimtable.picture import Aim, Plan
from tests.support.rule import rule

GAME: Any = load_game("doom2004")
HALL = """
#############################
# r                       z #
#   +   +   +   +   +   +   #
#                           #
#############################
"""


def hall(drawing: str = HALL, **turn: Any) -> Any:
    legend: dict[str, dict[str, Any]] = {
        "r": {"marine": "red", "ammo": {"bullets": 2}, "weapons": ["shotgun"]},
        "z": {"invader": "zombie"},
        "d": {"invader": "demon"},
        "t": {"tokens": ["armor"]},
    }
    drawn = {mark: what for mark, what in legend.items() if mark in drawing}
    described = {"seat": "red", "action": "advance", **turn}
    return GAME.set_up(Position(drawing=drawing, legend=drawn, turn=described))


def plans(state: Any, **aim: Any) -> list[Plan]:
    found = GAME.plans(state, state.asked, Aim(**aim), Names(GAME, state.setup.order))
    assert isinstance(found, list)
    return found


def test_a_walk_without_danger_is_done_by_one_click() -> None:
    (walk,) = plans(hall(), place="3,1")
    assert walk.light and len(walk.actions) == 3


@rule("D04-EQP-03", "D04-EQP-04")
def test_a_walk_takes_what_lies_on_its_way_or_stops_there() -> None:
    """Armor lies one space ahead of him, he goes on to the next but one."""
    state = hall(HALL.replace(" r     ", " r   t ", 1))
    (walk,) = plans(state, place="3,0")
    assert walk.actions == ("red: step to 1,0", "red: take armor", "red: step to 2,0", "red: step to 3,0")
    assert walk.light
    (stop,) = plans(state, place="3,0", stops=True)
    assert stop.actions == ("red: step to 1,0",)
    (there,) = plans(state, place="1,0", stops=True)
    assert there.actions == ("red: step to 1,0", "red: take armor")  # where somebody points is what is meant


@rule("D04-EQP-03")
def test_an_attack_takes_what_lies_on_its_way() -> None:
    state = hall(HALL.replace(" r     ", " r   t ", 1).replace("z", " ").replace("t       ", "t      z", 1))
    taking = [plan for plan in plans(state, piece="zombie_1") if "red: take armor" in plan.actions]
    assert taking
    assert all(plan.actions[-1].startswith("red: fire") for plan in taking)
    past = plans(state, piece="zombie_1", stops=True)
    assert past and not any("red: take armor" in plan.actions for plan in past)


@rule("D04-ABL-36")
def test_a_walk_past_a_watcher_is_shown_first() -> None:
    watched = hall(HALL.replace("z", "d"), points=5)
    (past,) = plans(watched, place="5,1")
    assert past.warnings and not past.light
    (near,) = plans(watched, place="1,1")
    assert near.light


GUARDED = """
#########################################
# r                                   i #
#   +   +   +   +   +   +   +   +   +   #
#                                       #
#########################################
"""


@rule("D04-ORD-10")
@pytest.mark.parametrize(("order", "armed"), [("guard", True), ("dodge", False)])
def test_a_walk_towards_a_guard_costs_what_he_hits_there(order: str, armed: bool) -> None:
    """Where the Imp stands no bullet reaches it; what counts is where it goes."""
    legend: dict[str, dict[str, Any]] = {
        "r": {"marine": "red", "ammo": {"bullets": 2}, "order": order},
        "i": {"invader": "imp"},
    }
    turn = {"seat": "invader", "figure": "imp_1"}
    state = GAME.set_up(Position(drawing=GUARDED, legend=legend, turn=turn))
    (past, *_) = plans(state, place="5,1")
    assert (past.wounds > 0.3) is armed
    assert [("on guard" in said) for said in past.warnings] == [True] * armed


@rule("D4X-AIR-02", "D4X-AIR-03")
@pytest.mark.parametrize(
    ("held", "points", "wounds", "said"),
    [
        (0, 3, 2.0, "no oxygen tank: 2 wounds"),
        (0, 4, 0.0, "no oxygen tank: 2 wounds"),
        (1, 3, 0.0, "gives up an oxygen tank"),
    ],
)
def test_a_walk_that_ends_without_air_says_what_breathing_costs(
    held: int, points: int, wounds: float, said: str
) -> None:
    """Two wounds where no point is left to get away; with a tank, even one that lies on the way, the tank."""
    game: Any = load_game("doom2004", ("amendments", "expansion"))
    legend: dict[str, dict[str, Any]] = {
        "r": {"marine": "red"},
        "t": {"tokens": ["oxygen_tank"]},
        "v": {"airless": True},
    }
    drawing = HALL.replace(" r           ", " r   t       v" if held else " r           v", 1)
    drawing = drawing.replace("v ", "v", 1).replace("z", " ")
    drawn = {mark: what for mark, what in legend.items() if mark in drawing}
    described = {"seat": "red", "action": "advance", "points": points}
    state = game.set_up(Position(drawing=drawing, legend=drawn, turn=described))
    (walk,) = game.plans(state, state.asked, Aim(place="3,0"), Names(game, state.setup.order))
    assert walk.wounds == wounds
    assert said in walk.warnings[-1] and not walk.light


def test_what_has_to_be_announced_is_shown_first() -> None:
    asked = hall(action="")
    assert all(not plan.light for plan in plans(asked, place="3,1"))


def test_who_is_in_reach_has_a_button_with_its_odds() -> None:
    best, *others = plans(hall())
    assert best.actions == ("red: fire pistol at 6,0",)
    assert best.forecast is not None and best.forecast.targets[0].piece == "zombie_1"
    assert others == []  # each enemy once
    assert plans(hall(attacks=0)) == []


def idle_of(state: Any) -> str | None:
    found = GAME.idle(state)
    return None if found is None else GAME.language.spell(state, found)


def play(state: Any, *actions: str) -> Any:
    for action in actions:
        state.apply(GAME.language.read(state, action))
    return state


HIT, WEAK, MISS, SPENT = (9, 9, 0, 0), (9, 0, 0, 0), (0, 0, 0, 1), (9, 9, 1, 0)


@rule("D04-RRL-01")
def test_a_roll_that_cannot_become_better_is_kept_without_asking() -> None:
    """The Zombie is dead, and no bullet is spent."""
    legend: dict[str, dict[str, Any]] = {
        "r": {"marine": "red", "order": "aim", "ammo": {"bullets": 2}},
        "z": {"invader": "zombie"},
    }
    state = GAME.set_up(Position(drawing=HALL, legend=legend, turn={"seat": "red", "action": "attack"}))
    play(state, "red: fire pistol at 6,0", "red: use aim")
    attack = state.innermost(Attack)
    for first, second, kept in (
        (HIT, WEAK, True),
        (WEAK, WEAK, False),  # it lives
        (HIT, MISS, False),
        (HIT, SPENT, not GAME.arms["pistol"].ammo),
    ):
        attack.faces = (first, second)
        assert (idle_of(state) == "red: reroll nothing") is kept, (first, second)
        assert attack.failed == "" and attack.victims == ()  # nobody has looked at the table itself


@rule("D04-ABL-17")
def test_an_attack_that_reaches_nobody_else_goes_no_further() -> None:
    alone = play(hall(action="attack"), "red: fire shotgun at 6,0")
    while alone.decision.question != "carry_on":
        alone.apply(alone.legal[0])
    assert idle_of(alone) == "red: stop here"
    two = hall(HALL.replace("      z #", "  z   z #").replace("z   z", "z   d", 1), action="attack")
    play(two, "red: fire shotgun at 5,0")
    while two.decision.question != "carry_on":
        two.apply(two.legal[0])
    assert idle_of(two) is None
