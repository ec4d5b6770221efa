"""Veterans of DOOM 2004 in drawn situations: what a person would do there without thinking twice."""

from __future__ import annotations

from typing import Any

from grimtable.bots import decide, make
from grimtable.games import load_game
from grimtable.kernel import OwnState
from grimtable.kernel.position import Position


def situation(
    drawing: str, legend: dict[str, Any], packs: tuple[str, ...] | None = None, **more: Any
) -> OwnState:
    state: OwnState = load_game("doom2004", packs).set_up(Position(drawing=drawing, legend=legend, **more))
    return state


def played(state: OwnState, level: str = "veteran") -> list[str]:
    """What a bot of that level that is asked does until somebody else is asked, or until his turn is over."""
    seat, said = state.asked, []
    while state.asked == seat and not state.over:
        action = decide(make(level, 1), state)
        line = state.game.language.spell(state, action).partition(": ")[2]
        said.append(line)
        state.apply(action)
        if line.startswith("end"):
            break
    return said


def steps(said: list[str]) -> list[str]:
    return [line.removeprefix("step to ") for line in said if line.startswith("step to ")]


HALL = """
#########################################
# r           o           k           i #
#   +   +   +   +   +   +   +   +   +   #
#             o                         #
#########################################
"""
BEHIND_BARRELS = {"r": {"marine": "red"}, "o": {"barrel": True}, "i": {"invader": "imp"}}


def test_a_large_figure_behind_barrels_blows_one_up() -> None:
    """Barrels from wall to wall: a Mancubus does not fit past one, and sees nobody behind them."""
    state = situation(HALL, {**BEHIND_BARRELS, "k": {"invader": "mancubus"}}, turn={"figure": "mancubus_1"})
    assert any(line.startswith("attack 3,") for line in played(state))


def test_somebody_else_makes_room_for_who_cannot() -> None:
    """A Hell Knight sweeps and cannot name a barrel; the Imp behind it can."""
    state = situation(HALL, {**BEHIND_BARRELS, "k": {"invader": "hell_knight"}}, turn={"figure": "imp_1"})
    assert any(line.startswith("attack 3,") for line in played(state))


def test_monsters_go_on_when_nobody_is_left_to_strike() -> None:
    """The only Marine is fragged: the Zombie goes to the key, which he will have to fetch."""
    state = situation(
        """
#################################################
# z                                           K #
#   +   +   +   +   +   +   +   +   +   +   +   #
#                                             r #
#################################################
""",
        {"r": {"fragged": "red"}, "z": {"invader": "zombie"}, "K": {"tokens": ["red_key"]}},
        turn={"figure": "zombie_1"},
    )
    assert len(steps(played(state))) == 3


def test_what_lies_on_a_way_as_long_as_another_is_taken() -> None:
    """The armor lies on one of many ways of eight steps to the key."""
    state = situation(
        """
#####################################
# r               a                 #
#   +   +   +   +   +   +   +   +   #
#                                 K #
#   +   +   +   +   +   +   +   +   #
#                                   #
#####################################
""",
        {"r": {"marine": "red"}, "a": {"tokens": ["armor"]}, "K": {"tokens": ["red_key"]}},
        turn={"action": "sprint"},
    )
    said = played(state)
    assert "take armor" in said
    assert "take red_key" in said


def test_a_watcher_is_walked_round() -> None:
    """D04-ABL-39: past the Demon he would be bitten on four spaces; the way round it is as long, and free."""
    state = situation(
        """
#############################
#                           #
#   +   +   +   +   +   +   #
#         d               K #
#   +   +   +   +   +   +   #
# r                         #
#   +   +   +   +   +   +   #
#                           #
#############################
""",
        {"r": {"marine": "red"}, "d": {"invader": "demon", "wide": True}, "K": {"tokens": ["red_key"]}},
        turn={"action": "sprint"},
    )
    assert "take red_key" in played(state)  # nobody else was asked on the way


def test_a_door_on_the_way_is_opened_and_gone_through() -> None:
    """Six steps and two points for the door are a sprint; he does not stop in front of it."""
    state = situation(
        """
#############################
# r         A             K #
#   +   +   +   +   +   +   #
#           A               #
#############################
""",
        {"r": {"marine": "red"}, "K": {"tokens": ["red_key"]}},
        turn={"action": "sprint"},
    )
    said = played(state)
    assert any(line.startswith("open") or "door" in line for line in said)
    assert "take red_key" in said


BARRED = """
#########################################
# i       r           k               K #
#   +   +   +   +   +   +   +   +   +   #
#                                       #
#########################################
"""


def test_who_bars_the_only_way_is_shot_first() -> None:
    """A Hell Knight fills the corridor to the key; the Imp is the easier kill, and in nobody's way."""
    legend = {
        "r": {"marine": "red", "weapons": ["machine_gun"], "ammo": {"bullets": 6}},
        "i": {"invader": "imp"},
        "k": {"invader": "hell_knight"},
    }
    barred = situation(BARRED, {**legend, "K": {"tokens": ["red_key"]}}, turn={"action": "attack"})
    assert next(line for line in played(barred) if line.startswith("fire")).endswith(" 5,0")
    open_way = situation(BARRED, {**legend, "K": {"tokens": []}}, turn={"action": "attack"})
    assert next(line for line in played(open_way) if line.startswith("fire")).endswith(" 0,0")


def test_who_stands_at_the_last_pad_jumps() -> None:
    """Nothing else leads on: he does not use up all his points to shoot once more, turn after turn."""
    state = situation(
        """
#####################
# r         #     q #
#########   #   +   #
#########   # v     #
#########   #########
#########   #########
#########   #########
######### i #########
#########   #########
######### i #########
#####################
""",
        {
            "r": {"marine": "red", "teleporter": "red", "weapons": ["shotgun"], "ammo": {"bullets": 6}},
            "i": {"invader": "imp"},
            "q": {"area": "vault", "teleporter": "red"},
            "v": {"area": "vault"},
        },
        turn={"action": "advance"},
    )
    assert any("unknown red pad" in line for line in played(state))


def test_a_single_imp_is_worth_its_card() -> None:
    """Dark Summons brings one Imp at the end of a Marine's turn; no later moment is better."""
    state = situation(
        """
#####################
# r     A   #       #
#   +   +   #   +   #
#       A   #       #
#####################
""",
        {"r": {"marine": "red"}},
        packs=("amendments", "expansion_deck"),
        turn={"seat": "red", "action": "sprint"},
        hands={"invader": ["dark_summons"]},
    )
    played(state)
    assert played(state)[0].startswith("play dark_summons")


BESIDE_A_DOOR = """
#############
# r         #
#####=A=+=A=#
#     k     #
#############
"""


def test_a_recruit_beside_a_door_goes_before_it_and_opens_it() -> None:
    """Once the door is open the key is one step away from either space; only from one can it be opened."""
    state = situation(
        BESIDE_A_DOOR, {"r": {"marine": "red"}, "k": {"tokens": ["red_key"]}}, turn={"seat": "red"}
    )
    said = played(state, "recruit")
    assert said.index("step to 1,0") < next(place for place, line in enumerate(said) if "door" in line)
    assert "red" in state.table.keys
