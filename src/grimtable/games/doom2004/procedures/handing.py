"""Handing over: the receiver may refuse.  Rules D04-EQP-05, D04-EQP-06, ruling D04-R-32."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import Accept, Refuse
from grimtable.games.doom2004.procedures.gaining import keep_token
from grimtable.kernel import SeatId, Step, StopIf, always, ask, procedure
from grimtable.kernel.bounds import Name

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class Handing(msgspec.Struct):
    """A token on its way from one Marine to another."""

    giver: Name
    receiver: Name
    token: Name


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
    """The token stays where it is; the movement point is spent."""
