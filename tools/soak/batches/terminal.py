"""Games typed by number at the terminal, in every scenario as each side: nothing crashes, all reads well."""

from __future__ import annotations

import random
from itertools import count

from grimtable.games import installed, load_game
from tools.soak.batch import Run
from tools.terminal_player import LONGEST, begin, sessions


def soak(run: Run) -> None:
    """One whole game after the other; who chooses at random gets into corners, recruits get to the end."""
    for seed in count(run.seed):
        players, level = 2 + seed % 3, ("recruit", "random")[seed % 2]
        tables = [
            (game, *table) for game in installed() for table in sessions(load_game(game), players, seed)
        ]
        random.Random(seed).shuffle(tables)
        for game, scenario, seat in tables:
            run.doing = f"{game}, {scenario}, {seat}, {players} {level} players, seed {seed}"
            player = begin(game, scenario, seat, players=players, level=level, seed=seed)
            player.goes_on = run.is_in_time
            player.sit(lines=LONGEST)
            run.did("games")
            run.did("pages", player.pages)
            for problem in player.problems:
                run.problem(f"{run.doing}: {problem}")
            if not run.goes_on():
                return
