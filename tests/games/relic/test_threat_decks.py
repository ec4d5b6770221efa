"""The three Threat decks: types, values and traits of their cards, omens, icons, portals, titles, texts."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from grimtable.content import load_pack
from grimtable.games.relic.items import CARD_KINDS, SCHEMA, ThreatCard

CONTENT = Path(__file__).parents[3] / "src" / "grimtable" / "games" / "relic" / "content"
PACK = load_pack(CONTENT, SCHEMA)
CARDS = tuple(item for item in PACK.items("threat_cards") if isinstance(item, ThreatCard))
DECKS = {deck: tuple(card for card in CARDS if card.deck == deck) for deck in ("red", "blue", "yellow")}

#: Weak enemies are common enough for a beginner, strong ones rare; 8 stands for 8 and more.
CURVE = {1: 3, 2: 6, 3: 9, 4: 9, 5: 7, 6: 5, 7: 3, 8: 2}
OWN_ATTRIBUTE = {"red": "strength", "blue": "willpower", "yellow": "cunning"}
OWN_TRAIT = {"red": "ork", "blue": "tyranid", "yellow": "eldar"}
#: How an enemy's text names the moment of an ability.
WORDS = {
    "battle.won": ("Win",),
    "battle.lost": ("Loss", "If you lose"),
    "battle.tied": ("Tie", "lose or tie"),
    "battle.start": ("Start of battle",),
    "battle.values": ("battle value rises", "battle value falls"),
}
OUTCOMES = {"battle.won", "battle.lost", "battle.tied"}

each_deck = pytest.mark.parametrize("deck", DECKS)


def count(deck: str, which: Callable[[ThreatCard], object]) -> int:
    """How many printed cards of a deck are so: copies count."""
    return sum(card.copies for card in DECKS[deck] if which(card))


def enemies(deck: str, which: Callable[[ThreatCard], object]) -> int:
    return count(deck, lambda card: card.type == "enemy" and which(card))


@each_deck
def test_a_deck_has_68_cards_most_of_them_enemies(deck: str) -> None:
    types: Counter[str] = Counter()
    for card in DECKS[deck]:
        types[card.type] += card.copies
    assert types == {"enemy": 44, "event": 8, "encounter": 8, "asset": 8}
    assert count(deck, lambda card: True) == 68


@each_deck
def test_enemy_values_follow_the_curve(deck: str) -> None:
    values: Counter[int] = Counter()
    for card in DECKS[deck]:
        if card.type == "enemy":
            assert 1 <= card.value <= 10, card.id
            values[min(card.value, 8)] += card.copies
    assert values == CURVE


@each_deck
def test_two_thirds_of_the_enemies_have_the_attribute_of_the_deck_and_no_hero_is_safe(deck: str) -> None:
    attributes: Counter[str | None] = Counter()
    for card in DECKS[deck]:
        if card.type == "enemy":
            attributes[card.attribute] += card.copies
    assert set(attributes) == set(OWN_ATTRIBUTE.values())
    assert 27 <= attributes.pop(OWN_ATTRIBUTE[deck]) <= 31
    assert min(attributes.values()) >= 5


@each_deck
def test_half_of_the_enemies_are_of_the_people_of_the_deck(deck: str) -> None:
    assert 20 <= enemies(deck, lambda card: OWN_TRAIT[deck] in card.traits) <= 25
    assert enemies(deck, lambda card: not card.traits) == 0


@pytest.mark.parametrize("trait", ["ork", "tyranid", "eldar", "heretic", "traitor", "daemon"])
def test_missions_that_ask_for_a_trait_find_enough_enemies(trait: str) -> None:
    assert sum(enemies(deck, lambda card: trait in card.traits) for deck in DECKS) >= 12


@each_deck
def test_a_third_of_the_enemies_is_plain_a_third_answers_the_outcome_a_third_is_special(deck: str) -> None:
    plain = enemies(deck, lambda card: not card.abilities and not card.icons)
    outcome = enemies(
        deck,
        lambda card: (
            card.abilities and not card.icons and {ability.moment for ability in card.abilities} <= OUTCOMES
        ),
    )
    assert 13 <= plain <= 17
    assert 11 <= outcome <= 17
    assert 12 <= 44 - plain - outcome <= 18


@each_deck
def test_about_one_card_in_six_is_an_omen_and_a_few_show_threat_icons(deck: str) -> None:
    assert 9 <= count(deck, lambda card: card.omen) <= 13
    assert 2 <= count(deck, lambda card: card.icons) <= 5


def test_a_tyranid_enemy_shows_a_threat_icon() -> None:
    """REL-C-66."""
    assert enemies("blue", lambda card: "tyranid" in card.traits and card.icons) >= 1


def test_each_deck_has_one_forgotten_portal() -> None:
    """REL-C-67: three in all, so that each usually has another to lead to."""
    assert [count(deck, lambda card: card.portal) for deck in DECKS] == [1, 1, 1]
    assert {card.name for card in CARDS if card.portal} == {"Forgotten Portal"}


def test_titles_are_unique_but_for_the_portals() -> None:
    titles = Counter(card.name for card in CARDS if not card.portal)
    assert [title for title, times in titles.items() if times > 1] == []


def test_no_card_of_another_deck_has_the_id_or_title_of_a_threat_card() -> None:
    """Copies are named by the id of their card, whatever its kind: a shared id would lose a card."""
    others = [item for kind in CARD_KINDS if kind != "threat_cards" for item in PACK.items(kind)]
    assert {card.id for card in CARDS} & {item.id for item in others} == set()
    assert {card.name for card in CARDS} & {item.name for item in others} == set()


def test_the_cards_lie_in_the_folder_of_their_deck() -> None:
    for card in CARDS:
        assert (CONTENT / "threat_cards" / card.deck / f"{card.id}.toml").is_file(), card.id


@each_deck
def test_encounters_are_places_and_strangers_assets_are_allies_and_finds(deck: str) -> None:
    assert count(deck, lambda card: card.type == "encounter" and "place" in card.traits) >= 3
    assert count(deck, lambda card: card.type == "encounter" and "stranger" in card.traits) >= 2
    assert count(deck, lambda card: card.type == "asset" and "ally" in card.traits) == 4
    assert count(deck, lambda card: card.type == "asset" and "find" in card.traits) == 4


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_what_a_card_does_is_printed_on_it(card: ThreatCard) -> None:
    """A card has words exactly when it does something; Special Timing, charges and icons are named."""
    does = card.abilities or card.do or card.gained or card.modifiers or card.battle_bonus or card.test_bonus
    assert bool(card.text) == bool(does or card.icons or card.cannot or card.permits)
    assert ("Special Timing:" in card.text) == any(ability.special_timing for ability in card.abilities)
    if card.icons:
        assert f"one more {card.icons[0]} threat icon" in card.text
    if card.charges:
        assert "charge" in card.text
    if card.type == "enemy":
        for ability in card.abilities:
            words = WORDS.get(ability.moment, ("",))
            assert any(each in card.text for each in words), ability.moment
