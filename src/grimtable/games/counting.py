"""Counting: what the statistics of every game do alike; `docs/simulation.md` describes the plain data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from grimtable.grid import Board, bits
from grimtable.kernel import Action, Event, OwnState
from grimtable.picture.squares import door_line, frame_of, walls_of

Plain = dict[str, Any]


class Counting(ABC):
    """Counts one game: group → item → column, curves by round, spaces of the board."""

    def __init__(self, layers: Iterable[str], curves: Mapping[str, Iterable[str]]) -> None:
        self._counts: dict[str, dict[str, dict[str, int]]] = {}
        self._layers: dict[str, dict[int, int]] = {layer: {} for layer in layers}
        self._curves: dict[str, dict[str, list[int]]] = {
            curve: {line: [] for line in lines} for curve, lines in curves.items()
        }
        self._rounds = 0
        self._sampling = False
        self._handlers: Mapping[type[Event], Callable[[Any], None]] = {}

    def watch(self, state: OwnState, action: Action | None, happened: Sequence[Event]) -> None:
        """After each decision: what was chosen (nothing at set-up) and what followed from it."""
        handlers = self._handlers
        for event in happened:
            handler = handlers.get(type(event))
            if handler is not None:
                handler(event)
        if self._sampling:
            self._sample(state)
            self._sampling = False

    def _told(self, name: Callable[[int], str], luck: Mapping[str, list[int]]) -> Plain:
        """Everything counted, as plain data."""
        return {
            "rounds": self._rounds,
            "counts": self._counts,
            "curves": self._curves,
            "layers": {
                layer: {name(space): count for space, count in sorted(spaces.items())}
                for layer, spaces in self._layers.items()
            },
            "luck": dict(luck),
        }

    @abstractmethod
    def _sample(self, state: OwnState) -> None:
        """One more point of each curve, at the beginning of a round and at the end of the game."""

    def _round_began(self, event: Any) -> None:
        self._rounds = event.round
        self._sampling = True

    def _add(self, group: str, item: str, column: str, count: int = 1) -> None:
        row = self._counts.setdefault(group, {}).setdefault(item, {})
        row[column] = row.get(column, 0) + count

    def _mark(self, layer: str, space: int) -> None:
        spaces = self._layers[layer]
        spaces[space] = spaces.get(space, 0) + 1


def grouped(
    id: str,
    title: str,
    columns: dict[str, str],
    items: dict[str, str],
    *,
    used: str = "",
    role: str = "",
    about: str = "",
    side: str = "",
    absent: list[str] | None = None,
) -> Plain:
    """`used` is the column that counts a use; items without one are listed as never used, if not `absent`."""
    return {
        "id": id,
        "title": title,
        "columns": columns,
        "items": items,
        "used": used,
        "role": role,
        "about": about,
        "side": side,
        "absent": absent or [],
    }


def squares(board: Board, labels: Sequence[Sequence[Any]] = ()) -> Plain:
    """A map of squares; a label is a text and where its middle is."""
    return {
        "frame": frame_of(board, board.spaces),
        "places": {
            board.name(space): [space % board.stride, space // board.stride, board.terrain_at(space)]
            for space in bits(board.spaces)
        },
        "walls": walls_of(board, board.spaces),
        "doors": {door: door_line(board, door) for door in board.doors},
        "labels": list(labels),
    }
