"""Swaps of neighbouring steps, sampled: `tools.step_swaps` tries all of them."""

from __future__ import annotations

import random

from tools.mutate.apart import Lost, apart
from tools.mutate.noticing import CASES, HANGING, NOBODY, Notice

#: Processor seconds for all cases of a game with two steps exchanged, and for waiting when others work too.
SWAP_SECONDS = 900
SWAP_WAIT = 9_000.0

Swap = tuple[str, str, str]  # the procedure, the step, the step after it


def swaps(game: str, count: int, seed: int) -> list[tuple[Swap, str, str]]:
    """So many swaps with their rules, and why nobody could notice them; the same for the same seed."""
    every: list[tuple[Swap, str, str]] = [
        ((procedure, one, other), named, why)
        for procedure, one, other, named, why in apart(lambda: _every(game), SWAP_SECONDS, SWAP_WAIT)
    ]
    luck = random.Random(seed)
    return luck.sample(every, min(count, len(every)))


def noticed(game: str, swap: Swap) -> Notice:
    """Who notices the swap."""
    try:
        by = apart(lambda: _look(game, swap), SWAP_SECONDS, SWAP_WAIT)
    except (Lost, RuntimeError) as error:
        return Notice(HANGING, str(error).strip().splitlines()[-1])
    return Notice(CASES, f"cases/{game}/{by}") if by else Notice(NOBODY)


def _every(game: str) -> list[tuple[str, str, str, str, str]]:
    from tools import step_swaps

    return [
        (
            procedure.id,
            one.name,
            other.name,
            f"{procedure.id}: {one.name} ({one.rule}) | {other.name} ({other.rule})",
            step_swaps.EQUIVALENT.get((procedure.id, one.name, other.name), ""),
        )
        for procedure, one, other in step_swaps.swaps(game)
    ]


def _look(game: str, swap: Swap) -> str:
    from tools import step_swaps

    for procedure, one, other in step_swaps.swaps(game, [swap[0]]):
        if (one.name, other.name) == swap[1:]:
            return step_swaps.noticed_by(game, procedure, one, other)
    raise LookupError(f"no such steps: {swap}")
