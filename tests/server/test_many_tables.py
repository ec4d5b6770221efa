"""A few tables of bots through a real server: all end, and one that is stuck is found."""

import asyncio
from itertools import islice
from pathlib import Path
from typing import Any

from grimtable.games import installed, load_game
from grimtable.games.shelves import shelves_of
from tools.many_tables import Course, Kind, ended, kinds, open_table, play_bot_tables, watch
from tools.serving import NO_PACE, Server
from tools.showing import tables

DUEL = Kind(load_game("skirmish"), "cold_start", 2)


def test_every_game_has_its_turn() -> None:
    shelves = sum(len(shelves_of(name)) for name in installed())
    turn = list(islice(kinds(), shelves))
    assert {kind.game.id for kind in turn} == set(installed())
    assert len({(kind.game.id, kind.game.packs) for kind in turn}) == shelves > len(installed())


def test_every_table_of_a_game_has_its_turn() -> None:
    """Scenarios I to X, arenas, and every number of players."""
    wanted = {(table, players) for shelf in shelves_of("doom2004") for table, players in tables(shelf.game)}
    met = {(kind.scenario, kind.players) for kind in islice(kinds(["doom2004"]), 4 * len(wanted))}
    assert met == wanted


def two_tables(folder: Path, kind: Kind, **more: Any) -> Course:
    """Bots play at two tables of a kind, at a server of their own."""
    with Server(str(folder / "tables.sqlite3"), NO_PACE) as server:

        async def play() -> Course:
            return await play_bot_tables(
                server, seed=1, at_once=2, goes_on=lambda opened: opened < 2, wanted=[kind] * 3, **more
            )

        return asyncio.run(play())


def test_tables_of_bots_end(tmp_path: Path) -> None:
    counted: list[int] = []
    course = two_tables(tmp_path, DUEL, settled=0.0, told=lambda course: counted.append(course.ended))
    assert course.problems == []
    assert course.ended == 2 == counted[-1]
    assert course.decisions > 40
    assert course.memory[-1] > 1_000_000


def test_tables_in_play_are_left_when_time_is_up(tmp_path: Path) -> None:
    """A busy machine: nobody waits for games that do not end in time, and nothing is wrong with them."""
    kind = Kind(load_game("relic"), "kairos_fateweaver", 4)
    course = two_tables(tmp_path, kind, is_over=lambda: True)
    assert course.problems == []
    assert (course.ended, course.left) == (0, 2)


def test_a_table_without_news_is_stuck_and_told_with_its_decision(tmp_path: Path) -> None:
    """A person holds the first seat and never comes."""
    with Server(str(tmp_path / "tables.sqlite3"), NO_PACE) as server:
        table = open_table(server, DUEL, seed=1)
        path = f"/api/tables/{table.id}/seats/red"
        status, told = server.ask("PATCH", path, {"player": "human"}, token=table.token)
        assert status == 200, told
        course = Course()

        async def look_on() -> None:
            task = asyncio.create_task(watch(server, table, stuck=0.5))
            await asyncio.wait([task])
            ended(table, task, course)

        asyncio.run(look_on())
    assert course.ended == 0
    [problem] = course.problems
    assert "skirmish, cold_start, seed 1" in problem
    assert "stuck after 0 decisions" in problem
    assert "Waiting for Red. (SKI-" in problem
