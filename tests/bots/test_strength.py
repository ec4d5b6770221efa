"""Strengths between the levels: mixed bots, and the calibrated opponent that chooses its own mixture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grimtable.bots import (
    NotCalibrated,
    SeatAtTable,
    UnknownBot,
    calibrated_bot,
    decide,
    explain,
    make,
    seed_for,
)
from grimtable.bots.calibrated_bot import Point, calibration_of, skill_for, smoothed
from grimtable.bots.mixed_bot import MixedBot
from grimtable.cli.main import main
from grimtable.games import load_game
from grimtable.kernel import State
from grimtable.simulation.calibration import as_toml, curves, sittings
from grimtable.simulation.worker_pool import Alone


def decisions(number: int) -> list[State[Any, Any]]:
    """Decisions with a choice, of a game of recruits."""
    state = load_game("doom2004").new(players=3, seed=4)
    bots = {seat: make("recruit", seed_for(4, seat)) for seat in state.setup.order}
    found: list[State[Any, Any]] = []
    while len(found) < number:
        assert state.asked is not None
        if len(state.legal) > 2:
            found.append(state.copy())
        state.apply(decide(bots[state.asked], state))
    return found


@pytest.mark.parametrize(("skill", "level"), [(1, "recruit"), (2, "veteran")])
def test_a_whole_skill_is_the_level_itself(skill: int, level: str) -> None:
    for state in decisions(12):
        assert explain(make(f"skill-{skill}", 7), state).level == level


def test_half_a_skill_plays_both_levels_about_as_often() -> None:
    drawn = [explain(make("skill-1.5", seed), decisions(1)[0]).level for seed in range(40)]
    assert 10 <= drawn.count("veteran") <= 30
    assert set(drawn) == {"recruit", "veteran"}


def test_the_same_seed_draws_the_same_levels() -> None:
    for state in decisions(6):
        assert decide(make("skill-0.5", 3), state) == decide(make("skill-0.5", 3), state)


def test_a_curve_is_turned_round() -> None:
    curve = [Point(0, 0.95), Point(1, 0.6), Point(2, 0.2)]
    assert skill_for(curve, 0.6) == 1
    assert skill_for(curve, 0.4) == 1.5
    assert skill_for(curve, 0.05) == 2
    assert skill_for(curve, 1.0) == 0


def test_a_bump_in_a_curve_is_no_second_answer() -> None:
    curve = smoothed([Point(0, 0.9), Point(0.5, 0.95), Point(1, 0.5), Point(1.5, 0.1), Point(2, 0.2)])
    shares = [point.share for point in curve]
    assert shares == sorted(shares, reverse=True)


def test_every_calibrated_game_reaches_an_even_match_from_every_side() -> None:
    curve = calibration_of(load_game("doom2004"))
    assert set(curve) == {"marines", "invader"}
    for points in curve.values():
        assert smoothed(points)[0].share > 0.5 > smoothed(points)[-1].share
        assert 0 < skill_for(points, 0.5) < 2


def test_a_weaker_opponent_is_asked_for_with_a_larger_number() -> None:
    state = decisions(1)[0]
    assert state.asked is not None
    skills = []
    for share in (0.2, 0.5, 0.8):
        bot = calibrated_bot.CalibratedBot(share, 1)
        mixed = bot.mixture(SeatAtTable(state, state.asked, 1))
        assert isinstance(mixed, MixedBot)
        skills.append(mixed.skill)
    assert skills == sorted(skills, reverse=True)
    assert skills[0] > skills[-1]


def test_a_game_that_nobody_measured_says_so() -> None:
    state = load_game("skirmish").new(seed=1)
    with pytest.raises(NotCalibrated, match="skirmish"):
        decide(make("strength-0.4"), state)


@pytest.mark.parametrize(
    "level", ["strength-", "strength-1.5", "skill-3", "skill-x", "strength-nan", "nightmare-x"]
)
def test_a_strength_that_does_not_exist_is_a_sentence(level: str) -> None:
    with pytest.raises(UnknownBot, match="from 0 to"):
        make(level)


@pytest.mark.parametrize("level", ["nightmare-0", "nightmare-0.3"])
def test_lines_of_play_are_counted_in_whole_numbers(level: str) -> None:
    with pytest.raises(UnknownBot, match="counts lines of play, for example nightmare-40"):
        make(level)


def test_calibrating_counts_the_games_of_the_person(tmp_path: Path) -> None:
    found = sittings("skirmish", tmp_path, players=[2], skills=(0, 1), seed=2)
    for sitting in found:
        assert sitting.batch.play(2, Alone())
    measured = curves(found, 2)
    assert set(measured) == {"scouts", "keeper"}
    for points in measured.values():
        assert [point.skill for point in points] == [0, 1]
        assert all(point.share.games == 2 * len(load_game("skirmish").scenarios) for point in points)
    assert '["keeper"]' in as_toml(measured, "again")


def test_the_command_draws_the_curve_and_fills_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("page.md").write_text("<!-- calibration: begin -->\n<!-- calibration: end -->\n")
    words = ["calibrate", "skirmish", "--games", "1", "--players", "2", "--jobs", "1"]
    assert main([*words, "--markdown", "page.md", "--write", "curve.toml"]) == 0
    assert "skill 1.5" in capsys.readouterr().out
    assert "the person should win" in Path("page.md").read_text()
    assert "won = " in Path("curve.toml").read_text()


def test_play_refuses_a_strength_without_a_measure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "skirmish", "--strength", "0.4"]) == 1
    assert "nobody has measured" in capsys.readouterr().err
