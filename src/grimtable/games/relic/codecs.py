"""How cards, spaces, heroes and players are spelled in an action's text, and read back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from grimtable.content.problems import did_you_mean
from grimtable.games.relic.table import ATTRIBUTES, COLOURS, THREATS
from grimtable.games.relic.topics.board import CLOCKWISE, COUNTER
from grimtable.kernel import Codec
from grimtable.kernel.errors import UnreadableText

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


def _known(word: str, words: Iterable[str], what: str) -> str:
    there = list(words)
    if word not in there:
        near = did_you_mean(word, there)
        said, short = f"there is no {what} {word!r}", word[:60]
        if near:
            raise UnreadableText(f"{said}; did you mean {near}?", "unknown_near", word=short, near=near)
        raise UnreadableText(said, "unknown", word=short)
    return word


class WordCodec(Codec):
    """One of a few fixed words."""

    def __init__(self, what: str, words: Sequence[str]) -> None:
        self.what = what
        self.words = tuple(words)

    def read(self, state: RelicState, text: str) -> str:
        return _known(text, self.words, self.what)

    def every(self, state: RelicState) -> Iterable[str]:
        return self.words


class CardCodec(Codec):
    """A copy of a card: `storm_bolter_1`."""

    def read(self, state: RelicState, text: str) -> str:
        return _known(text, state.game.cards, "card")

    def every(self, state: RelicState) -> Iterable[str]:
        return state.game.cards


class SourceCodec(Codec):
    """Whatever can have an ability: a card, a hero, a scenario sheet."""

    def read(self, state: RelicState, text: str) -> str:
        return _known(text, state.game.sources, "card, hero or sheet")

    def every(self, state: RelicState) -> Iterable[str]:
        return state.game.sources


class HeroCodec(Codec):
    """A character sheet."""

    def read(self, state: RelicState, text: str) -> str:
        return _known(text, state.game.heroes, "hero")

    def every(self, state: RelicState) -> Iterable[str]:
        return state.game.heroes


class PlayerCodec(Codec):
    """A player, by seat."""

    def read(self, state: RelicState, text: str) -> str:
        return _known(text, state.order, "player")

    def every(self, state: RelicState) -> Iterable[str]:
        return state.order


class SpaceCodec(Codec):
    """A space by its id; inside the rules it is a number."""

    def spell(self, state: RelicState, value: int) -> str:
        return state.game.space_ids[value] if 0 <= value < len(state.game.space_ids) else "nowhere"

    def read(self, state: RelicState, text: str) -> int:
        return state.game.space_numbers[_known(text, state.game.space_ids, "space")]

    def every(self, state: RelicState) -> Iterable[int]:
        return range(len(state.game.space_ids))


class BoxCodec(Codec):
    """The title of a text box."""

    def every(self, state: RelicState) -> Iterable[str]:
        return state.game.box_titles


class OptionCodec(Codec):
    """A word among which an effect lets choose."""

    def every(self, state: RelicState) -> Iterable[str]:
        return state.game.option_words


CODECS: dict[str, Codec] = {
    "card": CardCodec(),
    "source": SourceCodec(),
    "hero": HeroCodec(),
    "player": PlayerCodec(),
    "space": SpaceCodec(),
    "box": BoxCodec(),
    "option": OptionCodec(),
    "deck": WordCodec("deck", THREATS),
    "attribute": WordCodec("attribute", ATTRIBUTES),
    "colour": WordCodec("colour", COLOURS),
    "direction": WordCodec("direction", (CLOCKWISE, COUNTER)),
}
