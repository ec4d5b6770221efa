"""Modes: the kinds of game that can be played with one box, each in a file of its own."""

from __future__ import annotations

from grimtable.games.doom2004.modes.capture_the_flag import CAPTURE_THE_FLAG
from grimtable.games.doom2004.modes.deathmatch import DEATHMATCH
from grimtable.games.doom2004.modes.mode import Mode
from grimtable.games.doom2004.modes.scenario import SCENARIO

#: by the word that a scenario names its mode with
MODES: dict[str, Mode] = {mode.id: mode for mode in (SCENARIO, DEATHMATCH, CAPTURE_THE_FLAG)}

__all__ = ["MODES", "Mode"]
