"""The round of an arena: the end of a Marine's turn, and the timer.  D4X-DM-23 to D4X-DM-27."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.modes.arena import ArenaMode, return_key
from grimtable.games.doom2004.procedures.airlocks import an_airlock_is_open, close_airlocks
from grimtable.games.doom2004.procedures.deaths import settle_wounds
from grimtable.games.doom2004.topics import vaults
from grimtable.games.doom2004.topics.switches import doors_to_close
from grimtable.kernel.identity import CardId, DoorId, FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def keys_are_due(state: DoomState, memory: object) -> bool:
    return bool(state.table.beside.keys_used)


def return_keys(state: DoomState, memory: object) -> None:
    """D4X-DM-56, D4X-DM-57: the key goes home, and whoever is still inside is fragged, once."""
    table = state.table
    used, table.beside.keys_used = table.beside.keys_used, []
    active = table.marines[table.active]
    for colour in used:
        if active.held(vaults.key_of(colour)):
            return_key(state, active, vaults.key_of(colour))
    if active.space >= 0 and vaults.inside(state.field.scene) >> active.space & 1:
        changes.wound_marine(state, active, active.wounds)
        settle_wounds(state, "")


def has_doors_to_close(state: DoomState, memory: object) -> bool:
    return an_airlock_is_open(state, memory) or bool(doors_to_close(state))


def close_doors(state: DoomState, memory: object) -> None:
    """D4X-LCK-02, D4X-MAP-08: airlocks, and doors that nobody holds open."""
    close_airlocks(state, memory)
    for door in doors_to_close(state):
        changes.set_door(state, DoorId(door), "closed")


def end_marine_turn(state: DoomState, marine: FigureId) -> None:
    """D4X-DM-25: his marker shows that he has acted."""
    state.table.beside.acted.append(marine)
    state.reach("marine_turn_ended", marine)


def tick_timer(state: DoomState, memory: object) -> None:
    """D4X-DM-26, D4X-MOD-20 to D4X-MOD-22: cards of the timer are discarded without effect."""
    mode = state.field.mode
    assert isinstance(mode, ArenaMode)
    beside = state.table.beside
    for _ in range(0 if beside.time_is_up else state.game.ruleset.timer):
        card = changes.take_top_card(state)
        if card is None:
            break
        changes.discard(state, CardId(card))
        changes.settle_deck(state)
        if beside.time_is_up:
            break
    beside.overtime += beside.time_is_up
    state.reach("round_ended", None)
    if beside.time_is_up and state.result is None:
        mode.time_is_up(state)
