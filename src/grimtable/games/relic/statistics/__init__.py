"""What a batch of Relic games counts: `observe` watches one game, `sheet` says what the counts are.

Nothing here knows who asks. `grimtable.simulation` looks for a module `statistics` beside a game and calls
these two; both answer in plain data, and `docs/simulation.md` describes its shape.
"""

from __future__ import annotations

from grimtable.games.relic.statistics.observer import Observer
from grimtable.games.relic.statistics.sheet import sheet

observe = Observer

__all__ = ["Observer", "observe", "sheet"]
