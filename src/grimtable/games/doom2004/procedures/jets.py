"""Flame jets: entering, leaving, ending there, and their turning over.  Chapter FLM, rulings D4X-R-39 to -41.

These wounds take the place of those of damaging obstacles (D4X-FLM-09); a jet that is off does nothing
(D4X-FLM-07). They fall on figures of every side (D4X-FLM-08).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.procedures.deaths import settle_wounds
from grimtable.games.doom2004.topics.line_of_sight import figure_of, ground
from grimtable.games.doom2004.topics.sides import flies, is_idle

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
    from grimtable.games.doom2004.table import Invader, Marine


def burn(state: DoomState, figure: Marine | Invader) -> bool:
    """One wound, whatever the armor; whether the figure still stands."""
    scorch(state, figure)
    return figure.id not in settle_wounds(state, "")


def scorch(state: DoomState, figure: Marine | Invader, times: int = 1) -> None:
    """The same without looking who dies of it."""
    if times and not is_idle(figure):  # D4X-BOT-02
        if state.journal is not None:
            state.emit(events.JetBurned(figure.id))
        changes.wound(state, figure, times)


def gets_out(state: DoomState, figure: Marine | Invader, after: int) -> bool:
    """D4X-FLM-04, D4X-R-41: leaving costs one wound, however many jets; whether it lives to make the step."""
    if not ground(state, figure) & ~after & state.field.lit:
        return True
    return burn(state, figure)


def get_in(state: DoomState, figure: Marine | Invader, before: int) -> None:
    """D4X-FLM-03, D4X-R-41: one for entering; a jet that stays covered is not entered again."""
    if ground(state, figure) & ~before & state.field.lit:
        burn(state, figure)


def pushed_through(state: DoomState, before: int, after: int) -> int:
    """D4X-R-40: the wounds of a push: off a jet, onto one; what is flown over does not matter."""
    lit = state.field.lit
    return bool(before & ~after & lit) + bool(after & ~before & lit)


# --- a Marine's turn ------------------------------------------------------------------------------


def ends_in_jet(state: DoomState, turn: MarineTurn) -> bool:
    """D4X-FLM-05, D4X-R-39: also if he has not moved at all."""
    lit = state.field.lit
    return lit != 0 and bool(lit >> state.table.marines[turn.seat].space & 1)


def burn_marine(state: DoomState, turn: MarineTurn) -> None:
    burn(state, state.table.marines[turn.seat])


# --- the end of a round ---------------------------------------------------------------------------


def has_jets(state: DoomState, rounds: object) -> bool:
    return bool(state.table.jet_spaces())


def turn_jets_over(state: DoomState, rounds: object) -> None:
    """D4X-FLM-02, D4X-FLM-06: whoever stands where a jet comes on is burned, once."""
    lit = changes.turn_jets_over(state)
    field = state.field
    for id in dict.fromkeys(id for space, ids in field.at.items() if lit >> space & 1 for id in ids):
        figure = figure_of(state, id)
        if figure is not None and not flies(state, figure):  # D4X-R-42
            scorch(state, figure)
    settle_wounds(state, "")
