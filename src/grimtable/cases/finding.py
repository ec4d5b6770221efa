"""Finding case files in files and folders."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path


def find_cases(paths: Iterable[Path]) -> list[Path]:
    """Every case file named or lying in a named folder, each once, in order. LookupError for a wrong path."""
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            for place, folders, names in os.walk(path):
                folders[:] = sorted(name for name in folders if not name.startswith("."))
                for name in sorted(names):
                    if name.endswith(".toml") and not name.startswith("."):
                        found[Path(place, name)] = None
        elif path.exists():
            found[path] = None
        else:
            raise LookupError(f"there is no file or folder {path}")
    return list(found)
