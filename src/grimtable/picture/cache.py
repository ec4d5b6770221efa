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

#: More boards, pieces and panels than this are not kept; a long game has a few thousand.
_KEPT = 8192


class DrawingCache(Generic[G]):
    """Everything drawn of one game with the names of one language."""

    __slots__ = ("boards", "faces", "game", "names", "places", "shapes", "words")

    def __init__(self, game: G, names: Names) -> None:
        self.game = game
        self.names = names
        self.words: dict[Hashable, str] = {}
        self.faces: dict[str, CardFace] = {}  #: card copy → its face
        self.places: dict[Hashable, Any] = {}
        self.boards: dict[Hashable, Any] = {}
        self.shapes: dict[Hashable, Any] = {}  #: pieces, tokens, panels by all that they show

    def say(self, key: str, /, **arguments: str | int) -> str:
        """A text of the catalogue, `picture-KEY`; each is put together once."""
        wanted = (key, *arguments.values()) if arguments else key
        said = self.words.get(wanted)
        if said is None:
            said = self.keep(self.words, wanted, self.names.say(f"picture-{key}", **arguments))
        return said

    @staticmethod
    def keep(shelf: dict[Any, Any], key: Hashable, made: Any) -> Any:
        """Remember something for the next picture."""
        if len(shelf) >= _KEPT:
            shelf.clear()
        shelf[key] = made
        return made


@lru_cache(maxsize=64)
def _cache(game: Game[Any, Any], names: Names) -> DrawingCache[Any]:
    return DrawingCache(game, names)


def cache_for(game: G, names: Names) -> DrawingCache[G]:
    """The cache that belongs to a game and these names."""
    return _cache(game, names)
