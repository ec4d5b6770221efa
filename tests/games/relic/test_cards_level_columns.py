"""The level track of each hero: all twelve columns are received, in printed order."""

from collections import Counter
from typing import Any

import pytest

from grimtable.games import load_game
from tests.games.relic.situation import Situation, turn
from tests.support.rule import rule

GAME: Any = load_game("relic")
DIALS = ("strength", "willpower", "cunning", "life")

each_column = pytest.mark.parametrize(
    ("hero", "level"),
    [(hero, level) for hero in GAME.heroes for level in range(1, 13)],
)


def rise(hero: str, level: int) -> Situation:
    """A hero one level below buys this level with a trophy worth six."""
    values = {
        "hero": hero,
        "space": "wastes",
        "level": level - 1,
        "influence": 0,
        "mission": "never_give_up",
        "trophies": ["clanking_deff_dread"],
    }
    situation = Situation(
        heroes={"alpha": values, "beta": {"space": "haunted_cluster"}},
        scenario="kairos_fateweaver",
        turn=turn("experience"),
    )
    return situation.play("alpha: spend trophy clanking_deff_dread_1")


@rule("REL-CHR-10", "REL-CHR-11", "REL-CHR-12", "REL-CHR-13")
@each_column
def test_a_level_brings_the_rewards_of_its_column(hero: str, level: int) -> None:
    sheet = GAME.heroes[hero]
    column = sheet.levels[level - 1]
    before = {dial: getattr(sheet, dial) for dial in DIALS}

    situation = rise(hero, level)
    if column[0] == "any":
        assert situation.question == "choose_attribute"
        situation.play("alpha: change willpower")
    player = situation.player()

    assert player.level == level
    rewards = Counter("willpower" if reward == "any" else reward for reward in column)
    if "special" not in column:
        gained = {dial: getattr(player, dial) - before[dial] for dial in DIALS}
        assert gained == {dial: rewards[dial] for dial in DIALS}
        assert player.influence == 2 * rewards["influence"]
        assert len(player.completed) == rewards["mission"]
        drawn = [event for event in situation.happened("PowerDrawn") if event.seat == "alpha"]
        assert len(drawn) == rewards["power"]
    else:
        changes = [event.attribute for event in situation.happened("AttributeChanged")]
        assert changes[:1] == [reward for reward in rewards if reward in DIALS][:1]


@rule("REL-CHR-14", "REL-CHR-15")
@pytest.mark.parametrize("hero", GAME.heroes)
def test_a_level_beyond_the_twelfth_is_a_completed_mission(hero: str) -> None:
    situation = rise(hero, 13)
    assert situation.player().level == 12
    assert len(situation.player().completed) == 1


@rule("REL-CHR-16")
@pytest.mark.parametrize("hero", GAME.heroes)
def test_the_power_limit_follows_the_level(hero: str) -> None:
    """One Power card more than the limit of the level has to be discarded."""
    for section in GAME.heroes[hero].power_limits:
        hand = ["iron_discipline", "steady_hands", "iron_discipline", "steady_hands", "iron_discipline"]
        values = {
            "hero": hero,
            "space": "wastes",
            "level": section.level,
            "influence": 0,
            "mission": "never_give_up",
        }
        situation = Situation(
            heroes={"alpha": values, "beta": {"space": "haunted_cluster"}},
            hands={"alpha": tuple(hand[: section.limit + (hero != "sanctioned_psyker")])},
            turn=turn("experience"),
        )
        assert situation.refusal("alpha: done") == "REL-XP-12"
        situation.play(situation.offers()[0])
        assert "alpha: done" in situation.offers()


@rule("REL-SET-13", "REL-SET-15")
@pytest.mark.parametrize("hero", GAME.heroes)
def test_a_hero_comes_into_play_with_the_printed_dials_on_the_start_space(hero: str) -> None:
    sheet = GAME.heroes[hero]
    situation = Situation(heroes={"alpha": {"hero": hero}}, turn=turn("movement"))
    player = situation.player()
    assert [getattr(player, dial) for dial in DIALS] == [getattr(sheet, dial) for dial in DIALS]
    assert GAME.space_ids[player.space] == sheet.start


@rule("REL-CHR-17", "REL-XP-11")
@pytest.mark.parametrize("hero", GAME.heroes)
def test_one_asset_more_than_the_limit_has_to_be_discarded(hero: str) -> None:
    """Ten assets without abilities of their own for the Experience phase."""
    quiet = [
        "chainsword", "force_sword", "storm_bolter", "needle_rifle", "artificer_armour", "servo_skull",
        "litany_scrolls", "power_fist", "plasma_gun", "jump_pack",
    ]  # fmt: skip
    limit = GAME.heroes[hero].asset_limit
    values = {
        "hero": hero,
        "space": "wastes",
        "influence": 0,
        "mission": "never_give_up",
        "assets": quiet[: limit + 1],
    }
    situation = Situation(
        heroes={"alpha": values, "beta": {"space": "haunted_cluster"}}, turn=turn("experience")
    )
    assert situation.refusal("alpha: done") == "REL-XP-11"
    situation.play("alpha: discard chainsword_1")
    assert "alpha: done" in situation.offers()
