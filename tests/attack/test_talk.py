"""Attacks on talk: what the other side learns from what a team says among itself, without hearing a word."""

import time

import msgspec

from tests.server.support import House, Player
from tests.server.test_talk import party, said


def since(player: Player, place: int) -> list[str]:
    """The kinds of messages that came after this one."""
    return [msgspec.json.decode(text)["type"] for text in player.raw[place:]]


def test_that_a_team_talks_is_no_news_for_the_others(house: House) -> None:
    """Nothing reaches them at that moment, so that they cannot even see when plans are made."""
    table = party(house)
    with table.seated("red", "green", "invader") as (red, green, invader), table.join() as spectator:
        for line in ("Ready?", "Still there?"):
            said(red, line)
            for stranger in (invader, spectator):
                stranger.next("talk")
            time.sleep(0.3)  # who has come is told a little later
        places = len(invader.raw), len(spectator.raw)
        for line in ("Left door first.", "I go ahead.", "Keep the rockets."):
            assert said(green, line, to="team")["type"] == "ack"
            red.next("talk")
        said(red, "We begin.")
        for stranger, place in zip((invader, spectator), places, strict=True):
            stranger.next("talk")
            assert since(stranger, place) == ["talk"]


def test_numbers_of_lines_do_not_count_what_was_not_for_oneself(house: House) -> None:
    """Neither what another team said, nor what is said at other tables of the server."""
    table, other = party(house), party(house)
    with table.seated("red", "green", "invader") as (red, green, invader), other.join("red") as elsewhere:
        said(red, "One.")
        first = invader.next("talk")["lines"][0]
        said(green, "Not for you.", to="team")
        said(elsewhere, "Not for you either.")
        said(red, "Two.")
        second = invader.next("talk")["lines"][0]
    for line in (first, second):
        assert line["number"] == round(line["at"] * 1_000_000)  # the moment, which is told anyway
    with table.join("invader") as invader:
        assert [line["number"] for line in invader.welcome["talk"]] == [first["number"], second["number"]]
