"""Setting aside: a card that fails at a table is named, and the game goes on without what it does (KRN-17).

Cards may come from anybody. Where the rules break while they carry one out, or ask whether it can be played,
the decision is put back, the card is written down in the state as set aside, and the same decision is made
again in a game where that card does nothing (`Game.without`). So saves, replays and undo agree about it, and
where nothing fails nothing of this costs anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, ClassVar

from grimtable.kernel.errors import FAULTS, StuckGame
from grimtable.kernel.event import Event
from grimtable.kernel.state import State

#: What is raised where a card asks for something that is not there.
CARD_FAULTS = (*FAULTS, StuckGame)

#: Told which item is set aside, and why.
OnFault = Callable[[str, Exception], object]


class SetAside(Event, frozen=True):
    """An item failed; from here on what it says does nothing."""

    rule: ClassVar[str] = "KRN-17"
    weight: ClassVar[int] = 3

    item: str  #: `kind/id`, and behind a `#` the part of it that is meant


class CardFault(Exception):
    """A card that the rules could not carry out, with the traceback of what it was."""


def culprit(state: State[Any, Any], error: BaseException) -> str:
    """The item that was carried out, or asked, when the rules failed; empty when it was none.

    What a function was given tells it best, the innermost first; then what was in progress.
    """
    blamed = state.game.blamed
    for frame in _innermost_first(error):
        for value in frame.f_locals.values():
            if item := blamed(state, value):
                return item
    return next((item for each in reversed(state.stack) if (item := blamed(state, each.memory))), "")


def _innermost_first(error: BaseException) -> Iterator[FrameType]:
    frames: list[FrameType] = []
    trace = error.__traceback__
    while trace is not None:
        frames.append(trace.tb_frame)
        trace = trace.tb_next
    return reversed(frames)


def note(error: BaseException, item: str) -> None:
    """Note with an error which item was carried out, if any, for whoever shows it."""
    if item:
        error.add_note(f"while carrying out {item}")


def named(item: str, error: BaseException) -> CardFault:
    """The same error, with the name of the item that failed."""
    fault = CardFault(f"{item} fails: {type(error).__name__}: {error}")
    return fault.with_traceback(error.__traceback__)
