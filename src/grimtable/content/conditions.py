"""Conditions: whether something written in content holds at this moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from grimtable.content.amounts import Amount
from grimtable.content.frozen import Frozen

Test = Callable[[Any, Any], bool]
"""A compiled condition: takes state and context."""


class Condition(Frozen):
    """One condition: a named function with its parameters, or `not`, `any`, `all` of others.

    `holds(state, context)` answers; for a function without parameters it *is* that function.
    """

    __slots__ = ("name", "parameters", "parts", "written", "holds")

    name: str
    """The registered name, or `not`, `any`, `all`."""
    parameters: Mapping[str, object]
    parts: tuple[Condition, ...]
    """The conditions inside `not`, `any` and `all`."""
    written: object
    holds: Test

    def __init__(
        self,
        name: str,
        holds: Test,
        written: object,
        parameters: Mapping[str, object] | None = None,
        parts: tuple[Condition, ...] = (),
    ) -> None:
        self._set(name=name, parameters=parameters or {}, parts=parts, written=written, holds=holds)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Condition) and other.written == self.written

    def __hash__(self) -> int:
        return hash((self.name, len(self.parts)))

    def __repr__(self) -> str:
        return f"Condition({self.written!r})"


class Conditions(Frozen):
    """A list of conditions that must all hold; the empty list always holds.

    >>> Conditions.ALWAYS.hold(None, None)
    True
    """

    __slots__ = ("tests", "written", "hold")

    ALWAYS: ClassVar[Conditions]
    """No condition at all: the default of an `if` key."""

    tests: tuple[Condition, ...]
    written: object
    hold: Test
    """Whether all of them hold: `conditions.hold(state, context)`."""

    def __init__(self, tests: tuple[Condition, ...], written: object) -> None:
        hold: Test
        if not tests:
            hold = _always
        elif len(tests) == 1:
            hold = tests[0].holds
        else:
            hold = AllOf(tuple(test.holds for test in tests)).hold
        self._set(tests=tests, written=written, hold=hold)

    def failing(self, state: Any, context: Any) -> Condition | None:
        """The first condition that does not hold: what a refusal tells the player."""
        for test in self.tests:
            if not test.holds(state, context):
                return test
        return None

    def __bool__(self) -> bool:
        return bool(self.tests)

    def __iter__(self) -> Iterator[Condition]:
        return iter(self.tests)

    def __len__(self) -> int:
        return len(self.tests)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Conditions) and other.tests == self.tests

    def __hash__(self) -> int:
        return hash(self.tests)

    def __repr__(self) -> str:
        return f"Conditions({self.written!r})"


def _always(state: Any, context: Any) -> bool:
    return True


Conditions.ALWAYS = Conditions((), [])


class AllOf:
    """Every one of several tests holds."""

    __slots__ = ("tests",)

    def __init__(self, tests: tuple[Test, ...]) -> None:
        self.tests = tests

    def hold(self, state: Any, context: Any) -> bool:
        for test in self.tests:
            if not test(state, context):
                return False
        return True


class AnyOf:
    """At least one of several tests holds."""

    __slots__ = ("tests",)

    def __init__(self, tests: tuple[Test, ...]) -> None:
        self.tests = tests

    def hold(self, state: Any, context: Any) -> bool:
        for test in self.tests:
            if test(state, context):
                return True
        return False


class Not:
    """A test does not hold."""

    __slots__ = ("test",)

    def __init__(self, test: Test) -> None:
        self.test = test

    def hold(self, state: Any, context: Any) -> bool:
        test = self.test
        return not test(state, context)


class Counting:
    """A function of state and context with parameters, some of which are counted anew each time."""

    __slots__ = ("function", "fixed", "counted")

    def __init__(
        self, function: Callable[..., Any], fixed: dict[str, object], counted: tuple[tuple[str, Amount], ...]
    ) -> None:
        self.function = function
        self.fixed = fixed
        self.counted = counted

    def call(self, state: Any, context: Any) -> Any:
        parameters = self.fixed.copy()
        for name, amount in self.counted:
            parameters[name] = amount.value(state, context)
        return self.function(state, context, **parameters)
