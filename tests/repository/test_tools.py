"""The tools that `make check` and `make docs` call, and what tests share."""

from pathlib import Path
from typing import Any

import pytest

from grimtable import bots
from grimtable.bots.bot import SeatAtTable
from grimtable.bots.matches import play_level
from grimtable.games import load_game
from tests.support.rule import rule
from tests.support.transcript import compare_transcript
from tools import check_links, earlier
from tools.docs_navigation import navigation
from tools.oracle import OracleBot


def test_a_link_to_nowhere_is_reported_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_links, "ROOT", tmp_path)
    (tmp_path / "there.md").write_text("# A heading\n\n## Line of `sight`\n", encoding="utf-8")
    page = tmp_path / "page.md"
    page.write_text(
        "[good](there.md) [good](there.md#line-of-sight) [good](https://example.org/x)\n"
        "```\n[in code](nowhere.md)\n```\n"
        "`[in code](nowhere.md)` [bad](nowhere.md)\n[bad](there.md#lost)\n",
        encoding="utf-8",
    )
    assert list(check_links.broken_links(page)) == [
        'page.md:5: the link "nowhere.md" leads to no file.',
        'page.md:6: the link "there.md#lost" leads to no heading of there.md.',
    ]


def test_navigation_leaves_out_missing_pages_and_loses_none(tmp_path: Path) -> None:
    for name in ("index.md", "why.md", "cases.md", "surprise.md", "players/first-game.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("# Page\n", encoding="utf-8")
    assert navigation(tmp_path) == [
        "index.md",
        {"Play": ["players/first-game.md"]},
        {"Write cards, maps and cases": ["cases.md"]},
        {"Develop": ["why.md"]},
        {"More": ["surprise.md"]},
    ]


@pytest.mark.parametrize("rule_id", ["TOY-ATK-07", "ATK.6", "LOS.2a", "T16-R-18", "T4X-MOV-3"])
def test_rule_ids_of_every_catalogue_are_accepted(rule_id: str) -> None:
    assert rule(rule_id).mark.args == (rule_id,)


@pytest.mark.parametrize("ids", [(), ("attack",), ("TOY-ATK",), ("TOY-ATK-07 ",), ("ATK.6", "")])
def test_what_is_no_rule_id_is_refused(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="rule id"):
        rule(*ids)


def test_a_transcript_is_written_compared_and_shown_as_a_diff(tmp_path: Path) -> None:
    golden = tmp_path / "folder" / "attack.txt"
    compare_transcript(golden, "red attacks\nblue falls", write=True)
    compare_transcript(golden, "red attacks\nblue falls\n", write=False)
    with pytest.raises(pytest.fail.Exception, match=r"-blue falls\n\+blue stands"):
        compare_transcript(golden, "red attacks\nblue stands", write=False)


def test_a_missing_transcript_says_how_to_write_it(tmp_path: Path) -> None:
    with pytest.raises(pytest.fail.Exception, match="make transcripts"):
        compare_transcript(tmp_path / "attack.txt", "red attacks", write=False)


def test_two_states_of_the_code_play_one_game() -> None:
    """With the same code on both sides it comes out as in one process, whoever plays for whom."""
    options: dict[str, Any] = {"scenario": "cold_start", "seed": 3, "players": 2}
    setup = load_game("skirmish").setup(**options)
    alone = play_level(load_game("skirmish"), setup, {"scouts": "random", "keeper": "random"}).winners
    other = earlier.Earlier(earlier.ROOT)
    try:
        for side, ours in earlier.sides_of(setup):
            winners = earlier.play(other, "skirmish", [], options, "random", ours)
            assert {str(seat.team) for seat in setup.seats if seat.id in winners} == set(alone), side
    finally:
        other.close()


def test_the_oracle_alone_sees_the_true_table_and_its_dice() -> None:
    """Both search the same decision; a fair bot's table has other dice and another deck."""
    state: Any = load_game("doom2004").new(players=2, seed=3)
    while state.decision.question != "announce":
        state.apply(bots.decide(bots.make("recruit", 1), state))
    seat = SeatAtTable(state, state.asked, 1)
    found = {}
    for bot in (OracleBot(1, iterations=12), bots.NightmareBot(1, iterations=12)):
        search = bot._search(seat)
        assert search is not None and search.lines > 0
        table: Any = search.imagine()
        found[type(bot)] = (search.dice(table) == state.chance.word, table.table.deck == state.table.deck)
    assert found == {OracleBot: (True, True), bots.NightmareBot: (False, False)}


def test_nobody_can_be_given_the_oracle_as_a_rival() -> None:
    with pytest.raises(bots.UnknownBot):
        bots.make("oracle", 1)
