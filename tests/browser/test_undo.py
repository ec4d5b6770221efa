"""Taking back: the button says what it takes back, and why it may not."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.arranging import BOT, ME, go_on, moment_before, open_table, sit
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
FRAGS = "doom2004/six_frags_of_three_marines"


def test_a_step_is_taken_back_and_put_back(visit: Visit, server: Server) -> None:
    """The label names the decision; afterwards the figure stands where it stood."""
    opened = open_table(server, "skirmish", {"red": ME, "keeper": BOT}, seed=3, scenario="cold_start")
    red = sit(visit(), opened, "red")
    red.wait_for_turn()
    expect(red.undo).to_have_attribute("aria-disabled", "true")
    red.choose(next(offer for offer in red.offers if "activate" in offer["text"]))
    red.wait_for_turn()
    figure = red.page.locator(".piece:has(.acting)")
    before = figure.get_attribute("style") or ""
    red.choose(next(offer for offer in red.offers if "step to" in offer["text"]))
    expect(figure).not_to_have_attribute("style", before)

    label = red.heard("undo")["undo"]["label"]
    expect(red.undo).to_have_accessible_name(f"Take back: {label}")
    red.undo.click()
    expect(figure).to_have_attribute("style", before)
    redo = red.page.get_by_role("button", name=re.compile("^Put back: "))
    redo.click()
    expect(figure).not_to_have_attribute("style", before)
    expect(redo).to_have_count(0)


def test_after_dice_the_button_says_why_not(visit: Visit, server: Server) -> None:
    """Until something is revealed, says this table; a roll is revealed."""
    shot = moment_before(FRAGS, "red: fire pistol at", after=100)
    opened = go_on(server, FRAGS, shot, {"red": ME, "green": ME, "blue": ME, "invader": BOT})
    red = sit(visit(), opened, "red")
    red.wait_for_turn()
    red.choose(next(offer for offer in red.offers if "fire pistol" in offer["text"] and offer.get("pieces")))
    red.wait_until("'refusal' in here.undo.undo && here.undo.undo.refusal")
    refusal = red.heard("undo")["undo"]
    expect(red.undo).to_have_attribute("aria-disabled", "true")
    expect(red.undo).to_have_accessible_name(refusal["refusal"])
    before = red.revision
    red.undo.click(force=True)  # it is marked as disabled, and answers all the same
    answer = red.page.locator(".toast", has_text=refusal["refusal"])
    expect(answer).to_be_visible()
    expect(answer.get_by_role("link", name=refusal["rule"])).to_be_visible()
    assert red.revision >= before
    assert red.heard("cause") != "undo"
