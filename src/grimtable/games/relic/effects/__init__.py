"""The verbs, conditions and quantities that cards, spaces, heroes and scenario sheets may use.

`words` names moments, traits and other vocabularies; the verbs stand in files by what they touch. All of them
register on the one registry. docs/relic-content.md is the page for authors.
"""

from __future__ import annotations

from grimtable.content import Registry
from grimtable.games.relic.effects import (
    battle_verbs,
    board_verbs,
    card_verbs,
    conditions,
    dial_verbs,
    flow_verbs,
    quantities,
    words,
)

registry = Registry()
for part in (words, conditions, quantities, dial_verbs, card_verbs, board_verbs, battle_verbs, flow_verbs):
    registry.include(part.registry)

__all__ = ["registry"]
