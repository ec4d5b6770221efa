"""A real server and a real browser for the tests of this folder; each worker of pytest has one of each."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import CALM, PATIENCE, Visitor
from tools.chromium import chromium
from tools.serving import ROOT, Server

STATIC = ROOT / "src" / "grimtable" / "server" / "static" / "index.html"

expect.set_options(timeout=PATIENCE)

# Scope `package`, not `session`: while Playwright runs, its event loop occupies the thread, and the tests of
# other folders want to run loops of their own.


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium without windows."""
    with chromium() as started:
        yield started


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`grimtable serve` with the built client, on an empty database."""
    if not STATIC.is_file():
        subprocess.run([ROOT / "tools" / "prepare_web"], check=True)
    folder: Path = tmp_path_factory.mktemp("browser")
    with Server(str(folder / "tables.sqlite3")) as started:
        yield started


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember a failure until the browsers are closed."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def visit(
    browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes with a browser: `visit()`, `visit(viewport=PHONE)`.

    At the end nothing may have gone wrong: no error on the console, no broken security policy.
    Of a test that fails, what each browser shows is kept as a picture.
    """
    here: list[Visitor] = []

    def come(*, settings: dict[str, Any] | None = None, fresh: bool = False, **options: Any) -> Visitor:
        kept = None if fresh else {**CALM, **(settings or {})}
        visitor = Visitor(browser, server.address, settings=kept, **options)
        here.append(visitor)
        return visitor

    yield come
    if FAILED in request.node.stash:
        for number, visitor in enumerate(here):
            picture = tmp_path / f"screen-{number}.png"
            visitor.page.screenshot(path=picture)
            print(f"screen {number}: {picture}")
    found = [problem for visitor in here for problem in visitor.found()]
    for visitor in here:
        visitor.leave()
    assert found == []
