"""Loading packs: gather what is written, lay overlays over it, check it, report all problems at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from grimtable.content.checking import Check
from grimtable.content.compiling import FAILED
from grimtable.content.gathering import gather, why_not_id
from grimtable.content.items import RESERVED_KEYS, Item, Schema
from grimtable.content.needing import why_not_there
from grimtable.content.origins import NamedPlace, Origin, Written
from grimtable.content.overlaying import lay_over
from grimtable.content.packs import Manifest, Pack
from grimtable.content.problems import (
    ContentError,
    KeyPath,
    Problems,
    did_you_mean,
    key_path,
    key_text,
    printable,
    quoted,
)
from grimtable.content.reading import within_bounds
from grimtable.content.shapes import found
from grimtable.content.texts import Texts

Items = dict[str, dict[str, Written]]


def load_pack(folder: Path, schema: Schema, *, overlays: Sequence[Path] = ()) -> Pack:
    """Load a pack, and lay overlay packs over it in order. Raises `ContentError` with every problem found.

    Only what is in force in the end is looked at as a whole; where that has problems, every layer is, so that
    the problem is told of the first pack that has it.
    """
    if overlays:
        try:
            pack = _load_one(folder, schema, judging=False)
            for overlay in overlays[:-1]:
                pack = overlay_pack(pack, overlay, judging=False)
            return overlay_pack(pack, overlays[-1])
        except ContentError:
            pass
    pack = _load_one(folder, schema)
    for overlay in overlays:
        pack = overlay_pack(pack, overlay)
    return pack


def _load_one(folder: Path, schema: Schema, *, judging: bool = True) -> Pack:
    problems = Problems()
    gathered = gather(folder, schema, problems)
    if gathered is None:
        problems.raise_if_any()
        raise AssertionError("a pack without a manifest is a problem")
    manifest = gathered.manifest
    _check_game(manifest, schema, folder, problems)
    if manifest.overlays is not None:
        what = (
            f"is an overlay for the pack {quoted(manifest.overlays)}; load that pack and lay this one over it"
        )
        problems.add(_shown(folder), None, "overlays", what)
    for table in gathered.items.values():
        for item in table.values():
            for key in RESERVED_KEYS:
                if key in item.data:
                    item.reporter(problems)((key,), f"the key {quoted(key)} is for overlay packs only", None)
                    item.data = {name: value for name, value in item.data.items() if name != key}
            _fill_in(item, manifest)
    everything = [item for table in gathered.items.values() for item in table.values()]
    texts = Texts(gathered.texts)
    return _build(schema, (manifest,), gathered.items, everything, None, texts, problems, judging=judging)


def overlay_pack(pack: Pack, folder: Path, *, judging: bool = True) -> Pack:
    """The pack with an overlay pack laid over it."""
    problems = Problems()
    gathered = gather(folder, pack.schema, problems)
    if gathered is None:
        problems.raise_if_any()
        raise AssertionError("a pack without a manifest is a problem")
    manifest = gathered.manifest
    _check_game(manifest, pack.schema, folder, problems)
    _check_target(manifest, pack, folder, problems)
    changed: list[Written] = []
    written = _copied(pack)
    for kind, table in gathered.items.items():
        for id in sorted(table):
            item = lay_over(written[kind].get(id), table[id], written[kind], problems)
            if item is not None:
                if len(item.origins) == 1:
                    _fill_in(item, manifest)
                written[kind][id] = item
                changed.append(item)
    manifests = (*pack.manifests, manifest)
    texts = pack.texts.overlaid(gathered.texts)
    return _build(
        pack.schema, manifests, written, changed, pack, texts, problems, check_all=True, judging=judging
    )


def override_pack(
    pack: Pack,
    overrides: Mapping[str, Mapping[str, Mapping[str, object]]],
    place: str,
    lines: Callable[[KeyPath], int | None] | None,
    prefix: KeyPath,
) -> Pack:
    """The pack with single values changed by a program or a case."""
    problems = Problems()
    where = NamedPlace(printable(place), lines)
    written = _copied(pack)
    changed: list[Written] = []

    def report(path: KeyPath, what: str, suggestion: str | None = None) -> None:
        full = (*prefix, *path)
        problems.add(where.shown, where.line(full), key_text(full), what, suggestion)

    if within_bounds(where, overrides, problems, prefix):
        for kind, table in _tables(overrides, (), "a table per kind of item", report):
            if kind not in pack.schema.kinds:
                what = f"{quoted(kind)} is not a kind of item in the game {quoted(pack.game)}"
                report((kind,), what, did_you_mean(kind, pack.schema.kinds))
                continue
            for id, data in _tables(table, (kind,), "a table per item", report):
                why_not = why_not_id(id)
                if why_not is not None:
                    report((kind, id), why_not)
                    continue
                plain = {key: _plain(value) for key, value in data.items()}
                plain.setdefault("patch", not plain.get("new", False))
                over = Written(kind, id, plain, (Origin(where, (*prefix, kind, id), plain, place),))
                item = lay_over(written[kind].get(id), over, written[kind], problems)
                if item is not None:
                    if len(item.origins) == 1:
                        item.data.setdefault("provenance", "original")
                    written[kind][id] = item
                    changed.append(item)
    manifests = (*pack.manifests[:-1], msgspec.structs.replace(pack.manifests[-1], formerly=()))
    return _build(pack.schema, manifests, written, changed, pack, pack.texts, problems)


def _build(
    schema: Schema,
    manifests: tuple[Manifest, ...],
    written: Items,
    changed: Iterable[Written],
    below: Pack | None,
    texts: Texts,
    problems: Problems,
    *,
    check_all: bool = False,
    judging: bool = True,
) -> Pack:
    """Check what has changed (or all) against everything that is there, and put the pack together.

    Without judging, each item is read by itself, and whether it fits the others is left to a later layer.
    """
    items: dict[str, dict[str, Item]] = {
        kind: {} if below is None else dict(below.table(kind)) for kind in schema.kinds
    }
    fresh: list[Written] = []
    for item in changed:
        report = item.reporter(problems)
        if "id" in item.data:
            report(("id",), "the id is the name of the file or table; remove this key", None)
            continue
        check = Check(schema.registry, written, report)
        converted = check.convert({"id": item.id, **item.data}, schema.kinds[item.kind].type, ())
        if converted is not FAILED:
            items[item.kind][item.id] = converted
            fresh.append(item)
    problems.raise_if_any()
    names = frozenset((item.kind, item.id) for item in fresh)
    pack = Pack(schema, manifests, written, items, texts, below, names)
    if not judging:
        return pack
    judged = [item for table in written.values() for item in table.values()] if check_all else fresh
    for item in judged:
        judge = schema.kinds[item.kind].check
        report = item.reporter(problems)
        for path, what in why_not_there(items[item.kind][item.id], schema.registry):
            report(path, what, None)
        if judge is not None:
            for key, what in judge(items[item.kind][item.id], pack):
                report(key_path(key), what, None)
    problems.raise_if_any()
    return pack


def _fill_in(item: Written, manifest: Manifest) -> None:
    """Add what `pack.toml` says once for all."""
    defaults = manifest.defaults
    if defaults.provenance is not None and "provenance" not in item.data:
        item.data = {**item.data, "provenance": defaults.provenance}
    if defaults.source is not None and "source" not in item.data:
        item.data = {**item.data, "source": defaults.source}


def _check_game(manifest: Manifest, schema: Schema, folder: Path, problems: Problems) -> None:
    if manifest.game != schema.game:
        what = f"the pack is for the game {quoted(manifest.game)}, not for {quoted(schema.game)}"
        problems.add(
            _shown(folder / "pack.toml"), None, "game", what, did_you_mean(manifest.game, [schema.game])
        )


def _check_target(manifest: Manifest, pack: Pack, folder: Path, problems: Problems) -> None:
    known = [below.id for below in pack.manifests]
    shown = _shown(folder / "pack.toml")
    if manifest.overlays is None:
        what = f"is not an overlay; write overlays = {quoted(pack.id)} to lay it over that pack"
        problems.add(shown, None, "overlays", what)
    elif manifest.overlays not in known:
        what = f"the pack overlays {quoted(manifest.overlays)}, but was laid over {quoted(pack.id)}"
        problems.add(shown, None, "overlays", what, did_you_mean(manifest.overlays, known))


def _copied(pack: Pack) -> Items:
    return {kind: dict(pack.written(kind)) for kind in pack.schema.kinds}


def _tables(
    value: object, path: KeyPath, wanted: str, report: Callable[[KeyPath, str], None]
) -> Iterable[tuple[str, Mapping[str, object]]]:
    """The inner tables of overrides; whatever is no table is reported."""
    if not isinstance(value, Mapping):
        report(path, f"expected {wanted}, found {found(value)}")
        return
    for key, inner in value.items():
        if isinstance(inner, Mapping):
            yield key, inner
        else:
            report((*path, key), f"expected a table, found {found(inner)}")


def _plain(value: object) -> object:
    """A copy in the types a TOML file would give, so that nobody can change the pack from outside."""
    if isinstance(value, Mapping):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(inner) for inner in value]
    return value


def _shown(folder: Path) -> str:
    return printable(str(folder))
