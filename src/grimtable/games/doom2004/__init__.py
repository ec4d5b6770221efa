"""DOOM: The Board Game, first edition (2004)."""

from grimtable.games.doom2004.game import Doom2004, load

__all__ = ["Doom2004", "load"]
