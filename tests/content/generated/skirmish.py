"""Skirmish: what makes a generated item whole, and where its cards are played."""

from __future__ import annotations

from typing import Any

from grimtable.games.skirmish.items import Find, Mark, Order, Reaction, Vow
from grimtable.kernel import Game
from grimtable.kernel.position import Position
from tests.content.generated.checking import Made
from tests.content.generated.drawing import Drawing, scrambled
from tests.content.generated.making import Maker, Plain

SCOUTS = ("red", "green", "blue")

ARENA = """
#############################
# r   g       o   . A p   p #
#   +   +   +   +   +   +   #
# w   G   s   .   . A p  Pp #
#   +   +   +   +   +   +   #
# P   e   .   v   h # .   . #
#############################
"""
LEGEND: dict[str, dict[str, Any]] = {
    "r": {"figure": "scout", "seat": "red", "wounds": 1},
    "w": {"figure": "warden", "seat": "red"},
    "e": {"figure": "scout", "seat": "green"},
    "v": {"figure": "warden", "seat": "blue"},
    "g": {"figure": "ghoul"},
    "G": {"figure": "ghoul", "wounds": 1},
    "h": {"figure": "ghoul"},
    "o": {"figure": "ogre"},
    "s": {"figure": "spitter"},
    "P": {"portal": True},
    "p": {"area": "cellar", "find": "lair"},
    "Pp": {"area": "cellar", "find": "lair", "portal": True},
}


def make(maker: Maker, name: str) -> Made:
    """A card mostly, sometimes a scenario."""
    if maker.chance(0.7):
        return Made("cards", name, _card(maker))
    return Made("scenarios", name, _scenario(maker))


#: Kinds of which an item is replaced, for a game in which everything else is as it was.
CHANGED = ("figures", "dice")


def _card(maker: Maker) -> Plain:
    card = maker.item("cards", text="?", copies=1 if not maker.is_wild() else maker.number(0, 3))
    uses = [use for use in ("reaction", "order", "vow") if use in card]
    wanted = maker.one(("reaction", "reaction", "order", "order", "vow"))
    if not maker.is_wild():
        for use in uses:
            if use != wanted:
                del card[use]
        if wanted not in card:
            parts: dict[str, tuple[type, frozenset[str]]] = {
                "reaction": (Reaction, frozenset()),
                "order": (Order, frozenset({"activation"})),
                "vow": (Vow, frozenset()),
            }
            card[wanted] = maker.part(*parts[wanted])
    return card


def _scenario(maker: Maker) -> Plain:
    if maker.chance(0.25):
        old = maker.old("scenarios")
        old["map"] = scrambled(maker, old["map"])
        if maker.chance(0.5):
            old["legend"][maker.one(sorted(old["legend"]))] = maker.part(Mark)
        return old
    drawing = Drawing(maker.number(3, 8), maker.number(3, 6))
    legend: dict[str, Any] = {}
    wall = maker.number(1, drawing.columns - 1)
    drawing.wall(wall)
    drawing.west[wall, maker.number(0, drawing.rows - 1)] = maker.one(("A", "a", " "))
    for seat in (1, 2, 3):
        for number, kind in enumerate(("scout", "warden")):
            if number == 0 or maker.chance(0.6):
                mark = f"{'ab'[number]}{seat}"
                legend[mark] = {"scout": kind, "seat": seat}
                drawing.mark(maker, mark)
    for number in range(maker.number(1, 3)):
        kind = maker.one(("ghoul", "ghoul", "spitter", "ogre" if number == 0 else "spitter"))
        legend[f"k{number}"] = {"keeper": kind, "scouts": maker.number(1, 3)}
        drawing.mark(maker, f"k{number}")
    finds = {f"find_{number}": _find(maker) for number in range(maker.number(0, 2))}
    for number in range(len(finds) if not maker.chance(0.1) else 3):
        legend[f"u{number}"] = {"area": f"area_{number}"}
        for _ in range(maker.number(1, 3)):
            drawing.mark(maker, f"u{number}")
    legend["P"] = {"portal": True}
    for _ in range(maker.number(1, 3)):
        drawing.mark(maker, "P")
    if maker.chance(0.15):
        legend["X"] = maker.part(Mark)
        drawing.mark(maker, "X")
    used = set(drawing.cells.values())
    return maker.item(
        "scenarios",
        map=str(drawing),
        legend={mark: means for mark, means in legend.items() if mark in used or maker.is_wild()},
        finds=finds,
        rounds=maker.number(1, 9),
        reinforcement=maker.one(("ghoul", "ghoul", "spitter", "ogre")),
        quota=[1, 1, 1] if maker.chance(0.5) else [maker.number(1, 4) for _ in range(3)],
    )


def _find(maker: Maker) -> Plain:
    find = maker.part(Find)
    if "figures" in find and not maker.is_wild():
        find["figures"] = [maker.one(("ghoul", "spitter", "ogre")) for _ in find["figures"]]
    return find


def position(game: Game[Any, Any], made: Made, maker: Maker) -> Position:
    """The card in the hand of whoever may hold it, both sides close to each other."""
    players = maker.number(2, 4)
    if made.kind != "cards":
        scenario = made.id if made.kind == "scenarios" else maker.one(sorted(maker.pack.written("scenarios")))
        return Position(players=players, scenario=scenario, seed=maker.number(0, 999))
    seats = (*SCOUTS[: players - 1], "keeper")
    legend = {text: nouns for text, nouns in LEGEND.items() if nouns.get("seat", "red") in seats}
    drawing = ARENA
    for text, nouns in LEGEND.items():
        if nouns.get("seat", "red") not in seats:
            drawing = drawing.replace(f" {text} ", " . ", 1)
    hands: dict[str, tuple[str, ...]] = {}
    if made.data["copies"]:
        if made.data["team"] in ("scouts", "both"):
            hands["red"] = (made.id,)
        if made.data["team"] in ("keeper", "both"):
            hands["keeper"] = (made.id,)
    return Position(
        players=players,
        seed=maker.number(0, 999),
        drawing=drawing,
        legend=legend,
        hands=hands,
        turn={"seat": maker.one(seats)},
        windows=maker.one(("skip", "skip", "ask")),
    )
