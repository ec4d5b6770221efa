"""Relic: a race of two to four heroes around a board of three rings."""

from grimtable.games.relic.game import Relic, load

GAME_TYPE = Relic  #: what can be asked before any content is loaded

__all__ = ["GAME_TYPE", "Relic", "load"]
