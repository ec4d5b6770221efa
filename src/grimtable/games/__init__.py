"""The games, each in a folder of its own; none knows another."""

from __future__ import annotations

import difflib
import importlib
from functools import lru_cache
from pathlib import Path
from typing import Any

from grimtable.kernel import Game, GrimtableError

#: id → module; imported only when the game is wanted, so that the command line starts quickly
_GAMES = {"skirmish": "grimtable.games.skirmish"}


class UnknownGame(GrimtableError):
    """No game of this name is installed."""


def installed() -> tuple[str, ...]:
    """The ids of all games that can be played."""
    return tuple(_GAMES)


def load_game(id: str, *overlays: Path) -> Game[Any, Any]:
    """The game with its own content, changed by any overlay packs."""
    if id not in _GAMES:
        near = difflib.get_close_matches(id, _GAMES, n=1)
        hint = f"did you mean {near[0]}?" if near else f"the games are {', '.join(_GAMES)}"
        raise UnknownGame(f"there is no game {id!r}; {hint}")
    return _load(id, tuple(overlays))


@lru_cache(maxsize=16)
def _load(id: str, overlays: tuple[Path, ...]) -> Game[Any, Any]:
    game: Game[Any, Any] = importlib.import_module(_GAMES[id]).load(*overlays)
    return game
