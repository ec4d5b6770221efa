"""The vocabularies of Relic: moments, traits, areas, deeds, changes, rewards, groups of players, spaces."""

from __future__ import annotations

from typing import Final

from grimtable.content import Registry
from grimtable.games.relic.moments import MOMENTS

registry = Registry()

#: What is going on while a moment lasts; `any_time` and the moments of cards and dials promise nothing.
DURING: Final[dict[str, tuple[str, ...]]] = {
    "battle": ("battle", "roll"),
    "test": ("test", "roll"),
    "movement": ("movement", "roll"),
    "exploration": ("exploration",),
}

#: Told before anything of the phase is remembered, or when nothing of it is any more.
OUTSIDE: Final = ("movement.start", "movement.end", "exploration.end")

registry.words(
    "moments",
    MOMENTS,
    gives={
        moment: DURING[phase]
        for moment in MOMENTS
        if (phase := moment.partition(".")[0]) in DURING and moment not in OUTSIDE
    },
)
registry.things(
    {
        "battle": "a battle",
        "test": "a test",
        "roll": "a roll of a battle, a test or a movement",
        "movement": "a Movement phase",
        "exploration": "an Exploration phase",
        "completion": "a mission that is being completed",
        "rift": "a text box of the Inner tier",
    }
)
registry.words(
    "traits",
    {
        "ork": "Ork",
        "tyranid": "Tyranid",
        "eldar": "Eldar",
        "heretic": "Heretic",
        "traitor": "Traitor",
        "daemon": "Daemon",
        "mutant": "Mutant",
        "dark_eldar": "Dark Eldar",
        "necron": "Necron",
        "tau": "Tau",
        "pirate": "Pirate",
        "beast": "Beast",
        "machine": "Machine",
        "psyker": "Psyker",
        "vehicle": "Vehicle",
        "place": "Place",
        "stranger": "Stranger",
        "ally": "Ally",
        "find": "Find",
        "weapon": "Weapon",
        "armour": "Armour",
        "equipment": "Equipment",
        "relic": "Relic",
    },
)
# REL-BRD-06: runs of neighbouring spaces; four Outer areas (REL-BRD-08), four Middle ones (REL-BRD-09).
registry.words(
    "areas",
    {
        "hive_world": "Hive World Vaulgast",
        "forge_world": "Forge World Telios V",
        "death_world": "Death World Morgaryth",
        "maiden_world": "Maiden World Cerelica",
        "twilight_fringe": "Twilight Fringe",
        "devastated_reaches": "Devastated Reaches",
        "lost_front": "Lost Front",
        "phantom_stars": "Phantom Stars",
    },
)
registry.words(
    "tiers",
    {"outer": "Outer tier", "middle": "Middle tier", "inner": "Inner tier", "centre": "scenario space"},
)
registry.words(
    "rewards",
    {
        "strength": "Strength +1",
        "willpower": "Willpower +1",
        "cunning": "Cunning +1",
        "any": "any attribute +1",
        "life": "Life +1",
        "influence": "influence +2",
        "power": "draw 1 Power card",
        "mission": "gain 1 completed mission",
        "special": "the hero's special reward",
    },
)
registry.words(
    "deeds",
    {
        "evade": "evade enemies",
        "gain_life": "gain Life",
        "lose_life": "lose Life",
        "gain_attribute": "gain attributes",
        "gain_influence": "gain influence",
        "lose_turn": "lose a turn",
        "draw_corruption": "draw Corruption cards",
        "activate_corruption": "have Corruption cards activated",
        "draw_power": "draw Power cards",
        "use_power_value": "use power values",
        "use_weapon": "use Weapons",
        "use_armour": "use Armour",
        "use_movement_box": "use movement boxes",
        "explode": "have dice explode",
        "explode_enemy": "have enemy dice explode",
        "lose_battle_life": "lose Life for a lost battle",
        "extra_mission": "draw one more Mission card whenever you draw any, except at the start",
        "second_weapon": "use a second Weapon in a battle",
    },
)
registry.words(
    "changes",
    {
        "battle": "your battle value",
        "battle_strength": "your battle value in Strength battles",
        "battle_willpower": "your battle value in Willpower battles",
        "battle_cunning": "your battle value in Cunning battles",
        "battle_dice": "dice you roll in battles",
        "enemy": "the battle value of enemies you fight",
        "test": "your test value",
        "test_strength": "your value in Strength tests",
        "test_willpower": "your value in Willpower tests",
        "test_cunning": "your value in Cunning tests",
        "test_level": "your value in level tests",
        "test_dice": "dice you roll in tests",
        "movement": "your movement value",
        "asset_limit": "your asset limit",
        "power_limit": "your power limit",
        "corruption_threshold": "your corruption threshold",
        "wargear_cost": "what Wargear costs you",
        "level_cost": "trophy points that a level costs you",
        "relic_cost": "completed missions that a relic costs you",
        "loss": "Life that a lost battle costs you",
    },
)
registry.words(
    "players",
    {
        "others": "each other player",
        "everybody": "each player",
        "others_here": "each other player on your space",
        "others_in_tier": "each other player in your tier",
        "others_in_area": "each other player in your area",
        "others_on_rings": "each other player in the Outer or Middle tier",
        "active": "the active player",
        "left": "the player to your left",
        "right": "the player to your right",
        "highest_level": "each other player of the highest level",
        "lowest_level": "each other player of the lowest level",
        "most_influence": "each other player with the most influence",
        "most_completed": "each other player with the most completed missions",
        "target": "the chosen player",
    },
)
registry.words(
    "places",
    {
        "any": "any space of the board but the scenario space",
        "outer": "any space of the Outer tier",
        "middle": "any space of the Middle tier",
        "outer_or_middle": "any space of the Outer or Middle tier",
        "ring": "any space of your tier",
        "area": "any space of your area",
        "adjacent": "a space adjacent to yours",
        "near": "your space or an adjacent one",
        "with_threats": "any space with Threat cards",
        "without_threats": "any space of the Outer or Middle tier without Threat cards",
        "with_players": "any space of the Outer or Middle tier with another player",
        "corners": "any corner space of the Outer or Middle tier",
        "own_tokens": "any space with one of your character tokens",
        "portals": "the Webway Portal, or a space with a Forgotten Portal",
        "forgotten_portals": "a space with a Forgotten Portal",
    },
)
registry.words(
    "movements",
    {
        "forgotten_portals": "at the start of the next turn: to a space with a Forgotten Portal",
        "portals": "at the start of the next turn: to the Webway Portal or another Forgotten Portal",
        "any_space": "in place of the next Movement phase: to any space of the Outer or Middle tier",
    },
)
registry.words(
    "endings",
    {
        "battle.end": "the end of this battle",
        "test.end": "the end of this test",
        "phase.end": "the end of this phase",
        "turn.end": "the end of this turn",
        "next_turn.start": "the start of the player's next turn",
        "next_turn.end": "the end of the player's next turn",
        "never": "the end of the game",
    },
)


def forms(vocabulary: str) -> str:
    """The words of a vocabulary as forms of a wording template: `outer=Outer tier|middle=Middle tier`."""
    return "|".join(f"{word}={said}" for word, said in registry.vocabulary(vocabulary).items())
