"""The six species of the expansion: printed numbers, what the book tells of them, and what packs may say."""

from collections import Counter
from fractions import Fraction
from typing import Any, cast

import pytest

from grimtable.games import load_game
from grimtable.games.asking_odds import AttackQuestion
from grimtable.games.doom2004.actions import Attack
from grimtable.games.doom2004.game import Doom2004
from grimtable.games.doom2004.odds import one
from grimtable.kernel.position import Position
from tests.support.rule import rule

#: species → figures in the box, of each colour, stands in for, spaces
FIGURES = {
    "zombie_commando": (12, 4, "zombie", "1x1"),
    "cherub": (6, 2, "trite", "1x1"),
    "revenant": (6, 2, "imp", "1x1"),
    "maggot": (3, 1, "demon", "1x2"),
    "cacodemon": (3, 1, "mancubus", "2x2"),
    "vagary": (3, 1, "", "2x2"),
}


def game() -> Doom2004:
    return cast("Doom2004", load_game("doom2004", ("amendments", "expansion")))


@rule(
    "D4X-R-03", "D4X-R-04", "D4X-R-07", "D4X-EQV-01", "D4X-EQV-02", "D4X-EQV-03", "D4X-EQV-04", "D4X-EQV-05"
)
def test_figures_by_colour_counterpart_and_size() -> None:
    kinds = game().invaders
    for kind, (total, per_colour, equivalent, size) in FIGURES.items():
        sheet = kinds[kind]
        assert (sheet.in_the_box[0], sheet.per_colour) == (total, per_colour)
        assert (sheet.equivalent, sheet.size) == (equivalent, size)
        if equivalent:
            assert kinds[equivalent].size == size
            assert kinds[equivalent].per_colour >= per_colour
    assert sum(total for total, *_ in FIGURES.values()) == 33


@rule("D4X-EQV-06")
def test_no_other_pairs() -> None:
    assert {kind.id for kind in game().invaders.values() if kind.equivalent} == set(FIGURES) - {"vagary"}
    assert not {"hell_knight", "archvile", "cyberdemon", "vagary"} & set(game().groups)


@rule("D4X-C-01", "D4X-C-02", "D4X-C-03", "D4X-C-04", "D4X-C-05", "D4X-C-06", "D4X-ABL-18")
def test_what_the_book_tells_of_them() -> None:
    kinds = game().invaders
    commando, zombie = kinds["zombie_commando"], kinds["zombie"]
    assert commando.movement == zombie.movement and not commando.melee
    assert commando.armor * commando.wounds <= zombie.armor * zombie.wounds
    assert zombie.armor * zombie.wounds == 1, "nothing is easier to kill, so the Commando has weaker dice"
    for kind, wounds in (("zombie", "wounds 1.86"), ("zombie_commando", "wounds 1.17")):
        assert wounds in one(game().pack, AttackQuestion(invader=kind)).means
    revenant, imp = kinds["revenant"], kinds["imp"]
    assert revenant.abilities.tracking and revenant.abilities.accuracy < imp.abilities.accuracy
    cherub, trite = kinds["cherub"], kinds["trite"]
    assert cherub.abilities.fly and cherub.abilities.dodge and cherub.movement > trite.movement
    maggot, demon = kinds["maggot"], kinds["demon"]
    assert maggot.abilities.double_attack and maggot.abilities.watch
    assert maggot.armor * maggot.wounds < demon.armor * demon.wounds
    cacodemon, mancubus = kinds["cacodemon"], kinds["mancubus"]
    assert (
        cacodemon.abilities.fly and cacodemon.abilities.blast >= 2 and cacodemon.movement <= mancubus.movement
    )
    assert cacodemon.armor * cacodemon.wounds > mancubus.armor * mancubus.wounds
    vagary, cyberdemon = kinds["vagary"], kinds["cyberdemon"]
    assert vagary.abilities.telekinesis
    assert vagary.armor * vagary.wounds < cyberdemon.armor * cyberdemon.wounds
    assert len(vagary.dice) < len(cyberdemon.dice)


@pytest.mark.parametrize(
    ("item", "complaint"),
    [
        ({"invaders": {"vagary": {"melee": True}}}, "melee whoever is adjacent"),
        ({"invaders": {"vagary": {"abilities": {"telekinesis": True, "blast": 1}}}}, "cannot go with it"),
        ({"invaders": {"maggot": {"equivalent": "imp"}}}, "must fit wherever"),
        ({"invaders": {"maggot": {"equivalent": "moggat"}}}, "there is no invader"),
        ({"invaders": {"cherub": {"equivalent": "revenant"}}}, "itself stands in for imp"),
        ({"weapons": {"pistol": {"abilities": {"fly": True}}}}, "belongs to a figure"),
    ],
)
def test_what_does_not_go_together_is_said(
    item: dict[str, dict[str, dict[str, object]]], complaint: str
) -> None:
    with pytest.raises(Exception, match=complaint):
        game().with_overrides(item)


#: D4X-EQV: kinds of a group → the most that are on the board for each Marine in the game
LIMITS = {
    ("zombie", "zombie_commando"): 4,
    ("trite", "cherub"): 4,
    ("imp", "revenant"): 4,
    ("demon", "maggot"): 2,
    ("mancubus", "cacodemon"): 2,
    ("hell_knight",): 2,
    ("archvile",): 2,
    ("cyberdemon",): 1,
    ("vagary",): 1,
}


@rule(
    "D4X-EQV-09", "D4X-EQV-10", "D4X-EQV-11", "D4X-EQV-12", "D4X-EQV-13", "D4X-EQV-14", "D4X-R-14", "D4X-R-10"
)
@pytest.mark.parametrize("marines", [1, 2, 3])
@pytest.mark.parametrize("choice", ["fix the pool", "swap half", "swap everything"])
def test_the_printed_number_of_figures_binds_each_group(marines: int, choice: str) -> None:
    table = game()
    state = table.new(players=marines + 1)
    state.apply(table.language.read(state, f"invader: {choice}"))
    counts = Counter(state.table.supply)
    counts.update(invader.kind for invader in state.table.invaders.values())
    for group, limit in LIMITS.items():
        assert sum(counts[kind] for kind in group) == limit * marines
    pools = [table.view(state, seat)["table"]["pool"] for seat in (*state.order, None)]
    assert all(pool == pools[0] for pool in pools)
    for kind in pools[0]["red"]:
        assert sum(pool[kind] for pool in pools[0].values()) == counts[kind]


@rule("D4X-SET-12")
def test_without_the_expansion_nobody_is_asked() -> None:
    base = load_game("doom2004")
    state = base.new(players=2)
    assert state.legal_actions()[0].seat == "red"
    assert "pool" not in base.view(state, None)["table"]


@rule("D4X-R-11")
def test_no_card_calls_a_vagary() -> None:
    cards = [*game().invader_copies.values()]
    assert all("vagary" not in group for card in cards for group in card.groups)


@rule("D4X-ABL-01", "D4X-ABL-03")
def test_odds_know_the_dodge_of_the_target() -> None:
    def kills(**more: bool) -> Fraction:
        question = AttackQuestion(weapon="machine_gun" if more else "pistol", target="cherub", distance=3)
        return Fraction(cast("Any", one(game().pack, question)).document["targets"][0]["kill"]["exact"])

    trite = AttackQuestion(weapon="pistol", target="trite", distance=3)
    plain = Fraction(cast("Any", one(game().pack, trite)).document["targets"][0]["kill"]["exact"])
    assert kills() < plain  # the same armor and wounds, but dice are rolled again
    assert kills(aimed=True) == plain  # a machine gun is aimed: they cancel each other


@rule("D4X-ABL-17")
def test_the_forecast_of_telekinesis_tells_of_everybody_in_sight() -> None:
    position = Position(
        drawing="""
#########################
# v       g           r #
#                       #
#                       #
#########################
""".strip("\n"),
        legend={
            "v": {"invader": "vagary"},
            "g": {"marine": "green"},
            "r": {"marine": "red"},
        },
        turn={"figure": "vagary_1"},
    )
    table = game()
    state = table.set_up(position)
    (attack,) = [action for action in state.legal_actions() if isinstance(action, Attack)]
    said = table.forecast(state, attack)
    assert "Green" in said and "Red" in said
