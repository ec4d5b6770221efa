"""Small packs written to a temporary folder, and the sentences that loading them gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimtable.content import ContentError, Pack, load_pack
from tests.content.tiny_game import SCHEMA

MANIFEST = 'id = "p"\ntitle = "P"\ngame = "tiny"\nversion = "1"\n[defaults]\nprovenance = "original"\n'


def write_pack(folder: Path, files: dict[str, str], manifest: str = MANIFEST) -> Path:
    """Write a pack's files; the manifest is added unless it is among them."""
    for name, text in {"pack.toml": manifest, **files}.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    return folder


def sentences(error: ContentError, folder: Path) -> list[str]:
    """The problems as sentences, with paths below the pack's folder."""
    return [line.replace(f"{folder}/", "") for line in str(error).splitlines()]


def refused(folder: Path, files: dict[str, str], manifest: str = MANIFEST) -> list[str]:
    """The sentences with which a pack is refused."""
    write_pack(folder, files, manifest)
    with pytest.raises(ContentError) as caught:
        load_pack(folder, SCHEMA)
    return sentences(caught.value, folder)


def loaded(folder: Path, files: dict[str, str], manifest: str = MANIFEST) -> Pack:
    """A pack that loads."""
    return load_pack(write_pack(folder, files, manifest), SCHEMA)
