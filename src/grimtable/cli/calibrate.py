"""`grimtable calibrate`: measure how often a person wins against bots of every skill."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from grimtable.bots.calibrated_bot import ANY_SIDE
from grimtable.cli.batches import (
    INTERRUPTED,
    MOST_GAMES,
    Bar,
    JobsOption,
    PageOption,
    crew_of,
    must_exist,
    play_batch,
    read_numbers,
    stopping,
)
from grimtable.simulation.calibration import MOST_PLAYERS, as_toml, curves, drawn, markdown, sittings
from grimtable.simulation.sections import fill_section

app = typer.Typer(add_completion=False)

SECTION = "calibration"


@app.command()
def calibrate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, for example doom2004.")],
    games: Annotated[
        int, typer.Option("--games", min=1, max=MOST_GAMES, help="Games for each skill at each table.")
    ] = 8,
    players: Annotated[
        str | None, typer.Option("--players", metavar="N,…", help="Player counts; all of them by default.")
    ] = None,
    jobs: JobsOption = "auto",
    seed: Annotated[int, typer.Option("--seed", help="Seed of every batch.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="Where the games go; the same command goes on there."),
    ] = None,
    write: Annotated[
        Path | None,
        typer.Option("--write", metavar="FILE", help="Write the curves to this file of a game."),
    ] = None,
    page: PageOption = None,
    section: Annotated[str, typer.Option("--section", help="The name of that section.")] = SECTION,
) -> None:
    """Measure the curve behind `--strength`: recruits, as a person, against mixed bots of every skill."""
    must_exist(page)
    counts = read_numbers(players, "--players", MOST_PLAYERS) if players is not None else []
    folder = out if out is not None else Path("simulations") / f"calibration-{game}-seed{seed}"
    found = sittings(game, folder, players=counts, seed=seed)
    missing = sum(len(each.batch.missing(games)) for each in found)
    if missing:
        with stopping(), crew_of(jobs, missing) as pool, Bar("", missing) as bar:
            for each in found:
                spec = each.batch.spec
                bar.name(f"{spec.scenario}, {spec.players} players: skill {each.skill:g}")
                if not play_batch(each.batch, games, pool, bar):
                    bar.name("stopped")
                    Console().print("Stopped; the same command goes on with the rest.", highlight=False)
                    raise typer.Exit(INTERRUPTED)
    measured = curves(found, games)
    console = Console(highlight=False, soft_wrap=True)
    for side, points in measured.items():
        console.print(
            "How often the person wins against bots "
            + ("in the other seats" if side == ANY_SIDE else f"as {side}")
        )
        for line in drawn(points):
            console.print(f"  {line}", markup=False)
    command = f"grimtable calibrate {game} --games {games} --seed {seed}"
    command += f" --players {players}" if players else ""
    if write is not None:
        write.write_text(as_toml(measured, command), encoding="utf-8")
        console.print(f"The calibration is in {write}.")
    if page is not None:
        fill_section(page, section, markdown(measured, command))
        console.print(f"The section {section} of {page} is filled.")
