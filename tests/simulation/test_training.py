"""Training: weights are found again, winners are told from losers, and a game's own numbers are public."""

import tomllib
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grimtable.bots import estimate
from grimtable.cli.main import main
from grimtable.games import load_game
from grimtable.games.learned import ANY, Learned, lottery
from grimtable.games.skirmish import bots as skirmish_bots
from grimtable.kernel import SeatId
from grimtable.kernel.playout import chooser
from grimtable.simulation import SimulationError
from grimtable.simulation.fitting import fit
from grimtable.simulation.lessons import EACH, QUARTERS, Lesson, Moment, estimate_of, lessons, orders
from grimtable.simulation.training import as_toml, examine, markdown, train


def drawn(number: int, weights: dict[str, float], teams: int = 2, seed: int = 1) -> list[Lesson]:
    """Games that end as these weights say; of two teams only the first has numbers."""
    random = Random(seed)
    found = []
    for _ in range(number):
        names = tuple(f"team {place}" for place in range(teams))
        described = names[:1] if teams == 2 else names
        numbers = {
            team: {"always": 1.0} | {name: random.uniform(-2, 2) for name in weights if name != "always"}
            for team in described
        }
        scores = [
            sum(weights[name] * value for name, value in numbers.get(team, {}).items()) for team in names
        ]
        tickets = [exp(each) for each in scores]
        winner = random.choices(names, tickets)[0]
        found.append(Lesson("here", ANY, names, (winner,), (Moment(1, numbers),)))
    return found


def test_the_weights_that_made_the_games_are_found_again() -> None:
    made = {"always": -0.5, "kills": 1.5, "way": -0.8}
    found = fit(drawn(6000, made))
    assert found == pytest.approx(made, abs=0.12)


def test_given_weights_stay_and_the_others_are_fitted_around_them() -> None:
    made = {"always": 0.0, "kills": 1.5, "way": -0.8}
    games = drawn(4000, made)
    found = fit(games, {"way": -0.8, "never there": 3.0})
    assert found["way"] == -0.8
    assert found["kills"] == pytest.approx(1.5, abs=0.15)
    assert "never there" not in found
    assert train(games[:200], {"way": -2.0}).weights[ANY]["way"] == -2.0


def test_with_rivals_every_seat_has_its_score() -> None:
    made = {"always": 0.0, "level": 1.0, "wounds": -0.5}
    found = fit(drawn(4000, made, teams=4))
    assert found["level"] == pytest.approx(1.0, abs=0.1)
    assert found["wounds"] == pytest.approx(-0.5, abs=0.1)


def test_a_number_that_never_differs_learns_nothing() -> None:
    games = [
        Lesson(each.place, each.kind, each.teams, each.winners, (_with_a_constant(each.moments[0]),))
        for each in drawn(400, {"always": 0.0, "way": 1.0}, teams=3)
    ]
    assert fit(games)["same for all"] == 0.0


def _with_a_constant(moment: Moment) -> Moment:
    return Moment(
        moment.quarter, {team: {**own, "same for all": 1.0} for team, own in moment.numbers.items()}
    )


def lesson(place: str, chance: float, won: bool, quarter: int = 0) -> Lesson:
    winners = ("one",) if won else ("other",)
    return Lesson(place, ANY, ("one", "other"), winners, (Moment(quarter, {"one": {"x": chance}}),))


def test_winners_are_told_from_losers() -> None:
    games = [lesson("a", 2, True), lesson("a", 1, False), lesson("b", 4, True), lesson("b", 3, False)]
    found = examine(games, {ANY: {"x": 1.0}})
    # One of four pairs is the wrong way round, but only between different places.
    assert found.quarters == (0.75, 0.5, 0.5, 0.5)
    assert found.within == (1.0, 0.5, 0.5, 0.5)
    assert examine(games, {ANY: {"x": 0.0}}).quarters[0] == 0.5
    assert examine(games, {ANY: {"x": -1.0}}).within[0] == 0.0


def test_a_chance_is_compared_with_what_came() -> None:
    games = [lesson("a", 0.0, won) for won in (True, True, True, False)]
    assert [(each.told, each.came, each.moments) for each in examine(games, {}).reliability] == [
        (0.5, 0.75, 4)
    ]


def scouts(state: Any) -> dict[str, dict[str, float]]:
    """Two numbers of the invented game."""
    here = sum(1 for each in state.table.figures.values() if each.seat != "keeper")
    return {"scouts": {"always": 1.0, "scouts": float(here)}}


@pytest.fixture
def taught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Learned:
    """The invented game with an estimate that nobody has trained."""
    learned = Learned(str(tmp_path / "bots.py"), scouts)
    monkeypatch.setattr(skirmish_bots, "ESTIMATE", learned, raising=False)
    monkeypatch.setattr(skirmish_bots, "win_chances", learned.chances, raising=False)
    return learned


def test_lessons_are_the_same_every_time_and_spread_over_the_game(taught: Learned) -> None:
    batches = orders("skirmish", level="random", players=[2], seed=3)[:1]
    played = list(lessons(batches, 4))
    assert played == list(lessons(batches, 4))
    for each in played:
        assert [sum(m.quarter == q for m in each.moments) for q in range(QUARTERS)] == [EACH] * QUARTERS
        assert len(each.winners) == 1


def test_the_command_writes_what_a_game_reads(
    taught: Learned, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["train", "skirmish", "--level", "random", "--players", "2", "--games", "6", "--jobs", "1"]
    state = load_game("skirmish").new(seed=1)
    assert estimate(state) == {"scouts": 0.5, "keeper": 0.5}
    assert main([*words, "--write", str(taught.path)]) == 0
    first = taught.path.read_text(encoding="utf-8")
    assert main([*words, "--write", str(taught.path)]) == 0
    assert taught.path.read_text(encoding="utf-8") == first
    kept = tomllib.loads(first)
    assert kept["record"]["seed"] == 1
    assert len(kept["record"]["apart"]["auc"]) == QUARTERS
    fresh = Learned(str(tmp_path / "elsewhere" / "bots.py"), scouts)
    fresh.path.parent.mkdir()
    fresh.path.write_text(first, encoding="utf-8")
    chances = fresh.chances(state)
    assert chances == lottery(
        {
            "scouts": sum(
                kept["weights"][ANY][name] * value for name, value in scouts(state)["scouts"].items()
            ),
            "keeper": 0.0,
        }
    )
    capsys.readouterr()
    assert main([*words, "--seed", "2", "--check"]) == 0
    assert "quarter of the game" in capsys.readouterr().out


def test_an_estimate_of_a_finished_game_is_certain(taught: Learned) -> None:
    from grimtable.bots import decide, make

    state = load_game("skirmish").new(seed=1)
    bot = make("random", 5)
    while state.result is None:
        state.apply(decide(bot, state))
    assert sorted(taught.chances(state).values()) == [0.0, 1.0]


def test_what_cannot_be_trained_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SimulationError, match="name no numbers to learn from"):
        estimate_of(load_game("skirmish"))
    assert main(["train", "doom2016", "--check", "--write", "x.toml"]) == 1
    assert "nothing to --write" in capsys.readouterr().err


def test_tables_without_numbers_are_no_lessons() -> None:
    """An arena is told by its score; there is nothing to learn."""
    packs = ("expansion",)
    named = ["knee_deep_in_the_dead", "cloverleaf", "breathless"]
    found = orders("doom2004", level="veteran", scenarios=named, packs=packs)
    assert [(each.scenario, each.players) for each in found] == [
        (scenario, players) for scenario in ("knee_deep_in_the_dead", "breathless") for players in (2, 3, 4)
    ]
    with pytest.raises(SimulationError, match="no such table"):
        orders("doom2004", level="veteran", scenarios=["cloverleaf"], packs=packs)


def test_the_record_stands_in_the_file_and_on_the_page() -> None:
    found = train(drawn(60, {"always": 0.0, "way": 2.0}))
    kept = tomllib.loads(as_toml(found, "grimtable train x", seed=4, level="veteran"))
    assert kept["record"]["games"] == 60
    assert kept["record"]["level"] == "veteran"
    assert kept["weights"] == found.weights
    assert "| second |" in markdown(found.apart, "grimtable train x")


@pytest.mark.parametrize("name", ["doom2004", "doom2016", "relic"])
def test_numbers_of_an_estimate_are_public(name: str) -> None:
    """Whatever a seat cannot see may be otherwise, the numbers are the same."""
    from grimtable.bots import decide, make

    game = load_game(name)
    state = game.new(seed=5)
    learned = estimate_of(game)
    bot = make("random", 5)
    for step in range(300):
        if state.result is not None:
            break
        state.apply(decide(bot, state))
        if step % 15 == 0:
            for seat in state.setup.order:
                twin = game.redealt(state, SeatId(seat), chooser(step))
                assert learned.features(twin) == learned.features(state)
