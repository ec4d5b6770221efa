"""A spectator with a pencil: from the dice that everybody sees to the seed, and from the seed to every deck.

The attacker is written from the outside: its own generator, what a spectator of Relic is shown, and nothing
else. It breaks a seeded table in seconds, which is why tables of people are not seeded; at a keyed table the
same attacker finds nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.kernel.keyed import Key
from grimtable.records.session import Session
from tests.support.played import play_on

#: Seeds that a program draws "small enough to be read aloud", as the terminal did: a million.
SEEDS = 1_000_000

_MASK = (1 << 64) - 1
_MULTIPLIER, _INCREMENT = 6364136223846793005, 1442695040888963407


def next_word(word: int) -> int:
    return (word * _MULTIPLIER + _INCREMENT) & _MASK


def number_from(word: int, bound: int) -> int:
    return (((word ^ (word >> 22)) >> (22 + (word >> 61))) & 0xFFFFFFFF) * bound >> 32


@dataclass(frozen=True)
class Seen:
    """What a spectator of Relic sees of chance: the size of a pile that is shuffled, the face of a die."""

    numbers: int  #: how many numbers it takes
    face: int | None = None  #: of six, for a die


def seen_at(session: Session[Any, Any]) -> Iterator[Seen]:
    """The chance of a whole game as a spectator sees it, from the set-up on."""
    outcomes = [*session.dealt, *(outcome for step in session.steps for outcome in step.chance)]
    for outcome in outcomes:
        if outcome.kind == "order":
            yield Seen(len(outcome.value) - 1)
        else:
            yield Seen(1, outcome.value if outcome.kind == "roll" else None)


def jump(steps: int) -> tuple[int, int]:
    """So many steps of the generator at once, as a factor and a summand."""
    factor, summand = 1, 0
    for _ in range(steps):
        factor, summand = factor * _MULTIPLIER & _MASK, (summand * _MULTIPLIER + _INCREMENT) & _MASK
    return factor, summand


def recover(seen: list[Seen]) -> int | None:
    """The seed that brings every die that was seen."""
    skipped, hops = 1, []  # one step is thrown away when the generator starts
    for each in seen:
        skipped += each.numbers
        if each.face is not None:
            hops.append((*jump(skipped), each.face))
            skipped = 0
    first_factor, first_summand, first_face = hops[0]
    for seed in range(SEEDS):
        word = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK
        word = (word * first_factor + first_summand) & _MASK
        if number_from(word, 6) != first_face:
            continue
        for factor, summand, face in hops[1:]:
            word = (word * factor + summand) & _MASK
            if number_from(word, 6) != face:
                break
        else:
            return seed
    return None


class Foreseen:
    """Everything that chance will bring, from a seed."""

    def __init__(self, seed: int) -> None:
        self.word = next_word((seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK)

    def number(self, bound: int) -> int:
        self.word = next_word(self.word)
        return number_from(self.word, bound)

    def pile(self, box: list[str]) -> list[str]:
        """The order of a deck, from the order of its cards in the box."""
        cards = box.copy()
        for last in range(len(cards) - 1, 0, -1):
            other = self.number(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards

    def box(self, pile: list[str]) -> list[str]:
        """The order in the box, from a deck of an open game: the same shuffle backwards."""
        cards = pile.copy()
        swaps = [(last, self.number(last + 1)) for last in range(len(cards) - 1, 0, -1)]
        for last, other in reversed(swaps):
            cards[last], cards[other] = cards[other], cards[last]
        return cards


def played(key: Key | None = None, **more: Any) -> Session[Any, Any]:
    """A game of four with forty dice."""
    game = load_game("relic")
    setup = game.setup(players=4, scenario="the_mystery_beyond", **more)
    session = Session.start(game, setup, undo="free", key=key)
    play_on(session, 500, until=lambda now: sum(each.face is not None for each in seen_at(now)) >= 40)
    return session


def boxes() -> dict[str, list[str]]:
    """Every deck as it lies in the box, from a game of one's own."""
    game = load_game("relic")
    own = Session.start(game, game.setup(players=4, scenario="the_mystery_beyond", seed=0))
    known = Foreseen(0)
    found = {}
    for outcome in own.dealt:
        if outcome.kind == "order":
            found[outcome.what] = known.box(outcome.value)
        else:
            known.number(1)
    return found


@pytest.mark.parametrize("seed", [718_281, 999_999])
def test_a_seeded_table_is_broken_by_forty_dice(seed: int) -> None:
    session = played(seed=seed)
    known = list(seen_at(session))

    found = recover(known)

    assert found == seed
    foreseen, box = Foreseen(found), boxes()
    piles = [outcome for outcome in session.dealt if outcome.kind == "order"]
    assert len(piles) > 5
    for outcome in session.dealt:
        if outcome.kind == "order":
            assert foreseen.pile(box[outcome.what]) == outcome.value
        else:
            foreseen.number(1)
    play_on(session, 60, seed=3)
    after = list(seen_at(session))[len(session.dealt) :]
    assert len(after) > len(known)
    for each in after:  # the dice that were seen, and those that nobody had seen
        numbers = [foreseen.number(6) for _ in range(each.numbers)]
        assert each.face in (None, numbers[0])


def test_the_same_attacker_finds_nothing_at_a_keyed_table() -> None:
    session = played(Key.of("9c" * 32), chance="keyed")
    seen = list(seen_at(session))
    assert sum(each.face is not None for each in seen) >= 40
    assert recover(seen) is None
