"""A series as a browser is told: its road, its seats, and what the bearer may do."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.kernel.errors import GrimtableError
from grimtable.series.telling import Teller
from grimtable.server.agreements import read_note
from grimtable.server.games_info import shown_option
from grimtable.server.presenting import seat_look, server_texts
from grimtable.server.retention import day_of
from grimtable.server.store import NOTES_SHOWN

if TYPE_CHECKING:
    from grimtable.server.series import Standing
    from grimtable.server.stored import StoredKey, StoredSeries
    from grimtable.server.tables import TableRegistry

log = logging.getLogger(__name__)


async def series_shape(
    registry: TableRegistry, standing: Standing, key: StoredKey | None, language: str
) -> dict[str, Any]:
    """The series as the bearer may see it."""
    asked = ""
    if standing.running is not None:
        _, asked = await registry.glance(standing.running.table, language, is_host=False)
    body = await asyncio.to_thread(_told, standing, key, language)
    body["mine"] = key is not None and key.sits is not None and asked == key.sits
    # As if everybody left now: a series that goes on counts from today.
    touched = time.time() if standing.running is not None else standing.stored.touched
    until = registry.retention.until("playing" if standing.stored.games else "waiting", touched)
    body["kept_until"] = None if until is None else day_of(until)
    return body


def _told(standing: Standing, key: StoredKey | None, language: str) -> dict[str, Any]:
    stored, course = standing.stored, standing.course
    teller = Teller(course, language)
    told = teller.told("" if standing.running is None else standing.running.scenario)
    tables = {game.number: game.table for game in stored.games}
    looks = seat_look(teller.setup.order)
    held = {seat.seat: seat for seat in stored.seats}
    body: dict[str, Any] = msgspec.to_builtins(told)
    body["road"] = [{**stage, "table": tables.get(stage["number"])} for stage in body["road"]]
    free = body.pop("free_options")
    return {
        **body,
        "id": stored.id,
        "game": course.game.id,
        "game_title": course.game.title,
        "name": stored.name,
        "created": stored.created,
        "host": key is not None and key.role == "host",
        "seat": None if key is None else key.sits,
        "seats": {
            str(seat.id): {
                "id": seat.id,
                "name": teller.names.of(seat.id),
                "team": seat.team,
                "colour": looks[seat.id][0],
                "shape": looks[seat.id][1],
                "player": held[seat.id].player,
                "level": held[seat.id].level,
                "who": held[seat.id].who,
                "hosts": held[seat.id].is_hosts,
            }
            for seat in teller.setup.seats
        },
        "notes": list(_notes(stored, teller)),
        "may_open": standing.may_open(key),
        "may_choose": standing.may_choose(key),
        "options": [
            shown_option(teller.names, id, option, course.spec.options.get(id, option.default))
            for id, option in course.game.options.items()
            if id in free
        ],
        "running": None if standing.running is None else standing.running.table,
    }


def _notes(stored: StoredSeries, teller: Teller) -> Iterator[str]:
    """What everybody is told, the newest last; a damaged one is left out."""
    for _, document in stored.notes[-NOTES_SHOWN:]:
        try:
            note = read_note(document)
        except (msgspec.DecodeError, UnicodeError):
            log.error("series %s: a note is damaged and left out", stored.id)
            continue
        yield server_texts().text(note.key, teller.names.language, **note.named(teller.names))


async def my_series(
    registry: TableRegistry, keys: dict[str, StoredKey], hashes: list[str], language: str
) -> list[dict[str, Any]]:
    """The series that these tokens open, in the order of the tokens."""
    found = []
    for place, hash in enumerate(hashes):
        key = keys.get(hash)
        if key is None or key.role == "spent":
            continue
        try:
            standing = await registry.series.standing(key.table)
            body = await series_shape(registry, standing, key, language)
        except GrimtableError as error:
            log.info("a series is left out of a list: %s", error)
            continue
        at = next((stage for stage in body["road"] if stage["status"] in ("running", "next")), None)
        kept = ("id", "game", "game_title", "title", "name", "created", "status", "running")
        found.append(
            {
                **{name: body[name] for name in kept},
                "played": sum(stage["status"] == "over" for stage in body["road"]),
                "next_title": "" if at is None else at["title"],
                "mine": body["mine"] or body["may_open"],
                "token": place,
                "role": key.role,
                "seat": key.seat,
            }
        )
    return found
