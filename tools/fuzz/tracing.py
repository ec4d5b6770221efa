"""Which ways through our code an input takes, and what it costs.

A way is a pair of lines that followed each other in one function. The cost is counted in calls and lines and,
for what calls nothing, in processor time.
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import grimtable

#: Calls and lines of our code that one input may cost: seconds while watched, far more than a sound one.
MOST_STEPS = 4_000_000
#: The same in seconds of the processor, for loops that call nothing.
MOST_SECONDS = 20.0
SOURCES = str(Path(grimtable.__file__).parent)
#: A function entered so often by one input is from then on watched only now and then: that is much quicker.
BORING = 8
_NOW_AND_THEN = 15
_FAR = 1 << 20

Local = Callable[[FrameType, str, Any], Any]


class TooLong(BaseException):
    """The input costs more than allowed. Not an Exception: nobody on the way may take it for his own."""


class _Code:
    """What is known of one function."""

    __slots__ = ("entered", "input", "ways")

    def __init__(self) -> None:
        self.ways: set[int] = set()
        self.entered = 0  #: how often by the input of this number
        self.input = 0


class Tracer:
    """Watches inputs, one after the other, and says how much new each of them showed."""

    def __init__(self, sources: str = SOURCES, most_steps: int = MOST_STEPS) -> None:
        self.ways = 0  #: known so far
        self.steps = 0  #: of the input that runs
        self._sources = sources
        self._most = most_steps
        self._inputs = 0
        self._known: dict[CodeType, _Code | None] = {}

    def watch(self, work: Callable[[], object]) -> int:
        """Do it; how many ways it took that nobody took before. What it raises passes through."""
        before = self.ways
        self.steps = 0
        self._inputs += 1
        signal.signal(signal.SIGVTALRM, _out_of_time)
        signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)
        threading.settrace(self._enter)
        sys.settrace(self._enter)
        try:
            work()
        finally:
            sys.settrace(None)
            threading.settrace(None)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return self.ways - before

    def _enter(self, frame: FrameType, event: str, argument: Any) -> Local | None:
        code = frame.f_code
        try:
            known = self._known[code]
        except KeyError:
            known = self._known[code] = _Code() if code.co_filename.startswith(self._sources) else None
        if known is None:
            return None
        self._step()
        if known.input != self._inputs:
            known.input = self._inputs
            known.entered = 0
        known.entered += 1
        if known.entered > BORING and known.entered & _NOW_AND_THEN:
            return None
        return self._follow(known)

    def _step(self) -> None:
        self.steps += 1
        if self.steps > self._most:
            raise TooLong(f"more than {self._most:,} calls and lines of our code for one input")

    def _follow(self, known: _Code) -> Local:
        last = 0
        ways = known.ways

        def line(frame: FrameType, event: str, argument: Any) -> Local:
            nonlocal last
            if event == "line":
                here = frame.f_lineno
                way = last * _FAR + here
                last = here
                if way not in ways:
                    ways.add(way)
                    self.ways += 1
                self._step()
            return line

        return line


def _out_of_time(number: int, frame: FrameType | None) -> None:
    raise TooLong(f"more than {MOST_SECONDS:.0f} seconds of the processor for one input")
