"""The worked examples of the catalogue, REL-EX-01 to REL-EX-30, as cases."""

from pathlib import Path

import pytest

from grimtable import games
from grimtable.cases.reporting import report
from grimtable.cases.running import run_file

EXAMPLES = sorted((Path(__file__).parent / "examples").glob("*.toml"))


@pytest.fixture(autouse=True)
def playable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Relic can be named in cases, also where it is not yet on the list of games."""
    monkeypatch.setitem(games._GAMES, "relic", "grimtable.games.relic")


def test_there_is_one_case_for_each_example() -> None:
    numbers = [int(path.name.split("_")[1]) for path in EXAMPLES]
    assert numbers == list(range(1, 31))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example(path: Path) -> None:
    verdict = run_file(path, path.name, reload=True)
    assert verdict.passed, report(verdict)
