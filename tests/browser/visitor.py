"""A person with a browser of their own: opens pages, and notices everything that goes wrong on them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, expect

WITNESS = (Path(__file__).parent / "witness.js").read_text(encoding="utf-8")
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
#: What a player sets once: nothing moves by itself, so that no test waits for an animation, and every
#: question is asked. What is done without asking, and by plans, `test_intent.py` sees.
CALM: Mapping[str, Any] = {"language": "en", "theme": "dark", "speed": 0, "eachStep": True}
#: Tables opened by the pages have the same dice every time.
SEED = 1
#: Milliseconds that a busy machine may take; a page that is not busy takes a hundredth of it.
PATIENCE = 30_000


class Visitor:
    """One browser context: its own storage, like a browser on another computer."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        settings: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        """`settings` are those of the settings page; None is a browser that was never here."""
        options.setdefault("viewport", DESK)
        options.setdefault("locale", "en-GB")
        # What glows and drifts on a board for ever is drawn anew sixty times a second, and without a graphics
        # card that is most of what a table costs here. Who was never here, or asks for a speed, sees it move.
        is_calm = settings is not None and not settings.get("speed")
        options.setdefault("reduced_motion", "reduce" if is_calm else "no-preference")
        self.address = address
        self.touch: bool = options.get("has_touch", False)
        self.context: BrowserContext = browser.new_context(base_url=address, **options)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WITNESS)
        self.context.add_init_script(f"window.usual = {SEED}")
        if settings is not None:
            self._keep("settings", dict(settings))
        self.problems: list[str] = []
        #: Parts of console messages that a test provokes on purpose.
        self.expected: list[str] = []
        self.page: Page = self.new_page()

    def new_page(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.problems.append(f"uncaught: {error}"))
        page.on("response", self._read)
        return page

    def go(self, path: str) -> Page:
        """Open a page of the house: `go("#/rules")`."""
        self.page.goto(f"{self.address}/{path}")
        return self.page

    def turn_to(self, path: str) -> Page:
        """Another page of the house, as a link leads there: nothing is loaded anew; it stands there whole."""
        self.page.evaluate("document.querySelector('h1')?.setAttribute('data-left', '')")
        self.go(path)
        expect(self.page.locator("h1[data-left], .waiting")).to_have_count(0)
        expect(self.page.locator("h1")).to_be_visible()
        self.page.wait_for_load_state("networkidle")  # of the first page: the others say what they wait for
        return self.page

    def hold(
        self,
        table: str,
        *,
        host: str | None,
        seats: Mapping[str, str],
        watch: str | None = None,
        invitations: Mapping[str, str] | None = None,
    ) -> None:
        """Put the keys of a table into this browser's keeping, as if it had opened the table."""
        keys = {
            table: {
                "table": table,
                "host": host,
                "seats": dict(seats),
                "invitations": dict(invitations or {}),
                "watch": watch,
                "opened": 1,
            }
        }
        self._keep("keys", keys)

    def deal(self, seed: int) -> None:
        """Tables that pages open from now on have these dice, lessons too."""
        self.context.add_init_script(f"window.dealt = {seed}")

    def broken_policies(self) -> list[str]:
        """What the content security policy has blocked on the open page."""
        found: list[str] = self.page.evaluate("window.witness?.broken ?? []")
        return found

    def found(self) -> list[str]:
        """Everything that went wrong so far and was not provoked."""
        found = [*self.problems, *self.broken_policies()]
        return [one for one in found if not any(part in one for part in self.expected)]

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    def _keep(self, name: str, value: object) -> None:
        """What the browser remembers when it first comes; later it keeps its own."""
        key, kept = json.dumps(f"grimtable.{name}"), json.dumps(json.dumps(value))
        self.context.add_init_script(f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {kept})")

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _read(self, response: Response) -> None:
        if response.status >= 500:
            self.problems.append(f"{response.status}: {response.url}")
