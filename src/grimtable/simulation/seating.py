"""Seating a batch: which bot plays which seat, as written on a command line."""

from __future__ import annotations

import difflib

from grimtable import bots
from grimtable.kernel import GrimtableError, Setup, SetupError

NOBODY = "random"


def seat_levels(setup: Setup, text: str) -> dict[str, str]:
    """Seat → level: one level for all, levels in the order of the seats, or seats and teams by name.

    A list that is too short goes on with its last level; a seat that nobody names is a random bot's, and a
    seat's own name counts more than its team's.

    >>> from grimtable.games import load_game
    >>> setup = load_game("doom2004").setup(players=3)
    >>> seat_levels(setup, "marines=recruit,green=random")
    {'red': 'recruit', 'green': 'random', 'invader': 'random'}
    """
    listed: list[str] = []
    named: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, level = (piece.strip() for piece in part.partition("="))
        if not equals:
            listed.append(_checked(part))
        elif name in named:
            raise SetupError(f"--seats names {name} twice; give it one level")
        else:
            named[name] = _checked(level)
    if listed and named:
        raise SetupError(
            f"--seats mixes two ways of writing ({text}); write levels in order, or all with names"
        )
    if len(listed) > len(setup.seats):
        raise SetupError(f"--seats names {len(listed)} bots, and this table has {len(setup.seats)} seats")
    known = list(dict.fromkeys([*setup.order, *(seat.team for seat in setup.seats)]))
    for name in named:
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            hint = f"did you mean {near[0]}?" if near else f"name one of {', '.join(known)}"
            raise SetupError(f"--seats: there is no seat or team {name!r} at this table; {hint}")
    if listed:
        return {seat: listed[min(place, len(listed) - 1)] for place, seat in enumerate(setup.order)}
    return {seat.id: named.get(seat.id, named.get(seat.team, NOBODY)) for seat in setup.seats}


def _checked(level: str) -> str:
    """A level that `bots.make` knows; it says itself what is wrong with another one."""
    if level == "human":
        raise SetupError("--seats: nobody sits at a batch of games; name bots only")
    try:
        bots.make(level)
    except GrimtableError as error:
        raise SetupError(f"--seats: {error}") from None
    return level


def sides(setup: Setup) -> tuple[str, ...]:
    """The teams in the order of the seats.

    >>> from grimtable.games import load_game
    >>> sides(load_game("doom2004").setup(players=3))
    ('marines', 'invader')
    """
    return tuple(dict.fromkeys(seat.team for seat in setup.seats))
