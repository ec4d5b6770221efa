"""Refreshing, losing the connection and coming back: nothing that was acknowledged is lost."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.arranging import BOT, ME, go_on, open_table, sit, window_of
from tests.browser.visitor import CALM, Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
SEALED = "skirmish/scouts_seal_every_portal"


def test_a_refresh_in_the_middle_of_an_interrupt_changes_nothing(visit: Visit, server: Server) -> None:
    """The same question stands there again, with the same offers, and can be answered."""
    opened = go_on(server, SEALED, window_of(SEALED, "red"), {"red": ME, "green": BOT, "keeper": BOT})
    red = sit(visit(), opened, "red")
    expect(red.interrupt).to_be_visible()
    question, offers, revision = red.decision["question"], red.offers, red.revision
    for _ in range(2):
        red.page.reload()
        expect(red.interrupt).to_be_visible()
        assert (red.decision["question"], red.offers, red.revision) == (question, offers, revision)
    red.choose(red.offer("red: pass"))
    expect(red.interrupt.get_by_text(question)).to_be_hidden()


def test_a_server_killed_and_started_again_is_found_again(browser: Browser, tmp_path: Path) -> None:
    """The page says that the connection is lost, comes back by itself, and goes on where it was."""
    with Server(str(tmp_path / "tables.sqlite3")) as server:
        opened = open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1)
        visitor = Visitor(browser, server.address, settings=CALM)
        visitor.expected += ["WebSocket connection to", "ERR_CONNECTION_REFUSED"]
        red = sit(visitor, opened, "red")
        red.wait_for_turn()
        red.choose(red.offer("red: announce sprint"))
        red.wait_for_turn()
        revision, question = red.revision, red.decision["question"]
        server.kill()
        lost = red.page.get_by_role("alert").filter(has_text="The connection is lost")
        expect(lost).to_be_visible()
        expect(red.board).to_be_visible()
        server.start()
        lost.get_by_role("button", name="Try now").click()
        expect(lost).to_be_hidden()
        red.wait_until("here.welcomes > 1")
        assert (red.revision, red.decision["question"]) == (revision, question)
        red.choose(next(offer for offer in red.offers if "step to" in offer["text"]))
        assert visitor.found() == []
        visitor.leave()


def test_two_tabs_of_one_seat_stay_together(visit: Visit, server: Server) -> None:
    """What is done in one tab stands in the other; two answers to one question cannot both win."""
    opened = open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1)
    visitor = visit()
    first = sit(visitor, opened, "red")
    first.wait_for_turn()
    other = visitor.new_page()
    other.goto(first.page.url)
    expect(other.locator(".dock")).to_contain_text("announce your action")
    first.choose(first.offer("red: announce attack"))
    expect(other.locator(".dock")).not_to_contain_text("announce your action")
