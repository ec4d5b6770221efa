"""The campaign: kill points, the shop before the next scenario, what goes on.  Chapter CMP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimtable.games import doom2004, load_game
from grimtable.games.doom2004 import series
from grimtable.games.doom2004.game import Doom2004, load
from grimtable.games.doom2004.topics.campaign import carried_of, handed_on
from grimtable.kernel import Result, SeatId
from grimtable.kernel.series import Coming, Ended, Finished
from grimtable.series import Course, SeriesSpec
from grimtable.series.telling import Teller
from tests.support.rule import rule

PACK = Path(doom2004.__file__).parent / "packs" / "expansion"


@pytest.fixture(scope="module")
def game() -> Doom2004:
    return load(PACK)


def begun(game: Doom2004, **carried: Any) -> Any:
    """The first table of a later scenario, with what was handed on."""
    setup = game.setup(scenario="a_snowball_in_the_desert", players=3, seed=4)
    return game.begin(msgspec.structs.replace(setup, carried=carried))


@rule("D4X-CMP-01", "D4X-CMP-02", "D4X-CMP-03", "D4X-R-103")
def test_every_species_has_its_value(game: Doom2004) -> None:
    monsters = set(game.invaders) - set(game.bots)
    assert game.campaign is not None
    points = game.campaign.kill_points
    assert set(points) == monsters
    ones = ("zombie_commando", "cherub", "revenant", "zombie", "trite", "imp")
    assert {points[kind] for kind in ones} == {1}
    assert {points[kind] for kind in ("maggot", "cacodemon", "demon", "mancubus")} == {2}
    assert points["vagary"] == 4 < points["cyberdemon"]
    assert all(2 < points[kind] < 4 for kind in ("hell_knight", "archvile"))


@rule("D4X-CMP-01")
def test_kills_and_frags_go_on(game: Doom2004) -> None:
    """Two Imps and a Demon are four points; five frags are two further cards for the Invader."""
    state = begun(game, points=3, marines={"red": {"weapons": ["shotgun"]}})
    state.table.flags.update({"killed_imp": 2, "killed_demon": 1})
    state.table.frags = 5
    state.table.marines["green"].weapons.append("chain_gun")
    carried = handed_on(state)
    assert carried["points"] == 3 + 4 and carried["stake"] == 2
    assert list(carried["marines"]["green"]["weapons"]) == ["chain_gun"]


@rule("D4X-CHG-05", "D4X-CMP-04")
def test_base_armor_is_improved_once_in_a_campaign(game: Doom2004) -> None:
    state = begun(game, points=60, marines={"red": {}, "green": {"armor": 1}})
    offered = [action.thing for action in state.legal if hasattr(action, "thing")]
    assert state.asked == "red" and "armor" in offered
    bought = next(action for action in state.legal if getattr(action, "thing", "") == "armor")
    state.apply(bought)
    assert "armor" not in [getattr(action, "thing", "") for action in state.legal]
    refusal = state.why_not(bought)
    assert refusal is not None and refusal.rule == "D4X-CHG-05"
    state.apply(state.legal[-1])
    assert state.asked == "green"
    assert "armor" not in [getattr(action, "thing", "") for action in state.legal]


@rule("D4X-CMP-07")
def test_a_simulation_counts_what_was_bought_and_which_weapons_broke(game: Doom2004) -> None:
    """Noted is how many cards a Marine bought, and of a weapon whether it was kept (1) or broke (2)."""
    state = begun(game)
    state.table.flags.update({"campaign_red_card": 2, "campaign_red_bfg": 1, "campaign_green_shotgun": 2})
    counted = series.counted(game, state)
    assert (counted["bought card"], counted["bought bfg"], counted["bought shotgun"]) == (2, 1, 1)
    assert [word for word in counted if word.startswith("broken")] == ["broken shotgun"]


@rule("D4X-CMP-07")
def test_a_weapon_is_kept_or_breaks(game: Doom2004) -> None:
    """Over many campaigns both happen, and a broken one is paid for and gone."""
    kept = broken = 0
    for seed in range(24):
        setup = game.setup(scenario="a_snowball_in_the_desert", players=2, seed=seed)
        carried = {"points": 5, "marines": {"red": {"weapons": ["shotgun"]}}}
        state = game.begin(msgspec.structs.replace(setup, carried=carried))
        state.apply(next(action for action in state.legal if getattr(action, "thing", "") == "shotgun"))
        for _ in range(40):
            if state.table.round:
                break
            state.apply(state.legal[-1])
        assert state.table.round == 1
        kept += "shotgun" in state.table.marines["red"].weapons
        broken += "shotgun" not in state.table.marines["red"].weapons
    assert kept > broken > 0


@rule("D4X-CMP-05", "D4X-CMP-06")
def test_ten_scenarios_in_their_order(game: Doom2004) -> None:
    spec = SeriesSpec(format=1, game="doom2004", kind="campaign", players=2)
    first = series.coming(game, spec, ())
    assert isinstance(first, Coming) and first.scenarios == ("knee_deep_in_the_dead",) and not first.carried
    scenarios: list[Any] = [
        game.pack.get("scenarios", id) for id in game.scenarios if game.mode(id) == "scenario"
    ]
    numbers = [scenario.number for scenario in scenarios]
    assert numbers == list(range(1, 11))
    other = SeriesSpec(format=1, game="doom2004", kind="campaign", players=2, scenarios=("the_last_chapter",))
    assert isinstance(series.coming(game, other, ()), Coming)
    assert not isinstance(first, Ended)


def test_what_is_no_campaign_is_refused(game: Doom2004) -> None:
    setup = game.setup(players=2)
    assert carried_of(setup) is None
    strangers: list[dict[str, Any]] = [{"points": -1}, {"gold": 3}, {"marines": {"blue": {}}}]
    for wrong in strangers:
        strange = msgspec.structs.replace(setup, carried=wrong)
        sentence = game.why_not_carried(strange)
        assert sentence and sentence == sentence.strip()


@rule("D4X-MOD-25", "D4X-MOD-28")
@pytest.mark.parametrize(("mod", "weapons"), [("chainsaw_massacre", 1), ("hail_to_the_king", 2)])
def test_weapons_of_a_mod_never_break_in_a_campaign(mod: str, weapons: int) -> None:
    """Every Marine begins with them whatever happened before, so the shop does not ask for them."""
    modded = load_game("doom2004", ["expansion", mod])
    setup = modded.setup(scenario="a_snowball_in_the_desert", players=2, seed=1)
    carried = {"points": 50, "marines": {"red": {"weapons": ["chainsaw", "shotgun", "plasma_gun"]}}}
    state = modded.begin(msgspec.structs.replace(setup, carried=carried))
    sold = {action.thing for action in state.legal if hasattr(action, "thing")}
    own = {"chainsaw", "shotgun"} if weapons == 2 else {"chainsaw"}
    assert sold == {"armor", "card", "shotgun", "plasma_gun"} - own
    for _ in range(40):
        if state.table.round:
            break
        state.apply(state.legal[-1])
    assert own <= set(state.table.marines["red"].weapons)


def test_without_its_pack_there_is_no_campaign() -> None:
    base = load_game("doom2004", [])
    assert series.kinds(base) == ()
    setup = msgspec.structs.replace(base.setup(players=2), carried={"points": 3})
    sentence = base.why_not_carried(setup)
    assert sentence is not None and "pack expansion" in sentence


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_page_tells_squad_points_and_prices(game: Doom2004, language: str) -> None:
    course = Course(SeriesSpec(format=1, game="doom2004", kind="campaign", players=2, packs=("expansion",)))
    carried = {"points": 15, "stake": 1, "marines": {"red": {"armor": 1, "cards": 2, "weapons": ["shotgun"]}}}
    setup = course.game.setup(players=2)
    result = Result((SeatId("red"),), "D04-VIC-01", "The Marines have reached the exit.")
    course.finished.append(Finished(setup, result, 5, carried, ("unscathed",)))
    told = Teller(course, language).told()
    assert told.account.facts[0].value == "15"
    assert [ware.can_pay for ware in told.account.shop] == [False, True, True]
    assert len(told.account.squad["red"]) == 3
    assert told.road[0].medals[0].title != "unscathed" and told.road[0].medals[0].note
    assert told.title and told.text
