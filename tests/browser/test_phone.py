"""On a phone, 390 pixels wide, with a finger: everything is reached by tapping, nothing is cut off."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arranging import BOT, ME, go_on, moment_before, open_table, sit
from tests.browser.player import Player
from tests.browser.visitor import PHONE, Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
HELD = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
PAGES = ("#/", "#/new/doom2004", "#/tables", "#/rules/doom2004", "#/cards/doom2004", "#/settings", "#/about")


@pytest.mark.begun_first
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
    record = "doom2004/six_frags_of_three_marines"
    moment = moment_before(record, "invader: spawn court_of_pain")
    opened = go_on(server, record, moment, {"red": ME, "green": ME, "blue": ME, "invader": ME})
    invader = sit(visit(**HELD), opened, "invader")
    invader.wait_for_turn()
    page = invader.page
    bar = page.get_by_role("banner")
    for button, words in {"Seats": "Special Ops", "Log": "The Invader plays Siege."}.items():
        bar.get_by_role("button", name=button, exact=True).tap()
        expect(page.get_by_role("dialog")).to_contain_text(words)
        assert overflow(page) == 0
        page.get_by_role("dialog").get_by_role("button", name="Close").first.tap()
        expect(page.get_by_role("dialog")).to_have_count(0)
    invader.hand.get_by_role("button").first.tap()
    expect(page.get_by_role("dialog").locator(".card")).to_be_in_viewport(ratio=0.9)


def test_sheets_are_swiped_in_and_pushed_away(visit: Visit, server: Server) -> None:
    """Seats from the left edge, the log from the right; each goes down again, and the board has not moved."""
    opened = open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1)
    red = sit(visit(**HELD), opened, "red")
    red.wait_for_turn()
    page, sheet = red.page, red.page.get_by_role("dialog")
    before = page.locator(".board > svg").get_attribute("viewBox")
    for begin, end, title in (((4, 400), (150, 410), "Seats"), ((386, 400), (220, 395), "Beside the board")):
        swipe(page, begin, end)
        expect(sheet).to_be_visible()
        expect(sheet.get_by_role("heading", level=2).first).to_have_text(title)
        box = sheet.bounding_box()
        assert box is not None
        head = (195, box["y"] + 24)
        swipe(page, head, (195, head[1] + 30))
        expect(sheet).to_be_visible()
        swipe(page, head, (195, head[1] + 160))
        expect(sheet).to_have_count(0)
    assert page.locator(".board > svg").get_attribute("viewBox") == before
    swipe(page, (200, 300), (320, 300))
    expect(sheet).to_have_count(0)
    assert page.locator(".board > svg").get_attribute("viewBox") != before, "the middle moves the board"


def test_a_long_log_is_scrolled_before_it_is_pushed_away(visit: Visit, server: Server) -> None:
    opened = go_on(
        server, "doom2004/scientists_rescued_in_time", 400, {"red": ME, "green": ME, "invader": BOT}
    )
    red = sit(visit(**HELD), opened, "red", "green")
    page, sheet = red.page, red.page.get_by_role("dialog")
    mine = page.get_by_role("button", name="All seats are mine")
    if mine.is_visible():
        mine.tap()
    page.get_by_role("banner").get_by_role("button", name="Log", exact=True).tap()
    log = sheet.get_by_role("log")
    expect(log).to_be_visible()
    log.evaluate("one => { one.scrollTop = one.scrollHeight }")
    box = log.bounding_box()
    assert box is not None
    middle = (195, box["y"] + 120)
    swipe(page, middle, (195, middle[1] + 160))
    expect(sheet).to_be_visible()


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


def test_no_page_is_wider_than_the_phone(visit: Visit) -> None:
    visitor = visit(**HELD)
    for path in PAGES:
        assert overflow(visitor.turn_to(path)) == 0, path


def swipe(page: Page, begin: tuple[float, float], end: tuple[float, float]) -> None:
    """One finger from here to there, in eight small movements."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    touch("touchStart", begin)
    for step in range(1, 9):
        share = step / 8
        touch("touchMove", (begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share))
    touch("touchEnd")
    session.detach()


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
