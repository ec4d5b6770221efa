"""Whatever interrupts a procedure says so by `state.moved`: after a deed nothing else is looked at."""

from __future__ import annotations

import re
from pathlib import Path

import grimtable.games

GAMES = Path(grimtable.games.__file__).parent
TOUCHES = re.compile(
    r"\bstack\.(append|pop|insert|extend|clear|remove|reverse)\(|\bdel \w*\.?stack\[|\.stack\s*=[^=]"
)


def test_no_rule_of_a_game_touches_the_stack_itself() -> None:
    """Only `begin`, `leave` and `finish` may; a position that is set up has not begun yet."""
    rules = [path for path in GAMES.rglob("*.py") if path.name != "position.py"]
    touching = [
        str(path.relative_to(GAMES)) for path in rules if TOUCHES.search(path.read_text(encoding="utf-8"))
    ]
    assert len(rules) > 100 and touching == []


def test_the_search_finds_what_it_looks_for() -> None:
    for line in ("state.stack.append(frame)", "stack.pop()", "del state.stack[2:]", "state.stack = []"):
        assert TOUCHES.search(line), line
    for line in ("for frame in state.stack:", "state.stack[-1].memory", "twin.stack == state.stack"):
        assert not TOUCHES.search(line), line
