"""DOOM: The Board Game, second edition: one Invader against one to four marines."""

from grimtable.games.doom2016.game import Doom2016, load

GAME_TYPE = Doom2016  #: what can be asked before any content is loaded

__all__ = ["GAME_TYPE", "Doom2016", "load"]
