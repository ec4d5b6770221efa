"""Talking at the table: a team's words reach the team's browsers and nobody else's."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.arranging import BOT, ME, open_table, sit
from tests.browser.axe import serious
from tests.browser.test_phone import HELD, overflow
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
PACKS = ["amendments", "expansion"]
SIX = ("red", "red_saw", "green", "green_saw", "blue", "blue_saw")


def said_to(page: Page) -> str:
    """Everything this browser was ever sent."""
    return "".join(page.evaluate("window.witness.said"))


def test_a_team_talks_and_the_other_side_hears_nothing(visit: Visit, server: Server) -> None:
    """Capture the Flag: two of one side on desk and phone, one of the other; news, answer, unread lines."""
    people = {"red": ME, "green": ME, "red_saw": ME}  # guns against saws
    seats = {**dict.fromkeys(SIX, BOT), **people}
    opened = open_table(server, "doom2004", seats, scenario="open_ground", packs=PACKS, seed=5)
    desk = sit(visit(), opened, "red").page
    phone = sit(visit(**HELD), opened, "green").page
    other = sit(visit(), opened, "red_saw").page

    desk.keyboard.press("s")
    desk.get_by_role("radio", name="Team").check()
    field = desk.get_by_role("textbox", name="Say something to your team")
    field.fill("I take the flag, you hold the door.")
    field.press("Enter")
    expect(desk.get_by_label("What people say")).to_contain_text("I take the flag")
    expect(field).to_have_value("")
    expect(phone.get_by_text("to the team: I take the flag")).to_be_visible()
    phone.get_by_role("button", name="Answer").click()
    phone.get_by_role("textbox", name="Say something to everybody").fill("Good game!")
    phone.get_by_role("button", name="Send").click()
    assert overflow(phone) == 0
    expect(other.get_by_text("Good game!")).to_be_visible()
    expect(other.get_by_role("tab", name="Talk")).to_contain_text("1")
    assert "I take the flag" not in said_to(other)
    other.get_by_role("tab", name="Talk").click()
    expect(other.get_by_label("What people say")).to_contain_text("Good game!")
    expect(other.get_by_role("tab", name="Talk")).not_to_contain_text("1")
    assert serious(desk) == []

    desk.reload()
    desk.get_by_role("tab", name="Talk").click()
    expect(desk.get_by_label("What people say")).to_contain_text("I take the flag")


def test_who_plays_alone_has_nobody_to_talk_to(visit: Visit, server: Server) -> None:
    page = sit(visit(), open_table(server, "skirmish", {"red": ME, "keeper": BOT}, seed=1), "red").page
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.get_by_role("tab", name="Talk")).to_have_count(0)
