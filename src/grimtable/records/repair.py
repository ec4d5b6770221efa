"""Repair: a table agrees to set the board right by hand, so that nobody is ever trapped (KRN-13, KRN-16).

A repair names values of the table by their path and says what they shall be; it may also leave a
procedure that is stuck. The changed data goes through the game's own types and its judgement, and the
question is asked again. Whatever is wrong with it is one sentence, and nothing has changed.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from grimtable.kernel.errors import FAULTS, GrimtableError, StateError
from grimtable.kernel.event import Event, Journal
from grimtable.kernel.identity import SeatId
from grimtable.kernel.patching import check_changes, check_value, retabled
from grimtable.kernel.state import B, State, T
from grimtable.records.record import Repair


class Repaired(Event, frozen=True):
    """The table was set right by hand. Paths only: a new value may be somebody's secret."""

    rule: ClassVar[str] = "KRN-13"

    by: SeatId
    agreed: tuple[str, ...]  #: not what it is about: the log lights who repaired, not the whole table
    reason: str
    paths: tuple[str, ...]
    left: str | None = None  #: the procedure that was left


def repaired(state: State[T, B], repair: Repair, journal: Journal | None = None) -> State[T, B]:
    """The state after a repair, asked anew; the given state stays as it was. StateError when it cannot be."""
    if state.result is not None:
        raise StateError("the game is over; take back the last decision instead")
    if state.request is not None:
        raise StateError(f"a result for {state.request.what} is needed before the table can be repaired")
    check_changes(msgspec.to_builtins(state.table, str_keys=True), repair.changes)
    if repair.leave is not None:
        check_value("leave", repair.leave, 0, large_is_fine=False)
    mended = state.copy()
    if repair.leave is not None:
        _leave(mended, repair.leave)
    try:
        mended.table = retabled(state.table, repair.changes)
        mended.cut = True
        mended.field = state.game.derive(state.setup, mended.table)
        mended.answers = state.game.index_answers(state.setup, mended.table)
        state.game.validate(mended)
        mended.journal = journal
        mended.asked = None
        mended.legal = []
        mended.emit(
            Repaired(SeatId(repair.by), repair.agreed, repair.reason, tuple(repair.changes), repair.leave)
        )
        mended.start()
        state.game.show_to_all(mended)
    except GrimtableError as error:
        raise StateError(str(error)) from None
    except FAULTS as error:
        raise StateError(
            f"the rules cannot go on from the changed table ({type(error).__name__}: {error}); "
            "change what contradicts it as well"
        ) from error
    return mended


def _leave(state: State[T, B], procedure: str) -> None:
    running = [frame.procedure.id for frame in state.stack]
    if procedure not in running:
        raise StateError(f"{procedure} is not in progress; these are: {', '.join(running)}")
    if procedure == running[0] and running.count(procedure) == 1:
        raise StateError(f"{procedure} is the whole game and cannot be left; end the game instead")
    state.leave(procedure)
