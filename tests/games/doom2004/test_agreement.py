"""What is offered and what is refused agree: all else at a question has a reason, by a rule of the game.

The lists of what is offered are quick, the refusals say why; each is written for itself, so a mistake in one
of them shows here. Every word, space and figure of a table is tried with every kind of action.
"""

from __future__ import annotations

import itertools
import random
from contextlib import suppress
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.kernel import Action, StateError
from grimtable.kernel.identity import Space
from grimtable.kernel.position import Position, PositionError

#: Those whose arguments are too many to try them all, or that only a window asks for.
LEFT_OUT = ("Reroll", "SwapFigures", "OfferTrade")

HALL = """
#############################
# r   g   .   z   t   o   y #
#   +   +   +   +   +   +   #
# b   x   d A D   .   q   . #
#   +   +   +   +   +   +   #
# y   .   c A m   .   .   q #
#   +   +   +   +   #########
# .   .   .   .   . B . # y #
#############################
"""
LEGEND: dict[str, dict[str, Any]] = {
    "r": {"marine": "red", "order": "", "ammo": {"bullets": 1, "rockets": 1, "cells": 1}, "cards": ["medic"]},
    "g": {"marine": "green", "wounds": 3, "teleporter": "yellow"},
    "b": {"marine": "blue", "order": "heal"},
    "z": {"invader": "zombie"},
    "t": {"invader": "trite", "duct": True},
    "o": {"barrel": True},
    "x": {"terrain": "blocking"},
    "d": {"terrain": "damaging", "tokens": ["armor", "shotgun", "medkit"]},
    "m": {"invader": "mancubus"},
    "D": {"invader": "demon", "wide": True},
    "c": {"invader": "sentry_bot", "seat": ""},
    "q": {"duct": True},
    "y": {"teleporter": "yellow"},
}
EVERYTHING = ["shotgun", "chain_gun", "rocket_launcher", "plasma_gun", "bfg", "chainsaw", "soul_cube"]


def candidates(state: Any) -> list[Action]:
    """Every action of the question on the table, with every argument that this table knows."""
    game, table, field = state.game, state.table, state.field
    step = state.stack[-1].procedure.steps[state.stack[-1].place]
    words: dict[str, list[str]] = {
        "token": [*game.tokens, "soul"],
        "order": ["aim", "guard", "dodge", "heal"],
        "weapon": [*game.weapons],
        "lie": ["north-south", "east-west"],
        "colour": ["yellow", "blue", "red"],
        "action": ["sprint", "attack", "advance", "ready"],
        "kind": [*game.invaders],
        "die": ["red", "yellow", "green", "blue"],
    }
    values: dict[str, list[Any]] = {
        "Space": [
            Space(space) for space in range(field.board.stride * 20) if field.board.spaces >> space & 1
        ],
        "FigureId": [*table.marines, *table.invaders],
        "DoorId": [*table.doors],
        "CardId": [*table.hand, *table.deck.cards[:2]],
        "int": [0, 1, 2, 3],
    }
    found: list[Action] = []
    for kind in step.by_action:
        if kind.__name__ in LEFT_OUT:
            continue
        hints = kind.__annotations__
        fields = [name for name in kind.__struct_fields__ if name != "seat"]
        if any(hints[name] == "str" and name not in words for name in fields):
            continue
        choices = [words[name] if hints[name] == "str" else values[hints[name]] for name in fields]
        found += [kind(state.asked, *arguments) for arguments in itertools.product(*choices)]
    return found


def check(state: Any) -> int:
    """How many actions were tried; all of them are offered, or refused by a rule of the game."""
    frame = state.stack[-1]
    step = frame.procedure.steps[frame.place]
    tried = candidates(state)
    legal = set(state.legal)
    kinds = {type(action) for action in tried}
    assert {action for action in legal if type(action) in kinds} <= set(tried)
    for action in tried:
        why_not = step.by_action[type(action)].why_not
        refusal = why_not(state, frame.memory, action) if why_not is not None else None
        assert (refusal is None) is (action in legal), (action, refusal)
        assert refusal is None or refusal.rule.startswith(("D04-", "D4X-"))
    return len(tried)


def hall(game: Any, turn: dict[str, Any], **marine: Any) -> Any:
    legend = {**LEGEND, "r": {**LEGEND["r"], **marine}}
    return game.set_up(Position(drawing=HALL, legend=legend, turn=turn))


@pytest.fixture(scope="module")
def game() -> Any:
    return load_game("doom2004", ("amendments", "expansion"))


TURNS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"action": "ready"}, {}),
    ({"action": "advance", "points": 1, "attacks": 0}, {}),
    ({"action": "advance", "points": 0, "attacks": 1}, {"weapons": EVERYTHING}),
    ({"action": "advance", "points": 2}, {"weapons": EVERYTHING, "kept": {"soul": [0] * 5}}),
    ({"action": "advance", "points": 2}, {"weapons": EVERYTHING, "berserk": [1], "kept": {"soul": [0] * 4}}),
    ({"action": "attack"}, {"weapons": ["chainsaw"], "ammo": {"bullets": 0, "rockets": 0, "cells": 0}}),
    ({"action": "sprint", "points": 3}, {"order": "guard", "adrenaline": 1}),
    ({}, {"adrenaline": 2}),
]


@pytest.mark.parametrize(("turn", "marine"), TURNS)
def test_in_a_marines_turn(game: Any, turn: dict[str, Any], marine: dict[str, Any]) -> None:
    assert check(hall(game, {"seat": "red", **turn}, **marine)) > 8


@pytest.mark.parametrize("seat", ["green", "blue"])
def test_in_the_turn_of_another(game: Any, seat: str) -> None:
    assert check(hall(game, {"seat": seat, "action": "ready"})) > 100


@pytest.mark.parametrize("figure", ["zombie_1", "trite_1", "mancubus_1", "demon_1"])
@pytest.mark.parametrize("points", [0, 1, 3])
def test_in_an_activation(game: Any, figure: str, points: int) -> None:
    state = hall(game, {"figure": figure, "points": points})
    assert check(state) > 30


# --- tables by chance -------------------------------------------------------------------------------

COLUMNS, ROWS = 7, 4
FIGURES = [
    "zombie",
    "imp",
    "trite",
    "demon",
    "mancubus",
    "cacodemon",
    "maggot",
    "vagary",
    "archvile",
    "cherub",
]
THINGS: list[dict[str, Any]] = [
    {"barrel": True},
    {"terrain": "blocking"},
    {"terrain": "damaging"},
    {"jet": "on"},
    {"duct": True},
    {"teleporter": "yellow"},
    {"exit": True},
    {"tokens": ["armor", "shotgun", "medkit", "oxygen_tank"]},
    {"invader": "sentry_bot", "seat": ""},
    {"invader": "sentry_bot", "seat": "red"},
    {"encounter": "corpse"},
]


def table_by_chance(game: Any, chance: random.Random, **more: Any) -> Any:
    """Marines, invaders and all sorts of ground in a hall with some walls: the first one in which all fit."""
    while True:
        with suppress(PositionError, StateError):
            state = game.set_up(Position(**drawn_by_chance(chance), **more))
            taken = state.field.shared
            for each in state.table.invaders.values():
                taken |= covered(state, each) & state.field.obstacles
            if not taken:
                return state


def drawn_by_chance(chance: random.Random, things: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    free = [(column, row) for row in range(ROWS) for column in range(COLUMNS)]
    chance.shuffle(free)
    marks = [["." for _ in range(COLUMNS)] for _ in range(ROWS)]
    legend: dict[str, Any] = {}
    for sign, thing in zip("abcdefghijklmnopqrstuvwxyz", things or scenario_by_chance(chance), strict=False):
        column, row = free.pop()
        marks[row][column] = sign
        legend[sign] = thing
    lines = ["#" * (4 * COLUMNS + 1)]
    for row in range(ROWS):
        edges = [chance.choice("      #") for _ in range(COLUMNS - 1)]
        cells = "".join(f" {mark} {edge}" for mark, edge in zip(marks[row], [*edges, "#"], strict=True))
        lines.append(f"#{cells}")
        between = ["###" if row == ROWS - 1 or chance.random() < 0.12 else "   " for _ in range(COLUMNS)]
        lines.append("#" + ("#" if row == ROWS - 1 else "+").join(between) + "#")
    return {"drawing": "\n".join(lines), "legend": legend}


def scenario_by_chance(chance: random.Random) -> list[dict[str, Any]]:
    """Three Marines, four invaders, and some of what may lie or stand on a map."""
    red = {
        "marine": "red",
        "weapons": chance.sample(EVERYTHING, 4),
        "ammo": {ammo: chance.randrange(2) for ammo in ("bullets", "rockets", "cells")},
        "cards": chance.sample(["medic", "scout", "recon", "sniper", "tactician"], 2),
        "kept": {"soul": [0] * chance.choice([1, 5])},
        "berserk": [1] if chance.random() < 0.15 else [],
        "order": chance.choice(["", "", "aim", "heal"]),
    }
    found: list[dict[str, Any]] = [red, {"marine": "green", "wounds": 2}, {"marine": "blue"}]
    for kind in chance.sample(FIGURES, 4):
        found.append({"invader": kind, "wide": kind == "demon" and chance.random() < 0.5})
    return [*found, *chance.sample(THINGS, 7)]


@pytest.mark.parametrize("seed", range(15))
def test_wherever_a_marine_stands(game: Any, seed: int) -> None:
    chance = random.Random(seed)
    turn: dict[str, Any] = {"seat": "red", "action": chance.choice(["ready", "advance", "attack"])}
    turn |= {"points": chance.randrange(4), "attacks": chance.randrange(1, 3)}
    state = table_by_chance(game, chance, turn=turn)
    assert check(state) > 100


@pytest.mark.parametrize("seed", range(100, 112))
def test_whatever_an_invader_is(game: Any, seed: int) -> None:
    chance = random.Random(seed)
    state = table_by_chance(game, chance, turn={"step": "activate"})
    check(state)
    for figure in [action for action in state.legal if hasattr(action, "figure")]:
        twin = state.copy()
        twin.apply(figure)
        twin.innermost(Activation).points = chance.randrange(4)
        assert check(game.from_plain(twin.plain())) > 30


@pytest.mark.parametrize("seed", range(200, 214))
def test_all_along_a_game(game: Any, seed: int) -> None:
    """Whatever is asked for, a dozen times: cards, figures to be taken, places, pushes, tokens, orders."""
    chance = random.Random(seed)
    turn = chance.choice([{"seat": "red"}, {"step": "spawn"}, {"step": "activate"}])
    hand = ("imp_gang", "charge", "heavy_guns", "twin_jaws", "rage", "hunting_beast", "siege")
    state = table_by_chance(game, chance, turn=turn, hands={"invader": hand})
    check_along(state, chance, 12)


def check_along(state: Any, chance: random.Random, decisions: int) -> None:
    """At so many decisions of a game by chance, or until it is over."""
    for _ in range(decisions):
        if not state.decision.is_window:
            check(state)
        state.apply(chance.choice(state.legal))
        if state.result is not None:
            break


ARENA: list[dict[str, Any]] = [
    {"respawn": 1},
    {"respawn": 2},
    {"respawn": 3},
    {"tokens": ["shotgun", "armor"]},
    {"tokens": ["chain_gun", "adrenaline"]},
    {"tokens": ["medkit"]},
    {"teleporter": "yellow"},
    {"teleporter": "yellow"},
    {"terrain": "damaging"},
    {"terrain": "blocking"},
    {"barrel": True},
]


@pytest.mark.parametrize("seed", range(300, 309))
def test_all_along_a_deathmatch(game: Any, seed: int) -> None:
    chance = random.Random(seed)
    marines = [
        {"marine": id, "weapons": chance.sample(EVERYTHING[:6], 2)}
        for id in ("red", "green", "blue", "red_saw")
    ]
    drawn = drawn_by_chance(chance, [*marines, *ARENA])
    state = game.set_up(Position(**drawn, scenario="cloverleaf", turn={"seat": "red"}))
    check_along(state, chance, 15)
