"""Plain classes whose instances never change: what content compiles to.

They are neither structs nor dataclasses on purpose: those msgspec would decode by itself, while these are
compiled from their written form and checked against the registry.
"""

from __future__ import annotations

from typing import NoReturn


class Frozen:
    """A base that refuses assignment; constructors write through `_set`."""

    __slots__ = ()

    def _set(self, **attributes: object) -> None:
        for name, value in attributes.items():
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed: content is frozen")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be removed: content is frozen")

    def __copy__(self) -> Frozen:
        return self

    def __deepcopy__(self, memory: dict[int, object]) -> Frozen:
        return self

    def __setstate__(self, state: tuple[None, dict[str, object]]) -> None:
        # Pickling (a pack sent to a worker process) restores the slots one by one; that is not a change.
        self._set(**state[1])
