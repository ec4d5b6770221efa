"""The cache of Relic: what has been drawn already of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from grimtable.picture.cache import DrawingCache as AnyCache
from grimtable.picture.cache import cache_for

if TYPE_CHECKING:
    from grimtable.games.relic.game import Relic

DrawingCache: TypeAlias = "AnyCache[Relic]"

__all__ = ["DrawingCache", "cache_for"]
