"""What a space does to who comes or stays there: discovery, an encounter.  Chapter EXP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004 import events
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.kernel.identity import SeatId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
    from grimtable.games.doom2004.table import Marine


# --- discovery ------------------------------------------------------------------------------------


def might_discover(state: DoomState, turn: MarineTurn) -> bool:
    return (turn.moved or turn.worked) and state.field.outlook() != 0


def look_for_areas(state: DoomState, turn: MarineTurn) -> None:
    discover_all(state)


# --- modes ----------------------------------------------------------------------------------------


def has_reached(state: DoomState, turn: MarineTurn) -> bool:
    return turn.moved and state.field.mode.acts_on_entering


def reach_space(state: DoomState, turn: MarineTurn) -> None:
    """What his mode makes of it that he has come here: in an arena a medkit heals (D4X-DM-39)."""
    state.field.mode.enter_space(state, state.table.marines[turn.seat])


# --- encounters -----------------------------------------------------------------------------------


def waits_here(state: DoomState, marine: Marine, space: int, *triggers: str) -> bool:
    """D4X-SCN-07, D4X-R-80: an encounter of this kind stands there, and what it waits for is true."""
    name = state.table.encounters.get(Space(space))
    if name is None:
        return False
    encounter = state.game.encounter(state.setup, name)
    return encounter.trigger in triggers and encounter.if_.hold(state, _meeting(marine, name, space))


def _meeting(marine: Marine, name: str, space: int, rolled: str = "") -> Resolving:
    return Resolving(SeatId(marine.id), "encounter", name, marine.id, rolled, space=Space(space))


def _meet(state: DoomState, marine: Marine, space: int) -> None:
    """D04-EXP-08, D4X-R-70: only once; the token is gone, whatever the die shows (D4X-SCN-06).

    One that is met by entering its space stays: in an arena it works every time.
    """
    name = state.table.encounters[Space(space)]
    encounter = state.game.encounter(state.setup, name)
    if encounter.trigger != "enters":
        del state.table.encounters[Space(space)]
    rolled = ""
    if encounter.rolls:
        rolled = str(state.roll("green", state.game.dice["green"].faces).range)
    if state.journal is not None:
        state.emit(events.EncounterMet(marine.id, name, encounter.text, int(rolled or 0)))
    state.begin("resolving", _meeting(marine, name, space, rolled))


def ends_on_encounter(state: DoomState, turn: MarineTurn) -> bool:
    if not turn.movement_ended or turn.met:
        return False
    marine = state.table.marines[turn.seat]
    return waits_here(state, marine, marine.space, "movement")


def meet_encounter(state: DoomState, turn: MarineTurn) -> None:
    """D04-EXP-07: the first Marine who ends his movement here."""
    turn.met = True
    marine = state.table.marines[turn.seat]
    _meet(state, marine, marine.space)


def still_on_encounter(state: DoomState, turn: MarineTurn) -> bool:
    """D4X-SCN-07, D4X-R-18: his turn ends here, and he has lived to see it."""
    marine = state.table.marines[turn.seat]
    if waits_here(state, marine, marine.space, "turn"):
        return True
    return not turn.met and waits_here(state, marine, marine.space, "movement")


def meet_late_encounter(state: DoomState, turn: MarineTurn) -> None:
    meet_encounter(state, turn)


def met_on_the_way(state: DoomState, marine: Marine) -> int | None:
    """The encounter that he has entered, or the first one that is met from beside it, in board order."""
    if waits_here(state, marine, marine.space, "enters"):
        return marine.space
    near = state.field.passage.neighbours[marine.space]
    for space in sorted(state.table.encounters):
        if near >> space & 1 and waits_here(state, marine, space, "beside"):
            return space
    return None


def may_be_beside_encounter(state: DoomState, turn: MarineTurn) -> bool:
    return turn.moved and bool(state.table.encounters)


def meet_beside(state: DoomState, turn: MarineTurn) -> None:
    """D4X-SCN-07, D4X-SCN-22, D4X-MAP-03: he has just entered its space, or one beside it."""
    marine = state.table.marines[turn.seat]
    space = met_on_the_way(state, marine)
    if space is not None:
        _meet(state, marine, space)
