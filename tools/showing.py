"""Whole games and rules cases shown to everybody: the tests take a few of them, `make soak` all it can."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from grimtable import bots
from grimtable.cases.case import Do, texts
from grimtable.cases.reading import read_case
from grimtable.cases.recorded import is_recorded
from grimtable.cases.setup import game_of, staged
from grimtable.cli.terminal.client import Client
from grimtable.cli.terminal.keyboard import PipedKeyboard
from grimtable.cli.terminal.seating import HUMAN
from grimtable.conformance.suite import NonConformance
from grimtable.content.texts import LANGUAGES
from grimtable.kernel import CHANCE, Action, AnyGame, SetupError
from grimtable.kernel.playout import chooser
from grimtable.picture.conformance import Onlookers, Seen
from grimtable.records.session import Session

CASES = Path(__file__).resolve().parents[1] / "cases"


def tables(game: AnyGame, scenarios: Iterable[str] | None = None) -> Iterator[tuple[str, int]]:
    """Every scenario (or these) with every number of players there is."""
    for scenario in game.scenarios if scenarios is None else scenarios:
        for players in range(1, 9):
            try:
                game.setup(players=players, scenario=scenario)
            except SetupError:
                continue
            yield scenario, players


def show_game(
    game: AnyGame,
    scenario: str,
    players: int,
    seed: int,
    *,
    level: str = "random",
    every: int = 10,
    hint_every: int = 0,
    at_most: int = 100_000,
    goes_on: Callable[[], bool] = lambda: True,
    seen: Seen | None = None,
) -> int:
    """One game of such bots, shown after each decision, closely after some; returns its decisions.

    `hint_every` asks the best quick bot for a hint and draws the page of the terminal as well.
    """
    setup = game.setup(players=players, scenario=scenario, seed=seed)
    session = Session.start(game, setup, undo="free")
    onlookers = Onlookers(game, setup, seen=seen)
    below = chooser(seed)
    playing = {str(seat): bots.make(level, bots.seed_for(seed, seat)) for seat in setup.order}
    events = next(session.history())[1]
    while True:
        state, number = session.state, session.decisions
        try:
            onlookers.look(state, events)
            if every and below(every) == 0:
                onlookers.look_closely(state, events, below)
            if hint_every and below(hint_every) == 0 and not state.over:
                _hint(state)
                _page(session)
        except Exception as error:
            raise NonConformance(
                f"{type(error).__name__}: {error}\nin {game.id}, {scenario}, {players} players, seed {seed}, "
                f"{level} bots, after {number} decisions\nin progress: {list(state.stack)}"
            ) from error
        if state.over or number >= at_most or not goes_on():
            return number
        events = session.play(_choice(session, playing, below))


def _choice(session: Session[Any, Any], playing: dict[str, Any], below: Callable[[int], int]) -> Action:
    state = session.state
    if state.asked == CHANCE:
        return state.legal[below(len(state.legal))]
    return bots.decide(playing[str(state.asked)], state)


def _hint(state: Any) -> None:
    """What a seat is told that asks what a veteran would do."""
    told = bots.explain(bots.make("veteran", 1), state)
    offered = {state.game.language.spell(state, action) for action in state.legal}
    if told.chosen not in offered:
        raise NonConformance(f"the hint `{told.chosen}` is not offered")
    for option in told.options:
        if option.action not in offered or "{" in option.reason:
            raise NonConformance(f"the hint is not for readers: {option}")


def _page(session: Session[Any, Any]) -> None:
    """What the terminal shows the seat that is asked."""
    seat = session.state.asked
    players = {str(seat): HUMAN for seat in session.setup.order}
    client = Client(session.aside(), players, PipedKeyboard(()), Console(file=io.StringIO(), width=100))
    client.viewer = seat
    client.page(seat)


# --- rules cases --------------------------------------------------------------------------------------------


def cases(game: str = "") -> list[Path]:
    """Every rules case, of one game or of all: they stage what random games seldom reach."""
    return sorted(path for path in (CASES / game).rglob("*.toml") if not is_recorded(path))


def show_case(path: Path, *, closely: bool = True, seen: Seen | None = None) -> int:
    """The position of a case and what its actions lead to, shown; returns how many positions."""
    shown = path.relative_to(CASES.parent).as_posix()
    case = read_case(path, shown)
    game = game_of(case)
    run = staged(case, game)
    # A pack of its own has its own catalogues, and reading them takes longer than everything else.
    languages = LANGUAGES[:1] if case.file.content else LANGUAGES
    onlookers = Onlookers(game, run.state.setup, languages, seen, is_staged=True)
    below = chooser(1)
    positions = 0

    def look(number: int) -> None:
        try:
            onlookers.look(run.state, run.journal.events[number:])
            if closely:
                onlookers.look_closely(run.state, run.journal.events[number:], below)
        except Exception as error:
            raise NonConformance(
                f"{type(error).__name__}: {error}\nin {shown}, after {positions} actions\n"
                f"in progress: {list(run.state.stack)}"
            ) from error

    look(0)
    for step in case.steps:
        if isinstance(step.what, Do):
            for text in texts(step.what.action):
                before = len(run.journal.events)
                run.play(run.read(text, step.what.seat))
                positions += 1
                look(before)
    return positions + 1
