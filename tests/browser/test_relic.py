"""Relic in the browser: one person against three bots, from the choice of a hero to the result."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

import pytest
from playwright.sync_api import expect

from grimtable.games import load_game
from grimtable.kernel.playout import chooser
from grimtable.records.record import Played
from grimtable.records.session import Session
from tests.browser.arranging import BOT, ME, Opened, _begun, asked, open_table, sit
from tests.browser.axe import serious
from tests.browser.player import Offer, Player
from tests.browser.visitor import PHONE, Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]

SEATS = {"alpha": ME, "beta": BOT, "gamma": BOT, "delta": BOT}
QUICK = {"quick_start": True, "last_player": "wins"}
#: Against veterans a quick game takes a person who goes where the dice say about 100 decisions.
MOST_DECISIONS_OF_A_PERSON = 500
#: No quick random game among these seeds takes longer; most take a tenth of it.
MOST_DECISIONS = 8_000


@pytest.mark.begun_first
@pytest.mark.parametrize("decisions", [15, pytest.param(MOST_DECISIONS_OF_A_PERSON, marks=pytest.mark.long)])
def test_a_person_plays_against_three_bots(visit: Visit, decisions: int) -> None:
    """Set up by the pages, then every decision made by clicking what is offered: some, or all."""
    page = visit(settings={"name": "Ada", "singleClick": True}).go("#/new/relic/the_mystery_beyond")
    page.get_by_role("group", name="Players, bots included").get_by_role("radio", name="4").check()
    levels = page.locator("li").get_by_role("combobox")
    expect(levels).to_have_count(3)
    for level in levels.all():
        level.select_option("veteran")
    page.locator("details summary").click()
    page.get_by_label(re.compile("^Quick start")).check()
    page.get_by_role("button", name="Start the game").click()
    alpha = Player(page, "alpha")
    alpha.wait_for_turn()

    sheets = alpha.picture["hand"]
    assert len(sheets) == 2, "two character sheets to choose from"
    expect(alpha.hand.get_by_role("button")).to_have_count(2)
    alpha.choose(next(offer for offer in alpha.offers if sheets[0] in offer["text"]))
    alpha.wait_for_turn()
    board = page.locator(".seats article").first
    for value in ("Strength", "Willpower", "Cunning", "Level", "Assets", "Corruption"):
        expect(board).to_contain_text(value)

    been = play_on(alpha, decisions)
    assert len(been) > 1, "the hero goes round the board"
    result = alpha.heard("result")
    if decisions < MOST_DECISIONS_OF_A_PERSON and result is None:
        return
    assert result is not None, "the game does not end"
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(result["sentence"])
    won = "alpha" in result["winners"]
    expect(dialog.get_by_role("heading", name="You won" if won else "You lost")).to_be_visible()


def play_on(player: Player, decisions: int) -> set[str]:
    """Make this seat's decisions, so many or to the end; the places where its hero was seen."""
    been: set[str] = set()
    for _ in range(decisions):
        player.wait_for_turn()
        if player.heard("result") is not None:
            return been
        hero = player.picture["pieces"].get(player.seat)
        if hero is not None:
            assert hero["place"] in player.picture["board"]["places"]
            been.add(hero["place"])
        offer = wished(player.offers)
        end = player.picture.get("leads", {}).get(offer["text"])
        if end is not None:
            walk(player, offer, end)
        else:
            player.choose(offer)
    return been


def wished(offers: list[Offer]) -> Offer:
    """Go somewhere rather than anything else; else what is offered first."""
    return next((offer for offer in offers if offer["kind"] == "Go"), offers[0])


def walk(player: Player, offer: Offer, place: str) -> None:
    """Choose a direction by pointing at the lit space where it ends."""
    before = player.revision
    found = player.picture["board"]["places"][place]
    player.point(found["x"] + found["w"] / 2, found["y"] + found["h"] * 0.3)
    player.finish(offer, before)


def test_a_person_plays_a_game_against_bots_to_its_end(visit: Visit, server: Server) -> None:
    """The last decisions of a game are made in the browser; then the table says who won."""
    session, first, texts = last_decisions("alpha")
    alpha = sit(visit(), continued(server, session, first), "alpha")
    for text in texts:
        alpha.wait_for_turn()
        alpha.choose(alpha.offer(text))
    alpha.wait_until("here.result")
    result = alpha.heard("result")
    dialog = alpha.page.get_by_role("dialog")
    expect(dialog).to_contain_text(result["sentence"])
    won = "alpha" in result["winners"]
    expect(dialog.get_by_role("heading", name="You won" if won else "You lost")).to_be_visible()


def games() -> Iterator[Session[Any, Any]]:
    """Random games that came to their end, quickly made."""
    game: Any = load_game("relic")
    for seed in range(60):
        setup = game.setup(players=4, seed=seed, scenario="the_mystery_beyond", options=QUICK)
        session = Session.start(game, setup, undo="free")
        choose = chooser(seed)
        for _ in range(MOST_DECISIONS):
            if session.state.over:
                yield session
                break
            legal = session.state.legal
            session.play(legal[choose(len(legal))])


@lru_cache(maxsize=1)
def last_decisions(seat: str) -> tuple[Session[Any, Any], int, list[str]]:
    """A game that ends with decisions of this seat: the game, the first of them, and how they were made.

    None of them rolls: a game that goes on has other dice than it had.
    """
    for session in games():
        steps = [step for step in session.record.steps if isinstance(step, Played)]
        actions = [step.action for step in steps]
        own = 0
        while actions[-1 - own].startswith(f"{seat}: ") and not steps[-1 - own].chance:
            own += 1
        if own:
            return session, len(actions) - own, actions[-own:]
    raise AssertionError(f"no game ends with a decision of {seat}")


def continued(
    server: Server, session: Session[Any, Any], decision: int, seats: Mapping[str, Mapping[str, Any]] = SEATS
) -> Opened:
    """A table that goes on from a moment of this game."""
    record = json.loads(session.record.to_json())
    shown = asked(server, "POST", "/api/records", {**record, "undo": "until-revealed"})
    wanted = {"decision": decision, "seats": seats}
    path = f"/api/tables/{shown['table']}/continue"
    made = asked(server, "POST", path, wanted, token=shown["host_token"])
    return _begun(server, made, seats)


@pytest.mark.parametrize("each_step", [True, False])
def test_everything_on_a_space_can_be_read(visit: Visit, server: Server, each_step: bool) -> None:
    """A click on a space shows its boxes, a click on a card lays it large, also where it may mean a plan."""
    opened = open_table(server, "relic", SEATS, seed=1, scenario="the_mystery_beyond", options=QUICK)
    alpha = sit(visit(settings={"eachStep": each_step}), opened, "alpha")
    alpha.board.wait_for()
    space = alpha.picture["board"]["places"]["apothecarium_sepha"]
    alpha.point(space["x"] + space["w"] / 2, space["y"] + space["h"] * 0.35)
    look = alpha.page.locator(".inspector")
    expect(look.get_by_role("heading", name="Apothecarium Sepha")).to_be_visible()
    for box in space["boxes"]:
        expect(look).to_contain_text(box["text"])

    alpha.hand.get_by_role("button").first.click()
    sheet = alpha.picture["cards"][alpha.picture["hand"][0]]
    large = alpha.page.get_by_role("dialog", name=sheet["title"])
    expect(large).to_contain_text(sheet["text"].split("\n")[0])
    expect(large.get_by_role("listitem")).to_have_count(12)  # the levels
    expect(large.locator(".next")).to_have_count(0)  # on a sheet in hand none of them is the next


def test_the_drawn_scenario_is_named_and_the_sheets_in_hand_are_seen(visit: Visit, server: Server) -> None:
    """Long words of the offers leave room for the hand; what was drawn stands in the title."""
    opened = open_table(server, "relic", SEATS, seed=1, scenario="random", options=QUICK)
    alpha = sit(visit(), opened, "alpha")
    alpha.wait_for_turn()
    expect(alpha.page.get_by_role("heading", level=1)).to_have_text(alpha.picture["scenario"])
    hand = alpha.hand.bounding_box()
    card = alpha.hand.get_by_role("button").first.bounding_box()
    assert hand is not None and card is not None
    assert card["x"] + card["width"] <= hand["x"] + hand["width"] + 1, "the first card is whole"


def test_axe_finds_nothing_serious_at_the_table(visit: Visit, server: Server) -> None:
    """Player boards, the board, the panel of a space, by day and by night."""
    session, first, _ = last_decisions("alpha")
    opened = continued(server, session, first)
    for theme, only in (("dark", None), ("light", "color-contrast")):
        alpha = sit(visit(settings={"theme": theme}), opened, "alpha")
        alpha.wait_for_turn()
        space = alpha.picture["board"]["places"]["apothecarium_sepha"]
        alpha.point(space["x"] + space["w"] / 2, space["y"] + space["h"] * 0.35)
        expect(alpha.page.locator(".inspector h2")).to_be_visible()
        assert serious(alpha.page, only=only) == [], theme


def test_every_card_of_the_pack_can_be_looked_at(visit: Visit, server: Server) -> None:
    """The card browser has every card, hero, sheet and space."""
    items = asked(server, "GET", "/api/games/relic/items")["items"]
    page = visit().go("#/cards/relic")
    expect(page.locator(".count[role=status]")).to_contain_text(f"{len(items)} of {len(items)}")
    for kind in ("Enemies", "Encounters", "Missions", "Corruption", "Relics", "Wargear", "Heroes", "Spaces"):
        expect(page.get_by_role("heading", name=kind)).to_be_attached()


def test_on_a_phone_the_hero_is_near_and_a_tap_tells_what_stands_on_a_space(
    visit: Visit, server: Server
) -> None:
    """The first view is near enough to read, a button shows the whole board, and nothing needs a mouse."""
    session, first, _ = last_decisions("alpha")
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    alpha = sit(visitor, continued(server, session, first), "alpha")
    alpha.wait_for_turn()
    wide = "() => document.querySelector('.board svg').viewBox.baseVal.width"
    assert visitor.page.evaluate(wide) < 900, "a few spaces fill the screen"
    visitor.page.get_by_role("button", name="Show the whole board").tap()
    visitor.page.wait_for_function(f"{wide} > 1700")

    space = alpha.picture["board"]["places"]["apothecarium_sepha"]
    alpha.point(space["x"] + space["w"] / 2, space["y"] + space["h"] * 0.35)
    expect(visitor.page.locator(".popover")).to_contain_text(space["boxes"][0]["text"])
