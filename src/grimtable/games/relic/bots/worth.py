"""Worth: what advice is counted in.

Worth is counted in influence: a Power card is worth about two, a level six, a completed mission seven. What a
point of Life or a Corruption card is worth depends on how many there are (see `prices`).
"""

from __future__ import annotations

from typing import Final

WIN: Final = 100.0  #: the game
