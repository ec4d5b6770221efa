"""Tables set up for a story: fresh ones, or one that goes on from a moment of a golden record."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grimtable.games import game_for
from grimtable.records.record import Played, read_record, read_record_file
from grimtable.records.session import Session
from tests.browser.player import Player
from tests.browser.visitor import Visitor
from tools.serving import ROOT, Server

RECORDS = ROOT / "tests" / "records"
#: Whole games of veterans, packed.
CLICKS = ROOT / "tests" / "clicks"
ME: Mapping[str, Any] = {"player": "human"}
BOT: Mapping[str, Any] = {"player": "bot", "level": "random"}


@dataclass(frozen=True)
class Opened:
    """A table and all its keys."""

    table: str
    host: str
    tokens: dict[str, str]
    watch: str

    def link(self, seat: str) -> str:
        """The address that brings somebody to a seat."""
        return f"#/table/{self.table}?seat={seat}&token={self.tokens[seat]}"

    @property
    def watching_link(self) -> str:
        return f"#/table/{self.table}?token={self.watch}"


def asked(server: Server, method: str, path: str, body: object = None, *, token: str | None = None) -> Any:
    """One request that must succeed."""
    status, answer = server.ask(method, path, body, token=token)
    assert status < 300, answer
    return answer


def open_table(
    server: Server,
    game: str,
    seats: Mapping[str, Mapping[str, Any]],
    **wanted: Any,
) -> Opened:
    """A new table, begun: `open_table(server, "skirmish", {"red": ME, "keeper": BOT}, seed=3)`.

    Unless `windows` says otherwise nobody is asked in vain.
    """
    made = asked(server, "POST", "/api/tables", {"game": game, "seats": seats, "windows": "skip", **wanted})
    return _begun(server, made, seats)


def go_on(
    server: Server,
    record: str,
    decision: int,
    seats: Mapping[str, Mapping[str, Any]],
    *,
    undo: str = "until-revealed",
    then: Sequence[str] = (),
) -> Opened:
    """A table that begins at a moment of a golden record: `go_on(server, "doom2004/…", 40, seats)`.

    `then` is played first, instead of what was played there.
    """
    kept = until(recorded(record), decision)
    if then:
        kept, decision = played_on(kept, then), decision + len(then)
    shown = asked(server, "POST", "/api/records", {**kept, "undo": undo})
    made = asked(
        server,
        "POST",
        f"/api/tables/{shown['table']}/continue",
        {"decision": decision, "seats": seats},
        token=shown["host_token"],
    )
    return _begun(server, made, seats)


def recorded(record: str) -> dict[str, Any]:
    """A golden record as it is sent to a server."""
    packed = CLICKS / f"{record}.json.gz"
    found = gzip.decompress(packed.read_bytes()) if packed.is_file() else None
    kept: dict[str, Any] = json.loads(found or (RECORDS / f"{record}.json").read_bytes())
    return kept


def until(kept: dict[str, Any], decision: int) -> dict[str, Any]:
    """A record that ends with so many decisions: what comes after them need not be lived again."""
    entries = kept["entries"][:decision]
    if any(entry["entry"] != "played" for entry in entries):
        return kept  # what was taken back is counted otherwise
    checked = {
        name: {number: digest for number, digest in kept.get(name, {}).items() if int(number) <= decision}
        for name in ("digests", "tables")
    }
    return {**{key: value for key, value in kept.items() if key != "result"}, **checked, "entries": entries}


def played_on(kept: dict[str, Any], then: Sequence[str]) -> dict[str, Any]:
    """A record with some more actions at its end."""
    record = read_record(json.dumps(kept).encode())
    session = Session.resume(game_for(record.setup), record)
    for action in then:
        session.play(action)
    longer: dict[str, Any] = json.loads(session.to_json())
    return longer


def moment_before(record: str, words: str, *, after: int = 0) -> int:
    """The moment of a golden record at which an action with these words was chosen: ": fire pistol at"."""
    steps = read_record_file(RECORDS / f"{record}.json").steps
    for number, step in enumerate(steps):
        if number >= after and isinstance(step, Played) and words in step.action:
            return number
    raise AssertionError(f"{record} has no such moment")


def chosen(record: str, number: int) -> str:
    """The action that was chosen at a moment of a golden record."""
    step = read_record_file(RECORDS / f"{record}.json").steps[number]
    assert isinstance(step, Played)
    return step.action


def window_of(record: str, seat: str, *, after: int = 0) -> int:
    """The first moment of a golden record at which this seat may answer what happens."""
    kept = read_record_file(RECORDS / f"{record}.json")
    session = Session.start(game_for(kept.setup), kept.setup, undo="free")
    for number, step in enumerate(kept.steps):
        decision = session.state.decision
        if number >= after and decision is not None and decision.is_window and decision.seat == seat:
            return number
        assert isinstance(step, Played), "a record with repairs tells no story here"
        session.play(step.action)
    raise AssertionError(f"{seat} may answer nothing in {record}")


def sit(visitor: Visitor, opened: Opened, *seats: str, host: bool = True) -> Player:
    """Open the table with the keys of some seats in the browser's keeping; the first of them looks."""
    visitor.hold(
        opened.table,
        host=opened.host if host else None,
        seats={seat: opened.tokens[seat] for seat in seats},
        watch=opened.watch,
    )
    visitor.go(f"#/table/{opened.table}")
    players = [Player(visitor.page, seat, touch=visitor.touch) for seat in seats]
    for player in players:
        player.wait_until("here.picture")
    return players[0]


def _begun(server: Server, made: dict[str, Any], seats: Mapping[str, Mapping[str, Any]]) -> Opened:
    opened = Opened(made["table"], made["host_token"], made["tokens"], made["spectator_token"])
    for seat, holder in seats.items():
        if holder["player"] == "human":
            claim = {"name": "", "host_token": opened.host}
            path = f"/api/tables/{opened.table}/claim"
            opened.tokens[seat] = asked(server, "POST", path, claim, token=opened.tokens[seat])["token"]
    asked(server, "POST", f"/api/tables/{opened.table}/start", {}, token=opened.host)
    return opened
