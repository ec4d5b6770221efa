"""What a case file says: the position, what is done, and what must hold. See docs/cases.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from grimtable.content.items import Part
from grimtable.content.key_lines import KeyLines
from grimtable.content.problems import Problem
from grimtable.kernel import GrimtableError
from grimtable.kernel.setup import OptionValue, Windows

Texts = str | tuple[str, ...]
"""One text or a list of them."""

Table = dict[str, Any]

SPECTATOR = "spectator"
"""The viewer who sits nowhere and sees what everybody sees."""


class CaseError(GrimtableError):
    """A case file that cannot be used; one sentence with file, line and key for each problem."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class Do(Part, frozen=True, kw_only=True):
    """Actions in their text form, carried out one after the other."""

    action: Texts
    seat: str = ""  #: whose actions they are, if the texts do not say it themselves
    why: str = ""


class Expect(Part, frozen=True, kw_only=True):
    """What must hold now; every key is one more thing to hold."""

    why: str = ""
    seat: str = ""  #: whose actions or whose view is meant
    offered: Texts | None = None
    only_offered: Texts | None = None
    not_offered: Texts | None = None
    refused: Texts | None = None
    rule: str | None = None  #: of the refusal, of the question, or of the end of the game
    because: str | None = None  #: words that the refusal's sentence holds
    asks: str | None = None
    question: str | None = None
    same_question: bool | None = None
    same_actions: bool | None = None
    over: bool | None = None
    winners: Texts | None = None
    facts: Table | None = None
    absent: Texts | None = None
    never_there: Texts | None = None
    sees: Table | None = None
    hides: Texts | None = None
    happened: tuple[Table, ...] | None = None
    not_happened: tuple[Table, ...] | None = None
    since: Literal["step", "start"] | None = None
    seen_by: str | None = None
    lasting: tuple[Table, ...] | None = None
    not_lasting: tuple[Table, ...] | None = None
    in_progress: dict[str, Table] | None = None
    not_in_progress: Texts | None = None


#: the keys of an expectation that only say more about another key
QUALIFIERS = ("why", "seat", "rule", "because", "since", "seen_by")


class NamedRoll(Part, frozen=True, kw_only=True):
    """One die of the script with the name of the die."""

    die: str
    face: int | Table


class Shuffle(Part, frozen=True, kw_only=True):
    """The order of a pile after it was shuffled."""

    pile: str = ""
    top_first: tuple[str, ...] | None = None
    bottom_first: tuple[str, ...] | None = None


class ScriptedChance(Part, frozen=True, kw_only=True):
    """What chance decides in this case."""

    source: Literal["scripted", "external"] = "scripted"
    rolls: tuple[int | Table, ...] = ()
    shuffles: tuple[Shuffle, ...] = ()
    picks: tuple[str, ...] = ()


class CaseFile(Part, frozen=True, kw_only=True):
    """The keys that every game shares; all others are the game's own nouns."""

    game: str
    why: str
    rules: tuple[str, ...] = ()
    players: int | None = None
    scenario: str | None = None
    options: dict[str, OptionValue] = {}
    packs: tuple[str, ...] | None = None  #: in force, by name; None: those that the game proposes
    seed: int = 0
    windows: Windows = "skip"
    map: str | None = None
    legend: dict[str, Table] = {}
    hands: dict[str, Texts] = {}
    decks: dict[str, Texts] = {}
    discards: dict[str, Texts] = {}
    turn: Table = {}
    lasting: tuple[Table, ...] = ()
    table: Table = {}
    stack: tuple[Table, ...] | None = None
    content: dict[str, dict[str, Table]] = {}
    chance: ScriptedChance | None = None
    do: tuple[Do, ...] = ()
    expect: tuple[Expect, ...] = ()


CASE_KEYS: tuple[str, ...] = CaseFile.__struct_encode_fields__


@dataclass(frozen=True)
class Step:
    """One thing to do or to expect, and where it stands."""

    what: Do | Expect
    key: tuple[str, int]  #: ("do", 2)
    line: int | None


@dataclass(frozen=True)
class Case:
    """A case that was read: its keys, its steps in the order of the file, and the lines of its keys."""

    shown: str  #: the file as reports name it
    file: CaseFile
    more: Table  #: keys that only its game knows
    steps: tuple[Step, ...]
    lines: KeyLines


def texts(written: Texts | None) -> tuple[str, ...]:
    """One text or several, as several.

    >>> texts("red: pass"), texts(None)
    (('red: pass',), ())
    """
    if written is None:
        return ()
    return (written,) if isinstance(written, str) else written
