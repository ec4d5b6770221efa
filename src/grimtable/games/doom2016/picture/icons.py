"""Icons: which sign of the game-icons set stands for what; `web/icons.txt` lists them for the client."""

from __future__ import annotations

from typing import Final

MARINE: Final = "space-suit"

DEMONS: Final = {
    "baron_of_hell": "minotaur",
    "cacodemon": "surrounded-eye",
    "cyberdemon": "missile-mech",
    "imp": "imp",
    "mancubus": "ogre",
    "pinky": "charging-bull",
    "possessed_soldier": "shambling-zombie",
    "revenant": "skeleton",
}

#: weapon sets: their tokens on the map, and all their cards
WEAPONS: Final = {
    "bfg_9000": "plasma-bolt",
    "burst_rifle": "rifle",
    "chaingun": "minigun",
    "chainsaw": "chainsaw",
    "combat_shotgun": "sawed-off-shotgun",
    "decoy_grenade": "stun-grenade",
    "frag_grenade": "grenade",
    "gauss_cannon": "field-gun",
    "heavy_assault_rifle": "mp5",
    "plasma_rifle": "ray-gun",
    "rocket_launcher": "missile-launcher",
    "siphon_grenade": "flash-grenade",
    "static_rifle": "lightning-arc",
    "super_shotgun": "shotgun",
    "uac": "pistol-gun",
}

CLASSES: Final = {
    "acrobat": "acrobatic",
    "berserker": "enrage",
    "commander": "rank-3",
    "demolisher": "explosion-rays",
    "executioner": "executioner-hood",
    "field_engineer": "teleport",
    "ghost": "ghost",
    "guardian": "guards",
    "gunslinger": "bullets",
    "hunter": "hunter-eyes",
    "juggernaut": "battle-tank",
    "medic": "first-aid-kit",
    "pathfinder": "compass",
    "quartermaster": "knapsack",
    "runner": "sprint",
    "sapper": "land-mine",
    "scavenger": "cardboard-box",
    "scout": "binoculars",
    "sentinel": "sentry-gun",
    "sharpshooter": "target-laser",
    "stalwart": "strong-man",
    "survivor": "hand-bandage",
    "tactician": "chess-knight",
    "vanguard": "flying-flag",
}

GLORY_KILLS: Final = {
    "adrenaline": "syringe",
    "battle_cry": "shouting",
    "blood_rush": "blood",
    "counterstrike": "sword-clash",
    "killing_spree": "triple-skulls",
    "momentum": "run",
    "not_today": "stop-sign",
    "opening": "crosshair",
    "savage_blow": "punch-blast",
    "second_wind": "healing",
    "terror": "terror",
    "trophy_armour": "spiked-armor",
}

SQUADS: Final = {
    "battle_hardened": "medal-skull",
    "lone_soldier": "black-knight-helm",
    "take_point": "flag-objective",
}

EVENTS: Final = {
    "ambush": "evil-eyes",
    "argent_surge": "lightning-helix",
    "crawling_dark": "shadow-grasp",
    "crippling_strike": "foot-trip",
    "dark_pact": "contract",
    "darkness": "night-sky",
    "death_curse": "cursed-star",
    "demonic_precision": "bullseye",
    "demonic_resilience": "shield-echoes",
    "demonic_speed": "fire-dash",
    "demonic_strength": "biceps",
    "devious_schemes": "brain",
    "execution": "guillotine",
    "explosive_blast": "fire-bomb",
    "ferocity": "claw-slashes",
    "fresh_meat": "meat",
    "hellish_power": "burning-passion",
    "iron_skin": "rock-golem",
    "leaden_limbs": "ball-pyramid",
    "lurking": "spider-web",
    "onslaught": "crossed-slashes",
    "pack_hunt": "wolf-howl",
    "paranoia": "paranoia",
    "shaking_hands": "hand",
    "shattered_nerve": "dread",
    "soul_harvest": "soul-vessel",
    "the_dead_whisper": "conversation",
    "trampling_herd": "boot-stomp",
    "unbreakable": "diamond-hard",
    "unstoppable": "heavy-fighter",
}

INVASIONS: Final = {
    "baron_court": "horned-helm",
    "black_sky": "evil-bat",
    "dead_garrison": "raise-zombie",
    "flood": "backup",
    "hunger": "carnivore-mouth",
    "imp_assault": "fireball",
    "iron_host": "battle-mech",
    "missile_rain": "missile-swarm",
    "siege_train": "siege-ram",
    "stampede": "bull-horns",
    "titan": "giant",
    "wild_hunt": "wolf-head",
}

THREATS: Final = {"assault": "burning-meteor", "horde": "dark-squad", "infestation": "alien-bug"}

OBJECTIVES: Final = {
    "boss": "diablo-skull",
    "checkpoints": "radar-sweep",
    "collapse": "earth-crack",
    "defend": "locked-fortress",
    "escort": "tracked-robot",
    "hold": "furnace",
    "hunt": "targeting",
    "portals": "wax-seal",
    "samples": "test-tubes",
    "sequence": "lever",
    "siege": "breaking-chain",
    "steal": "nuclear",
}

#: objective tokens, items on the map, and what missions count
TOKENS: Final = {
    "health": "medical-pack",
    "post": "radar-sweep",
    "drone": "tracked-robot",
    "sample": "test-tubes",
    "core": "nuclear",
    "switch_1": "dice-six-faces-one",
    "switch_2": "dice-six-faces-two",
    "switch_3": "dice-six-faces-three",
    "switch_4": "dice-six-faces-four",
    "dents": "hammer-drop",
    "closed": "wax-seal",
    "delivered": "test-tubes",
    "casts": "furnace",
    "lamps": "light-bulb",
    "breaches": "broken-shield",
    "rounds_held": "locked-fortress",
}

#: D16-SUM-02: the levels differ by their sign as well as by their colour
PORTALS: Final = {"blue": "portal", "yellow": "magic-portal", "red": "star-gate"}
TELEPORTER: Final = "teleport"

DIE: Final = "perspective-dice-six-faces-random"

HEALTH: Final = "hearts"
DAMAGE: Final = "bleeding-wound"
BLANK: Final = "plain-circle"
STAGGERED: Final = "broken-heart"
STUNNED: Final = "star-swirl"
EFFECT: Final = "pentacle"
EXHAUSTED: Final = "sleepy"
BITE: Final = "claw-slashes"
FLAME: Final = "fireball"

HAND: Final = "card-pick"
DECK: Final = "card-draw"
PLAY: Final = "card-play"
GLORY: Final = "death-skull"
KILL: Final = "skull-crossed-bones"
ARGENT: Final = "lightning-helix"
INITIATIVE: Final = "hourglass"
POINTS: Final = "run"
DEMON_CARDS: Final = "daemon-skull"
SHIELD: Final = "shield"
DODGE: Final = "dodging"
SPECIAL: Final = "eye-shield"
FALLEN: Final = "tombstone"
COUNT: Final = "abacus"

#: for what a pack brings without a sign of its own; in the box, nothing needs them (`tools/missing.py`)
FIGURE: Final = "dread-skull"
GUN: Final = "bolter-gun"
CARD: Final = "card-exchange"
THING: Final = "swap-bag"
FALLBACKS: Final = frozenset((FIGURE, GUN, CARD))

_TABLES: Final = (
    DEMONS, WEAPONS, CLASSES, GLORY_KILLS, SQUADS, EVENTS, INVASIONS, THREATS, OBJECTIVES, TOKENS,
    PORTALS,
)  # fmt: skip

#: every icon that a picture of this game may contain
ALL: Final = frozenset(
    (
        *(icon for table in _TABLES for icon in table.values()),
        *(MARINE, TELEPORTER, DIE, HEALTH, DAMAGE, BLANK, STAGGERED, STUNNED, EFFECT, EXHAUSTED),
        *(BITE, FLAME, HAND, DECK, PLAY, GLORY, KILL, ARGENT, INITIATIVE, DEMON_CARDS, SHIELD, DODGE),
        *(SPECIAL, POINTS, FALLEN, COUNT, FIGURE, GUN, CARD, THING),
    )
)


def demon_icon(kind: str) -> str:
    """The sign of a demon type; packs may bring their own."""
    return DEMONS.get(kind, FIGURE)


def item_icon(item: str) -> str:
    """The sign of what lies on the map: a weapon set, a health pack, an objective token."""
    return TOKENS.get(item) or WEAPONS.get(item) or THING
