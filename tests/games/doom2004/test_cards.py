"""The two decks of DOOM 2004: printed counts, words that say what the cards do, diagrams and prices."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grimtable.games import load_game, pack_of
from grimtable.games.doom2004 import card_effects
from grimtable.games.doom2004.effects import registry
from grimtable.games.doom2004.items import InvaderCard, MarineCard, Skill, Use
from grimtable.games.doom2004.topics.groups import DOORS, FIGURES, SPACES
from grimtable.games.doom2004.wording import invader_wording, marine_wording
from tests.support.rule import rule

GAME: Any = load_game("doom2004")
INVADER_CARDS: dict[str, Any] = {card.id: card for card in GAME.invader_copies.values()}
#: The game with everything that the expansion prints, whose cards use words of their own.
EXPANDED: Any = load_game("doom2004", ["amendments", "expansion", "expansion_deck"])
#: Every Invader card as it is printed, those that the amendments print anew twice.
PRINTED = [
    *INVADER_CARDS.values(),
    *(
        card
        for id, card in sorted(pack_of(EXPANDED).table("invader_cards").items())
        if id not in INVADER_CARDS
    ),
    *(
        card
        for card in pack_of(load_game("doom2004", [])).table("invader_cards").values()
        if card != INVADER_CARDS[card.id]
    ),
]
MARINE_CARDS: dict[str, Any] = {card.id: card for card in GAME.marine_copies.values()}
SPAWNS = {id: card for id, card in INVADER_CARDS.items() if card.groups}
EVENTS = {id: card for id, card in INVADER_CARDS.items() if card.event is not None}
SCATTERS = [scatter for card in INVADER_CARDS.values() for scatter in card.scatters]
CASES = Path(__file__).parents[3] / "cases" / "doom2004"

#: What an invader is worth on a spawn card.
WORTH = {
    "zombie": 1,
    "trite": 1,
    "imp": 1,
    "demon": 2,
    "archvile": 2,
    "mancubus": 3,
    "hell_knight": 3,
    "cyberdemon": 5,
}
#: Verbs of one card only: what they do is the whole point of that card.
SINGULAR = {"attack_again", "attack_mover", "cancel_event", "destroy_door", "dim", "regain_ammo"}
#: Moments of Guard, Watch and Heal alone.
NO_CARD = {
    "spawn_declined",
    "round_ends",
    "encounter_rolled",
    "after_draw",
    "before_activation",
    "before_draw",
    "invader_moved",
}


def blocks() -> Iterator[tuple[str, Any]]:
    """Every block of instructions, with the card it stands on."""
    for card in PRINTED:
        if card.event is not None:
            yield card.id, card.event
    for card in _table("marine_cards").values():
        if card.reaction is not None:
            yield card.id, card.reaction


def copies_of(id: str) -> int:
    """How many copies of a card lie in the box that holds it."""
    if id in _table("marine_cards"):
        return int(_table("marine_cards")[id].copies)
    return len((INVADER_CARDS.get(id) or _table("invader_cards")[id]).scatters)


def _table(kind: str) -> dict[str, Any]:
    """Every card of a kind, those of the expansion among them."""
    return dict(pack_of(EXPANDED).table(kind))


# --- counts -----------------------------------------------------------------------------------------------


@rule("D04-SET-18", "D04-INV-08")
def test_the_invader_deck_has_66_cards_spawn_cards_and_events() -> None:
    assert len(GAME.invader_copies) == 66
    assert sum(len(card.scatters) for card in SPAWNS.values()) == 34
    assert sum(len(card.scatters) for card in EVENTS.values()) == 32
    assert not set(SPAWNS) & set(EVENTS)


def test_the_printed_events_that_are_known_by_name_are_there() -> None:
    known = {
        "Ambush", "Charge", "Dark Energies", "Darkness", "Dodge", "Dud", "It's a Trap!", "Jump the Gun",
        "Rage", "Sealed In", "Shaky Footing", "Smash", "Surprise Attack",
    }  # fmt: skip
    assert known <= {card.name for card in EVENTS.values()}
    assert len(EVENTS["dud"].scatters) == 3


@rule("D04-SET-19")
def test_the_marine_deck_has_18_cards_of_15_names_three_of_them_twice() -> None:
    assert len(GAME.marine_copies) == 18
    assert len({card.name for card in MARINE_CARDS.values()}) == 15
    twice = {card.name for card in MARINE_CARDS.values() if card.copies == 2}
    assert twice == {"Marksman", "Special Ops", "Survival Ops"}
    assert sum(card.copies for card in MARINE_CARDS.values()) == 18


@pytest.mark.parametrize("card", [*INVADER_CARDS.values(), *MARINE_CARDS.values()], ids=lambda card: card.id)
def test_a_card_that_is_not_ours_says_where_it_comes_from(card: Any) -> None:
    assert card.name
    assert card.provenance == "original" or card.source


# --- words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.id)
def test_the_words_of_an_invader_card_are_those_that_its_meaning_gives(card: Any) -> None:
    assert card.text == invader_wording(card, GAME.pack)


@pytest.mark.parametrize("card", MARINE_CARDS.values(), ids=lambda card: card.id)
def test_the_words_of_a_marine_card_are_those_that_its_meaning_gives(card: Any) -> None:
    assert card.text == marine_wording(card, GAME.pack)


def test_no_two_cards_say_the_same() -> None:
    words = Counter(card.text for card in (*INVADER_CARDS.values(), *MARINE_CARDS.values()))
    assert [text for text, number in words.items() if number > 1] == []


def test_every_verb_and_condition_has_words_and_a_card() -> None:
    verbs = {call.verb for _, block in blocks() for call in block.do.calls}
    conditions = {test.name for _, block in blocks() for test in block.if_.tests}
    for entry in card_effects.registry.entries("verb"):
        assert entry.texts["en"] and entry.name in verbs, entry.name
    for entry in card_effects.registry.entries("condition"):
        assert entry.texts["en"] and entry.name in conditions, entry.name


def test_a_verb_serves_at_least_two_cards_of_the_box_unless_it_is_singular() -> None:
    users: Counter[str] = Counter()
    for id, block in blocks():
        copies = copies_of(id)
        for verb in {call.verb for call in block.do.calls}:
            users[verb] += copies
    once = {entry.name for entry in card_effects.registry.entries("verb") if users[entry.name] < 2}
    assert once == SINGULAR


def test_every_group_that_cards_may_name_is_named_by_a_card() -> None:
    written = repr([(block.if_, block.do) for _, block in blocks()])
    for vocabulary, groups in (("figures", FIGURES), ("spaces", SPACES), ("doors", DOORS)):
        assert sorted(registry.vocabulary(vocabulary)) == sorted(groups)
        for group in groups:
            assert f"'{group}'" in written, group


def test_every_moment_of_a_card_is_offered_by_a_procedure() -> None:
    offered = {step.target for table in GAME.procedures.values() for step in table.steps}
    answered = {block.moment for _, block in blocks()}
    assert answered <= offered
    assert answered == set(registry.vocabulary("moments")) - NO_CARD


# --- spawn cards ------------------------------------------------------------------------------------------


@rule("D04-INV-14")
def test_half_of_the_spawn_cards_are_split_into_groups_of_equal_worth() -> None:
    split = [card for card in SPAWNS.values() if len(card.groups) == 2]
    assert sum(len(card.scatters) for card in split) == 17
    for card in split:
        first, second = (sum(WORTH[kind] for kind in group) for group in card.groups)
        assert first == second, card.id


@pytest.mark.parametrize("card", SPAWNS.values(), ids=lambda card: card.id)
def test_a_spawn_card_is_worth_two_to_four_points_and_a_cyberdemon_five(card: Any) -> None:
    for group in card.groups:
        worth = sum(WORTH[kind] for kind in group)
        if "cyberdemon" in {kind for each in card.groups for kind in each}:
            assert worth == 5
        else:
            assert 2 <= worth <= 4


@rule("D04-INV-16")
def test_no_group_wants_more_figures_than_one_marine_brings() -> None:
    for card in SPAWNS.values():
        for group in card.groups:
            for kind, number in Counter(group).items():
                assert number <= GAME.invaders[kind].per_colour, card.id


def test_every_invader_comes_by_a_card_small_ones_more_often() -> None:
    comes: Counter[str] = Counter()
    for card in SPAWNS.values():
        for kind in {kind for group in card.groups for kind in group}:
            comes[kind] += len(card.scatters)
    assert set(comes) == set(GAME.invaders)
    assert comes["cyberdemon"] == 2
    assert min(comes[kind] for kind in ("zombie", "imp", "trite")) > max(
        comes[kind] for kind in ("mancubus", "hell_knight", "archvile")
    )


@rule("D04-INV-14")
def test_the_spawn_cards_that_are_known_are_there() -> None:
    groups = [tuple(tuple(sorted(group)) for group in card.groups) for card in SPAWNS.values()]
    assert (("demon",), ("imp", "zombie")) in groups
    assert (("mancubus",),) in groups
    assert (("imp", "trite", "zombie"),) in groups
    assert (("archvile",),) in groups


# --- scatter diagrams -------------------------------------------------------------------------------------


@rule("D04-EVT-06", "D04-SCT-07")
def test_every_card_has_a_diagram_and_one_in_six_is_a_miss() -> None:
    assert len(SCATTERS) == 66
    assert SCATTERS.count("miss") == 11


@rule("D04-SCT-04")
def test_the_eight_directions_are_evenly_spread() -> None:
    directions = Counter(scatter.split()[0] for scatter in SCATTERS if scatter != "miss")
    assert len(directions) == 8
    assert sorted(directions.values()) == [6, 7, 7, 7, 7, 7, 7, 7]


def test_short_ways_are_more_frequent_than_long_ones() -> None:
    distances = Counter(int(scatter.split()[1]) for scatter in SCATTERS if scatter != "miss")
    assert set(distances) == {1, 2, 3, 4}
    assert distances[1] > distances[2] > distances[3] > distances[4] > 0


def test_copies_of_a_card_scatter_differently() -> None:
    for card in INVADER_CARDS.values():
        assert len(set(card.scatters)) == len(card.scatters), card.id


# --- play -------------------------------------------------------------------------------------------------


def test_every_card_is_played_by_a_case() -> None:
    """Spawn cards and events by an action; a Marine card is used, or lies before a Marine."""
    text = "\n".join(path.read_text() for path in sorted((CASES / "cards").rglob("*.toml")))
    played = set(re.findall(r"(?:play|spawn|use) ([a-z_]+)_\d", text))
    held = set(re.findall(r'cards = \["([a-z_]+?)"\]', text)) | set(re.findall(r'"([a-z_]+)_1"', text))
    assert [id for id in INVADER_CARDS if id not in played] == []
    assert [id for id, card in MARINE_CARDS.items() if id not in (played if card.reaction else held)] == []


@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("packs", [["amendments"], []])
def test_the_index_of_answers_stays_true_while_cards_come_and_go(scenario: str, packs: list[str]) -> None:
    draw = random.Random(5)
    state = load_game("doom2004", packs).new(seed=11, players=4, scenario=scenario)
    for _ in range(400):
        if state.over:
            break
        state.apply(state.legal[draw.randrange(len(state.legal))])
        assert state.answers == state.game.index_answers(state.setup, state.table)


def test_the_page_for_authors_explains_every_key_of_a_card() -> None:
    page = (Path(__file__).parents[3] / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    section = page.partition("## The cards of DOOM")[2].partition("\n## ")[0]
    for kind in (InvaderCard, MarineCard, Use, Skill):
        for name in kind.__struct_encode_fields__:
            assert f"`{name}`" in section or f"{{ {name} =" in section or name == "id", (kind, name)
