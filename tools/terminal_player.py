"""A player at the terminal: types numbers and commands, and reads every page for what should not be there."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

from grimtable.bots import decide, make, seed_for
from grimtable.cli.terminal.client import Client
from grimtable.cli.terminal.keyboard import Completions
from grimtable.games import load_game
from grimtable.kernel import Game, SeatId
from grimtable.records.session import Session

#: What no player should read, and what it is called when it is found.
_WRONG = (
    ("a raw id", re.compile(r"\w*[a-z0-9]_[a-z0-9]\w*")),
    ("a missing space", re.compile(r"[a-z]{3}[.!?:;,)]?[A-Z][a-z]{2}|[a-z]{3}_?\d+[A-Z][a-z]{2}")),
    ("an empty place", re.compile(r"\{|\$[a-z]|\bnothing\b(?= ·)|\bNone\b")),
    ("a page in plain words", re.compile(r"cannot be (?:drawn|told|answered) \(|could not play \(")),
    ("a count beyond its limit", re.compile(r"(?<![\d.])(?P<have>\d+) of (?P<most>\d+)\b")),
)
#: Counts on the screen, and where the view of a table has them.
_COUNTS = (
    (re.compile(r"\bround (\d+)(?: of \d+)? ·"), ("round",)),
    (re.compile(r"\bFRAGS (\d+) of (\d+)"), ("frags", "frag_limit")),
    (re.compile(r"\b(\d+) cards? · deck \d+"), ("hand_size",)),
)
_COMMANDS = ("help", "rule", "brief", "hand", "map", "map all", "log", "log 50", "odds", "undo", "redo")

#: Decisions after which a game is given up.
LONGEST = 4_000


def wrong_words(page: str) -> Iterator[str]:
    """Everything on a page that looks like the inside of the program, with some words round it."""
    for what, pattern in _WRONG:
        for found in pattern.finditer(page):
            counts = found.groupdict()
            if counts and int(counts["have"]) <= int(counts["most"]):
                continue
            around = page[max(0, found.start() - 40) : found.end() + 40]
            yield f"{what}, `{found.group()}`, in: {' '.join(around.split())}"


def wrong_counts(page: str, view: Mapping[str, Any]) -> Iterator[str]:
    """Counts of a page, each where it is told first, that the view contradicts."""
    for pattern, keys in _COUNTS:
        told = pattern.findall(page)
        right = tuple(str(view[key]) for key in keys if key in view)
        first = told[0] if told else right
        if len(right) == len(keys) and (first if isinstance(first, tuple) else (first,)) != right:
            yield f"a wrong count, {first} where {dict(zip(keys, right, strict=True))} hold"


@dataclass
class Player:
    """One seat of a session; it chooses as a bot would and types the number of the choice."""

    session: Session[Any, Any]
    seat: SeatId
    level: str = "random"
    seed: int = 0
    width: int = 120
    lines: int = 0  #: so many more lines are typed before the input ends
    goes_on: Callable[[], bool] = lambda: True  #: whether there is time for another line
    pages: int = 0
    problems: list[str] = field(default_factory=list)
    is_interactive = False  #: pages are not cleared

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.bots = {seat: make(self.level, seed_for(self.seed, seat)) for seat in self.session.setup.order}
        self.screen = io.StringIO()

    def sit(self, lines: int) -> None:
        """Play this seat at the terminal for so many lines; bots play the others."""
        self.lines = lines
        console = Console(file=self.screen, width=self.width, height=50, highlight=False)
        players = {
            str(seat): "human" if seat == self.seat else self.level for seat in self.session.setup.order
        }
        Client(self.session, players, self, console).run()
        self._read()

    def stand(self, decisions: int) -> None:
        """Bots play all seats for so many decisions."""
        for _ in range(decisions):
            state = self.session.state
            if state.over or state.asked is None:
                return
            self.session.play(decide(self.bots[state.asked], state))

    def forget(self) -> None:
        """Nothing that was typed is kept."""

    def ask(self, prompt: str, completions: Completions | None = None) -> str:
        """What is typed next: mostly the number of a choice, sometimes a command."""
        state = self.session.state
        self._read()
        if self.lines <= 0 or state.over or state.asked != self.seat or not self.goes_on():
            raise EOFError
        self.lines -= 1
        legal = state.legal_actions()
        if self.chance.random() < 0.2:
            line = self._command(completions)
        else:
            line = str(legal.index(decide(self.bots[self.seat], state)) + 1)
        self.screen.write(f"{prompt}{line}\n")
        return line

    def _command(self, completions: Completions | None) -> str:
        head = self.chance.choice((*_COMMANDS, "look ", "why ", "odds "))
        known = list(completions(head)) if head.endswith(" ") and completions is not None else []
        return self.chance.choice(known) if known else head

    def _read(self) -> None:
        """Look through what has been printed since the last line."""
        page = self.screen.getvalue()
        self.screen.seek(0)
        self.screen.truncate()
        if page:
            self.pages += 1
            found = dict.fromkeys(wrong_words(page))
            if page.startswith("── ") and page.count("── ") == 1 and not self.session.state.over:
                view = self.session.game.view(self.session.state, self.seat)["table"]
                found.update(dict.fromkeys(wrong_counts(page.rpartition("\n\n")[0], view)))
            self.problems += [problem for problem in found if problem not in self.problems]


def sessions(game: Game[Any, Any], players: int, seed: int) -> Iterator[tuple[str, SeatId]]:
    """Every scenario of a game with one seat of each role."""
    for scenario in game.scenarios:
        setup = game.setup(players=players, scenario=scenario, seed=seed)
        one_of_each = {seat.role: seat.id for seat in reversed(setup.seats)}
        yield from ((scenario, seat) for seat in one_of_each.values())


def begin(game: str, scenario: str, seat: SeatId, *, players: int, level: str, seed: int) -> Player:
    """A player at a new table."""
    rules = load_game(game)
    session = Session.start(rules, rules.setup(players=players, scenario=scenario, seed=seed))
    return Player(session, seat, level, seed)
