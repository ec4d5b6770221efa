"""Sealing: keyed games saved, told, taken back, continued under new seals, and proved afterwards."""

from typing import Any

import msgspec
import pytest

from grimtable.kernel import Outcome, RecordError
from grimtable.kernel.errors import ChanceError
from grimtable.kernel.keyed import Key, Keyed, seal_of
from grimtable.records.record import Played, Record, Repair, Sealed, Undone, read_record
from grimtable.records.resting import Rest
from grimtable.records.session import Session
from grimtable.records.verifying import verify
from tests.support.played import play_on
from tests.support.toy import TOY

replace = msgspec.structs.replace


def key(number: int) -> Key:
    """The same secrets in every run."""
    return Key.of(f"{number:064x}")


def started(number: int = 1) -> Session[Any, Any]:
    setup = TOY.setup(players=3, scenario="brawl", chance="keyed")
    return Session.start(TOY, setup, undo="free", key=key(number))


def finished(number: int = 1) -> Session[Any, Any]:
    session = started(number)
    play_on(session, 5000)
    assert session.state.over
    return session


def read(session: Session[Any, Any]) -> Record:
    return read_record(session.to_json())


def faces(session: Session[Any, Any]) -> list[Outcome]:
    return [outcome for step in session.steps for outcome in step.chance]


def refused(record: Record) -> str:
    with pytest.raises(RecordError) as caught:
        verify(TOY, read_record(record.to_json()))
    return str(caught.value)


# --- beginning and end --------------------------------------------------------------------------------


def test_every_game_gets_a_secret_of_its_own_and_shows_its_seal() -> None:
    setup = TOY.setup(players=3, scenario="brawl", chance="keyed")
    one, other = Session.start(TOY, setup), Session.start(TOY, setup)
    assert isinstance(one.setup.seal, str) and one.setup.seal != other.setup.seal
    assert one.setup.seed == 0
    assert Session.start(TOY, setup, key=key(1)).record == Session.start(TOY, setup, key=key(1)).record
    assert faces(finished(1)) != faces(finished(2))


def test_the_secret_stands_in_the_record_after_the_end_and_not_before() -> None:
    session = started()
    secret = session.streams.key.secret if session.streams.key else ""
    while not session.state.over:
        assert secret.encode() not in session.to_json()
        assert secret.encode() not in msgspec.json.encode(session.rest())
        play_on(session, 20)
    assert session.record.secrets == (secret,)
    assert seal_of(secret) == session.setup.seal
    found = verify(TOY, read(session))
    assert found.dice == f"the dice are proved by the seal {session.setup.seal}"


def test_a_running_record_is_lived_from_its_written_results_and_proves_nothing() -> None:
    session = started()
    play_on(session, 40)
    record = read(session)
    assert record.secrets == ()
    assert "are not proved" in verify(TOY, record).dice

    resumed = Session.resume(TOY, record)
    assert resumed.is_locked
    assert resumed.state.table == session.state.table
    assert faces(resumed) == faces(session)
    with pytest.raises(ChanceError, match="is not known here"):
        play_on(resumed, 5000)
    assert read(resumed).entries[: len(record.entries)] == record.entries


def test_a_save_holds_the_secret_so_that_nobody_rolls_again_by_resuming(tmp_path: Any) -> None:
    session = started()
    play_on(session, 40)
    session.save(tmp_path / "game.json")
    saved = read_record((tmp_path / "game.json").read_bytes())
    resumed = Session.resume(TOY, saved)
    assert resumed.state == session.state
    play_on(session, 5000)
    play_on(resumed, 5000)
    assert resumed.record == session.record
    assert "are proved" in verify(TOY, read(resumed)).dice


# --- taking back --------------------------------------------------------------------------------------


def test_the_same_decision_made_again_gives_the_same_dice() -> None:
    session = started()
    play_on(session, 40)
    was = faces(session)
    session.undo("red", decisions=30)
    session.redo("red", decisions=30)
    assert faces(session) == was
    texts = [step.action for step in session.steps if isinstance(step, Played)]
    session.undo("red", decisions=30)
    for text in texts[-30:]:
        session.play(text)
    assert faces(session) == was


def test_taking_back_the_end_goes_on_under_a_new_seal() -> None:
    session = finished()
    first = session.record.secrets
    session.undo("red", decisions=20)
    last = session.entries[-1]
    assert isinstance(last, Undone) and last.seal and last.seal != session.setup.seal
    assert session.record.secrets == first  # told already; the new one is not
    assert last.seal == session.streams.key.seal if session.streams.key else False

    play_on(session, 5000, seed=4)
    assert len(session.record.secrets) == 2
    found = verify(TOY, read(session))
    assert f"the dice are proved by the seal {session.setup.seal}; from decision" in found.dice
    assert found.dice.endswith(last.seal)


def test_what_was_decided_before_a_new_seal_is_put_back_as_it_was() -> None:
    session = finished()
    was, digest = faces(session), session.state.digest()
    session.undo("red", decisions=20)
    session.redo("red", decisions=20)
    assert (faces(session), session.state.digest()) == (was, digest)
    again = Session.resume(TOY, read(session))
    assert again.state == session.state

    session.undo("red", decisions=20)
    session.redo("red", decisions=5)
    play_on(session, 10, seed=9)
    woken = Session.wake(
        TOY, session.setup, "free", session.entries, secrets=session.streams.secrets(with_newest=True)
    )
    assert woken.state == session.state
    assert woken.streams.all == session.streams.all
    for each in (woken, session):
        play_on(each, 5000, seed=2)
    assert woken.record == session.record
    verify(TOY, read(session))


def test_a_running_game_is_taken_back_without_a_new_seal() -> None:
    session = started()
    play_on(session, 10)
    session.undo("red", key=key(2))
    assert session.entries[-1] == Undone("red")


# --- continuing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seeded", [False, True])
@pytest.mark.parametrize("is_over", [False, True])
@pytest.mark.parametrize("decision", [0, 30])
def test_a_continued_game_has_a_future_that_the_old_secret_does_not_know(
    seeded: bool, is_over: bool, decision: int
) -> None:
    session = started()
    if seeded:
        session = Session.start(TOY, TOY.setup(players=3, scenario="brawl", seed=5), undo="free")
    play_on(session, 5000 if is_over else 50)
    other, third = session.continued(decision, key(7)), session.continued(decision, key(8))
    assert other.state.table == session.state_after(decision).table
    for each in (other, third):
        play_on(each, 5000, seed=3)
        assert each.state.over
    assert faces(other)[: len(faces(third))] != faces(third)

    found = verify(TOY, read(other)).dice
    assert f"from decision {decision + 1} on the dice are proved by the seal" in found
    if seeded:
        assert found.startswith("the dice follow from the seed 5")
    else:
        assert found.startswith("the dice are proved" if is_over else "the dice are not proved")


def test_taking_back_beyond_a_new_seal_still_draws_from_the_new_secret() -> None:
    session = finished()
    other = session.continued(30, key(7))
    other.undo("red", decisions=10)
    other.redo("red", decisions=3)
    assert faces(other) == faces(session)[: len(faces(other))]
    before = other.decisions
    play_on(other, 5000, seed=8)
    assert isinstance(other.state.chance, Keyed)
    assert other.state.chance.key == other.streams.key
    assert f"from decision {before + 1} on the dice are proved" in verify(TOY, read(other)).dice


def test_a_game_is_continued_again_and_again() -> None:
    session = started()
    play_on(session, 20)
    for number, more in ((2, 0), (3, 10), (4, 10)):
        session = session.continued(session.decisions, key(number))
        play_on(session, more, seed=more)
    play_on(session, 5000)
    record = read(session)
    assert [entry.seal for entry in record.entries if isinstance(entry, Sealed)] == [key(3).seal, key(4).seal]
    assert verify(TOY, record).dice == (
        f"the dice are not proved, because the secret behind the seal {key(1).seal} is not in the record; "
        f"from decision 21 on the dice are not proved, because the secret behind the seal {key(3).seal} is "
        f"not in the record; from decision 31 on the dice are proved by the seal {key(4).seal}"
    )
    again = session.continued(session.decisions, key(5))
    assert again.record.secrets == (key(4).secret, key(5).secret)


def test_a_repair_in_a_continued_game_is_lived_again() -> None:
    session = started()
    play_on(session, 12)
    session.repair("red", ["green", "blue"], "a bumped table", {"round": 3})
    play_on(session, 12)
    other = session.continued(session.decisions, key(7))
    assert any(isinstance(step, Repair) for step in other.steps)
    other.repair("red", ["green", "blue"], "bumped again", {"round": 4})
    play_on(other, 5000)
    verify(TOY, read(other))
    assert [number for number, _ in other.history()] == list(range(other.decisions + 1))
    assert [number for number, _ in other.states()] == list(range(other.decisions + 1))


def test_a_session_with_seals_rests_and_goes_back_to_a_mark() -> None:
    session = started()
    play_on(session, 40)
    session = session.continued(40, key(7))
    play_on(session, 30)
    mark, told = session.mark(), session.record
    session.undo("red", decisions=40)
    play_on(session, 7, seed=5)
    session.put_back(mark)
    assert session.record == told

    rest = msgspec.json.decode(msgspec.json.encode(session.rest()), type=Rest)
    secrets = session.streams.secrets(with_newest=True)
    woken = Session.wake(TOY, session.setup, "free", session.entries, rest, secrets=secrets)
    aside = session.aside()
    for each in (woken, session, aside):
        play_on(each, 5000, seed=6)
    assert woken.record == session.record == aside.record


def test_typed_dice_are_not_sealed() -> None:
    session = Session.start(TOY, TOY.setup(players=3, chance="external"), undo="free")
    with pytest.raises(RecordError, match="typed in"):
        session.reseal()
    play_on(session, 30)
    session.undo("red")
    assert "typed in" in verify(TOY, read(session)).dice


# --- what is altered is found -------------------------------------------------------------------------


def altered(record: Record) -> Record:
    """The first die that shows something else."""
    entries = list(record.entries)
    for place, entry in enumerate(entries):
        if isinstance(entry, Played) and entry.chance and entry.chance[0].kind == "roll":
            outcome = entry.chance[0]
            other = replace(outcome, value=(outcome.value + 1) % 3)
            entries[place] = replace(entry, chance=(other, *entry.chance[1:]))
            break
    return replace(record, entries=tuple(entries))


def test_an_altered_record_is_refused_in_one_sentence() -> None:
    record = finished().record
    other = key(2)
    wrong_secret = replace(record, secrets=(other.secret,))
    wrong_seal = replace(record, setup=replace(record.setup, seal=other.seal))
    both = replace(wrong_secret, setup=wrong_seal.setup)
    assert "the secret or the seal was altered" in refused(wrong_secret)
    assert "the secret or the seal was altered" in refused(wrong_seal)
    assert "does not follow from the secret behind the seal" in refused(both)
    assert "does not follow from the secret behind the seal" in refused(altered(record))
    assert "nobody can prove its dice" in refused(replace(record, secrets=()))
    for sentence in map(refused, (wrong_secret, wrong_seal, both, altered(record))):
        assert "\n" not in sentence and not any(secret in sentence for secret in record.secrets)


def test_seals_stand_only_where_they_belong() -> None:
    record = finished().record
    sneaked = replace(record, entries=(*record.entries[:10], Undone("red", seal=key(2).seal)))
    sneaked = replace(sneaked, result=None, digests={}, tables={})
    with pytest.raises(RecordError, match="and with nothing else"):
        Session.resume(TOY, sneaked)
    session = finished()
    session.undo("red")
    record = session.record
    lacking = replace(record, entries=(*record.entries[:-1], Undone("red")), digests={}, tables={})
    with pytest.raises(RecordError, match="a new seal goes with taking back the end"):
        Session.resume(TOY, lacking)


@pytest.mark.parametrize(
    "change",
    [
        {"secrets": ("0F" * 32,)},
        {"secrets": ("00" * 32,) * 2000},
        {"entries": (Sealed("x"),)},
        {"entries": (Sealed("\x1b" * 64),)},
        {"entries": (Sealed("00" * 32),) * 2000},
    ],
)
def test_a_strangers_seals_are_checked(change: dict[str, Any]) -> None:
    record = replace(started().record, **change)
    with pytest.raises(RecordError):
        read_record(record.to_json())


def test_a_keyed_set_up_needs_its_seal() -> None:
    record = started().record
    for setup in (replace(record.setup, seal=msgspec.UNSET), replace(record.setup, chance="seeded")):
        with pytest.raises(RecordError, match="needs a seal"):
            read_record(replace(record, setup=setup).to_json())


def test_an_older_record_is_written_as_it_always_was() -> None:
    session = Session.start(TOY, TOY.setup(players=3, seed=5), undo="free")
    play_on(session, 5000)
    document = session.to_json()
    assert b"seal" not in document and b"secrets" not in document
    assert "follow from the seed 5" in verify(TOY, read_record(document)).dice
