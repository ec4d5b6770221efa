"""How figures, spaces, doors, cards and areas are written in action texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grimtable.grid.codec import SpaceCodec
from grimtable.kernel import Codec

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState


class FigureCodec(Codec):
    """A figure on the board."""

    def every(self, state: SkirmishState) -> Iterable[str]:
        return [*state.table.figures, "nobody_1"]


class DoorCodec(Codec):
    """A door of the map."""

    def every(self, state: SkirmishState) -> Iterable[str]:
        return [*state.table.doors, "Z"]


class CardCodec(Codec):
    """One copy of a card."""

    def every(self, state: SkirmishState) -> Iterable[str]:
        return [*state.game.copies, "blank_1"]


class AreaCodec(Codec):
    """A hidden or revealed area."""

    def every(self, state: SkirmishState) -> Iterable[str]:
        return [*state.table.areas, "nowhere"]


CODECS = {
    "space": SpaceCodec(),
    "figure": FigureCodec(),
    "door": DoorCodec(),
    "card": CardCodec(),
    "area": AreaCodec(),
}
