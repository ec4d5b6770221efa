"""Problems of requests: every error is a code and one sentence, in JSON, with a fitting status."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from grimtable.games import UnknownGame, UnknownPack
from grimtable.kernel import Refusal
from grimtable.kernel.errors import GrimtableError, RecordError, SetupError
from grimtable.series import SeriesError
from grimtable.server.commands import Refused
from grimtable.server.database import StorageError
from grimtable.server.limits import LimitReached
from grimtable.server.presenting import language_of, server_texts
from grimtable.server.series import NoSuchSeries
from grimtable.server.tables import NoSuchTable

log = logging.getLogger(__name__)


#: Bounds that people reach who have done nothing unusual: in their own language.
_LIMITS = {
    "server-busy": "limit-server-busy",
    "too-busy": "limit-too-busy",
    "import-too-long": "limit-import-too-long",
}


class Problem(GrimtableError):
    """A request that cannot be answered: in a sentence, or in the one that `key` names in every language."""

    def __init__(self, status: int, code: str, sentence: str = "", *, key: str | None = None) -> None:
        super().__init__(sentence or code)
        self.status = status
        self.code = code
        self.key = key


def answer(status: int, code: str, sentence: str, headers: dict[str, str] | None = None) -> Response:
    """An error as every answer of the server says it."""
    body = msgspec.json.encode({"error": {"code": code, "sentence": sentence}})
    return Response(body, status, headers, media_type="application/json")


def _of(error: GrimtableError) -> tuple[int, str]:
    if isinstance(error, NoSuchTable):
        return 404, "no-such-table"
    if isinstance(error, NoSuchSeries):
        return 404, "no-such-series"
    if isinstance(error, UnknownGame):
        return 404, "no-such-game"
    if isinstance(error, SetupError | UnknownPack | SeriesError):
        return 422, "bad-setup"
    if isinstance(error, RecordError):
        return 422, "bad-record"
    if isinstance(error, StorageError):
        return 503, "storage"
    return 400, "refused"


def install(app: FastAPI) -> None:
    """Turn every error of this application into such an answer."""

    async def known(request: Request, error: Exception) -> Response:
        assert isinstance(error, GrimtableError)
        if isinstance(error, Refused):
            return answer(409, "refused", _sentence(request, error))
        if isinstance(error, Problem):
            headers = {"WWW-Authenticate": "Bearer"} if error.status == 401 else None
            sentence = str(error) if error.key is None else _said(request, error.key)
            return answer(error.status, error.code, sentence, headers)
        if isinstance(error, LimitReached):
            request.app.state.registry.metrics.refused(error.code)
            key = _LIMITS.get(error.code)
            words = error.sentence if key is None else _said(request, key)
            return answer(error.status, error.code, words)
        status, code = _of(error)
        text = str(error)
        return answer(status, code, f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '?')) else '.'}")

    async def invalid(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return answer(422, "bad-request", _first(error.errors()))

    async def general(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        sentences = {
            400: ("bad-request", "The request cannot be read; send JSON as the documentation describes it."),
            404: ("not-found", "There is nothing at this address."),
            405: ("wrong-method", "This address does not take such requests."),
        }
        code, sentence = sentences.get(error.status_code, ("refused", str(error.detail)[:200]))
        return answer(error.status_code, code, sentence, dict(error.headers or {}))

    async def defect(_: Request, error: Exception) -> Response:
        log.error("a request failed", exc_info=error)
        return answer(500, "defect", "The server made a mistake; it has been written down. Please try again.")

    app.add_exception_handler(GrimtableError, known)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, general)
    app.add_exception_handler(Exception, defect)


def _sentence(request: Request, refused: Refused) -> str:
    if isinstance(refused.refusal, Refusal):
        return str(refused.refusal)
    return _said(request, refused.refusal, **refused.arguments)


def _said(request: Request, key: str, **arguments: object) -> str:
    """One of the table's own sentences in the language of whoever asks."""
    return server_texts().text(key, _language(request), **arguments)


def _language(request: Request) -> str:
    return language_of(request.query_params.get("language") or request.headers.get("accept-language"))


def _first(errors: Any) -> str:
    """The first mistake in a sentence: where, and what."""
    for error in errors:
        if error.get("type") == "json_invalid":
            return f"The request is no JSON; look at character {error['loc'][-1]}."
        where = ".".join(str(part) for part in error.get("loc", ()) if part not in ("body", "query", "path"))
        what = str(error.get("msg", "is wrong"))
        what = what[:1].lower() + what[1:]
        shown = "".join(letter for letter in f"{where}: {what}" if letter.isprintable())[:300]
        return f"The request cannot be used; {shown.lstrip(': ')}."
    return "The request cannot be used."
