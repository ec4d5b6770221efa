"""A seeded sample, spread over files and operators: big files have more, but no file has it all."""

from __future__ import annotations

import random
from collections.abc import Iterable

from tools.mutate.mutant import Mutant

#: Of each hundred mutants of a subject with content, so many are in its content.
CONTENT_SHARE = 25


def sample(groups: Iterable[list[Mutant]], count: int, seed: int) -> list[Mutant]:
    """So many mutants, the same for the same seed and the same files; never one twice."""
    known = list(groups)
    code = [group for group in known if group[0].path.endswith(".py")]
    content = [group for group in known if not group[0].path.endswith(".py")]
    in_content = count * CONTENT_SHARE // 100 if content else 0
    in_content = min(in_content, sum(map(len, content)))
    luck = random.Random(seed)
    return [*_spread(code, count - in_content, luck), *_spread(content, in_content, luck)]


def _spread(groups: list[list[Mutant]], count: int, luck: random.Random) -> list[Mutant]:
    """Evenly spaced places in all mutants, taken file by file; within a file, every operator has its turn."""
    total = sum(map(len, groups))
    count = min(count, total)
    if not count:
        return []
    luck.shuffle(groups)
    first = luck.random()
    places = [int((first + number) * total / count) % total for number in range(count)]
    chosen: list[Mutant] = []
    below = 0
    for group in groups:
        wanted = sum(below <= place < below + len(group) for place in places)
        below += len(group)
        chosen += _by_operator(group, wanted, luck)
    return chosen


def _by_operator(group: list[Mutant], count: int, luck: random.Random) -> list[Mutant]:
    kinds: dict[str, list[Mutant]] = {}
    for mutant in group:
        kinds.setdefault(mutant.operator, []).append(mutant)
    queues = list(kinds.values())
    luck.shuffle(queues)
    for queue in queues:
        luck.shuffle(queue)
    chosen: list[Mutant] = []
    while len(chosen) < count:
        queues = [queue for queue in queues if queue]
        for queue in queues[: count - len(chosen)]:
            chosen.append(queue.pop())
    return chosen
