"""`grimtable balance`: for an author: is a scenario winnable, where is it decided, what is never used?"""

import time
from pathlib import Path
from typing import Annotated, Any

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
    must_exist,
    read_numbers,
    read_options,
    stopping,
)
from grimtable.cli.packs import PackOption, asked_packs, shown_name
from grimtable.games import load_changed
from grimtable.kernel import Game, SetupError
from grimtable.simulation import Batch, BatchSpec, SimulationError, Summary, make_spec
from grimtable.simulation.balance import Balance, Crewed
from grimtable.simulation.equal_sides import (
    HEADINGS,
    EqualSides,
    are_alike,
    equal_sides_markdown,
    timer_rules,
    verdict,
)
from grimtable.simulation.report import write_report
from grimtable.simulation.rival_balance import RivalTable, rival_balance_markdown, rival_verdict
from grimtable.simulation.rivals import is_free_for_all
from grimtable.simulation.sections import fill_section

app = typer.Typer(add_completion=False)

#: No game here seats more.
MOST_PLAYERS = 8
#: Games of each crew that are played before the next crew's turn, twice as many each time: when the time is
#: up, no crew is left without games.
SLICE = 10
MARINES = "marines"


@app.command()
def balance(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, for example doom2004.")],
    scenario: Annotated[
        str | None, typer.Argument(metavar="[SCENARIO]", help="The scenario; the game's first by default.")
    ] = None,
    marines: Annotated[
        str | None,
        typer.Option("--marines", metavar="N,…", help="How many Marines; every number by default."),
    ] = None,
    players: Annotated[
        str | None, typer.Option("--players", metavar="N,…", help="How many players, for any game.")
    ] = None,
    level: Annotated[str, typer.Option("--level", help="The bots on both sides.")] = "veteran",
    games: Annotated[
        int, typer.Option("--games", min=1, max=MOST_GAMES, help="Games with each number of players.")
    ] = 40,
    seconds: Annotated[
        int, typer.Option("--seconds", min=1, help="Judge what there is after so long; the rest can follow.")
    ] = 90,
    jobs: JobsOption = "auto",
    seed: Annotated[int, typer.Option("--seed", help="Seed of the batches.")] = 1,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="KEY=VALUE", help="A table option; may be given more than once."),
    ] = None,
    pack: PackOption = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help="Where the batches and their reports go.")
    ] = None,
    page: Annotated[
        Path | None,
        typer.Option(
            "--markdown",
            metavar="FILE",
            help="Fill the section of this page that is named like the scenario.",
        ),
    ] = None,
    section: Annotated[str, typer.Option("--section", help="Another name of that section.")] = "",
) -> None:
    """Judge a scenario in under two minutes; ends in a short verdict in words."""
    began = time.monotonic()
    if marines is not None and players is not None:
        raise SimulationError("give --marines or --players, not both")
    must_exist(page)
    packs = asked_packs(pack)
    rules = load_changed(game, packs)
    counts = _counts(rules, scenario, marines, players)
    batches: list[Batch] = []
    options = read_options(option)
    alike = are_alike(rules, rules.setup(players=counts[0], scenario=scenario, options=options))
    for count in counts:
        spec = make_spec(
            game,
            scenario,
            players=count,
            seats=level,
            seed=seed,
            options=options,
            packs=packs,
            watched=not alike,
            verified=True,
        )
        folder = default_folder(spec) if out is None else out / f"{spec.scenario}-{count}"
        batches.append(Batch.begin(folder, spec))
    _play(batches, games, jobs, began + seconds)
    summaries = [Summary.of(batch, games) for batch in batches]
    console = Console()
    crews = []
    for batch, summary in zip(batches, summaries, strict=True):
        if summary.games:
            if not alike:
                write_report(summary, batch.folder)
            crews.append(Crewed(_label(batch.spec, rules), summary))
    if not crews:
        raise SimulationError("no game was finished in that time; give more --seconds")
    if alike:
        played = [(count, summary) for count, summary in zip(counts, summaries, strict=True) if summary.games]
        equal = [_equal(f"{count}", summary, rules) for count, summary in played]
        _show_equal(equal, batches, games, console)
    alone = not alike and is_free_for_all(batches[0].spec.setup(rules))
    rivals = [RivalTable(crew.label, crew.summary) for crew in crews] if alone else []
    found = Balance(crews)
    if rivals:
        _show_rivals(rivals, batches, games, console)
    elif not alike:
        _show(found, batches, games, console)
    if page is not None:
        name = batches[0].spec.scenario
        shown = page.name if page.is_absolute() else page.as_posix()
        command = f"grimtable balance {game} {name} --level {level} --games {games} --seed {seed}"
        command += f" --marines {marines}" if marines else f" --players {players}" if players else ""
        command += "".join(f" --option {each}" for each in option or ())
        command += "".join(f" --pack {shown_name(name)}" for name in packs)
        command += f" --section {section}" if section else ""
        command = f"{command} --markdown {shown}"
        if alike:
            text = equal_sides_markdown(equal, command)
        else:
            text = rival_balance_markdown(rivals, command) if rivals else found.markdown(command)
        fill_section(page, section or name, text)
        console.print(f"The section {section or name} of {page} is filled.", highlight=False, soft_wrap=True)
    if any(summary.failures for summary in summaries):
        failed = sum(len(summary.failures) for summary in summaries)
        console.print(f"{failed} games failed; their reports say why.", highlight=False)
        raise typer.Exit(FAILED)


def _play(batches: list[Batch], games: int, jobs: str, deadline: float) -> None:
    missing = sum(len(batch.missing(games)) for batch in batches)
    if not missing:
        return
    spec = batches[0].spec
    with stopping(), crew_of(jobs, missing) as crew, Bar(f"{spec.scenario}: {spec.who}", missing) as bar:
        try:
            up_to = 0
            while up_to < games:
                up_to = min(games, max(SLICE, 2 * up_to))
                for batch in batches:
                    finished = batch.play(up_to, crew, bar.tell, deadline)
                    if time.monotonic() > deadline:
                        return
                    if not finished:
                        raise typer.Exit(INTERRUPTED)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None


def _counts(
    rules: Game[Any, Any], scenario: str | None, marines: str | None, players: str | None
) -> list[int]:
    """The numbers of players to try: as asked, or every one that the scenario allows."""
    rules.setup(scenario=scenario)  # says what is wrong with the scenario
    possible: dict[int, int] = {}  #: players → Marines among them
    for count in range(1, MOST_PLAYERS + 1):
        try:
            setup = rules.setup(players=count, scenario=scenario)
        except SetupError:
            continue
        possible[count] = sum(seat.team == MARINES for seat in setup.seats)
    if players is not None:
        wanted = read_numbers(players, "--players", MOST_PLAYERS)
        for count in wanted:
            if count not in possible:
                known = ", ".join(map(str, possible))
                raise SimulationError(f"--players {count} does not fit; this scenario is for {known} players")
        return wanted
    if marines is None:
        return list(possible)
    by_marines = {number: count for count, number in possible.items() if number}
    if not by_marines:
        raise SimulationError(f"{rules.id} has no Marines; use --players")
    found = []
    for number in read_numbers(marines, "--marines", MOST_PLAYERS):
        if number not in by_marines:
            known = ", ".join(map(str, by_marines))
            raise SimulationError(f"--marines {number} does not fit; this scenario is for {known}")
        found.append(by_marines[number])
    return found


def _label(spec: BatchSpec, rules: Game[Any, Any]) -> str:
    number = sum(seat.team == MARINES for seat in spec.setup(rules).seats)
    if number:
        return f"{number} Marine" + ("s" if number > 1 else "")
    return f"{spec.players} players"


def _equal(label: str, summary: Summary, rules: Game[Any, Any]) -> EqualSides:
    return EqualSides(label, summary, timer_rules(rules, summary.spec.setup(rules)))


def _show_equal(tables: list[EqualSides], batches: list[Batch], games: int, console: Console) -> None:
    """A game of equal sides: who wins most, and whether the clock has to end it."""
    table = Table(title=batches[0].spec.scenario, title_justify="left", title_style="bold")
    for heading in HEADINGS:
        table.add_column(heading)
    for each in tables:
        table.add_row(*each.row)
    console.print(table)
    left = sum(len(batch.missing(games)) for batch in batches)
    if left:
        console.print(f"{left} games are left; the same command goes on with them.", highlight=False)
    console.print(f"\nVerdict: {verdict(tables)}", highlight=False, soft_wrap=True, style="bold")


def _show_rivals(rivals: list[RivalTable], batches: list[Batch], games: int, console: Console) -> None:
    """A game in which everybody plays alone: who wins how often, instead of one side."""
    for each in rivals:
        for group in each.groups():
            table = Table(title=f"{group.title}, {each.label}", title_justify="left", title_style="bold")
            for heading in ("", group.columns[group.used], "won"):
                table.add_column(heading)
            for chance in each.chances(group):
                table.add_row(chance.name, str(chance.wins.games), str(chance.wins))
            console.print(table)
        for sentence in each.findings():
            console.print(f"• {sentence}", highlight=False, soft_wrap=True, markup=False)
    _show_rest(batches, games, console)
    console.print(f"\nVerdict: {rival_verdict(rivals)}", highlight=False, soft_wrap=True, style="bold")


def _show(found: Balance, batches: list[Batch], games: int, console: Console) -> None:
    first = found.crews[0].summary
    table = Table(
        title=f"{first.sheet.title}: {first.spec.who} on both sides",
        title_justify="left",
        title_style="bold",
    )
    name = next(iter(first.sides.values()))
    for heading in ("", f"{name} win", "games", f"median {first.unit}", "is"):
        table.add_column(heading)
    for crew in found.crews:
        table.add_row(crew.label, str(crew.share), str(crew.share.games), f"{crew.rounds:g}", crew.grade)
    console.print(table)
    for sentence in found.findings():
        console.print(f"• {sentence}", highlight=False, soft_wrap=True, markup=False)
    _show_rest(batches, games, console)
    console.print(
        f"\nVerdict: {found.verdict()}", highlight=False, soft_wrap=True, markup=False, style="bold"
    )


def _show_rest(batches: list[Batch], games: int, console: Console) -> None:
    """Where the reports lie, and how many games are left."""
    for batch in batches:
        console.print(
            f"Report: {batch.folder / 'report.html'}", highlight=False, soft_wrap=True, markup=False
        )
    left = sum(len(batch.missing(games)) for batch in batches)
    if left:
        console.print(
            f"Time was up with {left} games left; the same command goes on with them.", highlight=False
        )
