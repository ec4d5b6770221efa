"""Playing the games of a batch: this runs in the workers, and a line of JSON for each game comes back."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from grimtable.bots import decide, make, seed_for
from grimtable.kernel import Action, Game, GrimtableError, State
from grimtable.kernel.errors import StuckGame
from grimtable.kernel.event import Journal
from grimtable.kernel.playout import LIMIT
from grimtable.records.record import read_record
from grimtable.records.session import Session
from grimtable.records.verifying import verify
from grimtable.simulation.batch_spec import BatchSpec, seed_of
from grimtable.simulation.tally import Played, Tally
from grimtable.simulation.watching import observe

DIGITS = 16  #: of a digest; enough to tell games apart


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some finished games: their lines, what a progress bar wants to know, and how long they took."""

    lines: bytes
    games: int
    wins: tuple[tuple[str, int], ...]
    seconds: float


def play_chunk(spec: BatchSpec, numbers: Sequence[int]) -> Chunk:
    """Play these games one after another. Only lines travel back to the parent, never a state."""
    began = time.perf_counter()
    encode = msgspec.json.Encoder().encode
    lines = bytearray()
    wins: Counter[str] = Counter()
    for number in numbers:
        played = play_one(spec, number)
        lines += encode(played)
        lines += b"\n"
        wins.update(played.winners)
    return Chunk(bytes(lines), len(numbers), tuple(sorted(wins.items())), time.perf_counter() - began)


def play_one(spec: BatchSpec, number: int) -> Played:
    """Play one game of a batch to its end; a defect of the rules is a failed game, told with its seed."""
    seed = seed_of(spec.seed, number)
    state: State[Any, Any] | None = None
    try:
        game = spec.load()
        state = game.before_first_step(spec.setup(game, number))
        tally, actions = _play(spec, state, seed)
        if spec.verified:
            _verify(spec, game, state, number, actions)
    except GrimtableError as error:
        return _failed(number, seed, state, str(error))
    except Exception as error:  # noqa: BLE001  (whatever goes wrong in one game must not end the batch)
        return _failed(number, seed, state, f"{type(error).__name__}: {error}")
    result = state.result
    assert result is not None
    return Played(
        number,
        seed,
        tuple(dict.fromkeys(seat.team for seat in state.setup.seats if seat.id in result.winners)),
        result.rule,
        state.decisions,
        state.digest()[:DIGITS],
        tally=tally,
    )


def _play(spec: BatchSpec, state: State[Any, Any], seed: int) -> tuple[Tally | None, list[Action]]:
    """Bots take their turns, which are noted; an observer listens if statistics are wanted."""
    actions: list[Action] = []
    players = {seat: make(level, seed_for(seed, seat)) for seat, level in spec.levels.items()}
    listen: Callable[..., None] | None = None
    journal = Journal()
    if spec.watched:
        observer = observe(state)
        listen = observer.watch
        state.journal = journal
    state.start()
    action = None
    while True:
        if listen is not None:
            listen(state, action, journal.take()[0])
        if state.result is not None:
            break
        if state.decisions >= LIMIT:
            raise StuckGame(f"the game is not over after {LIMIT} decisions")
        assert state.asked is not None
        action = decide(players[state.asked], state)
        actions.append(action)
        state.apply(action)
    if spec.watched:
        return msgspec.convert(observer.finish(state), Tally), actions
    tally = Tally(rounds=getattr(state.table, "round", state.decisions)) if spec.verified else None
    return tally, actions


def _verify(
    spec: BatchSpec, game: Game[Any, Any], played: State[Any, Any], number: int, actions: Sequence[Action]
) -> None:
    """The same actions at a table that is recorded; its record is read, played again and compared."""
    session = Session.start(game, spec.setup(game, number), undo="free")
    for action in actions:
        session.play(action)
    if session.state.digest() != played.digest():
        raise GrimtableError("recorded, the same actions come to another end")
    verify(game, read_record(session.to_json()))


def _failed(number: int, seed: int, state: State[Any, Any] | None, reason: str) -> Played:
    decisions = 0 if state is None else state.decisions
    return Played(number, seed, decisions=decisions, failure=" ".join(reason.split()))
