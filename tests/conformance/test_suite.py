"""The conformance suite finds what it is for: each check fails on a game that breaks its promise."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from grimtable.conformance.suite import (
    NonConformance,
    Spot,
    Survey,
    Trial,
    check_continuations,
    check_copies,
    check_course,
    check_offers,
    check_record,
    check_refusals,
    check_seed,
    check_texts,
    examine,
    same_parts,
    spots,
)
from grimtable.kernel import Answer, Codec, Refusal, SeatId, Setup, Step, StopIf, ask
from grimtable.kernel.errors import UnreadableText
from tests.conformance.catalogue import KERNEL_RULES
from tests.support.toy import RULES, TOY, Attack, Rest, Standing, Table, ToyGame, ToyState, Turn
from tests.support.toy import turn as toy_turn

TOY_RULES = {*RULES, *KERNEL_RULES}


def with_choice(game: ToyGame, kind: type, **changes: Any) -> ToyGame:
    """The game with another generator, reason or deed for one kind of action of a turn."""
    procedure = game.procedures["turn"]
    table = list(procedure.steps)
    step = table[0]
    choices = tuple(replace(each, **changes) if each.action is kind else each for each in step.choices)
    assert step.seat is not None
    step = ask(step.rule, *choices, seat=step.seat, name=step.name)
    lines: list[Step | StopIf] = [*procedure.guards, step, *table[1:]]
    game.procedures["turn"] = type(procedure)("turn", procedure.remembers, lambda: lines).compile()
    return game


def failure(game: ToyGame, check: Any, *arguments: Any, **more: Any) -> str:
    """What the suite says of a broken game."""
    with pytest.raises(NonConformance) as error:
        for seed in range(6):
            trial = Trial(game, seed, players=3, **more)
            for spot in spots(trial, 20):
                check(spot, *arguments)
    return str(error.value)


def test_spots_are_the_deepest_decisions_and_some_others_and_can_be_found_again() -> None:
    trial = Trial(TOY, 3, players=4, windows="ask")
    depths = [len(state.stack) for state in trial.states() if not state.over]
    chosen = spots(trial, 10)

    assert len(chosen) == 10
    assert [spot.number for spot in chosen] == sorted({spot.number for spot in chosen})
    assert max(spot.depth for spot in chosen) == max(depths) >= 7
    assert all(depths[spot.number] == spot.depth for spot in chosen)
    assert [spot.state.digest() for spot in spots(trial, 10)] == [spot.state.digest() for spot in chosen]


def test_a_failure_tells_seed_decision_position_and_action() -> None:
    game = with_choice(ToyGame(), Attack, why_not=lambda state, turn, action: Refusal("TOY-99", "no fight"))
    message = failure(game, check_refusals, TOY_RULES)

    assert "the refusal `no fight (TOY-99)` names a rule that is in no catalogue" in message
    assert "in toy, seed 0, 3 players, windows skip, chance seeded, after" in message
    assert "action: " in message
    assert "asked: " in message
    assert "in progress: <turn before act: Turn(" in message
    assert "vault: closed" in message


def test_an_exception_in_the_middle_of_a_game_is_told_in_the_same_way() -> None:
    def rest(state: ToyState, turn: Turn, action: Rest) -> None:
        state.table.persons["nobody"].hand.clear()

    with pytest.raises(NonConformance) as error:
        check_course(Trial(with_choice(ToyGame(), Rest, do=rest), 1))
    assert "an offered action does not apply: KeyError: 'nobody'" in str(error.value)
    assert ": rest\nasked: " in str(error.value)
    assert isinstance(error.value.__cause__, KeyError)


# --- offers and refusals --------------------------------------------------------------------------------


def rests_twice(state: ToyState, turn: Turn, seat: SeatId) -> Iterator[Rest]:
    yield Rest(seat)
    yield Rest(seat)


def nobody_is_attacked(state: ToyState, turn: Turn, seat: SeatId) -> Iterator[Attack]:
    return iter(())


def everybody_is_attacked(state: ToyState, turn: Turn, seat: SeatId) -> Iterator[Attack]:
    for target in state.setup.order:
        yield Attack(seat, target)


def faulty_rest(state: ToyState, turn: Turn, action: Rest) -> None:
    state.innermost(Table)


def test_two_actions_of_one_text() -> None:
    game = with_choice(ToyGame(), Rest, among=rests_twice)
    assert "two offered actions have the same text" in failure(game, check_offers)


def test_an_offered_action_that_does_not_apply() -> None:
    game = with_choice(ToyGame(), Rest, do=faulty_rest)
    assert "an offered action does not apply" in failure(game, check_offers)


def test_an_action_that_no_rule_refuses_and_nobody_offers() -> None:
    game = with_choice(ToyGame(), Attack, among=nobody_is_attacked)
    assert "no rule speaks against this action and yet it is not offered" in failure(
        game, check_refusals, TOY_RULES
    )


def test_a_reason_that_changes_the_state() -> None:
    def why_not(state: ToyState, turn: Turn, action: Attack) -> Refusal | None:
        state.reveals += 1
        return Refusal("TOY-04", "no")

    game = with_choice(ToyGame(), Attack, why_not=why_not)
    assert "refusing actions changed the state" in failure(game, check_refusals, TOY_RULES)


def test_a_truth_in_the_place_of_a_number() -> None:
    def why_not(state: ToyState, turn: Turn, action: Attack) -> Refusal | None:
        is_self = action.target == action.seat
        return Refusal("TOY-04", "no", (("count", True),)) if is_self else None

    game = with_choice(ToyGame(), Attack, why_not=why_not)
    assert "says True or False where a sentence needs a number" in failure(game, check_refusals, TOY_RULES)


def test_a_procedure_that_is_cut_short_without_a_word() -> None:
    game = ToyGame()
    turn = game.procedures["turn"]
    said = [
        replace(guard, question=lambda state, turn: state.decisions > 3, announced=True)
        for guard in turn.guards
    ]
    lines: list[Step | StopIf] = [*said, *turn.steps]
    game.procedures["turn"] = type(turn)("turn", turn.remembers, lambda: lines).compile()

    assert "turn is cut short although nothing was announced" in failure(game, check_offers)


class Mumbled(Codec):
    """A codec that writes less than it should."""

    def spell(self, state: ToyState, value: Any) -> str:
        return str(value)[:1]

    def every(self, state: ToyState) -> Iterable[str]:
        return state.setup.order


class Deaf(Codec):
    """A codec that reads nothing."""

    def read(self, state: ToyState, text: str) -> str:
        raise UnreadableText(f"what is {text}?")


def test_a_text_that_does_not_parse_back() -> None:
    class MumblingGame(ToyGame):
        """Seats are spelled by one letter."""

        more: ClassVar[Any] = Mumbled()

        def __init__(self) -> None:
            super().__init__()
            self.language = type(self.language)(self.actions, {**self.language.codecs, "seat": self.more})

    class DeafGame(MumblingGame):
        """Seats cannot be read."""

        more = Deaf()

    assert "reads as Attack(" in failure(MumblingGame(), check_offers)
    assert "cannot be read: what is" in failure(DeafGame(), check_offers)


def test_an_offered_action_that_is_refused() -> None:
    state = TOY.new()
    state.legal = [*state.legal, Rest(SeatId("nobody"))]
    with pytest.raises(NonConformance, match=r"an offered action is refused: .* \(KRN-01\)"):
        check_offers(Spot(Trial(TOY, 0), state, 0))


def test_a_typed_action_that_is_neither_offered_nor_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    spot = spots(Trial(TOY, 0), 3)[0]
    assert check_texts(spot) > 0
    monkeypatch.setattr(type(spot.state), "why_not", lambda state, action: None)
    with pytest.raises(NonConformance, match="a typed action is neither offered nor refused"):
        for spot in spots(Trial(TOY, 0, players=4), 40):
            check_texts(spot)


# --- copies, seeds, components, ends --------------------------------------------------------------------


class WrongBoard(ToyGame):
    """The derived board counts something the table does not say."""

    def derive(self, setup: Setup, table: Table) -> Standing:
        board = super().derive(setup, table)
        board.teams["A"] += table.round - 1
        return board


class ForgetfulIndex(ToyGame):
    """After loading, cards in hands do not answer any more."""

    def answers(self, setup: Setup, table: Table) -> Iterable[tuple[str, Answer]]:
        return [(moment, answer) for moment, answer in super().answers(setup, table) if answer[1] != "card"]


def test_a_board_that_is_not_what_the_table_says() -> None:
    assert "the board of the reloaded state" in failure(WrongBoard(), check_copies)


def test_an_index_that_is_not_what_the_table_says() -> None:
    message = failure(ForgetfulIndex(), check_copies)
    assert "reloaded state" in message


def test_a_deed_that_remembers_outside_the_state() -> None:
    """A hidden counter: the copy goes another way than the original, and two games of one seed differ."""
    counter = [0]

    def rest(state: ToyState, turn: Turn, action: Rest) -> None:
        counter[0] += 1
        turn.actions -= 1
        state.table.round = 1 + counter[0] % 7

    game = with_choice(ToyGame(), Rest, do=rest)
    assert "went another way" in failure(game, check_continuations)
    with pytest.raises(NonConformance, match="the same seed gave two games"):
        for seed in range(5):
            check_seed(Trial(game, seed))
    with pytest.raises(NonConformance, match=r"does not verify|undo did not restore"):
        for seed in range(5):
            trial = Trial(game, seed)
            check_record(trial, len(check_course(trial)))


def test_a_component_that_is_lost() -> None:
    def rest(state: ToyState, turn: Turn, action: Rest) -> None:
        turn.actions -= 1
        if state.table.deck.cards:
            state.table.deck.cards.pop()

    game = with_choice(ToyGame(), Rest, do=rest)
    with pytest.raises(NonConformance, match=r"components are not conserved: .* 1 → 0"):
        check_course(Trial(game, 1))


def test_a_game_without_end() -> None:
    def end_turn(state: ToyState, turn: Turn, action: toy_turn.EndTurn) -> None:
        state.table.round = 1

    game = with_choice(ToyGame(), toy_turn.EndTurn, do=end_turn)
    for kind in (Attack, Rest, toy_turn.Search, toy_turn.Cast):
        with_choice(game, kind, among=lambda state, turn, seat: ())
    with pytest.raises(NonConformance, match="not over after 300 random decisions"):
        check_course(Trial(game, 1, limit=300))


def test_boards_without_equality_are_compared_part_by_part() -> None:
    class Plain:
        """No equality of its own."""

        def __init__(self, number: int) -> None:
            self.number = number

    class Slotted:
        """Parts in slots."""

        __slots__ = ("part",)

        def __init__(self, part: Plain) -> None:
            self.part = part

    assert same_parts(Slotted(Plain(1)), Slotted(Plain(1)))
    assert not same_parts(Slotted(Plain(1)), Slotted(Plain(2)))
    assert not same_parts(Plain(1), Slotted(Plain(1)))


def test_a_survey_sums_up() -> None:
    total = Survey(decisions=5, deepest=7)
    total.add(Survey(decisions=6, deepest=3))
    assert (total.decisions, total.deepest) == (11, 7)
    survey = examine(Trial(TOY, 4, players=2, windows="ask"), TOY_RULES, count=6)
    assert survey.spots == 6
    assert survey.undone == survey.decisions
