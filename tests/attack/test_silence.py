"""Silence: what a pause tells, or who is not asked, about cards that nobody has seen."""

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from grimtable.games import installed
from grimtable.server.bluffing import LONGEST, SHORTEST, Bluff, pause
from grimtable.server.bot_workers import Choice
from tests.attack.test_refusal_oracles import others_window
from tests.server.support import House, MadeTable


def windows_of(house: House, seats: dict[str, str], **more: Any) -> str:
    body = {"game": "skirmish", "seats": {seat: {"player": player} for seat, player in seats.items()}, **more}
    made = house.ask("POST", "/api/tables", body, status=201)
    windows: str = house.ask("GET", f"/api/tables/{made['table']}")["windows"]
    return windows


@pytest.mark.parametrize(
    ("seats", "windows"),
    [
        ({"red": "human", "keeper": "open"}, "ask"),
        ({"red": "human", "keeper": "human"}, "ask"),
        ({"red": "open", "keeper": "open"}, "ask"),
        ({"red": "open", "green": "bot", "keeper": "human"}, "ask"),
        ({"red": "human", "keeper": "bot"}, "skip"),
        ({"red": "bot", "keeper": "bot"}, "skip"),
    ],
)
def test_where_people_play_everybody_is_asked(house: House, seats: dict[str, str], windows: str) -> None:
    """Being passed over tells that a hand holds nothing; alone there is nobody to tell it to."""
    assert windows_of(house, seats) == windows


def test_whoever_makes_the_table_may_choose_otherwise(house: House) -> None:
    both = {"red": "human", "keeper": "open"}
    assert windows_of(house, both, windows="skip") == "skip"
    assert windows_of(house, {"red": "human", "keeper": "bot"}, windows="ask") == "ask"


def test_a_table_begun_for_one_tells_the_second_that_pauses_speak(house: House) -> None:
    """Nobody can change how a running game asks; so whoever sits down later is told."""
    table = house.make(seats={"red": "human", "keeper": "bot"})
    assert house.ask("GET", table.path)["notes"] == []
    table.sit("keeper", "Gast")
    assert "This table asks only players who can respond" in house.ask("GET", table.path)["notes"][-1]


# --- bots -------------------------------------------------------------------------------------------------


class Clock:
    """A clock that goes on when somebody thinks or waits, and only then."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.released: list[float] = []  #: when answers were given, since they were asked

    def __call__(self) -> float:
        return self.now

    async def linger(self, seconds: float) -> None:
        self.now += seconds


def draws() -> Iterator[float]:
    while True:
        yield from (0.1, 0.7, 0.3, 0.95)


def answer_times(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game_id: str, thinking: Callable[[int], float]
) -> tuple[list[float], list[float]]:
    """Seconds until bots answered the interrupts of one game, and how long they were allowed to think.

    On a server of its own: a bot that still waits at a table which was removed would move the clock.
    """
    folder.mkdir()
    house = House(folder)
    try:
        return _answer_times(house, monkeypatch, game_id, thinking)
    finally:
        house.close()
        monkeypatch.undo()


def _answer_times(
    house: House, monkeypatch: pytest.MonkeyPatch, game_id: str, thinking: Callable[[int], float]
) -> tuple[list[float], list[float]]:
    state, _, _ = others_window(game_id)
    table: MadeTable = house.adopt(state.game, state)
    clock, drawn = Clock(), draws()
    house.registry.bluff = Bluff(clock, clock.linger, lambda: next(drawn))
    times: list[float] = []
    budgets: list[float] = []
    choose = house.registry.workers.choose
    act_for = house.registry.commands.act_for
    asked = {"at": 0.0, "window": False}

    async def choosing(*question: Any, secretly: bool) -> Choice:
        live = house.registry.tables[table.id].session.state
        assert live.decision is not None
        asked["at"], asked["window"] = clock.now, live.decision.is_window
        found = await choose(*question, secretly=secretly)
        assert secretly == asked["window"], "the metrics are anybody's to read"
        if asked["window"]:
            clock.now += thinking(len(live.legal))
            budgets.append(question[-1])
        return found

    async def acting(*deed: Any) -> bool:
        if asked["window"]:
            times.append(round(clock.now - asked["at"], 6))
        return await act_for(*deed)

    monkeypatch.setattr(house.registry.workers, "choose", choosing)
    monkeypatch.setattr(house.registry.commands, "act_for", acting)
    with table.join(token=table.spectator) as watcher:
        for seat in state.order:
            change = {"player": "bot", "level": "random"}
            house.ask("PATCH", f"{table.path}/seats/{seat}", change, table.tokens[seat])
        while len(times) < 8 and watcher.result is None:
            watcher.next("update")
    return times, budgets


@pytest.mark.parametrize("game_id", installed())
def test_a_bot_that_holds_something_answers_no_later_than_one_that_holds_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    """By a clock of the test's own: the same draws bring the same pauses, whatever a bot thinks about."""
    at_once, _ = answer_times(tmp_path / "at_once", monkeypatch, game_id, lambda offers: 0.0)
    by_hand, budgets = answer_times(
        tmp_path / "by_hand", monkeypatch, game_id, lambda offers: 0.4 if offers > 1 else 0.01
    )
    both = min(len(at_once), len(by_hand))
    assert both >= 8
    assert at_once[:both] == by_hand[:both]
    assert min(at_once) >= SHORTEST
    assert max(budgets) < SHORTEST, "thinking must end before the shortest pause does"


def test_a_pause_is_made_of_chance_alone() -> None:
    """What decides it are the time of the question and a draw: nothing that could hold a card comes near."""
    assert list(inspect.signature(pause).parameters) == ["draw"]
    assert list(inspect.signature(Bluff.wait).parameters) == ["self", "asked"]
    assert list(inspect.signature(Bluff).parameters) == ["clock", "linger", "draw"]
    shares = iter([number / 1000 for number in range(1000)])
    pauses = [pause(shares.__next__) for _ in range(1000)]
    assert SHORTEST == min(pauses) < max(pauses) <= LONGEST
    assert 0.8 < sum(pauses) / len(pauses) < 1.2, "a second on the average, so that the game goes on"


def test_nobody_sees_a_bot_think_about_an_interrupt(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sign of thinking came and went with the thought; where everybody is asked it does not come."""
    monkeypatch.setattr("grimtable.server.automation._SHOWN_AFTER", 0.0)
    state, _, asked = others_window("doom2004")
    table = house.adopt(state.game, state)
    shown = []

    async def linger(seconds: float) -> None:
        shown.append(set(house.registry.tables[table.id].thinking))

    house.registry.bluff = Bluff(linger=linger)
    with table.join(token=table.spectator) as watcher:
        change = {"player": "bot", "level": "random"}
        house.ask("PATCH", f"{table.path}/seats/{asked}", change, table.tokens[asked])
        watcher.reach(1)
    assert shown[0] == set()
