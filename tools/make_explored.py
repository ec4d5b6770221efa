"""Look for explored games that are worth keeping, or play the kept ones and compare.

    python -m tools.make_explored relic           explores many games, keeps those that run most of the rules
    python -m tools.make_explored --again         keeps the same games and writes their digests anew
    python -m tools.make_explored --check         plays all of them and names those that come out differently

Write digests anew when a rule was changed on purpose, and say in the commit which one and why. Look for other
games when there are many new rules: the kept ones were chosen for the lines that they run.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from grimtable.games import installed
from tools.explored_games import FOLDER, explored_line
from tools.game_digests import Seeded, differences, games_of, keep, kept, seeded_of
from tools.mutate.subject import SUBJECTS
from tools.mutate.witnesses import Tracer, load

#: So many games are kept of a game, chosen from so many of each variant.
KEPT = 120
TRIED = 60

Runs = frozenset[tuple[str, int]]


def watched(id: str, seeded: Seeded) -> tuple[str, Runs]:
    """The line of a game and the lines of the rules that it runs."""
    subject = SUBJECTS[id]
    load(subject)  # what runs only when the game is loaded is no merit of this game
    said: list[str] = []
    lines = Tracer(subject.files()).watch(lambda: said.append(explored_line(id, seeded)))
    return said[0], frozenset((file, line) for file, own in lines.items() for line in own)


def chosen(tried: list[tuple[str, Runs]], count: int) -> list[str]:
    """Those games that together run the most: a line counts less each time that it has been run already.

    >>> a, b, c = frozenset({("x", 1)}), frozenset({("x", 2), ("x", 3)}), frozenset({("x", 2)})
    >>> chosen([("a", a), ("b", b), ("c", c)], 2)
    ['b', 'a']
    """
    left = list(tried)
    times: Counter[tuple[str, int]] = Counter()
    found: list[str] = []
    while left and len(found) < count:
        best = max(left, key=lambda one: sum(0.5 ** times[line] for line in one[1]))
        left.remove(best)
        times.update(best[1])
        found.append(best[0])
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Look for games, or play the kept ones; with `--check` a difference is exit code 1."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument(
        "--check", action="store_true", help="compare the kept games instead of looking for others"
    )
    parser.add_argument(
        "--again", action="store_true", help="play the kept games and write their digests anew"
    )
    parser.add_argument("--processes", type=int, default=None, help="how many games at once")
    parser.add_argument(
        "--tried", type=int, default=TRIED, help=f"games of each variant to choose from ({TRIED})"
    )
    parser.add_argument("games", nargs="*", default=[], help="the games; all of them if none is named")
    asked = parser.parse_args(arguments)
    changed = 0
    with ProcessPoolExecutor(asked.processes) as pool:
        for id in asked.games or installed():
            if asked.check or asked.again:
                before = kept(id, FOLDER)
                lines = list(pool.map(explored_line, repeat(id), map(seeded_of, before), chunksize=8))
                changed += differences(id, before, lines)
            else:
                tried = list(pool.map(watched, repeat(id), games_of(id, asked.tried), chunksize=4))
                lines = sorted(chosen(tried, KEPT))
                print(f"{id}: {len(lines)} of {len(tried)} games kept")
            if not asked.check:
                keep(id, lines, FOLDER)
    return 1 if asked.check and changed else 0


if __name__ == "__main__":
    raise SystemExit(main())
