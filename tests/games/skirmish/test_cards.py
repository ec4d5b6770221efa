"""Every card loads, says what it does, and is there as often as the box says."""

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.skirmish.effects import registry
from grimtable.games.skirmish.topics.choices import FIGURES
from grimtable.games.skirmish.wording import wording
from grimtable.rulebook import find_rule
from tests.support.rule import rule

GAME: Any = load_game("skirmish")


@pytest.mark.parametrize("card", GAME.cards)
def test_the_printed_words_are_those_that_the_meaning_gives(card: str) -> None:
    assert GAME.cards[card].text == wording(GAME.cards[card], GAME.pack)


@pytest.mark.parametrize("card", GAME.cards)
def test_every_rule_a_card_cites_is_in_the_catalogue(card: str) -> None:
    assert GAME.cards[card].rules
    for id in GAME.cards[card].rules:
        assert find_rule(id) is not None, id


@rule("SKI-SET-03")
def test_each_side_has_as_many_cards_and_the_decks_share_none() -> None:
    """Cards for both sides are divided evenly: two Not Today each."""
    scouts, keeper = GAME.deck_of("scouts"), GAME.deck_of("keeper")
    assert (len(scouts), len(keeper)) == (22, 22)
    assert not set(scouts) & set(keeper)
    assert sorted([*scouts, *keeper]) == sorted(GAME.copies)
    for deck in (scouts, keeper):
        assert sum(card.startswith("not_today") for card in deck) == 2


def test_no_verb_condition_or_quantity_is_without_words_or_without_a_card() -> None:
    written = repr([(c.reaction, c.order) for c in GAME.cards.values()])
    for sort in ("verb", "condition", "quantity"):
        for entry in registry.entries(sort):
            assert entry.texts["en"], entry.name
            assert f"'{entry.name}'" in written, f"no card uses the {sort} {entry.name}"


def test_the_groups_of_figures_that_cards_may_name_are_those_that_can_be_asked_for() -> None:
    assert sorted(registry.vocabulary("figures")) == sorted(FIGURES)


def test_every_moment_has_a_card_or_an_ability_and_every_moment_is_offered_by_a_procedure() -> None:
    offered = {
        step.target for table in GAME.procedures.values() for step in table.steps if step.run is not None
    }
    answered = {card.reaction.moment for card in GAME.cards.values() if card.reaction is not None}
    assert answered == set(registry.vocabulary("moments"))
    assert answered <= offered


@rule("SKI-SET-02")
def test_the_box_holds_these_figures() -> None:
    assert {kind.id: kind.count for kind in GAME.kinds.values()} == {
        "ghoul": 8,
        "ogre": 2,
        "scout": 3,
        "spitter": 4,
        "warden": 3,
    }


@rule("SKI-SET-01", "SKI-SET-02")
@pytest.mark.parametrize(
    ("scenario", "players", "scouts", "keepers"),
    [
        ("cold_start", 2, 2, 3),
        ("cold_start", 3, 4, 6),
        ("cold_start", 4, 6, 7),
        ("long_hall", 2, 2, 1),
        ("long_hall", 3, 4, 8),
        ("long_hall", 4, 6, 9),
    ],
)
def test_more_scouts_meet_more_of_the_brood(scenario: str, players: int, scouts: int, keepers: int) -> None:
    """The Long Hall with four players has the fifteen figures that the speed budgets are measured with."""
    figures = GAME.new(players=players, scenario=scenario).table.figures.values()
    assert sum(figure.seat != "keeper" for figure in figures) == scouts
    assert sum(figure.seat == "keeper" for figure in figures) == keepers
