"""Frames: one procedure in progress, as plain data that names its next step."""

from __future__ import annotations

from typing import Any

import msgspec

from grimtable.kernel.procedure import Procedure
from grimtable.kernel.writing import quickly_written


@quickly_written
class Frame(msgspec.Struct, gc=False, eq=False):
    """A procedure, the place of its next step, and what it remembers between its steps.

    Nothing points back to a frame but the stack, so the collector of garbage need not look at it.
    """

    procedure: Procedure
    place: int
    memory: Any

    @property
    def step(self) -> str:
        """The name of the next step, or `end`."""
        steps = self.procedure.steps
        return steps[self.place].name if self.place < len(steps) else "end"

    def is_cut_short(self, state: Any) -> bool:
        """Whether this procedure will end as soon as its turn comes again."""
        procedure = self.procedure
        guard = procedure.guard
        return guard is not None and self.place < procedure.landing and guard(state, self.memory)

    def copy(self) -> Frame:
        return Frame(self.procedure, self.place, self.memory.__copy__())

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Frame)
            and self.procedure.id == other.procedure.id
            and self.place == other.place
            and self.memory == other.memory
        )

    __hash__ = None  # type: ignore[assignment]  # mutable, as the standard containers are

    def __repr__(self) -> str:
        return f"<{self.procedure.id} before {self.step}: {self.memory}>"

    def plain(self) -> dict[str, Any]:
        steps = self.procedure.steps
        step = (steps[self.place].saved_as if self.place < len(steps) else "") or self.step
        return {"procedure": self.procedure.id, "step": step, "memory": msgspec.to_builtins(self.memory)}
