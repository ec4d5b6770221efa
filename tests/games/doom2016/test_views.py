"""What each seat sees of a table of DOOM 2016, and worlds that differ only in what it does not see."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.kernel import SeatId
from grimtable.kernel.playout import chooser
from grimtable.kernel.position import Position
from tests.support.rule import rule

GAME: Any = load_game("doom2016")
ALPHA, BRAVO, INVADER = SeatId("alpha"), SeatId("bravo"), SeatId("invader")

ROOM = """
#################
# A   B       m #
#   +   +   +=D=#
# t   p   h     #
#   +   +   +   #
# x             #
#################
"""


def table() -> Any:
    return GAME.set_up(
        Position(
            scenario="tyrant",
            drawing=ROOM,
            legend={
                "A": {"figure": "alpha", "damage": 3, "stunned": True, "carries": ["key"]},
                "B": {"figure": "bravo"},
                "m": {"figure": "imp", "damage": 1},
                "t": {"teleporter": "inactive"},
                "p": {"portal": "red", "face_up": False},
                "h": {"items": ["health", "chaingun"]},
                "x": {"tokens": ["core"], "figure": "baron_of_hell", "turned": True},
            },
            hands={"alpha": ("sidearm", "brace"), "bravo": ("knee_shot",), "invader": ("ambush", "paranoia")},
            decks={"initiative": ("bravo", "invader", "alpha", "invader", "invader")},
            turn={"seat": "alpha", "points": 2, "round": 3},
            more={
                "classes": {"alpha": "juggernaut"},
                "squads": {"bravo": "take_point"},
                "glory": {"alpha": ["terror"], "bravo": ["momentum", "opening"]},
                "argent": {"imp": 2, "invasion": 4},
                "exhausted": ["imp", "alpha"],
                "invasion": "siege_train",
            },
        )
    )


@rule("D16-HID-06", "D16-HID-08", "D16-R-71", "D16-KIL-03")
def test_what_lies_open_is_seen_by_everybody() -> None:
    state = table()
    views = [GAME.view_of(state, viewer) for viewer in (ALPHA, BRAVO, INVADER, None)]
    for seen in views:
        assert seen["figures"]["alpha"] == {
            "kind": "marine",
            "seat": "alpha",
            "space": "0,0",
            "spaces": ["0,0"],
            "damage": 3,
            "stunned": True,
            "carries": ["key"],
        }
        assert seen["figures"]["baron_of_hell_1"]["spaces"] == ["0,2", "1,2"]
        assert (seen["round"], seen["active"], seen["kills"]) == (3, "alpha", 0)
        assert seen["kills_needed"] == GAME.objectives["boss"].kills[1]
        assert (seen["argent"], seen["stored"]) == (GAME.ruleset.argent - 6, 4)
        assert seen["demons"]["imp"] == {"exhausted": True, "argent": 2}
        assert seen["supply"]["imp"] == GAME.demons["imp"].figures - 1
        assert (seen["hand_size"], seen["initiative"]) == (2, 5)
        assert seen["teleporters"] == {"0,1": False}
        assert seen["portals"] == {"1,1": {"level": "red", "face_up": False}}
        assert seen["items"] == {"2,1": ["health", "chaingun"]}
        assert seen["tokens"] == {"0,2": ["core"]}
        assert seen["doors"] == {"D": True}
        assert len(seen["board"]) == 12
        assert seen["events"]["cards"] == len(state.table.events.cards)
        assert seen["glory"]["cards"] == len(state.table.glory.cards)
        alpha, bravo = seen["marines"]["alpha"], seen["marines"]["bravo"]
        assert (alpha["class"], alpha["exhausted"], bravo["squad"]) == ("juggernaut", True, "take_point")
        assert (alpha["hand_size"], bravo["hand_size"]) == (2, 1)
        assert (alpha["glory_size"], bravo["glory_size"]) == (1, 2)
        assert alpha["deck"] == len(state.table.marines["alpha"].deck.cards)
        assert seen["going_on"] == [{"marine_activation": seen["going_on"][0]["marine_activation"]}]
        assert seen["going_on"][0]["marine_activation"]["points"] == 2


@rule("D16-HID-01", "D16-HID-02", "D16-HID-03", "D16-HID-04")
def test_hands_invasion_and_face_down_cards_are_seen_by_their_seat_alone() -> None:
    state = table()
    seen = {viewer: GAME.view_of(state, viewer) for viewer in (ALPHA, BRAVO, INVADER, None)}
    for viewer, view in seen.items():
        for seat, hand, glory in (
            ("alpha", ["sidearm_1", "brace_1"], ["terror_1"]),
            ("bravo", ["knee_shot_1"], ["momentum_1", "opening_1"]),
        ):
            marine = view["marines"][seat]
            own = viewer == seat
            assert [each.rpartition("_")[0] for each in marine["hand"] or ()] == (
                [each.rpartition("_")[0] for each in hand] if own else []
            )
            assert marine["glory"] == (glory if own else None)
        assert view["hand"] == (["ambush_1", "paranoia_1"] if viewer == INVADER else None)
        assert view["invasion"] == ("siege_train" if viewer == INVADER else None)
        assert view["demons"].keys() == (
            GAME.demons.keys() if viewer == INVADER else {"imp", "baron_of_hell"}
        )


def hidden(state: Any) -> dict[str, Any]:
    """What is mixed, by whose secret it is."""
    seats = state.table.marines
    return {
        **{f"hand {seat}": list(seats[seat].hand) for seat in seats},
        **{f"deck {seat}": list(seats[seat].deck.cards) for seat in seats},
        **{f"glory {seat}": list(seats[seat].glory) for seat in seats},
        "glory": list(state.table.glory.cards),
        "hand": list(state.table.hand),
        "events": list(state.table.events.cards),
        "initiative": list(state.table.initiative),
        "invasion": state.table.invasion,
    }


@rule("D16-HID-01", "D16-HID-04", "D16-HID-05")
@pytest.mark.parametrize("viewer", [ALPHA, INVADER, None])
def test_another_world_differs_in_what_the_viewer_does_not_see_and_in_nothing_else(viewer: Any) -> None:
    state = table()
    before, plain = hidden(state), state.to_json()
    known = {
        ALPHA: {"hand alpha", "glory alpha"},
        INVADER: {"hand", "invasion"},
        None: set(),
    }[viewer]
    changed: set[str] = set()
    for seed in range(12):
        other = GAME.redealt(state, viewer, chooser(seed))
        after = hidden(other)
        changed |= {name for name in before if after[name] != before[name]}
        assert {name: len(cards) for name, cards in after.items() if name != "invasion"} == {
            name: len(cards) for name, cards in before.items() if name != "invasion"
        }
        assert GAME.components(other) == GAME.components(state)
        assert Counter(other.table.initiative) == Counter(state.table.initiative)
        assert GAME.view(other, viewer) == GAME.view(state, viewer)
    assert changed == before.keys() - known
    assert state.to_json() == plain, "the table itself stays as it was"
