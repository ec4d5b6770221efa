"""Examining: records and repairs are tried in a process of their own before the server touches them.

A record may be hours of work, and a repair may leave a table that is hours of work to draw. In an examining
process neither holds anybody up: there is a line for them, short for each address, and a limit on time and
memory.
"""

from __future__ import annotations

import msgspec

from grimtable.games import UnknownGame
from grimtable.kernel.errors import RecordError
from grimtable.records.record import Repair
from grimtable.records.repair_wording import UNFIT
from grimtable.server.bot_worker import Question
from grimtable.server.commands import Refused
from grimtable.server.examiner import Imported, ImportTrial, RepairTrial, Verdict
from grimtable.server.limits import LimitReached, Limits, Turns
from grimtable.server.workers import QUICK_SECONDS, Failed, Workers

#: Two: one is left to repairs, whatever is being imported.
_MOST = 2
#: A busy machine has so much longer; what counts is the time of the processor.
_GRACE = 20.0


class Examining(Workers):
    """The examining processes of one server."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(
            ("-m", "grimtable.server.examiner"), most=_MOST, bytes=limits.import_bytes, grace=_GRACE
        )
        self.limits = limits
        self.imports = Turns("busy", all=limits.imports, each=limits.imports_per_address)

    async def record(self, address: str, document: bytes) -> Imported:
        """Live a record through; RecordError or UnknownGame in a sentence, LimitReached when it cannot be."""
        trial = ImportTrial(document, self.limits.repair_seconds)
        question = Question(
            "import", "", "", 0, "", msgspec.msgpack.encode(trial), self.limits.import_seconds
        )
        with self.imports.taken(address):
            verdict = await self._examine(question)
        if verdict is None or verdict.fault == "heavy":
            raise LimitReached(
                "import-too-long",
                "Playing this record again takes more time or memory than the server gives it; "
                "use `grimtable replay` on a machine of your own.",
                status=422,
            )
        if verdict.fault == "game":
            raise UnknownGame(verdict.sentence)
        if verdict.imported is None:
            raise RecordError(verdict.sentence)
        return verdict.imported

    async def repair(self, game: str, state: bytes, repair: Repair) -> None:
        """Refused when this repair is impossible, or leaves a table that nobody could be shown."""
        trial = RepairTrial(state, repair, self.limits.repair_seconds)
        verdict = await self._examine(
            Question("repair", game, "", 0, repair.by, msgspec.msgpack.encode(trial), QUICK_SECONDS)
        )
        if verdict is None or verdict.fault == "heavy":
            raise Refused(UNFIT, key="refused-heavy")
        if verdict.fault:
            # The sentence names cards and numbers that nobody may read.
            raise Refused(UNFIT, key="refused-repair-unfit")

    async def _examine(self, question: Question) -> Verdict | None:
        """None when the process was stopped, or died of what it was given."""
        try:
            reply = await self._ask(question)
        except Failed:
            return None
        return msgspec.msgpack.decode(reply.explanation, type=Verdict)
