"""The guided first game: started, followed for a few steps, skipped and left."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import Player
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_the_coach_waits_for_what_it_teaches(visit: Visit) -> None:
    """The welcome is read; then the card waits until Sprint is announced, and the door is shown."""
    page = begin(visit())
    expect(coach(page)).to_contain_text("Landing Bay, Mars")
    coach(page).get_by_role("button", name="Go on").click()
    expect(coach(page)).to_contain_text("Announce an action")
    red = Player(page, "red")
    red.choose(red.offer("red: announce sprint"))
    expect(coach(page)).to_contain_text("Walk to the door")
    coach(page).get_by_role("button", name="Show me").click()
    expect(coach(page)).to_contain_text("Open it")


def test_every_step_can_be_skipped_and_the_game_goes_on(visit: Visit) -> None:
    page = begin(visit())
    for _ in range(40):
        on = (
            coach(page)
            .get_by_role("button", name="Skip this step")
            .or_(coach(page).get_by_role("button", name="Go on"))
        )
        on.click()
        if page.get_by_role("region", name="That is DOOM").is_visible():
            break
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/table/**")
    red = Player(page, "red")
    red.wait_until("here.picture")
    red.wait_for_turn()
    expect(red.dock).to_contain_text("announce your action")


def test_leaving_and_coming_back(visit: Visit) -> None:
    """The lesson is where it was; it may also be ended at any moment."""
    visitor = visit()
    page = begin(visitor)
    coach(page).get_by_role("button", name="Go on").click()
    expect(coach(page)).to_contain_text("Announce an action")
    page.reload()
    page.get_by_role("button", name="Go on with the lesson").click()
    expect(coach(page)).to_contain_text("Announce an action")
    coach(page).get_by_role("button", name="End the lesson").click()
    expect(coach(page)).to_have_count(0)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/table/**")


def test_who_knows_how_it_works_goes_past_it(visit: Visit) -> None:
    page = visit().go("#/learn")
    page.get_by_role("link", name="I know how it works").click()
    expect(page.get_by_role("heading", level=1, name="New table")).to_be_visible()


def begin(visitor: Visitor) -> Page:
    """From the start page into the lesson."""
    page = visitor.go("")
    page.get_by_role("link", name="Learn by playing").click()
    page.get_by_role("button", name="Sit down").click()
    expect(coach(page)).to_be_visible()
    return page


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Coach")
