"""Grimtable's own games as subjects: random choices among the legal actions, events off."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from benchmarks.odds import Oracle
from benchmarks.six_dice import SixDice
from benchmarks.subject import Choose, Copier, Subject, Table, chooser
from grimtable import __version__
from grimtable.games import installed, load_changed
from grimtable.kernel import Game, State
from grimtable.records.session import Session


class GameTable:
    """One of our games in progress; a state without a journal makes no events."""

    def __init__(self, state: State[Any, Any], choose: Choose) -> None:
        self.state = state
        self.choose = choose

    def advance(self, limit: int) -> int:
        """The loop a user would write: look at the legal actions, choose one, apply it with its check."""
        state, choose = self.state, self.choose
        for played in range(limit):
            if state.result is not None:
                return played
            actions = state.legal_actions()
            state.apply(actions[choose(len(actions))])
        return limit

    def answers(self) -> int:
        return len(self.state.legal_actions())

    def copier(self) -> Copier:
        return self.state.copy


class SessionHistory:
    """A session of ours with its whole history; anybody may take anything back."""

    def __init__(self, session: Session[Any, Any]) -> None:
        self.session = session
        self.seat = session.setup.order[0]

    def undo(self) -> None:
        self.session.undo(self.seat)

    def redo(self) -> None:
        self.session.redo(self.seat)


LONG_GAME_TRIES = 50
"""How many games are begun in search of one that lasts long enough."""


class GrimtableGame(Subject):
    """A game of ours at a fixed number of seats, scenario and set of options."""

    ours = True
    package = "grimtable"
    module = "grimtable.games"

    def __init__(
        self,
        name: str,
        title: str,
        *,
        game: str,
        players: int,
        scenario: str | None = None,
        packs: Sequence[str] = (),
        options: Mapping[str, str | int | bool] | None = None,
        long_game: Path | None = None,
        odds: Callable[[], Oracle] | None = None,
    ) -> None:
        """`long_game` is an overlay pack in which random games last: see `benchmarks/history.py`.

        `odds` makes what tells exact odds: see `benchmarks/odds.py`.
        """
        self.name = name
        self.title = title
        self.game_id = game
        self.players = players
        self.scenario = scenario
        self.packs = packs
        self.options = dict(options or {})
        self.long_game = long_game
        self.odds = odds

    @cached_property
    def game(self) -> Game[Any, Any]:
        """The rules with their content, loaded once."""
        return load_changed(self.game_id, self.packs)

    def version(self) -> str:
        return __version__

    def begin(self, seed: int, choose: Choose) -> Table:
        state = self.game.new(
            players=self.players, scenario=self.scenario, options=self.options, seed=seed, windows="skip"
        )
        return GameTable(state, choose)

    def history(self, seed: int, decisions: int) -> SessionHistory | None:
        """The first game from this seed on that random play does not end before so many decisions."""
        game = load_changed(self.game_id, [*self.packs, *([self.long_game] if self.long_game else [])])
        for number in range(LONG_GAME_TRIES):
            setup = game.setup(
                players=self.players, scenario=self.scenario, options=self.options, seed=seed + number
            )
            session, choose = Session.start(game, setup, undo="free"), chooser(seed + number)
            while session.state.result is None and session.decisions < decisions:
                actions = session.state.legal_actions()
                session.play(actions[choose(len(actions))])
            if session.decisions == decisions:
                return SessionHistory(session)
        return None

    def oracle(self) -> Oracle | None:
        return self.odds() if self.odds is not None else None

    def missing(self) -> str | None:
        """A game that is not part of this version yet is nobody's mistake: the report says "not yet"."""
        return None if self.game_id in installed() else f"{self.game_id} does not exist yet"


def games() -> list[Subject]:
    """Our games, those that are still to come too, in the order of the report."""
    return [
        GrimtableGame(
            "skirmish",
            "skirmish, The Long Hall: 24×24 map, four seats, 16 figures at the start",
            game="skirmish",
            players=4,
            scenario="long_hall",
            long_game=Path(__file__).with_name("long_game"),
        ),
        GrimtableGame("doom2004", "DOOM 2004, three Marines", game="doom2004", players=4, odds=SixDice),
        GrimtableGame(
            "doom2004-expansion",
            "DOOM 2004 with the expansion, The Last Chapter, three Marines",
            game="doom2004",
            players=4,
            scenario="the_last_chapter",
            packs=("expansion",),
        ),
        GrimtableGame("doom2016", "DOOM 2016, two Marines", game="doom2016", players=3),
        GrimtableGame("relic", "Relic, four players", game="relic", players=4),
    ]
