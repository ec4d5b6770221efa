"""Routes: a way over the map as a screen shows it and a table plays it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from grimtable.figures.walking import Step
from grimtable.kernel import State
from grimtable.picture.shapes import Route


def route_of(state: State[Any, Any], steps: Sequence[Step], reactions: Iterable[str]) -> Route:
    """The places, the actions and what they cost, with who could answer them."""
    spell, name = state.game.language.spell, state.field.board.name
    return Route(
        places=tuple(name(step.to[0].anchor) for step in steps),
        actions=tuple(spell(state, step.action) for step in steps),
        cost=sum(step.cost for step in steps),
        reactions=tuple(reactions),
    )
