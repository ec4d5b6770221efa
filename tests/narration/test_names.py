"""Names of seats, figures, cards and words, in every language."""

import pytest

from grimtable.games import load_game
from grimtable.narration import Names, names_at

SEATS = ("red", "green", "invader")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Red", "Zombie 2", "Ambush", "Shotgun", "bullets", "red key", "Aim"]),
        ("de", ["Rot", "Zombie 2", "Hinterhalt", "Schrotflinte", "Patronen", "roter Schlüssel", "Zielen"]),
        ("pl", ["Czerwony", "Zombie 2", "Zasadzka", "Strzelba", "naboje", "czerwony klucz", "Celowanie"]),
    ],
)  # fmt: skip
def test_ids_have_names_in_every_language(language: str, told: list[str]) -> None:
    names = Names(load_game("doom2004"), SEATS, language)
    ids = ["red", "zombie_2", "ambush_1", "shotgun", "bullets", "red_key", "aim"]
    assert [names.of(id) for id in ids] == told


def test_what_is_not_translated_is_said_in_english_and_what_is_unknown_in_its_own_words() -> None:
    names = Names(load_game("doom2004"), SEATS, "de")
    assert names.of("no_such_thing") == "no such thing"
    assert names.prose("Nobody has written this down.") == "Nobody has written this down."
    assert Names(load_game("doom2004"), SEATS, "xx").of("shotgun") == "Shotgun"


def test_whose_figure_it_is_stands_with_its_name() -> None:
    game = load_game("skirmish")
    assert Names(game, ("red", "keeper")).of("red_scout_1") == "Red's Scout 1"
    assert Names(game, ("red", "keeper"), "de").of("red_scout_1") == "Kundschafter 1 (Rot)"


def test_the_text_of_a_card_and_parts_of_a_scenario_are_translated() -> None:
    game = load_game("doom2004")
    english, german = Names(game, SEATS), Names(game, SEATS, "de")
    assert english.text_of("brood_1") == "Spawn 4 Trites."
    assert german.text_of("brood_1") == "Nachschub von 4 Trites."
    assert english.printed("inferno", "areas-crucible-title") == "The Crucible"
    assert german.printed("inferno", "areas-crucible-title") == "Der Schmelztiegel"
    assert german.prose(english.printed("inferno", "timers-1-text")).startswith("Ein zweiter Kanal")
    assert german.text_of("nothing_of_the_kind") == ""


def test_roles_options_and_lists_are_translated() -> None:
    names = Names(load_game("doom2004"), SEATS, "de")
    assert (names.role("Invader"), names.role("Pilot")) == ("Eindringling", "Pilot")
    assert names.option("marines") == "Farben der Marines"
    assert Names(load_game("skirmish"), SEATS).option("hand_limit") == "Cards a seat may hold when it draws"
    assert names.joined(["A", "B", "C"]) == "A, B und C"
    assert names.joined(["A", "B"], "or") == "A oder B"


def test_tables_of_one_kind_share_their_names() -> None:
    game = load_game("doom2004")
    assert names_at(game, SEATS, "de") is names_at(game, SEATS, "de")
    assert names_at(game, SEATS, "de") is not names_at(game, SEATS, "pl")
