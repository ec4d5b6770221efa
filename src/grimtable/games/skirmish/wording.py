"""Wording: the words that the meaning of a card gives, to stand beside the words printed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.content import describe
from grimtable.games.skirmish.effects import registry

if TYPE_CHECKING:
    from grimtable.content import Pack
    from grimtable.games.skirmish.items import Card


def wording(card: Card, pack: Pack) -> str:
    """What a card says, put together from its moment, its conditions and its instructions.

    >>> from grimtable.games import load_game
    >>> game = load_game("skirmish")
    >>> wording(game.cards["snare"], game.pack)
    'After a step, if an enemy stepped: it cannot step until the end of this turn.'
    """
    if card.vow is not None:
        changed = registry.vocabulary("changes")[card.vow.changes]
        return f"Vow: add {card.vow.amount} to {changed}."
    block = card.reaction or card.order
    assert block is not None  # the schema sees to it that a card has exactly one use
    when = [registry.vocabulary("moments")[card.reaction.moment]] if card.reaction is not None else []
    if block.if_:
        when.append(f"if {describe(block.if_, registry, pack=pack)}")
    said = describe(block.do, registry, pack=pack) or "Nothing happens."
    if not when:
        return said
    head = ", ".join(when)
    return f"{head[0].upper()}{head[1:]}: {said[0].lower()}{said[1:]}"
