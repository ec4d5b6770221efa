"""Records as documents: what is written, what is read back, and what is refused in a sentence."""

import json
from typing import Any

import msgspec
import pytest

from grimtable.kernel import Outcome, RecordError
from grimtable.kernel.oddities import MAX_DEPTH, MAX_ITEMS
from grimtable.records.record import (
    MAX_BYTES,
    MAX_ENTRIES,
    Played,
    Record,
    Redone,
    Repair,
    Undone,
    read_record,
    timeline,
)
from grimtable.records.session import Session
from tests.support.played import play_on
from tests.support.toy import TOY


def a_record() -> Record:
    session = Session.start(TOY, TOY.setup(players=3, seed=5), undo="free")
    play_on(session, 30, seed=3)
    session.undo("red", ("green",), decisions=2)
    session.redo("red")
    session.repair("red", ("green", "blue"), "the cat jumped on the table", {"persons.red.lives": 7})
    play_on(session, 30, seed=4)
    return session.record


def plain(record: Record) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(record.to_json())
    return document


def refused(document: Any) -> str:
    text = document if isinstance(document, bytes) else json.dumps(document).encode()
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return str(caught.value)


def test_a_record_reads_back_as_it_was_written() -> None:
    record = a_record()

    again = read_record(record.to_json())

    assert again == record
    assert again.to_json() == record.to_json()
    assert {type(entry) for entry in again.entries} == {Played, Undone, Redone, Repair}


def test_a_record_is_plain_json_with_one_entry_per_line() -> None:
    record = a_record()
    lines = record.to_json().decode().splitlines()

    first = lines.index('"entries": [') + 1
    entries = [json.loads(line.rstrip(",")) for line in lines[first : first + len(record.entries)]]

    assert entries == plain(record)["entries"]
    assert entries[0]["action"].startswith("red: ")


def test_a_record_holds_what_the_game_needs_to_be_replayed_anywhere() -> None:
    document = plain(a_record())

    assert (document["game"], document["rules"], document["content"]) == ("toy", 1, "toy-1")
    assert document["setup"]["seed"] == 5
    assert document["setup"]["windows"] == "skip"
    assert document["setup"]["chance"] == "seeded"
    assert document["undo"] == "free"
    assert [outcome["kind"] for outcome in document["dealt"]] == ["order", "pick"]


def test_digests_stand_every_25_decisions_and_at_the_end() -> None:
    record = a_record()

    assert sorted(record.digests) == [0, 25, 50, len(record.steps)]
    assert sorted(record.tables) == sorted(record.digests)


def test_the_timeline_leaves_out_what_was_taken_back_and_keeps_what_was_put_back() -> None:
    one, two, three = Played("red: rest"), Played("blue: rest"), Played("red: end turn")

    assert timeline([one, two, three, Undone("red", 2), Redone("red")]) == ([0, 1], [2])
    assert timeline([one, two, Undone("red"), three]) == ([0, 3], [])


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        ([Undone("red")], "entry 1 of the record takes back 1 decisions where 0 could be"),
        ([Played("red: rest"), Undone("red", 0)], "entry 2 of the record takes back 0"),
        ([Played("red: rest"), Undone("red"), Redone("red", 2)], "entry 3 of the record puts back 2"),
        ([Played("red: rest"), Undone("red"), Played("red: rest"), Redone("red")], "entry 4 of the record"),
    ],
)
def test_entries_that_take_back_what_was_never_there_are_refused(entries: list[Any], sentence: str) -> None:
    document = plain(msgspec.structs.replace(a_record(), entries=tuple(entries), digests={}, tables={}))

    assert sentence in refused(document)


def test_another_format_is_named_before_anything_else_is_complained_about() -> None:
    assert refused({"format": 2, "pages": []}) == (
        "the record has format 2, and this version of Grimtable reads format 1; "
        "open it with the version that wrote it"
    )


def test_sizes_are_bounded() -> None:
    record = a_record()
    passes = tuple(Played("red: pass") for _ in range(MAX_ENTRIES + 1))
    repairs = tuple(Repair("red", "why", changes={"round": 1}) for _ in range(1_001))

    assert "bytes" in refused(b" " * (MAX_BYTES + 1))
    assert "200,001 entries" in refused(msgspec.structs.replace(record, entries=passes).to_json())
    assert "1,001 repairs" in refused(msgspec.structs.replace(record, entries=repairs).to_json())


def test_putting_back_counts_like_playing_so_that_a_short_file_cannot_cost_an_hour() -> None:
    there_and_back = (Undone("red", 1000), Redone("red", 1000)) * 300
    entries = tuple(Played("red: pass") for _ in range(1000)) + there_and_back

    assert "carries out 608,500 decisions" in refused(
        msgspec.structs.replace(a_record(), entries=entries).to_json()
    )


@pytest.mark.parametrize(
    "change",
    [
        {"entries": [{"entry": "played", "action": "red: \u001b[2J rest"}]},
        {"entries": [{"entry": "played", "action": "red: " + "x" * 2000}]},
        {"entries": [{"entry": "undone", "by": "red\n", "decisions": 1}]},
        {"entries": [{"entry": "repaired", "by": "red", "reason": "why", "changes": {"a\u0000b": 1}}]},
        {"dealt": [{"kind": "roll", "what": "die\u202e", "value": 1}]},
        {"dealt": [{"kind": "order", "what": "deck", "value": [[[[[[[[[[1]]]]]]]]]]}]},
        {"dealt": [{"kind": "order", "what": "deck", "value": 3}]},
        {"digests": {"9999": "abc"}},
        {"digests": {"-1": "abc"}},
        {"undo": "whenever"},
        {"extra": 1},
        {"result": {"winners": ["red\u0007"], "rule": "TOY-15", "sentence": "won"}},
    ],
)
def test_what_a_stranger_may_have_put_in_is_refused_in_one_printable_sentence(change: Any) -> None:
    sentence = refused({**plain(a_record()), **change})

    assert sentence.isprintable()


def nested(levels: int, value: Any = 1) -> Any:
    """A value in so many lists."""
    for _ in range(levels):
        value = [value]
    return value


def with_chance(outcomes: list[Any]) -> dict[str, dict[str, Any]]:
    """The three places of a record in which results of chance stand."""
    repair = {"entry": "repaired", "by": "red", "reason": "why"}
    return {
        "the set-up": {"dealt": outcomes},
        "entry 1": {"entries": [{"entry": "played", "action": "red: pass", "chance": outcomes}]},
        "entry 1 ": {"entries": [{**repair, "chance": outcomes}]},
    }


@pytest.mark.parametrize("place", with_chance([]))
def test_results_of_chance_are_bounded_wherever_they_stand(place: str) -> None:
    """A stranger's record: not too many results, none too deep or too long, all printable."""
    record = {**plain(a_record()), "digests": {}, "tables": {}}

    def roll(value: Any, what: str = "die") -> dict[str, Any]:
        return {"kind": "roll", "what": what, "value": value}

    for outcomes in ([roll(1)] * MAX_ITEMS, [roll(nested(MAX_DEPTH))], [roll({"hits": [1] * MAX_ITEMS})]):
        read_record(json.dumps({**record, **with_chance(outcomes)[place]}).encode())
    for outcomes, said in (
        ([roll(1)] * (MAX_ITEMS + 1), "holds 2,001 chance results; that is too many"),
        ([roll(nested(MAX_DEPTH + 1))], "holds data that is too deep or too long"),
        ([roll({"hits": nested(MAX_DEPTH)})], "holds data that is too deep or too long"),
        ([roll({"hits": [1] * (MAX_ITEMS + 1)})], "holds data that is too deep or too long"),
        ([roll({"hits": "\u001b"})], "holds text that is too long or not printable"),
        ([roll(1, what="die\u202e")], "holds text that is too long or not printable"),
        ([{"kind": "order", "what": "deck", "value": "abc"}], "the order of deck must be a list of names"),
        ([{"kind": "order", "what": "deck", "value": ["a", 1]}], "the order of deck must be a list of names"),
    ):
        sentence = refused({**record, **with_chance(outcomes)[place]})
        assert sentence.startswith(f"{place.strip()} of the record")
        assert said in sentence


def test_a_record_that_is_nested_without_end_is_refused_in_a_sentence() -> None:
    start = plain(a_record()) | {"dealt": []}
    document = json.dumps(start).encode().replace(b'"dealt": []', b'"dealt": ' + b"[" * 100_000)
    assert "is nested too deeply" in refused(document)


def test_a_set_up_of_another_game_is_noticed() -> None:
    document = plain(a_record())
    document["setup"]["game"] = "chess"

    assert "its set-up is of chess" in refused(document)


def test_a_played_entry_knows_its_seat() -> None:
    assert Played("red: attack green", (Outcome("roll", "die", 2),)).seat == "red"
