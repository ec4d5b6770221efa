"""Reports on packs: what they hold, where it comes from, and what is wrong, as data and as plain text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from grimtable.content.items import PROVENANCES, Provenance, Schema
from grimtable.content.loading import load_pack
from grimtable.content.packs import Pack
from grimtable.content.problems import ContentError, Problem, Problems, key_path


class Row(msgspec.Struct, frozen=True):
    """One item in a listing."""

    kind: str
    id: str
    name: str
    provenance: Provenance
    source: str
    note: str
    place: str
    packs: tuple[str, ...]
    """The packs that wrote it, the last to change it first."""


class Count(msgspec.Struct, frozen=True):
    """How many items of one kind there are, by provenance."""

    kind: str
    rulebook: int
    community: int
    original: int

    @property
    def total(self) -> int:
        """All items of the kind."""
        return self.rulebook + self.community + self.original


class Checked(msgspec.Struct, frozen=True):
    """The result of checking a pack: the pack, if it can be used, and every problem."""

    path: str
    problems: tuple[Problem, ...]
    total: int
    pack_id: str | None = None
    title: str | None = None
    hash: str | None = None
    counts: tuple[Count, ...] = ()

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return self.total == 0


def list_items(pack: Pack, *, provenance: Provenance | None = None, kind: str | None = None) -> list[Row]:
    """The items of a pack by kind and id, all or those of one provenance or kind."""
    kinds = [kind] if kind is not None else list(pack.schema.kinds)
    rows: list[Row] = []
    for name in kinds:
        for item in pack.items(name):
            if provenance is None or item.provenance == provenance:
                rows.append(
                    Row(
                        name,
                        item.id,
                        item.title,
                        item.provenance,
                        item.source,
                        item.note,
                        pack.place(name, item.id),
                        pack.origins(name, item.id),
                    )
                )
    return rows


def count_items(pack: Pack) -> tuple[Count, ...]:
    """How many items of each kind the pack holds, by provenance."""
    counts: list[Count] = []
    for kind in pack.schema.kinds:
        marks = [item.provenance for item in pack.items(kind)]
        counts.append(Count(kind, *(marks.count(mark) for mark in PROVENANCES)))
    return tuple(counts)


def check_pack(
    path: Path, schema: Schema, *, base: Pack | None = None, overlays: Sequence[Path] = ()
) -> Checked:
    """Load a pack (over `base`, if it is an overlay) and its texts, and say everything that is wrong."""
    try:
        pack = load_pack(path, schema) if base is None else base.overlaid(path)
        for overlay in overlays:
            pack = pack.overlaid(overlay)
    except ContentError as error:
        return Checked(str(path), error.problems, error.total)
    problems = (*pack.texts.check({kind: pack.table(kind).keys() for kind in schema.kinds}), *findings(pack))
    manifest = pack.manifests[-1]
    return Checked(
        str(path), problems, len(problems), manifest.id, manifest.title, pack.hash, count_items(pack)
    )


def findings(pack: Pack) -> tuple[Problem, ...]:
    """What stands in the pack and should be looked at: an item's words that differ from its meaning."""
    found = Problems()
    for name, kind in pack.schema.kinds.items():
        if kind.findings is None:
            continue
        for written in pack.written(name).values():
            report = written.reporter(found)
            for key, what in kind.findings(pack.get(name, written.id), pack):
                report(key_path(key), what, None)
    return tuple(found.kept)


def render_items(rows: Iterable[Row]) -> str:
    """A listing as aligned text, one item per line."""
    listed = list(rows)
    if not listed:
        return "no items"
    cells = [(row.provenance, f"{row.kind}/{row.id}", row.name, row.source or row.note) for row in listed]
    lines = _aligned([("provenance", "item", "name", "source or note"), *cells])
    lines.append(f"{len(listed)} {'item' if len(listed) == 1 else 'items'}")
    return "\n".join(lines)


def render_counts(counts: Iterable[Count]) -> str:
    """The counts as an aligned table with a total."""
    listed = list(counts)
    rows = [(count.kind, count.total, count.rulebook, count.community, count.original) for count in listed]
    total = ("total", *(sum(column) for column in zip(*(row[1:] for row in rows), strict=True)))
    cells = [tuple(str(cell) for cell in row) for row in (*rows, *([total] if rows else []))]
    return "\n".join(_aligned([("kind", "items", *PROVENANCES), *cells]))


def render_check(checked: Checked) -> str:
    """What `grimtable content check` prints."""
    if checked.hash is None or not checked.sound:
        lines = str(ContentError(checked.problems, checked.total)).splitlines()
        lines.append(f"{checked.total} {'problem' if checked.total == 1 else 'problems'} in {checked.path}")
        return "\n".join(lines)
    return f"{checked.title} ({checked.pack_id}): no problems, content {checked.hash}\n" + render_counts(
        checked.counts
    )


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
