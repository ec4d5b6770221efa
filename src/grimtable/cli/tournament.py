"""`grimtable tournament`: bots against bots over scenarios and sides, with ratings."""

import difflib
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from grimtable.bots import LEVELS
from grimtable.cli.batches import (
    FAILED,
    INTERRUPTED,
    MOST_GAMES,
    Bar,
    JobsOption,
    PageOption,
    crew_of,
    must_exist,
    play_batch,
    read_numbers,
    read_options,
    stopping,
)
from grimtable.cli.packs import PackOption, asked_packs, shown_name
from grimtable.games import PackName, load_changed
from grimtable.simulation import SimulationError
from grimtable.simulation.proportions import percent, probability
from grimtable.simulation.rivals import Table as RivalTable
from grimtable.simulation.rivals import plays_alone, rival_tables, rivalries, rivals_markdown
from grimtable.simulation.sections import fill_section
from grimtable.simulation.tournament import Tournament, fixtures, tournament_of
from grimtable.simulation.tournament_words import markdown, verdict

app = typer.Typer(add_completion=False)

SECTION = "tournament"


@app.command()
def tournament(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, for example doom2004.")],
    levels: Annotated[
        str, typer.Option("--levels", metavar="LEVEL,…", help="Levels of bots, the weakest first.")
    ] = "random,recruit,veteran",
    scenarios: Annotated[
        str | None, typer.Option("--scenarios", metavar="ID,…|all", help="Scenarios; the first by default.")
    ] = None,
    players: Annotated[
        str | None, typer.Option("--players", metavar="N,…", help="Player counts; the game's own by default.")
    ] = None,
    games: Annotated[
        int,
        typer.Option("--games", min=1, max=MOST_GAMES, help="Games for each pair of levels and each place."),
    ] = 400,
    pairs: Annotated[
        str, typer.Option("--pairs", metavar="all|neighbours", help="Whether only neighbouring levels meet.")
    ] = "all",
    mirrors: Annotated[
        str,
        typer.Option("--mirrors", metavar="all|lower|none", help="Which levels also play themselves."),
    ] = "all",
    jobs: JobsOption = "auto",
    seed: Annotated[int, typer.Option("--seed", help="Seed of every match.")] = 1,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="KEY=VALUE", help="A table option; may be given more than once."),
    ] = None,
    pack: PackOption = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FOLDER", help="Where the games go; the same tournament goes on there."
        ),
    ] = None,
    page: PageOption = None,
    section: Annotated[str, typer.Option("--section", help="The name of that section.")] = SECTION,
) -> None:
    """Play bots against bots, on both sides, and rate them; this makes the table in the page about bots."""
    if pairs not in ("all", "neighbours"):
        raise SimulationError(f"--pairs is all or neighbours, not {pairs!r}")
    if mirrors not in ("all", "lower", "none"):
        raise SimulationError(f"--mirrors is all, lower (all but the highest level) or none, not {mirrors!r}")
    chosen = _levels(levels)
    packs = asked_packs(pack)
    rules = load_changed(game, packs)
    wanted = list(rules.scenarios) if scenarios == "all" else _scenarios(scenarios, rules.scenarios, game)
    must_exist(page)
    options = read_options(option)
    counts = read_numbers(players, "--players", 8) if players is not None else []
    folder = out if out is not None else Path("simulations") / f"tournament-{game}-seed{seed}"
    if plays_alone(rules, wanted[0] if wanted else None, counts):
        command = _command(
            game, chosen, games, seed, scenarios, players, pairs, "all", packs, section, option
        )
        tables = rival_tables(
            game,
            chosen,
            folder,
            scenarios=wanted,
            players=counts,
            seed=seed,
            packs=packs,
            options=options,
            neighbours=pairs == "neighbours",
        )
        _rivals(tables, games, jobs, page, section, command)
        return
    found = fixtures(
        game,
        chosen,
        folder,
        scenarios=wanted,
        players=counts,
        seed=seed,
        packs=packs,
        options=options,
        neighbours=pairs == "neighbours",
        mirrors=mirrors,
    )
    missing = sum(len(each.batch.missing(games)) for each in found)
    if missing:
        with stopping(), crew_of(jobs, missing) as pool, Bar("", missing) as bar:
            for each in found:
                bar.name(f"{each.place}: {each.first} – {each.second}")
                if not play_batch(each.batch, games, pool, bar):
                    bar.name("stopped")
                    Console().print("Stopped; the same command goes on with the rest.", highlight=False)
                    raise typer.Exit(INTERRUPTED)
    played = tournament_of(found, chosen, games)
    _show(played, Console())
    if page is not None:
        command = _command(
            game, chosen, games, seed, scenarios, players, pairs, mirrors, packs, section, option
        )
        shown = page.name if page.is_absolute() else page.as_posix()
        fill_section(page, section, markdown(played, f"{command} --markdown {shown}"))
        Console().print(f"The section {section} of {page} is filled.", highlight=False, soft_wrap=True)
    failures = [(each, game) for each in found for game in each.batch.games(games) if game.failure]
    for fixture, failed in failures[:5]:
        spec = fixture.batch.spec
        Console().print(
            f"failed: {failed.failure}; again with: {spec.replay(failed.number)}",
            markup=False,
            soft_wrap=True,
        )
    if failures:
        raise typer.Exit(FAILED)


def _command(
    game: str,
    chosen: list[str],
    games: int,
    seed: int,
    scenarios: str | None,
    players: str | None,
    pairs: str,
    mirrors: str,
    packs: list[PackName],
    section: str,
    option: list[str] | None = None,
) -> str:
    """The command that remakes the tables, without what is not needed for it."""
    command = f"grimtable tournament {game} --levels {','.join(chosen)} --games {games} --seed {seed}"
    command += f" --scenarios {scenarios}" if scenarios else ""
    command += f" --players {players}" if players else ""
    command += f" --pairs {pairs}" if pairs != "all" else ""
    command += f" --mirrors {mirrors}" if mirrors != "all" else ""
    command += "".join(f" --option {each}" for each in option or ())
    command += "".join(f" --pack {shown_name(name)}" for name in packs)
    return command + (f" --section {section}" if section != SECTION else "")


def _rivals(
    tables: list[RivalTable], games: int, jobs: str, page: Path | None, section: str, command: str
) -> None:
    """A tournament of a game in which everybody plays alone."""
    missing = sum(len(each.batch.missing(each.games(games))) for each in tables)
    if missing:
        with stopping(), crew_of(jobs, missing) as pool, Bar("", missing) as bar:
            for each in tables:
                bar.name(f"{each.place}: {each.first} ({', '.join(each.seats)}) – {each.second}")
                if not play_batch(each.batch, each.games(games), pool, bar):
                    bar.name("stopped")
                    Console().print("Stopped; the same command goes on with the rest.", highlight=False)
                    raise typer.Exit(INTERRUPTED)
    results = rivalries(tables, games)
    for result in results:
        Console().print(f"{result.place}: {result.sentence}", highlight=False, soft_wrap=True)
    if page is not None:
        shown = page.name if page.is_absolute() else page.as_posix()
        fill_section(page, section, rivals_markdown(results, f"{command} --markdown {shown}"))
        Console().print(f"The section {section} of {page} is filled.", highlight=False, soft_wrap=True)
    failures = [
        (each, game) for each in tables for game in each.batch.games(each.games(games)) if game.failure
    ]
    for table, failed in failures[:5]:
        again = table.batch.spec.replay(failed.number)
        Console().print(f"failed: {failed.failure}; again with: {again}", markup=False, soft_wrap=True)
    if failures:
        raise typer.Exit(FAILED)


def _levels(text: str) -> list[str]:
    """The levels in the order of their strength, as far as it is known."""
    chosen = [part.strip() for part in text.split(",") if part.strip()]
    spec = list(LEVELS)
    return sorted(chosen, key=lambda level: spec.index(level) if level in spec else len(spec))


def _scenarios(text: str | None, known: tuple[str, ...], game: str) -> list[str]:
    chosen = [part.strip() for part in (text or "").split(",") if part.strip()]
    for name in chosen:
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            hint = f"did you mean {near[0]}?" if near else f"choose among {', '.join(known)}"
            raise SimulationError(f"{game} has no scenario {name!r}; {hint}")
    return chosen


def _show(played: Tournament, console: Console) -> None:
    first, second = (side.capitalize() for side in played.sides)
    for place in played.places:
        table = Table(
            title=f"How often the {first} win: {place}",
            title_justify="left",
            title_style="bold",
            caption=f"rows: {first}, columns: {second}",
            caption_justify="left",
        )
        table.add_column("")
        for level in played.levels:
            table.add_column(level, justify="right")
        for level in played.levels:
            shares = [played.share(level, other, place) for other in played.levels]
            table.add_row(level, *("–" if share is None else str(share) for share in shares))
        console.print(table)
    table = Table(title="Level against level, both sides", title_justify="left", title_style="bold")
    for heading in ("", "against", f"as {first}", "p", f"as {second}", "p", "together", "p"):
        table.add_column(heading, justify="left" if heading in ("", "against") else "right")
    for duel in played.duels():
        table.add_row(
            duel.higher,
            duel.lower,
            percent(duel.as_first.rate),
            _p(duel.p_first),
            percent(duel.as_second.rate),
            _p(duel.p_second),
            str(duel.together),
            _p(duel.p),
        )
    console.print(table)
    table = Table(title="Ratings", title_justify="left", title_style="bold")
    table.add_column("")
    table.add_column("Elo", justify="right")
    table.add_column("95 %")
    for rating in played.ratings():
        table.add_row(rating.level, f"{rating.points:.0f}", f"{rating.low:.0f} to {rating.high:.0f}")
    console.print(table)
    for duel in played.duels():
        console.print(verdict(duel), highlight=False, soft_wrap=True)


def _p(value: float | None) -> str:
    return "–" if value is None else probability(value).removeprefix("p ").removeprefix("= ")
