"""The real peers, where they are installed: same seed, same game; copies leave the original alone."""

import random

import pytest

from benchmarks.peers import peers
from benchmarks.subject import Subject, chooser, halfway, play_game

# Peers and what they import may warn of things to come; that is no failure of ours.
pytestmark = pytest.mark.filterwarnings("ignore")

BY_NAME = {peer.name: peer for peer in peers()}
DECISIONS = 40


@pytest.fixture(params=BY_NAME)
def peer(request: pytest.FixtureRequest) -> Subject:
    subject = BY_NAME[request.param]
    reason = subject.missing()
    if reason is not None:
        pytest.skip(reason)
    return subject


def test_the_same_seed_gives_a_game_of_the_same_length(peer: Subject) -> None:
    lengths = [play_game(peer, seed) for seed in (3, 4, 3, 4)]

    assert lengths[:2] == lengths[2:]
    assert min(lengths) > 4


def test_a_game_is_the_same_however_it_is_cut(peer: Subject) -> None:
    whole = play_game(peer, seed=5)
    table = peer.begin(5, chooser(5))
    played = 0
    while table.advance(1) == 1:
        played += 1

    assert played == whole
    assert table.advance(1) == 0


def test_only_catanatron_draws_from_the_shared_generator(peer: Subject) -> None:
    """Otherwise its games would depend on what is measured between its slices."""
    table = peer.begin(1, chooser(1))
    before = random.getstate()
    table.advance(DECISIONS)

    assert (random.getstate() != before) == (peer.name == "catanatron")


def test_a_copy_is_a_new_object_and_leaves_the_game_as_it_was(peer: Subject) -> None:
    copier = halfway(peer, seed=2).copier()
    if copier is None:
        assert peer.name == "rlcard-uno"
        return
    original = getattr(copier, "__self__", None)
    first, second = copier(), copier()

    assert first is not second and first is not original
    assert type(first) is type(second)


def test_chess_ends_as_the_rules_say() -> None:
    chess = pytest.importorskip("chess")
    subject = BY_NAME["chess"]
    endings = set()
    for seed in range(25):
        table = subject.begin(seed, chooser(seed))
        while table.advance(64) == 64:
            pass
        outcome = table.board.outcome(claim_draw=True)  # type: ignore[attr-defined] # the chess table's own board
        assert outcome is not None
        endings.add(outcome.termination)
    assert chess.Termination.CHECKMATE in endings
    assert len(endings) > 2
