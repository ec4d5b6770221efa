"""A bot that cheats, to learn what fair ones lack:  python -m tools.oracle doom2004 --games 40 --lines 40

The oracle is nightmare with the same candidates and the same estimate, but it looks ahead on the true table
with the dice that will really fall. Its lead over nightmare is what hidden things and better search could be
worth at most; where it has none, candidates or estimate hold nightmare back, and not what it cannot know.

It is a measure, not an opponent: `bots.make` does not know it, so nobody can be given such a rival.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from typing import TYPE_CHECKING

from grimtable.bots import NightmareBot, decide, make, seed_for
from grimtable.bots.searching import Search
from grimtable.games import load_changed
from tools.earlier import is_won, sides_of, standing

if TYPE_CHECKING:
    from grimtable.bots.bot import Bot, SeatAtTable
    from grimtable.bots.searching import Lookahead
    from grimtable.kernel import OwnState, SeatId, Setup


class Foreseeing(Search):
    """A search whose lines of play meet the dice that will fall."""

    def dice(self, table: OwnState) -> int:
        """Those of the true table."""
        return table.chance.word


class OracleBot(NightmareBot):
    """Nightmare on the true table. Only here does a bot reach for the state behind its seat."""

    def _begun(self, lookahead: Lookahead, seat: SeatAtTable) -> Search:
        return Foreseeing(lookahead, seat._state.copy, seat.seat)


def play(setup: Setup, seats: set[str], lines: int, packs: list[str]) -> set[str]:
    """One game with the oracle in some seats and nightmare in the others; the seats that won."""
    state = load_changed(setup.game, packs).begin(setup)
    bots: dict[SeatId, Bot] = {
        seat.id: OracleBot(seed_for(setup.seed, seat.id), iterations=lines)
        if seat.id in seats
        else make(f"nightmare-{lines}", seed_for(setup.seed, seat.id))
        for seat in setup.seats
    }
    while state.result is None:
        assert state.asked is not None
        state.apply(decide(bots[state.asked], state))
    return set(state.result.winners)


def main() -> None:
    """Play the match and print a row for each place."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40, help="games on each side, over all places together")
    parser.add_argument("--lines", type=int, default=40, help="lines of play for a decision, for both")
    parser.add_argument("--scenarios", default="", help="separated by commas; left out: all")
    parser.add_argument("--players", type=int, default=None, help="left out: the game's own")
    parser.add_argument("--packs", default="", help="beside those proposed, separated by commas")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    packs = [each for each in asked.packs.split(",") if each]
    game = load_changed(asked.game, packs)
    scenarios = asked.scenarios.split(",") if asked.scenarios else list(game.scenarios)
    won: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
    for number in range(asked.games):
        scenario = scenarios[number % len(scenarios)]
        setup = game.setup(players=asked.players, scenario=scenario, seed=asked.seed + number)
        for side, ours in sides_of(setup):
            tally = won[scenario, side]
            tally[0] += is_won(play(setup, ours, asked.lines, packs), ours)
            tally[1] += 1
            sys.stderr.write(f"\r{number + 1} of {asked.games}  {standing(won)}   ")
    sys.stderr.write("\n")
    for (place, side), (wins, games) in sorted(won.items()):
        print(f"{place:44} {side:12} {wins:4} of {games}")
    print(standing(won))


if __name__ == "__main__":
    main()
