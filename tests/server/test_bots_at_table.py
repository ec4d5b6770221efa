"""Bots at a table: they play their seats, and a bot that fails is replaced with a note."""

from typing import Any

import pytest

from grimtable.server.bot_workers import BotsUnavailable, Choice, Note
from tests.server.support import House


def test_bots_play_until_a_person_is_asked(house: House) -> None:
    table = house.make("doom2004", seats={"red": "human", "invader": "bot"})
    with table.seated("red") as (red,):
        for _ in range(12):
            while not (red.decision and red.decision["mine"]):
                red.next("update")
            before = red.revision
            red.act(0)
            red.reach(before + 1)
        assert red.revision >= 12


def test_a_table_of_bots_plays_to_its_end_while_somebody_watches(house: House) -> None:
    table = house.make(seats={"red": "bot", "keeper": "bot"})
    with table.join() as spectator:
        while spectator.result is None:
            spectator.next("update")
        assert spectator.shape["status"] in ("playing", "over")
        assert spectator.result["winners"]
        assert spectator.decision is None


def test_a_bot_that_fails_is_replaced_with_a_note(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    choose = house.registry.workers.choose

    async def failing(game: str, level: str, *more: Any, **others: Any) -> Choice:
        found = await choose(game, "random", *more, **others)
        notes = (Note(level, "overran", "random"),) if level != "random" else ()
        return Choice(found.action, "random", notes)

    monkeypatch.setattr(house.registry.workers, "choose", failing)
    made = house.ask(
        "POST",
        "/api/tables",
        {
            "game": "skirmish",
            "seats": {"red": {"player": "bot", "level": "veteran"}, "keeper": {"player": "human"}},
        },
        status=201,
    )
    from tests.server.support import MadeTable

    table = MadeTable(house, made["table"], made["host_token"], made["tokens"], made["spectator_token"])
    table.sit("keeper")
    table.start()
    with table.join("keeper") as keeper:
        while keeper.shape["seats"]["red"]["level"] != "random":
            keeper.next("table")
        assert "A bot of level veteran took too long; random plays on." in keeper.shape["notes"]


def test_when_no_bot_can_answer_the_table_says_so_and_goes_on_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = house.registry.workers.choose
    asked = 0

    async def away(*arguments: Any, **more: Any) -> Choice:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise BotsUnavailable("out of memory")
        return await choose(*arguments, **more)

    monkeypatch.setattr(house.registry.workers, "choose", away)
    monkeypatch.setattr("grimtable.server.automation._LATER", 0.05)
    table = house.make(seats={"red": "bot", "keeper": "human"})
    with table.join("keeper") as keeper:
        keeper.reach(1)
        assert asked >= 2
        assert any(note.startswith("No bot is free to answer") for note in keeper.shape["notes"])
