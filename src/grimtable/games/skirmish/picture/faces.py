"""Faces: cards, figures and the die as they look in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.games.skirmish.picture import icons
from grimtable.picture.shapes import CardFace, Die, DiePart, Number

if TYPE_CHECKING:
    from grimtable.games.skirmish.items import Card, FigureKind
    from grimtable.games.skirmish.picture.cache import DrawingCache

FaceData = tuple[int, int]  #: hits, piercing


def card_face(cache: DrawingCache, copy: str) -> CardFace:
    """The face of one copy of a card."""
    found = cache.faces.get(copy)
    if found is None:
        made = _card(cache, copy, cache.game.copies[copy])
        found = cache.keep(cache.faces, copy, made)
    return found


def _card(cache: DrawingCache, id: str, card: Card) -> CardFace:
    names = cache.names
    if card.reaction is not None:
        kind, moment = "reaction", card.reaction.moment
        timing = cache.say(f"moment-{moment.replace('.', '-')}")
    else:
        kind = "order" if card.order is not None else "vow"
        timing = cache.say(f"timing-{kind}")
    return CardFace(
        id=id,
        item=card.id,
        kind=kind,
        title=names.of(card.id),
        timing=timing,
        text=names.text_of(card.id),
        icon=icons.CARDS.get(card.id, icons.CARD),
        rule=card.rules[0] if card.rules else "SKI-CRD-02",
        provenance=card.provenance,
    )


def card_faces(cache: DrawingCache) -> list[CardFace]:
    """Every card, once."""
    faces = []
    for card in cache.game.cards.values():
        numbers = (
            Number(label=cache.say("team"), value=cache.names.word(card.team)),
            Number(label=cache.say("in-the-box"), value=str(card.copies)),
        )
        faces.append(msgspec.structs.replace(_card(cache, card.id, card), numbers=numbers))
    return faces


def item_faces(cache: DrawingCache) -> list[CardFace]:
    """Every kind of figure, and the die."""
    return [*(_figure(cache, kind) for kind in cache.game.kinds.values()), _die_face(cache)]


def _figure(cache: DrawingCache, kind: FigureKind) -> CardFace:
    values = ("speed", "health", "armour", "dice", "range")
    numbers = [Number(label=cache.say(f"value-{value}"), value=str(getattr(kind, value))) for value in values]
    if kind.watch:
        numbers.append(Number(label=cache.say("value-watch"), value=""))
    numbers.append(Number(label=cache.say("size"), value=f"{kind.side} × {kind.side}"))
    numbers.append(Number(label=cache.say("in-the-box"), value=str(kind.count)))
    return CardFace(
        id=kind.id,
        item=kind.id,
        kind="figure",
        title=cache.names.of(kind.id),
        timing="",
        text="",
        numbers=tuple(numbers),
        icon=icons.FIGURES.get(kind.id, icons.FIGURE),
        provenance=kind.provenance,
    )


def _die_face(cache: DrawingCache) -> CardFace:
    numbers = [
        Number(label=str(number), value=cache.say("face", hits=face.hits, pierce=face.pierce))
        for number, face in enumerate(cache.game.faces, 1)
    ]
    found = cache.names.items["attack"][1]
    return CardFace(
        id=found.id,
        item=found.id,
        kind="die",
        title=cache.names.of(found.id),
        timing="",
        text="",
        numbers=tuple(numbers),
        icon=icons.DIE,
        provenance=found.provenance,
    )


def die(cache: DrawingCache, face: FaceData) -> Die:
    """One attack die as it lies on the table."""
    key = ("die", face)
    found: Die | None = cache.shapes.get(key)
    if found is None:
        hits, pierce = face
        parts = []
        if hits:
            parts.append(DiePart(icon=icons.HIT, value=str(hits), tone="damage"))
        if pierce:
            parts.append(DiePart(icon=icons.PIERCE, value=str(pierce), tone="info"))
        if not parts:
            parts.append(DiePart(icon=icons.BLANK, value="", tone="plain"))
        found = cache.keep(
            cache.shapes, key, Die(name=cache.names.of("attack"), colour="bone", parts=tuple(parts))
        )
    return found


def read_face(text: str) -> FaceData:
    """A face as events write it.

    >>> read_face("1!"), read_face("0")
    ((1, 1), (0, 0))
    """
    return int(text.rstrip("!")), text.count("!")
