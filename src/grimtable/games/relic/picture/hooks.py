"""Everything that a screen asks of Relic, under one name each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.picture import board, faces
from grimtable.games.relic.picture.action_odds import forecast
from grimtable.games.relic.picture.cache import cache_for
from grimtable.games.relic.picture.cues import cues
from grimtable.games.relic.picture.drawing import picture
from grimtable.games.relic.picture.overlays import overlay, route
from grimtable.games.relic.picture.plans import plans

if TYPE_CHECKING:
    from grimtable.games.relic.game import Relic
    from grimtable.narration import Names
    from grimtable.picture import Board, CardFace

__all__ = [
    "card_faces",
    "cues",
    "forecast",
    "item_faces",
    "overlay",
    "picture",
    "plans",
    "route",
    "thumbnail",
]


def card_faces(game: Relic, names: Names) -> list[CardFace]:
    """Every card, once."""
    return faces.card_faces(cache_for(game, names))


def item_faces(game: Relic, names: Names) -> list[CardFace]:
    """Everything else in the box."""
    return faces.item_faces(cache_for(game, names))


def thumbnail(game: Relic, scenario: str, names: Names) -> Board:
    """The board with the sign of a scenario."""
    return board.thumbnail(cache_for(game, names), scenario)
