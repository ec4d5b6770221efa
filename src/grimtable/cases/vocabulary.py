"""Vocabulary: the words that mean something in one case, so that a misspelt one never passes for absent.

"This figure is gone" and "that did not happen" hold of everything nobody has ever heard of. A case may deny
only what is at the table, was there before in the same case, was told of, or could be named in an action.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from grimtable.cases.run import Run
from grimtable.content import Pack
from grimtable.content.problems import did_you_mean
from grimtable.kernel import CHANCE, State


def words(value: Any) -> Iterator[str]:
    """Every text in plain data, keys too, however deep.

    >>> sorted(words({"hands": {"red": ["brace_1"]}}))
    ['brace_1', 'hands', 'red']
    """
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from words(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from words(inner)


def heard_of(run: Run) -> set[str]:
    """Every word that stands or stood at the table, was told, or that an action of the game could name."""
    known: set[str] = {CHANCE, *run.state.setup.order, *run.game.procedures}
    for state in (*run.pasts, run.state):
        known.update(words(plain_table(state)))
        known.update(words([msgspec.to_builtins(effect) for effect in state.lasting]))
    known.update(words([event.plain() for event in run.events(since_start=True)]))
    for codec in run.game.language.codecs.values():
        known.update(codec.spell(run.state, value) for value in codec.every(run.state))
    return known


def printed(run: Run) -> set[str]:
    """Every word that the game's content uses: what a card could bring about, whether it came up or not."""
    pack = getattr(run.game, "pack", None)
    if not isinstance(pack, Pack):
        return set()
    return {
        word
        for kind in pack.schema.kinds
        for written in pack.written(kind).values()
        for word in words(written.data)
    }


def plain_table(state: State[Any, Any]) -> Any:
    """The table as plain data; keys are texts."""
    return msgspec.to_builtins(state.table, str_keys=True)


def unheard_of(written: Iterable[str], known: set[str]) -> Iterator[str]:
    """A sentence for each word that nobody at this table has heard of."""
    for word in written:
        if word not in known:
            near = did_you_mean(word, known)
            yield f"there is no {word}" + (f" — did you mean {near}?" if near else "; check the spelling")
