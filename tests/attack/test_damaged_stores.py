"""Damaged and altered databases: noticed, said plainly, and whatever is whole is saved."""

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from grimtable.games import game_for
from grimtable.records.record import read_record
from grimtable.records.session import Session
from tests.attack.stores import PLAYED, SNAPSHOTS, long_table, metric, recorded, while_closed
from tests.server.support import House, MadeTable

NEWEST = SNAPSHOTS[-1]
#: The entry that is damaged in most of these tests.
HURT = 57

Hand = Callable[[sqlite3.Connection, str], object]


# --- snapshots ---


def other_health(file: sqlite3.Connection, table: str) -> None:
    """Somebody edits the state: it still is a perfect snapshot, of another game."""
    (rest,) = file.execute("SELECT rest FROM snapshots WHERE entries = ?", (NEWEST,)).fetchone()
    altered = bytes(rest).replace(b'"wounds":0', b'"wounds":1').replace(b'"round":', b'"round":1')
    assert altered != rest
    file.execute("UPDATE snapshots SET rest = ? WHERE entries = ?", (altered, NEWEST))


def half_a_snapshot(file: sqlite3.Connection, table: str) -> None:
    file.execute("UPDATE snapshots SET rest = substr(rest, 1, 1000) WHERE entries = ?", (NEWEST,))


def one_bit(file: sqlite3.Connection, table: str) -> None:
    (rest,) = file.execute("SELECT rest FROM snapshots WHERE entries = ?", (NEWEST,)).fetchone()
    hurt = bytearray(rest)
    hurt[len(hurt) // 2] ^= 1
    file.execute("UPDATE snapshots SET rest = ? WHERE entries = ?", (bytes(hurt), NEWEST))


def of_another_moment(file: sqlite3.Connection, table: str) -> None:
    """A whole snapshot with its own digest, in the wrong place."""
    file.execute(
        "UPDATE snapshots SET (rest, digest) = (SELECT rest, digest FROM snapshots WHERE entries = ?) "
        "WHERE entries = ?",
        (SNAPSHOTS[0], NEWEST),
    )


@pytest.mark.parametrize("damage", [other_health, half_a_snapshot, one_bit, of_another_moment])
def test_a_damaged_snapshot_is_set_aside_and_the_table_rebuilt(
    house: House, damage: Hand, caplog: pytest.LogCaptureFixture
) -> None:
    table = long_table(house)
    with table.join("red") as red:
        before = red.welcome
    with caplog.at_level(logging.ERROR):
        while_closed(house, lambda file: damage(file, table.id))
        with table.join("red") as red:
            assert red.welcome["picture"] == before["picture"]
            assert red.welcome["decision"] == before["decision"]
            assert red.welcome["log"] == before["log"]
    assert f"the snapshot after entry {NEWEST} is damaged and set aside" in caplog.text
    assert metric(house, 'grimtable_damaged_total{what="snapshot"}') == 1
    house.close()
    with closing(sqlite3.connect(house.path)) as file:
        kept = file.execute("SELECT what, number, length(document) > 0 FROM set_aside").fetchall()
        assert kept == [("snapshot", NEWEST, 1)]
        assert file.execute("SELECT entries FROM snapshots").fetchall() == [(SNAPSHOTS[0],)]
    house.open()


def test_all_snapshots_damaged(house: House) -> None:
    table = long_table(house)
    with table.join("red") as red:
        before = red.welcome
    while_closed(house, lambda file: file.execute("UPDATE snapshots SET rest = x'00'"))
    with table.join("red") as red:
        assert red.welcome["picture"] == before["picture"]
        assert red.act()["type"] == "ack" or red.decision["seat"] != "red"


# --- entries ---


def another_action(file: sqlite3.Connection, table: str) -> None:
    file.execute(
        "UPDATE entries SET entry = (SELECT entry FROM entries WHERE number = ?) WHERE number = ?",
        (HURT + 1, HURT),
    )


def another_key(file: sqlite3.Connection, table: str) -> None:
    file.execute("UPDATE entries SET key = 'red:forged' WHERE number = ?", (HURT,))


def no_json(file: sqlite3.Connection, table: str) -> None:
    file.execute("UPDATE entries SET entry = x'ff00ff' WHERE number = ?", (HURT,))


def missing(file: sqlite3.Connection, table: str) -> None:
    file.execute("DELETE FROM entries WHERE number = ?", (HURT,))


def swapped(file: sqlite3.Connection, table: str) -> None:
    file.execute("UPDATE entries SET number = 100000 WHERE number = ?", (HURT,))
    file.execute("UPDATE entries SET number = ? WHERE number = ?", (HURT, HURT + 1))
    file.execute("UPDATE entries SET number = ? WHERE number = 100000", (HURT + 1,))


def no_digest_and_no_json(file: sqlite3.Connection, table: str) -> None:
    """What a migration found damaged has no digest that could tell."""
    file.execute("UPDATE entries SET entry = x'ff00ff', digest = NULL WHERE number = ?", (HURT,))


@pytest.mark.parametrize(
    "damage", [another_action, another_key, no_json, missing, swapped, no_digest_and_no_json]
)
def test_a_damaged_entry_is_said_plainly_and_the_rest_saved(house: House, damage: Hand) -> None:
    table = long_table(house)
    while_closed(house, lambda file: damage(file, table.id))
    whole = HURT - 1
    with table.join("red") as red:
        assert red.welcome["revision"] == whole
        assert red.welcome["decision"] is None, "nothing can be decided there"
        note = red.shape["notes"][-1]
        assert f"Entry {HURT} " in note
        assert f"decision {red.welcome['decisions']} " in note
        answer = red.do("act", action="0")
        assert answer["type"] == "refusal"
        assert f"Entry {HURT} " in answer["sentence"]
        for deed in ({"type": "undo"}, {"type": "repair", "reason": "why not", "changes": {"round": 1}}):
            assert red.do(**deed)["type"] == "refusal"
    assert metric(house, 'grimtable_damaged_total{what="entry"}') == 1
    check_saved(house, table, whole)


def check_saved(house: House, table: MadeTable, whole: int) -> None:
    """The whole part is a record that replays, and a table that can be played on."""
    answer = house.request("GET", f"{table.path}/record", token=table.host)
    assert answer.status == 200
    record = read_record(answer.body)
    assert record.entries == recorded().entries[:whole]
    session = Session.resume(game_for(record.setup), record)
    continued = house.ask(
        "POST", f"{table.path}/continue", {"decision": session.decisions}, table.host, status=201
    )
    other = MadeTable(
        house, continued["table"], continued["host_token"], continued["tokens"], continued["spectator_token"]
    )
    other.start()
    seat = session.state.asked
    assert seat is not None
    other.sit(seat)
    with other.join(seat) as player:
        assert player.act()["type"] == "ack"


def test_a_history_without_its_end_is_damaged_too(house: House) -> None:
    """The chain of what is left is whole; that there was more only the snapshots know."""
    table = long_table(house)
    while_closed(house, lambda file: file.execute("DELETE FROM entries WHERE number > 80"))
    with table.join("red") as red:
        assert red.welcome["revision"] == 80
        assert "Entry 81 " in red.shape["notes"][-1]


@pytest.mark.parametrize(
    ("language", "said"), [("de", f"Eintrag {HURT} im Verlauf"), ("pl", f"Wpis {HURT} w historii")]
)
def test_in_the_language_of_whoever_looks(house: House, language: str, said: str) -> None:
    table = long_table(house)
    while_closed(house, lambda file: missing(file, table.id))
    with table.join("red", language=language) as red:
        assert said in red.shape["notes"][-1]


def test_secrets_stay_secret_at_a_damaged_table(house: House) -> None:
    """Where several people play, damage is no way to everybody's cards."""
    table = long_table(house, are_hosts=False)
    while_closed(house, lambda file: missing(file, table.id))
    for token in (table.host, table.tokens["red"], table.spectator, None):
        assert house.request("GET", f"{table.path}/record", token=token).status in (401, 403)
        status, _, _ = house.error("POST", f"{table.path}/continue", {"decision": 3}, token)
        assert status in (401, 403)


def test_a_finished_game_that_is_damaged_can_be_saved_by_everybody(house: House) -> None:
    table = long_table(house, entries=len(recorded().entries), are_hosts=False)
    while_closed(house, lambda file: missing(file, table.id))
    answer = house.request("GET", f"{table.path}/record", token=table.tokens["red"])
    assert answer.status == 200
    assert len(read_record(answer.body).entries) == HURT - 1


def test_no_bot_plays_at_a_damaged_table(house: House) -> None:
    table = long_table(house)
    asked = house.ask("GET", f"{table.path}/replay/{HURT - 1}?open=true", token=table.host)
    assert asked["decision"] == HURT - 1

    def damage(file: sqlite3.Connection) -> None:
        missing(file, table.id)
        file.execute("UPDATE seats SET player = 'bot', level = 'random'")

    while_closed(house, damage)
    with table.join(token=table.host) as host:
        assert host.welcome["decision"] is None
        house.registry.drive(house.registry.tables[table.id])
        assert not house.registry._drivers[table.id].is_running
    assert house.registry.store.last_number(table.id) == PLAYED


def test_entries_without_digests_are_unknown_and_not_damaged(house: House) -> None:
    """A server of an older version on the same PostgreSQL writes none; the chain goes on behind them."""
    table = long_table(house)
    while_closed(
        house, lambda file: file.execute("UPDATE entries SET digest = NULL WHERE number BETWEEN 60 AND 70")
    )
    with table.join("red") as red:
        assert red.welcome["revision"] == PLAYED
        assert red.welcome["decision"] is not None


def test_what_is_played_after_a_wake_is_chained(house: House) -> None:
    table = long_table(house)
    house.restart()
    with table.join("red") as red:
        seat = red.decision["seat"]
    with table.join(seat) as player:
        assert player.act()["type"] == "ack"
    history = house.registry.store.history(table.id)
    assert history.damage is None
    assert len(history.entries) == PLAYED + 1
    while_closed(
        house, lambda file: file.execute("UPDATE entries SET entry = entry || ' ' WHERE number > 240")
    )
    assert house.registry.store.history(table.id).damage is not None


# --- the file itself ---


def zero_page_with(path: Path, words: bytes) -> None:
    """Overwrite the page that holds these words, as a failing disk does."""
    raw = bytearray(path.read_bytes())
    size = int.from_bytes(raw[16:18], "big")
    at = raw.find(words)
    assert at > 0
    start = at // size * size
    raw[start : start + size] = b"\x00" * size
    path.write_bytes(raw)


def test_a_damaged_page_with_entries(house: House) -> None:
    """Some entries cannot even be read; those before them can be saved."""
    table = long_table(house)
    document = msgspec.json.encode(recorded().entries[HURT - 1])
    house.close()
    zero_page_with(house.path, document)
    house.open()
    with table.join("red") as red:
        assert 0 <= red.welcome["revision"] < HURT
        assert f"Entry {red.welcome['revision'] + 1} " in red.shape["notes"][-1]
    assert house.request("GET", f"{table.path}/record", token=table.host).status == 200


def test_a_damaged_page_with_a_snapshot(house: House) -> None:
    table = long_table(house)
    with table.join("red") as red:
        before = red.welcome["picture"]
    house.close()
    zero_page_with(house.path, b'"state":{')
    house.open()
    with table.join("red") as red:
        assert red.welcome["picture"] == before


def test_what_was_agreed_is_damaged(house: House) -> None:
    table, other = long_table(house), long_table(house)
    while_closed(
        house, lambda file: file.execute("UPDATE tables SET setup = '{\"g' WHERE id = ?", (table.id,))
    )
    status, code, sentence = house.error("GET", table.path, token=table.host)
    assert (status, code) == (422, "bad-record")
    assert "damaged" in sentence
    tables = house.ask("POST", "/api/tables/mine", {"tokens": [table.host, other.host]})["tables"]
    assert [mine["table"]["id"] for mine in tables] == [other.id]


def test_the_seed_was_altered(house: House) -> None:
    """The set-up still reads well, and every later roll would be another one."""
    table = long_table(house)
    seed = recorded().setup.seed
    while_closed(
        house,
        lambda file: file.execute(
            "UPDATE tables SET setup = replace(setup, ?, ?)", (f'"seed":{seed}', f'"seed":{seed + 1}')
        ),
    )
    with table.join("red") as red:
        assert "Entry 1 " in red.shape["notes"][-1]


def test_a_damaged_note_costs_nobody_the_table(house: House) -> None:
    table = long_table(house)
    while_closed(
        house,
        lambda file: file.execute("INSERT INTO notes (table_id, note) VALUES (?, '{broken')", (table.id,)),
    )
    with table.join("red") as red:
        assert red.shape["notes"] == []
