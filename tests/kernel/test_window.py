"""Windows: who is asked in which order, who may answer again, and when a window closes."""

from typing import Any

import msgspec
import pytest

from grimtable.kernel import Procedure, SeatId, Step, StopIf, do, mandatory, stop_if, window
from grimtable.kernel.window import Answers
from tests.support.bare import BLUE, EVERYBODY, GREEN, RED, BareGame, BareState, offers, play, table_of, write
from tests.support.rule import rule


class Cut(msgspec.Struct):
    """A record."""

    number: int = 0


def finish(state: BareState, memory: Any) -> None:
    state.finish((RED,), "BARE-09", "it is done")


def green_first(state: BareState, memory: Any) -> tuple[SeatId, ...]:
    return GREEN, BLUE, RED


def opening(*extra: Step | StopIf, reopens: bool = False) -> Procedure:
    """A game of one window for all three seats, green first."""
    return table_of(
        "game",
        Cut,
        [
            *extra,
            window("R-1", "knock", seats=green_first, reopens=reopens),
            do("R-2", write("closed")),
            do("R-3", finish),
        ],
    )


CARDS = {"a": ("knock",), "b": ("knock",), "c": ("knock",), "other": ("ring",)}


def test_seats_are_asked_in_the_stated_order_and_those_with_nothing_are_passed_over() -> None:
    state = BareGame(opening(), cards=CARDS, hands={"red": ["a"], "green": ["b"], "blue": ["other"]}).new()
    decision = state.decision

    assert decision is not None
    assert (decision.rule, decision.question, decision.is_window) == ("R-1", "knock", True)
    assert offers(state) == ["green: play b", "green: pass"]
    play(state, "green: pass")
    assert offers(state) == ["red: play a", "red: pass"]
    play(state, "red: play a")
    assert state.table.log == ["red plays a", "closed"]


@rule("KRN-05")
def test_a_window_nobody_could_answer_costs_no_frame_and_no_question() -> None:
    state = BareGame(opening(), cards=CARDS, hands={"red": ["other"]}).new()

    assert state.over
    assert state.decisions == 0


@rule("KRN-05")
def test_with_the_bluff_setting_everybody_who_might_answer_is_asked() -> None:
    """Blue holds only a card for another moment, red holds none: blue is asked, red is not."""
    game = BareGame(opening(), cards=CARDS, hands={"green": ["b"], "blue": ["other"]})
    state = game.new(windows="ask")

    assert offers(state) == ["green: play b", "green: pass"]
    play(state, "green: pass")
    assert offers(state) == ["blue: pass"]
    play(state, "blue: pass")
    assert state.over


def test_a_seat_goes_on_answering_until_it_passes() -> None:
    state = BareGame(opening(), cards=CARDS, hands={"green": ["a", "b"], "red": ["c"]}).new()
    play(state, "green: play b")

    assert offers(state) == ["green: play a", "green: pass"]
    play(state, "green: pass")
    assert offers(state) == ["red: play c", "red: pass"]


def test_without_reopening_those_who_passed_are_not_asked_again() -> None:
    state = BareGame(opening(), cards=CARDS, hands={"green": ["a"], "red": ["c"]}).new()
    play(state, "green: pass", "red: play c")

    assert state.over


def test_a_reopening_window_asks_again_from_the_first_seat_after_an_answer() -> None:
    state = BareGame(opening(reopens=True), cards=CARDS, hands={"green": ["a"], "red": ["c"]}).new()
    play(state, "green: pass", "red: play c")

    assert offers(state) == ["green: play a", "green: pass"]
    play(state, "green: play a")
    assert state.table.log == ["red plays c", "green plays a", "closed"]


@rule("KRN-07")
def test_a_source_answers_one_moment_only_once_even_if_it_stays() -> None:
    game = BareGame(opening(), cards=CARDS, hands={"green": ["a", "b"]}, keeps=True)
    state = game.new()
    play(state, "green: play a")

    assert offers(state) == ["green: play b", "green: pass"]
    refusal = state.why_not(game.language.read(state, "green: play a"))
    assert str(refusal) == "a has answered this moment already (KRN-07)"


def test_an_answer_can_be_answered_and_the_inner_window_closes_first() -> None:
    """Green plays a, which opens a window of its own; only then does the outer window go on."""
    inner = table_of(
        "inner", Cut, [window("R-8", "ring", seats=lambda s, m: EVERYBODY), do("R-9", write("inner ends"))]
    )

    def begin_inner(state: BareState, card: str) -> None:
        state.begin("inner", Cut())

    hands = {"green": ["a"], "red": ["c"], "blue": ["other"]}
    state = BareGame(opening(), inner, cards=CARDS, deeds={"a": begin_inner}, hands=hands).new()
    play(state, "green: play a")

    assert offers(state) == ["blue: play other", "blue: pass"]
    assert [frame.procedure.id for frame in state.stack] == ["game", "window", "inner", "window"]
    play(state, "blue: play other")
    assert offers(state) == ["red: play c", "red: pass"]
    play(state, "red: pass")
    assert state.table.log == ["green plays a", "blue plays other", "inner ends", "closed"]


def test_a_guard_of_the_interrupted_procedure_closes_its_window() -> None:
    """Green cancels: red, who holds an answer, is not asked, and the procedure ends at once."""

    def cancel(state: BareState, card: str) -> None:
        state.table.cancelled = True

    guard = stop_if("R-7", lambda state, memory: state.table.cancelled)
    inner = table_of(
        "inner", Cut, [guard, window("R-1", "knock", seats=green_first), do("R-2", write("never"))]
    )

    def begin_inner(state: BareState, memory: Any) -> None:
        state.begin("inner", Cut())

    first = table_of("game", Cut, [do("R-1", begin_inner), do("R-2", write("outer")), do("R-3", finish)])
    hands = {"green": ["a"], "red": ["c"]}
    for windows in ("skip", "ask"):
        game = BareGame(first, inner, cards=CARDS, deeds={"a": cancel}, hands=hands)
        state = game.begin(game.setup(windows="ask" if windows == "ask" else "skip"))
        play(state, "green: play a")
        assert state.table.log == ["green plays a", "outer"]


def test_a_window_for_nobody_is_not_opened() -> None:
    first = table_of("game", Cut, [window("R-1", "knock", seats=lambda s, m: ()), do("R-3", finish)])

    assert BareGame(first, cards=CARDS, hands={"red": ["a"]}).new(windows="ask").over


def test_a_card_gained_in_the_middle_of_a_window_can_still_answer_it() -> None:
    def give_red_a_card(state: BareState, card: str) -> None:
        state.table.hands[RED].append("c")
        state.answers.add(RED, "card", "c", ("knock",))

    game = BareGame(opening(), cards=CARDS, deeds={"a": give_red_a_card}, hands={"green": ["a"]})
    state = game.new()
    play(state, "green: play a")

    assert offers(state) == ["red: play c", "red: pass"]


def test_the_index_is_the_same_in_whatever_order_answers_came() -> None:
    one, other = Answers(), Answers()
    one.add("red", "card", "a", ("knock", "ring"))
    one.add("green", "card", "b", ("knock",))
    other.add("green", "card", "b", ("knock",))
    other.add("red", "card", "a", ("ring",))
    other.add("red", "card", "a", ("knock",))

    assert one == other
    twin = one.copy()
    twin.remove("red", "card", "a", ("knock", "ring"))
    assert twin != one
    assert list(twin.by_moment) == ["knock"]
    with pytest.raises(KeyError):
        twin.remove("red", "card", "a", ("ring",))


def test_what_a_game_notes_about_a_moment_is_forgotten_when_an_answer_comes_or_goes() -> None:
    index = Answers()
    index.add("red", "card", "a", ("knock",))
    index.noted.update(knock="red", ring="nobody")
    twin = index.copy()

    twin.add("green", "card", "b", (mandatory("knock"),))
    assert (twin.noted, index.noted) == ({"ring": "nobody"}, {"knock": "red", "ring": "nobody"})

    index.remove("red", "card", "a", ("knock",))
    assert index.noted == {"ring": "nobody"}
