"""Content packs: TOML files become checked, frozen records; mistakes are sentences with file and line."""

from grimtable.content.amounts import Amount, Quantity
from grimtable.content.conditions import Condition, Conditions
from grimtable.content.effects import Call, Effect, EffectAddress
from grimtable.content.gathering import read_manifest
from grimtable.content.items import (
    PROVENANCES,
    Block,
    Given,
    Item,
    Kind,
    Part,
    Provenance,
    Reference,
    Schema,
    Word,
)
from grimtable.content.key_lines import KeyLines
from grimtable.content.loading import load_pack
from grimtable.content.packs import Manifest, Pack, UnknownItem
from grimtable.content.problems import ContentError, Problem, did_you_mean
from grimtable.content.registry import Registry
from grimtable.content.texts import LANGUAGES, Texts
from grimtable.content.wording import describe

__all__ = [
    "LANGUAGES",
    "PROVENANCES",
    "Amount",
    "Block",
    "Call",
    "Condition",
    "Conditions",
    "ContentError",
    "Effect",
    "Given",
    "EffectAddress",
    "Item",
    "KeyLines",
    "Kind",
    "Manifest",
    "Pack",
    "Part",
    "Problem",
    "Provenance",
    "Quantity",
    "Reference",
    "Registry",
    "Schema",
    "Texts",
    "UnknownItem",
    "Word",
    "describe",
    "did_you_mean",
    "load_pack",
    "read_manifest",
]
