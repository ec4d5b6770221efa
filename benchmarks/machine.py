"""The machine and the method of a run: what has to be printed beside a figure for it to mean anything."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path

import msgspec


class Machine(msgspec.Struct, frozen=True):
    """Where the figures were made."""

    processor: str
    cores: int
    python: str
    system: str
    load: float | None


def this_machine() -> Machine:
    """The machine this runs on, and how busy it was in the last minute."""
    return Machine(
        processor=processor_name(_read(Path("/proc/cpuinfo"))),
        cores=os.cpu_count() or 1,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        system=f"{platform.system()} {platform.release()} {platform.machine()}",
        load=round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
    )


def _read(path: Path) -> str:
    return path.read_text(errors="replace") if path.is_file() else ""


def processor_name(cpuinfo: str) -> str:
    """The model name in the text of Linux's `/proc/cpuinfo`, or what Python knows elsewhere.

    >>> processor_name("processor : 0\\nmodel name\\t: Example 3000\\n")
    'Example 3000'
    """
    for line in cpuinfo.splitlines():
        key, _, value = line.partition(":")
        if key.strip() == "model name":
            return value.strip()
    return platform.processor() or "unknown processor"


@contextmanager
def one_core() -> Iterator[int | None]:
    """Keep this process on one core where the system can, so that no slice pays for a move between cores."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    before = os.sched_getaffinity(0)
    core = max(before)
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, before)


def versions(packages: list[str]) -> dict[str, str]:
    """The installed version of each package, "not installed" for the others.

    >>> versions(["no-such-package"])
    {'no-such-package': 'not installed'}
    """
    found: dict[str, str] = {}
    for package in packages:
        try:
            found[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            found[package] = "not installed"
    return found
