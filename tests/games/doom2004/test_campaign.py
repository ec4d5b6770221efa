"""The campaign: kill points, the shop before the next scenario, what goes on.  Chapter CMP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimtable.games import doom2004, load_game
from grimtable.games.doom2004 import series
from grimtable.games.doom2004.actions import Buy, NoMore
from grimtable.games.doom2004.events import ImprovementBought, WeaponBroke
from grimtable.games.doom2004.game import Doom2004, load
from grimtable.games.doom2004.topics.campaign import carried_of, handed_on
from grimtable.kernel import Action, Journal, Result, SeatId
from grimtable.kernel.chance import Chance, Outcome
from grimtable.kernel.identity import FigureId
from grimtable.kernel.series import Coming, Ended, Finished
from grimtable.series import Course, SeriesSpec
from grimtable.series.telling import Teller
from tests.support.rule import rule

PACK = Path(doom2004.__file__).parent / "packs" / "expansion"


PRICES = """
patch = true
armor = 20
card = 14
weapon = 5
most_cards = 2
frags_a_card = 2
most_stake = 3
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Doom2004:
    """The campaign with prices of these tests, so that ours may change."""
    folder = tmp_path_factory.mktemp("prices")
    manifest = 'id = "prices"\ntitle = "Prices"\ngame = "doom2004"\nversion = "1"\noverlays = "doom2004"\n'
    (folder / "pack.toml").write_text(manifest)
    (folder / "campaigns").mkdir()
    (folder / "campaigns" / "campaign.toml").write_text(PRICES)
    return load(PACK, folder)


def begun(game: Any, **carried: Any) -> Any:
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


@rule("D4X-MOD-32", "D4X-R-90")
@pytest.mark.parametrize(
    "mods", [("special_forces",), ("elite_training",), ("special_forces", "elite_training")]
)
def test_a_card_that_was_bought_is_had_besides_the_proper_number(mods: tuple[str, ...]) -> None:
    """Three cards for each of two Marines, and two more for the one who bought them."""
    game = load_game("doom2004", ("amendments", "expansion", *mods))
    state = begun(game, marines={"red": {"cards": 2}, "green": {}})
    first = {"pick", "give_back"}
    while state.decision.question not in ("announce", "before_marine_turn"):
        picked = [action for action in state.legal if state.decision.question in first]
        state.apply(picked[0] if picked else state.legal[0])
    assert {id: len(marine.cards) for id, marine in state.table.marines.items()} == {"red": 5, "green": 3}


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
    carried = {"points": 20, "stake": 1, "marines": {"red": {"armor": 1, "cards": 1, "weapons": ["shotgun"]}}}
    setup = course.game.setup(players=2)
    result = Result((SeatId("red"),), "D04-VIC-01", "The Marines have reached the exit.")
    course.finished.append(Finished(setup, result, 5, carried, ("unscathed",)))
    told = Teller(course, language).told()
    assert told.account.facts[0].value == "20"
    assert [ware.can_pay for ware in told.account.shop] == [False, True, True]
    assert len(told.account.squad["red"]) == 3
    assert told.road[0].medals[0].title != "unscathed" and told.road[0].medals[0].note
    assert told.title and told.text


def sold(state: Any) -> list[str]:
    return [action.thing for action in state.legal if isinstance(action, Buy)]


@rule("D4X-CMP-01", "D4X-CMP-04", "D4X-CHG-05")
def test_the_shop_asks_for_the_price_and_says_what_it_does_not_sell(game: Doom2004) -> None:
    """Exactly the price is enough, one less is not; two cards each, one armor, no weapon he had not."""
    state = begun(game, points=53, marines={"red": {"cards": 1, "weapons": ["bfg"]}, "green": {}})
    red, green = SeatId("red"), SeatId("green")
    assert (state.asked, sold(state)) == ("red", ["armor", "card", "bfg"])
    assert refused_by(state, Buy(red, "shotgun")) == ("D4X-CMP-04", "not_sold")
    state.journal = Journal()
    state.apply(Buy(red, "card"))
    assert [event for event in state.journal.events if isinstance(event, ImprovementBought)] == [
        ImprovementBought(FigureId("red"), "card", 14, 39)
    ]
    assert refused_by(state, Buy(red, "card")) == ("D4X-CHG-05", "has_it")
    state.apply(Buy(red, "armor"))  # 19 are left
    assert sold(state) == ["bfg"]
    state.apply(next(action for action in state.legal if isinstance(action, NoMore)))
    assert (state.asked, sold(state)) == ("green", ["card"])  # armor is twenty
    refusal = state.why_not(Buy(green, "armor"))
    assert (refusal.rule, dict(refusal.values)) == ("D4X-CMP-01", {"cost": 20, "left": 19})
    assert refused_by(state, Buy(green, "bfg")) == ("D4X-CMP-04", "not_sold")
    state.apply(Buy(green, "card"))  # five are left, and nobody after him has carried a weapon
    assert state.asked == "invader"
    assert state.table.flags["campaign_spent"] == 14 + 20 + 14
    play_on(state)
    dealt = game.cards_dealt(state.setup)
    assert [len(state.table.marines[id].cards) for id in ("red", "green")] == [dealt + 2, dealt + 1]


def play_on(state: Any) -> None:
    """Through what is set up after the shop, to the first round."""
    while state.table.round == 0:
        state.apply(state.legal[-1])


def refused_by(state: Any, action: Action) -> tuple[str, str]:
    refusal = state.why_not(action)
    assert refusal is not None
    return refusal.rule, refusal.reason


@rule("D4X-CMP-04")
def test_exactly_the_price_is_enough(game: Doom2004) -> None:
    for points, wares in ((4, []), (5, ["bfg"]), (13, ["bfg"]), (14, ["card", "bfg"]), (19, ["card", "bfg"])):
        assert sold(begun(game, points=points, marines={"red": {"weapons": ["bfg"]}})) == wares
    assert sold(begun(game, points=20, marines={})) == ["armor", "card"]


@rule("D4X-CMP-07")
@pytest.mark.parametrize("is_broken", [False, True])
def test_a_miss_breaks_the_weapon_and_nothing_else_does(game: Doom2004, is_broken: bool) -> None:
    state = begun(game, points=40, marines={"red": {"weapons": ["bfg"]}})
    state.journal = Journal()
    state.chance = Chance("scripted", script=[Outcome("roll", "red", {"miss": is_broken})], strict=False)
    state.apply(Buy(SeatId("red"), "bfg"))
    broke = [event for event in state.journal.events if isinstance(event, WeaponBroke)]
    assert broke == ([WeaponBroke(FigureId("red"), "bfg")] if is_broken else [])
    assert refused_by(state, Buy(SeatId("red"), "bfg")) == ("D4X-CHG-05", "has_it")
    state.apply(Buy(SeatId("red"), "armor"))  # no die is rolled for it
    play_on(state)
    assert ("bfg" in state.table.marines["red"].weapons) is not is_broken


@rule("D4X-CHG-05")
def test_improved_armor_is_there_in_every_life(game: Doom2004) -> None:
    """Bought in an earlier scenario: red has one more than green from the start."""
    state = begun(game, points=0, marines={"red": {"armor": 1}, "green": {}})
    play_on(state)
    assert state.table.marines["red"].armor == state.table.marines["green"].armor + 1
    assert state.lasting.total("start_armor", FigureId("red")) == 1
    assert state.lasting.total("start_armor", FigureId("green")) == 0


@rule("D04-SET-22")
def test_the_stake_is_in_the_invaders_hand(game: Doom2004) -> None:
    hands = []
    for stake in (0, 1, 3):
        state = begun(game, stake=stake)
        play_on(state)
        hands.append(len(state.table.hand))
    assert hands == [hands[0], hands[0] + 1, hands[0] + 3]


def test_what_goes_on_has_its_bounds(game: Doom2004) -> None:
    """Two frags are a card, three cards are the most; points beyond what can be read again are lost."""
    state = begun(game, points=0, marines={"red": {"cards": 1, "armor": 1}})
    stakes = []
    for frags in (0, 1, 2, 3, 5, 6, 7, 8):
        state.table.frags = frags
        stakes.append(handed_on(state)["stake"])
    assert stakes == [0, 0, 1, 1, 2, 3, 3, 3]
    state.table.marines["red"].weapons[:] = ["shotgun", "shotgun", "bfg"]
    state.table.flags.update({"killed_imp": 999, "campaign_red_card": 1})
    assert handed_on(state)["points"] == 999
    assert handed_on(state)["marines"]["red"] == {"armor": 1, "cards": 2, "weapons": ["shotgun", "bfg"]}
    state.table.flags["killed_vagary"] = 1
    assert handed_on(state)["points"] == 999
    assert handed_on(begun(game, points=3))["points"] == 3


def test_what_is_handed_on_must_be_possible(game: Doom2004) -> None:
    setup = game.setup(players=2)

    def why_not(**carried: Any) -> str | None:
        return game.why_not_carried(msgspec.structs.replace(setup, carried=carried))

    assert game.why_not_carried(setup) is None
    assert why_not(points=999, stake=3, marines={"red": {"weapons": ["bfg"]}}) is None
    assert "at most 3" in (why_not(stake=4) or "")
    assert "blue" in (why_not(marines={"blue": {}}) or "")
    assert "'spoon'" in (why_not(marines={"red": {"weapons": ["bfg", "spoon"]}}) or "")


@rule("D4X-CMP-05")
def test_whoever_won_more_scenarios_has_won_the_campaign(game: Doom2004) -> None:
    """What one hands on goes into the next; after the last one wins are counted, for both if equal."""
    setup = game.setup(players=2)
    scenarios = ("knee_deep_in_the_dead", "the_last_chapter", "a_snowball_in_the_desert")
    spec = SeriesSpec(format=1, game="doom2004", kind="campaign", players=2, scenarios=scenarios)

    def won_by(seat: str, **carried: Any) -> Finished:
        return Finished(setup, Result((SeatId(seat),), "D04-VIC-01", "It is over."), 5, carried)

    nobody = Finished(setup, Result((), "D04-VIC-01", "It is over."), 5)
    marines, invader = won_by("red", points=4), won_by("invader", points=9)
    assert series.coming(game, spec, (marines,)) == Coming(scenarios[1:2], carried={"points": 4})
    assert series.coming(game, spec, (marines, invader)) == Coming(scenarios[2:], carried={"points": 9})
    assert series.coming(game, spec, (marines, invader, marines)) == Ended(("marines",), "most_wins")
    assert series.coming(game, spec, (invader, marines, nobody)) == Ended(("invader", "marines"), "most_wins")
    assert series.coming(game, spec, (nobody, nobody, nobody)) == Ended((), "most_wins")


@pytest.mark.parametrize(
    ("winner", "frags", "round", "imps", "medals"),
    [
        ("red", 0, 8, 30, ["unscathed", "swift", "harvest"]),
        ("red", 1, 9, 29, []),
        ("red", 0, 9, 0, ["unscathed"]),
        ("red", 1, 8, 0, ["swift"]),
        ("invader", 0, 8, 29, ["massacre"]),
        ("invader", 6, 9, 30, ["harvest"]),
    ],
)
def test_medals_of_a_scenario(
    game: Doom2004, winner: str, frags: int, round: int, imps: int, medals: list[str]
) -> None:
    state = begun(game)
    state.result = Result((SeatId(winner),), "D04-VIC-01", "It is over.")
    state.table.frags, state.table.round = frags, round
    state.table.flags["killed_imp"] = imps
    assert list(series.medals(game, state)) == medals


def test_a_simulation_counts_points_frags_and_rounds(game: Doom2004) -> None:
    state = begun(game)
    state.table.frags, state.table.round = 4, 7
    state.table.flags.update({"killed_demon": 3, "campaign_spent": 19, "campaign_red_armor": 1})
    counted = {"points earned": 6, "points spent": 19, "frags": 4, "rounds": 7, "bought armor": 1}
    assert series.counted(game, state) == counted
    assert series.carried(game, state) == handed_on(state)
