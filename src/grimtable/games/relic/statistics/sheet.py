"""The sheet: what the counts of a batch are called, which items there are, and the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from grimtable.games.counting import Plain, grouped
from grimtable.games.relic.drawing import ROWS
from grimtable.games.relic.statistics.observer import GROUPS, PLACES
from grimtable.games.relic.table import ATTRIBUTES

if TYPE_CHECKING:
    from grimtable.games.relic.game import Relic
    from grimtable.kernel import Setup

#: group of cards → title, columns, the column that counts a use, role
CARDS: Final[dict[str, tuple[str, dict[str, str], str]]] = {
    "power": (
        "Power cards",
        {"drawn": "drawn", "played": "played", "value": "for the value", "ability": "for the ability"},
        "played",
    ),
    "wargear": ("Wargear", {"taken": "taken", "used": "used"}, "taken"),
    "relics": ("Relics", {"taken": "taken", "used": "used"}, "taken"),
    "missions": ("Missions", {"received": "received", "completed": "completed", "used": "used"}, "completed"),
    "corruption": (
        "Corruption cards",
        {"drawn": "drawn", "activated": "activated when drawn", "used": "used"},
        "drawn",
    ),
    "threats": (
        "Threat cards",
        {
            "drawn": "drawn",
            "fought": "fought",
            "beaten": "beaten",
            "evaded": "evaded",
            "resolved": "resolved",
            "taken": "taken",
            "used": "used",
        },
        "drawn",
    ),
}


def sheet(game: Relic, setup: Setup) -> Plain:
    """How a report reads: groups of items with their columns, curves, layers, the board."""
    scenario = game.scenario_sheets.get(setup.scenario)
    return {
        "title": scenario.title if scenario is not None else "Any scenario sheet",
        "sides": {seat: seat.capitalize() for seat in setup.order},
        "length": "rounds",
        "ends": {
            "REL-SCN-06": "The victory condition of the scenario is fulfilled.",
            "REL-ELM-03": "Every hero has fallen; nobody wins.",
            "REL-R-100": "The dice played on by themselves; nobody wins.",
            "REL-R-73": "Everybody else is out of the game.",
        },
        "groups": [
            _heroes(game),
            _turn_order(setup),
            _scenarios(game),
            *(_cards(game, group) for group in CARDS),
            _battles(),
            _tests(),
            _spaces(game),
        ],
        "curves": [
            {
                "id": "progress",
                "title": "Progress",
                "lines": {"levels": "levels", "missions": "completed missions", "relics": "relics"},
                "about": "Of all players together, at the beginning of each round.",
            },
            {
                "id": "dangers",
                "title": "Dangers",
                "lines": {"life": "Life", "corruption": "Corruption cards"},
                "about": "Of all players together, at the beginning of each round.",
            },
        ],
        "layers": [
            {"id": "ends", "title": "Where turns end", "tone": "teal"},
            {"id": "won", "title": "Where battles are won", "tone": "moss"},
            {"id": "vanquished", "title": "Where heroes are vanquished", "tone": "blood"},
        ],
        "luck": "points of battle and test dice",
        "board": _board(game),
    }


def _heroes(game: Relic) -> Plain:
    columns = {
        "taken": "taken",
        "won": "won",
        "levels": "levels gained",
        "missions": "missions completed",
        "battles_won": "battles won",
        "battles_tied": "battles tied",
        "battles_lost": "battles lost",
        "vanquished": "vanquished",
        "corruption": "Corruption cards",
        "corrupted": "corrupted",
        "eliminated": "eliminated",
        "turns_lost": "turns lost",
        "runs": "entered the Warp Rift",
        "centre": "reached the centre",
        "abilities": "abilities used",
    }
    return grouped(
        "heroes",
        "Heroes",
        columns,
        {hero.id: hero.title for hero in game.heroes.values()},
        used="taken",
        role="figures",
        about="Each time a hero comes to the table counts, also as a second hero after a corrupted one.",
    )


def _turn_order(setup: Setup) -> Plain:
    items = {place: f"{place} to play" for place in PLACES[: len(setup.order)]}
    return grouped("turn_order", "Order of turns", {"played": "games", "won": "won"}, items, used="played")


def _scenarios(game: Relic) -> Plain:
    items = {scenario.id: scenario.title for scenario in game.scenario_sheets.values()}
    columns = {"played": "games", "won": "with a winner", "rounds": "rounds of all games"}
    return grouped("scenarios", "Scenario sheets", columns, items)


def _cards(game: Relic, group: str) -> Plain:
    title, columns, used = CARDS[group]
    items = {card.id: card.title for card in game.cards.values() if GROUPS[card.deck_name] == group}
    return grouped(group, title, columns, items, used=used, role="cards")


def _battles() -> Plain:
    columns = {"fought": "fought", "won": "won", "tied": "tied", "lost": "lost"}
    return grouped("battles", "Battles", columns, {name: name.capitalize() for name in ATTRIBUTES})


def _tests() -> Plain:
    columns = {"made": "made", "passed": "passed", "failed": "failed"}
    items = {name: name.capitalize() for name in (*ATTRIBUTES, "level")}
    return grouped("tests", "Tests", columns, items)


def _spaces(game: Relic) -> Plain:
    items = {space.id: space.title for space in game.spaces}
    columns = {"boxes": "text boxes carried out", "vanquished": "heroes vanquished"}
    return grouped("spaces", "Spaces", columns, items)


def _board(game: Relic) -> Plain:
    """The rings as they lie on the table, Forge World at the bottom."""
    by_position = {space.position: space for space in game.spaces}
    places: dict[str, list[Any]] = {}
    for y, row in enumerate(row for row, _ in ROWS if row):
        for x, position in enumerate(row.split()):
            places[by_position[position].id] = [x, y, ""]
    return {"frame": [0, 0, 7, 7], "places": places, "walls": [], "doors": {}, "labels": []}
