"""Taking back, putting back and repairing: what the people at a table may agree on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.cli.terminal.seating import HUMAN
from grimtable.kernel import SeatId
from grimtable.kernel.errors import IllegalAction
from grimtable.narration.words import joined, short
from grimtable.records.record import Repair, Step
from grimtable.records.repair_wording import UNFIT, misworded

if TYPE_CHECKING:
    from grimtable.cli.terminal.client import Client

YES = frozenset({"y", "yes"})


class TakingBack:
    """Undo, redo and repair at one table. Each method says whether the table has changed."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._steps_undone: list[int] = []

    def something_new(self) -> None:
        """A decision was made: what was taken back before it is only history now."""
        self._steps_undone.clear()

    def undo(self, seat: SeatId) -> bool:
        """Take back this person's last decision, with what the bots have done since."""
        session = self.client.session
        by = self._person(seat)
        count = self._steps_back(by)
        everybody = [other for other in session.setup.order if other != by]
        refusal = session.why_not_undo(by, everybody, count)
        if refusal is not None:
            self.client.say_refusal("It stays", refusal)
            return False
        last = session.steps[-count]
        what = self._told(last) + (f" and the {count - 1} decisions after it" if count > 1 else "")
        needs_all = session.why_not_undo(by, (), count) is not None
        agreed = self._agreed(by, f"take back {what}") if needs_all else []
        if agreed is None:
            return False
        session.undo(by, agreed, count)
        self._steps_undone.append(count)
        self.client.forget_after(session.decisions)
        self.client.remarks.append(f"{self.client.names.of(by)} takes back {what}.")
        return True

    def _told(self, step: Step) -> str:
        """What is taken back. With other people at the screen the deed is not named: it may be a secret."""
        names = self.client.names
        if isinstance(step, Repair):
            return f"the repair by {names.of(step.by)}"
        if len(self.client.persons) > 1:
            return f"a decision of {names.of(step.seat)}"
        return f"`{names.typed(step.action)}`"

    def _steps_back(self, by: str) -> int:
        """How many decisions lie between now and this person's last one, it included."""
        last = len(self.client.session.steps)
        for count, step in enumerate(reversed(self.client.session.steps), 1):
            if last - count + 1 in self.client.taken:
                continue  # it was not asked; alone it would be made again at once
            who = step.by if isinstance(step, Repair) else step.seat
            if who == by or who not in self.client.bots:
                return count
        return 1

    def redo(self, seat: SeatId) -> bool:
        """Put back what was taken back last."""
        session = self.client.session
        by = self._person(seat)
        count = self._steps_undone[-1] if self._steps_undone else 1
        refusal = session.why_not_redo(by, count)
        if refusal is not None:
            self.client.say_refusal("Nothing is put back", refusal)
            return False
        before = session.decisions
        session.redo(by, count)
        if self._steps_undone:
            self._steps_undone.pop()
        self.client.chronicle.extend(events for _, events in session.history(before + 1))
        return True

    def _person(self, seat: str) -> SeatId:
        """Who takes back or repairs: the asked person, or whoever types for the dice."""
        people = self.client.people or list(self.client.session.setup.order)
        return SeatId(seat if seat in people else self.client.viewer or people[0])

    def _agreed(self, by: str, deed: str) -> list[str] | None:
        """Ask every other person; bots always agree. None as soon as somebody does not."""
        agreed = []
        for other in self.client.session.setup.order:
            if other == by:
                continue
            is_another = self.client.person_of(other) != self.client.person_of(by)
            if self.client.players[other] == HUMAN and is_another:
                name = self.client.names.of(other)
                answer = self.client.ask(f"{name}: do you agree to {deed}? yes or no: ")
                if answer.casefold() not in YES:
                    self.client.say(f"{name} does not agree, so everything stays as it is.")
                    return None
            agreed.append(str(other))
        return agreed

    def repair(self, seat: SeatId, rest: str) -> bool:
        """Set values of the table by hand, if every person agrees; `rest` may hold one change already."""
        by = self._person(seat)
        changes: dict[str, Any] = {}
        line = rest or self.client.ask(
            "What to change, as PATH = VALUE (figures.ghoul_1.wounds = 1); Enter to stop: "
        )
        while line.strip():
            path, equals, value = (part.strip() for part in line.partition("="))
            if not equals or not path or not value:
                self.client.say(f"`{short(line)}` is no change; write PATH = VALUE, for example round = 2")
                return False
            changes[path] = _value(value)
            line = "" if rest else self.client.ask("Another change, or Enter: ")
        if not changes:
            self.client.say("Nothing is changed.")
            return False
        reason = self.client.ask("Why, for the log: ")
        session = self.client.session
        wrong = misworded(type(session.state.table), reason, changes, None)
        if wrong is not None:
            self.client.say_refusal("Not repaired", wrong.refusal)
            return False
        agreed = self._agreed(by, f"set {joined(list(changes))} by hand")
        if agreed is None:
            return False
        try:
            self.client.chronicle.append(session.repair(by, agreed, reason, changes))
        except IllegalAction:
            self.client.say_refusal("Not repaired", UNFIT)
            return False
        self._steps_undone.clear()
        return True


def _value(text: str) -> Any:
    """A typed value: JSON where it is JSON, else the words themselves."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
