"""Dice: damage symbols and nothing else (D16-C-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016.picture import icons
from grimtable.picture.shapes import Die, DiePart, Roll

if TYPE_CHECKING:
    from grimtable.games.doom2016.picture.cache import DrawingCache
    from grimtable.games.doom2016.remembering import Attack


def die(cache: DrawingCache, colour: str, damage: int, *, again: bool = False) -> Die:
    """One die as it lies on the table."""
    key = ("die", colour, damage, again)
    found: Die | None = cache.shapes.get(key)
    if found is None:
        part = DiePart(icon=icons.BLANK, value="", tone="plain")
        if damage:
            part = DiePart(icon=icons.DAMAGE, value=str(damage), tone="damage")
        name = cache.names.printed(colour, "name") or cache.names.word(colour)
        found = cache.keep(cache.shapes, key, Die(name=name, colour=colour, parts=(part,), again=again))
    return found


def coloured(dice: tuple[str, ...], faces: tuple[int, ...]) -> list[tuple[str, int]]:
    """Each face with the colour of its die; dice that were added later than they were thrown are red."""
    return [(dice[place] if place < len(dice) else "red", face) for place, face in enumerate(faces)]


def roll(cache: DrawingCache, attack: Attack) -> Roll:
    """The dice of an attack in progress, and the damage so far."""
    return Roll(
        title=cache.say("roll", attacker=cache.names.of(attack.attacker)),
        dice=tuple(die(cache, colour, face) for colour, face in coloured(attack.dice, attack.faces)),
        total=cache.say("roll-total", damage=attack.damage, shields=attack.shields),
    )
