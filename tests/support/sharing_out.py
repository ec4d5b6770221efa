"""The order in which tests are handed to several workers: what takes long begins first, at every one of them.

Whoever hands tests out gives each worker one run of the list and lets the idle take from the ends of others.
In the order of the folders one worker would get all pages, and play the last of them while the others wait.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

Test = TypeVar("Test")


def shared_out(
    tests: Sequence[Test], workers: int, file_of: Callable[[Test], Hashable], is_long: Callable[[Test], bool]
) -> list[Test]:
    """The same tests: each worker's run begins with its share of the long files and goes on with the rest.

    >>> tests = ["a1", "a2", "P1", "P2", "Q1", "b1", "b2", "b3"]
    >>> shared_out(tests, 2, file_of=lambda test: test[0], is_long=str.istitle)
    ['P1', 'P2', 'a1', 'a2', 'Q1', 'b1', 'b2', 'b3']
    """
    long: dict[Hashable, list[Test]] = {}
    rest: list[Test] = []
    for test in tests:
        if is_long(test):
            long.setdefault(file_of(test), []).append(test)
        else:
            rest.append(test)
    shares: list[list[Test]] = [[] for _ in range(workers)]
    for turn, file in enumerate(long.values()):
        shares[turn % workers] += file
    found: list[Test] = []
    for place, share in enumerate(shares):
        size = (len(tests) - len(found)) // (workers - place)
        begun, others = share[:size], share[size:]
        # What does not fit into a run belongs to the rest; it happens with a handful of tests only.
        rest = others + rest
        found += begun + rest[: size - len(begun)]
        rest = rest[size - len(begun) :]
    return found
