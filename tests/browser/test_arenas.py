"""Marines against Marines in the browser: seats by side in the lobby, secrets, scores and the timer."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.arranging import BOT, ME, open_table, sit
from tests.browser.player import Player
from tests.browser.test_phone import HELD, overflow
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
PACKS = ["amendments", "expansion"]


def first_offer(player: Player, words: str) -> dict[str, Any]:
    return next(offer for offer in player.offers if words in offer["text"])


def answer(player: Player, words: str) -> None:
    """Take the first offer with these words, and wait until this seat is asked again."""
    player.wait_for_turn()
    before = player.revision
    player.choose(first_offer(player, words))
    player.wait_until(f"here.revision > {before}")


#: What somebody does who only wants to see the end, the best first.
WISHES = ("pass", "keep ", "begin at", "respawn at", "reroll nothing", "end turn", "announce attack", "name ")
MOST_DECISIONS = 120
PATIENT = 120_000  #: milliseconds: bots take several turns in between
VETERAN = {"player": "bot", "level": "veteran"}


def play(players: dict[str, Player], until: Callable[[], bool]) -> None:
    """Whoever must decide does what WISHES says, until it is enough or over; bots go by themselves."""
    looking = next(iter(players.values()))
    for player in players.values():
        player.page.set_default_timeout(PATIENT)
    for _ in range(MOST_DECISIONS):
        looking.wait_until(f"here.result || {list(players)}.includes(here.decision?.seat)")
        if looking.heard("result") is not None or until():
            return
        player = players[looking.decision["seat"]]
        player.wait_for_turn()
        wanted = [offer for wish in WISHES for offer in player.offers if f": {wish}" in offer["text"]]
        player.choose((wanted or player.offers)[0])
        looking.wait_until(f"here.revision >= {player.revision}")
    raise AssertionError("it does not end")


def whoever_is_asked(*players: Player) -> Player:
    """The first of them who has to decide."""
    for _ in range(300):
        for player in players:
            decision = player.heard("decision")
            if decision and decision.get("mine") and "begin" in str(decision["offers"]):
                return player
        players[0].page.wait_for_timeout(100)
    raise AssertionError("nobody of them is asked")


def test_a_deathmatch_of_two_on_a_phone(visit: Visit, server: Server) -> None:
    """A card, a respawn point and an action by tapping; points and timer stand at the top all the while."""
    seats = {"red": ME, "green": BOT, "red_saw": BOT, "green_saw": BOT}
    opened = open_table(
        server, "doom2004", seats, scenario="cloverleaf", packs=PACKS, options={"squads": "pairs"}, seed=5
    )
    red = sit(visit(**HELD), opened, "red")
    answer(red, "red: keep")
    answer(red, "red: begin at")
    red.wait_for_turn()
    assert overflow(red.page) == 0
    counted = {counter["id"] for counter in red.picture["counters"]}
    assert counted == {"score_red", "score_green", "timer"}
    # Points of several are told apart by their names, on a phone too.
    for name in ("Red", "Green"):
        expect(red.page.locator(".top .alike").filter(has_text=name).first).to_be_visible()
        expect(red.page.locator(".top .alike .name").filter(has_text=name).first).to_be_visible()


def test_a_deathmatch_of_two_is_played_to_its_end_on_a_phone(visit: Visit, server: Server) -> None:
    """To the first frag, against veterans; points and timer are on the screen when it is over."""
    seats = {"red": ME, "green": VETERAN, "red_saw": VETERAN, "green_saw": VETERAN}
    options = {"squads": "pairs", "limit": 1}
    opened = open_table(
        server, "doom2004", seats, scenario="coffin_yard", packs=PACKS, options=options, seed=3
    )
    red = sit(visit(**HELD), opened, "red")
    play({"red": red}, lambda: False)
    won = "red" in red.heard("result")["winners"]
    dialog = red.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="You won" if won else "You lost")).to_be_visible()
    scores = {each["id"]: each["value"] for each in red.picture["counters"] if each["id"] != "timer"}
    assert max(scores.values()) == 1
    assert overflow(red.page) == 0


def test_capture_the_flag_with_two_browsers_and_bots(visit: Visit, server: Server) -> None:
    """What one side is dealt is nowhere in the other's browser until all cards are turned up."""
    seats = dict.fromkeys(("red", "red_saw", "green", "green_saw", "blue", "blue_saw"), BOT)
    opened = open_table(
        server,
        "doom2004",
        {**seats, "red": ME, "red_saw": ME},
        scenario="open_ground",
        packs=PACKS,
        seed=5,
    )
    guns, saws = sit(visit(), opened, "red"), sit(visit(), opened, "red_saw")
    guns.wait_for_turn()
    dealt = [offer["text"].removeprefix("red: keep ") for offer in guns.offers]
    assert len(dealt) == 2
    assert not any(card in str(saws.picture) for card in dealt)
    answer(guns, "red: keep")
    answer(saws, "red_saw: keep")
    for _ in range(2):  # the lot says which side places first
        answer(whoever_is_asked(guns, saws), ": begin at")
    for player in (guns, saws):
        player.wait_until("here.picture.seats.red.cards.length === 1")
        expect(player.page.get_by_text("Timer", exact=False).first).to_be_visible()


def test_six_in_capture_the_flag_play_a_round(visit: Visit, server: Server) -> None:
    """Two people and four veterans: the flags lie on their bases, and both have their turns."""
    seats: dict[str, Any] = dict.fromkeys(("green", "green_saw", "blue", "blue_saw"), VETERAN)
    people = {"red": ME, "red_saw": ME}
    opened = open_table(server, "doom2004", {**seats, **people}, scenario="open_ground", packs=PACKS, seed=5)
    guns, saws = sit(visit(), opened, "red"), sit(visit(), opened, "red_saw")
    guns.wait_for_turn()
    assert "red_flag" in str(guns.picture)
    assert "blue_flag" in str(saws.picture)
    play({"red": guns, "red_saw": saws}, lambda: "Round 2" in str(guns.picture["description"]))
    counted = {counter["id"] for counter in saws.picture["counters"]}
    assert counted == {"score_guns", "score_saws", "timer"}
