"""Lists and numbers need not be written whole: what they hold, how long they are, where they begin."""

import pytest

from grimtable.cases.lookup import Eyes
from grimtable.games import load_game
from tests.cases.support import failures_of

HAND = '"hands.red"'  # brace_1, double_time_1


def told(value: str, path: str = HAND) -> str:
    return "\n".join(failures_of(f"[[expect]]\nfacts = {{ {path} = {value} }}\n"))


@pytest.mark.parametrize(
    "right",
    [
        '{ any_order = ["double_time_1", "brace_1"] }',
        '{ holds = "brace_1" }',
        '{ holds = ["double_time_1", "brace_1"] }',
        '{ lacks = ["dive_1", "lantern_1"] }',
        "{ length = 2 }",
        "{ length = { at_least = 1, at_most = 2 } }",
        '{ starts = "brace_1" }',
        '{ ends = ["double_time_1"], length = 2 }',
    ],
)
def test_a_list_as_described(right: str) -> None:
    assert told(right) == ""


@pytest.mark.parametrize(
    "wrong",
    [
        '{ any_order = ["brace_1"] }',
        '{ any_order = ["brace_1", "brace_1"] }',
        '{ holds = ["brace_1", "brace_1"] }',
        '{ holds = "dive_1" }',
        '{ lacks = "brace_1" }',
        "{ length = 3 }",
        '{ starts = "double_time_1" }',
        '{ ends = "brace_1" }',
        '{ ends = ["x", "brace_1", "double_time_1"] }',
        '{ holds = "brace_1", length = 1 }',
    ],
)
def test_a_list_that_is_not_so(wrong: str) -> None:
    assert "hands.red is different" in told(wrong)


def test_a_word_that_says_nothing_of_a_list_is_named() -> None:
    assert "lenght says nothing about a list — did you mean length?" in told("{ lenght = 2 }")


def test_tables_in_a_list_are_matched_by_the_keys_that_are_written() -> None:
    """The vague one is tried first and gives its place up: both find one of their own."""
    eyes = Eyes(load_game("skirmish").new())
    dice = [{"die": "red", "face": 1}, {"die": "red", "face": 2}]

    assert eyes.same({"any_order": [{"die": "red"}, {"face": 1}]}, dice)
    assert not eyes.same({"any_order": [{"face": 1}, {"face": 1, "die": "red"}]}, dice)


def test_numbers_between_bounds() -> None:
    path = '"figures.ghoul_1.wounds"'
    assert told("{ at_least = 0, at_most = 1 }", path) == ""
    assert "is different" in told("{ at_least = 1 }", path)
    assert "at_lest says nothing about a number — did you mean at_least?" in told("{ at_lest = 1 }", path)
    assert "at_least takes a number" in told('{ at_least = "one" }', path)
