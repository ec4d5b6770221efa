"""What authors write: packs and their overlays, texts, maps, cases and catalogues of rules."""

from __future__ import annotations

import re
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import cast

from grimtable.cases import CaseError, parse_case, report, run_case
from grimtable.content import load_pack
from grimtable.content.texts import Texts
from grimtable.games import load_game
from grimtable.games.skirmish.game import Skirmish
from grimtable.grid import GridError, read_map
from grimtable.kernel.errors import GrimtableError
from grimtable.rulebook.catalogue import CatalogueError, parse_catalogue
from tests.cases.support import SOUND
from tests.content.tiny_game import PACKS, SCHEMA, TINY
from tools.fuzz.corpus import ROOT
from tools.fuzz.target import Prepared, Target, Wrong

SOURCES = ROOT / "src" / "grimtable"


def prepare_packs() -> Prepared:
    """A small pack and one laid over it, one file of either replaced."""
    folder = Path(tempfile.mkdtemp())
    shutil.copytree(TINY, folder / "tiny")
    shutil.copytree(PACKS / "corrections", folder / "corrections")
    files = sorted(path for path in folder.rglob("*") if path.suffix in (".toml", ".ftl"))
    names = [path.relative_to(folder).as_posix() for path in files]
    whole = {name: path.read_bytes() for name, path in zip(names, files, strict=True)}

    def read(data: bytes) -> None:
        first, _, text = data.partition(b"\n")
        name = first.decode("utf-8", "replace")
        if name not in whole:
            name = names[len(first) % len(names)]
        (folder / name).write_bytes(text)
        try:
            load_pack(folder / "tiny", SCHEMA, overlays=[folder / "corrections"])
        finally:
            (folder / name).write_bytes(whole[name])

    return Prepared(read, [name.encode() + b"\n" + text for name, text in whole.items()])


def prepare_overlays() -> Prepared:
    """A pack laid over a real game."""
    folder = Path(tempfile.mkdtemp()) / "house"
    folder.mkdir()
    pack = cast("Skirmish", load_game("skirmish")).pack

    def read(data: bytes) -> None:
        shutil.rmtree(folder)
        for part in data.split(b"\n--- "):
            name, _, text = part.partition(b"\n")
            place = (
                folder / name.decode("utf-8", "replace").strip(" -/").replace("..", "").replace("\0", "")[:80]
            )
            if place.suffix not in (".toml", ".ftl") or place.is_dir():
                place = folder / "pack.toml"
            try:
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(text)
            except OSError:
                continue  # no name of a file
        folder.mkdir(exist_ok=True)
        pack.overlaid(folder)

    manifest = b"pack.toml\n" + b"".join(
        b'%b = "%b"\n' % pair
        for pair in (
            (b"id", b"house"), (b"title", b"House rules"), (b"game", b"skirmish"), (b"version", b"1"),
            (b"overlays", b"skirmish"),
        )
    )  # fmt: skip
    base = SOURCES / "games" / "skirmish" / "content"
    cards = sorted((base / "cards").rglob("*.toml"))[:8]
    seeds = []
    for card in cards:
        name = card.relative_to(base).as_posix().encode()
        seeds.append(manifest + b"\n--- " + name + b"\npatch = true\n" + card.read_bytes())
    seeds.append(manifest + b"\n--- texts/de.ftl\ncards-brace = Deckung\n    .text = { $amount }\n")
    return Prepared(read, seeds)


def prepare_texts() -> Prepared:
    def read(data: bytes) -> None:
        text = data.decode("utf-8", "replace")
        texts = Texts.of({"en": text, "de": text})
        texts.check()
        for key in texts.keys("en")[:40]:
            texts.text(key, "de", count=2, seat="red", amount=1)

    # Whole messages: the last one that was cut through is left out.
    cut = [path.read_text(encoding="utf-8")[:2_000] for path in sorted(SOURCES.rglob("*.ftl"))]
    seeds = ["\n".join(re.split(r"\n(?=[a-z#\n-])", text)[:-1]).encode() for text in cut[:12]]
    return Prepared(read, seeds)


def prepare_maps() -> Prepared:
    def read(data: bytes) -> None:
        text = data.decode("utf-8", "replace")
        drawn = read_map(text)
        drawn.closed_edges  # noqa: B018  (asked for what it may raise)
        # The same with a legend: of less than is drawn, and of all.
        legend = dict.fromkeys(drawn.marks.values(), "floor")
        with suppress(GridError):
            read_map(text, dict(list(legend.items())[:3]))
        read_map(text, legend)

    drawings = [text.split('"""')[1] for text in _maps() if '"""' in text]
    return Prepared(read, [drawing.encode() for drawing in drawings[:20]], (GridError,))


def _maps() -> list[str]:
    folder = SOURCES / "games"
    found = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*/content/scenarios/*.toml"))]
    return [
        *(text.partition("map = ")[2] for text in found if "map = " in text),
        SOUND.partition("map = ")[2],
    ]


def prepare_cases() -> Prepared:
    def read(data: bytes) -> None:
        verdict = run_case(parse_case(data.decode("utf-8", "replace"), "case.toml"))
        for failure in verdict.failures:
            if "Traceback" in str(failure) or "fault in the rules" in str(failure):
                raise Wrong(f"a case that breaks the rules: {failure}")
        if not verdict.passed:
            report(verdict)

    paths = [path for game in ("skirmish", "doom2004", "relic") for path in _cases(game)]
    return Prepared(
        read, [SOUND.encode(), *(path.read_bytes() for path in paths)], (GrimtableError, CaseError)
    )


def _cases(game: str) -> list[Path]:
    found = sorted((ROOT / "cases" / game).rglob("*.toml"))
    return found[:: max(1, len(found) // 10)]


def prepare_catalogues() -> Prepared:
    def read(data: bytes) -> None:
        parse_catalogue(data.decode("utf-8", "replace"), "rules.toml")

    texts = [path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("games/*/rules.toml"))]
    seeds = ["\n[".join(text.split("\n[")[:8]).encode() for text in texts]
    return Prepared(read, seeds, (CatalogueError,))


TARGETS = (
    Target("packs", "a small pack, and one laid over it", prepare_packs),
    Target("overlays", "a pack laid over a game", prepare_overlays),
    Target("texts", "catalogues of sentences", prepare_texts),
    Target("maps", "drawn maps", prepare_maps),
    Target("cases", "rules cases, read and run", prepare_cases),
    Target("catalogues", "catalogues of rules", prepare_catalogues),
)
