"""The games, each in a folder of its own; none knows another."""

from __future__ import annotations

import difflib
import importlib
import threading
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol, cast

from grimtable.content.problems import KeyPath
from grimtable.kernel import Game, GrimtableError
from grimtable.kernel.readable import make_readable

#: id → module; imported only when the game is wanted, so that the command line starts quickly
_GAMES = {
    "skirmish": "grimtable.games.skirmish",
    "doom2004": "grimtable.games.doom2004",
    "relic": "grimtable.games.relic",
}


Overrides = Mapping[str, Mapping[str, Mapping[str, object]]]
"""Single content values: kind → id → key → value."""


class Overridable(Protocol):
    """What every game of this package offers besides the kernel's own questions."""

    def with_overrides(
        self,
        overrides: Overrides,
        *,
        place: str = ...,
        lines: Callable[[KeyPath], int | None] | None = ...,
        prefix: KeyPath = ...,
    ) -> Game[Any, Any]:
        """The same game with single content values changed."""


class UnknownGame(GrimtableError):
    """No game of this name is installed."""


def installed() -> tuple[str, ...]:
    """The ids of all games that can be played."""
    return tuple(_GAMES)


def package_of(id: str) -> str:
    """The name of the package in which an installed game lives."""
    return _GAMES[id]


def load_game(id: str, *overlays: Path) -> Game[Any, Any]:
    """The game with its own content, changed by any overlay packs."""
    if id not in _GAMES:
        near = difflib.get_close_matches(id, _GAMES, n=1)
        hint = f"did you mean {near[0]}?" if near else f"the games are {', '.join(_GAMES)}"
        raise UnknownGame(f"there is no game {id!r}; {hint}")
    with _LOADING:
        return _load(id, tuple(overlays))


def override(
    game: Game[Any, Any],
    overrides: Overrides,
    *,
    place: str = "overrides",
    lines: Callable[[KeyPath], int | None] | None = None,
    prefix: KeyPath = (),
) -> Game[Any, Any]:
    """The game with single content values changed; mistakes are a ContentError with place and line.

    >>> tough = override(load_game("skirmish"), {"figures": {"ghoul": {"health": 9}}})
    >>> tough.kinds["ghoul"].health, load_game("skirmish").kinds["ghoul"].health
    (9, 2)
    """
    return cast("Overridable", game).with_overrides(overrides, place=place, lines=lines, prefix=prefix)


#: Two threads that want a game at once must not both make it: they would fill in the same tables of steps.
_LOADING = threading.RLock()


@lru_cache(maxsize=16)
def _load(id: str, overlays: tuple[Path, ...]) -> Game[Any, Any]:
    module = importlib.import_module(_GAMES[id])
    make_readable()
    game: Game[Any, Any] = module.load(*overlays)
    return game
