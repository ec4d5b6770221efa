"""Plans and quiet answers of Relic: trophies for levels, bonuses that cost nothing, an order nobody minds."""

from __future__ import annotations

from typing import Any

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
