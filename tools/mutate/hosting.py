"""Tests, collected once: what is done meanwhile runs within a session of pytest, and may fork and call them.

Collecting costs seconds, calling a test hundredths; a mutant that is grafted wants only the calls.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import redirect_stdout
from typing import Any

#: Of seeded games those are witnesses too that `make test` leaves to `make soak`.
ARGUMENTS = ("-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--long-too")

Items = Mapping[str, Any]


class _Host:
    """A plugin of pytest that does something else than running the tests."""

    def __init__(self, work: Callable[[Items], None]) -> None:
        self._work = work
        self.is_done = False
        self.error: BaseException | None = None

    def pytest_runtestloop(self, session: Any) -> bool:
        try:
            self._work({item.nodeid: item for item in session.items})
            self.is_done = True
        except BaseException as error:  # noqa: BLE001  (raised again when pytest has ended)
            self.error = error
        return True


def host(names: Iterable[str], work: Callable[[Items], None]) -> None:
    """Collect these tests and do the work, which is given them by their ids."""
    known = list(names)
    if not known:
        work({})
        return
    import pytest

    host = _Host(work)
    with open(os.devnull, "w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):  # noqa: PTH123
        ended = pytest.main([*ARGUMENTS, *known], plugins=[host])
    if host.error is not None:
        raise host.error
    if not host.is_done:
        raise RuntimeError(f"the tests cannot be collected: pytest ended with {ended}")


def failing(items: Iterable[Any]) -> str:
    """The first of these tests that fails, or nothing. Only in a process forked within `host`."""
    run = importlib.import_module("_pytest.runner").runtestprotocol
    chosen = list(items)
    for item, following in zip(chosen, [*chosen[1:], None], strict=False):
        if any(report.failed for report in run(item, nextitem=following, log=False)):
            return str(item.nodeid)
    return ""
