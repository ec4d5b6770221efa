"""Placing Argent Power that a card gave, on the invasion card or face-up demon cards.  D16-ARG-03."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2016 import changes
from grimtable.games.doom2016.actions import PlaceArgent
from grimtable.games.doom2016.table import INVADER
from grimtable.kernel import Refusal, SeatId, Step, StopIf, ask, offer, procedure, refuse, repeat_if
from grimtable.kernel.bounds import Sum

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState


class PlacingArgent(msgspec.Struct):
    """Tokens still to be placed."""

    tokens: Sum


@procedure("placing_argent", remembers=PlacingArgent)
def placing_argent() -> list[Step | StopIf]:
    return [
        ask(
            "D16-ARG-03",
            offer(PlaceArgent, among=places, do=place, rule="D16-ARG-06", because=not_open),
            seat=invader,
            when=has_tokens,
            name="place_token",
        ),
        repeat_if("D16-ARG-03", has_tokens, back_to="place_token"),
    ]


def invader(state: DoomState, placing: PlacingArgent) -> SeatId:
    return INVADER


def has_tokens(state: DoomState, placing: PlacingArgent) -> bool:
    """D16-ARG-09: as long as there are tokens to gain."""
    return placing.tokens > 0 and state.table.argent > 0


def places(state: DoomState, placing: PlacingArgent, seat: SeatId) -> Iterable[PlaceArgent]:
    """D16-ARG-03, D16-ARG-06: the invasion card and every face-up demon card."""
    face_up = [kind for kind in state.table.demons if state.game.is_face_up(state.table, kind)]
    return [PlaceArgent(seat, place) for place in ("invasion", *face_up)]


def not_open(state: DoomState, placing: PlacingArgent, action: PlaceArgent) -> Refusal:
    return refuse("D16-ARG-06", "face_down", place=action.place)


def place(state: DoomState, placing: PlacingArgent, action: PlaceArgent) -> None:
    placing.tokens -= 1
    changes.gain_argent(state, action.place)
