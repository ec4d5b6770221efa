"""The cache of DOOM 2016: what has been drawn already of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from grimtable.picture.cache import DrawingCache as AnyCache
from grimtable.picture.cache import cache_for

if TYPE_CHECKING:
    from grimtable.games.doom2016.game import Doom2016

DrawingCache: TypeAlias = "AnyCache[Doom2016]"

__all__ = ["DrawingCache", "cache_for"]
