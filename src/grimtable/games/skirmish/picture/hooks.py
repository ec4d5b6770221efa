"""Everything that a screen asks of Skirmish, under one name each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.skirmish.picture import faces
from grimtable.games.skirmish.picture.board import thumbnail
from grimtable.games.skirmish.picture.cache import cache_for
from grimtable.games.skirmish.picture.cues import cues
from grimtable.games.skirmish.picture.drawing import picture
from grimtable.games.skirmish.picture.plans import plans
from grimtable.games.skirmish.picture.ways import forecast, overlay, route

if TYPE_CHECKING:
    from grimtable.games.skirmish.game import Skirmish
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


def card_faces(game: Skirmish, names: Names) -> list[CardFace]:
    """Every card, once."""
    return faces.card_faces(cache_for(game, names))


def item_faces(game: Skirmish, names: Names) -> list[CardFace]:
    """Everything else in the box."""
    return faces.item_faces(cache_for(game, names))
