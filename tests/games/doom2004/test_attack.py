"""Attacks: what holds in every game, however it is played. Single rules stand in `cases/doom2004`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004 import events
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.rolling import dice_names
from grimtable.games.doom2004.topics.knockback import landings
from grimtable.games.doom2004.topics.targets import (
    arms_of,
    blast_area,
    needed_range,
    target_spaces,
    why_not_attack_space,
)
from grimtable.grid import DIRECTION_NAMES, bits
from grimtable.kernel import Journal
from grimtable.kernel.chance import Outcome
from grimtable.kernel.position import Position
from tests.support.rule import rule

LOUD = ("Fire", "Attack", "Interrupt", "Watch")
Overrides = Mapping[str, Mapping[str, Mapping[str, object]]]

#: weapons and monsters with every ability and some odd pairs of them, so that all branches are played
ODD_SHEET: Overrides = {
    "weapons": {
        "pistol": {"abilities": {"tracking": True}},
        "fist": {"abilities": {"knockback": True}},
        "grenade": {"abilities": {"blast": 2, "tracking": True, "knockback": True}},
        "shotgun": {"abilities": {"blow_through": True, "aim": True}},
        "chainsaw": {"abilities": {"sweep": True, "knockback": True}},
    },
    "invaders": {
        "zombie": {"melee": False, "abilities": {"blow_through": True}},
        "imp": {"abilities": {"blast": 1, "aim": True}},
        "trite": {"abilities": {"knockback": True}},
        "demon": {"abilities": {"sweep": True, "watch": True}},
    },
}

ARENA = """
    0   1   2   3   4   5   6   7
  #################################
0 # r       z     # i             #
  #   +   +   +   #   +   +   +   #
1 #    %%%        A     m         #
  #   +   +   #####   +   +   +   #
2 # g       b     A        !!!    #
  #   +   +   +   #   +   +   +   #
3 #     d               t       z #
  #########   +   +   +   #########
4 #     u B         b     # i     #
  #################################
"""
LEGEND: dict[str, dict[str, Any]] = {
    "r": {
        "marine": "red",
        "ammo": {"bullets": 9, "rockets": 9, "cells": 9},
        "weapons": ["shotgun", "chainsaw"],
        "order": "aim",
    },
    "g": {"marine": "green", "ammo": {"rockets": 5}, "order": "dodge"},
    "z": {"invader": "zombie"},
    "i": {"invader": "imp"},
    "m": {"invader": "mancubus"},
    "d": {"invader": "demon", "wide": True},
    "t": {"invader": "trite"},
    "b": {"barrel": True},
    "u": {"area": "vault"},
}


@cache
def odd_game(*, amended: bool = True) -> Any:
    """The game with the odd sheet."""
    game: Any = load_game("doom2004", ["amendments"] if amended else [])
    return game.with_overrides(ODD_SHEET)


def arena(seed: int, *, amended: bool = True, turn: Mapping[str, Any] | None = None) -> Any:
    """A fight of both sides in a small hall with walls, doors, barrels and an area nobody has seen."""
    position = Position(
        drawing=ARENA,
        legend=LEGEND,
        seed=seed,
        turn=dict(turn or {"seat": "red"}),
    )
    return odd_game(amended=amended).set_up(position)


def played(state: Any, seed: int, decisions: int) -> Iterator[Any]:
    """The state before each of so many random decisions; attacks are preferred, so that much is fired."""
    chooser = Random(seed)
    for _ in range(decisions):
        if state.over:
            return
        yield state
        actions = list(state.legal_actions())
        loud = [action for action in actions if type(action).__name__ in LOUD]
        state.apply(chooser.choice(loud if loud and chooser.random() < 0.5 else actions))


@pytest.mark.parametrize("amended", [True, False])
@rule("D04-ATT-02", "D04-ATT-09", "D04-LOS-01", "D04-R-26", "D04-R-65", "D04-R-67", "D04-R-69", "D04-ABL-28")
def test_exactly_the_spaces_that_nothing_speaks_against_are_offered(amended: bool) -> None:
    """The quick list of target spaces and the reasons against a single space never disagree."""
    compared = 0
    for seed in range(6):
        for state in played(arena(seed, amended=amended), seed, 120):
            table = state.table
            fighters = [m for m in table.marines.values() if m.space >= 0] + list(table.invaders.values())
            for fighter in fighters[seed % 2 :: 2]:
                for weapon in odd_game().weapons if fighter.id in table.marines else ("",):
                    arms = arms_of(state, fighter, weapon)
                    spaces = bits(state.field.board.spaces)
                    legal = [s for s in spaces if why_not_attack_space(state, fighter, arms, s) is None]
                    assert target_spaces(state, fighter, arms) == legal, (fighter.id, weapon)
                    compared += bool(legal)
    assert compared > 500


@rule("D04-RRL-03", "D04-RRL-05", "D04-R-58", "D04-AMM-06", "D04-R-71", "D04-DIE-01", "D04-ABL-12")
def test_each_roll_is_rerolled_once_at_most_and_costs_one_token_at_most() -> None:
    """From one declaration or continuation to the next: one roll, perhaps one re-roll, perhaps one token."""
    rolls = again = spent = 0
    for seed in range(12):
        state = arena(seed)
        state.journal = Journal()
        for _ in played(state, seed, 250):
            pass
        counts: dict[str, int] = {}
        for event in state.journal.events:
            if isinstance(event, events.AttackDeclared):
                counts = {}
            elif isinstance(event, events.DiceRolled):
                kind = "again" if event.again else "roll"
                assert counts.setdefault(kind, 0) == 0, event
                counts[kind] += 1
                rolls, again = rolls + (kind == "roll"), again + (kind == "again")
                for colour, box in odd_game().dice_counts.items():
                    assert sum(name.startswith(colour) for name in event.dice) <= box
            elif isinstance(event, events.AmmoSpent):
                assert counts.setdefault("spent", 0) == 0, event
                counts["spent"] += 1
                spent += 1
    assert rolls > 100
    assert again > 10
    assert spent > 10


@rule("D04-ATT-01", "D04-R-15", "D04-R-51")
def test_an_attack_survives_copying_and_saving_at_every_question() -> None:
    """Aim, re-roll, carrying on, pushing, barrels: a copy and a saved game offer and become the same."""
    seen: set[str] = set()
    for seed in range(10):
        state = arena(seed)
        for _ in played(state, seed, 160):
            attacking = any(isinstance(frame.memory, Attack) for frame in state.stack)
            if not attacking or state.decision is None:
                continue
            seen.add(state.decision.question)
            saved = odd_game().load(state.to_json())
            for twin in (state.copy(), saved):
                assert list(twin.legal_actions()) == list(state.legal_actions())
                assert twin.digest() == state.digest()
    assert {"aim", "reroll", "carry_on", "push", "explode"} <= seen


@rule("D04-R-66", "D04-ABL-05", "D04-ABL-06", "D04-R-104")
def test_a_blast_area_is_every_chain_of_steps() -> None:
    """Against a slow walk, step by step, from every space and for every size of blast."""
    for seed in range(4):
        for turn, state in enumerate(played(arena(seed), seed, 60)):
            if turn % 20:
                continue
            field = state.field
            for origin in bits(field.known & ~(field.obstacles & ~field.barrels)):
                for radius in (1, 2, 3):
                    assert set(bits(blast_area(state, origin, radius))) == slow_blast(field, origin, radius)


def slow_blast(field: Any, origin: int, radius: int) -> set[int]:
    """Steps over open edges; an obstacle is never entered, a barrel is entered and not left."""
    reached, ring = {origin}, [origin]
    for _ in range(radius):
        following: list[int] = []
        for space in ring:
            if field.barrels >> space & 1 and space != origin:
                continue
            for near in bits(field.passage.neighbours[space]):
                solid = field.obstacles >> near & 1 and not field.barrels >> near & 1
                if near not in reached and not solid and field.known >> near & 1:
                    reached.add(near)
                    following.append(near)
        ring = following
    return reached


@rule("D04-ABL-21", "D04-ABL-22", "D04-ABL-24", "D04-R-75", "D04-R-103")
def test_nobody_is_pushed_into_anything_or_off_the_known_map() -> None:
    """Wherever a figure could land, it fits, lies as it lay, and is at most three spaces away."""
    pushed = 0
    for seed in range(4):
        for turn, state in enumerate(played(arena(seed), seed, 90)):
            if turn % 15:
                continue
            field, table = state.field, state.table
            for figure in [m for m in table.marines.values() if m.space >= 0] + list(table.invaders.values()):
                for there in landings(state, figure):
                    own = [space for space, ids in field.at.items() if ids == (figure.id,)]
                    others = field.occupied & ~sum(1 << space for space in own)
                    assert not there.mask & (others | field.obstacles | ~field.known)
                    assert field.board.apart(figure.space, there.anchor) <= 3
                    pushed += 1
    assert pushed > 200


@rule("D04-RNG-02", "D04-R-22")
def test_with_sight_the_shortest_way_is_the_larger_difference() -> None:
    """The count of steps round walls never differs from columns and rows where there is a line of sight."""
    compared = 0
    for seed in range(4):
        for turn, state in enumerate(played(arena(seed), seed, 60)):
            if turn % 10:
                continue
            for marine in state.table.marines.values():
                if marine.space < 0:
                    continue
                arms = arms_of(state, marine, "bfg")
                for space in target_spaces(state, marine, arms):
                    steps = state.field.passage.distances(marine.space)[space]
                    assert needed_range(state, marine, arms, space) == steps
                    compared += 1
    assert compared > 300


@pytest.mark.parametrize("direction", DIRECTION_NAMES)
@pytest.mark.parametrize("distance", [1, 2, 3])
@rule("D04-SCT-03", "D04-SCT-04", "D04-R-78")
def test_every_scatter_goes_its_way(direction: str, distance: int) -> None:
    """In an open hall a failed grenade comes down the shown number of spaces in the shown direction."""
    card = {
        "new": True,
        "name": "Stray",
        "text": "Spawn 1 Zombie.",
        "scatters": [f"{direction} {distance}"],
        "groups": [["zombie"]],
    }
    game: Any = load_game("doom2004")
    game = game.with_overrides(
        {
            "invader_cards": {"stray": card},
            "weapons": {"grenade": {"dice": ["yellow"], "abilities": {"blast": 1, "tracking": True}}},
        }
    )
    rows = ["#" * 37]
    for row in range(9):
        rows.append("#" + " ".join(" r " if (row, column) == (8, 8) else "   " for column in range(9)) + "#")
        rows.append("#" * 37 if row == 8 else "#" + "+".join(["   "] * 9) + "#")
    state = game.set_up(
        Position(
            drawing="\n".join(rows),
            legend={"r": {"marine": "red", "ammo": {"rockets": 1}}},
            decks={"invader": ("stray",)},
            turn={"seat": "red", "action": "attack"},
            script=(Outcome("roll", "yellow", {"miss": True}),),
        )
    )
    state.journal = Journal()
    state.apply(game.language.read(state, "red: fire grenade at 4,4"))
    columns = distance * (("east" in direction) - ("west" in direction))
    down = distance * (("south" in direction) - ("north" in direction))
    scattered = [event for event in state.journal.events if isinstance(event, events.AttackScattered)]
    assert [state.field.board.name(event.space) for event in scattered] == [f"{4 + columns},{4 + down}"]


@rule("D04-RRL-01")
def test_dice_of_one_colour_are_told_apart() -> None:
    """Whoever chooses dice names them: a lone die by its colour, two of a colour by numbers."""
    assert dice_names(("yellow", "green", "blue", "green")) == ("yellow", "green_1", "blue", "green_2")
