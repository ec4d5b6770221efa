"""Why a click on something that is not offered does nothing."""

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.grid import bits
from grimtable.kernel import Refusal, State
from grimtable.kernel.position import Position
from grimtable.narration import Names, refusal_near, refusal_of
from grimtable.narration.refusals import without_ids

HALL = """
#############################
# r           z   i #       #
#   +   +   +   +   #   +   #
#                           #
#############################
"""


def hall(**turn: Any) -> State[Any, Any]:
    """A zombie stands between red and an imp."""
    return load_game("doom2004").set_up(
        Position(
            drawing=HALL,
            legend={
                "r": {"marine": "red", "ammo": {"bullets": 1}},
                "z": {"invader": "zombie"},
                "i": {"invader": "imp"},
            },
            turn={"seat": "red", "action": "advance", **turn},
        )
    )


def near(state: State[Any, Any], seat: str = "red", language: str = "en", **clicked: Any) -> Refusal | None:
    names = Names(state.game, state.setup.order, language)
    seen = state.game.view(state, None)["table"]["spaces"]
    return refusal_near(state, names, seat=seat, unseen=lambda space: space not in seen, **clicked)


def test_a_far_space_is_refused_as_a_step() -> None:
    refusal = near(hall(), place="3,1")
    assert refusal == Refusal("D04-MOV-05", "3,1 is not next to Red.")


def test_a_figure_behind_another_is_refused_as_a_shot() -> None:
    refusal = near(hall(), piece="imp_1")
    assert refusal == Refusal("D04-LOS-01", "Red has no line of sight to 4,0.")


def test_what_is_offered_is_not_refused() -> None:
    state = hall()
    assert near(state, place="1,0") is None
    assert near(state, piece="zombie_1") is None
    assert near(state, text="step to 1,0") is None


def test_without_attacks_left_the_action_that_gave_them_is_named() -> None:
    """Weapons that red does not carry are no reason: nobody has asked for them."""
    refusal = near(hall(action="sprint"), piece="zombie_1")
    assert refusal is not None
    assert refusal.rule == "D04-MAR-03"


def test_a_card_out_of_place_is_answered_with_the_question() -> None:
    refusal = near(hall(), card="ambush_1")
    assert refusal is not None
    assert refusal.rule == "D04-MAR-13"
    assert "4 movement points and 1 attack left" in refusal.sentence


def test_whoever_is_not_asked_hears_that() -> None:
    refusal = near(hall(), seat="invader", place="1,0")
    assert refusal is not None
    assert refusal.rule == "KRN-01"


@pytest.mark.parametrize("template", ["{}", "step to {}"])
def test_a_place_that_nobody_has_seen_gets_one_answer_whether_it_exists_or_not(template: str) -> None:
    """Nobody may find the map by clicking into the dark."""
    game = load_game("doom2004")
    state = game.new(seed=1, scenario="knee_deep_in_the_dead")
    seen = set(game.view(state, None)["table"]["spaces"])
    board = state.field.board
    hidden = next(name for name in map(board.name, bits(board.spaces)) if name not in seen)
    answers = set()
    for space in (hidden, "99,99"):
        key = "place" if template == "{}" else "text"
        refusal = near(state, **{key: template.format(space)})
        assert refusal is not None
        answers.add((refusal.rule, refusal.sentence.replace(space, "THERE").rstrip(".")))
    assert answers == {("KRN-08", "THERE is not on the part of the map you can see")}


def test_in_a_window_only_answers_that_could_be_given_count() -> None:
    game = load_game("doom2004")
    state = game.new(seed=1, windows="ask")
    while state.decision is not None and not state.decision.is_window:
        state.apply(state.legal_actions()[0])
    assert state.asked is not None
    names = Names(game, state.setup.order)
    seen = set(game.view(state, None)["table"]["spaces"])
    refusal = refusal_near(
        state, names, place=sorted(seen)[0], seat=state.asked, unseen=lambda space: space not in seen
    )
    assert refusal is not None
    assert state.decision is not None
    assert refusal.rule == state.decision.rule
    assert "or pass" in refusal.sentence


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("a hell_knight cannot be placed at 4,1: no room, or in sight", "a Hell knight cannot be placed"),
        ("hell_knight_2 has moved already", "Hell knight 2 has moved"),
    ],
)
def test_kinds_and_figures_are_called_by_their_names(said: str, read: str) -> None:
    game = load_game("doom2004")
    names = Names(game, game.setup().order)
    assert read.casefold() in without_ids(names, said).casefold()
    assert "_" not in without_ids(names, said)


def test_figures_are_called_by_their_names() -> None:
    game = load_game("skirmish")
    state = game.new(seed=1)
    enemy = next(id for id, figure in state.table.figures.items() if figure.seat != state.asked)
    refusal = near_skirmish(state, piece=enemy)
    assert refusal is not None
    assert refusal.rule == "SKI-TRN-02"
    assert enemy not in refusal.sentence


def near_skirmish(state: State[Any, Any], **clicked: Any) -> Refusal | None:
    names = Names(state.game, state.setup.order)
    return refusal_near(state, names, seat=str(state.asked), unseen=lambda space: False, **clicked)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("de", "Rot hat keine Sichtlinie nach 4,0."), ("pl", "Czerwony nie ma linii wzroku na pole 4,0.")],
)
def test_the_reason_is_given_in_the_language_of_the_reader(language: str, sentence: str) -> None:
    assert near(hall(), language=language, piece="imp_1") == Refusal("D04-LOS-01", sentence)


def test_a_text_that_is_no_action_has_no_reason_against_it() -> None:
    state = hall()
    names = Names(state.game, state.setup.order)
    assert refusal_of(state, names, "dance", seat="red", unseen=lambda space: False) is None
    refusal = refusal_of(state, names, "invader: end turn", seat="red", unseen=lambda space: False)
    assert refusal is not None
    assert refusal.rule == "KRN-01"
