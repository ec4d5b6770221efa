"""Reports: one page that needs nothing from elsewhere and holds everything an author asks for."""

import csv
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from grimtable.simulation import Batch, Played, Summary
from grimtable.simulation.proportions import Share
from grimtable.simulation.report import write_report
from grimtable.simulation.report.charts import curves, histogram, ticks
from grimtable.simulation.report.page import luck_sentence, page
from grimtable.simulation.tables import has_parquet, tables_of, write_tables


class Reader(HTMLParser):
    """Collects tags and checks that what is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert not reader.open
    return reader


def test_the_report_of_doom_holds_every_section(doom: Summary) -> None:
    text = page(doom)
    reader = read(text)
    words = " ".join(reader.words)
    for heading in (
        "Knee-Deep in the Dead",
        "Who wins",
        "Wilson intervals",
        "Length",
        "Frag points",
        "Ammunition",
        "Where Marines were fragged",
        "What Marines saw at the end of their turns",
        "Luck against decisions",
        "Weapons",
        "Invader cards",
        "Orders",
        "Never used",
    ):
        assert heading in words, heading
    assert reader.tags.count("svg") >= 10
    assert "Shotgun" in words


def test_the_page_needs_nothing_from_elsewhere(doom: Summary) -> None:
    text = page(doom)
    assert not re.search(r"https?://|src=|<link|<script|@import|url\(", text)


def test_the_same_games_give_the_same_page(doom: Summary) -> None:
    again = Summary(doom.spec, doom.sheet, list(doom.played))
    assert page(again) == page(doom)


def test_every_win_is_told_with_its_interval(doom: Summary) -> None:
    share = doom.wins("marines")
    low, high = share.interval
    assert f"{100 * low:.0f} to {100 * high:.0f} % with 95 % confidence" in page(doom)
    assert doom.wins("marines").wins + doom.wins("invader").wins == 8


def test_heat_maps_tint_the_spaces_on_which_marines_fell(doom: Summary) -> None:
    text = page(doom)
    for place, count in doom.layer("frags").items():
        assert f"<title>{place}: {count}, {count / 8:.2f} a game</title>" in text


def test_a_game_without_statistics_of_its_own_has_a_report_too(skirmish: Summary) -> None:
    words = " ".join(read(page(skirmish)).words)
    assert "figure moved" in words
    assert "Luck against decisions" not in words
    assert "On the map" not in words


def test_names_are_escaped(skirmish: Summary) -> None:
    sheet = msgspec.structs.replace(skirmish.sheet, title="<b>Hall & Sons</b>")
    text = page(Summary(skirmish.spec, sheet, skirmish.played))
    assert "<b>Hall" not in text
    assert "&lt;b&gt;Hall &amp; Sons" in text


def test_failed_games_are_told_with_the_command_that_plays_them_again(skirmish: Summary) -> None:
    broken = Played(99, 1234, failure="KeyError: 'vault'")
    text = page(Summary(skirmish.spec, skirmish.sheet, [*skirmish.played, broken]))
    assert "Failed games: 1" in text
    assert skirmish.spec.replay(99) in text


def test_tables_hold_every_game(doom_batch: Batch, doom: Summary, tmp_path: Path) -> None:
    names = {path.name for path in write_tables(doom, tmp_path)}
    assert {"games.csv", "items.csv", "rounds.csv", "places.csv"} <= names
    with (tmp_path / "games.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["game"]) for row in rows] == list(range(8))
    assert sum(int(row["won_marines"]) for row in rows) == doom.wins("marines").wins
    assert [int(row["seed"]) for row in rows] == [game.seed for game in doom_batch.games()]


@pytest.mark.skipif(not has_parquet(), reason="pyarrow (the extra `simulation`) is not installed")
def test_parquet_holds_what_csv_holds(doom: Summary, tmp_path: Path) -> None:
    from importlib import import_module

    write_report(doom, tmp_path)
    table = import_module("pyarrow.parquet").read_table(tmp_path / "items.parquet")
    assert table.to_pylist() == tables_of(doom)["items"]


def test_luck_in_words(doom: Summary) -> None:
    assert re.search(
        r"The dice explain .+ of the variance of the results \(correlation [+-]\d", luck_sentence(doom)
    )


def test_items_are_compared_with_games_without_them() -> None:
    from grimtable.simulation.summary import ItemRow

    row = ItemRow("bfg", "BFG", {}, 20, Share(18, 20), Share(5, 20))
    assert row.swing == pytest.approx(0.65)
    assert row.p < 0.001
    assert ItemRow("bfg", "BFG", {}, 3, Share(3, 3), Share(5, 20)).swing is None


def test_pictures_of_nothing_and_of_very_long_games() -> None:
    assert "no games" in histogram([], ["a"], "nothing", "rounds")
    assert "no games" in curves([("a", [])], "nothing")
    text = histogram([(10, 0)] * 99 + [(1000, 0)], ["a"], "lengths", "rounds")
    assert "and more, up to 1000" in text
    assert ticks(0) == [0.0, 1.0]


def test_an_empty_batch_is_no_traceback(skirmish: Summary) -> None:
    read(page(Summary(skirmish.spec, skirmish.sheet, [])))
