"""Changing bytes as strangers do: by accident, by hand, and by knowing what they are made of."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

#: No input grows beyond this; the bounds on size are tested elsewhere.
LONGEST = 16_000

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 7, 255, 2**31, -(2**63), 2**63, 10**30, 0.5, -0.0, 1e308, float("nan"),
    "", " ", "x", "0", "-1", "red", "\x00", "\x1b[31m", "\ud800", "é", "ſ", "١", "🂡", "a" * 300, "9" * 5_000,
    "../..", "%s", "{}", "__class__", [], {}, [[]], [None], [0] * 99, {"": ""}, {"x": {}}, [[[[[[[[[]]]]]]]]],
)  # fmt: skip
SNIPPETS = (
    b"\x00", b"\xff", b"\xed\xa0\x80", b"\xe2\x80\xa8", b"\n", b"\r\n", b"\t", b"\x1b[2J", b'"', b"'", b"\\",
    b"[", b"]", b"{", b"}", b"[[", b"]]", b'"""', b"=", b":", b",", b".", b"-", b"#", b"\\u0000", b"\\ud800",
    b"1e999", b"-0", b"99999999999999999999", b"nan", b"true", b"null", b"[" * 500, b"{" * 500, b"a." * 200,
    b"{ $x }", b"{ -x }", b"{ NUMBER($x) }", b"(", b")", b"*", b"+", b"?", b"|", b"^", b"$", b"A" * 2_000,
)  # fmt: skip
_WORD = re.compile(rb"[A-Za-z_][\w.:-]*|\d+|\"[^\"\n]{1,60}\"")


class Mutator:
    """Makes new inputs from known ones."""

    def __init__(self, luck: random.Random, seeds: Sequence[bytes], words: Sequence[str] = ()) -> None:
        self.luck = luck
        found: set[bytes] = {word for seed in seeds for word in _WORD.findall(seed[:20_000])}
        self.words: list[bytes] = [*sorted(found), *(word.encode() for word in words)] or [b"x"]
        self._bytes: tuple[Callable[[bytes], bytes], ...] = (
            self._flip, self._flip, self._insert, self._delete, self._repeat, self._word, self._number,
            self._lines,
        )  # fmt: skip

    def mutated(self, data: bytes, others: Sequence[bytes]) -> bytes:
        """Another input, made from this one and sometimes a second."""
        for _ in range(self.luck.choice((1, 1, 1, 2, 2, 3, 5))):
            if self.luck.random() < 0.4:
                changed = self._plain(data, others)
                if changed is not None:
                    data = changed
                    continue
            if self.luck.random() < 0.1:
                data = self._spliced(data, self.luck.choice(others))
            else:
                data = self.luck.choice(self._bytes)(data)
        return data[:LONGEST]

    # --- bytes --------------------------------------------------------------------------------------------

    def _place(self, data: bytes) -> int:
        return self.luck.randint(0, len(data))

    def _flip(self, data: bytes) -> bytes:
        if not data:
            return b"\x80"
        place = self.luck.randrange(len(data))
        letter = self.luck.randrange(256) if self.luck.random() < 0.3 else self.luck.randrange(32, 127)
        return data[:place] + bytes([letter]) + data[place + 1 :]

    def _insert(self, data: bytes) -> bytes:
        place = self._place(data)
        return data[:place] + self.luck.choice(SNIPPETS) + data[place:]

    def _span(self, data: bytes) -> tuple[int, int]:
        start = self._place(data)
        return start, min(len(data), start + self.luck.choice((1, 2, 4, 16, 64, 400)))

    def _delete(self, data: bytes) -> bytes:
        start, end = self._span(data)
        return data[:start] + data[end:]

    def _repeat(self, data: bytes) -> bytes:
        start, end = self._span(data)
        return data[:end] + data[start:end] * self.luck.choice((1, 1, 2, 30)) + data[end:]

    def _word(self, data: bytes) -> bytes:
        """A known word in place of another one, or anywhere."""
        new = self.luck.choice(self.words)
        there = list(_WORD.finditer(data))
        if there and self.luck.random() < 0.8:
            old = self.luck.choice(there)
            return data[: old.start()] + new + data[old.end() :]
        place = self._place(data)
        return data[:place] + new + data[place:]

    def _number(self, data: bytes) -> bytes:
        there = list(re.finditer(rb"-?\d+", data))
        if not there:
            return self._word(data)
        old = self.luck.choice(there)
        odd = self.luck.choice(
            (b"0", b"-1", b"1", b"2", b"255", b"65536", b"1000000", b"9" * 25, b"0.5", b"00")
        )
        return data[: old.start()] + odd + data[old.end() :]

    def _lines(self, data: bytes) -> bytes:
        lines = data.split(b"\n")
        one, other = self.luck.randrange(len(lines)), self.luck.randrange(len(lines))
        deed = self.luck.randrange(3)
        if deed == 0:
            lines[one], lines[other] = lines[other], lines[one]
        elif deed == 1:
            del lines[one]
        else:
            lines.insert(one, lines[other])
        return b"\n".join(lines)

    def _spliced(self, data: bytes, other: bytes) -> bytes:
        return data[: self._place(data)] + other[self._place(other) :]

    # --- JSON ---------------------------------------------------------------------------------------------

    def _plain(self, data: bytes, others: Sequence[bytes]) -> bytes | None:
        """A value of a JSON document changed; in lines of JSON, of one line. None when it is none."""
        lines = [data] if data[:1] in b"{[" and data[:1] else data.split(b"\n")
        places = [place for place, line in enumerate(lines) if line[:1] in (b"{", b"[")]
        if not places:
            return None
        place = self.luck.choice(places)
        document = _decoded(lines[place])
        if document is None:
            return None
        foreign = _decoded(self.luck.choice(others)) if self.luck.random() < 0.2 else None
        changed = self._changed(document, ODD if foreign is None else [foreign])
        lines[place] = json.dumps(changed).encode("ascii")
        return b"\n".join(lines)

    def _changed(self, document: Any, values: Sequence[Any]) -> Any:
        containers = [part for part in _parts(document) if isinstance(part, dict | list) and part]
        if not containers:
            return self.luck.choice(ODD)
        inside = self.luck.choice(containers)
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        key = self.luck.choice(keys)
        deed = self.luck.randrange(6)
        if deed <= 1:
            inside[key] = self.luck.choice(values)
        elif deed == 2:
            del inside[key]
        elif deed == 3:
            inside[key] = self.luck.choice(list(_parts(document)))
            text = _dumped(document)
            return self.luck.choice(ODD) if text is None else json.loads(text)
        elif deed == 4 and isinstance(inside, dict):
            inside[self.luck.choice(self.words).decode("utf-8", "replace").strip('"')] = inside[key]
        elif isinstance(inside, list):
            inside.insert(self.luck.randint(0, len(inside)), inside[key])
        else:
            value = inside[key]
            if isinstance(value, int):
                inside[key] = value + self.luck.choice((-1, 1, 100))
            elif isinstance(value, str):
                inside[key] = self.luck.choice(self.words).decode("utf-8", "replace").strip('"')
        return document


def _decoded(data: bytes) -> Any:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def _dumped(document: Any) -> str | None:
    """None for what contains itself."""
    try:
        return json.dumps(document)
    except (ValueError, RecursionError):
        return None


def _parts(document: Any) -> list[Any]:
    """The document and everything inside it."""
    found: list[Any] = []
    waiting = [document]
    while waiting and len(found) < 20_000:
        part = waiting.pop()
        found.append(part)
        if isinstance(part, dict):
            waiting.extend(part.values())
        elif isinstance(part, list):
            waiting.extend(part)
    return found
