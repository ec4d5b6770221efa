"""Skirmish: a small complete game that uses every mechanism of the kernel."""

from grimtable.games.skirmish.game import Skirmish, load

__all__ = ["Skirmish", "load"]
