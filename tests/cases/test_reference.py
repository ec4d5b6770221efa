"""The generated reference pages: up to date, and complete where a case could go wrong."""

import pytest

from grimtable.cases.reference import case_reference, events_of, meanings_of
from grimtable.games import installed, load_game
from grimtable.games.doom2004.table import Marine
from tools.write_references import FOLDER, pages

NAMES = sorted(f"{id}-{about}.md" for id in installed() for about in ("cards", "cases"))


@pytest.mark.parametrize("name", NAMES)
def test_the_page_is_what_the_code_says(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8")
    assert written == pages()[name], "run make references"


def test_there_is_no_page_of_a_game_that_is_gone() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.md")) == NAMES


@pytest.mark.parametrize("id", installed())
def test_every_event_option_and_procedure_is_named(id: str) -> None:
    game = load_game(id)
    page = case_reference(game, id)

    for kind in events_of(game):
        assert f"`{kind.__name__}`" in page
    for option in game.options:
        assert f"`{option}`" in page
    for procedure in game.procedures:
        assert f"`{procedure}`" in page


def test_remarks_beside_a_field_are_told() -> None:
    assert meanings_of(Marine)["wounds"].startswith("wound tokens left")


def test_records_inside_the_table_are_spelled_out() -> None:
    page = case_reference(load_game("doom2004"), "DOOM")
    assert "| `marines.….armor` |" in page
    assert "| `deck.discard` |" in page
