"""Resting: a session woken from a rest goes on as if it had never slept, and a mark is gone back to whole."""

from typing import Any

import msgspec
import pytest

from grimtable.kernel import RecordError
from grimtable.records.record import Played
from grimtable.records.resting import Rest
from grimtable.records.session import Session
from tests.support.played import play_on
from tests.support.toy import TOY


def started(undo: Any = "free", players: int = 3) -> Session[Any, Any]:
    return Session.start(TOY, TOY.setup(players=players, seed=5, scenario="brawl"), undo=undo)


def stored(rest: Rest) -> Rest:
    """As it comes back from storage."""
    return msgspec.json.decode(msgspec.json.encode(rest), type=Rest)


def alike(one: Session[Any, Any], other: Session[Any, Any]) -> None:
    assert one.record == other.record
    assert one.state == other.state
    assert list(one.steps) == list(other.steps)
    for by in one.setup.order:
        assert one.why_not_undo(by) == other.why_not_undo(by)
        assert one.why_not_redo(by) == other.why_not_redo(by)


@pytest.mark.parametrize("before", [0, 7, 25, 60])
@pytest.mark.parametrize("after", [0, 9])
def test_a_woken_session_goes_on_as_if_it_had_never_slept(before: int, after: int) -> None:
    session = started()
    play_on(session, before)
    rest = stored(session.rest())
    play_on(session, after)

    woken = Session.wake(TOY, session.setup, "free", session.entries, rest)

    alike(woken, session)
    for each in (woken, session):
        each.undo("red", (), min(3, each.decisions)) if each.decisions else None
        play_on(each, 5)
    alike(woken, session)


def test_a_session_rests_with_decisions_taken_back() -> None:
    session = started()
    play_on(session, 30)
    session.undo("green", (), 2)
    rest = stored(session.rest())

    woken = Session.wake(TOY, session.setup, "free", session.entries, rest)
    alike(woken, session)
    woken.redo("green")
    session.redo("green")
    alike(woken, session)


def test_without_a_rest_every_entry_is_lived_again() -> None:
    session = started()
    play_on(session, 12)
    session.undo("red", (), 4)

    alike(Session.wake(TOY, session.setup, "free", session.entries), session)


def test_an_entry_after_the_rest_that_comes_out_otherwise_is_a_sentence() -> None:
    session = started()
    play_on(session, 3)
    rest = session.rest()
    entries = [*session.entries, Played("red: fly to the moon")]

    with pytest.raises(RecordError, match="entry 4"):
        Session.wake(TOY, session.setup, "free", entries, rest)


def test_a_prepared_table_begins_at_its_rest() -> None:
    """The state of a rest without entries stands for the set-up: undo goes back to it, not to the deal."""
    prepared = started()
    play_on(prepared, 5)
    rest = msgspec.structs.replace(prepared.rest(), entries=0, seen=(0,), digests={})

    session = Session.wake(TOY, prepared.setup, "free", [], rest)
    assert session.state == prepared.state
    play_on(session, 2)
    session.undo("red", (), 2)

    assert session.state == prepared.state


@pytest.mark.parametrize("deed", ["play", "undo", "redo"])
def test_going_back_to_a_mark_leaves_nothing_of_what_was_done(deed: str) -> None:
    session = started()
    play_on(session, 52)
    session.undo("red", (), 2)
    before = session.record
    state = session.state.copy()
    mark = session.mark()

    if deed == "play":
        play_on(session, 30)
    elif deed == "undo":
        session.undo("blue", (), 40)
    else:
        session.redo("red")
    session.put_back(mark)

    assert session.record == before
    assert session.state == state
    session.redo("red", 2)
    assert session.decisions == 52


def test_a_session_aside_stays_where_it_was() -> None:
    session = started()
    play_on(session, 30)
    aside = session.aside()
    before = session.record

    session.undo("red", (), 10)
    play_on(session, 40)

    assert aside.record == before
    assert [number for number, _ in aside.history(20)] == list(range(20, 31))
    play_on(aside, 3)
    assert session.decisions == 60
