"""Plans and quiet answers of Relic: trophies for levels, bonuses that cost nothing, an order nobody minds."""

from __future__ import annotations

from typing import Any

from grimtable.games.relic.actions import Roll
from grimtable.games.relic.picture.going_on import leads
from grimtable.narration import Names
from grimtable.picture import Aim
from tests.games.relic.situation import Situation, game, turn
from tests.support.rule import rule


def enemy(deck: str, value: int, **more: Any) -> dict[str, Any]:
    return {"new": True, "deck": deck, "type": "enemy", "attribute": "cunning", "value": value, **more}


def plans(situation: Situation) -> list[tuple[str, ...]]:
    state = situation.state
    found = situation.game.plans(state, state.asked, Aim(), Names(situation.game, state.setup.order))
    assert isinstance(found, list)
    return [tuple(text.removeprefix("alpha: ") for text in plan.actions) for plan in found]


@rule("REL-XP-04")
def test_trophies_for_a_level_are_spent_at_once_and_waste_nothing() -> None:
    """5, 4 and 2 points: 4 and 2 are a level, all three are one as well."""
    cards = {f"beast_{value}": enemy("red", value) for value in (5, 4, 2)}
    pack = game().with_overrides({"threat_cards": cards})
    hero = {"hero": "recruit_of_cadia", "space": "wastes", "trophies": ["beast_5", "beast_4", "beast_2"]}
    situation = Situation(pack=pack, heroes={"alpha": hero}, turn=turn("experience"))
    assert plans(situation) == [("spend trophy beast_4_1", "spend trophy beast_2_1", "done")]


@rule("REL-R-17")
def test_in_which_order_threats_are_drawn_is_asked_only_where_it_matters() -> None:
    """The Lexmechanic gives a Power card for an omen, whenever it comes; a trap could end the phase."""
    trap = {
        "new": True, "deck": "yellow", "type": "asset", "text": "Beware.", "own_words": True,
        "abilities": [{"moment": "exploration.drawn", "do": [{"verb": "lose_life", "amount": 1}]}],
    }  # fmt: skip
    pack = game().with_overrides(
        {
            "threat_cards": {"beckoning": enemy("yellow", 3, icons=["red", "blue"]), "trap": trap},
            "spaces": {"wastes": {"icons": []}},
        }
    )
    for assets, is_asked in (([], False), (["lexmechanic_archivist"], False), (["trap"], True)):
        hero = {"hero": "recruit_of_cadia", "space": "wastes", "assets": assets}
        situation = Situation(
            pack=pack, heroes={"alpha": hero}, board={"wastes": ["beckoning"]}, turn=turn("exploration")
        )
        assert situation.offers() == ["alpha: draw red", "alpha: draw blue"]
        assert (situation.game.idle(situation.state) is None) is is_asked, assets


@rule("REL-POW-11", "REL-MOV-02")
def test_rolling_says_no_only_where_a_card_could_be_the_further_die() -> None:
    """The further die is thrown anyway; whether a move is rolled at all is a choice like any other."""
    hero = {"hero": "recruit_of_cadia", "space": "wastes"}
    pack = game().with_overrides({"threat_cards": {"beast": enemy("red", 3)}})
    hands = {"alpha": ("steady_hands", "forced_march")}
    moving = Situation(pack=pack, heroes={"alpha": hero}, hands=hands, turn=turn("movement"))
    assert moving.question == "roll_or_replace"
    assert not any(moving.game.declines(moving.state, action) for action in moving.state.legal)
    fighting = Situation(
        (1, 6), pack=pack, heroes={"alpha": hero}, hands=hands, board={"wastes": ["beast"]},
        turn=turn("engagement"),
    )  # fmt: skip
    fighting.play("alpha: roll")
    assert fighting.question == "before_further_die"
    declining = [action for action in fighting.state.legal if fighting.game.declines(fighting.state, action)]
    assert [type(action) for action in declining] == [Roll]
    assert len(fighting.state.legal) > 1


@rule("REL-XP-11", "REL-XP-12", "REL-DSC-06")
def test_whoever_exceeds_one_limit_is_not_done_even_if_the_other_is_kept() -> None:
    """The offers are listed at once; each kind of answer, asked by itself, lists the same."""
    hero = {"hero": "recruit_of_cadia", "space": "wastes", "assets": ["storm_bolter"]}
    for power, is_done in ((["steady_hands"], True), (["steady_hands", "forced_march"], False)):
        situation = Situation(heroes={"alpha": hero}, hands={"alpha": power}, turn=turn("experience"))
        state = situation.state
        assert situation.question == "discard_excess"
        assert ("alpha: done" in situation.offers()) is is_done
        frame = state.stack[-1]
        step = frame.procedure.steps[frame.place]
        single = [action for each in step.choices for action in each.among(state, frame.memory, "alpha")]
        assert single == state.legal_actions()


@rule("REL-MOV-04", "REL-ENG-15")
def test_where_to_go_and_what_to_do_there_are_one_plan() -> None:
    """One point from the Embassy, which has two boxes, and from a space where a card is drawn."""
    hero = {"hero": "recruit_of_cadia", "mission": "never_give_up", "space": "omnissian_shrine"}
    situation = Situation((1,), heroes={"alpha": hero}, turn=turn("movement"))
    assert situation.question == "move"
    found = plans(situation)
    assert ("go clockwise", "carry out orders") in found and ("go clockwise", "carry out training") in found
    assert all(len(plan) == 2 for plan in found), "what lies beyond a drawn card is nobody's plan"


@rule("REL-MOV-10", "REL-MOV-09")
def test_the_movement_box_on_the_way_is_part_of_the_plan() -> None:
    hero = {"hero": "recruit_of_cadia", "mission": "never_give_up", "space": "asteroid_belt_thebian_ii"}
    situation = Situation((3,), heroes={"alpha": hero}, turn=turn("movement"))
    found = plans(situation)
    assert any(plan[:2] == ("go clockwise", "use movement box") for plan in found), found
    assert any(plan[:2] == ("go clockwise", "move on") for plan in found), found


@rule("REL-MOV-09", "REL-MOV-12", "REL-MOV-22")
def test_a_way_leads_past_a_movement_box_that_cannot_be_used() -> None:
    """Two points from Komarek: who has a relic is asked at the Guardian of the Rift, others end beyond it."""
    for relics, end in (((), "eldar_craftworld"), (("seal_of_the_high_lords",), "guardian_of_the_rift")):
        hero = {"hero": "recruit_of_cadia", "space": "fortress_world_komarek", "assets": relics}
        situation = Situation((2,), heroes={"alpha": hero}, turn=turn("movement"))
        found = leads(situation.state)
        assert found is not None and found["alpha: go clockwise"] == end
        situation.play("alpha: go clockwise")
        if relics:
            assert leads(situation.state) == {
                "alpha: use movement box": "warp_rift", "alpha: move on": "eldar_craftworld"
            }  # fmt: skip
        else:
            assert situation.game.space_ids[situation.player().space] == end


@rule("REL-CLR-07", "REL-MOV-07")
def test_an_ability_and_what_it_asks_for_are_one_plan() -> None:
    hero = {"hero": "recruit_of_cadia", "space": "wastes"}
    hands = {"alpha": ("forced_march",)}
    situation = Situation((3,), heroes={"alpha": hero}, hands=hands, turn=turn("movement"))
    situation.play("alpha: roll")
    assert situation.question == "movement.rolled"
    card = "play forced_march_1"
    assert plans(situation) == [(card, "choose one"), (card, "choose six")]


@rule("REL-EVD-02", "REL-BAT-27", "REL-BAT-04")
def test_who_evades_nobody_says_at_once_whom_he_fights() -> None:
    """Two kinds of enemies: one plan for each group, with its odds; to evade is a button of its own."""
    beasts = {"beast": enemy("red", 3), "brute": {**enemy("red", 4), "attribute": "strength"}}
    pack = game().with_overrides({"threat_cards": beasts})
    hero = {"hero": "ratling_sniper", "space": "wastes"}
    situation = Situation(
        pack=pack, heroes={"alpha": hero}, board={"wastes": ["beast", "brute"]}, turn=turn("engagement")
    )
    assert situation.question == "evade_enemy"
    assert {plan[:2] for plan in plans(situation)} == {
        ("decline", "fight cunning"), ("decline", "fight strength")
    }  # fmt: skip
    state = situation.state
    found = situation.game.plans(state, state.asked, Aim(), Names(situation.game, state.setup.order))
    assert isinstance(found, list) and all(plan.forecast is not None for plan in found)


@rule("REL-D-32")
def test_the_cards_that_were_looked_at_are_sorted_with_one_plan() -> None:
    hero = {"hero": "recruit_of_cadia", "space": "blackstone_fortress"}
    situation = Situation((3,), heroes={"alpha": hero}, turn=turn("engagement"))
    situation.play("alpha: carry out foresight")
    if situation.question != "top_or_bottom":
        situation.play("alpha: spend 0 influence")
    found = plans(situation)
    assert len(found) == 8 and len(set(found)) == 8
    assert found[0] == ("leave red on top", "leave blue on top", "leave yellow on top")
    assert found[-1][0] == "put red to the bottom"
