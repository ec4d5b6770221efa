"""DOOM 2016: what makes a generated item whole, and where its cards are played."""

from __future__ import annotations

from typing import Any

from grimtable.kernel import Game
from grimtable.kernel.position import Position
from tests.content.generated.checking import Made
from tests.content.generated.making import Maker, Plain

ARENA = """
#############################
# a   i       m   .   b   . #
#   +   +   +   +   +   +   #
# c   s   s   .   .   p   . #
#   +   +   +   +   +   +   #
# T   .   k  ~~~  .   .   P #
#############################
"""
LEGEND: dict[str, dict[str, Any]] = {
    "a": {"figure": "alpha", "damage": 2},
    "b": {"figure": "bravo"},
    "c": {"figure": "charlie", "stunned": True},
    "i": {"figure": "imp"},
    "s": {"figure": "possessed_soldier", "damage": 1},
    "m": {"figure": "mancubus"},
    "p": {"figure": "pinky", "damage": 4},
    "k": {"figure": "cacodemon"},
    "T": {"teleporter": "active", "items": ["health"]},
    "P": {"portal": "blue"},
}


def make(maker: Maker, name: str) -> Made:
    """An event, an action card or a class."""
    kind = maker.one(("events", "events", "events", "action_cards", "action_cards", "classes"))
    item = {"events": _event, "action_cards": _action, "classes": _class}[kind](maker)
    return Made(kind, name, item)


#: Kinds of which an item is replaced, for a game in which everything else is as it was.
CHANGED = ("dice", "invasions", "glory_kills")


def _event(maker: Maker) -> Plain:
    event = maker.item("events", text="?", set="fury", copies=1)
    if not maker.is_wild() and "ability" in event:  # a key may have been forgotten
        _ease(event["ability"])
    return event


def _action(maker: Maker) -> Plain:
    card = maker.item("action_cards", text="?", set="uac", number=9, type="bonus")
    if not maker.is_wild():
        card.pop("dodge", None)
        for place, ability in enumerate(card.get("abilities", ())):
            _ease(ability, f"text_{place}")
    return card


def _class(maker: Maker) -> Plain:
    card = maker.item("classes", text="?")
    if not maker.is_wild():
        for place, ability in enumerate(card.get("abilities", ())):
            _ease(ability, f"text_{place}")
    return card


def _ease(ability: Plain, key: str = "text") -> None:
    """Without a price and without conditions, so that it is used now and then."""
    for cost in ("exhaust", "argent", "points", "discard", "once", "if"):
        ability.pop(cost, None)
    ability["key"] = key


def position(game: Game[Any, Any], made: Made, maker: Maker) -> Position:
    """The card in the hand of whoever may hold it, both sides close to each other."""
    if made.kind not in ("events", "action_cards", "classes"):
        mission = maker.one(sorted(maker.pack.written("missions")))
        return Position(players=maker.number(2, 5), scenario=mission, seed=maker.number(0, 999))
    hands: dict[str, tuple[str, ...]] = {"alpha": ("sidearm", "hit_the_deck"), "invader": ("ambush",)}
    more: dict[str, Any] = {"argent": {"imp": 2, "pinky": 2}}
    if made.kind == "events":
        hands["invader"] = (made.id,)
    elif made.kind == "action_cards":
        hands["alpha"] = (made.id, "sidearm")
    else:
        more["classes"] = {"alpha": made.id}
    turns: tuple[dict[str, Any], ...] = (
        {"seat": "alpha", "points": 3},
        {"figure": "imp_1"},
        {"phase": "status"},
    )
    turn = maker.one(turns)
    return Position(
        players=4,
        scenario="tyrant",
        seed=maker.number(0, 999),
        drawing=ARENA,
        legend=LEGEND,
        hands=hands,
        turn=turn,
        windows=maker.one(("skip", "skip", "ask")),
        more=more,
    )
