"""Watching games: which statistics a game keeps; a module `statistics` beside the game says so.

A game knows nothing of this package. If its package has a module `statistics`, that module offers

* `observe(state)`: an observer of one game, made before its first step. After each decision it is told the
  action (nothing at set-up) and the events, `watch(state, action, events)`; at the end `finish(state)` gives
  everything counted as plain data in the shape of `Tally`;
* `sheet(game, setup)`: what the counts are called, as plain data in the shape of `Sheet`.

Both are deterministic, because the same batch gives the same file on any machine. A game without the module
is counted by the names of its events.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Protocol

from grimtable.games.parts import part_of
from grimtable.kernel import Action, Event, Game, OwnState, Setup
from grimtable.simulation.seating import sides
from grimtable.simulation.tally import Sheet, read_sheet


class Observer(Protocol):
    """Somebody who counts while one game is played."""

    def watch(self, state: OwnState, action: Action | None, happened: Sequence[Event]) -> None: ...

    def finish(self, state: OwnState) -> dict[str, Any]: ...


class EventCounter:
    """The observer of a game that has none of its own: how often each event happened."""

    def __init__(self, state: OwnState) -> None:
        self._events: dict[str, dict[str, int]] = {}

    def watch(self, state: OwnState, action: Action | None, happened: Sequence[Event]) -> None:
        for event in happened:
            row = self._events.setdefault(type(event).__name__, {"happened": 0})
            row["happened"] += 1

    def finish(self, state: OwnState) -> dict[str, Any]:
        rounds = getattr(state.table, "round", None)
        return {
            "rounds": rounds if isinstance(rounds, int) else state.decisions,
            "counts": {"events": self._events},
        }


def observe(state: OwnState) -> Observer:
    """The observer for a game that is about to begin."""
    module = part_of(state.game, "statistics")
    if module is None:
        return EventCounter(state)
    observer: Observer = module.observe(state)
    return observer


def sheet_of(game: Game[Any, Any], setup: Setup) -> Sheet:
    """What the counts of this scenario are called.

    >>> from grimtable.games import load_game
    >>> game = load_game("doom2004")
    >>> sheet_of(game, game.setup()).group("weapons").items["bfg"]
    'BFG'
    """
    module = part_of(game, "statistics")
    if module is not None:
        return read_sheet(module.sheet(game, setup), game.id)
    return Sheet(
        title=setup.scenario.replace("_", " ").capitalize(),
        sides={side: side.replace("_", " ").capitalize() for side in sides(setup)},
        length="rounds" if hasattr(game.first_table(setup), "round") else "decisions",
        groups=read_sheet({"groups": [_EVENTS]}, game.id).groups,
    )


_EVENTS = {
    "id": "events",
    "title": "What happened",
    "columns": {"happened": "happened"},
    "about": "This game keeps no statistics of its own; these are its events.",
}


def in_words(name: str) -> str:
    """The name of an event or item as words.

    >>> in_words("FigureMoved"), in_words("its_a_trap")
    ('figure moved', 'its a trap')
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).replace("_", " ").lower()
