"""The rules of a series: what comes next and what is handed on. A game may bring its own (part `series`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from grimtable.games import load_game, proposed_packs
from grimtable.games.parts import part_of
from grimtable.kernel import Game, GrimtableError, OwnState
from grimtable.kernel.series import Coming, Ended, Finished

if TYPE_CHECKING:
    from grimtable.series.course import SeriesSpec


class SeriesError(GrimtableError):
    """A series that cannot be begun, opened or gone on with; one sentence says why and what helps."""


class SeriesRules(Protocol):
    """What a kind of series answers; `series.match` answers for games that bring none of their own."""

    def kinds(self, game: Game[Any, Any]) -> tuple[str, ...]:
        """The series of this game, by id."""

    def coming(self, game: Game[Any, Any], spec: SeriesSpec, finished: Sequence[Finished]) -> Coming | Ended:
        """What is played after these games."""

    def carried(self, game: Game[Any, Any], state: OwnState) -> Mapping[str, Any]:
        """What a finished game hands on; names and numbers only."""


def offered(rules: SeriesRules, name: str) -> Callable[..., Any] | None:
    """What a kind of series may answer besides: `road`, `between`, `medals`, `account`."""
    return cast("Callable[..., Any] | None", getattr(rules, name, None))


def rules_of(game: Game[Any, Any], kind: str) -> SeriesRules:
    """The rules of a kind of series; SeriesError when the game has no such kind."""
    for rules in _rules(game):
        if kind in rules.kinds(game):
            return rules
    raise SeriesError(f"{game.id} has no series {kind!r}; choose one of {', '.join(kinds_of(game))}")


def kinds_of(game: Game[Any, Any]) -> tuple[str, ...]:
    """The series that can be played of this game, its own first.

    >>> from grimtable.games import load_game
    >>> kinds_of(load_game("skirmish"))
    ('match',)
    """
    return tuple(kind for rules in _rules(game) for kind in rules.kinds(game))


def needs_of(game: Game[Any, Any]) -> Mapping[str, tuple[str, ...]]:
    """Kinds of series that are played with certain packs, and with which."""
    found: Mapping[str, tuple[str, ...]] = getattr(part_of(game, "series"), "NEEDS", {})
    return found


def packs_for(game: str, kind: str | None) -> list[str]:
    """The packs that a game proposes, and those that a kind of series needs; None is the game's own kind.

    >>> packs_for("doom2004", "campaign")
    ['amendments', 'expansion']
    """
    proposed = list(proposed_packs(game))
    needed = needs_of(load_game(game))
    wanted = needed.get(next(iter(needed), "") if kind is None else kind, ())
    return [*proposed, *(pack for pack in wanted if pack not in proposed)]


def _rules(game: Game[Any, Any]) -> list[SeriesRules]:
    from grimtable.series import match  # it answers with the records of this module

    own = part_of(game, "series")
    return [cast("SeriesRules", module) for module in (own, match) if module is not None]


__all__ = [
    "Coming",
    "Ended",
    "Finished",
    "SeriesError",
    "SeriesRules",
    "kinds_of",
    "needs_of",
    "offered",
    "packs_for",
    "rules_of",
]
