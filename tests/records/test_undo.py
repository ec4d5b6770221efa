"""Taking back and putting back: the three policies, exact restoration, and what it costs."""

from typing import Any

import pytest

from grimtable.kernel import IllegalAction, Refusal
from grimtable.records.record import Redone, Undone, UndoPolicy
from grimtable.records.session import Session
from grimtable.records.undo import EVERY, Snapshots
from grimtable.records.verifying import verify
from tests.support.played import play_on, texts_of
from tests.support.rule import rule
from tests.support.toy import TOY


def started(undo: UndoPolicy, players: int = 3, **more: Any) -> Session[Any, Any]:
    return Session.start(TOY, TOY.setup(players=players, seed=5, **more), undo=undo)


def rule_of(refusal: Refusal | None) -> str | None:
    return refusal.rule if refusal is not None else None


@pytest.mark.parametrize("chance", ["seeded", "external"])
@pytest.mark.parametrize("windows", ["skip", "ask"])
def test_undo_to_the_start_restores_every_earlier_digest(chance: Any, windows: Any) -> None:
    session = started("free", chance=chance, windows=windows)
    digests = play_on(session, 400)
    assert session.state.over

    for digest in digests[-2::-1]:
        session.undo("red")
        assert session.state.digest() == digest
    assert session.decisions == 0
    assert verify(TOY, session.record).decisions == 0


def test_the_same_decision_after_undo_rolls_the_same_dice() -> None:
    session = started("free")
    digests = play_on(session, 60)
    texts = texts_of(session)

    session.undo("red", decisions=40)
    for text in texts[20:]:
        session.play(text)

    assert session.state.digest() == digests[-1]


def test_an_undone_end_of_the_game_is_no_end() -> None:
    session = started("free")
    play_on(session, 400)
    assert session.state.over

    session.undo("green")

    assert session.record.result is None
    assert session.state.legal_actions()


def test_undo_is_recorded_and_the_digests_are_those_of_the_decisions_in_force() -> None:
    session = started("free")
    play_on(session, 55)

    session.undo("blue", ("red",), decisions=10)

    assert session.entries[-1] == Undone("blue", 10, ("red",))
    assert len(session.entries) == 56
    assert sorted(session.record.digests) == [0, 25, 45]


@rule("KRN-10")
def test_nothing_is_taken_back_before_anything_was_decided() -> None:
    session = started("free")
    assert (
        str(session.why_not_undo("red")) == "nothing has been decided yet that could be taken back (KRN-10)"
    )
    session.play("red: end turn")

    assert session.why_not_undo("red") is None
    assert rule_of(session.why_not_undo("red", decisions=2)) == "KRN-10"
    assert rule_of(session.why_not_undo("red", decisions=0)) == "KRN-10"
    with pytest.raises(IllegalAction):
        session.undo("red", decisions=2)


@rule("KRN-11")
@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        (["red: rest"], "red's decision cannot be taken back, because it drew or showed something hidden"),
        (
            ["red: search the vault"],
            "red's decision cannot be taken back, because it drew or showed something",
        ),
        (
            ["red: attack green", "green: pass", "blue: pass", "green: stand"],
            "green's decision cannot be taken back, because it rolled die",
        ),
    ],
)
def test_until_revealed_nothing_that_showed_something_is_taken_back(
    actions: list[str], sentence: str
) -> None:
    session = started("until-revealed")
    for action in actions:
        if session.why_not(action) is None:
            session.play(action)

    refusal = session.why_not_undo("red", ("green", "blue"))

    assert rule_of(refusal) == "KRN-11"
    assert sentence in str(refusal)


@rule("KRN-11")
def test_until_revealed_what_showed_nothing_is_taken_back_step_by_step() -> None:
    session = started("until-revealed")
    session.play("red: rest")
    after_the_card = session.state.digest()
    session.play("red: attack green")
    session.play(next(text for text in ("green: pass", "blue: pass") if session.why_not(text) is None))

    session.undo("red", decisions=2)

    assert session.state.digest() == after_the_card
    assert rule_of(session.why_not_undo("red")) == "KRN-11"


@rule("KRN-11")
def test_a_result_typed_in_has_been_seen_even_while_more_are_needed() -> None:
    session = started("until-revealed", players=2, chance="external")
    session.play(session.state.legal_actions()[0])
    assert session.state.request is not None

    assert "told a chance result" in str(session.why_not_undo("red"))


@rule("KRN-12")
def test_agreed_names_who_has_not_agreed() -> None:
    session = started("agreed")
    session.play("red: rest")

    assert str(session.why_not_undo("red")) == "green and blue have not agreed to take this back (KRN-12)"
    assert str(session.why_not_undo("red", ("green",))) == "blue has not agreed to take this back (KRN-12)"
    session.undo("red", ("green", "blue"))
    assert session.decisions == 0


@rule("KRN-14")
@pytest.mark.parametrize("policy", ["free", "until-revealed", "agreed"])
def test_only_seats_of_the_table_take_back_or_agree(policy: UndoPolicy) -> None:
    session = started(policy)
    session.play("red: end turn")

    assert rule_of(session.why_not_undo("purple")) == "KRN-14"
    assert rule_of(session.why_not_undo("red", ("green", "purple"))) == "KRN-14"
    assert "the seats are red, green, blue" in str(session.why_not_redo("purple"))


# --- putting back ---------------------------------------------------------------------------------


def test_what_was_taken_back_is_put_back_until_something_new_is_decided() -> None:
    session = started("free")
    digests = play_on(session, 60)

    session.undo("red", decisions=30)
    session.redo(decisions=10)
    session.undo("green", decisions=5)
    session.redo("blue", decisions=25)
    assert session.state.digest() == digests[-1]
    assert session.entries[-1] == Redone("blue", 25)
    assert verify(TOY, session.record).digest == digests[-1]

    session.undo("red")
    session.play(session.state.legal_actions()[0])
    assert rule_of(session.why_not_redo()) == "KRN-15"


@rule("KRN-15")
def test_only_the_seat_that_took_it_back_puts_it_back() -> None:
    session = started("until-revealed")
    session.play("red: end turn")
    assert str(session.why_not_redo("red")) == "0 decisions can be put back, not 1 (KRN-15)"
    session.undo("red")

    assert rule_of(session.why_not_redo("green")) == "KRN-15"
    with pytest.raises(IllegalAction, match="red took this back, so only red can put it back"):
        session.redo("green")
    assert session.why_not_redo("red") is None
    session.redo()
    assert session.state.asked == "green"


def test_putting_back_tells_again_what_happened() -> None:
    session = started("free")
    events = session.play("red: rest")

    session.undo("red")

    assert session.redo() == events


# --- snapshots ------------------------------------------------------------------------------------


def test_snapshots_stay_few_and_the_newest_is_near() -> None:
    session = started("free")
    snapshots: Snapshots[Any, Any] = Snapshots()
    most = furthest = 0
    for number in range(20_001):
        if number % EVERY == 0:
            snapshots.offer(number, session.state, number)
        most = max(most, len(snapshots))
        furthest = max(furthest, number - snapshots.nearest(number)[0])

    assert furthest == EVERY - 1
    assert most <= 24
    for back in (1, 100, 1_000, 10_000):
        assert 20_000 - back - snapshots.nearest(20_000 - back)[0] <= max(EVERY, back)


def test_snapshots_after_a_decision_are_forgotten() -> None:
    session = started("free")
    snapshots: Snapshots[Any, Any] = Snapshots()
    for number in range(0, 101, EVERY):
        snapshots.offer(number, session.state, number)

    snapshots.forget_after(60)

    assert snapshots.numbers == [0, 25, 50]
    assert snapshots.nearest(49)[0] == 25
