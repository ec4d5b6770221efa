"""Parts: what a game may offer beside its rules, each in a module of the game's own package.

A part is found by its name and loaded when somebody first wants it: whoever plays in a batch needs no
pictures, and whoever looks at a picture no statistics. `docs/a-games-contract.md` lists the parts from here.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import ModuleType
from typing import Any, Final, Literal

from grimtable.kernel import Game, GrimtableError

PartName = Literal["picture", "bots", "statistics", "odds", "series"]


class IncompletePart(GrimtableError):
    """A game has the module of a part, but not everything that belongs into it."""


@dataclass(frozen=True)
class Part:
    """Where a part is, and what its module offers: name → what it is."""

    module: str
    about: str
    offers: Mapping[str, str]
    may_offer: Mapping[str, str] = field(default_factory=dict)


PARTS: Final[Mapping[PartName, Part]] = {
    "picture": Part(
        "picture.hooks",
        "What a screen draws. A game whose class is also `games.drawn.Drawn` hands all questions of"
        " `picture.hooks` on to this module; without it the table is described in words.",
        {
            "picture": "everything that a viewer sees",
            "cues": "what to animate of events that a viewer has seen",
            "forecast": "the exact odds of an offered action, in numbers, or None",
            "route": "the way of the acting piece to a place, or the refusal",
            "overlay": "what a piece sees, where it gets to, or who could come to a place",
            "card_faces": "every card of the pack as it looks in play",
            "item_faces": "everything else in the box",
            "thumbnail": "the board of a scenario for the lobby",
        },
    ),
    "bots": Part(
        "bots",
        "How the machine plays it. Without it, every level plays at random.",
        {"ADVISORS": "level → advisor, which weighs every legal action of an imagined table"},
        {
            "SEARCH": "what a tree search needs to know; without it there is no `nightmare` of its own",
            "win_chances": "state → chance of each side to win, for replays and calibration",
            "ESTIMATE": "the public numbers that `grimtable train` learns chances from (`games.learned`)",
            "COACH": "who gives hints: weighs, follows a turn and puts it into words (`games.coaching`)",
            "UNIT": "what the worth of an option is counted in; `wounds` if it is not said",
        },
    ),
    "statistics": Part(
        "statistics",
        "What a batch of games counts. Without it, events are counted.",
        {
            "observe": "state → an observer of one game",
            "sheet": "game and set-up → what the counts are called",
        },
    ),
    "odds": Part(
        "odds",
        "Exact chances for `grimtable odds`. Without it, the game is not among those one can ask about.",
        {
            "one": "pack and question → the chances of one attack",
            "every": "pack and question → the chances of all of them",
        },
    ),
    "series": Part(
        "series",
        "Campaigns: what several games make together (`grimtable.series`). Without it, a series is a match of"
        " scenarios in turn.",
        {
            "kinds": "game → the ids of its series",
            "coming": "game, what was agreed and the games that are over → what is played next, or the end",
            "carried": "game and the state at its end → what it hands on to the next one",
        },
        {
            "road": "game, what was agreed and the games that are over → the scenarios known beforehand",
            "between": "game → the options that may be chosen anew before each game",
            "medals": "game and the state at its end → what was done well, by names (`medal-NAME`)",
            "account": "game, the games that are over and names → what everybody has, and what is sold",
            "NEEDS": "kind → the packs that it is played with",
            "counted": "game and the state at its end → what a simulation of whole series adds up",
        },
    ),
}


def part_of(game: Game[Any, Any], name: PartName) -> ModuleType | None:
    """The module of a part, or None where the game does not have it; IncompletePart if something is missing.

    >>> from grimtable.games import load_game
    >>> part_of(load_game("relic"), "statistics").__name__
    'grimtable.games.relic.statistics'
    >>> part_of(load_game("skirmish"), "odds") is None
    True
    """
    return find_part(type(game).__module__.rpartition(".")[0], name)


def has_part(package: str, name: PartName) -> bool:
    """Whether the package of a game has a part, without loading it."""
    folder = PARTS[name].module.partition(".")[0]
    return bool(package) and importlib.util.find_spec(f"{package}.{folder}") is not None


@lru_cache(maxsize=128)
def find_part(package: str, name: PartName) -> ModuleType | None:
    """The same as `part_of`, for the name of a game's package."""
    part = PARTS[name]
    if not has_part(package, name):
        return None
    found = importlib.import_module(f"{package}.{part.module}")
    missing = [offered for offered in part.offers if not hasattr(found, offered)]
    if missing:
        raise IncompletePart(f"{found.__name__} has no {', '.join(missing)}; {name} needs it")
    return found
