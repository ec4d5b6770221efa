"""`grimtable series`: several games that belong together, kept in one folder."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grimtable.cli.packs import PackOption, asked_packs

if TYPE_CHECKING:
    from grimtable.narration import Names
    from grimtable.series import Coming, Series

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
    kind: Annotated[str | None, typer.Option(help="Which series.", show_default="the game's own")] = None,
    players: Annotated[int | None, typer.Option(help="How many seats.", show_default=False)] = None,
    scenario: Annotated[
        list[str] | None,
        typer.Option(help="Of a match: what is played; may be repeated.", show_default="all, in turn"),
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
    from grimtable.series.rules import kinds_of
    from grimtable.series.series import FORMAT

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
    pack: PackOption = None,
) -> None:
    """Play the next game of a series in the terminal, or go on with the one that was left."""
    from rich.console import Console

    from grimtable.cli.terminal.client import Client
    from grimtable.cli.terminal.dice import dice_told
    from grimtable.cli.terminal.keyboard import keyboard_of
    from grimtable.cli.terminal.seating import seat_players
    from grimtable.series import Series

    series = Series.open(folder, asked_packs(pack))
    session = series.start(scenario or "")
    seated = seat_players(session.setup.order, seats, "random")
    client = Client(session, seated, keyboard_of(sys.stdin), Console(highlight=False), save_to=series.running)
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
    from grimtable.narration import Names
    from grimtable.series import Ended

    names = Names(series.game, series.game.setup(players=series.spec.players).order)
    lines = [f"{series.game.title}: {series.spec.kind}, {series.spec.players} players"]
    for number, each in enumerate(series.finished, 1):
        won = _teams(names, each.winners)
        title = names.of(each.setup.scenario)
        lines.append(f"{number:>2}. {title}: won by {won} after {each.decisions} decisions")
        lines.extend(f"    {key}: {_shown(value)}" for key, value in each.carried.items())
    coming = series.coming()
    if series.running is not None:
        lines.append(f"{len(series.finished) + 1:>2}. {series.running.stem[3:]} is going on")
    elif isinstance(coming, Ended):
        lines.append(f"The series is over: won by {_teams(names, coming.winners)}.")
    else:
        lines.append(_next(coming, names))
    return lines


def _next(coming: Coming, names: Names) -> str:
    titles = names.joined([names.of(each) for each in coming.scenarios], "or")
    chooser = f" (the choice is for {_teams(names, [coming.chooser])})" if len(coming.scenarios) > 1 else ""
    return f"Next: {titles}{chooser}"


def _teams(names: Names, teams: Sequence[str]) -> str:
    return names.joined([names.find(f"team-{team}") or names.of(team) for team in teams]) or "nobody"


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(each)}" for key, each in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(_shown, value))
    return str(value)
