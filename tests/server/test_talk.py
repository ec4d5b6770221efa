"""People talk at their tables: to everybody, or to their own team alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grimtable.server.store import LINES_KEPT
from grimtable.server.table import LiveTable
from tests.server.support import House, MadeTable, Player

SEATS = {"red": "Ruth", "green": "Gerd", "invader": "Ina"}


def party(house: House) -> MadeTable:
    """Two Marines and an Invader, three people."""
    table = house.make("doom2004", seats=dict.fromkeys(SEATS, "open"), start=False)
    for seat, name in SEATS.items():
        table.sit(seat, name, is_hosts=seat == "red")
    table.start()
    return table


def heard(player: Player) -> list[str]:
    """What a newcomer is told of what was said."""
    return [line["text"] for line in player.welcome["talk"]]


def said(player: Player, text: str, to: str = "all", **more: Any) -> Any:
    return player.do("say", text=text, to=to, **more)


def test_everybody_hears_what_is_said_to_all(house: House) -> None:
    table = party(house)
    with table.seated("red", "invader") as (red, invader), table.join() as spectator:
        assert said(red, "  Good  luck! ")["type"] == "ack"
        assert '"type":"talk"' in "".join(red.raw), "who says it hears it too"
        for listener in (invader, spectator):
            (line,) = listener.next("talk")["lines"]
            assert (line["seat"], line["who"], line["team"]) == ("red", "Ruth", False)
            assert line["text"] == "Good luck!"
    with table.join("green") as green:
        assert heard(green) == ["Good luck!"]


def test_only_a_team_hears_what_is_said_to_the_team(house: House) -> None:
    """Neither the Invader nor a spectator: not when it is said, not when they come back."""
    table = party(house)
    with table.seated("red", "green", "invader") as (red, green, invader), table.join() as spectator:
        assert red.welcome["mates"]
        assert not invader.welcome["mates"]
        assert said(green, "Left door first.", to="team")["type"] == "ack"
        assert red.next("talk")["lines"][0]["team"]
        said(red, "All clear?")
        for stranger in (invader, spectator):
            assert [line["text"] for line in stranger.next("talk")["lines"]] == ["All clear?"]
            assert not any("Left door" in text for text in stranger.raw)
    with table.seated("green", "invader") as (green, invader), table.join() as spectator:
        assert heard(green) == ["Left door first.", "All clear?"]
        assert heard(invader) == heard(spectator) == ["All clear?"]


def test_in_capture_the_flag_a_teams_talk_is_its_own(house: House) -> None:
    """Guns and saws are three each; what the guns agree on reaches no saw and no spectator."""
    names = {"red": "Ruth", "green": "Gerd", "red_saw": "Ina"}
    seats = {**dict.fromkeys(("blue", "green_saw", "blue_saw"), "bot"), **dict.fromkeys(names, "open")}
    table = house.make(
        "doom2004", seats=seats, scenario="open_ground", packs=["amendments", "expansion"], start=False
    )
    for seat, name in names.items():
        table.sit(seat, name, is_hosts=seat == "red")
    table.start()
    with table.seated("red", "green", "red_saw") as (red, green, saw), table.join() as spectator:
        assert red.welcome["mates"]
        assert saw.welcome["mates"]
        assert said(red, "I take the flag.", to="team")["type"] == "ack"
        assert green.next("talk")["lines"][0]["text"] == "I take the flag."
        said(red, "Ready?")
        for stranger in (saw, spectator):
            assert [line["text"] for line in stranger.next("talk")["lines"]] == ["Ready?"]
            assert not any("I take the flag" in text for text in stranger.raw)


def test_who_takes_over_a_seat_does_not_hear_what_its_team_said_before(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host gives an absent Marine's seat to whom they like, perhaps to the Invader's friend."""
    monkeypatch.setattr(LiveTable, "is_deserted", lambda table, seat: not table.is_here(seat))
    table = party(house)
    with table.join("red") as red:
        said(red, "They have no shells.", to="team")
        made = house.ask("POST", f"{table.path}/seats/green/invite", {}, table.host)
        table.tokens["green"] = made["token"]
        table.sit("green", "Spy")
        said(red, "Who are you?", to="team")
    with table.join("green") as spy:
        assert heard(spy) == ["Who are you?"]


def test_who_sits_down_again_with_their_own_token_has_heard_it_all(house: House) -> None:
    table = party(house)
    with table.join("red") as red:
        said(red, "Left door first.", to="team")
    table.sit("green", "Gerd")
    with table.join("green") as green:
        assert heard(green) == ["Left door first."]


def test_it_is_there_after_a_restart_and_a_repetition_is_harmless(house: House) -> None:
    """The same key twice, also when the server has forgotten that it answered."""
    table = party(house)
    with table.join("red") as red:
        said(red, "Hello?", key="k1")
        assert said(red, "Hello?", key="k1")["type"] == "ack"
    house.restart()
    with table.join("red") as red:
        assert heard(red) == ["Hello?"]
        assert said(red, "Hello?", key="k1")["type"] == "ack"
    with table.join("red") as red:
        assert heard(red) == ["Hello?"]


@pytest.mark.parametrize(
    ("seat", "text", "to", "sentence"),
    [
        ("red", "   ", "all", "Say something first."),
        ("invader", "Hello", "team", "You have nobody in your team; say it to everybody."),
        (None, "Hello", "all", "Only players at this table can do that."),
    ],
)
def test_what_cannot_be_said(house: House, seat: str | None, text: str, to: str, sentence: str) -> None:
    table = party(house)
    with table.join(seat) as player:
        answer = said(player, text, to)
    assert (answer["type"], answer["sentence"]) == ("refusal", sentence)


def test_nobody_drowns_the_others(house: House) -> None:
    """A burst, then one line every two seconds; the seat counts, not the connection."""
    table = party(house)
    answers = []
    for _ in range(4):
        with table.join("red") as red:
            answers += [said(red, "spam")["type"] for _ in range(3)]
    assert answers == ["ack"] * 8 + ["refusal"] * 4
    with table.join("green") as green:
        assert said(green, "Stop that.")["type"] == "ack"


def test_the_oldest_lines_go(house: House) -> None:
    table = party(house)
    store = house.registry.store
    with table.join("red") as red:
        for number in range(LINES_KEPT + 20):
            line = house.run(_stored(house, table.id, number))
            assert line is None
        said(red, "the last")
    kept = store.talk(table.id)
    assert len(kept) == LINES_KEPT
    assert (kept[0].text, kept[-1].text) == ("21", "the last")


async def _stored(house: House, table: str, number: int) -> None:
    from grimtable.server.stored import Said

    store = house.registry.store
    statements = store.saying(table, f"red:n{number}", Said(0, "red", "", "", str(number), 0.0))
    await store.write(table, statements[0])


def test_a_bots_seat_is_silent_and_talk_is_no_part_of_the_record(house: House) -> None:
    table = party(house)
    with table.join("red") as red:
        said(red, "a word that nobody else uses")
        red.do("seat", seat="red", player="bot", level="random")
        assert "bot plays this seat" in said(red, "I am a bot")["sentence"]
        red.do("seat", seat="red", player="human")
    stored = house.registry.store.history(table.id)
    assert b"nobody else uses" not in msgspec.json.encode(stored.entries)
