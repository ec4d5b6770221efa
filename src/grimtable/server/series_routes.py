"""Routes for series: making them, sitting down, the page of one, the next game, deleting."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from grimtable.games import load_game, packs_of
from grimtable.kernel import Setup
from grimtable.series import Course, SeriesSpec
from grimtable.series.course import FORMAT
from grimtable.series.rules import kinds_of, packs_for
from grimtable.series.telling import Teller
from grimtable.server import shapes
from grimtable.server.auth import ERRORS, Spoken, TheHall, Token, shown
from grimtable.server.problems import Problem
from grimtable.server.seating import checked_level, default_level
from grimtable.server.series import Standing
from grimtable.server.series_shown import series_shape
from grimtable.server.stored import StoredKey
from grimtable.server.table_routes import printable, seats_wanted, take_place
from grimtable.server.tokens import hash_of

log = logging.getLogger(__name__)

router = APIRouter(prefix="/api/series", tags=["series"], responses=ERRORS)

SeriesId = Annotated[str, Path(max_length=32, pattern=r"^[0-9a-z]+$", description="The id of a series.")]
SeatName = Annotated[str, Path(max_length=100)]


# --- who asks -------------------------------------------------------------------------------------


def key_for(standing: Standing, token: str | None) -> StoredKey | None:
    """What the token opens: None without one, a Problem with a wrong one."""
    if token is None:
        return None
    key = standing.keys.get(hash_of(token))
    if key is None:
        raise Problem(401, "wrong-token", "This link opens no seat here; ask for a new one.")
    if key.role == "spent":
        raise Problem(401, "spent-link", key="link-spent")
    return key


def only_invited(standing: Standing, token: str | None) -> StoredKey | None:
    """A Problem for strangers where only who was invited may watch."""
    key = key_for(standing, token)
    if key is None and standing.stored.watching != "anybody":
        raise Problem(401, "no-token", "Only who was invited may see this series; send your token.")
    return key


def only_host(standing: Standing, token: str | None) -> None:
    """A Problem for everybody but the host."""
    if token is None:
        raise Problem(401, "no-token", "Only the host may do that; send the host's token.")
    key = key_for(standing, token)
    if key is None or key.role != "host":
        raise Problem(403, "not-host", "Only the host of the series may do that.")


# --- routes ---------------------------------------------------------------------------------------


@router.post("", status_code=201, response_model=shapes.SeriesCreated)
async def make_series(request: Request, wanted: shapes.NewSeries, registry: TheHall) -> Response:
    """Make a series. Its tokens are told here and nowhere else; those of seats are invitations."""
    take_place(request)
    course, setup = await asyncio.to_thread(_agreed, wanted)
    made = await registry.series.make(
        course,
        seats_wanted(setup, wanted.seats),
        name=printable(wanted.name),
        undo=wanted.undo_policy,
        timer=wanted.timer,
        watching=wanted.watching,
        windows=wanted.windows,
    )
    return shown(
        {
            "series": made.table,
            "host_token": made.host_token,
            "tokens": made.tokens,
            "spectator_token": made.spectator_token,
        },
        201,
    )


def _agreed(wanted: shapes.NewSeries) -> tuple[Course, Setup]:
    """What was asked for, as a course, and who plays it; the first mistake is told."""
    names = packs_for(wanted.game, wanted.kind) if wanted.packs is None else wanted.packs
    known = list(packs_of(wanted.game))
    packs = sorted(names, key=lambda pack: known.index(pack) if pack in known else len(known))
    game = load_game(wanted.game, packs)
    players = None if wanted.seats is None else len(wanted.seats)
    first = wanted.scenarios[0] if wanted.scenarios else None
    spec = SeriesSpec(
        format=FORMAT,
        game=game.id,
        kind=wanted.kind or kinds_of(game)[0],
        players=len(game.setup(players=players, scenario=first).seats),
        options=dict(wanted.options),
        packs=tuple(game.packs),
        scenarios=tuple(wanted.scenarios),
    )
    course = Course(spec)
    course.check()
    return course, Teller(course).setup


@router.get("/{series_id}", response_model=shapes.Series)
async def show_series(series_id: SeriesId, registry: TheHall, token: Token, language: Spoken) -> Response:
    """The road, the squad, what is known of the story, and what comes next."""
    standing = await registry.series.standing(series_id)
    key = only_invited(standing, token)
    return shown(await series_shape(registry, standing, key, language))


@router.post("/{series_id}/claim", response_model=shapes.SeriesClaimed)
async def claim(
    series_id: SeriesId, wanted: shapes.Claim, registry: TheHall, token: Token, language: Spoken
) -> Response:
    """Sit down for the whole series. The invitation is spent; the answer holds the seat's own token."""
    standing = await registry.series.standing(series_id)
    if token is None:
        raise Problem(401, "no-token", "Say which seat is yours: send its token.")
    key = standing.keys.get(hash_of(token))
    if key is None or (key.role == "spent" and wanted.token is None):
        key = key_for(standing, token)
    if key is None or key.seat is None:
        raise Problem(403, "no-seat", "This token belongs to no seat.")
    host = None if wanted.host_token is None else key_for(standing, wanted.host_token)
    own = await registry.series.claim(
        series_id,
        token,
        printable(wanted.name),
        is_hosts=host is not None and host.role == "host",
        token=wanted.token,
    )
    standing = await registry.series.standing(series_id)
    mine = key_for(standing, own)
    shape = await series_shape(registry, standing, mine, language)
    return shown({"series": shape, "seat": key.seat, "token": own})


@router.post("/{series_id}/next", status_code=201, response_model=shapes.NextOpened)
async def open_next(
    request: Request, series_id: SeriesId, wanted: shapes.NextGame, registry: TheHall, token: Token
) -> Response:
    """Begin the next game, or find the table where it is played already."""
    standing = await registry.series.standing(series_id)
    if token is None:
        raise Problem(401, "no-token", "Say who you are: send the token of your seat or of the host.")
    key = key_for(standing, token)
    if key is None or key.role not in ("host", "seat"):
        raise Problem(403, "no-seat", "Only who plays in this series may begin its next game.")
    if standing.running is None:
        take_place(request)
    level = default_level() if wanted.level is None else checked_level(wanted.level)
    table = await registry.series.next(series_id, key, wanted.scenario, wanted.options, level)
    return shown({"table": table}, 201)


@router.post("/{series_id}/seats/{seat}/invite", response_model=shapes.Invitation)
async def invite(series_id: SeriesId, seat: SeatName, registry: TheHall, token: Token) -> Response:
    """A new invitation to a seat, between two games; the host only. Who sat there does so no longer."""
    standing = await registry.series.standing(series_id)
    only_host(standing, token)
    _check_seat(standing, seat)
    return shown({"seat": seat, "token": await registry.series.invite(series_id, seat)})


@router.patch("/{series_id}/seats/{seat}", response_model=shapes.Series)
async def change_seat(
    series_id: SeriesId,
    seat: SeatName,
    wanted: shapes.SeatChange,
    registry: TheHall,
    token: Token,
    language: Spoken,
) -> Response:
    """Give a seat to a bot from the next game on; the host, or who sits there."""
    standing = await registry.series.standing(series_id)
    _check_seat(standing, seat)
    key = key_for(standing, token)
    is_own = key is not None and key.sits == seat
    if not is_own:
        only_host(standing, token)
    if wanted.player != "bot":
        raise Problem(422, "bad-setup", "A seat is given to a bot here; for a person, make an invitation.")
    await registry.series.give_to_bot(series_id, seat, checked_level(wanted.level), by_host=not is_own)
    standing = await registry.series.standing(series_id)
    key = standing.keys.get(hash_of(token or ""))
    if key is not None and key.role == "spent":
        key = None
    return shown(await series_shape(registry, standing, key, language))


def _check_seat(standing: Standing, seat: str) -> None:
    if all(held.seat != seat for held in standing.stored.seats):
        raise Problem(404, "no-such-seat", "There is no such seat in this series.")


@router.delete("/{series_id}", status_code=204)
async def delete(series_id: SeriesId, registry: TheHall, token: Token) -> Response:
    """Remove the series with all its tables and their histories; the host only."""
    standing = await registry.series.standing(series_id)
    only_host(standing, token)
    await registry.series.delete(series_id)
    return Response(status_code=204)


__all__ = ["router"]
