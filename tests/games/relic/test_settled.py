"""Battles and tests that nothing can turn any more are not asked about; everything that could is."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.relic import quiet
from grimtable.games.relic.remembering import Battle
from grimtable.games.relic.remembering import Test as Trial
from grimtable.games.relic.settled import Stand, chance, stand_of
from grimtable.kernel import SeatId
from tests.games.relic.situation import Situation, game, turn
from tests.support.rule import rule

ALPHA = SeatId("alpha")


def beast(value: int = 1, **more: Any) -> dict[str, Any]:
    return {"new": True, "deck": "red", "type": "enemy", "attribute": "cunning", "value": value, **more}


def fight(*rolls: int, hand: tuple[str, ...] = (), value: int = 1, **more: Any) -> Situation:
    """A hero with Cunning 2 against a beast; `assets` and `abilities` of the beast as given."""
    assets = more.pop("assets", ())
    pack = game().with_overrides({"threat_cards": {"beast": beast(value, **more)}})
    hero = {
        "hero": "recruit_of_cadia", "mission": "never_give_up", "space": "wastes", "assets": assets
    }  # fmt: skip
    return Situation(
        rolls, pack=pack, heroes={"alpha": hero}, hands={"alpha": hand},
        board={"wastes": ["beast"]}, turn=turn("engagement"),
    )  # fmt: skip


def idle(table: Situation) -> str:
    found = quiet.idle(table.state)
    return "" if found is None else table.game.language.spell(table.state, found)


@rule("REL-TIM-03", "REL-DIE-11")
@pytest.mark.parametrize(("enemy", "own", "answer"), [(1, 5, "alpha: pass"), (5, 2, ""), (3, 2, "")])
def test_a_battle_that_is_won_asks_for_no_reroll(enemy: int, own: int, answer: str) -> None:
    """2 + 5 against 1 + 1 is won; 2 + 2 against 1 + 5 is not, and a tie is none either."""
    table = fight(enemy, own, hand=("take_aim",))
    if table.question == "before_roll":
        table.play("alpha: roll")
    assert table.question == "battle.rolled"
    assert idle(table) == answer


@rule("REL-BAT-13")
def test_what_is_counted_after_the_roll_may_still_turn_it() -> None:
    grows = {"moment": "battle.values", "do": [{"verb": "change_enemy", "amount": 9}]}
    table = fight(1, 5, hand=("take_aim",), abilities=[grows], text="It grows.", own_words=True)
    if table.question == "before_roll":
        assert idle(table) == ""
        table.play("alpha: roll")
    assert (table.question, idle(table)) == ("battle.rolled", "")


@rule("REL-POW-05")
def test_whoever_gains_by_the_margin_is_asked() -> None:
    """Spoils of the Fallen pays for every point by which the battle is won."""
    table = fight(1, 5, hand=("take_aim", "spoils_of_the_fallen"))
    assert idle(table) == ""
    table.play("alpha: roll")
    assert (table.question, idle(table)) == ("battle.rolled", "")


@rule("REL-POW-06", "REL-BAT-09")
@pytest.mark.parametrize(
    ("enemy", "value", "hand", "answer"),
    [
        (1, 1, "steady_hands", "alpha: roll"),  # won with whatever the die shows
        (3, 3, "field_triage", "alpha: roll"),  # five are needed and the card is 3: the die may do it
        (3, 3, "steady_hands", ""),  # the card is 5 and wins for sure
        (2, 3, "field_triage", ""),  # four are needed: the card ties for sure, the die may lose
    ],
)
def test_a_card_that_is_worth_no_more_than_the_die_stays_in_the_hand(
    enemy: int, value: int, hand: str, answer: str
) -> None:
    table = fight(enemy, 1, hand=(hand,), value=value)
    assert (table.question, idle(table)) == ("before_roll", answer)


@rule("REL-POW-06")
def test_what_may_follow_the_roll_is_weighed_with_the_card() -> None:
    """With something to add after the roll the lesser card may be enough: the question is asked."""
    table = fight(3, 1, hand=("field_triage",), value=3, assets=("adrenal_injector",))
    assert (table.question, idle(table)) == ("before_roll", "")


@rule("REL-POW-11")
@pytest.mark.parametrize(("value", "answer"), [(1, "alpha: roll"), (9, "")])
def test_the_further_die_of_a_battle_that_is_won_is_rolled(value: int, answer: str) -> None:
    """2 + 6 beats 1 + 3; against 9 + 3 five more are needed, which the card has."""
    table = fight(3, 6, hand=("steady_hands",), value=value)
    table.play("alpha: roll")
    assert (table.question, idle(table)) == ("before_further_die", answer)


@rule("REL-BAT-06")
@pytest.mark.parametrize(("enemy", "answer"), [(1, "alpha: pass"), (2, "")])
def test_a_shield_is_not_asked_about_when_the_lowest_die_wins(enemy: int, answer: str) -> None:
    """Cunning 2 and a 1 against 1 and the enemy's roll."""
    table = fight(enemy, 1, assets=("refractor_field",))
    assert (table.question, idle(table)) == ("battle.enemy_rolled", answer)


@rule("REL-TST-05", "REL-TST-06")
def test_only_ones_fail_a_test() -> None:
    sure = Stand(needed=-3, open_dice=1, exploding=True, is_test=True, is_first=True)
    assert round(chance(sure), 3) == 0.833
    assert chance(sure, 1) == 0.0 and chance(sure, 2) == 1.0
    two = sure._replace(open_dice=2)
    assert round(chance(two), 3) == 0.972 and round(chance(two, 1), 3) == 0.833
    assert chance(sure._replace(is_first=False)) == 1.0
    assert round(chance(sure._replace(needed=8), 6), 3) == 0.833  # a power value of 6 explodes


@rule("REL-BAT-06", "REL-TST-03")
def test_nothing_stands_before_the_enemy_has_rolled_or_after_the_end() -> None:
    state = fight(1, 5, assets=("refractor_field",)).state
    assert stand_of(state, Battle(ALPHA, 0, "cunning")) is None
    rolled = Battle(ALPHA, 0, "cunning", printed=4, enemy_dice=((3,),))
    assert stand_of(state, rolled) == Stand(6, 1, True, is_test=False, is_first=True)
    rolled.outcome = "won"
    assert stand_of(state, rolled) is None
    test = Trial(ALPHA, 0, "cunning", 8, dice=((5,),))
    assert stand_of(state, test) == Stand(1, 0, True, is_test=True, is_first=False)
    ones = Trial(ALPHA, 0, "cunning", 3, dice=((1,),))
    assert stand_of(state, ones) is None


@rule("REL-BON-03", "REL-BON-10", "REL-WAR-07")
@pytest.mark.parametrize(
    ("assets", "answer"),
    [
        (("chainsword",), "alpha: declare chainsword_1"),  # it costs nothing
        (("storm_bolter",), ""),  # it costs a charge
        (("chainsword", "storm_bolter"), ""),  # one Weapon only: which?
    ],
)
def test_a_bonus_that_costs_nothing_is_declared(assets: tuple[str, ...], answer: str) -> None:
    table = fight(1, 5, assets=assets, attribute="strength")
    assert (table.question, idle(table)) == ("declare_bonuses", answer)
