"""`make mutate`: plant small mistakes in the rules and list those that no case and no test notices."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tools.mutate import equivalents, swapping
from tools.mutate.again import survivors
from tools.mutate.hosting import Items, host
from tools.mutate.judged import Judged
from tools.mutate.mutant import ROOT, Mutant
from tools.mutate.noticing import notice, panel, runs_in_loading
from tools.mutate.report import Outcome, figures, told
from tools.mutate.sampling import sample
from tools.mutate.subject import GAMES, SUBJECTS, Subject
from tools.mutate.witnesses import FOLDER, Record, load, record


def main(arguments: Sequence[str] | None = None) -> int:
    """Look at a sample of each subject; 1 when less was noticed than `--min` and `--min-swaps` ask for."""
    parser = argparse.ArgumentParser(prog="make mutate", description=main.__doc__)
    parser.add_argument("--game", action="append", choices=list(SUBJECTS), help="only this; may be repeated")
    parser.add_argument("--seed", type=int, default=1, help="another seed, another sample (1)")
    parser.add_argument("--mutants", type=int, default=150, help="how many of each subject (150)")
    parser.add_argument("--swaps", type=int, default=60, help="how many swaps of steps of each game (60)")
    parser.add_argument("--min", type=float, default=92.0, help="per cent of useful mutants (92)")
    parser.add_argument("--min-swaps", type=float, default=85.0, help="per cent of useful swaps (85)")
    parser.add_argument("--file", default="", help="only mutants of files with this in their path")
    parser.add_argument("--tests", default="", help="only files of tests with this in their names, or `none`")
    parser.add_argument("--again", type=Path, help="only the survivors that this report lists")
    chosen = parser.parse_args(arguments)
    os.chdir(ROOT)
    outcomes: list[Outcome] = []
    for name in chosen.game or GAMES:
        outcome = Outcome(name, chosen.seed)
        subject = replace(SUBJECTS[name], word=chosen.tests)
        groups = [group for group in subject.mutants() if chosen.file in group[0].path]
        if chosen.again:
            _mutants(subject, outcome, survivors(groups, chosen.again))
        else:
            judged = _mutants(subject, outcome, sample(groups, chosen.mutants, chosen.seed))
            if name in GAMES:
                _swaps(name, outcome, chosen.swaps, judged)
        _write(outcome)
        print("\n".join([*told(outcome), ""]), flush=True)
        outcomes.append(outcome)
    if len(outcomes) > 1:
        print("\n".join(figures(outcomes)))
    return 0 if all(outcome.is_enough(chosen.min, chosen.min_swaps) for outcome in outcomes) else 1


def _write(outcome: Outcome) -> None:
    """Keep the report as it stands, so that survivors can be read while others are still looked at."""
    report = FOLDER / f"{outcome.subject}-{outcome.seed}.txt"
    report.write_text("\n".join([*told(outcome), ""]), encoding="utf-8")


def _mutants(subject: Subject, outcome: Outcome, mutants: list[Mutant]) -> Judged:
    clock = _Clock(subject.name)
    known = record(subject, clock.show)
    judged = Judged(FOLDER / f"{subject.name}.judged", subject.files(), known, subject.word)
    load(subject)

    def look(items: Items) -> None:
        if not all(equivalents.reason(mutant) or judged.of(mutant) for mutant in mutants):
            _baseline(subject, known, items)
        for number, mutant in enumerate(mutants):
            survived = len(outcome.mutants) - outcome.noticed
            clock.show(f"mutants, {survived} survived", number, len(mutants))
            why = equivalents.reason(mutant)
            if why:
                outcome.equivalent.append((mutant, why))
                continue
            by = judged.of(mutant)
            if by is None:
                shown, anew = panel(mutant, known), runs_in_loading(mutant, known)
                by = notice(subject, mutant, shown, runs_in_loading=anew, items=items)
                judged.keep(mutant, by)
            outcome.mutants.append((mutant, by))
            if not by.is_noticed:
                _write(outcome)

    host([witness.name for witness in known.witnesses if not witness.is_case], look)
    clock.done()
    return judged


def _swaps(game: str, outcome: Outcome, count: int, judged: Judged) -> None:
    clock = _Clock(game)
    chosen = swapping.swaps(game, count, outcome.seed) if count else []
    for number, (swap, named, why) in enumerate(chosen):
        survived = len(outcome.swaps) - outcome.swaps_noticed
        clock.show(f"swaps, {survived} survived", number, len(chosen))
        if why:
            outcome.equivalent_swaps.append((named, why))
            continue
        by = judged.of(f"swap {named}")
        if by is None:
            by = swapping.noticed(game, swap)
            judged.keep(f"swap {named}", by)
        outcome.swaps.append((named, by.witness))
        if not by.is_noticed:
            _write(outcome)
    clock.done()


def _baseline(subject: Subject, known: Record, items: Items) -> None:
    """A mutant that changes nothing is noticed by nobody; else the figures would mean nothing."""
    path = subject.files()[0].relative_to(ROOT).as_posix()
    nothing = Mutant(path, 0, 0, "", "nothing", 1, (1, 1), at_import=True)
    shown = panel(nothing, known)
    by = notice(subject, nothing, shown, items=items)
    if by.is_noticed:
        raise SystemExit(f"{subject.name}: {by.witness or by.kind} fails without any mutant: mend that first")


class _Clock:
    """A line on the terminal that says how far it is; in a file, one line now and then."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._began = time.monotonic()
        self._last = 0.0

    def show(self, what: str, done: int, whole: int) -> None:
        now = time.monotonic()
        is_terminal = sys.stderr.isatty()
        if now - self._last < (0.2 if is_terminal else 30.0):
            return
        self._last = now
        minutes, seconds = divmod(int(now - self._began), 60)
        line = f"{self._name}: {done} of {whole} {what}, {minutes}:{seconds:02}"
        print(
            f"\r{line:<78}" if is_terminal else line,
            end="" if is_terminal else "\n",
            file=sys.stderr,
            flush=True,
        )

    def done(self) -> None:
        if sys.stderr.isatty():
            print(f"\r{'':<78}\r", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
