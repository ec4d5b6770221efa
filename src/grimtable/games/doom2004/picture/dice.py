"""Dice: as they lie on the table, faces from the data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.picture import icons
from grimtable.picture.shapes import Die, DiePart, Roll

if TYPE_CHECKING:
    from grimtable.games.doom2004.picture.cache import DrawingCache
    from grimtable.games.doom2004.procedures.attack import Attack, FaceData


def die(cache: DrawingCache, colour: str, face: FaceData, *, again: bool = False) -> Die:
    """One die; a Miss shows nothing else that counts (D04-ATT-11)."""
    key = ("die", colour, face, again)
    found: Die | None = cache.shapes.get(key)
    if found is None:
        reach, damage, bullet, miss = face
        parts = []
        if miss:
            parts.append(DiePart(icon=icons.MISS, value=cache.say("miss"), tone="damage"))
        else:
            parts.append(DiePart(icon=icons.RANGE, value=str(reach), tone="info"))
            if damage:
                parts.append(DiePart(icon=icons.DAMAGE, value=str(damage), tone="damage"))
        if bullet:
            parts.append(DiePart(icon=icons.BULLET, value="", tone="caution"))
        made = Die(name=cache.names.printed(colour, "name"), colour=colour, parts=tuple(parts), again=again)
        found = cache.keep(cache.shapes, key, made)
    return found


def read_face(text: str) -> FaceData:
    """A face as events write it: `2/1*` or `miss`.

    >>> read_face("2/1*"), read_face("miss")
    ((2, 1, 1, 0), (0, 0, 0, 1))
    """
    if text == "miss":
        return (0, 0, 0, 1)
    reach, _, damage = text.removesuffix("*").partition("/")
    return (int(reach), int(damage), int(text.endswith("*")), 0)


def colour_of(name: str) -> str:
    """The colour of a die that may carry a number: `green_2`.

    >>> colour_of("green_2"), colour_of("red")
    ('green', 'red')
    """
    base, _, number = name.rpartition("_")
    return base if number.isdecimal() else name


def roll(cache: DrawingCache, attack: Attack) -> Roll:
    """The dice of an attack in progress, and what they add up to before icons and cards."""
    faces = attack.faces
    reach, damage = sum(face[0] for face in faces), sum(face[1] for face in faces)
    missed = any(face[3] for face in faces)
    return Roll(
        title=cache.say("roll", attacker=cache.names.of(attack.attacker)),
        dice=tuple(die(cache, colour, face) for colour, face in zip(attack.dice, faces, strict=True)),
        total=cache.say("roll-missed") if missed else cache.say("roll-total", range=reach, damage=damage),
    )
