"""Airlocks: they close by themselves at the end of every turn.  Chapter LCK, rulings D4X-R-19, -21, -22.

A kind of doors says whether it closes so. In everything else they are doors (D4X-LCK-01): whoever needs
one later opens it again (D4X-LCK-07).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.procedures.deaths import check_victory
from grimtable.games.doom2004.procedures.discovery import discover_all

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def an_airlock_is_open(state: DoomState, turn: object) -> bool:
    """D4X-R-19: whoever opened it, and in whose turn: it is this turn that ends."""
    closing = state.field.scene.closing
    return bool(closing) and any(state.table.doors[door] == "open" for door in closing)


def close_airlocks(state: DoomState, turn: object) -> None:
    """D4X-LCK-02, D4X-LCK-03: nothing keeps them open.

    D4X-LCK-04, D4X-R-22: a large invader across the line is killed, whatever its wounds, and nobody has
    the credit for it (D4X-R-21).
    """
    board, small = state.field.board, state.game.small
    crushed = False
    for door in state.field.scene.closing:
        if state.table.doors[door] != "open":
            continue
        for invader in list(state.table.invaders.values()):
            if invader.kind not in small and board.inner_edges(covered(state, invader)) & board.doors[door]:
                if state.journal is not None:
                    state.emit(events.FigureCrushed(invader.id, door))
                changes.kill_invader(state, invader, crushed=True)
                crushed = True
        changes.set_door(state, door, "closed")
    if crushed:
        check_victory(state)
        discover_all(state)  # D04-EXP-01: a figure that is gone blocks nobody's sight
