"""docs/security.md: every promise names its tests, and no test of attacks is without its promise."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`(tests/[\w/]+\.py)`", PAGE))


def promises() -> list[list[str]]:
    """The cells of each row of the tables of promises."""
    rows = [line.strip("|").split("|") for line in PAGE.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row] for row in rows if row[0].strip() != "promise"]


def test_every_named_test_exists() -> None:
    assert NAMED
    assert sorted(name for name in NAMED if not (ROOT / name).is_file()) == []


def test_every_promise_names_a_test() -> None:
    assert len(promises()) > 15
    assert [row for row in promises() if len(row) != 2 or "`tests/" not in row[1]] == []


def test_every_test_of_attacks_belongs_to_a_promise() -> None:
    """Whoever writes a new one says here what it promises."""
    found = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests" / "attack").glob("test_*.py")}
    assert sorted(found - NAMED) == []
