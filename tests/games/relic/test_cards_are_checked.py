"""Every card, hero, scenario sheet and space is checked by a case of its own, or by a test of all its sort.

Cases lie in `cases/relic/cards/DECK`, `heroes`, `scenarios` and `spaces`; their names begin with the id of
what they show. Plain enemies are fought in `test_cards_plain_enemies.py`, spaces with icons are explored in
`test_cards_icons.py`, level columns are climbed in `test_cards_level_columns.py`.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from grimtable.cases.running import run_file
from grimtable.games import load_game
from grimtable.games.relic.remembering import Resolving
from grimtable.kernel import State
from tests.support.rule import rule

GAME: Any = load_game("relic")
CASES = Path(__file__).parents[3] / "cases" / "relic"
FOLDERS = {
    "power": "power_cards",
    "mission": "mission_cards",
    "corruption": "corruption_cards",
    "relic": "relic_cards",
    "wargear": "wargear_cards",
    "red": "threat_cards",
    "blue": "threat_cards",
    "yellow": "threat_cards",
}
#: How many cards each printed deck has.
PRINTED = {
    "power": 36,
    "mission": 24,
    "corruption": 30,
    "relic": 18,
    "wargear": 24,
    "red": 68,
    "blue": 68,
    "yellow": 68,
}


def cards(deck: str) -> dict[str, Any]:
    """The different cards of a deck by id."""
    found = {card.id: card for card in GAME.pack.items(FOLDERS[deck])}
    return {id: card for id, card in found.items() if getattr(card, "deck", deck) == deck}


def is_plain(card: Any) -> bool:
    """An enemy with a value and an attribute and no words."""
    return getattr(card, "type", "") == "enemy" and not card.text


def owner(path: Path, ids: Any) -> str:
    """The item that a case is about: the longest id with which its name begins."""
    fitting = [id for id in ids if path.stem == id or path.stem.startswith(f"{id}_")]
    return max(fitting, key=len, default="")


def words(value: object) -> Iterator[str]:
    """Every text and key in a part of a case."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield key
            yield from words(inside)
    elif isinstance(value, list):
        for each in value:
            yield from words(each)
    elif isinstance(value, str):
        yield value


def position_words(path: Path) -> set[str]:
    """What a case puts on the table, copies by the id of their card."""
    case = tomllib.loads(path.read_text(encoding="utf-8"))
    nouns = {key: value for key, value in case.items() if key not in ("why", "do", "expect", "rules")}
    return {re.sub(r"_\d+$", "", word) for word in words(nouns)} | set(words(nouns))


def shown(folder: str, ids: Any) -> dict[str, list[Path]]:
    """The cases of a folder by the item they are about; a case about nothing stands under an empty name."""
    found: dict[str, list[Path]] = {}
    for path in sorted((CASES / folder).glob("*.toml")):
        found.setdefault(owner(path, ids), []).append(path)
    return found


# --- counts -------------------------------------------------------------------------------------------------


@rule("REL-SET-06", "REL-SET-07")
def test_the_box_holds_336_cards_ten_heroes_five_sheets_and_49_spaces() -> None:
    decks = Counter(GAME.deck_of.values())
    assert decks == PRINTED
    assert len(GAME.cards) == sum(PRINTED.values()) == 336
    assert len(GAME.heroes) == 10
    assert len(GAME.scenario_sheets) == 5
    assert len(GAME.spaces) == 49


# --- cases by name ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", FOLDERS)
def test_every_card_with_words_lies_on_the_table_of_a_case_of_its_own(deck: str) -> None:
    ids = cards(deck)
    cases = shown(f"cards/{deck}", ids)
    missing = [
        id
        for id, card in ids.items()
        if not is_plain(card) and not any(id in position_words(path) for path in cases.get(id, ()))
    ]
    assert missing == []


@pytest.mark.parametrize("deck", FOLDERS)
def test_every_case_of_a_deck_is_about_one_of_its_cards(deck: str) -> None:
    assert shown(f"cards/{deck}", cards(deck)).get("", []) == []


def test_every_hero_is_played_by_a_case() -> None:
    cases = shown("heroes", GAME.heroes)
    assert cases.get("", []) == []
    assert [
        id for id in GAME.heroes if not any(id in position_words(path) for path in cases.get(id, ()))
    ] == []


def test_every_sheet_is_confronted_by_a_case() -> None:
    sheets = [sheet.id for sheet in GAME.pack.items("scenarios")]
    cases = shown("scenarios", sheets)
    assert cases.get("", []) == []
    for sheet in sheets:
        assert any({sheet, "scenario_space"} <= position_words(path) for path in cases.get(sheet, ())), sheet


def test_every_space_with_a_box_is_visited_by_a_case() -> None:
    """The player stands on the space, or one space before it."""
    cases = shown("spaces", GAME.space_ids)
    assert cases.get("", []) == []
    missing = []
    for number, space in enumerate(GAME.spaces):
        near = {space.id, GAME.space_ids[number - 1]}
        if space.icons and space.movement_box is None:
            continue
        if not any(near & position_words(path) for path in cases.get(space.id, ())):
            missing.append(space.id)
    assert missing == []


# --- what the cases carry out -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def carried_out() -> set[tuple[str, str, str]]:
    """Where the effects stand that all cases of cards, heroes, sheets and spaces carry out together.

    Whether the cases pass is the matter of `tests/cases/test_cases.py`.
    """
    places: set[tuple[str, str, str]] = set()
    begin = State.begin

    def note(state: State[Any, Any], procedure: str, memory: Struct, place: int = 0) -> None:
        if isinstance(memory, Resolving):
            places.add((memory.kind, memory.item, memory.block))
        begin(state, procedure, memory, place)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "begin", note)
        for folder in ("cards", "heroes", "scenarios", "spaces"):
            for path in sorted((CASES / folder).rglob("*.toml")):
                run_file(path)
    return places


def test_every_effect_in_the_box_is_carried_out_by_a_case(carried_out: set[tuple[str, str, str]]) -> None:
    """Also what stands in the branches: passed and failed, each option, each row of a die table."""
    missing = [
        "{}/{}: {}".format(*effect.address)
        for effect in GAME.pack.effects()
        if effect.calls and effect.address not in carried_out
    ]
    assert missing == []


def test_every_bonus_in_the_box_is_declared_by_a_case() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(CASES.rglob("*.toml")))
    declared = set(re.findall(r"declare ([a-z_0-9]+?)(?:_\d+)?\"", text))
    with_bonus = {
        item.id
        for kind in (*FOLDERS.values(), "heroes")
        for item in GAME.pack.items(kind)
        if item.battle_bonus or item.test_bonus
    }
    assert with_bonus - declared == set()
