"""Tables in PostgreSQL: the same protocol, and two servers that serve the same tables."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack

import pytest

from tests.server.live import Browser
from tests.server.postgres import postgres as postgres  # noqa: PLC0414 - a fixture
from tools.players import Company, Pace, SeatedTable, create, play_tables
from tools.postgres import Postgres
from tools.serving import Server
from tools.stored import histories
from tools.witness import disagreements


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    database = postgres.database()
    with Server(database) as first, Server(database) as second:
        yield first, second


def asked(table: SeatedTable, browser: Browser) -> str:
    """Who has to decide now."""
    assert browser.decision is not None
    seat: str = browser.decision["seat"]
    return seat


def test_the_protocol_on_postgresql(servers: tuple[Server, Server]) -> None:
    table = create(servers[0], "skirmish", 4, seed=1)
    # Whoever answers at once sends more than the server takes, on a quick machine.
    asyncio.run(play_tables(servers[0], [table], Pace(0.02, 0.05), 2.0))
    assert len(table.acknowledged) > 10
    assert not table.errors
    assert not table.refusals
    assert not table.gaps
    assert not disagreements([table], histories(servers[0].database))


def test_what_happens_at_one_server_is_seen_at_the_other_at_once(servers: tuple[Server, Server]) -> None:
    async def scene() -> None:
        table = create(servers[0], "skirmish", 4, seed=2)
        async with AsyncExitStack() as stack:
            here = {
                seat: await stack.enter_async_context(Browser(servers[0], table.id, token))
                for seat, token in table.tokens.items()
            }
            there = {
                seat: await stack.enter_async_context(Browser(servers[1], table.id, token))
                for seat, token in table.tokens.items()
            }
            watcher = next(iter(there.values()))
            for number in range(12):
                seat = asked(table, watcher)
                server, other = (here, there) if number % 2 else (there, here)
                await server[seat].act(f"k{number}")
                answer = await server[seat].answer(f"k{number}")
                assert answer["type"] == "ack", answer
                for browser in (*here.values(), *there.values()):
                    await browser.until(answer["revision"])
                assert other[seat].decision == server[seat].decision, "both show the same question"

    asyncio.run(scene())


def test_two_answers_for_one_seat_at_two_servers_cannot_both_win(servers: tuple[Server, Server]) -> None:
    async def scene() -> None:
        table = create(servers[0], "skirmish", 4, seed=3)
        async with AsyncExitStack() as stack:
            pairs = {
                seat: [
                    await stack.enter_async_context(Browser(server, table.id, token)) for server in servers
                ]
                for seat, token in table.tokens.items()
            }
            watcher = next(iter(pairs.values()))[0]
            wins = {0: 0, 1: 0}
            for number in range(25):
                seat = asked(table, watcher)
                revision = watcher.revision
                for browser in pairs[seat]:
                    await browser.until(revision)
                assert watcher.decision is not None
                last = str(len(pairs[seat][0].decision["offers"]) - 1)  # type: ignore[index]  # it is asked
                await asyncio.gather(
                    pairs[seat][0].act(f"a{number}", "0", revision),
                    pairs[seat][1].act(f"b{number}", last, revision),
                )
                answers = await asyncio.gather(
                    pairs[seat][0].answer(f"a{number}"), pairs[seat][1].answer(f"b{number}")
                )
                won = [place for place, answer in enumerate(answers) if answer["type"] == "ack"]
                assert len(won) == 1, answers
                assert answers[won[0]]["revision"] == revision + 1
                wins[won[0]] += 1
                for pair in pairs.values():
                    for browser in pair:
                        await browser.until(revision + 1)
        history = histories(servers[0].database)[table.id]
        assert len(history) == 25
        assert sum(wins.values()) == 25

    asyncio.run(scene())


def test_the_same_key_at_two_servers_is_one_decision(servers: tuple[Server, Server]) -> None:
    async def scene() -> None:
        table = create(servers[0], "skirmish", 4, seed=4)
        async with Browser(servers[0], table.id, next(iter(table.tokens.values()))) as first:
            seat = asked(table, first)
        token = table.tokens[seat]
        async with Browser(servers[0], table.id, token) as one, Browser(servers[1], table.id, token) as two:
            await asyncio.gather(one.act("k", revision=0), two.act("k", revision=0))
            answers = await asyncio.gather(one.answer("k"), two.answer("k"))
            assert [answer["type"] for answer in answers] == ["ack", "ack"]
            assert [answer["revision"] for answer in answers] == [1, 1]
        assert len(histories(servers[0].database)[table.id]) == 1

    asyncio.run(scene())


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something, for as long as a busy machine may need."""
    async with asyncio.timeout(30.0):
        while not happened():
            await asyncio.sleep(0.02)


def test_when_one_server_dies_its_players_go_on_at_the_other(postgres: Postgres) -> None:
    database = postgres.database()

    async def scene(first: Server, second: Server) -> None:
        table = create(first, "skirmish", 4, seed=5)
        company = Company(first, Pace(0.0, 0.02), patient=True)
        company.sit_down(table)
        await until(lambda: len(table.acknowledged) > 5)
        first.kill()
        for player in company.players:
            player.server = second
        before = len(table.acknowledged)
        await until(lambda: len(table.acknowledged) > before + 5)
        await company.stop()
        assert not table.errors
        assert not disagreements([table], histories(database))

    with Server(database) as first, Server(database) as second:
        asyncio.run(scene(first, second))


def test_a_series_at_two_servers_is_one_series(servers: tuple[Server, Server]) -> None:
    """Who sits down at one sits at the other, and two who begin the next game at once find one table."""
    here, there = servers
    seats = {"red": {"player": "open"}, "keeper": {"player": "open"}}
    status, made = here.ask("POST", "/api/series", {"game": "skirmish", "kind": "match", "seats": seats})
    assert status == 201, made
    path = f"/api/series/{made['series']}"
    tokens = {}
    for server, seat in ((here, "red"), (there, "keeper")):
        status, claimed = server.ask("POST", f"{path}/claim", {"name": seat}, token=made["tokens"][seat])
        assert status == 200, claimed
        tokens[seat] = claimed["token"]
    with ThreadPoolExecutor(2) as pool:
        begun = [
            pool.submit(server.ask, "POST", f"{path}/next", {}, token=tokens[seat])
            for server, seat in ((here, "red"), (there, "keeper"))
        ]
        answers = [each.result() for each in begun]
    assert [status for status, _ in answers] == [201, 201], answers
    (table,) = {answer["table"] for _, answer in answers}
    for server in servers:
        status, told = server.ask("GET", path, token=tokens["red"])
        assert status == 200 and told["running"] == table
        status, shape = server.ask("GET", f"/api/tables/{table}", token=tokens["keeper"])
        assert status == 200 and shape["seats"]["keeper"]["who"] == "keeper"
