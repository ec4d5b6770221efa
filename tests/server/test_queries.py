"""Questions: odds, routes, overlays, reasons, hints, older lines, earlier moments."""

from collections.abc import Iterator

import pytest

from tests.server.support import House, Player, play


@pytest.fixture
def red(house: House) -> Iterator[Player]:
    """Red at a table of DOOM, asked to decide."""
    table = house.make("doom2004", seats={"red": "human", "invader": "human"})
    with table.seated("red", "invader") as players:
        for _ in range(60):
            if players[0].decision["mine"] and any(
                offer.get("place") for offer in players[0].decision["offers"]
            ):
                break
            play(players, 1)
        yield players[0]


def test_why_not_names_the_rule(red: Player) -> None:
    answer = red.ask("why_not", text="red: fire bfg at 1,1")
    assert answer["refusal"] is None or answer["refusal"]["rule"]
    answer = red.ask("why_not", place="99,99")
    assert answer["refusal"]["sentence"]


def test_what_is_offered_is_not_refused(red: Player) -> None:
    place = next(offer["place"] for offer in red.decision["offers"] if offer.get("place"))
    assert red.ask("why_not", place=place)["refusal"] is None


def test_overlays_tint_places(red: Player) -> None:
    answer = red.ask("overlay", kind="sight", piece="red")
    assert set(answer["overlay"]) == {"title", "light", "dark", "lines"}
    assert answer["overlay"]["light"]
    nothing = red.ask("overlay", kind="sight", piece="nobody")
    assert nothing["overlay"]["light"] == []


def test_a_route_is_a_way_or_a_reason(red: Player) -> None:
    place = next(offer["place"] for offer in red.decision["offers"] if offer.get("place"))
    answer = red.ask("route", piece="red", place=place)
    assert (answer["route"] is None) != (answer.get("refusal") is None)


def test_a_forecast_is_for_an_offer(red: Player) -> None:
    assert "forecast" in red.ask("forecast", offer="0")
    assert red.ask("forecast", offer="9999")["forecast"] is None


def test_a_card_that_has_to_wait_says_when_it_is_played(house: House) -> None:
    """Not that something else is asked: the player sees that."""
    with house.make().join("red") as red:
        waiting = [card for card in red.picture["hand"] if not _plays(red, card)]
        assert waiting
        for card in waiting:
            face = red.picture["cards"][card]
            refusal = red.ask("why_not", card=card)["refusal"]
            assert refusal["sentence"] == f"Not now. {face['title']}: {face['timing']}."
            assert refusal["rule"].startswith("SKI-")


def _plays(player: Player, card: str) -> bool:
    return any(offer.get("card") == card for offer in player.decision["offers"])


def test_a_hint_is_a_sentence_about_an_offer(red: Player) -> None:
    hint = red.ask("hint")["hint"]
    ids = {offer["id"] for offer in red.decision["offers"]}
    places = set(red.picture["board"]["places"])
    assert hint["action"] in ids
    assert hint["text"].endswith(".")
    assert len(hint["alternatives"]) <= 2
    for other in hint["alternatives"]:
        assert other["action"] in ids
        assert other["text"].endswith(".")
    assert {*hint["route"], *hint["targets"], *hint["dangers"]} <= places


def test_a_hint_is_for_ones_own_decision(house: House) -> None:
    table = house.make()
    with table.join("keeper") as keeper:
        assert keeper.ask("hint")["type"] == "refusal"


def test_older_lines_and_earlier_moments(house: House) -> None:
    table = house.make()
    with table.seated("red", "keeper") as players:
        first = players[0].picture
        play(players, 30)
        red = players[0]
        older = red.ask("log", before=10)["lines"]
        assert older
        assert all(line["decision"] < 10 for line in older)
        assert older == [line for line in red.log if line["decision"] < 10]
        assert red.ask("moment", decision=0)["moment"] == {"decision": 0, "picture": first}
        assert red.ask("moment", decision=31)["type"] == "refusal"
        assert red.ask("moment")["moment"]["picture"] == red.picture


def test_spectators_ask_only_about_what_everybody_sees(house: House) -> None:
    table = house.make()
    with table.join() as spectator:
        for what in ("forecast", "route", "why_not", "hint"):
            assert spectator.ask(what)["type"] == "refusal"
        assert spectator.ask("log")["type"] == "answer"
        assert spectator.ask("moment", decision=0)["moment"]["picture"] == spectator.picture
