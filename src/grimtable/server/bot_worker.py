"""One bot process: reads questions, thinks, writes answers. `grimtable.server.bot_workers` starts it.

A question and an answer are frames: four bytes of length, then MessagePack. The process holds nothing between
two questions but the games it has loaded, so it may be killed at any moment. It ends when its input does.
"""

from __future__ import annotations

import contextlib
import os
import signal
import struct
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import msgspec

from grimtable.kernel import SeatId

LENGTH = struct.Struct(">I")
MOST_BYTES = 64 * 1024 * 1024


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What a worker is asked."""

    what: str  #: `choose`, `hint` or `prepare`
    game: str
    level: str
    seed: int
    seat: str
    state: bytes  #: as `State.to_json` wrote it
    seconds: float  #: for thinking
    language: str = "en"  #: of a hint


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """What a worker answers; with a `problem`, nothing else counts."""

    action: str = ""
    explanation: bytes = b""  #: a `bots.coaching.Hint` as JSON
    seconds: float = 0.0
    problem: str = ""
    memory: int = 0  #: the most memory the process ever had, in bytes


def pack(message: Question | Reply) -> bytes:
    """A message as one frame.

    >>> frame = pack(Reply("red: pass"))
    >>> LENGTH.unpack(frame[:4])[0] == len(frame) - 4
    True
    """
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def answer(question: Question) -> Reply:
    """Answer one question; whatever the bot does wrong becomes a problem in one line."""
    started = time.perf_counter()
    try:
        if question.what == "prepare":
            _prepare(question.game)
            return Reply(seconds=time.perf_counter() - started)
        state = _state(question.state)
        started = time.perf_counter()  # reading the state is the server's time, not the bot's
        if question.what == "choose":
            return _choose(question, state, started)
        return _hint(question, state, started)
    except (Exception, MemoryError, RecursionError) as error:  # noqa: BLE001 - a bot may fail in any way
        words = " ".join(str(error).split())[:200]
        problem = f"{type(error).__name__}: {words}" if words else type(error).__name__
        return Reply(problem=problem, seconds=time.perf_counter() - started)


def _prepare(id: str) -> None:
    from grimtable.games import load_game

    load_game(id)


def _state(document: bytes) -> Any:
    """The state, at a table with the packs that it was agreed for."""
    from grimtable.games import game_of_state

    return game_of_state(document).load(document)


#: A bot that thinks for as long as it may gets this share of its time; the rest is for finishing a thought.
_SHARE = 0.8


def _bot(question: Question) -> Any:
    """The bot that is asked, told how long it may think if it is one that counts time."""
    from grimtable import bots
    from grimtable.bots.nightmare_bot import NightmareBot

    bot = bots.make(question.level, question.seed)
    if isinstance(bot, NightmareBot):
        bot.seconds = question.seconds * _SHARE
    return bot


def _choose(question: Question, state: Any, started: float) -> Reply:
    from grimtable import bots

    bot = _bot(question)
    legal = list(state.legal)
    action = bot.choose(bots.SeatAtTable(state, SeatId(question.seat), bot.seed))
    if action not in legal:
        return Reply(problem="it chose an action that was not offered", seconds=time.perf_counter() - started)
    text = state.game.language.spell(state, action)
    return Reply(action=text, seconds=time.perf_counter() - started)


def _hint(question: Question, state: Any, started: float) -> Reply:
    from grimtable import bots
    from grimtable.bots.coaching import hint

    told = hint(bots.SeatAtTable(state, SeatId(question.seat), question.seed), question.language)
    if told is None:
        return Reply(problem="this game has no coach", seconds=time.perf_counter() - started)
    return Reply(explanation=msgspec.json.encode(told), seconds=time.perf_counter() - started)


# --- the process ------------------------------------------------------------------------------------------


def main(arguments: list[str], answer: Callable[[Question], Reply] = answer) -> int:
    """Answer questions until the input ends: `bot_worker.py SECONDS BYTES`, its bounds."""
    patience, memory = float(arguments[0]), int(arguments[1])
    _settle_down(memory)
    # A bot that prints must not write into the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    questions = sys.stdin.buffer
    while (frame := _frame(questions)) is not None:
        question = msgspec.msgpack.decode(frame, type=Question)
        # If nobody is left who would stop it, the process stops itself.
        _alarm(question.seconds + patience)
        reply = answer(question)
        _alarm(0.0)
        answers.write(pack(msgspec.structs.replace(reply, memory=_memory())))
        answers.flush()
    return 0


def _frame(source: IO[bytes]) -> bytes | None:
    """The next frame; None at the end of the input."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    if length > MOST_BYTES:
        return None
    body = source.read(length)
    return body if len(body) == length else None


def _settle_down(memory: int) -> None:
    """Leave Ctrl-C to the server, let it go first at the processor, and take no more memory than allowed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    if most == resource.RLIM_INFINITY or most > memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, most))


def _alarm(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _memory() -> int:
    """The most memory that this process has had, in bytes; 0 where nobody knows."""
    # Linux counts it for each program; `getrusage` begins with what the server had when it started this one.
    with contextlib.suppress(OSError, ValueError):
        for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    try:
        import resource
    except ImportError:
        return 0
    # Linux counts in KiB, macOS in bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
