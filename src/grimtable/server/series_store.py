"""What is stored of series: who plays, what was agreed, which tables were its games, what became of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from grimtable.server import schema
from grimtable.server.chain import game_seal, raw, series_seal
from grimtable.server.store import Store
from grimtable.server.stored import StoredGame, StoredKey, StoredSeat, StoredSeries
from grimtable.server.writer import Statement

# --- statements -------------------------------------------------------------------------------------


def creating(series: StoredSeries, keys: Sequence[StoredKey]) -> list[Statement]:
    """What writes a new series; keys say its id in place of a table's."""
    values = msgspec.structs.asdict(series)
    for name in ("seats", "games", "notes", "is_whole"):
        del values[name]
    values |= {"touched": time.time(), "digest": series_seal(series.id, series.spec)}
    statements: list[Statement] = [(insert(schema.series), values)]
    statements += [
        (insert(schema.series_seats), {"series_id": series.id, **msgspec.structs.asdict(seat)})
        for seat in series.seats
    ]
    statements += map(keying, keys)
    return statements


def keying(key: StoredKey) -> Statement:
    """What keeps a new token."""
    values = {
        "hash": key.hash,
        "series_id": key.table,
        "role": key.role,
        "seat": key.seat,
        "since": key.since,
    }
    return insert(schema.series_keys), values


def spending(series: str, seat: str, *roles: str) -> Statement:
    """What ends the tokens of a seat that have one of these roles."""
    keys = schema.series_keys.c
    chosen = (keys.series_id == series) & (keys.seat == seat) & keys.role.in_(roles)
    return update(schema.series_keys).where(chosen).values(role="spent"), {}


def forgetting(series: str, seat: str) -> Statement:
    """What removes the spent tokens of a seat."""
    keys = schema.series_keys.c
    chosen = (keys.series_id == series) & (keys.seat == seat) & (keys.role == "spent")
    return delete(schema.series_keys).where(chosen), {}


def seating(series: str, seat: StoredSeat) -> Statement:
    """What changes who plays a seat."""
    values = msgspec.structs.asdict(seat)
    seats = schema.series_seats.c
    chosen = (seats.series_id == series) & (seats.seat == values.pop("seat"))
    return update(schema.series_seats).where(chosen).values(**values), {}


def touching(series: str) -> Statement:
    """What notes that somebody has changed it."""
    return update(schema.series).where(schema.series.c.id == series).values(touched=time.time()), {}


def beginning(series: str, game: StoredGame) -> Statement:
    """What notes the next game; a number that is taken fails, and with it everything written beside it."""
    return insert(schema.series_games), {"series_id": series, "number": game.number, **_line(series, game)}


def finishing(series: str, game: StoredGame) -> Statement:
    """What keeps what became of a game."""
    games = schema.series_games.c
    chosen = (games.series_id == series) & (games.number == game.number)
    return update(schema.series_games).where(chosen).values(**_line(series, game)), {}


def _line(series: str, game: StoredGame) -> dict[str, Any]:
    return {
        "table_id": game.table,
        "scenario": game.scenario,
        "finished": game.finished,
        "digest": game_seal(series, game.number, game.table, game.scenario, game.finished),
    }


#: So many notes of a series are kept.
NOTES_KEPT = 24


def noting(series: str, after: int, note: str) -> list[Statement]:
    """What keeps a note, told after so many games, and forgets those of long ago."""
    notes = schema.series_notes
    newest = (
        select(notes.c.id).where(notes.c.series_id == series).order_by(notes.c.id.desc()).limit(NOTES_KEPT)
    )
    return [
        (insert(notes), {"series_id": series, "after": after, "note": note}),
        (delete(notes).where(notes.c.series_id == series, notes.c.id.not_in(newest)), {}),
    ]


def deleting(series: str) -> list[Statement]:
    """What removes a series with all its tables."""
    return [
        (delete(schema.tables).where(schema.tables.c.series == series), {}),
        (delete(schema.series).where(schema.series.c.id == series), {}),
    ]


# --- reading, in threads ------------------------------------------------------------------------------


def count(store: Store) -> int:
    """How many series are kept."""
    with store.reading() as connection:
        return int(connection.execute(select(func.count()).select_from(schema.series)).scalar_one())


def read(store: Store, id: str) -> StoredSeries | None:
    """One series, or None."""
    with store.reading() as connection:
        row = (
            connection.execute(select(schema.series).where(schema.series.c.id == id)).mappings().one_or_none()
        )
        return None if row is None else _series(connection, dict(row))


def every(store: Store) -> list[StoredSeries]:
    """All of them, those first that were used last."""
    with store.reading() as connection:
        rows = connection.execute(select(schema.series).order_by(schema.series.c.touched.desc())).mappings()
        return [_series(connection, dict(row)) for row in rows.all()]


def _series(connection: Connection, values: dict[str, Any]) -> StoredSeries:
    seats, games = schema.series_seats, schema.series_games
    held = connection.execute(select(seats).where(seats.c.series_id == values["id"])).mappings()
    played = connection.execute(
        select(games).where(games.c.series_id == values["id"]).order_by(games.c.number)
    ).mappings()
    noted = connection.execute(
        select(*schema.series_notes.c["after", "note"])
        .where(schema.series_notes.c.series_id == values["id"])
        .order_by(schema.series_notes.c.id)
    ).all()
    digest = values.pop("digest")
    return StoredSeries(
        **values,
        is_whole=digest is None or raw(digest) == series_seal(values["id"], values["spec"]),
        notes=tuple((row[0], row[1]) for row in noted),
        seats=tuple(
            StoredSeat(row["seat"], row["player"], row["level"], row["who"], row["is_hosts"]) for row in held
        ),
        games=tuple(_game(values["id"], row) for row in played),
    )


def _game(series: str, row: Any) -> StoredGame:
    number, table, scenario = row["number"], str(row["table_id"]), str(row["scenario"])
    finished = None if row["finished"] is None else raw(row["finished"])
    seal = game_seal(series, number, table, scenario, finished)
    is_whole = row["digest"] is None or raw(row["digest"]) == seal
    return StoredGame(number, table, scenario, finished, is_whole)


def keys(store: Store, hashes: Sequence[str]) -> dict[str, StoredKey]:
    """What these tokens open, by their hashes; in place of a table's id stands that of the series."""
    with store.reading() as connection:
        rows = connection.execute(
            select(schema.series_keys).where(schema.series_keys.c.hash.in_(list(hashes)))
        ).mappings()
        return {row["hash"]: _key(row) for row in rows}


def keys_of(store: Store, series: str) -> dict[str, StoredKey]:
    """All tokens of one series, by their hashes."""
    with store.reading() as connection:
        rows = connection.execute(
            select(schema.series_keys).where(schema.series_keys.c.series_id == series)
        ).mappings()
        return {row["hash"]: _key(row) for row in rows}


def _key(row: Any) -> StoredKey:
    return StoredKey(
        row["hash"], row["series_id"], row["role"], row["seat"], of_series=True, since=row["since"]
    )
