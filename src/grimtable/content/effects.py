"""Effects: the calls of named verbs that an item's `do` list stands for, ready to run one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from grimtable.content.conditions import Conditions, Test
from grimtable.content.frozen import Frozen

Run = Callable[[Any, Any], Any]
"""A compiled call: takes state and context; what the verb returns is passed on."""


EffectAddress = tuple[str, str, str]
"""Where an effect stands in a pack, as plain data: kind, item, block (`"cards", "brace", "reaction.do"`).

A saved game keeps this, never the effect.
"""


class Call(Frozen):
    """One verb with its parameters bound; `call.run(state, context)` carries it out.

    `run` is chosen when the pack is loaded: the verb's own function where nothing has to be added, that with
    its parameters bound where all are fixed, and only otherwise something that counts or asks first.
    """

    __slots__ = ("verb", "parameters", "guard", "pauses", "written", "run")

    verb: str
    parameters: Mapping[str, object]
    """What content wrote for each parameter; counted amounts stand here as `Amount`."""
    guard: Conditions
    """The call's own `if`: where it does not hold, the call does nothing."""
    pauses: bool
    """Whether the verb may leave a question open, so that the next call must wait."""
    written: object
    run: Run

    def __init__(
        self,
        verb: str,
        run: Run,
        written: object,
        parameters: Mapping[str, object] | None = None,
        guard: Conditions = Conditions.ALWAYS,
        *,
        pauses: bool = False,
    ) -> None:
        self._set(
            verb=verb,
            parameters=parameters or {},
            guard=guard,
            pauses=pauses,
            written=written,
            run=Guarded(guard.hold, run).call if guard else run,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Call) and other.written == self.written

    def __hash__(self) -> int:
        return hash((self.verb, len(self.parameters)))

    def __repr__(self) -> str:
        return f"Call({self.written!r})"


class Effect(Frozen):
    """The calls of one `do` list, in order.

    Where `pauses` is false, `effect.run(state, context)` does everything at once. Where it is true, a caller
    runs `effect.calls[i].run(state, context)` one position at a time and remembers `address` and position.

    >>> Effect.NOTHING.calls, Effect.NOTHING.pauses
    ((), False)
    """

    __slots__ = ("calls", "pauses", "address", "written", "run")

    NOTHING: ClassVar[Effect]
    """No call at all: the default of a `do` key that may be left out."""

    calls: tuple[Call, ...]
    pauses: bool
    address: EffectAddress | None
    """Where it stands in its pack; None only before the pack is complete and for `NOTHING`."""
    written: object
    run: Run
    """Carry out every call in order; for effects whose verbs ask nobody."""

    def __init__(self, calls: tuple[Call, ...], written: object) -> None:
        self._set(
            calls=calls,
            pauses=any(call.pauses for call in calls),
            address=None,
            written=written,
            run=calls[0].run if len(calls) == 1 else InOrder(tuple(call.run for call in calls)).call,
        )

    def __bool__(self) -> bool:
        return bool(self.calls)

    def __iter__(self) -> Iterator[Call]:
        return iter(self.calls)

    def __len__(self) -> int:
        return len(self.calls)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and other.calls == self.calls

    def __hash__(self) -> int:
        return hash(self.calls)

    def __repr__(self) -> str:
        return f"Effect({self.written!r})"


class InOrder:
    """Several calls, one after the other."""

    __slots__ = ("runs",)

    def __init__(self, runs: tuple[Run, ...]) -> None:
        self.runs = runs

    def call(self, state: Any, context: Any) -> None:
        for run in self.runs:
            run(state, context)


Effect.NOTHING = Effect((), [])


def set_address(effect: Effect, address: EffectAddress) -> None:
    """Tell an effect where it stands, once, while its pack is put together."""
    if effect.calls:  # NOTHING is shared by all who leave the key out
        object.__setattr__(effect, "address", address)


class Guarded:
    """A call that happens only where its conditions hold."""

    __slots__ = ("hold", "run")

    def __init__(self, hold: Test, run: Run) -> None:
        self.hold = hold
        self.run = run

    def call(self, state: Any, context: Any) -> Any:
        hold = self.hold
        if not hold(state, context):
            return None
        run = self.run
        return run(state, context)
