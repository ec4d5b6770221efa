"""The cache: what has been drawn already, kept for each game and language and used again.

Equal things are the same object on purpose: a patch between two pictures then looks only at what changed.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from grimtable.kernel import Game

if TYPE_CHECKING:
    from grimtable.narration import Names
    from grimtable.picture.shapes import CardFace

G = TypeVar("G", bound=Game[Any, Any])
K = TypeVar("K")
V = TypeVar("V")

#: So many of each kind are kept before all of them are forgotten: what a hundred tables show at once and a
#: little more. A server plays thousands of games in its life, and few sentences about a crowd come again.
_KEPT = {"words": 2048, "faces": 1024, "places": 1024, "boards": 256, "shapes": 4096}
#: So many games, groups of seats and languages have a cache; who has not been drawn for longest goes.
_CACHES = 32


class Shelf(dict[K, V]):
    """Things of one kind that were drawn, and how many of them are kept."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


class DrawingCache(Generic[G]):
    """Everything drawn of one game with the names of one language."""

    __slots__ = ("boards", "faces", "game", "names", "places", "shapes", "words")

    def __init__(self, game: G, names: Names) -> None:
        self.game = game
        self.names = names
        self.words: Shelf[Hashable, str] = Shelf(_KEPT["words"])
        self.faces: Shelf[str, CardFace] = Shelf(_KEPT["faces"])  #: card copy → its face
        self.places: Shelf[Hashable, Any] = Shelf(_KEPT["places"])
        self.boards: Shelf[Hashable, Any] = Shelf(_KEPT["boards"])
        self.shapes: Shelf[Hashable, Any] = Shelf(_KEPT["shapes"])  #: pieces, panels by all that they show

    def say(self, key: str, /, **arguments: str | int) -> str:
        """A text of the catalogue, `picture-KEY`; each is put together once."""
        wanted = (key, *arguments.values()) if arguments else key
        said = self.words.get(wanted)
        if said is None:
            said = self.keep(self.words, wanted, self.names.say(f"picture-{key}", **arguments))
        return said

    @staticmethod
    def keep(shelf: Shelf[Any, Any], key: Hashable, made: Any) -> Any:
        """Remember something for the next picture."""
        if len(shelf) >= shelf.most:
            shelf.clear()
        shelf[key] = made
        return made


@lru_cache(maxsize=_CACHES)
def _cache(game: Game[Any, Any], names: Names) -> DrawingCache[Any]:
    return DrawingCache(game, names)


def cache_for(game: G, names: Names) -> DrawingCache[G]:
    """The cache that belongs to a game and these names."""
    return _cache(game, names)
