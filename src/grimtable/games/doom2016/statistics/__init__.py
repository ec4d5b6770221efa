"""What a batch of DOOM 2016 games counts: `observe` watches one game, `sheet` says what the counts are.

Nothing here knows who asks. `grimtable.simulation` looks for a module `statistics` beside a game and calls
these two; both answer in plain data, and `docs/simulation.md` describes its shape.
"""

from __future__ import annotations

from grimtable.games.doom2016.statistics.observer import Observer
from grimtable.games.doom2016.statistics.sheet import sheet

observe = Observer

__all__ = ["Observer", "observe", "sheet"]
