"""`grimtable play`: a game in the terminal, against people at the same screen and bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from rich.console import Console

from grimtable.cli.packs import PackOption, asked_packs
from grimtable.kernel import Game, RecordError, SetupError
from grimtable.kernel.setup import OptionValue
from grimtable.records.record import Record, UndoPolicy, read_record_file
from grimtable.records.session import Session

if TYPE_CHECKING:
    from grimtable.games import PackName

app = typer.Typer(help="Play a game in the terminal.", add_completion=False)

AskOrSkip = Literal["ask", "skip"]
Dice = Literal["rolled", "typed"]
Single = Literal["ask", "take"]
Speed = Literal["instant", "brisk", "slow"]

PAUSES: dict[str, float] = {"instant": 0.0, "brisk": 0.5, "slow": 1.5}


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game.", show_default=False)
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who plays: human,random in seat order, or red=human,keeper=random.", show_default=False
        ),
    ] = None,
    strength: Annotated[
        float | None,
        typer.Option(
            help="Bots against whom you win this part of the games: 0.4 for four of ten.",
            min=0,
            max=1,
            show_default=False,
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many seats.", show_default=False)] = None,
    scenario: Annotated[str | None, typer.Option(help="Which scenario.", show_default=False)] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A table option, KEY=VALUE; may be repeated.", show_default=False)
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            help="The same dice and decks again; who knows it knows them.", show_default="sealed dice"
        ),
    ] = None,
    undo: Annotated[UndoPolicy, typer.Option(help="What may be taken back.")] = "until-revealed",
    windows: Annotated[
        AskOrSkip, typer.Option(help="Ask seats that hold nothing too, so that silence tells nothing.")
    ] = "skip",
    single: Annotated[
        Single | None,
        typer.Option(
            help="Questions with one answer: ask them, or take the answer.",
            show_default="take at a terminal, ask where lines come from a file",
        ),
    ] = None,
    dice: Annotated[Dice, typer.Option(help="typed: you roll and draw on a real table.")] = "rolled",
    pack: PackOption = None,
    save: Annotated[
        Path | None,
        typer.Option(help="Keep the game in this file when it ends or you leave.", show_default=False),
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game.", show_default=False)] = None,
    speed: Annotated[Speed, typer.Option(help="Watch the bots play, or see a summary at once.")] = "instant",
) -> None:
    """Play a game in the terminal. Bots take the seats that people leave."""
    from grimtable.bots.calibrated_bot import check_calibrated
    from grimtable.cli.terminal.client import Client
    from grimtable.cli.terminal.dice import dice_told
    from grimtable.cli.terminal.keyboard import keyboard_of
    from grimtable.cli.terminal.seating import holders, read_seats, seat_players

    if resume is not None:
        _refuse_with_resume(players, scenario, option, seed)
        session = _resumed(game, resume, asked_packs(pack))
        save = save or resume
    else:
        if save is not None and save.exists():
            raise SetupError(
                f"{save} exists already; continue it with --resume {save}, or save to another file"
            )
        rules = load(game, asked_packs(pack))
        listed, _ = read_seats(seats) if seats else ([], {})
        played = scenario or rules.scenarios[0]
        proposed = rules.proposed_options(played) if played in rules.scenarios else {}
        setup = rules.setup(
            players=players or (len(listed) if len(listed) > 1 else None),
            scenario=scenario,
            options={**proposed, **read_options(rules, option or [])},
            seed=seed or 0,
            windows=windows,
            chance="external" if dice == "typed" else "keyed" if seed is None else "seeded",
        )
        session = Session.start(rules, setup, undo=undo)
    bot = "random"
    if strength is not None:
        check_calibrated(session.game, strength)
        bot = f"strength-{strength:g}"
    held = holders(session.game, session.setup)
    seated = seat_players(session.setup.order, seats, bot, holders=held)
    keyboard = keyboard_of(sys.stdin)
    console = Console(highlight=False)
    takes = single == "take" or (single is None and keyboard.is_interactive)
    client = Client(
        session,
        seated,
        keyboard,
        console,
        save_to=save,
        pause=PAUSES[speed],
        takes_single=takes,
        holders=held,
    )
    if not session.state.over:
        client.remarks.append(dice_told(session))
    raise typer.Exit(client.run())


def load(game: str | None, packs: list[PackName]) -> Game[Any, Any]:
    """The game by its id, with these packs; every mistake is a sentence."""
    from grimtable.content import ContentError
    from grimtable.games import installed, load_changed

    if game is None:
        raise SetupError(f"say which game to play: {', '.join(installed())}")
    try:
        return load_changed(game, packs)
    except ContentError as error:
        raise SetupError(str(error)) from None


def _resumed(game: str | None, path: Path, packs: list[PackName]) -> Session[Any, Any]:
    record = read_record_file(path)
    if game is not None and game != record.game:
        raise RecordError(
            f"{path} is a game of {record.game}, not of {game}; leave the game out or name that one"
        )
    try:
        session = Session.resume(_played(record, packs), record)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    if session.is_locked and not session.state.over:
        session.reseal()  # a record from elsewhere: its secret is told after the end of that game
    return session


def _played(record: Record, packs: list[PackName]) -> Game[Any, Any]:
    """The game of a record with its packs; every mistake is a sentence."""
    from grimtable.content import ContentError
    from grimtable.games import game_for

    try:
        return game_for(record.setup, packs)
    except ContentError as error:
        raise SetupError(str(error)) from None


def _refuse_with_resume(
    players: int | None, scenario: str | None, option: list[str] | None, seed: int | None
) -> None:
    given = {"--players": players, "--scenario": scenario, "--option": option, "--seed": seed}
    for name, value in given.items():
        if value is not None:
            raise SetupError(f"{name} was settled when the saved game began; leave it out with --resume")


def _spellings(value: OptionValue) -> tuple[str, ...]:
    """How a value may be typed."""
    if isinstance(value, bool):
        return ("true", "yes", "on") if value else ("false", "no", "off")
    return (str(value).casefold(),)


def read_options(game: Game[Any, Any], words: list[str]) -> dict[str, OptionValue]:
    """`hand_limit=5` as the value the game knows; the game itself refuses what it does not know."""
    options: dict[str, OptionValue] = {}
    for word in words:
        key, equals, text = (part.strip() for part in word.partition("="))
        if not equals:
            raise SetupError(f"--option {word}: write it as KEY=VALUE")
        known = game.options.get(key)
        values = known.values if known is not None else ()
        options[key] = next((value for value in values if text.casefold() in _spellings(value)), text)
    return options
