"""The packs of a game: which there are, which are in force where nothing is said, and which go together.

A pack that comes with a game lies in its folder `packs` and is known by its name. Any other is a folder:
whoever runs a command names it there, whoever runs a server names it once for all tables. Which packs are in
force at a table stands in its set-up, by their ids.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from grimtable.content.gathering import read_manifest
from grimtable.content.packs import Manifest
from grimtable.content.problems import did_you_mean, quoted
from grimtable.kernel import GrimtableError

#: Packs for all tables and commands, spelled as after `--pack` and separated as folders in PATH are.
VARIABLE = "GRIMTABLE_PACKS"
#: Before the name of a pack: leave it out although it would be in force.
WITHOUT = "no-"

#: A pack by its name, or by its folder.
PackName = str | Path


class UnknownPack(GrimtableError):
    """No pack of this name or in this folder, or packs that do not go together."""


class GamePack(NamedTuple):
    """A pack that can be laid over a game's own content."""

    id: str
    folder: Path
    manifest: Manifest


@lru_cache(maxsize=16)
def own_packs(module: str) -> dict[str, GamePack]:
    """The packs that come with a game, by id; `module` is the game's own."""
    found = {}
    folder = Path(str(importlib.import_module(module).__file__)).parent / "packs"
    for place in sorted(folder.glob("**/pack.toml")):
        manifest = read_manifest(place.parent)
        found[manifest.id] = GamePack(manifest.id, place.parent, manifest)
    return found


def known_packs(game: str, module: str) -> dict[str, GamePack]:
    """Every pack that a table of this game may name: the game's own, then those of this machine."""
    known = dict(own_packs(module))
    for name in _named_for_all():
        if isinstance(name, Path):
            pack = _in_folder(name)
            if pack.manifest.game == game:
                known.setdefault(pack.id, pack)
    return known


def default_packs(game: str, module: str) -> tuple[str, ...]:
    """The packs that are in force where nothing is said, in their order."""
    chosen = [pack.id for pack in own_packs(module).values() if pack.manifest.default]
    known = known_packs(game, module)
    for name in _named_for_all():
        if isinstance(name, Path):
            id = _in_folder(name).id
        elif name.startswith(WITHOUT):
            chosen = [kept for kept in chosen if kept != name.removeprefix(WITHOUT)]
            continue
        else:
            id = name
        if id in known and id not in chosen:
            chosen.append(id)
    return tuple(chosen)


def changed_packs(default: Sequence[PackName], asked: Iterable[PackName]) -> tuple[PackName, ...]:
    """The packs in force when somebody adds some and leaves others out; what is not there need not go.

    >>> changed_packs(["amendments"], ["super_shotgun"])
    ('amendments', 'super_shotgun')
    >>> changed_packs(["amendments"], ["no-amendments"])
    ()
    """
    chosen = list(default)
    for name in asked:
        if isinstance(name, str) and name.startswith(WITHOUT):
            chosen = [kept for kept in chosen if kept != name.removeprefix(WITHOUT)]
        elif name not in chosen:
            chosen.append(name)
    return tuple(chosen)


def spelled_packs(default: Sequence[PackName], packs: Sequence[PackName]) -> str:
    """What has to be written after a command so that these packs are in force, with a space before it.

    >>> spelled_packs(["amendments"], ["super_shotgun"])
    ' --pack no-amendments --pack super_shotgun'
    """
    left_out = [f"{WITHOUT}{name}" for name in default if name not in packs]
    added = [str(name) for name in packs if name not in default]
    return "".join(f" --pack {name}" for name in [*left_out, *added])


def found_packs(game: str, module: str, packs: Iterable[PackName]) -> tuple[GamePack, ...]:
    """These packs of a game; UnknownPack in a sentence when one is not there or two do not go together."""
    known = known_packs(game, module)
    found: list[GamePack] = []
    for name in packs:
        pack = _in_folder(name) if isinstance(name, Path) else known.get(name)
        if pack is None:
            near = did_you_mean(str(name), known)
            there = f"the packs are {', '.join(known)}" if known else "it has none of its own"
            hint = f"did you mean {quoted(near)}?" if near else f"{there}; name yours by its folder"
            raise UnknownPack(f"{game} has no pack {quoted(str(name))}; {hint}")
        if any(pack.id == other.id for other in found):
            raise UnknownPack(f"the pack {quoted(pack.id)} is named twice")
        found.append(pack)
    ids = {pack.id for pack in found}
    for pack in found:
        for other in pack.manifest.excludes:
            if other in ids:
                raise UnknownPack(f"the packs {quoted(pack.id)} and {quoted(other)} exclude each other")
    return tuple(found)


def _named_for_all() -> list[PackName]:
    return [pack_name(text) for text in os.environ.get(VARIABLE, "").split(os.pathsep) if text]


def pack_name(text: str) -> PackName:
    """What was written after `--pack`: a folder if there is one or if it is spelled as a path, else a name.

    >>> pack_name("amendments"), pack_name("no-amendments"), pack_name("packs/mine").name
    ('amendments', 'no-amendments', 'mine')
    """
    if os.sep in text or "/" in text or Path(text).is_dir():
        return Path(text).absolute()
    return text


def _in_folder(folder: Path) -> GamePack:
    if not folder.is_dir():
        raise UnknownPack(f"there is no pack in {folder}; name the folder that holds pack.toml")
    manifest = read_manifest(folder)
    return GamePack(manifest.id, folder, manifest)
