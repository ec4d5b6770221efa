"""Every scenario of every game at the terminal, as one side or the other: nothing crashes, all reads well."""

from collections.abc import Iterator
from typing import Any

import pytest

from grimtable.games import installed, load_game
from grimtable.kernel import SeatId
from tools.terminal_player import LONGEST, begin, sessions, wrong_counts, wrong_words


def seats() -> Iterator[Any]:
    """Every scenario of every game, the sides taking turns; the other side is a matter of the long tests."""
    for game in installed():
        sides: dict[str, list[SeatId]] = {}
        for scenario, seat in sessions(load_game(game), players=3, seed=4):
            sides.setdefault(scenario, []).append(seat)
        for turn, (scenario, each) in enumerate(sides.items()):
            for place, seat in enumerate(each):
                is_here = place == turn % len(each)
                marks = () if is_here else pytest.mark.long
                yield pytest.param(game, scenario, seat, id=f"{game}-{scenario}-{seat}", marks=marks)


@pytest.mark.parametrize(("game", "scenario", "seat"), list(seats()))
def test_a_game_typed_by_number_reads_well(game: str, scenario: str, seat: SeatId) -> None:
    """A few lines here and there through a whole game; `make soak` types whole games."""
    player = begin(game, scenario, seat, players=3, level="recruit", seed=4)
    while not player.session.state.over and player.session.decisions < LONGEST:
        player.sit(lines=2)
        player.stand(decisions=120)
    player.sit(lines=1)
    assert player.session.state.over
    assert player.pages >= 4
    assert player.problems == []


@pytest.mark.parametrize(
    ("page", "found"),
    [
        ("  1  activate imp_1   i1 at 3,4", "a raw id, `imp_1`"),
        ("take the rocket_launcher", "a raw id, `rocket_launcher`"),
        ("  Mocking LaughterAfter a friend has fallen", "a missing space, `terAft`"),
        ("It is over.Red wins.", "a missing space, `ver.Red`"),
        ("FRAGS 7 of 6", "a count beyond its limit, `7 of 6`"),
        ("event-CardDrawn { $card }", "an empty place, `{`"),
    ],
)
def test_what_should_not_be_read_is_found(page: str, found: str) -> None:
    assert any(problem.startswith(found) for problem in wrong_words(page))


def test_a_wrong_count_is_found() -> None:
    table = {"frags": 3, "frag_limit": 8, "round": 2}
    assert list(wrong_counts("round 2 · FRAGS 3 of 8", table)) == []
    assert len(list(wrong_counts("round 2 · FRAGS 3 of 6", table))) == 1


def test_numbers_figures_and_chances_are_no_mistake() -> None:
    page = "round 3 of 8 · hit 83%, wounds 0.8 of 2 · Red's Scout 1 (Rs1) · D04-R-23 · #Rs1#   A g1"
    assert list(wrong_words(page)) == []
