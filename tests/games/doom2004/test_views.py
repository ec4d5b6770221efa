"""Views: what everybody sees of a table, what one seat alone, and worlds that it cannot tell apart."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004 import changes, views
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.grid import bits
from grimtable.kernel import SeatId
from grimtable.kernel.identity import FigureId, Space
from grimtable.kernel.position import Position
from tests.bots.test_arena_bots import arranged
from tests.support.rule import rule

DRAWING = """
#########################
# r   o   z   t   y A h #
#   +   +   +   +   +   #
# g   x   j   d   q A v #
#########################
"""
LEGEND: dict[str, dict[str, Any]] = {
    "r": {"marine": "red", "wounds": 5, "cards": ["scout"], "ammo": {"bullets": 2}},
    "g": {"marine": "green", "encounter": "corpse"},
    "o": {"barrel": True},
    "x": {"terrain": "blocking"},
    "j": {"jet": "on", "airless": True},
    "z": {"invader": "zombie", "wounds": 1},
    "t": {"tokens": ["armor", "bullets"]},
    "d": {"terrain": "damaging", "exit": True},
    "y": {"teleporter": "yellow"},
    "q": {"duct": True},
    "v": {"area": "vault", "teleporter": "yellow"},
    "h": {"area": "vault", "duct": True, "exit": True, "airless": True},
}


@pytest.fixture
def state() -> Any:
    game: Any = load_game("doom2004", ("amendments", "expansion"))
    position = Position(
        drawing=DRAWING,
        legend=LEGEND,
        hands={"invader": ("charge", "rage")},
        turn={"seat": "red", "action": "advance", "points": 3},
    )
    return game.set_up(position)


@rule("D04-SET-07", "D04-SET-09", "D04-MAP-04", "D04-R-81", "D4X-R-10")
def test_everything_that_lies_open_is_seen_and_nothing_else(state: Any) -> None:
    seen = views.view_of(state, SeatId("red"))
    assert seen["spaces"] == [f"{column},{row}" for row in (0, 1) for column in range(5)]
    assert seen["invaders"] == {
        "zombie_1": {
            "kind": "zombie",
            "space": "2,0",
            "wide": False,
            "wounds": 1,
            "activated": False,
            "seat": "invader",
        }
    }
    red = seen["marines"]["red"]
    assert (red["space"], red["wounds"], red["cards"]) == ("0,0", 5, ["scout_1"])
    assert {
        key: seen[key] for key in ("north", "keys", "barrels", "encounters", "obstacles", "damaging")
    } == {
        "north": "up",
        "keys": [],
        "barrels": ["1,0"],
        "encounters": ["0,1"],
        "obstacles": ["1,1"],
        "damaging": ["3,1"],
    }
    assert (seen["tokens"], seen["jets"], seen["airless"]) == (
        {"3,0": ["armor", "bullets"]},
        {"2,1": "on"},
        ["2,1"],
    )
    assert (seen["teleporters"], seen["teleporter_counts"]) == ({"4,0": "yellow"}, {"yellow": 2})
    assert (seen["ducts"], seen["exits"]) == (["4,1"], ["3,1"])
    assert list(seen["doors"]) == ["A"] and seen["doors"]["A"]["standing"] == "closed"
    assert (seen["hand_size"], "hand" in seen, "arena" in seen) == (2, False, False)
    assert views.view_of(state, SeatId("invader"))["hand"] == ["charge_1", "rage_1"]
    assert "hand" not in views.view_of(state, None)
    assert seen["supply"] == state.table.supply and seen["pool"]["red"]["zombie"] == 4
    assert seen["deck"] == {"cards": len(state.table.deck.cards), "discard": [], "reshuffled": 0}
    assert (seen["playing"], seen["marine_deck"]) == ([], len(state.table.marine_deck))
    assert seen["going_on"] == [{"turn": "red", "action": "advance", "points": 3, "attacks": 1}]


def test_what_is_going_on_is_seen(state: Any) -> None:
    state.begin("activation", Activation(FigureId("zombie_1"), points=2, attacks=1))
    shot = Attack(
        FigureId("zombie_1"), "", state.table.marines["red"].space, dice=("red",), faces=((1, 2, 0, 0),)
    )
    shot.damage = 3
    state.begin("attack", shot)
    state.begin("resolving", Resolving(SeatId("invader"), "event", "rage_1"))
    going_on = views.view_of(state, None)["going_on"][1:]
    assert going_on == [
        {"activation": "zombie_1", "points": 2, "attacks": 1},
        {
            "attack": "zombie_1",
            "weapon": "",
            "on": "0,0",
            "dice": ["red"],
            "faces": [[1, 2, 0, 0]],
            "aimed": False,
            "damage": 3,
        },
        {"resolving": "event", "name": "rage_1", "by": "invader"},
    ]


def test_a_new_area_is_seen_when_it_is_laid_out(state: Any) -> None:
    changes.lay_out_area(state, "vault", silently=True)
    seen = views.view_of(state, None)
    assert {"5,0", "5,1"} <= set(seen["spaces"])
    assert (seen["ducts"], seen["exits"], seen["airless"]) == (["5,0", "4,1"], ["5,0", "3,1"], ["5,0", "2,1"])
    assert seen["teleporters"] == {"4,0": "yellow", "5,1": "yellow"}


@rule("D04-SET-07", "D4X-DM-16")
def test_a_world_that_a_seat_cannot_tell_from_this_one(state: Any) -> None:
    """The Invader keeps his hand, others keep its size; all cards are somewhere, and the deck is another."""
    table = state.table
    cards = sorted((*table.hand, *table.deck.cards))
    for viewer in ("invader", "red"):
        chance = random.Random(5)
        other = views.redealt(state, SeatId(viewer), chance.randrange)
        assert sorted((*other.table.hand, *other.table.deck.cards)) == cards
        assert len(other.table.hand) == 2
        assert (other.table.hand == table.hand) is (viewer == "invader")
        assert other.table.deck.cards != table.deck.cards
        assert (
            sorted(other.table.marine_deck) == sorted(table.marine_deck)
            and other.table.marine_deck != table.marine_deck
        )
        assert views.components(other) == views.components(state)
        assert views.view_of(other, SeatId(viewer)) == views.view_of(state, SeatId(viewer))


@rule("D4X-DM-16", "D4X-SET-11")
def test_cards_dealt_in_secret_are_dealt_anew_for_everybody_else() -> None:
    game: Any = load_game("doom2004", ("amendments", "expansion"))
    state = game.new(players=4, scenario="cloverleaf", seed=3)
    table = state.table
    dealt = table.beside.dealt
    assert [len(cards) for cards in dealt.values()] == [2, 2, 2, 2]
    seen = views.view_of(state, SeatId("red"))["arena"]
    assert seen["dealt"] == {"red": dealt["red"], "green": 2, "blue": 2, "red_saw": 2}
    assert views.view_of(state, None)["arena"]["dealt"] == dict.fromkeys(dealt, 2)
    assert seen["score"] == table.beside.score and seen["pool"] == table.beside.pool
    assert sorted(seen["respawn_points"].values()) == [1, 1, 2, 2, 3, 3] and seen["bases"] == {}
    own = {
        "boxed": table.beside.boxed,
        "common": {},
        "acted": [],
        "missing": [],
        "guards": [],
        "keys_used": [],
    }
    assert {key: seen[key] for key in own} == own and seen["time_is_up"] is False
    other = views.redealt(state, SeatId("red"), random.Random(7).randrange).table
    assert other.beside.dealt["red"] == dealt["red"]
    assert other.beside.dealt != dealt and [len(cards) for cards in other.beside.dealt.values()] == [
        2,
        2,
        2,
        2,
    ]
    every = sorted((*table.marine_deck, *(card for cards in dealt.values() for card in cards)))
    assert (
        sorted((*other.marine_deck, *(card for cards in other.beside.dealt.values() for card in cards)))
        == every
    )
    counts = views.components(state)
    cards = {name.removeprefix("card ") for name in counts if name.startswith("card ")}
    assert {*every, *table.beside.boxed, *table.deck.cards} == cards
    assert all(number == 1 for name, number in counts.items() if name.startswith("card "))
    assert counts["marines"] == 4


@rule("D4X-SET-11")
def test_figures_are_counted_wherever_they_are() -> None:
    game: Any = load_game("doom2004", ("amendments", "expansion"))
    state = game.new(players=3, scenario="knee_deep_in_the_dead", seed=3)
    before = views.components(state)
    assert before["figure zombie"] == 8 and before["figure zombie_commando"] == 8
    changes.swap_figures(state, "zombie_commando", "red", 2)
    assert state.table.supply["zombie"] == 6 and views.components(state) == before
    state.apply(state.legal[0])
    while state.table.round == 0:
        state.apply(state.legal[0])
    assert views.components(state) == before
    field = state.field
    free = next(iter(bits(field.known & ~(field.occupied | field.obstacles))))
    changes.place_invader(state, "zombie", Space(free), wide=False)
    assert state.table.supply["zombie"] == 5 and views.components(state) == before


def test_on_a_drawn_map_no_two_tokens_look_alike() -> None:
    """A chainsaw and a chain gun, rockets and what fires them: each has letters of its own."""
    game: Any = load_game("doom2004", ("amendments", "expansion"))
    ids = [*game.tokens, *(weapon for weapon in game.weapons if weapon not in game.tokens)]
    signs = {id: game.token(id).glyph or views.short_sign(id) for id in ids}
    assert {"chainsaw", "chain_gun", "rockets", "rocket_launcher", "code_a", "code_b"} <= set(signs)
    assert len(set(signs.values())) == len(signs), signs


def test_on_a_drawn_arena_a_marine_and_his_namesake_with_the_saw_differ() -> None:
    """They are two of one player, or enemies in Capture the Flag."""
    drawing = """
#####################
# r   s   g   t   . #
#####################
"""
    legend = {"r": {"marine": "red"}, "s": {"marine": "red_saw", "order": "guard"}, "g": {"marine": "green"}}
    legend["t"] = {"marine": "green_saw"}
    state = arranged("open_ground", drawing, legend, {"seat": "red"})
    assert {"R", "Rsg", "G", "Gs"} <= set(views.draw(state, SeatId("red")).split())
