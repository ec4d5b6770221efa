"""How a space is written in action texts: `7,4`, column and row from the top left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grimtable.grid.errors import GridError
from grimtable.grid.masks import bits
from grimtable.kernel.action import Codec
from grimtable.kernel.errors import UnreadableText


class SpaceCodec(Codec):
    """A space of the map; the state's derived board has the map as its `board`."""

    pattern = r"\d+,\d+"

    def spell(self, state: Any, value: Any) -> str:
        name: str = state.field.board.name(value)
        return name

    def read(self, state: Any, text: str) -> int:
        try:
            space: int = state.field.board.read(text)
        except GridError as error:
            raise UnreadableText(str(error), "no_space", space=text[:20]) from None
        return space

    def every(self, state: Any) -> Iterable[int]:
        return bits(state.field.board.spaces)
