"""Counts: how many lines of play n decisions give from fixed situations, as kept in counts.txt.

A change of the rules that nobody meant shows here first. When it was meant, write the numbers anew:
`python -m tests.games.skirmish.test_counts`.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from grimtable.games import load_game
from tests.games.skirmish.situation import Situation

COUNTS = Path(__file__).parent / "counts.txt"


def duel() -> Any:
    """A ghoul next to a scout, both with reactions in hand; the ghoul acts."""
    situation = Situation(
        """
#################
# r             #
#   +   +   +   #
#     g       P #
#################
""",
        hands={"red": ("dive", "not_today", "brace"), "keeper": ("not_today", "swarm")},
        turn={"seat": "keeper", "figure": "ghoul_1"},
        seed=1,
    )
    return situation.state


def doorway() -> Any:
    """A warden and an ogre on the two sides of a double door."""
    situation = Situation(
        """
#########################
# w         A     o     #
#   +   +   +   +   +   #
#           A           #
#########################
""",
        turn={"seat": "red", "figure": "red_warden_1"},
        seed=1,
    )
    return situation.state


def beginning() -> Any:
    """The first turn of Cold Start with three players."""
    return load_game("skirmish").new(players=3, seed=1)


SITUATIONS: dict[str, tuple[Callable[[], Any], int]] = {
    "duel": (duel, 4),
    "doorway": (doorway, 4),
    "beginning": (beginning, 4),
}


def lines_of_play(state: Any, decisions: int) -> int:
    """How many sequences of so many decisions there are from here; a game that ends early counts once."""
    if decisions == 0 or state.over:
        return 1
    count = 0
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        count += lines_of_play(after, decisions - 1)
    return count


def written() -> Iterator[tuple[str, int, int]]:
    """The lines of counts.txt: situation, decisions, lines of play."""
    for line in COUNTS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, decisions, count = line.split()
            yield name, int(decisions), int(count)


@pytest.mark.parametrize(("name", "decisions", "count"), list(written()))
def test_as_many_lines_of_play_as_written_down(name: str, decisions: int, count: int) -> None:
    assert lines_of_play(SITUATIONS[name][0](), decisions) == count


def test_every_situation_is_written_down() -> None:
    assert {name for name, _, _ in written()} == set(SITUATIONS)


if __name__ == "__main__":
    text = ["# situation, decisions, lines of play: see test_counts.py"]
    for name, (make, deepest) in SITUATIONS.items():
        text += [f"{name} {depth} {lines_of_play(make(), depth)}" for depth in range(1, deepest + 1)]
    COUNTS.write_text("\n".join(text) + "\n", encoding="utf-8")
