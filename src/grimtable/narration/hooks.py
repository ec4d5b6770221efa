"""Hooks: what a game may tell a screen besides its views; a game without them is shown from views alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from grimtable.kernel import Action, Game, OwnState

Figures = Mapping[str, Mapping[str, Any]]


@runtime_checkable
class NamesFigures(Protocol):
    """A game whose view does not keep its figures under `figures`."""

    def figures(self, look: Mapping[str, Any]) -> Figures:
        """Figure → its values, with `seat`, `space` (None off the board) and, for large ones, `spaces`."""
        ...


@runtime_checkable
class NamesPlaces(Protocol):
    """A game that can say where a space is without coordinates."""

    def place_words(self, state: OwnState, space: int, names: Any) -> str:
        """By what is there, as an answer to "where?", from what everybody sees; empty for nothing to say."""
        ...


@runtime_checkable
class HoldsCards(Protocol):
    """A game whose view does not keep the viewer's cards under `hand`."""

    def hand(self, look: Mapping[str, Any], seat: str) -> list[str] | None:
        """The cards that a viewer in this seat holds; None when there is no hand to show."""
        ...


@runtime_checkable
class DescribesSeats(Protocol):
    """A game that says in few words what lies before a seat."""

    def describe_seat(self, look: Mapping[str, Any], seat: str, language: str = "en") -> list[str]: ...


@runtime_checkable
class DescribesTable(Protocol):
    """A game that says in few words how the game stands."""

    def describe_table(self, look: Mapping[str, Any], language: str = "en") -> list[str]: ...


@runtime_checkable
class Forecasts(Protocol):
    """A game that knows the odds of its actions."""

    def forecast(self, state: OwnState, action: Action, language: str = "en") -> str:
        """What a legal action is likely to bring, in few words; empty when nothing is left to chance."""
        ...


@runtime_checkable
class NotesActions(Protocol):
    """A game that knows what its actions cost or bring without any chance: prices, options, ways."""

    def note(self, state: OwnState, action: Action, language: str = "en") -> str:
        """What stands beside a legal action before anything else; it must be cheap, for all are shown."""
        ...


@runtime_checkable
class WeighsActions(Protocol):
    """A game that knows what its actions take from whoever carries them out."""

    def cost(self, state: OwnState, action: Action) -> int | None:
        """The movement points that a legal action takes; None where it takes none."""
        ...

    def gives_up(self, state: OwnState, action: Action) -> bool:
        """Whether a legal action forgoes something for good, so that a screen had better ask twice."""
        ...

    def is_aimed(self, kind: type[Action]) -> bool:
        """Whether such actions name a space for the sake of who stands there: attacks, not steps."""
        ...


@runtime_checkable
class AnswersQuietly(Protocol):
    """A game that knows which of its questions need not be asked aloud each time."""

    def declines(self, state: OwnState, action: Action) -> bool:
        """Whether a legal action leaves everything as it is: "done", "no more" and their like."""
        ...

    def idle(self, state: OwnState) -> Action | None:
        """The answer that everybody gives to the decision on the table, so that a screen may give it."""
        ...

    def is_routine(self, state: OwnState) -> bool:
        """Whether the same answer may be wanted each time: a screen offers to give it always."""
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


def standing_of(figures: Figures) -> dict[str, list[str]]:
    """Space → the figures that stand on it; a large figure stands on several."""
    standing: dict[str, list[str]] = {}
    for id, values in figures.items():
        if values.get("space") is not None:
            for space in values.get("spaces", (values["space"],)):
                standing.setdefault(str(space), []).append(id)
    return standing


def hand_of(game: Game[Any, Any], view: Mapping[str, Any], seat: str) -> list[str] | None:
    """The cards in the hand of whoever a view belongs to; None when there is no hand to show."""
    look = view["table"]
    if isinstance(game, HoldsCards):
        return game.hand(look, seat)
    hand = look.get("hand")
    return list(hand) if isinstance(hand, list | tuple) else None


def seat_words(game: Game[Any, Any], view: Mapping[str, Any], seat: str, language: str = "en") -> list[str]:
    """What the game itself says of a seat."""
    return game.describe_seat(view["table"], seat, language) if isinstance(game, DescribesSeats) else []


def table_words(game: Game[Any, Any], view: Mapping[str, Any], language: str = "en") -> list[str]:
    """What the game itself says of the table."""
    return game.describe_table(view["table"], language) if isinstance(game, DescribesTable) else []


def forecast_of(game: Game[Any, Any], state: OwnState, action: Action, language: str = "en") -> str:
    """The odds of an action, where the game knows them."""
    return game.forecast(state, action, language) if isinstance(game, Forecasts) else ""
