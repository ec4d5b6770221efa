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


def listed() -> dict[str, list[str]]:
    """Icon → the games that draw it: `abacus: doom2016, relic`."""
    lines = (line.partition("#")[0].strip() for line in LISTED.read_text().splitlines())
    parts = (line.partition(":")[::2] for line in lines if line)
    return {name.strip(): [game.strip() for game in games.split(",")] for name, games in parts}


def icons_in(value: Any) -> set[str]:
    """Every icon anywhere in plain data."""
    found: set[str] = set()
    rest = [value]
    while rest:
        one = rest.pop()
        if isinstance(one, dict):
            if isinstance(one.get("icon"), str):
                found.add(one["icon"])
            one = one.values()
        rest += [part for part in one if isinstance(part, dict | list)]
    return found


SIGNS = {"doom2004": doom2004.ALL, "doom2016": doom2016.ALL, "relic": relic.ALL, "skirmish": skirmish.ALL}


#: What the page draws of itself, at every table: the pile that cards are drawn from.
OF_THE_PAGE = {"card-draw"}


def test_the_list_is_sorted_and_names_each_icon_once_with_the_games_that_draw_it() -> None:
    """A table fetches the icons of its own game; what a list forgets would come late."""
    names = listed()
    assert list(names) == sorted(names)
    assert len(names) == len(LISTED.read_text().split("\n")) - 1
    for name, games in names.items():
        assert games == [game for game, signs in SIGNS.items() if name in signs | OF_THE_PAGE], name
    assert set(names) == OF_THE_PAGE.union(*SIGNS.values())


@pytest.mark.parametrize("id", SIGNS)
def test_every_face_has_an_icon_of_its_game(id: str) -> None:
    game: Any = load_game(id)
    names = Names(game, game.setup().order)
    drawn = icons_in(plain([*game.card_faces(names), *game.item_faces(names)]))
    assert drawn <= SIGNS[id]


def together(id: str) -> list[list[str]]:
    """All packs of a game, as few times as they can lie on one table."""
    tables: list[list[str]] = []
    for name, pack in packs_of(id).items():
        fits = (each for each in tables if not set(each) & set(pack.manifest.excludes))
        table = next(fits, None)
        if table is None:
            tables.append([name])
        else:
            table.append(name)
    return tables


def test_no_printed_thing_of_doom_falls_back_to_the_icon_of_unknown_ones() -> None:
    """A pack may bring things of its own; those in our box have signs of their own."""
    game: Any = load_game("doom2004")
    boxes: list[Any] = [game, *(load_game("doom2004", packs) for packs in together("doom2004"))]
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
