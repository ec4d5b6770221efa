"""A batch of `make soak`: a module under `tools/soak/batches` with one function `soak(run)`.

The function repeats its work while `run.goes_on()`, counts it with `run.did()` and tells what went wrong
with `run.problem()`. The first line of the module's docstring says what the batch looks for.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.soak import batches

ROOT = Path(__file__).resolve().parents[2]

#: So many problems end a batch: what fails everywhere need not be told a thousand times.
MOST_PROBLEMS = 20
#: Seconds that a command may go on after the time of its batch is up.
GRACE = 120.0


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

    @property
    def passed(self) -> float:
        """Seconds since the batch began."""
        return time.monotonic() - self.started

    def goes_on(self) -> bool:
        """Whether there is time for another round; the first one always has it."""
        return not self.counts or self.passed < self.seconds

    def did(self, what: str, count: int = 1) -> None:
        """So much has been done."""
        self.counts[what] += count
        self.watching(self)

    def problem(self, text: str) -> None:
        """Something is wrong: say what, where, and how to see it again."""
        self.problems.append(text)
        self.watching(self)
        if len(self.problems) >= MOST_PROBLEMS:
            raise Enough

    def command(self, what: str, *arguments: str, environment: dict[str, str] | None = None) -> bool:
        """Run a Python module or script; its end is told as a problem when it fails. True when it is well."""
        try:
            ended = subprocess.run(
                [sys.executable, *arguments],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **(environment or {})},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=max(0.0, self.seconds - self.passed) + GRACE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            self.problem(f"python {' '.join(arguments)}\nis not done {GRACE:.0f} s after its time was up")
            return False
        self.did(what)
        if ended.returncode:
            told = (ended.stdout + ended.stderr)[-4_000:]
            self.problem(f"python {' '.join(arguments)}\nended with {ended.returncode}:\n{told}")
        return not ended.returncode


@dataclass(frozen=True)
class Batch:
    """A batch by its name: how it is called, what it looks for, and what it does."""

    name: str
    title: str
    soak: Callable[[Run], None]

    def run(self, run: Run) -> None:
        """Do it; what it raises is a problem like any other."""
        try:
            self.soak(run)
        except Enough:
            pass
        except Exception:  # noqa: BLE001  (told, and the next batch has its turn)
            run.problems.append(traceback.format_exc()[-4_000:])
        if not run.counts and not run.problems:
            run.problems.append("nothing was done: a batch counts its work with run.did()")


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
