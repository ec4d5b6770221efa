"""Procedures: every kind of step, what cuts them short, and how they run inside each other."""

from typing import Any

import msgspec
import pytest

from grimtable.kernel import (
    Game,
    Line,
    Procedure,
    Refusal,
    SeatId,
    ask,
    call,
    choice,
    do,
    its_seat,
    mandatory,
    moment,
    procedure,
    repeat,
    repeat_if,
    skip_to,
    stop_if,
    window,
)
from grimtable.kernel.errors import StuckGame
from grimtable.kernel.procedure import is_shareable
from tests.support.bare import (
    EVERYBODY,
    GREEN,
    RED,
    BareGame,
    BareState,
    Say,
    offers,
    play,
    say,
    table_of,
    why_not_say,
    words,
    write,
)


class Count(msgspec.Struct):
    """A record to remember."""

    number: int = 0


def red(state: BareState, memory: Any) -> SeatId:
    return RED


def green(state: BareState, memory: Any) -> SeatId:
    return GREEN


def finish(state: BareState, memory: Any) -> None:
    state.finish((RED,), "BARE-09", "it is done")


SAY = choice(Say, among=words, why_not=why_not_say, do=say)


def game_of(
    *lines: Line, remembers: type[msgspec.Struct] = Count, more: tuple[Procedure, ...] = ()
) -> BareState:
    """A game whose first procedure has these lines, run to its first decision."""
    first = table_of("game", remembers, lines)
    return BareGame(first, *more, deeds={}).new()


def test_steps_run_in_order_until_the_game_is_over() -> None:
    state = game_of(
        do("R-1", write("one")), do("R-2", write("two")), do("R-3", finish), do("R-4", write("never"))
    )

    assert state.table.log == ["one", "two"]
    assert state.over
    assert state.decision is None
    assert state.legal_actions() == []


def test_a_step_with_a_new_name_is_saved_under_its_old_one() -> None:
    state = game_of(
        ask("R-1", SAY, seat=red), do("R-2", write("two"), name="new", saved_as="old"), do("R-3", finish)
    )
    procedure = state.game.procedures["game"]
    state.stack[0].place = procedure.places["new"]

    assert procedure.places["old"] == procedure.places["new"]
    assert state.stack[0].step == "new"
    assert state.stack[0].plain()["step"] == "old"


def test_a_step_cannot_be_saved_under_the_name_of_another_one() -> None:
    with pytest.raises(TypeError, match="leave that name to it"):
        game_of(do("R-1", write("one"), name="one"), do("R-2", finish, saved_as="one"))


def test_the_first_end_of_the_game_counts() -> None:
    def finish_otherwise(state: BareState, memory: Any) -> None:
        state.finish((RED,), "BARE-09", "first")
        state.finish((GREEN,), "BARE-10", "second")

    state = game_of(do("R-1", finish_otherwise))

    assert state.result is not None
    assert state.result.sentence == "first"


def test_an_ask_waits_with_its_rule_and_its_question() -> None:
    state = game_of(ask("R-1", SAY, seat=red), do("R-2", finish))
    decision = state.decision

    assert decision is not None
    assert (decision.seat, decision.rule, decision.question, decision.is_window) == (RED, "R-1", "say", False)
    assert offers(state) == ["red: say yes", "red: say no"]
    play(state, "red: say no")
    assert state.table.log == ["red says no"]
    assert state.over


def test_an_ask_without_an_answer_is_a_fault_when_it_must_be_answered() -> None:
    def nothing(state: BareState, memory: Any, seat: SeatId) -> list[Say]:
        return []

    silent = choice(Say, among=nothing, why_not=why_not_say, do=say)
    assert game_of(ask("R-1", silent, seat=red, must=False), do("R-2", finish)).over
    with pytest.raises(StuckGame, match=r"game: say \(R-1\) offers red no action"):
        game_of(ask("R-1", silent, seat=red), do("R-2", finish))


def test_a_game_that_goes_round_without_asking_anybody_is_a_fault() -> None:
    done = 0

    def nothing_happens(state: BareState, memory: Any) -> None:
        nonlocal done
        done += 1

    with pytest.raises(StuckGame, match="100,000 steps without asking anybody"):
        game_of(do("R-1", nothing_happens), repeat("R-2", back_to="nothing_happens"))
    assert done == 100_000


def test_procedures_that_run_out_are_a_fault() -> None:
    with pytest.raises(StuckGame, match="ran out"):
        game_of(do("R-1", write("one")))


def test_a_step_with_a_condition_is_passed_over() -> None:
    def never(state: BareState, memory: Any) -> bool:
        return False

    state = game_of(
        do("R-1", write("one"), when=never),
        ask("R-2", SAY, seat=red, when=never),
        window("R-3", "moment", seats=lambda state, memory: EVERYBODY, when=never),
        call("R-4", "nowhere", remembering=lambda state, memory: Count(), when=never),
        do("R-5", finish),
    )
    assert state.over
    assert state.table.log == []


def test_steps_that_hang_on_one_question_are_passed_over_together() -> None:
    asked = []

    def never(state: BareState, memory: Any) -> bool:
        asked.append(len(state.table.log))
        return False

    game_of(
        do("R-1", write("one")),
        do("R-2", write("two"), when=never),
        do("R-3", write("three"), when=never),
        repeat_if("R-4", never, back_to="one"),
        do("R-5", write("five")),
        do("R-6", write("six"), when=never),
        do("R-7", finish),
    )

    assert asked == [1, 2]


@pytest.mark.parametrize("steps", range(1, 12))
def test_skip_to_passes_over_any_number_of_steps(steps: int) -> None:
    def never(state: BareState, memory: Any) -> bool:
        return False

    def always(state: BareState, memory: Any) -> bool:
        return True

    between = [do("R-2", write("between"), name=f"between_{number}") for number in range(steps)]
    for unless, expected in ((never, []), (always, ["between"] * steps)):
        state = game_of(
            do("R-1", write("first"), name="first"),
            skip_to("last", unless=unless),
            *between,
            do("R-3", write("last"), name="last"),
            do("R-4", finish),
        )
        assert state.table.log == ["first", *expected, "last"]


def test_skip_to_is_no_place_where_a_procedure_could_wait() -> None:
    def is_new(state: BareState, memory: Count) -> bool:
        return memory.number == 0

    state = game_of(
        skip_to("close", unless=is_new),
        ask("R-1", SAY, seat=red),
        do("R-2", finish, name="close"),
    )

    assert state.stack[-1].step == "say"
    assert state.stack[-1].procedure.steps[0].name == "say"
    play(state, "red: say no")
    assert state.over


def test_skipping_back_or_to_nowhere_is_refused() -> None:
    def never(state: BareState, memory: Any) -> bool:
        return False

    for target in ("first", "nowhere"):
        with pytest.raises(TypeError, match=f"there is no later step {target} to go on with"):
            game_of(do("R-1", finish, name="first"), skip_to(target, unless=never), do("R-2", finish))
    with pytest.raises(TypeError, match="there is no later step next to go on with"):
        game_of(skip_to("next", unless=never), do("R-1", finish, name="next"))  # it passes over nothing


def test_short_cuts_lie_inside_each_other() -> None:
    def never(state: BareState, memory: Any) -> bool:
        return False

    def yes(state: BareState, memory: Any) -> bool:
        return True

    def lines(outer: str, inner: str, unless: Any) -> list[Any]:
        return [
            skip_to(outer, unless=yes),
            skip_to("first", unless=yes),
            do("R-1", write("zero"), name="zero"),
            do("R-1", write("first"), name="first"),
            skip_to(inner, unless=unless),
            do("R-2", write("second"), name="second"),
            do("R-3", write("third"), name="third"),
            do("R-4", finish),
        ]

    state = game_of(*lines("finish", "third", never))
    assert state.table.log == ["zero", "first", "third"]
    with pytest.raises(TypeError, match="the short cut to finish leads out of another one"):
        game_of(*lines("third", "finish", never))
    with pytest.raises(TypeError, match="the short cut to third leads out of another one"):
        game_of(skip_to("first", unless=yes), *lines("third", "third", never))
    # Out of the inner one of two, though still inside the outer one.
    with pytest.raises(TypeError, match="the short cut to finish leads out of another one"):
        game_of(skip_to("finish", unless=yes), *lines("third", "finish", never))


def test_what_is_cut_short_may_still_do_its_last_steps() -> None:
    """Once and to their end, whether or not something has happened, with a question among them."""

    def is_cancelled(state: BareState, memory: Any) -> bool:
        return bool(state.table.cancelled)

    def cancel(state: BareState, memory: Any) -> None:
        state.table.cancelled = True
        state.cut = True

    for announced in (False, True):
        for deed in (cancel, write("went on")):
            turn = table_of(
                "turn",
                Count,
                [
                    stop_if("R-7", is_cancelled, announced=announced, go_to="tidy_up"),
                    do("R-1", deed, name="deed"),
                    do("R-2", write("middle"), name="middle"),
                    do("R-3", write("tidy up"), name="tidy_up"),
                    ask("R-4", SAY, seat=red),
                    do("R-5", write("end"), name="end_turn"),
                ],
            )
            state = game_of(
                call("R-1", "turn", remembering=lambda s, m: Count()), do("R-2", finish), more=(turn,)
            )
            assert not state.cut
            play(state, "red: say no")
            between = [] if deed is cancel else ["went on", "middle"]
            assert state.table.log == [*between, "tidy up", "red says no", "end"]


def test_going_on_with_a_step_that_is_not_there_is_refused() -> None:
    with pytest.raises(TypeError, match="there is no step nowhere to go on with"):
        game_of(stop_if("R-1", lambda state, memory: False, go_to="nowhere"), do("R-2", finish))


@pytest.mark.parametrize("name", ["knock", mandatory("knock"), "ring"])
def test_a_moment_is_passed_over_where_nothing_answers_it(name: str) -> None:
    def listen(state: BareState, memory: Any) -> None:
        state.answers.add(RED, "card", "a", (name,))

    state = game_of(
        moment("R-1", "knock", write("too early"), name="early"),
        do("R-2", listen),
        moment("R-3", "knock", write("heard")),
        do("R-4", finish),
    )

    assert state.table.log == ([] if name == "ring" else ["heard"])


def test_an_ask_may_go_to_the_seat_that_the_record_names() -> None:
    class OfGreen(msgspec.Struct):
        seat: str = GREEN

    state = game_of(ask("R-1", SAY, seat=its_seat), do("R-2", finish), remembers=OfGreen)

    assert offers(state) == ["green: say yes", "green: say no"]
    assert its_seat(state, OfGreen()) == GREEN


def test_a_traceback_through_a_procedure_shows_the_step() -> None:
    def fail(state: BareState, memory: Any) -> None:
        raise ValueError("a deed that fails")

    with pytest.raises(ValueError) as raised:
        game_of(do("R-1", fail))

    place = next(entry for entry in raised.traceback if str(entry.path) == "<procedure game from 0>")
    assert "run_0(state, memory)" in str(place.statement)


def test_repeat_if_goes_back_while_the_answer_is_yes() -> None:
    def add_one(state: BareState, count: Count) -> None:
        count.number += 1
        state.table.log.append(str(count.number))

    state = game_of(
        do("R-1", add_one),
        repeat_if("R-2", lambda state, count: count.number < 3, back_to="add_one"),
        do("R-3", finish),
    )
    assert state.table.log == ["1", "2", "3"]


def test_repeat_goes_back_always() -> None:
    def add_one(state: BareState, count: Count) -> None:
        count.number += 1
        if count.number == 4:
            finish(state, count)

    state = game_of(do("R-1", add_one), ask("R-2", SAY, seat=red), repeat("R-3", back_to="add_one"))
    for _ in range(3):
        assert not state.over
        play(state, "red: say yes")
    assert state.over


def test_a_called_procedure_has_a_record_of_its_own_and_comes_back() -> None:
    def write_number(state: BareState, count: Count) -> None:
        state.table.log.append(f"inside {count.number}")
        count.number = 99

    inner = table_of("inner", Count, [do("R-9", write_number)])
    state = game_of(
        call("R-1", "inner", remembering=lambda state, count: Count(count.number + 7)),
        do("R-2", lambda state, count: state.table.log.append(f"outside {count.number}"), name="outside"),
        do("R-3", finish),
        more=(inner,),
    )
    assert state.table.log == ["inside 7", "outside 0"]


def test_a_begun_procedure_runs_before_the_next_step() -> None:
    def begin_inner(state: BareState, memory: Any) -> None:
        state.begin("inner", Count())
        state.table.log.append("begun")

    inner = table_of("inner", Count, [do("R-9", write("inner"))])
    state = game_of(do("R-1", begin_inner), do("R-2", write("next")), do("R-3", finish), more=(inner,))

    assert state.table.log == ["begun", "inner", "next"]


def test_leaving_ends_a_procedure_with_everything_inside_it() -> None:
    def leave_middle(state: BareState, memory: Any) -> None:
        state.leave("middle")

    inner = table_of("inner", Count, [do("R-8", leave_middle), do("R-8", write("inner"))])
    middle = table_of(
        "middle", Count, [call("R-9", "inner", remembering=lambda s, m: Count()), do("R-9", write("middle"))]
    )
    state = game_of(
        call("R-1", "middle", remembering=lambda s, m: Count()),
        do("R-2", write("outer")),
        do("R-3", finish),
        more=(middle, inner),
    )
    assert state.table.log == ["outer"]
    with pytest.raises(StuckGame, match="no attack to leave"):
        state.leave("attack")


def test_stop_if_is_asked_before_every_step_but_not_in_the_middle_of_one() -> None:
    def cancel(state: BareState, memory: Any) -> None:
        state.table.cancelled = True
        state.table.log.append("still in the step")

    inner = table_of(
        "inner",
        Count,
        [
            stop_if("R-7", lambda state, memory: state.table.cancelled),
            do("R-8", write("before")),
            do("R-8", cancel),
            do("R-8", write("after")),
        ],
    )
    state = game_of(
        call("R-1", "inner", remembering=lambda s, m: Count()),
        do("R-2", write("outer")),
        do("R-3", finish),
        more=(inner,),
    )
    assert state.table.log == ["before", "still in the step", "outer"]


def test_a_procedure_cut_short_during_an_interrupt_lets_the_interrupt_finish() -> None:
    """The interrupting procedure is above it and goes on; then the interrupted one ends at once."""

    def cancel(state: BareState, memory: Any) -> None:
        state.table.cancelled = True

    def interrupt(state: BareState, memory: Any) -> None:
        state.begin("interrupt", Count())

    interrupting = table_of(
        "interrupt",
        Count,
        [do("R-6", cancel), ask("R-6", SAY, seat=green), do("R-6", write("interrupt ends"))],
    )
    interrupted = table_of(
        "interrupted",
        Count,
        [
            stop_if("R-7", lambda state, memory: state.table.cancelled),
            do("R-8", interrupt),
            do("R-8", write("never")),
        ],
    )
    state = game_of(
        call("R-1", "interrupted", remembering=lambda s, m: Count()),
        do("R-2", write("outer")),
        do("R-3", finish),
        more=(interrupting, interrupted),
    )
    assert [frame.procedure.id for frame in state.stack] == ["game", "interrupted", "interrupt"]
    play(state, "green: say yes")
    assert state.table.log == ["green says yes", "interrupt ends", "outer"]


def test_an_announced_stop_is_asked_only_after_something_was_announced() -> None:
    """Also when a decision comes between the announcement and the turn of the procedure that it ends."""
    asked: list[str] = []

    def is_cancelled(state: BareState, memory: Any) -> bool:
        asked.append("asked")
        return bool(state.table.cancelled)

    def interrupt(state: BareState, memory: Any) -> None:
        state.begin("interrupt", Count())

    def cancel(state: BareState, memory: Any) -> None:
        state.table.cancelled = True
        state.cut = True

    interrupting = table_of("interrupt", Count, [do("R-6", cancel), ask("R-6", SAY, seat=green)])
    interrupted = table_of(
        "interrupted",
        Count,
        [
            stop_if("R-7", is_cancelled, announced=True),
            ask("R-8", SAY, seat=red),
            do("R-8", write("once more")),
            ask("R-8", SAY, seat=green, name="again"),
            do("R-8", interrupt),
            do("R-8", write("never")),
        ],
    )
    state = game_of(
        call("R-1", "interrupted", remembering=lambda s, m: Count()),
        do("R-2", write("outer")),
        do("R-3", finish),
        more=(interrupting, interrupted),
    )
    asked.clear()
    play(state, "red: say yes")
    assert (state.cut, asked) == (False, [])

    play(state, "green: say yes")
    assert state.cut
    for twin in (state.copy(), state.game.load(state.to_json()), state):
        play(twin, "green: say no")
        assert twin.table.log[-2:] == ["green says no", "outer"]


def test_a_stop_that_nobody_announces_is_asked_for_beside_one_that_is_announced() -> None:
    """A stop is not announced unless it says so."""

    def never(state: BareState, memory: Any) -> bool:
        return False

    def has_spoken(state: BareState, memory: Any) -> bool:
        return bool(state.table.log)

    cut_short = table_of(
        "cut_short",
        Count,
        [
            stop_if("R-6", never, announced=True),
            stop_if("R-7", has_spoken),
            ask("R-8", SAY, seat=red),
            do("R-8", write("never")),
        ],
    )
    state = game_of(
        call("R-1", "cut_short", remembering=lambda s, m: Count()),
        do("R-2", write("outer")),
        do("R-3", finish),
        more=(cut_short,),
    )
    play(state, "red: say yes")
    assert state.table.log == ["red says yes", "outer"]


def test_a_record_is_found_by_its_kind_innermost_first() -> None:
    class Other(msgspec.Struct):
        number: int = 0

    seen: list[int] = []

    def look(state: BareState, memory: Any) -> None:
        seen.append(state.innermost(Count).number)
        outer = state.in_progress(Other)
        assert outer is not None
        seen.append(outer.number)
        assert state.in_progress(Say) is None
        with pytest.raises(StuckGame, match="remembers a Say"):
            state.innermost(Say)

    inner = table_of("inner", Count, [do("R-1", look)])
    state = game_of(
        call("R-1", "inner", remembering=lambda s, m: Count(1)),
        do("R-2", finish),
        remembers=Other,
        more=(inner,),
    )
    assert state.over
    assert seen == [1, 0]


def test_an_eliminated_seat_is_passed_over_and_teams_are_kept() -> None:
    from grimtable.kernel import clockwise_from, next_seat

    assert next_seat(EVERYBODY, RED, out=(GREEN,)) == "blue"
    assert next_seat(EVERYBODY, RED, out=(GREEN, SeatId("blue"))) is None
    assert clockwise_from(EVERYBODY, GREEN, out=(GREEN,)) == ("blue", "red")


# --- tables that cannot be ----------------------------------------------------------------------------


def test_two_steps_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="two steps are called one; give one a name of its own"):
        table_of("game", Count, [do("R-1", write("one")), do("R-2", write("one"))])


def test_a_step_called_end_is_refused_because_saved_frames_use_the_word() -> None:
    with pytest.raises(TypeError, match="no step may be called end"):
        table_of("game", Count, [do("R-1", write("end"))])


def test_going_back_to_nowhere_is_refused() -> None:
    with pytest.raises(TypeError, match="no step start to go back to"):
        table_of("game", Count, [repeat_if("R-1", lambda state, memory: True, back_to="start")])


def test_two_choices_of_one_action_class_are_refused() -> None:
    with pytest.raises(TypeError, match="R-1: two choices"):
        ask("R-1", SAY, SAY, seat=red)


def test_a_record_that_two_copies_would_share_is_refused() -> None:
    class Sharing(msgspec.Struct):
        cards: list[str]

    with pytest.raises(TypeError, match="remembers cards"):
        table_of("game", Sharing, [])


def test_a_jump_back_is_called_after_its_aim_unless_it_has_a_name_of_its_own() -> None:
    assert repeat("R-1", back_to="act").name == "repeat_act"
    assert repeat("R-1", back_to="act", name="once_more").name == "once_more"
    assert repeat_if("R-1", lambda state, memory: True, back_to="act").name == "repeat_act"


def test_two_procedures_or_responders_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="two procedures are called game"):
        BareGame(table_of("game", Count, []), table_of("game", Count, []))
    with pytest.raises(TypeError, match="two procedures are called window"):
        BareGame(table_of("window", Count, []))
    responder = next(iter(BareGame().responders.values()))

    class Twice(BareGame):
        def __init__(self) -> None:
            Game.__init__(
                self,
                procedures=(),
                actions=(),
                responders=(responder, responder),
                codecs={},
                content_hash="",
            )

    with pytest.raises(TypeError, match="two responders are called card"):
        Twice()


def test_a_procedure_lists_its_rules_and_its_steps() -> None:
    @procedure("example", remembers=Count)
    def example() -> list[Line]:
        return [stop_if("R-9", lambda state, memory: False), do("R-1", write("one")), do("R-2", write("two"))]

    assert example.compile().rules == ("R-9", "R-1", "R-2")
    assert repr(example) == "<procedure example: one, two>"


@pytest.mark.parametrize(
    ("hint", "answer"),
    [
        (int, True),
        (str | None, True),
        (tuple[int, ...], True),
        (tuple[SeatId, ...], True),
        (Refusal, True),
        (list[int], False),
        (tuple[list[int], ...], False),
        (Count, False),
        (set[int], False),
    ],
)
def test_what_copies_may_share(hint: Any, answer: bool) -> None:
    assert is_shareable(hint) is answer
