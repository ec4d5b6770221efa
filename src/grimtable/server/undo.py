"""Undo at a table of people and bots: how far, who must agree, and what the button says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.kernel import Refusal, SeatId
from grimtable.records.record import Played, Repair
from grimtable.server.replies import Denied, Labelled, Undoing

if TYPE_CHECKING:
    from grimtable.server.presenting import Presenter
    from grimtable.server.table import LiveTable


def steps_back(table: LiveTable) -> int:
    """How many decisions go with the last one that a person made: a bot would only do the same again.

    The deeds of a plan go together, and what was made for a player goes with what came before; where
    something was revealed on the way, they go as far as that.
    """
    steps, least = table.session.steps, 0
    for count, step in enumerate(reversed(steps), 1):
        who = step.by if isinstance(step, Repair) else step.seat
        seat = table.seats.get(who)
        if seat is not None and seat.player == "bot":
            continue
        if least and why_not_undo(table, who, count) is not None:
            return least
        least = count
        if len(steps) - count + 1 not in table.bound:
            return count
    return least or 1


def machines(table: LiveTable, besides: str) -> list[str]:
    """The other seats without a person; they always agree."""
    return [seat for seat in table.setup.order if seat != besides and table.seats[seat].player != "human"]


def why_not_undo(table: LiveTable, by: str, count: int) -> Refusal | None:
    """Why it stays, whoever agrees."""
    everybody = [seat for seat in table.setup.order if seat != by]
    return table.session.why_not_undo(by, everybody, count)


def needs_agreement(table: LiveTable, by: str, count: int) -> bool:
    """Whether people have to be asked first."""
    return table.session.why_not_undo(by, machines(table, by), count) is not None


def undo_shown(table: LiveTable, viewer: SeatId | None, presenter: Presenter) -> Undoing:
    """What the undo and redo buttons of this viewer say."""
    if viewer is None:
        return Undoing(Denied(presenter.say("undo-spectator"), ""), None)
    redo = None
    if table.undone and table.session.why_not_redo(viewer, table.undone[-1]) is None:
        redo = Labelled(presenter.say("redo"))
    count = steps_back(table)
    refusal = why_not_undo(table, viewer, count)
    if refusal is not None:
        refusal = presenter.refusal(refusal)
        return Undoing(Denied(refusal.sentence, refusal.rule), redo)
    label = undo_label(table, viewer, presenter, count)
    if needs_agreement(table, viewer, count):
        label = presenter.say("undo-ask", label=label)
    return Undoing(Labelled(label), redo)


def undo_label(table: LiveTable, viewer: SeatId, presenter: Presenter, count: int) -> str:
    """What would be taken back. Another seat's decision is not named: it may be its secret."""
    session = table.session
    step = session.steps[-count]
    if isinstance(step, Repair):
        return presenter.say("undo-repair", seat=presenter.names.of(step.by))
    assert isinstance(step, Played)
    more = {"count": count - 1}
    if step.seat != viewer:
        key = "undo-other" if count == 1 else "undo-other-more"
        return presenter.say(key, seat=presenter.names.of(step.seat), **more)
    number = session.decisions - count + 1
    labels = table.labels.setdefault(number, {})
    what = labels.get(presenter.language)
    if what is None:  # it was offered to somebody else's eyes, or before the table slept
        what = labels[presenter.language] = presenter.label(session.state_after(number - 1), step.action)
    return presenter.say("undo-own" if count == 1 else "undo-own-more", what=what, **more)
