"""The search: inputs that took a new way are kept and changed further."""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from tools.fuzz.mutating import Mutator
from tools.fuzz.target import Prepared, checked
from tools.fuzz.tracing import SOURCES, TooLong, Tracer

#: Runs spent on making a failing input shorter.
SHORTENING = 400
#: Seconds for that, and for choosing what is worth keeping: some inputs are slow.
PATIENCE = 20.0


@dataclass(frozen=True)
class Failure:
    """A defect: the input, and what came of it."""

    data: bytes
    key: str  #: equal for equal defects: the error and where it was raised
    told: str


@dataclass
class Search:
    """One target, searched in this process."""

    prepared: Prepared
    luck: random.Random
    words: Sequence[str] = ()
    announce: Callable[[bytes], object] = lambda _: None  #: told each input before it runs
    tracer: Tracer = field(default_factory=Tracer)
    runs: int = 0
    known: list[bytes] = field(default_factory=list)  #: seeds, and every input that took a new way
    failures: dict[str, Failure] = field(default_factory=dict)

    def begin(self, starts: Sequence[bytes] = ()) -> None:
        """Read the seeds, and what was kept before."""
        for data in (*self.prepared.seeds, *starts):
            self._try(data, is_start=True)

    def go(self, goes_on: Callable[[], bool]) -> None:
        """Change what is known, again and again."""
        mutator = Mutator(self.luck, self.prepared.seeds, self.words)
        fresh: Iterator[bytes] = iter(())
        while goes_on():
            # What is new is looked at first and longest; the old ones come by chance.
            data = next(fresh, b"")
            if not data:
                newest = self.known[-8:] if self.luck.random() < 0.5 else self.known
                data = self.luck.choice(newest)
            if self._try(mutator.mutated(data, self.known)):
                fresh = iter([self.known[-1]] * 32)

    def _try(self, data: bytes, *, is_start: bool = False) -> bool:
        """Run an input; True when it took a new way."""
        self.runs += 1
        self.announce(data)
        before = self.tracer.ways
        error = failing(self.prepared, data, self.tracer)
        found = self.tracer.ways > before
        if error is not None:
            # Not looked into further: whatever grows out of it would fail in the same way.
            key = key_of(error)
            if key not in self.failures:
                told = "".join(traceback.format_exception(error))[-3_000:]
                self.failures[key] = Failure(self._shortened(data, key), key, told)
            return False
        if found or is_start:
            self.known.append(data)
        return found

    def _shortened(self, data: bytes, key: str) -> bytes:
        """The same defect with less around it."""
        left, size = SHORTENING, max(1, len(data) // 2)
        goes_on = for_seconds(PATIENCE)
        while size and left > 0 and goes_on():
            start, is_shorter = 0, False
            while start < len(data) and left > 0 and goes_on():
                left -= 1
                less = data[:start] + data[start + size :]
                self.announce(less)
                error = failing(self.prepared, less, self.tracer)
                if error is not None and key_of(error) == key:
                    data, is_shorter = less, True
                else:
                    start += size
            if not is_shorter:
                size //= 2
        return data


def failing(prepared: Prepared, data: bytes, tracer: Tracer) -> BaseException | None:
    """What this input raises, if it shows a defect."""
    try:
        tracer.watch(lambda: checked(prepared, data))
    except (TooLong, Exception) as error:  # noqa: BLE001  (that is what is looked for)
        return error
    return None


def key_of(error: BaseException) -> str:
    """Equal for equal defects: the kind of error, and the last function of ours that it passed."""
    place, step = "", error.__traceback__
    while step is not None:
        code = step.tb_frame.f_code
        if code.co_filename.startswith(SOURCES):
            place = f"{code.co_filename.rpartition('/')[2]} {code.co_name}"
        step = step.tb_next
    return f"{type(error).__name__}: {place or str(error)[:200]}"


def fewest(prepared: Prepared, inputs: Sequence[bytes], *, most: int, letters: int) -> list[bytes]:
    """The inputs worth keeping: short ones first, each with a way that no seed and no shorter one took."""
    tracer = Tracer()
    for seed in prepared.seeds:
        failing(prepared, seed, tracer)
    kept: list[bytes] = []
    short = sorted((data for data in set(inputs) - set(prepared.seeds) if len(data) <= letters), key=len)
    goes_on = for_seconds(PATIENCE)
    for data in short:
        before = tracer.ways
        if len(kept) >= most or not goes_on():
            break
        failing(prepared, data, tracer)
        if tracer.ways > before:
            kept.append(data)
    return kept


def for_seconds(seconds: float) -> Callable[[], bool]:
    """Goes on for so long."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end
