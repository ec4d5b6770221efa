"""Recorded games and problem reports as cases: a file that replays as it was written passes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from grimtable.cases.run import Run
from grimtable.games import PackName, game_for
from grimtable.kernel import Game, GrimtableError, State
from grimtable.records.record import Record, read_record_file
from grimtable.records.session import Session

#: Records end with this, cases with `.toml`.
ENDING = ".json"


def is_recorded(path: Path) -> bool:
    """Whether a file is a record rather than a case.

    >>> is_recorded(Path("report-k7f2-1.json")), is_recorded(Path("cases/walls.toml"))
    (True, False)
    """
    return path.suffix == ENDING


def replay(path: Path, packs: Sequence[PackName] = ()) -> tuple[Record, Session[Any, Any]]:
    """Live a recorded game through again, comparing everything; GrimtableError in a sentence."""
    record = read_record_file(path)
    game: Game[Any, Any] = game_for(record.setup, packs)
    session = Session.resume(game, record)
    report = record.report
    if report is not None and report.state is not None and report.decision == session.decisions:
        if not _are_alike(game.from_plain(report.state), session):
            raise GrimtableError(
                f"{path}: the reported position is not the one that its {report.decision} decisions lead to"
            )
    return record, session


def _are_alike(reported: State[Any, Any], session: Session[Any, Any]) -> bool:
    """Whether a session stands at the reported position; written results move no source of chance."""
    there, here = reported.plain(), session.state.plain()
    if session.is_written(session.decisions):
        del there["chance"], here["chance"]
    return there == here


def why(record: Record) -> str:
    """What a recorded game shows: what was reported, or how it ended."""
    if record.report is not None and record.report.text:
        return record.report.text
    return record.result.sentence if record.result is not None else "a recorded game"


def position(path: Path, packs: Sequence[PackName] = ()) -> list[str]:
    """Where a recorded game stands, drawn for people."""
    record, session = replay(path, packs)
    return [f"{path}: {why(record)}", *Run(session.game, session.state).snapshot()]
