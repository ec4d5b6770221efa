"""Problem reports: one file with record, position and versions, kept with the table.

People write them, and the server writes one by itself for each kind of thing that it could not show or do.
"""

from __future__ import annotations

import asyncio
import logging
import platform
from typing import TYPE_CHECKING, Any

import msgspec

from grimtable import __version__
from grimtable.records.record import Record, Report
from grimtable.server.agreements import Note
from grimtable.server.commands import Refused
from grimtable.server.database import StorageError
from grimtable.server.faults import RULES, Fault
from grimtable.server.keeping import report_bytes
from grimtable.server.store import Store
from grimtable.server.waking import NoSuchTable, no_such_table

if TYPE_CHECKING:
    from grimtable.records.session import Session
    from grimtable.server.table import LiveTable
    from grimtable.server.tables import TableRegistry

log = logging.getLogger(__name__)

#: A table has at most so many problem reports, and at most so many of the server's own.
MOST_REPORTS = 50
MOST_OWN = 10
#: So often a report is written anew whose number somebody else was quicker to take.
_ATTEMPTS = 5
#: Who wrote the server's own: nobody sits there, so only who may see every secret reads them before the end.
SERVER = "(server)"


class Told(msgspec.Struct, frozen=True):
    """What a report says of itself, without the game and the position it holds."""

    text: str
    number: int
    seat: str
    decision: int


class _Kept(msgspec.Struct, frozen=True):
    report: Told


class EnoughReports(Exception):
    """The table has been reported often enough."""


async def keep_report(
    registry: TableRegistry, table: LiveTable, aside: Session[Any, Any], text: str, seat: str, decision: int
) -> tuple[Report, bytes]:
    """Keep a report of the table after this decision; EnoughReports when there are too many.

    NoSuchTable when the table was removed in the meantime: then nothing is kept.
    """
    async with table.reporting:  # one after the other, each with a number of its own
        return await _keep(registry, table, aside, text, seat, decision)


async def _keep(
    registry: TableRegistry, table: LiveTable, aside: Session[Any, Any], text: str, seat: str, decision: int
) -> tuple[Report, bytes]:
    store = registry.store
    for _ in range(_ATTEMPTS):
        number = await registry.storage.run(store.reports, table.id) + 1
        if number > MOST_REPORTS:
            raise EnoughReports
        if await registry.storage.run(report_bytes, store) > registry.limits.report_bytes:
            log.warning("problem reports have reached their bound of %d bytes", registry.limits.report_bytes)
            raise EnoughReports
        report, document = await asyncio.to_thread(_written, aside, text, table.id, number, seat, decision)
        async with table.lock:  # after whoever is removing the table
            await store.write(table.id, store.reporting(table.id, number, document))
        # Where the table was removed, or another server took the number, nothing was written.
        if await registry.storage.run(store.report, table.id, number) == document:
            return report, document
        if not await registry.storage.run(store.exists, table.id):
            raise no_such_table(table.id)
    raise StorageError("this could not be stored, because others report at the same time; try again")


def _written(
    aside: Session[Any, Any], text: str, table: str, number: int, seat: str, decision: int
) -> tuple[Report, bytes]:
    report = Report(
        text=text,
        table=table,
        number=number,
        seat=seat,
        decision=decision,
        version=__version__,
        python=platform.python_version(),
        state=aside.state_after(decision).plain(),
    )
    record: Record = aside.record
    return report, msgspec.structs.replace(record, report=report).to_json()


def reports_of(store: Store, table: str) -> list[Told]:
    """Every report of a table, without what it holds; for threads."""
    documents = [store.report(table, number) for number in range(1, store.reports(table) + 1)]
    return [msgspec.json.decode(found, type=_Kept).report for found in documents if found is not None]


async def report_fault(registry: TableRegistry, table: LiveTable, fault: Fault) -> None:
    """Keep a report of something that could not be shown, unless there is one of its kind; and note it."""
    is_of_rules = fault.what == RULES
    text = (
        f"A decision of {fault.viewer} could not be carried out: {fault.kind}"
        if is_of_rules
        else f"The {fault.what} for {fault.viewer} could not be shown: {fault.kind}"
    )[:1000]
    async with table.lock:
        if table.is_gone:
            return
        aside = table.session.aside()
    async with table.reporting:
        told = await registry.storage.run(reports_of, registry.store, table.id)
        own = [report.text for report in told if report.seat == SERVER]
        if text in own or len(own) >= MOST_OWN:
            return
        try:
            await _keep(registry, table, aside, text, SERVER, min(fault.decision, aside.decisions))
        except (EnoughReports, NoSuchTable, StorageError) as error:
            log.warning("table %s: what could not be shown was not reported: %s", table.id, error)
            return
    note = Note("note-rules-fault" if is_of_rules else "note-shown-plainly")
    if note.encoded() not in table.stored.notes:
        try:
            await registry.seating.note(table, note)
        except (Refused, StorageError) as error:
            log.warning("table %s: what went wrong was not noted: %s", table.id, error)
