"""Gathering: from the files of a folder to the manifest and the items as written, not yet checked."""

from __future__ import annotations

import re
from pathlib import Path
from sys import intern
from typing import Final

from grimtable.content import limits
from grimtable.content.checking import Check
from grimtable.content.compiling import FAILED
from grimtable.content.items import Schema
from grimtable.content.origins import Origin, Written
from grimtable.content.packs import Manifest
from grimtable.content.problems import KeyPath, Problems, did_you_mean, printable, quoted
from grimtable.content.reading import Source, parse, read_folder, read_text
from grimtable.content.registry import Registry

_ID: Final = re.compile(r"[a-z][a-z0-9_]*")
_NOT_ID: Final = re.compile(r"[^a-z0-9]+")


class Gathered:
    """What a folder holds: its manifest, its items by kind and id, and its texts."""

    __slots__ = ("manifest", "items", "texts")

    def __init__(self, manifest: Manifest, items: dict[str, dict[str, Written]], texts: list[Source]) -> None:
        self.manifest = manifest
        self.items = items
        self.texts = texts


def gather(folder: Path, schema: Schema, problems: Problems) -> Gathered | None:
    """Everything in a pack's folder, or None if not even its manifest can be read."""
    sources = read_folder(folder, problems)
    manifest: Manifest | None = None
    items: dict[str, dict[str, Written]] = {kind: {} for kind in schema.kinds}
    texts: list[Source] = []
    strange: set[str] = set()
    # The manifest comes first: the items' origins carry its id.
    for source in sources:
        if source.parts == ("pack.toml",):
            manifest = _read_manifest(source, problems)
    if manifest is None:
        if not any(source.parts == ("pack.toml",) for source in sources) and folder.is_dir():
            problems.add(printable(str(folder)), None, "", "holds no pack.toml, so it is not a pack")
        return None
    for source in sources:
        top = source.parts[0]
        if source.parts == ("pack.toml",):
            continue
        if len(source.parts) == 1:
            problems.add(
                source.shown, None, "", "stands beside pack.toml; move it into the folder of its kind"
            )
        elif source.parts[-1].endswith(".ftl"):
            if top == "texts":
                texts.append(source)
            else:
                problems.add(
                    source.shown, None, "", 'is a catalogue of texts; move it into the folder "texts"'
                )
        elif top in schema.kinds:
            _gather_file(source, top, manifest.id, items[top], problems)
        elif top not in strange:
            strange.add(top)
            near = did_you_mean(top, schema.kinds)
            what = f"{quoted(top)} is not a kind of item in the game {quoted(schema.game)}"
            problems.add(source.shown, None, "", what, near)
    return Gathered(manifest, items, texts)


def read_manifest(folder: Path) -> Manifest:
    """Only the `pack.toml` of a pack: which game it is for, and whether it is an overlay."""
    problems = Problems()
    manifest = None
    if folder.is_dir():
        place = folder / "pack.toml"
        text = read_text(place, problems)
        if text is not None:
            manifest = _read_manifest(Source(printable(str(place)), ("pack.toml",), text), problems)
    else:
        problems.add(
            printable(str(folder)), None, "", "is not a folder; a pack is a folder that holds pack.toml"
        )
    problems.raise_if_any()
    assert manifest is not None  # otherwise a problem was noted
    return manifest


def _read_manifest(source: Source, problems: Problems) -> Manifest | None:
    data = parse(source, problems)
    if data is None:
        return None

    def report(path: KeyPath, what: str, suggestion: str | None) -> None:
        problems.add(source.shown, source.line(path) or 1, ".".join(map(str, path)), what, suggestion)

    manifest = Check(Registry(), {}, report).convert(data, Manifest, ())
    if manifest is FAILED:
        return None
    assert isinstance(manifest, Manifest)
    if not _check_id(manifest.id, source, ("id",), problems):
        return None
    return manifest


def _gather_file(source: Source, kind: str, pack: str, items: dict[str, Written], problems: Problems) -> None:
    data = parse(source, problems)
    if data is None:
        return
    stem = intern(source.parts[-1].removesuffix(".toml"))  # as names inside files are (`parse`)
    if not stem.startswith("_"):
        if _check_id(stem, source, None, problems):
            _add(Written(kind, stem, data, (Origin(source, (), data, pack),)), items, problems)
        return
    for id, table in data.items():
        if not isinstance(table, dict):
            what = f"a file named with an underscore holds one table per item, such as [{printable(id)}]"
            problems.add(source.shown, source.line((id,)), printable(id), what)
        elif _check_id(id, source, (id,), problems):
            _add(Written(kind, id, table, (Origin(source, (id,), table, pack),)), items, problems)


def _add(item: Written, items: dict[str, Written], problems: Problems) -> None:
    earlier = items.get(item.id)
    if earlier is None:
        items[item.id] = item
        return
    place = earlier.origins[0].place.shown
    item.reporter(problems)((), f"the id {quoted(item.id)} is used twice; it also stands in {place}", None)


def _check_id(id: str, source: Source, path: KeyPath | None, problems: Problems) -> bool:
    what = why_not_id(id)
    if what is None:
        return True
    line = None if path is None else source.line(path)
    key = "" if path is None else printable(".".join(map(str, path)))
    problems.add(source.shown, line, key, what, _as_id(id))
    return False


def why_not_id(id: str) -> str | None:
    """Why a text cannot be an id, if it cannot.

    >>> why_not_id("cold_start") is None
    True
    >>> why_not_id("Cold Start")
    'the id "Cold Start" must be lower-case letters, digits and underscores, and begin with a letter'
    """
    if len(id) > limits.ID_LETTERS:
        return f"the id {quoted(id)} is longer than {limits.ID_LETTERS} letters"
    if not _ID.fullmatch(id):
        return (
            f"the id {quoted(id)} must be lower-case letters, digits and underscores, and begin with a letter"
        )
    return None


def _as_id(id: str) -> str | None:
    proposed = _NOT_ID.sub("_", id.casefold()).strip("_")
    return proposed if _ID.fullmatch(proposed) and len(proposed) <= limits.ID_LETTERS else None
