"""Exact odds: against enumeration, against the worked examples, and on the dice as they ship."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimtable.games import load_game, pack_of
from grimtable.games.doom2004.topics import odds as module
from grimtable.games.doom2004.topics.odds import (
    OBJECTIVES,
    Odds,
    OddsError,
    PlainFace,
    Scatter,
    Shot,
    Target,
    best_reroll,
    odds,
)
from grimtable.games.doom2004.topics.odds_shots import MARINE, Sheet, shot_for
from grimtable.games.doom2004.topics.odds_tables import dice_table
from tests.games.doom2004.odds_oracle import Faces, advised, expected, expected_of_six
from tests.games.doom2004.reference_sheet import sheet
from tests.support.rule import rule
from tests.support.work import calls_of

BOX = ("yellow", "red", "green", "green", "blue", "blue")


def shipped() -> dict[str, tuple[PlainFace, ...]]:
    """The dice as they ship."""
    return {
        name: tuple(
            PlainFace(range=face.range, damage=face.damage, bullet=face.bullet, miss=face.miss)
            for face in die.faces
        )
        for name, die in sheet().dice.items()
    }


def fixed(**faces: PlainFace) -> dict[str, tuple[PlainFace, ...]]:
    """Dice that always show the same, for the worked examples."""
    return {name: (face,) * 6 for name, face in faces.items()}


def summary(shot: Shot, answer: Odds) -> tuple[Fraction, ...]:
    """The same figures as the oracle's, from an answer."""
    own = [at for at, target in enumerate(shot.targets) if target.side != "enemy"]
    enemies = [at for at, target in enumerate(shot.targets) if target.side == "enemy"]
    return (
        answer.hit,
        sum((answer.kill(at) for at in enemies), Fraction(0)),
        sum((answer.wounds[at].mean for at in enemies), Fraction(0)),
        -sum((answer.kill(at) for at in own), Fraction(0)),
        -sum((answer.wounds[at].mean for at in own), Fraction(0)),
        1 - answer.ammunition,
    )


def check(shot: Shot, faces: Faces) -> None:
    """What the owner of the re-roll plays for comes out as in the enumeration."""
    mine, slow = summary(shot, odds(shot, faces)), expected(shot, faces)
    assert mine[1:] == slow[1:]
    if shot.objective == "hit" or not shot.rerolled_by:  # otherwise equal choices may differ in what they hit
        assert mine[0] == slow[0]


def check_whole(shot: Shot, answer: Odds) -> None:
    """The parts of an answer add up."""
    assert answer.miss + answer.short + answer.hit == 1
    assert sum(count for _, count in answer.damage.counts) == answer.hits
    assert sum(count for _, count in answer.range.counts) == answer.total - answer.misses
    assert answer.scatter == (1 - answer.hit if shot.blast else 0)
    if shot.blast and shot.scatters:
        assert sum(chance for _, chance in answer.scatters) == answer.scatter
    for target, spread in zip(shot.targets, answer.wounds, strict=True):
        assert spread.at_least(0) == 1
        assert spread[target.wounds] == answer.kill(shot.targets.index(target))
    if not shot.melee:
        assert answer.range.at_least(shot.distance) == answer.hit


# -- against enumeration


face_strategy = st.builds(
    PlainFace, range=st.integers(0, 3), damage=st.integers(0, 3), bullet=st.booleans(), miss=st.just(False)
) | st.just(PlainFace(miss=True))
die_strategy = st.lists(face_strategy, min_size=1, max_size=3).map(tuple)
target_strategy = st.builds(
    Target,
    st.sampled_from(["a", "b"]),
    st.integers(0, 3),
    st.integers(1, 3),
    st.sampled_from(["enemy", "enemy", "friend", "self"]),
)


@st.composite
def shots(draw: st.DrawFn) -> tuple[Shot, dict[str, tuple[PlainFace, ...]]]:
    faces = draw(st.dictionaries(st.sampled_from("pqr"), die_strategy, min_size=1, max_size=3))
    dice = draw(st.lists(st.sampled_from(sorted(faces)), min_size=1, max_size=3))
    targets = tuple(draw(st.lists(target_strategy, max_size=2)))
    scatter = st.builds(
        Scatter,
        st.sampled_from(["miss", "north 1", "south 2"]),
        st.integers(1, 3),
        st.lists(st.sampled_from(range(len(targets))), unique=True).map(tuple) if targets else st.just(()),
    )
    shot = Shot(
        dice=tuple(dice),
        distance=draw(st.integers(0, 7)),
        melee=draw(st.booleans()),
        accuracy=draw(st.integers(0, 2)),
        deadly=draw(st.integers(0, 2)),
        targets=targets,
        ammunition=draw(st.booleans()),
        blast=draw(st.integers(0, 1)),
        scatters=tuple(draw(st.lists(scatter, max_size=2))),
        aimed=draw(st.booleans()),
        dodged=draw(st.booleans()),
        berserk=draw(st.booleans()),
        objective=draw(st.sampled_from(OBJECTIVES)),
    )
    return shot, faces


@rule("D04-RRL-01", "D04-RRL-02", "D04-RRL-03", "D04-RRL-04")
@settings(max_examples=300)
@given(shots())
def test_any_attack_comes_out_as_in_the_enumeration(
    drawn: tuple[Shot, dict[str, tuple[PlainFace, ...]]],
) -> None:
    shot, faces = drawn
    check(shot, faces)
    check_whole(shot, odds(shot, faces))


@pytest.mark.parametrize("dice", [("yellow", "green"), ("red", "blue"), ("yellow",), ("blue", "blue")])
@pytest.mark.parametrize("reroll", ["aimed", "dodged", "neither", "both"])
def test_two_dice_of_the_box_on_every_armor_and_range(dice: tuple[str, ...], reroll: str) -> None:
    for distance, armor in product((1, 3, 5), (1, 2, 3)):
        shot = Shot(
            dice=dice,
            distance=distance,
            targets=(Target("imp", armor, 2),),
            ammunition=True,
            aimed=reroll in ("aimed", "both"),
            dodged=reroll in ("dodged", "both"),
        )
        check(shot, shipped())


SIX = [
    Shot(dice=BOX, distance=6, targets=(Target("cyberdemon", 5, 3),), ammunition=True, blast=2, aimed=True),
    Shot(dice=BOX, distance=3, targets=(Target("marine", 2, 8),), deadly=1, dodged=True),
    Shot(
        dice=BOX,
        distance=9,
        targets=(Target("hell_knight", 4, 3), Target("imp", 2, 1), Target("red", 2, 8, "self")),
        ammunition=True,
        blast=2,
        aimed=True,
        objective="wounds",
        scatters=(Scatter("miss", 11), Scatter("north 2", 30, (2,)), Scatter("east 1", 25, (0, 1))),
    ),
]


@pytest.mark.parametrize("shot", SIX)
def test_six_dice_with_a_reroll_come_out_as_in_the_enumeration(shot: Shot) -> None:
    """All 46,656 first rolls with all 64 choices; second rolls are looked up by what was kept."""
    assert summary(shot, odds(shot, shipped()))[1:] == expected_of_six(shot, shipped())[1:]


# -- the worked examples and the rules behind them


def example(faces: Faces, **shot: object) -> Odds:
    """A shot with dice that cannot surprise."""
    whole: Any = {"dice": tuple(faces), "distance": 1, **shot}
    return odds(Shot(**whole), faces)


PISTOL = {"yellow": PlainFace(range=2, damage=2), "green": PlainFace(range=2, damage=1)}


@rule("D04-EX-15", "D04-EX-16", "D04-ATT-12", "D04-ATT-13", "D04-DMG-04")
def test_a_pistol_showing_four_hits_a_demon_at_four_and_wounds_it_once() -> None:
    demon = (Target("demon", armor=3, wounds=2),)
    answer = example(fixed(**PISTOL), distance=4, targets=demon)
    assert [answer.hit, answer.damage[3], answer.wounds[0][1], answer.kill()] == [1, 1, 1, 0]
    too_far = example(fixed(**PISTOL), distance=5, targets=demon)
    assert [too_far.hit, too_far.short, too_far.wounds[0][0]] == [0, 1, 1]


@rule("D04-EX-17", "D04-DMG-05", "D04-DMG-06", "D04-R-100")
@pytest.mark.parametrize(("damage", "wounds"), [(1, 0), (2, 1), (4, 2), (7, 3)])
def test_surplus_damage_is_lost(damage: int, wounds: int) -> None:
    faces = fixed(red=PlainFace(range=1, damage=damage))
    assert example(faces, targets=(Target("marine", 2, 8),)).wounds[0][wounds] == 1
    assert example(faces, targets=(Target("bare", 0, 8),)).wounds[0][damage] == 1


@rule("D04-EX-18", "D04-EX-20", "D04-ORD-05", "D04-ORD-19", "D04-RRL-04", "D04-ABL-04")
def test_aim_rolls_a_miss_again_a_dodge_whatever_is_not_one_and_both_cancel() -> None:
    """The yellow die misses once in six; nothing else matters at range 1 against a Trite."""
    faces = shipped()
    plain = Shot(dice=("yellow",), distance=1, targets=(Target("trite", 1, 1),), melee=True)
    assert odds(plain, faces).miss == Fraction(1, 6)
    aimed = odds(replace(plain, aimed=True), faces)
    assert (aimed.miss, aimed.reroll) == (Fraction(1, 36), Fraction(1, 6))
    dodged = odds(replace(plain, dodged=True), faces)
    assert (dodged.miss, dodged.reroll) == (1 - Fraction(25, 36), Fraction(5, 6))
    both = odds(replace(plain, aimed=True, dodged=True), faces)
    assert both == odds(plain, faces)
    assert both.reroll == 0


@rule("D04-EX-24", "D04-EX-25", "D04-ABL-01", "D04-ABL-02", "D04-ABL-18")
def test_accuracy_adds_range_and_deadly_damage_but_neither_undoes_a_miss() -> None:
    answer = example(fixed(red=PlainFace(range=3, damage=3)), distance=5, accuracy=2, deadly=2)
    assert [answer.hit, answer.range[5], answer.damage[5]] == [1, 1, 1]
    assert example(fixed(red=PlainFace(miss=True)), distance=1, accuracy=9, deadly=9).miss == 1


@rule("D04-ATT-11", "D04-MEL-03", "D04-AMM-05", "D04-AMM-06", "D04-AMM-07")
def test_a_miss_spoils_everything_but_the_bullet_icon_beside_it() -> None:
    faces = fixed(red=PlainFace(range=0, damage=4, bullet=True), yellow=PlainFace(miss=True))
    answer = example(faces, melee=True, ammunition=True, targets=(Target("imp", 2, 1),))
    assert [answer.miss, answer.hit, answer.kill(), answer.ammunition] == [1, 0, 0, 1]
    alone = {"red": faces["red"]}
    assert example(alone, distance=3).hit == 0
    assert example(alone, distance=3, melee=True).hit == 1
    assert example(alone, distance=3, melee=True).ammunition == 0


@rule("D04-R-68")
def test_ammunition_is_counted_on_the_final_faces() -> None:
    """The only way to hit is to roll the bullet away, which also saves the token."""
    die = (PlainFace(bullet=True), PlainFace(range=1, damage=1))
    shot = Shot(dice=("die",), targets=(Target("trite", 1, 1),), ammunition=True, aimed=True)
    assert odds(shot, {"die": die}).ammunition == Fraction(1, 4)


@rule("D04-SCT-01", "D04-SCT-02", "D04-R-78", "D04-ABL-10")
def test_a_failed_blast_scatters_over_the_diagrams_left_in_the_deck() -> None:
    faces = {"coin": (PlainFace(range=1, damage=4), PlainFace(damage=2))}
    deck = (Scatter("miss", 1), Scatter("south 2", 2, struck=(1,)), Scatter("north 1", 1))
    targets = (Target("imp", 2, 1), Target("red", 2, 8, "self"))
    answer = odds(Shot(dice=("coin",), targets=targets, blast=1, scatters=deck), faces)
    assert answer.scatter == Fraction(1, 2)
    assert dict(answer.scatters) == {
        "miss": Fraction(1, 8),
        "south 2": Fraction(1, 4),
        "north 1": Fraction(1, 8),
    }
    assert answer.scatter_damage[2] == Fraction(1, 2)
    assert (answer.kill(0), answer.wounds[1][2], answer.wounds[1][1]) == (
        Fraction(1, 2),
        Fraction(1, 2),
        Fraction(1, 4),
    )
    assert odds(Shot(dice=("coin",), targets=targets, scatters=deck), faces).scatter == 0


@rule("D04-EQP-21", "D04-R-37", "D04-R-38")
def test_a_berserk_hit_kills_any_invader_and_no_marine() -> None:
    faces = fixed(red=PlainFace(range=1))
    targets = (Target("cyberdemon", 5, 4), Target("blue", 2, 8, "friend"))
    answer = example(faces, melee=True, berserk=True, targets=targets)
    assert [answer.kill(0), answer.kill(1)] == [1, 0]


@rule("D4X-SOC-08", "D4X-SOC-09", "D4X-ABL-12")
def test_the_soul_cube_kills_anything_in_five_throws_of_six() -> None:
    pack = pack_of(load_game("doom2004", ["expansion"]))
    whole = Sheet.of(pack)
    cube = whole.weapon("soul_cube")
    for distance in (1, 8):
        answer = odds(shot_for(whole, cube, whole.target("cyberdemon"), distance=distance), whole.faces)
        assert [answer.hit, answer.kill(), answer.ammunition] == [Fraction(5, 6), Fraction(5, 6), Fraction()]
    with pytest.raises(OddsError, match="D4X-SOC-06"):
        shot_for(whole, cube, whole.target("imp"), distance=9)


# -- advice for one roll


@rule("D04-RRL-01", "D04-ORD-20")
@settings(max_examples=100)
@given(shots(), st.randoms(use_true_random=False))
def test_the_advice_for_a_roll_is_worth_what_the_best_choice_is(
    drawn: tuple[Shot, dict[str, tuple[PlainFace, ...]]], random: Random
) -> None:
    shot, faces = drawn
    rolled = tuple(random.choice(faces[name]) for name in shot.dice)
    advice = best_reroll(shot, faces, rolled)
    if not shot.rerolled_by:
        assert advice == ()
        return
    assert advised(shot, faces, rolled, advice) == advised(shot, faces, rolled, None)


def test_advice_refuses_a_roll_that_the_dice_cannot_show() -> None:
    shot = Shot(dice=("yellow", "green"), aimed=True)
    with pytest.raises(OddsError, match="1 faces do not fit 2 dice"):
        best_reroll(shot, shipped(), (PlainFace(miss=True),))
    with pytest.raises(OddsError, match="the green die has no face"):
        best_reroll(shot, shipped(), (PlainFace(miss=True), PlainFace(miss=True)))


# -- the sheet, and mistakes


@rule("D04-DIE-01", "D04-R-90", "D04-ABL-03", "D04-AMM-04")
def test_a_shot_takes_its_numbers_from_the_sheet() -> None:
    page = sheet()
    launcher = page.weapon("rocket launcher")
    icons = launcher.abilities
    rocket = shot_for(page, launcher, page.target("demon"), distance=4, accuracy=1)
    assert (rocket.accuracy, rocket.deadly, rocket.ammunition) == (icons.accuracy + 1, icons.deadly, True)
    imp = shot_for(page, page.invader("Imp"), MARINE, distance=3, bonus_dice=("yellow", "green", "green"))
    assert (imp.dice, imp.ammunition) == (("yellow", "green", "green"), False)
    assert (rocket.objective, imp.objective) == ("kill", "wounds")
    machine = page.weapon("machine-gun")
    assert shot_for(page, machine, MARINE).rerolled_by == "attacker"
    assert shot_for(page, machine, MARINE, dodge=True).rerolled_by == ""


@rule("D04-ABL-08", "D04-ABL-05")
def test_a_blast_counts_its_own_firer_when_he_stands_in_it() -> None:
    page = sheet()
    bfg = page.weapon("bfg")
    near = shot_for(page, bfg, page.target("imp"), distance=bfg.abilities.blast, shooter=MARINE)
    far = shot_for(page, bfg, page.target("imp"), distance=bfg.abilities.blast + 1, shooter=MARINE)
    assert [target.side for target in near.targets] == ["enemy", "self"]
    assert [target.side for target in far.targets] == ["enemy"]


@rule("D04-MEL-02", "D04-ABL-31", "D04-R-67")
@pytest.mark.parametrize(
    ("weapon", "distance", "sentence"),
    [
        ("chainsaw", 2, "the Chainsaw strikes adjacent spaces only, so the range is 1 (D04-MEL-02)"),
        ("grenade", 9, "the Grenade reaches 8 spaces at most (D04-ABL-31)"),
        ("pistol", 0, "the range is 0; the nearest target is at range 1 (D04-R-67)"),
    ],
)
def test_a_shot_that_cannot_be_made_is_refused_with_its_rule(
    weapon: str, distance: int, sentence: str
) -> None:
    page = sheet()
    with pytest.raises(OddsError) as refused:
        shot_for(page, page.weapon(weapon), page.target("imp"), distance=distance)
    assert str(refused.value) == sentence


def test_mistakes_are_sentences() -> None:
    page = sheet()
    with pytest.raises(OddsError, match='there is no weapon "shotgnu"; did you mean shotgun'):
        page.weapon("shotgnu")
    with pytest.raises(OddsError, match="there is no target"):
        page.target("xyzzy")
    with pytest.raises(OddsError, match="there is no purple die; the dice are"):
        odds(Shot(dice=("purple",)), shipped())
    with pytest.raises(OddsError, match="at least one die"):
        Shot(dice=())
    with pytest.raises(OddsError, match="13 dice are too many"):
        Shot(dice=("green",) * 13)
    with pytest.raises(OddsError, match="0 wounds left"):
        Target("imp", 2, 0)
    with pytest.raises(OddsError, match='scatter "north 1"'):
        Shot(dice=("red",), scatters=(Scatter("north 1", 1, struck=(0,)),))


# -- the content, and speed


def mean_damage(weapon: str, distance: int) -> Fraction:
    page = sheet()
    return odds(shot_for(page, page.weapon(weapon), distance=distance), page.faces).damage.mean


def test_the_dice_keep_the_known_bounds() -> None:
    """Pistol and chainsaw at most 4 damage, all six dice at most 15, red and blue rarely past 4 spaces."""
    faces = shipped()

    def most(*dice: str) -> int:
        return max(damage for damage, _ in odds(Shot(dice=dice, melee=True), faces).damage)

    page = sheet()
    assert most("yellow", "green") == 4
    assert most(*page.weapon("chainsaw").dice) == 4
    assert most(*BOX) == 15
    assert odds(Shot(dice=("red", "blue"), distance=5), faces).hit < Fraction(1, 10)


def test_the_shotgun_frightens_and_the_bfg_is_the_best_thing_in_the_room() -> None:
    page = sheet()
    assert mean_damage("shotgun", 1) > 2 * mean_damage("pistol", 1) * Fraction(9, 10)
    assert mean_damage("shotgun", 2) > mean_damage("pistol", 2)
    for invader in page.invaders:
        ranged = [id for id, weapon in page.weapons.items() if not weapon.melee]
        wounds = {
            id: odds(
                shot_for(page, page.weapon(id), Target(invader, page.invader(invader).armor, 20), distance=3),
                page.faces,
            )
            .wounds[0]
            .mean
            for id in ranged
        }
        assert max(wounds, key=lambda id: wounds[id]) == "bfg", invader
    own = odds(
        shot_for(page, page.weapon("bfg"), page.target("imp"), distance=2, shooter=Target("red", 2, 4)),
        page.faces,
    )
    assert own.kill(1) > Fraction(1, 2)


def test_a_six_dice_attack_with_a_reroll_is_quick() -> None:
    """Its budget is 2 ms: a few thousand calls, where going through all throws would be 46,656 of them."""
    faces = shipped()
    dice = tuple(module._die(name, faces) for name in BOX)
    shot = Shot(
        dice=BOX, distance=4, targets=(Target("cyberdemon", 5, 4),), ammunition=True, blast=2, aimed=True
    )
    dice_table(dice)
    assert calls_of(lambda: module._odds.__wrapped__(shot, dice)) < 10_000
