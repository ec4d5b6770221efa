"""Dice: the seal stands in the menu from the start, and the secret with it after the end."""

import hashlib
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.arranging import ME, asked, go_on, moment_before, open_table, sit
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
SEALED = "skirmish/scouts_seal_every_portal"


def open_menu(page: Page) -> None:
    page.get_by_role("banner").get_by_role("button", name="Menu").click()


def test_the_seal_is_shown_from_the_start_and_the_secret_after_the_end(visit: Visit, server: Server) -> None:
    last = moment_before(SEALED, ": seal portal", after=130)
    opened = go_on(server, SEALED, last, {"red": ME, "green": ME, "keeper": ME})
    green = sit(visit(), opened, "green")
    seal = asked(server, "GET", f"/api/tables/{opened.table}")["dice"]["seal"]
    green.wait_for_turn()
    open_menu(green.page)
    expect(green.page.get_by_text("a secret that nobody at the table knows")).to_be_visible()
    expect(green.page.get_by_text(seal)).to_be_visible()
    green.page.keyboard.press("Escape")

    green.choose(green.offer("green: seal portal"))
    green.page.get_by_role("button", name="Look around").click()
    secret = asked(server, "GET", f"/api/tables/{opened.table}")["dice"]["secret"]
    assert hashlib.sha256(secret.encode()).hexdigest() == seal
    open_menu(green.page)
    expect(green.page.get_by_text(seal)).to_be_visible()
    expect(green.page.get_by_text(secret)).to_be_visible()


def test_a_chosen_seed_is_told_to_who_plays_with_others(visit: Visit, server: Server) -> None:
    opened = open_table(server, "skirmish", {"red": ME, "keeper": ME}, seed=7)
    red = sit(visit(), opened, "red", host=False)
    warning = red.page.get_by_text("The host chose the seed 7, so these dice can be known in advance.")
    expect(warning.first).to_be_visible()
    open_menu(red.page)
    expect(warning.last).to_be_visible()
