"""The browser's files: hashed ones may be kept for ever, the page itself is asked for each time."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

#: Where vite puts files that carry a hash of their content in their name.
_HASHED = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"

NOT_BUILT = "The browser client is not built yet; run `make web` and reload this page.\n"


class _Files(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = FOR_EVER if path.startswith(_HASHED) else EACH_TIME
        return response


def install(app: FastAPI, static: Path) -> None:
    """Serve the built client at `/`, or say how to build it."""
    if (static / "index.html").is_file():
        app.mount("/", _Files(directory=static, html=True), name="client")
        return

    @app.get("/", include_in_schema=False)
    async def not_built() -> PlainTextResponse:
        return PlainTextResponse(NOT_BUILT, 503)
