"""Tables of bots of every game through a real server, a spectator at each: none stuck, memory flat."""

from __future__ import annotations

import asyncio

from tools.many_tables import Course, play_bot_tables
from tools.serving import NO_PACE, Server
from tools.soak.batch import Run

#: Tables that are played at the same time.
AT_ONCE = 30


def soak(run: Run) -> None:
    """New tables for as long as there is time, and then until the last one has ended."""
    ended = 0

    def told(course: Course) -> None:
        nonlocal ended
        run.did("tables ended", course.ended - ended)
        ended = course.ended

    with Server(str(run.folder / "tables.sqlite3"), NO_PACE) as server:
        course = asyncio.run(
            play_bot_tables(
                server,
                run.seed,
                AT_ONCE,
                lambda opened: opened < AT_ONCE or run.passed < run.seconds,
                told=told,
            )
        )
    run.figures |= {"decisions": str(course.decisions), **course.in_megabytes()}
    for problem in course.problems:
        run.problem(problem)
