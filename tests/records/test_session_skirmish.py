"""Sessions of a whole game: random records, repairs that roll dice, what a long history costs."""

import gc
import tracemalloc
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.kernel import Game
from grimtable.records.record import read_record
from grimtable.records.session import Session
from grimtable.records.verifying import verify
from tests.support.played import play_on, windows_open
from tests.support.work import calls_of


@pytest.fixture(scope="module")
def skirmish() -> Game[Any, Any]:
    return load_game("skirmish")


def everybody(session: Session[Any, Any]) -> tuple[str, ...]:
    return session.setup.order


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_end_and_their_records_verify(skirmish: Game[Any, Any], players: int, seed: int) -> None:
    session = Session.start(skirmish, skirmish.setup(players=players, seed=seed), undo="free")
    digests = play_on(session, 5_000, seed=seed)
    assert session.state.over

    record = read_record(session.to_json())

    assert verify(skirmish, record).digest == digests[-1]
    assert verify(skirmish, record, from_outcomes=True).decisions == len(digests) - 1


def test_a_game_saved_in_a_reaction_to_a_reaction_plays_on_to_the_same_digest(
    skirmish: Game[Any, Any],
) -> None:
    found = 0
    for seed in range(12):
        session = Session.start(skirmish, skirmish.setup(players=4, seed=seed), undo="free")
        play_on(session, 5_000, seed=seed, until=lambda now: windows_open(now) >= 2)
        if session.state.over:
            continue
        found += 1
        resumed = Session.resume(skirmish, read_record(session.to_json()))
        assert play_on(resumed, 5_000, seed=1) == play_on(session, 5_000, seed=1)
        assert resumed.record == session.record
    assert found >= 3


def test_undo_to_the_start_restores_every_earlier_digest(skirmish: Game[Any, Any]) -> None:
    session = Session.start(skirmish, skirmish.setup(players=3, seed=4), undo="free")
    digests = play_on(session, 5_000)

    for digest in digests[-2::-1]:
        session.undo(everybody(session)[0])
        assert session.state.digest() == digest


def is_attack_declared(session: Session[Any, Any]) -> bool:
    """The window before the dice is open."""
    decision = session.state.decision
    return decision is not None and decision.is_window and decision.question == "attack.declared"


def test_dice_that_roll_because_of_a_repair_are_recorded_with_it(skirmish: Game[Any, Any]) -> None:
    for seed in range(40):
        session = Session.start(skirmish, skirmish.setup(players=2, seed=seed, windows="ask"), undo="free")
        first, *_ = everybody(session)
        play_on(session, 5_000, seed=seed, until=is_attack_declared)
        if session.state.over:
            continue
        session.repair(first, everybody(session), "the window hangs", {}, leave="window")
        if session.steps[-1].chance:
            break
    else:
        pytest.fail("no repair rolled a die, so this test shows nothing")

    digest = session.state.digest()
    record = read_record(session.to_json())
    assert verify(skirmish, record).digest == digest
    assert verify(skirmish, record, from_outcomes=True).decisions == session.decisions
    session.undo(first)
    session.redo(first)
    assert session.state.digest() == digest


def long_session(skirmish: Game[Any, Any], decisions: int) -> Session[Any, Any]:
    """A game kept going by turning the round back, as no real one lasts that long."""
    setup = skirmish.setup(players=4, scenario="long_hall", seed=3)
    session = Session.start(skirmish, setup, undo="free")
    seed = 0
    while session.decisions < decisions:
        play_on(session, 40, seed=seed, until=lambda now: now.decisions >= decisions)
        seed += 1
        if session.state.over:
            session.undo("keeper", decisions=40)
        elif session.state.table.round > 2:
            session.repair("keeper", everybody(session), "once more", {"round": 1})
    return session


def work_of_undo(session: Session[Any, Any]) -> int:
    """What it takes to take a decision back: the median of 30."""
    return sorted(calls_of(lambda: session.undo("keeper")) for _ in range(30))[15]


def test_a_long_history_stays_small_and_undo_quick(skirmish: Game[Any, Any]) -> None:
    """2,000 decisions: under 2 MB, and undo is no more work than in a game of a few hundred."""
    long_session(skirmish, 60)  # whatever is computed once per map is computed now
    gc.collect()
    tracemalloc.start()
    session = long_session(skirmish, 2_000)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert size < 2_000_000
    assert session.decisions >= 2_000
    assert work_of_undo(session) < 2 * work_of_undo(long_session(skirmish, 300))
