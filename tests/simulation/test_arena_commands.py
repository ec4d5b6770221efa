"""`grimtable balance` and `tournament` where all sides are Marines: shares, ends, verified games."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from grimtable.cli.main import main
from grimtable.games import load_game
from grimtable.simulation import Summary, make_spec, play_one
from grimtable.simulation.equal_sides import EqualSides, timer_rules, verdict
from grimtable.simulation.tally import Played, Tally
from grimtable.simulation.watching import sheet_of
from tests.simulation.test_relic_commands import page

Run = Callable[..., tuple[int, str]]
GAME = load_game("doom2004", ["amendments", "expansion"])


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.chdir(tmp_path)

    def call(*words: str) -> tuple[int, str]:
        code = main([*words, "--jobs", "1", "--out", "games", "--pack", "expansion"])
        return code, capsys.readouterr().out

    return call


def equal(scenario: str, *games: Played) -> EqualSides:
    """What so many games of four Marines, or of six in two teams, come to."""
    spec = make_spec("doom2004", scenario, seats="veteran", packs=["expansion"], watched=False)
    setup = spec.setup(GAME)
    summary = Summary(spec, sheet_of(GAME, setup), games)
    return EqualSides("4", summary, timer_rules(GAME, setup))


def played(number: int, *winners: str, rule: str = "D4X-DM-42") -> Played:
    return Played(number, number, winners, rule, 100, tally=Tally(rounds=9))


def test_an_arena_is_judged_by_shares_and_ends_and_its_games_are_verified(run: Run) -> None:
    filled = page("coffin_yard")
    words = ("balance", "doom2004", "coffin_yard", "--level", "recruit", "--seconds", "600")
    code, told = run(*words, "--players", "2,4", "--games", "2", "--markdown", "page.md")
    assert code == 0
    assert "Verdict: 4 games; " in told
    text = filled.read_text(encoding="utf-8")
    assert "| players | ended and verified | median rounds |" in text
    assert "| 2 | 2 of 2 |" in text
    assert "| 4 | 2 of 2 |" in text
    code, told = run(*words, "--players", "2,4", "--games", "3", "--section", "other")
    assert code == 0
    assert "Verdict: 6 games; " in told


def test_levels_in_several_arenas_are_also_told_together(run: Run) -> None:
    words = ("tournament", "doom2004", "--levels", "random,recruit", "--players", "4", "--games", "2")
    code, told = run(*words, "--scenarios", "coffin_yard,cloverleaf", "--option", "limit=1")
    assert code == 0
    assert "all of these: recruit " in told
    assert "of 4 decided games" in told


def test_those_who_win_together_share_a_win_and_the_clock_is_counted() -> None:
    table = equal(
        "cloverleaf",
        played(0, "red"),
        played(1, "red", "blue", rule="D4X-DM-59"),
        played(2, "green", rule="D4X-DM-59"),
    )
    assert table.luckiest[0] == "red"
    assert (table.wins("red").wins, table.wins("red").games) == (2, 4)
    assert table.times == 2.0
    assert not table.is_fair
    assert (table.early.wins, table.early.games) == (1, 3)
    assert verdict([table]) == ("3 games; somebody wins too often with 4; the timer ends most games with 4.")


def test_one_of_two_teams_may_win_a_little_more_than_half() -> None:
    games = [played(n, "guns" if n % 20 < 11 else "saws", rule="D4X-CTF-14") for n in range(40)]
    fair = equal("open_ground", *games)
    assert fair.is_fair
    assert verdict([fair]) == "40 games; every side wins its share; most games end before the timer."
    assert not equal("open_ground", *games, *(played(n, "guns") for n in range(40, 60))).is_fair


def test_a_verified_game_is_the_same_game() -> None:
    spec = make_spec("doom2004", "coffin_yard", seats="recruit", packs=["expansion"], watched=False)
    plain = play_one(spec, 1)
    verified = play_one(msgspec.structs.replace(spec, verified=True), 1)
    assert (plain.digest, plain.winners, plain.failure) == (verified.digest, verified.winners, "")
    assert verified.tally is not None
    assert verified.tally.rounds > 0
