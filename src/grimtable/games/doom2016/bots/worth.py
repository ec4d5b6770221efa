"""Worth: what advice is counted in.

Worth is counted in wounds of a marine: an attack that takes two from him is worth 2 to the Invader. The whole
mission is worth `MISSION` wounds to either side, so a kill token is worth its part of them, and so is each
step of the objective; a point of way towards a goal is cheap (`WAY`).
"""

from __future__ import annotations

from typing import Final

MISSION: Final = 44.0  #: winning
WAY: Final = 0.32  #: one movement point of way towards a goal
HURRY: Final = 2.5  #: so many times dearer it is for who counts that new demons come in every round
