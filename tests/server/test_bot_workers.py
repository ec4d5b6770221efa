"""Bots think in processes of their own; one that goes wrong is replaced, and nobody waits for it."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from grimtable import bots
from grimtable.games import load_game
from grimtable.server.bot_workers import BotsUnavailable, BotWorkers, simpler
from grimtable.server.limits import LimitReached, Limits
from grimtable.server.metrics import Metrics
from tests.server.odd_bots import ODD

STATE = load_game("skirmish").new(players=3, seed=1)
SEAT = str(STATE.asked)
OFFERED = {STATE.game.language.spell(STATE, action) for action in STATE.legal}
JSON = STATE.to_json()
ODD_PROGRAM = (str(Path(__file__).with_name("odd_bots.py")),)


@asynccontextmanager
async def crew(
    levels: Sequence[str] = ("random",), *, odd: bool = False, limits: Limits | None = None
) -> AsyncIterator[BotWorkers]:
    """Workers that are gone when the block ends."""
    metrics = Metrics()
    if odd:
        workers = BotWorkers(limits, metrics, levels=levels, program=ODD_PROGRAM)
    else:
        workers = BotWorkers(limits, metrics)
    try:
        yield workers
    finally:
        await workers.close()


async def choose(workers: BotWorkers, level: str = "random", budget: float = 0.2, seed: int = 7) -> str:
    choice = await workers.choose("skirmish", level, seed, SEAT, JSON, budget)
    assert choice.level == level
    assert not choice.notes
    return choice.action


def test_a_bot_chooses_an_offered_action_and_the_same_one_again() -> None:
    async def scene() -> None:
        async with crew() as workers:
            first = await choose(workers)
            assert first in OFFERED
            assert await choose(workers) == first
            choices = {await choose(workers, seed=seed) for seed in range(20)}
            assert len(choices) > 1, "another seed is another bot"

    asyncio.run(scene())


def test_nothing_starts_before_the_first_question_and_nothing_is_left_afterwards() -> None:
    async def scene() -> list[int]:
        async with crew() as workers:
            assert not workers._all
            await workers.prepare("skirmish")
            await choose(workers)
            processes = [worker.process.pid for worker in workers._all]
            assert len(processes) == 1, "one question needs one process"
        return processes

    for process in asyncio.run(scene()):
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_a_question_dropped_while_its_process_starts_leaves_no_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server that is closed at once, or a table deleted at once: what was half started ends too."""
    started: list[asyncio.subprocess.Process] = []
    create = asyncio.create_subprocess_exec

    async def counted(*program: str, **options: Any) -> asyncio.subprocess.Process:
        process = await create(*program, **options)
        started.append(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", counted)

    async def scene() -> None:
        async with crew() as workers:
            for steps in range(8):
                asking = asyncio.get_running_loop().create_task(workers.prepare("skirmish"))
                for _ in range(steps):
                    await asyncio.sleep(0)
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
        assert started
        assert all(process.returncode is not None for process in started)

    asyncio.run(scene())


def test_no_more_processes_than_allowed_however_many_tables_ask() -> None:
    async def scene() -> None:
        async with crew(limits=Limits(bot_workers=2)) as workers:
            answers = await asyncio.gather(*(choose(workers, seed=seed) for seed in range(30)))
            assert len(answers) == 30
            assert len(workers._all) <= 2

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("level", "why"), [("raises", "failed"), ("cheats", "failed"), ("suicidal", "died"), ("exits", "died")]
)
def test_a_bot_that_goes_wrong_is_replaced_by_a_simpler_one_with_a_note(level: str, why: str) -> None:
    async def scene() -> None:
        async with crew(("random", level), odd=True) as workers:
            choice = await workers.choose("skirmish", level, 7, SEAT, JSON, 0.2)
            assert choice.action in OFFERED
            assert choice.level == "random"
            assert [(note.level, note.why, note.instead) for note in choice.notes] == [(level, why, "random")]
            assert choice.notes[0].sentence.startswith(f"A bot of level {level}")
            assert "\n" not in choice.notes[0].problem
            assert await choose(workers) in OFFERED, "the next question is answered as usual"
            assert workers.metrics is not None
            counted = workers.metrics.registry.get_sample_value(
                "grimtable_bot_failures_total", {"level": level, "why": why}
            )
            assert counted == 1.0

    asyncio.run(scene())


def test_a_bot_without_end_is_killed_and_its_table_goes_on() -> None:
    async def scene() -> None:
        async with crew(("random", "lazy", "endless"), odd=True) as workers:
            await workers.prepare("skirmish")
            (process,) = [worker.process.pid for worker in workers._all]
            choice = await workers.choose("skirmish", "endless", 7, SEAT, JSON, 0.05)
            assert choice.action in OFFERED
            assert [note.why for note in choice.notes] == ["overran"]
            assert choice.level == "lazy", "the next simpler one, which still fits into the patience"
            assert process not in [worker.process.pid for worker in workers._all]

    asyncio.run(scene())


def test_a_bot_without_measure_is_stopped_by_the_bound_of_its_memory() -> None:
    async def scene() -> None:
        async with crew(("random", "greedy"), odd=True, limits=Limits(bot_bytes=400_000_000)) as workers:
            choice = await workers.choose("skirmish", "greedy", 7, SEAT, JSON, 5.0)
            assert choice.level == "random"
            assert choice.action in OFFERED

    asyncio.run(scene())


def test_a_chatty_bot_does_not_write_into_the_answers() -> None:
    async def scene() -> None:
        async with crew(ODD, odd=True) as workers:
            assert await choose(workers, "chatty") in OFFERED
            assert await choose(workers, "chatty") in OFFERED

    asyncio.run(scene())


def test_a_killed_worker_is_replaced_without_anybody_noticing() -> None:
    async def scene() -> None:
        async with crew() as workers:
            expected = await choose(workers)
            (worker,) = workers._all
            os.kill(worker.process.pid, signal.SIGKILL)
            # At once, so that the question meets a process whose death nobody has noticed yet.
            assert await choose(workers) == expected
            assert worker not in workers._all

    asyncio.run(scene())


def test_quick_bots_do_not_wait_for_those_who_think() -> None:
    async def scene() -> None:
        limits = Limits(bot_workers=2)
        async with crew(("random", "lazy", "endless"), odd=True, limits=limits) as workers:
            await asyncio.gather(workers.prepare("skirmish"), workers.prepare("skirmish"))
            thinkers = [
                asyncio.create_task(workers.choose("skirmish", "endless", 1, SEAT, JSON, 30.0))
                for _ in range(3)
            ]
            await asyncio.sleep(0.1)
            assert await asyncio.wait_for(choose(workers), timeout=20) in OFFERED
            assert not any(task.done() for task in thinkers), "they still think"
            for task in thinkers:
                task.cancel()
            await asyncio.gather(*thinkers, return_exceptions=True)

    asyncio.run(scene())


def test_the_event_loop_stays_free_while_a_bot_thinks() -> None:
    async def scene() -> int:
        async with crew(("random", "lazy"), odd=True) as workers:
            await workers.prepare("skirmish")
            thinking = asyncio.create_task(choose(workers, "lazy", budget=1.0))
            turns = 0
            while not thinking.done():
                await asyncio.sleep(0.001)
                turns += 1
            return turns

    assert asyncio.run(scene()) > 20


def test_an_unknown_level_plays_at_random() -> None:
    assert simpler("grandmaster", ("random", "recruit")) == ("random",)
    assert simpler("recruit", ("random", "recruit", "veteran")) == ("recruit", "random")


def test_what_no_bot_can_answer_is_one_sentence() -> None:
    async def scene() -> None:
        async with crew() as workers:
            with pytest.raises(BotsUnavailable, match="no bot can answer"):
                await workers.choose("skirmish", "random", 7, SEAT, b"{}", 0.2)
            with pytest.raises(BotsUnavailable, match="no bot can answer"):
                await workers.choose("skirmish", "random", 7, "somebody_else", JSON, 0.2)
            assert await choose(workers) in OFFERED
        with pytest.raises(BotsUnavailable):
            await workers.choose("skirmish", "random", 7, SEAT, JSON, 0.2)

    asyncio.run(scene())


def test_every_level_answers_within_its_time() -> None:
    async def scene() -> None:
        async with crew() as workers:
            await workers.prepare("skirmish")
            for level in bots.LEVELS:
                assert await choose(workers, level, budget=0.5) in OFFERED

    asyncio.run(scene())


def test_a_hint_is_told_in_the_language_that_is_asked_for() -> None:
    async def scene() -> None:
        async with crew() as workers:
            told = await workers.hint("skirmish", 7, SEAT, JSON, "en", 4.0)
            assert told.action in OFFERED
            again = await workers.hint("skirmish", 7, SEAT, JSON, "de", 4.0)
            assert told.action == again.action
            assert told.text != again.text

    asyncio.run(scene())


def test_a_hint_may_take_longer_than_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others wait for a turn, only who asked for a hint; and a new worker reads its game first."""
    given: list[float] = []

    async def scene() -> None:
        async with crew(limits=Limits(bot_seconds=0.5)) as workers:
            attempt = workers._attempt

            async def noting(question: Any) -> Any:
                given.append(question.seconds)
                return await attempt(question)

            monkeypatch.setattr(workers, "_attempt", noting)
            await workers.hint("skirmish", 7, SEAT, JSON, "en", 4.0)
            await choose(workers, budget=4.0)

    asyncio.run(scene())
    assert given == [4.0, 0.5]


def test_a_hint_that_fails_is_no_hint() -> None:
    async def scene() -> None:
        async with crew() as workers:
            with pytest.raises(BotsUnavailable, match="no hint"):
                await workers.hint("skirmish", 7, "nobody", JSON, "en", 4.0)

    asyncio.run(scene())


def test_hints_are_refused_while_too_many_bots_are_waited_for() -> None:
    async def scene() -> None:
        async with crew(limits=Limits(waiting_choices=0)) as workers:
            with pytest.raises(LimitReached, match="ask for a hint again"):
                await workers.hint("skirmish", 7, SEAT, JSON, "en", 4.0)

    asyncio.run(scene())


def test_a_worker_whose_server_was_killed_ends_by_itself(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(
        "import asyncio, os\n"
        "from grimtable.server.bot_workers import BotWorkers\n"
        "async def main():\n"
        "    workers = BotWorkers()\n"
        "    await workers.prepare('skirmish')\n"
        "    print(next(iter(workers._all)).process.pid, flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
        "asyncio.run(main())\n",
        encoding="utf-8",
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60, check=False)
    worker = int(done.stdout)
    until = time.monotonic() + 20
    while time.monotonic() < until and _runs(worker):
        time.sleep(0.05)
    assert not _runs(worker)


def _runs(process: int) -> bool:
    try:
        # A process that has ended and was not yet collected by its parent does not run any more.
        return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
