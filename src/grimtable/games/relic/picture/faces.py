"""Faces: every card, hero, sheet and space as it looks in play, with where its values come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.effects import registry
from grimtable.games.relic.items import (
    CARD_KINDS,
    SCHEMA,
    CorruptionCard,
    MissionCard,
    PowerCard,
    RelicCard,
    ThreatCard,
    WargearCard,
)
from grimtable.games.relic.picture import icons
from grimtable.games.relic.picture.board import area_name, boxes, threat
from grimtable.games.relic.picture.panels import reward
from grimtable.games.relic.table import ATTRIBUTES
from grimtable.picture.shapes import CardFace, Number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from grimtable.games.relic.items import Card, Hero, Scenario, Space
    from grimtable.games.relic.picture.easel import Easel

_KINDS = {
    PowerCard: "power",
    MissionCard: "mission",
    CorruptionCard: "corruption",
    RelicCard: "relic",
    WargearCard: "wargear",
}


def card_face(easel: Easel, copy: str) -> CardFace:
    """The face of one copy of a card, or of a hero's sheet."""
    found = easel.faces.get(copy)
    if found is None:
        game = easel.game
        made = (
            _hero(easel, game.heroes[copy]) if copy in game.heroes else _card(easel, copy, game.cards[copy])
        )
        found = easel.keep(easel.faces, copy, made)
    return found


def trait(easel: Easel, word: str) -> str:
    """A trait of the type line."""
    said = easel.names.find(f"word-{word}")
    return said[:1].upper() + said[1:] if said else registry.vocabulary("traits")[word]


def _card(easel: Easel, id: str, card: Card) -> CardFace:
    return CardFace(
        id=id,
        item=card.id,
        kind=card.type if isinstance(card, ThreatCard) else _KINDS[type(card)],
        title=easel.names.of(card.id),
        timing=_type_line(easel, card),
        text=easel.names.text_of(card.id).strip(),
        numbers=tuple(_numbers(easel, card)),
        icon=icons.card_icon(card),
        provenance=card.provenance,
    )


def _type_line(easel: Easel, card: Card) -> str:
    """`red Threat · Enemy · Ork`, as the line under the title of the printed card."""
    words = []
    if isinstance(card, ThreatCard):
        words += [threat(easel, card.deck), easel.say(f"kind-{card.type}")]
        words += [trait(easel, one) for one in card.traits]
        if card.omen:
            words.append(easel.say("omen"))
    elif isinstance(card, RelicCard | WargearCard):
        words += [easel.say(f"kind-{_KINDS[type(card)]}")]
        words += [trait(easel, one) for one in card.all_traits if one != "relic"]
    else:
        words.append(easel.say(f"kind-{_KINDS[type(card)]}"))
    return " · ".join(words)


def _numbers(easel: Easel, card: Card) -> Iterator[Number]:
    if isinstance(card, ThreatCard):
        if card.attribute is not None:
            yield Number(label=easel.say(card.attribute), value=str(card.value), large=True)
        if card.icons:
            colours = ", ".join(threat(easel, colour) for colour in card.icons)
            yield Number(label=easel.say("icons"), value=colours)
    elif isinstance(card, PowerCard):
        yield Number(label=easel.say("power-value"), value=str(card.value), large=True)
    elif isinstance(card, WargearCard):
        yield Number(label=easel.say("cost"), value=str(card.cost), large=True)
    elif isinstance(card, CorruptionCard):
        yield Number(label=easel.say("activation"), value=str(card.activation), large=True)
    if card.charges:
        yield Number(label=easel.say("charge-icons"), value=str(card.charges))


def card_faces(easel: Easel) -> list[CardFace]:
    """Every card of the eight decks, once, with the number of its copies."""
    drawn = []
    for kind in CARD_KINDS:
        for card in easel.game.pack.table(SCHEMA.kinds[kind]).values():
            face = _card(easel, card.id, card)
            if card.copies > 1:
                number = Number(label=easel.say("in-the-box"), value=str(card.copies))
                face = _with(face, number)
            drawn.append(face)
    return drawn


def _with(face: CardFace, number: Number) -> CardFace:
    return CardFace(
        id=face.id,
        item=face.item,
        kind=face.kind,
        title=face.title,
        timing=face.timing,
        text=face.text,
        numbers=(*face.numbers, number),
        icon=face.icon,
        provenance=face.provenance,
    )


def item_faces(easel: Easel) -> list[CardFace]:
    """Heroes, scenario sheets and spaces."""
    game = easel.game
    return [
        *(_hero(easel, hero) for hero in game.heroes.values()),
        *(_sheet(easel, sheet) for sheet in game.scenario_sheets.values()),
        *(_space(easel, space) for space in game.spaces),
    ]


def _hero(easel: Easel, hero: Hero) -> CardFace:
    names = easel.names
    limits = ", ".join(
        easel.say("limit-from", limit=section.limit, level=section.level) for section in hero.power_limits
    )
    levels = tuple(", ".join(reward(easel, hero.id, one) for one in column) for column in hero.levels)
    return CardFace(
        id=hero.id,
        item=hero.id,
        kind="hero",
        title=names.of(hero.id),
        timing=names.prose(hero.affiliation),
        text=names.text_of(hero.id).strip(),
        numbers=(
            *(Number(label=easel.say(name), value=str(getattr(hero, name))) for name in ATTRIBUTES),
            Number(label=easel.say("life"), value=str(hero.life)),
            Number(label=easel.say("asset-limit"), value=str(hero.asset_limit)),
            Number(label=easel.say("power-limit"), value=limits),
            Number(label=easel.say("start"), value=names.of(hero.start)),
            Number(
                label=easel.say("levels"),
                value="; ".join(f"{level}: {what}" for level, what in enumerate(levels, 1)),
                steps=levels,
            ),
        ),
        icon=icons.hero_icon(hero.id),
        provenance=hero.provenance,
    )


def _sheet(easel: Easel, sheet: Scenario) -> CardFace:
    names = easel.names
    return CardFace(
        id=sheet.id,
        item=sheet.id,
        kind="scenario",
        title=names.of(sheet.id),
        timing=easel.say("beginner") if sheet.beginner else "",
        text=names.text_of(sheet.id).strip(),
        numbers=(
            Number(label=easel.say("confrontation"), value=names.prose(sheet.confrontation_text).strip()),
        ),
        icon=icons.scenario_icon(sheet.id),
        provenance=sheet.provenance,
    )


def _space(easel: Easel, space: Space) -> CardFace:
    number = easel.game.space_numbers[space.id]
    read = [f"{box.title}. {box.text}" if box.text else box.title for box in boxes(easel, number, "")]
    numbers = []
    if space.icons:
        colours = ", ".join(threat(easel, colour) for colour in space.icons)
        numbers.append(Number(label=easel.say("icons"), value=colours))
    return CardFace(
        id=space.id,
        item=space.id,
        kind="space",
        title=easel.names.of(space.id),
        timing=area_name(easel, space.area) if space.area else "",
        text="\n".join(read),
        numbers=tuple(numbers),
        icon=icons.SPACE,
        provenance=space.provenance,
    )
