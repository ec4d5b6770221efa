"""What a pack of Relic holds: spaces, heroes, scenario sheets and the cards of eight decks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from grimtable.content import Block, Conditions, Effect, Given, Item, Kind, Part, Reference, Schema, Word
from grimtable.content.packs import compiled_parts
from grimtable.content.problems import key_text
from grimtable.games.relic.effects import registry

if TYPE_CHECKING:
    from grimtable.content import Pack

#: No component prints more; a pack with larger numbers could keep the rules busy for hours.
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=99)]
Dial = Annotated[int, msgspec.Meta(ge=1, le=12)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]

Attribute = Literal["strength", "willpower", "cunning"]
ThreatColour = Literal["red", "blue", "yellow"]
Whose = Literal["own", "others", "any"]
Trait = Annotated[str, Word("traits")]
Moment = Annotated[str, Word("moments")]


class Cost(Part, frozen=True, kw_only=True):
    """What using an ability takes; an ability with a cost is always optional."""

    charge: bool = False  #: 1 charge token of this card, at most one in a turn (REL-CHG-04)
    influence: Count = 0
    life: Count = 0
    power_cards: Count = 0
    assets: Count = 0
    trophies: Count = 0  #: how many trophy cards
    discard: bool = False  #: this card itself


class Ability(Block, frozen=True, kw_only=True):
    """Something that happens, or may be done, at a moment."""

    moment: Moment
    whose: Whose = "own"  #: whose moment it is: the owner's, another player's, anybody's
    may: bool = False  #: optional (REL-CLR-07)
    cost: Cost | None = None
    once: Literal["", "turn", "game"] = ""
    #: Threat cards: in force while the card lies on the space of the player whose moment it is (REL-THR-12)
    special_timing: bool = False

    @property
    def is_optional(self) -> bool:
        """REL-CLR-07, REL-CHR-19: worded with "may", or to be paid for; everything else is mandatory."""
        return self.may or self.cost is not None


class Modifier(Part, frozen=True, kw_only=True):
    """A number that is different while the card is in play."""

    changes: Annotated[str, Word("changes")]
    amount: Annotated[int, msgspec.Meta(ge=-99, le=99)] = 1
    who: Literal["owner", "others", "everybody"] = "owner"


class Bonus(Part, frozen=True, kw_only=True):
    """A battle bonus or a test bonus (REL-BON-01, REL-BON-05).

    REL-BON-06, REL-R-93: the types it serves are stored; no attributes means all of them, a grey circle.
    """

    amount: AtLeastOne
    attributes: tuple[Attribute, ...] = ()
    charge: bool = False  #: costs 1 charge of the card
    influence: Count = 0
    discard: bool = False  #: costs the card
    if_: Conditions = msgspec.field(default=Conditions.ALWAYS, name="if")


class InPlay(Item, frozen=True, kw_only=True):
    """What every component with rules text may carry."""

    text: str = ""
    own_words: bool = False  #: the words are meant as they stand; nobody compares them with the effects
    abilities: tuple[Ability, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    cannot: tuple[Annotated[str, Word("deeds")], ...] = ()
    permits: tuple[Annotated[str, Word("deeds")], ...] = ()
    battle_bonus: Annotated[tuple[Bonus, ...], Given("battle", "roll")] = ()
    test_bonus: Annotated[tuple[Bonus, ...], Given("test", "roll")] = ()


class Card(InPlay, frozen=True, kw_only=True):
    """A card of a deck."""

    copies: AtLeastOne = 1
    charges: Count = 0  #: charge icons (REL-CHG-01)

    @property
    def deck_name(self) -> str:
        """The deck this card belongs to: every kind of card says its own."""
        raise TypeError(f"{type(self).__name__} is no kind of card that has a deck")

    @property
    def all_traits(self) -> tuple[str, ...]:
        """The second word of the type line, or words."""
        return ()


class PowerCard(Card, frozen=True, kw_only=True):
    """A hidden card: its value in place of a die, or its ability (REL-POW-12)."""

    value: Face

    @property
    def deck_name(self) -> str:
        return "power"


class Objective(Part, frozen=True, kw_only=True):
    """What completes a mission: a moment that comes so many times while the conditions hold."""

    moment: Moment
    whose: Whose = "own"
    if_: Conditions = msgspec.field(default=Conditions.ALWAYS, name="if")
    times: AtLeastOne = 1  #: more than once: each time puts a character token on the card


class KeptAs(Part, frozen=True, kw_only=True):
    """A mission that may be kept as an asset instead of as a completed mission (REL-MIS-13)."""

    trait: Trait = "ally"
    tokens: Count = 0  #: character tokens put on it


class MissionCard(Card, frozen=True, kw_only=True):
    """An objective and a reward (REL-MIS-01).

    While it is active its objective and its abilities are in force; kept as an asset, its bonuses, modifiers,
    `cannot` and `permits` are.
    """

    objective: Objective | None = None
    received: Effect = Effect.NOTHING  #: done when the mission becomes active (REL-MIS-14)
    reward: Annotated[Effect, Given("completion")] = Effect.NOTHING
    asset: KeptAs | None = None

    @property
    def deck_name(self) -> str:
        return "mission"

    @property
    def all_traits(self) -> tuple[str, ...]:
        return () if self.asset is None else (self.asset.trait,)


class CorruptionCard(Card, frozen=True, kw_only=True):
    """A mutation. Its abilities and modifiers are in force while it is activated."""

    activation: Annotated[int, msgspec.Meta(ge=1, le=5)]
    activated: Effect = Effect.NOTHING  #: carried out once, when it comes into force

    @property
    def deck_name(self) -> str:
        return "corruption"


class RelicCard(Card, frozen=True, kw_only=True):
    """An asset of trait Relic."""

    gained: Effect = Effect.NOTHING  #: carried out once, when it is taken
    traits: tuple[Trait, ...] = ("relic",)

    @property
    def deck_name(self) -> str:
        return "relic"

    @property
    def all_traits(self) -> tuple[str, ...]:
        return self.traits


class WargearCard(Card, frozen=True, kw_only=True):
    """An asset that can be bought."""

    cost: Count
    trait: Literal["weapon", "armour", "equipment"]  #: REL-WAR-06
    gained: Effect = Effect.NOTHING

    @property
    def deck_name(self) -> str:
        return "wargear"

    @property
    def all_traits(self) -> tuple[str, ...]:
        return (self.trait,)


class ThreatCard(Card, frozen=True, kw_only=True):
    """A card of one of the three Threat decks; what a deck mostly holds is up to the pack (REL-THR-02)."""

    deck: ThreatColour  #: the colour, whatever the attribute (REL-THR-01)
    type: Literal["event", "enemy", "encounter", "asset"]
    traits: tuple[Trait, ...] = ()
    omen: bool = False
    icons: tuple[ThreatColour, ...] = ()
    attribute: Attribute | None = None  #: enemies (REL-THR-04)
    value: Count = 0  #: enemies (REL-THR-04)
    portal: bool = False  #: a Forgotten Portal (REL-C-67)
    do: Effect = Effect.NOTHING  #: events and encounters: what happens when the card is resolved
    gained: Effect = Effect.NOTHING  #: assets: carried out once, when it is taken

    @property
    def deck_name(self) -> str:
        return self.deck

    @property
    def all_traits(self) -> tuple[str, ...]:
        return self.traits


class TextBox(Block, frozen=True, kw_only=True):
    """A text box of a space; with an `if` it is offered only where that holds (REL-R-31)."""

    title: str
    text: str


class MovementBox(Part, frozen=True, kw_only=True):
    """A movement box (REL-MOV-10)."""

    to: Annotated[str, Reference("spaces")]
    needs_relic: bool = False


class Space(Item, frozen=True, kw_only=True):
    """One location of the board: icons, one or two text boxes, a movement box, or none (REL-BRD-12)."""

    own_words: bool = False  #: as on a card: the words of its boxes are meant as they stand
    position: str  #: O1 to O24, M1 to M16, I1 to I8, SC
    area: Annotated[str, Word("areas")] | None = None
    icons: tuple[ThreatColour, ...] = ()
    boxes: Annotated[tuple[TextBox, ...], Given("rift")] = ()
    movement_box: MovementBox | None = None


class PowerLimit(Part, frozen=True, kw_only=True):
    """A power limit that holds from a level on."""

    level: Annotated[int, msgspec.Meta(ge=0, le=12)]
    limit: Count


class Hero(InPlay, frozen=True, kw_only=True):
    """A character sheet."""

    affiliation: str
    strength: Dial
    willpower: Dial
    cunning: Dial
    life: Dial
    asset_limit: AtLeastOne
    power_limits: tuple[PowerLimit, ...]
    start: Annotated[str, Reference("spaces")]
    levels: tuple[tuple[Annotated[str, Word("rewards")], ...], ...]
    special: Effect = Effect.NOTHING  #: the hero's own reward
    special_text: str = ""
    weakness: str = ""


class Scenario(InPlay, frozen=True, kw_only=True):
    """A scenario sheet (REL-SCN-01): title, special rules for all players, Confrontation, perhaps values."""

    beginner: bool = False  #: recommended for a first game (REL-SET-05)
    briefing: str = ""  #: what it is about, for whoever chooses a sheet
    confrontation: Effect
    confrontation_text: str = ""
    strength: Count = 0
    willpower: Count = 0
    cunning: Count = 0


def _positions() -> tuple[str, ...]:
    return (
        *(f"O{number}" for number in range(1, 25)),
        *(f"M{number}" for number in range(1, 17)),
        *(f"I{number}" for number in range(1, 9)),
        "SC",
    )


POSITIONS = _positions()
"""The position of every space, in the order of the space numbers."""


Complaints = Iterable[tuple[str, str]]


def check_space(space: Space, pack: Pack) -> Complaints:
    """Every position exists; areas stand where REL-BRD-02 and REL-BRD-03 have them."""
    if space.position not in POSITIONS:
        yield "position", f"there is no position {space.position}; use O1 to O24, M1 to M16, I1 to I8 or SC"
    elif any(
        other.position == space.position and other.id != space.id
        for other in pack.items("spaces")
        if isinstance(other, Space)
    ):
        yield "position", f"two spaces lie at {space.position}"
    yield from check_calls(space)
    for place, box in enumerate(space.boxes):
        # REL-INN-08: the jump leads towards the scenario space; from there it would lead back to itself.
        if not space.position.startswith("I") and any(call.verb == "jump_from_rift" for call in box.do):
            yield (
                f"boxes[{place}].do",
                "jump_from_rift leads through the Inner tier, and this space is none of it",
            )


RESULTS = frozenset({"won", "lost", "tied", "passed", "failed"})
"""The keys under which stands what a battle or a test leads to: somebody was asked before."""


def check_calls(item: Item) -> Complaints:
    """No effect goes round in a circle, and no choice has two options of one name.

    REL-R-65: a Confrontation that begins again before anybody has thrown a die would do so without end.
    """
    for path, part in compiled_parts(item):
        for place, call in enumerate(part.calls if isinstance(part, Effect) else ()):
            if call.verb == "confront_again" and not RESULTS.intersection(path):
                what = "confront_again follows a battle or a test: put it under won, lost, passed or failed"
                yield key_text((*path, place)), what
            options = call.parameters.get("options")
            names = [each.option for each in options] if isinstance(options, tuple) else []
            if len(set(names)) < len(names):
                twice = next(name for name in names if names.count(name) > 1)
                what = f"two options are called {twice}; give one another name"
                yield key_text((*path, place, "options")), what


def check_in_play(item: InPlay, pack: Pack) -> Complaints:
    """Nothing else on the table has the same id; at one moment there is at most one optional ability.

    Otherwise `use` would be ambiguous, and one of two copies with the same name would be lost.
    """
    yield from check_calls(item)
    for kind in NAMED_KINDS:
        other = pack.table(kind).get(item.id)
        if other is not None and type(other) is not type(item):
            yield "id", f"{kind} has a {item.id} too; cards, heroes and sheets need different ids"
    seen: set[str] = set()
    for place, ability in enumerate(item.abilities):
        if ability.is_optional:
            if ability.moment in seen:
                yield f"abilities[{place}]", f"a second optional ability at {ability.moment}; join them"
            seen.add(ability.moment)
        if ability.special_timing and not isinstance(item, ThreatCard):
            yield f"abilities[{place}].special_timing", "only Threat cards have Special Timing"
        if ability.special_timing and ability.is_optional:
            yield f"abilities[{place}].may", 'put the choice inside: { verb = "may", do = [...] }'


def check_charged(item: Card, pack: Pack) -> Complaints:
    """What costs a charge needs charge icons."""
    yield from check_in_play(item, pack)
    needs = any(a.cost is not None and a.cost.charge for a in item.abilities)
    needs = needs or any(bonus.charge for bonus in (*item.battle_bonus, *item.test_bonus))
    if needs and not item.charges:
        yield "charges", "something on this card costs a charge, so it needs charges"


def check_power(card: PowerCard, pack: Pack) -> Complaints:
    """REL-POW-04: every ability of a Power card is optional."""
    yield from check_charged(card, pack)
    for place, ability in enumerate(card.abilities):
        if not ability.may:
            yield f"abilities[{place}].may", "playing a Power card is never forced; write may = true"


def check_threat(card: ThreatCard, pack: Pack) -> Complaints:
    """Enemies have an attribute and a value, events and encounters something to do."""
    yield from check_charged(card, pack)
    if (card.type == "enemy") != (card.attribute is not None):
        yield "attribute", "enemies have an attribute, and only they"
    for place, ability in enumerate(card.abilities):
        if card.type == "enemy" and ability.is_optional:
            yield (
                f"abilities[{place}].may",
                'an enemy decides nothing; put the choice inside: { verb = "may" }',
            )
    if card.type in ("event", "encounter") and not card.do and not card.abilities:
        yield "do", f"an {card.type} needs something to do"
    if card.do and card.type not in ("event", "encounter"):
        yield "do", "only events and encounters are resolved; use abilities or gained"


def check_mission(card: MissionCard, pack: Pack) -> Complaints:
    """A mission can be completed."""
    yield from check_charged(card, pack)
    if card.objective is None and not any(
        call.verb == "complete_mission" for ability in card.abilities for call in ability.do
    ):
        yield "objective", "a mission needs an objective, or an ability with the verb complete_mission"


def check_scenario(scenario: Scenario, pack: Pack) -> Complaints:
    """A sheet is in force for every player (REL-SCN-02), so its modifiers need not say for whom.

    Its Confrontation asks for something: players who stand there do not move any more (REL-INN-12), so turn
    would follow turn with nothing to decide.
    """
    yield from check_in_play(scenario, pack)
    if not scenario.confrontation.pauses:
        yield "confrontation", "nobody is asked anything here: use a battle, a test, a table or a choice"
    wins = (part for _, part in compiled_parts(scenario) if isinstance(part, Effect))
    if not any(call.verb == "win_game" for effect in wins for call in effect):
        yield "confrontation", "nobody can win: use the verb win_game"
    for place, modifier in enumerate(scenario.modifiers):
        if modifier.who != "owner":
            yield f"modifiers[{place}].who", "a sheet is in force for every player already; leave it out"


def check_hero(hero: Hero, pack: Pack) -> Complaints:
    """Twelve level columns, a power limit from Start on, a special reward where it is used."""
    yield from check_in_play(hero, pack)
    if len(hero.levels) != 12:
        yield "levels", f"a hero has 12 level columns, not {len(hero.levels)}"
    if not hero.power_limits or hero.power_limits[0].level != 0:
        yield "power_limits", "the first power limit holds from level 0"
    if any("special" in column for column in hero.levels) and not hero.special:
        yield "special", "a level column grants the special reward, which is missing"


def findings(item: InPlay | Space, pack: Pack) -> Complaints:
    """What can be played and is hardly meant: a roll table with a hole, words that leave something out."""
    from grimtable.games.relic.roll_tables import table_findings
    from grimtable.games.relic.wording import word_findings

    yield from table_findings(item)
    yield from word_findings(item)


SCHEMA = Schema(
    "relic",
    [
        Kind("spaces", Space, check_space, findings),
        Kind("heroes", Hero, check_hero, findings),
        Kind("scenarios", Scenario, check_scenario, findings),
        Kind("power_cards", PowerCard, check_power, findings),
        Kind("mission_cards", MissionCard, check_mission, findings),
        Kind("corruption_cards", CorruptionCard, check_charged, findings),
        Kind("relic_cards", RelicCard, check_charged, findings),
        Kind("wargear_cards", WargearCard, check_charged, findings),
        Kind("threat_cards", ThreatCard, check_threat, findings),
    ],
    registry,
)

CARD_KINDS = (
    "corruption_cards",
    "mission_cards",
    "power_cards",
    "relic_cards",
    "threat_cards",
    "wargear_cards",
)
"""The kinds whose items lie in decks, in the order in which their cards are listed."""

NAMED_KINDS = (*CARD_KINDS, "heroes", "scenarios")
"""The kinds whose items lie on the table under their ids, which therefore differ."""
