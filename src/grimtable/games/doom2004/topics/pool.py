"""The invader pool: which figures play, by colour and kind.  D4X-SET-06 to D4X-SET-12, chapter EQV.

Base figures are swapped one for one against stand-ins of the same colour, so a group never has more figures
than the base game gives it (D4X-EQV-09, D4X-EQV-10, D4X-EQV-11, D4X-EQV-12, D4X-EQV-13) and only the Vagary
is extra (D4X-SET-07, D4X-EQV-14, D4X-R-11); what is swapped out stays in the box (D4X-SET-11).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from grimtable.games.doom2004.table import COLOURS
from grimtable.games.doom2004.topics.sides import run_by

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.game import Doom2004
    from grimtable.games.doom2004.table import Table

INACTIVE_BOTS: Final = 4  #: D4X-R-05: the other six tokens are activated ones, two of each colour


def colours_of(table: Table) -> tuple[str, ...]:
    """D4X-SET-08, D4X-R-14: the colours of the Marines who started the game, in the order of the box."""
    return tuple(colour for colour in COLOURS if table.plays(colour))


def swappable(game: Doom2004, table: Table, kind: str, colour: str) -> int:
    """D4X-SET-10, D4X-R-03, D4X-R-04: how many more of a stand-in may be swapped in, in one colour."""
    if colour not in colours_of(table):
        return 0
    sheet = game.invaders[kind]
    swapped = table.swapped_in(colour)
    group = sum(number for other, number in swapped.items() if _base(game, other) == sheet.equivalent)
    return min(sheet.per_colour - swapped.get(kind, 0), game.invaders[sheet.equivalent].per_colour - group)


def swap(game: Doom2004, table: Table, kind: str, colour: str, number: int) -> None:
    """D4X-SET-09: so many figures of the base kind go back to the box for as many of the stand-in."""
    table.swap_in(colour, kind, number)
    table.supply[kind] += number
    table.supply[_base(game, kind)] -= number


def _base(game: Doom2004, kind: str) -> str:
    return game.invaders[kind].equivalent


def is_left(state: DoomState, kind: str) -> bool:
    """Whether one of this kind is left to come onto the board; a bot needs an inactive token (D4X-R-05)."""
    if state.table.supply.get(kind, 0) <= 0:
        return False
    return kind not in state.game.bots or len(run_by(state, "")) < INACTIVE_BOTS


def pool(game: Doom2004, table: Table) -> dict[str, dict[str, int]]:
    """Every figure of this game: colour → kind → how many, wherever they are."""
    return {colour: _counts(game, table.swapped_in(colour)) for colour in colours_of(table)}


def _counts(game: Doom2004, swapped: Mapping[str, int]) -> dict[str, int]:
    """The figures of one colour, with so many of its stand-ins swapped in."""
    counts = {
        kind.id: swapped.get(kind.id, 0) if kind.equivalent else kind.per_colour
        for kind in game.invaders.values()
        if kind.per_colour
    }
    for kind, number in swapped.items():
        counts[_base(game, kind)] -= number
    return counts


def species(state: DoomState, kind: str, colour: str = "") -> tuple[str, ...]:
    """D4X-EQV-07, D4X-EQV-08: the kinds of the pool that may be placed where this one is called for.

    With a colour, those of which the pool has a figure of that colour.
    """
    if kind not in state.game.groups:
        return (kind,)
    table = state.table
    colours = colours_of(table)
    swapped = tuple([tuple(table.swapped_in(each).items()) for each in colours])
    return _species(state.game, colours, swapped, kind, colour)


# It is asked for every figure that is sent, and after the set-up nothing is swapped any more.
@lru_cache(maxsize=1024)
def _species(
    game: Doom2004,
    colours: tuple[str, ...],
    swapped: tuple[tuple[tuple[str, int], ...], ...],
    kind: str,
    colour: str,
) -> tuple[str, ...]:
    figures = {each: _counts(game, dict(there)) for each, there in zip(colours, swapped, strict=True)}
    asked = figures.values() if not colour else (figures.get(colour, {}),)
    found = tuple(each for each in game.groups[kind] if any(counts.get(each, 0) for counts in asked))
    return found or (kind,)


def stand_ins(game: Doom2004) -> tuple[str, ...]:
    """The kinds that come into a game by being swapped."""
    return tuple(kind.id for kind in game.invaders.values() if kind.equivalent)


def half(game: Doom2004, table: Table, kind: str, colour: str) -> int:
    """Half of the figures that may still be swapped, rounded up."""
    return (swappable(game, table, kind, colour) + 1) // 2


def off_board(state: DoomState, kind: str) -> int:
    """D04-SET-05: how many figures of a kind, or of those that may stand in for it, are off the board."""
    supply = state.table.supply
    return sum(supply.get(each, 0) for each in species(state, kind))
