"""The cards of the expansion: printed counts, the same spawn cards as before, words and diagrams."""

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from grimtable.games import load_game, pack_of
from grimtable.games.doom2004.wording import invader_wording, marine_wording
from tests.support.rule import rule

BASE: Any = load_game("doom2004")
GAME: Any = load_game("doom2004", ["amendments", "expansion", "expansion_deck"])
CARDS: dict[str, Any] = {card.id: card for card in GAME.invader_copies.values()}
MARINE_CARDS: dict[str, Any] = {card.id: card for card in GAME.marine_copies.values()}
ADDED = {id: card for id, card in MARINE_CARDS.items() if id not in pack_of(BASE).table("marine_cards")}
SCATTERS = [scatter for card in CARDS.values() for scatter in card.scatters]
CASES = Path(__file__).parents[3] / "cases" / "doom2004" / "cards"


def spawns(game: Any) -> Counter[Any]:
    """What spawn cards of a deck show, and how often."""
    return Counter(card.groups for card in game.invader_copies.values() if card.groups)


@rule("D4X-SET-04", "D4X-R-11")
def test_the_second_deck_has_66_cards_and_the_spawn_cards_of_the_first() -> None:
    assert len(GAME.invader_copies) == 66
    assert spawns(GAME) == spawns(BASE)
    assert sum(spawns(GAME).values()) == 34
    assert not any("vagary" in group for card in CARDS.values() for group in card.groups)


@rule("D4X-SET-02", "D4X-SET-03")
def test_the_two_decks_never_mix() -> None:
    assert {card.deck for card in BASE.invader_copies.values()} == {"base"}
    assert {card.deck for card in GAME.invader_copies.values()} == {"expansion"}
    table = GAME.new(seed=1).table
    assert sorted([*table.deck.cards, *table.hand]) == sorted(GAME.invader_copies)


@rule("D4X-SET-01", "D4X-CHG-01", "D4X-CHG-03", "D4X-CHG-16")
def test_the_choice_of_the_deck_changes_nothing_else_of_the_rules() -> None:
    rules = GAME.ruleset
    assert rules.deck == "expansion"
    assert (rules.cards_drawn, rules.attack_from_shared, rules.chain_meets_again) == (2, False, True)


@rule("D4X-SET-04")
def test_the_thirteen_known_events_are_there_and_most_events_are_new() -> None:
    known = {
        "Charge", "Crushing Blow", "Dark Summons", "Darkness", "Descent Into Madness", "Dodge", "Earthquake",
        "Rage", "Smash", "Soul Fire", "Surprise Attack", "Tick Blast", "Wraith Jump",
    }  # fmt: skip
    events = {card.name: card for card in CARDS.values() if card.event is not None}
    assert known <= set(events)
    assert sum(card.id not in pack_of(BASE).table("invader_cards") for card in events.values()) == 20


@rule("D4X-SET-05")
def test_the_marine_deck_has_28_cards() -> None:
    assert len(GAME.marine_copies) == 28
    known = {
        "Assassin", "Big Guy", "Careful", "Danger Sense", "Efficient Killer", "Lean and Mean", "Lithe",
        "Perfect Aim", "Tech Op",
    }  # fmt: skip
    assert known < {card.name for card in ADDED.values()}
    assert len(ADDED) == 10
    table = GAME.new(seed=1, players=4).table
    dealt = [card for marine in table.marines.values() for card in marine.cards]
    assert sorted([*table.marine_deck, *dealt]) == sorted(GAME.marine_copies)


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_the_words_of_a_card_are_those_that_its_meaning_gives(card: Any) -> None:
    assert card.text == invader_wording(card, GAME.pack)
    assert card.provenance == "original" or card.source


@pytest.mark.parametrize("card", ADDED.values(), ids=lambda card: card.id)
def test_the_words_of_a_marine_card_are_those_that_its_meaning_gives(card: Any) -> None:
    assert card.text == marine_wording(card, GAME.pack)
    assert card.provenance == "original" or card.source


def test_no_two_cards_of_a_deck_say_the_same() -> None:
    for cards in (CARDS, MARINE_CARDS):
        words = Counter(card.text for card in cards.values())
        assert [text for text, number in words.items() if number > 1] == []


@rule("D04-EVT-06", "D4X-SET-04")
def test_every_card_has_a_diagram_spread_as_in_the_base_deck() -> None:
    ways = [scatter.split() for scatter in SCATTERS if scatter != "miss"]
    distances = Counter(int(distance) for _, distance in ways)
    assert (len(SCATTERS), SCATTERS.count("miss")) == (66, 11)
    assert sorted(Counter(direction for direction, _ in ways).values()) == [6, 7, 7, 7, 7, 7, 7, 7]
    assert distances[1] > distances[2] > distances[3] > distances[4] > 0
    assert all(len(set(card.scatters)) == len(card.scatters) for card in CARDS.values())


def test_every_card_is_played_by_a_case() -> None:
    text = "\n".join(path.read_text() for path in sorted(CASES.rglob("*.toml")))
    played = set(re.findall(r"(?:play|spawn|use) ([a-z_]+)_\d", text))
    held = set(re.findall(r'cards = \["([a-z_]+?)"\]', text))
    assert [id for id in CARDS if id not in played] == []
    assert [id for id, card in ADDED.items() if id not in (played if card.reaction else held)] == []


@pytest.mark.parametrize("language", ["de", "pl"])
def test_every_card_is_translated(language: str) -> None:
    folder = Path(__file__).parents[3] / "src/grimtable/games/doom2004/packs"
    texts = "".join(path.read_text() for path in folder.glob(f"expansion*/texts/{language}.ftl"))
    for kind, cards in (("invader_cards", CARDS), ("marine_cards", ADDED)):
        new = [id for id in cards if id not in pack_of(BASE).table(kind)]
        assert [id for id in new if f"{kind}-{id} =" not in texts] == []


@pytest.mark.parametrize("scenario", [each for each in GAME.scenarios if GAME.mode(each) == "scenario"])
def test_the_index_of_answers_stays_true_while_cards_come_and_go(scenario: str) -> None:
    draw = random.Random(5)
    state = GAME.new(seed=11, players=4, scenario=scenario)
    for _ in range(300):
        if state.over:
            break
        state.apply(state.legal[draw.randrange(len(state.legal))])
        assert state.answers == state.game.index_answers(state.setup, state.table)
