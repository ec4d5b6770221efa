"""The command line of the benchmarks: options, progress, tables, exit code."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bars

from benchmarks.budget import BudgetError, load_budgets
from benchmarks.catalogue import all_sights, all_subjects
from benchmarks.measurement import MEASURES
from benchmarks.print_report import WIDTH, print_report
from benchmarks.processes import ProcessStopped
from benchmarks.report import write_json
from benchmarks.run import run
from benchmarks.selection import COMMAND, SelectionError, select
from benchmarks.server import SERVER, ServerBroke
from benchmarks.sight import SightSubject
from benchmarks.subject import Subject
from grimtable.kernel import GrimtableError
from tools.serving import ServerFailed

MINIMUM_ROUNDS = 3
MINIMUM_SLICE = 0.05
INTERRUPTED = 130
"""What shells report for a command stopped with Ctrl-C."""


class Shown:
    """Progress as a bar on the error stream, or one line for each phase when nobody watches."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.bars = Bars(
            TextColumn("{task.description:<32}"),
            BarColumn(bar_width=30),
            MofNCompleteColumn(),
            TextColumn("{task.fields[subject]}"),
            TimeElapsedColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = None if not console.is_terminal else self.bars.add_task("starting", total=1, subject="")

    def phase(self, title: str, steps: int) -> None:
        if self._task is None:
            self.console.print(f"{title} …", markup=False, highlight=False)
        else:
            self.bars.reset(self._task, total=steps, description=title, subject="")

    def step(self, subject: str) -> None:
        if self._task is not None:
            self.bars.update(self._task, advance=1, subject=subject)


def parser() -> argparse.ArgumentParser:
    """The options; `docs/benchmarks.md` explains them."""
    options = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description="Measure Grimtable beside its peers in one run and compare with the budgets.",
    )
    options.add_argument("--only", nargs="+", default=[], metavar="NAME", help="measure these subjects only")
    options.add_argument(
        "--measures", nargs="+", default=[], metavar="MEASURE", help="take these measures only"
    )
    options.add_argument("--rounds", type=_rounds, default=11, help="rounds of slices (default %(default)s)")
    options.add_argument(
        "--slice", type=_seconds, default=0.5, help="seconds of one playout slice (%(default)s)"
    )
    options.add_argument("--seed", type=_seed, default=1, help="seed of the first game (default %(default)s)")
    options.add_argument("--json", type=Path, metavar="FILE", help="write the results to FILE as well")
    options.add_argument("--strict", action="store_true", help="exit with 1 if a budget does not hold")
    options.add_argument("--list", action="store_true", help="list subjects and measures, then stop")
    return options


def _rounds(text: str) -> int:
    if not text.isdecimal() or int(text) < MINIMUM_ROUNDS:
        raise argparse.ArgumentTypeError(f"a median needs at least {MINIMUM_ROUNDS} rounds, not {text!r}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not MINIMUM_SLICE <= seconds <= 600:
        raise argparse.ArgumentTypeError(f"give seconds from {MINIMUM_SLICE} to 600, not {text!r}")
    return seconds


def _seed(text: str) -> int:
    if not text.isdecimal() or int(text) >= 2**31:
        raise argparse.ArgumentTypeError(f"a seed is a whole number from 0 to {2**31 - 1}, not {text!r}")
    return int(text)


def print_list(console: Console) -> None:
    """Every subject with what it is or why it is missing, and every measure."""
    subjects: list[Subject | SightSubject] = [*all_subjects(), *all_sights()]
    for each in subjects:
        reason = each.missing()
        console.print(f"{each.name:<22} {each.title}" + (f" ({reason})" if reason else ""), markup=False)
    console.print(f"{COMMAND:<22} the command line, for its cold start", markup=False)
    console.print(f"{SERVER:<22} the table's server, in a process of its own", markup=False)
    console.print()
    for name, measure in MEASURES.items():
        console.print(f"{name:<22} {measure.title}, {measure.unit}", markup=False)


def main(arguments: Sequence[str]) -> int:
    """Run the benchmarks; 0 done, 1 a budget does not hold and `--strict`, 2 not understood, 130 stopped."""
    options = parser().parse_args(arguments)
    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=WIDTH)
    if options.list:
        print_list(console)
        return 0
    if options.json is not None and not options.json.resolve().parent.is_dir():
        errors.print(f"--json: there is no folder {options.json.parent}; make it first", markup=False)
        return 2
    try:
        budgets = load_budgets()
        selection = select(all_subjects(), all_sights(), only=options.only, measures=options.measures)
    except (BudgetError, SelectionError) as error:
        errors.print(str(error), markup=False)
        return 2
    shown = Shown(errors)
    try:
        with shown.bars:
            report = run(
                selection,
                budgets,
                seed=options.seed,
                rounds=options.rounds,
                slice_seconds=options.slice,
                progress=shown,
            )
    except GrimtableError as error:
        errors.print(f"a game of ours cannot be played: {error}; leave it out with --only", markup=False)
        return 2
    except (ServerBroke, ServerFailed) as error:
        errors.print(f"{error}; leave it out with --measures or --only", markup=False)
        return 2
    except ProcessStopped as error:
        errors.print(f"{error}, or leave the measure out with --measures", markup=False)
        return 2
    except KeyboardInterrupt:
        errors.print("stopped before the end: nothing was written", markup=False)
        return INTERRUPTED
    print_report(report, console)
    if options.json is not None:
        write_json(report, options.json)
        console.print(f"written to {options.json}", markup=False)
    return 1 if options.strict and report.fails else 0
