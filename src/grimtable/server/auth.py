"""Authentication: who asks (by the bearer's token), in which language, at which table."""

from __future__ import annotations

from typing import Annotated, Any, cast

from fastapi import Depends, Header, Path, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.responses import Response

from grimtable.kernel import SeatId
from grimtable.server.presenting import language_of, voice_of
from grimtable.server.problems import Problem
from grimtable.server.shapes import ErrorAnswer
from grimtable.server.stored import StoredKey
from grimtable.server.table import LiveTable, encode_bytes
from grimtable.server.tables import TableRegistry
from grimtable.server.tokens import hash_of

_bearer = HTTPBearer(auto_error=False, description="The token of a seat, of the host or of a spectator.")


def registry_of(request: Request) -> TableRegistry:
    """The registry of this server."""
    return cast("TableRegistry", request.app.state.registry)


def spoken(
    language: Annotated[str | None, Query(max_length=40, description="en, de or pl")] = None,
    accept_language: Annotated[str | None, Header(include_in_schema=False)] = None,
) -> str:
    """The language to answer in."""
    return language_of(language if language is not None else accept_language)


def voiced(
    language: Annotated[str | None, Query(max_length=40, description="en, de or pl")] = None,
    accept_language: Annotated[str | None, Header(include_in_schema=False)] = None,
) -> str:
    """The same, and how places are called: `de-x-named` by what is there, `de` by coordinates."""
    return voice_of(language if language is not None else accept_language)


def bearer_token(
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)] = None,
) -> str | None:
    """The token that came with the request, if any."""
    return None if credentials is None else credentials.credentials


TheHall = Annotated[TableRegistry, Depends(registry_of)]
Spoken = Annotated[str, Depends(spoken)]
Voiced = Annotated[str, Depends(voiced)]
Token = Annotated[str | None, Depends(bearer_token)]
TableId = Annotated[str, Path(max_length=32, pattern=r"^[0-9a-z]+$", description="The id of a table.")]

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorAnswer, "description": description}
    for status, description in (
        (400, "It was refused."),
        (401, "The token opens nothing here."),
        (403, "The token does not allow this."),
        (404, "There is no such thing."),
        (408, "It did not arrive in time."),
        (409, "It does not fit how things stand."),
        (413, "It is too large."),
        (414, "The address is too long."),
        (422, "The request cannot be used."),
        (429, "Too many of them."),
        (503, "The server cannot do this now."),
    )
}


def key_for(table: LiveTable, token: str | None) -> StoredKey | None:
    """What the token opens at this table: None without one, a Problem with a wrong one."""
    if token is None:
        return None
    key = table.keys.get(hash_of(token))
    if key is None:
        raise Problem(401, "wrong-token", "This link opens no seat here; ask for a new one.")
    if key.role == "spent":
        raise Problem(401, "spent-link", key="link-spent")
    return key


def seat_of(table: LiveTable, token: str | None) -> SeatId:
    """The seat of the bearer; a Problem for everybody else."""
    key = key_for(table, token)
    if key is None:
        raise Problem(
            401, "no-token", "Say which seat is yours: send its token as `Authorization: Bearer …`."
        )
    if key.seat is None:
        raise Problem(403, "no-seat", "This token belongs to no seat.")
    return SeatId(key.seat)


def was_invited(table: LiveTable, token: str | None) -> bool:
    """Whether the token is, or was before it was spent, one of a seat."""
    key = table.keys.get(hash_of(token)) if token is not None else None
    return key is not None and key.seat is not None


def sat_here(key: StoredKey | None) -> bool:
    """Whether the bearer sits at the table or is its host: what people wrote there is for them."""
    return key is not None and key.role in ("seat", "host")


def is_host(table: LiveTable, token: str | None) -> bool:
    """Whether the bearer is the host."""
    key = key_for(table, token)
    return key is not None and key.role == "host"


def may_seat(table: LiveTable, token: str | None) -> bool:
    """Whether the bearer decides about seats: the host, or whom the host named."""
    key = key_for(table, token)
    return key is not None and table.may_seat(key.sits, is_host=key.role == "host")


def only_seating(table: LiveTable, token: str | None) -> None:
    """A Problem for everybody but the host and whom the host named."""
    if not may_seat(table, token):
        only_host(table, token)


def only_host(table: LiveTable, token: str | None) -> None:
    """A Problem for everybody but the host."""
    if token is None:
        raise Problem(401, "no-token", "Only the host may do that; send the host's token.")
    if not is_host(table, token):
        raise Problem(403, "not-host", "Only the host of the table may do that.")


def only_invited(table: LiveTable, token: str | None) -> StoredKey | None:
    """A Problem for strangers where only who was invited may watch."""
    key = key_for(table, token)
    if key is None and table.stored.watching != "anybody":
        raise Problem(401, "no-token", "Only who was invited may watch this table; send your token.")
    return key


def shown(body: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(encode_bytes(body), status, media_type="application/json")


def shown_table(table: LiveTable, token: str | None, language: str) -> Response:
    """The table as the bearer may see it."""
    return shown(table.shape(table.presenter(language), is_host=is_host(table, token)))
