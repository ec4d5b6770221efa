"""Every case file of the project is one test."""

from pathlib import Path

import pytest

from grimtable.cases import find_cases, read_case, report, run_case

ROOT = Path(__file__).parents[2]
FILES = [path.relative_to(ROOT).as_posix() for path in find_cases([ROOT / "cases"])]


@pytest.mark.parametrize("name", FILES)
def test_case(name: str) -> None:
    """It holds, and it holds as well when the table is saved and loaded before every action."""
    case = read_case(ROOT / name, name)
    assert case.file.rules, "a case of the project names the rule it shows"

    verdict = run_case(case)
    assert verdict.passed, report(verdict)

    again = run_case(case, reload=True)
    assert again.passed, "saved and loaded between its steps:\n" + report(again)


def test_there_are_cases_of_every_chapter() -> None:
    chapters = {Path(name).parent.name for name in FILES if name.startswith("cases/skirmish/")}

    assert len(FILES) >= 75
    assert chapters >= {
        "movement",
        "big",
        "doors",
        "attack",
        "reactions",
        "cards",
        "fog",
        "hidden",
        "winning",
    }
