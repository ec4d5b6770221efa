"""What the check of a pack refuses, in one sentence each."""

from typing import Any

import pytest

from grimtable.content import ContentError
from tests.games.relic.situation import game
from tests.support.rule import rule

RELIC = {"new": True, "text": "A second bolter."}


def refusal(**overrides: Any) -> str:
    with pytest.raises(ContentError) as error:
        game().with_overrides(overrides)
    return str(error.value)


def test_two_kinds_of_cards_do_not_share_an_id() -> None:
    """Copies are named after the id alone, so one of the two would be lost."""
    said = refusal(relic_cards={"storm_bolter": RELIC})
    assert "wargear_cards has a storm_bolter too; cards, heroes and sheets need different ids" in said


def test_a_card_and_a_sheet_do_not_share_an_id() -> None:
    said = refusal(relic_cards={"kairos_fateweaver": RELIC})
    assert "scenarios has a kairos_fateweaver too" in said


@rule("REL-SCN-02")
def test_the_modifiers_of_a_sheet_hold_for_everybody_anyway() -> None:
    said = refusal(
        scenarios={"kairos_fateweaver": {"modifiers": [{"changes": "movement", "who": "everybody"}]}}
    )
    assert "a sheet is in force for every player already; leave it out" in said


@rule("REL-POW-04")
def test_a_power_card_is_never_forced() -> None:
    said = refusal(
        power_cards={
            "iron_discipline": {"abilities": [{"moment": "turn.start", "do": [{"verb": "draw_power"}]}]}
        }
    )
    assert "playing a Power card is never forced" in said


@rule("REL-INN-08")
def test_nothing_but_a_text_box_of_the_inner_tier_jumps_from_the_rift() -> None:
    """A Confrontation that jumps would begin itself again without end."""
    said = refusal(scenarios={"kairos_fateweaver": {"confrontation": ["jump_from_rift"]}})
    assert 'the verb "jump_from_rift" needs a text box of the Inner tier, and here is none' in said


@rule("REL-INN-08")
def test_no_other_space_jumps_from_the_rift() -> None:
    box = {"title": "Again", "text": "Jump.", "do": ["jump_from_rift"]}
    said = refusal(spaces={"wastes": {"boxes": [box]}})
    assert "jump_from_rift leads through the Inner tier, and this space is none of it" in said


@rule("REL-INN-12")
def test_a_confrontation_asks_for_something() -> None:
    """Otherwise two players on the scenario space would pass turn after turn without a decision."""
    said = refusal(
        scenarios={
            "kairos_fateweaver": {"confrontation": [{"verb": "gain_influence", "amount": 1}, "win_game"]}
        }
    )
    assert "nobody is asked anything here: use a battle, a test, a table or a choice" in said


@rule("REL-SCN-01")
def test_a_sheet_can_be_won() -> None:
    test = {"verb": "test", "attribute": "cunning", "target": 5}
    said = refusal(scenarios={"kairos_fateweaver": {"confrontation": [test]}})
    assert "nobody can win: use the verb win_game" in said


@rule("REL-CLR-05")
def test_a_choice_has_something_to_choose_from() -> None:
    card = {
        "new": True,
        "deck": "red",
        "type": "event",
        "text": "?",
        "do": [{"verb": "choose", "options": []}],
    }
    said = refusal(threat_cards={"dilemma": card})
    assert "do[0].options: expected at least 1 in the list, found 0" in said


@rule("REL-R-65")
def test_a_confrontation_begins_again_only_after_something_was_thrown() -> None:
    battle = {"verb": "battle", "attribute": "choice", "value": 3, "won": ["win_game"]}
    said = refusal(scenarios={"kairos_fateweaver": {"confrontation": [battle, "confront_again"]}})
    assert "confrontation[1]: confront_again follows a battle or a test" in said
    before = {**battle, "prepare": ["confront_again"]}
    said = refusal(scenarios={"kairos_fateweaver": {"confrontation": [before]}})
    assert "confrontation[0].prepare[0]: confront_again follows a battle or a test" in said


@rule("REL-CLR-05")
def test_no_two_options_of_a_choice_have_the_same_name() -> None:
    """The same action would be offered twice, and nobody could tell the two apart."""
    choice = {"verb": "choose", "options": [{"option": "fight"}, {"option": "fight"}]}
    card = {"new": True, "deck": "red", "type": "event", "text": "?", "do": [choice]}
    assert "two options are called fight; give one another name" in refusal(threat_cards={"dilemma": card})
