"""On a phone, 390 pixels wide, with a finger: everything is reached by tapping, nothing is cut off."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arranging import BOT, ME, go_on, open_table, sit
from tests.browser.player import Player
from tests.browser.visitor import PHONE, Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
HELD = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
PAGES = ("#/", "#/new/doom2004", "#/tables", "#/rules/doom2004", "#/cards/doom2004", "#/settings", "#/about")


def test_a_turn_on_a_phone(visit: Visit) -> None:
    """From the start page to a walk over the board, all with one finger."""
    page = visit(**HELD).go("")
    page.locator(".game").first.get_by_role("button", name="Play now").tap()
    red = Player(page, "red", touch=True)
    red.wait_for_turn()
    assert overflow(page) == 0
    red.choose(red.offer("red: announce sprint"))
    red.wait_for_turn()
    red.begin(next(offer for offer in red.offers if "step to" in offer["text"]))
    expect(red.preview).to_be_visible()
    inside(red)
    before = red.revision
    red.preview.get_by_role("button", name="Do it").tap()
    red.wait_until(f"here.revision > {before}")


def test_seats_log_and_rules_are_sheets(visit: Visit, server: Server) -> None:
    """What stands beside the board on a desk opens over it here, and closes again."""
    opened = go_on(
        server,
        "doom2004/six_frags_of_three_marines",
        900,
        {"red": ME, "green": ME, "blue": ME, "invader": ME},
    )
    invader = sit(visit(**HELD), opened, "invader")
    invader.wait_for_turn()
    page = invader.page
    bar = page.get_by_role("banner")
    for button, words in {"Seats": "Special Ops", "Log": "The Invader plays Court of Pain."}.items():
        bar.get_by_role("button", name=button, exact=True).tap()
        expect(page.get_by_role("dialog")).to_contain_text(words)
        assert overflow(page) == 0
        page.get_by_role("dialog").get_by_role("button", name="Close").first.tap()
        expect(page.get_by_role("dialog")).to_have_count(0)
    invader.hand.get_by_role("button").first.tap()
    expect(page.get_by_role("dialog").locator(".card")).to_be_in_viewport(ratio=0.9)


def test_buttons_are_large_enough_for_a_thumb(visit: Visit, server: Server) -> None:
    """Everything to tap at the table is at least 24 pixels each way, the actions at least 40."""
    red = sit(visit(**HELD), open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1), "red")
    red.wait_for_turn()
    for button in red.page.locator("button:visible, a:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24, button.evaluate("one => one.outerHTML")
    for action in red.dock.locator(".actions button").all():
        box = action.bounding_box()
        assert box is not None
        assert box["height"] >= 40


@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_the_phone(visit: Visit, path: str) -> None:
    visitor = visit(**HELD)
    page = visitor.go(path)
    page.wait_for_load_state("networkidle")
    assert overflow(page) == 0


def overflow(page: Page) -> int:
    """How many pixels the page is wider than the window."""
    wide: int = page.evaluate("Math.max(0, document.documentElement.scrollWidth - innerWidth)")
    return wide


def inside(player: Player) -> None:
    """The preview covers neither what it is about nor the edge of the screen."""
    box = player.preview.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["y"] + box["height"] <= PHONE["height"]
