"""Tables of DOOM 2004 from before packs could be chosen: a server opens them and they go on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from grimtable.games import game_for
from grimtable.records.session import Session
from grimtable.server.database import Database
from grimtable.server.store import Store
from grimtable.server.waking import load
from tests.server.support import House, MadeTable, play

STORED = Path(__file__).parent / "before_packs.sql"


@pytest.mark.parametrize(("which", "packs"), [("with", ["amendments"]), ("without", [])])
def test_a_stored_table_from_before_is_opened_and_played_on(
    tmp_path: Path, which: str, packs: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    """It is woken from its snapshot, not lived through again as after a change of the rules."""
    path = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(path)) as file:
        file.executescript(STORED.read_text(encoding="utf-8"))
        ids = dict(file.execute("SELECT json_extract(setup, '$.options.errata'), id FROM tables"))
    house = House(tmp_path)
    try:
        seats = {seat: f"{which} {seat}" for seat in ("red", "green", "invader")}
        id = ids[1 if packs else 0]
        table = MadeTable(house, id, f"{which} host", seats, f"{which} spectator")
        shape = house.ask("GET", table.path, token=f"{which} host")
        assert shape["packs"] == packs
        assert "errata" not in shape["options"]
        for seat in seats:
            table.sit(seat)
        with table.seated(*seats) as players:
            assert players[0].do("pause", on=False)["type"] == "ack"
            play(players, 3)
    finally:
        house.close()
    store = Store(Database(str(house.path)))
    session = load(store, id).session
    store.close()
    assert session.setup.packs is msgspec.UNSET
    assert len(session.record.entries) == 264
    assert Session.resume(game_for(session.setup), session.record).state == session.state
    assert "snapshot cannot be used" not in caplog.text
