"""Refusals: every reason the kernel itself gives, each with its id, and the reasons of games."""

from collections.abc import Iterator
from typing import Any

import pytest

from grimtable.kernel import IllegalAction, Pass, Refusal, SeatId, offer, refuse
from grimtable.kernel.action import Comes, Shows
from grimtable.kernel.position import Position
from grimtable.kernel.procedure import Nothing, ask, choice
from tests.support.bare import BareGame, BareState, Say, say, table_of
from tests.support.rule import rule
from tests.support.toy import TOY, Attack, Brace, Cast, EndTurn, PlayCard, Rest, Search, ToyState, UseCharm

RED, GREEN = SeatId("red"), SeatId("green")


def staged(**more: Any) -> ToyState:
    return TOY.set_up(Position(**more))


def refused(state: ToyState, action: Any) -> str:
    """The rule that refuses; applying must refuse alike and change nothing."""
    refusal = state.why_not(action)
    assert refusal is not None
    before = state.to_json()
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert caught.value.refusal == refusal
    assert str(caught.value) == f"{refusal.sentence} ({refusal.rule})"
    assert state.to_json() == before
    return refusal.rule


@rule("KRN-01")
def test_another_seat_is_not_asked() -> None:
    assert refused(staged(), Rest(GREEN)) == "KRN-01"


@rule("KRN-02")
def test_another_question_is_asked() -> None:
    state = staged()
    assert refused(state, Brace(RED, "dodge_1")) == "KRN-02"
    assert refused(state, Pass(RED)) == "KRN-02"


@rule("KRN-02")
@pytest.mark.parametrize(
    "because", ["nobody_says_that", lambda state, memory, action: refuse("R-1", "odd", word=action.word)]
)
def test_what_is_not_offered_is_refused_with_its_rule_and_reason(because: Any) -> None:
    def only_yes(state: BareState, memory: Any, seat: SeatId) -> Iterator[Say]:
        yield Say(seat, "yes")

    question = offer(Say, among=only_yes, do=say, rule="R-1", because=because)
    refusal = question.why_not(None, None, Say(RED, "no"))

    assert question.why_not(None, None, Say(RED, "yes")) is None
    odd = refuse("R-1", "odd", word="no")
    assert refusal == (Refusal("R-1", "nobody_says_that") if isinstance(because, str) else odd)


def test_in_a_window_only_an_answer_will_do() -> None:
    state = staged(hands={"green": ("dodge_1",)})
    state.apply(Attack(RED, "green"))
    assert refused(state, EndTurn(GREEN)) == "KRN-02"


@rule("KRN-03")
def test_the_game_is_over() -> None:
    state = staged(options={"lives": 1})
    state.table.vault = "trap"
    state.apply(Search(RED))
    assert state.over
    assert refused(state, Rest(GREEN)) == "KRN-03"


@rule("KRN-04")
def test_a_generator_that_disagrees_with_its_reason_is_found_out() -> None:
    """The generator forgets a word that the reason allows: only the conformance suite should ever see it."""

    def forgetful(state: BareState, memory: Nothing, seat: SeatId) -> Iterator[Say]:
        yield Say(seat, "yes")

    def anything_goes(state: BareState, memory: Nothing, action: Say) -> None:
        return None

    question = ask("R-1", choice(Say, among=forgetful, why_not=anything_goes, do=say), seat=lambda s, m: RED)
    state = BareGame(table_of("game", Nothing, [question])).new()
    refusal = state.why_not(Say(RED, "no"))
    assert refusal is not None
    assert refusal.rule == "KRN-04"


@rule("KRN-06")
def test_a_result_is_needed_first() -> None:
    state = TOY.begin(TOY.setup(chance="external"))
    assert state.asked == "chance"
    assert refused(state, Shows(SeatId("chance"), "die", 2)) == "KRN-06"
    assert refused(state, Comes(SeatId("chance"), "no_card", "deck")) == "KRN-06"
    assert refused(state, Rest(RED)) == "KRN-01"


@rule("KRN-07")
def test_a_charm_answers_a_moment_once() -> None:
    """Green uses its charm, which stays in play, and cannot use it again against the same attack."""
    state = staged(turn={"seat": "green"}, hands={"green": ("charm_1", "parry_1")})
    state.apply(Cast(GREEN, "charm_1", "green"))
    state.apply(EndTurn(GREEN))
    state.apply(Attack(RED, "green"))
    state.apply(UseCharm(GREEN, "charm_1"))
    assert state.asked == GREEN
    assert refused(state, UseCharm(GREEN, "charm_1")) == "KRN-07"


def test_reasons_of_the_game_come_with_its_rule_ids() -> None:
    state = staged(players=3, hands={"red": ("curse_1", "dodge_1")})
    assert refused(state, Attack(RED, "red")) == "TOY-04"
    assert refused(state, Attack(RED, "nobody")) == "TOY-04"
    assert refused(state, Cast(RED, "charm_1", "red")) == "TOY-10"
    assert refused(state, Cast(RED, "dodge_1", "red")) == "TOY-11"
    assert refused(state, Cast(RED, "curse_1", "red")) == "TOY-12"
    assert state.why_not(Cast(RED, "curse_1", "green")) is None


def test_team_mates_are_refused_as_targets() -> None:
    state = staged(players=4)
    assert refused(state, Attack(RED, "blue")) == "TOY-05"


def test_an_answer_to_another_moment_is_refused_by_the_responder() -> None:
    state = staged(hands={"green": ("dodge_1", "riposte_1")})
    state.apply(Attack(RED, "green"))
    assert refused(state, PlayCard(GREEN, "riposte_1")) == "TOY-11"
    assert refused(state, PlayCard(GREEN, "negate_1")) == "TOY-10"
