"""What is counted in games of Relic: the counts agree with each other and with the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.relic import events
from grimtable.games.relic.statistics import observe
from grimtable.kernel.identity import SeatId
from grimtable.simulation import Alone, Batch, Played, Summary, Tally, make_spec
from grimtable.simulation.batch_spec import SimulationError
from grimtable.simulation.proportions import Share
from grimtable.simulation.report import write_report
from grimtable.simulation.rival_balance import RivalTable, rival_balance_markdown, rival_verdict
from grimtable.simulation.rivals import (
    Rivalry,
    is_free_for_all,
    rival_tables,
    rivalries,
    rivals_markdown,
)
from grimtable.simulation.watching import sheet_of

GAME: Any = load_game("relic")
ORDER = make_spec("relic", players=3, seats="recruit", seed=5)


@pytest.fixture(scope="module")
def summary(tmp_path_factory: pytest.TempPathFactory) -> Summary:
    batch = Batch.begin(tmp_path_factory.mktemp("relic"), ORDER)
    assert batch.play(2, Alone())
    return Summary.of(batch)


@pytest.fixture(scope="module")
def played(summary: Summary) -> list[Played]:
    return list(summary.played)


def tally(game: Played) -> Tally:
    assert game.tally is not None
    return game.tally


def total(game: Played, group: str, column: str) -> int:
    return sum(row.get(column, 0) for row in tally(game).counts.get(group, {}).values())


def test_every_group_and_column_that_is_counted_stands_on_the_sheet(played: list[Played]) -> None:
    known = {group.id: group for group in sheet_of(GAME, ORDER.setup(GAME)).groups}
    for game in played:
        assert not game.failure
        for group, items in tally(game).counts.items():
            for item, row in items.items():
                assert set(row) <= set(known[group].columns), (group, item, row)
                assert item in known[group].items, (group, item)


def test_one_hero_and_one_place_in_the_order_of_turns_win(played: list[Played]) -> None:
    for game in played:
        assert total(game, "heroes", "won") == total(game, "turn_order", "won") == len(game.winners)
        assert total(game, "turn_order", "played") == 3
        assert total(game, "heroes", "taken") == 3 + total(game, "heroes", "corrupted")


def test_battles_layers_and_curves_agree(played: list[Played]) -> None:
    for game in played:
        counted = tally(game)
        ended = sum(total(game, "battles", outcome) for outcome in ("won", "tied", "lost"))
        assert total(game, "battles", "fought") >= ended > 0  # a battle may be called off
        assert total(game, "heroes", "battles_won") == total(game, "battles", "won")
        assert sum(counted.layers["vanquished"].values()) == total(game, "heroes", "vanquished")
        assert all(len(line) == counted.rounds + 1 for line in counted.curves["progress"].values())
        assert counted.layers.keys() == {"ends", "won", "vanquished"}


def test_the_board_of_heat_maps_has_every_space_once() -> None:
    board = sheet_of(GAME, GAME.setup()).board
    assert board is not None
    assert set(board.places) == set(GAME.space_ids)
    assert len({(x, y) for x, y, _ in board.places.values()}) == 49


def test_a_power_value_among_the_dice_is_no_luck() -> None:
    observer = observe(GAME.before_first_step(GAME.setup(players=2)))
    state = GAME.new(players=2)
    card = next(card for card, deck in GAME.deck_of.items() if deck == "power")
    happened = [
        events.BattleBegan(SeatId("alpha"), "strength", ()),
        events.PowerPlayed(SeatId("alpha"), card, value=True),
        events.DiceRolled(SeatId("alpha"), "battle", ((6, 3),)),
        events.BattleBegan(SeatId("alpha"), "strength", ()),
        events.DiceRolled(SeatId("alpha"), "battle", ((6, 3),)),
        events.DiceRolled(SeatId("alpha"), "enemy", ((5,),)),
    ]
    observer.watch(state, None, happened)
    assert observer.finish(state)["luck"]["alpha"][:2] == [1, 9000 - 4200]


def test_sides_are_told_from_tables_where_everybody_plays_alone() -> None:
    assert all(is_free_for_all(GAME.setup(players=players)) for players in (2, 3, 4))
    assert not is_free_for_all(load_game("doom2004").setup(players=2))


def test_rivals_take_turns_in_the_seats(tmp_path: Path) -> None:
    tables = rival_tables("relic", ["random", "recruit"], tmp_path, players=[2], seed=3)
    assert [each.seats for each in tables] == [("alpha",), ("beta",)]
    for each in tables:
        assert each.batch.spec.levels[each.seats[0]] == "recruit"
        assert each.batch.play(each.games(2), Alone())
    (found,) = rivalries(tables, 2)
    assert found.wins.games + found.undecided == 2
    assert found.fair == 0.5
    assert "recruit" in found.sentence
    again = [Batch.open(each.batch.folder).games() for each in tables]
    assert [len(games) for games in again] == [1, 1]


def test_a_table_of_rivalries_tells_seats_shares_and_probabilities() -> None:
    sure = Rivalry("random, 4 players", "veteran", "recruit", 2, 4, Share(70, 100), 3)
    open_ = Rivalry("random, 3 players", "veteran", "recruit", 1, 3, Share(4, 10), 0)
    assert sure.p < 0.001
    assert open_.p > 0.01
    assert sure.sentence.startswith("veteran beats recruit")
    assert open_.sentence.startswith("veteran is not proven better")
    page = rivals_markdown([sure, open_], "the command")
    assert "Made by `the command`." in page
    assert "| 2 of 4 |" in page
    assert "100 (and 3 that nobody won)" in page


def test_a_tournament_of_one_level_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SimulationError, match="at least two different levels"):
        rival_tables("relic", ["recruit", "recruit"], tmp_path)


def test_balance_tells_of_every_hero_and_place_and_of_what_was_idle(summary: Summary) -> None:
    table = RivalTable("3 players", summary)
    assert table.par == pytest.approx(1 / 3)
    assert [group.id for group in table.groups()] == ["heroes", "turn_order"]
    heroes, places = (table.chances(group) for group in table.groups())
    assert sum(each.wins.games for each in places) == 3 * len(summary.games)
    assert sum(each.wins.wins for each in heroes) == sum(each.wins.wins for each in places) == 2
    assert heroes == sorted(heroes, key=lambda each: -each.wins.rate)
    told = table.findings()
    assert told[0].startswith("2 games, ")
    assert any("without use" in sentence for sentence in told)  # two games cannot show 336 cards
    assert not table.fair
    assert "with 3 players" in rival_verdict([table])


def test_the_section_of_the_balance_page_has_a_table_for_each_group(summary: Summary) -> None:
    page = rival_balance_markdown([RivalTable("3 players", summary)], "the command")
    assert "Made by `the command`." in page
    assert "| Heroes | taken | won |" in page
    assert "| Order of turns | games | won |" in page
    assert page.splitlines()[-1].startswith("Verdict: ")


def test_the_report_of_a_batch_shows_heroes_and_the_board(summary: Summary, tmp_path: Path) -> None:
    write_report(summary, tmp_path)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Ultramarine Captain" in page
    assert "Where heroes are vanquished" in page
