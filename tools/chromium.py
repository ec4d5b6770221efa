"""Debian's Chromium, driven by Playwright: found, started quietly, and closed again."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

#: The first has no windows at all, which is a quarter quicker.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
#: No sandbox, because tests run in containers; and nothing that talks to the network by itself.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


class NoChromium(Exception):
    """There is no Chromium on this machine; says how to get one."""


def find_chromium() -> str:
    """The path of the browser: Debian's Chromium, or what else carries its engine."""
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return path
    raise NoChromium("Chromium is needed to look at pages; install the package `chromium`, then try again.")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without windows; closed at the end."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()
