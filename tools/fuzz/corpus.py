"""Inputs worth keeping: those that took ways of their own, and those that once showed a defect."""

from __future__ import annotations

import hashlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: Replayed by every `make test`.
CORPUS = ROOT / "tests" / "fuzz" / "corpus"
#: Where inputs that show a defect are left.
FOUND = ROOT / "build" / "fuzz"


def name_of(data: bytes) -> str:
    """The file name of an input."""
    return hashlib.blake2b(data, digest_size=6).hexdigest()


def kept(target: str) -> list[bytes]:
    """The inputs kept for a target, the same order everywhere."""
    folder = CORPUS / target
    return [path.read_bytes() for path in sorted(folder.iterdir())] if folder.is_dir() else []


def keep(folder: Path, data: bytes, name: str = "") -> Path:
    """Write an input down."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / (name or name_of(data))
    path.write_bytes(data)
    return path
