"""Skirmish: a small complete game that uses every mechanism of the kernel."""

from grimtable.games.skirmish.game import Skirmish, load

GAME_TYPE = Skirmish  #: what can be asked before any content is loaded

__all__ = ["GAME_TYPE", "Skirmish", "load"]
