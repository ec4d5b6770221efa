"""Queries: questions of a seat that change nothing. What takes a while is answered in a thread.

An answer may hang on nothing but what the asking seat can see. Questions about what one may do are for the
seat whose decision it is; everybody else hears the same sentence whatever they ask, so that nobody finds
out by asking what another one could do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from grimtable import bots
from grimtable.kernel import CHANCE, Refusal, SeatId
from grimtable.kernel.errors import RecordError
from grimtable.narration import not_asked
from grimtable.picture import Aim, Order
from grimtable.server.bot_workers import HINT_SECONDS, BotsUnavailable
from grimtable.server.channels import LOG_LINES, Watcher
from grimtable.server.commands import Refused
from grimtable.server.limits import LimitReached
from grimtable.server.messages import Ask
from grimtable.server.replies import Reason
from grimtable.server.table import LiveTable, happenings, told_lines

if TYPE_CHECKING:
    from grimtable.picture import Ordered, Overlay, Plan
    from grimtable.records.session import Session
    from grimtable.server.presenting import Presenter
    from grimtable.server.tables import TableRegistry

A = TypeVar("A")
P = ParamSpec("P")

#: How many decisions are told for one page of the log; most bring a line or two.
_DECISIONS_A_PAGE = 120


class Queries:
    """Answers the questions of one server's tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def answer(self, table: LiveTable, watcher: Watcher, ask: Ask) -> dict[str, Any]:
        """What an `answer` says besides its key; Refused when there is nothing to say."""
        return await getattr(self, f"_{ask.what}")(table, watcher, ask)  # type: ignore[no-any-return]  # as above

    # --- about an action ----------------------------------------------------------------------------------

    async def _forecast(self, table: LiveTable, watcher: Watcher, ask: Ask) -> dict[str, Any]:
        seat = self._asked_seat(table, watcher)
        async with table.lock:
            state = table.session.state.copy()
        offer = ask.offer or ""
        place = int(offer) if offer.isascii() and offer.isdecimal() and len(offer) < 6 else len(state.legal)
        if state.asked not in (seat, CHANCE) or place >= len(state.legal):
            return {"forecast": None}
        presenter = table.presenter(watcher.language)
        return {"forecast": await self._study(watcher, presenter.forecast, state, state.legal[place])}

    async def _route(self, table: LiveTable, watcher: Watcher, ask: Ask) -> dict[str, Any]:
        seat = self._asked_seat(table, watcher)
        if ask.piece is None or ask.place is None:
            raise Refused("refused-question", why="piece, place")
        async with table.lock:
            state = table.session.state.copy()
        presenter = table.presenter(watcher.language)
        elsewhere = not_asked(state, seat)
        if elsewhere is not None:
            return {"route": None, "refusal": _shown(presenter.refusal(elsewhere))}
        found = await self._study(watcher, presenter.route, state, seat, ask.piece, ask.place)
        if isinstance(found, Refusal):
            return {"route": None, "refusal": _shown(presenter.refusal(found))}
        return {"route": found, "refusal": None}

    async def _plan(self, table: LiveTable, watcher: Watcher, ask: Ask) -> dict[str, Any]:
        seat = self._asked_seat(table, watcher)
        async with table.lock:
            state = table.session.state.copy()
        presenter = table.presenter(watcher.language)
        elsewhere = not_asked(state, seat)
        is_window = state.decision is not None and state.decision.is_window
        if elsewhere is not None or (is_window and not presenter.plans_at_windows):
            return {
                "plans": [],
                "refusal": None if elsewhere is None else _shown(presenter.refusal(elsewhere)),
            }

        def find() -> list[Plan] | Refusal:
            # Tried on a table that the seat imagines: a plan can hang on nothing that the seat does not know.
            imagined = bots.SeatAtTable(state, seat, bots.seed_for(table.revision, seat)).imagine()
            picture = presenter.picture(state, seat)
            aim = Aim(ask.piece, ask.place, ask.door, ask.stops)
            if not aim.is_nothing and not (
                aim.piece in picture.pieces
                or aim.place in picture.board.places
                or aim.door in picture.board.doors
            ):
                return []  # what the seat does not see is as good as not there
            return presenter.plans(imagined, seat, aim, picture=picture)

        found = await self._study(watcher, find)
        if isinstance(found, Refusal):
            return {"plans": [], "refusal": _shown(presenter.refusal(found))}
        return {"plans": found, "refusal": None}

    async def _group(self, table: LiveTable, watcher: Watcher, ask: Ask) -> dict[str, Any]:
        seat = self._asked_seat(table, watcher)
        async with table.lock:
            state = table.session.state.copy()
        if not_asked(state, seat) is not None or (state.decision is not None and state.decision.is_window):
            return {"group": []}
        presenter = table.presenter(watcher.language)
        orders = [Order(one.piece, one.target, one.place, one.hold, one.first) for one in ask.orders]

        def find() -> list[Ordered]:
            imagined = bots.SeatAtTable(state, seat, bots.seed_for(table.revision, seat)).imagine()
            return presenter.group(imagined, seat, orders, picture=presenter.picture(state, seat))

        return {"group": await self._study(watcher, find)}

    async def _overlay(self, table: LiveTable, watcher: Watcher, ask: Ask) -> dict[str, Any]:
        if ask.piece is None and ask.place is None:
            raise Refused("refused-question", why="piece, place")
        async with table.lock:
            state = table.session.state.copy()
        presenter = table.presenter(watcher.language)
        viewer = watcher.seat

        def find() -> Overlay | None:
            picture = presenter.picture(state, viewer)
            return presenter.overlay(state, viewer, ask.kind, ask.piece, ask.place, picture=picture)

        found = await self._study(watcher, find)
        empty = {"title": "", "light": [], "dark": [], "lines": []}
        return {"overlay": empty if found is None else found}

    async def _why_not(self, table: LiveTable, watcher: Watcher, ask: Ask) -> dict[str, Any]:
        seat = self._asked_seat(table, watcher)
        presenter = table.presenter(watcher.language)
        async with table.lock:
            state = table.session.state.copy()

        def find() -> dict[str, Any]:
            picture = presenter.picture(state, seat)
            aimed = {"place": ask.place, "piece": ask.piece}
            refusal = presenter.why_not(state, seat, picture=picture, card=ask.card, text=ask.text, **aimed)
            if refusal is None:
                return {"refusal": None}
            drawn = presenter.drawn_reason(state, seat, refusal, picture=picture, **aimed)
            return {"refusal": _shown(refusal), **({} if drawn is None else {"overlay": drawn})}

        return await self._study(watcher, find)

    async def _hint(self, table: LiveTable, watcher: Watcher, _: Ask) -> dict[str, Any]:
        seat = self._asked_seat(table, watcher)
        async with table.lock:
            state = table.session.state
            if state.asked != seat or table.status != "playing":
                raise Refused("refused-not-asked", seat=state.asked or "")
            document = state.to_json()
            texts = [table.game.language.spell(state, action) for action in state.legal]
        try:
            told = await self.registry.workers.hint(
                table.stored.game,
                # Not the seed of the seat's own bot, and nothing that follows from the table's.
                bots.seed_for(table.revision, seat),
                seat,
                document,
                watcher.language,
                HINT_SECONDS,
            )
        except LimitReached:
            raise Refused("refused-busy") from None
        except BotsUnavailable:
            raise Refused("refused-no-hint") from None
        if told.action not in texts:
            raise Refused("refused-no-hint")
        return {
            "hint": {
                "action": str(texts.index(told.action)),
                "text": told.text,
                "alternatives": [
                    {"action": str(texts.index(other.action)), "text": other.text}
                    for other in told.alternatives
                    if other.action in texts
                ],
                "route": told.route,
                "targets": told.targets,
                "dangers": told.dangers,
                "then": told.then,
            }
        }

    # --- about the past -----------------------------------------------------------------------------------

    async def _log(self, table: LiveTable, watcher: Watcher, ask: Ask) -> dict[str, Any]:
        async with table.lock:
            aside = table.session.aside()
        before = aside.decisions + 1 if ask.before is None else min(ask.before, aside.decisions + 1)
        presenter = table.presenter(watcher.language)
        lines = await self._study(watcher, _older_lines, aside, presenter, watcher.seat, before)
        return {"lines": lines}

    async def _moment(self, table: LiveTable, watcher: Watcher, ask: Ask) -> dict[str, Any]:
        async with table.lock:
            aside = table.session.aside()
        number = aside.decisions if ask.decision is None else ask.decision
        presenter = table.presenter(watcher.language)
        try:
            picture = await self._study(
                watcher, lambda: presenter.picture(aside.state_after(number), watcher.seat)
            )
        except RecordError as error:
            raise Refused("refused-question", why=str(error)) from None
        return {"moment": {"decision": number, "picture": picture}}

    async def _study(
        self, watcher: Watcher, function: Callable[P, A], *args: P.args, **kwargs: P.kwargs
    ) -> A:
        """In a thread, one of those that are kept for questions."""
        try:
            return await self.registry.study.work(watcher.address, function, *args, **kwargs)
        except LimitReached:
            raise Refused("refused-much") from None

    @staticmethod
    def _asked_seat(table: LiveTable, watcher: Watcher) -> SeatId:
        if watcher.seat is None:
            raise Refused("refused-spectator")
        return watcher.seat


def _shown(refusal: Refusal) -> Reason:
    return Reason(refusal.rule, refusal.sentence)


def _older_lines(
    aside: Session[Any, Any], presenter: Presenter, seat: SeatId | None, before: int
) -> list[Any]:
    """Up to a page of lines of the decisions before one."""
    first = max(0, before - _DECISIONS_A_PAGE)
    found = [each for each in happenings(aside, first) if each.decision < before]
    return told_lines(presenter, aside.state, found, seat)[0][-LOG_LINES:]
