"""What is counted in a game of DOOM 2004: the counts agree with each other and with the rules."""

from itertools import product
from typing import Any

import msgspec
import pytest

from grimtable.games import load_game
from grimtable.games.doom2004 import events
from grimtable.games.doom2004.statistics import observe
from grimtable.games.doom2004.statistics.luck import Expectation, Luck, damage_of
from grimtable.kernel import Event
from grimtable.kernel.identity import CardId, FigureId, Space
from grimtable.simulation import Played, Sheet, Summary, Tally, make_spec
from grimtable.simulation.watching import sheet_of

GAME: Any = load_game("doom2004")


def tally(game: Played) -> Tally:
    assert game.tally is not None
    return game.tally


def total(game: Played, group: str, column: str) -> int:
    return sum(row.get(column, 0) for row in tally(game).counts.get(group, {}).values())


@pytest.fixture
def watched() -> Any:
    """An observer at a table that has just been laid, to be told events."""
    return observe(GAME.before_first_step(GAME.setup(players=3)))


def counts(observer: Any, *happened: Event) -> dict[str, Any]:
    state = GAME.new(players=3)
    observer.watch(state, None, list(happened))
    found: dict[str, Any] = observer.finish(state)["counts"]
    return found


def test_every_group_and_column_that_is_counted_stands_on_the_sheet(doom: Summary) -> None:
    known = {group.id: group for group in doom.sheet.groups}
    for game in doom.games:
        for group, items in tally(game).counts.items():
            for item, row in items.items():
                assert set(row) <= set(known[group].columns), (group, item, row)
                assert item in known[group].items or group == "points", (group, item)


def test_points_frags_and_the_heat_map_agree(doom: Summary) -> None:
    for game in doom.games:
        counted = tally(game)
        points = total(game, "points", "points")
        frags = sum(counted.layers["frags"].values())
        assert counted.curves["frags"]["points"][-1] == points
        assert counted.counts.get("points", {}).get("a Marine was fragged", {}).get("points", 0) == frags
        assert total(game, "areas", "frags") == frags
        assert total(game, "areas", "kills") == sum(counted.layers["kills"].values())
        assert total(game, "invaders", "killed") == sum(counted.layers["kills"].values())
        if "invader" in game.winners and game.rule == "D04-VIC-02":
            assert points >= 6
            assert total(game, "areas", "ended") == 1


def test_a_curve_has_a_point_for_each_round_and_one_for_the_end(doom: Summary) -> None:
    for game in doom.games:
        lengths = {len(line) for curve in tally(game).curves.values() for line in curve.values()}
        assert lengths == {tally(game).rounds + 1}


def test_cards_are_drawn_before_they_are_played(doom: Summary) -> None:
    for game in doom.games:
        for card, row in tally(game).counts["cards"].items():
            assert row.get("played", 0) + row.get("discarded", 0) <= row.get("drawn", 0), card
        assert total(game, "skills", "held") == 6  # three for each of two Marines


def test_hits_are_no_more_than_attacks_and_ammunition_is_what_weapons_and_cards_took(doom: Summary) -> None:
    for game in doom.games:
        for group in ("weapons", "invaders"):
            for row in tally(game).counts.get(group, {}).values():
                assert row.get("hits", 0) <= row.get("attacks", 0)
        taken = total(game, "weapons", "ammunition") + total(game, "cards", "ammunition")
        assert total(game, "ammunition", "spent") == taken


def test_every_order_is_on_the_sheet_and_some_are_used(doom: Summary) -> None:
    rows = doom.rows(next(group for group in doom.sheet.groups if group.id == "orders"))
    assert {row.id for row in rows} == {"aim", "guard", "dodge", "heal"}
    assert (
        0 < sum(row.totals.get("used", 0) for row in rows) <= sum(row.totals.get("placed", 0) for row in rows)
    )


def test_wounds_are_put_down_to_the_weapon_that_was_rolled_for(watched: Any) -> None:
    found = counts(
        watched,
        events.AttackDeclared(FigureId("red"), "shotgun", Space(7)),
        events.DiceRolled(FigureId("red"), ("red", "green"), ("2/1", "1/1*")),
        events.AmmoSpent(FigureId("red"), "bullets", 1),
        events.AttackHit(FigureId("red"), Space(7), 2),
        events.WoundsSuffered(FigureId("imp_1"), 2),
        events.InvaderKilled(FigureId("imp_1"), "imp", Space(70)),
        events.FigureMoved(FigureId("red"), Space(3), Space(4)),
        events.WoundsSuffered(FigureId("red"), 1),  # the ground
    )
    assert found["weapons"]["shotgun"] == {"attacks": 1, "ammunition": 1, "hits": 1, "wounds": 2, "kills": 1}


def test_an_interrupting_attack_keeps_its_own_wounds(watched: Any) -> None:
    """A Guard breaks in when the attack is declared, before its dice."""
    found = counts(
        watched,
        events.AttackDeclared(FigureId("demon_1"), "", Space(9)),
        events.AttackDeclared(FigureId("green"), "pistol", Space(8)),
        events.DiceRolled(FigureId("green"), ("yellow", "green"), ("3/1", "1/1")),
        events.AttackHit(FigureId("green"), Space(8), 2),
        events.WoundsSuffered(FigureId("demon_1"), 1),
        events.DiceRolled(FigureId("demon_1"), ("red",), ("2/2",)),
        events.AttackHit(FigureId("demon_1"), Space(9), 2),
        events.WoundsSuffered(FigureId("green"), 3),
        events.MarineFragged(FigureId("green"), Space(50)),
    )
    assert found["weapons"]["pistol"]["wounds"] == 1
    assert found["invaders"]["demon"] == {"attacks": 1, "hits": 1, "wounds": 3, "frags": 1}


def test_a_card_answers_for_what_happens_while_it_is_carried_out(watched: Any) -> None:
    found = counts(
        watched,
        events.CardDrawn(CardId("ambush_1")),
        events.EventPlayed(CardId("ambush_1")),
        events.InvaderPlaced(FigureId("imp_1"), "imp", Space(4)),
        events.DiceRolled(FigureId("imp_1"), ("red",), ("2/2",)),
        events.WoundsSuffered(FigureId("red"), 2),
        events.CardDiscarded(CardId("ambush_1")),
        events.WoundsSuffered(FigureId("red"), 1),
        events.CardDrawn(CardId("dud_1")),
        events.CardDiscarded(CardId("dud_1")),
        events.AttackScattered(CardId("dodge_1"), "miss", Space(-1)),
        events.CardDiscarded(CardId("dodge_1")),
    )
    assert found["cards"]["ambush"] == {"drawn": 1, "played": 1, "placed": 1, "wounds": 2}
    assert found["cards"]["dud"] == {"drawn": 1, "discarded": 1}
    assert "dodge" not in found["cards"]  # turned over for its diagram only


def test_expected_damage_is_that_of_all_faces() -> None:
    """Every result of two dice, one by one."""
    expectation = Expectation(GAME.dice)
    faces = [GAME.dice["yellow"].faces, GAME.dice["blue"].faces]
    results = [
        0 if any(face.miss for face in roll) else 1 + sum(face.damage for face in roll)
        for roll in product(*faces)
    ]
    mean = sum(results) / len(results)
    variance = sum(result * result for result in results) / len(results) - mean * mean
    found = expectation.of(["blue", "yellow"], kept=1)
    assert list(found) == pytest.approx([1000 * mean, 1000 * variance], abs=1)


def test_a_reroll_counts_for_the_dice_that_were_rolled_again(watched: Any) -> None:
    expectation = Expectation(GAME.dice)
    state = GAME.new(players=3)
    watched.watch(
        state,
        None,
        [
            events.AttackDeclared(FigureId("red"), "pistol", Space(8)),
            events.DiceRolled(FigureId("red"), ("yellow", "green"), ("3/1", "1/0")),
            events.DiceRolled(FigureId("red"), ("yellow", "green"), ("3/1", "1/2"), again=("green",)),
        ],
    )
    rolls, deviation, _ = watched.finish(state)["luck"]["marines"]
    assert rolls == 2
    expected = expectation.of(["yellow", "green"])[0] + expectation.of(["green"], kept=1)[0]
    assert deviation == 1000 * (1 + 3) - expected


def test_luck_adds_up() -> None:
    luck = Luck()
    luck.add(3, 2500, 100)
    luck.add(0, 1000, 50)
    assert luck.plain() == [2, -500, 150]
    assert damage_of(["1/2*", "0/1"]) == 3


def test_dice_are_neither_kind_nor_cruel_in_the_long_run(doom: Summary) -> None:
    """Over a few hundred rolls the deviation stays within four standard errors."""
    for side in ("marines", "invader"):
        deviation = sum(tally(game).luck[side][1] for game in doom.games) / 1000
        variance = sum(tally(game).luck[side][2] for game in doom.games) / 1000
        assert sum(tally(game).luck[side][0] for game in doom.games) > 100
        assert abs(deviation) < 4 * variance**0.5


def test_sheets_of_every_scenario_say_what_is_not_there() -> None:
    for scenario in GAME.scenarios:
        sheet = sheet_of(GAME, GAME.setup(scenario=scenario))
        weapons = sheet.group("weapons")
        assert weapons is not None
        assert set(weapons.absent) < set(weapons.items)
        assert not {"fist", "pistol", "grenade"} & set(weapons.absent)
        assert sheet.board is not None
        assert len(sheet.board.places) > 50
        assert isinstance(sheet, Sheet)


def test_observing_changes_nothing() -> None:
    from grimtable.simulation import play_one

    watched = play_one(make_spec("doom2004", seats="recruit"), 4)
    alone = play_one(make_spec("doom2004", seats="recruit", watched=False), 4)
    assert watched.tally is not None
    assert alone.tally is None
    assert msgspec.structs.replace(watched, tally=None) == alone
