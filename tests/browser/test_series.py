"""A campaign in the browser: begun, played over three scenarios, with the shop between them, to its end."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from grimtable import bots
from grimtable.kernel import SeatId, State
from tests.browser.axe import serious
from tests.browser.conftest import STATIC
from tests.browser.visitor import CALM, PHONE, Visitor
from tests.server.support import House
from tests.server.test_series import Begun

SEATS = {"red": {"player": "human"}, "invader": {"player": "bot", "level": "recruit"}}
SCENARIOS = ["inferno", "the_last_threshold", "thy_flesh_consumed"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server in this process, so that a test can let bots play a game to its end at once."""
    folder = tmp_path_factory.mktemp("series")
    (folder / "static").symlink_to(STATIC.parent)
    opened = House(folder)
    yield opened
    opened.close()


@pytest.fixture
def come(house: House, browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a browser at this module's own server; nothing may have gone wrong in it at the end."""
    here: list[Visitor] = []

    def arrive(**options: Any) -> Visitor:
        here.append(Visitor(browser, f"http://127.0.0.1:{house.port}", settings=CALM, **options))
        return here[-1]

    yield arrive
    found = [problem for visitor in here for problem in visitor.found()]
    for visitor in here:
        visitor.leave()
    assert found == []


#: A page that follows a game to its end sees so many decisions of it: drawing all of them takes a minute.
LAST = 40


def play_out(house: House, table: str, *, but: int = 0) -> None:
    """Bots play a game inside the server, to its end or about so many decisions before it.

    Every decision is stored as anybody's.
    """
    registry = house.registry

    async def play() -> None:
        async with registry.at(table) as live:
            players = recruits(live.setup.order)
            while not live.session.state.over:
                count = remaining(live.session.state) - but
                if count <= 0:
                    return
                for _ in range(count):
                    state = live.session.state
                    if state.over:
                        return
                    asked = SeatId(str(state.asked))
                    action = live.game.language.spell(state, bots.decide(players[asked], state))
                    if not await registry.commands.act_for(live, asked, live.revision, action):
                        await asyncio.sleep(0.01)  # the table's own bot was quicker

    asyncio.run_coroutine_threadsafe(play(), registry.loop).result(timeout=240)


def recruits(seats: Iterable[SeatId]) -> dict[SeatId, bots.Bot]:
    return {seat: bots.make("recruit", bots.seed_for(3, seat)) for seat in seats}


def remaining(state: State[Any, Any]) -> int:
    """How many decisions recruits would still make; the table's own bot may make others."""
    aside = state.copy()
    players = recruits(aside.order)
    count = 0
    while not aside.over:
        aside.apply(bots.decide(players[SeatId(str(aside.asked))], aside))
        count += 1
    return count


def height_of(page: Page, name: str) -> float:
    """How high a name is drawn in the list of those who play."""
    box = page.locator("section", has_text="The squad").get_by_text(name, exact=True).last.bounding_box()
    assert box is not None
    return box["height"]


def table_of(page: Page) -> str:
    page.wait_for_url(re.compile("#/table/"))
    return page.url.split("#/table/")[1].split("?")[0]


@pytest.mark.begun_first
def test_a_campaign_of_three_scenarios(house: House, come: Callable[..., Visitor]) -> None:
    series = Begun(house, game="doom2004", kind="campaign", seats=SEATS, scenarios=SCENARIOS, name="Fridays")
    visitor = come()
    page = visitor.go(f"#/series/{series.id}?seat=red&token={series.tokens['red']}")
    page.get_by_role("button", name="Take your place").click()
    road = page.locator("section[aria-labelledby='road-title'] > ol > li")
    expect(road).to_have_count(3)
    for number in range(3):
        page.get_by_role("button", name=re.compile("^Play the next")).click()
        table = table_of(page)
        expect(page.locator(".dock")).to_be_visible()
        if number and (thing := page.get_by_role("button", name=re.compile("^Buy: "))).count():
            thing.first.click()  # the shop is the first question of the next scenario
            house.run(house.registry.store.probe())
        visitor.turn_to("#/about")
        play_out(house, table, but=LAST)
        visitor.turn_to(f"#/table/{table}")
        play_out(house, table)
        page.get_by_role("link", name="Back to the series").click()
        page.wait_for_url(re.compile(f"#/series/{series.id}"))
        expect(road.nth(number).get_by_text(re.compile("^Won by"))).to_be_visible()
        # However much he carries, his name stands on one line.
        assert height_of(page, "Red") < 40
    expect(page.get_by_text("The series is over")).to_be_visible()
    told = series.look()
    assert told["status"] == "over" and sum(side["wins"] for side in told["sides"]) == 3
    # Every game is a record of its own, to be watched again with the same key.
    road.first.get_by_role("link", name="Watch it again").click()
    page.wait_for_url(re.compile("#/replay/"))
    expect(page.get_by_role("heading").first).to_be_visible()


def test_somebody_comes_back_with_the_same_browser_in_the_middle(
    house: House, come: Callable[..., Visitor]
) -> None:
    series = Begun(house, seats={"red": {"player": "open"}, "keeper": {"player": "bot", "level": "random"}})
    visitor = come(viewport=PHONE)
    page = visitor.go(f"#/series/{series.id}?seat=red&token={series.tokens['red']}")
    page.get_by_role("button", name="Take your place").click()
    page.get_by_role("button", name=re.compile("^Play the next")).click()
    first = table_of(page)
    later = visitor.new_page()
    later.goto(f"{visitor.address}/#/")
    later.locator("section[aria-labelledby='series-title'] a").click()
    later.get_by_role("button", name="Go on playing").click()
    assert table_of(later) == first
    expect(later.locator(".dock")).to_be_visible()


def test_a_campaign_is_begun_from_the_start_page(house: House, come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = visitor.go("#/")
    page.get_by_role("link", name="The campaign").click()
    expect(page.get_by_role("radio", name="The campaign")).to_be_checked()
    page.get_by_role("button", name="Begin the series").click()
    page.wait_for_url(re.compile("#/series/"))
    expect(page.get_by_role("heading", name="The campaign")).to_be_visible()
    expect(page.locator("section[aria-labelledby='road-title'] > ol > li")).to_have_count(10)
    expect(page.get_by_text("A point of base armor")).to_be_visible()
    assert serious(page) == []


def test_the_invader_chooses_a_mission_of_his_own_operation(
    house: House, come: Callable[..., Visitor]
) -> None:
    seats = {"alpha": {"player": "bot", "level": "random"}, "invader": {"player": "human"}}
    series = Begun(house, game="doom2016", kind="custom_operation", seats=seats)
    visitor = come(viewport=PHONE)
    page = visitor.go(f"#/series/{series.id}?seat=invader&token={series.tokens['invader']}")
    page.get_by_role("button", name="Take your place").click()
    start = page.get_by_role("button", name="Choose the next game")
    expect(start).to_be_disabled()
    page.get_by_role("button", name=re.compile("^Tyrant")).click()
    page.get_by_role("button", name="Play the next: Tyrant").click()
    assert house.ask("GET", f"/api/tables/{table_of(page)}")["scenario"] == "tyrant"


def test_only_the_host_invites(house: House, come: Callable[..., Visitor]) -> None:
    series = Begun(house, seats={"red": {"player": "open"}, "keeper": {"player": "open"}})
    host = come()
    host.hold(f"series:{series.id}", host=series.host, seats={}, invitations=series.tokens)
    page = host.go(f"#/series/{series.id}")
    expect(page.locator("#invite input")).to_have_count(2)
    stranger = come()
    page = stranger.go(f"#/series/{series.id}")
    expect(page.get_by_role("heading", name="The road")).to_be_visible()
    expect(page.locator("#invite")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Play the next"))).to_have_count(0)
