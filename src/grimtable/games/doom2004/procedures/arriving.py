"""What a space does to who comes or stays there: wounds, discovery, an encounter.  Chapters OBS and EXP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.procedures.deaths import settle_wounds
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.games.doom2004.procedures.jets import burn
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.kernel.identity import SeatId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn


# --- damaging obstacles ---------------------------------------------------------------------------


def has_entered(state: DoomState, turn: MarineTurn) -> bool:
    return turn.entered


def enter_damaging(state: DoomState, turn: MarineTurn) -> None:
    """D04-OBS-04, D4X-FLM-03: one wound, whatever the armor; it may frag him (D04-FRG-15).

    A jet is no further step: saved games stand at this one after every move.
    """
    turn.entered = False
    marine = state.table.marines[turn.seat]
    if state.field.lit >> marine.space & 1:
        burn(state, marine)
    elif state.field.scene.damaging >> marine.space & 1:
        changes.wound_marine(state, marine, 1)
        settle_wounds(state, "")


def stayed_on_damaging(state: DoomState, turn: MarineTurn) -> bool:
    marine = state.table.marines[turn.seat]
    return (
        turn.stayed and marine.space == turn.was_on and bool(state.field.scene.damaging >> marine.space & 1)
    )


def stay_on_damaging(state: DoomState, turn: MarineTurn) -> None:
    """D04-OBS-05, D04-R-61: only who never left it in this turn."""
    changes.wound_marine(state, state.table.marines[turn.seat], 1)
    settle_wounds(state, "")


# --- discovery ------------------------------------------------------------------------------------


def might_discover(state: DoomState, turn: MarineTurn) -> bool:
    return (turn.moved or turn.worked) and state.field.outlook() != 0


def look_for_areas(state: DoomState, turn: MarineTurn) -> None:
    discover_all(state)


# --- encounters -----------------------------------------------------------------------------------


def ends_on_encounter(state: DoomState, turn: MarineTurn) -> bool:
    return turn.movement_ended and still_on_encounter(state, turn)


def meet_encounter(state: DoomState, turn: MarineTurn) -> None:
    """D04-EXP-07, D04-EXP-08: the first Marine who ends his movement here; only once."""
    turn.met = True
    marine = state.table.marines[turn.seat]
    name = state.table.encounters.pop(marine.space)
    encounter = state.game.scenario(state.setup).encounters[name]
    rolled = ""
    if encounter.rolls:
        rolled = str(state.roll("green", state.game.dice["green"].faces).range)
    if state.journal is not None:
        state.emit(events.EncounterMet(marine.id, name, encounter.text, int(rolled or 0)))
    state.begin(
        "resolving", Resolving(SeatId(marine.id), "encounter", name, marine.id, rolled, space=marine.space)
    )


def still_on_encounter(state: DoomState, turn: MarineTurn) -> bool:
    return not turn.met and state.table.marines[turn.seat].space in state.table.encounters


def meet_late_encounter(state: DoomState, turn: MarineTurn) -> None:
    meet_encounter(state, turn)
