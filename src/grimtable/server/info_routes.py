"""What every visitor may ask: the games, the settings, whether the server is well, and its metrics."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from grimtable import __version__
from grimtable.games import installed, load_game
from grimtable.server import metrics, shapes
from grimtable.server.auth import ERRORS, Spoken, TheHall, shown
from grimtable.server.games_info import games_told, items_told, maps_told, rules_told
from grimtable.server.packing import document
from grimtable.server.presenting import LANGUAGES
from grimtable.server.problems import Problem

router = APIRouter(tags=["info"], responses=ERRORS)

GameId = Annotated[str, Path(max_length=100, description="The id of a game.")]


@router.get("/api/games", response_model=shapes.Games)
async def games(request: Request, language: Spoken) -> Response:
    """The games with scenarios, seatings, options and levels of bots."""
    return document(request, await asyncio.to_thread(games_told, language))


@router.get("/api/games/{game}/maps", response_model=shapes.Maps)
async def maps(request: Request, game: GameId, language: Spoken) -> Response:
    """The small map of every scenario, for whoever chooses one."""
    return document(request, await asyncio.to_thread(maps_told, game, language))


@router.get("/api/games/{game}/items", response_model=shapes.Items)
async def items(request: Request, game: GameId, language: Spoken) -> Response:
    """Every item of the pack as it looks in play, with its provenance."""
    return document(request, await asyncio.to_thread(items_told, game, language))


@router.get("/api/games/{game}/rules", response_model=shapes.Rules)
async def rules(request: Request, game: GameId, language: Spoken) -> Response:
    """The rule catalogue: chapters, ids, titles, texts; headings in the reader's language."""
    return document(request, await asyncio.to_thread(rules_told, game, language))


@router.get("/api/settings", response_model=shapes.Settings)
async def settings(registry: TheHall) -> Response:
    """Languages, limits and versions."""
    editions = await asyncio.to_thread(
        lambda: {
            id: {"rules": load_game(id).version, "content": load_game(id).content_hash} for id in installed()
        }
    )
    return shown(
        {
            "version": __version__,
            "languages": list(LANGUAGES),
            "limits": msgspec.to_builtins(registry.limits),
            "games": editions,
        }
    )


@router.get("/health", response_model=shapes.Health)
async def health(registry: TheHall) -> Response:
    """Whether decisions are stored and bots answer; 503 names the part that fails, in one sentence."""
    ailment = await registry.health.ailment()
    if ailment is not None:
        raise Problem(503, ailment.part, ailment.sentence)
    return shown({"status": "well"})


@router.get("/metrics", response_class=Response)
async def show_metrics(registry: TheHall) -> Response:
    """Counts and times in the text format of Prometheus."""
    return Response(registry.metrics.text(), media_type=metrics.CONTENT_TYPE)
