"""`grimtable simulate --campaign`: whole campaigns and operations of bots, with a report."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import typer
from rich.console import Console
from rich.markdown import Markdown

from grimtable.cli.batches import FAILED, INTERRUPTED, read_jobs, stopping
from grimtable.games import PackName
from grimtable.kernel.setup import OptionValue
from grimtable.records.record import write_whole
from grimtable.simulation import SimulationError
from grimtable.simulation.series_summary import SeriesSummary
from grimtable.simulation.whole_series import SeriesPlayed, make_order, play_all

REPORT = "report.md"


def simulate_series(
    game: str,
    kind: str | None,
    *,
    players: int | None,
    seats: str,
    count: int,
    jobs: str,
    seed: int,
    options: dict[str, OptionValue],
    packs: Sequence[PackName],
    out: Path | None,
    keep: bool,
) -> None:
    """Play the series, tell what became of them, and keep report and records where they are wanted."""
    if keep and out is None:
        raise SimulationError("say with --out in which folder the records are kept")
    if out is not None and (out / REPORT).exists():
        raise SimulationError(f"{out} holds a report already; choose another folder")
    order = make_order(
        game,
        kind,
        players=players,
        seats=seats,
        seed=seed,
        options=options,
        packs=packs,
        folder=out if keep else None,
    )
    workers = read_jobs(jobs)
    console = Console()
    began = time.perf_counter()
    played: list[SeriesPlayed] = []
    is_stopped = False
    with stopping(), console.status("") as status:
        try:
            for each in play_all(order, count, min(workers, count)):
                played.append(each)
                status.update(f"{len(played)} of {count} series")
        except KeyboardInterrupt:
            is_stopped = True  # what is finished is told all the same
    elapsed = time.perf_counter() - began
    summary = SeriesSummary(order, played)
    lines = summary.lines()
    if console.is_terminal:
        console.print(Markdown("\n".join(lines)))
    else:
        typer.echo("\n".join(lines))
    games = sum(len(each.games) for each in played)
    if keep:
        typer.echo(f"{len(summary.played)} series, {games} records verified in {out}")
    typer.echo(f"{len(played)} series, {games} games in {elapsed:.1f} s")
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        write_whole(out / REPORT, ("\n".join(lines) + "\n").encode())
        typer.echo(f"Report: {out / REPORT}")
    if is_stopped:
        typer.echo(f"Stopped with {len(played)} of {count} series finished.")
        raise typer.Exit(INTERRUPTED)
    if summary.failures:
        raise typer.Exit(FAILED)
