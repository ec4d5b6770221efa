"""Moments: where their procedures begin, and that looking ahead changes nothing."""

import random
from typing import Any

import pytest

from grimtable.games.relic.moments import GATHERED, MOMENTS, OF_ROLLS, ONLY_OPTIONS
from grimtable.games.relic.procedures.moments import MOMENT_PROCEDURES
from grimtable.games.relic.topics.listening import who_listens
from tests.games.relic.situation import Situation, game, turn
from tests.support.rule import rule


@rule("REL-TIM-01", "REL-TIM-03")
def test_a_moment_begins_at_its_window_where_nothing_is_mandatory() -> None:
    """The two places are numbers, because they are looked up all the time; this test keeps them right."""
    assert len(MOMENT_PROCEDURES) == len(MOMENTS)
    for moment, procedure in zip(MOMENTS, MOMENT_PROCEDURES, strict=True):
        steps = procedure.compile().steps
        assert steps[GATHERED - 1].name == "gather"
        assert steps[GATHERED].name == "before"
        assert steps[ONLY_OPTIONS].name == moment
        # After a roll comes what a reroll demands (REL-DIE-11); after everything else the window is the end.
        after = [step.name for step in steps[ONLY_OPTIONS + 1 :]]
        assert after == (["look_at_new_dice", "ask_anew"] if moment in OF_ROLLS else [])


@rule("REL-MOV-07")
def test_the_movement_roll_is_told_once_and_with_its_points() -> None:
    table = Situation(
        (4,),
        heroes={"alpha": {"hero": "ultramarine_captain", "space": "wastes", "assets": ("grapnel_launcher",)}},
        turn=turn("movement"),
    )
    assert table.question == "movement.rolled"
    moment = next(frame.memory for frame in table.state.stack if type(frame.memory).__name__ == "Moment")
    assert moment.amount == 4


@rule("REL-CLR-07")
def test_an_ability_that_answered_is_refused_at_the_same_moment() -> None:
    table = Situation(
        heroes={
            "alpha": {
                "hero": "ultramarine_captain",
                "space": "wastes",
                "assets": ("medicae_pack",),
                "life": 2,
            }
        },
        turn=turn("start"),
    )
    table.play("alpha: use medicae_pack_1")
    assert "alpha: use medicae_pack_1" not in table.offers()


@rule("REL-MIS-05", "REL-BAT-38")
def test_a_trophy_taken_without_a_win_is_told_as_well() -> None:
    """A tie with an enemy that is taken all the same: the mission counts it."""
    mutants = game().with_overrides({"threat_cards": {"hull_scraping_scavvies": {"traits": ["mutant"]}}})
    table = Situation(
        (1, 2, 1),
        pack=mutants,
        heroes={
            "alpha": {
                "hero": "rogue_trader",
                "space": "st_antias_sanctuary",
                "mission": "purge_the_unclean",
                "strength": 2,
            }
        },
        board={"abandoned_ruins": ("hull_scraping_scavvies",)},
        turn=turn("movement"),
    )
    table.play("alpha: go clockwise")
    assert table.happened("BattleValued")[0].outcome == "tied"
    assert table.player().trophies == ("hull_scraping_scavvies_1",)
    assert table.happened("TokensChanged")[0].tokens == 1


@rule("REL-TIM-01", "REL-TIM-03")
def test_who_listens_is_worked_out_anew_when_the_index_changes() -> None:
    """What was noted on the way is what a loaded game, which has noted nothing, finds."""
    state: Any = game().new(players=4, seed=3)
    choose = random.Random(3)
    compared = 0
    for _ in range(40):
        for _ in range(15):
            state.apply(choose.choice(state.legal_actions()))
        fresh: Any = game().load(state.to_json())
        fresh.answers.noted.clear()
        for moment, by_seat in state.answers.noted.items():
            for seat, noted in by_seat.items():
                assert who_listens(fresh, moment, seat) == noted
                compared += 1
    assert compared > 500


@pytest.mark.parametrize("players", [2, 4])
def test_random_games_end(players: int) -> None:
    """Well below the limit of 60,000 decisions."""
    for seed in range(3):
        state: Any = game().new(players=players, seed=seed)
        choose = random.Random(seed)
        while not state.over:
            actions = state.legal_actions()
            state.apply(actions[choose.randrange(len(actions))])
            assert state.decisions < 60_000
