"""The result of a run as data: everything the tables show, and what is needed to check them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from benchmarks.budget import Judgement
from benchmarks.machine import Machine
from benchmarks.measurement import Measurement

FORMAT = 1
"""Number of the JSON layout: raise it when a key changes its meaning."""


class Method(msgspec.Struct, frozen=True):
    """How the figures were made; `core` is the one the process was kept on, None where that is impossible."""

    seed: int
    rounds: int
    slice_seconds: float
    core: int | None
    clock: str = "processor time of the process; wall clock for starts and for two processes"
    collector: str = "on, default thresholds; heap frozen after the warm-up; collected before every slice"
    figure: str = "median of the rounds; ratios are taken within each round, then their median"
    choice: str = "uniform among the legal actions, random.randrange"


class SubjectNote(msgspec.Struct, frozen=True):
    """One subject of the run: what it is, its version, or why it was not measured."""

    name: str
    title: str
    ours: bool
    version: str | None = None
    missing: str | None = None


class Report(msgspec.Struct, frozen=True):
    """One run."""

    machine: Machine
    method: Method
    packages: dict[str, str]
    subjects: list[SubjectNote]
    measurements: list[Measurement]
    budgets: list[Judgement]
    seconds: float
    format: int = FORMAT

    def find(self, subject: str, measure: str) -> Measurement | None:
        """The measurement of a subject under a measure, if it was made."""
        for measurement in self.measurements:
            if measurement.subject == subject and measurement.measure == measure:
                return measurement
        return None

    @property
    def fails(self) -> bool:
        """Whether `--strict` ends with an error."""
        return any(judgement.fails for judgement in self.budgets)


def to_json(report: Report) -> bytes:
    """The report as a readable JSON document; medians are written out beside their samples."""
    plain = msgspec.to_builtins(report)
    for entry, measurement in zip(plain["measurements"], report.measurements, strict=True):
        entry["median"] = measurement.median
        entry["games_per_second"] = measurement.games_per_second
    return msgspec.json.format(msgspec.json.encode(plain), indent=2) + b"\n"


def write_json(report: Report, path: Path) -> None:
    """Write the report to a file."""
    path.write_bytes(to_json(report))
