"""Watching: a spectator sees the board and the log, and no hand."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.arranging import BOT, ME, go_on, moment_before, open_table, sit
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
FRAGS = "doom2004/six_frags_of_three_marines"


def test_a_spectator_sees_no_hand(visit: Visit, server: Server) -> None:
    """Neither on the screen nor in anything that was sent."""
    moment = moment_before(FRAGS, "invader: spawn", after=900)
    opened = go_on(server, FRAGS, moment, {"red": ME, "green": ME, "blue": ME, "invader": ME})
    invader = sit(visit(), opened, "invader")
    expect(invader.hand).to_be_visible()
    hidden = {invader.picture["cards"][card]["title"] for card in invader.picture["hand"]}

    page = visit().go(opened.watching_link)
    expect(page.get_by_role("application")).to_be_visible()
    expect(page.locator(".dock")).to_contain_text("Waiting for Invader")
    expect(page.locator("ul.hand")).to_have_count(0)
    expect(page.locator(".dock .actions button, .dock .chip")).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    picture = page.evaluate("window.witness.seats.spectator.picture")
    assert picture["hand"] == []
    shown = {card["title"] for card in picture["cards"].values()}
    said = "".join(page.evaluate("window.witness.said")) + page.content()
    assert [title for title in hidden - shown if title in said] == []
    expect(invader.page.locator(".watching").first).to_have_text("One person is watching.")


def test_a_spectator_follows_the_game(visit: Visit, server: Server) -> None:
    """What a player does appears on the spectator's screen by itself."""
    opened = open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1)
    page = visit().go(opened.watching_link)
    red = sit(visit(), opened, "red")
    red.wait_for_turn()
    red.choose(red.offer("red: announce sprint"))
    expect(page.get_by_role("log")).to_contain_text("Red announces Sprint.")
    figure = page.locator("[data-piece=red]")
    before = figure.get_attribute("style")
    red.wait_for_turn()
    red.choose(next(offer for offer in red.offers if "step to" in offer["text"]))
    expect(figure).not_to_have_attribute("style", before or "")
