"""The box of DOOM 2016: printed counts, words that say what a card does, and a case for each card."""

import re
from collections import Counter
from pathlib import Path

import pytest

from grimtable.content import ContentError
from grimtable.games.doom2016.game import Doom2016, load
from grimtable.games.doom2016.items import SCHEMA, ObjectiveCard, Operation
from grimtable.kernel.playout import chooser, random_playout
from tests.support.rule import rule

ROOT = Path(__file__).resolve().parents[3]
CASES = ROOT / "cases" / "doom2016"
PAGE = (ROOT / "docs" / "adding-a-mission.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(scope="module")
def game() -> Doom2016:
    return load()


@rule("D16-LIM-01", "D16-C-16")
def test_the_counts_of_the_box_are_the_printed_ones(game: Doom2016) -> None:
    """73 action cards, 36 events, 24 classes, 12 Glory Kills, 12 invasions, 33 demons, 23 weapon tokens."""
    action_cards = sum(game.sets[card.set].copies for card in game.action_cards.values())
    tokens = sum(weapon.copies for weapon in game.sets.values() if weapon.token)
    grenades = sum(weapon.copies for weapon in game.sets.values() if weapon.grenade)

    assert {colour: die.count for colour, die in game.dice.items()} == {"red": 4, "black": 2}
    assert len(game.demons) == 8
    assert sum(demon.figures for demon in game.demons.values()) == 33
    assert (action_cards, tokens, grenades) == (73, 23, 6)
    assert len(game.classes) == 24
    assert sum(card.copies for card in game.glory_kills.values()) == 12
    assert sum(card.copies for card in game.squads.values()) == 4
    assert sum(card.copies for card in game.events.values()) == 36
    assert (len(game.invasions), len(game.threats), len(game.objectives)) == (12, 3, 12)
    assert (game.ruleset.invader_initiative, len(game.missions)) == (6, 12)


@rule("D16-CRD-15", "D16-CRD-16", "D16-ITM-09", "D16-C-09", "D16-C-17")
def test_sets_of_action_cards_are_numbered_through(game: Doom2016) -> None:
    """The UAC set has four cards, a weapon three, a grenade one; none of them shares a number."""
    numbers: dict[str, list[int]] = {}
    for card in game.action_cards.values():
        numbers.setdefault(card.set, []).append(card.number)
    for weapon in game.sets.values():
        size = 1 if weapon.grenade else 3 if weapon.token else 4
        assert sorted(numbers[weapon.id]) == list(range(1, size + 1)), weapon.id


@rule("D16-EVT-09", "D16-SET-12", "D16-C-19")
def test_there_are_six_event_sets_of_six_cards(game: Doom2016) -> None:
    sets = Counter[str]()
    for card in game.events.values():
        sets[card.set] += card.copies
    assert sorted(sets.values()) == [6] * 6


@rule("D16-MIS-01", "D16-MIS-07")
def test_two_operations_tell_six_missions_each(game: Doom2016) -> None:
    operations = [each for each in game.pack.items("operations") if isinstance(each, Operation)]
    told = [mission for each in operations for mission in each.missions]
    assert [len(each.missions) for each in operations] == [6, 6]
    assert sorted(told) == sorted(game.missions)
    assert [game.missions[id].number for id in game.missions] == list(range(1, 13))
    assert len({mission.objective for mission in game.missions.values()}) == 12


@rule("D16-CRD-01", "D16-CRD-02", "D16-CRD-07", "D16-C-21")
def test_every_main_action_card_has_an_attack_field(game: Doom2016) -> None:
    for card in game.action_cards.values():
        assert card.type != "main" or card.attack is not None, card.id
        assert card.attack is None or (card.attack.range >= 1 and card.attack.dice), card.id
        assert card.type != "reaction" or card.attack is None, card.id


@rule("D16-SUM-07", "D16-C-18", "D16-C-20")
def test_every_invasion_card_has_two_groups_for_each_level_and_they_rise(game: Doom2016) -> None:
    """A group is worth the health of its demons: yellow more than blue, red more than yellow."""
    for card in game.invasions.values():
        worth = [
            sum(
                game.demons[each.demon].health * each.count
                for group in card.groups(level)
                for each in group.demons
            )
            for level in ("blue", "yellow", "red")
        ]
        assert worth == sorted(worth), card.id
        assert all(len(card.groups(level)) == 2 for level in ("blue", "yellow", "red"))


@rule("D16-C-22")
def test_a_red_die_has_one_blank_face_and_black_is_stronger(game: Doom2016) -> None:
    red, black = ([face.damage for face in game.dice[colour].faces] for colour in ("red", "black"))
    assert red.count(0) == 1 and sum(black) > sum(red)


@rule("D16-CRD-10", "D16-EX-26", "D16-R-73")
def test_a_trait_word_fits_whole_words(game: Doom2016) -> None:
    """ "Rifle" fits the Plasma Rifle and the Heavy Assault Rifle, not the Combat Shotgun."""
    rifles = {weapon.id for weapon in game.sets.values() if "Rifle" in weapon.trait.split()}
    assert rifles == {"heavy_assault_rifle", "plasma_rifle", "burst_rifle", "static_rifle"}


@rule("D16-FIG-06", "D16-DEF-05", "D16-C-05")
def test_large_demons_and_special_defences(game: Doom2016) -> None:
    large = {id for id, demon in game.demons.items() if demon.base != "1x1"}
    assert large == {"mancubus", "baron_of_hell", "cyberdemon"}
    assert any(demon.dodge for demon in game.demons.values())
    assert any(demon.flying for demon in game.demons.values())
    assert all(demon.stagger <= demon.health for demon in game.demons.values())


def test_every_card_says_what_it_does_and_every_mission_can_be_played(game: Doom2016) -> None:
    """`grimtable content check` has nothing to say about our own content."""
    found = [
        (kind.name, item.id, complaint)
        for kind in SCHEMA.kinds.values()
        for look in (kind.check, kind.findings)
        if look is not None
        for item in game.pack.items(kind.name)
        for complaint in look(item, game.pack)
    ]
    assert found == []


def test_a_suggested_deck_is_one_that_a_marine_could_build(game: Doom2016) -> None:
    """Starting weapons alone, and no more tokens of one than the box has (D16-SET-06)."""
    for mission in game.missions.values():
        taken = Counter(weapon for loadout in mission.loadouts for weapon in loadout.weapons)
        assert all(not game.sets[weapon].found for weapon in taken), mission.id
        assert all(number <= game.sets[weapon].copies for weapon, number in taken.items()), mission.id
        assert len({loadout.marine_class for loadout in mission.loadouts}) == 4, mission.id


def test_a_case_plays_every_card(game: Doom2016) -> None:
    paths = list(CASES.rglob("*.toml"))
    played = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    cards = [*game.action_cards, *game.classes, *game.glory_kills, *game.squads, *game.events]
    assert [card for card in cards if f"{card}_1" not in played and f'"{card}"' not in played] == []
    abilities = [f"{demon.id}:{ability.key}" for demon in game.demons.values() for ability in demon.abilities]
    assert [ability for ability in abilities if ability not in played] == []
    named = [path.stem for path in paths if path.parent.name in ("threat_cards", "objectives")]
    for card in (*game.threats, *game.objectives):
        assert any(name.startswith(card) for name in named), card


def test_every_objective_has_words_for_both_endings(game: Doom2016) -> None:
    for mission in game.missions.values():
        objective = game.objectives[mission.objective]
        assert isinstance(objective, ObjectiveCard)
        assert mission.briefing and mission.won and mission.lost and objective.text, mission.id


def test_the_mission_and_the_objective_of_the_page_can_be_played(tmp_path: Path) -> None:
    """`docs/adding-a-mission.md` is all that an author needs."""
    manifest, mission, objective = EXAMPLES
    for place, text in (
        ("pack.toml", manifest),
        ("missions/first_light.toml", mission),
        ("objectives/two_lamps.toml", objective),
    ):
        (tmp_path / place).parent.mkdir(exist_ok=True)
        (tmp_path / place).write_text(text, encoding="utf-8")
    game = load(tmp_path)
    for kind, id in (("missions", "first_light"), ("objectives", "two_lamps")):
        look = SCHEMA.kinds[kind].findings
        assert look is not None and list(look(game.pack.get(kind, id), game.pack)) == []
    state = game.begin(game.setup(players=3, scenario="first_light", seed=3))
    random_playout(state, chooser(3), 20_000)
    assert state.result is not None


@rule("D16-ABL-02", "D16-MOV-03")
def test_movement_points_are_a_price_only_in_ones_own_activation(game: Doom2016) -> None:
    paid = {"moment": "attack.after", "points": 1, "do": [{"verb": "draw", "amount": 1}]}
    with pytest.raises(ContentError, match="points: movement points are paid in one's own activation"):
        game.with_overrides({"classes": {"runner": {"abilities": [paid]}}})
    game.with_overrides({"classes": {"runner": {"abilities": [{**paid, "moment": "bonus"}]}}})
