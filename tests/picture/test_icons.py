"""Every icon that a picture can contain is one that the client carries."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grimtable.games import load_game, packs_of
from grimtable.games.doom2004.picture import icons as doom2004
from grimtable.games.doom2016.picture import icons as doom2016
from grimtable.games.relic.picture import icons as relic
from grimtable.games.skirmish.picture import icons as skirmish
from grimtable.narration import Names
from grimtable.picture import plain

LISTED = Path(__file__).parents[2] / "web" / "icons.txt"


def listed() -> list[str]:
    lines = (line.partition("#")[0].strip() for line in LISTED.read_text().splitlines())
    return [line for line in lines if line]


def icons_in(value: Any) -> set[str]:
    """Every icon anywhere in plain data."""
    if isinstance(value, dict):
        own = {value["icon"]} if isinstance(value.get("icon"), str) else set()
        return own.union(*(icons_in(part) for part in value.values()))
    if isinstance(value, list):
        return set().union(*(icons_in(part) for part in value))
    return set()


def test_the_list_is_sorted_and_names_nothing_twice() -> None:
    names = listed()
    assert names == sorted(set(names))


def test_every_icon_of_every_game_is_listed() -> None:
    assert set(listed()) >= doom2004.ALL | doom2016.ALL | relic.ALL | skirmish.ALL


SIGNS = {"doom2004": doom2004.ALL, "doom2016": doom2016.ALL, "relic": relic.ALL, "skirmish": skirmish.ALL}


@pytest.mark.parametrize("id", SIGNS)
def test_every_face_has_an_icon_of_its_game(id: str) -> None:
    game: Any = load_game(id)
    names = Names(game, game.setup().order)
    drawn = icons_in(plain([*game.card_faces(names), *game.item_faces(names)]))
    assert drawn <= SIGNS[id]


def test_no_printed_thing_of_doom_falls_back_to_the_icon_of_unknown_ones() -> None:
    """A pack may bring things of its own; those in our box have signs of their own."""
    game: Any = load_game("doom2004")
    boxes: list[Any] = [game, *(load_game("doom2004", [pack]) for pack in packs_of("doom2004"))]
    assert {kind for box in boxes for kind in box.invaders} == set(doom2004.INVADERS)
    assert {weapon for box in boxes for weapon in box.weapons} == set(doom2004.WEAPONS)
    cards = [card for box in boxes for card in box.marine_copies.values()]
    assert {card.id for card in cards} == set(doom2004.MARINE_CARDS)
    events = [card for box in boxes for card in box.invader_copies.values() if card.event is not None]
    assert {card.id for card in events} == set(doom2004.EVENTS)
    tokens = {
        token
        for scenario in game.scenarios
        for mark in game.scene(game.setup(scenario=scenario), None).marks.values()
        for token in mark.tokens
    }
    assert doom2004.THING not in {doom2004.token_icon(token) for token in tokens}
