"""The peers: well-known packages from PyPI, each played by random choices under its own full rules.

Packages are imported by name when a table is dealt, so that a peer that is not installed is only a line in
the report and types are checked the same without it.
`docs/benchmarks.md` says for each peer what is fair about the comparison and what is not.
"""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from typing import Any

from benchmarks.subject import Choose, Copier, Subject, Table

CATAN_TURN_LIMIT = 1000
"""catanatron stops a game of random players here (its own `TURNS_LIMIT`)."""


class ChessTable:
    """A game of chess whose players move at random."""

    def __init__(self, choose: Choose) -> None:
        self.board = import_module("chess").Board()
        self.choose = choose

    def advance(self, limit: int) -> int:
        """The loop of the package's own documentation: until `is_game_over`, push one of the legal moves.

        That asks for checkmate, stalemate, insufficient material, the seventy-five-move rule and fivefold
        repetition. Claimable draws (`claim_draw=True`) are left out: looking for them makes the peer six
        times slower, and nobody who plays random games asks for them.
        """
        board, choose = self.board, self.choose
        for played in range(limit):
            if board.is_game_over():
                return played
            moves = list(board.legal_moves)
            board.push(moves[choose(len(moves))])
        return limit

    def answers(self) -> int:
        answers: int = self.board.legal_moves.count()
        return answers

    def copier(self) -> Copier:
        """A copy with its move stack: without it a copy could not tell a repetition."""
        copier: Copier = self.board.copy
        return copier


class Chess(Subject):
    """python-chess: full rules in pure Python with bit boards."""

    name = "chess"
    title = "python-chess, random moves, full rules"
    package = "chess"
    module = "chess"

    def begin(self, seed: int, choose: Choose) -> Table:
        return ChessTable(choose)


class CatanTable:
    """A game of Catan between four of catanatron's own random players."""

    def __init__(self, seed: int) -> None:
        catanatron = import_module("catanatron")
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        # catanatron seeds and uses Python's shared generator, and takes a zero for "no seed".
        self.game = catanatron.Game(players, seed=seed + 1)

    def advance(self, limit: int) -> int:
        """The loop of catanatron's `Game.play`, which cannot stop in between, without its two copies."""
        game = self.game
        for played in range(limit):
            if game.winning_color() is not None or game.state.num_turns >= CATAN_TURN_LIMIT:
                return played
            game.play_tick()
        return limit

    def answers(self) -> int:
        return len(self.game.state.playable_actions)

    def copier(self) -> Copier:
        copier: Copier = self.game.copy
        return copier


class Catanatron(Subject):
    """catanatron: the nearest peer in pure Python with dice, hidden cards and four seats."""

    name = "catanatron"
    title = "catanatron, four random players"
    package = "catanatron"
    module = "catanatron"

    def begin(self, seed: int, choose: Choose) -> Table:
        """The choices are those of catanatron's own players, who draw in the same way."""
        return CatanTable(seed)


class SpielTable:
    """A game of OpenSpiel between random players; neither game that is measured here has chance nodes."""

    def __init__(self, state: Any, choose: Choose) -> None:
        self.state = state
        self.choose = choose

    def advance(self, limit: int) -> int:
        state, choose = self.state, self.choose
        for played in range(limit):
            if state.is_terminal():
                return played
            actions = state.legal_actions()
            state.apply_action(actions[choose(len(actions))])
        return limit

    def answers(self) -> int:
        return len(self.state.legal_actions())

    def copier(self) -> Copier:
        copier: Copier = self.state.clone
        return copier


class OpenSpielChess(Subject):
    """OpenSpiel's chess: rules in C++, called from Python one decision at a time."""

    name = "openspiel-chess"
    title = "OpenSpiel chess (rules in C++), random moves"
    package = "open_spiel"
    module = "pyspiel"

    def begin(self, seed: int, choose: Choose) -> Table:
        return SpielTable(self.game.new_initial_state(), choose)

    @cached_property
    def game(self) -> Any:
        return import_module("pyspiel").load_game("chess")


class OpenSpielTicTacToe(Subject):
    """OpenSpiel's Python tic-tac-toe: hardly any rules, so nearly pure cost of its game interface."""

    name = "openspiel-tic-tac-toe"
    title = "OpenSpiel tic-tac-toe (rules in Python), random moves"
    package = "open_spiel"
    module = "open_spiel.python.games.tic_tac_toe"

    def begin(self, seed: int, choose: Choose) -> Table:
        return SpielTable(self.game.new_initial_state(), choose)

    @cached_property
    def game(self) -> Any:
        import_module(self.module)  # registers the game
        return import_module("pyspiel").load_game("python_tic_tac_toe")


class UnoTable:
    """A game of UNO in rlcard's environment between two random players."""

    def __init__(self, environment: Any, seed: int, choose: Choose) -> None:
        self.environment = environment
        self.environment.np_random.seed(seed)
        self.observation, _ = self.environment.reset()
        self.choose = choose

    def advance(self, limit: int) -> int:
        """One step of the environment is one decision; it encodes the observation as it does for learners."""
        environment, choose, observation = self.environment, self.choose, self.observation
        played = 0
        while played < limit and not environment.is_over():
            actions = list(observation["legal_actions"])
            observation, _ = environment.step(actions[choose(len(actions))])
            played += 1
        self.observation = observation
        return played

    def answers(self) -> int:
        return len(self.observation["legal_actions"])

    def copier(self) -> None:
        """rlcard has no copy, only an optional step back that is off by default."""


class RlcardUno(Subject):
    """rlcard's UNO: a card game with hidden hands behind an environment for learning.

    Making an environment costs half as much as a game, and rlcard means it to be reset and used again,
    so all tables share one: finish a game before the next begins.
    """

    name = "rlcard-uno"
    title = "rlcard UNO, two random players"
    package = "rlcard"
    module = "rlcard"

    def begin(self, seed: int, choose: Choose) -> Table:
        return UnoTable(self.environment, seed, choose)

    @cached_property
    def environment(self) -> Any:
        return import_module("rlcard").make("uno")


def peers() -> list[Subject]:
    """Every peer, installed or not, in the order of the report."""
    return [Chess(), Catanatron(), OpenSpielChess(), OpenSpielTicTacToe(), RlcardUno()]
