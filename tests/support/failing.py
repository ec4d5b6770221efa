"""Cards that fail: every instruction of every skirmish card raises, as one that nobody has checked might."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from grimtable.games import load_game


@contextmanager
def failing_cards(game: Any = None) -> Iterator[None]:
    """While this lasts no card of skirmish can be carried out; afterwards all are whole again.

    `game`: the one that is played, if it was loaded long ago: only the last sixteen are kept.
    """
    game = game or load_game("skirmish")
    calls = {id(call): call for copy in game.copies for call in game.calls_of(copy)}
    runs = {key: call.run for key, call in calls.items()}

    def fails(state: Any, playing: Any) -> None:
        state.table.round += 100  # half done
        raise KeyError("planted")

    try:
        for call in calls.values():
            object.__setattr__(call, "run", fails)
        yield
    finally:
        for key, call in calls.items():
            object.__setattr__(call, "run", runs[key])
        game.__dict__.pop("_without", None)
