"""Dropping: where an objective token comes to lie when its carrier is killed.  Rules D16-OBJ-02 to
D16-OBJ-04.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2016 import changes
from grimtable.games.doom2016.actions import ChooseSpace
from grimtable.games.doom2016.table import MARINE_SEATS
from grimtable.grid import bits
from grimtable.grid.masks import mask_of
from grimtable.kernel import Refusal, SeatId, Step, StopIf, ask, do, offer, procedure, refuse
from grimtable.kernel.bounds import Name, Spot, Spots

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState


class Dropping(msgspec.Struct):
    """The token, and the spaces its carrier covered."""

    token: Name
    space: Spot
    covered: Spots
    placed: bool = False


@procedure("dropping", remembers=Dropping)
def dropping() -> list[Step | StopIf]:
    return [
        do("D16-OBJ-02", drop_alone, when=has_one_place),
        ask(
            "D16-OBJ-03",
            offer(ChooseSpace, among=spaces, do=drop, rule="D16-OBJ-03", because=not_there),
            seat=first_marine,
            when=is_open,
        ),
    ]


def places(state: DoomState, dropping: Dropping) -> int:
    """The spaces it covered; on bad terrain alone the nearest ones beside it (D16-OBJ-04, D16-R-20)."""
    field = state.field
    covered = mask_of(dropping.covered)
    good = field.board.spaces & ~field.scene.rough
    if covered & good:
        return covered & good
    for ring in field.ways.fly.rings(covered):
        if ring & good:
            return ring & good
    return covered


def has_one_place(state: DoomState, dropping: Dropping) -> bool:
    return places(state, dropping).bit_count() == 1


def drop_alone(state: DoomState, dropping: Dropping) -> None:
    dropping.placed = True
    changes.place_token(state, dropping.token, places(state, dropping).bit_length() - 1)


def is_open(state: DoomState, dropping: Dropping) -> bool:
    return not dropping.placed


def first_marine(state: DoomState, dropping: Dropping) -> SeatId:
    """D16-R-69: the marines decide; the engine asks the lowest one in order."""
    return next(SeatId(seat) for seat in MARINE_SEATS if seat in state.table.marines)


def spaces(state: DoomState, dropping: Dropping, seat: SeatId) -> Iterable[ChooseSpace]:
    return [ChooseSpace(seat, space) for space in bits(places(state, dropping))]


def not_there(state: DoomState, dropping: Dropping, action: ChooseSpace) -> Refusal:
    return refuse("D16-OBJ-03", "not_there", token=dropping.token, space=state.field.board.name(action.space))


def drop(state: DoomState, dropping: Dropping, action: ChooseSpace) -> None:
    dropping.placed = True
    changes.place_token(state, dropping.token, action.space)
