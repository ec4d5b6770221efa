"""`make soak`: every long batch for some minutes, one after the other, and one table of what came of it."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tools.soak.batch import Batch, Run, find, names


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the batches; 0 when none of them found a problem."""
    parser = argparse.ArgumentParser(
        prog="make soak", description=main.__doc__, epilog=f"batches: {', '.join(names())}"
    )
    parser.add_argument("--only", metavar="NAME", action="append", help="this batch; may be given again")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long each batch goes on (5)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other games")
    parser.add_argument("--list", action="store_true", help="say what batches there are, and end")
    chosen = parser.parse_args(arguments)
    console = Console()
    try:
        batches = find(chosen.only or ())
    except KeyError as error:
        parser.error(f"there is no batch {error}: choose among {', '.join(names())}")
    if chosen.list:
        for batch in batches:
            console.print(f"{batch.name:<16}{batch.title}", highlight=False, markup=False)
        return 0
    return 0 if soak(batches, chosen.seed, chosen.minutes, console) else 1


def soak(batches: Sequence[Batch], seed: int, minutes: float, console: Console) -> bool:
    """Each batch for so many minutes; True when all of them are well."""
    ended: list[tuple[Batch, Run, float]] = []
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[did]}"),
    )
    with Progress(*columns, console=Console(file=sys.stderr, quiet=console.quiet)) as progress:
        for batch in batches:
            task = progress.add_task(batch.name, total=minutes * 60, did="")
            with tempfile.TemporaryDirectory(prefix=f"grimtable-{batch.name}-") as folder:
                run = Run(
                    seed,
                    minutes * 60,
                    Path(folder),
                    lambda run, task=task: progress.update(  # type: ignore[misc]
                        task, completed=min(run.passed, run.seconds), did=_did(run)
                    ),
                )
                batch.run(run)
            ended.append((batch, run, run.passed))
            progress.update(task, completed=run.seconds, did=_did(run))
    for batch, run, _ in ended:
        for problem in run.problems:
            console.print(f"{batch.name}: {problem}\n", markup=False, highlight=False, soft_wrap=True)
    console.print(summary(ended))
    return not any(run.problems for _, run, _ in ended)


def summary(ended: Sequence[tuple[Batch, Run, float]]) -> Table:
    """One line for each batch."""
    shown = Table(title="soak", title_justify="left")
    for heading, justify in (
        ("batch", "left"),
        ("minutes", "right"),
        ("done", "left"),
        ("problems", "right"),
    ):
        shown.add_column(heading, justify="right" if justify == "right" else "left")
    for batch, run, passed in ended:
        done = "\n".join([_did(run), *(f"{name}: {value}" for name, value in run.figures.items())])
        shown.add_row(batch.name, f"{passed / 60:.1f}", done, str(len(run.problems)))
    return shown


def _did(run: Run) -> str:
    return ", ".join(f"{count} {what}" for what, count in run.counts.items())


if __name__ == "__main__":
    raise SystemExit(main())
