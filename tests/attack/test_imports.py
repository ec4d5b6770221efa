"""Records that are hours of work: they are counted, stopped, and hold nobody up."""

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimtable.games import load_game
from grimtable.kernel.errors import RecordError
from grimtable.records.record import MAX_ENTRIES, AnyEntry, Redone, Undone, read_record
from grimtable.records.resting import earlier_rest
from grimtable.records.session import Session
from grimtable.server import workers
from grimtable.server.limits import LimitReached, Limits
from grimtable.server.threads import Study
from tests.server.support import LIMITS, Answered, House

#: A worker that never answers.
ENDLESS = ("-c", "import time\nwhile True: time.sleep(60)")


def played(decisions: int, name: str = "skirmish") -> Session[Any, Any]:
    """A game of so many decisions, all of which may be taken back."""
    game = load_game(name)
    session = Session.start(game, game.setup(seed=7), undo="free")
    for number in range(decisions):
        legal = session.state.legal_actions()
        session.play(legal[number % len(legal)])
    return session


def back_and_forth(session: Session[Any, Any], times: int) -> bytes:
    """The record of a game whose last decision is taken back and put back so many times."""
    seat = session.setup.order[0]
    more: list[AnyEntry] = [Undone(seat), Redone(seat)] * times
    record = session.record
    return msgspec.structs.replace(record, entries=(*record.entries, *more)).to_json()


# --- what a record costs --------------------------------------------------------------------------------


def test_what_is_taken_back_and_put_back_is_counted_as_the_replay_it_is() -> None:
    bomb = back_and_forth(played(24), MAX_ENTRIES // 24)
    with pytest.raises(RecordError, match="what was taken back and put back included"):
        read_record(bomb)
    assert read_record(back_and_forth(played(24), 20)).game == "skirmish"


def test_a_game_wakes_from_some_way_back_as_if_it_had_been_lived_through() -> None:
    session = played(150, "doom2004")
    seat = session.setup.order[0]
    session.undo(seat, decisions=30)
    session.redo(seat, decisions=30)
    rest = earlier_rest(session, back=20)
    assert rest is not None
    assert rest.entries == 100
    woken = Session.wake(session.game, session.setup, "free", session.entries, rest)
    assert woken.record == session.record
    assert earlier_rest(played(30), back=20) is None


def test_what_was_taken_back_later_is_no_place_to_wake_from() -> None:
    session = played(110, "doom2004")
    seat = session.setup.order[0]
    session.undo(seat, decisions=60)
    for _ in range(60):
        session.play(session.state.legal_actions()[-1])
    rest = earlier_rest(session, back=5)
    assert rest is not None
    assert rest.entries == 161, "after 100 entries, half of what is decided was still to be taken back"
    assert Session.wake(session.game, session.setup, "free", session.entries, rest).record == session.record


# --- imports --------------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Any:
    """A server that takes two records at a time from an address."""
    house = House(tmp_path, msgspec.structs.replace(LIMITS, imports_per_address=2, imports=2))
    yield house
    house.close()


def test_imports_that_never_end_hold_up_nobody_and_not_even_closing(strict: House) -> None:
    examining = strict.registry.examining
    examining.program = ENDLESS
    document = back_and_forth(played(24), 5)
    table = strict.make()
    ended: list[Answered] = []

    def send() -> None:
        ended.append(strict.request("POST", "/api/records", document))

    senders = [threading.Thread(target=send, daemon=True) for _ in range(2)]
    for sender in senders:
        sender.start()
    while examining.imports.open < 2:
        time.sleep(0.01)
    # A third one is refused, while the others are still being looked at …
    status, code, _ = strict.error("POST", "/api/records", document)
    assert (status, code) == (503, "server-busy")
    # … and everybody else plays on.
    with table.seated("red", "keeper") as players:
        players[0].send({"type": "ping"})
        players[0].next("pong")
        asked = next(player for player in players if player.seat == players[0].decision["seat"])
        assert asked.act()["type"] == "ack"
    assert strict.ask("GET", "/health")
    assert not ended
    strict.restart()
    assert strict.ask("GET", table.path, token=table.host)["status"] == "playing"


def test_an_import_that_takes_too_long_is_stopped(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "LOADING_SECONDS", 0.0)
    house.registry.examining.program = ENDLESS
    house.registry.examining.grace = 0.0
    house.registry.examining.limits = Limits(import_seconds=0.05)
    status, code, sentence = house.error("POST", "/api/records", back_and_forth(played(24), 1))
    assert (status, code) == (422, "import-too-long")
    assert "grimtable replay" in sentence
    assert not house.registry.examining._all, "its process is gone"


def test_a_record_that_is_none_is_still_a_sentence(house: House) -> None:
    assert house.error("POST", "/api/records", b"{")[:2] == (422, "bad-record")
    unknown = msgspec.json.decode(back_and_forth(played(3), 1))
    unknown["game"] = unknown["setup"]["game"] = "chess"
    assert house.error("POST", "/api/records", unknown)[:2] == (404, "no-such-game")


def test_an_imported_table_is_kept_with_its_past(house: House) -> None:
    made = house.ask("POST", "/api/records", back_and_forth(played(24), 3), status=201)
    found = house.ask("GET", f"/api/tables/{made['table']}/replay", token=made["host_token"])
    assert found["decisions"] == 24


# --- what visitors start in threads ---------------------------------------------------------------------


def test_what_a_visitor_starts_in_threads_is_bounded() -> None:
    async def scene() -> None:
        study = Study(Limits(study_threads=1, studies=3, studies_per_address=2))
        gate = threading.Event()
        first = asyncio.ensure_future(study.work("a", gate.wait))
        second = asyncio.ensure_future(study.work("a", gate.wait))
        await asyncio.sleep(0)
        with pytest.raises(LimitReached, match="asked for much already"):
            await study.work("a", gate.wait)
        third = asyncio.ensure_future(study.work("b", gate.wait))
        await asyncio.sleep(0)
        with pytest.raises(LimitReached, match="for others"):
            await study.work("c", gate.wait)
        # Who goes away keeps the turn: the thread is still at it.
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert study.turns.open == 3
        gate.set()
        await asyncio.gather(second, third)
        assert await study.work("a", lambda: 7) == 7
        study.shutdown()

    asyncio.run(scene())


def test_questions_beyond_the_bound_are_refused_in_a_sentence(tmp_path: Path) -> None:
    house = House(tmp_path, msgspec.structs.replace(LIMITS, studies_per_address=0))
    try:
        table = house.make("skirmish")
        with table.join("red") as player:
            told = player.ask("overlay", kind="sight", piece="nobody")
            assert (told["type"], told["sentence"][:26]) == ("refusal", "The server is still answer")
        status, code, _ = house.error("GET", f"{table.path}/replay", token=table.host)
        assert (status, code) == (429, "too-busy")
    finally:
        house.close()


def test_a_starved_thread_pool_stops_no_decision(house: House) -> None:
    """Whatever fills the threads of the loop, reading and writing have their own."""
    gate = threading.Event()

    async def starve() -> None:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(1))
        loop.run_in_executor(None, gate.wait)

    table = house.make()
    with table.seated("red", "keeper") as players:
        house.run(starve())
        try:
            asked = next(player for player in players if player.seat == players[0].decision["seat"])
            answer = asked.act(key="once")
            assert answer["type"] == "ack"
            # An old key is looked up in the database.
            house.registry.tables[table.id].answered.clear()
            assert asked.act(key="once", revision=0)["revision"] == answer["revision"]
        finally:
            gate.set()
