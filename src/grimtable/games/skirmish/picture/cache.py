"""The cache of Skirmish: what has been drawn already of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from grimtable.picture.cache import DrawingCache as AnyCache
from grimtable.picture.cache import cache_for

if TYPE_CHECKING:
    from grimtable.games.skirmish.game import Skirmish

DrawingCache: TypeAlias = "AnyCache[Skirmish]"

__all__ = ["DrawingCache", "cache_for"]
