"""Hints for skirmish. Its bots play at random; the coach has rules of thumb of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grimtable.games.skirmish.bots.coach import COACH

ADVISORS: Mapping[str, Any] = {}

__all__ = ["ADVISORS", "COACH"]
