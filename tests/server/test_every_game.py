"""Every installed game at the table: its seats, scenarios and options, bots beside a person, taking back."""

from typing import Any

import pytest

from grimtable.games import installed, package_of
from grimtable.games.parts import has_part
from tests.server.support import House, MadeTable, Player

GAMES = tuple(installed())


def told(house: House, game: str) -> Any:
    """The game as the lobby is told of it."""
    return next(each for each in house.ask("GET", "/api/games")["games"] if each["id"] == game)


def against_bots(house: House, game: str, seats: list[str], **more: Any) -> MadeTable:
    """A person in the first seat, random bots in the others."""
    players = {seat: "human" if place == 0 else "bot" for place, seat in enumerate(seats)}
    return house.make(game, seats=players, **more)


def act(player: Player, place: int) -> None:
    """Take an offer and follow the table until this seat is asked again."""
    answer = player.act(place)
    assert answer["type"] == "ack", answer
    player.reach(answer["revision"])
    wait_for_turn(player)


def is_over(player: Player) -> bool:
    return player.result is not None


def wait_for_turn(player: Player) -> None:
    while not is_over(player) and not (player.decision and player.decision["mine"]):
        player.next("update")


@pytest.mark.parametrize("game", GAMES)
def test_every_seating_is_played_with_bots(house: House, game: str) -> None:
    seatings = told(house, game)["scenarios"][0]["seatings"]
    assert seatings
    for seating in seatings:
        seats = [seat["id"] for seat in seating["seats"]]
        assert len(seats) == seating["players"]
        table = against_bots(house, game, seats)
        with table.join(seats[0]) as player:
            wait_for_turn(player)
            for number in range(6):
                act(player, (number * 5) % len(player.decision["offers"]))
            assert set(player.picture["seats"]) == set(seats)
            # A game without pictures is told in words.
            if has_part(package_of(game), "picture"):
                assert player.picture["board"]["places"], "there is a board to look at"
            assert player.picture["description"]
        assert house.ask("GET", table.path)["notes"] == []


def excluded(pack: Any, other: Any) -> bool:
    return pack["id"] in other["excludes"] or other["id"] in pack["excludes"]


def together(packs: list[Any]) -> list[list[str]]:
    """As many packs at once as go together, with each of those that exclude each other."""
    sets: list[list[str]] = []
    for first in packs:
        chosen = [first]
        for pack in packs:
            if pack is not first and not any(excluded(pack, other) for other in chosen):
                chosen.append(pack)
        ids = {pack["id"] for pack in chosen}
        found = [pack["id"] for pack in packs if pack["id"] in ids]
        if found not in sets:
            sets.append(found)
    return sets


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_and_every_option_opens(house: House, game: str) -> None:
    about = told(house, game)
    for scenario in about["scenarios"]:
        seating = scenario["seatings"][0]
        seats = [seat["id"] for seat in seating["seats"]]
        usual = [pack["id"] for pack in about["packs"] if pack["default"] or pack["id"] in scenario["needs"]]
        table = against_bots(
            house,
            game,
            seats,
            scenario=scenario["id"],
            options=seating["options"],
            packs=usual,
            start=False,
        )
        shape = house.ask("GET", table.path)
        assert (shape["scenario"], shape["scenario_title"]) == (scenario["id"], scenario["title"])
        assert shape["packs"] == usual
    suited = [pack for pack in about["packs"] if pack["id"] in about["scenarios"][0]["packs"]]
    for packs in ([], *([pack["id"]] for pack in suited), *together(suited)):
        made = house.ask("POST", "/api/tables", {"game": game, "packs": packs}, status=201)
        assert house.ask("GET", f"/api/tables/{made['table']}")["packs"] == packs
    asked = about["scenarios"][0]["options"]
    brought = {need for scenario in about["scenarios"] for need in scenario["needs"]}
    everything = [pack["id"] for pack in about["packs"] if pack["default"] or pack["id"] in brought]
    for option in (each for each in about["options"] if each["id"] in asked):
        for value in option["values"]:
            # Without seats, for an option may change who sits there.
            body = {"game": game, "options": {option["id"]: value}, "packs": everything}
            made = house.ask("POST", "/api/tables", body, status=201)
            assert house.ask("GET", f"/api/tables/{made['table']}")["options"][option["id"]] == value


@pytest.mark.parametrize("game", GAMES)
def test_what_was_not_revealed_is_taken_back_and_the_rest_is_not(house: House, game: str) -> None:
    """Where the table offers to take back, the picture is the old one again; else it says why not."""
    seatings = told(house, game)["scenarios"][0]["seatings"]
    seats = [seat["id"] for seat in seatings[0]["seats"]]
    table = against_bots(house, game, seats)
    taken_back = 0
    with table.join(seats[0]) as player:
        wait_for_turn(player)
        for number in range(60):
            if is_over(player):
                break
            before, question = player.picture, player.decision
            # Never twice the same way, or the table would go round in circles.
            act(player, (number * 11) % len(question["offers"]))
            offered = player.undo["undo"]
            if is_over(player) or ("label" in offered and taken_back == 3):
                continue
            answer = player.do("undo")
            if "label" not in offered:
                assert (answer["type"], answer["rule"]) == ("refusal", offered["rule"])
                continue
            assert answer["type"] == "ack", answer
            player.reach(answer["revision"])
            assert (player.picture, player.decision) == (before, question)
            taken_back += 1
    assert taken_back


@pytest.mark.parametrize("game", GAMES)
def test_items_and_rules_are_told_in_every_language(house: House, game: str) -> None:
    for language in ("en", "de", "pl"):
        items = house.ask("GET", f"/api/games/{game}/items?language={language}")["items"]
        assert items or not has_part(package_of(game), "picture")
        assert all(item["title"] for item in items)
    assert house.ask("GET", f"/api/games/{game}/rules")["chapters"]
