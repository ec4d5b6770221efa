"""Cards and missions, pinned: every number of the box, one line for each thing.

Cases ask whether the rules do what a card says; this asks whether it still says what it said. `printed.txt`
is read in the diff when something is changed on purpose:

    python -m tests.games.doom2016.test_printed_cards > tests/games/doom2016/printed.txt
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from grimtable.games import load_game
from grimtable.games.doom2016.items import SCHEMA
from tests.support.printing import said, same_as_pinned
from tests.support.rule import rule

GAME: Any = load_game("doom2016", [])
PRINTED = Path(__file__).with_name("printed.txt")
#: words for people, and the map, which is drawn
WORDS = ("id", "name", "text", "own_words", "rules", "glyph", "note", "briefing", "won", "lost", "map")
#: where it comes from
ORIGIN = ("provenance", "source", "numbers")


@rule("D16-KIL-03", "D16-SUM-07", "D16-MIS-04", "D16-MIS-08", "D16-C-16")
def test_nothing_printed_has_changed() -> None:
    same_as_pinned(PRINTED, lines())


def lines() -> Iterator[str]:
    """Everything printed, in the order of the pack."""
    for kind in SCHEMA.kinds:
        for item in GAME.pack.items(kind):
            yield f"{kind} {item.id}: {said(**_fields(item))}"


def _fields(part: Any) -> dict[str, object]:
    """What is there, without the words."""
    found = {name: getattr(part, name) for name in part.__struct_fields__ if name not in WORDS + ORIGIN}
    return {name: _plain(value) for name, value in found.items() if value}


def _plain(value: Any) -> object:
    if hasattr(value, "written"):
        return value.written
    if isinstance(value, msgspec.Struct):
        return _fields(value)
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


if __name__ == "__main__":
    print("\n".join(lines()))
