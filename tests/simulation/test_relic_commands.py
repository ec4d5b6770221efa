"""`grimtable tournament` and `balance` for a game in which everybody plays alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from grimtable.cli.main import main

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command in a folder of its own; gives exit code and output."""
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.chdir(tmp_path)

    def call(*words: str) -> tuple[int, str]:
        code = main([*words, "--jobs", "1", "--out", "games"])
        return code, capsys.readouterr().out

    return call


def page(section: str) -> Path:
    path = Path("page.md")
    path.write_text(f"before\n<!-- {section}: begin -->\n<!-- {section}: end -->\nafter\n", encoding="utf-8")
    return path


def test_levels_share_a_table_and_the_section_names_the_command(run: Run) -> None:
    filled = page("relic")
    words = ("tournament", "relic", "--levels", "random,recruit", "--scenarios", "random", "--players", "2")
    code, told = run(*words, "--games", "2", "--section", "relic", "--markdown", "page.md")
    assert code == 0
    assert "1 of 2 seats" in told
    text = filled.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "| random, 2 players | **recruit** | random | 1 of 2 |" in text
    assert "Made by `grimtable tournament relic --levels random,recruit --games 2 --seed 1" in text


def test_balance_tells_of_heroes_instead_of_sides_and_goes_on_where_it_stopped(run: Run) -> None:
    filled = page("random")
    words = ("balance", "relic", "random", "--players", "2", "--level", "recruit", "--seconds", "600")
    code, told = run(*words, "--games", "1")
    assert code == 0
    assert "Heroes, 2 players" in told
    assert "Verdict: " in told
    code, told = run(*words, "--games", "2", "--markdown", "page.md")
    assert code == 0
    assert "2 games, " in told
    assert "| Order of turns | games | won |" in filled.read_text(encoding="utf-8")
