"""Icons: which sign of the game-icons set stands for what; `web/icons.txt` lists them for the client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from grimtable.games.relic.items import Card

HEROES: Final = {
    "callidus_assassin": "hooded-assassin",
    "canoness": "nun-face",
    "commissar": "captain-hat-profile",
    "ogryn": "ogre",
    "ordo_malleus_inquisitor": "cowled",
    "ratling_sniper": "rifle",
    "rogue_trader": "pirate-captain",
    "sanctioned_psyker": "psychic-waves",
    "tech_priest_enginseer": "mechanical-arm",
    "ultramarine_captain": "space-suit",
}

SCENARIOS: Final = {
    "kairos_fateweaver": "two-feathers",
    "the_burning_hour": "hourglass",
    "the_mystery_beyond": "galaxy",
    "the_throne_of_whispers": "stone-throne",
    "the_unlit_beacon": "lighthouse",
}

ATTRIBUTES: Final = {"strength": "biceps", "willpower": "brain", "cunning": "fox-head", "level": "upgrade"}

#: of enemies and encounters, the most telling trait first
TRAITS: Final = {
    "vehicle": "battle-mech",
    "daemon": "daemon-skull",
    "psyker": "third-eye",
    "machine": "gears",
    "ork": "orc-head",
    "tyranid": "alien-bug",
    "eldar": "elf-helmet",
    "dark_eldar": "spiked-armor",
    "necron": "android-mask",
    "tau": "ray-gun",
    "heretic": "pentacle",
    "traitor": "horned-helm",
    "mutant": "suckered-tentacle",
    "pirate": "pirate-skull",
    "beast": "beast-eye",
    "weapon": "bolter-gun",
    "armour": "breastplate",
    "ally": "three-friends",
    "relic": "holy-grail",
    "equipment": "knapsack",
    "find": "open-treasure-chest",
    "place": "ringed-planet",
    "stranger": "hooded-figure",
}

DECKS: Final = {
    "corruption": "spiked-tentacle",
    "mission": "scroll-unfurled",
    "power": "lightning-helix",
    "relic": "holy-grail",
    "red": "death-skull",
    "blue": "third-eye",
    "yellow": "fox-head",
    "wargear": "bolter-gun",
}

HERO: Final = "person"
EVENT: Final = "heavy-lightning"
ENCOUNTER: Final = "conversation"
ENEMY: Final = "daemon-skull"
ASSET: Final = "open-treasure-chest"
OMEN: Final = "evil-eyes"
PORTAL: Final = "magic-portal"
SPACE: Final = "ringed-planet"
SHEET: Final = "treasure-map"

LIFE: Final = "hearts"
INFLUENCE: Final = "laurel-crown"
LEVEL: Final = "upgrade"
LEVELS: Final = "progression"
POWER: Final = "lightning-helix"
TROPHY: Final = "laurels-trophy"
COMPLETED: Final = "check-mark"
LYING: Final = "night-sleep"
TOKEN: Final = "plain-circle"
CHARGE: Final = "battery-pack"
BONUS: Final = "sword-brandish"
TARGET: Final = "archery-target"
DIE: Final = "perspective-dice-six-faces-random"
BATTLE: Final = "sword-clash"
TEXT_BOX: Final = "scroll-unfurled"
MOVEMENT_BOX: Final = "teleport"
SPECIAL_MOVEMENT: Final = "jump-across"
UNKNOWN: Final = "uncertainty"

#: the faces of an ordinary die
FACES: Final = (
    "dice-six-faces-one",
    "dice-six-faces-two",
    "dice-six-faces-three",
    "dice-six-faces-four",
    "dice-six-faces-five",
    "dice-six-faces-six",
)

#: for what a pack brings without a sign of its own; in the box, nothing needs them (`tools/missing.py`)
FALLBACKS: Final = frozenset((HERO, SHEET, UNKNOWN))

#: every icon that a picture of this game may contain
ALL: Final = frozenset(
    (
        *HEROES.values(),
        *SCENARIOS.values(),
        *ATTRIBUTES.values(),
        *TRAITS.values(),
        *DECKS.values(),
        *FACES,
        *(HERO, EVENT, ENCOUNTER, ENEMY, ASSET, OMEN, PORTAL, SPACE, SHEET),
        *(LIFE, INFLUENCE, LEVEL, LEVELS, POWER, TROPHY, COMPLETED, LYING, TOKEN, CHARGE, BONUS, TARGET),
        *(DIE, BATTLE, TEXT_BOX, MOVEMENT_BOX, SPECIAL_MOVEMENT, UNKNOWN),
    )
)


def hero_icon(hero: str) -> str:
    """The sign of a hero; packs may bring heroes of their own."""
    return HEROES.get(hero, HERO)


def scenario_icon(scenario: str) -> str:
    """The sign of a scenario sheet."""
    return SCENARIOS.get(scenario, SHEET)


def card_icon(card: Card) -> str:
    """The sign of a card: that of its first telling trait, else of its kind."""
    kind = getattr(card, "type", "")
    if kind == "event":
        return EVENT
    traits = card.all_traits
    for trait, icon in TRAITS.items():
        if trait in traits:
            return icon
    if kind == "encounter":
        return ENCOUNTER
    if kind == "enemy":
        return ENEMY
    if kind == "asset":
        return ASSET
    return DECKS.get(card.deck_name, UNKNOWN)
