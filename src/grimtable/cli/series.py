"""`grimtable series`: several games that belong together, kept in one folder."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grimtable.cli.packs import PackOption, asked_packs

if TYPE_CHECKING:
    from grimtable.narration import Names
    from grimtable.series import Series
    from grimtable.series.telling import SeriesTold

app = typer.Typer(
    help="Play several games that belong together: a campaign, or a match of scenarios.",
    no_args_is_help=True,
    add_completion=False,
)

FolderArgument = Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the series is kept.")]


@app.command()
def begin(
    folder: FolderArgument,
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    kind: Annotated[
        str | None,
        typer.Option(help="Which series: campaign, an operation, match.", show_default="the game's own"),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many seats.", show_default=False)] = None,
    scenario: Annotated[
        list[str] | None,
        typer.Option(
            help="What is played, in this order; may be repeated.", show_default="what the series says"
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A table option, KEY=VALUE; may be repeated.", show_default=False)
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(help="The same dice again; who knows it knows them.", show_default="sealed dice"),
    ] = None,
    pack: PackOption = None,
) -> None:
    """Agree on a series and make its folder; `grimtable series play FOLDER` plays its games."""
    from grimtable.cli.play import load, read_options
    from grimtable.games.packs import pack_name
    from grimtable.series import MATCH, Series, SeriesSpec
    from grimtable.series.course import FORMAT
    from grimtable.series.rules import kinds_of

    rules = load(game, asked_packs(pack))
    options = read_options(rules, option or [])
    setup = rules.setup(players=players, options=options)
    spec = SeriesSpec(
        format=FORMAT,
        game=game,
        kind=kind or (MATCH if scenario else kinds_of(rules)[0]),
        players=len(setup.seats),
        options=options,
        packs=tuple(rules.packs),
        seed=seed,
        scenarios=tuple(scenario or ()),
    )
    series = Series.begin(
        folder, spec, [name for name in map(pack_name, pack or []) if isinstance(name, Path)]
    )
    for line in told(series):
        typer.echo(line)
    typer.echo(f"Play its first game with: grimtable series play {folder}")


@app.command()
def play(
    folder: FolderArgument,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who plays: human,random in seat order, or red=human,keeper=random.", show_default=False
        ),
    ] = None,
    scenario: Annotated[
        str | None, typer.Option(help="Which one comes next, where there is a choice.", show_default=False)
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            help="An option that may change between games, KEY=VALUE; may be repeated.", show_default=False
        ),
    ] = None,
    pack: PackOption = None,
) -> None:
    """Play the next game of a series in the terminal, or go on with the one that was left."""
    from rich.console import Console

    from grimtable.cli.play import read_options
    from grimtable.cli.terminal.client import Client
    from grimtable.cli.terminal.dice import dice_told
    from grimtable.cli.terminal.keyboard import keyboard_of
    from grimtable.cli.terminal.seating import holders, seat_players
    from grimtable.series import Series

    series = Series.open(folder, asked_packs(pack))
    session = series.start(scenario or "", options=read_options(series.game, option or []))
    held = holders(session.game, session.setup)
    seated = seat_players(session.setup.order, seats, "random", holders=held)
    keyboard, console = keyboard_of(sys.stdin), Console(highlight=False)
    client = Client(session, seated, keyboard, console, save_to=series.running, holders=held)
    if not session.state.over:
        client.remarks.append(dice_told(session))
    code = client.run()
    for line in told(Series.open(folder, asked_packs(pack))):
        typer.echo(line)
    raise typer.Exit(code)


@app.command()
def show(folder: FolderArgument, pack: PackOption = None) -> None:
    """Say how a series stands: its games, who won them, what is handed on and what comes next."""
    from grimtable.series import Series

    for line in told(Series.open(folder, asked_packs(pack))):
        typer.echo(line)


@app.command()
def verify(folder: FolderArgument, pack: PackOption = None) -> None:
    """Replay every game of a series and prove that each begins with what the one before handed on."""
    from grimtable.series import Series

    series = Series.open(folder, asked_packs(pack))
    decisions = sum(each.decisions for each in series.finished)
    typer.echo(f"{folder}: verified {len(series.finished)} games, {decisions} decisions")


def told(series: Series) -> list[str]:
    """How a series stands, in sentences."""
    from grimtable.series.telling import Teller

    running = "" if series.running is None else series.running.stem[3:]
    teller = Teller(series)
    told = teller.told(running)
    lines = [f"{series.game.title}: {told.title}, {series.spec.players} players"]
    for stage in told.road:
        if stage.status == "over":
            medals = f" ({', '.join(medal.title for medal in stage.medals)})" if stage.medals else ""
            lines.append(
                f"{stage.number:>2}. {stage.title}: won by {stage.won_by} "
                f"after {stage.decisions} decisions{medals}"
            )
            lines.append(f"    {stage.story}")
        elif stage.status == "running":
            lines.append(f"{stage.number:>2}. {stage.title} is going on")
        elif stage.status in ("next", "ahead"):
            lines.append(f"{stage.number:>2}. {stage.title}")
    if any(stage.status == "over" for stage in told.road):
        lines.append("Wins: " + ", ".join(f"{side.name} {side.wins}" for side in told.sides))
    lines.extend(f"{fact.title}: {fact.value}" for fact in told.account.facts)
    for seat, takes in told.account.squad.items():
        lines.append(f"{teller.names.of(seat)}: {', '.join(takes) or 'nothing'}")
    if told.coming:
        if told.account.shop and series.finished:
            wares = ", ".join(f"{ware.title} {ware.price}" for ware in told.account.shop)
            lines.append(f"The shop before it: {wares}")
        lines.append(_next(told, teller.names))
    elif told.status == "over":
        lines.append(f"The series is over: {told.ending}")
    return lines


def _next(told: SeriesTold, names: Names) -> str:
    if len(told.coming) == 1:
        return f"Next: {told.coming[0].title}"
    titles = names.joined([f"{each.title} ({each.id})" for each in told.coming], "or")
    return f"Next: {titles}; {told.chooser_name} choose with --scenario"
