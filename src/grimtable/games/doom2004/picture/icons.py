"""Icons: which sign of the game-icons set stands for what; `web/icons.txt` lists them for the client."""

from __future__ import annotations

from typing import Final

MARINE: Final = "space-suit"

INVADERS: Final = {
    "archvile": "fire-spell-cast",
    "cacodemon": "surrounded-eye",
    "cherub": "evil-bat",
    "cyberdemon": "missile-mech",
    "demon": "sharped-teeth-skull",
    "hell_knight": "minotaur",
    "imp": "imp",
    "maggot": "double-dragon",
    "mancubus": "ogre",
    "revenant": "skeleton",
    "sentry_bot": "sentry-gun",
    "trite": "spider-alt",
    "vagary": "spider-face",
    "zombie": "shambling-zombie",
    "zombie_commando": "flamethrower-soldier",
}

WEAPONS: Final = {
    "bfg": "plasma-bolt",
    "chain_gun": "minigun",
    "soul_cube": "cubeforce",
    "chainsaw": "chainsaw",
    "fist": "fist",
    "grenade": "flash-grenade",
    "machine_gun": "mp5",
    "pistol": "pistol-gun",
    "plasma_gun": "ray-gun",
    "rocket_launcher": "missile-launcher",
    "shotgun": "sawed-off-shotgun",
}

#: arenas: where Marines come back, and what teams call home
RESPAWN: Final = "portal"
BASE: Final = "flag-objective"
HEADQUARTERS: Final = "house"

#: equipment, what scenarios count, and the other components of the box
TOKENS: Final = {
    "adrenaline": "syringe",
    "airless_parts": "treasure-map",
    "airlock": "airtight-hatch",
    "triple_lock": "locked-door",
    "charm": "two-feathers",
    "switched": "lever",
    "vault": "locked-fortress",
    "red_flag": "flying-flag",
    "blue_flag": "tower-flag",
    "aim_order": "crosshair",
    "armor": "kevlar-vest",
    "artery": "heart-organ",
    "berserk": "enrage",
    "blue_key": "key-card",
    "bullets": "bullets",
    "cells": "battery-pack",
    "code_a": "id-card",
    "code_b": "id-card",
    "compass": "compass",
    "dodge_order": "dodging",
    "doors": "steel-door",
    "encounters": "uncertainty",
    "chainsaw_marines": "chainsaw",
    "flame_jets": "fire-ray",
    "fuse": "electric",
    "green_key": "key-card",
    "guard_order": "eye-shield",
    "heal_order": "healing",
    "map_parts": "treasure-map",
    "marines": MARINE,
    "medkit": "medical-pack",
    "obstacles": "barrel-leak",
    "oxygen_tank": "scuba-tanks",
    "soul": "soul-vessel",
    "invisibility": "invisible",
    "vital_booster": "heart-plus",
    "red_key": "key-card",
    "yellow_key": "key-card",
    "rockets": "rocket",
    "scientist": "mad-scientist",
    "seal": "wax-seal",
    "security_doors": "locked-door",
    "sigil": "pentacle",
    "teleporters": "teleport",
    "wounds": "hearts",
}

#: flags are told apart by their colour; a key's is that of the doors that it unlocks (`pieces.token_colour`)
FLAG_COLOURS: Final = {"blue_flag": "blue", "red_flag": "red"}

ORDERS: Final = {"aim": "crosshair", "dodge": "dodging", "guard": "eye-shield", "heal": "healing"}

#: Invader cards that are events
EVENTS: Final = {
    "ambush": "evil-eyes",
    "backdraft": "fire-wave",
    "behind_you": "backstab",
    "booby_trap": "tripwire",
    "charge": "charging-bull",
    "cold_sweat": "dread",
    "crushing_blow": "punch-blast",
    "dark_energies": "lightning-helix",
    "dark_summons": "magic-portal",
    "darkness": "night-sky",
    "dead_hands": "raise-zombie",
    "death_throes": "explosion-rays",
    "descent_into_madness": "brain-tentacle",
    "dodge": "dodging",
    "dud": "silver-bullet",
    "earthquake": "earth-crack",
    "feast": "carnivore-mouth",
    "flicker": "light-bulb",
    "frenzy": "claw-slashes",
    "frozen_lock": "frozen-block",
    "grasping_floor": "quicksand",
    "hateful_whisper": "shouting",
    "hellfire": "burning-meteor",
    "hot_breath": "dragon-breath",
    "infernal_armor": "armor-upgrade",
    "its_a_trap": "wolf-trap",
    "jump_the_gun": "sands-of-time",
    "panic": "screaming",
    "rage": "enrage",
    "relentless": "sprint",
    "rising_dead": "raise-skeleton",
    "scent_of_blood": "blood",
    "scurry": "spider-web",
    "sealed_in": "locked-door",
    "second_wave": "backup",
    "shaky_footing": "boot-stomp",
    "shockwave": "hammer-drop",
    "smash": "breaking-chain",
    "soul_fire": "burning-passion",
    "stone_flesh": "rock-golem",
    "surprise_attack": "quick-slash",
    "thick_hide": "scale-mail",
    "thin_air": "wind-hole",
    "tick_blast": "time-bomb",
    "unholy_insight": "third-eye",
    "vengeance": "revolt",
    "voices": "psychic-waves",
    "wraith_jump": "ghost",
}

MARINE_CARDS: Final = {
    "alert": "ringing-alarm",
    "assassin": "hooded-assassin",
    "big_guy": "strong-man",
    "careful": "eye-shield",
    "danger_sense": "radar-sweep",
    "efficient_killer": "headshot",
    "front_guard": "guards",
    "ground_assault": "run",
    "killer_instinct": "hunter-eyes",
    "lean_and_mean": "running-ninja",
    "lithe": "acrobatic",
    "marksman": "target-shot",
    "medic": "first-aid-kit",
    "officer": "rank-3",
    "perfect_aim": "bullseye",
    "prepared": "knapsack",
    "rallying_cry": "bugle-call",
    "recon": "binoculars",
    "scout": "sprint",
    "sniper": "target-laser",
    "special_ops": "balaclava",
    "survival_ops": "camping-tent",
    "tactician": "chess-knight",
    "tech_op": "auto-repair",
    "tough": "muscle-up",
}

SPAWN: Final = "portal"
EVENT: Final = "daemon-skull"
SKILL: Final = "rank-3"
THING: Final = "cardboard-box"
FIGURE: Final = "daemon-skull"
GUN: Final = "bolter-gun"
COUNT: Final = "abacus"

EXIT: Final = "exit-door"
TELEPORTER: Final = "teleport"
DUCT: Final = "hole-ladder"
AIRLESS: Final = "gas-mask"
JET_ON: Final = "fire-ray"
JET_OFF: Final = "flame-tunnel"
ENCOUNTER: Final = "uncertainty"
BARREL: Final = "barrel-leak"
KEY: Final = "key-card"

FRAG: Final = "death-skull"
HAND: Final = "card-pick"
DECK: Final = "card-draw"
EFFECT: Final = "pentacle"
SCENARIO: Final = "treasure-map"
DIE: Final = "perspective-dice-six-faces-random"

RANGE: Final = "archery-target"
DAMAGE: Final = "bleeding-wound"
BULLET: Final = "bullets"
MISS: Final = "skull-crossed-bones"
BITE: Final = "claw-slashes"
IDLE: Final = "sleepy"  #: a bot that nobody has activated

#: for what a pack brings without a sign of its own; in the box, nothing needs them (`tools/missing.py`)
FALLBACKS: Final = frozenset((EVENT, THING, FIGURE, GUN))

#: every icon that a picture of this game may contain
ALL: Final = frozenset(
    (
        *INVADERS.values(),
        *WEAPONS.values(),
        *TOKENS.values(),
        *ORDERS.values(),
        *EVENTS.values(),
        *MARINE_CARDS.values(),
        *(SPAWN, EVENT, SKILL, THING, FIGURE, GUN, COUNT, MARINE),
        *(RESPAWN, BASE, HEADQUARTERS),
        *(EXIT, TELEPORTER, DUCT, AIRLESS, JET_ON, JET_OFF, ENCOUNTER, BARREL, KEY),
        *(FRAG, HAND, DECK, EFFECT, SCENARIO, DIE),
        *(RANGE, DAMAGE, BULLET, MISS, BITE, IDLE),
    )
)


def token_icon(token: str) -> str:
    """The sign of equipment or of what a scenario counts; packs may bring tokens of their own."""
    return TOKENS.get(token) or WEAPONS.get(token) or THING


def invader_icon(kind: str) -> str:
    """The sign of a kind of invader."""
    return INVADERS.get(kind, FIGURE)


def arms_icon(weapon: str) -> str:
    """The sign of an attack: that of the weapon, or claws."""
    return WEAPONS.get(weapon, GUN) if weapon else BITE
