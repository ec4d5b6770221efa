"""The five smaller decks: counts, curves of values, titles, texts, and use of the language."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from grimtable.content import load_pack
from grimtable.games.relic.effects import registry
from grimtable.games.relic.items import (
    SCHEMA,
    Card,
    CorruptionCard,
    MissionCard,
    PowerCard,
    RelicCard,
    WargearCard,
)

CONTENT = Path(__file__).parents[3] / "src" / "grimtable" / "games" / "relic" / "content"
PACK = load_pack(CONTENT, SCHEMA)

POWER = tuple(item for item in PACK.items("power_cards") if isinstance(item, PowerCard))
MISSIONS = tuple(item for item in PACK.items("mission_cards") if isinstance(item, MissionCard))
CORRUPTION = tuple(item for item in PACK.items("corruption_cards") if isinstance(item, CorruptionCard))
RELICS = tuple(item for item in PACK.items("relic_cards") if isinstance(item, RelicCard))
WARGEAR = tuple(item for item in PACK.items("wargear_cards") if isinstance(item, WargearCard))

DECKS: dict[str, tuple[Card, ...]] = {
    "power_cards": POWER,
    "mission_cards": MISSIONS,
    "corruption_cards": CORRUPTION,
    "relic_cards": RELICS,
    "wargear_cards": WARGEAR,
}
#: The printed decks; copies count.
SIZES = {
    "power_cards": 36,
    "mission_cards": 24,
    "corruption_cards": 30,
    "relic_cards": 18,
    "wargear_cards": 24,
}

each_deck = pytest.mark.parametrize("kind", DECKS)
each_card = pytest.mark.parametrize(
    "card", [card for cards in DECKS.values() for card in cards], ids=lambda card: card.id
)


@each_deck
def test_a_deck_has_as_many_cards_as_the_printed_one(kind: str) -> None:
    assert sum(card.copies for card in DECKS[kind]) == SIZES[kind]


# --- curves -----------------------------------------------------------------------------------------------


def test_power_values_are_spread_evenly_round_the_middle() -> None:
    values: Counter[int] = Counter()
    for card in POWER:
        values[card.value] += card.copies
    assert values == {1: 4, 2: 6, 3: 8, 4: 8, 5: 6, 6: 4}


def test_low_power_values_have_abilities_and_only_high_ones_are_good_for_their_value_alone() -> None:
    only_value = [card for card in POWER if not card.abilities]
    assert only_value and all(card.value >= 5 for card in only_value)
    assert 4 <= sum(card.copies for card in only_value) <= 9


def test_power_cards_help_and_hinder_in_other_players_turns() -> None:
    assert sum(ability.whose == "others" for card in POWER for ability in card.abilities) >= 3


def test_activation_numbers_run_from_one_to_five_and_the_last_are_rare() -> None:
    numbers: Counter[int] = Counter()
    for card in CORRUPTION:
        numbers[card.activation] += card.copies
    assert set(numbers) == {1, 2, 3, 4, 5}
    assert numbers[5] == min(numbers.values()) >= 3


def test_wargear_costs_one_to_six_and_has_up_to_three_charges() -> None:
    costs: Counter[int] = Counter()
    traits: Counter[str] = Counter()
    for card in WARGEAR:
        costs[card.cost] += card.copies
        traits[card.trait] += card.copies
        assert card.charges <= 3, card.id
    assert set(costs) == {1, 2, 3, 4, 5, 6}
    assert costs[6] == min(costs.values())
    assert set(traits) == {"weapon", "armour", "equipment"} and min(traits.values()) >= 5
    assert sum(card.copies for card in WARGEAR if not card.charges) <= 4


# --- what the rules ask of each deck ------------------------------------------------------------------------


def test_every_mission_has_a_reward_and_a_few_become_assets() -> None:
    assert all(card.reward for card in MISSIONS)
    kept = {card.id for card in MISSIONS if card.asset is not None}
    assert 3 <= len(kept) <= 6
    assert kept == {card.id for card in MISSIONS if "keep_as_asset" in verbs("mission_cards", card.id)}


def test_missions_go_fight_collect_endure_and_look_at_others() -> None:
    moments = Counter(card.objective.moment for card in MISSIONS if card.objective is not None)
    assert moments["movement.end"] >= 2 and moments["battle.won"] >= 5 and moments["any_time"] >= 3
    assert moments["life.lost"] and moments["turn.end"]
    assert any(card.objective is not None and card.objective.whose == "others" for card in MISSIONS)


def test_a_mission_that_waits_for_a_token_on_the_board_has_put_one_there() -> None:
    for card in MISSIONS:
        if "own_token_here" in words("mission_cards", card.id):
            assert card.received, card.id


def test_every_relic_has_the_trait_relic_and_does_something() -> None:
    for card in RELICS:
        assert "relic" in card.traits
        assert card.abilities or card.modifiers or card.battle_bonus or card.test_bonus, card.id


def test_some_corruption_is_a_gift_and_some_is_only_a_burden() -> None:
    gifts = [
        card
        for card in CORRUPTION
        if card.battle_bonus
        or card.permits
        or any(ability.is_optional for ability in card.abilities)
        or any(
            modifier.amount > 0 and modifier.changes not in ("enemy", "loss", "level_cost", "wargear_cost")
            for modifier in card.modifiers
        )
    ]
    assert 12 <= len(gifts) <= 22


# --- printed words ------------------------------------------------------------------------------------------


def test_no_title_is_used_twice() -> None:
    titles = Counter(card.name for cards in DECKS.values() for card in cards)
    titles.update({item.name for item in PACK.items("threat_cards")})
    assert [title for title, times in titles.items() if times > 1] == []


def test_no_card_says_what_another_card_of_its_deck_says() -> None:
    for cards in DECKS.values():
        texts = Counter(" ".join(card.text.split()) for card in cards if card.abilities or card.modifiers)
        assert [text for text, times in texts.items() if times > 1] == []


@each_card
def test_the_text_tells_what_is_to_be_paid_and_what_is_optional(card: Card) -> None:
    text = card.text
    assert text.endswith("."), "every card has a text of whole sentences"
    for ability in card.abilities:
        if ability.cost is not None and ability.cost.charge:
            assert "1 charge" in text
        elif ability.may and not isinstance(card, PowerCard):
            assert "may" in text
        if ability.once == "game":
            assert "Once in the game" in text
    if isinstance(card, PowerCard):
        assert text.startswith("Play " if card.abilities else "This card can be played only")
    if isinstance(card, MissionCard):
        assert "Objective:" in text and "Reward:" in text
    for bonus in card.battle_bonus:
        assert f"+{bonus.amount}" in text
    for modifier in card.modifiers:
        assert str(abs(modifier.amount)) in text


# --- the language -------------------------------------------------------------------------------------------


def walk(value: object) -> Iterator[tuple[str, str]]:
    """Every key with a text, and every text in a list with the key of that list."""
    if isinstance(value, dict):
        for key, inside in value.items():
            for each in inside if isinstance(inside, list) else [inside]:
                if isinstance(each, str):
                    yield key, each
                else:
                    yield from walk(each)


def written(kind: str, card: str) -> dict[str, object]:
    return tomllib.loads((CONTENT / kind / f"{card}.toml").read_text(encoding="utf-8"))


def words(kind: str, card: str) -> set[str]:
    return {word for _, word in walk(written(kind, card))}


def verbs(kind: str, card: str) -> set[str]:
    effects = ("verb", "do", "reward", "received", "activated", "gained", "otherwise", "passed", "failed")
    return {word for key, word in walk(written(kind, card)) if key in effects}


ALL = [(kind, card.id) for kind, cards in DECKS.items() for card in cards]


def test_the_decks_use_most_of_what_the_language_has_for_them() -> None:
    used = set().union(*(verbs(kind, card) for kind, card in ALL)) & set(registry.names("verb"))
    #: What belongs to Threat cards, text boxes and scenario sheets alone.
    others = {
        "add_icon", "battle", "buy_life", "buy_power", "clean_up", "confront_again", "count",
        "discard_threats", "discard_top", "eliminate", "end_engagement", "jump_from_rift", "move_this",
        "reveal_power", "sell_assets", "sell_trophies", "spend_charge", "take_this",
        "take_this_as_trophy", "vanquish", "win_game",
    }  # fmt: skip
    own = set(registry.names("verb")) - others
    assert len(used) >= 2 * len(own) // 3, sorted(own - used)


def test_the_decks_answer_many_moments_and_ask_many_conditions() -> None:
    moments = {word for kind, card in ALL for key, word in walk(written(kind, card)) if key == "moment"}
    assert len(moments) >= 20
    conditions = set().union(*(words(kind, card) for kind, card in ALL)) & set(registry.names("condition"))
    assert len(conditions) >= 20, sorted(conditions)


def test_every_number_that_can_be_changed_for_good_is_changed_by_some_card() -> None:
    changed = {modifier.changes for cards in DECKS.values() for card in cards for modifier in card.modifiers}
    #: One word for all battles or tests at once, which bonuses do as well.
    assert set(registry.vocabulary("changes")) - changed <= {"battle", "test"}
