"""A batch of `make soak`: a module under `tools/soak/batches` with one function `soak(run)`.

The function repeats its work while `run.goes_on()`, counts it with `run.did()` and tells what went wrong
with `run.problem()`. The first line of the module's docstring says what the batch looks for. What goes on
when its time is up is ended soon after, and is a problem only when it has had enough of the processor.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import signal
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.soak import batches
from tools.soak.ending import TimeUp, alarm, end_group, group_seconds, own_seconds

ROOT = Path(__file__).resolve().parents[2]

#: So many problems end a batch: what fails everywhere need not be told a thousand times.
MOST_PROBLEMS = 20
#: Seconds after the time of its batch when a command is interrupted, is ended, and when the batch itself is.
ASKED, GRACE, LAST = 10.0, 60.0, 90.0
#: Seconds of the processor: who has had more since it was interrupted, or for one piece of work, hangs.
MOST_ASKED, MOST_PIECE = 20.0, 180.0
#: Who has had less than this part of the time waits for something, however busy the machine is.
LEAST_SHARE = 0.005
#: Where the last command's output stands, in the folder of the run.
SAID = "said"
#: How a command ends that was interrupted and has found nothing until then.
INTERRUPTED = (130, -signal.SIGINT)


class Enough(Exception):
    """The batch has told so many problems that it ends."""


@dataclass
class Run:
    """One run of a batch: the time it has, a folder that is removed afterwards, and what came of it."""

    seed: int
    seconds: float
    folder: Path
    watching: Callable[[Run], object] = lambda _: None  #: told at every count and every problem
    counts: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    figures: dict[str, str] = field(default_factory=dict)  #: further lines of the summary
    started: float = field(default_factory=time.monotonic)
    used: float = field(default_factory=own_seconds)  #: processor time when something was counted last
    doing: str = ""  #: what is going on, for whoever reads that it was cut short

    @property
    def passed(self) -> float:
        """Seconds since the batch began."""
        return time.monotonic() - self.started

    def is_in_time(self) -> bool:
        """Whether the round that has begun may go on."""
        return self.passed < self.seconds

    def goes_on(self) -> bool:
        """Whether there is time for another round; the first one is always begun."""
        return not self.counts or self.is_in_time()

    def did(self, what: str, count: int = 1) -> None:
        """So much has been done."""
        self.counts[what] += count
        self.used = own_seconds()
        self.watching(self)

    def problem(self, text: str) -> None:
        """Something is wrong: say what, where, and how to see it again."""
        self.problems.append(text)
        self.watching(self)
        if len(self.problems) >= MOST_PROBLEMS:
            raise Enough

    def cut(self, what: str) -> None:
        """Work that was ended because the time was up: told in the table, no problem."""
        self.figures["cut short"] = "; ".join(filter(None, (self.figures.get("cut short"), what)))
        self.watching(self)

    def command(self, what: str, *arguments: str, environment: dict[str, str] | None = None) -> bool:
        """Run a Python module or script; its end is told as a problem when it fails. True when it is well.

        When the time of the batch is up it is interrupted as by Ctrl-C, and ended if that does not help.
        """
        said = self.folder / SAID
        shown = f"python {' '.join(arguments)}"
        with said.open("wb") as output:
            process = subprocess.Popen(
                [sys.executable, *arguments],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **(environment or {})},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        began = self.passed
        try:
            code, hangs = self._wait(process, began)
        finally:
            end_group(process.pid)
            process.wait()
        if hangs:
            self.problem(f"{shown}\n{hangs}")
            return False
        if code is None or code in INTERRUPTED:
            self.cut(shown)
            return True
        self.did(what)
        if code:
            told = said.read_text(encoding="utf-8", errors="replace")[-4_000:]
            self.problem(f"{shown}\nended with {code}:\n{told}")
        return not code

    def _wait(self, process: subprocess.Popen[bytes], began: float) -> tuple[int | None, str]:
        """How a command ended, None when it had to be ended; and why that is its own fault, if it is."""
        try:
            return process.wait(timeout=max(0.0, self.seconds - self.passed) + ASKED), ""
        except subprocess.TimeoutExpired:
            used = group_seconds(process.pid)
        if used < LEAST_SHARE * (self.passed - began):
            return None, f"waits for something: {used:.1f} s of the processor in {self.passed - began:.0f} s"
        process.send_signal(signal.SIGINT)
        try:
            return process.wait(timeout=GRACE - ASKED), ""
        except subprocess.TimeoutExpired:
            since = group_seconds(process.pid) - used
        if since > MOST_ASKED:
            return None, f"goes on for {since:.0f} s of the processor after it was interrupted"
        return None, ""


@dataclass(frozen=True)
class Batch:
    """A batch by its name: how it is called, what it looks for, and what it does."""

    name: str
    title: str
    soak: Callable[[Run], None]

    def run(self, run: Run) -> None:
        """Do it; what it raises is a problem like any other."""
        try:
            with alarm(max(0.0, run.seconds - run.passed) + LAST):
                self.soak(run)
        except Enough:
            pass
        except TimeUp:
            where = traceback.format_exc()[-4_000:]
            since = own_seconds() - run.used
            if since > MOST_PIECE:
                told = f"goes on for {since:.0f} s of the processor without an end:\n{where}"
                run.problems.append(f"{run.doing} {told}".strip())
            else:
                run.cut(f"{run.doing} after {since:.0f} s of the processor, at {_place(where)}".strip())
        except Exception:  # noqa: BLE001  (told, and the next batch has its turn)
            run.problems.append(traceback.format_exc()[-4_000:])
        if not run.counts and not run.problems and "cut short" not in run.figures:
            run.problems.append("nothing was done: a batch counts its work with run.did()")


def _place(told: str) -> str:
    """The innermost place of our own that a traceback names, else the innermost."""
    places = [line.strip() for line in told.splitlines() if line.strip().startswith("File ")]
    own = [place for place in places if str(ROOT) in place and "ending.py" not in place]
    return (own or places)[-1].removeprefix("File ").replace(f"{ROOT}{os.sep}", "")


def names() -> list[str]:
    """Every batch there is, by name.

    >>> "selfplay" in names()
    True
    """
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(batches.__path__))


def find(chosen: Sequence[str] = ()) -> list[Batch]:
    """These batches, or all of them; KeyError names what there is none of."""
    known = names()
    for name in chosen:
        if name not in known:
            raise KeyError(name)
    found: list[Batch] = []
    for name in chosen or known:
        module = importlib.import_module(f"{batches.__name__}.{name.replace('-', '_')}")
        title = (module.__doc__ or name).strip().splitlines()[0].rstrip(".")
        found.append(Batch(name, title, module.soak))
    return found
