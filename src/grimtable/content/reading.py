"""Reading the files of a pack: bounded, plain files only, and every refusal a sentence."""

from __future__ import annotations

import math
import os
import re
import stat
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from sys import intern
from typing import Any, Final

from grimtable.content import limits
from grimtable.content.key_lines import KeyLines
from grimtable.content.origins import Place
from grimtable.content.problems import KeyPath, Problems, key_text, printable

IGNORED_ENDINGS: Final = (".md", ".txt")
"""Files for people, which may stand anywhere in a pack and are never read."""

CATALOGUE: Final = re.compile(r"rules(\.[a-z]{2,3})?\.toml")
"""Beside pack.toml: the rules that a pack brings, numbered, and `rules.de.toml`, their wording in German.
The rulebook reads such files, the content does not."""

_SYNTAX_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
# Control characters and invisible direction marks: a terminal or a reader could be fooled by them.
_UNSAFE: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]")
_SUSPICIOUS_DOTS: Final = 128


class Source:
    """One file of a pack: where it stands, its text, and the lines of its keys when a message needs them."""

    __slots__ = ("shown", "parts", "text", "_lines")

    def __init__(self, shown: str, parts: tuple[str, ...], text: str) -> None:
        self.shown = shown
        self.parts = parts
        self.text = text
        self._lines: KeyLines | None = None

    def line(self, path: KeyPath) -> int | None:
        """The line on which a key of this file stands; what concerns the whole file stands on the first."""
        line = self.prepare().line(path)
        return 1 if line is None else line

    def prepare(self) -> KeyLines:
        """The lines of all keys, found once."""
        if self._lines is None:
            self._lines = KeyLines(self.text)
        return self._lines


class _Budget:
    """What is left of the pack's allowance of files and bytes."""

    __slots__ = ("entries", "bytes")

    def __init__(self) -> None:
        self.entries = limits.PACK_FILES
        self.bytes = limits.PACK_BYTES


def read_folder(
    folder: Path, problems: Problems, endings: tuple[str, ...] = (".toml", ".ftl")
) -> list[Source]:
    """Every file of a pack with one of the endings, in the order of their paths.

    Hidden files, the catalogue of rules and files for people (`.md`, `.txt`, and those without an ending)
    are passed over;
    anything else is a problem, because a card in a file called `brace.tmol` would silently be missing.
    """
    if not folder.is_dir():
        problems.add(
            printable(str(folder)),
            None,
            "",
            "there is no such folder"
            if not folder.exists()
            else "is not a folder; a pack is a folder that holds pack.toml",
        )
        return []
    sources: list[Source] = []
    _read_level(folder, (), problems, _Budget(), endings, sources)
    return sources


def _read_level(
    folder: Path,
    parts: tuple[str, ...],
    problems: Problems,
    budget: _Budget,
    endings: tuple[str, ...],
    sources: list[Source],
) -> None:
    shown = printable(str(folder))
    if len(parts) > limits.FOLDER_DEPTH:
        problems.add(shown, None, "", f"folders are nested deeper than {limits.FOLDER_DEPTH} levels")
        return
    entries: list[os.DirEntry[str]] = []
    try:
        with os.scandir(folder) as found:
            for entry in found:
                if entry.name.startswith("."):
                    continue
                budget.entries -= 1
                if budget.entries < 0:
                    if budget.entries == -1:
                        problems.add(shown, None, "", f"the pack holds more than {limits.PACK_FILES} files")
                    return
                entries.append(entry)
    except OSError as error:
        problems.add(shown, None, "", f"cannot be read: {_reason(error)}")
        return
    entries.sort(key=lambda entry: entry.name)
    for entry in entries:
        place = folder / entry.name
        shown = printable(str(place))
        name = entry.name
        try:
            linked, directory = entry.is_symlink(), entry.is_dir(follow_symlinks=False)
        except OSError as error:
            problems.add(shown, None, "", f"cannot be read: {_reason(error)}")
            continue
        if linked:
            problems.add(
                shown, None, "", "is a symbolic link; a pack holds plain files only, so copy the file here"
            )
        elif directory:
            if name.endswith(endings):
                problems.add(shown, None, "", "is a folder, but its name says it is a file; rename it")
            else:
                _read_level(place, (*parts, name), problems, budget, endings, sources)
        elif not parts and CATALOGUE.fullmatch(name):
            continue
        elif name.endswith(endings):
            text = _read_text(place, shown, problems, budget)
            if text is not None:
                sources.append(Source(shown, (*parts, name), text))
        elif "." in name and not name.endswith(IGNORED_ENDINGS):
            wanted = " or ".join(endings)
            problems.add(shown, None, "", f"is not a {wanted} file; rename it or move it out of the pack")


def read_text(place: Path, problems: Problems) -> str | None:
    """The text of one file under the bounds of a pack, or None with a problem noted."""
    return _read_text(place, printable(str(place)), problems, _Budget())


def _read_text(place: Path, shown: str, problems: Problems, budget: _Budget) -> str | None:
    # The file is opened first and judged afterwards, so that nobody can swap it in between. O_NONBLOCK keeps
    # a named pipe from holding the reader up; on plain files it means nothing.
    flags = os.O_RDONLY
    for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"):
        flags |= getattr(os, name, 0)
    try:
        handle = os.open(place, flags)
        with os.fdopen(handle, "rb") as file:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                problems.add(shown, None, "", "is not a plain file; a pack holds plain files only")
                return None
            data = file.read(limits.FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        problems.add(shown, None, "", f"cannot be read: {_reason(error)}")
        return None
    if len(data) > limits.FILE_BYTES:
        problems.add(
            shown, None, "", f"is larger than {limits.FILE_BYTES // 1024} KiB; split it into several files"
        )
        return None
    exhausted = budget.bytes < 0
    budget.bytes -= len(data)
    if budget.bytes < 0:
        if not exhausted:
            problems.add(
                shown, None, "", f"the pack holds more than {limits.PACK_BYTES // 1024 // 1024} MiB of text"
            )
        return None
    if 0 in data:
        line = data.count(b"\n", 0, data.index(0)) + 1
        problems.add(shown, line, "", "holds a NUL byte; save it as plain UTF-8 text")
        return None
    try:
        return data.decode("utf-8").removeprefix("\ufeff")  # some editors put a byte order mark in front
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        problems.add(shown, line, "", f"is not UTF-8 text (byte {error.start + 1}); save it as UTF-8")
        return None


def parse(source: Source, problems: Problems) -> dict[str, object] | None:
    """The tables of a TOML file as plain data within the bounds, or None with problems noted."""
    text = source.text
    if any(line.count(".") > _SUSPICIOUS_DOTS for line in text.splitlines()):
        # The standard parser needs time that grows with the square of a dotted key's length.
        lines = source.prepare()
        if lines.longest_key > limits.KEY_PARTS:
            problems.add(source.shown, None, "", f"a dotted key has more than {limits.KEY_PARTS} parts")
            return None
    try:
        data = tomllib.loads(text)
    except RecursionError:
        problems.add(
            source.shown, None, "", f"tables and lists are nested deeper than {limits.NESTING} levels"
        )
        return None
    except ValueError as error:  # TOMLDecodeError, and numbers with thousands of digits
        what, line = _syntax_error(str(error), text)
        problems.add(source.shown, line, "", what)
        return None
    if not within_bounds(source, data, problems):
        return None
    shared: dict[str, object] = _with_shared_names(data)
    return shared


def _with_shared_names(value: Any) -> Any:
    """The same data, in which every name is one and the same text wherever a pack writes it.

    A game looks names up all the time, and Python knows a text that is the same object without reading it.
    """
    if isinstance(value, dict):
        return {intern(key): _with_shared_names(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_with_shared_names(each) for each in value]
    return intern(value) if isinstance(value, str) and len(value) <= limits.ID_LETTERS else value


def within_bounds(
    source: Place, data: Mapping[str, object], problems: Problems, prefix: KeyPath = ()
) -> bool:
    """Whether parsed data keeps every bound on depth, number, length and characters; notes what does not."""
    if _clearly_sound(data, len(prefix)):
        return True
    # A stack of our own instead of recursion: the depth is what is being judged.
    waiting: list[tuple[object, KeyPath]] = [(data, prefix)]
    values = 0
    sound = True

    def refuse(path: KeyPath, what: str) -> None:
        nonlocal sound
        sound = False
        problems.add(source.shown, source.line(path), key_text(path), what)

    while waiting:
        value, path = waiting.pop()
        values += 1
        if values > limits.FILE_VALUES:
            refuse((), f"holds more than {limits.FILE_VALUES} values")
            return False
        if isinstance(value, str):
            if len(value) > limits.TEXT_LETTERS:
                refuse(path, f"the text is longer than {limits.TEXT_LETTERS} letters")
            elif found := _UNSAFE.search(value):
                refuse(path, f"the text holds the invisible character U+{ord(found.group()):04X}; remove it")
        elif isinstance(value, bool):
            continue
        elif isinstance(value, int):
            if not -limits.LARGEST_NUMBER <= value <= limits.LARGEST_NUMBER:
                refuse(
                    path, f"the number is not between -{limits.LARGEST_NUMBER} and {limits.LARGEST_NUMBER}"
                )
        elif isinstance(value, float):
            if not math.isfinite(value):
                refuse(path, "expected a number, found one that is infinite or no number at all")
        elif len(path) >= limits.NESTING and isinstance(value, (Mapping, list, tuple)):
            refuse(path[:2], f"tables and lists are nested deeper than {limits.NESTING} levels")
            return False
        elif isinstance(value, Mapping):
            for key, inner in value.items():
                if not isinstance(key, str):
                    refuse(path, f"expected keys that are text, found {printable(repr(key))}")
                elif len(key) > limits.KEY_LETTERS:
                    refuse(path, f"a key is longer than {limits.KEY_LETTERS} letters")
                elif _UNSAFE.search(key):
                    refuse((*path, key), "the key holds an invisible character; remove it")
                else:
                    waiting.append((inner, (*path, key)))
        elif isinstance(value, (list, tuple)):
            for index, inner in enumerate(value):
                waiting.append((inner, (*path, index)))
    return sound


def _clearly_sound(data: Mapping[str, object], depth: int) -> bool:
    """The same question without the places: nearly every file is sound, and places cost time."""
    waiting: list[tuple[object, int]] = [(data, depth)]
    values = 1
    while waiting:
        table, depth = waiting.pop()
        inside: Iterable[object]
        if type(table) is dict:
            for key in table:
                if type(key) is not str or len(key) > limits.KEY_LETTERS or _UNSAFE.search(key):
                    return False
            inside = table.values()
        elif type(table) is list:
            inside = table
        else:
            return False
        depth += 1
        for value in inside:
            values += 1
            what = type(value)
            if what is str:
                assert isinstance(value, str)
                if len(value) > limits.TEXT_LETTERS or _UNSAFE.search(value):
                    return False
            elif what is int:
                assert isinstance(value, int)
                if not -limits.LARGEST_NUMBER <= value <= limits.LARGEST_NUMBER:
                    return False
            elif what is dict or what is list:
                if depth >= limits.NESTING:
                    return False
                waiting.append((value, depth))
            elif what is not bool:
                return False
        if values > limits.FILE_VALUES:
            return False
    return True


def _syntax_error(message: str, text: str) -> tuple[str, int | None]:
    """The parser's message without its place, and the line it names."""
    found = _SYNTAX_PLACE.search(message)
    if found is None:
        return f"is not valid TOML: {printable(message)}", None
    what = printable(message[: found.start()])
    if found.group(1) is None:
        return f"is not valid TOML: {what} (the file ends too early)", text.count("\n") + 1
    return f"is not valid TOML: {what} (column {found.group(2)})", int(found.group(1))


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return printable(str(error))
