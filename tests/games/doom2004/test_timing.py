"""Moments that a case cannot set up: an empty deck, interrupts saved in their middle, figures used again."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.kernel import Journal
from grimtable.kernel.playout import chooser, random_playout
from grimtable.kernel.position import Position
from tests.support.rule import rule

GAME: Any = load_game("doom2004")

CARD = {
    "new": True,
    "name": "Test",
    "provenance": "original",
    "text": "A card of this test.",
    "scatters": ["miss"],
}
ACTIVATE = [{"verb": "choose_figures", "among": "invaders", "amount": 1}, {"verb": "activate_chosen"}]


def play(state: Any, *texts: str) -> None:
    for text in texts:
        state.apply(state.game.language.read(state, text))


def offers(state: Any) -> list[str]:
    return [state.game.language.spell(state, action) for action in state.legal]


ROOM = """
#################
# r     # z     #
#################
"""
LEGEND = {"r": {"marine": "red"}, "z": {"invader": "zombie"}}


@rule("D04-R-09", "D04-INV-06", "D04-INV-07")
def test_without_deck_and_discards_draws_are_skipped_and_score_nothing() -> None:
    """All cards are in the Invader's hand: there is no deck until some have been discarded."""
    position = Position(drawing=ROOM, legend=LEGEND, turn={"seat": "red", "action": "sprint"})
    state = GAME.set_up(position)
    state.table.hand = list(state.table.deck.cards)
    state.table.deck.cards = []
    state.answers = GAME.index_answers(state.setup, state.table)
    state.journal = Journal()
    play(state, "red: end turn")
    while state.decision.is_window:
        play(state, "invader: pass")
    assert state.table.frags == 0
    assert state.decision.question == "discard"
    assert not [
        event for event in state.journal.events if type(event).__name__ in ("CardDrawn", "FragScored")
    ]


@rule("D04-R-09", "D04-FRG-16")
def test_the_first_card_of_a_deck_made_of_late_discards_may_be_its_last() -> None:
    """One discarded card is the whole new deck: making it scores nothing, taking it does."""
    state = GAME.set_up(Position(drawing=ROOM, legend=LEGEND, turn={"seat": "red", "action": "sprint"}))
    table = state.table
    table.deck.discard = [table.deck.cards.pop()]
    table.hand, table.deck.cards = list(table.deck.cards), []
    state.answers = GAME.index_answers(state.setup, table)
    play(state, "red: end turn")
    assert table.frags == 1
    assert table.deck.cards == [] and table.deck.discard == []


NESTED = """
#############################
# r           z # i         #
#############################
"""


def in_a_nest() -> Any:
    """An imp acts inside an event, inside an interrupt, inside the activation of a zombie."""
    fury = {**CARD, "event": {"moment": "attack_declared", "if": ["marine_attacks"], "do": ACTIVATE}}
    game = GAME.with_overrides({"invader_cards": {"fury": fury}, "invaders": {"zombie": {"wounds": 9}}})
    state = game.set_up(
        Position(
            drawing=NESTED,
            legend={
                "r": {"marine": "red", "order": "guard"},
                "z": {"invader": "zombie"},
                "i": {"invader": "imp"},
            },
            hands={"invader": ("fury",)},
            turn={"figure": "zombie_1"},
        )
    )
    play(
        state,
        "invader: step to 2,0",
        "red: interrupt with pistol at 2,0",
        "invader: play fury_1",
        "invader: choose imp_1",
    )
    return state


@rule("D04-R-15", "D04-EVT-04", "D04-ORD-13", "D04-TIM-03")
@pytest.mark.parametrize("seed", range(3))
def test_nested_interruptions_survive_saving_and_copying(seed: int) -> None:
    state = in_a_nest()
    procedures = [frame.procedure.id for frame in state.stack]
    assert procedures == [
        "game", "invader_turn", "activation", "window", "attack", "window", "resolving", "activation",
    ]  # fmt: skip
    twins = [state.copy(), state.game.load(state.to_json())]
    random_playout(state, chooser(seed))
    for twin in twins:
        random_playout(twin, chooser(seed))
        assert twin.digest() == state.digest()


@rule("D04-R-15", "D04-R-50")
def test_the_newest_interruption_is_finished_first() -> None:
    state = in_a_nest()
    play(state, "invader: end activation")
    assert "fury_1" in state.table.deck.discard
    assert not [frame for frame in state.stack if frame.procedure.id == "attack"], "the shot has been fired"
    assert [frame.procedure.id for frame in state.stack][-1] == "activation"
    assert state.stack[-1].memory.figure == "zombie_1"


@rule("D04-R-10", "D04-R-40")
def test_a_figure_recycled_in_its_own_activation_does_not_go_on_with_it() -> None:
    """It opens a door, a Marine sees a new area, and its own figure is used there: the activation is over."""
    game = GAME.with_overrides({"invaders": {"zombie": {"per_colour": 1, "movement": 4}}})
    state = game.set_up(
        Position(
            drawing="""
#################
# r     A     n #
#   +   +   +   #
#     z A       #
#################
""",
            legend={
                "r": {"marine": "red"},
                "z": {"invader": "zombie"},
                "n": {"area": "vault", "waiting": "zombie"},
            },
            turn={"seat": "invader", "step": "activate"},
        )
    )
    play(state, "invader: activate zombie_1", "invader: work door A")
    play(state, next(text for text in offers(state) if text.startswith("invader: recycle")))
    (zombie,) = state.table.invaders.values()
    assert state.field.board.name(zombie.space) == "3,0"
    assert state.table.active == "red", "nobody is left to be activated: the round is over"


@rule("D04-R-60", "D04-R-10")
def test_a_figure_used_again_on_a_damaging_obstacle_was_not_there_when_the_turn_began() -> None:
    game = GAME.with_overrides(
        {
            "invaders": {"zombie": {"per_colour": 1, "wounds": 3}},
            "invader_cards": {"call": {**CARD, "scatters": ["miss"] * 3, "groups": [["zombie"]]}},
        }
    )
    state = game.set_up(
        Position(
            drawing="""
#################
# r     # z # f #
#################
""",
            legend={
                "r": {"marine": "red"},
                "z": {"invader": "zombie", "terrain": "damaging"},
                "f": {"terrain": "damaging"},
            },
            hands={"invader": ("call_1",)},
            decks={"invader": ("call_2", "call_3")},
            turn={"seat": "invader", "begins": True},
        )
    )
    play(
        state,
        "invader: spawn call_1 group 1",
        "invader: recycle zombie_1",
        "invader: place at 3,0 lying north-south",
    )
    play(state, "invader: end turn")
    (zombie,) = state.table.invaders.values()
    assert zombie.wounds == 0
