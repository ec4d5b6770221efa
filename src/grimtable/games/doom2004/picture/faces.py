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
        Face,
        InvaderCard,
        InvaderKind,
        MarineCard,
        Weapon,
    )
    from grimtable.games.doom2004.picture.easel import Easel


def card_face(easel: Easel, copy: str) -> CardFace:
    """The face of one copy of an Invader card or a Marine card."""
    found = easel.faces.get(copy)
    if found is None:
        game = easel.game
        if copy in game.invader_copies:
            found = _invader_card(easel, copy, game.invader_copies[copy], game.scatter_of(copy))
        else:
            found = _marine_card(easel, copy, game.marine_copies[copy])
        easel.keep(easel.faces, copy, found)
    return found


def timing(easel: Easel, moment: str) -> str:
    """When a card may be played, in the words of the catalogue or else in those of the moment itself."""
    said = easel.names.find(f"picture-moment-{moment}")
    return said if said is not None else registry.vocabulary("moments")[moment]


def _invader_card(easel: Easel, id: str, card: InvaderCard, scatter: str | None) -> CardFace:
    numbers = []
    text = easel.names.text_of(card.id)
    if card.event is None:
        kind, when, icon = "spawn", easel.say("spawn-timing"), icons.SPAWN
        if card.groups and card.groups[0]:
            icon = icons.invader_icon(card.groups[0][0])
        for number, group in enumerate(card.groups, 1):
            numbers.append(Number(label=easel.say("group", number=number), value=_counted(easel, group)))
    else:
        kind, when = "event", timing(easel, card.event.moment)
        icon = icons.EVENTS.get(card.id, icons.EVENT)
    if scatter is not None:
        numbers.append(Number(label=easel.say("scatter"), value=_scatter(easel, scatter)))
    return CardFace(
        id=id,
        item=card.id,
        kind=kind,
        title=easel.names.of(card.id),
        timing=when,
        text=text,
        numbers=tuple(numbers),
        icon=icon,
        rule="D04-INV-09" if kind == "spawn" else "D04-EVT-01",
        provenance=card.provenance,
    )


def _scatter(easel: Easel, scatter: str) -> str:
    """`north-east 2` in the table's language (D04-SCT-02)."""
    direction, _, spaces = scatter.partition(" ")
    said = easel.say(f"scatter-{direction}")
    return f"{said} {spaces}" if spaces else said


def _marine_card(easel: Easel, id: str, card: MarineCard) -> CardFace:
    when = timing(easel, card.reaction.moment) if card.reaction is not None else easel.say("always")
    return CardFace(
        id=id,
        item=card.id,
        kind="skill",
        title=easel.names.of(card.id),
        timing=when,
        text=easel.names.text_of(card.id),
        icon=icons.MARINE_CARDS.get(card.id, icons.SKILL),
        rule="D04-SET-21",
        provenance=card.provenance,
    )


def card_faces(easel: Easel) -> list[CardFace]:
    """Every card of both decks, once, in the order of the pack."""
    game = easel.game
    cards = {card.id: card for card in game.invader_copies.values()}
    skills = {card.id: card for card in game.marine_copies.values()}
    faces = []
    for id, card in cards.items():
        diagrams = Number(
            label=easel.say("scatter"), value=", ".join(_scatter(easel, each) for each in card.scatters)
        )
        faces.append(_boxed(easel, _invader_card(easel, id, card, None), card.in_the_box[0], diagrams))
    for id, skill in skills.items():
        faces.append(_boxed(easel, _marine_card(easel, id, skill), skill.in_the_box[0]))
    return faces


def _boxed(easel: Easel, face: CardFace, count: int, *more: Number) -> CardFace:
    """With the number in the printed box."""
    numbers = (*face.numbers, *more, Number(label=easel.say("in-the-box"), value=str(count)))
    return msgspec.structs.replace(face, numbers=numbers)


def item_faces(easel: Easel) -> list[CardFace]:
    """Everything else in the box: invaders, weapons, dice, tokens and map features."""
    game = easel.game
    components: tuple[Component, ...] = game.pack.items(SCHEMA.kinds["components"])
    return [
        *(_invader(easel, kind) for kind in game.invaders.values()),
        *(_weapon(easel, weapon) for weapon in game.weapons.values()),
        *(_die(easel, die) for die in game.dice.values()),
        *(_component(easel, component) for component in components),
    ]


def _face(easel: Easel, item: Item, kind: str, icon: str, numbers: list[Number], text: str = "") -> CardFace:
    return CardFace(
        id=item.id,
        item=item.id,
        kind=kind,
        title=easel.names.printed(item.id, "name"),
        timing="",
        text=text,
        numbers=tuple(numbers),
        icon=icon,
        provenance=item.provenance,
    )


def _counted(easel: Easel, ids: tuple[str, ...]) -> str:
    """`Demon, 2 × Imp`: items by their printed names, equal ones once; Green the die is no seat."""
    printed = easel.names.printed
    return ", ".join(
        f"{ids.count(id)} × {printed(id, 'name')}" if ids.count(id) > 1 else printed(id, "name")
        for id in dict.fromkeys(ids)
    )


def _dice(easel: Easel, dice: tuple[str, ...]) -> Number:
    return Number(label=easel.say("dice"), value=_counted(easel, dice))


def _abilities(easel: Easel, abilities: Abilities) -> list[Number]:
    """The icons of the reference sheet (D04-DIE-10), with their number where it counts."""
    found = []
    for field in Abilities.__struct_fields__:
        value = getattr(abilities, field)
        if value:
            shown = "" if value is True else str(value)
            found.append(Number(label=easel.say(f"ability-{field}"), value=shown))
    return found


def _invader(easel: Easel, kind: InvaderKind) -> CardFace:
    names = easel.names
    numbers = [
        Number(label=easel.say("movement"), value=str(kind.movement)),
        Number(label=names.of("armor"), value=str(kind.armor)),
        Number(label=names.of("wounds"), value=str(kind.wounds)),
        _dice(easel, kind.dice),
        Number(label=easel.say("reach"), value=easel.say("melee" if kind.melee else "ranged")),
        Number(label=easel.say("size"), value=kind.size.replace("x", " × ")),
        *_abilities(easel, kind.abilities),
        Number(label=easel.say("each-colour"), value=str(kind.per_colour)),
    ]
    return _face(easel, kind, "invader", icons.invader_icon(kind.id), numbers)


def _weapon(easel: Easel, weapon: Weapon) -> CardFace:
    numbers = [
        _dice(easel, weapon.dice),
        Number(
            label=easel.say("ammunition"),
            value=easel.names.of(weapon.ammo) if weapon.ammo else easel.say("endless"),
        ),
        Number(label=easel.say("reach"), value=easel.say("melee" if weapon.melee else "ranged")),
        *_abilities(easel, weapon.abilities),
    ]
    if weapon.always:
        numbers.append(Number(label=easel.say("everybody"), value=""))
    else:
        numbers.append(Number(label=easel.say("in-the-box"), value=str(weapon.tokens)))
    return _face(easel, weapon, "weapon", icons.WEAPONS.get(weapon.id, icons.GUN), numbers)


def _die(easel: Easel, die: Die) -> CardFace:
    numbers = [
        Number(label=str(number), value=_face_words(easel, face)) for number, face in enumerate(die.faces, 1)
    ]
    numbers.append(Number(label=easel.say("in-the-box"), value=str(die.count)))
    return _face(easel, die, "die", icons.DIE, numbers)


def _face_words(easel: Easel, face: Face) -> str:
    """`range 2, damage 1, bullet`."""
    if face.miss:
        return easel.say("miss")
    said = [easel.say("range-of", range=face.range), easel.say("damage-of", damage=face.damage)]
    if face.bullet:
        said.append(easel.say("bullet"))
    return ", ".join(said)


def _component(easel: Easel, component: Component) -> CardFace:
    numbers = [Number(label=easel.say("in-the-box"), value=str(component.count))]
    text = easel.names.text_of(component.id)
    return _face(easel, component, "token", icons.token_icon(component.id), numbers, text)
