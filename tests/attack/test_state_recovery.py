"""A mathematician at the table: from whole numbers of the stream to the generator's state, with a lattice.

`test_seed_recovery.py` tries every small seed. This attacker knows no limit of the seed: all 64 bits of the
generator's word are unknown. To leave no doubt it is given more than any spectator sees, numbers of the
stream in full instead of the faces of dice. Two neighbours of them suffice: what a number shows of its word
leaves only low bits open, the recurrence between two words is a lattice of two dimensions, and its nearest
point gives both. At a seeded table it foresees everything; at a table of people it finds no state at all.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.kernel.chance import Chance
from grimtable.kernel.keyed import Key
from grimtable.records.session import Session

_BITS = 64
_MASK = (1 << _BITS) - 1
_MULTIPLIER, _INCREMENT = 6364136223846793005, 1442695040888963407

#: Numbers in a row that the attacker is given: of one pair in 64 nothing has to be guessed.
NUMBERS = 1_000
#: How many of the numbers to come must be right before it counts as foreseeing.
FORESEEN = 50


def number_of(word: int) -> int:
    """What the seeded generator shows of a word."""
    return ((word ^ (word >> 22)) >> (22 + (word >> 61))) & 0xFFFFFFFF


def next_word(word: int) -> int:
    return (word * _MULTIPLIER + _INCREMENT) & _MASK


def known_part(number: int) -> int:
    """The upper 35 bits of a word whose three highest bits are set, from the number it shows.

    Such a word shows bits 29 to 60 of itself xored with itself 22 places lower; above bit 42 nothing is
    xored in, and below that what is xored in is known by then.
    """
    word = 7 << 61
    for place in range(60, 28, -1):
        xored = word >> (place + 22) & 1
        word |= ((number >> (place - 29) & 1) ^ xored) << place
    return word


def reduced() -> tuple[tuple[int, int], tuple[int, int]]:
    """The lattice of all (x, multiplier times x), reduced as Gauss did."""
    short, other = (1, _MULTIPLIER), (0, 1 << _BITS)
    while True:
        if _length(other) < _length(short):
            short, other = other, short
        times = _nearest(short[0] * other[0] + short[1] * other[1], _length(short))
        if not times:
            return short, other
        other = (other[0] - times * short[0], other[1] - times * short[1])


def _length(point: tuple[int, int]) -> int:
    return point[0] * point[0] + point[1] * point[1]


def _nearest(above: int, below: int) -> int:
    """The whole number nearest to a fraction."""
    if below < 0:
        above, below = -above, -below
    return (2 * above + below) // (2 * below)


BASIS = reduced()


def word_behind(first: int, second: int) -> int | None:
    """The word that shows the first number and is followed by one that shows the second."""
    here, there = known_part(first), known_part(second)
    middle = 1 << 28  # the low 29 bits of both words are open: look around their middle
    wanted = (middle, ((there + middle - here * _MULTIPLIER - _INCREMENT) & _MASK))
    (a, b), (c, d) = BASIS
    size = a * d - b * c
    one = _nearest(wanted[0] * d - wanted[1] * c, size)
    two = _nearest(wanted[1] * a - wanted[0] * b, size)
    for left in (one - 1, one, one + 1):
        for right in (two - 1, two, two + 1):
            low = left * a + right * c
            word = here + low
            if 0 <= low < 1 << 29 and number_of(word) == first and number_of(next_word(word)) == second:
                return word
    return None


def foreseen(numbers: list[int]) -> list[int] | None:
    """The numbers after these, if some state explains them all from where it was found."""
    for place, (first, second) in enumerate(pairwise(numbers)):
        word = word_behind(first, second)
        if word is None:
            continue
        for number in numbers[place:]:
            if number_of(word) != number:
                break
            word = next_word(word)
        else:
            to_come = []
            for _ in range(FORESEEN):
                to_come.append(number_of(word))
                word = next_word(word)
            return to_come
    return None


def chance_of(key: Key | None = None, **more: Any) -> Chance:
    """The chance of a table of four that has just been laid out."""
    game = load_game("relic")
    setup = game.setup(players=4, scenario="the_mystery_beyond", **more)
    return Session.start(game, setup, key=key).state.chance.copy()


@pytest.mark.parametrize("seed", [3, (1 << 52) - 12_345, 4_503_599_627_370_497 - 987_654_321])
def test_a_seeded_table_is_foreseen_whatever_its_seed(seed: int) -> None:
    chance = chance_of(seed=seed)
    seen = [chance.below(1 << 32) for _ in range(NUMBERS)]

    to_come = foreseen(seen)

    assert to_come == [chance.below(1 << 32) for _ in range(FORESEEN)]


def test_at_a_table_of_people_no_state_is_found() -> None:
    chance = chance_of(Key.of("5b" * 32), chance="keyed")
    assert foreseen([chance.below(1 << 32) for _ in range(NUMBERS)]) is None


def test_numbers_of_a_table_of_people_have_no_linear_law() -> None:
    """Berlekamp and Massey: the shortest shift register that makes the bits is as long as for a fair coin."""
    for place in (0, 7, 31):
        chance = chance_of(Key.of("c3" * 32), chance="keyed")
        bits = [chance.below(1 << 32) >> place & 1 for _ in range(400)]
        assert abs(register_length(bits) - len(bits) // 2) <= 12


def test_the_law_of_a_shift_register_is_found() -> None:
    """The measure can fail: of a register of 23 bits it finds the 23."""
    register = [1, 0, 1, 1] * 5 + [0, 1, 1]
    for _ in range(377):
        register.append(register[-23] ^ register[-18])
    assert register_length(register) == 23


def register_length(bits: list[int]) -> int:
    """How long the shortest linear shift register is that makes these bits."""
    law, before = 1, 1  # polynomials as numbers, the constant term lowest
    length, since = 0, 1
    for place in range(len(bits)):
        off = 0
        for back in range(length + 1):
            off ^= law >> back & bits[place - back]
        if not off:
            since += 1
            continue
        law, old = law ^ (before << since), law
        if 2 * length <= place:
            length, before, since = place + 1 - length, old, 1
        else:
            since += 1
    return length
