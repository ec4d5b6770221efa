"""The coach: a hint is asked for, read, drawn on the board and followed; other ways stand beside it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import BOT, ME, go_on, moment_before, sit
from tests.browser.axe import serious
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
FRAGS = "doom2004/six_frags_of_three_marines"
PHONE = {"width": 390, "height": 844}
WORDS = {"en": ("Hint", "Do that", "The catch:"), "de": ("Tipp", "So machen", "Der Haken:")}


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("de", True)])
def test_a_hint_is_read_drawn_and_followed(
    visit: Visit, server: Server, language: str, phone: bool, tmp_path: Path
) -> None:
    ask, follow, price = WORDS[language]
    moment = moment_before(FRAGS, "red: announce", after=100)
    opened = go_on(server, FRAGS, moment, {"red": ME, "green": ME, "blue": ME, "invader": BOT})
    visitor = visit(settings={"language": language}, **({"viewport": PHONE} if phone else {}))
    red = sit(visitor, opened, "red")
    red.wait_for_turn()
    page = red.page
    page.get_by_role("button", name=ask, exact=True).click()
    told = red.dock.locator(".hint")
    expect(told.locator("p")).to_contain_text(".")
    said = told.locator("p").inner_text()
    assert price in said
    drawn = page.locator(".hint-layer")
    expect(drawn).to_have_count(1)
    assert drawn.locator(".way, .target, .danger").count() > 0
    told.locator("summary").click()
    others = told.locator("li > span")
    expect(others).to_have_count(2)
    assert said not in others.all_inner_texts()
    if folder := os.environ.get("GRIMTABLE_PICTURES"):
        page.wait_for_timeout(500)
        page.screenshot(path=Path(folder) / f"coach-{language}-{'phone' if phone else 'desk'}.png")
    assert serious(page) == []
    before = red.revision
    told.get_by_role("button", name=follow).click()
    red.wait_until(f"here.revision > {before}")
    expect(drawn).to_have_count(0)


def test_what_a_hint_tells_is_done_with_one_click(visit: Visit, server: Server) -> None:
    """Announced, walked, taken: the whole course, as far as nothing new comes to light."""
    moment = moment_before(FRAGS, "red: announce", after=100)
    opened = go_on(server, FRAGS, moment, {"red": ME, "green": ME, "blue": ME, "invader": BOT})
    red = sit(visit(settings={"eachStep": False}), opened, "red")
    red.wait_for_turn()
    before = red.revision
    red.page.get_by_role("button", name="Hint", exact=True).click()
    red.dock.locator(".hint").get_by_role("button", name="Do that").click()
    red.wait_until(f"here.revision >= {before + 3}")
    assert len([line for line in red.page.locator(".log").inner_text().splitlines() if "Red " in line]) >= 2
