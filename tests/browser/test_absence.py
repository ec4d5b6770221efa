"""Somebody leaves: the others play on with a bot or somebody new, and who comes back is asked."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.arranging import Opened, asked
from tests.browser.axe import serious
from tests.browser.player import Player
from tests.browser.visitor import CALM, DESK, PHONE, Visitor
from tools.serving import Server

PEOPLE = {"red": "Ruth", "green": "Gerd", "invader": "Ina"}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which a second without a connection is long."""
    folder: Path = tmp_path_factory.mktemp("absence")
    with Server(str(folder / "tables.sqlite3"), {"GRIMTABLE_LIMIT_DESERTED_SECONDS": "1"}) as started:
        yield started


def party(server: Server) -> Opened:
    """Two Marines and an Invader, three people with a browser each; Ruth is the host."""
    seats = {seat: {"player": "open"} for seat in PEOPLE}
    body = {"game": "doom2004", "seats": seats, "seed": 3, "windows": "skip"}
    made = asked(server, "POST", "/api/tables", body)
    opened = Opened(made["table"], made["host_token"], made["tokens"], made["spectator_token"])
    for seat, name in PEOPLE.items():
        claim = {"name": name, "host_token": opened.host if seat == "red" else None}
        path = f"/api/tables/{opened.table}/claim"
        opened.tokens[seat] = asked(server, "POST", path, claim, token=opened.tokens[seat])["token"]
    asked(server, "POST", f"/api/tables/{opened.table}/start", {}, token=opened.host)
    return opened


def come(browser: Browser, server: Server, opened: Opened, seat: str, *, phone: bool = False) -> Visitor:
    """Somebody sits down at their own screen."""
    screen = {"viewport": PHONE, "has_touch": True} if phone else {"viewport": DESK}
    visitor = Visitor(browser, server.address, settings=CALM, **screen)
    host = opened.host if seat == "red" else None
    visitor.hold(opened.table, host=host, seats={seat: opened.tokens[seat]}, watch=opened.watch)
    visitor.go(f"#/table/{opened.table}")
    Player(visitor.page, seat).wait_until("here.picture")
    return visitor


def test_the_host_lets_a_bot_play_and_the_person_comes_back(browser: Browser, hasty: Server) -> None:
    opened = party(hasty)
    ruth = come(browser, hasty, opened, "red")
    ina = come(browser, hasty, opened, "invader")
    ina.leave()
    absent = ruth.page.get_by_role("group", name="Invader has been away for a while")
    absent.get_by_role("button", name="Let a bot play").click()
    red = Player(ruth.page, "red")
    red.wait_until("here.table.seats.invader.player === 'bot'")
    expect(ruth.page.get_by_text("so the host lets a bot").first).to_be_visible()
    assert serious(ruth.page) == []

    back = come(browser, hasty, opened, "invader", phone=True)
    banner = back.page.get_by_role("status").filter(has_text="A bot plays Invader for you")
    banner.get_by_role("button", name="Play it myself").tap()
    red.wait_until("here.table.seats.invader.player === 'human'")
    expect(banner).to_be_hidden()
    for visitor in (ruth, back):
        assert visitor.found() == []
        visitor.leave()


def test_the_others_vote_when_the_host_has_left(browser: Browser, hasty: Server) -> None:
    opened = party(hasty)
    ruth = come(browser, hasty, opened, "red")
    gerd = come(browser, hasty, opened, "green")
    ina = come(browser, hasty, opened, "invader", phone=True)
    ruth.leave()
    gerd.page.get_by_role("button", name="Vote: somebody else").click()
    link = gerd.page.locator("article.seat").get_by_role("textbox").input_value()
    asking = ina.page.get_by_role("alert").filter(has_text="Should somebody else be invited to Red?")
    asking.get_by_role("button", name="Agree").tap()
    expect(asking).to_be_hidden()

    nora = Visitor(browser, hasty.address, settings=CALM)
    nora.page.goto(link)
    nora.page.get_by_label("Your name at the table").fill("Nora")
    nora.page.get_by_role("button", name="Sit down").click()
    Player(gerd.page, "green").wait_until("here.table.seats.red.who === 'Nora'")
    watcher = Visitor(browser, hasty.address, settings=CALM)
    watcher.go(opened.watching_link)
    expect(watcher.page.get_by_role("application")).to_be_visible()
    for visitor in (gerd, ina, nora, watcher):
        assert visitor.found() == []
        visitor.leave()


def test_the_level_of_the_opponent_is_changed_in_mid_game(browser: Browser, hasty: Server) -> None:
    seats = {"red": {"player": "human"}, "invader": {"player": "bot", "level": "random"}}
    made = asked(hasty, "POST", "/api/tables", {"game": "doom2004", "seats": seats, "seed": 3})
    opened = Opened(made["table"], made["host_token"], made["tokens"], made["spectator_token"])
    claim = {"name": "Ruth", "host_token": opened.host}
    path = f"/api/tables/{opened.table}"
    opened.tokens["red"] = asked(hasty, "POST", f"{path}/claim", claim, token=opened.tokens["red"])["token"]
    asked(hasty, "POST", f"{path}/start", {}, token=opened.host)
    ruth = come(browser, hasty, opened, "red")
    ruth.page.get_by_role("banner").get_by_role("button", name="Menu").click()
    sheet = ruth.page.get_by_role("dialog", name="Menu")
    sheet.get_by_role("radio", name="Veteran").check()
    sheet.get_by_role("button", name="Set the level").click()
    Player(ruth.page, "red").wait_until("here.table.seats.invader.level === 'veteran'")
    ruth.leave()


def test_whom_the_host_names_decides_as_well(browser: Browser, hasty: Server) -> None:
    """Gerd is made deputy; when Ina leaves he lets a bot play, and nobody has to vote."""
    opened = party(hasty)
    ruth = come(browser, hasty, opened, "red")
    gerd = come(browser, hasty, opened, "green", phone=True)
    ruth.page.get_by_role("banner").get_by_role("button", name="Menu").click()
    sheet = ruth.page.get_by_role("dialog", name="Menu")
    sheet.get_by_role("listitem").filter(has_text="Gerd").get_by_role("button", name="Make deputy").click()
    Player(gerd.page, "green").wait_until("here.table.deputy === 'green'")
    gerd.page.get_by_role("button", name="Seats").first.tap()
    absent = gerd.page.get_by_role("group", name="Invader has been away for a while")
    absent.get_by_role("button", name="Let a bot play").tap()
    Player(ruth.page, "red").wait_until("here.table.seats.invader.player === 'bot'")
    for visitor in (ruth, gerd):
        assert visitor.found() == []
        visitor.leave()
