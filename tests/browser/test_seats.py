"""Seats change hands in mid-game: to a bot and back, paused and resumed."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.arranging import BOT, ME, open_table, sit
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]


def test_a_seat_goes_to_a_bot_and_comes_back(visit: Visit, server: Server) -> None:
    """The bot plays on while nobody sits there; then the person takes over where it stands."""
    opened = open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=3)
    red = sit(visit(), opened, "red")
    red.wait_for_turn()
    before = red.revision
    menu = red.page.get_by_role("banner").get_by_role("button", name="Menu")
    menu.click()
    sheet = red.page.get_by_role("dialog", name="Menu")
    sheet.get_by_role("radio", name="Random").check()
    sheet.get_by_role("button", name="Hand to a bot").click()
    red.wait_until(f"here.table.seats.red.player === 'bot' && here.revision > {before}")
    sheet.get_by_role("button", name="Play it myself").click()
    red.wait_until("here.table.seats.red.player === 'human'")
    red.page.keyboard.press("Escape")
    red.wait_for_turn()
    expect(red.dock).to_contain_text(red.decision["question"])
    red.choose(red.offers[-1])


def test_a_paused_table_rests(visit: Visit, server: Server) -> None:
    """Nobody acts, everybody is told; going on is one click."""
    opened = open_table(server, "skirmish", {"red": ME, "keeper": BOT}, seed=3)
    red = sit(visit(), opened, "red")
    red.wait_for_turn()
    red.page.get_by_role("banner").get_by_role("button", name="Menu").click()
    red.page.get_by_role("button", name="Pause the table").click()
    red.page.keyboard.press("Escape")
    banner = red.page.get_by_role("status").filter(has_text="The table is paused")
    expect(banner).to_be_visible()
    expect(red.dock.locator(".actions button")).to_have_count(0)
    banner.get_by_role("button", name="Go on").click()
    expect(banner).to_be_hidden()
    red.choose(next(offer for offer in red.offers if "activate" in offer["text"]))
