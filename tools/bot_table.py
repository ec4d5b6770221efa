"""Print how bots of each level fare against each other: `python -m tools.bot_table --games 30`."""

from __future__ import annotations

import argparse

from grimtable.bots import LEVELS
from grimtable.bots.matches import cross_table
from grimtable.games import load_game, override


def main() -> None:
    """A Markdown table: Marines down, Invader across, the share of games that the Marines win."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=30, help="games for each pairing")
    parser.add_argument("--levels", default="random,recruit,veteran", help="levels, separated by commas")
    parser.add_argument("--scenario", action="append", help="a scenario; all of them by default")
    parser.add_argument("--players", default="2,3,4", help="player counts, separated by commas")
    parser.add_argument("--frags", type=int, default=0, help="another frag limit, to even the sides")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = load_game("doom2004")
    scenarios = given.scenario or list(game.scenarios)
    if given.frags:
        game = override(game, {"scenarios": {name: {"frags": given.frags} for name in scenarios}})
    levels = [level for level in given.levels.split(",") if level in LEVELS]
    print(f"| Marines \\ Invader | {' | '.join(levels)} |")
    print(f"|---|{'---|' * len(levels)}")
    cells: list[str] = []
    for first, _, found in cross_table(
        game,
        "marines",
        "invader",
        levels,
        scenarios=scenarios,
        players=[int(number) for number in given.players.split(",")],
        seeds=range(given.seed, given.seed + given.games),
    ):
        low, high = found.interval
        cells.append(f"{found.share:.0%} ({low:.0%}–{high:.0%})")
        if len(cells) == len(levels):
            print(f"| {first} | {' | '.join(cells)} |", flush=True)
            cells = []


if __name__ == "__main__":
    main()
