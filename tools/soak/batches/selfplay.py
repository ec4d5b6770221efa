"""Random and veteran games of every game at every player count: they end and their records verify."""

from __future__ import annotations

from grimtable.games import installed
from grimtable.games.shelves import shelves_of
from tools.soak.batch import Run

#: Games of one command at each number of players: few, so that every game has its turn in five minutes.
GAMES = 4


def soak(run: Run) -> None:
    """Each game in turn, random games and then bots that know what they do."""
    seed = run.seed
    while run.goes_on():
        for shelf in (shelf for game in installed() for shelf in shelves_of(game)):
            # They are played in turn from the first one on: another seed, another first one.
            first = seed % len(shelf.scenarios)
            in_turn = shelf.scenarios[first:] + shelf.scenarios[:first]
            chosen = [f"--scenario={scenario}" for scenario in in_turn]
            chosen += [f"--pack={pack}" for pack in shelf.needs]
            for level, games in (("random", GAMES), ("veteran", 1)):
                command = ["-m", "grimtable", "selfplay", shelf.game.id, *chosen, "--seats", level]
                run.command(f"batches of {level} games", *command, f"--games={games}", f"--seed={seed}")
                if not run.goes_on():
                    return
        seed += GAMES
