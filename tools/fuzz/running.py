"""Starting the process that fuzzes a target, and hearing what became of it."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.fuzz.corpus import FOUND, ROOT, keep, name_of
from tools.fuzz.searching import Failure

#: Seconds after its time that a process may go on: an input that hangs inside a library counts no steps.
GRACE = 90.0
#: Bytes that the second half of a search may add to a process.
MOST_GROWTH = 200 * 2**20


@dataclass(frozen=True)
class Outcome:
    """What became of one search."""

    runs: int
    ways: int
    failures: tuple[Failure, ...]
    worth: tuple[bytes, ...] = ()


def fuzz(
    target: str,
    seconds: float,
    seed: int,
    folder: Path,
    *,
    chooses: bool = False,
    module: str = "tools.fuzz.child",
) -> Outcome:
    """Search one target for so long, in a process that may hang or die without harm.

    With `chooses` it also says which inputs are worth keeping.
    """
    command = [sys.executable, "-m", module, target, str(seconds), str(seed), str(folder)]
    command += ["worth"] if chooses else []
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    try:
        ended = subprocess.run(
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            errors="replace", timeout=seconds + GRACE, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return _broken(folder, "hangs", f"does not end {GRACE:.0f} s after its time was up")
    if ended.returncode:
        told = f"ended with {ended.returncode}:\n{ended.stderr[-3_000:]}"
        return _broken(folder, f"dies with {ended.returncode}", told)
    told = json.loads(ended.stdout.splitlines()[-1])
    failures = [
        Failure(base64.b64decode(each["data"]), each["key"], each["told"]) for each in told["failures"]
    ]
    if told["grown"] > MOST_GROWTH:
        failures.append(Failure(b"", "grows", f"the second half added {told['grown'] / 2**20:.0f} MB"))
    worth = tuple(base64.b64decode(data) for data in told["worth"])
    return Outcome(told["runs"], told["ways"], tuple(failures), worth)


def _broken(folder: Path, key: str, told: str) -> Outcome:
    """Nothing was said, so the input that was running is to blame."""
    try:
        raw = (folder / "running").read_bytes()
    except OSError:
        raw = b""
    size = int.from_bytes(raw[:8], "big")
    return Outcome(0, 0, (Failure(raw[8 : 8 + size], key, told),))


def sentence(target: str, failure: Failure) -> str:
    """A defect as it is told: what, and how to see it again."""
    path = keep(FOUND / target, failure.data, f"{name_of(failure.data)}")
    shown = repr(failure.data[:400]) + ("…" if len(failure.data) > 400 else "")
    again = f"python -m tools.fuzz --only {target} --input {path.relative_to(ROOT)}"
    return f"{target}: {failure.key}\ninput: {shown}\nagain: {again}\n{failure.told}"
