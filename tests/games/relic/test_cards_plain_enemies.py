"""Plain enemies, which have a value, an attribute and no words: each one is fought, beaten and lost to."""

from typing import Any

import pytest

from grimtable.games import load_game
from tests.games.relic.situation import Situation, turn
from tests.support.rule import rule

GAME: Any = load_game("relic")
PLAIN = [card for card in GAME.pack.items("threat_cards") if card.type == "enemy" and not card.text]
#: Where one icon of the colour is printed, and the space before it.
LANES = {
    "red": ("ultramar_emissary", "vaulgast_starport"),
    "blue": ("wastes", "spire_of_vaulgast"),
    "yellow": ("st_antias_sanctuary", "abandoned_ruins"),
}

each_copy = pytest.mark.parametrize(
    ("card", "copy"),
    [(card, f"{card.id}_{number}") for card in PLAIN for number in range(1, card.copies + 1)],
    ids=lambda value: value if isinstance(value, str) else "",
)


def battle(card: Any, copy: str, dial: int, enemy: int, own: int) -> Situation:
    """A player with this value of the enemy's attribute walks up to it; both dice are known."""
    start, space = LANES[card.deck]
    hero = {"hero": "rogue_trader", "space": start, "life": 4, card.attribute: dial}
    situation = Situation(
        rolls=(1, enemy, own), heroes={"alpha": hero}, board={space: [copy]}, turn=turn("movement")
    )
    return situation.play("alpha: go clockwise")


def test_there_are_plain_enemies_in_every_deck() -> None:
    assert {card.deck for card in PLAIN} == set(LANES)


@rule("REL-BAT-03", "REL-BAT-15", "REL-BAT-17", "REL-BAT-21")
@each_copy
def test_a_plain_enemy_is_beaten_with_one_more_and_becomes_a_trophy(card: Any, copy: str) -> None:
    situation = battle(card, copy, dial=card.value + 2, enemy=4, own=3)

    assert [event.attribute for event in situation.happened("BattleBegan")] == [card.attribute]
    valued = situation.happened("BattleValued")[0]
    assert (valued.enemy, valued.player, valued.outcome) == (card.value + 4, card.value + 5, "won")
    assert situation.player().trophies == (copy,)
    assert situation.player().life == 4


@rule("REL-BAT-18", "REL-BAT-23")
@each_copy
def test_a_plain_enemy_that_wins_costs_one_life_and_stays(card: Any, copy: str) -> None:
    situation = battle(card, copy, dial=card.value, enemy=4, own=3)

    valued = situation.happened("BattleValued")[0]
    assert (valued.enemy, valued.player, valued.outcome) == (card.value + 4, card.value + 3, "lost")
    assert situation.player().life == 3
    assert situation.player().trophies == ()
    assert copy in situation.state.table.spaces[GAME.space_numbers[LANES[card.deck][1]]]


@rule("REL-XP-02")
@each_copy
def test_a_plain_enemy_is_worth_its_value_at_the_emissary(card: Any, copy: str) -> None:
    hero = {"hero": "ogryn", "space": "ultramar_emissary", "influence": 0, "trophies": [copy]}
    situation = Situation(heroes={"alpha": hero}, turn=turn("engagement"))
    situation.play("alpha: carry out training", f"alpha: discard {copy}")
    assert situation.player().influence == card.value
