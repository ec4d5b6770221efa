"""Everything that a screen asks of DOOM 2016, under one name each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016.picture import faces
from grimtable.games.doom2016.picture.board import thumbnail
from grimtable.games.doom2016.picture.cache import cache_for
from grimtable.games.doom2016.picture.cues import cues
from grimtable.games.doom2016.picture.drawing import picture
from grimtable.games.doom2016.picture.forecasts import forecast
from grimtable.games.doom2016.picture.overlays import overlay
from grimtable.games.doom2016.picture.plans import plans
from grimtable.games.doom2016.picture.routes import route

if TYPE_CHECKING:
    from grimtable.games.doom2016.game import Doom2016
    from grimtable.narration import Names
    from grimtable.picture import CardFace

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


def card_faces(game: Doom2016, names: Names) -> list[CardFace]:
    """Every card, once."""
    return faces.card_faces(cache_for(game, names))


def item_faces(game: Doom2016, names: Names) -> list[CardFace]:
    """Everything else in the box."""
    return faces.item_faces(cache_for(game, names))
