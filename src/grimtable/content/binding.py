"""Binding: a function of state and context whose further parameters content has fixed.

What is handed on is a method, not a `functools.partial` or an object that can be called: effects and
conditions run all the time, Python calls a method three times as quickly, and it can be pickled, as a closure
cannot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Bound = Callable[[Any, Any], Any]
"""Takes state and context."""


def bind(function: Callable[..., Any], values: tuple[object, ...]) -> Bound:
    """The function with its parameters behind state and context fixed, in the order of its signature.

    >>> bind(lambda state, context, first, second: (state, context, first, second), (3, 4))(1, 2)
    (1, 2, 3, 4)
    """
    if not values:
        return function
    if len(values) == 1:
        return _One(function, *values).call
    if len(values) == 2:
        return _Two(function, *values).call
    return _Several(function, values).call


class _One:
    __slots__ = ("first", "function")

    def __init__(self, function: Callable[..., Any], first: object) -> None:
        self.function = function
        self.first = first

    def call(self, state: Any, context: Any) -> Any:
        # In two lines, here and below: Python calls a plain name quicker than what it finds in a slot.
        function = self.function
        return function(state, context, self.first)


class _Two:
    __slots__ = ("first", "function", "second")

    def __init__(self, function: Callable[..., Any], first: object, second: object) -> None:
        self.function = function
        self.first = first
        self.second = second

    def call(self, state: Any, context: Any) -> Any:
        function = self.function
        return function(state, context, self.first, self.second)


class _Several:
    __slots__ = ("function", "values")

    def __init__(self, function: Callable[..., Any], values: tuple[object, ...]) -> None:
        self.function = function
        self.values = values

    def call(self, state: Any, context: Any) -> Any:
        function = self.function
        return function(state, context, *self.values)
