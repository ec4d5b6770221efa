"""What a space does to who comes or stays there: discovery, an encounter.  Chapter EXP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.procedures.deaths import check_victory
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


# --- arenas ---------------------------------------------------------------------------------------


def has_reached(state: DoomState, turn: MarineTurn) -> bool:
    return turn.moved and state.table.is_arena


def reach_space(state: DoomState, turn: MarineTurn) -> None:
    """A medkit heals (D4X-DM-39, D4X-EQP-15), a flag may be home (D4X-CTF-22), a switch works (D4X-R-70)."""
    marine = state.table.marines[turn.seat]
    lying = state.table.tokens.get(marine.space, ())
    if any(state.game.token(token).only_hurt for token in lying):
        changes.heal_marine(state, marine, changes.most_wounds(state, marine))
    check_victory(state)
    name = state.table.encounters.get(marine.space)
    if name is not None and state.result is None:
        if state.journal is not None:
            text = state.game.scenario(state.setup).encounters[name].text
            state.emit(events.EncounterMet(marine.id, name, text, 0))
        state.begin(
            "resolving", Resolving(SeatId(marine.id), "encounter", name, marine.id, "", space=marine.space)
        )


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
    """D04-EXP-08, D4X-R-70: only once; the token is gone, whatever the die shows (D4X-SCN-06)."""
    name = state.table.encounters.pop(Space(space))
    encounter = state.game.encounter(state.setup, name)
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


def beside(state: DoomState, marine: Marine) -> int | None:
    """The first space beside a Marine with an encounter that is met from there, in board order."""
    near = state.field.passage.neighbours[marine.space]
    for space in sorted(state.table.encounters):
        if near >> space & 1 and waits_here(state, marine, space, "beside"):
            return space
    return None


def is_beside_encounter(state: DoomState, turn: MarineTurn) -> bool:
    """D4X-SCN-07, D4X-SCN-22: he has just entered a space beside it."""
    if not turn.moved or not state.table.encounters:
        return False
    return beside(state, state.table.marines[turn.seat]) is not None


def meet_beside(state: DoomState, turn: MarineTurn) -> None:
    marine = state.table.marines[turn.seat]
    space = beside(state, marine)
    if space is not None:
        _meet(state, marine, space)
