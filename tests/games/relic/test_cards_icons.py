"""Spaces with threat icons: who arrives draws as many cards of each colour shown as are missing."""

from collections import Counter
from typing import Any

import pytest

from grimtable.games import load_game
from tests.games.relic.situation import Situation, turn
from tests.support.rule import rule

GAME: Any = load_game("relic")
WITH_ICONS = [space for space in GAME.spaces if space.icons]
#: Quiet cards of each colour: assets, which are only picked up.
QUIET = {
    "red": ["veteran_sergeant", "ogryn_bone_breaker", "demolition_charge"],
    "blue": ["father_confessor", "zealous_missionary", "blessed_hand_flamer"],
    "yellow": ["ratling_spotter", "corsair_turncoat", "glowing_waystone"],
}

each_space = pytest.mark.parametrize("space", WITH_ICONS, ids=lambda space: space.id)


def arrive(space: Any, lying: list[str]) -> Situation:
    """A player walks one space clockwise onto this space and explores it."""
    number = GAME.space_numbers[space.id]
    ring = range(24) if number < 24 else range(24, 40)
    before = GAME.space_ids[number - 1 if number - 1 in ring else ring[-1]]
    decks = {colour: tuple(card for card in cards if card not in lying) for colour, cards in QUIET.items()}
    situation = Situation(
        rolls=(1,),
        heroes={"alpha": {"hero": "ogryn", "space": before, "mission": "never_give_up"}},
        board={space.id: lying},
        decks=decks,
        turn=turn("movement"),
    )
    situation.play("alpha: go clockwise")
    while situation.question == "choose_colour":
        situation.play(situation.offers()[0])
    return situation


def drawn(situation: Situation) -> Counter[str]:
    events = situation.happened("ThreatDrawn")
    return Counter(GAME.deck_of[event.card] for event in events if event.seat == "alpha")


@rule("REL-EXP-03", "REL-EXP-04", "REL-EXP-05")
@each_space
def test_an_empty_space_gives_a_card_for_each_icon(space: Any) -> None:
    situation = arrive(space, [])

    assert drawn(situation) == Counter(space.icons)
    assert {event.space for event in situation.happened("ThreatDrawn")} == {GAME.space_numbers[space.id]}
    assert len(situation.player().assets) == len(space.icons)


@rule("REL-EXP-06", "REL-EXP-09")
@each_space
def test_a_card_lying_there_answers_one_icon_of_its_colour(space: Any) -> None:
    situation = arrive(space, [QUIET[space.icons[0]][0]])

    expected = Counter(space.icons)
    expected[space.icons[0]] -= 1
    assert drawn(situation) == +expected


@rule("REL-ENG-02", "REL-ENG-13")
@each_space
def test_what_was_drawn_is_taken_in_the_same_turn(space: Any) -> None:
    situation = arrive(space, [])
    assert situation.state.table.spaces[GAME.space_numbers[space.id]] == ()
