"""Handing over: the receiver may refuse.  Rules D04-EQP-05, D04-EQP-06, ruling D04-R-32."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import Accept, Refuse
from grimtable.games.doom2004.procedures.gaining import keep_token
from grimtable.games.doom2004.procedures.moving import note_payment, spend
from grimtable.kernel import SeatId, Step, StopIf, always, ask, procedure
from grimtable.kernel.bounds import Name

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn


class Handing(msgspec.Struct):
    """A token on its way from one Marine to another."""

    giver: Name
    receiver: Name
    token: Name
    #: the movement point is still to be paid; in games saved earlier it was paid first
    owed: bool | msgspec.UnsetType = msgspec.UNSET


@procedure("handing", remembers=Handing)
def handing() -> list[Step | StopIf]:
    return [
        ask(
            "D04-R-32",
            always(Accept, do=accept),
            always(Refuse, do=refuse),
            seat=receiver,
            name="receive",
        )
    ]


def receiver(state: DoomState, handing: Handing) -> SeatId:
    return SeatId(handing.receiver)


def accept(state: DoomState, handing: Handing, action: Accept) -> None:
    """D04-MOV-19: one MP for the token."""
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn

    turn = state.innermost(MarineTurn)
    if handing.owed is True:
        spend(turn, 1)
    note_payment(state, turn)
    giver, receiver = state.table.marines[handing.giver], state.table.marines[handing.receiver]
    if handing.token in state.game.weapons:
        changes.part_with_weapon(state, giver, handing.token)  # D4X-SOC-14
    else:
        giver.drop(handing.token)
    changes.settle_skills(state, giver, handing.token)
    keep_token(state, receiver, handing.token)
    if state.journal is not None:
        state.emit(events.TokenHandedOver(giver.id, receiver.id, handing.token))


def refuse(state: DoomState, handing: Handing, action: Refuse) -> None:
    """The token stays where it is and costs nothing; nobody is asked for the same again in this turn."""
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn

    turn = state.innermost(MarineTurn)
    turn.refused = (*(turn.refused or ()), _offer(handing.token, handing.receiver))


def was_refused(turn: MarineTurn, token: str, marine: str) -> bool:
    """Whether this Marine has been offered such a token in this turn, and did not want it."""
    return turn.refused is not msgspec.UNSET and _offer(token, marine) in turn.refused


def _offer(token: str, marine: str) -> str:
    return f"{token} {marine}"
