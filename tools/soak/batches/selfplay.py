"""Random and veteran games of every game at every player count: they end and their records verify."""

from __future__ import annotations

from grimtable.games import installed
from tools.soak.batch import Run

#: Games of one command: enough for every scenario to have its turn.
GAMES = 24


def soak(run: Run) -> None:
    """Each game in turn, random games and then bots that know what they do."""
    seed = run.seed
    while run.goes_on():
        for game in installed():
            for level, games in (("random", GAMES), ("veteran", 2)):
                command = ["-m", "grimtable", "selfplay", game, "--games", str(games), "--seed", str(seed)]
                run.command(f"batches of {level} games", *command, "--seats", level)
                if not run.goes_on():
                    return
        seed += GAMES
