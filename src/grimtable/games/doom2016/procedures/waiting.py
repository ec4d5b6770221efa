"""Waiting: what cannot happen in the middle of an attack happens when the attack is over.  D16-R-38,
D16-R-47.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2016.remembering import Attack

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState


def begin_after_attack(state: DoomState, procedure: str, memory: msgspec.Struct) -> None:
    """Begin a procedure now, or as soon as the attack that is going on has ended with all its effects.

    D16-ATT-19 to D16-ATT-21: during an attack nobody attacks, spends movement points or gains an item.
    """
    for place, frame in enumerate(state.stack):
        if type(frame.memory) is Attack and not frame.memory.over:
            state.begin_below(place, procedure, memory)
            return
    state.begin(procedure, memory)
