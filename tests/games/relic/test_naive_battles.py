"""Battles and evading against naive rules: the same written out plainly, for positions nobody thought of."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from grimtable.games.relic import load
from tests.games.relic.situation import Situation, turn
from tests.support.rule import rule


def _ware(trait: str, amount: int, attributes: tuple[str, ...]) -> dict[str, object]:
    bonus = {"amount": amount, "attributes": list(attributes)}
    return {"new": True, "cost": 1, "trait": trait, "text": "A thing.", "battle_bonus": [bonus]}


ATTRIBUTES = ("strength", "willpower", "cunning")
CONTENT: dict[str, dict[str, dict[str, object]]] = {
    "threat_cards": {
        f"{attribute}_{value}": {
            "new": True,
            "deck": "red",
            "type": "enemy",
            "attribute": attribute,
            "value": value,
        }
        for attribute in ATTRIBUTES
        for value in (2, 5)
    },
    "wargear_cards": {
        "red_blade": _ware("weapon", 2, ("strength",)),
        "blue_blade": _ware("weapon", 3, ("willpower",)),
        "grey_plate": _ware("armour", 1, ()),
        "odd_plate": _ware("armour", 4, ("cunning",)),
        "charm": _ware("equipment", 1, ("strength", "cunning")),
        "lantern": _ware("equipment", 2, ()),
    },
}
WARES: Any = CONTENT["wargear_cards"]
ENEMIES = sorted(CONTENT["threat_cards"])
GAME: Any = load().with_overrides(CONTENT)
FACE = st.integers(1, 5)


def _begun(enemies: list[str], rolls: tuple[int, ...], **alpha: object) -> Situation:
    """The Assassin's Engagement phase on the Wastes: she is asked whom to evade before any die is rolled."""
    return Situation(
        rolls,
        GAME,
        scenario="kairos_fateweaver",
        turn=turn("engagement"),
        heroes={
            "alpha": {"hero": "callidus_assassin", "mission": "never_give_up", "space": "wastes", **alpha}
        },
        board={"wastes": enemies},
    )


@rule("REL-BAT-04", "REL-BAT-05", "REL-BAT-15", "REL-BAT-16", "REL-BON-09", "REL-BON-10", "REL-WAR-08")
@given(
    attribute=st.sampled_from(ATTRIBUTES),
    values=st.sets(st.sampled_from((2, 5)), min_size=1),
    wares=st.lists(st.sampled_from(sorted(WARES)), unique=True),
    dial=st.integers(1, 12),
    faces=st.tuples(FACE, FACE),
    picks=st.lists(st.integers(0, 99), min_size=8, max_size=8),
)
@settings(max_examples=60)
def test_bonuses_add_up_as_a_child_would_add_them(
    attribute: str, values: set[int], wares: list[str], dial: int, faces: tuple[int, int], picks: list[int]
) -> None:
    enemies = [f"{attribute}_{value}" for value in sorted(values)]
    situation = _begun(enemies, faces, assets=wares, **{attribute: dial}).play("alpha: decline")
    declared: list[str] = []
    while situation.question == "declare_bonuses":
        open_ones = [ware for ware in wares if _may_declare(ware, attribute, declared)]
        offers = [f"alpha: declare {ware}_1" for ware in open_ones]
        assert sorted(situation.offers()) == sorted([*offers, "alpha: ready"])
        pick = picks[len(declared)] % (len(offers) + 1)
        if pick == len(offers):
            situation.play("alpha: ready")
            break
        declared.append(open_ones[pick])
        situation.play(offers[pick])

    (valued,) = situation.happened("BattleValued")
    own = dial + faces[1] + sum(WARES[ware]["battle_bonus"][0]["amount"] for ware in declared)
    enemy = sum(values) + faces[0]
    outcome = "won" if own > enemy else "lost" if own < enemy else "tied"
    assert (valued.player, valued.enemy, valued.outcome) == (own, enemy, outcome)


def _may_declare(ware: str, attribute: str, declared: list[str]) -> bool:
    """It fits the type, was not declared, and no other Weapon or Armour of its kind was."""
    attributes = WARES[ware]["battle_bonus"][0]["attributes"]
    if ware in declared or (attributes and attribute not in attributes):
        return False
    trait = WARES[ware]["trait"]
    return trait == "equipment" or all(WARES[other]["trait"] != trait for other in declared)


@rule("REL-EVD-01", "REL-EVD-02", "REL-EVD-03", "REL-EVD-04", "REL-EVD-05", "REL-BAT-27", "REL-BAT-28")
@given(
    enemies=st.lists(st.sampled_from(ENEMIES), unique=True, min_size=1, max_size=5),
    blurred=st.booleans(),
    picks=st.lists(st.integers(0, 99), min_size=20, max_size=20),
)
@settings(max_examples=60)
def test_whoever_is_not_evaded_is_fought(enemies: list[str], blurred: bool, picks: list[int]) -> None:
    situation = _begun(
        enemies,
        (1, 5) * 4,
        corruption=["blurred_outline"] if blurred else [],
        **dict.fromkeys(ATTRIBUTES, 12),
    )
    left, evaded, evasions = list(enemies), [], 1 + blurred
    choices = iter(picks)
    while left:
        while evasions and left:
            assert situation.question == "evade_enemy"
            offers = [f"alpha: evade {enemy}_1" for enemy in left]
            assert situation.offers() == [*offers, "alpha: decline"]
            pick = next(choices) % (len(offers) + 1)
            if pick == len(offers):
                situation.play("alpha: decline")
                break
            situation.play(offers[pick])
            evasions -= 1
            evaded.append(left.pop(pick))
        groups = [each for each in ATTRIBUTES if any(enemy.startswith(each) for enemy in left)]
        if not groups:
            break
        fought = groups[0]
        if len(groups) > 1:
            assert situation.offers() == [f"alpha: fight {each}" for each in groups]
            fought = groups[next(choices) % len(groups)]
            situation.play(f"alpha: fight {fought}")
        if situation.question == "battle.won":
            situation.play("alpha: pass")
        left = [enemy for enemy in left if not enemy.startswith(fought)]

    beaten = {f"{enemy}_1" for enemy in enemies if enemy not in evaded}
    assert {event.card for event in situation.happened("TrophyTaken")} == beaten
    assert {event.card for event in situation.happened("EnemyEvaded")} == {f"{enemy}_1" for enemy in evaded}
    assert set(situation.state.table.spaces[GAME.space_numbers["wastes"]]) == {f"{e}_1" for e in evaded}
