"""The first two minutes: from the start page into the first turn, with no account."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import Player
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_one_click_leads_into_the_first_turn_of_doom(visit: Visit) -> None:
    """Play now, then the first action and the first step, all by clicking what is offered."""
    page = visit(fresh=True).go("")
    game(page, "DOOM (2004)").get_by_role("button", name="Play now").click()
    red = Player(page, "red")
    red.wait_for_turn()
    assert page.evaluate("window.witness.clicks") == 1
    expect(red.dock).to_contain_text("Red: announce your action.")
    red.choose(red.offer("red: announce sprint"))
    red.wait_until("here.decision?.mine && here.decision.offers.some(one => one.text.includes('step to'))")
    red.choose(next(offer for offer in red.offers if "step to" in offer["text"]))


def test_a_table_is_set_up_in_a_few_clicks(visit: Visit) -> None:
    """Another scenario, three seats, one of them a bot of another level."""
    page = visit().go("")
    game(page, "DOOM (2004)").get_by_role("link", name="Set up …").click()
    page.get_by_role("button", name=re.compile("^(Map of Inferno )?Inferno")).click()
    page.get_by_role("group", name="Players, bots included").get_by_role("radio", name="3").check()
    page.get_by_label("How strong is the bot of Invader?").select_option("random")
    expect(page.locator(".summary")).to_contain_text("you: Red · bots: Green, Invader")
    page.get_by_role("button", name="Start the game").click()
    red = Player(page, "red")
    red.wait_for_turn()
    expect(page.get_by_role("heading", name="Inferno")).to_be_visible()
    assert page.evaluate("window.witness.clicks") <= 4
    table = red.heard("table")
    assert {seat: table["seats"][seat]["player"] for seat in table["seats"]} == {
        "red": "human",
        "green": "bot",
        "invader": "bot",
    }
    assert table["seats"]["invader"]["level"] == "random"


def test_a_table_begun_is_found_again_on_the_start_page(visit: Visit) -> None:
    """Close everything, come back: the start page offers to go on, and My tables lists it."""
    visitor = visit()
    page = visitor.go("")
    game(page, "DOOM (2004)").get_by_role("button", name="Play now").click()
    Player(page, "red").wait_for_turn()
    page.close()
    visitor.page = page = visitor.new_page()
    visitor.go("")
    expect(page.get_by_role("region", name="Go on playing")).to_contain_text("Your decision")
    visitor.go("#/tables")
    page.get_by_role("link", name="Go on").last.click()
    Player(page, "red").wait_for_turn()


def game(page: Page, title: str) -> Locator:
    """The card of a game on the start page."""
    return page.locator(".game").filter(has=page.get_by_role("heading", name=title))
