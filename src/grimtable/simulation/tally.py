"""Tallies: what is kept of a game that was played, and what a game says about its own counts.

A game's module `statistics` answers in plain data; here is the shape it must have, and where it is checked.
"""

from __future__ import annotations

from typing import Any

import msgspec

from grimtable.kernel import GrimtableError

Counts = dict[str, dict[str, dict[str, int]]]


class Tally(msgspec.Struct, frozen=True):
    """What was counted in one game."""

    rounds: int = 0  #: how long it was, in the unit that the sheet names
    counts: Counts = {}  #: group → item → column → number
    curves: dict[
        str, dict[str, list[int]]
    ] = {}  #: curve → line → a number for each round and one for the end
    layers: dict[str, dict[str, int]] = {}  #: layer of the map → place → number
    #: side → rolls, how far the dice fell from their mean, and the variance of that, in thousandths
    luck: dict[str, tuple[int, int, int]] = {}


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game of a batch: a line of its file."""

    number: int
    seed: int
    winners: tuple[str, ...] = ()  #: the teams that won
    rule: str = ""  #: the rule by which it ended
    decisions: int = 0
    digest: str = ""  #: of the last state: the same game has the same digest on any machine
    failure: str = ""  #: why it could not be played to its end, in one line
    tally: Tally | None = None


class Group(msgspec.Struct, frozen=True):
    """A table of the report: what was counted for each card, weapon, area."""

    id: str
    title: str
    columns: dict[str, str]  #: column → its heading
    items: dict[str, str] = {}  #: item → its name; everything there is, used or not
    used: str = ""  #: the column that counts a use; items that never had one are listed
    role: str = ""  #: `cards`, `weapons`, `places`, `orders` …: what a verdict may say of it
    side: str = ""  #: the side whose items these are
    about: str = ""
    absent: list[str] = []  #: items that this scenario does not have at all, so that nobody can use them


class Curve(msgspec.Struct, frozen=True):
    """A picture of something over the rounds."""

    id: str
    title: str
    lines: dict[str, str]
    limit: int = 0  #: a line drawn across, where the game ends
    about: str = ""


class Layer(msgspec.Struct, frozen=True):
    """A heat map."""

    id: str
    title: str
    tone: str = "blood"  #: a role of the design: blood, moss, teal, amber, ember


class BoardPlan(msgspec.Struct, frozen=True):
    """The scenario's map, for heat maps."""

    frame: tuple[int, int, int, int]  #: x, y, width, height
    places: dict[str, tuple[int, int, str]]  #: place → x, y, terrain
    walls: list[tuple[int, int, int, int]] = []
    doors: dict[str, tuple[int, int, int, int]] = {}
    labels: list[tuple[str, float, float]] = []


class Sheet(msgspec.Struct, frozen=True):
    """How a report of one scenario reads."""

    title: str = ""
    sides: dict[str, str] = {}  #: team → its name
    length: str = "decisions"  #: the unit of `Tally.rounds`
    ends: dict[str, str] = {}  #: rule by which a game ends → how, in a sentence
    groups: list[Group] = []
    curves: list[Curve] = []
    layers: list[Layer] = []
    luck: str = ""  #: the unit of luck; nothing when the game counts none
    board: BoardPlan | None = None

    def group(self, role: str) -> Group | None:
        """The first group with this role."""
        return next((group for group in self.groups if group.role == role), None)


def read_sheet(plain: Any, game: str) -> Sheet:
    """A game's own description of its counts, checked."""
    try:
        return msgspec.convert(plain, Sheet)
    except msgspec.ValidationError as error:
        raise GrimtableError(f"the statistics of {game} describe themselves wrongly: {error}") from None
