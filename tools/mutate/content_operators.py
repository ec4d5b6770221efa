"""Mistakes in content: another number, a truth turned, a condition forgotten.

Words for people are left alone: names, sources, printed texts, maps.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tools.mutate.mutant import Mutant, changed_lines

#: Keys whose values are read by people only, or say nothing of the rules.
WORDS: Final = {
    "name", "source", "note", "notes", "text", "weakness", "flavour", "flavor", "story", "why", "provenance",
    "glyph", "title", "goal", "briefing", "map", "symbol", "requires", "version",
}  # fmt: skip

_HEADER = re.compile(r"^\[+\s*([^\]]+?)\s*\]+\s*(?:#.*)?$")
_KEY = re.compile(r"^\s*([A-Za-z0-9_\"'.-]+)\s*=\s*")
_LONG = re.compile(r'"""|\'\'\'')
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'')
_NUMBER = re.compile(r"(?<![\w.\"'-])-?\d+(?![\w.\"']|\s*=)")
_TRUTH = re.compile(r"\b(?:true|false)\b")
_CONDITIONS = re.compile(r"\bif\s*=\s*\[([^\[\]{}]*)\]")
_INNER_KEY = re.compile(r"(\w+)\s*=\s*$")


def content_mutants(path: str, text: str) -> list[Mutant]:
    """Every mutant of one TOML file, in the order of the text.

    >>> [mutant.becomes for mutant in content_mutants("imp.toml", 'name = "Imp 2"\\nwounds = 2  # 3\\n')]
    ['wounds = 3 # 3', 'wounds = 1 # 3']
    """
    found: list[Mutant] = []
    table, key, is_long, offset = "", "", False, 0

    def add(operator: str, start: int, end: int, after: str) -> None:
        was, becomes = changed_lines(text, start, end, after)
        line = text.count("\n", 0, start) + 1
        found.append(
            Mutant(path, start, end, after, operator, line, (line, line), table, was, becomes, at_import=True)
        )

    for line in text.splitlines(keepends=True):
        marks = len(_LONG.findall(line))
        header = None if is_long else _HEADER.match(line.strip())
        named = None if is_long else _KEY.match(line)
        if header:
            table = header.group(1)
        elif named and not line.startswith((" ", "\t")):
            key = named.group(1).strip("\"'").split(".")[-1]
        if not header and not is_long and not marks and key not in WORDS:
            _line_mutants(line, offset, add)
        if marks % 2:
            is_long = not is_long
        offset += len(line)
    return found


def _line_mutants(line: str, offset: int, add: Callable[[str, int, int, str], None]) -> None:
    bare = _STRING.sub(lambda string: " " * len(string.group()), line)
    comment = bare.find("#")
    bare = bare if comment < 0 else bare[:comment]
    for number in _NUMBER.finditer(bare):
        if (key := _INNER_KEY.search(bare[: number.start()])) and key.group(1) in WORDS:
            continue
        value = int(number.group())
        for other in (value + 1, value - 1):
            if other >= 0 or value < 0:
                add("content number", offset + number.start(), offset + number.end(), str(other))
    for truth in _TRUTH.finditer(bare):
        other_truth = "false" if truth.group() == "true" else "true"
        add("content truth", offset + truth.start(), offset + truth.end(), other_truth)
    for conditions in _CONDITIONS.finditer(line):
        for condition in _STRING.finditer(conditions.group(1)):
            start = offset + conditions.start(1) + condition.start()
            end = offset + conditions.start(1) + condition.end()
            rest = line[end - offset :]
            comma = re.match(r"\s*,\s*", rest)
            add("condition dropped", start, end + (comma.end() if comma else 0), "")
