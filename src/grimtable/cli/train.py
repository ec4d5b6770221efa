"""`grimtable train`: learn what the numbers of a game's estimate weigh, from games of its bots."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from grimtable.cli.batches import (
    MOST_GAMES,
    JobsOption,
    PageOption,
    must_exist,
    read_jobs,
    read_numbers,
    stopping,
)
from grimtable.cli.packs import PackOption, asked_packs
from grimtable.games import load_changed
from grimtable.games.packs import spelled_packs
from grimtable.simulation import SimulationError
from grimtable.simulation.lessons import MOST_PLAYERS, estimate_of, lessons, orders
from grimtable.simulation.sections import fill_section
from grimtable.simulation.training import Examination, as_toml, examine, markdown, table, train

app = typer.Typer(add_completion=False)

SECTION = "estimate"


@app.command("train")
def train_estimate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, for example doom2016.")],
    games: Annotated[
        int, typer.Option("--games", min=1, max=MOST_GAMES, help="Games for each scenario and player count.")
    ] = 20,
    level: Annotated[str, typer.Option("--level", help="Who plays them.")] = "veteran",
    scenarios: Annotated[
        str | None, typer.Option("--scenarios", metavar="ID,…", help="Scenarios; all of them by default.")
    ] = None,
    players: Annotated[
        str | None, typer.Option("--players", metavar="N,…", help="Player counts; all of them by default.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="Seed of every batch.")] = 1,
    jobs: JobsOption = "auto",
    pack: PackOption = None,
    check: Annotated[
        bool, typer.Option("--check", help="Learn nothing: ask the present weights about these games.")
    ] = False,
    write: Annotated[
        Path | None,
        typer.Option("--write", metavar="FILE", help="Write weights and record to this file of a game."),
    ] = None,
    page: PageOption = None,
    section: Annotated[str, typer.Option("--section", help="The name of that section.")] = SECTION,
) -> None:
    """Learn the estimate of a game from games of its bots, or check how good the present one is."""
    if check and write is not None:
        raise SimulationError("--check learns nothing, so there is nothing to --write")
    must_exist(page)
    packs = asked_packs(pack)
    rules = load_changed(game, packs)
    learned = estimate_of(rules)
    named = [each.strip() for each in scenarios.split(",")] if scenarios else []
    unknown = [each for each in named if each not in rules.scenarios]
    if unknown:
        raise SimulationError(f"{game} has no scenario {unknown[0]!r}; see grimtable content list {game}")
    counts = read_numbers(players, "--players", MOST_PLAYERS) if players is not None else []
    batches = orders(game, level=level, scenarios=named, players=counts, packs=packs, seed=seed)
    wanted = read_jobs(jobs)
    console = Console(highlight=False, soft_wrap=True)
    with stopping():
        played = list(
            track(
                lessons(batches, games, wanted),
                description=f"{level} games",
                total=games * len(batches),
                console=Console(stderr=True),
                transient=True,
            )
        )
    command = f"grimtable train {game} --games {games} --level {level} --seed {seed}"
    command += f" --scenarios {scenarios}" if scenarios else ""
    command += f" --players {players}" if players else ""
    command += spelled_packs((), tuple(map(str, packs)))
    if check:
        command += " --check"
        found = examine(played, learned.weights)
    else:
        training = train(played, learned.given)
        found = training.apart
        if write is not None:
            text = as_toml(
                training,
                command,
                level=level,
                seed=seed,
                places=len(batches),
                rules=rules.version,
                content=rules.content_hash,
            )
            write.write_text(text, encoding="utf-8")
            console.print(f"The weights of {training.games} games are in {write}.")
    _show(found, console)
    if page is not None:
        fill_section(page, section, markdown(found, command))
        console.print(f"The section {section} of {page} is filled.")


def _show(found: Examination, console: Console) -> None:
    console.print(
        f"{found.games} games, each told by weights that were not fitted to it; {found.moments} moments."
    )
    heads, *rows = table(found)
    quarters = Table(*heads, box=None)
    for row in rows:
        quarters.add_row(*row)
    console.print(quarters)
    chances = Table("told", "came true", "moments", box=None)
    for each in found.reliability:
        chances.add_row(f"{100 * each.told:.0f} %", f"{100 * each.came:.0f} %", str(each.moments))
    console.print(chances)
