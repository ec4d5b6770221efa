"""Several seats in one browser: nothing private shows before the next person is there."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.arranging import ME, chosen, go_on, sit, window_of
from tests.browser.player import Player
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
SEALED = "skirmish/scouts_seal_every_portal"
ALL = {"red": ME, "green": ME, "keeper": ME}


def test_a_hand_over_hides_everything_private(visit: Visit, server: Server) -> None:
    """Red steps, Keeper may answer: between the two nobody's cards are anywhere in the page."""
    before = window_of(SEALED, "keeper") - 1
    red = sit(visit(), go_on(server, SEALED, before, ALL), "red", "green", "keeper")
    page = red.page
    expect(page.get_by_role("heading", name="Hand the screen to Red")).to_be_visible()
    assert private_words(page, titles(page, "red", "green", "keeper")) == []
    page.get_by_role("button", name="I am Red").click()
    expect(red.hand).to_be_visible()
    assert private_words(page, titles(page, "keeper") - titles(page, "red")) == []

    red.choose(red.offer(chosen(SEALED, before)))
    keeper = Player(page, "keeper")
    keeper.wait_until("here.decision?.mine")
    expect(page.get_by_role("heading", name="Hand the screen to Keeper")).to_be_visible()
    assert private_words(page, titles(page, "red", "green", "keeper")) == []
    page.get_by_role("button", name="I am Keeper").click()
    expect(keeper.interrupt).to_be_visible()
    expect(keeper.hand.get_by_role("button")).to_have_count(len(keeper.picture["hand"]))
    assert private_words(page, titles(page, "red") - titles(page, "keeper")) == []


def test_one_person_with_all_seats_is_not_asked(visit: Visit, server: Server) -> None:
    """Who plays everything alone says so once; a refresh remembers it."""
    opened = go_on(server, SEALED, window_of(SEALED, "keeper") - 1, ALL)
    red = sit(visit(), opened, "red", "green", "keeper")
    red.page.get_by_role("button", name="All seats are mine, do not ask again").click()
    expect(red.hand).to_be_visible()
    red.page.reload()
    expect(red.hand).to_be_visible()


def titles(page: Page, *seats: str) -> set[str]:
    """The titles of the cards in these seats' hands, as their own connections were told."""
    heard: dict[str, Any] = page.evaluate("window.witness.seats")
    pictures = [heard[seat]["picture"] for seat in seats]
    found = {picture["cards"][card]["title"] for picture in pictures for card in picture["hand"]}
    assert found, "hands without cards prove nothing"
    return found


def private_words(page: Page, words: set[str]) -> list[str]:
    """Those of the words that stand anywhere in the document, visible or not."""
    return [word for word in sorted(words) if word in page.content()]
