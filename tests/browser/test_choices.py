"""Choices at the table: what a walk meets, what stops a plan, what is not asked again, what is late."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.arranging import BOT, ME, go_on, moment_before, open_table, recorded, sit
from tests.browser.player import Offer, Player
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
DEFAULT: dict[str, Any] = {"eachStep": False}
SEALED = "doom2004/the_gate_sealed_by_three"
FRAGS = "doom2004/six_frags_of_three_marines"
RESCUED = "doom2004/scientists_rescued_in_time"
BEACON = "relic/the_beacon_is_lit"
SQUAD = {"red": ME, "green": ME, "blue": ME, "invader": BOT}


def marine(
    visit: Visit, server: Server, moment: int, seat: str, record: str = SEALED, **wanted: Any
) -> Player:
    """A Marine of a squad who has to announce his action."""
    player = sit(visit(settings={**DEFAULT, **wanted}), go_on(server, record, moment, SQUAD), seat)
    player.wait_for_turn()
    return player


def test_a_walk_leads_through_a_mate_and_one_undo_leads_back(visit: Visit, server: Server) -> None:
    """Red stands at 12,25, Green beside him at 14,25: the way to 15,25 leads through Green."""
    red = marine(visit, server, 2, "red")
    red.choose(red.offer("red: announce advance"))
    start = red.picture["pieces"]["red"]["place"]
    red.point_at_place("15,25")
    red.wait_until("here.picture.pieces.red.place === '15,25'")
    red.undo.click()
    red.wait_until(f"here.picture.pieces.red.place === '{start}'")


def test_a_walk_takes_what_lies_on_its_way(visit: Visit, server: Server) -> None:
    red = marine(visit, server, 2, "red")
    red.point_at_place("12,22")
    expect(red.preview.get_by_role("heading")).to_contain_text("armor")
    red.page.keyboard.press("Enter")
    red.wait_until("here.picture.pieces.red.place === '12,22'")
    expect(red.page.locator(".log")).to_contain_text(re.compile("Red (takes|picks up).*armor"))


def test_whoever_wants_it_stops_where_something_lies(visit: Visit, server: Server) -> None:
    red = marine(visit, server, 2, "red", stopAtThings=True)
    red.point_at_place("12,22")
    red.preview.wait_for()
    red.page.keyboard.press("Enter")
    red.wait_until("here.picture.pieces.red.place === '12,24'")
    assert any("take armor" in offer["text"] for offer in red.offers)


@pytest.mark.parametrize(
    ("moment", "place", "danger", "price"),
    [
        pytest.param(581, "12,14", "Demon 1 may strike", r"Expect 0\.7 wounds on the way", id="watch"),
        pytest.param(919, "1,4", "Blue is wounded", "Expect one wound on the way", id="obstacle"),
    ],
)
def test_danger_on_the_way_is_part_of_the_plan(
    visit: Visit, server: Server, moment: int, place: str, danger: str, price: str
) -> None:
    """A Demon watches the way, or the ground hurts: what may happen, and how many wounds that brings."""
    blue = marine(visit, server, moment, "blue", FRAGS)
    before = blue.revision
    blue.point_at_place(place)
    warnings = blue.preview.locator(".warning")
    expect(warnings.first).to_contain_text(danger)
    expect(warnings.last).to_contain_text(re.compile(price))
    assert blue.revision == before


def test_a_guard_is_part_of_the_plan_of_whoever_walks_into_his_sight(visit: Visit, server: Server) -> None:
    """Red is on guard; a Trite that comes into his sight has wounds to expect, and can still stay away."""
    then = ("red: announce ready", "red: place guard", "red: end turn", "invader: play jump_the_gun_1")
    seats = {"red": BOT, "green": BOT, "invader": ME}
    opened = go_on(server, RESCUED, 1105, seats, then=(*then, "invader: choose trite_1"))
    invader = sit(visit(settings=DEFAULT), opened, "invader")
    invader.wait_for_turn()
    before = invader.revision
    invader.point_at_place("26,17")
    warnings = invader.preview.locator(".warning")
    expect(warnings.first).to_contain_text("Red is on guard and may fire as soon as you are")
    expect(warnings.last).to_contain_text(re.compile(r"Expect 0\.8\d* wounds on the way"))
    assert invader.revision == before


def test_ground_without_air_is_part_of_the_plan(visit: Visit, server: Server) -> None:
    """The whole beginning of Breathless: whoever stays there pays with a tank, here one that he takes."""
    packs = ["amendments", "expansion"]
    opened = open_table(
        server, "doom2004", {"red": ME, "invader": BOT}, seed=3, scenario="breathless", packs=packs
    )
    red = sit(visit(settings=DEFAULT), opened, "red")
    red.wait_for_turn()
    red.point_at_place("4,10")
    expect(red.preview.get_by_role("heading")).to_contain_text("oxygen tank")
    expect(red.preview.locator(".warning")).to_have_text(
        "If the turn ends there, Red gives up an oxygen tank or takes 2 wounds."
    )


#: Counts how often a question over the board appears.
COUNT_QUESTIONS = """() => {
  window.questions = document.querySelectorAll('.interrupt').length
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && (node.matches('.interrupt') || node.querySelector('.interrupt')))
          window.questions += 1
  }).observe(document.body, { childList: true, subtree: true })
}"""


def test_nobody_is_asked_with_nothing_on_the_board_and_nobody_hears_of_it(
    visit: Visit, server: Server
) -> None:
    """Two people, and not one invader yet: the windows of Red's walk pass by themselves.

    The table asks everybody at every window, so that Red waits for the Invader whatever the Invader holds.
    """
    opened = open_table(server, "doom2004", {"red": ME, "invader": ME}, seed=3, windows="ask")
    invader = sit(visit(settings=DEFAULT), opened, "invader", host=False)
    invader.page.evaluate(COUNT_QUESTIONS)
    red = sit(visit(settings=DEFAULT), opened, "red")
    red.wait_for_turn()
    red.choose(red.offer("red: announce advance"))
    expect(red.dock).to_contain_text("Waiting for Invader")
    red.wait_for_turn()
    asked = red.revision
    red.point_at_place("1,19")
    red.wait_until("here.picture.pieces.red.place === '1,19'")
    red.wait_for_turn()
    assert red.revision >= asked + 2, "a step, and a window that was passed"
    assert invader.page.evaluate("window.questions") == 0
    assert "pass" not in red.page.locator(".log").inner_text().lower()


def duel(visit: Visit, server: Server) -> tuple[Player, Player, str]:
    """A scout about to walk, the Keeper with Snare in his hand, and the space two steps ahead."""
    opened = open_table(server, "skirmish", {"red": ME, "keeper": ME}, seed=8, windows="skip")
    red = sit(visit(settings=DEFAULT), opened, "red")
    keeper = sit(visit(settings=DEFAULT), opened, "keeper", host=False)
    red.wait_for_turn()
    red.choose(next(offer for offer in red.offers if "activate red_scout" in offer["text"]))
    red.wait_for_turn()
    scout = red.picture["pieces"]["red_scout_1"]
    place = f"{scout['x'] + 2},{scout['y']}"
    red.point_at_place(place)
    expect(keeper.interrupt).to_be_visible()
    return red, keeper, place


def test_a_plan_stops_when_something_happens(visit: Visit, server: Server) -> None:
    """The Keeper answers the first step with Snare: the scout stands there, and Red decides anew."""
    red, keeper, place = duel(visit, server)
    here = red.picture["pieces"]["red_scout_1"]["place"]
    keeper.choose(next(offer for offer in keeper.offers if "snare" in offer["text"]))
    red.wait_for_turn()
    assert red.picture["pieces"]["red_scout_1"]["place"] == here != place
    assert not any("step to" in offer["text"] for offer in red.offers)


def test_a_card_kept_for_later_is_not_asked_about_again(visit: Visit, server: Server) -> None:
    """Declined once with "Keep for later": the walk goes on, and the second step asks nobody."""
    red, keeper, place = duel(visit, server)
    keeper.interrupt.get_by_role("button", name="Keep for later").click()
    red.wait_until(f"here.picture.pieces.red_scout_1.place === '{place}'")
    red.wait_for_turn()
    expect(keeper.interrupt).to_have_count(0)


def test_what_is_offered_says_what_is_in_force_in_the_readers_language(visit: Visit, server: Server) -> None:
    """The Keeper's Snare in German: what it does, on the button, without a word of English."""
    opened = open_table(server, "skirmish", {"red": ME, "keeper": ME}, seed=8, windows="skip")
    red = sit(visit(settings=DEFAULT), opened, "red")
    keeper = sit(visit(settings={**DEFAULT, "language": "de"}), opened, "keeper", host=False)
    red.wait_for_turn()
    red.choose(next(offer for offer in red.offers if "activate red_scout" in offer["text"]))
    red.wait_for_turn()
    red.choose(next(offer for offer in red.offers if "step to" in offer["text"]))
    snare = next(offer for offer in keeper.offers if "snare" in offer["text"])
    expect(keeper.interrupt).to_contain_text(snare["label"])
    expect(keeper.interrupt).to_contain_text("bis zum Ende")
    assert not re.search(r"\b(step|enemy|turn|until)\b", keeper.interrupt.inner_text())


def test_amended_texts_are_what_is_offered(visit: Visit, server: Server) -> None:
    """Dud waits for the roll since the amendments; without them it comes before it. Both in German."""
    for record, moment, words in (
        (FRAGS, 89, "kein Würfel eine Kugel zeigt"),
        ("doom2004/agreed_before_packs_without_amendments", 4, "Unmittelbar bevor ein Marine"),
    ):
        seats = {**{seat: BOT for seat in SQUAD if seat in played_in(record)}, "invader": ME}
        settings = {**DEFAULT, "language": "de"}
        invader = sit(visit(settings=settings), go_on(server, record, moment, seats), "invader")
        offer = next(offer for offer in invader.offers if "play dud" in offer["text"])
        button = invader.interrupt.get_by_role("button", name=offer["label"]).first
        expect(button).to_contain_text(words)


def played_in(record: str) -> list[str]:
    """The seats of a record."""
    return [seat["id"] for seat in recorded(record)["setup"]["seats"]]


def test_what_can_be_used_a_few_times_says_how_often(visit: Visit, server: Server) -> None:
    """The charges of a grenade on its button, the bullets that are left in the plan of a shot."""
    seats = {**dict.fromkeys(played_in(BEACON), BOT), "gamma": ME}
    gamma = sit(visit(settings=DEFAULT), go_on(server, BEACON, 58, seats), "gamma")
    button = gamma.interrupt.get_by_role("button", name="Use Frag Grenade")
    expect(button).to_contain_text("1 charge left")
    green = marine(visit, server, moment_before(FRAGS, "green: fire shotgun"), "green", FRAGS)
    target = next(offer for offer in green.offers if "fire shotgun" in offer["text"] and offer.get("pieces"))
    piece = green.picture["pieces"][target["pieces"][0]]
    green.point(piece["x"] + piece["w"] / 2, piece["y"] + piece["h"] / 2)
    green.preview.get_by_role("group", name="Other ways").get_by_role("button", name="Shotgun").click()
    expect(green.preview).to_contain_text(re.compile(r"Left: bullets \d"))


def wished(offers: list[Offer]) -> Offer:
    """Dice where dice can be rolled, otherwise whatever declines."""
    rolls = [offer for offer in offers if offer["kind"] == "Roll"]
    return [*rolls, *(offer for offer in offers if offer.get("declines")), *offers][0]


def is_for_movement(player: Player) -> bool:
    return bool(player.decision["rule"] == "REL-MOV-02") and len(player.offers) > 1


def test_what_is_answered_always_is_not_asked_until_it_is_taken_back(visit: Visit, server: Server) -> None:
    """The second roll for movement offers it, the third is made by itself, and after "Ask me" it is asked."""
    options = {"first_player": "first_seat"}
    opened = open_table(server, "relic", {"alpha": ME, "beta": BOT}, seed=26, options=options)
    alpha = sit(visit(settings=DEFAULT), opened, "alpha")
    rolls = 0
    for _ in range(40):
        alpha.wait_for_turn()
        if alpha.offers[0]["kind"] == "Go" and alpha.dock.get_by_text("Done for you: Roll").is_visible():
            break
        if is_for_movement(alpha):
            rolls += 1
            if rolls == 2:
                before = alpha.revision
                alpha.dock.get_by_role("button", name="Always: Roll").click()
                alpha.wait_until(f"here.revision > {before}")
                continue
        alpha.choose(wished(alpha.offers))
    assert rolls == 2
    alpha.dock.get_by_role("button", name="Ask me").click()
    for _ in range(40):
        alpha.wait_for_turn()
        if is_for_movement(alpha):
            return
        alpha.choose(wished(alpha.offers))
    raise AssertionError("it is never asked again")


def test_a_server_that_keeps_silent_is_told_with_what_is_safe(visit: Visit, server: Server) -> None:
    """At the table and on the pages: within three seconds it is said, and it goes away with the answer."""
    visitor = visit(settings=DEFAULT)
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def pass_on(route: WebSocketRoute) -> None:
        far = route.connect_to_server()
        route.on_message(
            lambda said: held.append((far, said)) if '"type":"act"' in str(said) else far.send(said)
        )

    visitor.page.route_web_socket(re.compile("/live$"), pass_on)
    red = sit(visitor, open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=3), "red")
    red.wait_for_turn()
    before = red.revision
    red.begin(red.offer("red: announce advance"))
    late = red.page.get_by_role("status").filter(has_text="The server has not answered yet")
    expect(late).to_contain_text("Your decision is kept", timeout=3500)
    for far, said in held:
        far.send(said)
    red.wait_until(f"here.revision > {before}")
    expect(late).to_be_hidden()


def test_a_page_that_waits_says_so(visit: Visit) -> None:
    page = visit().page
    page.route("**/api/games/*/items*", lambda route: None)
    page.goto("#/cards/skirmish")
    waiting = page.get_by_role("status").filter(has_text="The server has not answered yet")
    expect(waiting).to_contain_text("Everything you did is stored", timeout=4000)
