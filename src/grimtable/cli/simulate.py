"""`grimtable simulate`: a batch of games played by bots, with a report."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from grimtable.cli.batches import (
    FAILED,
    INTERRUPTED,
    MOST_GAMES,
    Bar,
    JobsOption,
    crew_of,
    default_folder,
    play_batch,
    read_options,
    stopping,
)
from grimtable.cli.packs import PackOption, asked_packs
from grimtable.simulation import Batch, SimulationError, Summary, make_spec
from grimtable.simulation.report import write_report
from grimtable.simulation.tables import has_parquet
from grimtable.simulation.watching import sheet_of

app = typer.Typer(add_completion=False)

#: How many failures are told one by one.
TOLD = 5


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, for example doom2004.")],
    scenario: Annotated[
        str | None, typer.Argument(metavar="[SCENARIO]", help="The scenario; the game's first by default.")
    ] = None,
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="LEVEL|SEAT=LEVEL,…",
            help="Bots: one level for all, or seats and teams by name (marines=veteran,invader=recruit).",
        ),
    ] = "recruit",
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="Number of players.")] = None,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="Games to play.")] = 400,
    jobs: JobsOption = "auto",
    seed: Annotated[int, typer.Option("--seed", help="Seed of the batch; every game's follows from it.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FOLDER", help="Where games and report go; the same order goes on there."
        ),
    ] = None,
    pack: PackOption = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="KEY=VALUE", help="A table option; may be given more than once."),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            "--ray", metavar="ADDRESS|local", help="Play on a Ray cluster instead of worker processes."
        ),
    ] = None,
    statistics: Annotated[
        bool, typer.Option("--statistics/--winners-only", help="Count what happens, or only who wins.")
    ] = True,
    campaign: Annotated[
        bool,
        typer.Option("--campaign", help="Whole series instead of games: the game's campaign or operation."),
    ] = False,
    series: Annotated[
        str | None,
        typer.Option("--series", metavar="KIND", help="The same for a series by its name: lazarus, match …"),
    ] = None,
    records: Annotated[
        bool, typer.Option("--records", help="Of whole series: keep every record in --out and verify it.")
    ] = False,
) -> None:
    """Play many games of bots on all cores and write a report; the same seed gives the same games."""
    if campaign or series is not None:
        from grimtable.cli.simulate_series import simulate_series

        if ray is not None or scenario is not None:
            raise SimulationError("whole series are played here, and choose their scenarios themselves")
        simulate_series(
            game,
            series,
            players=players,
            seats=seats,
            count=games,
            jobs=jobs,
            seed=seed,
            options=read_options(option),
            packs=asked_packs(pack),
            out=out,
            keep=records,
        )
        return
    spec = make_spec(
        game,
        scenario,
        players=players,
        seats=seats,
        seed=seed,
        options=read_options(option),
        packs=asked_packs(pack),
        watched=statistics,
    )
    folder = out if out is not None else default_folder(spec)
    batch = Batch.begin(folder, spec)
    missing = len(batch.missing(games))
    began = time.perf_counter()
    console = Console()
    if missing:
        rules = spec.load()
        names = sheet_of(rules, spec.setup(rules)).sides
        bar = Bar(f"{spec.scenario}: {spec.who}", missing, names)
        with stopping(), crew_of(jobs, missing, ray) as pool, bar:
            finished = play_batch(batch, games, pool, bar)
        if not finished:
            done = games - len(batch.missing(games))
            console.print(
                f"Stopped with {done} of {games} games finished; the same command goes on with the rest.",
                highlight=False,
            )
            raise typer.Exit(INTERRUPTED)
    elapsed = time.perf_counter() - began
    summary = Summary.of(batch, games)
    path = write_report(summary, folder)
    show(summary, console)
    if missing:
        console.print(
            f"{missing} games in {elapsed:.1f} s: {missing / elapsed:.1f} games/s.", highlight=False
        )
    remark = "" if has_parquet() else ' (no Parquet; it needs: pip install "grimtable[simulation]")'
    console.print(f"Report: {path}{remark}", highlight=False, soft_wrap=True, markup=False)
    if summary.failures:
        raise typer.Exit(FAILED)


def show(summary: Summary, console: Console) -> None:
    """The result in a few lines."""
    spec = summary.spec
    table = Table(
        title=f"{summary.sheet.title}, {spec.players} players: {spec.who}",
        title_justify="left",
        title_style="bold",
    )
    table.add_column("")
    table.add_column("won", justify="right")
    table.add_column("share (95 %)")
    for side, name in summary.sides.items():
        share = summary.wins(side)
        table.add_row(name, str(share.wins), str(share))
    if summary.nobody:
        table.add_row("nobody", str(summary.nobody), "")
    console.print(table)
    console.print(
        f"{len(summary.games)} games, {summary.median_length:g} {summary.unit} in the median.",
        highlight=False,
    )
    for each in summary.failures[:TOLD]:
        console.print(f"game {each.number} failed: {each.failure}", markup=False, soft_wrap=True)
        console.print(
            f"  again with: {spec.replay(each.number)}", markup=False, highlight=False, soft_wrap=True
        )
    if len(summary.failures) > TOLD:
        console.print(f"… and {len(summary.failures) - TOLD} more failed.", highlight=False)
