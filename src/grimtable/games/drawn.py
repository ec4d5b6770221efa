"""Drawn games: what a screen asks is answered by the part `picture` of the game (`games/parts.py`).

Nobody but a screen needs it, so it is loaded when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, cast

from grimtable.games.parts import part_of

if TYPE_CHECKING:
    from grimtable.kernel import Action, Event, Game, OwnState, Refusal, SeatId
    from grimtable.narration import Names
    from grimtable.picture import (
        Aim,
        Board,
        CardFace,
        Cue,
        Forecast,
        Order,
        Ordered,
        Overlay,
        OverlayKind,
        Picture,
        Plan,
        Route,
    )

    Table = OwnState


class PictureHooks(Protocol):
    """What the module `picture.hooks` of a game offers."""

    def picture(self, state: Table, viewer: SeatId | None, names: Names) -> Picture: ...
    def cues(
        self, state: Table, events: Sequence[Event], viewer: SeatId | None, names: Names
    ) -> list[Cue]: ...
    def forecast(self, state: Table, action: Action, names: Names) -> Forecast | None: ...
    def route(self, state: Table, seat: SeatId, piece: str, place: str, names: Names) -> Route | Refusal: ...
    def plans(self, state: Table, seat: SeatId, aim: Aim, names: Names) -> list[Plan] | Refusal: ...
    def group(self, state: Table, seat: SeatId, orders: Sequence[Order], names: Names) -> list[Ordered]: ...
    def overlay(
        self,
        state: Table,
        viewer: SeatId | None,
        kind: OverlayKind,
        piece: str | None,
        place: str | None,
        names: Names,
    ) -> Overlay | None: ...
    def card_faces(self, game: Any, names: Names) -> list[CardFace]: ...
    def item_faces(self, game: Any, names: Names) -> list[CardFace]: ...
    def thumbnail(self, game: Any, scenario: str, names: Names) -> Board: ...


class Drawn:
    """The hooks of `picture.hooks`, for a game whose package has a `picture.hooks`."""

    @cached_property
    def pictures(self) -> PictureHooks:
        """The module, loaded now if nobody has asked before."""
        found = part_of(cast("Game[Any, Any]", self), "picture")
        assert found is not None, f"{type(self).__name__} is Drawn and has no picture"
        return cast("PictureHooks", found)

    def picture(self, state: Table, viewer: SeatId | None, names: Names) -> Picture:
        """Everything that this viewer sees."""
        return self.pictures.picture(state, viewer, names)

    def cues(self, state: Table, events: Sequence[Event], viewer: SeatId | None, names: Names) -> list[Cue]:
        """What to animate of events that this viewer has seen."""
        return self.pictures.cues(state, events, viewer, names)

    def forecast_picture(self, state: Table, action: Action, names: Names) -> Forecast | None:
        """The exact odds of an action that is offered now, in numbers."""
        return self.pictures.forecast(state, action, names)

    def route(self, state: Table, seat: SeatId, piece: str, place: str, names: Names) -> Route | Refusal:
        """The way of the acting piece to a place."""
        return self.pictures.route(state, seat, piece, place, names)

    def plans(self, state: Table, seat: SeatId, aim: Aim, names: Names) -> list[Plan] | Refusal:
        """What somebody may want who points there; a picture without such a hook knows no plans."""
        found = getattr(self.pictures, "plans", None)
        return found(state, seat, aim, names) if found is not None else []

    def group(self, state: Table, seat: SeatId, orders: Sequence[Order], names: Names) -> list[Ordered]:
        """Plans for all figures that may still act; a picture without such a hook moves them one by one."""
        found = getattr(self.pictures, "group", None)
        return found(state, seat, orders, names) if found is not None else []

    def overlay(
        self,
        state: Table,
        viewer: SeatId | None,
        kind: OverlayKind,
        piece: str | None,
        place: str | None,
        names: Names,
    ) -> Overlay | None:
        """What a piece sees, where it gets to, or who could come to a place."""
        return self.pictures.overlay(state, viewer, kind, piece, place, names)

    def drawn_reason(
        self, state: Table, seat: SeatId, rule: str, piece: str | None, place: str | None, names: Names
    ) -> Overlay | None:
        """What shows on the board why something cannot be done; other pictures only tell it."""
        found = getattr(self.pictures, "drawn_reason", None)
        return found(state, seat, rule, piece, place, names) if found is not None else None

    def card_faces(self, names: Names) -> list[CardFace]:
        """Every card, once."""
        return self.pictures.card_faces(self, names)

    def item_faces(self, names: Names) -> list[CardFace]:
        """Everything else in the box."""
        return self.pictures.item_faces(self, names)

    def thumbnail(self, scenario: str, names: Names) -> Board:
        """The board of a scenario for the lobby."""
        return self.pictures.thumbnail(self, scenario, names)
