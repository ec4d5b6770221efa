"""The reference sheet as it ships, loaded with a schema of its own: odds need no engine."""

from __future__ import annotations

import shutil
import tempfile
from functools import lru_cache
from pathlib import Path

import grimtable.games
from grimtable.content import Item, Kind, Pack, Part, Schema, load_pack
from grimtable.games.doom2004.topics.odds_shots import Sheet

CONTENT = Path(grimtable.games.__file__).parent / "doom2004" / "content"


class Face(Part, frozen=True, kw_only=True):
    range: int = 0
    damage: int = 0
    bullet: bool = False
    miss: bool = False


class Die(Item, frozen=True, kw_only=True):
    count: int
    faces: tuple[Face, ...]


class Abilities(Part, frozen=True, kw_only=True):
    accuracy: int = 0
    aim: bool = False
    blast: int = 0
    blow_through: bool = False
    deadly: int = 0
    knockback: bool = False
    stealth: bool = False
    soul_drain: bool = False
    tracking: bool = False
    sweep: bool = False
    watch: bool = False
    dodge: bool = False
    double_attack: bool = False
    fly: bool = False
    telekinesis: bool = False


class Weapon(Item, frozen=True, kw_only=True):
    dice: tuple[str, ...]
    ammo: str = ""
    melee: bool = False
    always: bool = False
    tokens: int = 0
    abilities: Abilities = Abilities()


class InvaderKind(Item, frozen=True, kw_only=True):
    movement: int
    armor: int
    wounds: int
    dice: tuple[str, ...]
    melee: bool = False
    abilities: Abilities = Abilities()
    size: str = "1x1"
    per_colour: int
    glyph: str


SCHEMA = Schema("doom2004", [Kind("dice", Die), Kind("weapons", Weapon), Kind("invaders", InvaderKind)])


@lru_cache(maxsize=1)
def pack() -> Pack:
    """Dice, weapons and invaders, without cards and scenarios."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copy(CONTENT / "pack.toml", copy)
        for kind in SCHEMA.kinds:
            shutil.copytree(CONTENT / kind, copy / kind)
        return load_pack(copy, SCHEMA)


def sheet() -> Sheet:
    """The reference sheet of `pack`."""
    return Sheet.of(pack())
