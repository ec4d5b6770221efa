"""Hooks: what a game may tell a screen besides its views; a game without them is shown from views alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from grimtable.kernel import Action, Game, State

Figures = Mapping[str, Mapping[str, Any]]


@runtime_checkable
class NamesFigures(Protocol):
    """A game whose view does not keep its figures under `figures`."""

    def figures(self, look: Mapping[str, Any]) -> Figures:
        """Figure → its values, with `seat`, `space` (None off the board) and, for large ones, `spaces`."""
        ...


@runtime_checkable
class DescribesSeats(Protocol):
    """A game that says in few words what lies before a seat."""

    def describe_seat(self, look: Mapping[str, Any], seat: str) -> list[str]: ...


@runtime_checkable
class DescribesTable(Protocol):
    """A game that says in few words how the game stands."""

    def describe_table(self, look: Mapping[str, Any]) -> list[str]: ...


@runtime_checkable
class Forecasts(Protocol):
    """A game that knows the odds of its actions."""

    def forecast(self, state: State[Any, Any], action: Action) -> str:
        """What a legal action is likely to bring, in few words; empty when nothing is left to chance."""
        ...


def figures_of(game: Game[Any, Any], view: Mapping[str, Any]) -> Figures:
    """Every figure that a view tells of, on the board or not."""
    look = view["table"]
    if isinstance(game, NamesFigures):
        return game.figures(look)
    return {id: values for id, values in look.get("figures", {}).items() if isinstance(values, dict)}


def places_of(figures: Figures) -> dict[str, tuple[str, str]]:
    """Figure → (space, seat), for every figure on the board."""
    return {
        id: (str(values["space"]), str(values.get("seat", "")))
        for id, values in figures.items()
        if values.get("space") is not None
    }


def seat_words(game: Game[Any, Any], view: Mapping[str, Any], seat: str) -> list[str]:
    """What the game itself says of a seat."""
    return game.describe_seat(view["table"], seat) if isinstance(game, DescribesSeats) else []


def table_words(game: Game[Any, Any], view: Mapping[str, Any]) -> list[str]:
    """What the game itself says of the table."""
    return game.describe_table(view["table"]) if isinstance(game, DescribesTable) else []


def forecast_of(game: Game[Any, Any], state: State[Any, Any], action: Action) -> str:
    """The odds of an action, where the game knows them."""
    return game.forecast(state, action) if isinstance(game, Forecasts) else ""
