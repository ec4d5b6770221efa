"""The first load as a visitor has it: bytes over the wire, and seconds on a slow machine.

    python -m tools.first_load --slowdown 4 --repeat 5

Prints the bytes to the start page and the seconds until its buttons work, then the bytes and seconds from
"Play now" until the first offer of a table can be taken; all with an empty cache, the median of several
visits. Seconds grow with whatever else the machine does. What the page itself computes on the way to the
table does not: it is counted in CPU time without slowdown, so four times as much is what a machine four
times slower needs for it.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page
from rich.console import Console

from tools.chromium import chromium
from tools.serving import Server

#: Until the first offer of a table can be taken.
_PLAYABLE = ".dock.mine button"
#: Seconds until the processes of a new server have read the games, which is no visitor's matter.
_SETTLED = 4.0


class Visit:
    """A page of a browser that has never been here, on a machine so many times slower."""

    def __init__(self, browser: Browser, slowdown: float) -> None:
        self.context = browser.new_context()
        self.page: Page = self.context.new_page()
        self.bytes = 0
        self.requests = 0
        session: CDPSession = self.context.new_cdp_session(self.page)
        session.send("Network.enable")
        session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        session.on("Network.loadingFinished", self._loaded)

    def _loaded(self, loaded: dict[str, float]) -> None:
        self.bytes += int(loaded["encodedDataLength"])
        self.requests += 1

    def time_to(self, address: str, selector: str) -> float:
        """Seconds until what is asked for can be pressed."""
        began = time.perf_counter()
        self.page.goto(address)
        self.page.locator(selector).first.click(trial=True)
        return time.perf_counter() - began

    def play(self) -> float:
        """Seconds from "Play now" to the first offer that can be taken."""
        began = time.perf_counter()
        self.page.locator(".game").first.get_by_role("button", name="Play now").click()
        self.page.locator(_PLAYABLE).first.click(trial=True)
        return time.perf_counter() - began


class Load(NamedTuple):
    """What one visit took."""

    start_bytes: int
    start_requests: int
    start_seconds: float
    table_bytes: int
    table_requests: int
    table_seconds: float


def visited(browser: Browser, address: str, slowdown: float) -> Load:
    """Both pages, beginning with an empty cache."""
    visit = Visit(browser, slowdown)
    start_seconds = visit.time_to(f"{address}/", ".game button")
    visit.page.wait_for_load_state("networkidle")
    start = (visit.bytes, visit.requests)
    # From there to the first decision of a new table: its scripts and its icons come now.
    visit.bytes = visit.requests = 0
    table_seconds = visit.play()
    visit.page.wait_for_load_state("networkidle")
    load = Load(*start, start_seconds, visit.bytes, visit.requests, table_seconds)
    visit.context.close()
    return load


def computed(browser: Browser, address: str) -> float:
    """Seconds of CPU that the page takes between "Play now" and the first offer, without slowdown."""
    visit = Visit(browser, 1)
    visit.time_to(f"{address}/", ".game button")
    visit.page.wait_for_load_state("networkidle")
    with tempfile.TemporaryDirectory(prefix="grimtable-trace-") as folder:
        kept = Path(folder) / "trace.json"
        browser.start_tracing(page=visit.page, path=kept, categories=["devtools.timeline", "toplevel"])
        visit.play()
        browser.stop_tracing()
        traced = json.loads(kept.read_bytes())["traceEvents"]
    visit.context.close()
    return busy_seconds(traced)


def busy_seconds(traced: Sequence[dict[str, Any]]) -> float:
    """The CPU time of all tasks of the thread that lays out the page.

    >>> own = {"pid": 1, "tid": 1, "ph": "X"}
    >>> other = {"pid": 1, "tid": 2, "ph": "X", "name": "ThreadControllerImpl::RunTask", "tdur": 9000}
    >>> task = {**own, "name": "ThreadControllerImpl::RunTask", "tdur": 250_000}
    >>> busy_seconds([{**own, "name": "Layout", "tdur": 100}, task, other])
    0.25
    """
    threads = Counter((event["pid"], event["tid"]) for event in traced if event.get("name") == "Layout")
    [(page, _)] = threads.most_common(1)
    tasks = (
        event.get("tdur", 0)
        for event in traced
        if event.get("name") == "ThreadControllerImpl::RunTask" and (event["pid"], event["tid"]) == page
    )
    return float(sum(tasks)) / 1_000_000


def measure(slowdown: float, repeat: int) -> dict[str, str]:
    """The figures, each the median of all visits."""
    with (
        tempfile.TemporaryDirectory(prefix="grimtable-first-") as folder,
        Server(str(Path(folder) / "tables.sqlite3")) as server,
        chromium() as browser,
    ):
        server.ask("GET", "/api/games")  # the server has been up for a while
        time.sleep(_SETTLED)
        loads = [visited(browser, server.address, slowdown) for _ in range(repeat)]
        busy = [computed(browser, server.address) for _ in range(repeat)]

    def middle(field: str) -> float:
        return float(median(getattr(load, field) for load in loads))

    tables = ", ".join(f"{load.table_seconds:.2f}" for load in loads)
    return {
        "load of the machine": f"{os.getloadavg()[0]:.1f}",
        "start page, bytes": f"{middle('start_bytes'):,.0f} in {middle('start_requests'):.0f} answers",
        f"start page, seconds at {slowdown:g}x": f"{middle('start_seconds'):.2f}",
        "table, bytes": f"{middle('table_bytes'):,.0f} in {middle('table_requests'):.0f} answers",
        f"table, seconds at {slowdown:g}x": f"{middle('table_seconds'):.2f} ({tables})",
        "table, CPU of the page": f"{median(busy):.2f} s, {slowdown * median(busy):.2f} s at {slowdown:g}x",
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures of the first load."""
    parser = argparse.ArgumentParser(prog="python -m tools.first_load", description=main.__doc__)
    parser.add_argument("--slowdown", type=float, default=4.0, help="how many times slower the machine is")
    parser.add_argument("--repeat", type=int, default=1, help="how many visits; the median is told")
    chosen = parser.parse_args(arguments)
    console = Console()
    for name, figure in measure(chosen.slowdown, chosen.repeat).items():
        console.print(f"{name:32}{figure}", highlight=False)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
