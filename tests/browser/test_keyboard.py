"""No mouse at all: create a table, act, walk, end the turn, look things up."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.arranging import BOT, ME, go_on, sit, window_of
from tests.browser.player import Player
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
SEALED = "skirmish/scouts_seal_every_portal"


def test_a_turn_with_keys_only(visit: Visit) -> None:
    """Tab to Play now; numbers choose actions, arrows and Enter walk, a number ends the turn."""
    page = visit().go("")
    tab_to(page, page.locator(".game").first.get_by_role("button", name="Play now"))
    page.keyboard.press("Enter")
    red = Player(page, "red")
    red.wait_for_turn()
    page.keyboard.press("1")
    red.wait_until("here.decision?.mine && here.decision.offers.some(one => one.text.includes('step to'))")

    for _ in range(3):
        before = red.revision
        page.keyboard.press("b")
        expect(red.board).to_be_focused()
        walk_cursor_to(red, next(offer["place"] for offer in red.offers if "step to" in offer["text"]))
        page.keyboard.press("Enter")
        expect(red.preview).to_be_visible()
        page.keyboard.press("Enter")
        red.wait_until(f"here.revision > {before} && here.decision?.mine")
        expect(red.preview).to_be_hidden()

    before = red.revision
    red.wait_for_turn()
    # After a walk nothing is lost by it, so it is not asked twice.
    page.keyboard.press(number_of(red, "red: end turn"))
    red.wait_until(f"here.revision > {before} && here.decision?.mine")
    assert page.evaluate("window.witness.clicks") == 1, "Enter on Play now, and no click at all"


def test_an_interrupt_is_passed_with_a_key(visit: Visit, server: Server) -> None:
    opened = go_on(server, SEALED, window_of(SEALED, "red"), {"red": ME, "green": BOT, "keeper": BOT})
    red = sit(visit(), opened, "red")
    expect(red.interrupt).to_be_visible()
    question = red.decision["question"]
    red.page.keyboard.press("p")
    expect(red.interrupt.get_by_text(question)).to_be_hidden()


def test_dialogs_keep_the_focus_and_give_it_back(visit: Visit, server: Server) -> None:
    """Help and menu open by key, close by Escape, and the focus returns to where it was."""
    opened = go_on(server, SEALED, 60, {"red": ME, "green": ME, "keeper": ME})
    red = sit(visit(), opened, "red")
    expect(red.board).to_be_visible()
    page = red.page
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Help and keys")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("one => one.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    menu = page.get_by_role("button", name="Menu")
    tab_to(page, menu)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Menu")).to_be_hidden()
    expect(menu).to_be_focused()


def test_the_board_is_told_in_words(visit: Visit, server: Server) -> None:
    """Who cannot see the board hears it: a description, and what the cursor stands on."""
    opened = go_on(server, SEALED, 60, {"red": ME, "green": ME, "keeper": ME})
    red = sit(visit(), opened, "red")
    expect(red.page.get_by_role("region", name="The board in words")).to_have_text(red.picture["description"])
    red.page.keyboard.press("b")
    red.page.keyboard.press("ArrowRight")
    red.page.keyboard.press("ArrowRight")
    expect(red.page.locator("[aria-live=assertive]")).to_contain_text("Space ")


def tab_to(page: Page, wanted: Locator, most: int = 80) -> None:
    """Press Tab until the wanted thing has the focus."""
    expect(wanted).to_be_visible()
    for _ in range(most):
        page.keyboard.press("Tab")
        if wanted.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"{wanted} cannot be reached with Tab")


def walk_cursor_to(player: Player, place: str) -> None:
    """Move the board's cursor with the arrows, one axis after the other."""
    places = player.picture["board"]["places"]
    said = player.page.locator("[aria-live=assertive]")
    if not (said.text_content() or "").startswith("Space"):
        player.page.keyboard.press("ArrowRight")
    expect(said).to_contain_text("Space ")
    for _ in range(60):
        here = (said.text_content() or "").removeprefix("Space ").split(".")[0]
        across = places[place]["x"] - places[here]["x"]
        down = places[place]["y"] - places[here]["y"]
        if across == down == 0:
            return
        if across != 0:
            player.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        else:
            player.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        expect(said).not_to_contain_text(f"Space {here}.")
    raise AssertionError(f"the cursor does not come to {place}")


def number_of(player: Player, text: str) -> str:
    """The number that stands on an offer's button in the dock."""
    label = player.offer(text)["label"]
    button = player.dock.locator(".actions button").filter(has_text=label)
    return button.get_attribute("aria-keyshortcuts") or ""
