"""What a game in an arena remembers between its turns."""

from __future__ import annotations

import msgspec

from grimtable.kernel import SeatId
from grimtable.kernel.bounds import AtSeat, Sum


class Bout(msgspec.Struct):
    """Who began, how far placing and the round have come, and whose turn it is."""

    first: Sum = 0  #: the starting player or team, drawn by lot (D4X-DM-18, D4X-CTF-09)
    placed: Sum = 0
    turns: Sum = 0  #: of this round
    acting: AtSeat = SeatId("")
    #: the players who would call the game off, while they are asked; not there otherwise
    agreed: Sum | msgspec.UnsetType = msgspec.UNSET
