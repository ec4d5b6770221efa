"""Pictures: what a screen draws, computed by the game, because the browser knows no rules. Knows no game.

- `shapes`: the parts of a `Picture`, and the answers to a table's questions, as frozen records.
- `cues`: what a screen animates.
- `patch`: `diff` and `apply`, JSON merge patches between two pictures.
- `squares`: lines, fog and frame of square boards; `rings`: boards made of concentric rings.
- `planning`: plans rehearsed on an imagined table.
- `hooks`: what a game implements to be drawn.
"""

from __future__ import annotations

from grimtable.picture.cues import Cue
from grimtable.picture.hooks import (
    Aim,
    Draws,
    DrawsItems,
    DrawsOverlays,
    DrawsReasons,
    FindsGroupPlans,
    FindsPlans,
    FindsRoutes,
    ForecastsInShapes,
    Order,
    OverlayKind,
    PlansAnswers,
)
from grimtable.picture.patch import apply, diff, plain
from grimtable.picture.shapes import Board, CardFace, Forecast, Ordered, Overlay, Picture, Plan, Route

__all__ = [
    "Aim",
    "Board",
    "CardFace",
    "Cue",
    "Draws",
    "DrawsItems",
    "DrawsOverlays",
    "DrawsReasons",
    "FindsGroupPlans",
    "FindsPlans",
    "PlansAnswers",
    "FindsRoutes",
    "Forecast",
    "ForecastsInShapes",
    "Order",
    "Ordered",
    "Overlay",
    "OverlayKind",
    "Picture",
    "Plan",
    "Route",
    "apply",
    "diff",
    "plain",
]
