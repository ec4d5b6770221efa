"""What a DOOM 2004 pack holds: dice, weapons, invaders, the two decks and scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache, partial
from typing import Annotated, Literal

import msgspec

from grimtable.content import (
    Block,
    Call,
    Conditions,
    Effect,
    Given,
    Item,
    Kind,
    Pack,
    Part,
    Reference,
    Schema,
    Word,
    did_you_mean,
)
from grimtable.content.packs import fingerprint
from grimtable.content.wording import other_words
from grimtable.games.doom2004 import counters
from grimtable.games.doom2004.arena_check import check_arena
from grimtable.games.doom2004.box import (
    HAZARD_KEYS,
    HAZARDS,
    PLAIN_DOOR,
    Box,
    Component,
    Count,
    DoorKind,
    Hazard,
    Signed,
    Skill,
    Token,
)
from grimtable.games.doom2004.campaigns import Campaign, check_campaign
from grimtable.games.doom2004.effects import registry
from grimtable.games.doom2004.marks import Door, Mark
from grimtable.games.doom2004.modes import MODES
from grimtable.games.doom2004.scenario_check import ROLLS, check_scenario, why_not_counted, why_not_near
from grimtable.games.doom2004.table import AMMUNITION, COLOURS

#: a change of what a Marine begins with; more would empty the deck of Marine cards
Few = Annotated[int, msgspec.Meta(ge=-3, le=3)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=99)]
#: D04-SCT-04: a Miss symbol, or one of eight directions of the compass and a number of spaces.
Diagram = Annotated[
    str, msgspec.Meta(pattern=r"^(miss|(north|south)(-east|-west)? [1-9]|(east|west) [1-9])$")
]

Ammo = Literal["", "bullets", "rockets", "cells"]
DieColour = Literal["yellow", "red", "green", "blue"]
#: Every set of dice may be re-rolled, so their number is an exponent (D04-RRL-01).
Dice = Annotated[tuple[DieColour, ...], msgspec.Meta(max_length=8)]

#: The invaders of a spawn card: at least one (D04-INV-08).
Group = Annotated[tuple[Annotated[str, Reference("invaders")], ...], msgspec.Meta(min_length=1)]


class Face(Part, frozen=True, kw_only=True):
    """One face: a range number, damage marks, perhaps a bullet icon; or a Miss (D04-DIE-02 to D04-DIE-05).

    Numbers add up to the range, marks to the damage (D04-DIE-03), one icon or more cost a token (D04-DIE-04).
    """

    range: Count = 0
    damage: Count = 0
    bullet: bool = False
    miss: bool = False

    def __str__(self) -> str:
        return "miss" if self.miss else f"{self.range}/{self.damage}{'*' if self.bullet else ''}"


class Die(Item, frozen=True, kw_only=True):
    """A die colour: how many there are, and the six faces."""

    count: Count
    faces: Annotated[tuple[Face, ...], msgspec.Meta(min_length=6, max_length=6)]

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many the printed game has, and of what."""
        return self.count, "dice"


class Abilities(Part, frozen=True, kw_only=True):
    """The ability icons of a weapon or invader (D04-DIE-10); which species has what is data (D4X-ABL-18)."""

    accuracy: Signed = 0
    aim: bool = False
    blast: Count = 0
    blow_through: bool = False
    deadly: Count = 0
    knockback: bool = False
    soul_drain: bool = False  #: kills on anything but a Miss, and heals (D4X-ABL-11 to D4X-ABL-13)
    stealth: bool = False
    tracking: bool = False
    sweep: bool = False
    watch: bool = False
    dodge: bool = False  #: D4X-ABL-01: whoever attacks it may have to roll again
    double_attack: bool = False  #: D4X-ABL-04: two attacks when it is activated
    fly: bool = False  #: D4X-ABL-06: over figures and obstacles
    telekinesis: bool = False  #: D4X-ABL-14: one roll against every enemy in sight


class Weapon(Item, frozen=True, kw_only=True):
    """A weapon of the reference sheet; `melee` is the red bar (D04-DIE-08)."""

    dice: Dice
    ammo: Ammo = ""  #: empty is the infinity sign (D04-DIE-09)
    melee: bool = False
    always: bool = False  #: green background: every Marine has it (D04-DIE-07)
    tokens: Count = 0
    #: token → how many of his tokens its carrier pays to declare an attack (D4X-SOC-04)
    price: dict[str, AtLeastOne] = {}
    #: the token that its carrier gets for each invader he kills with another weapon (D4X-SOC-01)
    gathers: Annotated[str, Reference("tokens")] = ""
    modes: tuple[str, ...] = ()  #: as of any token: the modes whose maps may lay it out
    abilities: Abilities = Abilities()

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many the printed game has, and of what."""
        return self.tokens, "tokens"


class InvaderKind(Item, frozen=True, kw_only=True):
    """A line of the reference sheet; `melee` is the red bar (D04-DIE-08)."""

    movement: Count
    armor: Count
    wounds: Count
    dice: Dice
    melee: bool = False
    abilities: Abilities = Abilities()
    size: Literal["1x1", "1x2", "2x2"] = "1x1"
    per_colour: Count = 0  #: figures of each Marine colour
    count: Count = 0  #: figures that belong to no colour
    wakes: Count = 0  #: D4X-BOT-04: MP that a Marine beside it pays to make it his; 0 is an invader
    glyph: str
    #: D4X-EQV-07: the kind that it may stand in for; its figures come into the game by being swapped
    equivalent: str = ""

    def figures(self, colours: int) -> int:
        """How many there are with so many Marines in play (D04-SET-04)."""
        return self.count + self.per_colour * colours

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many the printed game has, and of what."""
        if not self.per_colour:
            return self.count, "tokens"
        return self.per_colour * len(COLOURS), f"figures, {self.per_colour} of each colour"


class Reaction(Block, frozen=True, kw_only=True):
    """What a card does at a moment."""

    moment: Annotated[str, Word("moments")]


class Use(Reaction, frozen=True, kw_only=True):
    """What the owner of a Marine card may do at a moment; the card stays where it is (D04-SET-21)."""

    once: Literal["", "turn", "round", "game"] = ""  #: used no more often than this


class MarineCard(Item, frozen=True, kw_only=True):
    """A permanent skill."""

    copies: Count = 1
    text: str
    own_words: bool = False  #: the words are meant as they stand; nobody compares them with the meaning
    skills: tuple[Skill, ...] = ()
    reaction: Annotated[Use | None, Given("owner", "finder")] = None

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many the printed game has, and of what."""
        return self.copies, "cards"


class InvaderCard(Item, frozen=True, kw_only=True):
    """A spawn card (one or two groups) or an event (D04-INV-08); each copy has its own scatter diagram.

    A scatter is "miss", or a direction and a number of spaces: "north-east 2".
    """

    text: str
    own_words: bool = False  #: as on a Marine card
    deck: str = "base"  #: the one of the Invader decks that it belongs to (D4X-SET-03)
    scatters: Annotated[tuple[Diagram, ...], msgspec.Meta(min_length=1)]  #: one for each copy
    groups: tuple[Group, ...] = ()
    event: Reaction | None = None

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many the printed game has, and of what."""
        return len(self.scatters), "cards"


class Ruleset(Item, frozen=True, kw_only=True):
    """Numbers and switches of the rules that packs change; there is exactly one, and rules read it."""

    #: D4X-SET-01, D4X-SET-02, D4X-DP-01: the Invader deck of the whole game; the others stay in the box
    deck: str = "base"
    #: D04-INV-04: cards that the Invader may keep after his draw
    hand_limit: AtLeastOne = 8
    #: D4X-DIF-02, D4X-MOD-03, D4X-MOD-04, D4X-C-50, D4X-DP-04: a difficulty card is a pack, for the game:
    #: what each Marine has more at the start than his number says, or less
    start_wounds: Few = 0
    start_bullets: Few = 0
    start_cards: Few = 0
    #: D4X-MOD-24, D4X-R-89: weapons that every Marine begins with
    start_weapons: tuple[Annotated[str, Reference("weapons")], ...] = ()
    #: D4X-DM-26, D4X-MOD-20 to D4X-MOD-22: cards of the timer that go at the end of a round
    timer: Count = 2
    #: D4X-CTF-16, D4X-MOD-22: rounds without a timer after which players are asked to end it
    overtime: AtLeastOne = 20
    #: D4X-MOD-08: Marines are equipped as if so many took part; 0 is as many as do
    squad_size: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    #: D4X-MOD-09: Marine cards that each is given besides those that he keeps
    spare_cards: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    #: D4X-MOD-16 to D4X-MOD-19: in an arena Marines have no cards of their own, but one lies open for all of
    #: them, or one for those of each colour
    common_cards: Literal["none", "one", "by_colour"] = "none"
    #: D4X-MOD-31: Marines pick their cards out of the deck instead of being dealt them
    draft: bool = False
    #: D4X-MOD-33: Marines may trade their cards before the game
    trade: bool = False
    #: D4X-MOD-11: a weapon that comes onto the board has a token of its ammunition beside it
    loaded: bool = False
    #: D4X-MOD-06: the Marines choose before each of their turns whose it is
    free_order: bool = False
    #: D04-INV-02: the Invader's cards in a turn; 0 is one for each Marine player
    cards_drawn: Count = 0
    #: D04-R-26: whether a figure may attack while it shares a space
    attack_from_shared: bool = True
    #: D04-R-72: whether a chain of attacks may meet a figure again that it has attacked
    chain_meets_again: bool = False


#: Only a scenario knows its map: a card that names a space or an area would name one that may not be there.
MAP = Given("map")


class Area(Part, frozen=True, kw_only=True):
    """What is read out when an area is discovered, and what happens then."""

    title: str = ""
    text: str = ""
    dark: Count = 0  #: how far one sees in it; 0 is as far as the walls allow
    do: Annotated[Effect | None, Given("finder")] = None


#: When an encounter is met: a Marine ends his movement on its space, ends his turn there, or enters a space
#: beside it (D4X-SCN-07); in an arena whenever somebody enters it (D4X-R-70).
Trigger = Literal["movement", "turn", "beside", "enters"]


class Encounter(Part, frozen=True, kw_only=True):
    """What the first Marine to meet it finds; with `rolls`, by the green die (D4X-SCN-06)."""

    text: str = ""
    trigger: Trigger = "movement"
    #: it waits until these hold for the Marine who would meet it (D4X-R-80)
    if_: Annotated[Conditions, Given("finder", "encounter")] = msgspec.field(
        default=Conditions.ALWAYS, name="if"
    )
    do: Annotated[Effect | None, Given("finder", "encounter")] = None
    #: "1", "2", "3" → effect
    rolls: Annotated[dict[str, Effect], Given("finder", "encounter")] = {}


class Timer(Part, frozen=True, kw_only=True):
    """Something that must be done by the end of a round."""

    round: Count
    unless: Conditions
    do: Effect
    text: str = ""


class SpecialRule(Use, frozen=True, kw_only=True):
    """What a scenario does at a moment: by itself, or if the Invader likes (D4X-SCN-20, D4X-SCN-46)."""

    title: str
    text: str  #: read out when it happens
    owner: Literal["", "invader"] = ""  #: who may use it; nobody's happens by itself


class Squad(Part, frozen=True, kw_only=True):
    """What is different with so many Marines: a frag limit of its own, the rest on top of the scenario's."""

    frags: Signed = 0  #: 0 is the scenario's own limit
    extra_cards: Signed = 0
    armor: Count = 0  #: more than his number says, in every life of each Marine
    wounds: Count = 0
    start: dict[str, Signed] = msgspec.field(default_factory=dict)


class Scenario(Item, frozen=True, kw_only=True):
    """A map with everything on it, how it is won, and what is special about it.

    D04-SET-25: anybody may write one; a scenario is data.
    """

    number: Count
    mode: str = "scenario"  #: how it is played: who against whom, and how it is won
    map: str
    legend: dict[str, Mark]
    doors: dict[str, Door] = {}
    areas: Annotated[dict[str, Area], MAP] = {}
    encounters: Annotated[dict[str, Encounter], MAP] = {}
    frags: AtLeastOne = 6
    victory: Conditions = Conditions.ALWAYS  #: no condition where the mode itself says who wins
    goal: str  #: the objective in a sentence, read out at set-up
    goal_reached: str = ""  #: how the game ends for the Marines, in a sentence
    extra_cards: Count = 0  #: cards the Invader draws each turn besides his own
    briefing: str = ""
    timers: Annotated[tuple[Timer, ...], MAP] = ()
    armor: Count = 0  #: what each Marine has more of in every life (D4X-R-102)
    wounds: Count = 0
    rounds: Count = 0  #: the Invader wins when this many rounds are over; 0 is no limit
    keep_off: Count = 0  #: nobody comes back within so many spaces of what the Marines are after
    start: dict[str, Count] = msgspec.field(default_factory=dict)  #: extra starting tokens for each Marine
    squads: dict[str, Squad] = {}  #: number of Marines → what is different with so many
    special_rules: Annotated[dict[str, SpecialRule], MAP] = {}  #: name → what answers a moment
    #: token → what is read out when a Marine takes it from the board (D4X-SCN-55)
    finds: dict[str, str] = {}
    rules: tuple[str, ...] = ()

    def for_marines(self, number: int) -> Scenario:
        """The scenario as it is played with so many Marines."""
        squad = self.squads.get(str(number))
        if squad is None:
            return self
        start = Counter(self.start)
        start.update(squad.start)
        return msgspec.structs.replace(
            self,
            frags=squad.frags or self.frags,
            extra_cards=self.extra_cards + squad.extra_cards,
            armor=self.armor + squad.armor,
            wounds=self.wounds + squad.wounds,
            start=dict(start),
        )


#: abilities of a figure: no weapon has them
OF_FIGURES = ("dodge", "double_attack", "fly", "telekinesis")


def _payable(weapon: Weapon, pack: Pack) -> Iterable[tuple[str, str]]:
    """What an attack costs is a token that Marines keep, and never more than they may have."""
    for key in OF_FIGURES:
        if getattr(weapon.abilities, key):
            yield f"abilities.{key}", f"{key} belongs to a figure and not to a weapon: remove it"
    tokens = {each.id: each for each in pack.items("tokens") if isinstance(each, Token)}
    for token, amount in weapon.price.items():
        kind = tokens.get(token)
        if kind is None:
            yield f"price.{token}", f"there is no token {token!r} to pay with"
        elif kind.keep not in ("bin", "beside"):
            yield f"price.{token}", f"nobody keeps {token}, so nobody could pay with it"
        elif kind.most and amount > kind.most:
            yield f"price.{token}", f"a Marine has {kind.most} of them at most, so nobody could pay {amount}"


def _same_number(scenario: Scenario, pack: Pack) -> Iterable[tuple[str, str]]:
    """Scenarios are called by their numbers, so no two have the same one."""
    for other in pack.items("scenarios"):
        if isinstance(other, Scenario) and other.id != scenario.id and other.number == scenario.number:
            yield "number", f"the scenario {other.id} has the number {scenario.number} too; take another one"
    if scenario.mode not in MODES:
        yield "mode", f"there is no mode {scenario.mode!r}; the modes are {', '.join(MODES)}"
        return
    kinds = {each.id: each for each in pack.items("invaders") if isinstance(each, InvaderKind)}
    box = box_of(pack)
    # Most packs leave most scenarios as they are, and looking from every space of a map takes its time.
    asked = fingerprint(scenario, box, kinds)
    if asked not in _judged:
        if len(_judged) >= MOST_JUDGED:
            _judged.clear()
        is_arena = scenario.mode != "scenario"
        _judged[asked] = tuple(
            check_arena(scenario, box) if is_arena else check_scenario(scenario, box, kinds)
        )
    yield from _judged[asked]


#: What was found wrong with scenarios, by what they and everything they were checked against say.
_judged: dict[bytes, tuple[tuple[str, str], ...]] = {}
MOST_JUDGED = 1_000


def token_of(weapon: Weapon) -> Token:
    """The token of a weapon: kept in the bin and handed on (D04-EQP-06, D04-EQP-14)."""
    return Token(
        id=weapon.id,
        name=weapon.name,
        provenance=weapon.provenance,
        keep="bin",
        count=weapon.tokens,
        hand_over=True,
        modes=weapon.modes,
    )


def box_of(pack: Pack) -> Box:
    """What lies in the box, and the tokens of weapons."""
    weapons = [each for each in pack.items("weapons") if isinstance(each, Weapon)]
    return Box(
        tokens={
            **{each.id: each for each in pack.items("tokens") if isinstance(each, Token)},
            **{weapon.id: token_of(weapon) for weapon in weapons},
        },
        doors={
            PLAIN_DOOR.id: PLAIN_DOOR,
            **{each.id: each for each in pack.items("doors") if isinstance(each, DoorKind)},
        },
        hazards={**HAZARDS, **{each.id: each for each in pack.items("hazards") if isinstance(each, Hazard)}},
        counts={each.id: each.count for each in pack.items("components") if isinstance(each, Component)},
    )


@lru_cache(maxsize=256)
def counted_token(id: str) -> Token:
    """A token that no pack describes: taking it does nothing but count."""
    verb = registry.find("verb", "count")
    assert verb is not None  # every pack of this game may count
    counting = partial(verb.function, flag=id)
    call = Call("count", counting, {"verb": "count", "flag": id}, {"flag": id})
    return Token(id=id, provenance="original", keep="at_once", on_take=Effect((call,), [call.written]))


def _taking(token: Token, pack: Pack) -> Iterable[tuple[str, str]]:
    """What is carried out when it is taken: on every map, at once, and never more tokens."""
    for place, call in enumerate(token.on_take or ()):
        key = f"on_take[{place}]"
        if call.pauses:
            yield key, f"{call.verb} may ask somebody, and taking a token cannot wait for it"
        if call.verb == "count" and counters.is_inner(flag := str(call.parameters.get("flag"))):
            yield key, why_not_counted(flag)
        if call.verb in ("open_door", "close_door"):
            yield (
                key,
                f"a token lies on every map, and {call.verb} names a door of one: leave this to a scenario",
            )
        if call.verb in ("give_tokens", "drop_tokens"):
            yield key, "a token brings no other tokens: lay them beside it, or let an encounter give them"
        if call.verb == "place_invaders" and (what := why_not_near(call.parameters, _areas(pack))):
            yield key, what


def _on_take(token: Token, pack: Pack) -> Iterable[tuple[str, str]]:
    """A token is taken in the middle of a turn, which cannot wait; a Marine has a token or he has not."""
    yield from _taking(token, pack)
    if any(weapon.id == token.id for weapon in pack.items("weapons")):
        yield "", "there is a weapon of this name, which is its own token: call this one something else"
    if token.keep in ("at_once", "compass"):
        for key in ("hand_over", "lasts", "most", "skills"):
            if getattr(token, key):
                yield key, f"nobody has it once it is taken, so {key} means nothing: remove it"
        if token.when_fragged != "kept":
            yield "when_fragged", "nobody has it once it is taken, so when_fragged means nothing: remove it"
    if token.keep == "compass" and not token.gives("unlock"):
        what = "only keys lie beside the compass: add the verb unlock to on_take"
        yield "keep", f'{what}, or write "at_once"'
    for place, skill in enumerate(token.skills):
        if skill.changes.startswith("start_") and skill.changes not in ("start_wounds", "start_armor"):
            what = f"set-up is over when a token is taken, so {skill.changes} does nothing"
            yield f"skills[{place}].changes", f"{what}: name another skill"
    if token.id in (*AMMUNITION, "armor", "adrenaline"):
        for key in ("lasts", "skills"):
            if getattr(token, key):
                yield key, f"{token.id} is spent token by token, so {key} cannot be kept up: remove it"
    if token.id in (*AMMUNITION, "armor") and token.when_fragged != "kept":
        what = "ammunition is kept and armor filled up as the rules say (D04-FRG-05, D04-FRG-06)"
        yield "when_fragged", f"{what}: remove it"
    if token.lasts and token.hand_over:
        yield "hand_over", "a token with a clock stays with whoever took it: remove hand_over or lasts"


def _door_kind(kind: DoorKind, pack: Pack) -> Iterable[tuple[str, str]]:
    """The usual door is one of the rules; a door that nobody works needs no key."""
    if kind.id == PLAIN_DOOR.id:
        yield "", "every door without a kind is called so: call this one something else"
    if kind.keys and kind.worked_by == "nobody":
        yield "keys", "nobody works it, key or no key: remove keys, or let Marines work it"


def _hazard(hazard: Hazard, pack: Pack) -> Iterable[tuple[str, str]]:
    """Maps know three kinds of ground that hurt, and the rules ask each of them some questions only."""
    asked = HAZARD_KEYS.get(hazard.id)
    if asked is None:
        yield "", f"no map knows this ground: call it one of {', '.join(HAZARDS)}"
        return
    for key in ("enters", "leaves", "stays", "ends", "begins"):
        if getattr(hazard, key) and key not in asked:
            yield key, f"nobody asks {hazard.id} for this: remove {key}"


def _fits_together(kind: InvaderKind, pack: Pack) -> Iterable[tuple[str, str]]:
    """Telekinesis names no space, so nothing goes with it that asks for one; a stand-in fits everywhere."""
    if kind.abilities.telekinesis:
        if kind.melee:
            yield (
                "melee",
                "Telekinesis strikes whoever is in sight, and melee whoever is adjacent: choose one",
            )
        for key in ("blast", "blow_through", "sweep", "tracking"):
            if getattr(kind.abilities, key):
                yield (
                    f"abilities.{key}",
                    f"Telekinesis names no space, so {key} cannot go with it: remove one",
                )
    if not kind.equivalent:
        return
    kinds = {each.id: each for each in pack.items("invaders") if isinstance(each, InvaderKind)}
    other = kinds.get(kind.equivalent)
    if other is None:
        yield "equivalent", f"there is no invader {kind.equivalent!r}"
    elif other.equivalent:
        yield "equivalent", f"{other.id} itself stands in for {other.equivalent}: name that one"
    elif other.size != kind.size:  # D4X-R-07
        what = f"{kind.id} covers {kind.size} spaces and {other.id} {other.size}"
        yield "size", f"{what}: it must fit wherever the other one does"


#: With fewer cards of its own no Invader gets through an evening (D4X-SET-01: a deck has 66).
SMALLEST_DECK = 20


def _only_one(ruleset: Ruleset, pack: Pack) -> Iterable[tuple[str, str]]:
    """Rules are changed by patching the one ruleset, never by a second one."""
    if any(other.id != ruleset.id for other in pack.items("ruleset")):
        yield "", "there is one ruleset; patch it instead of adding another"
    decks = {card.deck for card in pack.items("invader_cards") if isinstance(card, InvaderCard)}
    if ruleset.deck not in decks:
        yield (
            "deck",
            f"no Invader card belongs to a deck {ruleset.deck!r}; the decks are {', '.join(sorted(decks))}",
        )


def _areas(pack: Pack) -> list[str]:
    """Every area of every scenario."""
    scenarios = [each for each in pack.items("scenarios") if isinstance(each, Scenario)]
    return sorted({mark.area for each in scenarios for mark in each.legend.values()})


def _places(block: Reaction | None, pack: Pack, key: str) -> Iterable[tuple[str, str]]:
    """Where a card places invaders, there is such an area in some scenario."""
    for place, call in enumerate(block.do if block is not None else ()):
        if call.verb == "place_invaders" and (what := why_not_near(call.parameters, _areas(pack))):
            yield f"{key}.do[{place}]", what


def _skills(card: MarineCard, pack: Pack) -> Iterable[tuple[str, str]]:
    return _places(card.reaction, pack, "reaction")


def _one_use(card: InvaderCard, pack: Pack) -> list[tuple[str, str]]:
    if bool(card.groups) == (card.event is not None):
        return [("", "an Invader card is either a spawn card (groups) or an event, and not both")]
    if len(card.groups) > 2:
        return [("groups", "a spawn card has one group or two")]
    return [*_places(card.event, pack, "event"), *_lost(card, pack)]


def _lost(card: InvaderCard, pack: Pack) -> Iterable[tuple[str, str]]:
    """A card of a deck that nobody could play with: the name of its deck is a slip."""
    played = {each.deck for each in pack.items("ruleset") if isinstance(each, Ruleset)}
    cards = [each for each in pack.items("invader_cards") if isinstance(each, InvaderCard)]
    size = sum(len(each.scatters) for each in cards if each.deck == card.deck)
    if card.deck not in played and size < SMALLEST_DECK:
        near = did_you_mean(card.deck, sorted({each.deck for each in cards} - {card.deck}))
        hint = f" — did you mean {near!r}?" if near else ""
        what = f"nobody plays with the deck {card.deck!r}, which has {size} of at least {SMALLEST_DECK} cards"
        yield "deck", f"{what}{hint}"


def _invader_words(card: InvaderCard, pack: Pack) -> Iterable[tuple[str, str]]:
    """The words printed on a card are those that its meaning gives."""
    from grimtable.games.doom2004.wording import invader_wording

    yield from other_words("text", card.text, invader_wording(card, pack), own=card.own_words)


def _marine_words(card: MarineCard, pack: Pack) -> Iterable[tuple[str, str]]:
    from grimtable.games.doom2004.wording import marine_wording

    yield from other_words("text", card.text, marine_wording(card, pack), own=card.own_words)


def _encounter_die(die: Die, pack: Pack) -> Iterable[tuple[str, str]]:
    """Encounters have a roll for each range that the green die shows, and no other."""
    if die.id != "green":
        return
    shown = [0 if face.miss else face.range for face in die.faces]
    for place, range in enumerate(shown):
        if str(range) not in ROLLS:
            yield (
                f"faces[{place}]",
                f"no encounter has a roll for the range {range}, so nothing would happen there; "
                f"the green die shows {', '.join(ROLLS)}",
            )
    for roll in ROLLS:
        if int(roll) not in shown:
            yield "faces", f"no face has the range {roll}, so that roll of an encounter would never come"


SCHEMA = Schema(
    "doom2004",
    [
        Kind("dice", Die, findings=_encounter_die),
        Kind("weapons", Weapon, _payable),
        Kind("invaders", InvaderKind, _fits_together),
        Kind("marine_cards", MarineCard, _skills, _marine_words),
        Kind("invader_cards", InvaderCard, _one_use, _invader_words),
        Kind("tokens", Token, _on_take),
        Kind("doors", DoorKind, _door_kind),
        Kind("hazards", Hazard, _hazard),
        Kind("components", Component),
        Kind("scenarios", Scenario, _same_number),
        Kind("ruleset", Ruleset, _only_one),
        Kind("campaigns", Campaign, check_campaign),
    ],
    registry,
)

__all__ = [
    "SCHEMA",
    "Abilities",
    "Area",
    "Campaign",
    "Component",
    "Die",
    "Door",
    "DoorKind",
    "Encounter",
    "Face",
    "Hazard",
    "InvaderCard",
    "InvaderKind",
    "Mark",
    "MarineCard",
    "Reaction",
    "Ruleset",
    "Scenario",
    "Skill",
    "SpecialRule",
    "Squad",
    "Timer",
    "Token",
    "Use",
    "Weapon",
]
