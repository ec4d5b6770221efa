"""Letters nobody types and numbers without end: refused in a sentence, wherever they come in."""

import json
from typing import Any

import msgspec
import pytest

from grimtable.games import load_game
from grimtable.kernel import StateError
from grimtable.kernel.errors import IllegalAction, RecordError
from grimtable.kernel.oddities import DEEPEST, MOST_MARKS, odd_text, odd_value
from grimtable.records.record import read_record
from grimtable.records.session import Session
from tests.server.support import Closed, House

#: One of each sort.
ODD_TEXTS = {
    "NUL": "Anna\x00",
    "escape": "\x1b[31mAnna",
    "delete": "Anna\x7f",
    "next line": "Anna\x85",
    "half a pair": "Anna\ud800",
    "backwards": "Anna\u202egnp.exe",
    "isolate": "\u2066Anna",
    "byte order": "\ufeffAnna",
    "no character": "Anna\uffff",
    "private": "Anna\ue000",
    "unassigned": "Anna\U000e0fff",
    "a tower of marks": "A" + "\u0301" * 100,
}
#: Names of people, which are not odd.
NAMES = ["Zoë", "Łukasz Żółw", "שָׁלוֹם", "नमस्ते", "ภาษาไทย", "Nguyễn", "👩‍👩‍👧", "می‌خواهم", "𝔄𝔫𝔫𝔞"]


def sent(text: str) -> str:
    """The text as JSON escapes it: half a pair has no other way over the wire."""
    return json.dumps(text)


@pytest.mark.parametrize("text", NAMES)
def test_names_of_people_are_not_odd(text: str) -> None:
    assert odd_text(text) is None


@pytest.mark.parametrize("text", ODD_TEXTS.values(), ids=ODD_TEXTS)
def test_odd_texts_are_odd_wherever_they_stand(text: str) -> None:
    for value in (text, [text], {text: 1}, {"a": [{"b": text}]}):
        assert odd_value(value) is not None


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1, 10**4_000, float("inf"), float("nan")])
def test_numbers_without_end_are_odd_and_told_shortly(number: float) -> None:
    odd = odd_value({"round": number})
    assert odd is not None
    assert len(odd.sentence) < 120


def test_deep_data_is_odd() -> None:
    deep: Any = 1
    for _ in range(DEEPEST + 1):
        deep = [deep]
    assert odd_value(deep) is not None
    assert odd_text("a" + "\u0301" * MOST_MARKS) is None


# --- requests -------------------------------------------------------------------------------------------

BODIES = [
    *(f'{{"game": "skirmish", "name": {sent(text)}}}' for text in ODD_TEXTS.values()),
    f'{{"game": "skirmish", {sent("na" + chr(0x202E))}: 1}}',
    '{"game": "skirmish", "seed": 99999999999999999999999999}',
    '{"game": "skirmish", "seed": 1e999}',
    '{"game": "skirmish", "seed": NaN}',
    '{"game": "skirmish", "seed": -Infinity}',
    f'{{"game": "skirmish", "seed": {"9" * 5_000}}}',
    f'{{"game": "skirmish", "options": {"[" * 5_000}{"]" * 5_000}}}',
]


def test_odd_requests_are_refused_in_a_sentence_and_nothing_is_stored(house: House) -> None:
    for body in BODIES:
        status, code, sentence = house.error("POST", "/api/tables", body.encode("utf-8", "surrogatepass"))
        assert (status, code) == (422, "bad-request"), body[:80]
        assert sentence.endswith(".") and len(sentence) < 400 and sentence.isprintable(), body[:80]
    assert house.run(house.registry.storage.run(house.registry.store.count)) == 0


def test_odd_addresses_are_refused(house: House) -> None:
    for path in ("/api/tables/a%00b", "/api/games/%E2%80%AE/items", "/api/games?language=%00"):
        assert house.error("GET", path)[:2] == (422, "bad-request"), path


def test_the_sentence_is_in_the_language_of_whoever_asks(house: House) -> None:
    body = msgspec.json.encode({"game": "skirmish", "name": "Anna\x00"})
    answer = house.request("POST", "/api/tables", body, headers={"Accept-Language": "de"})
    assert "unsichtbare Zeichen U+0000" in answer.body.decode()
    assert "niewidoczny znak" in house.error("POST", "/api/tables?language=pl", body)[2]


def test_a_report_of_several_lines_is_welcome_and_an_odd_one_is_not(house: House) -> None:
    table = house.make()
    path = f"{table.path}/report"
    assert house.request("POST", path, {"text": "It stopped.\nThen it went on."}, table.host).status == 201
    for text in ODD_TEXTS.values():
        body = f'{{"text": {sent(text)}}}'.encode()
        assert house.error("POST", path, body, table.host)[:2] == (422, "bad-request")


# --- live -----------------------------------------------------------------------------------------------


def test_odd_messages_are_refused_and_the_connection_stays(house: House) -> None:
    table = house.make(seats={"red": "human", "keeper": "bot"})
    with table.join("red") as player:
        # Half a pair is no text at all, so there is nothing to answer: such a message ends the connection.
        for text in (text for sort, text in ODD_TEXTS.items() if sort != "half a pair"):
            for more in (
                {"reason": text, "changes": {"round": 1}},
                {"reason": "why not", "changes": {text: 1}},
                {"reason": "why not", "changes": {"round": {"deep": [text]}}},
                {"reason": "why not", "changes": {"round": 1}, "leave": text[:200]},
            ):
                told = player.do("repair", **more)
                assert told["type"] == "refusal", more
            assert player.do("act", action=text[:200])["type"] == "refusal"
            assert player.do("ask", what="why_not", text=text[:900])["type"] == "refusal"
        for number in (2**63, 10**300):
            told = player.do("repair", reason="why not", changes={"round": number})
            assert (told["type"], "larger" in told["sentence"]) == ("refusal", True)
        assert player.revision == 0


def test_an_odd_language_or_token_ends_the_connection_with_a_sentence(house: House) -> None:
    table = house.make()
    with pytest.raises(AssertionError, match="invisible character"):
        table.join("red", language="\u202e")
    with pytest.raises(AssertionError, match="invisible character"):
        table.join(token="abc\x00")
    with table.join("red") as player:
        player.send({"type": "language", "language": "\x00"})
        with pytest.raises((AssertionError, Closed), match="invisible character"):
            player.next("welcome")


# --- records, states, repairs ---------------------------------------------------------------------------


def places(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all texts and numbers in plain data."""
    if isinstance(part, dict):
        return [leaf for key, inner in part.items() for leaf in places(inner, (*path, key))]
    if isinstance(part, list):
        return [leaf for place, inner in enumerate(part) for leaf in places(inner, (*path, place))]
    return [] if part is None or isinstance(part, bool) else [path]


def with_value(document: bytes, path: tuple[Any, ...], value: Any) -> Any:
    plain = msgspec.json.decode(document)
    part = plain
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return plain


def test_no_text_or_number_of_a_record_may_be_odd() -> None:
    game = load_game("skirmish")
    session = Session.start(game, game.setup(seed=7), undo="free")
    for _ in range(3):
        session.play(session.state.legal_actions()[0])
    session.undo("red")
    session.repair("red", ["keeper"], "we lost count", {"round": 2})
    document = session.to_json()
    for path in places(msgspec.json.decode(document)):
        for value in (ODD_TEXTS["backwards"], ODD_TEXTS["a tower of marks"], 10**200):
            with pytest.raises(RecordError):
                read_record(json.dumps(with_value(document, path, value)).encode())


def test_no_text_of_a_saved_state_may_be_odd() -> None:
    game = load_game("relic")
    saved = game.new(seed=3).to_json()
    table = msgspec.json.decode(saved)["table"]
    texts = places(table)
    for path in texts[:: max(1, len(texts) // 60)]:
        with pytest.raises(StateError):
            game.from_plain(with_value(saved, ("table", *path), ODD_TEXTS["NUL"]))


@pytest.mark.parametrize("text", ODD_TEXTS.values(), ids=ODD_TEXTS)
def test_no_repair_brings_an_odd_text_to_a_table(text: str) -> None:
    game = load_game("skirmish")
    session = Session.start(game, game.setup(seed=7))
    # A line break of any kind in the reason becomes a space.
    for reason, changes in (
        ("\x00" if text.endswith("\x85") else text, {"round": 1}),
        ("why not", {"active": text}),
        ("why not", {f"hands.{text}": []}),
    ):
        with pytest.raises(IllegalAction):
            session.repair("red", ["keeper"], reason, changes)


def test_what_quotes_an_odd_text_can_be_read_out() -> None:
    """A terminal obeys what it is sent: whoever is refused must not be able to write on another's screen."""
    state = load_game("skirmish").new(seed=1).plain()
    state["setup"]["game"] = "\x1b[2Jdoom\x00\u202e\n"
    with pytest.raises(StateError, match="this is a state of ·\\[2Jdoom··\n, not of skirmish"):
        load_game("skirmish").from_plain(state)
