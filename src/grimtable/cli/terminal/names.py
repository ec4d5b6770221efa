"""Names: how ids of figures, cards, seats and spaces read in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grimtable.content import Item, Pack
from grimtable.kernel import Game, State


def _is_alike(kind: str) -> bool:
    """Whether copies of this kind are alike, so that the number of a copy says nothing to a player."""
    return kind == "cards" or kind.endswith("_cards")


class Names:
    """Readable names for the ids of one game at one table.

    >>> from grimtable.games import load_game
    >>> names = Names(load_game("skirmish"), ["red", "keeper"])
    >>> names.of("red_scout_1"), names.of("ghoul_2"), names.of("not_today_1"), names.of("chapel")
    ("Red's Scout 1", 'Ghoul 2', 'Not Today', 'chapel')
    """

    def __init__(self, game: Game[Any, Any], seats: Sequence[str]) -> None:
        self.seats = tuple(seats)
        pack = getattr(game, "pack", None)
        self.pack: Pack | None = pack if isinstance(pack, Pack) else None
        self._items: dict[str, tuple[str, Item]] = {}
        if self.pack is not None:
            for kind in self.pack.schema.kinds:
                for item in self.pack.items(kind):
                    self._items.setdefault(item.id, (kind, item))

    def of(self, id: str) -> str:
        """The name of whatever this is the id of; the id in words when nothing is known of it."""
        if id in self.seats:
            return id.replace("_", " ").capitalize()
        for seat in self.seats:
            own = id.removeprefix(f"{seat}_")
            if own != id and self.item(own) is not None:
                return f"{self.of(seat)}'s {self._item_name(own)}"
        return self._item_name(id)

    def _item_name(self, id: str) -> str:
        found = self.item(id)
        if found is None:
            return id.replace("_", " ")
        kind, item = found
        number = id[len(item.id) + 1 :]
        return f"{item.title} {number}" if number and not _is_alike(kind) else item.title

    def item(self, id: str) -> tuple[str, Item] | None:
        """The kind and the item behind an id: `brace`, or a copy of it such as `brace_2`."""
        if id in self._items:
            return self._items[id]
        base, _, number = id.rpartition("_")
        return self._items.get(base) if number.isdecimal() else None

    def is_alike(self, id: str) -> bool:
        """Whether this is a copy of something whose copies are alike."""
        found = self.item(id)
        return found is not None and _is_alike(found[0])

    @property
    def items(self) -> Mapping[str, tuple[str, Item]]:
        """Every item of the pack by its id: its kind and the item."""
        return self._items

    def text_of(self, id: str) -> str:
        """What is printed on a card, or nothing."""
        found = self.item(id)
        if found is None or self.pack is None:
            return ""
        return self.pack.texts.of_item(found[0], found[1], "text")


def space_name(state: State[Any, Any], space: int) -> str:
    """A space as players write it: `4,5`."""
    codec = state.game.language.codecs.get("space")
    return codec.spell(state, space) if codec is not None else str(space)
