"""Write the digests of seeded games anew, or play all of them and compare.

    python -m tools.make_digests            writes tests/records/digests, one file for each game
    python -m tools.make_digests --check    plays all of them and names those that come out differently

Do the first when a rule was changed on purpose, and say in the commit which one and why.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from grimtable.games import installed
from tools.game_digests import differences, games_of, keep, kept, line_of, seeded_of


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games; with `--check` the number of differences is the exit code, at most 1."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("--processes", type=int, default=None, help="how many games at once")
    parser.add_argument("games", nargs="*", default=[], help="the games; all of them if none is named")
    asked = parser.parse_args(arguments)
    changed = 0
    with ProcessPoolExecutor(asked.processes) as pool:
        for id in asked.games or installed():
            wanted = [seeded_of(line) for line in kept(id)] if asked.check else list(games_of(id))
            lines = list(pool.map(line_of, repeat(id), wanted, chunksize=8))
            if asked.check:
                changed += differences(id, kept(id), lines)
            else:
                keep(id, lines)
                print(f"{id}: {len(lines)} games written")
    return 1 if changed else 0


if __name__ == "__main__":
    raise SystemExit(main())
