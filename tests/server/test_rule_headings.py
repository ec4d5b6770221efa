"""The rule browser in the reader's language: every catalogue and chapter has its heading in all three."""

import msgspec
import pytest

from grimtable.content import LANGUAGES
from grimtable.games import load_game
from grimtable.narration import Names
from grimtable.rulebook import open_index
from grimtable.server.games_info import games_told, rules_told

GAMES = ("skirmish", "doom2004", "doom2016", "relic")


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_a_heading_in_every_language(game: str) -> None:
    index = open_index()
    for language in LANGUAGES[1:]:
        names = Names(load_game(game), (), language)
        for volume in (*index.volumes_of(game), *index.volumes_of("kernel")):
            catalogue = volume.catalogue()
            assert names.find(f"catalogue-{catalogue.prefix}"), f"catalogue-{catalogue.prefix}"
            for key in catalogue.chapters:
                assert names.find(f"chapter-{catalogue.prefix}-{key}"), f"chapter-{catalogue.prefix}-{key}"


def test_headings_and_the_titles_of_every_table_follow_the_language() -> None:
    shown = {language: msgspec.json.decode(rules_told("doom2004", language)) for language in LANGUAGES}
    movement = {
        language: next(each["title"] for each in told["chapters"] if each["key"] == "MOV")
        for language, told in shown.items()
    }
    assert movement == {"en": "Movement", "de": "Bewegung", "pl": "Ruch"}
    assert {language: told["title"] for language, told in shown.items()} == {
        "en": "DOOM: The Board Game (first edition, 2004/2005)",
        "de": "DOOM: Das Brettspiel (erste Ausgabe, 2004/2005)",
        "pl": "DOOM: gra planszowa (pierwsza edycja, 2004/2005)",
    }
    kernel = shown["de"]["chapters"][-1]
    assert kernel["title"] == "Der Tisch"
    assert next(rule["title"] for rule in kernel["rules"] if rule["id"] == "KRN-11") == (
        "Was aufgedeckt wurde, bleibt"
    )


def test_the_wording_follows_the_language_and_says_which_one_it_has() -> None:
    english, german = (
        {rule["id"]: rule for chapter in told["chapters"] for rule in chapter["rules"]}
        for told in (msgspec.json.decode(rules_told("doom2016", language)) for language in ("en", "de"))
    )
    assert {rule["language"] for rule in english.values()} == {"en"}
    assert german["D16-GLD-02"]["language"] == "de"
    assert german["D16-GLD-02"]["text"].startswith("Widerspricht der Text einer Karte")
    assert german["D16-GLD-02"]["source"] == english["D16-GLD-02"]["source"]


def test_the_first_page_loads_no_rules() -> None:
    """Headings are served with the rules, when somebody opens them."""
    assert b"Bewegung" not in games_told("de")
