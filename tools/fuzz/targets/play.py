"""What a game reads: lines of action, records with reports, saved states, set-ups and repairs."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import msgspec

from grimtable.cli.replay import told
from grimtable.games import game_for, installed, load_game
from grimtable.kernel import Game, Setup
from grimtable.kernel.chance import Source
from grimtable.kernel.errors import GrimtableError, IllegalAction, UnreadableText
from grimtable.kernel.keyed import Key
from grimtable.records.record import Report, read_record
from grimtable.records.session import Session
from tests.support.played import play_on
from tools.fuzz.target import Prepared, Target, Wrong

Played = Session[Any, Any]

#: Decisions after which a game is looked at.
MOMENTS = (0, 12, 60)


def sessions(game: str) -> list[Played]:
    """A game at some moments."""
    found: list[Played] = []
    for seed, decisions in enumerate(MOMENTS):
        chance: Source = "keyed" if seed % 2 else "seeded"
        setup = load_game(game).setup(seed=0 if seed % 2 else seed, chance=chance)
        session = Session.start(load_game(game), setup, undo="free", key=Key.of("5a" * 32))
        play_on(session, decisions, seed=seed)
        found.append(session)
    return found


def chosen(data: bytes, most: int) -> tuple[int, bytes]:
    """Which of so many is meant, by the number before the first line end; and the rest."""
    number, _, rest = data.partition(b"\n")
    return (int(number) % most if number.isdigit() and len(number) < 6 else 0), rest


# --- lines of action --------------------------------------------------------------------------------------


def prepare_actions(game: str) -> Prepared:
    moments = sessions(game)
    language = moments[0].game.language

    def read(data: bytes) -> None:
        place, line = chosen(data, len(moments))
        text = line.decode("utf-8", "surrogateescape")
        session = moments[place]
        session.why_not(text)
        action = session.read(text)
        if session.read(language.spell(session.state, action)) != action:
            raise Wrong(f"{action!r} is read back as something else")
        if action in session.state.legal:
            session.state.copy().apply(action)

    seeds = [
        f"{place}\n{language.spell(session.state, action)}".encode()
        for place, session in enumerate(moments)
        for action in session.state.legal_actions()[:12]
    ]
    return Prepared(read, seeds)


# --- records ----------------------------------------------------------------------------------------------


def prepare_records() -> Prepared:
    return Prepared(
        _read_record,
        [document for game in installed() for document in (*_records(game), *_sealed_records(game))],
    )


def _read_record(data: bytes) -> None:
    record = read_record(data)
    for line in told(record):
        if not line.removeprefix("\n").isprintable():
            raise Wrong(f"a line that a terminal would not survive: {line[:300]!r}")
    game = game_for(record.setup)
    session = Session.resume(game, record)
    if read_record(session.to_json()) != session.record:
        raise Wrong("the record is read back as another one")
    Session.resume(game, record, from_outcomes=True)


def _records(game: str) -> list[bytes]:
    """A short game with everything a record can hold, and a report of it."""
    session = Session.start(load_game(game), load_game(game).setup(seed=3, windows="ask"), undo="free")
    play_on(session, 5, seed=1)
    first, *others = session.setup.order
    session.undo(first, others, decisions=2)
    session.redo(first)
    play_on(session, 2, seed=2)
    report = Report("it is wrong", "k7f2", 1, first, session.decisions, "0.1.0", "3.11.7")
    reported = msgspec.structs.replace(session.record, report=report)
    return [session.to_json(), reported.to_json()]


def _sealed_records(game: str) -> list[bytes]:
    """A short game whose dice came from two secrets, with and without them."""
    setup = load_game(game).setup(chance="keyed", windows="ask")
    session = Session.start(load_game(game), setup, undo="free", key=Key.of("5a" * 32))
    play_on(session, 4, seed=1)
    session.reseal(Key.of("a5" * 32))
    play_on(session, 3, seed=2)
    told = msgspec.structs.replace(session.record, secrets=session.streams.secrets(with_newest=True))
    return [session.to_json(), told.to_json()]


# --- states -----------------------------------------------------------------------------------------------


def prepare_states(name: str) -> Prepared:
    game = load_game(name)

    def read(data: bytes) -> None:
        state = game.load(data)
        _look_at(game, state)
        if game.from_plain(state.plain()).digest() != state.digest():
            raise Wrong("the state is written back as another one")

    return Prepared(read, [session.state.to_json() for session in sessions(name)])


def _look_at(game: Game[Any, Any], state: Any) -> None:
    for viewer in (None, *state.order):
        game.view(state, viewer)
    state.legal_actions()


# --- set-ups ----------------------------------------------------------------------------------------------


def prepare_setups() -> Prepared:
    def read(data: bytes) -> None:
        setup = msgspec.json.decode(data, type=Setup)
        Session.start(game_for(setup), setup)

    setups = [
        load_game(game).setup(scenario=scenario)
        for game in installed()
        for scenario in load_game(game).scenarios
    ]
    # Whoever reads a set-up decodes it himself: what is no set-up is refused by msgspec.
    refusals = (GrimtableError, msgspec.DecodeError, UnicodeDecodeError)
    return Prepared(read, [msgspec.json.encode(setup) for setup in setups[:20]], refusals)


# --- repairs ----------------------------------------------------------------------------------------------


def prepare_repairs(name: str) -> Prepared:
    moments = sessions(name)

    def read(data: bytes) -> None:
        place, rest = chosen(data, len(moments))
        try:
            wanted = msgspec.json.decode(rest)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise UnreadableText("this is no JSON") from None
        if not isinstance(wanted, dict) or not isinstance(wanted.get("changes", {}), dict):
            raise UnreadableText("this is no repair")
        leave = wanted.get("leave")
        session = moments[place]
        before, mark = session.state.digest(), session.mark()
        first, *others = session.setup.order
        try:
            session.repair(
                first,
                others,
                "fuzz",
                wanted.get("changes", {}),
                leave=leave if isinstance(leave, str) else None,
            )
        except IllegalAction:
            if session.state.digest() != before:
                raise Wrong("a refused repair changed the table") from None
            raise
        try:
            _look_at(session.game, session.state)
        finally:
            session.put_back(mark)

    seeds = []
    for place, session in enumerate(moments):
        plain = session.state.plain()["table"]
        for path, value in list(_leaves(plain))[:: max(1, len(list(_leaves(plain))) // 12)]:
            seeds.append(f"{place}\n{json.dumps({'changes': {path: value}})}".encode())
        for frame in session.state.stack:
            seeds.append(f"{place}\n{json.dumps({'changes': {}, 'leave': frame.procedure.id})}".encode())
    return Prepared(read, seeds)


def _leaves(plain: Any, path: str = "") -> list[tuple[str, Any]]:
    inner = (
        plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else None
    )
    if inner is None:
        return [(path, plain)]
    return [leaf for key, part in inner for leaf in _leaves(part, f"{path}.{key}" if path else str(key))]


TARGETS = (
    *(
        Target(f"actions-{game}", f"lines of action of {game}", partial(prepare_actions, game))
        for game in installed()
    ),
    Target("records", "records and reports, read and lived through", prepare_records),
    *(
        Target(f"states-{game}", f"saved states of {game}", partial(prepare_states, game))
        for game in installed()
    ),
    Target("setups", "set-ups", prepare_setups),
    *(
        Target(f"repairs-{game}", f"repairs of a table of {game}", partial(prepare_repairs, game))
        for game in installed()
    ),
)
