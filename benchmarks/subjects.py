"""Grimtable's own games as subjects: random choices among the legal actions, events off."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from typing import Any

from benchmarks.subject import Choose, Copier, Subject, Table, chooser, is_importable


class GameTable:
    """One of our games in progress; a state without a journal makes no events."""

    def __init__(self, state: Any, choose: Choose) -> None:
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

    def copier(self) -> Copier:
        copier: Copier = self.state.copy
        return copier


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
        options: Mapping[str, str | int | bool] | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.game_id = game
        self.players = players
        self.scenario = scenario
        self.options = dict(options or {})

    @cached_property
    def game(self) -> Any:
        """The rules with their content, loaded once; ImportError or the games' own refusal if there are none."""
        return import_module("grimtable.games").load_game(self.game_id)

    def begin(self, seed: int, choose: Choose) -> Table:
        state = self.game.new(
            players=self.players, scenario=self.scenario, options=self.options, seed=seed, windows="skip"
        )
        return GameTable(state, choose)

    def missing(self) -> str | None:
        """A game that is not part of this version yet is nobody's mistake: the report says "not yet"."""
        if not is_importable("grimtable.games"):
            return f"{self.game_id} does not exist yet"
        errors = import_module("grimtable.kernel.errors")
        try:
            self.begin(seed=0, choose=chooser(0))
        except (ImportError, AttributeError, errors.GrimtableError) as error:
            return f"{self.game_id} cannot be played yet: {error}"
        return None


def games() -> list[Subject]:
    """Our games, those that are still to come too, in the order of the report."""
    return [
        GrimtableGame("skirmish", "skirmish on a 24×24 map with 15 figures", game="skirmish", players=4),
        GrimtableGame("doom2004", "DOOM 2004, three Marines", game="doom2004", players=4),
        GrimtableGame("doom2016", "DOOM 2016, four Marines", game="doom2016", players=5),
        GrimtableGame("relic", "Relic, four players", game="relic", players=4),
    ]
