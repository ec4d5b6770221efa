"""Whatever is done to a pack's bytes, it loads or is refused in sentences; nothing else ever comes out."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grimtable.content import ContentError, KeyLines, load_pack
from grimtable.content.problems import KeyPath
from tests.content.tiny_game import PACKS, SCHEMA, TINY

FILES = sorted(path.relative_to(TINY) for path in TINY.rglob("*.toml"))
OVERLAY_FILES = sorted(
    path.relative_to(PACKS / "corrections") for path in (PACKS / "corrections").rglob("*.toml")
)
careful = settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])

SNIPPETS = [
    "=", "[", "]", "{", "}", '"', "'", '"""', ".", ",", "\n", "#", "\\", "\x00", "\x1b", "é", "[[", "]]",
    "[a]",     "do = ", "verb", "if = [",
    "true", "1", "-1", "1.5", "nan", "1979-05-27", "patch = true", "[[do]]",
    "{ verb = 1 }", '{ count = "cards_in_hand" }', "{ not = [] }", "a.b.c = 1",
]  # fmt: skip


@pytest.fixture
def twin(tmp_path: Path) -> Path:
    shutil.copytree(TINY, tmp_path / "tiny")
    shutil.copytree(PACKS / "corrections", tmp_path / "corrections")
    return tmp_path


def loads_or_is_refused(folder: Path, file: Path) -> None:
    overlays = [folder / "corrections"] if "corrections" in file.parts else []
    try:
        pack = load_pack(folder / "tiny", SCHEMA, overlays=overlays)
    except ContentError as error:
        assert error.problems
        for line in str(error).splitlines():
            assert line.isprintable()
            assert line.startswith((str(folder), "… and "))
    else:
        assert len(pack.hash) == 32


def changed(folder: Path, file: Path, data: bytes) -> None:
    """Load the pack with one file changed, then put the file back."""
    before = file.read_bytes()
    file.write_bytes(data)
    try:
        loads_or_is_refused(folder, file)
    finally:
        file.write_bytes(before)


def files(folder: Path) -> list[Path]:
    return [folder / "tiny" / name for name in FILES] + [
        folder / "corrections" / name for name in OVERLAY_FILES
    ]


def test_truncated_anywhere(twin: Path) -> None:
    """At every third byte, another third in each file."""
    for number, file in enumerate(files(twin)):
        data = file.read_bytes()
        for length in range(number % 3, len(data), 3):
            changed(twin, file, data[:length])


@careful
@given(data=st.data())
def test_corrupted_bytes(twin: Path, data: st.DataObject) -> None:
    file = data.draw(st.sampled_from(files(twin)))
    content = bytearray(file.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    changed(twin, file, bytes(content))


@careful
@given(data=st.data())
def test_inserted_pieces_of_toml(twin: Path, data: st.DataObject) -> None:
    file = data.draw(st.sampled_from(files(twin)))
    text = file.read_text(encoding="utf-8")
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text)))
        text = text[:place] + data.draw(st.sampled_from(SNIPPETS)) + text[place:]
    changed(twin, file, text.encode("utf-8"))


@careful
@given(data=st.data())
def test_lines_in_another_order(twin: Path, data: st.DataObject) -> None:
    file = data.draw(st.sampled_from(files(twin)))
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    changed(twin, file, "".join(data.draw(st.permutations(lines))).encode("utf-8"))


NAMES = [
    "name", "kind", "text", "copies", "reaction", "options", "weapons", "moment", "if", "do", "verb",
    "amount", "count", "condition", "not", "any", "all", "rows", "rolls", "at_most", "divide_by", "round",
    "who", "x y", "",
]  # fmt: skip
WORDS = [
    "gain_shields", "draw_cards", "roll_table", "unless", "in_cover", "at_least", "cards_in_hand", "event",
    "turn.started", "pistol", "original", "a\tb",
]  # fmt: skip
SCALARS = st.sampled_from(WORDS) | st.integers(-3, 10**20) | st.booleans() | st.floats() | st.text(max_size=3)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=4),
    max_leaves=20,
)


@careful
@given(st.dictionaries(st.sampled_from(NAMES), VALUES, max_size=5))
def test_random_values_for_every_key(twin: Path, data: dict[str, object]) -> None:
    pack = load_pack(TINY, SCHEMA)
    for kind, id in (("cards", "brace"), ("weapons", "pistol"), ("dice", "red"), ("scenarios", "cold_start")):
        try:
            changed = pack.with_overrides({kind: {id: data}})
        except ContentError as error:
            assert error.problems
        else:
            assert changed.count() == pack.count()


def keys(value: object, path: KeyPath = ()) -> Iterator[KeyPath]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield (*path, key)
            yield from keys(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield (*path, index)
            yield from keys(inner, (*path, index))


@given(
    st.lists(
        st.sampled_from([*SNIPPETS, "a = 1\n", "b = [1, 2]\n", "[t]\n", "[[u]]\n", "x.y = { z = [3] }\n"])
    )
)
def test_the_finder_of_lines_reads_anything_and_finds_every_key_of_valid_toml(pieces: list[str]) -> None:
    text = "".join(pieces)
    lines = KeyLines(text)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    for path in keys(data):
        line = lines.line(path)
        assert line is not None
        assert 1 <= line <= text.count("\n") + 1
        if isinstance(path[-1], str) and path[-1].isalnum():
            assert path[-1] in text.splitlines()[line - 1]
