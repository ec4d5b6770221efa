"""Faces: cards, figures, weapons, dice and tokens as they look in play, with where their values come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004.effects import registry
from grimtable.games.doom2004.items import SCHEMA, Abilities
from grimtable.games.doom2004.picture import icons
from grimtable.picture.shapes import CardFace, Number

if TYPE_CHECKING:
    from grimtable.content import Item
    from grimtable.games.doom2004.items import (
        Component,
        Die,
        DoorKind,
        Face,
        InvaderCard,
        InvaderKind,
        MarineCard,
        Token,
        Weapon,
    )
    from grimtable.games.doom2004.picture.cache import DrawingCache


def card_face(cache: DrawingCache, copy: str) -> CardFace:
    """The face of one copy of an Invader card or a Marine card."""
    found = cache.faces.get(copy)
    if found is None:
        game = cache.game
        if copy in game.invader_copies:
            found = _invader_card(cache, copy, game.invader_copies[copy], game.scatter_of(copy))
        else:
            found = _marine_card(cache, copy, game.marine_copies[copy])
        cache.keep(cache.faces, copy, found)
    return found


def timing(cache: DrawingCache, moment: str) -> str:
    """When a card may be played, in the words of the catalogue or else in those of the moment itself."""
    said = cache.names.find(f"picture-moment-{moment}")
    return said if said is not None else registry.vocabulary("moments")[moment]


def _invader_card(cache: DrawingCache, id: str, card: InvaderCard, scatter: str | None) -> CardFace:
    numbers = []
    text = cache.names.text_of(card.id)
    if card.event is None:
        kind, when, icon = "spawn", cache.say("spawn-timing"), icons.SPAWN
        if card.groups and card.groups[0]:
            icon = icons.invader_icon(card.groups[0][0])
        for number, group in enumerate(card.groups, 1):
            numbers.append(Number(label=cache.say("group", number=number), value=_counted(cache, group)))
    else:
        kind, when = "event", timing(cache, card.event.moment)
        icon = icons.EVENTS.get(card.id, icons.EVENT)
    if scatter is not None:
        numbers.append(Number(label=cache.say("scatter"), value=_scatter(cache, scatter)))
    return CardFace(
        id=id,
        item=card.id,
        kind=kind,
        title=cache.names.of(card.id),
        timing=when,
        text=text,
        numbers=tuple(numbers),
        icon=icon,
        rule="D04-INV-09" if kind == "spawn" else "D04-EVT-01",
        provenance=card.provenance,
    )


def _scatter(cache: DrawingCache, scatter: str) -> str:
    """`north-east 2` in the table's language (D04-SCT-02)."""
    direction, _, spaces = scatter.partition(" ")
    said = cache.say(f"scatter-{direction}")
    return f"{said} {spaces}" if spaces else said


def _marine_card(cache: DrawingCache, id: str, card: MarineCard) -> CardFace:
    when = timing(cache, card.reaction.moment) if card.reaction is not None else cache.say("always")
    return CardFace(
        id=id,
        item=card.id,
        kind="skill",
        title=cache.names.of(card.id),
        timing=when,
        text=cache.names.text_of(card.id),
        icon=icons.MARINE_CARDS.get(card.id, icons.SKILL),
        rule="D04-SET-21",
        provenance=card.provenance,
    )


def card_faces(cache: DrawingCache) -> list[CardFace]:
    """Every card of both decks, once, in the order of the pack."""
    game = cache.game
    cards = {card.id: card for card in game.invader_copies.values()}
    skills = {card.id: card for card in game.marine_copies.values()}
    faces = []
    for id, card in cards.items():
        diagrams = Number(
            label=cache.say("scatter"), value=", ".join(_scatter(cache, each) for each in card.scatters)
        )
        faces.append(_boxed(cache, _invader_card(cache, id, card, None), card.in_the_box[0], diagrams))
    for id, skill in skills.items():
        faces.append(_boxed(cache, _marine_card(cache, id, skill), skill.in_the_box[0]))
    return faces


def _boxed(cache: DrawingCache, face: CardFace, count: int, *more: Number) -> CardFace:
    """With the number in the printed box."""
    numbers = (*face.numbers, *more, Number(label=cache.say("in-the-box"), value=str(count)))
    return msgspec.structs.replace(face, numbers=numbers)


def item_faces(cache: DrawingCache) -> list[CardFace]:
    """Everything else in the box: invaders, weapons, dice, tokens and map features."""
    game = cache.game
    pack, kinds = game.pack, SCHEMA.kinds
    boxed: tuple[Component | DoorKind | Token, ...] = (
        *pack.items(kinds["tokens"]),
        *pack.items(kinds["doors"]),
        *pack.items(kinds["components"]),
    )
    return [
        *(_invader(cache, kind) for kind in game.invaders.values()),
        *(_weapon(cache, weapon) for weapon in game.weapons.values()),
        *(_die(cache, die) for die in game.dice.values()),
        *(_component(cache, each) for each in boxed),
    ]


def _face(
    cache: DrawingCache, item: Item, kind: str, icon: str, numbers: list[Number], text: str = ""
) -> CardFace:
    return CardFace(
        id=item.id,
        item=item.id,
        kind=kind,
        title=cache.names.printed(item.id, "name"),
        timing="",
        text=text,
        numbers=tuple(numbers),
        icon=icon,
        provenance=item.provenance,
    )


def _counted(cache: DrawingCache, ids: tuple[str, ...]) -> str:
    """`Demon, 2 × Imp`: items by their printed names, equal ones once; Green the die is no seat."""
    printed = cache.names.printed
    return ", ".join(
        f"{ids.count(id)} × {printed(id, 'name')}" if ids.count(id) > 1 else printed(id, "name")
        for id in dict.fromkeys(ids)
    )


def _dice(cache: DrawingCache, dice: tuple[str, ...]) -> Number:
    return Number(label=cache.say("dice"), value=_counted(cache, dice))


def _abilities(cache: DrawingCache, abilities: Abilities) -> list[Number]:
    """The icons of the reference sheet (D04-DIE-10), with their number where it counts."""
    found = []
    for field in Abilities.__struct_fields__:
        value = getattr(abilities, field)
        if value:
            shown = "" if value is True else str(value)
            found.append(Number(label=cache.say(f"ability-{field}"), value=shown))
    return found


def _invader(cache: DrawingCache, kind: InvaderKind) -> CardFace:
    names = cache.names
    numbers = [
        Number(label=cache.say("movement"), value=str(kind.movement)),
        Number(label=names.of("armor"), value=str(kind.armor)),
        Number(label=names.of("wounds"), value=str(kind.wounds)),
        _dice(cache, kind.dice),
        Number(label=cache.say("reach"), value=cache.say("melee" if kind.melee else "ranged")),
        Number(label=cache.say("size"), value=kind.size.replace("x", " × ")),
        *_abilities(cache, kind.abilities),
        Number(label=cache.say("each-colour"), value=str(kind.per_colour))
        if kind.per_colour
        else Number(label=cache.say("in-the-box"), value=str(kind.count)),
    ]
    return _face(cache, kind, "invader", icons.invader_icon(kind.id), numbers)


def _weapon(cache: DrawingCache, weapon: Weapon) -> CardFace:
    numbers = [
        _dice(cache, weapon.dice),
        Number(
            label=cache.say("ammunition"),
            value=cache.names.of(weapon.ammo) if weapon.ammo else cache.say("endless"),
        ),
        Number(label=cache.say("reach"), value=cache.say("melee" if weapon.melee else "ranged")),
        *(
            Number(label=cache.say("price"), value=f"{amount} {cache.names.of(token)}")
            for token, amount in weapon.price.items()
        ),
        *_abilities(cache, weapon.abilities),
    ]
    if weapon.always:
        numbers.append(Number(label=cache.say("everybody"), value=""))
    else:
        numbers.append(Number(label=cache.say("in-the-box"), value=str(weapon.tokens)))
    return _face(cache, weapon, "weapon", icons.WEAPONS.get(weapon.id, icons.GUN), numbers)


def _die(cache: DrawingCache, die: Die) -> CardFace:
    numbers = [
        Number(label=str(number), value=_face_words(cache, face)) for number, face in enumerate(die.faces, 1)
    ]
    numbers.append(Number(label=cache.say("in-the-box"), value=str(die.count)))
    return _face(cache, die, "die", icons.DIE, numbers)


def _face_words(cache: DrawingCache, face: Face) -> str:
    """`range 2, damage 1, bullet`."""
    if face.miss:
        return cache.say("miss")
    said = [cache.say("range-of", range=face.range), cache.say("damage-of", damage=face.damage)]
    if face.bullet:
        said.append(cache.say("bullet"))
    return ", ".join(said)


def _component(cache: DrawingCache, component: Component | DoorKind | Token) -> CardFace:
    count = component.in_the_box[0]
    numbers = [Number(label=cache.say("in-the-box"), value=str(count))] if count else []
    text = cache.names.text_of(component.id)
    return _face(cache, component, "token", icons.token_icon(component.id), numbers, text)
