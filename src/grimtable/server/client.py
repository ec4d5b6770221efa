"""The browser's files: packed; hashed ones may be kept for ever, the page itself is asked for each time."""

from __future__ import annotations

import asyncio
from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from grimtable.server.packing import EACH_TIME, packed_file, takes_packed

#: Where vite puts files that carry a hash of their content in their name.
_HASHED = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"

NOT_BUILT = "The browser client is not built yet; run `make web` and reload this page.\n"


class _Files(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and response.status_code == 200:
            response = await _packed(response, Headers(scope=scope))
        if response.status_code in (200, 304):
            response.headers["cache-control"] = FOR_EVER if path.startswith(_HASHED) else EACH_TIME
        return response


async def _packed(response: FileResponse, asked: Headers) -> Response:
    """The same file compressed, for who understands that."""
    if not takes_packed(asked) or "range" in asked:
        return response
    body = await asyncio.to_thread(packed_file, Path(response.path))
    if body is None:
        return response
    tag = response.headers["etag"].removeprefix("W/")
    headers = {"content-encoding": "gzip", "vary": "accept-encoding", "etag": f"W/{tag}"}
    return Response(body, headers=headers, media_type=response.media_type)


def install(app: FastAPI, static: Path) -> None:
    """Serve the built client at `/`, or say how to build it."""
    if (static / "index.html").is_file():
        app.mount("/", _Files(directory=static, html=True), name="client")
        return

    @app.get("/", include_in_schema=False)
    async def not_built() -> PlainTextResponse:
        return PlainTextResponse(NOT_BUILT, 503)
