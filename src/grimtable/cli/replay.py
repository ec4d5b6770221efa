"""`grimtable replay`: read a recorded game, or replay it and compare every digest."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from grimtable.cli.packs import PackOption, asked_packs
from grimtable.kernel.chance import Outcome
from grimtable.kernel.errors import GrimtableError, RecordError
from grimtable.kernel.event import Event, seen_by
from grimtable.kernel.game import Game
from grimtable.kernel.identity import CHANCE, SeatId
from grimtable.kernel.setup import Setup
from grimtable.records.record import (
    Played,
    Record,
    Redone,
    Repair,
    Sealed,
    Undone,
    read_record_file,
    timeline,
)
from grimtable.records.session import Session
from grimtable.records.verifying import Verified
from grimtable.records.verifying import verify as verified

app = typer.Typer(help="Show or verify a recorded game.", no_args_is_help=True, add_completion=False)

#: The name for somebody who holds no cards, in `--seat`.
SPECTATOR = "spectator"

OtherContentOption = Annotated[
    bool, typer.Option("--other-content", help="Go on with changed content while all comes out the same.")
]
FromOutcomesOption = Annotated[
    bool, typer.Option("--from-outcomes", help="Take the written dice and shuffles instead of the seed's.")
]


@app.command()
def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record or a saved game.")],
    first: Annotated[int, typer.Option("--from", metavar="N", help="Begin at this decision.")] = 0,
    last: Annotated[
        int | None, typer.Option("--to", metavar="N", help="End at this decision.", show_default=False)
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="SEAT", help="Only what this seat, or a spectator, could see."),
    ] = None,
    events: Annotated[
        bool, typer.Option("--events", help="Also tell what happened: needs the game.")
    ] = False,
    pack: PackOption = None,
    from_outcomes: FromOutcomesOption = False,
    other_content: OtherContentOption = False,
) -> None:
    """Print a game decision by decision, with dice, what was taken back, and repairs."""
    record = read_record_file(file)
    happened: dict[int, tuple[Event, ...]] | None = None
    if events or seat is not None:
        seats = (*record.setup.order, SPECTATOR)
        if seat is not None and seat not in seats:
            raise RecordError(f"{file}: nobody sits at {seat!r}; choose one of {', '.join(seats)}")
        try:
            session = Session.resume(
                _load(record.setup, pack), record, from_outcomes=from_outcomes, other_content=other_content
            )
        except RecordError as error:
            raise RecordError(f"{file}: {error}") from None
        happened = dict(session.history(first, last))
        if seat is not None:
            viewer = None if seat == SPECTATOR else SeatId(seat)
            happened = {number: seen_by(viewer, each) for number, each in happened.items()}
    for line in told(record, first=first, last=last, seat=seat, happened=happened):
        typer.echo(line)


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    decision: Annotated[int, typer.Argument(metavar="N", help="After so many decisions; 0 is the start.")],
    language: Annotated[str, typer.Option(help="en, de or pl.")] = "en",
    pack: PackOption = None,
) -> None:
    """Tell what a good player would have done at a moment of a game, why, and what else was possible."""
    from grimtable import bots
    from grimtable.bots.coaching import hint as coached
    from grimtable.content import LANGUAGES
    from grimtable.narration import Sentences, names_at

    if language not in LANGUAGES:
        raise RecordError(f"there are no hints in {language!r}; the languages are {', '.join(LANGUAGES)}")
    record = read_record_file(file)
    session = Session.resume(_load(record.setup, pack), record)
    state = session.state_after(decision)
    if state.asked is None or state.asked == CHANCE:
        raise RecordError(f"{file}: nobody decides after decision {decision}")
    names = names_at(state.game, tuple(state.order), language)
    told = coached(bots.SeatAtTable(state, state.asked, bots.seed_for(decision, state.asked)), language)
    if told is None:
        raise RecordError(f"nobody knows a hint for {record.game}")
    typer.echo(Sentences(names, state.setup).question(state))
    typer.echo(told.text)
    for other in told.alternatives:
        typer.echo(f"- {other.text}")


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records, or folders of them.")],
    pack: PackOption = None,
    from_outcomes: FromOutcomesOption = False,
    other_content: OtherContentOption = False,
) -> None:
    """Replay records and compare every chance result, digest and ending; stop at the first that differs."""
    paths = list(_records_in(files))
    for path in _with_progress(paths):
        record = read_record_file(path)
        try:
            game = _load(record.setup, pack)
            found = verified(game, record, from_outcomes=from_outcomes, other_content=other_content)
        except GrimtableError as error:
            raise RecordError(f"{path}: {error}") from None
        typer.echo(_finding(path, found))


def _finding(path: Path, found: Verified) -> str:
    remarks = f" ({'; '.join(found.remarks)})" if found.remarks else ""
    return f"{path}: verified {found.decisions} decisions, digest {found.digest}; {found.dice}{remarks}"


def _load(setup: Setup, packs: list[str] | None) -> Game[Any, Any]:
    """The game that was played, with its packs; those of one's own lie in the folders that are named."""
    from grimtable.games import game_for

    return game_for(setup, asked_packs(packs))


def _records_in(files: Sequence[Path]) -> Iterator[Path]:
    """The files themselves, and for a folder every `.json` in it, by name."""
    for file in files:
        if not file.is_dir():
            yield file
            continue
        found = sorted(file.rglob("*.json"))
        if not found:
            raise RecordError(f"{file}: there is no .json file in this folder")
        yield from found


def _with_progress(paths: list[Path]) -> Iterator[Path]:
    """The paths, with a bar on the error stream where somebody watches and there is something to wait for."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    if len(paths) < 2 or not console.is_terminal:
        yield from paths
    else:
        yield from track(paths, description="verifying", console=console, transient=True)


# --- telling a record in text ---------------------------------------------------------------------


def told(
    record: Record,
    *,
    first: int = 0,
    last: int | None = None,
    seat: str | None = None,
    happened: dict[int, tuple[Event, ...]] | None = None,
) -> Iterator[str]:
    """A record line by line; with `seat`, only its own decisions and what `happened` before its eyes."""
    yield from _heading(record)
    end = len(record.entries) if last is None else last
    in_force = {place: number for number, place in enumerate(timeline(record.entries)[0], start=1)}
    if first <= 0:
        if record.dealt and seat is None:
            yield f"   set-up   {_dice(record.dealt)}"
        yield from _events((happened or {}).get(0, ()))
    number = 0
    for place, entry in enumerate(record.entries):
        before = number
        if isinstance(entry, Undone):
            number -= entry.decisions
            seal = f"; from here on the seal {entry.seal}" if entry.seal else ""
            line = f"        ↶ {entry.by} takes back {_count(entry.decisions)}{_agreed(entry.agreed)}{seal}"
        elif isinstance(entry, Redone):
            number += entry.decisions
            line = f"        ↷ {entry.by} puts back {_count(entry.decisions)}"
        elif isinstance(entry, Sealed):
            line = f"        from here on the seal {entry.seal}"
        else:
            number += 1
            line = f"{number:>6}  {_step(entry, seat)}"
            if place not in in_force:
                line += "  [taken back]"
        if first <= max(before, number) <= end:
            yield line
            if place in in_force:
                yield from _events((happened or {}).get(number, ()))
    yield _ending(record, len(in_force))


def _heading(record: Record) -> Iterator[str]:
    setup = record.setup
    seats = ", ".join(f"{seat.id} ({seat.role or seat.team})" for seat in setup.seats)
    yield f"{record.game}, {setup.scenario}: {seats}"
    options = ", ".join(f"{key} {value}" for key, value in setup.options.items())
    chance = f"seed {setup.seed}" if setup.chance == "seeded" else "chance typed in at the table"
    if setup.chance == "keyed":
        chance = f"seal {setup.seal}"
    yield f"{chance}; undo {record.undo}; rules version {record.rules}; content {record.content[:12]}"
    if options:
        yield f"options: {options}"
    if record.report is not None:
        who = f" by {record.report.seat}" if record.report.seat else ""
        yield f"reported{who} after decision {record.report.decision}: {record.report.text}"
    yield ""


def _step(entry: Played | Repair, seat: str | None) -> str:
    """One decision or repair; what another seat decided may be its secret, so it is not told to `seat`."""
    if isinstance(entry, Repair):
        changes = [path if seat is not None else f"{path} = {value}" for path, value in entry.changes.items()]
        if entry.leave is not None:
            changes.append(f"leave {entry.leave}")
        line = f"REPAIR by {entry.by}{_agreed(entry.agreed)}: {entry.reason} [{'; '.join(changes)}]"
    elif seat in (None, entry.seat):
        line = entry.action
    else:
        return "a chance result is told" if entry.seat == CHANCE else f"{entry.seat} decides"
    return f"{line}   → {_dice(entry.chance)}" if entry.chance and seat is None else line


def _dice(outcomes: Sequence[Outcome]) -> str:
    return ", ".join(map(_result, outcomes))


def _result(outcome: Outcome) -> str:
    if outcome.kind == "roll":
        return f"{outcome.what} shows face {outcome.value}"
    if outcome.kind == "pick":
        return f"{outcome.value} comes from {outcome.what}"
    return f"{outcome.what} shuffled ({len(outcome.value)} cards)"


def _agreed(agreed: Sequence[str]) -> str:
    return f" ({' and '.join(agreed)} agreed)" if agreed else ""


def _count(decisions: int) -> str:
    return "1 decision" if decisions == 1 else f"{decisions} decisions"


_WORD_START = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def sentence_for(event: Event) -> str:
    """An event as words: its name, then its values.

    >>> from grimtable.kernel import SeatId
    >>> from grimtable.records.repair import Repaired
    >>> sentence_for(Repaired(SeatId("red"), ("blue",), "a bumped table", ("round",)))
    'repaired: by red, agreed blue, reason a bumped table, paths round (KRN-13)'
    """
    plain = event.plain()
    name = _WORD_START.sub(" ", str(plain.pop("event"))).lower()
    known = {key.replace("_", " "): value for key, value in plain.items() if value is not None}
    values = ", ".join(f"{key} {_value(value)}" for key, value in known.items())
    rule = f" ({event.rule})" if event.rule else ""
    return f"{name}: {values}{rule}" if values else f"{name}{rule}"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return " ".join(map(_value, value)) or "none"
    return str(value)


def _events(events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        yield f"          · {sentence_for(event)}"


def _ending(record: Record, decisions: int) -> str:
    if record.result is None:
        return f"\nnot finished after {_count(decisions)}"
    winners = " and ".join(record.result.winners) or "nobody"
    return f"\nwon by {winners} after {_count(decisions)}: {record.result.sentence} ({record.result.rule})"
