"""The easel of DOOM 2004: what has been drawn already of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from grimtable.picture.easel import Easel as AnyEasel
from grimtable.picture.easel import easel_for

if TYPE_CHECKING:
    from grimtable.games.doom2004.game import Doom2004

Easel: TypeAlias = "AnyEasel[Doom2004]"

__all__ = ["Easel", "easel_for"]
