"""Inlining: which questions are written into a procedure, and that they say what they say when called."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.kernel.inlining import CALLS, inlined
from grimtable.kernel.procedure import REPEAT

KEEPER = "keeper"


def has_moved(state: Any, turn: Any) -> bool:
    """Nothing but a field."""
    return bool(turn.moved)


def is_gone(state: Any, activation: Any) -> bool:
    return activation.figure not in state.table.figures


def whose(state: Any, memory: Any) -> str:
    return KEEPER


def over_two_lines(state: Any, memory: Any) -> bool:
    return bool(
        memory.begun and state.table.round > 3,
    )


def is_alone(state: Any, memory: Any) -> bool:
    return not bool(memory.friends) and (bool(memory.on) or bool(memory.on) != memory.was_on)


def does_something(state: Any, memory: Any) -> bool:
    memory.moved = False
    return True


def asks_another(state: Any, memory: Any) -> bool:
    return has_moved(state, memory)


def has_names_of_its_own(state: Any, memory: Any) -> bool:
    return any(each for each in memory.figures)


def is_answered(state: Any, memory: Any, more: int = 1) -> bool:
    return more > 1


def closing_over(limit: int) -> Any:
    def is_late(state: Any, memory: Any) -> bool:
        return bool(memory.round > limit)

    return is_late


def has_a_default(state: Any, memory: Any = None) -> bool:
    return bool(memory.moved)


@pytest.fixture(autouse=True)
def nobody_traces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(CALLS, raising=False)
    monkeypatch.setattr(sys, "gettrace", lambda: None)


def test_one_expression_is_written_down() -> None:
    assert inlined(has_moved) == "(memory.moved)"
    assert inlined(is_gone) == "(memory.figure not in state.table.figures)"
    assert inlined(whose) == "('keeper')"
    assert inlined(over_two_lines) == "(memory.begun and state.table.round > 3)"
    assert inlined(is_alone) == "(not memory.friends and (memory.on or bool(memory.on) != memory.was_on))"


@pytest.mark.parametrize(
    "question",
    [
        does_something,
        asks_another,
        has_names_of_its_own,
        is_answered,
        closing_over(3),
        has_a_default,
        len,
        None,
    ],
)
def test_everything_else_is_called(question: Any) -> None:
    assert inlined(question) is None


def test_code_that_is_not_in_the_file_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    def is_here(state: Any, activation: Any) -> bool:
        return activation.figure in state.table.figures

    monkeypatch.setattr(
        is_gone, "__code__", is_here.__code__.replace(co_firstlineno=is_gone.__code__.co_firstlineno)
    )
    assert inlined(is_gone) is None


def test_whoever_looks_at_lines_finds_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CALLS, "1")
    assert inlined(has_moved) is None
    monkeypatch.delenv(CALLS)
    monkeypatch.setattr(sys, "gettrace", lambda: print)
    assert inlined(has_moved) is None


def test_what_is_written_down_is_what_would_be_answered() -> None:
    """Every question of every game that is inlined, asked both ways of records with all kinds of values."""
    asked = 0
    for name in ("skirmish", "doom2004", "doom2016", "relic"):
        for procedure in load_game(name).procedures.values():
            for step in procedure.steps:
                for question in (step.when, step.seat, step.run if step.kind == REPEAT else None):
                    text = inlined(question) if question is not None else None
                    if question is None or text is None or "(" in text[1:] or "[" in text:
                        continue
                    for value in (0, 1, "", "x", False, True):
                        memory = SimpleNamespace(
                            **dict.fromkeys(procedure.remembers.__struct_fields__, value)
                        )
                        state = SimpleNamespace()
                        try:
                            called = question(state, memory)
                        except (AttributeError, TypeError):
                            continue
                        answer = eval(text, {"state": state, "memory": memory})
                        assert answer == called if question is step.seat else bool(answer) == bool(called)
                        asked += 1
    assert asked > 300
