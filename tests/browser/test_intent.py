"""Intent: one click shows a plan, the next does it, one undo takes it back; one answer is not asked for."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.arranging import BOT, ME, go_on, moment_before, open_table, sit
from tests.browser.axe import serious
from tests.browser.player import Player
from tests.browser.visitor import PHONE, Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
#: The page as a newcomer finds it.
DEFAULT = {"eachStep": False}
SEALED = "doom2004/the_gate_sealed_by_three"
FRAGS = "doom2004/six_frags_of_three_marines"


def lone(visit: Visit, server: Server, **options: Any) -> Player:
    """A Marine at the beginning of the game, asked which action he announces."""
    opened = open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=3)
    red = sit(visit(settings={**DEFAULT, **options.pop("settings", {})}, **options), opened, "red")
    red.wait_for_turn()
    return red


def test_a_far_space_is_announced_and_walked_with_two_clicks_and_taken_back_with_one(
    visit: Visit, server: Server
) -> None:
    red = lone(visit, server)
    start = red.picture["pieces"]["red"]["place"]
    assert all("announce" in offer["text"] for offer in red.offers)
    red.point_at_place("4,21")
    expect(red.preview.get_by_role("heading")).to_contain_text("Advance")
    expect(red.page.locator("path.way")).to_be_visible()
    assert red.picture["pieces"]["red"]["place"] == start
    red.point_at_place("4,21")
    red.wait_until("here.picture.pieces.red.place === '4,21'")
    red.undo.click()
    red.wait_until(f"here.picture.pieces.red.place === '{start}'")
    assert all("announce" in offer["text"] for offer in red.offers)


def test_other_ways_are_one_key_away_and_escape_leaves(visit: Visit, server: Server) -> None:
    red = lone(visit, server)
    before = red.revision
    red.point_at_place("4,21")
    heading = red.preview.get_by_role("heading")
    expect(heading).to_contain_text("Advance")
    red.page.keyboard.press("a")
    expect(heading).not_to_contain_text("Advance")
    red.page.keyboard.press("Escape")
    expect(red.preview).to_be_hidden()
    assert red.revision == before


def test_an_enemy_is_attacked_with_two_clicks_and_the_means_show_their_odds(
    visit: Visit, server: Server
) -> None:
    shot = moment_before(SEALED, "red: fire pistol at")
    opened = go_on(server, SEALED, shot, {"red": ME, "green": ME, "blue": ME, "invader": BOT})
    red = sit(visit(settings=DEFAULT), opened, "red")
    red.wait_for_turn()
    target = next(
        piece for offer in red.offers if "fire" in offer["text"] for piece in offer.get("pieces", [])
    )
    piece = red.picture["pieces"][target]
    before = red.revision
    red.point(piece["x"] + piece["w"] / 2, piece["y"] + piece["h"] / 2)
    chance = red.preview.locator(".hit b").first
    expect(chance).to_be_visible()
    expect(chance).to_have_text(re.compile(r"[1-9]\d? ?%"))
    assert red.page.get_by_role("dialog", name="Choose").count() == 0
    assert red.revision == before
    red.page.keyboard.press("Enter")
    red.wait_until(f"here.revision > {before}")


def test_of_several_ways_to_attack_the_best_comes_first(visit: Visit, server: Server) -> None:
    """A step closer the grenade is far likelier to hit than from here, though it could be thrown at once."""
    moment = moment_before(FRAGS, ": fire pistol at", after=160)
    opened = go_on(server, FRAGS, moment, {"red": ME, "green": ME, "blue": ME, "invader": BOT})
    red = sit(visit(settings=DEFAULT), opened, "red")
    red.wait_for_turn()
    piece = red.picture["pieces"]["demon_1"]
    red.point(piece["x"] + piece["w"] / 2, piece["y"] + piece["h"] / 2)
    ways = red.preview.get_by_role("group", name="Other ways").get_by_role("button")
    expect(ways.first).to_have_attribute("aria-pressed", "true")
    chances = [int(re.findall(r"(\d+)%", text)[-1]) for text in ways.all_inner_texts()]
    assert len(chances) > 1 and chances[0] == max(chances), chances


def test_a_walk_without_danger_takes_one_click_and_one_click_back(visit: Visit, server: Server) -> None:
    red = lone(visit, server)
    red.choose(red.offer("red: announce advance"))
    start = red.picture["pieces"]["red"]["place"]
    red.point_at_place("4,21")
    red.wait_until("here.picture.pieces.red.place === '4,21'")
    red.undo.click()
    red.wait_until(f"here.picture.pieces.red.place === '{start}'")
    assert any("step to" in offer["text"] for offer in red.offers)


def test_who_is_in_reach_has_a_button_with_its_odds_that_is_pressed_once(
    visit: Visit, server: Server
) -> None:
    shot = moment_before(SEALED, "red: fire pistol at")
    opened = go_on(server, SEALED, shot, {"red": ME, "green": ME, "blue": ME, "invader": BOT})
    red = sit(visit(settings=DEFAULT), opened, "red")
    red.wait_for_turn()
    before = red.revision
    red.dock.get_by_role("button", name=re.compile(r"^Punch Zombie 1 *\d+% to hit")).click()
    red.wait_until(f"here.revision > {before}")
    expect(red.page.locator(".log")).to_contain_text("Red attacks Zombie 1")


def test_a_large_enemy_is_one_target_however_many_spaces_it_covers(visit: Visit, server: Server) -> None:
    """A Cyberdemon on four spaces, a Pistol and grenades: eight offers, one button for each of the two."""
    seats = {"red": BOT, "green": BOT, "blue": ME, "invader": BOT}
    blue = sit(visit(settings=DEFAULT), go_on(server, FRAGS, 100, seats), "blue")
    blue.wait_for_turn()
    assert sum("cyberdemon_1" in offer.get("pieces", []) for offer in blue.offers) == 8
    buttons = blue.dock.get_by_role("button").filter(has_text="Cyberdemon 1")
    expect(buttons.first).to_be_visible()
    said = buttons.all_inner_texts()
    assert len(said) == len(set(said)) <= 2
    piece = blue.picture["pieces"]["cyberdemon_1"]
    blue.point(piece["x"] + 1, piece["y"] + 1)
    ways = blue.preview.get_by_role("group", name="Other ways").get_by_role("button")
    expect(ways.first).to_be_visible()
    said = ways.all_inner_texts()
    assert len(said) == len(set(said))


def test_a_turn_with_nothing_left_ends_by_itself(visit: Visit, server: Server) -> None:
    opened = open_table(server, "skirmish", {"red": ME, "keeper": BOT}, seed=3, scenario="cold_start")
    red = sit(visit(settings=DEFAULT), opened, "red")
    red.wait_for_turn()
    for _ in range(400):
        if red.heard("result") is not None:
            break
        offers = red.offers
        assert len(offers) > 1 or offers[0].get("confirm"), offers
        red.choose(next((offer for offer in offers if offer.get("declines")), offers[0]))
        red.wait_for_turn()
        red.page.wait_for_function("() => !document.querySelector('.dock .quiet button')")
        if red.revision > 60:
            break


def test_it_works_with_a_thumb_and_nothing_is_in_its_way(visit: Visit, server: Server) -> None:
    red = lone(visit, server, viewport=PHONE, has_touch=True, is_mobile=True)
    red.point_at_place("4,21")
    expect(red.preview).to_be_visible()
    others = red.preview.get_by_role("group", name="Other ways").get_by_role("button")
    if others.count() > 1:
        others.nth(1).tap()
        expect(others.nth(1)).to_have_attribute("aria-pressed", "true")
    assert serious(red.page) == []
    red.preview.get_by_role("button", name="Do it").tap()
    red.wait_until("here.picture.pieces.red.place === '4,21'")


def test_long_odds_do_not_push_the_button_out_of_sight_of_a_thumb(visit: Visit, server: Server) -> None:
    """A grenade that may scatter and use up ammunition: much to read, and "Do it" under it all the time."""
    visitor = visit(settings=DEFAULT, viewport=PHONE, has_touch=True, is_mobile=True)
    seats = {"red": BOT, "green": BOT, "blue": ME, "invader": BOT}
    blue = sit(visitor, go_on(server, FRAGS, 100, seats), "blue")
    blue.wait_for_turn()
    piece = blue.picture["pieces"]["cyberdemon_1"]
    blue.point(piece["x"] + 1, piece["y"] + 1)
    expect(blue.preview.get_by_role("button", name="Do it")).to_be_in_viewport(ratio=1)
    cut = "node => node.scrollHeight > node.clientHeight + 1"
    assert not blue.preview.locator(".targets").evaluate(cut)


def test_whoever_wants_every_step_is_asked_every_step(visit: Visit, server: Server) -> None:
    red = lone(visit, server, settings={"eachStep": True})
    red.point_at_place("4,21")
    expect(red.page.get_by_role("dialog", name="Why not")).to_be_visible()


def test_coordinates_stand_on_the_rim_and_in_the_log_together_or_nowhere(
    visit: Visit, server: Server
) -> None:
    red = lone(visit, server)
    rim = red.page.locator(".board .rim text")
    red.point_at_place("4,21")
    expect(red.preview).to_be_visible()
    red.page.keyboard.press("Enter")
    red.wait_until("here.picture.pieces.red.place === '4,21'")
    log = red.page.locator(".log")
    expect(log).to_contain_text("Red moves and is now")
    assert rim.count() == 0
    assert not re.search(r"\b\d+,\d+\b", log.inner_text())
    red.page.get_by_role("button", name="Menu").click()
    red.page.get_by_role("switch", name="Show coordinates").click()
    red.page.keyboard.press("Escape")
    expect(rim.first).to_be_visible()
    expect(log).to_contain_text("to 4,21")
