"""On which line of a TOML file a key stands: the standard parser does not say, error messages must."""

from __future__ import annotations

import re
from typing import Final

from grimtable.content import limits
from grimtable.content.problems import KeyPath

_BLANK: Final = re.compile(r"[ \t\r\n]*(?:#[^\n]*[ \t\r\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_KEY_PART: Final = re.compile(r'[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\[^\n])*"|\'[^\'\n]*\'')
_DOT: Final = re.compile(r"[ \t]*\.[ \t]*")
#: No possessive quantifier around the groups: Python 3.11.2, which Debian has, stops such a match too early.
_TEXT: Final = re.compile(
    r'"""(?:[^"\\]++|\\.|"{1,2}(?!"))*"{3,5}|\'\'\'(?:[^\']++|\'{1,2}(?!\'))*\'{3,5}'
    r'|"(?:[^"\\\n]|\\[^\n])*"|\'[^\'\n]*\'',
    re.DOTALL,
)
_SCALAR: Final = re.compile(r"[^,\]}\n#]*")
_ESCAPE: Final = re.compile(r'\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(["\\bfnrt]))')
_PLAIN_ESCAPES: Final = {'"': '"', "\\": "\\", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


class KeyLines:
    """The line of every key and list position of one TOML source.

    It reads any text: where the text is no TOML, it goes on at the next line.

    >>> lines = KeyLines('name = "Brace"\\n[reaction]\\ndo = [\\n  { verb = "gain_shields" },\\n]\\n')
    >>> lines.line(("reaction", "do", 0, "verb")), lines.line(("reaction", "if"))
    (4, 2)
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines: dict[KeyPath, int] = {}
        self._arrays: dict[KeyPath, int] = {}  # array-of-tables path → position of its latest table
        self._counted_to = 0
        self._line = 1
        self.longest_key = 0
        self._scan()

    def line(self, path: KeyPath) -> int | None:
        """The line of the key, or else of the nearest table around it that has a line."""
        for length in range(len(path), 0, -1):
            found = self._lines.get(path[:length])
            if found is not None:
                return found
        return None

    # Each of the following takes a position in the text and gives the position behind what it read.

    def _scan(self) -> None:
        text = self._text
        position = _end(_BLANK, text, 0)
        current: KeyPath = ()
        while position < len(text):
            start = position
            if text.startswith("[[", position):
                position, key = self._key(_end(_SPACE, text, position + 2))
                current = self._next_table(key, start)
                position = self._line_end(position)
            elif text[position] == "[":
                position, key = self._key(_end(_SPACE, text, position + 1))
                current = self._resolve(key)
                self._note(current, start)
                position = self._line_end(position)
            else:
                position = self._pair(position, current, 0)
                position = self._line_end(position)
            position = _end(_BLANK, text, max(position, start + 1))

    def _pair(self, position: int, table: KeyPath, depth: int) -> int:
        start = position
        position, key = self._key(position)
        if not key:
            return position
        path = table
        for part in key:
            path = (*path, part)
            self._note(path, start)
        position = _end(_SPACE, self._text, position)
        if not self._text.startswith("=", position):
            return position
        return self._value(_end(_SPACE, self._text, position + 1), path, depth)

    def _value(self, position: int, path: KeyPath, depth: int) -> int:
        text = self._text
        opening = text[position : position + 1]
        if opening in ('"', "'"):
            found = _TEXT.match(text, position)
            return found.end() if found else self._line_end(position)
        if depth >= limits.NESTING:
            return self._line_end(position)
        if opening == "[":
            return self._list(position + 1, path, depth + 1)
        if opening == "{":
            return self._inline_table(position + 1, path, depth + 1)
        return _end(_SCALAR, text, position)

    def _list(self, position: int, path: KeyPath, depth: int) -> int:
        text, index = self._text, 0
        while True:
            position = _end(_BLANK, text, position)
            if position >= len(text):
                return position
            if text[position] == "]":
                return position + 1
            start = position
            place = (*path, index)
            self._note(place, position)
            position = _end(_BLANK, text, self._value(position, place, depth))
            index += 1
            if text.startswith(",", position):
                position += 1
            elif position == start or not text.startswith("]", position):
                return position

    def _inline_table(self, position: int, path: KeyPath, depth: int) -> int:
        text = self._text
        while True:
            position = _end(_BLANK, text, position)
            if position >= len(text):
                return position
            if text[position] == "}":
                return position + 1
            start = position
            position = _end(_BLANK, text, self._pair(position, path, depth))
            if text.startswith(",", position):
                position += 1
            elif position == start or not text.startswith("}", position):
                return position

    def _key(self, position: int) -> tuple[int, KeyPath]:
        parts: list[str | int] = []
        while found := _KEY_PART.match(self._text, position):
            parts.append(_key_name(found.group()))
            position = found.end()
            dot = _DOT.match(self._text, position)
            if dot is None:
                break
            position = dot.end()
        if len(parts) > self.longest_key:
            self.longest_key = len(parts)
        # The rest of an absurd key is dropped: no file that holds one is read further.
        return position, tuple(parts[: limits.KEY_PARTS + 1])

    def _resolve(self, key: KeyPath) -> KeyPath:
        """The path of `[key]`, where a part that is an array of tables means its latest table."""
        path: KeyPath = ()
        for part in key:
            path = (*path, part)
            latest = self._arrays.get(path)
            if latest is not None:
                path = (*path, latest)
        return path

    def _next_table(self, key: KeyPath, position: int) -> KeyPath:
        if not key:
            return ()
        array = (*self._resolve(key[:-1]), key[-1])
        index = self._arrays.get(array, -1) + 1
        self._arrays[array] = index
        self._note(array, position)
        path = (*array, index)
        self._note(path, position)
        return path

    def _note(self, path: KeyPath, position: int) -> None:
        # Positions only grow, so counting line ends from the last one keeps the whole scan linear.
        if position > self._counted_to:
            self._line += self._text.count("\n", self._counted_to, position)
            self._counted_to = position
        self._lines.setdefault(path, self._line)

    def _line_end(self, position: int) -> int:
        end = self._text.find("\n", position)
        return len(self._text) if end < 0 else end


def _end(pattern: re.Pattern[str], text: str, position: int) -> int:
    found = pattern.match(text, position)
    return found.end() if found else position


def _key_name(written: str) -> str:
    if written[0] == "'":
        return written[1:-1]
    if written[0] != '"':
        return written
    return _ESCAPE.sub(_unescaped, written[1:-1])


def _unescaped(found: re.Match[str]) -> str:
    code = found.group(1) or found.group(2)
    if code is None:
        return _PLAIN_ESCAPES[found.group(3)]
    number = int(code, 16)
    return chr(number) if number <= 0x10FFFF else found.group()
