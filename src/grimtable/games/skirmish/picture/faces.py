"""Faces: cards, figures and the die as they look in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.games.skirmish.effects import registry
from grimtable.games.skirmish.picture import icons
from grimtable.picture.shapes import CardFace, Die, DiePart, Number

if TYPE_CHECKING:
    from grimtable.games.skirmish.items import Card, FigureKind
    from grimtable.games.skirmish.picture.easel import Easel

FaceData = tuple[int, int]  #: hits, piercing


def card_face(easel: Easel, copy: str) -> CardFace:
    """The face of one copy of a card."""
    found = easel.faces.get(copy)
    if found is None:
        made = _card(easel, copy, easel.game.copies[copy])
        found = easel.keep(easel.faces, copy, made)
    return found


def _card(easel: Easel, id: str, card: Card) -> CardFace:
    names = easel.names
    if card.reaction is not None:
        kind, moment = "reaction", card.reaction.moment
        said = names.find(f"picture-moment-{moment.replace('.', '-')}")
        timing = said if said is not None else registry.vocabulary("moments")[moment]
    else:
        kind = "order" if card.order is not None else "vow"
        timing = easel.say(f"timing-{kind}")
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


def card_faces(easel: Easel) -> list[CardFace]:
    """Every card, once."""
    faces = []
    for card in easel.game.cards.values():
        numbers = (
            Number(label=easel.say("team"), value=easel.names.word(card.team)),
            Number(label=easel.say("in-the-box"), value=str(card.copies)),
        )
        faces.append(msgspec.structs.replace(_card(easel, card.id, card), numbers=numbers))
    return faces


def item_faces(easel: Easel) -> list[CardFace]:
    """Every kind of figure, and the die."""
    return [*(_figure(easel, kind) for kind in easel.game.kinds.values()), _die_face(easel)]


def _figure(easel: Easel, kind: FigureKind) -> CardFace:
    values = ("speed", "health", "armour", "dice", "range")
    numbers = [Number(label=easel.say(f"value-{value}"), value=str(getattr(kind, value))) for value in values]
    if kind.watch:
        numbers.append(Number(label=easel.say("value-watch"), value=""))
    numbers.append(Number(label=easel.say("size"), value=f"{kind.side} × {kind.side}"))
    numbers.append(Number(label=easel.say("in-the-box"), value=str(kind.count)))
    return CardFace(
        id=kind.id,
        item=kind.id,
        kind="figure",
        title=easel.names.of(kind.id),
        timing="",
        text="",
        numbers=tuple(numbers),
        icon=icons.FIGURES.get(kind.id, icons.FIGURE),
        provenance=kind.provenance,
    )


def _die_face(easel: Easel) -> CardFace:
    numbers = [
        Number(label=str(number), value=easel.say("face", hits=face.hits, pierce=face.pierce))
        for number, face in enumerate(easel.game.faces, 1)
    ]
    found = easel.names.items["attack"][1]
    return CardFace(
        id=found.id,
        item=found.id,
        kind="die",
        title=easel.names.of(found.id),
        timing="",
        text="",
        numbers=tuple(numbers),
        icon=icons.DIE,
        provenance=found.provenance,
    )


def die(easel: Easel, face: FaceData) -> Die:
    """One attack die as it lies on the table."""
    key = ("die", face)
    found: Die | None = easel.shapes.get(key)
    if found is None:
        hits, pierce = face
        parts = []
        if hits:
            parts.append(DiePart(icon=icons.HIT, value=str(hits), tone="damage"))
        if pierce:
            parts.append(DiePart(icon=icons.PIERCE, value=str(pierce), tone="info"))
        if not parts:
            parts.append(DiePart(icon=icons.BLANK, value="", tone="plain"))
        found = easel.keep(
            easel.shapes, key, Die(name=easel.names.of("attack"), colour="bone", parts=tuple(parts))
        )
    return found


def read_face(text: str) -> FaceData:
    """A face as events write it.

    >>> read_face("1!"), read_face("0")
    ((1, 1), (0, 0))
    """
    return int(text.rstrip("!")), text.count("!")
