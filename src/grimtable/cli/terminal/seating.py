"""Seating: who plays which seat, as written on the command line."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence

from grimtable.bots import LEVELS, Bot, UnknownBot, make, seed_for
from grimtable.kernel import SetupError

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


def seat_players(order: Sequence[str], text: str | None, bot: str = "random") -> dict[str, str]:
    """Seat → `human` or the level of a bot.

    Without `--seats` a person takes the first seat and bots the others. A list that is too short goes on with
    its last player; a seat that nobody names is a bot's, too.

    >>> seat_players(["red", "green", "keeper"], "human,random")
    {'red': 'human', 'green': 'random', 'keeper': 'random'}
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
    for place, seat in enumerate(order):
        if listed:
            players[seat] = listed[min(place, len(listed) - 1)]
        else:
            players[seat] = named.get(seat, bot)
    return players


def make_bots(players: Mapping[str, str], seed: int) -> dict[str, Bot]:
    """The bots of a table, each with random numbers of its own."""
    return {seat: make(level, seed_for(seed, seat)) for seat, level in players.items() if level != HUMAN}
