"""Cold start: how long a person waits for `grimtable --help`, beside an interpreter that does nothing."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from benchmarks.measurement import Measurement
from benchmarks.subject import is_importable

RUNS = 10

BARE_PYTHON = "python"
"""The peer of this measure: `python -c pass`, which no Python program can undercut."""

Launch = Callable[[Sequence[str]], float]


def launch(command: Sequence[str]) -> float:
    """Run a command to its end and return its seconds on the wall."""
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def help_command() -> list[str] | None:
    """The installed command, or the package as a module; None while the package does not exist."""
    script = Path(sys.executable).with_name("grimtable")
    if script.is_file():
        return [str(script), "--help"]
    return [sys.executable, "-m", "grimtable", "--help"] if is_importable("grimtable.__main__") else None


def start_commands() -> dict[str, list[str]]:
    """What is started, by the name of its subject."""
    commands = {BARE_PYTHON: [sys.executable, "-c", "pass"]}
    ours = help_command()
    if ours is not None:
        commands["grimtable"] = ours
    return commands


def cold_starts(
    commands: Mapping[str, Sequence[str]],
    *,
    runs: int = RUNS,
    launch: Launch = launch,
    announce: Callable[[str], None] = lambda subject: None,
) -> list[Measurement]:
    """Start every command in turn, `runs` times, after one start each that fills the disk cache."""
    for command in commands.values():
        launch(command)
    samples: dict[str, list[float]] = {subject: [] for subject in commands}
    for _ in range(runs):
        for subject, command in commands.items():
            announce(subject)
            samples[subject].append(launch(command))
    return [Measurement(subject, "start", tuple(figures)) for subject, figures in samples.items()]
