"""Hazards: when ground that hurts takes its toll.  Chapters OBS, FLM; D04-R-60 to -62, D4X-R-39 to -41.

What each costs is asked of `topics/hazards.py`. A jet that is off does nothing (D4X-FLM-07); while it is on
it takes the place of an obstacle (D4X-FLM-09), for figures of every side (D4X-FLM-08), in every mode
(D4X-FLM-10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.procedures.deaths import settle_wounds
from grimtable.games.doom2004.topics.hazards import (
    Toll,
    coming_on,
    ending,
    entering,
    is_spared,
    leaving,
    pushed,
    staying,
)
from grimtable.games.doom2004.topics.line_of_sight import figure_of, ground
from grimtable.grid import bits

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.activation import Activation
    from grimtable.games.doom2004.procedures.invader_turn import InvaderTurn
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
    from grimtable.games.doom2004.table import Invader, Marine


# --- paying ---------------------------------------------------------------------------------------


def pay(state: DoomState, figure: Marine | Invader, toll: Toll) -> None:
    """Wounds, whatever the armor, without looking who dies of them."""
    if not toll or is_spared(state, figure):
        return
    changes.wound(state, figure, toll.wounds, "damaging")
    if toll.burns and state.journal is not None:
        state.emit(events.JetBurned(figure.id))
    changes.wound(state, figure, toll.burns)


def survives(state: DoomState, figure: Marine | Invader, toll: Toll, by: str = "") -> bool:
    """The same, and whoever dies of it leaves the board; whether the figure still stands."""
    if not toll or is_spared(state, figure):
        return True
    pay(state, figure, toll)
    return figure.id not in settle_wounds(state, by)


# --- on the way -----------------------------------------------------------------------------------


def gets_out(state: DoomState, figure: Marine | Invader, after: int) -> bool:
    """What it leaves takes its toll first; whether it lives to make the step to these spaces."""
    return survives(state, figure, leaving(state, ground(state, figure), after))


def get_in(state: DoomState, figure: Marine | Invader, before: int) -> None:
    """The flames where it has come; an obstacle has a step of its own, for which a Marine's turn waits."""
    toll = entering(state, before, ground(state, figure))
    survives(state, figure, Toll(burns=toll.burns))


def be_pushed(state: DoomState, figure: Marine | Invader, before: int, by: str = "") -> None:
    """Somebody has put it where it stands now, through the air."""
    survives(state, figure, pushed(state, before, ground(state, figure)), by)


def has_entered(state: DoomState, moving: MarineTurn | Activation) -> bool:
    return moving.entered


# --- a Marine's turn ------------------------------------------------------------------------------


def marine_enters(state: DoomState, turn: MarineTurn) -> None:
    """D04-OBS-04, D4X-FLM-03: it may frag him (D04-FRG-15).

    A jet is no further step: saved games stand at this one after every move.
    """
    turn.entered = False
    marine = state.table.marines[turn.seat]
    if state.field.burning >> marine.space & 1:
        survives(state, marine, entering(state, 0, 1 << marine.space))


def marine_stayed(state: DoomState, turn: MarineTurn) -> bool:
    if not turn.stayed or not state.field.scene.damaging:
        return False
    marine = state.table.marines[turn.seat]
    return marine.space == turn.was_on and bool(staying(state, 1 << marine.space))


def marine_stays(state: DoomState, turn: MarineTurn) -> None:
    """D04-OBS-05, D04-R-61: only who never left it in this turn."""
    marine = state.table.marines[turn.seat]
    survives(state, marine, staying(state, 1 << marine.space))


def marine_ends_in_jet(state: DoomState, turn: MarineTurn) -> bool:
    lit = state.field.lit
    return lit != 0 and bool(lit >> state.table.marines[turn.seat].space & 1)


def burn_marine(state: DoomState, turn: MarineTurn) -> None:
    """D4X-FLM-05, D4X-R-39: also if he has not moved at all."""
    marine = state.table.marines[turn.seat]
    survives(state, marine, ending(state, 1 << marine.space))


# --- an activation --------------------------------------------------------------------------------


def begin_on(state: DoomState, activation: Activation, invader: Invader) -> None:
    """Which obstacles it lies on when it is activated."""
    if state.field.scene.damaging & state.field.occupied and not is_spared(state, invader):
        activation.stayed = tuple(bits(covered(state, invader) & state.field.scene.damaging))


def note_way(state: DoomState, activation: Activation, before: int, after: int) -> None:
    """What it enters and what it never left, when it goes from these spaces to those."""
    activation.stayed = tuple(space for space in activation.stayed if after >> space & 1)
    activation.entered = entering(state, before, after).wounds > 0


def invader_enters(state: DoomState, activation: Activation) -> None:
    """D04-OBS-04, D04-BIG-05, D04-R-62: a large one once in its activation."""
    activation.entered = False
    invader = state.table.invaders[activation.figure]
    if activation.burned and invader.kind not in state.game.small:
        return
    activation.burned = True
    survives(state, invader, Toll(state.game.hazards["damaging"].enters))


def invader_stayed(state: DoomState, activation: Activation) -> bool:
    """D04-OBS-05, D04-R-60 to D04-R-62: covered all the time; who was pushed off has not stayed."""
    if not activation.stayed or activation.burned:
        return False
    here = covered(state, state.table.invaders[activation.figure])
    return any(here >> space & 1 for space in activation.stayed)


def invader_stays(state: DoomState, activation: Activation) -> None:
    survives(state, state.table.invaders[activation.figure], Toll(state.game.hazards["damaging"].stays))


def invader_ends_in_jet(state: DoomState, activation: Activation) -> bool:
    """D4X-FLM-05, D4X-R-39, D4X-R-41: once, also if it has not moved."""
    lit, invader = state.field.lit, state.table.invaders[activation.figure]
    return lit != 0 and covered(state, invader) & lit != 0 and not is_spared(state, invader)


def burn_invader(state: DoomState, activation: Activation) -> None:
    invader = state.table.invaders[activation.figure]
    survives(state, invader, ending(state, covered(state, invader)))


# --- the Invader's turn ---------------------------------------------------------------------------


def standing_on(state: DoomState, invaders: list[Invader]) -> tuple[str, ...]:
    """Those who stand on ground that hurts them (D04-R-60)."""
    burning = state.field.burning
    return tuple(
        each.id for each in invaders if covered(state, each) & burning and not is_spared(state, each)
    )


def burn_idle(state: DoomState, turn: InvaderTurn) -> None:
    """D04-R-60, D4X-R-39: whoever stood there all the time without being activated."""
    for id in turn.burning:
        invader = state.table.invaders.get(id)
        if invader is not None and id not in turn.acted:
            here = covered(state, invader)
            pay(state, invader, staying(state, here) + ending(state, here))
    settle_wounds(state, "")


# --- the end of a round ---------------------------------------------------------------------------


def has_jets(state: DoomState, rounds: object) -> bool:
    return bool(state.table.jet_spaces())


def turn_jets_over(state: DoomState, rounds: object) -> None:
    """D4X-FLM-02, D4X-FLM-06: whoever stands where a jet comes on is burned, once."""
    lit = changes.turn_jets_over(state)
    field = state.field
    for id in dict.fromkeys(id for space, ids in field.at.items() if lit >> space & 1 for id in ids):
        figure = figure_of(state, id)
        if figure is not None:
            pay(state, figure, coming_on(state))
    settle_wounds(state, "")
