"""Arenas as a whole: what every map has, and who sits at it."""

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004.events import TeamScored
from grimtable.games.doom2004.modes.capture_the_flag import FLAGS, SIDES
from grimtable.games.doom2004.topics.arena import base, points
from grimtable.grid import Passage
from grimtable.narration.names import Names
from grimtable.narration.sentences import Sentences
from grimtable.server.presenting import presenter_of
from tests.support.rule import rule

GAME = load_game("doom2004", ["amendments", "expansion"])
DEATHMATCHES = [scenario for scenario in GAME.scenarios if GAME.mode(scenario) == "deathmatch"]
FIELDS = [scenario for scenario in GAME.scenarios if GAME.mode(scenario) == "capture_the_flag"]


@rule("D4X-R-06", "D4X-DM-50")
@pytest.mark.parametrize("arena", DEATHMATCHES)
def test_six_respawn_markers_have_each_number_twice(arena: str) -> None:
    """Components: six of them, and the green die shows 1, 2 and 3."""
    scene = GAME.begin(GAME.setup(scenario=arena)).field.scene
    assert [len(points(scene, number)) for number in (1, 2, 3)] == [2, 2, 2]
    assert len(points(scene)) == 6


@rule("D4X-DM-14", "D4X-R-49")
@pytest.mark.parametrize(
    ("players", "seats", "teams"), [(2, 4, 2), (3, 6, 3), (4, 4, 4), (5, 5, 5), (6, 6, 6)]
)
def test_two_and_three_players_have_two_marines_each(players: int, seats: int, teams: int) -> None:
    setup = GAME.setup(players=players, scenario="cloverleaf")
    assert (len(setup.seats), len({seat.team for seat in setup.seats})) == (seats, teams)
    again = GAME.setup(players=len(setup.seats), scenario="cloverleaf", options=setup.options)
    assert again == setup


@rule("D4X-CTF-06", "D4X-R-49")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_capture_the_flag_has_six_marines_and_says_how_many_people(players: int) -> None:
    setup = GAME.setup(players=players, scenario="open_ground")
    assert len(setup.seats) == 6
    assert setup.options.get("people", 6) == players


@rule("D4X-CTF-02", "D4X-CTF-03")
@pytest.mark.parametrize("arena", FIELDS)
def test_everything_lies_as_far_from_one_base_as_from_the_other(arena: str) -> None:
    """All doors open, each kind of thing by itself: with one of each, one side won three games of five."""
    state = GAME.begin(GAME.setup(scenario=arena))
    scene = state.field.scene
    ways = Passage.of(scene.board, scene.board.walls)
    lying = [(space, token) for space, tokens in state.table.tokens.items() for token in tokens]
    halves = [
        sorted(
            (token, min(ways.distances(space)[home] for home in base(scene, team)))
            for space, token in lying
            if token not in FLAGS.values()
        )
        for team in SIDES
    ]
    assert halves[0] == halves[1]


@rule("D4X-DM-61", "D4X-CTF-13")
@pytest.mark.parametrize(
    ("arena", "told"),
    [
        ("cloverleaf", "Round 0; Red 0 of 5, Green 0 of 5"),
        ("open_ground", "the guns 0 of 5, the saws 0 of 5"),
    ],
)
def test_who_listens_hears_the_points_of_each_side(arena: str, told: str) -> None:
    """No frags of an Invader, and nobody's turn before the first."""
    state = GAME.begin(GAME.setup(scenario=arena))
    words = presenter_of(GAME, state.setup, "en").picture(state, None).description
    assert told in words
    assert "frag points" not in words
    assert "'s turn" not in words


@rule("D4X-DM-18", "D4X-DM-19")
def test_who_waits_to_be_placed_has_not_been_fragged() -> None:
    """The page says so, too, and says it of whoever is off the board later."""
    state: Any = GAME.begin(GAME.setup(scenario="open_ground"))
    presenter = presenter_of(GAME, state.setup, "en")
    assert all(
        "FRAGGED" not in line for seat in presenter.picture(state, None).seats.values() for line in seat.lines
    )
    state.table.round = 1
    assert any("FRAGGED" in line for line in presenter.picture(state, None).seats["red"].lines)


@rule("D4X-DM-15", "D4X-DM-16")
def test_cards_that_are_dealt_in_secret_are_still_in_the_game() -> None:
    state: Any = GAME.new(scenario="cloverleaf", players=4, seed=1)
    assert all(len(cards) == 2 for cards in state.table.beside.dealt.values())
    counts = GAME.components(state)
    assert all(counts.get(f"card {card}") == 1 for card in state.game.marine_copies)


@rule("D4X-DM-44", "D4X-R-57")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Red loses two points. Total: -2."),
        ("de", "Zwei Punkte weniger für Rot. Stand: -2."),
        ("pl", "Dwa punkty traci: Czerwony. Razem: -2."),
    ],
)
def test_who_frags_both_of_his_own_at_once_hears_that_he_loses_two(language: str, told: str) -> None:
    state = GAME.begin(GAME.setup(players=2, scenario="cloverleaf"))
    sentences = Sentences(Names(GAME, state.setup.order, language), state.setup)
    assert sentences.event(state, TeamScored("red", -2, -2)) == told


@rule("D4X-DM-45", "D4X-DM-59")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The timer has run out at -1 frags."),
        ("de", "Der Zeitmesser ist bei -1 Zerfetzungen abgelaufen."),
        ("pl", "Zegar się skończył; najwięcej fragów: -1."),
    ],
)
def test_the_best_score_may_be_below_zero_in_the_end(language: str, told: str) -> None:
    state: Any = GAME.new(scenario="cloverleaf", players=4, seed=1)
    state.table.beside.score = {"red": -1, "green": -2, "blue": -3, "red_saw": -2}
    state.field.mode.time_is_up(state)
    sentences = Sentences(Names(GAME, state.setup.order, language), state.setup)
    assert sentences.ending(state.result) == told
