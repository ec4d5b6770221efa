"""Today's bots against those of an earlier commit:  python -m tools.earlier COMMIT doom2004 --games 200

The earlier commit is checked out beside this one and plays in a process of its own. Both keep the same game:
whoever is asked answers with a line of text, and both make that move. So two states of the code can be
compared as long as their rules agree; where they do not, a move that one of them refuses ends the run.

Sides are swapped: every seed is played twice, with today's bots on each side. Where everybody plays for
themselves, today's bots have every second seat, in turn.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from grimtable.bots import decide, make, seed_for
from grimtable.bots.matches import Score
from grimtable.games import load_changed
from grimtable.kernel import Setup, State

ROOT = Path(__file__).resolve().parents[1]


# --- the earlier player, in its own process -------------------------------------------------------


def answer() -> None:
    """Read set-ups, moves and questions from standard input; answer questions with a line of action."""
    state: State[Any, Any] | None = None
    bots = {}
    for line in sys.stdin:
        said = json.loads(line)
        if "game" in said:
            game = load_changed(said["game"], said["packs"])
            setup = game.setup(**said["setup"])
            state = game.begin(setup)
            bots = {seat.id: make(said["level"], seed_for(setup.seed, seat.id)) for seat in setup.seats}
            continue
        assert state is not None
        if "move" in said:
            state.apply(state.game.language.read(state, said["move"]))
            continue
        assert state.asked is not None
        action = decide(bots[state.asked], state)
        print(json.dumps(state.game.language.spell(state, action)), flush=True)


class Earlier:
    """The process that plays as the earlier commit did."""

    def __init__(self, checkout: Path) -> None:
        # The module is this one; the package that it plays with is the earlier one.
        path = os.pathsep.join([str(checkout / "src"), str(ROOT)])
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from tools.earlier import answer; answer()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )

    def tell(self, **said: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(said) + "\n")
        self.process.stdin.flush()

    def ask(self) -> str:
        self.tell(ask=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the earlier player has ended; what it wrote stands above")
        return str(json.loads(line))

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()  # it closes both pipes


# --- matches --------------------------------------------------------------------------------------


def play(
    earlier: Earlier, game: str, packs: Sequence[str], options: dict[str, Any], level: str, ours: set[str]
) -> set[str]:
    """One game with today's bots in some seats; the seats that won."""
    rules = load_changed(game, packs)
    setup: Setup = rules.setup(**options)
    state = rules.begin(setup)
    earlier.tell(game=game, packs=list(packs), setup=options, level=level)
    bots = {seat.id: make(level, seed_for(setup.seed, seat.id)) for seat in setup.seats if seat.id in ours}
    while state.result is None:
        seat = state.asked
        assert seat is not None
        if seat in bots:
            action = decide(bots[seat], state)
            text = state.game.language.spell(state, action)
        else:
            text = earlier.ask()
            action = state.game.language.read(state, text)
        state.apply(action)
        earlier.tell(move=text)
    return set(state.result.winners)


def sides_of(setup: Setup) -> Iterator[tuple[str, set[str]]]:
    """Whom today's bots play for, in turn."""
    teams = list(dict.fromkeys(str(seat.team) for seat in setup.seats))
    if len(teams) <= 2:
        for team in teams:
            yield team, {seat.id for seat in setup.seats if str(seat.team) == team}
        return
    for start in (0, 1):
        yield (
            f"seats {start + 1}, {start + 3} …",
            {seat.id for place, seat in enumerate(setup.seats) if place % 2 == start},
        )


def is_won(winners: set[str], ours: set[str]) -> bool:
    """Whether a game counts for these seats; several winners share it."""
    return bool(winners) and len(winners & ours) >= max(1, len(winners - ours))


def main() -> None:
    """Play the match and print a row for each place."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("commit")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="games on each side, over all places together")
    parser.add_argument("--level", default="veteran")
    parser.add_argument("--scenarios", default="", help="separated by commas; left out: all")
    parser.add_argument("--players", default="", help="separated by commas; left out: the fewest to the most")
    parser.add_argument(
        "--packs", default="", help="beside those proposed, separated by commas; no-NAME leaves one out"
    )
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    packs = [each for each in asked.packs.split(",") if each]
    game = load_changed(asked.game, packs)
    scenarios = asked.scenarios.split(",") if asked.scenarios else list(game.scenarios)
    players = [int(each) for each in asked.players.split(",")] if asked.players else [None]
    places = [(scenario, number) for scenario in scenarios for number in players]
    won: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
    with tempfile.TemporaryDirectory() as folder:
        checkout = Path(folder) / "earlier"
        subprocess.run(
            ["git", "worktree", "add", "--quiet", "--detach", str(checkout), asked.commit],
            cwd=ROOT,
            check=True,
        )
        earlier = Earlier(checkout)
        try:
            for number in range(asked.games):
                scenario, count = places[number % len(places)]
                options = {
                    "scenario": scenario,
                    "seed": asked.seed + number,
                    **({"players": count} if count else {}),
                }
                setup = game.setup(**options)
                for side, ours in sides_of(setup):
                    winners = play(earlier, asked.game, packs, options, asked.level, ours)
                    tally = won[f"{scenario}, {len(setup.seats)} seats", side]
                    tally[0] += is_won(winners, ours)
                    tally[1] += 1
                    sys.stderr.write(f"\r{number + 1} of {asked.games}  {standing(won)}   ")
        finally:
            earlier.close()
            subprocess.run(["git", "worktree", "remove", "--force", str(checkout)], cwd=ROOT, check=False)
    sys.stderr.write("\n")
    for (place, side), (wins, games) in sorted(won.items()):
        print(f"{place:44} {side:12} {wins:4} of {games}")
    print(standing(won))


def standing(won: dict[tuple[str, str], list[int]]) -> str:
    """Won games by side and together, with their 95 % interval."""
    sides: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for (_, side), (wins, games) in won.items():
        for key in (side, "together"):
            sides[key][0] += wins
            sides[key][1] += games
    return "; ".join(
        f"{side} {wins} of {games} ({Score(wins, games).share:.0%}, {low:.0%}–{high:.0%})"
        for side, (wins, games) in sides.items()
        for low, high in [Score(wins, games).interval]
    )


if __name__ == "__main__":
    main()
