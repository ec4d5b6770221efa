"""Sets of spaces as bit boards: an int whose bit n says whether space n belongs to the set."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grimtable.kernel.identity import Space

_BITS_OF_BYTE = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))

_FEW = 36  #: from here on bytes are faster


def bits(mask: int) -> list[Space]:
    """The numbers in a set, ascending.

    To remember what was read would save steps and cost time: finding a large number again takes longer.

    >>> bits(0b100101)
    [0, 2, 5]
    """
    # The numbers are spaces because they stand in a set of spaces; to say so one by one would cost time.
    found: list[Any]
    if not mask & (mask - 1):  # one number or none: by far the most common set
        found = [mask.bit_length() - 1] if mask else []
        return found
    highest = mask.bit_length() - 1
    rest = mask ^ 1 << highest
    if not rest & (rest - 1):  # two: the next most common
        found = [rest.bit_length() - 1, highest]
        return found
    found = []
    if mask.bit_count() <= _FEW:
        # From the top down: the highest number is told by the length, and what is left gets shorter.
        while mask:
            highest = mask.bit_length() - 1
            found.append(highest)
            mask ^= 1 << highest
        found.reverse()
        return found
    # A full set is read faster byte by byte than bit by bit.
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
