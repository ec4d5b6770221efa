"""The easel of Relic: what has been drawn already of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from grimtable.picture.easel import Easel as AnyEasel
from grimtable.picture.easel import easel_for

if TYPE_CHECKING:
    from grimtable.games.relic.game import Relic

Easel: TypeAlias = "AnyEasel[Relic]"

__all__ = ["Easel", "easel_for"]
