"""Seating: who plays which seat, as written on the command line."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any

from grimtable.bots import LEVELS, Bot, UnknownBot, make, seed_for
from grimtable.kernel import Game, Setup, SetupError

HUMAN = "human"


def read_seats(text: str) -> tuple[list[str], dict[str, str]]:
    """What `--seats` says: players in order, or by seat. One of the two is empty.

    >>> read_seats("human,random"), read_seats("keeper=human")
    ((['human', 'random'], {}), ([], {'keeper': 'human'}))
    """
    listed: list[str] = []
    named: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        seat, equals, player = (piece.strip() for piece in part.partition("="))
        if equals:
            if seat in named:
                raise SetupError(f"--seats names {seat} twice; give each seat one player")
            named[seat] = _player(player)
        else:
            listed.append(_player(part))
    if listed and named:
        raise SetupError(
            f"--seats mixes two ways of writing ({text}); list players in order (human,random) "
            "or name every seat you choose for (red=human)"
        )
    return listed, named


def _player(word: str) -> str:
    known = (HUMAN, *LEVELS)
    if word in known:
        return word
    if "-" in word:
        try:
            return make(word).level
        except UnknownBot as error:
            raise SetupError(f"--seats: {error}") from None
    near = difflib.get_close_matches(word, known, n=1)
    hint = f"did you mean {near[0]}?" if near else f"a seat is played by {' or '.join(known)}"
    raise SetupError(f"--seats: nobody is called {word!r}; {hint}")


def holders(game: Game[Any, Any], setup: Setup) -> Mapping[str, int]:
    """Seat → the place of the player who holds it with others of his side; empty where each has his own.

    A table is one of fewer players than seats when the game lays out the same one for as many players as
    there are sides: two players with two Marines each.
    """
    sides = list(dict.fromkeys(seat.team for seat in setup.seats))
    if len(sides) == len(setup.seats):
        return {}
    try:
        made = game.setup(players=len(sides), scenario=setup.scenario, options=setup.options)
    except SetupError:
        return {}
    if made.seats != setup.seats or made.options != setup.options:
        return {}
    return {seat.id: sides.index(seat.team) for seat in setup.seats}


def seat_players(
    order: Sequence[str], text: str | None, bot: str = "random", *, holders: Mapping[str, int] | None = None
) -> dict[str, str]:
    """Seat → `human` or the level of a bot. A list goes by the `holders` of seats, unless it is longer.

    Without `--seats` a person takes the first seat and bots the others. A list that is too short goes on with
    its last player; a seat that nobody names is a bot's, too.

    >>> seat_players(["red", "green", "keeper"], "human,random")
    {'red': 'human', 'green': 'random', 'keeper': 'random'}
    >>> seat_players(["red", "green", "red_saw"], None, holders={"red": 0, "green": 1, "red_saw": 0})
    {'red': 'human', 'green': 'random', 'red_saw': 'human'}
    """
    listed, named = read_seats(text) if text else ([HUMAN, bot], {})
    if len(listed) > len(order):
        raise SetupError(
            f"--seats names {len(listed)} players, and this table has {len(order)} seats: {', '.join(order)}"
        )
    for seat in named:
        if seat not in order:
            near = difflib.get_close_matches(seat, order, n=1)
            hint = f"did you mean {near[0]}?" if near else f"the seats are {', '.join(order)}"
            raise SetupError(f"--seats: there is no seat {seat!r} at a table of {len(order)}; {hint}")
    players = {}
    held = holders if holders and len(listed) <= len(set(holders.values())) else {}
    for at, seat in enumerate(order):
        if listed:
            place = held.get(seat, at)
            players[seat] = listed[min(place, len(listed) - 1)]
        else:
            players[seat] = named.get(seat, bot)
    return players


def make_bots(players: Mapping[str, str], seed: int) -> dict[str, Bot]:
    """The bots of a table, each with random numbers of its own."""
    return {seat: make(level, seed_for(seed, seat)) for seat, level in players.items() if level != HUMAN}
