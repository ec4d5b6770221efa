"""Binding: every way a function can get its parameters from content, and all of them can be pickled."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from grimtable.content import Effect, Registry
from grimtable.content.checking import Check

registry = Registry()


@registry.verb("nothing_else", text="nothing else")
def nothing_else(state: list[object], context: str) -> None:
    state.append((context,))


@registry.verb("one", text="{first}")
def one(state: list[object], context: str, first: int = 1) -> None:
    state.append((context, first))


@registry.verb("two", text="{first}, {second}")
def two(state: list[object], context: str, first: int = 1, second: int = 2) -> None:
    state.append((context, first, second))


@registry.verb("three", text="{first}, {second}, {third}")
def three(state: list[object], context: str, first: int = 1, second: int = 2, third: int = 3) -> None:
    state.append((context, first, second, third))


@pytest.mark.parametrize(
    ("written", "happens"),
    [
        ("nothing_else", ("here",)),
        ({"verb": "one"}, ("here", 1)),
        ({"verb": "one", "first": 7}, ("here", 7)),
        ({"verb": "two", "first": 7}, ("here", 7, 2)),
        ({"verb": "two", "second": 7}, ("here", 1, 7)),
        ({"verb": "two", "second": 7, "first": 6}, ("here", 6, 7)),
        ({"verb": "three", "third": 7}, ("here", 1, 2, 7)),
        ({"verb": "three", "third": 7, "second": 6, "first": 5}, ("here", 5, 6, 7)),
    ],
)
def test_parameters_come_where_they_belong(written: object, happens: tuple[object, ...]) -> None:
    effect = Check(registry, {}, None).convert([written], Effect, ())
    assert isinstance(effect, Effect)
    again: Callable[[Any, Any], Any] = pickle.loads(pickle.dumps(effect.run))
    for run in (effect.run, effect.calls[0].run, again):
        done: list[object] = []
        run(done, "here")
        assert done == [happens]
