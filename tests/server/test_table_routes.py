"""The lobby: making tables, sitting down, starting, changing seats, listing mine, deleting."""

from typing import Any

import pytest

from grimtable.kernel import SeatId
from grimtable.server.commands import Refused
from tests.server.support import Closed, House


def test_a_table_is_made_with_a_token_for_each_seat(house: House) -> None:
    made = house.ask("POST", "/api/tables", {"game": "doom2004"}, status=201)

    assert set(made) == {"table", "host_token", "tokens", "spectator_token"}
    assert set(made["tokens"]) == {"red", "invader"}
    tokens = [made["host_token"], made["spectator_token"], *made["tokens"].values()]
    assert len(set(tokens)) == 4
    assert all(len(token) >= 32 for token in tokens)
    table = house.ask("GET", f"/api/tables/{made['table']}")
    assert table["status"] == "waiting"
    assert table["seats"]["red"]["player"] == "human"
    assert table["seats"]["invader"]["player"] == "bot"
    assert not table["host"]


def test_what_is_no_json_is_refused_with_its_place(house: House) -> None:
    status, code, sentence = house.error("POST", "/api/tables", b'{"game": relic}')
    assert (status, code) == (422, "bad-request")
    assert sentence == "The request is no JSON; look at character 9."


def test_no_token_is_in_the_database(house: House) -> None:
    table = house.make()
    house.run(house.registry.store.probe())
    content = b"".join(path.read_bytes() for path in house.path.parent.glob("tables.sqlite3*"))
    for token in (table.host, table.spectator, *table.tokens.values()):
        assert token.encode() not in content


@pytest.mark.parametrize(
    ("body", "code", "words"),
    [
        ({}, "bad-request", "game"),
        ({"game": "chess"}, "no-such-game", "no game 'chess'"),
        ({"game": "skirmish", "scenario": "nowhere"}, "bad-setup", "scenario"),
        ({"game": "skirmish", "options": {"speed": 3}}, "bad-setup", "no option"),
        ({"game": "skirmish", "seats": {"red": {}, "invader": {}}}, "bad-setup", "red, keeper"),
        ({"game": "skirmish", "seats": {"red": {"player": "cat"}}}, "bad-request", "player"),
        (
            {"game": "skirmish", "seats": {"red": {}, "keeper": {"player": "bot", "level": "god"}}},
            "refused",
            "levels",
        ),
        ({"game": "skirmish", "timer": 1}, "bad-request", "timer"),
        ({"game": "skirmish", "colour": "red"}, "bad-request", "colour"),
        ({"game": "skirmish", "name": "x" * 41}, "bad-request", "name"),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(house: House, body: Any, code: str, words: str) -> None:
    status, found, sentence = house.error("POST", "/api/tables", body)

    assert (status // 100, found) == (4, code)
    assert words in sentence
    assert sentence.endswith(".")


def test_people_sit_down_under_their_names_and_the_rest_become_bots(house: House) -> None:
    table = house.make(start=False, seats={"red": "open", "green": "open", "keeper": "open"})
    house.ask("POST", f"{table.path}/claim", {"name": " Anna\n"}, table.tokens["red"])

    shape = table.start(level="random")

    assert shape["status"] == "playing"
    assert [shape["seats"][seat]["player"] for seat in ("red", "green", "keeper")] == ["human", "bot", "bot"]
    assert shape["seats"]["red"]["who"] == "Anna"
    assert shape["seats"]["keeper"]["level"] == "random"
    assert shape["host"]


def test_only_the_host_starts_and_deletes(house: House) -> None:
    table = house.make(start=False)
    for method, path, body in (("POST", f"{table.path}/start", {}), ("DELETE", table.path, None)):
        assert house.error(method, path, body)[:2] == (401, "no-token")
        assert house.error(method, path, body, table.tokens["red"])[:2] == (403, "not-host")
        assert house.error(method, path, body, "stranger")[:2] == (401, "wrong-token")


def test_only_a_seats_token_claims_it(house: House) -> None:
    table = house.make(start=False)
    assert house.error("POST", f"{table.path}/claim", {"name": "x"})[:2] == (401, "no-token")
    assert house.error("POST", f"{table.path}/claim", {"name": "x"}, table.host)[:2] == (403, "no-seat")


def test_a_deleted_table_is_gone_for_everybody(house: House) -> None:
    table = house.make()
    with table.join("red") as red:
        house.ask("DELETE", table.path, token=table.host, status=204)
        with pytest.raises(Closed) as closed:
            while True:
                red.receive()
        assert closed.value.code == 4404
    assert house.error("GET", table.path)[:2] == (404, "no-such-table")
    assert house.ask("POST", "/api/tables/mine", {"tokens": [table.host]})["tables"] == []
    assert house.registry.store.history(table.id).entries == []


def test_my_tables_are_those_my_tokens_open(house: House) -> None:
    one, other, foreign = house.make(name="one"), house.make(start=False), house.make()
    tokens = [one.tokens["red"], "nonsense", other.host, one.tokens["keeper"], one.spectator]

    mine = house.ask("POST", "/api/tables/mine", {"tokens": tokens})["tables"]

    assert [
        (each["table"]["id"], each["token"], each["role"], each["seat"], each["mine"]) for each in mine
    ] == [
        (one.id, 0, "seat", "red", True),
        (other.id, 2, "host", None, False),
        (one.id, 3, "seat", "keeper", False),
        (one.id, 4, "spectator", None, False),
    ]
    assert mine[0]["table"]["name"] == "one"
    assert foreign.id not in str(mine)

    house.restart()  # tables that sleep are listed without being woken

    assert house.ask("POST", "/api/tables/mine", {"tokens": tokens})["tables"] == mine
    assert house.registry.tables == {}


def test_a_seat_is_handed_to_a_bot_and_taken_back_in_mid_game(house: House) -> None:
    table = house.make()
    with table.join("red") as red:
        answer = red.do("seat", seat="red", player="bot", level="random")
        assert answer["type"] == "ack"
        while red.shape["seats"]["red"]["player"] != "bot":
            red.next("table")
        while red.decision["seat"] == "red":
            red.next("update")
        assert red.do("act", action="0")["sentence"].startswith("A bot plays this seat")
        assert red.do("seat", seat="red", player="human")["type"] == "ack"
        while red.shape["seats"]["red"]["player"] != "human":
            red.next("table")
        assert red.shape["notes"] == ["A bot (random) plays Red now.", "Red plays Red now."]


def test_the_host_changes_seats_that_no_person_holds(house: House) -> None:
    table = house.make(seats={"red": "human", "keeper": "bot"})
    path = f"{table.path}/seats"
    house.ask("PATCH", f"{path}/keeper", {"player": "human"}, table.host)
    house.ask("PATCH", f"{path}/keeper", {"player": "bot", "level": "random"}, table.host)
    table.sit("red", "Anna")

    assert house.error("PATCH", f"{path}/red", {"player": "bot"}, table.host)[:2] == (409, "refused")
    assert house.error("PATCH", f"{path}/keeper", {"player": "human"}, table.tokens["red"])[:2] == (
        409,
        "refused",
    )
    assert house.error("PATCH", f"{path}/nobody", {"player": "bot"}, table.host)[:2] == (404, "no-such-seat")
    assert house.error("PATCH", f"{path}/red", {"player": "bot"})[:2] == (401, "no-token")
    house.ask("PATCH", f"{path}/red", {"player": "bot", "level": "random"}, table.tokens["red"])


def test_the_host_may_change_their_own_seat(house: House) -> None:
    table = house.make()
    table.sit("red", "Anna", is_hosts=True)

    shape = house.ask("PATCH", f"{table.path}/seats/red", {"player": "bot"}, table.host)

    assert shape["seats"]["red"]["player"] == "bot"


def test_who_resigns_is_replaced_by_a_bot(house: House) -> None:
    table = house.make()
    with table.join("red") as red, table.join("keeper") as keeper:
        assert red.do("resign")["type"] == "ack"
        while keeper.shape["seats"]["red"]["player"] != "bot":
            keeper.next("table")
        assert "Red resigns" in keeper.shape["notes"][0]
        keeper.reach(1)


def test_nobody_acts_while_the_table_is_paused(house: House) -> None:
    table = house.make(seats={"red": "human", "keeper": "bot"})
    with table.join("red") as red:
        assert red.do("pause", on=True)["type"] == "ack"
        while not red.shape["paused"]:
            red.next("table")
        assert "paused" in red.act(0)["sentence"]
        assert "paused" in red.do("undo")["sentence"]
        red.do("pause", on=False)
        assert red.act(0)["type"] == "ack"


def test_when_time_is_up_a_window_is_passed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.make(windows="ask", timer=5)
    with table.seated("red", "keeper") as players:
        live = house.registry.tables[table.id]
        for number in range(200):
            decision = players[0].decision
            asked = next(player for player in players if player.seat == decision["seat"])
            if decision["window"]:
                break
            offers = asked.decision["offers"]
            answer = asked.act((number * 5) % len(offers))
            for player in players:
                player.reach(answer["revision"])
        assert decision["window"]
        before = live.revision
        import msgspec

        live.stored = msgspec.structs.replace(live.stored, timer=0)
        players[0].reach(before + 1)
        while not any("Time is up" in note for note in players[0].shape["notes"]):
            players[0].next("table")
        assert live.session.steps[before].seat == decision["seat"]  # type: ignore[union-attr]  # a decision, no repair


def test_whoever_was_still_waiting_when_a_table_is_removed_is_refused_quietly(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot that was thinking, a message under way, a seat being changed: nothing is written."""
    table = house.make(seats={"red": "human", "keeper": "human"})

    async def scene() -> list[str]:
        registry = house.registry
        async with registry.at(table.id) as live:
            asked = SeatId(str(live.session.state.asked))
            text = live.game.language.spell(live.session.state, live.session.state.legal_actions()[0])
            await registry.delete(live)
            assert not await registry.commands.act_for(live, asked, live.revision, text)
            refused = []
            for deed in (
                registry.commands.act(live, asked, "1", live.revision, "0"),
                registry.seating.pause(live, on=True),
                registry.seating.change(live, asked, "bot", None, by=asked, is_host=True),
            ):
                with pytest.raises(Refused) as told:
                    await deed
                refused.append(str(told.value.refusal))
        return refused

    assert house.run(scene()) == ["refused-late"] * 3
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
