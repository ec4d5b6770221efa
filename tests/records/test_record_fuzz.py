"""Whatever the bytes of a record are: the game goes on as it was, or one sentence says why not."""

import json
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from grimtable.kernel import RecordError
from grimtable.records.record import read_record
from grimtable.records.session import Session
from tests.support.played import play_on
from tests.support.toy import TOY


def _document() -> bytes:
    session = Session.start(TOY, TOY.setup(players=3, seed=8, windows="ask"), undo="free")
    play_on(session, 27, seed=1)
    session.undo("blue", decisions=3)
    session.redo("blue", decisions=2)
    session.repair("red", ("green", "blue"), "a card fell", {"persons.blue.lives": 4, "vault": "gold"})
    play_on(session, 6, seed=2)
    return session.to_json()


DOCUMENT = _document()


def survives(document: bytes) -> bool:
    """Read and replay; True when the record stood up. Anything but a RecordError fails the test."""
    try:
        session = Session.resume(TOY, read_record(document))
    except RecordError as error:
        sentence = str(error)
        assert sentence.isprintable(), sentence
        assert 0 < len(sentence) < 2000
        return False
    assert read_record(session.to_json()) == session.record
    return True


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside a JSON document."""
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        found += paths(item, (*path, key))
    return found


PATHS = paths(json.loads(DOCUMENT))


def replaced(path: tuple[Any, ...], value: Any) -> bytes:
    document = json.loads(DOCUMENT)
    place = document
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return json.dumps(document).encode()


def test_the_whole_record_stands_up() -> None:
    assert survives(DOCUMENT)


def test_no_truncated_record_stands_up() -> None:
    end = len(DOCUMENT.rstrip())
    assert not any(survives(DOCUMENT[:length]) for length in range(end))


@given(st.integers(0, len(DOCUMENT) - 1), st.integers(1, 255))
def test_a_flipped_byte_is_harmless_or_refused(place: int, difference: int) -> None:
    changed = bytearray(DOCUMENT)
    changed[place] ^= difference
    survives(bytes(changed))


@given(st.lists(st.tuples(st.integers(0, len(DOCUMENT)), st.binary(max_size=8)), max_size=5))
def test_inserted_bytes_are_harmless_or_refused(insertions: list[tuple[int, bytes]]) -> None:
    changed = DOCUMENT
    for place, inserted in insertions:
        changed = changed[:place] + inserted + changed[place:]
    survives(changed)


@given(st.randoms(use_true_random=False))
def test_reordered_entries_are_harmless_or_refused(shuffler: random.Random) -> None:
    document = json.loads(DOCUMENT)
    entries = document["entries"]
    one, other = shuffler.randrange(len(entries)), shuffler.randrange(len(entries))
    entries[one], entries[other] = entries[other], entries[one]
    moved = entries[one] != entries[other]

    stood = survives(json.dumps(document).encode())

    assert stood or moved


@given(st.integers(0, len(DOCUMENT.splitlines()) - 1), st.integers(0, len(DOCUMENT.splitlines()) - 1))
def test_reordered_lines_are_harmless_or_refused(one: int, other: int) -> None:
    lines = DOCUMENT.splitlines()
    lines[one], lines[other] = lines[other], lines[one]
    survives(b"\n".join(lines))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
odd_values: st.SearchStrategy[Any] = st.sampled_from(
    [
        None,
        True,
        -1,
        0,
        10**6,
        10**30,
        1.5,
        1e300,
        "",
        "-",
        "red",
        "\x1b[2J",
        "x" * 5000,
        [],
        {},
        [[]],
        [None],
    ]
)


@given(st.sampled_from(PATHS), json_values | odd_values)
def test_a_value_of_the_wrong_kind_is_harmless_or_refused(path: tuple[Any, ...], value: Any) -> None:
    survives(replaced(path, value))


@given(json_values)
def test_any_other_json_is_refused(value: Any) -> None:
    assert not survives(json.dumps(value).encode())


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(document: bytes) -> None:
    assert not survives(document)


def test_deep_nesting_is_refused_wherever_it_stands() -> None:
    deep = b"[" * 50_000 + b"]" * 50_000
    for start in (b"", b'{"format": ', b'{"format": 1, "dealt": [{"kind": "roll", "what": "", "value": '):
        assert not survives(start + deep)
    assert not survives(DOCUMENT.replace(b'"result": null', b'"result": ' + deep))


def test_huge_numbers_are_refused_wherever_they_stand() -> None:
    for path in PATHS:
        document = json.loads(DOCUMENT)
        place = document
        for key in path[:-1]:
            place = place[key]
        if isinstance(place[path[-1]], int) and not isinstance(place[path[-1]], bool):
            place[path[-1]] = "HUGE"
            text = json.dumps(document)
            assert not survives(text.replace('"HUGE"', "9" * 400).encode())
            assert not survives(text.replace('"HUGE"', "9" * 5000).encode())


@given(
    st.dictionaries(
        st.sampled_from(
            [
                "round",
                "turn",
                "vault",
                "persons",
                "persons.red",
                "persons.red.lives",
                "persons.red.out",
                "persons.red.hand",
                "persons.green.in_play",
                "deck",
                "deck.cards",
                "deck.discard",
                "deck.known",
            ]
        ),
        json_values | odd_values,
        min_size=1,
        max_size=3,
    ),
    st.sampled_from([None, "turn", "attack", "window", "game", "nonsense"]),
)
def test_a_repair_that_somebody_wrote_into_a_record_is_harmless_or_refused(changes: Any, leave: Any) -> None:
    document = json.loads(DOCUMENT)
    repair = {"entry": "repaired", "by": "red", "reason": "cheating", "agreed": ["green", "blue"]}
    document["entries"].append({**repair, "changes": changes, "leave": leave})
    document["entries"].append({"entry": "played", "action": "red: end turn"})
    document["digests"] = document["tables"] = {}
    survives(json.dumps(document).encode())
