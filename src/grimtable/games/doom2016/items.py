"""What a DOOM 2016 pack holds: dice, demons, cards of six decks, objectives, threats and missions.

Everything that a card, a class, a demon, an objective or a threat can do is an `Ability`: a moment,
conditions, what it costs and a list of verbs. The moments and the things they give stand in
`effects/__init__.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from grimtable.content import (
    Block,
    Conditions,
    Effect,
    Item,
    Kind,
    Pack,
    Part,
    Reference,
    Schema,
    Word,
)
from grimtable.content.wording import other_words
from grimtable.games.doom2016.effects import registry
from grimtable.kernel.bounds import Drawing, Name

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=99)]
Signed = Annotated[int, msgspec.Meta(ge=-99, le=99)]

DieColour = Literal["red", "black"]
Dice = Annotated[tuple[DieColour, ...], msgspec.Meta(max_length=8)]
#: D16-SUM-02: rising
PortalLevel = Literal["blue", "yellow", "red"]
#: D16-FIG-06, D16-BIG-01: columns by rows as the figure is drawn unturned
Base = Literal["1x1", "1x2", "2x2", "2x3"]


class Face(Part, frozen=True, kw_only=True):
    """One face of a die: damage symbols and nothing else (D16-C-22)."""

    damage: Count = 0

    def __str__(self) -> str:
        return str(self.damage)


class Die(Item, frozen=True, kw_only=True):
    """A die colour: how many there are, and its faces. The ids are the colours: red, black."""

    count: Count
    faces: Annotated[tuple[Face, ...], msgspec.Meta(min_length=6, max_length=6)]

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many the printed game has, and of what."""
        return self.count, "dice"


class AttackField(Part, frozen=True, kw_only=True):
    """D16-CRD-07, D16-RNG-11: maximum range, number and colour of dice."""

    range: AtLeastOne
    dice: Dice


class Ability(Block, frozen=True, kw_only=True):
    """One ability: when, under which conditions, at which cost, and what it does.

    `key` names it on its card: the ability is written `card:key` in actions and texts (`imp:hit_and_run`).
    Abilities of class, event and demon cards are always optional (D16-ABL-10), as are reactions; those of
    action cards, Glory Kill cards, squads, objectives and threats happen by themselves unless `may` is set
    (D16-R-40).
    """

    key: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")] = "text"
    name: str = ""  #: the printed name of the ability, where it has one
    moment: Annotated[str, Word("moments")]
    may: bool = False
    exhaust: bool = False  #: class and squad cards: the card is exhausted as the cost (D16-ABL-04)
    argent: Count = 0  #: demon cards: tokens discarded from this card (D16-ABL-06, D16-R-74)
    points: Count = 0  #: movement points paid, for abilities used in one's own activation
    discard: Count = 0  #: action cards discarded from the hand as the cost
    once: Literal["", "activation", "round", "game"] = ""  #: used no more often than this


class Skill(Part, frozen=True, kw_only=True):
    """Something that is always different: a word of the vocabulary `skills` and by how much."""

    changes: Annotated[str, Word("skills")]
    amount: Signed = 1


class Demon(Item, frozen=True, kw_only=True):
    """A demon card and its figures (D16-DEM-01, D16-DEM-02, D16-DEM-15, D16-FIG-04, D16-RNG-11)."""

    speed: Count
    health: AtLeastOne
    stagger: Count
    attack: AttackField  #: its range is the range value of the card (D16-DEM-04)
    shields: Count = 0  #: special defence: so many shields …
    dodge: bool = False  #: … or a dodge (D16-DEF-05)
    toughness: bool = False
    flying: bool = False
    base: Base = "1x1"
    figures: AtLeastOne  #: in the box
    glyph: Annotated[str, msgspec.Meta(min_length=1, max_length=2)]
    text: str = ""
    own_words: bool = False
    abilities: tuple[Ability, ...] = ()
    skills: tuple[Skill, ...] = ()
    rules: tuple[str, ...] = ()

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many the printed game has, and of what."""
        return self.figures, "figures"


class WeaponSet(Item, frozen=True, kw_only=True):
    """A weapon set: its cards name it; `copies` are its tokens and the complete sets of cards
    (D16-CRD-14).
    """

    copies: AtLeastOne
    trait: str  #: the weapon type printed under the names of its cards (D16-CRD-09)
    found: bool = False  #: grey stripes: found on the map (D16-SET-07)
    token: bool = True  #: the UAC marine set has none (D16-SET-09)
    grenade: bool = False  #: D16-ITM-09

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many the printed game has, and of what."""
        return self.copies if self.token else 0, "tokens"


class ActionCard(Item, frozen=True, kw_only=True):
    """One card number of a weapon set; there are as many as the set has copies.

    Abilities with moments `played`, `attack.before`, `attack.attacking` and `attack.after` concern the
    playing of this card and the attacks made with it, and no others; a reaction has one ability, with the
    moment it answers. A card with `keep` stays in play after the activation (D16-MAR-19): its other moments
    answer while it lies there.
    """

    set: Annotated[str, Reference("weapon_sets")]
    number: AtLeastOne  #: the n of n/N (D16-CRD-15)
    type: Literal["main", "bonus", "reaction"]
    speed: Count = 0
    attack: AttackField | None = None
    attacks: AtLeastOne = 1  #: how often this attack may be performed (D16-C-07)
    ignores_cover: bool = False  #: D16-COV-17
    shields: Count = 0
    dodge: bool = False
    keep: bool = False
    text: str
    own_words: bool = False
    abilities: tuple[Ability, ...] = ()
    skills: tuple[Skill, ...] = ()  #: while it lies in play
    rules: tuple[str, ...] = ()


class ClassCard(Item, frozen=True, kw_only=True):
    """A class card (D16-CLS-01 to D16-CLS-07)."""

    text: str
    own_words: bool = False
    abilities: tuple[Ability, ...] = ()
    skills: tuple[Skill, ...] = ()
    rules: tuple[str, ...] = ()


class GloryKillCard(Item, frozen=True, kw_only=True):
    """A Glory Kill card: heals 2 when gained, then lies face-down until it is used (D16-STG-06, D16-STG-09).

    Its one ability says when it may be used; using it is always a choice, and the card is discarded then.
    """

    copies: AtLeastOne = 1
    heals: Count = 2
    text: str
    own_words: bool = False
    ability: Ability
    rules: tuple[str, ...] = ()

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many the printed game has, and of what."""
        return self.copies, "cards"


class SquadCard(Item, frozen=True, kw_only=True):
    """A squad card: given out with so many marines (D16-SQD-01 to D16-SQD-06)."""

    marines: Annotated[int, msgspec.Meta(ge=1, le=3)]
    copies: AtLeastOne = 1
    activations: AtLeastOne = 1  #: marine initiative cards of its owner (D16-SQD-05)
    text: str
    own_words: bool = False
    abilities: tuple[Ability, ...] = ()
    skills: tuple[Skill, ...] = ()

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many the printed game has, and of what."""
        return self.copies, "cards"


class EventCard(Item, frozen=True, kw_only=True):
    """An event card: played from the hand at its moment, or revealed as a demon's defence (D16-EVT-01,
    -05).
    """

    set: Name  #: the name of its event set (D16-EVT-09)
    copies: AtLeastOne = 1
    shields: Count = 0
    special: bool = False  #: shows the special defence symbol (D16-EVT-07)
    text: str
    own_words: bool = False
    ability: Ability
    rules: tuple[str, ...] = ()

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many the printed game has, and of what."""
        return self.copies, "cards"


class Entry(Part, frozen=True, kw_only=True):
    """One line of an invasion group."""

    demon: Annotated[str, Reference("demons")]
    count: AtLeastOne = 1


class Group(Part, frozen=True, kw_only=True):
    """An invasion group (D16-SUM-08): its lines from top to bottom, and its Argent Power."""

    demons: Annotated[tuple[Entry, ...], msgspec.Meta(min_length=1)]
    argent: Count = 0


Groups = Annotated[tuple[Group, ...], msgspec.Meta(min_length=2, max_length=2)]


class InvasionCard(Item, frozen=True, kw_only=True):
    """D16-SUM-07: two groups for each portal level."""

    blue: Groups
    yellow: Groups
    red: Groups
    rules: tuple[str, ...] = ()

    def groups(self, level: str) -> tuple[Group, ...]:
        """The two groups of a portal level (D16-SUM-06)."""
        found: tuple[Group, ...] = getattr(self, level)
        return found


class ThreatCard(Item, frozen=True, kw_only=True):
    """How portals are turned face-up and when the Invader summons (D16-SUM-04, D16-MIS-06)."""

    text: str
    own_words: bool = False
    abilities: tuple[Ability, ...]
    rules: tuple[str, ...] = ()


class ObjectiveCard(Item, frozen=True, kw_only=True):
    """How both sides win, and the special rules of the mission (D16-MIS-02, D16-MIS-03, D16-KIL-02).

    Its words go before those of every other card (D16-MIS-05): they are looked at first at each moment.

    Abilities with the moments `main`, `bonus` and `anytime` are things every marine may do in his activation.
    """

    #: D16-KIL-03: kill tokens with which the Invader wins, with 1, 2, 3 and 4 marines
    kills: Annotated[tuple[AtLeastOne, ...], msgspec.Meta(min_length=4, max_length=4)]
    victory: Conditions  #: the marines win as soon as this holds
    defeat: Conditions | None = None  #: the Invader wins as soon as this holds, besides his kill tokens
    rounds: Count = 0  #: the Invader wins at the end of this round; 0 is no limit
    text: str
    own_words: bool = False
    abilities: tuple[Ability, ...] = ()
    rules: tuple[str, ...] = ()


class Mark(Part, frozen=True, kw_only=True):
    """What stands on a marked space; several keys may go together."""

    marine: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0  #: start space of the first to fourth marine
    demon: Annotated[Name, Reference("demons")] = ""  #: north-west space of its base
    turned: bool = False  #: a 1x2 or 2x3 base turned by a quarter
    marines: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1  #: demon there only with at least so many marines
    portal: Literal["", "blue", "yellow", "red"] = ""
    face_up: bool = False  #: of a portal
    teleporter: Literal["", "active", "inactive"] = ""
    #: "health" or the id of a weapon set: what lies here
    items: Annotated[tuple[Name, ...], msgspec.Meta(max_length=8)] = ()
    #: objective tokens lying here, by kind: "post", "sample"
    tokens: Annotated[tuple[Name, ...], msgspec.Meta(max_length=8)] = ()
    area: Name = ""  #: a named part of the map: "exit", "reactor"
    terrain: Literal["floor", "blocking", "impassable", "difficult"] = "floor"


class Loadout(Part, frozen=True, kw_only=True):
    """What a mission suggests for one marine (D16-SET-15)."""

    marine_class: Annotated[str, Reference("classes")] = msgspec.field(name="class")
    weapons: tuple[Annotated[str, Reference("weapon_sets")], ...]


class Mission(Item, frozen=True, kw_only=True):
    """A map with everything on it, an objective, a threat, suggestions and words (D16-SET-02)."""

    number: AtLeastOne  #: 1 to 12 over both operations; the operation guide's order (D16-MIS-08)
    operation: Name
    map: Drawing
    legend: Annotated[dict[Name, Mark], msgspec.Meta(max_length=200)]
    objective: Annotated[str, Reference("objectives")]
    threat: Annotated[str, Reference("threats")]
    event_sets: Annotated[tuple[Name, ...], msgspec.Meta(min_length=3, max_length=3)]
    invasion: Annotated[str, Reference("invasions")]
    #: for Alpha, Bravo, Charlie and Delta
    loadouts: Annotated[tuple[Loadout, ...], msgspec.Meta(min_length=4, max_length=4)]
    weapons: Count = 2  #: starting weapon sets each marine takes, besides the UAC set
    #: values that the objective's conditions and verbs ask for by name, besides the tokens on the map
    counters: dict[Name, Count] = {}
    briefing: str = ""
    won: str = ""  #: epilogue if the marines win (D16-MIS-09)
    lost: str = ""
    rules: tuple[str, ...] = ()


class Operation(Item, frozen=True, kw_only=True):
    """A story of six missions (D16-MIS-07)."""

    number: AtLeastOne
    missions: Annotated[tuple[Annotated[str, Reference("missions")], ...], msgspec.Meta(min_length=1)]
    briefing: str = ""


class Ruleset(Item, frozen=True, kw_only=True):
    """Numbers that the box and the rules fix; there is exactly one, `base`, and rules read it."""

    health: AtLeastOne = 10  #: D16-DMG-04
    hand: AtLeastOne = 3  #: D16-MAR-21
    sprint: AtLeastOne = 4  #: movement points of Sprint (D16-C-01)
    events_hand: AtLeastOne = 6  #: D16-EVT-03
    events_for_argent: Count = 3  #: D16-RND-11
    event_sets: AtLeastOne = 3  #: D16-SET-12
    invader_initiative: AtLeastOne = 6  #: Invader initiative cards in the box (D16-R-27)
    argent: Count = 24  #: Argent Power tokens in the box (D16-LIM-01)
    health_pack: AtLeastOne = 5  #: D16-ITM-05
    glory_heals: Count = 2  #: D16-STG-06


def _numbers(card: ActionCard, pack: Pack) -> Iterable[tuple[str, str]]:
    """D16-CRD-01, D16-CRD-02, D16-CRD-15: numbers are unique in a set; main cards attack; reactions
    answer.
    """
    for other in pack.items("action_cards"):
        if isinstance(other, ActionCard) and (other.set, other.number) == (card.set, card.number):
            if other.id != card.id:
                yield "number", f"{other.id} has the number {card.number} in this set too; take another one"
    if card.type == "main" and card.attack is None:
        yield "attack", "a main action card has an attack field: range and dice (D16-CRD-02)"
    if card.type == "reaction" and len(card.abilities) != 1:
        yield "abilities", "a reaction has one ability, which says what it answers"
    if card.type == "reaction" and card.speed:
        yield "speed", "a reaction has no speed: give movement points with a verb"
    if card.shields and card.dodge:
        yield "dodge", "a card shows shields or a dodge, and not both"
    yield from _costs(card.abilities, "points", "discard")
    yield from _keys(card.abilities)


def _keys(abilities: tuple[Ability, ...]) -> Iterable[tuple[str, str]]:
    for key, number in Counter(ability.key for ability in abilities).items():
        if number > 1:
            yield "abilities", f"two abilities are called {key}; give each a key of its own"


def _costs(
    abilities: tuple[Ability, ...], *allowed: str, key: str = "abilities"
) -> Iterable[tuple[str, str]]:
    """Each kind of card has its own ways to pay: Argent Power lies on demon cards, classes are exhausted."""
    for place, ability in enumerate(abilities):
        where = key if key == "ability" else f"{key}[{place}]"
        for cost in ("exhaust", "argent", "points", "discard"):
            if getattr(ability, cost) and cost not in allowed:
                yield f"{where}.{cost}", f"such a card is not paid for like this: remove {cost}"
        if ability.points and ability.moment not in ("main", "bonus", "anytime"):
            yield (
                f"{where}.points",
                "movement points are paid in one's own activation: take the moment main, bonus or anytime",
            )


def _one_ability(card: EventCard | GloryKillCard, pack: Pack) -> Iterable[tuple[str, str]]:
    return _costs((card.ability,), key="ability")


def _demon(demon: Demon, pack: Pack) -> Iterable[tuple[str, str]]:
    yield from _costs(demon.abilities, "argent", "points")
    if bool(demon.shields) == demon.dodge:
        yield "shields", "special defence is a number of shields or a dodge, exactly one (D16-DEF-05)"
    yield from _keys(demon.abilities)


def _abilities(
    item: ClassCard | SquadCard | ThreatCard | ObjectiveCard, pack: Pack
) -> Iterable[tuple[str, str]]:
    yield from _keys(item.abilities)
    if isinstance(item, ClassCard | SquadCard):
        yield from _costs(item.abilities, "exhaust", "points", "discard")
    else:
        yield from _costs(item.abilities, "points", "discard")


def _words(item: Item, pack: Pack) -> Iterable[tuple[str, str]]:
    """The printed words are those that the meaning gives."""
    from grimtable.games.doom2016 import wording

    meant = ""
    if isinstance(item, Demon):
        meant = wording.demon_wording(item, pack)
    elif isinstance(item, ActionCard):
        meant = wording.action_wording(item, pack)
    elif isinstance(item, ClassCard | SquadCard | ThreatCard):
        meant = wording.lying_wording(item, pack)
    elif isinstance(item, EventCard | GloryKillCard):
        meant = wording.played_wording(item, pack)
    elif isinstance(item, ObjectiveCard):
        meant = wording.objective_wording(item, pack)
    else:
        return
    yield from other_words("text", item.text, meant, own=item.own_words)


def _check_mission(mission: Mission, pack: Pack) -> Iterable[tuple[str, str]]:
    """What makes a mission unplayable."""
    from grimtable.games.doom2016.mission_check import check_mission

    return check_mission(mission, pack)


def _look_at_mission(mission: Mission, pack: Pack) -> Iterable[tuple[str, str]]:
    """What an author should look at, though the mission can be played."""
    from grimtable.games.doom2016.mission_check import look_at_mission

    return look_at_mission(mission, pack)


SCHEMA = Schema(
    "doom2016",
    [
        Kind("dice", Die),
        Kind("demons", Demon, _demon, findings=_words),
        Kind("weapon_sets", WeaponSet),
        Kind("action_cards", ActionCard, _numbers, findings=_words),
        Kind("classes", ClassCard, _abilities, findings=_words),
        Kind("glory_kills", GloryKillCard, _one_ability, findings=_words),
        Kind("squads", SquadCard, _abilities, findings=_words),
        Kind("events", EventCard, _one_ability, findings=_words),
        Kind("invasions", InvasionCard),
        Kind("threats", ThreatCard, _abilities, findings=_words),
        Kind("objectives", ObjectiveCard, _abilities, findings=_words),
        Kind("missions", Mission, _check_mission, findings=_look_at_mission),
        Kind("operations", Operation),
        Kind("ruleset", Ruleset),
    ],
    registry,
)

__all__ = [
    "SCHEMA",
    "Ability",
    "ActionCard",
    "AttackField",
    "ClassCard",
    "Conditions",
    "Demon",
    "Die",
    "Effect",
    "EventCard",
    "Face",
    "GloryKillCard",
    "Group",
    "InvasionCard",
    "Loadout",
    "Mark",
    "Mission",
    "ObjectiveCard",
    "Operation",
    "Ruleset",
    "Skill",
    "SquadCard",
    "ThreatCard",
    "WeaponSet",
]
