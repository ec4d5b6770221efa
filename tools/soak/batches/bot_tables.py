"""Tables of bots of every game through a real server, a spectator at each: none stuck, memory flat."""

from __future__ import annotations

import asyncio

from tools.many_tables import Course, play_bot_tables
from tools.serving import NO_PACE, Server
from tools.soak.batch import Run

#: Tables that are played at the same time.
AT_ONCE = 30


def soak(run: Run) -> None:
    """New tables for as long as there is time; those that are in play then are left as they are."""
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
                lambda opened: not opened or run.is_in_time(),
                is_over=lambda: not run.is_in_time(),
                told=told,
            )
        )
    run.did("tables left in play", course.left)
    run.figures |= {"decisions": str(course.decisions), **course.in_megabytes()}
    for problem in course.problems:
        run.problem(problem)
