"""Waking: a table is read from storage as far as its history is whole, and made ready to be played."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from grimtable.games import game_for
from grimtable.kernel import Game, Outcome, RecordError, Setup
from grimtable.kernel.errors import FAULTS, GrimtableError
from grimtable.records.record import FORMAT, AnyEntry, Record, UndoPolicy
from grimtable.records.resting import Rest
from grimtable.records.sealing import Known, streams_of
from grimtable.records.session import Session
from grimtable.server.chain import Damage, History
from grimtable.server.store import Store, StoredTable
from grimtable.server.table import CHRONICLE, LiveTable, happenings

log = logging.getLogger(__name__)


class NoSuchTable(GrimtableError):
    """There is no table of this name."""


def no_such_table(id: str) -> NoSuchTable:
    """What whoever asks for it is told."""
    return NoSuchTable(f"There is no table {id[:20]}; check the link you were sent.")


def load(store: Store, id: str) -> LiveTable:
    """Read a table from storage and wake it; NoSuchTable, or RecordError when it cannot be played on."""
    stored = store.table(id)
    if stored is None:
        raise no_such_table(id)
    setup = setup_of(stored)
    game = game_for(setup)
    undo = msgspec.convert(stored.undo, UndoPolicy)
    history = _whole(store, id, store.history(id))
    entries = history.entries
    # A snapshot a little way back, so that the log of the last decisions can be told without a long replay.
    rest = store.rest(id, len(entries) - CHRONICLE, history.links)
    secrets = store.secrets(id)
    try:
        if stored.rules == game.version and game.has_content(stored.content):
            session = _woken(game, stored, setup, undo, entries, rest, secrets)
        else:
            session = _with_other_rules(game, stored, setup, undo, entries, secrets)
        chronicle = happenings(session, max(0, session.decisions - CHRONICLE + 1))
    except (GrimtableError, *FAULTS) as error:
        log.exception("table %s cannot be woken", id)
        raise RecordError(f"table {id} cannot be played on: {error}") from error
    if history.damage is not None:
        log.error(
            "table %s: entry %d is damaged; the game up to decision %d is whole",
            id,
            history.damage.entry,
            session.decisions,
        )
        store.noticed("entry")
    return LiveTable(
        stored,
        store.keys_of(id),
        session,
        chronicle,
        rested=store.rested(id),
        link=history.links[-1],
        damage=history.damage,
    )


def setup_of(stored: StoredTable) -> Setup:
    """What was agreed before the game; RecordError when that is damaged."""
    try:
        return msgspec.json.decode(stored.setup, type=Setup)
    except (msgspec.DecodeError, UnicodeError):
        raise RecordError(
            f"what was agreed at table {stored.id} is damaged, so its game cannot be opened; "
            "ask whoever runs the server to restore it from a backup"
        ) from None


def _whole(store: Store, id: str, history: History) -> History:
    """A history of which the end is missing is damaged too: a snapshot has seen more."""
    seen, there = store.rested(id), len(history.entries)
    if history.damage is None and seen > there:
        return History(history.entries, history.links, Damage(there + 1))
    return history


def _woken(
    game: Game[Any, Any],
    stored: StoredTable,
    setup: Setup,
    undo: UndoPolicy,
    entries: list[AnyEntry],
    rest: Rest | None,
    secrets: Sequence[str],
) -> Session[Any, Any]:
    """Woken from the snapshot, or from the first entry when that does not fit the rules any more."""
    dealt = _dealt(stored)
    if rest is not None and entries:
        try:
            return Session.wake(game, setup, undo, entries, rest, secrets=secrets, dealt=dealt)
        except (GrimtableError, *FAULTS):
            log.exception("table %s: its snapshot cannot be used; it is rebuilt from its entries", stored.id)
            rest = None
    return Session.wake(game, setup, undo, entries, rest, secrets=secrets, dealt=dealt)


def _dealt(stored: StoredTable) -> tuple[Outcome, ...]:
    """What chance decided in the set-up, where it is stored."""
    return () if stored.dealt is None else msgspec.json.decode(stored.dealt, type=tuple[Outcome, ...])


def _with_other_rules(
    game: Game[Any, Any],
    stored: StoredTable,
    setup: Setup,
    undo: UndoPolicy,
    entries: list[AnyEntry],
    secrets: Sequence[str],
) -> Session[Any, Any]:
    """A table made with other rules or content goes on when everything so far comes out the same."""
    # A damaged history may have lost a seal, and then its secret belongs to nothing.
    told = streams_of(setup, entries, Known(secrets)).secrets(with_newest=True)
    record = Record(FORMAT, stored.game, stored.rules, stored.content, undo, setup, (), tuple(entries))
    first = Session.wake(game, setup, undo, (), secrets=told, dealt=_dealt(stored))
    result = None
    if stored.status == "over":
        trial = Session.wake(game, setup, undo, entries, secrets=told, dealt=_dealt(stored))
        result = trial.state.result
    record = msgspec.structs.replace(record, dealt=first.dealt, result=result, secrets=told)
    return Session.resume(game, record, other_content=True)
