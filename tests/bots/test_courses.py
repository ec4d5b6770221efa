"""Courses of a Marine's turn: one for each first deed, and lines of play that keep to them."""

from __future__ import annotations

from grimtable.bots import SeatAtTable, decide, make
from grimtable.bots.searching import Search
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots import SEARCH
from grimtable.games.doom2004.bots.courses import courses
from grimtable.games.doom2004.bots.looking_ahead import has_courses
from grimtable.games.doom2004.bots.quick_play import Memory, QuickPlay
from grimtable.games.doom2004.bots.stakes import Stakes
from grimtable.kernel import OwnState, SeatId
from tests.bots.test_levels import situations

RED = SeatId("red")


def on_his_way(number: int) -> list[OwnState]:
    """Situations in which red has a way to go and may choose it."""
    found = [state for state in situations(RED, 80, every=1) if has_courses(state)]
    assert len(found) >= number
    return found[:number]


def test_the_veterans_own_course_comes_first_and_every_deed_begins_only_one() -> None:
    several = 0
    for state in on_his_way(12):
        found = courses(state, RED, state.legal)
        deeds = [course.advice.action for course in found]
        assert deeds[0] == decide(make("veteran", 1), state)
        assert set(deeds) <= set(state.legal)
        assert len(set(deeds)) == len(deeds)
        several += len(deeds) > 1
    assert several >= 6


def test_a_line_of_play_keeps_to_the_course_that_it_began_with() -> None:
    """He arrives where the course leads, unless something came of a step."""
    arrived = 0
    for state in on_his_way(20):
        for course in courses(state, RED, state.legal):
            first = course.advice.action
            if not isinstance(first, act.Step) or course.plan.shoot >= 0:
                continue
            line = SeatAtTable(state, RED, 3).imagine()
            known = line.field.known
            player = QuickPlay(Memory(), Stakes(line, RED), {int(first.space): course})
            line.apply(first)
            while line.asked == RED and line.table.active == RED and line.field.known == known:
                line.apply(line.legal[0] if len(line.legal) == 1 else player.answer(line))
            arrived += line.table.marines[RED].space == course.plan.end
    assert arrived >= 8


def test_lines_of_a_deed_end_with_the_turn() -> None:
    state = next(each for each in on_his_way(12) if len(courses(each, RED, each.legal)) > 1)
    search = Search(SEARCH, SeatAtTable(state, RED, 3).imagine, RED)
    line = SeatAtTable(state, RED, 3).imagine()
    assert not search.horizon.reached(line)
    veteran = make("veteran", 2)
    while line.table.active == RED:
        assert line.asked is not None
        line.apply(decide(veteran, line))
    assert search.horizon.reached(line)
