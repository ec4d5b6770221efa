"""Gaining tokens: what each does for the Marine who has it now.  D04-EQP-03, D04-EQP-07 to D04-EQP-19."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.kernel import SeatId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine


def take_token(state: DoomState, marine: Marine, token: str) -> None:
    """D04-EQP-03: pick a token up from the Marine's space."""
    if state.journal is not None:
        state.emit(events.TokenTaken(marine.id, token, marine.space))
        if words := state.game.scenario(state.setup).finds.get(token):
            state.emit(events.Told(words))
    if state.field.mode.lift_token(state, marine, token):
        gain_token(state, marine, token)


def gain_token(state: DoomState, marine: Marine, token: str) -> None:
    """The token says where it goes and what happens; nothing is ever laid back (D04-EQP-26).

    Ammo (D04-EQP-07) and armor (D04-EQP-08) go into the bin, a medkit heals at once and as much as possible
    and leaves the game (D04-EQP-10, D04-R-31), weapons (D04-EQP-14) and adrenaline (D04-EQP-15) are kept.
    What he may not have leaves the game and does nothing.
    """
    kind = state.game.token(token)
    if kind.keep == "at_once" or has_most(state, marine, token):
        removed = state.table.removed
        removed[token] = removed.get(token, 0) + 1
        if kind.keep != "at_once":
            return
    elif kind.keep != "compass":
        keep_token(state, marine, token)
    # It stands here by name: whoever looks for what failed finds the token (KRN-17).
    resolving = Resolving(SeatId(marine.id), "token", token, marine.id)
    for call in kind.on_take or ():
        if state.result is None:  # D04-VIC-05: nothing happens after the end
            call.run(state, resolving)


def has_most(state: DoomState, marine: Marine, token: str) -> bool:
    """Whether a Marine has as many tokens of a kind as he may."""
    most = state.game.token(token).most
    return bool(most) and marine.held(token) >= most


def keep_token(state: DoomState, marine: Marine, token: str) -> None:
    """A Marine has it from now on."""
    if token in state.game.weapons:
        marine.weapons.append(token)
        return
    kind = state.game.token(token)
    # D04-R-36: the rest of this turn does not count; its end changes nothing.
    marine.add(token, kind.lasts + 1 if kind.lasts else 0)
    changes.settle_skills(state, marine, token)
