"""`--overlay`: packs laid over a game's own content, spelled alike by every command that takes them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from grimtable.kernel import GrimtableError

OverlayOption = Annotated[
    list[Path] | None,
    typer.Option(
        "--overlay",
        metavar="PACK",
        help="A pack laid over the game's own; may be given more than once.",
        show_default=False,
    ),
]


class NoSuchPack(GrimtableError):
    """A path that holds no pack."""


def check_overlays(overlays: list[Path] | None) -> list[Path]:
    """Overlay packs that exist, by their whole paths: worker processes may stand elsewhere."""
    for path in overlays or []:
        if not path.is_dir():
            raise NoSuchPack(f"there is no overlay pack {path}; name the folder that holds pack.toml")
    return [path.absolute() for path in overlays or []]
