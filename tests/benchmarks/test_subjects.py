"""Our own games and lines of sight as subjects."""

import random

import pytest

from benchmarks.catalogue import all_sights, all_subjects, find_subject
from benchmarks.sights import Sight, forget_geometry, sights
from benchmarks.subject import chooser, halfway, play_game
from benchmarks.subjects import GameTable, GrimtableGame, games
from grimtable.games import installed
from grimtable.grid.centre import centre_line

SKIRMISH = find_subject("skirmish")


def test_every_installed_game_is_a_subject() -> None:
    ours = [subject for subject in games() if isinstance(subject, GrimtableGame)]

    assert {subject.game_id for subject in ours if subject.missing() is None} == set(installed())


def test_a_game_to_come_is_missing_without_an_error() -> None:
    assert GrimtableGame("x", "a game to come", game="chessdoom", players=2).missing() == (
        "chessdoom does not exist yet"
    )


def test_names_are_unique() -> None:
    names = [subject.name for subject in all_subjects()] + [sight.name for sight in all_sights()]

    assert len(set(names)) == len(names)


def test_the_same_seed_gives_the_same_game() -> None:
    assert [play_game(SKIRMISH, seed) for seed in (1, 2)] == [play_game(SKIRMISH, seed) for seed in (1, 2)]


def test_skirmish_is_measured_on_the_map_and_with_the_figures_that_its_budget_names() -> None:
    table = SKIRMISH.begin(1, chooser(1))
    assert isinstance(table, GameTable)

    board = table.state.field.board
    assert (board.columns, board.rows) == (24, 24)
    assert 15 <= len(table.state.table.figures) <= 17
    assert table.state.journal is None


def test_playing_on_leaves_a_copy_as_it_was() -> None:
    table = halfway(SKIRMISH, seed=3)
    assert isinstance(table, GameTable)
    copy = table.state.copy()
    before = copy.digest()
    table.advance(50)

    assert copy.digest() == before != table.state.digest()


def test_our_games_do_not_draw_from_the_shared_generator() -> None:
    table = SKIRMISH.begin(1, chooser(1))
    before = random.getstate()
    table.advance(50)

    assert random.getstate() == before


def test_a_long_game_takes_back_and_puts_back_its_last_decision() -> None:
    assert isinstance(SKIRMISH, GrimtableGame)
    history = SKIRMISH.history(seed=1, decisions=1_100)
    assert history is not None
    session = history.session
    after = session.state.digest()

    history.undo()
    assert (session.decisions, session.state.digest() != after) == (1_099, True)
    history.redo()
    assert (session.decisions, session.state.digest()) == (1_100, after)


@pytest.fixture(params=["sight-centre", "sight-corner"])
def sight(request: pytest.FixtureRequest) -> Sight:
    [found] = [each for each in sights() if each.name == request.param]
    assert isinstance(found, Sight)
    return found


def test_no_pair_of_spaces_is_asked_twice_in_a_batch(sight: Sight) -> None:
    pairs = sight.pairs(seed=1, count=512)

    assert len({frozenset(pair) for pair in pairs}) == 512
    assert all(viewer != target for viewer, target in pairs)
    assert pairs == sight.pairs(seed=1, count=512)


def test_the_map_shows_some_pairs_and_hides_others(sight: Sight) -> None:
    look = sight.fresh()
    seen = sum(bool(look(viewer, target)) for viewer, target in sight.pairs(seed=1, count=200))

    assert 10 < seen < 120


def test_forgetting_empties_the_geometry_and_changes_no_answer(sight: Sight) -> None:
    pairs = sight.pairs(seed=2, count=100)
    look = sight.fresh()
    before = [look(*pair) for pair in pairs]
    forget_geometry()

    assert centre_line.cache_info().currsize == 0
    look_again = sight.fresh()
    assert [look_again(*pair) for pair in pairs] == before
