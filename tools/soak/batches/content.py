"""Cards and scenarios made at random: refused in a sentence, or played without a fault."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

from grimtable.games import installed
from tests.content.generated.playing import Tally, try_out
from tools.soak.batch import Run

#: Seconds of the processor for one pack; what takes longer goes round in a circle.
LONGEST = 60.0


def soak(run: Run) -> None:
    """A pack for each game in turn; the seed of a failure makes the same pack again."""
    tallies = {game: Tally() for game in installed()}
    for seed in count(run.seed):
        for game, tally in tallies.items():
            run.doing = f"{game}, seed {seed}"
            with _alarm():
                one = try_out(game, seed, run.folder / game)
            tally.add(one)
            run.did("items played", one.passed)
            run.figures[game] = str(tally)
            for failure in one.failures:
                run.problem(failure)
            if not run.goes_on():
                return


@contextmanager
def _alarm() -> Iterator[None]:
    """Interrupt what hangs; the failure then tells where."""

    def ring(*_: object) -> None:
        raise TimeoutError(f"not done after {LONGEST:.0f} s")

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
