"""The reference page: its examples run, its tables name every key, and its report is the real one."""

import re
from pathlib import Path

import pytest

from grimtable.cases import parse_case, report, run_case
from grimtable.cases.case import CaseFile, Do, Expect, ScriptedChance
from grimtable.games.doom2016.position import MORE
from grimtable.games.doom2016.position import PositionMark as Doom2016Mark
from grimtable.games.doom2016.position import PositionTurn as Doom2016Turn
from grimtable.games.skirmish.position import PositionMark, PositionTurn

PAGE = (Path(__file__).parents[2] / "docs" / "cases.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"(<!-- fails -->\n)?```toml\n(.*?)```", re.DOTALL)
BLOCKS = [(bool(found.group(1)), found.group(2)) for found in BLOCK.finditer(PAGE)]
WHOLE = [text for fails, text in BLOCKS if not fails and text.startswith("game")]
FRAGMENTS = [text for fails, text in BLOCKS if not fails and not text.startswith("game")]


@pytest.mark.parametrize("text", WHOLE)
def test_example_holds(text: str) -> None:
    verdict = run_case(parse_case(text, "example.toml"))

    assert verdict.passed, report(verdict)


@pytest.mark.parametrize("text", FRAGMENTS)
def test_fragment_is_read(text: str) -> None:
    whole = f'game = "skirmish"\nwhy = "An example."\n{text}\n[[expect]]\nasks = "red"\n'

    assert parse_case(whole, "example.toml").steps


def test_the_failing_example_prints_the_report_that_is_shown() -> None:
    (text,) = [text for fails, text in BLOCKS if fails]
    shown = re.search(r"<!-- report -->\n```text\n(.*?)```", PAGE, re.DOTALL)
    assert shown is not None

    assert report(run_case(parse_case(text, "example.toml"))) + "\n" == shown.group(1)


@pytest.mark.parametrize(
    "record",
    [CaseFile, Do, Expect, ScriptedChance, PositionMark, PositionTurn, Doom2016Mark, Doom2016Turn],
)
def test_every_key_is_explained(record: type[CaseFile]) -> None:
    missing = [
        key for key in record.__struct_encode_fields__ if f"`{key}`" not in PAGE and f"`{key} " not in PAGE
    ]

    assert [key for key in missing if key not in ("do", "expect")] == []


def test_every_table_of_doom_2016_is_explained() -> None:
    section = PAGE.split("## What DOOM 2016 adds")[1].split("\n## ")[0]

    assert [name for name in MORE if f"`{name}`" not in section] == []


def test_there_are_examples() -> None:
    assert len(WHOLE) >= 7
    assert FRAGMENTS
