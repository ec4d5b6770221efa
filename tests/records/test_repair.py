"""Repairs: patching plain data, agreeing, leaving what is stuck, and nothing changed when it cannot be."""

from typing import Any

import msgspec
import pytest

from grimtable.kernel import Action, Data, IllegalAction, SeatId, State, StateError
from grimtable.kernel.errors import StuckGame
from grimtable.kernel.patching import patch, retabled
from grimtable.records.record import Repair, read_record
from grimtable.records.repair import Repaired
from grimtable.records.session import Session
from grimtable.records.verifying import verify
from tests.support.played import play_on
from tests.support.rule import rule
from tests.support.toy import TOY

ALL = ("red", "green", "blue")


def started(**more: Any) -> Session[Any, Any]:
    undo = more.pop("undo", "until-revealed")
    return Session.start(TOY, TOY.setup(players=3, seed=5, **more), undo=undo)


def impossible(session: Session[Any, Any], changes: dict[str, Any], leave: str | None = None) -> str:
    before = session.record
    with pytest.raises(IllegalAction) as caught:
        session.repair("red", ALL, "a test", changes, leave=leave)
    assert caught.value.refusal.rule == "KRN-16"
    assert session.record == before
    return caught.value.refusal.sentence


# --- patching -------------------------------------------------------------------------------------

PLAIN: dict[str, Any] = {
    "round": 3,
    "hands": {"red": ["dodge", "parry"], "blue": []},
    "seen": {"attack.declared": {"count": 1}},
    "portals": {7: True},
}


@pytest.mark.parametrize(
    ("changes", "part", "expected"),
    [
        ({"round": 4}, "round", 4),
        ({"hands.red.1": "luck"}, "hands", {"red": ["dodge", "luck"], "blue": []}),
        ({"hands.red.2": "luck"}, "hands", {"red": ["dodge", "parry", "luck"], "blue": []}),
        ({"hands.red.0": "-"}, "hands", {"red": ["parry"], "blue": []}),
        ({"hands.red.0": "-", "hands.red.1": "luck"}, "hands", {"red": ["parry", "luck"], "blue": []}),
        ({"hands.green": ["luck"]}, "hands", {"red": ["dodge", "parry"], "blue": [], "green": ["luck"]}),
        ({"hands.blue": "-"}, "hands", {"red": ["dodge", "parry"]}),
        ({"seen.attack.declared.count": 5}, "seen", {"attack.declared": {"count": 5}}),
        ({"portals.7": False}, "portals", {7: False}),
    ],
)
def test_a_patch_changes_what_its_path_names(changes: dict[str, Any], part: str, expected: Any) -> None:
    before = msgspec.json.encode(PLAIN)

    assert patch(PLAIN, changes) == {**PLAIN, part: expected}
    assert msgspec.json.encode(PLAIN) == before


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("hand.red.0", "x", "the table has no hand; did you mean hands?"),
        ("hands.rde.0", "x", "hands has no rde; did you mean red?"),
        ("hands.red.5", "x", "hands.red is a list of 2; its items are numbered from 0, so '5' is none"),
        (
            "hands.red.first",
            "x",
            "hands.red is a list of 2; its items are numbered from 0, so 'first' is none",
        ),
        ("hands.red.2", "-", "there is no hands.red.2 to take away; the list has 2 items"),
        ("hands.red.2.x", 1, "hands.red has 2 items, so there is none at 2"),
        ("hands.green", "-", "there is no hands.green to take away"),
        ("round.number", 1, "round is a single value, so there is nothing inside it at round.number"),
        ("", 1, None),
    ],
)
def test_a_wrong_path_is_a_sentence(path: str, value: Any, sentence: str | None) -> None:
    if sentence is None:
        assert patch(PLAIN, {path: value}) == {**PLAIN, "": 1}  # the table's own type will refuse it
        return
    with pytest.raises(StateError) as caught:
        patch(PLAIN, {path: value})
    assert str(caught.value).startswith(sentence)


class Board(Data):
    """A table with numbered spaces."""

    portals: dict[int, bool] = {}
    names: tuple[str, ...] = ()


def test_keys_that_are_numbers_are_written_as_text() -> None:
    board = Board({7: True}, ("a",))

    assert retabled(board, {"portals.7": False, "portals.9": True}) == Board({7: False, 9: True}, ("a",))
    assert retabled(board, {"names.1": "b"}) == Board({7: True}, ("a", "b"))
    assert board == Board({7: True}, ("a",))


def test_a_value_that_the_table_does_not_have_is_not_dropped_silently() -> None:
    with pytest.raises(StateError, match=r"the table has no value portal; did you mean portals\?"):
        retabled(Board(), {"portal": {}})


# --- agreeing -------------------------------------------------------------------------------------


@rule("KRN-13", "KRN-14")
@pytest.mark.parametrize("undo", ["free", "until-revealed", "agreed"])
def test_a_repair_needs_everybody_whatever_the_undo_policy(undo: Any) -> None:
    session = started(undo=undo)

    assert str(session.why_not_repair("red")) == "green and blue have not agreed to repair the table (KRN-13)"
    assert str(session.why_not_repair("red", ("blue",))).startswith("green has not agreed")
    assert session.why_not_repair("red", ("blue", "green")) is None
    refusal = session.why_not_repair("purple", ALL)
    assert refusal is not None
    assert refusal.rule == "KRN-14"
    with pytest.raises(IllegalAction, match="KRN-13"):
        session.repair("red", (), "because", {"round": 2})


def test_a_repair_changes_the_table_and_is_marked_for_everybody() -> None:
    session = started()
    play_on(session, 5)

    (event,) = session.repair("red", ALL, " the cat \n jumped ", {"persons.red.lives": 9, "vault": "trap"})

    assert session.state.table.persons["red"].lives == 9
    expected = Repaired(SeatId("red"), ALL, "the cat jumped", ("persons.red.lives", "vault"))
    assert event == expected
    assert event.seen_by(None) == expected
    entry = session.entries[-1]
    assert entry == Repair("red", "the cat jumped", ALL, {"persons.red.lives": 9, "vault": "trap"})
    assert verify(TOY, read_record(session.to_json())).digest == session.state.digest()


def test_after_a_repair_the_index_of_answers_and_the_offers_are_those_of_the_new_table() -> None:
    session = started()
    hand = list(session.state.table.persons["red"].hand)
    deck = list(session.state.table.deck.cards)

    session.repair(
        "red",
        ALL,
        "dealt wrongly",
        {"persons.red.hand": deck[:3], "deck.cards": [*hand, *deck[3:]]},
    )

    again = TOY.from_plain(session.state.plain())
    assert again.answers == session.state.answers
    assert again.legal_actions() == session.state.legal_actions()
    assert session.state.asked == "red"


def test_a_repair_can_hand_the_turn_to_another_seat_only_with_the_procedure_it_belongs_to() -> None:
    session = started()

    events = session.repair("red", ALL, "it was not red's turn", {}, leave="turn")

    assert session.state.asked == "green"
    assert isinstance(events[0], Repaired)
    assert events[0].left == "turn"


def test_leaving_a_procedure_in_the_middle_of_a_reaction() -> None:
    session = started(windows="ask")
    session.play("red: attack green")
    assert [frame.procedure.id for frame in session.state.stack] == ["game", "turn", "attack", "window"]

    session.repair("green", ALL, "the attack is stuck", {}, leave="attack")

    assert [frame.procedure.id for frame in session.state.stack] == ["game", "turn"]
    assert session.state.asked == "red"
    play_on(session, 400)
    assert verify(TOY, read_record(session.to_json())).decisions == session.decisions


# --- impossible repairs ---------------------------------------------------------------------------


@rule("KRN-16")
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({}, "a repair says what to change"),
        ({"persons.red.live": 3}, "persons.red has no value live; did you mean lives?"),
        ({"person.red.lives": 3}, "the table has no person; did you mean persons?"),
        ({"persons.red.lives": "many"}, "persons.red.lives cannot be 'many': expected `int`, got `str`"),
        (
            {"persons.red.hand.3": {}, "persons.red.hand.4": "luck_1"},
            "persons.red.hand.3 cannot be '{}': expected `str`, got `object`",
        ),
        ({"persons.red.lives": 10**9}, "persons.red.lives: use a whole number of at most 1,000,000"),
        ({"persons.red.lives": 2.5}, "persons.red.lives: use a whole number"),
        ({"vault": "gold\x1b[2J"}, "vault: a text must be one printable line"),
        ({"vault": {1, 2}}, "vault: set is no value of a table"),
        ({"turn": "purple"}, "it cannot be the turn of 'purple'"),
        ({"persons.red.hand.0": "-"}, "some cards lie twice, nowhere or do not exist"),
        ({"persons.green": "-"}, "the rules cannot go on from the changed table (KeyError: 'green')"),
    ],
)
def test_an_impossible_repair_is_one_sentence_and_changes_nothing(
    changes: dict[str, Any], sentence: str
) -> None:
    assert sentence in impossible(started(), changes)


@rule("KRN-16")
def test_a_procedure_that_is_not_in_progress_cannot_be_left() -> None:
    assert "attack is not in progress; these are: game, turn" in impossible(started(), {}, "attack")
    assert "game is the whole game and cannot be left" in impossible(started(), {}, "game")


@rule("KRN-16")
@pytest.mark.parametrize("reason", ["", "   ", "x" * 2000, "bell \x07"])
def test_a_repair_needs_a_reason_for_the_log(reason: str) -> None:
    with pytest.raises(IllegalAction, match="needs its reason"):
        started().repair("red", ALL, reason, {"round": 2})


def test_a_finished_game_is_not_repaired_but_taken_back() -> None:
    session = started()
    play_on(session, 400)

    assert "the game is over; take back the last decision instead" in impossible(session, {"round": 2})


def test_a_result_that_is_awaited_comes_first() -> None:
    session = started(chance="external")

    assert "a result for deck is needed before the table can be repaired" in impossible(session, {"round": 2})


def test_a_repaired_table_that_the_rules_choke_on_later_does_not_trap_the_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = started()
    session.repair("red", ALL, "a test", {"round": 2})
    before = session.record

    advance = State._advance
    calls = []

    def chokes_once(state: State[Any, Any], action: Action | None = None) -> None:
        calls.append(state)
        advance(state, action)
        if len(calls) == 1:
            raise KeyError("nobody")

    monkeypatch.setattr(State, "_advance", chokes_once)
    with pytest.raises(StuckGame, match="take the repair back or repair the table again"):
        session.play("red: end turn")

    assert session.record == before
    session.undo("red", ALL)
    session.play("red: end turn")


# --- taking a repair back -------------------------------------------------------------------------


@rule("KRN-12")
def test_a_repair_is_taken_back_by_all_and_put_back() -> None:
    session = started()
    before = session.state.digest()
    session.repair("red", ALL, "a test", {"persons.red.lives": 9})
    after = session.state.digest()

    refusal = session.why_not_undo("red", ("green",))
    assert refusal is not None
    assert refusal.rule == "KRN-12"
    session.undo("red", ALL)
    assert session.state.digest() == before
    session.redo("red")
    assert session.state.digest() == after
    assert verify(TOY, read_record(session.to_json())).digest == after


def test_undo_passes_a_repair_and_replays_it_from_a_snapshot() -> None:
    session = started(undo="free")
    play_on(session, 28)
    session.repair("red", ALL, "a test", {"persons.red.lives": 9})
    digests = play_on(session, 15)

    for digest in digests[-2::-1]:
        session.undo("blue")
        assert session.state.digest() == digest
    assert session.state.table.persons["red"].lives == 9
    session.undo("blue")
    assert session.state.table.persons["red"].lives != 9
