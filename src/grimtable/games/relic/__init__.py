"""Relic: a race of two to four heroes around a board of three rings."""

from grimtable.games.relic.game import Relic, load

__all__ = ["Relic", "load"]
