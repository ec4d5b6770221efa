"""Worth: what advice is counted in.

Worth is counted in wounds of a Marine: an attack that takes two wounds from him is worth 2 to the Invader,
and a monster that would have dealt them is worth 2 to whoever kills it first. Frag points are dear
(`FRAG` wounds), steps towards the goal are cheap (`STEP`).
"""

from __future__ import annotations

FRAG = 6.0  #: a frag point: a sixth of the usual limit, on top of the wounds that led to it
STEP = 0.22  #: one movement point of way towards the goal
