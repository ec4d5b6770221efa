"""`grimtable compare`: two batches side by side, with a test, an effect size and a verdict in a sentence."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from grimtable.cli.batches import (
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
from grimtable.cli.packs import asked_packs
from grimtable.simulation import Batch, SimulationError, Summary, make_spec
from grimtable.simulation.batch import ORDER_FILE
from grimtable.simulation.comparing import TOLD, Comparison
from grimtable.simulation.comparing import compare as compare_batches

app = typer.Typer(add_completion=False)

#: Stands for the game as it is proposed, without further packs.
ORIGINAL = "original"


@app.command()
def compare(
    one: Annotated[str, typer.Argument(metavar="A", help="The folder of a batch, or a pack, or: original.")],
    other: Annotated[str, typer.Argument(metavar="B", help="The same after the change.")],
    game: Annotated[
        str | None, typer.Option("--game", help="With packs: the game to play with each of them.")
    ] = None,
    scenario: Annotated[str | None, typer.Option("--scenario", help="With packs: the scenario.")] = None,
    seats: Annotated[str, typer.Option("--seats", help="With packs: the bots.")] = "recruit",
    players: Annotated[int | None, typer.Option("--players", help="With packs: players.")] = None,
    games: Annotated[
        int, typer.Option("--games", min=1, max=MOST_GAMES, help="With packs: games for each.")
    ] = 400,
    jobs: JobsOption = "auto",
    seed: Annotated[int, typer.Option("--seed", help="With packs: seed of both batches.")] = 1,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="KEY=VALUE", help="With packs: a table option."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help="With packs: where the batches go.")
    ] = None,
) -> None:
    """Say whether a change made a difference: A before it, B after it; two batches, or two packs."""
    names = (one, other)
    batches: list[Batch]
    limit: int | None = None
    if all((Path(name) / ORDER_FILE).exists() for name in names):
        batches = [Batch.open(Path(name)) for name in names]
    elif game is None:
        missing = next(name for name in names if not (Path(name) / ORDER_FILE).exists())
        raise SimulationError(
            f"{missing} holds no batch; make one with grimtable simulate, or compare packs with --game GAME"
        )
    else:
        packs = [[] if name == ORIGINAL else asked_packs([name]) for name in names]
        orders = [
            make_spec(
                game,
                scenario,
                players=players,
                seats=seats,
                seed=seed,
                options=read_options(option),
                packs=pack,
            )
            for pack in packs
        ]
        if orders[0] == orders[1]:
            raise SimulationError(f"{one} and {other} are the same content; there is nothing to compare")
        folders = [
            default_folder(spec) if out is None else out / mark
            for spec, mark in zip(orders, "ab", strict=True)
        ]
        batches = [Batch.begin(folder, spec) for folder, spec in zip(folders, orders, strict=True)]
        limit = games
        _play(batches, names, games, jobs)
    summaries = [Summary.of(batch, limit) for batch in batches]
    _show(compare_batches(*summaries), names, Console())


def _play(batches: list[Batch], names: tuple[str, str], games: int, jobs: str) -> None:
    missing = sum(len(batch.missing(games)) for batch in batches)
    if not missing:
        return
    with stopping(), crew_of(jobs, missing) as pool, Bar("", missing) as bar:
        for batch, name in zip(batches, names, strict=True):
            bar.name(name)
            if not play_batch(batch, games, pool, bar):
                raise typer.Exit(INTERRUPTED)


def _show(comparison: Comparison, names: tuple[str, str], console: Console) -> None:
    table = Table(title="A before, B after", title_justify="left", title_style="bold")
    table.add_column("")
    for mark, name in zip("AB", names, strict=True):
        table.add_column(f"{mark}: {Path(name).name}")
    table.add_column("p", justify="right")
    table.add_column("effect", justify="right")
    for win in comparison.wins:
        table.add_row(f"{win.name} win", str(win.one), str(win.other), f"{win.p:.3f}", f"h {win.effect:+.2f}")
    length = comparison.length
    table.add_row(
        f"median {length.unit}",
        f"{length.one:g}",
        f"{length.other:g}",
        f"{length.test.p:.3f}",
        f"delta {length.test.effect:+.2f}",
    )
    console.print(table)
    different = "; ".join(comparison.changes)
    verdict = comparison.verdict
    lines = [f"They differ in {different}." if different else "Both batches have the same order."]
    found = [*(win.sentence for win in comparison.wins), length.sentence]
    found += [item.sentence for item in comparison.items[:TOLD]]
    lines += [sentence for sentence in found if sentence not in verdict]
    if len(comparison.items) > TOLD:
        lines.append(f"{len(comparison.items) - TOLD} more items are used more or less often.")
    for line in lines:
        console.print(line, highlight=False, soft_wrap=True, markup=False)
    console.print(f"\n{verdict}", highlight=False, soft_wrap=True, markup=False, style="bold")
