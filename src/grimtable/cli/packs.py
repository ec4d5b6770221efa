"""`--pack`: packs laid over a game's own content, spelled alike by every command that takes them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from grimtable.games import PackName

PackOption = Annotated[
    list[str] | None,
    typer.Option(
        "--pack",
        metavar="NAME|FOLDER",
        help="A pack laid over the game's own content: by its name if it comes with the game, else by its "
        "folder; no-NAME leaves one out. May be given more than once.",
        show_default=False,
    ),
]


def asked_packs(pack: list[str] | None) -> list[PackName]:
    """What was asked for, folders by their whole paths: worker processes may stand elsewhere."""
    from grimtable.games.packs import UnknownPack, pack_name

    asked = [pack_name(text) for text in pack or []]
    for name in asked:
        if isinstance(name, Path) and not name.is_dir():
            raise UnknownPack(f"there is no pack {name}; name the folder that holds pack.toml")
    return asked


def propose_packs(asked: list[PackName]) -> None:
    """From now on, in this process and in those that it starts, these packs are proposed for every table."""
    from grimtable.content.problems import quoted
    from grimtable.games import UnknownPack, installed, load_changed, packs_of
    from grimtable.games.packs import VARIABLE

    for name in asked:
        game = game_of_packs([name])
        if not game:
            known = sorted(pack for id in installed() for pack in packs_of(id))
            raise UnknownPack(f"no game has a pack {quoted(str(name))}; the packs are {', '.join(known)}")
        load_changed(game, [name])  # what is wrong with it is told before anybody sits down
    before = [text for text in os.environ.get(VARIABLE, "").split(os.pathsep) if text]
    if asked:
        os.environ[VARIABLE] = os.pathsep.join([*before, *map(str, asked)])


def shown_name(name: PackName) -> str:
    """A pack in a command that is printed for others: where a folder lies is nobody's business."""
    return name if isinstance(name, str) else name.name


def game_of_packs(asked: list[PackName]) -> str:
    """The game that the packs belong to; empty when none was asked for."""
    from grimtable.content.gathering import read_manifest
    from grimtable.games import installed, packs_of
    from grimtable.games.packs import WITHOUT

    for name in asked:
        if isinstance(name, Path):
            return read_manifest(name).game
        for game in installed():
            if name.removeprefix(WITHOUT) in packs_of(game):
                return game
    return ""
