"""Positions: any situation of any game, described as data and put on the table.

Cases, the tutorial and bug reports all describe a position in the same words. What is common to
all games stands here; a game adds its own nouns by reading `marks`, `hands`, `decks`, `turn` and
`more` in `Game.stage`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from grimtable.kernel.chance import Outcome
from grimtable.kernel.setup import OptionValue, Windows


class Mark(msgspec.Struct, frozen=True):
    """What the legend says of one marked space of the drawn map."""

    text: str  #: the mark as drawn
    space: str  #: `column,row`
    nouns: dict[str, Any]  #: as written in the legend, for the game to read


class Position(msgspec.Struct, frozen=True):
    """A situation to set up. Everything is optional; what is left out is as in a new game."""

    players: int | None = None
    scenario: str | None = None
    options: dict[str, OptionValue] = {}
    seed: int = 0
    windows: Windows = "skip"
    script: tuple[Outcome, ...] | None = None  #: None: seeded chance; otherwise exactly these results
    drawing: str | None = None  #: a map in text notation instead of the scenario's own
    legend: dict[str, dict[str, Any]] = {}
    hands: dict[str, tuple[str, ...]] = {}  #: seat → cards
    decks: dict[str, tuple[str, ...]] = {}  #: deck → cards from the top
    discards: dict[str, tuple[str, ...]] = {}  #: deck → discard pile, top first
    turn: dict[str, Any] = {}  #: whose turn it is and how much of it is spent, in the game's words
    lasting: tuple[dict[str, Any], ...] = ()  #: lasting effects in force
    table: dict[str, Any] = {}  #: `path.to.value` → value, set last on the table's plain data
    stack: tuple[dict[str, Any], ...] | None = None  #: procedures in progress, outermost first
    more: dict[str, Any] = {}  #: tables that only one game knows
