"""First verbs: movement points, cards, healing and damage, dice and shields of an attack."""

from __future__ import annotations

from grimtable.content import Registry

registry = Registry()
