"""The ten heroes and the five scenario sheets: counts, values, limits, level columns, finales."""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from grimtable.content import Effect, load_pack
from grimtable.games.relic.game import Relic
from grimtable.games.relic.items import POSITIONS, SCHEMA, Hero, Scenario, Space
from grimtable.games.relic.table import SCENARIO_SPACE
from grimtable.kernel.playout import chooser, random_playout

CONTENT = Path(__file__).parents[3] / "src" / "grimtable" / "games" / "relic" / "content"
PACK = load_pack(CONTENT, SCHEMA)
RELIC = Relic(PACK)
HEROES = tuple(item for item in PACK.items("heroes") if isinstance(item, Hero))
SHEETS = tuple(item for item in PACK.items("scenarios") if isinstance(item, Scenario))
SPACES = {item.id: item for item in PACK.items("spaces") if isinstance(item, Space)}

ATTRIBUTES = ("strength", "willpower", "cunning", "any")
NAMES = {
    "Callidus Assassin",
    "Canoness",
    "Commissar",
    "Ogryn",
    "Ordo Malleus Inquisitor",
    "Ratling Sniper",
    "Rogue Trader",
    "Sanctioned Psyker",
    "Tech-Priest Enginseer",
    "Ultramarine Captain",
}

each_hero = pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
each_sheet = pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.id)


def verbs(effect: Effect) -> Iterator[str]:
    """Every verb of an effect, also of the effects inside its parameters."""
    for call in effect.calls:
        yield call.verb
        yield from _inside(call.parameters)


def _inside(value: object) -> Iterator[str]:
    if isinstance(value, Effect):
        yield from verbs(value)
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _inside(each)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from _inside(each)
    elif hasattr(value, "do"):
        yield from _inside(value.do)


def rewards(hero: Hero) -> Counter[str]:
    """How often each reward stands in the twelve columns."""
    return Counter(reward for column in hero.levels for reward in column)


def test_there_are_ten_heroes_and_five_sheets() -> None:
    assert {hero.name for hero in HEROES} == NAMES
    assert len(HEROES) == 10
    assert len(SHEETS) == 5


@each_hero
def test_values_are_those_of_a_beginner(hero: Hero) -> None:
    assert 7 <= hero.strength + hero.willpower + hero.cunning <= 8
    assert max(hero.strength, hero.willpower, hero.cunning) <= 5
    assert 4 <= hero.life <= 6
    assert 4 <= hero.asset_limit <= 9


def test_no_two_heroes_have_the_same_dials() -> None:
    dials = Counter((h.strength, h.willpower, h.cunning, h.life, h.asset_limit) for h in HEROES)
    assert [values for values, times in dials.items() if times > 1] == []


@each_hero
def test_power_limits_rise_along_the_track(hero: Hero) -> None:
    """REL-CHR-16."""
    levels = [section.level for section in hero.power_limits]
    limits = [section.limit for section in hero.power_limits]
    assert levels[0] == 0
    assert levels == sorted(set(levels))
    assert limits == sorted(set(limits))
    assert 1 <= limits[0] <= 2
    assert limits[-1] <= 4


@each_hero
def test_columns_give_an_attribute_a_level_and_a_life_every_third(hero: Hero) -> None:
    assert len(hero.levels) == 12
    assert all(hero.levels)
    found = rewards(hero)
    assert 10 <= sum(found[attribute] for attribute in ATTRIBUTES) <= 12
    assert all("life" in hero.levels[level - 1] for level in (3, 6, 9, 12))
    assert 4 <= found["life"] <= 5
    assert found["mission"] <= 1


@each_hero
def test_something_special_comes_at_4_8_and_12_and_only_there(hero: Hero) -> None:
    special = [level for level, column in enumerate(hero.levels, 1) if "special" in column]
    assert special == [4, 8, 12]
    assert hero.special
    assert hero.special_text


@each_hero
def test_a_hero_has_an_own_way_and_one_weakness(hero: Hero) -> None:
    assert hero.text
    assert hero.weakness
    assert hero.abilities or hero.permits or hero.battle_bonus
    assert hero.affiliation


@each_hero
def test_start_spaces_lie_in_the_outer_tier(hero: Hero) -> None:
    assert SPACES[hero.start].position.startswith("O")


def test_every_hero_starts_somewhere_else() -> None:
    assert len({hero.start for hero in HEROES}) == len(HEROES)


def test_the_captain_is_the_printed_one() -> None:
    """REL-C-50."""
    captain = next(hero for hero in HEROES if hero.id == "ultramarine_captain")
    assert (captain.strength, captain.willpower, captain.cunning, captain.life) == (4, 2, 1, 5)
    assert captain.asset_limit == 7
    assert [section.limit for section in captain.power_limits] == [1, 2, 3]
    assert captain.start == "ultramar_emissary"
    assert captain.affiliation == "Adeptus Astartes"


def test_reported_traits_of_heroes() -> None:
    by_id = {hero.id: hero for hero in HEROES}
    assert [hero.id for hero in HEROES if "evade" in hero.permits] == ["callidus_assassin", "ratling_sniper"]
    assert by_id["ogryn"].willpower == 1
    richest = max(HEROES, key=lambda hero: rewards(hero)["influence"])
    assert richest is max(HEROES, key=lambda hero: hero.asset_limit) is by_id["rogue_trader"]
    facedown = {hero.id for hero in HEROES if "activate_corruption" in hero.cannot}
    assert facedown == {"canoness", "ultramarine_captain"}


def test_the_board_has_49_spaces_and_27_of_them_icons() -> None:
    """REL-C-01 to REL-C-49, REL-R-15: exactly the spaces without a text box show icons."""
    assert {space.position for space in SPACES.values()} == set(POSITIONS)
    with_icons = [space for space in SPACES.values() if space.icons]
    assert len(with_icons) == 27
    for space in SPACES.values():
        if space.position[0] in "OM":
            assert bool(space.icons) != bool(space.boxes), space.id
        else:
            assert not space.icons, space.id
    for space in with_icons:
        assert len(space.icons) in ((1, 2) if space.position[0] == "O" else (2, 3)), space.id


def test_corners_have_two_boxes_and_no_area() -> None:
    """REL-BRD-07, REL-BRD-13."""
    corners = {"O1", "O7", "O13", "O19", "M1", "M5", "M9", "M13"}
    assert {space.position for space in SPACES.values() if len(space.boxes) == 2} == corners
    rings = [space for space in SPACES.values() if space.position[0] in "OM"]
    assert {space.position for space in rings if space.area is None} == corners
    areas = Counter(space.area for space in rings if space.area)
    assert sorted(areas.values()) == [3, 3, 3, 3, 5, 5, 5, 5]


def test_one_sheet_is_for_beginners() -> None:
    """REL-SET-05."""
    assert [sheet.id for sheet in SHEETS if sheet.beginner] == ["the_mystery_beyond"]


def test_the_five_finales_are_of_different_kinds() -> None:
    """Duel, trial, ritual, escape, choice: each finale opens with another verb."""
    opening = {sheet.id: sheet.confrontation.calls[0].verb for sheet in SHEETS}
    assert opening == {
        "kairos_fateweaver": "battle",
        "the_mystery_beyond": "when",
        "the_unlit_beacon": "pay",
        "the_burning_hour": "roll_table",
        "the_throne_of_whispers": "choose",
    }


@each_sheet
def test_a_sheet_says_what_it_does_and_can_be_won(sheet: Scenario) -> None:
    assert sheet.text
    assert sheet.abilities
    assert "win" in sheet.confrontation_text
    assert "win_game" in set(verbs(sheet.confrontation))


def test_only_the_cruel_sheet_eliminates() -> None:
    cruel = {sheet.id for sheet in SHEETS if "eliminate" in set(verbs(sheet.confrontation))}
    assert cruel == {"the_throne_of_whispers"}


@each_sheet
def test_every_finale_can_be_won_by_seasoned_heroes_in_the_centre(sheet: Scenario) -> None:
    """REL-SCN-06: in random play from the scenario space somebody fulfils the victory condition."""
    rules: set[str] = set()
    for seed in range(6):
        state = RELIC.new(players=2, seed=seed, scenario=sheet.id)
        choose = chooser(seed)
        while state.table.turn == 0:
            legal = list(state.legal_actions())
            state.apply(legal[choose(len(legal))])
        for player in state.table.players.values():
            player.strength = player.willpower = player.cunning = player.level = player.life = 11
            player.influence = 12
            player.space = SCENARIO_SPACE
        random_playout(state, choose, 20_000)
        assert state.over
        assert state.result is not None
        rules.add(str(state.result.rule))
    assert "REL-SCN-06" in rules
