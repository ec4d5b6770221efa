"""How figures, spaces, doors, cards, abilities and places are written in action texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from grimtable.games.doom2016.table import HEALTH, MARINE_SEATS
from grimtable.grid.codec import SpaceCodec
from grimtable.kernel import Codec

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState


class FigureCodec(Codec):
    """A figure on the map; a marine who is off it keeps his name."""

    def every(self, state: DoomState) -> Iterable[str]:
        return dict.fromkeys([*state.table.figures, *state.table.marines, "nobody_1"])


class DoorCodec(Codec):
    """A door of the map."""

    def every(self, state: DoomState) -> Iterable[str]:
        return [*state.table.doors, "Z"]


class CardCodec(Codec):
    """One copy of a card."""

    def every(self, state: DoomState) -> Iterable[str]:
        return [*state.game.copies, "blank_1"]


class AbilityCodec(Codec):
    """An ability: the card, or its copy, and the key of the ability on it."""

    pattern = r"[a-z0-9_]+:[a-z0-9_]+"

    def every(self, state: DoomState) -> Iterable[str]:
        return [*state.game.sources, "nothing:text"]


class ItemCodec(Codec):
    """A class, weapon set, event set or invasion card, or a health pack."""

    def every(self, state: DoomState) -> Iterable[str]:
        game = state.game
        return [*game.classes, *game.sets, *game.event_sets, *game.invasions, HEALTH, "nothing"]


class DemonCodec(Codec):
    """A demon type."""

    def every(self, state: DoomState) -> Iterable[str]:
        return [*state.game.demons, "nobody"]


class PlaceCodec(Codec):
    """Where Argent Power lies: the invasion card or a demon card."""

    def every(self, state: DoomState) -> Iterable[str]:
        return ["invasion", *state.game.demons, "nowhere"]


class MarineCodec(Codec):
    """One of the four marines, in play or not."""

    def every(self, state: DoomState) -> Iterable[str]:
        return MARINE_SEATS


class ColourCodec(Codec):
    """A colour of dice."""

    def every(self, state: DoomState) -> Iterable[str]:
        return state.game.dice


class NumberCodec(Codec):
    """A small number."""

    pattern = r"\d{1,2}"

    def read(self, state: Any, text: str) -> int:
        return int(text)

    def spell(self, state: Any, value: Any) -> str:
        return str(value)

    def every(self, state: DoomState) -> Iterable[int]:
        return range(1, 9)


CODECS = {
    "space": SpaceCodec(),
    "figure": FigureCodec(),
    "door": DoorCodec(),
    "card": CardCodec(),
    "ability": AbilityCodec(),
    "item": ItemCodec(),
    "demon": DemonCodec(),
    "place": PlaceCodec(),
    "marine": MarineCodec(),
    "colour": ColourCodec(),
    "number": NumberCodec(),
}
