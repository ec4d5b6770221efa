"""Everything that a screen asks of DOOM 2004, under one name each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.picture import faces
from grimtable.games.doom2004.picture.attack_odds import forecast
from grimtable.games.doom2004.picture.board import thumbnail
from grimtable.games.doom2004.picture.cache import cache_for
from grimtable.games.doom2004.picture.cues import cues
from grimtable.games.doom2004.picture.drawing import picture
from grimtable.games.doom2004.picture.groups import group
from grimtable.games.doom2004.picture.overlays import overlay
from grimtable.games.doom2004.picture.plans import plans
from grimtable.games.doom2004.picture.routes import route
from grimtable.games.doom2004.picture.sight_lines import drawn_reason

if TYPE_CHECKING:
    from grimtable.games.doom2004.game import Doom2004
    from grimtable.narration import Names
    from grimtable.picture import CardFace

__all__ = [
    "card_faces",
    "cues",
    "drawn_reason",
    "forecast",
    "group",
    "item_faces",
    "overlay",
    "picture",
    "plans",
    "route",
    "thumbnail",
]


def card_faces(game: Doom2004, names: Names) -> list[CardFace]:
    """Every card, once."""
    return faces.card_faces(cache_for(game, names))


def item_faces(game: Doom2004, names: Names) -> list[CardFace]:
    """Everything else in the box."""
    return faces.item_faces(cache_for(game, names))
