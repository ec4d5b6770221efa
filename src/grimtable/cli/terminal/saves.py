"""Saves: where a game is kept when the player names no file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from grimtable.kernel import RecordError


def save_folder() -> Path:
    """The folder for saved games in the user's own data folder."""
    if sys.platform == "win32":
        home = Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "grimtable" / "saves"


def free_file(game: str) -> Path:
    """A file for a new save that does not exist yet: `skirmish-3.json`."""
    folder = save_folder()
    number = 1
    while (folder / f"{game}-{number}.json").exists():
        number += 1
    return folder / f"{game}-{number}.json"


def make_room(path: Path) -> None:
    """Make the folder of a file to be written; a RecordError in a sentence when that cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(
            f"{path.parent} cannot be made: {error.strerror or error}; choose another file"
        ) from None
    if path.is_dir():
        raise RecordError(f"{path} is a folder; name a file in it")
