"""Origins: where each item of a pack was written, so that a mistake is reported in the file that holds it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from grimtable.content.problems import KeyPath, Problems, key_text


class Place(Protocol):
    """Something that was written somewhere: a file of a pack, or an override inside a case."""

    shown: str

    def line(self, path: KeyPath) -> int | None:
        """The line on which a key stands, if the place has lines."""


class NamedPlace:
    """A place without a file of the pack: overrides given by a program or by a case.

    `lines` finds the line of a key path where the caller has a text.
    """

    __slots__ = ("shown", "_lines")

    def __init__(self, shown: str, lines: Callable[[KeyPath], int | None] | None = None) -> None:
        self.shown = shown
        self._lines = lines

    def line(self, path: KeyPath) -> int | None:
        """The line of an override, if the caller can tell."""
        return None if self._lines is None else self._lines(path)


class Origin:
    """One writing of an item: in which place, under which keys, and what was written there."""

    __slots__ = ("place", "prefix", "data", "pack")

    def __init__(self, place: Place, prefix: KeyPath, data: Mapping[str, object], pack: str) -> None:
        self.place = place
        self.prefix = prefix
        self.data = data
        self.pack = pack

    def depth(self, path: KeyPath) -> int:
        """How many steps of a key path this writing has."""
        value: Any = self.data
        for steps, step in enumerate(path):
            if isinstance(step, str):
                if not isinstance(value, Mapping) or step not in value:
                    return steps
            elif not isinstance(value, (list, tuple)) or not 0 <= step < len(value):
                return steps
            value = value[step]
        return len(path)

    def line(self, path: KeyPath) -> int | None:
        """The line of one of the item's keys."""
        return self.place.line((*self.prefix, *path))


class Written:
    """An item as written: its kind, its id, its data, and its origins, the latest first."""

    __slots__ = ("kind", "id", "data", "origins")

    def __init__(self, kind: str, id: str, data: dict[str, object], origins: tuple[Origin, ...]) -> None:
        self.kind = kind
        self.id = id
        self.data = data
        self.origins = origins

    def reporter(self, problems: Problems) -> Callable[[KeyPath, str, str | None], None]:
        """A function that notes a problem of this item in the file where the key in question was written."""

        def report(path: KeyPath, what: str, suggestion: str | None) -> None:
            origin = max(self.origins, key=lambda origin: origin.depth(path))  # of equals, the latest
            line = None if problems.full else origin.line(path)
            problems.add(origin.place.shown, line, key_text((*origin.prefix, *path)), what, suggestion)

        return report
