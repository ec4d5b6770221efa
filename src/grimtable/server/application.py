"""The application: HTTP, live connections and the client's files, behind the guards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from fastapi import FastAPI, WebSocket

from grimtable import __version__
from grimtable.server import client, info_routes, problems, record_routes, series_routes, table_routes
from grimtable.server.guard import Guard
from grimtable.server.live import Live
from grimtable.server.logging import AccessLog
from grimtable.server.metrics import Measuring
from grimtable.server.security import SecurityHeaders

if TYPE_CHECKING:
    from collections.abc import Collection

    from starlette.types import ASGIApp

    from grimtable.server.tables import TableRegistry

STATIC = Path(__file__).parent / "static"


def make_app(registry: TableRegistry, *, static: Path = STATIC, origins: Collection[str] = ()) -> ASGIApp:
    """The whole server as one ASGI application; it opens and closes the registry."""
    app = make_inner_app(registry, static=static)
    # From the outside in: measured, logged, with safe headers, held to the limits.
    guarded = SecurityHeaders(Guard(app, registry.limits, registry.metrics), origins=origins)
    return Measuring(AccessLog(guarded), registry.metrics)


def make_inner_app(registry: TableRegistry, *, static: Path = STATIC) -> FastAPI:
    """The same without guards: what OpenAPI describes."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await registry.open()
        try:
            yield
        finally:
            await registry.close()

    app = FastAPI(
        title="Grimtable",
        version=__version__,
        description="A digital table for board games. Live play is described in docs/table-protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # the usual pages load scripts from other hosts
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.registry = registry
    problems.install(app)
    # Their paths are whole and nothing is added to them, so the routes are taken as they are: those of an
    # included router are made anew for each application, while its first visitor waits.
    for routes in (info_routes, table_routes, record_routes, series_routes):
        app.router.routes.extend(routes.router.routes)
    live = Live(registry)

    @app.websocket("/api/tables/{table_id}/live")
    async def serve_live(socket: WebSocket, table_id: str) -> None:
        await live.serve(socket, table_id)

    client.install(app, static)
    return app
