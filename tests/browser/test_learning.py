"""The guided first game: started, followed for a few steps, skipped and left."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.player import Player
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

#: A lesson of nineteen cards is over after fewer presses, whatever happens.
MOST_PRESSES = 90
#: The coach has done what it was asked to do.
SETTLED = "() => !document.querySelector('.coach .spinner')"


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


@pytest.mark.parametrize("seed", [None, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2, 3))])
def test_who_only_presses_show_me_gets_to_the_end(visit: Visit, seed: int | None) -> None:
    """Whatever the dice do (None: those of the lesson): no card asks for what cannot be had, for ever."""
    visitor = visit()
    if seed is not None:
        visitor.deal(seed)
    page = begin(visitor)
    seen: list[str] = []
    for _ in range(MOST_PRESSES):
        if is_over(page):
            break
        on = button(page, "Go on").or_(button(page, "Show me"))
        expect(on.or_(the_end(page)).first).to_be_enabled()
        if is_over(page):
            break
        seen.append(coach(page).get_by_role("heading").inner_text())
        on.first.click()
        page.wait_for_function(SETTLED)
    assert is_over(page), seen
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()


@pytest.mark.parametrize("seed", [pytest.param(None, marks=pytest.mark.long), 5])
def test_who_plays_something_else_gets_to_the_end(visit: Visit, seed: int | None) -> None:
    """Any legal thing but what the card asks for; of the coach only what is to be read is pressed."""
    visitor = visit()
    if seed is not None:
        visitor.deal(seed)
    page = begin(visitor)
    red, dice = Player(page, "red"), Random(seed)
    for _ in range(200):
        if is_over(page):
            break
        if button(page, "Go on").is_visible():
            button(page, "Go on").click()
            continue
        red.wait_for_turn()
        if is_over(page) or red.heard("result") is not None:
            continue
        ends = [offer for offer in red.offers if offer["kind"] in ("EndTurn", "Pass")]
        red.choose(dice.choice(ends if ends and dice.random() < 0.5 else red.offers))
        page.wait_for_function(SETTLED)
    expect(the_end(page)).to_be_visible()


def the_end(page: Page) -> Locator:
    """The last card, by whatever way."""
    return page.get_by_role("region", name="That is DOOM").or_(
        page.get_by_role("region", name="Enough for now")
    )


def is_over(page: Page) -> bool:
    return the_end(page).is_visible()


def button(page: Page, name: str) -> Locator:
    return coach(page).get_by_role("button", name=name)


def begin(visitor: Visitor) -> Page:
    """From the start page into the lesson."""
    page = visitor.go("")
    page.get_by_role("link", name="Learn by playing").click()
    page.get_by_role("button", name="Sit down").click()
    expect(coach(page)).to_be_visible()
    return page


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Coach")
