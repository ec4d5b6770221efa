"""Sessions: play, refusals, resuming anywhere, older versions, written results, and the log of the past."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimtable.kernel import (
    CHANCE,
    Action,
    Chance,
    GrimtableError,
    IllegalAction,
    Outcome,
    RecordError,
    SeatId,
    SetupError,
    State,
)
from grimtable.kernel.errors import StuckGame, UnreadableText
from grimtable.records.record import Played, Record, read_record
from grimtable.records.session import Session
from grimtable.records.verifying import verify
from tests.support.played import play_on, texts_of, windows_open
from tests.support.rule import rule
from tests.support.toy import TOY, CardDrawn, EndTurn, Table, ToyGame


def started(players: int = 3, seed: int = 5, **more: Any) -> Session[Any, Any]:
    undo = more.pop("undo", "free")
    return Session.start(TOY, TOY.setup(players=players, seed=seed, **more), undo=undo)


def differs(record: Record, game: ToyGame = TOY, **more: Any) -> str:
    with pytest.raises(RecordError) as caught:
        Session.resume(game, record, **more)
    return str(caught.value)


# --- playing --------------------------------------------------------------------------------------


def test_an_action_is_played_as_text_or_as_data() -> None:
    by_text, by_data = started(), started()

    by_text.play("  red:   end   turn ")
    by_data.play(EndTurn(SeatId("red")))

    assert by_text.state == by_data.state
    assert by_text.entries == by_data.entries == [Played("red: end turn")]


def test_playing_returns_what_happened_and_records_what_chance_decided() -> None:
    session = started(players=2, scenario="brawl")

    events = session.play("red: rest")
    session.play("red: attack green")
    play_on(session, 20, until=lambda now: bool(now.steps[-1].chance))

    assert [type(event) for event in events] == [CardDrawn]
    (outcome,) = session.steps[-1].chance
    assert (outcome.kind, outcome.what) == ("roll", "die")


@rule("KRN-08")
def test_why_not_speaks_in_sentences_of_text_and_of_actions() -> None:
    session = started()

    unreadable = session.why_not("red: atack green")
    assert unreadable is not None
    assert unreadable.rule == "KRN-08"
    assert "did you mean `attack TARGET`?" in unreadable.sentence
    assert session.why_not("rest") is not None
    assert session.why_not("red: rest") is None
    assert session.why_not(EndTurn(SeatId("green"))) == session.why_not("green: end turn")


@pytest.mark.parametrize(
    "text", ["red: \x1b[2Jrest", "red: rest\nred: rest", "red: " + "x" * 2000, "red:\x00"]
)
def test_text_that_could_not_stand_in_a_record_is_unreadable(text: str) -> None:
    session = started()
    with pytest.raises(UnreadableText):
        session.play(text)
    refusal = session.why_not(text)
    assert refusal is not None
    assert refusal.sentence.isprintable()


def test_a_refused_action_changes_nothing() -> None:
    session = started()
    before = session.record

    with pytest.raises(IllegalAction, match="red is asked now, not green"):
        session.play("green: rest")

    assert session.record == before


def test_a_decision_that_fails_half_way_is_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    session = started()
    play_on(session, 30)
    before = session.record

    advance = State._advance
    calls = []

    def breaks_once(state: State[Any, Any], action: Action | None = None) -> None:
        calls.append(state)
        advance(state, action)
        if len(calls) == 1:
            raise StuckGame("the procedures ran out before anybody won")

    monkeypatch.setattr(State, "_advance", breaks_once)
    with pytest.raises(StuckGame):
        session.play(session.state.legal_actions()[-1])

    assert session.record == before
    play_on(session, 5)
    assert verify(TOY, session.record).decisions == session.decisions


# --- resuming -------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", ["seeded", "external"])
@pytest.mark.parametrize("windows", ["skip", "ask"])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_resumed_at_any_length_plays_on_to_the_same_digest(
    chance: Any, windows: Any, seed: int
) -> None:
    whole = started(seed=seed, chance=chance, windows=windows)
    play_on(whole, 400, seed=seed)
    assert whole.state.over

    for length in (0, 1, 24, 25, 26, 50):
        part = started(seed=seed, chance=chance, windows=windows)
        for text in texts_of(whole)[:length]:
            part.play(text)
        resumed = Session.resume(TOY, read_record(part.to_json()))
        assert resumed.state == part.state
        for text in texts_of(whole)[length:]:
            resumed.play(text)
        assert resumed.record == whole.record


def test_a_game_saved_in_a_reaction_to_a_reaction_goes_on_in_another_process(tmp_path: Path) -> None:
    session = started(players=4, seed=1, windows="ask")
    play_on(session, 400, until=lambda now: windows_open(now) >= 2)
    assert windows_open(session) >= 2
    file = tmp_path / "game.json"
    session.save(file)
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from grimtable.records.record import read_record_file\n"
        "from grimtable.records.session import Session\n"
        "from tests.support.played import play_on\n"
        "from tests.support.toy import TOY\n"
        "session = Session.resume(TOY, read_record_file(Path(sys.argv[1])))\n"
        "play_on(session, 500, seed=6)\n"
        "print(session.state.digest())\n"
    )

    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", program, str(file)],
        check=True,
        capture_output=True,
        text=True,
        cwd=root,
        env={"PYTHONPATH": f"{root / 'src'}:{root}", "PYTHONHASHSEED": "77"},
    )
    play_on(session, 500, seed=6)

    assert done.stdout.strip() == session.state.digest()


def test_what_can_be_put_back_can_still_be_put_back_after_resuming() -> None:
    session = started()
    digests = play_on(session, 30)
    session.undo("red", decisions=4)
    session.redo("red", decisions=2)

    resumed = Session.resume(TOY, read_record(session.to_json()))
    resumed.redo("red", decisions=2)

    assert resumed.state.digest() == digests[-1]


# --- differences ----------------------------------------------------------------------------------


def changed(record: Record, number: int, step: Any) -> Record:
    """The record with another step in the place of decision `number` (of a record without undo)."""
    entries = list(record.entries)
    entries[number - 1] = step
    return msgspec.structs.replace(record, entries=tuple(entries))


def a_finished_record() -> Record:
    session = started()
    play_on(session, 400)
    assert session.state.over
    return session.record


def test_a_misspelt_action_is_named_with_its_decision() -> None:
    record = changed(a_finished_record(), 17, Played("red: attak green"))

    assert differs(record).startswith(
        "decision 17: `red: attak green` is no action of this game; did you mean"
    )


def test_an_action_out_of_place_is_refused_with_its_rule() -> None:
    record = changed(a_finished_record(), 2, Played("gold: rest"))

    sentence = differs(record)

    assert sentence.startswith("decision 2: `gold: rest` is refused: ")
    assert sentence.endswith("(KRN-01)")


def test_the_first_decision_with_other_dice_is_named() -> None:
    record = a_finished_record()
    number, step = next((number, step) for number, step in enumerate(record.steps, start=1) if step.chance)
    other = Outcome("roll", "die", (step.chance[0].value + 1) % 4)

    sentence = differs(changed(record, number, Played(step.action, (other,))))  # type: ignore[union-attr]  # no repair

    assert sentence.startswith(
        f"decision {number}: die shows face {step.chance[0].value}, but the record has"
    )


def test_dice_that_were_never_rolled_and_dice_left_out_are_named() -> None:
    record = a_finished_record()
    number, step = next((number, step) for number, step in enumerate(record.steps, start=1) if step.chance)
    assert isinstance(step, Played)

    assert "the record has nothing more" in differs(changed(record, number, Played(step.action)))
    twice = Played(step.action, step.chance * 2)
    assert "nothing more is decided by chance" in differs(changed(record, number, twice))


def test_the_first_digest_that_differs_is_named() -> None:
    record = a_finished_record()
    digests = {number: digest[::-1] if number >= 25 else digest for number, digest in record.digests.items()}

    assert differs(msgspec.structs.replace(record, digests=digests)).startswith(
        "decision 25: the table is not"
    )


def test_another_deal_or_another_ending_is_noticed() -> None:
    record = a_finished_record()
    dealt = (record.dealt[0], Outcome("pick", "vault", "silver"))

    assert differs(msgspec.structs.replace(record, dealt=dealt)).startswith("the set-up: ")
    assert "but the record says that the game is not over" in differs(
        msgspec.structs.replace(record, result=None)
    )


def test_a_set_up_that_the_game_does_not_make_is_refused() -> None:
    record = a_finished_record()
    setup = record.setup
    for wrong in (
        msgspec.structs.replace(setup, scenario="moonbase"),
        msgspec.structs.replace(setup, seats=setup.seats[:1]),
        msgspec.structs.replace(setup, seats=setup.seats[::-1]),
        msgspec.structs.replace(setup, options={"lives": 99}),
        msgspec.structs.replace(setup, chance="scripted"),
    ):
        assert "the set-up cannot be made again: " in differs(msgspec.structs.replace(record, setup=wrong))
        with pytest.raises(SetupError):
            Session.start(TOY, wrong)


def test_a_record_without_its_last_digest_can_be_resumed_but_not_verified() -> None:
    record = msgspec.structs.replace(a_finished_record(), digests={})

    assert Session.resume(TOY, record).state.over
    with pytest.raises(RecordError, match="no digest after its last decision"):
        verify(TOY, record)


# --- other versions -------------------------------------------------------------------------------


class LaterToy(ToyGame):
    """The toy game after a change of its rules that this record does not notice."""

    version = 2


class StricterToy(LaterToy):
    """The toy game after a change of its rules: other lives for the same set-up."""

    def first_table(self, setup: Any) -> Table:
        table = super().first_table(setup)
        table.persons["red"].lives += 1
        return table


def test_a_record_of_an_older_version_goes_on_when_all_comes_out_the_same() -> None:
    record = a_finished_record()

    session = Session.resume(LaterToy(), record)

    assert session.record.rules == 2
    assert session.remarks == (
        "made with rules version 1 and content toy-1; everything so far comes out the same with "
        "rules version 2 and content toy-1",
    )


def test_a_record_of_an_older_version_says_plainly_that_it_cannot_go_on() -> None:
    sentence = differs(a_finished_record(), StricterToy())

    assert sentence.startswith(
        "this record was made with rules version 1 and content toy-1 of toy and cannot be continued with "
        "rules version 2 and content toy-1: the set-up: "
    )


def test_a_record_of_a_newer_version_asks_for_an_update() -> None:
    record = msgspec.structs.replace(a_finished_record(), rules=3)

    assert "update Grimtable" in differs(record)


def test_other_content_is_refused_unless_it_is_permitted() -> None:
    record = msgspec.structs.replace(a_finished_record(), content="toy-0")

    assert differs(record).startswith("this game was played with other content (toy-0, and this is toy-1)")
    session = Session.resume(TOY, record, other_content=True)
    assert session.remarks[0].startswith("made with rules version 1 and content toy-0; ")
    assert session.record.content == "toy-1"


def test_a_record_of_another_game_is_refused() -> None:
    record = msgspec.structs.replace(a_finished_record(), game="chess")

    assert differs(record) == "this is a record of chess, not of toy"


# --- written results ------------------------------------------------------------------------------


@pytest.fixture
def other_generator(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A version of the kernel whose generator gives other numbers."""
    below = Chance.below

    def other(self: Chance, bound: int) -> int:
        return (below(self, bound) + 1) % bound

    monkeypatch.setattr(Chance, "below", other)
    yield
    monkeypatch.undo()


def test_a_record_outlives_its_generator(request: pytest.FixtureRequest) -> None:
    session = started()
    play_on(session, 60)
    session.undo("red", decisions=3)
    record = session.record
    request.getfixturevalue("other_generator")

    assert "replay it from its written results" in differs(record)
    found = verify(TOY, record, from_outcomes=True)
    assert found.decisions == session.decisions
    assert found.remarks == ("replayed from the written chance results, not from the seed",)

    resumed = Session.resume(TOY, record, from_outcomes=True)
    assert resumed.state.table == session.state.table
    resumed.redo("red")
    before = resumed.state.digest()
    digests = play_on(resumed, 20)
    resumed.undo("red", decisions=len(digests) - 1)
    assert resumed.state.digest() == before
    play_on(resumed, 400)
    assert resumed.state.over
    assert verify(TOY, read_record(resumed.to_json()), from_outcomes=True).decisions == resumed.decisions
    assert [number for number, _ in resumed.history()] == list(range(resumed.decisions + 1))


@pytest.mark.usefixtures("other_generator")
def test_written_results_are_still_compared() -> None:
    record = a_finished_record()
    number, step = next((number, step) for number, step in enumerate(record.steps, start=1) if step.chance)
    assert isinstance(step, Played)

    none = changed(record, number, Played(step.action))
    other = changed(record, number, Played(step.action, (Outcome("roll", "die", 9),)))
    tables = {number: digest[::-1] for number, digest in record.tables.items()}

    assert "the script has no result left for die" in differs(none, from_outcomes=True)
    assert "die has no face 9" in differs(other, from_outcomes=True)
    assert "the set-up: the table is not as it was recorded" in differs(
        msgspec.structs.replace(record, tables=tables), from_outcomes=True
    )


# --- external chance ------------------------------------------------------------------------------


@rule("KRN-06")
def test_results_typed_in_at_a_physical_table_are_decisions_of_the_seat_chance() -> None:
    session = started(players=2, chance="external")
    assert session.state.asked == CHANCE
    play_on(session, 20, until=lambda now: now.state.asked != CHANCE)

    assert [step.seat for step in session.steps] == ["chance"] * 7  # type: ignore[union-attr]  # no repair
    session.play("red: attack green")
    play_on(session, 20, until=lambda now: now.state.request is not None)
    assert session.why_not("chance: die shows 9") is not None
    session.play("chance: die shows 3")

    assert session.steps[-1] == Played("chance: die shows 3", (Outcome("roll", "die", 3),))
    assert verify(TOY, read_record(session.to_json()), from_outcomes=True).remarks == ()


# --- the past -------------------------------------------------------------------------------------


def test_the_history_tells_again_what_happened_at_each_decision() -> None:
    session = started(windows="ask")
    told: list[Any] = []
    lengths = []
    while not session.state.over:
        legal = session.state.legal_actions()
        told.append(session.play(legal[len(told) % len(legal)]))
        lengths.append(session.decisions)

    assert [events for number, events in session.history() if number] == told
    assert list(session.history(30, 33)) == list(zip(range(30, 34), told[29:33], strict=True))
    assert list(session.history(len(told) + 5)) == []


def test_a_seat_is_told_only_what_it_learnt() -> None:
    session = started()
    play_on(session, 60)

    drawn = [event for _, events in session.history_for(SeatId("red")) for event in events]
    cards = [event for event in drawn if isinstance(event, CardDrawn)]

    assert any(event.seat == "red" and event.card for event in cards)
    assert {event.card for event in cards if event.seat != "red"} == {None}


def test_the_state_after_any_decision_can_be_looked_at() -> None:
    session = started()
    digests = play_on(session, 60)

    assert [session.state_after(number).digest() for number in range(len(digests))] == digests
    with pytest.raises(GrimtableError, match="there is no state after"):
        session.state_after(len(digests))
