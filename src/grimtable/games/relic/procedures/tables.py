"""Dice of text boxes and cards, looked up in a table; influence may raise them.  REL-INF-05, REL-DIE-04."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic.actions import SpendInfluence
from grimtable.games.relic.changes.dials import spend_influence
from grimtable.games.relic.choices import RollingTable
from grimtable.games.relic.events import TableRolled
from grimtable.games.relic.moments import tell
from grimtable.games.relic.procedures.throwing import FACES
from grimtable.games.relic.remembering import Resolving, carry_out_at, is_cut_short
from grimtable.kernel import SeatId, Step, StopIf, ask, do, its_seat, offer, procedure, stop_if

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


@procedure("rolling_table", remembers=RollingTable)
def rolling_table() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        do("REL-DIE-04", roll),
        ask(
            "REL-INF-05",
            offer(
                SpendInfluence,
                among=raises,
                do=raise_result,
                rule="REL-INF-05",
                because="too_much",
            ),
            seat=its_seat,
            when=may_raise,
            name="raise_die",
        ),
        do("REL-R-36", carry_out_row),
    ]


def roll(state: RelicState, table: RollingTable) -> None:
    """REL-R-07: no Power card replaces it; it never explodes."""
    table.result = state.roll("table", FACES)
    if state.journal is not None:
        state.emit(TableRolled(table.seat, table.result))


def may_raise(state: RelicState, table: RollingTable) -> bool:
    return table.influence and state.table.players[table.seat].influence > 0


def raises(state: RelicState, table: RollingTable, seat: SeatId) -> Iterator[SpendInfluence]:
    """REL-R-36: once, by any amount the player can pay."""
    for number in range(state.table.players[seat].influence + 1):
        yield SpendInfluence(seat, number)


def raise_result(state: RelicState, table: RollingTable, action: SpendInfluence) -> None:
    """REL-R-82: spending at least 1 is what counts, whatever the result."""
    table.raised = action.number
    if action.number:
        spend_influence(state, state.table.players[table.seat], action.number)
        around = state.in_progress(Resolving)
        title = around.subject if around is not None else ""
        tell(state, "influence.added", table.seat, title, action.number)


def carry_out_row(state: RelicState, table: RollingTable) -> None:
    """The row into which the result falls; where there is none, nothing happens."""
    result = table.result + table.raised
    around = state.in_progress(Resolving)
    if around is not None:
        around.amount = result
    for lowest, highest, *place in table.rows:
        if lowest <= result <= highest:
            carry_out_at(state, (place[0], place[1], place[2]), table.seat, table.card, around)
            return
