"""Offers: what is offered together is what each choice offers by itself; what is not, a rule refuses."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.relic.procedures.experience import why_no_relic
from tests.games.relic.situation import Situation, turn
from tests.support.rule import rule

ASSETS = ("storm_bolter", "chainsword", "force_sword", "assault_cannon", "litany_scrolls", "ratling_spotter")
HAND = ("absolution", "iron_discipline", "against_all_odds")


def hero(**values: Any) -> dict[str, Any]:
    return {"alpha": {"hero": "recruit_of_cadia", "mission": "never_give_up", "space": "wastes", **values}}


def one_by_one(table: Situation) -> list[Any]:
    state = table.state
    frame = state.stack[-1]
    step = frame.procedure.steps[frame.place]
    return [action for each in step.choices for action in each.among(state, frame.memory, state.asked)]


@rule("REL-MOV-03", "REL-MOV-13")
@pytest.mark.parametrize("space", ["wastes", "webway_portal", "grey_knight_envoy", "guardian_of_the_rift"])
def test_ways_are_offered_alike_together_and_one_by_one(space: str) -> None:
    table = Situation((3,), heroes=hero(space=space), turn=turn("movement"))
    assert one_by_one(table) == table.state.legal_actions() != []


@rule("REL-D-44", "REL-XP-11", "REL-XP-12", "REL-XP-13")
@pytest.mark.parametrize(("assets", "hand"), [(4, 1), (5, 1), (6, 0), (4, 2), (0, 3), (5, 2), (6, 2)])
def test_excess_cards_are_offered_alike_together_and_one_by_one(assets: int, hand: int) -> None:
    """A limit of 4 assets and 1 Power card: of what is too many, or else anything and the end."""
    table = Situation(
        heroes=hero(assets=ASSETS[:assets]), hands={"alpha": HAND[:hand]}, turn=turn("experience")
    )
    assert one_by_one(table) == table.state.legal_actions()
    mine, held = ([f"alpha: discard {card}_1" for card in cards] for cards in (ASSETS[:assets], HAND[:hand]))
    is_over = assets > 4, hand > 1
    expected = {(True, False): mine, (False, True): held}.get(is_over, [*mine, *held])
    assert table.offers() == [*expected, *(() if any(is_over) else ["alpha: done"])]


@rule("REL-RLC-01", "REL-R-50", "REL-XP-10")
def test_missions_are_exchanged_where_there_are_enough_of_them() -> None:
    three = ("sow_discord", "bear_the_mark", "awaken_the_warhound")
    table = Situation(heroes=hero(completed=three), turn=turn("experience"))
    assert table.question == "manage_missions"
    assert table.offers() == ["alpha: exchange missions", "alpha: done"]
    assert table.refusal("alpha: draw mission") == "REL-XP-10"
    asking = table.state.stack[-1].memory
    assert why_no_relic(table.state, asking) is None
    table.player().completed = table.player().completed[:2]
    refusal = why_no_relic(table.state, asking)
    assert refusal is not None
    assert (refusal.rule, refusal.values) == ("REL-RLC-01", (("cost", 3),))
