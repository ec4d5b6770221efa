"""At a table that asks everybody, browsers pass by themselves, after a pause, and walks go on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import ME, open_table, sit
from tests.browser.player import Player
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]

#: Every pause is the shortest, so that nobody waits for a test.
QUICK = "Math.random = () => 0"


@pytest.fixture
def both(visit: Visit, server: Server) -> tuple[Player, Player]:
    """Red and the Keeper, each at a browser of their own, at a table that asks everybody."""
    opened = open_table(server, "skirmish", {"red": ME, "keeper": ME}, seed=3, windows="ask")
    host, guest = visit(), visit()
    for visitor in (host, guest):
        visitor.context.add_init_script(QUICK)
    return sit(host, opened, "red"), sit(guest, opened, "keeper", host=False)


def activate(red: Player) -> None:
    red.wait_for_turn()
    red.choose(next(offer for offer in red.offers if "activate red_scout" in offer["text"]))
    red.wait_for_turn()


def test_who_could_only_pass_is_not_bothered(both: tuple[Player, Player]) -> None:
    """The Keeper is asked after a step, and the browser answers; nothing opens on the screen."""
    red, keeper = both
    activate(red)
    before = red.revision
    red.choose(next(offer for offer in red.offers if "step to" in offer["text"]))
    keeper.wait_until(f"here.revision === {before + 1} && here.decision.window && here.decision.mine")
    expect(keeper.dock).to_contain_text("Passing for you")
    expect(keeper.interrupt).to_have_count(0)
    red.wait_until(f"here.revision === {before + 2}")
    red.wait_for_turn()


def test_a_walk_goes_on_while_others_are_asked(both: tuple[Player, Player]) -> None:
    """Two spaces with one click more, though somebody passes after each."""
    red, _ = both
    activate(red)
    before = red.picture["pieces"]["red_scout_1"]
    place = f"{before['x'] + 2},{before['y']}"
    red.point_at_place(place)
    red.preview.wait_for()
    red.point_at_place(place)
    red.wait_until(f"here.picture.pieces.red_scout_1.place === '{place}'")
    red.wait_for_turn()


def test_who_wants_to_bluff_passes_by_hand(both: tuple[Player, Player]) -> None:
    red, keeper = both
    keeper.page.evaluate("location.hash = '#/settings'")
    keeper.page.get_by_role("switch", name="Pass for me when there is nothing I could do").click()
    keeper.page.go_back()
    keeper.wait_until("here.picture")
    activate(red)
    red.choose(next(offer for offer in red.offers if "step to" in offer["text"]))
    expect(keeper.interrupt).to_be_visible()
    keeper.interrupt.locator(".pass button").first.click()
    expect(keeper.interrupt).to_have_count(0)
    red.wait_for_turn()
