"""A whole scenario: one person opens the table, a friend comes by the link, a bot keeps the monsters."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import Offer, Player
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

#: What a scout does if it may, the best first.
WISHES = ("pass", "seal", "attack", "step to", "end activation", "activate", "end turn")
#: Once in a turn is enough: one figure, one step, so that the game is short.
ONCE = ("step to", "activate")
MOST_DECISIONS = 200


@pytest.mark.begun_first
def test_two_people_and_a_bot_play_a_scenario_to_its_end(visit: Visit) -> None:
    """Every action is made by clicking what is offered; both see the same end."""
    host, friend = visit(settings={"name": "Ada"}), visit(settings={"singleClick": True})
    page = host.go("#/new/skirmish/cold_start")
    page.get_by_role("group", name="Players, bots included").get_by_role("radio", name="3").check()
    page.get_by_role("group", name="Who plays Green?").get_by_role("radio", name="A friend").check()
    page.get_by_role("heading", name="Options").click()
    asking = page.get_by_role("group", name="Asking for interrupts")
    expect(asking.get_by_role("radio", name="Everybody, every time")).to_be_checked()
    asking.get_by_role("radio", name="Only players who can respond").check()
    page.get_by_role("button", name="Open the table and invite").click()

    link = page.get_by_role("textbox", name="Link for Green").input_value()
    friend.page.goto(link)
    friend.page.get_by_label("Your name at the table").fill("Ben")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.page.get_by_text("The game begins when the host starts it.")).to_be_visible()
    assert "token" not in friend.page.url, "the key stays on the screen"
    expect(page.get_by_text("Ben sits here")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()

    red, green = Player(page, "red"), Player(friend.page, "green")
    for player in (red, green):
        player.wait_until("here.decision || here.result")
    expect(friend.page.locator(".seats")).to_contain_text("Ada")
    play_to_the_end({"red": red, "green": green})

    for player in (red, green):
        result = player.heard("result")
        dialog = player.page.get_by_role("dialog")
        expect(dialog).to_contain_text(result["sentence"])
        won = player.seat in result["winners"]
        expect(dialog.get_by_role("heading", name="You won" if won else "You lost")).to_be_visible()
        assert player.page.locator(".thinking").count() == 0
    assert red.heard("result") == green.heard("result")


def play_to_the_end(players: dict[str, Player]) -> None:
    """Whoever must decide does what WISHES says; the bot goes by itself."""
    done: dict[str, set[str]] = {seat: set() for seat in players}
    looking = next(iter(players.values()))
    for _ in range(MOST_DECISIONS):
        looking.wait_until(f"here.result || {list(players)}.includes(here.decision.seat)")
        if looking.heard("result") is not None:
            break
        player = players[looking.decision["seat"]]
        player.wait_for_turn()
        wish, offer = wished(player.offers, done[player.seat])
        player.choose(offer)
        if wish == "end turn":
            done[player.seat].clear()
        elif wish in ONCE:
            done[player.seat].add(wish)
        looking.wait_until(f"here.revision >= {player.revision}")
    for player in players.values():
        player.wait_until("here.result")


def wished(offers: list[Offer], done: set[str]) -> tuple[str, Offer]:
    """The best offer; steps go east, where the portals are."""
    for wish in WISHES:
        fitting = [offer for offer in offers if wish in offer["text"]]
        if fitting and wish not in done:
            return wish, max(fitting, key=lambda offer: int(offer.get("place", "0,0").split(",")[0]))
    return "", offers[0]
