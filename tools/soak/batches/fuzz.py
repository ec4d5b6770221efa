"""Fuzzing guided by coverage: every parser and every message, without crash, hang or growth."""

from __future__ import annotations

from tools.fuzz.running import fuzz, sentence
from tools.fuzz.targets import every
from tools.soak.batch import Run

#: Seconds for one target at a time: long enough that preparing it does not count.
SLICE = 45.0


def soak(run: Run) -> None:
    """Each target for a while, then all of them again with another seed; another seed begins elsewhere."""
    targets = list(every())
    first = run.seed % len(targets)
    targets = targets[first:] + targets[:first]
    ways: dict[str, int] = {}
    told: set[tuple[str, str]] = set()
    seed, searched, turns = run.seed, 0.0, 0
    while run.goes_on():
        for place, name in enumerate(targets):
            if not run.goes_on():
                if len(ways) < len(targets):
                    run.cut(f"not reached: {', '.join(name for name in targets if name not in ways)}")
                return
            # The time that is left is for those that are left, without what preparing takes each of them.
            preparing = (run.passed - searched) / turns if turns else 0.0
            share = (run.seconds - run.passed) / (len(targets) - place)
            slice = max(2.0, min(SLICE, share - preparing))
            searched, turns = searched + slice, turns + 1
            folder = run.folder / f"{name}-{seed}"
            folder.mkdir()
            outcome = fuzz(name, slice, seed, folder)
            run.did("inputs", outcome.runs)
            ways[name] = max(ways.get(name, 0), outcome.ways)
            run.figures["ways"] = ", ".join(f"{name} {count}" for name, count in ways.items())
            for failure in outcome.failures:
                if (name, failure.key) not in told:
                    told.add((name, failure.key))
                    run.problem(sentence(name, failure))
        seed += 1
