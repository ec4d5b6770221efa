"""Hooks: what a game may draw for a screen. The server asks; a game without them has no board to show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal, NamedTuple, Protocol, runtime_checkable

from grimtable.kernel import Action, Event, OwnState, Refusal, SeatId
from grimtable.narration import Names
from grimtable.picture.cues import Cue
from grimtable.picture.shapes import Board, CardFace, Forecast, Ordered, Overlay, Picture, Plan, Route

OverlayKind = Literal["sight", "reach", "threat"]


@runtime_checkable
class Draws(Protocol):
    """A game that can be drawn."""

    def picture(self, state: OwnState, viewer: SeatId | None, names: Names) -> Picture:
        """Everything that this viewer may know; None is a spectator. Hidden things are absent."""
        ...

    def cues(
        self, state: OwnState, events: Sequence[Event], viewer: SeatId | None, names: Names
    ) -> list[Cue]:
        """What to animate for events that this viewer has seen (`seen_by`); `state` is the one after them."""
        ...


@runtime_checkable
class DrawsItems(Protocol):
    """A game whose components can be looked at outside a game."""

    def card_faces(self, names: Names) -> list[CardFace]:
        """Every card, once."""
        ...

    def item_faces(self, names: Names) -> list[CardFace]:
        """Every other item of the pack: figures, weapons, dice, tokens."""
        ...

    def thumbnail(self, scenario: str, names: Names) -> Board:
        """The map of a scenario for the lobby: the start, and a dim outline of the rest."""
        ...


@runtime_checkable
class ForecastsInShapes(Protocol):
    """A game that knows the odds of its actions in numbers."""

    def forecast_picture(self, state: OwnState, action: Action, names: Names) -> Forecast | None:
        """The exact odds of a legal action; None when nothing is left to chance."""
        ...


@runtime_checkable
class FindsRoutes(Protocol):
    """A game whose figures walk."""

    def route(self, state: OwnState, seat: SeatId, piece: str, place: str, names: Names) -> Route | Refusal:
        """The cheapest way for the acting piece to a place, over what this seat may know."""
        ...


class Aim(NamedTuple):
    """What somebody points at: a figure, a door or a place; nothing means the decision as a whole."""

    piece: str | None = None
    place: str | None = None
    door: str | None = None
    stops: bool = False  #: whether a walk stops where something lies free to take, instead of taking it

    @property
    def is_nothing(self) -> bool:
        return self.piece is None and self.place is None and self.door is None


@runtime_checkable
class FindsPlans(Protocol):
    """A game that knows what somebody may want who points at a figure, a place or a card."""

    def plans(self, state: OwnState, seat: SeatId, aim: Aim, names: Names) -> list[Plan] | Refusal:
        """The plans for what is pointed at, the best first.

        `state` is imagined from what the seat knows: it may be played on, and nothing hidden is in it.
        """
        ...


@runtime_checkable
class PlansAnswers(FindsPlans, Protocol):
    """A game in which a plan may begin with the answer to a window: an ability, and what it asks for."""

    plans_at_windows: ClassVar[bool]


class Order(NamedTuple):
    """What one of several figures is to do: go for somebody, go somewhere, stay; or what is best for it."""

    piece: str
    target: str = ""
    place: str = ""
    hold: bool = False
    first: bool = False  #: before those that are not to be first


@runtime_checkable
class FindsGroupPlans(Protocol):
    """A game in which a seat moves many figures one after the other."""

    def group(self, state: OwnState, seat: SeatId, orders: Sequence[Order], names: Names) -> list[Ordered]:
        """A plan for every figure that may still act, in the order in which they go; imagined as for plans.

        Whoever has no order goes on as seems best. Each plan counts on those before it having moved.
        """
        ...


@runtime_checkable
class DrawsOverlays(Protocol):
    """A game that can show what a figure sees, where it gets to and what threatens a place."""

    def overlay(
        self,
        state: OwnState,
        viewer: SeatId | None,
        kind: OverlayKind,
        piece: str | None,
        place: str | None,
        names: Names,
    ) -> Overlay | None:
        """What to tint; None where there is no such piece or place that the viewer knows of."""
        ...


@runtime_checkable
class DrawsReasons(Protocol):
    """A game that can show on the board why something cannot be done."""

    def drawn_reason(
        self, state: OwnState, seat: SeatId, rule: str, piece: str | None, place: str | None, names: Names
    ) -> Overlay | None:
        """What to draw for a refusal by this rule of a click on a piece or place; `notes` say why."""
        ...
