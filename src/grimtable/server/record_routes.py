"""Routes for records: in and out, replays, playing on from a moment, problem reports."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from grimtable import bots
from grimtable.games import game_for
from grimtable.kernel import SeatId
from grimtable.records.session import Session
from grimtable.server import shapes
from grimtable.server.agreements import Note
from grimtable.server.auth import (
    ERRORS,
    Spoken,
    TableId,
    TheHall,
    Token,
    Voiced,
    is_host,
    only_invited,
    sat_here,
    shown,
)
from grimtable.server.bot_workers import HINT_SECONDS, BotsUnavailable
from grimtable.server.commands import Refused
from grimtable.server.examiner import Kept
from grimtable.server.guard import address_of
from grimtable.server.problems import Problem
from grimtable.server.replaying import Replays, asked_after, moment_told, replay_told
from grimtable.server.reporting import EnoughReports, keep_report, reports_of
from grimtable.server.store import Statement, Store
from grimtable.server.stored import StoredKey
from grimtable.server.table import LiveTable
from grimtable.server.table_routes import made_shape, printable, seats_wanted, take_place
from grimtable.server.tables import Seat, TableRegistry

router = APIRouter(tags=["records"], responses=ERRORS)

Decision = Annotated[int, Path(ge=0, le=10_000_000, description="A decision; 0 is the set-up.")]
Openly = Annotated[bool, Query(alias="open", description="Show everybody's secrets; after the end only.")]
SeenBy = Annotated[
    str | None, Query(alias="seat", max_length=100, description="Another seat's view, after the end.")
]

_FILE = {"application/json": {"schema": {"type": "object"}}}


def may_see_all(table: LiveTable, token: str | None) -> bool:
    """Whether the bearer may see every secret: after the end, or as the host of a table of one person."""
    return table.status == "over" or (is_host(table, token) and table.is_alone)


async def see_all(registry: TableRegistry, table: LiveTable, token: str | None) -> None:
    """A Problem for whoever may not see every secret; before the end it is written down that somebody did."""
    only_invited(table, token)
    if not may_see_all(table, token):
        raise Problem(403, "not-over", key="not-over")
    await registry.seating.look(table)


def _file(document: bytes, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(document, media_type="application/json", headers=headers)


# --- records --------------------------------------------------------------------------------------


@router.get("/api/tables/{table_id}/record", response_class=Response, responses={200: {"content": _FILE}})
async def record(request: Request, table_id: TableId, registry: TheHall, token: Token) -> Response:
    """The record as a file: after the end, or for a host who plays alone."""
    async with registry.at(table_id) as table:
        await see_all(registry, table, token)
        async with table.lock:
            aside = table.session.aside()
        document = await registry.study.work(address_of(request.scope), aside.to_json)
        return _file(document, f"{table.stored.game}-{table.id}.json")


@router.post(
    "/api/records",
    status_code=201,
    response_model=shapes.Created,
    openapi_extra={"requestBody": {"content": _FILE, "required": True}},
)
async def take_record(request: Request, registry: TheHall) -> Response:
    """A record file becomes a table: finished, to be replayed, or paused where it stopped."""
    take_place(request)
    taken = await registry.examining.record(address_of(request.scope), await request.body())
    made = await registry.make(
        await asyncio.to_thread(game_for, taken.setup),  # packs that nobody has used yet take a second
        taken.setup,
        {seat: Seat("human") for seat in taken.setup.order},
        undo=taken.undo,
        status="over" if taken.over else "playing",
        paused=not taken.over,
        are_hosts=True,
        looked=True,
        asked=taken.kept.asked,
        entries=taken.kept.entries,
        rests=taken.kept.rests,
        note=Note("note-imported").encoded(),
        dealt=taken.kept.dealt,
        secrets=taken.kept.secrets,
    )
    return shown(made_shape(made), 201)


# --- replays --------------------------------------------------------------------------------------


async def _viewer(
    registry: TableRegistry, table: LiveTable, token: str | None, seat: str | None, *, openly: bool
) -> SeatId | None:
    """Whose eyes: the bearer's, or after the end anybody's."""
    own = _seat_of(only_invited(table, token))
    if openly or (seat is not None and seat != own):
        await see_all(registry, table, token)
    if seat is None:
        return own
    if seat not in table.seats:
        raise Problem(404, "no-such-seat", "There is no such seat at this table.")
    return SeatId(seat)


def _seat_of(key: StoredKey | None) -> SeatId | None:
    return None if key is None or key.sits is None else SeatId(key.sits)


async def _aside_at(table: LiveTable, decision: int) -> Session[Any, Any]:
    """The game so far, to be looked at beside the table; a Problem where it has not come to that decision."""
    async with table.lock:
        aside = table.session.aside()
    if decision > aside.decisions:
        raise Problem(404, "no-such-moment", f"There are {aside.decisions} decisions so far.")
    return aside


def _replays(request: Request) -> Replays:
    kept: Replays | None = getattr(request.app.state, "replays", None)
    if kept is None:
        kept = request.app.state.replays = Replays()
    return kept


@router.get("/api/tables/{table_id}/replay", response_model=shapes.Replay)
async def replay(
    request: Request,
    table_id: TableId,
    registry: TheHall,
    token: Token,
    language: Voiced,
    openly: Openly = False,
    seat: SeenBy = None,
) -> Response:
    """The whole game in lines, as the bearer saw it, with the moments worth jumping to."""
    async with registry.at(table_id) as table:
        viewer = await _viewer(registry, table, token, seat, openly=openly)
        may_be_open = may_see_all(table, token)
        key = (table.id, table.revision, viewer, language, openly, may_be_open)
        found = _replays(request).find(*key)
        if found is None:
            async with table.lock:
                aside = table.session.aside()
            presenter = table.presenter(language)
            found = await registry.study.work(
                address_of(request.scope),
                replay_told,
                aside,
                presenter,
                viewer,
                openly=openly,
                may_be_open=may_be_open,
            )
            _replays(request).keep(found, *key)
        return Response(found, media_type="application/json")


@router.get("/api/tables/{table_id}/replay/{decision}", response_model=shapes.Moment)
async def moment(
    request: Request,
    table_id: TableId,
    decision: Decision,
    registry: TheHall,
    token: Token,
    language: Voiced,
    openly: Openly = False,
    seat: SeenBy = None,
) -> Response:
    """The board after one decision, and what that decision brought."""
    async with registry.at(table_id) as table:
        viewer = await _viewer(registry, table, token, seat, openly=openly)
        aside = await _aside_at(table, decision)
        presenter = table.presenter(language)
        found = await registry.study.work(
            address_of(request.scope), moment_told, aside, presenter, viewer, decision, openly=openly
        )
        return Response(found, media_type="application/json")


@router.get("/api/tables/{table_id}/replay/{decision}/hint", response_model=shapes.MomentHint)
async def hint(
    request: Request,
    table_id: TableId,
    decision: Decision,
    registry: TheHall,
    token: Token,
    language: Voiced,
    openly: Openly = False,
    seat: SeenBy = None,
) -> Response:
    """What a good player would do after this decision, for whoever is asked there, from what they see."""
    async with registry.at(table_id) as table:
        viewer = await _viewer(registry, table, token, seat, openly=openly)
        aside = await _aside_at(table, decision)
        asked, document = await registry.study.work(address_of(request.scope), asked_after, aside, decision)
        if asked is None or not (openly or asked == viewer):
            raise Refused("refused-no-hint")
        try:
            told = await registry.workers.hint(
                table.stored.game, bots.seed_for(decision, asked), asked, document, language, HINT_SECONDS
            )
        except BotsUnavailable:
            raise Refused("refused-no-hint") from None
    return shown(
        {
            "text": told.text,
            "alternatives": [other.text for other in told.alternatives],
            "route": told.route,
            "targets": told.targets,
            "dangers": told.dangers,
        }
    )


@router.post("/api/tables/{table_id}/continue", status_code=201, response_model=shapes.Created)
async def play_on(
    request: Request, table_id: TableId, wanted: shapes.Continue, registry: TheHall, token: Token
) -> Response:
    """A new table that begins at a moment of this one."""
    async with registry.at(table_id) as table:
        await see_all(registry, table, token)
        aside = await _aside_at(table, wanted.decision)
        seats = {id: Seat(seat.player, seat.level) for id, seat in table.seats.items()}
        take_place(request)
        if wanted.seats is not None:
            seats = seats_wanted(aside.setup, wanted.seats)
        kept = await registry.study.work(address_of(request.scope), _continued, aside, wanted.decision)
        # How a game asks cannot change on the way: what began for one person is said to several.
        people = sum(seat.player != "bot" for seat in seats.values())
        is_news = aside.setup.windows == "skip" and table.is_alone and people > 1
        made = await registry.make(
            aside.game,
            aside.setup,
            seats,
            undo=aside.undo_policy,
            timer=table.stored.timer,
            name=table.stored.name,
            watching=table.stored.watching,
            looked=True,
            asked=kept.asked,
            entries=kept.entries,
            rests=kept.rests,
            note=Note("note-continued", {"decision": wanted.decision}).encoded(),
            dealt=kept.dealt,
            secrets=kept.secrets,
            more=[_tells_by_silence] if is_news else [],
        )
    return shown(made_shape(made), 201)


def _tells_by_silence(table: str) -> Statement:
    return Store.noting(table, Note("note-windows-skip").encoded())


def _continued(aside: Session[Any, Any], decision: int) -> Kept:
    return Kept.of(aside.continued(decision))


# --- problem reports ------------------------------------------------------------------------------


@router.post(
    "/api/tables/{table_id}/report",
    status_code=201,
    response_class=Response,
    responses={201: {"content": _FILE, "description": "The report, or what the bearer may see of it."}},
)
async def report(
    request: Request,
    table_id: TableId,
    wanted: shapes.ProblemText,
    registry: TheHall,
    token: Token,
    language: Spoken,
) -> Response:
    """A problem report: one file with record, position and versions.

    `grimtable replay` and `grimtable case` take it. It is kept on the server too: who may not see everybody's
    secrets yet gets their own part of it, with a number to fetch the whole after the end.
    """
    async with registry.at(table_id) as table:
        viewer = _seat_of(only_invited(table, token))
        whole = may_see_all(table, token)
        if whole:
            await see_all(registry, table, token)
        async with table.lock:
            aside = table.session.aside()
        try:
            told, document = await keep_report(
                registry, table, aside, printable(wanted.text)[:1000], viewer or "", aside.decisions
            )
        except EnoughReports:
            raise Problem(
                409, "enough-reports", "This table has been reported often enough; thank you."
            ) from None
        name = f"report-{table.id}-{told.number}.json"
        if not whole:
            own = msgspec.to_builtins(msgspec.structs.replace(told, state=None))
            view = await registry.study.work(address_of(request.scope), aside.game.view, aside.state, viewer)
            document = msgspec.json.encode({"report": own, "view": view})
        response = _file(document, name)
        response.status_code = 201
        return response


@router.get("/api/tables/{table_id}/reports", response_model=shapes.Reports)
async def reports(table_id: TableId, registry: TheHall, token: Token) -> Response:
    """The problem reports kept with this table: the bearer's own, or all for who may see every secret.

    They are what people wrote, so they are for those who sat there: nobody else finds any.
    """
    async with registry.at(table_id) as table:
        key = only_invited(table, token)
        if not sat_here(key):
            return shown({"reports": []})
        own = _seat_of(key)
        whole = may_see_all(table, token)
        kept = await registry.storage.run(reports_of, registry.store, table.id)
        return shown(
            {
                "reports": [
                    {**msgspec.to_builtins(told), "whole": whole}
                    for told in kept
                    if whole or told.seat == own
                ]
            }
        )


@router.get(
    "/api/tables/{table_id}/report/{number}", response_class=Response, responses={200: {"content": _FILE}}
)
async def show_report(
    table_id: TableId, number: Annotated[int, Path(ge=1, le=1000)], registry: TheHall, token: Token
) -> Response:
    """A problem report as a file, for who sat at the table: after the end, or for a host who plays alone."""
    async with registry.at(table_id) as table:
        if not sat_here(only_invited(table, token)):
            raise Problem(401 if token is None else 403, "not-seated", key="reports-seated")
        await see_all(registry, table, token)
        found = await registry.storage.run(registry.store.report, table.id, number)
        if found is None:
            raise Problem(404, "no-such-report", "There is no such report at this table.")
        return _file(found, f"report-{table.id}-{number}.json")
