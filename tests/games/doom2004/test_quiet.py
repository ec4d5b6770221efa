"""Quiet answers: what a screen need not ask aloud, and what it must."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004.actions import Reroll, StopHere
from grimtable.games.doom2004.quiet import idle
from grimtable.kernel import Pass
from grimtable.kernel.chance import Outcome
from grimtable.kernel.position import Position
from tests.support.rule import rule

DRAWING = """
#####################
# r   .   z   .   g #
#   +   +   +   +   #
# .   .   o   .   . #
#####################
"""


def asked(
    legend: dict[str, Any], turn: dict[str, Any], rolls: list[Any], *actions: str, **overrides: Any
) -> Any:
    """The state after these actions, with these faces of the dice."""
    game: Any = load_game("doom2004")
    if overrides:
        game = game.with_overrides(overrides)
    script = tuple(Outcome("roll", "", face) for face in rolls)
    state = game.set_up(Position(drawing=DRAWING, legend=legend, turn=turn, script=script))
    for action in actions:
        state.apply(game.language.read(state, action))
    return state


HIT, BULLET, MISS = {"range": 3, "damage": 4}, {"range": 3, "damage": 4, "bullet": True}, {"miss": True}
WEAK, GREEN_AIMS = {"range": 3, "damage": 0}, {"seat": "red", "action": "attack"}


@rule("D04-RRL-01")
@pytest.mark.parametrize(
    ("rolls", "wounds", "is_best"),
    [
        ([HIT, HIT], 2, True),
        ([HIT, BULLET], 2, False),  # it would cost a token
        ([MISS, HIT], 2, False),
        ([WEAK, WEAK], 2, False),
        ([HIT, WEAK], 4, True),
        ([HIT, WEAK], 5, False),  # wounded, but not killed
    ],
)
def test_an_aimed_roll_that_cannot_become_better_is_kept(
    rolls: list[Any], wounds: int, is_best: bool
) -> None:
    legend = {
        "r": {"marine": "red", "order": "aim"},
        "z": {"invader": "zombie", "wounds": 1},
        "g": {"marine": "green"},
        "o": {},
    }
    state = asked(
        legend, {"seat": "red", "action": "attack"}, rolls, "red: fire pistol at 2,0", "red: use aim",
        invaders={"zombie": {"wounds": wounds + 1, "armor": 1}},
    )  # fmt: skip
    assert state.decision.question == "reroll"
    found = idle(state)
    assert (found == Reroll(state.asked, ())) is is_best
    assert is_best or found is None


@rule("D04-RRL-01")
@pytest.mark.parametrize(
    ("rolls", "is_best"), [([HIT], False), ([WEAK], True), ([MISS], True), ([{"range": 0}], True)]
)
def test_who_dodges_wishes_nobody_of_his_side_wounded(rolls: list[Any], is_best: bool) -> None:
    legend = {
        "r": {"marine": "red", "order": "dodge"},
        "z": {"invader": "zombie"},
        "g": {"marine": "green"},
        "o": {},
    }
    state = asked(
        legend, {"figure": "zombie_1"}, rolls, "invader: attack 0,0",
        invaders={"zombie": {"dice": ["red"], "melee": False}},
    )  # fmt: skip
    assert (state.decision.question, state.asked) == ("reroll", "red")
    assert (idle(state) == Reroll(state.asked, ())) is is_best


@rule("D04-R-101", "D04-AMM-07", "D04-RRL-04")
@pytest.mark.parametrize(
    ("weapon", "rolls", "order", "charm", "is_idle"),
    [
        ("fist", [MISS], "", False, True),
        ("fist", [HIT], "", False, False),
        ("chainsaw", [MISS, WEAK], "", False, False),  # aimed as well
        ("fist", [MISS], "", True, False),  # it may be made anew as a whole
        ("shotgun", [MISS, WEAK], "", False, False),  # the other die may cost a bullet
        ("shotgun", [MISS, BULLET], "", False, True),
        ("shotgun", [MISS, BULLET], "aim", False, False),  # the Aim would be cancelled
        ("rocket_launcher", [MISS, BULLET, WEAK], "", False, False),  # it comes down elsewhere
    ],
)
def test_no_dodge_card_is_asked_for_against_a_miss_that_stays_one(
    weapon: str, rolls: list[Any], order: str, charm: bool, is_idle: bool
) -> None:
    """The Invader holds a Dodge card, and the dice of the Marine show a Miss."""
    legend: dict[str, dict[str, Any]] = {
        "r": {
            "marine": "red",
            "order": order,
            "weapons": [weapon] * (weapon != "fist"),
            "ammo": {"bullets": 5, "rockets": 5},
        },
        "z": {},
        "o": {"invader": "zombie"},
        "g": {"marine": "green", "kept": {"charm": [0]} if charm else {}},
    }
    game: Any = load_game("doom2004", ("amendments", "expansion"))
    state = game.set_up(
        Position(
            drawing=DRAWING.replace("r   .   z", ".   r   z") if weapon in ("fist", "chainsaw") else DRAWING,
            legend=legend,
            turn={"seat": "red", "action": "attack"},
            hands={"invader": ("dodge",)},
            script=tuple(Outcome("roll", "", face) for face in rolls),
        )
    )
    for action in (f"red: fire {weapon} at 2,1", *(["red: use aim"] if order else [])):
        state.apply(game.language.read(state, action))
    assert (state.decision.question, state.asked) == ("attack_rolled", "invader")
    assert isinstance(idle(state), Pass) is is_idle


@rule("D04-AMM-07", "D4X-ABL-01")
@pytest.mark.parametrize(("rolls", "is_best"), [([MISS, BULLET], True), ([MISS, WEAK], False)])
def test_who_dodges_a_miss_may_wish_for_a_bullet(rolls: list[Any], is_best: bool) -> None:
    legend = {"r": {"marine": "red"}, "z": {"invader": "zombie"}, "g": {"marine": "green"}, "o": {}}
    state = asked(
        legend, {"seat": "red", "action": "attack"}, rolls, "red: fire pistol at 2,0",
        invaders={"zombie": {"abilities": {"dodge": True}}},
    )  # fmt: skip
    assert (state.decision.question, state.asked) == ("reroll", "invader")
    assert (idle(state) == Reroll(state.asked, ())) is is_best


@rule("D04-ABL-12", "D04-ABL-17")
@pytest.mark.parametrize(("at", "is_idle"), [("3,1", False), ("", True)])
def test_an_attack_that_can_reach_nobody_is_carried_no_further(at: str, is_idle: bool) -> None:
    legend: dict[str, Any] = {
        "r": {"marine": "red", "weapons": ["chain_gun"], "ammo": {"bullets": 5}},
        "z": {"invader": "zombie"},
        "g": {"marine": "green"},
        "o": {} if is_idle else {"invader": "imp"},
    }
    state = asked(
        legend, {"seat": "red", "action": "attack"}, [HIT] * 6, "red: fire chain_gun at 2,0",
        invaders={"zombie": {"wounds": 1, "armor": 0}},
    )  # fmt: skip
    assert state.decision.question == "carry_on"
    assert isinstance(idle(state), StopHere) is is_idle


def test_nothing_else_is_answered_quietly() -> None:
    legend = {"r": {"marine": "red"}, "z": {"invader": "zombie"}, "g": {"marine": "green"}, "o": {}}
    assert idle(asked(legend, {"seat": "red", "action": "attack"}, [])) is None
