"""The games, each in a folder of its own; none knows another."""

from __future__ import annotations

import difflib
import importlib
import threading
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

import msgspec

from grimtable.content.problems import KeyPath
from grimtable.games.packs import (
    WITHOUT,
    GamePack,
    PackName,
    UnknownPack,
    changed_packs,
    default_packs,
    found_packs,
    known_packs,
)
from grimtable.kernel import Game, GrimtableError, Setup, StateError
from grimtable.kernel.readable import make_readable

if TYPE_CHECKING:
    from grimtable.content import Pack
    from grimtable.games.packed import Packed

#: id → module; imported only when the game is wanted, so that the command line starts quickly
_GAMES = {
    "skirmish": "grimtable.games.skirmish",
    "doom2004": "grimtable.games.doom2004",
    "doom2016": "grimtable.games.doom2016",
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


def load_game(id: str, packs: Iterable[PackName] | None = None) -> Game[Any, Any]:
    """The game with its own content and with these packs laid over it, in their order; None: as proposed.

    >>> load_game("doom2004").packs, load_game("doom2004", []).packs
    (('amendments',), ())
    """
    module = _module(id)
    found = found_packs(id, module, default_packs(id, module) if packs is None else packs)
    with _LOADING:
        return _load(id, tuple(pack.folder for pack in found))


def load_changed(id: str, asked: Iterable[PackName]) -> Game[Any, Any]:
    """The game as proposed, with some packs added and others (`no-NAME`) left out."""
    return load_game(id, chosen_packs(id, asked))


def chosen_packs(
    id: str, asked: Iterable[PackName], default: Iterable[PackName] | None = None
) -> tuple[PackName, ...]:
    """The packs in force when somebody asks for changes of what is proposed, or of other defaults."""
    module, wanted = _module(id), list(asked)
    plain = (name.removeprefix(WITHOUT) if isinstance(name, str) else name for name in wanted)
    found_packs(id, module, dict.fromkeys(plain))  # a sentence about a name that nobody knows
    return changed_packs(default_packs(id, module) if default is None else tuple(default), wanted)


def game_for(setup: Setup, folders: Iterable[PackName] = ()) -> Game[Any, Any]:
    """The game that a set-up was agreed for, with its packs; `folders` say where packs of one's own lie.

    A set-up from before packs could be chosen does not name a folder: then it is laid over the others.
    """
    module = _module(setup.game)
    named = list(importlib.import_module(module).GAME_TYPE.packs_in(setup))
    places = {pack.id: pack.folder for pack in found_packs(setup.game, module, folders)}
    packs: list[PackName] = [places.get(name, name) for name in named]
    if setup.packs is msgspec.UNSET:
        packs += [folder for id, folder in places.items() if id not in named]
    return load_game(setup.game, packs)


def game_of_state(document: bytes | str) -> Game[Any, Any]:
    """The game of a saved state, with its packs; StateError when it does not say which."""
    try:
        return game_for(msgspec.json.decode(document, type=_Saved).setup)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise StateError(f"the saved state does not say what was agreed before the game: {error}") from None


class _Saved(msgspec.Struct):
    setup: Setup


def proposed_packs(id: str) -> tuple[str, ...]:
    """The packs that are in force where nothing is said."""
    return default_packs(id, _module(id))


def packs_of(id: str) -> Mapping[str, GamePack]:
    """Every pack that can be chosen for a game by its name."""
    return known_packs(id, _module(id))


def pack_folders(id: str, packs: Iterable[PackName]) -> list[Path]:
    """Where these packs of a game lie."""
    return [pack.folder for pack in found_packs(id, _module(id), packs)]


def _module(id: str) -> str:
    if id not in _GAMES:
        near = difflib.get_close_matches(id, _GAMES, n=1)
        hint = f"did you mean {near[0]}?" if near else f"the games are {', '.join(_GAMES)}"
        raise UnknownGame(f"there is no game {id!r}; {hint}")
    return _GAMES[id]


def pack_of(game: Game[Any, Any]) -> Pack:
    """The content of a game of this package; each is made from one pack.

    >>> pack_of(load_game("skirmish")).manifests[0].id
    'skirmish'
    """
    return cast("Packed[Any, Any]", game).pack


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
def _load(id: str, folders: tuple[Path, ...]) -> Game[Any, Any]:
    module = importlib.import_module(_GAMES[id])
    make_readable()
    game: Game[Any, Any] = module.load(*folders)
    return game


__all__ = [
    "GamePack",
    "Overridable",
    "Overrides",
    "PackName",
    "UnknownGame",
    "UnknownPack",
    "chosen_packs",
    "game_for",
    "game_of_state",
    "installed",
    "load_changed",
    "load_game",
    "override",
    "pack_folders",
    "pack_of",
    "package_of",
    "packs_of",
    "proposed_packs",
]
