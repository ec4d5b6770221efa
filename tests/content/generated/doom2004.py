"""DOOM 2004: what makes a generated item whole, and where its cards are played."""

from __future__ import annotations

from typing import Any

from grimtable.games.doom2004.items import Reaction, Use
from grimtable.kernel import Game
from grimtable.kernel.position import Position
from tests.content.generated.checking import Made
from tests.content.generated.drawing import Drawing, scrambled
from tests.content.generated.making import Maker, Plain

COLOURS = ("red", "green", "blue")
ROOMS = ("start", "store", "dock")

ARENA = """
#################################
# r   t   z       . A w   w   D #
#   +   +   +   +   +   +   +   #
# .   i   .   f   . A .   z   x #
#   +   +   +   +   +   +   +   #
# g   m  %%%  p   b B q   q   q #
#   +   +   +   +   +   +   +   #
#!!!  Y   .   T   . B q  kq   q #
#################################
"""
LEGEND: dict[str, dict[str, Any]] = {
    "r": {"marine": "red", "weapons": ["shotgun"], "adrenaline": 1},
    "g": {"marine": "green"},
    "b": {"marine": "blue", "wounds": 3},
    "t": {"tokens": ["bullets"]},
    "m": {"tokens": ["medkit", "armor"]},
    "z": {"invader": "zombie"},
    "i": {"invader": "imp", "wounds": 1},
    "f": {"fragged": ""},
    "D": {"invader": "demon"},
    "w": {"duct": True},
    "p": {"teleporter": "red"},
    "T": {"teleporter": "red"},
    "x": {"barrel": True},
    "Y": {"exit": True},
    "q": {"area": "vault"},
    "kq": {"area": "vault", "tokens": ["rockets"]},
}

KITS = ("bullets", "rockets", "cells", "machine_gun", "chainsaw", "shotgun")


def make(maker: Maker, name: str) -> Made:
    """A card of either deck mostly, or a scenario."""
    what = maker.random.random()
    if what < 0.35:
        return Made("invader_cards", name, _invader_card(maker))
    if what < 0.65:
        card = maker.item("marine_cards", text="?", copies=1)
        if "reaction" not in card and maker.chance(0.7):
            card["reaction"] = maker.part(Use, frozenset({"owner", "finder"}))
        return Made("marine_cards", name, card)
    return Made("scenarios", name, _scenario(maker))


#: Kinds of which an item is replaced, for a game in which everything else is as it was.
CHANGED = ("invaders", "weapons", "dice")


def _invader_card(maker: Maker) -> Plain:
    card = maker.item("invader_cards", text="?", scatters=maker.texts["scatters"][:1])
    if maker.is_wild():
        return card
    card.pop("groups", None)
    card.pop("deck", None)  # a card of a deck that is not in play is in nobody's hand
    if maker.chance(0.8):
        card["event"] = maker.part(Reaction)
    else:
        card.pop("event", None)
        kinds = list(maker.pack.written("invaders"))
        card["groups"] = [
            [maker.one(kinds) for _ in range(maker.number(0 if maker.is_wild() else 1, 4))]
            for _ in range(maker.number(1, 2))
        ]
    return card


def _scenario(maker: Maker) -> Plain:
    number = maker.number(6, 99)
    if maker.chance(0.35):
        return _changed(maker, number)
    rooms = ROOMS[: maker.number(1, 3)]
    drawing = Drawing(4 * len(rooms), maker.number(4, 5))
    legend: dict[str, Any] = {}
    inside = {
        room: [place for place in drawing.cells if place[0] // 4 == index] for index, room in enumerate(rooms)
    }
    doors: dict[str, Any] = {}
    for index in range(1, len(rooms)):
        drawing.wall(4 * index)
        row = maker.number(0, drawing.rows - 2)
        letter = maker.one(("A", "a", "A"))
        letter = chr(ord(letter) + index - 1)
        drawing.west[4 * index, row] = drawing.west[4 * index, row + 1] = letter
    for marine in (1, 2, 3):
        legend["I" * marine] = {"marine": marine}
        drawing.mark(maker, "I" * marine, inside["start"])
    areas: dict[str, Any] = {}
    encounters: dict[str, Any] = {}
    for index, room in enumerate(rooms):
        area: Plain = {} if room == "start" else {"area": room}
        for thing in range(maker.number(1, 4)):
            mark = f"{'abcd'[thing]}{index}"
            legend[mark] = {**area, **_thing(maker, encounters)}
            if drawing.mark(maker, mark, inside[room]) is None:
                del legend[mark]
        if room != "start":
            legend[f"s{index}"] = area
            for place in inside[room]:
                if not drawing.cells[place]:
                    drawing.cells[place] = f"s{index}"
            areas[room] = {"title": room, "text": "Dust.", "dark": maker.one((0, 0, 1, 2, 3))}
            if maker.chance(0.7):
                areas[room]["do"] = _own_names(maker, maker.effect(frozenset({"finder"})), rooms, drawing)
    legend["X9"] = {"exit": True, **({} if rooms[-1] == "start" else {"area": rooms[-1]})}
    free = ("", f"s{len(rooms) - 1}")
    place = maker.one([place for place in inside[rooms[-1]] if drawing.cells[place] in free])
    drawing.cells[place] = "X9"
    used = set(drawing.cells.values())
    legend = {mark: means for mark, means in legend.items() if mark in used}
    placed = {means.get("encounter") for means in legend.values()}
    found = frozenset({"finder", "encounter"})
    for encounter in [name for name in encounters if name in placed]:
        if maker.chance(0.5):
            encounters[encounter] = {"do": maker.effect(found)}
        else:
            encounters[encounter] = {"rolls": {roll: maker.effect(found) for roll in "123"}}
        encounters[encounter] = _own_names(maker, encounters[encounter], rooms, drawing)
    timers = [
        {"round": maker.number(1, 4), "unless": maker.conditions(), "do": maker.effect()}
        for _ in range(maker.number(0, 2))
    ]
    return maker.item(
        "scenarios",
        number=number,
        map=str(drawing),
        legend=legend,
        doors=doors,
        areas=areas,
        encounters={name: means for name, means in encounters.items() if name in placed},
        timers=_own_names(maker, timers, rooms, drawing),
        victory=["all_left"],
        frags=maker.number(1, 9),
        rounds=maker.one((0, 6, 12)),
        start={maker.one(KITS): 1} if maker.chance(0.3) else {},
        squads={} if maker.chance(0.7) else {"2": {"frags": 3, "extra_cards": maker.number(-2, 2)}},
    )


def _thing(maker: Maker, encounters: dict[str, Any]) -> Plain:
    what = maker.number(0, 7)
    if what <= 2:
        kind = maker.one(sorted(maker.pack.written("invaders")))
        return {"invader": kind, **({"colour": maker.one(COLOURS)} if maker.chance(0.3) else {})}
    if what <= 4:
        return {
            "tokens": [
                maker.one(
                    (
                        *KITS,
                        "chain_gun",
                        "rocket_launcher",
                        "plasma_gun",
                        "bfg",
                        "adrenaline",
                        "berserk",
                        "armor",
                    )
                )
            ]
        }
    if what == 5:
        return {"barrel": True}
    if what == 6:
        return {"terrain": "damaging"}
    name = f"meeting_{len(encounters)}"
    encounters[name] = {}
    return {"encounter": name}


def _own_names(maker: Maker, value: Any, rooms: tuple[str, ...], drawing: Drawing) -> Any:
    """Effects that name doors, areas, spaces and tokens of this scenario, not of another one."""
    if isinstance(value, dict):
        return {
            key: _own_name(maker, key, inner, rooms, drawing)
            if isinstance(inner, str)
            else _own_names(maker, inner, rooms, drawing)
            for key, inner in value.items()
        }
    if isinstance(value, list):
        return [_own_names(maker, inner, rooms, drawing) for inner in value]
    return value


def _own_name(maker: Maker, key: str, name: str, rooms: tuple[str, ...], drawing: Drawing) -> str:
    if maker.is_wild():
        return name
    doors = sorted({edge.upper() for edge in drawing.west.values() if edge.isalpha()})
    if key == "door" and doors:
        return maker.one(doors)
    if key == "area":
        return maker.one(rooms)
    if key == "near":
        return maker.one(("finder", "area", *rooms))
    if key == "space":
        column, row = maker.one(sorted(drawing.cells))
        return f"{column},{row}"
    return name


def _changed(maker: Maker, number: int) -> Plain:
    """One of the game's own scenarios with something exchanged."""
    old = maker.old("scenarios")
    old["number"] = number
    if maker.chance(0.5):
        old["map"] = scrambled(maker, old["map"])
    legend = old["legend"]
    for _ in range(maker.number(0, 3)):
        mark = maker.one(sorted(legend))
        if not legend[mark].get("marine"):
            legend[mark] = {**legend[mark], **_thing(maker, {})}
    for area in old.get("areas", {}).values():
        if maker.chance(0.3):
            area["do"] = maker.effect(frozenset({"finder"}))
    for encounter in old.get("encounters", {}).values():
        if "rolls" in encounter and maker.chance(0.5):
            encounter["rolls"] = {roll: maker.effect(frozenset({"finder", "encounter"})) for roll in "123"}
    for key in ("frags", "rounds", "extra_cards"):
        if maker.chance(0.3):
            old[key] = maker.number(1, 9)
    return old


def position(game: Game[Any, Any], made: Made, maker: Maker) -> Position:
    """The card in a hand or before a Marine, both sides close to each other, one area not yet seen."""
    seed = maker.number(0, 999)
    if made.kind not in ("invader_cards", "marine_cards"):
        own = sorted(maker.pack.written("scenarios"))
        return Position(
            players=maker.number(2, 4),
            scenario=made.id if made.kind == "scenarios" else maker.one(own),
            seed=seed,
            windows=maker.one(("skip", "skip", "ask")),
        )
    marines = maker.one((("red",), ("red", "green"), COLOURS))
    legend: dict[str, Any] = {}
    drawing = ARENA
    for text, nouns in LEGEND.items():
        absent = nouns.get("marine", "red") not in marines
        fallen = "blue" if "fragged" in nouns else ""
        if absent or fallen:
            drawing = drawing.replace(f" {text} ", " . ")
            continue
        legend[text] = dict(nouns)
    if made.kind == "marine_cards":
        legend["r"]["cards"] = [made.id]
    return Position(
        seed=seed,
        drawing=drawing,
        legend=legend,
        hands={"invader": (made.id,)} if made.kind == "invader_cards" else {},
        turn=maker.one(
            (
                {"seat": "red"},
                {"seat": "red", "begins": True},
                {"seat": "invader", "begins": True},
                {"seat": "invader", "step": "spawn"},
            )
        ),
        windows=maker.one(("skip", "skip", "ask")),
    )
