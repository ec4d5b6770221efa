"""The clock: the round with whose end the Marines run out of time.  D04-VIC-06, D04-SET-08."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

ENDS_THE_GAME = "end_for_invader"  #: the verb of a deadline that nobody survives


def last_round(state: DoomState) -> int:
    """The round after which the Invader wins, as things stand and with so many Marines; 0 without one."""
    scenario = state.game.scenario(state.setup)
    ends = [scenario.rounds] if scenario.rounds else []
    for timer in scenario.timers:
        if timer.round >= state.table.round and not timer.unless.hold(state, None):
            ends += [timer.round for call in timer.do.calls if call.verb == ENDS_THE_GAME]
    return min(ends, default=0)
