"""Games played by chance and drawn after every decision, for every game that can be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from grimtable.kernel import Event, SeatId
from grimtable.kernel.event import seen_by
from grimtable.kernel.playout import chooser
from grimtable.narration import Names
from grimtable.records.session import Session


class Moment(NamedTuple):
    """A decision has been carried out."""

    session: Session[Any, Any]
    events: tuple[Event, ...]

    @property
    def state(self) -> Any:
        return self.session.state

    def seen(self, viewer: SeatId | None) -> tuple[Event, ...]:
        return seen_by(viewer, self.events)


def moments(game: Any, decisions: int, seed: int, **setup: Any) -> Iterator[Moment]:
    """A game of random decisions."""
    session = Session.start(game, game.setup(seed=seed, **setup))
    choose = chooser(seed)
    yield Moment(session, ())
    for _ in range(decisions):
        if session.state.over:
            return
        legal = session.state.legal
        yield Moment(session, session.play(legal[choose(len(legal))]))


def names_of(game: Any, session: Session[Any, Any], language: str = "en") -> Names:
    """The same at every moment of a game, as at a table: what was drawn with them is not drawn again."""
    return _names(game, tuple(session.setup.order), language)


@lru_cache(maxsize=64)
def _names(game: Any, order: tuple[SeatId, ...], language: str) -> Names:
    return Names(game, order, language)


def viewers_of(session: Session[Any, Any]) -> tuple[SeatId | None, ...]:
    return (*session.setup.order, None)
