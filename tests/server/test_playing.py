"""Playing: deciding, duplicates, late answers, two answers at once, and what everybody is told."""

import threading
from typing import Any

import pytest

from grimtable.server.store import Append, Conflict
from tests.server.support import Closed, House, Player, appended, play


def test_a_decision_is_acknowledged_and_everybody_is_told(house: House) -> None:
    table = house.make()
    with table.seated("red", "keeper") as (red, keeper):
        assert red.decision["seat"] == "red"
        assert red.decision["mine"]
        assert red.decision["offers"][0].keys() >= {"id", "text", "label", "kind", "head"}
        assert "offers" not in keeper.decision

        answer = red.act(0, key="k1")

        assert answer == {"type": "ack", "key": "k1", "revision": 1}
        red.reach(1)
        keeper.reach(1)
        assert red.log[-1].keys() >= {"text", "rule", "decision", "kinds", "weight"}
        assert keeper.log


def test_the_acknowledgement_comes_before_the_news(house: House) -> None:
    table = house.make()
    with table.seated("red") as (red,):
        red.next("table")
        red.send({"type": "act", "key": "a", "revision": 0, "action": "0"})

        assert [red.receive()["type"], red.receive()["type"]] == ["ack", "update"]


@pytest.mark.parametrize("game", ["skirmish", "doom2004"])
def test_a_picture_that_is_patched_is_the_picture_a_newcomer_gets(house: House, game: str) -> None:
    other = {"skirmish": "keeper", "doom2004": "invader"}[game]
    table = house.make(game, seats={"red": "human", other: "human"})
    with table.seated("red", other) as players:
        for _ in range(6):
            play(players, 8)
            for player in players:
                with table.join(player.seat) as newcomer:
                    assert newcomer.picture == player.picture
                    assert newcomer.decision == player.decision
                    assert newcomer.undo == player.undo
                    assert newcomer.log == player.log


def test_the_same_key_gets_the_same_answer_and_changes_nothing_again(house: House) -> None:
    table = house.make()
    with table.seated("red") as (red,):
        first = red.act(0, key="again")
        red.reach(1)
        red.act(0)
        red.reach(2)

        again = red.act(0, key="again", revision=0)

        assert again == first
        assert house.registry.tables[table.id].revision == 2


def test_a_key_is_remembered_by_the_storage_too(house: House) -> None:
    table = house.make()
    with table.seated("red") as (red,):
        first = red.act(0, key="once")
    house.restart()
    with table.join("red") as red:
        assert red.revision == 1
        assert red.act(0, key="once", revision=0) == first
        # Even with a revision that would fit, the key is known.
        assert red.act(0, key="once") == first
        assert house.registry.tables[table.id].revision == 1


def test_a_late_answer_is_refused_harmlessly(house: House) -> None:
    table = house.make()
    with table.seated("red") as (red,):
        red.act(0)
        red.reach(1)
        late = red.act(0, revision=0)

        assert late["type"] == "refusal"
        assert "moved on" in late["sentence"]
        assert late["revision"] == 1


def test_of_two_answers_at_once_for_one_seat_one_wins(house: House) -> None:
    table = house.make()
    with table.join("red") as one, table.join("red") as other:
        answers: list[Any] = []

        def act(player: Player, key: str) -> None:
            answers.append(player.act(0, key=key))

        threads = [threading.Thread(target=act, args=pair) for pair in ((one, "a"), (other, "b"))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

        assert sorted(answer["type"] for answer in answers) == ["ack", "refusal"]
        one.reach(1)
        other.reach(1)
        assert one.picture == other.picture
        assert house.registry.tables[table.id].revision == 1


@pytest.mark.parametrize("action", ["999", "-1", "", "x", "²", "1.0", "99999999"])
def test_only_what_is_offered_can_be_chosen(house: House, action: str) -> None:
    table = house.make()
    with table.seated("red") as (red,):
        answer = red.act(action)

        assert answer["type"] == "refusal"
        assert answer["rule"] == "KRN-04"


def test_only_the_asked_seat_decides(house: House) -> None:
    table = house.make()
    with table.seated("keeper") as (keeper,):
        answer = keeper.act(0)

        assert answer["rule"] == "KRN-01"
        assert answer["sentence"] == "It is Red’s decision, not yours."


def test_nobody_decides_before_the_game_has_begun(house: House) -> None:
    table = house.make(start=False)
    with table.seated("red") as (red,):
        assert red.decision is None
        assert red.shape["status"] == "waiting"
        assert "not begun" in red.act(0)["sentence"]

        table.start()

        welcome = red.next("welcome")
        assert welcome["table"]["status"] == "playing"
        assert red.act(0)["type"] == "ack"


def test_a_write_that_fails_leaves_the_table_as_it_was(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.make()
    with table.seated("red", "keeper") as (red, keeper):
        play([red, keeper], 3)
        before = house.registry.tables[table.id].session.record
        append = house.registry.store.append

        async def failing(*arguments: Any) -> None:
            from grimtable.server.database import StorageError

            raise StorageError("the disk is full")

        monkeypatch.setattr(house.registry.store, "append", failing)
        asked = red if red.decision["mine"] else keeper
        answer = asked.act(0)
        assert answer["type"] == "refusal"
        assert "nothing has changed" in answer["sentence"]
        assert house.registry.tables[table.id].session.record == before

        monkeypatch.setattr(house.registry.store, "append", append)
        assert asked.act(0)["type"] == "ack"


def test_whoever_loses_the_race_for_a_number_catches_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server was first: its entry is lived here too, and the late answer is refused."""
    table = house.make()
    with table.seated("red") as (red,):
        append = house.registry.store.append

        async def overtaken(table_id: str, entry: Append, more: Any = ()) -> None:
            monkeypatch.setattr(house.registry.store, "append", append)
            other = "red:somebody else's"
            await appended(house.registry.store, table_id, entry.number, other, entry.entry, more)
            raise Conflict("somebody else was first")

        monkeypatch.setattr(house.registry.store, "append", overtaken)
        answer = red.act(1)

        assert answer["type"] == "refusal"
        assert "moved on" in answer["sentence"]
        red.reach(1)
        assert house.registry.store.last_number(table.id) == 1


def test_after_a_restart_the_game_goes_on_where_it_was(house: House) -> None:
    table = house.make("doom2004", seats={"red": "human", "invader": "human"})
    with table.seated("red", "invader") as players:
        play(players, 130)
        before = [(player.revision, player.picture, player.decision, player.undo) for player in players]
        log = players[0].log[-100:]

    house.restart()

    with table.seated("red", "invader") as players:
        after = [(player.revision, player.picture, player.decision, player.undo) for player in players]
        assert after == before
        assert players[0].log[-100:] == log
        play(players, 10)
        assert players[0].revision == 140


def test_a_spectator_sees_the_public_view_and_does_nothing(house: House) -> None:
    table = house.make()
    with table.join() as spectator, table.join("red") as red:
        assert spectator.seat is None
        assert spectator.picture["hand"] == []
        deeds: dict[str, dict[str, Any]] = {
            "act": {"action": "0"},
            "undo": {},
            "redo": {},
            "resign": {},
            "pause": {"on": True},
            "agree": {"proposal": 1, "yes": True},
        }
        for deed, more in deeds.items():
            answer = spectator.do(deed, **more)
            assert answer["type"] == "refusal"
            assert answer["sentence"] == "Only players at this table can do that."
        red.act(0)
        spectator.reach(1)
        while spectator.shape["watching"] != 1:  # who is here is told a moment later
            spectator.next("table")


def test_where_only_the_invited_watch_a_stranger_is_turned_away(house: House) -> None:
    table = house.make(watching="invited")
    with pytest.raises(AssertionError, match="wrong-token"):
        table.join()
    with table.join(token=table.spectator) as spectator:
        assert spectator.seat is None


def test_a_wrong_token_opens_nothing(house: House) -> None:
    table, other = house.make(), house.make()
    for token in ("", "x", other.tokens["red"], other.host):
        with pytest.raises(AssertionError, match="wrong-token"):
            table.join(token=token)


def test_there_is_no_such_table(house: House) -> None:
    table = house.make()
    table.id = "zzzzzzzzzz"
    with pytest.raises(AssertionError, match="no-such-table"):
        table.join("red")


@pytest.mark.parametrize(
    "message",
    [
        "no json",
        "[]",
        '{"type":"fly"}',
        '{"type":"act"}',
        '{"type":"act","key":"","revision":0,"action":"0"}',
        '{"type":"act","key":"k","revision":"0","action":"0"}',
        '{"type":"act","key":"k","revision":0,"action":0}',
        '{"type":"join"}',
        '{"type":"ask","key":"k","what":"future"}',
        '{"a":' * 500,
    ],
)
def test_a_bad_message_ends_the_connection_with_a_sentence(house: House, message: str) -> None:
    table = house.make()
    with table.join("red") as red:
        red.next("table")
        red.send(message)
        with pytest.raises(Closed) as closed:
            while True:
                red.receive()
        assert closed.value.code == 4400
        assert '"type":"error"' in red.raw[-1]


def test_the_language_can_be_changed_at_any_time(house: House) -> None:
    table = house.make()
    with table.join("keeper") as keeper:
        assert keeper.decision["question"] == "Waiting for Red."
        keeper.send({"type": "language", "language": "de"})
        keeper.next("welcome")
        assert keeper.decision["question"].startswith("Warten auf")
        keeper.send({"type": "ping"})
        assert keeper.next("pong") == {"type": "pong"}


def test_presence_is_told(house: House) -> None:
    table = house.make()
    with table.join("red") as red:
        with table.join("keeper"):
            while not red.shape["seats"]["keeper"]["here"]:
                red.next("table")
        while red.shape["seats"]["keeper"]["here"]:
            red.next("table")
        assert red.shape["seats"]["red"]["here"]


def test_a_table_that_nobody_uses_goes_to_sleep_and_wakes_again(house: House) -> None:
    async def sweep() -> None:
        house.registry.sweep(0.0)

    table = house.make()
    with table.seated("red", "keeper") as players:
        play(players, 5)
        house.run(sweep())
        assert table.id in house.registry.tables
    while table.id in house.registry.tables:
        house.run(sweep())
    with table.join("red") as red:
        assert red.revision == 5
