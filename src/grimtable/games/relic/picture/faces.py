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
    from grimtable.games.relic.picture.cache import DrawingCache

_KINDS = {
    PowerCard: "power",
    MissionCard: "mission",
    CorruptionCard: "corruption",
    RelicCard: "relic",
    WargearCard: "wargear",
}


def card_face(cache: DrawingCache, copy: str) -> CardFace:
    """The face of one copy of a card, or of a hero's sheet."""
    found = cache.faces.get(copy)
    if found is None:
        game = cache.game
        made = (
            _hero(cache, game.heroes[copy]) if copy in game.heroes else _card(cache, copy, game.cards[copy])
        )
        found = cache.keep(cache.faces, copy, made)
    return found


def trait(cache: DrawingCache, word: str) -> str:
    """A trait of the type line."""
    said = cache.names.find(f"word-{word}")
    return said[:1].upper() + said[1:] if said else registry.vocabulary("traits")[word]


def _card(cache: DrawingCache, id: str, card: Card) -> CardFace:
    return CardFace(
        id=id,
        item=card.id,
        kind=card.type if isinstance(card, ThreatCard) else _KINDS[type(card)],
        title=cache.names.of(card.id),
        timing=_type_line(cache, card),
        text=cache.names.text_of(card.id).strip(),
        numbers=tuple(_numbers(cache, card)),
        icon=icons.card_icon(card),
        provenance=card.provenance,
    )


def _type_line(cache: DrawingCache, card: Card) -> str:
    """`red Threat · Enemy · Ork`, as the line under the title of the printed card."""
    words = []
    if isinstance(card, ThreatCard):
        words += [threat(cache, card.deck), cache.say(f"kind-{card.type}")]
        words += [trait(cache, one) for one in card.traits]
        if card.omen:
            words.append(cache.say("omen"))
    elif isinstance(card, RelicCard | WargearCard):
        words += [cache.say(f"kind-{_KINDS[type(card)]}")]
        words += [trait(cache, one) for one in card.all_traits if one != "relic"]
    else:
        words.append(cache.say(f"kind-{_KINDS[type(card)]}"))
    return " · ".join(words)


def _numbers(cache: DrawingCache, card: Card) -> Iterator[Number]:
    if isinstance(card, ThreatCard):
        if card.attribute is not None:
            yield Number(label=cache.say(card.attribute), value=str(card.value), large=True)
        if card.icons:
            colours = ", ".join(threat(cache, colour) for colour in card.icons)
            yield Number(label=cache.say("icons"), value=colours)
    elif isinstance(card, PowerCard):
        yield Number(label=cache.say("power-value"), value=str(card.value), large=True)
    elif isinstance(card, WargearCard):
        yield Number(label=cache.say("cost"), value=str(card.cost), large=True)
    elif isinstance(card, CorruptionCard):
        yield Number(label=cache.say("activation"), value=str(card.activation), large=True)
    if card.charges:
        yield Number(label=cache.say("charge-icons"), value=str(card.charges))


def card_faces(cache: DrawingCache) -> list[CardFace]:
    """Every card of the eight decks, once, with the number of its copies."""
    drawn = []
    for kind in CARD_KINDS:
        for card in cache.game.pack.table(SCHEMA.kinds[kind]).values():
            face = _card(cache, card.id, card)
            if card.copies > 1:
                number = Number(label=cache.say("in-the-box"), value=str(card.copies))
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


def item_faces(cache: DrawingCache) -> list[CardFace]:
    """Heroes, scenario sheets and spaces."""
    game = cache.game
    return [
        *(_hero(cache, hero) for hero in game.heroes.values()),
        *(_sheet(cache, sheet) for sheet in game.scenario_sheets.values()),
        *(_space(cache, space) for space in game.spaces),
    ]


def _hero(cache: DrawingCache, hero: Hero) -> CardFace:
    names = cache.names
    limits = ", ".join(
        cache.say("limit-from", limit=section.limit, level=section.level) for section in hero.power_limits
    )
    levels = tuple(", ".join(reward(cache, hero.id, one) for one in column) for column in hero.levels)
    return CardFace(
        id=hero.id,
        item=hero.id,
        kind="hero",
        title=names.of(hero.id),
        timing=names.prose(hero.affiliation),
        text=names.text_of(hero.id).strip(),
        numbers=(
            *(Number(label=cache.say(name), value=str(getattr(hero, name))) for name in ATTRIBUTES),
            Number(label=cache.say("life"), value=str(hero.life)),
            Number(label=cache.say("asset-limit"), value=str(hero.asset_limit)),
            Number(label=cache.say("power-limit"), value=limits),
            Number(label=cache.say("start"), value=names.of(hero.start)),
            Number(
                label=cache.say("levels"),
                value="; ".join(f"{level}: {what}" for level, what in enumerate(levels, 1)),
                steps=levels,
            ),
        ),
        icon=icons.hero_icon(hero.id),
        provenance=hero.provenance,
    )


def _sheet(cache: DrawingCache, sheet: Scenario) -> CardFace:
    names = cache.names
    return CardFace(
        id=sheet.id,
        item=sheet.id,
        kind="scenario",
        title=names.of(sheet.id),
        timing=cache.say("beginner") if sheet.beginner else "",
        text=names.text_of(sheet.id).strip(),
        numbers=(
            Number(label=cache.say("confrontation"), value=names.prose(sheet.confrontation_text).strip()),
        ),
        icon=icons.scenario_icon(sheet.id),
        provenance=sheet.provenance,
    )


def _space(cache: DrawingCache, space: Space) -> CardFace:
    number = cache.game.space_numbers[space.id]
    read = [f"{box.title}. {box.text}" if box.text else box.title for box in boxes(cache, number, "")]
    numbers = []
    if space.icons:
        colours = ", ".join(threat(cache, colour) for colour in space.icons)
        numbers.append(Number(label=cache.say("icons"), value=colours))
    return CardFace(
        id=space.id,
        item=space.id,
        kind="space",
        title=cache.names.of(space.id),
        timing=area_name(cache, space.area) if space.area else "",
        text="\n".join(read),
        numbers=tuple(numbers),
        icon=icons.SPACE,
        provenance=space.provenance,
    )
