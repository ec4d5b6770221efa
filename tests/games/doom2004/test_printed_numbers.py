"""The printed numbers: every die, weapon and invader, written down once more, so that a slip is seen.

Whoever changes a value on purpose changes it here too, and reads in the diff what players will notice.
"""

from collections import Counter
from typing import Any, cast

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.game import Doom2004
from grimtable.games.doom2004.items import Abilities
from grimtable.kernel.position import Position
from tests.support.rule import rule

#: colour → how many, faces as range/damage, * for a bullet
DICE = {
    "yellow": (1, "miss 4/1 3/2 3/1* 2/2 2/3*"),
    "red": (1, "miss 2/2 1/3 2/3 1/2* 0/4*"),
    "green": (2, "1/1 2/1 2/1 3/0 3/0 3/1"),
    "blue": (2, "0/3 0/3 1/2 1/2 1/2 2/1"),
}
#: weapon → dice, ammunition, tokens in the box, whether everybody has it, whether it is for melee, abilities
WEAPONS = {
    "fist": ("yellow", "", 0, True, True, ""),
    "pistol": ("yellow green", "bullets", 0, True, False, ""),
    "machine_gun": ("yellow green", "bullets", 3, False, False, "aim"),
    "chainsaw": ("green blue", "", 3, False, True, "aim, knockback"),
    "shotgun": ("red blue", "bullets", 3, False, False, "accuracy 1, blow_through"),
    "grenade": ("yellow blue", "rockets", 0, True, False, "blast 1, tracking"),
    "chain_gun": ("red green green", "bullets", 3, False, False, "accuracy 2, blow_through"),
    "rocket_launcher": ("yellow blue blue", "rockets", 3, False, False, "accuracy 4, blast 1"),
    "plasma_gun": ("yellow green green blue", "cells", 3, False, False, "accuracy 1, deadly 1"),
    "bfg": ("yellow red green green blue blue", "cells", 3, False, False, "blast 2"),
}
#: invader → movement, armor, wounds, size, whether it is for melee, figures of each colour, dice, abilities
INVADERS = {
    "zombie": (3, 1, 1, "1x1", True, 4, "red blue", ""),
    "imp": (4, 2, 2, "1x1", False, 4, "yellow", "accuracy 1"),
    "trite": (5, 1, 1, "1x1", True, 4, "yellow", "stealth"),
    "demon": (4, 3, 2, "1x2", True, 2, "red green", "watch"),
    "mancubus": (3, 3, 3, "2x2", False, 2, "yellow red", "accuracy 1, deadly 1"),
    "hell_knight": (4, 4, 3, "2x2", True, 2, "red blue blue", "knockback, sweep"),
    "archvile": (4, 3, 2, "1x1", False, 2, "yellow green", "accuracy 2, blast 1"),
    "cyberdemon": (4, 5, 4, "2x2", False, 1, "yellow red green green blue blue", "aim, deadly 1"),
}
#: direction → how many of the 66 cards scatter 1, 2, 3 and 4 spaces that way
SCATTERS = {
    "north": (3, 2, 1, 1),
    "north-east": (3, 3, 1, 0),
    "east": (3, 2, 1, 1),
    "south-east": (3, 2, 1, 1),
    "south": (3, 2, 2, 0),
    "south-west": (3, 2, 1, 1),
    "west": (3, 2, 1, 1),
    "north-west": (3, 2, 1, 0),
}
MISSES = 11


def game() -> Doom2004:
    return cast("Doom2004", load_game("doom2004"))


def told(abilities: Abilities) -> str:
    values = {name: getattr(abilities, name) for name in abilities.__struct_fields__}
    return ", ".join(name if value is True else f"{name} {value}" for name, value in values.items() if value)


@rule("D04-C-27", "D04-C-28", "D04-C-29", "D04-C-30")
def test_the_dice() -> None:
    found = {
        id: (
            die.count,
            " ".join(
                "miss" if face.miss else f"{face.range}/{face.damage}{'*' if face.bullet else ''}"
                for face in die.faces
            ),
        )
        for id, die in game().dice.items()
    }
    assert found == DICE


@rule("D04-C-01", "D04-C-02", "D04-C-03", "D04-C-04", "D04-C-05")
@rule("D04-C-06", "D04-C-07", "D04-C-08", "D04-C-09", "D04-C-10")
def test_the_weapons() -> None:
    found = {
        id: (" ".join(each.dice), each.ammo, each.tokens, each.always, each.melee, told(each.abilities))
        for id, each in game().weapons.items()
    }
    assert found == WEAPONS


@rule("D04-C-11", "D04-C-12", "D04-C-13", "D04-C-14")
@rule("D04-C-15", "D04-C-16", "D04-C-17", "D04-C-18")
def test_the_invaders() -> None:
    found = {
        id: (
            each.movement,
            each.armor,
            each.wounds,
            each.size,
            each.melee,
            each.per_colour,
            " ".join(each.dice),
            told(each.abilities),
        )
        for id, each in game().invaders.items()
    }
    assert found == INVADERS


@rule("D04-C-32")
def test_the_scatter_diagrams() -> None:
    found = Counter(str(game().scatter_of(copy)) for copy in game().invader_copies)
    wanted = {
        f"{direction} {spaces}": count
        for direction, counts in SCATTERS.items()
        for spaces, count in enumerate(counts, 1)
        if count
    }
    assert found == {**wanted, "miss": MISSES}
    assert sum(found.values()) == 66


HALL = "#################\n# r             #\n#################"


@rule("D04-C-37")
@pytest.mark.parametrize(
    ("order", "by_a_wound", "by_a_step", "by_his_next_turn"),
    [
        ("aim", True, True, False),
        ("guard", True, False, True),
        ("dodge", False, False, True),
        ("heal", False, False, True),
    ],
)
def test_what_takes_an_order_away(
    order: str, by_a_wound: bool, by_a_step: bool, by_his_next_turn: bool
) -> None:
    legend = {"r": {"marine": "red", "order": order, "wounds": 5}}

    def staged(**turn: Any) -> Any:
        return game().set_up(Position(drawing=HALL, legend=legend, turn={"seat": "red", **turn}))

    wounded = staged(action="advance")
    changes.wound_marine(wounded, wounded.table.marines["red"], 1)
    assert (wounded.table.marines["red"].order == "") is by_a_wound

    stepped = staged(action="advance")
    stepped.apply(stepped.game.language.read(stepped, "red: step to 1,0"))
    assert (stepped.table.marines["red"].order == "") is by_a_step

    begun = staged(begins=True)
    while begun.decision.is_window:  # a Medic may still heal before his turn
        begun.apply(begun.legal_actions()[-1])
    assert begun.decision.question == "announce"
    assert (begun.table.marines["red"].order == "") is by_his_next_turn
