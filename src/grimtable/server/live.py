"""Live connections: one WebSocket is one seat or one spectator. The token comes in the first message."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect

from grimtable.kernel import Refusal, SeatId
from grimtable.kernel.errors import GrimtableError
from grimtable.server import messages, replies
from grimtable.server.channels import (
    BAD_MESSAGE,
    BEHIND,
    GOING_AWAY,
    NO_TABLE,
    TOO_MANY,
    TOO_SLOW,
    WRONG_TOKEN,
    Goodbye,
    Watcher,
)
from grimtable.server.commands import Refused
from grimtable.server.database import StorageError
from grimtable.server.guard import address_of
from grimtable.server.limits import LimitReached
from grimtable.server.messages import AnyMessage, BadMessage, read_message
from grimtable.server.presenting import language_of, server_texts, voice_of
from grimtable.server.queries import Queries
from grimtable.server.store import OutcomeUnknown
from grimtable.server.table import LiveTable, encode
from grimtable.server.tables import NoSuchTable, TableRegistry
from grimtable.server.tokens import hash_of

log = logging.getLogger(__name__)

A = TypeVar("A")

#: Questions of one connection that may be thought about at once.
_MOST_QUESTIONS = 8
_PONG = encode(replies.Pong())


async def finished(work: Coroutine[Any, Any, A]) -> A:
    """Do it to the end even if the connection that asked goes away: a deed is never left half done."""
    return await asyncio.shield(asyncio.ensure_future(work))


class Refuse(Exception):
    """The connection is closed with a sentence."""

    def __init__(self, code: str, sentence: str, close: int) -> None:
        super().__init__(sentence)
        self.text = encode(replies.Error(code=code, sentence=sentence))
        self.close = close


class Live:
    """The live end of one server."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.queries = Queries(registry)

    async def serve(self, socket: WebSocket, table_id: str) -> None:
        """One connection from its first message to its end."""
        await socket.accept()
        try:
            await self._serve(socket, table_id)
        except Refuse as refused:
            await _say_goodbye(socket, Goodbye(refused.close, refused.text))
        except WebSocketDisconnect:
            pass  # people come and go

    async def _serve(self, socket: WebSocket, table_id: str) -> None:
        text = await socket.receive_text()
        join = self._read(text)
        if not isinstance(join, messages.Join):
            raise Refuse("not-joined", "The first message has to be `join`.", BAD_MESSAGE)
        odd = messages.odd_in(text, join)
        if odd is not None:
            raise Refuse("bad-message", f"This message cannot be used: {odd.sentence}.", BAD_MESSAGE)
        try:
            async with self.registry.at(table_id) as table:
                watcher = self._admit(table, join, address_of(socket.scope))
                await _Connection(self, socket, table, watcher).serve()
        except NoSuchTable as error:
            raise Refuse("no-such-table", str(error), NO_TABLE) from None
        except LimitReached as reached:
            raise Refuse(reached.code, reached.sentence, reached.close) from None
        except StorageError as error:
            # The table is there, the database is not: come back in a moment.
            raise Refuse("storage", f"{error}"[:500], GOING_AWAY) from None
        except GrimtableError as error:
            raise Refuse("unusable-table", f"{error}"[:500], NO_TABLE) from None

    def _admit(self, table: LiveTable, join: messages.Join, address: str) -> Watcher:
        post = self.registry.post
        if len(table.watchers) >= self.registry.limits.connections_per_table:
            raise Refuse("table-full", "So many are at this table that nobody else fits in.", TOO_MANY)
        language = language_of(join.language)
        if join.token is None:
            if table.stored.watching != "anybody":
                raise Refuse("wrong-token", "Only who was invited may watch this table.", WRONG_TOKEN)
            return Watcher(None, voice_of(join.language), is_host=False, post=post, address=address)
        key = table.keys.get(hash_of(join.token))
        if key is None:
            raise Refuse("wrong-token", "This link opens no seat here; ask for a new one.", WRONG_TOKEN)
        if key.role == "spent":
            raise Refuse("spent-link", server_texts().text("link-spent", language), WRONG_TOKEN)
        if key.role == "invite":
            # Whoever was invited sees nothing of the seat before they sit down: the host knows this token.
            raise Refuse("not-seated", server_texts().text("link-invites", language), WRONG_TOKEN)
        seat = None if key.sits is None else SeatId(key.sits)
        is_host = key.role == "host"
        voice = voice_of(join.language)
        return Watcher(seat, voice, is_host=is_host, post=post, address=address, key=key.hash)

    @staticmethod
    def _read(text: str) -> AnyMessage:
        try:
            return read_message(text)
        except BadMessage as bad:
            raise Refuse("bad-message", str(bad), BAD_MESSAGE) from None


class _Connection:
    """One joined connection."""

    def __init__(self, live: Live, socket: WebSocket, table: LiveTable, watcher: Watcher) -> None:
        self.live = live
        self.registry = live.registry
        self.socket = socket
        self.table = table
        self.watcher = watcher
        self._questions: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        table, watcher = self.table, self.watcher
        sending = asyncio.ensure_future(self._send_on())
        receiving = asyncio.ensure_future(self._receive_on())
        try:
            async with table.lock:
                if watcher.key is not None and not table.is_valid(watcher.key):
                    spent = server_texts().text("link-spent", language_of(watcher.language))
                    raise Refuse("spent-link", spent, WRONG_TOKEN)  # while it was waiting for its turn
                await table.join(watcher)
                if watcher.seat is not None and table.stored.proposals:
                    # Whoever comes back is not voted about any more.
                    await self.registry.commands.carry_out_agreed(table)
            self.registry.drive(table)
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
            for task in (receiving, sending):
                if task.done() and not task.cancelled() and task.exception() is not None:
                    raise task.exception() or AssertionError
        finally:
            watcher.forget()
            table.leave(watcher)
            for task in (sending, receiving, *self._questions):
                task.cancel()
            await asyncio.gather(sending, receiving, *self._questions, return_exceptions=True)
            # An error that is on its way knows this frame, and the task in it the error: in such a circle the
            # table would stay in memory until the collector comes by.
            del task, sending, receiving

    async def _send_on(self) -> None:
        while True:
            message = await self.watcher.next()
            if message is BEHIND:
                self.watcher.sent()
                async with self.table.lock:
                    await self.table.show_anew(self.watcher)
            elif isinstance(message, Goodbye):
                if message.code == TOO_SLOW:
                    self.registry.metrics.refused("too-slow")
                await _say_goodbye(self.socket, message)
                return
            else:
                await self.socket.send_text(message)
                self.watcher.sent()

    async def _receive_on(self) -> None:
        while True:
            text = await self.socket.receive_text()
            if self.watcher.is_leaving:
                continue  # its seat is another's now, or it was too slow: nothing it says counts any more
            message = self.live._read(text)
            odd = messages.odd_in(text, message)
            if odd is None:
                await self._hear(message)
            elif isinstance(message, messages.Join | messages.Language | messages.Ping):
                raise Refuse("bad-message", f"This message cannot be used: {odd.sentence}.", BAD_MESSAGE)
            else:
                self._refuse(message.key, Refused(messages.SAID[odd.what], what=odd.detail))

    # --- messages -----------------------------------------------------------------------------------------

    async def _hear(self, message: AnyMessage) -> None:
        if isinstance(message, messages.Ping):
            self.watcher.send(_PONG)
        elif isinstance(message, messages.Ask):
            self._ask(message)
        elif isinstance(message, messages.Language):
            await self._speak(message)
        elif isinstance(message, messages.Join):
            raise Refuse("joined", "This connection has joined already.", BAD_MESSAGE)
        else:
            await finished(self._do(message))

    async def _do(self, message: Any) -> None:
        """A deed: acknowledged as soon as it is committed, before anybody is told, or refused."""
        started = time.perf_counter()
        table, metrics = self.table, self.registry.metrics
        counts = isinstance(message, messages.Act)
        try:
            revision = await self._carry_out(message)
        except Refused as refused:
            self._refuse(message.key, refused)
            if counts:
                metrics.actions.labels(table.stored.game, "refused").inc()
            return
        except OutcomeUnknown:
            return  # the table has been forgotten, and this connection with it: no answer is the true one
        self.watcher.send(encode(replies.Ack(key=message.key, revision=revision)))
        if counts:
            metrics.actions.labels(table.stored.game, "acknowledged").inc()
            metrics.acknowledgement_seconds.observe(time.perf_counter() - started)

    async def _carry_out(self, message: Any) -> int:
        table, commands, seating = self.table, self.registry.commands, self.registry.seating
        if isinstance(message, messages.Seat):
            await seating.change(
                table,
                SeatId(message.seat),
                message.player,
                message.level,
                by=self.watcher.seat,
                is_host=table.may_seat(self.watcher.seat, is_host=self.watcher.is_host),
            )
            return table.revision
        if isinstance(message, messages.Pause):
            if self.watcher.seat is None and not self.watcher.is_host:
                raise Refused("refused-spectator")
            await seating.pause(table, on=message.on)
            return table.revision
        seat = self.watcher.seat
        if seat is None:
            raise Refused("refused-spectator")
        if isinstance(message, messages.Act):
            return await commands.act(
                table, seat, message.key, message.revision, message.action, message.then, message.made
            )
        if isinstance(message, messages.Undo):
            return await commands.undo(table, seat, message.key, message.revision)
        if isinstance(message, messages.Redo):
            return await commands.redo(table, seat, message.key, message.revision)
        if isinstance(message, messages.Repair):
            return await commands.repair(
                table, seat, message.key, message.revision, message.reason, message.changes, message.leave
            )
        if isinstance(message, messages.Agree):
            return await commands.agree(table, seat, message.proposal, yes=message.yes)
        if isinstance(message, messages.Say):
            return await self.registry.talk.say(table, seat, message)
        if isinstance(message, messages.Replace):
            return await seating.give_away(table, seat, message.key, message)
        assert isinstance(message, messages.Resign)
        await seating.resign(table, seat)
        return table.revision

    def _refuse(self, key: str, refused: Refused) -> None:
        refusal = told(self.table, refused, self.watcher.language)
        self.watcher.send(
            encode(
                replies.Refused(
                    key=key, rule=refusal.rule, sentence=refusal.sentence, revision=self.table.revision
                )
            )
        )

    def _ask(self, ask: messages.Ask) -> None:
        """Questions are answered beside, so that a long one never delays a deed."""
        if len(self._questions) >= _MOST_QUESTIONS:
            self._refuse(ask.key, Refused("refused-busy"))
            return
        task = asyncio.ensure_future(self._answer(ask))
        self._questions.add(task)
        task.add_done_callback(self._questions.discard)

    async def _answer(self, ask: messages.Ask) -> None:
        try:
            answer = await self.live.queries.answer(self.table, self.watcher, ask)
            self.watcher.send(encode(replies.Answer(key=ask.key, **answer)))
        except Refused as refused:
            self._refuse(ask.key, refused)
        except GrimtableError as error:
            self._refuse(ask.key, Refused("refused-question", why=str(error)))
        except Exception as error:  # noqa: BLE001  (a defect: whoever asked is told, and so is the owner)
            self.table.faults.note("answer", error, self.table.session.decisions, self.watcher.seat)
            self._refuse(ask.key, Refused("refused-answer"))

    async def _speak(self, message: messages.Language) -> None:
        """From now on in this language; answered by a new welcome."""
        table, watcher = self.table, self.watcher
        async with table.lock:
            table.leave(watcher)
            watcher.language = voice_of(message.language)
            await table.join(watcher)


def told(table: LiveTable, refused: Refused, language: str) -> Refusal:
    """A refusal in words: the game's own, or one of the table's sentences."""
    presenter = table.presenter(language)
    refusal = refused.refusal
    arguments = dict(refused.arguments)
    rule = ""
    if isinstance(refusal, Refusal):
        if "key" not in arguments:
            return presenter.refusal(refusal)
        rule, key = refusal.rule, str(arguments.pop("key"))
    else:
        key = refusal
    seat = arguments.get("seat")
    if isinstance(seat, str):
        arguments["seat"] = presenter.names.of(seat) if seat else "–"
    return Refusal(rule, presenter.say(key, **arguments))


async def _say_goodbye(socket: WebSocket, goodbye: Goodbye) -> None:
    try:
        if goodbye.text is not None:
            await socket.send_text(goodbye.text)
        await socket.close(goodbye.code)
    except (RuntimeError, WebSocketDisconnect):
        # The other side was quicker.
        log.debug("a connection ended before it was told why")
