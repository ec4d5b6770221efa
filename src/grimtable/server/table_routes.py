"""Routes for tables: making them, listing mine, sitting down, starting, changing seats, deleting."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from grimtable.games import load_game, packs_of
from grimtable.kernel import SeatId, Setup, SetupError
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.setup import Windows
from grimtable.records.session import Session
from grimtable.server import series_store, shapes
from grimtable.server.auth import (
    ERRORS,
    Spoken,
    TableId,
    TheHall,
    Token,
    is_host,
    key_for,
    may_seat,
    only_host,
    only_seating,
    seat_of,
    shown,
    shown_table,
    was_invited,
)
from grimtable.server.guard import address_of
from grimtable.server.limits import Buckets, LimitReached
from grimtable.server.problems import Problem
from grimtable.server.seating import checked_level, default_level
from grimtable.server.series_shown import my_series
from grimtable.server.table import LiveTable
from grimtable.server.tables import Made, Seat
from grimtable.server.tokens import hash_of

log = logging.getLogger(__name__)

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)

HOUR = 3600.0


def take_place(request: Request) -> None:
    """One more table from this address, or LimitReached."""
    registry = request.app.state.registry
    buckets: Buckets | None = getattr(request.app.state, "new_tables", None)
    if buckets is None:
        most = registry.limits.tables_per_address
        buckets = request.app.state.new_tables = Buckets(most / HOUR, most)
    wait = buckets.take(address_of(request.scope))
    if wait:
        raise LimitReached(
            "too-many-tables",
            "You have made many tables within the hour; play at one of them first.",
            after=wait,
        )


def printable(text: str) -> str:
    """A name on one line, without signs that would disturb others."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


@router.post("", status_code=201, response_model=shapes.Created)
async def make_table(request: Request, wanted: shapes.NewTable, registry: TheHall) -> Response:
    """Make a table. Its tokens are told here and nowhere else; those of seats are invitations, taken once."""
    take_place(request)
    game = await asyncio.to_thread(load_game, wanted.game, packs_wanted(wanted))
    setup = game.setup(
        players=None if wanted.seats is None else len(wanted.seats),
        scenario=wanted.scenario,
        options=wanted.options,
        seed=wanted.seed or 0,
        windows=wanted.windows or windows_for(wanted.seats),
        chance="keyed" if wanted.seed is None else "seeded",
    )
    seats = seats_wanted(setup, wanted.seats)
    session = await asyncio.to_thread(Session.start, game, setup)  # what cannot be set up is not made
    made = await registry.make(
        game,
        session.setup,
        seats,
        chosen_seed=wanted.seed,
        secrets=session.streams.secrets(with_newest=True),
        asked=session.state.asked or "",
        undo=wanted.undo_policy,
        timer=wanted.timer,
        name=printable(wanted.name),
        watching=wanted.watching,
        looked=wanted.seed is not None,
    )
    return shown(made_shape(made), 201)


def packs_wanted(wanted: shapes.NewTable) -> list[str] | None:
    """The packs in the order in which the game has them, so that equal tables share one loaded game."""
    if wanted.packs is None:
        return None
    known = list(packs_of(wanted.game))
    return sorted(wanted.packs, key=lambda pack: known.index(pack) if pack in known else len(known))


def windows_for(wanted: dict[str, shapes.SeatWanted] | None) -> Windows:
    """Where people play against each other everybody is asked: a silence would tell who holds an answer."""
    people = [seat for seat in (wanted or {}).values() if seat.player != "bot"]
    return "ask" if len(people) > 1 else "skip"


def seats_wanted(setup: Setup, wanted: dict[str, shapes.SeatWanted] | None) -> dict[str, Seat]:
    """Who holds which seat; a sentence when the names do not fit the game."""
    if wanted is None:
        first, *others = setup.order
        return {first: Seat("human"), **{seat: Seat("bot", default_level()) for seat in others}}
    if set(wanted) != set(setup.order):
        raise SetupError(f"the seats for {len(wanted)} players are {', '.join(setup.order)}")
    return {
        seat: Seat(
            wanted[seat].player, checked_level(wanted[seat].level) if wanted[seat].player == "bot" else None
        )
        for seat in setup.order
    }


def made_shape(made: Made) -> dict[str, object]:
    """What its maker is told."""
    return {
        "table": made.table,
        "host_token": made.host_token,
        "tokens": made.tokens,
        "spectator_token": made.spectator_token,
    }


@router.post("/mine", response_model=shapes.Mine)
async def my_tables(tokens: shapes.Tokens, registry: TheHall, language: Spoken) -> Response:
    """The tables and the series that these tokens open, in the order of the tokens."""
    hashes = [hash_of(token) for token in tokens.tokens]
    keys = await registry.storage.run(registry.store.keys, hashes)
    found = []
    for place, hash in enumerate(hashes):
        key = keys.get(hash)
        if key is None or key.role == "spent":
            continue
        try:
            shape, asked = await registry.glance(key.table, language, is_host=key.role == "host")
        except GrimtableError as error:
            log.info("a table is left out of a list: %s", error)
            continue
        mine = key.sits is not None and shape.status == "playing" and asked == key.sits
        found.append({"table": shape, "token": place, "role": key.role, "seat": key.seat, "mine": mine})
    of_series = await registry.storage.run(series_store.keys, registry.store, hashes)
    return shown({"tables": found, "series": await my_series(registry, of_series, hashes, language)})


@router.get("/{table_id}", response_model=shapes.Table)
async def show_table(table_id: TableId, registry: TheHall, token: Token, language: Spoken) -> Response:
    """The table without anything about the game in progress."""
    async with registry.at(table_id) as table:
        return shown_table(table, token, language)


@router.post("/{table_id}/claim", response_model=shapes.Claimed)
async def claim(
    table_id: TableId, wanted: shapes.Claim, registry: TheHall, token: Token, language: Spoken
) -> Response:
    """Sit down under a name. The token of the invitation is spent; the answer holds the seat's own."""
    async with registry.at(table_id) as table:
        if wanted.token is None or not was_invited(table, token):
            seat_of(table, token)
        assert token is not None
        is_hosts = wanted.host_token is not None and is_host(table, wanted.host_token)
        own = await registry.seating.claim(
            table, token, printable(wanted.name), is_hosts=is_hosts, token=wanted.token
        )
        shape = table.shape(table.presenter(language), is_host=False)
        return shown({"table": shape, "seat": table.keys[hash_of(own)].seat, "token": own})


@router.post("/{table_id}/seats/{seat}/invite", response_model=shapes.Invitation)
async def invite(
    table_id: TableId, seat: Annotated[str, Path(max_length=100)], registry: TheHall, token: Token
) -> Response:
    """A new invitation to a seat that nobody holds, or whose person has been away for long; the host only."""
    async with registry.at(table_id) as table:
        only_seating(table, token)
        if seat not in table.seats:
            raise Problem(404, "no-such-seat", "There is no such seat at this table.")
        return shown({"seat": seat, "token": await registry.seating.invite(table, SeatId(seat))})


@router.post("/{table_id}/start", response_model=shapes.Table)
async def start(
    table_id: TableId, wanted: shapes.Start, registry: TheHall, token: Token, language: Spoken
) -> Response:
    """The game begins; seats that nobody took become bots."""
    async with registry.at(table_id) as table:
        only_host(table, token)
        await registry.seating.start(table, wanted.level)
        return shown_table(table, token, language)


@router.patch("/{table_id}/seats/{seat}", response_model=shapes.Table)
async def change_seat(
    table_id: TableId,
    seat: Annotated[str, Path(max_length=100)],
    wanted: shapes.SeatChange,
    registry: TheHall,
    token: Token,
    language: Spoken,
) -> Response:
    """Change a seat between human and bot, also in mid-game: one's own, or one that no person holds."""
    async with registry.at(table_id) as table:
        by = _changer(table, token)
        if seat not in table.seats:
            raise Problem(404, "no-such-seat", "There is no such seat at this table.")
        await registry.seating.change(
            table, SeatId(seat), wanted.player, wanted.level, by=by, is_host=may_seat(table, token)
        )
        return shown_table(table, token, language)


@router.put("/{table_id}/deputy", response_model=shapes.Table)
async def name_deputy(
    table_id: TableId, wanted: shapes.DeputyChange, registry: TheHall, token: Token, language: Spoken
) -> Response:
    """Name somebody who decides about seats like the host; the host only, and all are told."""
    async with registry.at(table_id) as table:
        only_host(table, token)
        await registry.seating.name_deputy(table, None if wanted.seat is None else SeatId(wanted.seat))
        return shown_table(table, token, language)


def _changer(table: LiveTable, token: str | None) -> SeatId | None:
    key = key_for(table, token)
    if key is None:
        raise Problem(401, "no-token", "Say who you are: send the token of the seat or of the host.")
    return None if key.sits is None else SeatId(key.sits)


@router.delete("/{table_id}", status_code=204)
async def delete(table_id: TableId, registry: TheHall, token: Token) -> Response:
    """Remove the table with its whole history; the host only."""
    async with registry.at(table_id) as table:
        only_host(table, token)
        if table.stored.series:
            raise Problem(409, "in-series", key="table-in-series")
        await registry.delete(table)
    return Response(status_code=204)
