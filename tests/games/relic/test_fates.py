"""Vanquished, corrupted, eliminated, losing a turn; limits, relics, the way inside, winning."""

from typing import Any

from tests.games.relic.situation import Situation, game, turn
from tests.support.rule import rule


def alpha(**values: Any) -> dict[str, Any]:
    return {"alpha": {"hero": "ultramarine_captain", "mission": "never_give_up", **values}}


@rule("REL-DEF-01", "REL-DEF-02", "REL-DEF-03", "REL-DEF-04", "REL-DEF-05", "REL-DEF-06", "REL-DEF-08")
def test_a_vanquished_player_keeps_assets_and_level_but_no_hand() -> None:
    table = Situation(
        (1, 1),
        heroes=alpha(
            space="warp_rift",
            life=2,
            level=3,
            influence=4,
            assets=("storm_bolter",),
            trophies=("blood_axes_grot",),
            corruption=("bloodlust",),
        ),
        hands={"alpha": ("iron_discipline",)},
        turn=turn("movement"),
        table={"players.alpha.space": 41},
    )
    # The titan costs 3 Life on a 1 and there are only 2.
    player = table.player()
    assert game().space_ids[player.space] == "st_antias_sanctuary"
    assert (player.life, player.influence, player.power, player.trophies) == (5, 0, (), ())
    assert player.level == 3
    assert player.assets == ("storm_bolter_1",)
    assert player.corruption == ("bloodlust_1",)
    assert table.state.asked == "beta"


@rule("REL-COR-12", "REL-COR-14", "REL-COR-15", "REL-COR-17", "REL-COR-18", "REL-COR-19", "REL-COR-21")
def test_a_corrupted_player_goes_on_with_a_new_hero() -> None:
    facedown = tuple(card for card in game().cards if game().deck_of[card] == "corruption")[:5]
    table = Situation(
        heroes=alpha(space="wastes", level=4, influence=3, facedown=facedown, assets=("storm_bolter",)),
        turn=turn("movement"),
        table={"players.alpha.space": 40},
    )
    # From the Warp Rift one step leads to the Crone World, which draws at least one card.
    assert table.question == "new_hero"
    assert table.offers() == ["alpha: take a new hero", "alpha: give up"]
    table.play("alpha: take a new hero")
    player = table.player()
    assert player.hero not in ("", "ultramarine_captain")
    assert "ultramarine_captain" in table.state.table.gone
    assert (player.level, player.influence, player.corruption, player.power) == (0, 0, (), ())
    assert player.assets == ("storm_bolter_1",)
    assert player.mission == "never_give_up_1"


@rule("REL-COR-23", "REL-ELM-01", "REL-ELM-02", "REL-ELM-03", "REL-R-73")
def test_giving_up_eliminates_and_the_last_player_plays_on_or_wins() -> None:
    facedown = tuple(card for card in game().cards if game().deck_of[card] == "corruption")[:5]
    for option, over in (("plays_on", False), ("wins", True)):
        table = Situation(
            heroes=alpha(facedown=facedown),
            options={"last_player": option},
            turn=turn("movement"),
            table={"players.alpha.space": 40},
        )
        table.play("alpha: give up")
        assert table.player().eliminated
        assert table.player().space == -1
        assert table.state.over is over
        if over:
            assert table.state.result.winners == ("beta",)
        else:
            assert table.state.asked == "beta"


@rule("REL-R-01")
def test_the_threshold_may_be_above_six() -> None:
    facedown = tuple(card for card in game().cards if game().deck_of[card] == "corruption")[:5]
    table = Situation(
        (6, 1),
        heroes=alpha(facedown=facedown),
        options={"corrupted_at": "above_six"},
        turn=turn("movement"),
        table={"players.alpha.space": 40},
    )
    assert len(table.player().corruption) == 6
    assert table.player().hero == "ultramarine_captain"


@rule("REL-R-05", "REL-POW-09")
def test_a_second_power_card_for_an_exploded_die_is_an_option() -> None:
    for option, offered in (("once", False), ("each", True)):
        table = Situation(
            (1, 1),
            heroes=alpha(space="wastes"),
            hands={"alpha": ("iron_discipline", "iron_discipline")},
            board={"wastes": ["renegade_preacher"]},
            options={"power_for_exploded_die": option},
            turn=turn("engagement"),
        )
        table.play("alpha: replace die with iron_discipline_1")
        assert ("alpha: replace die with iron_discipline_2" in table.offers()) is (
            offered and table.question == "before_further_die"
        )
        assert (table.question == "before_further_die") is offered


@rule("REL-R-03", "REL-CHR-04")
def test_the_floor_of_attributes_is_an_option() -> None:
    for option, left in (("start", 2), ("one", 1)):
        table = Situation(
            (1, 6, 5, 1),
            heroes=alpha(space="vaulgast_starport", willpower=2, mission=""),
            board={"wastes": ["renegade_preacher", "blood_axes_grot"]},
            options={"attribute_floor": option},
            turn=turn("movement"),
        )
        table.play("alpha: go clockwise", "alpha: fight willpower")
        assert [event.outcome for event in table.happened("BattleValued")] == ["lost"]
        assert table.player().willpower == left


@rule("REL-MOV-12", "REL-MOV-13", "REL-MOV-22", "REL-RLC-07", "REL-INN-01", "REL-INN-02")
def test_only_a_relic_opens_the_rift() -> None:
    closed = Situation((2,), heroes=alpha(space="guardian_of_the_rift"), turn=turn("movement"))
    assert closed.offers() == ["alpha: go clockwise", "alpha: go counterclockwise"]
    assert closed.refusal("alpha: use movement box") == "REL-MOV-12"

    relics = {"assets": ("daemonbane",)}
    opened = Situation((2,), heroes=alpha(space="guardian_of_the_rift", **relics), turn=turn("movement"))
    assert "alpha: use movement box" in opened.offers()
    opened.play("alpha: use movement box")
    # The Rift halts the move with a point left, and its box leads one space forward at once.
    steps = [(event.from_space, event.to_space) for event in opened.happened("FigurePlaced")]
    assert (25, 40) in steps
    assert [(event.from_space, event.to_space) for event in opened.happened("FigureMoved")] == [(40, 41)]


@rule("REL-XP-08", "REL-RLC-01", "REL-RLC-02", "REL-RLC-03", "REL-MIS-08")
def test_three_missions_buy_one_of_two_relics() -> None:
    completed = ("slay_the_tyranids", "report_to_the_blackstone_fortress")
    third = next(c for c in game().missions if c not in ("never_give_up_1", *(f"{c}_1" for c in completed)))
    table = Situation(heroes=alpha(completed=(*completed, third)), turn=turn("experience"))
    assert table.question == "manage_missions"
    table.play("alpha: exchange missions")
    assert len(table.offers()) == 2
    relics = len(table.state.table.decks["relic"].cards)
    table.play(table.offers()[0])
    assert len(table.player().assets) == 1
    assert table.player().completed == ()
    assert len(table.state.table.decks["relic"].cards) == relics + 1


@rule("REL-XP-11", "REL-XP-12", "REL-XP-13", "REL-CHR-16", "REL-CHR-18")
def test_excess_cards_must_go_and_others_may() -> None:
    table = Situation(
        heroes=alpha(assets=("storm_bolter",)),
        hands={"alpha": ("iron_discipline", "iron_discipline", "thunderous_charge")},
        turn=turn("experience"),
    )
    assert table.refusal("alpha: done") == "REL-XP-12"
    assert "alpha: discard storm_bolter_1" not in table.offers()
    table.play("alpha: discard iron_discipline_1", "alpha: discard iron_discipline_2")
    assert "alpha: discard storm_bolter_1" in table.offers()
    table.play("alpha: done")
    assert table.player().power == ("thunderous_charge_1",)


@rule("REL-C-86", "REL-SCN-03", "REL-SCN-06", "REL-R-65", "REL-R-99", "REL-WIN-03", "REL-BAT-34")
def test_the_fourth_token_against_kairos_wins() -> None:
    table = Situation(
        (1, 6, 6, 6, 6, 6, 6, 6, 1),
        scenario="kairos_fateweaver",
        heroes=alpha(strength=12, space="wastes"),
        tokens={"alpha": {"scenario": 3}},
        turn=turn("engagement"),
        table={"players.alpha.space": 48},
    )
    assert table.offers() == ["alpha: fight strength", "alpha: fight willpower", "alpha: fight cunning"]
    table.play("alpha: fight strength")
    while not table.state.over:
        assert table.question in ("declare_bonuses", "battle.start", "battle.prepare", "battle.rolled")
        table.play(table.offers()[-1])
    assert table.state.result.winners == ("alpha",)
    assert len(table.happened("CardsRevealed")[0].cards) == 5


@rule("REL-XP-11", "REL-XP-12")
def test_who_holds_too_much_is_told_how_many_cards_have_to_go() -> None:
    """A limit of 1 Power card and of 4 assets."""
    hand = ("absolution", "iron_discipline", "against_all_odds")
    assets = (
        "storm_bolter",
        "chainsword",
        "force_sword",
        "assault_cannon",
        "litany_scrolls",
        "ratling_spotter",
    )
    for values, hands, limit, count in (
        ({}, {"alpha": hand}, "REL-XP-12", 2),
        ({"assets": assets}, {}, "REL-XP-11", 2),
    ):
        heroes = alpha(hero="recruit_of_cadia", **values)
        table = Situation(heroes=heroes, hands=hands, turn=turn("experience"))
        refusal = table.state.why_not(table.game.language.read(table.state, "alpha: done"))
        assert (refusal.rule, refusal.values) == (limit, (("count", count),))
        assert type(refusal.values[0][1]) is int
