"""Shelves: the scenarios of a game, then those that its packs bring, each with the game loaded for them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from grimtable.games import load_game, packs_of
from grimtable.kernel import Game


class Shelf(NamedTuple):
    """Scenarios that one set of packs makes playable."""

    game: Game[Any, Any]  #: loaded with what these scenarios need
    needs: tuple[str, ...]  #: the packs that bring them, beside those proposed; none for the game's own
    scenarios: tuple[str, ...]


@lru_cache(maxsize=8)
def shelves_of(id: str) -> tuple[Shelf, ...]:
    """Everything there is to play of a game; no scenario stands on two shelves.

    >>> [(shelf.needs, len(shelf.scenarios)) for shelf in shelves_of("skirmish")]
    [((), 2)]
    """
    game = load_game(id)
    found = [Shelf(game, (), tuple(game.scenarios))]
    for pack in packs_of(id).values():
        if (pack.folder / "scenarios").is_dir() and pack.id not in game.packs:
            loaded = load_game(id, [*game.packs, pack.id])
            known = {scenario for shelf in found for scenario in shelf.scenarios}
            fresh = tuple(each for each in loaded.scenarios if each not in known)
            found.append(Shelf(loaded, (pack.id,), fresh))
    return tuple(found)


__all__ = ["Shelf", "shelves_of"]
