"""How figures, spaces, doors, cards and areas are written in action texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from grimtable.grid import GridError, bits
from grimtable.kernel import Codec
from grimtable.kernel.errors import UnreadableText

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import Play


class SpaceCodec(Codec):
    """`7,4`: column and row from the top left."""

    pattern = r"\d+,\d+"

    def spell(self, state: Play, value: Any) -> str:
        return state.board.board.name(value)

    def read(self, state: Play, text: str) -> int:
        try:
            return state.board.board.read(text)
        except GridError as error:
            raise UnreadableText(str(error)) from None

    def every(self, state: Play) -> Iterable[int]:
        return bits(state.board.board.spaces)


class FigureCodec(Codec):
    """A figure on the board."""

    def every(self, state: Play) -> Iterable[str]:
        return [*state.table.figures, "nobody_1"]


class DoorCodec(Codec):
    """A door of the map."""

    def every(self, state: Play) -> Iterable[str]:
        return [*state.table.doors, "Z"]


class CardCodec(Codec):
    """One copy of a card."""

    def every(self, state: Play) -> Iterable[str]:
        return [*state.game.copies, "blank_1"]


class AreaCodec(Codec):
    """A hidden or revealed area."""

    def every(self, state: Play) -> Iterable[str]:
        return [*state.table.areas, "nowhere"]


CODECS = {
    "space": SpaceCodec(),
    "figure": FigureCodec(),
    "door": DoorCodec(),
    "card": CardCodec(),
    "area": AreaCodec(),
}
