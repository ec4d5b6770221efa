"""Scenarios VI to X: what the catalogue fixes of their maps."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimtable.games import doom2004
from grimtable.games.doom2004.items import Scenario, box_of
from grimtable.games.doom2004.scenario_plan import Plan, Walk
from grimtable.grid import bits
from tests.support.rule import rule

PACK = Path(doom2004.__file__).parent / "packs" / "expansion"


@pytest.fixture(scope="module")
def plans() -> dict[str, Plan]:
    from grimtable.games.doom2004.game import load

    game = load(PACK)
    return {
        each.id: Plan.of(each, box_of(game.pack))
        for each in game.pack.items("scenarios")
        if isinstance(each, Scenario) and each.number > 5
    }


def tokens_in(plan: Plan, area: str) -> list[str]:
    """Everything that lies in an area with one Marine or more."""
    marks = (plan.marks[space] for space in bits(plan.areas[area]) if space in plan.marks)
    return [token for mark in marks for token in mark.tokens]


def invaders_in(plan: Plan, area: str) -> list[str]:
    marks = (plan.marks[space] for space in bits(plan.areas[area]) if space in plan.marks)
    return [mark.invader for mark in marks if mark.invader]


@rule("D4X-SCN-02", "D4X-SCN-08")
def test_six_frag_points_in_each(plans: dict[str, Plan]) -> None:
    assert plans
    assert all(plan.scenario.frags == 6 for plan in plans.values())


@rule("D4X-SCN-17", "D4X-SCN-64", "D4X-SCN-67", "D4X-R-71", "D4X-SCN-05")
def test_a_snowball_in_the_desert(plans: dict[str, Plan]) -> None:
    plan = plans["a_snowball_in_the_desert"]
    assert sorted(plan.areas) == sorted(
        [
            "start",
            "veined_hall",
            "heart_room",
            "pad_corridor",
            "fire_gallery",
            "side_passage",
            "metal_room",
        ]
    )
    assert {"shotgun"} <= set(tokens_in(plan, "start"))
    assert [name for name, mark in plan.scenario.legend.items() if mark.encounter] == ["Y1"]
    assert {plan.scenario.legend[name].area for name in ("J4", "N4")} == {"fire_gallery"}
    assert "blue_key" in tokens_in(plan, "side_passage")
    assert "red_key" in tokens_in(plan, "metal_room")
    assert plan.scenario.doors["R"].key == "red"
    # Yellow is found by luck only, and guards nothing that is needed.
    assert "yellow" not in Walk.of(plan).keys
    assert "yellow" in Walk.of(plan, lucky=True).keys
