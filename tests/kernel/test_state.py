"""The state: copies are independent, equality and JSON are exact, and what is not a state is refused."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimtable.kernel import Nothing, SeatId, StateError, ask, choice
from grimtable.kernel.errors import StuckGame
from grimtable.kernel.event import Journal
from grimtable.kernel.playout import chooser, random_playout
from grimtable.kernel.position import Position
from grimtable.kernel.setup import Setup
from tests.support.bare import BareGame, Say, offers, play, say, table_of, why_not_say, words
from tests.support.toy import TOY, CardDrawn, CardPlayed, PlayCard, Rest, ToyState

RED, GREEN = SeatId("red"), SeatId("green")


def course(seed: int, players: int = 3) -> Iterator[ToyState]:
    """A random game, decision by decision."""
    state = TOY.new(players=players, seed=seed, windows="ask")
    below = chooser(seed)
    while not state.over:
        yield state
        legal = state.legal_actions()
        state.apply(legal[below(len(legal))])
    yield state


@pytest.mark.parametrize("seed", range(6))
def test_at_every_decision_copy_and_round_trip_equal_the_original(seed: int) -> None:
    for state in course(seed):
        document = state.to_json()
        for other in (state.copy(), TOY.load(document), TOY.from_plain(state.plain())):
            assert other == state
            assert other.to_json() == document
            assert other.digest() == state.digest()
            assert other.decision == state.decision
            assert other.field == state.field
            assert other.answers == state.answers
            assert other.journal is None


@pytest.mark.parametrize("seed", range(6))
def test_a_copy_played_to_its_end_leaves_the_original_as_it_was(seed: int) -> None:
    for number, state in enumerate(course(seed)):
        if number % 9:
            continue
        before, board, answers = state.to_json(), state.field.teams.copy(), state.answers.copy()
        legal = list(state.legal_actions())
        random_playout(state.copy(), chooser(number))
        assert state.to_json() == before
        assert state.field.teams == board
        assert state.answers == answers
        assert state.legal_actions() == legal


def deep_state() -> ToyState:
    """Red attacks, green dodges, red negates, green may negate the negation: an answer to an answer."""
    red, green = ("negate_1", "negate_2"), ("dodge_1", "negate_3")
    state = TOY.set_up(Position(hands={"red": red, "green": green}))
    # `play` is written for the bare game and asks nothing of a state but its language.
    play(state, "red: attack green", "green: play dodge_1", "red: play negate_1")  # type: ignore[arg-type]
    return state


def test_a_reaction_to_a_reaction_survives_saving() -> None:
    state = deep_state()
    assert offers(state) == ["green: play negate_3", "green: pass"]
    assert [frame.procedure.id for frame in state.stack] == [
        "game", "turn", "attack", "window", "reaction", "window", "reaction", "window",
    ]  # fmt: skip
    reloaded = TOY.load(state.to_json())
    for world in (state, reloaded):
        world.apply(PlayCard(GREEN, "negate_3"))
        assert offers(world) == ["red: play negate_2", "red: pass"]
        random_playout(world, chooser(1))
    assert reloaded.digest() == state.digest()


def test_a_table_keyed_by_numbers_survives_saving() -> None:
    """JSON spells the keys as strings; they are numbers again after loading."""
    question = ask("R-1", choice(Say, among=words, why_not=why_not_say, do=say), seat=lambda s, m: RED)
    game = BareGame(table_of("game", Nothing, [question]))
    state = game.new()
    state.table.places = {12: "door", 3: "portal"}
    reloaded = game.load(state.to_json())
    assert reloaded.table.places == {12: "door", 3: "portal"}
    assert reloaded == state
    assert reloaded.digest() == state.digest()


def test_two_states_differ_when_anything_differs() -> None:
    one = deep_state()
    for change in (
        lambda state: setattr(state.table, "round", 2),
        lambda state: state.table.persons["green"].hand.append("x"),
        lambda state: setattr(state.chance, "word", 1),
        lambda state: setattr(state, "reveals", 99),
        lambda state: setattr(state.stack[2].memory, "shields", 1),
        lambda state: state.stack.pop(),
    ):
        other = one.copy()
        assert other == one
        change(other)
        assert other != one
        assert other.digest() != one.digest()
    assert one != "a state"


def test_events_are_told_to_a_journal_and_the_game_is_the_same_without() -> None:
    loud, quiet = TOY.new(seed=8), TOY.new(seed=8)
    loud.journal = Journal()
    loud.apply(Rest(RED))
    quiet.apply(Rest(RED))

    events, outcomes = loud.journal.take()
    assert [type(event) for event in events] == [CardDrawn]
    assert outcomes == []
    assert loud == quiet
    assert loud.journal.take() == ([], [])


def test_an_event_with_a_secret_looks_different_to_others() -> None:
    event = CardDrawn(RED, "dodge_1")
    assert event.seen_by(RED) == event
    assert event.seen_by(GREEN) == event.seen_by(None) == CardDrawn(RED, None)
    assert event.plain() == {"event": "CardDrawn", "seat": "red", "card": "dodge_1"}
    played = CardPlayed(RED, "dodge_1")
    assert played.seen_by(None) is played


def test_a_journal_forgets_what_comes_after_a_mark() -> None:
    journal = Journal()
    journal.events.append(CardPlayed(RED, "dodge_1"))
    mark = journal.mark()
    journal.events.append(CardPlayed(RED, "dodge_2"))
    journal.cut(mark)
    assert journal.events == [CardPlayed(RED, "dodge_1")]


# --- what cannot be loaded ------------------------------------------------------------------------------


def broken(change: Callable[[dict[str, Any]], Any]) -> bytes:
    plain = json.loads(deep_state().to_json())
    change(plain)
    return json.dumps(plain).encode()


REQUEST = {"kind": "roll", "what": "die", "options": ["0"]}


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        (b"", "is not a JSON document"),
        (b"\xff\xfe", "is not a JSON document"),
        (b"[" * 100_000, "is not a JSON document|nested too deeply"),
        (b"[1, 2]", "cannot be put on the table"),
        (b"{}", "lacks 'setup'"),
        (broken(lambda plain: plain["setup"].update(game="chess")), "a state of chess, not of toy"),
        (broken(lambda plain: plain["table"].pop("turn")), "does not fit toy: .*turn"),
        (broken(lambda plain: plain["table"].update(turn="nobody")), "cannot be the turn of 'nobody'"),
        (broken(lambda plain: plain["table"]["persons"].pop("red")), "."),
        (broken(lambda plain: plain["table"]["persons"]["red"]["hand"].append("dodge_1")), "lie twice"),
        (broken(lambda plain: plain["stack"].clear()), "cannot be played on: the procedures ran out"),
        (broken(lambda plain: plain["stack"][2].update(procedure="joust")), "in the middle of 'joust'"),
        (broken(lambda plain: plain["stack"][2].update(step="joust")), "before step 'joust' of attack"),
        (broken(lambda plain: plain["stack"][2]["memory"].update(hits="many")), "does not fit toy"),
        (
            broken(lambda plain: plain["stack"][-1]["memory"].update(position=-9)),
            "does not fit toy: .*position",
        ),
        (broken(lambda plain: plain["chance"].update(source="heaven")), "does not fit toy"),
        (
            broken(lambda plain: plain.update(request={"kind": "roll", "what": "die", "options": ["0"]})),
            "wait",
        ),
    ],
)
def test_what_is_wrong_with_a_document_is_said_in_a_sentence(document: bytes, sentence: str) -> None:
    with pytest.raises(StateError, match=sentence):
        TOY.load(document)


def test_an_external_state_that_waits_for_something_else_is_refused() -> None:
    plain = TOY.begin(TOY.setup(chance="external")).plain()
    plain["pending"] = {"type": "Rest", "seat": "red"}
    with pytest.raises(StateError, match="an action that is not legal"):
        TOY.from_plain(plain)
    plain["pending"] = None
    plain["supplied"] = [{"kind": "pick", "what": "deck", "value": "no_card"}]
    with pytest.raises(StateError, match="deck has no 'no_card' to pick"):
        TOY.from_plain(plain)


DOCUMENT = deep_state().to_json()


@given(st.integers(0, len(DOCUMENT)))
def test_a_truncated_document_is_a_state_error_or_nothing_else(length: int) -> None:
    if length < len(DOCUMENT):
        with pytest.raises(StateError):
            TOY.load(DOCUMENT[:length])


@given(st.lists(st.tuples(st.integers(0, len(DOCUMENT) - 1), st.integers(0, 255)), min_size=1, max_size=3))
def test_a_corrupted_document_loads_or_is_a_state_error(changes: list[tuple[int, int]]) -> None:
    document = bytearray(DOCUMENT)
    for place, byte in changes:
        document[place] = byte
    _loads_or_is_refused(bytes(document))


def paths(value: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield here
    children = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, child in children:
        yield from paths(child, (*here, key))


PATHS = [path for path in paths(json.loads(DOCUMENT)) if path]
STRANGE = st.sampled_from(
    [None, True, -1, 0, 10**9, 10**30, 1.5, "", "red", "green", "window", "end", [], {}, ["red"], {"a": 1}]
)


@given(st.sampled_from(PATHS), STRANGE)
def test_a_document_with_another_value_anywhere_loads_or_is_a_state_error(
    path: tuple[Any, ...], value: Any
) -> None:
    plain = json.loads(DOCUMENT)
    place = plain
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    _loads_or_is_refused(json.dumps(plain).encode())


def _loads_or_is_refused(document: bytes) -> None:
    try:
        state = TOY.load(document)
    except StateError as error:
        assert str(error)
    else:
        assert state.over or state.legal_actions()


# --- setting up -----------------------------------------------------------------------------------------


def test_options_have_defaults_and_wrong_ones_are_named() -> None:
    from grimtable.kernel import SetupError

    assert TOY.chosen_options(None) == {"lives": 3, "open_vault": False}
    assert TOY.chosen_options({"lives": 5})["lives"] == 5
    with pytest.raises(SetupError, match="toy has no option 'gold'; the options are lives, open_vault"):
        TOY.chosen_options({"gold": 1})
    with pytest.raises(SetupError, match="option lives cannot be 2; choose one of 3, 1, 5"):
        TOY.chosen_options({"lives": 2})
    with pytest.raises(SetupError, match="option lives cannot be True"):
        TOY.chosen_options({"lives": True})


def test_a_playout_counts_decisions_and_gives_up_on_an_endless_game() -> None:
    state = TOY.new(seed=2)
    assert random_playout(state, chooser(2)) == state.decisions > 0
    with pytest.raises(StuckGame, match="not over after 3 random decisions"):
        random_playout(TOY.new(seed=2), chooser(2), limit=3)
    external = TOY.begin(TOY.setup(seed=2, chance="external"))
    assert random_playout(external, chooser(2)) > external.decisions
    assert external.over


def test_the_stamp_changes_with_every_decision_and_with_everything_revealed() -> None:
    state = TOY.new(players=2, seed=3)
    stamps = [state.stamp()]
    state.reveals += 1
    stamps.append(state.stamp())
    state.apply(state.legal_actions()[0])
    stamps.append(state.stamp())
    assert stamps == sorted(set(stamps))


def test_who_imagines_other_cards_looks_up_anew_what_could_answer_unless_nothing_changed_hands() -> None:
    state = TOY.new(players=2, seed=3)
    answers = state.answers
    assert state.copy().imagined(chooser(1), None).answers == answers
    kept, anew = state.copy(), state.copy()
    before = kept.answers, anew.answers
    assert kept.imagined(chooser(1), None, same_answers=True).answers is before[0]
    assert anew.imagined(chooser(1), None).answers is not before[1]


def test_a_table_for_which_nobody_names_a_seed_has_the_first_one() -> None:
    assert TOY.setup().seed == 0
    assert msgspec.convert({"game": "toy", "seats": [], "scenario": "duel"}, Setup).seed == 0  # an old record
    assert TOY.new(players=2) == TOY.new(players=2, seed=0)


def test_a_game_that_is_over_refuses_everything_with_one_reason() -> None:
    *_, last = course(2)
    refusal = last.why_not(Rest(RED))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("KRN-03", "over")
