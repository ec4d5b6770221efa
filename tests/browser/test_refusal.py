"""A refused click says why, with the rule's number, and leads to the rule."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.arranging import BOT, ME, go_on, open_table, sit
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]


def test_a_refused_click_names_the_rule_and_shows_it(visit: Visit, server: Server) -> None:
    """Nothing may be walked before the action is announced; the sentence says so where the finger is."""
    visitor = visit()
    red = sit(visitor, open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1), "red")
    red.wait_for_turn()
    before = red.revision
    red.point_at_place("4,21")
    answer = red.page.get_by_role("dialog", name="Why not")
    expect(answer.get_by_role("alert")).to_have_text(r := answer.get_by_role("alert").inner_text())
    assert len(r) > 10
    rule = answer.get_by_role("button").first.inner_text()
    assert rule.startswith("D04-")
    answer.get_by_role("button", name=rule).click()
    expect(answer).to_be_hidden()

    side = red.page.get_by_role("complementary", name="Beside the board")
    expect(side.get_by_role("heading", name=rule)).to_be_visible()
    with visitor.context.expect_page() as opened:
        side.get_by_role("link", name="Open in the rule browser").click()
    page = opened.value
    expect(page.get_by_role("link", name=rule, exact=True).first).to_be_in_viewport()
    assert page.url.endswith(f"#/rules/doom2004/{rule}")
    assert red.revision == before


def test_a_refusal_goes_away_with_escape_or_a_click_elsewhere(visit: Visit, server: Server) -> None:
    red = sit(visit(), open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1), "red")
    red.wait_for_turn()
    answer = red.page.get_by_role("dialog", name="Why not")
    red.point_at_place("4,21")
    expect(answer).to_be_visible()
    red.page.keyboard.press("Escape")
    expect(answer).to_be_hidden()
    red.point_at_place("4,21")
    expect(answer).to_be_visible()
    red.page.get_by_role("heading", level=1).click()
    expect(answer).to_be_hidden()


def test_the_decision_names_its_rule(visit: Visit, server: Server) -> None:
    red = sit(visit(), open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1), "red")
    red.wait_for_turn()
    rule = red.decision["rule"]
    red.dock.get_by_role("button", name=rule).click()
    expect(red.page.get_by_role("heading", name=rule)).to_be_visible()


def test_no_line_of_sight_draws_the_line_and_names_what_breaks_it(visit: Visit, server: Server) -> None:
    """A Marine who may only attack points at a Zombie behind something."""
    seats = {"red": ME, "green": ME, "blue": ME, "invader": BOT}
    green = sit(visit(settings={"eachStep": False}), go_on(server, "squad_of_three", 67, seats), "green")
    green.wait_for_turn()
    zombie = green.picture["pieces"]["zombie_1"]
    green.point(zombie["x"] + 0.5, zombie["y"] + 0.5)
    if green.preview.count():  # a plan leads there: without it, the reason
        green.page.keyboard.press("Escape")
    answer = green.page.get_by_role("dialog", name="Why not")
    expect(answer.get_by_role("alert")).to_contain_text("no line of sight")
    expect(answer.get_by_role("alert")).to_contain_text("in the way")
    expect(green.page.locator(".board .ray.damage")).to_be_visible()
