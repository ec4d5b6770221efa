"""DOOM: The Board Game, first edition (2004)."""

from grimtable.games.doom2004.game import Doom2004, load

GAME_TYPE = Doom2004  #: what can be asked before any content is loaded

__all__ = ["GAME_TYPE", "Doom2004", "load"]
