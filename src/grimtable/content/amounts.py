"""Amounts: a number that stands in content, or one that is counted on the table when it is needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final

from grimtable.content.frozen import Frozen


class QuantityMark:
    """Marks a parameter that content may fill with a number or with something counted."""

    __slots__ = ()


Quantity = Annotated[int, QuantityMark()]
"""For signatures: content writes `2` or `{ count = "cards_in_hand" }`, the function receives the int."""

RESERVED: Final = ("count", "times", "divide_by", "round", "plus", "at_least", "at_most")
"""The keys of a counted amount; a quantity cannot have parameters with these names."""


class Amount(Frozen):
    """A number for a moment: `count × times ÷ divide_by + plus`, kept between `at_least` and `at_most`.

    >>> Amount.of(2).value(None, None)
    2
    >>> hand = Amount("cards_in_hand", lambda state, context: 5, {}, {}, at_most=2)
    >>> hand.value(None, None), hand.fixed
    (2, None)
    """

    __slots__ = (
        "fixed",
        "count",
        "parameters",
        "times",
        "divide_by",
        "round_up",
        "plus",
        "at_least",
        "at_most",
        "written",
        "value",
        "_function",
    )

    fixed: int | None
    """The number itself, if nothing has to be counted."""
    count: str
    parameters: Mapping[str, object]
    times: int
    divide_by: int
    round_up: bool
    plus: int
    at_least: int | None
    at_most: int | None
    written: object
    value: Callable[[Any, Any], int]
    """The number at this moment: `amount.value(state, context)`."""
    _function: Callable[[Any, Any], int]

    def __init__(
        self,
        count: str,
        function: Callable[[Any, Any], int],
        parameters: Mapping[str, object],
        written: object,
        *,
        times: int = 1,
        divide_by: int = 1,
        round_up: bool = False,
        plus: int = 0,
        at_least: int | None = None,
        at_most: int | None = None,
        fixed: int | None = None,
    ) -> None:
        plain = (times, divide_by, plus, at_least, at_most) == (1, 1, 0, None, None)
        self._set(
            fixed=fixed,
            count=count,
            parameters=parameters,
            times=times,
            divide_by=divide_by,
            round_up=round_up,
            plus=plus,
            at_least=at_least,
            at_most=at_most,
            written=written,
            _function=function,
            value=function if plain else self._reckon,
        )

    @classmethod
    def of(cls, number: int) -> Amount:
        """A number that is the same at every moment."""
        return cls("", _Constant(number), {}, number, fixed=number)

    def _reckon(self, state: Any, context: Any) -> int:
        number: int = self._function(state, context) * self.times
        if self.divide_by != 1:
            number = -(-number // self.divide_by) if self.round_up else number // self.divide_by
        number += self.plus
        if self.at_least is not None and number < self.at_least:
            number = self.at_least
        if self.at_most is not None and number > self.at_most:
            number = self.at_most
        return number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Amount) and other.written == self.written

    def __hash__(self) -> int:
        return hash((self.fixed, self.count, self.times, self.plus))

    def __repr__(self) -> str:
        return f"Amount({self.written!r})"


class _Constant:
    """A function of state and context that always gives the same number (a lambda could not be pickled)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, state: Any, context: Any) -> int:
        return self.number
