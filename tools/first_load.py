"""The first load as a visitor has it: bytes over the wire, and seconds on a slow machine.

    python -m tools.first_load --slowdown 4

Prints the bytes to the start page and the seconds until its buttons work, then the bytes and seconds from
"Play now" until the first offer of a table can be taken; all with an empty cache.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page
from rich.console import Console

from tools.chromium import chromium
from tools.serving import Server


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


def measure(slowdown: float) -> dict[str, str]:
    """Both pages, beginning with an empty cache."""
    with (
        tempfile.TemporaryDirectory(prefix="grimtable-first-") as folder,
        Server(str(Path(folder) / "tables.sqlite3")) as server,
        chromium() as browser,
    ):
        server.ask("GET", "/api/games")  # the server has been up for a while
        start = Visit(browser, slowdown)
        seconds = start.time_to(f"{server.address}/", ".game button")
        start.page.wait_for_load_state("networkidle")
        figures = {
            "start page, bytes": f"{start.bytes:,} in {start.requests} answers",
            f"start page, seconds at {slowdown:g}x": f"{seconds:.2f}",
        }
        # From there to the first decision of a new table: its scripts and its icons come now.
        start.bytes = start.requests = 0
        began = time.perf_counter()
        start.page.locator(".game").first.get_by_role("button", name="Play now").click()
        start.page.locator(".dock.mine button").first.click(trial=True)
        seconds = time.perf_counter() - began
        start.page.wait_for_load_state("networkidle")
        figures["table, bytes"] = f"{start.bytes:,} in {start.requests} answers"
        figures[f"table, seconds at {slowdown:g}x"] = f"{seconds:.2f}"
        return figures


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures of the first load."""
    parser = argparse.ArgumentParser(prog="python -m tools.first_load", description=main.__doc__)
    parser.add_argument("--slowdown", type=float, default=4.0, help="how many times slower the machine is")
    chosen = parser.parse_args(arguments)
    console = Console()
    for name, figure in measure(chosen.slowdown).items():
        console.print(f"{name:32}{figure}", highlight=False)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
