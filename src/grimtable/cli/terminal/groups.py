"""Many figures by one plan: `all` shows it, `all 1 3 at red` changes it, `all go` does it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from grimtable import bots
from grimtable.kernel import SeatId
from grimtable.narration.words import joined, short
from grimtable.picture import FindsGroupPlans, Order, Ordered

if TYPE_CHECKING:
    from grimtable.cli.terminal.client import Client

_WORDS = re.compile(r"(?P<rows>[\d ,]+?) *(?P<what>at|to|stay|best|first)(?: +(?P<whom>.+))?")
_USAGE = (
    "Write all go, or change it first: all 1 3 at red, all 2 to 4,5, all 2 stay, all 3 first, all 1 best."
)


class Groups:
    """The orders of one person for many figures."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._given: dict[str, Order] = {}
        self._first: list[str] = []

    def carry_out(self, words: str, seat: SeatId) -> bool:
        """What was typed after `all`; whether the table has changed."""
        rows = self._rows(seat)
        if not rows:
            self.client.say("There are no figures here that go by one plan now.")
            return False
        if not words:
            self._tell(rows)
            return False
        if words.casefold() == "go":
            return self._go(rows, seat)
        self._change(words.casefold(), rows)
        self._tell(self._rows(seat))
        return False

    def _rows(self, seat: SeatId) -> list[Ordered]:
        state, game = self.client.session.state, self.client.game
        decision = state.decision
        if not isinstance(game, FindsGroupPlans) or decision is None or decision.is_window:
            return []
        if decision.seat != seat:
            return []
        first = [self._given.get(piece, Order(piece))._replace(first=True) for piece in self._first]
        rest = [order for piece, order in self._given.items() if piece not in self._first]
        imagined = bots.SeatAtTable(state, seat, bots.seed_for(state.decisions, seat)).imagine()
        return game.group(imagined, seat, [*first, *rest], self.client.names)

    def _tell(self, rows: list[Ordered]) -> None:
        for number, row in enumerate(rows, 1):
            odds = row.plan.forecast if row.plan is not None else None
            chance = f", {odds.hit:.0%} to hit" if odds is not None and odds.hit is not None else ""
            self.client.say(f"  {number:2}  {row.name} {row.text}{chance}", 6)
        self.client.say(_USAGE)

    def _change(self, words: str, rows: list[Ordered]) -> None:
        """Orders for some of them; what cannot be understood is said, and nothing changes."""
        found = _WORDS.fullmatch(words)
        numbers = [int(number) for number in re.findall(r"\d+", found["rows"])] if found else []
        if found is None or not numbers or any(not 1 <= number <= len(rows) for number in numbers):
            self.client.say(f"`all {short(words)}` is no order for these.")
            return
        chosen = [rows[number - 1].piece for number in numbers]
        what, whom = found["what"], (found["whom"] or "").strip()
        for piece in chosen:
            if what == "first":
                self._first = [piece, *(other for other in self._first if other != piece)]
            elif what == "best":
                self._given.pop(piece, None)
            elif what == "stay":
                self._given[piece] = Order(piece, hold=True)
            elif what == "to":
                self._given[piece] = Order(piece, place=whom)
            elif (target := self._enemy(whom)) is not None:
                self._given[piece] = Order(piece, target=target)
            else:
                self.client.say(f"There is no `{short(whom)}` on the board.")
                return

    def _enemy(self, words: str) -> str | None:
        names = self.client.names
        return next(
            (id for id in self.client.figures() if words in (id.casefold(), names.of(id).casefold())), None
        )

    def _go(self, rows: list[Ordered], seat: SeatId) -> bool:
        """Everybody goes, until somebody is asked something, or the rest has become another plan."""
        client = self.client
        planned = {row.piece: row.plan.actions for row in rows if row.plan is not None}
        begun: set[str] = set()
        changed = False
        while True:
            row = next((one for one in rows if one.plan is not None and one.piece in planned), None)
            if row is None or row.plan is None:
                break
            is_done = row.piece in begun and row.plan.forecast is None
            if not is_done and row.plan.actions != planned[row.piece]:
                left = [one.name for one in rows if one.piece in planned and one.piece not in begun]
                client.remarks.append(f"The plan has changed for {joined(left)}: all shows it.")
                break
            begun.add(row.piece)
            for text in row.plan.actions:
                if not self._plays(text, seat):
                    break
                changed = True
            self._let_others_answer(seat)
            rows = self._rows(seat)
        self._first = []
        return changed

    def _plays(self, text: str, seat: SeatId) -> bool:
        """One deed of a plan, if it is offered by now."""
        self._let_others_answer(seat)
        state = self.client.session.state
        decision = state.decision
        if decision is None or decision.seat != seat or decision.is_window:
            return False
        spell = state.game.language.spell
        action = next((one for one in state.legal_actions() if spell(state, one) == text), None)
        if action is None:
            return False
        self.client.play(action)
        return True

    def _let_others_answer(self, seat: SeatId) -> None:
        """Bots answer in between; people are asked as always."""
        while (asked := self.client.session.state.asked) is not None and asked != seat:
            bot = self.client.bots.get(asked)
            if bot is None or not self.client.session.state.decision.is_window:  # type: ignore[union-attr]  # it is asked
                return
            self.client.let_play(bot)
