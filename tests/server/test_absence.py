"""Nobody waits for somebody who left: the host, whom they name, or a vote gives the seat away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from grimtable.server.table import LiveTable
from tests.server.support import House, MadeTable, Player

THREE = {"red": "human", "green": "human", "blue": "human", "invader": "human"}
TOKEN = "n" * 40


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is not connected has been away for long."""
    monkeypatch.setattr(LiveTable, "is_deserted", lambda table, seat: not table.is_here(seat))


def party(house: House) -> MadeTable:
    """Three Marines and an Invader, four people; red is the host's."""
    table = house.make("doom2004", seats=dict.fromkeys(THREE, "open"), start=False)
    for seat, name in (("red", "Ruth"), ("green", "Gerd"), ("blue", "Bela"), ("invader", "Ina")):
        table.sit(seat, name, is_hosts=seat == "red")
    table.start()
    return table


def until(player: Player, holds: Callable[[Any], bool]) -> Any:
    """Listen until the table, as this player is told, is so."""
    while not holds(player.shape):
        player.next("table", "update", "welcome")
    return player.shape


def test_the_host_lets_a_bot_play_for_somebody_who_left(house: House) -> None:
    """Alone, in front of everybody; the person comes back with the same key and takes the seat back."""
    table = party(house)
    with table.seated("red", "green") as (red, green):
        until(red, lambda shape: shape["seats"]["invader"]["away"])
        done = red.do("replace", seat="invader", player="bot", level="random", host=table.host)
        assert done["type"] == "ack"
        shape = until(green, lambda shape: shape["seats"]["invader"]["player"] == "bot")
        assert "Ina has been away for a long time, so the host lets a bot (random) play" in shape["notes"][-1]
        with table.join("invader") as ina:
            assert ina.shape["seats"]["invader"]["player"] == "bot"
            assert ina.do("seat", seat="invader", player="human")["type"] == "ack"
            until(green, lambda shape: shape["seats"]["invader"]["player"] == "human")


def test_who_is_here_is_not_replaced(house: House) -> None:
    """Not by the host, not by a vote; nor does a wrong host's token make a host."""
    table = party(house)
    with table.seated("red", "green", "invader") as (red, green, _):
        for player, host in ((red, table.host), (green, None), (green, table.tokens["green"])):
            refusal = player.do("replace", seat="invader", player="bot", host=host)
            assert refusal["type"] == "refusal"
            assert "has not been away for long" in refusal["sentence"]
        refusal = green.do("replace", seat="blue", player="bot", host="guessed")
        assert refusal["type"] == "ack"  # a proposal, nothing more
        assert green.do("replace", seat="nobody", player="bot")["type"] == "refusal"
        assert until(red, lambda shape: shape["proposals"])["seats"]["blue"]["player"] == "human"


def test_most_of_those_who_are_here_decide(house: House) -> None:
    """Two of three say yes: one against it does not hold them up."""
    table = party(house)
    with table.seated("green", "blue", "invader") as (green, blue, invader):
        green.do("replace", seat="red", player="bot", level="random")
        (vote,) = until(blue, lambda shape: shape["proposals"])["proposals"]
        assert (vote["what"], vote["agreed"], vote["missing"]) == ("replace", ["green"], ["blue", "invader"])
        assert vote["text"].startswith("Ruth has been away for a long time. Should a bot (random) play Red")
        invader.do("agree", proposal=vote["id"], yes=False)
        assert blue.do("agree", proposal=vote["id"], yes=True)["type"] == "ack"
        shape = until(green, lambda shape: shape["seats"]["red"]["player"] == "bot")
        assert "those who are here voted" in shape["notes"][-1]
        assert until(green, lambda shape: not shape["proposals"])


def test_the_last_one_here_decides_alone(house: House) -> None:
    """The host has gone: the guest does not wait for a host."""
    table = party(house)
    with table.join("green") as green:
        green.do("replace", seat="red", player="bot")
        assert until(green, lambda shape: shape["seats"]["red"]["player"] == "bot")["proposals"] == []


def test_one_no_of_two_ends_a_vote(house: House) -> None:
    table = party(house)
    with table.seated("green", "blue") as (green, blue):
        green.do("replace", seat="red", player="bot")
        (vote,) = until(blue, lambda shape: shape["proposals"])["proposals"]
        blue.do("agree", proposal=vote["id"], yes=False)
        assert until(green, lambda shape: not shape["proposals"])["seats"]["red"]["player"] == "human"


def test_who_comes_back_is_not_voted_about_any_more(house: House) -> None:
    table = party(house)
    with table.seated("green", "blue") as (green, blue):
        green.do("replace", seat="red", player="bot")
        until(blue, lambda shape: shape["proposals"])
        with table.join("red"):
            assert until(blue, lambda shape: not shape["proposals"])["seats"]["red"]["player"] == "human"


def test_a_vote_invites_somebody_new(house: House) -> None:
    """The browser that proposed it has the invitation, and it opens nothing before the vote was carried."""
    table = party(house)
    with table.seated("green", "blue") as (green, blue):
        wanted = {"seat": "red", "player": "open"}
        assert green.do("replace", **wanted)["type"] == "refusal"  # without an invitation to hand on
        green.do("replace", **wanted, invitation=TOKEN)
        assert house.error("POST", f"{table.path}/claim", {"name": "Nora"}, TOKEN)[0] == 401
        (vote,) = until(blue, lambda shape: shape["proposals"])["proposals"]
        assert TOKEN not in msgspec.json.encode(blue.shape).decode()
        blue.do("agree", proposal=vote["id"], yes=True)
        until(green, lambda shape: not shape["proposals"])
        claimed = house.ask("POST", f"{table.path}/claim", {"name": "Nora"}, TOKEN)
        assert claimed["seat"] == "red"
        assert claimed["token"] != TOKEN
        assert house.error("GET", table.path, token=table.tokens["red"])[1] == "spent-link"


def test_the_host_names_somebody_who_decides_too(house: House) -> None:
    """About seats and bots, and about nothing else; all are told, and it is taken back as easily."""
    table = party(house)
    path = f"{table.path}/deputy"
    assert house.error("PUT", path, {"seat": "green"}, table.tokens["green"])[0] == 403
    shape = house.ask("PUT", path, {"seat": "green"}, table.host)
    assert shape["deputy"] == "green"
    assert "The host has made Green a deputy" in shape["notes"][-1]
    with table.seated("green", "blue") as (green, _):
        assert green.do("replace", seat="invader", player="bot", level="random")["type"] == "ack"
        until(green, lambda shape: shape["seats"]["invader"]["level"] == "random")
        assert green.do("seat", seat="invader", player="bot", level="recruit")["type"] == "ack"
        shape = until(green, lambda shape: shape["seats"]["invader"]["level"] == "recruit")
        assert "A bot (recruit) plays" in shape["notes"][-1]
    assert house.error("DELETE", table.path, token=table.tokens["green"])[0] == 403
    assert house.error("GET", f"{table.path}/record", token=table.tokens["green"])[0] == 403
    house.restart()
    assert house.ask("GET", table.path)["deputy"] == "green"
    assert house.ask("PUT", path, {"seat": None}, table.host)["deputy"] is None
    error = house.error("PATCH", f"{table.path}/seats/invader", {"player": "bot"}, table.tokens["green"])
    assert error[0] == 409


def test_the_level_of_the_opponent_is_changed_in_mid_game(house: House) -> None:
    table = house.make("doom2004", seats={"red": "human", "invader": "bot"})
    wanted = {"player": "bot", "level": "random"}
    shape = house.ask("PATCH", f"{table.path}/seats/invader", wanted, table.host)
    assert shape["seats"]["invader"]["level"] == "random"
