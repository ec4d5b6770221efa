"""Sets of spaces as bit boards: an int whose bit n says whether space n belongs to the set."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grimtable.kernel.identity import Space

_BITS_OF_BYTE = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))

_FEW = 34  #: from here on, with the two highest, bytes are faster


def bits(mask: int) -> list[Space]:
    """The numbers in a set, ascending.

    To remember what was read would save steps and cost time: finding a large number again takes longer.

    >>> bits(0b100101)
    [0, 2, 5]
    """
    # The numbers are spaces because they stand in a set of spaces; to say so one by one would cost time.
    found: list[Any]
    if not mask:
        found = []
        return found
    # From the top down: the highest number is told by the length, and what is left gets shorter.
    highest = mask.bit_length() - 1
    rest = mask ^ 1 << highest
    if not rest:  # one: by far the most common set
        found = [highest]
        return found
    second = rest.bit_length() - 1
    rest ^= 1 << second
    if not rest:  # two: the next most common
        found = [second, highest]
        return found
    if rest.bit_count() <= _FEW:
        found = [highest, second]
        while rest:
            highest = rest.bit_length() - 1
            found.append(highest)
            rest ^= 1 << highest
        found.reverse()
        return found
    # A full set is read faster byte by byte than bit by bit.
    found = []
    base = 0
    for byte in mask.to_bytes((mask.bit_length() + 7) >> 3, "little"):
        if byte:
            for bit in _BITS_OF_BYTE[byte]:
                found.append(base + bit)
        base += 8
    return found


def first(mask: int) -> int:
    """The smallest number in a set that is not empty.

    >>> first(0b101000)
    3
    """
    return (mask & -mask).bit_length() - 1


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these numbers.

    >>> bin(mask_of([0, 2, 5]))
    '0b100101'
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
