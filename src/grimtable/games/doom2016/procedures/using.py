"""Using an ability: it is announced, paid for, carried out verb by verb, and filed away.  Rules D16-ABL-*."""

from __future__ import annotations

import msgspec

from grimtable.kernel.bounds import AtFigure, AtSeat, Name, Spot, Sum
from grimtable.kernel.identity import NO_FIGURE, NO_SPACE


class Using(msgspec.Struct):
    """What an ability being carried out remembers; every verb and condition gets one."""

    seat: AtSeat  #: whose ability it is; empty for objectives and threats that happen by themselves
    source: Name  #: `card:key`, the card by its copy where it has copies
    figure: AtFigure = NO_FIGURE  #: the figure it belongs to: the marine, or the demon that attacks or acts
    place: Sum = 0  #: the next call of its effect
    target: Name = ""  #: the figure chosen for it
    space: Spot = NO_SPACE  #: the space chosen for it
    number: Sum = 0  #: what a verb counted for the next ones
