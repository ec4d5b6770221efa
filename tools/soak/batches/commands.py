"""Every command with every game and every item, right and wrong: no traceback, an exit code, a sentence."""

from __future__ import annotations

import random
from itertools import count

from tools.command_walk import lines, mistakes, problem_of
from tools.soak.batch import Run


def soak(run: Run) -> None:
    """All lines in an order of the seed's, mistakes among them, as far as the time goes."""
    for seed in count(run.seed):
        folder = run.folder / str(seed)
        folder.mkdir()
        wrong = [(words, True) for words in mistakes(folder, seed=seed, every_game=True)]
        walk = [*wrong, *((words, False) for words in lines(folder, seed=seed))]
        # The last line compares what a line before it has played.
        walk, last = walk[:-1], walk[-1]
        random.Random(seed).shuffle(walk)
        for words, is_wrong in (*walk, last):
            if not run.goes_on():
                return
            run.doing = f"grimtable {' '.join(words)}"
            problem = problem_of(words, wrong=is_wrong)
            run.did("commands")
            if problem:
                run.problem(f"{run.doing}\n{problem}")
