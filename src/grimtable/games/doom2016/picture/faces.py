"""Faces: cards, demons, weapon sets, dice as they look in play: what they do, and what they are worth in
defence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2016.describing import group_words
from grimtable.games.doom2016.items import SCHEMA
from grimtable.games.doom2016.picture import icons
from grimtable.games.doom2016.wording import moment_words
from grimtable.picture.shapes import CardFace, Fact, Number

if TYPE_CHECKING:
    from grimtable.content import Item
    from grimtable.games.doom2016.items import (
        ActionCard,
        AttackField,
        Demon,
        Die,
        EventCard,
        GloryKillCard,
        InvasionCard,
        ObjectiveCard,
        Ruleset,
        WeaponSet,
    )
    from grimtable.games.doom2016.picture.cache import DrawingCache


def card_face(cache: DrawingCache, copy: str) -> CardFace:
    """The face of a card: one copy of it, or the card of a class, a demon type, a threat …"""
    found = cache.faces.get(copy)
    if found is None:
        game = cache.game
        item = game.copies.get(copy, copy)
        if item in game.action_cards:
            found = _action(cache, copy, game.action_cards[item])
        elif item in game.events:
            found = _event(cache, copy, game.events[item])
        elif item in game.glory_kills:
            found = _glory(cache, copy, game.glory_kills[item])
        elif item in game.demons:
            found = _demon(cache, game.demons[item])
        elif item in game.invasions:
            found = _invasion(cache, game.invasions[item])
        elif item in game.objectives:
            found = _objective(cache, game.objectives[item])
        elif item in game.classes:
            found = _lying(cache, game.classes[item], "class", icons.CLASSES)
        elif item in game.squads:
            found = _lying(cache, game.squads[item], "squad", icons.SQUADS)
        else:
            found = _lying(cache, game.threats[item], "threat", icons.THREATS)
        cache.keep(cache.faces, copy, found)
    return found


def timing(cache: DrawingCache, moment: str) -> str:
    """When something may be used, with a capital."""
    said = moment_words(moment, cache.names.language)
    return said[:1].upper() + said[1:]


# --- numbers --------------------------------------------------------------------------------------


def _attack(cache: DrawingCache, field: AttackField) -> list[Number]:
    """Range and dice (D16-CRD-07)."""
    return [
        Number(label=cache.say("value-range"), value=str(field.range), large=True),
        dice_number(cache, field.dice),
    ]


def dice_number(cache: DrawingCache, dice: tuple[str, ...]) -> Number:
    """The dice of an attack, by colour."""
    return Number(label=cache.say("value-dice"), value=dice_words(cache, dice), dice=tuple(dice))


def dice_words(cache: DrawingCache, dice: tuple[str, ...]) -> str:
    """`2 red, 1 black`."""
    counted = [(dice.count(colour), cache.names.word(colour)) for colour in cache.game.dice]
    return ", ".join(f"{count} {word}" for count, word in counted if count)


def defence(
    cache: DrawingCache, shields: int, *, dodge: bool = False, special: bool = False
) -> tuple[Fact, ...]:
    """What a card is worth when it is revealed as a defence (D16-DEF-01, D16-EVT-07)."""
    label = cache.say("as-defence")
    facts = []
    if shields:
        said = cache.say("shields", amount=shields)
        facts.append(Fact(icon=icons.SHIELD, label=label, value=said, tone="info"))
    if dodge:
        facts.append(Fact(icon=icons.DODGE, label=label, value=cache.say("dodge"), tone="good"))
    if special:
        said = cache.say("special-defence")
        facts.append(Fact(icon=icons.SPECIAL, label=label, value=said, tone="caution"))
    if not facts:
        facts.append(Fact(icon=icons.BLANK, label=label, value=cache.say("no-defence")))
    return tuple(facts)


# --- the cards ------------------------------------------------------------------------------------


def _action(cache: DrawingCache, id: str, card: ActionCard) -> CardFace:
    names = cache.names
    weapon = cache.game.sets[card.set]
    numbers = []
    if card.speed:
        numbers.append(Number(label=cache.say("value-speed"), value=str(card.speed), large=True))
    if card.attack is not None:
        numbers += _attack(cache, card.attack)
    kind = cache.say(f"kind-{card.type}")
    number = f"{card.number}/{len(cache.game.cards_of_set[card.set])}"
    return CardFace(
        id=id,
        item=card.id,
        kind=card.type,
        title=names.of(card.id),
        timing=f"{kind} · {names.of(weapon.id)} {number}",
        text=names.text_of(card.id),
        numbers=tuple(numbers),
        icon=icons.WEAPONS.get(card.set, icons.GUN),
        rule="D16-MAR-25" if card.type == "reaction" else "D16-CRD-03",
        provenance=card.provenance,
        foot=defence(cache, card.shields, dodge=card.dodge),
    )


def _event(cache: DrawingCache, id: str, card: EventCard) -> CardFace:
    names = cache.names
    return CardFace(
        id=id,
        item=card.id,
        kind="event",
        title=names.of(card.id),
        timing=f"{cache.say('kind-event')} · {names.word(card.set)}",
        text=names.text_of(card.id),
        icon=icons.EVENTS.get(card.id, icons.CARD),
        rule="D16-EVT-01",
        provenance=card.provenance,
        foot=defence(cache, card.shields, special=card.special),
    )


def _glory(cache: DrawingCache, id: str, card: GloryKillCard) -> CardFace:
    return CardFace(
        id=id,
        item=card.id,
        kind="glory",
        title=cache.names.of(card.id),
        timing=cache.say("kind-glory"),
        text=cache.names.text_of(card.id),
        numbers=(Number(label=cache.say("heals"), value=str(card.heals)),),
        icon=icons.GLORY_KILLS.get(card.id, icons.CARD),
        rule="D16-STG-09",
        provenance=card.provenance,
    )


def _lying(cache: DrawingCache, card: Item, kind: str, signs: dict[str, str]) -> CardFace:
    return CardFace(
        id=card.id,
        item=card.id,
        kind=kind,
        title=cache.names.of(card.id),
        timing=cache.say(f"kind-{kind}"),
        text=cache.names.text_of(card.id),
        icon=signs.get(card.id, icons.CARD),
        provenance=card.provenance,
    )


def _objective(cache: DrawingCache, card: ObjectiveCard) -> CardFace:
    face = _lying(cache, card, "objective", icons.OBJECTIVES)
    kills = " · ".join(map(str, card.kills))
    return msgspec.structs.replace(face, numbers=(Number(label=cache.say("kills-needed"), value=kills),))


def _demon(cache: DrawingCache, demon: Demon) -> CardFace:
    numbers = [
        Number(label=cache.say("value-speed"), value=str(demon.speed), large=True),
        Number(label=cache.say("value-health"), value=str(demon.health), large=True),
        Number(label=cache.say("value-stagger"), value=str(demon.stagger), large=True),
        *_attack(cache, demon.attack),
    ]
    traits = [cache.say(f"trait-{trait}") for trait in ("flying", "toughness") if getattr(demon, trait)]
    size = cache.say("size", columns=int(demon.base[0]), rows=int(demon.base[2]))
    return CardFace(
        id=demon.id,
        item=demon.id,
        kind="demon",
        title=cache.names.of(demon.id),
        timing=" · ".join((cache.say("kind-demon"), size, *traits)),
        text=cache.names.text_of(demon.id),
        numbers=tuple(numbers),
        icon=icons.demon_icon(demon.id),
        rule="D16-DEM-01",
        provenance=demon.provenance,
        foot=_special(cache, demon),
    )


def _special(cache: DrawingCache, demon: Demon) -> tuple[Fact, ...]:
    """What the special defence symbol of an event card is worth to this demon (D16-DEF-05)."""
    said = cache.say("dodge") if demon.dodge else cache.say("shields", amount=demon.shields)
    return (Fact(icon=icons.SPECIAL, label=cache.say("special-defence"), value=said, tone="caution"),)


def _invasion(cache: DrawingCache, card: InvasionCard) -> CardFace:
    numbers = [
        Number(
            label=cache.say("portal-level", level=level),
            value=f" {cache.say('or')} ".join(
                group_words(cache.names, group) for group in card.groups(level)
            ),
        )
        for level in icons.PORTALS
    ]
    return CardFace(
        id=card.id,
        item=card.id,
        kind="invasion",
        title=cache.names.of(card.id),
        timing=cache.say("kind-invasion"),
        text="",
        numbers=tuple(numbers),
        icon=icons.INVASIONS.get(card.id, icons.CARD),
        rule="D16-SUM-07",
        provenance=card.provenance,
    )


# --- everything in the box ------------------------------------------------------------------------


_CARDS = (
    "action_cards",
    "glory_kills",
    "classes",
    "squads",
    "events",
    "demons",
    "invasions",
    "threats",
    "objectives",
)


def card_faces(cache: DrawingCache) -> list[CardFace]:
    """Every card, once, with the number in the box."""
    drawn = []
    for kind in _CARDS:
        for item in cache.game.pack.table(SCHEMA.kinds[kind]).values():
            face = card_face(cache, item.id)
            copies = (
                cache.game.sets[item.set].copies if kind == "action_cards" else getattr(item, "copies", 1)
            )
            if copies > 1:
                number = Number(label=cache.say("in-the-box"), value=str(copies))
                face = msgspec.structs.replace(face, numbers=(*face.numbers, number))
            drawn.append(face)
    return drawn


def item_faces(cache: DrawingCache) -> list[CardFace]:
    """The marine, weapon sets, dice, and the numbers that the rules fix."""
    game = cache.game
    return [
        _marine(cache, next(iter(game.pack.table(SCHEMA.kinds["ruleset"]).values()))),
        *(_weapon(cache, weapon) for weapon in game.sets.values()),
        *(_die(cache, die) for die in game.dice.values()),
    ]


def _marine(cache: DrawingCache, rules: Ruleset) -> CardFace:
    numbers = [
        Number(label=cache.say(f"value-{key}"), value=str(value), large=True)
        for key, value in (("health", rules.health), ("hand", rules.hand), ("sprint", rules.sprint))
    ]
    return CardFace(
        id="marine",
        item="marine",
        kind="figure",
        title=cache.names.role("marine"),
        timing="",
        text="",
        numbers=tuple(numbers),
        icon=icons.MARINE,
        rule="D16-FIG-11",
        provenance=rules.provenance,
    )


def _weapon(cache: DrawingCache, weapon: WeaponSet) -> CardFace:
    """A weapon set: its cards (D16-CRD-14)."""
    names = cache.names
    cards = ", ".join(names.of(card) for card in cache.game.cards_of_set[weapon.id])
    timing = cache.say("kind-found" if weapon.found else "kind-starting")
    return CardFace(
        id=weapon.id,
        item=weapon.id,
        kind="weapon",
        title=names.of(weapon.id),
        timing=cache.say("kind-grenade") if weapon.grenade else timing,
        text=cards,
        numbers=(Number(label=cache.say("in-the-box"), value=str(weapon.copies)),),
        icon=icons.WEAPONS.get(weapon.id, icons.GUN),
        rule="D16-CRD-14",
        provenance=weapon.provenance,
    )


def _die(cache: DrawingCache, die: Die) -> CardFace:
    faces = " · ".join(str(face.damage) for face in die.faces)
    return CardFace(
        id=die.id,
        item=die.id,
        kind="die",
        title=cache.names.of(die.id),
        timing="",
        text="",
        numbers=(
            Number(label=cache.say("faces"), value=faces),
            Number(label=cache.say("in-the-box"), value=str(die.count)),
        ),
        icon=icons.DIE,
        provenance=die.provenance,
    )
