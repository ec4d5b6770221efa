"""Opens a server, plays at a table, wakes it again, and prints every type that a thread was first to read.

The library learns what a type consists of in `get_class_annotations`; a thread that is interrupted there
leaves half a type behind for the next one.
"""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from types import FrameType

SEEN: list[str] = []


def watch(frame: FrameType, event: str, argument: object) -> None:
    """Note who learns a type outside of `make_readable`."""
    if event != "call" or frame.f_code.co_name != "get_class_annotations":
        return
    callers, at = [], frame.f_back
    if at is not None and "msgspec" in at.f_code.co_filename:
        return  # somebody only looks at the type
    while at is not None:
        callers.append(at.f_code.co_name)
        at = at.f_back
    if "make_readable" not in callers:
        SEEN.append(f"{frame.f_locals['obj']} read in {' < '.join(callers[:4])}")


def main(game: str, folder: str) -> None:
    """Serve a table of bots; a second process finds it stored and wakes it. This thread is not watched."""
    threading.setprofile(watch)
    from grimtable.games import load_game
    from tests.server.support import House, MadeTable

    house = House(Path(folder))
    known = Path(folder) / "known"
    if known.exists():
        id, host = known.read_text(encoding="utf-8").split()
        table = MadeTable(house, id, host, {}, "")
    else:
        table = house.make(game, seats={str(seat.id): "bot" for seat in load_game(game).setup().seats})
        known.write_text(f"{table.id} {table.host}", encoding="utf-8")
    with table.join(token=table.host) as watcher:
        watcher.reach(watcher.revision + 10)
    house.ask("GET", f"{table.path}/record", token=table.host)
    house.close()
    print("\n".join(SEEN))


if __name__ == "__main__":
    main(*sys.argv[1:])
