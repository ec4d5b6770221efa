"""The verbs, conditions and quantities that cards, encounters, areas and scenarios may use.

Words of the vocabularies stand here; what belongs to scenarios stands in `scenario_effects.py`, what belongs
to cards in `card_effects.py`. Both register on the one registry.
"""

from __future__ import annotations

from grimtable.content import Registry

registry = Registry()

registry.words(
    "moments",
    {
        "before_marine_turn": "immediately before a Marine's turn",
        "action_announced": "after a Marine has announced his action",
        "marine_moved": "after each movement point a Marine spends",
        "token_taken": "after a Marine has picked up a token",
        "door_opened": "after a Marine has opened a door",
        "area_discovered": "after an area is discovered",
        "attack_declared": "after an attack is declared, before its dice are rolled",
        "attack_rolled": "right after the roll of an attack, before any die is rolled again",
        "roll_final": "after the roll of an attack is final",
        "damage_known": "after the victims of an attack are known, before they are wounded",
        "attack_resolved": "after an attack is fully resolved",
        "marine_turn_ended": "at the end of a Marine's turn",
        "before_draw": "before the Invader draws",
        "after_draw": "after the Invader has drawn",
        "invader_turn_began": "at the start of the Invader's turn",
        "invaders_spawned": "after invaders were spawned",
        "before_activation": "before an invader is activated",
        "invader_moved": "after each movement point an invader spends",
        "event_played": "after an event card is shown, before it takes effect",
        "came_adjacent": "after a Marine moves next to an invader",
        "spawn_declined": "after the Invader has played no spawn card",
        "encounter_rolled": "right after the die of an encounter is rolled",
        "round_ends": "at the end of a round",
    },
    gives={
        **dict.fromkeys(
            ("attack_declared", "attack_rolled", "roll_final", "damage_known", "attack_resolved"), "attack"
        ),
        **dict.fromkeys(
            (
                "before_marine_turn",
                "action_announced",
                "marine_moved",
                "token_taken",
                "door_opened",
                "came_adjacent",
                "marine_turn_ended",
            ),
            "marine_turn",
        ),
        "attack_declared": ("attack", "dice"),
        "attack_rolled": ("attack", "roll"),
        "roll_final": ("attack", "roll"),
        "encounter_rolled": "roll",
        "area_discovered": "discovery",
        "invader_moved": "activation",
        "event_played": "event",
    },
)
registry.things(
    {
        "attack": "an attack",
        "dice": "an attack whose dice are still to be rolled",
        "activation": "an invader's activation",
        "marine_turn": "a Marine's turn",
        "discovery": "an area that is being discovered",
        "event": "an event card that has just been shown",
        "encounter": "an encounter",
        "roll": "dice that lie rolled before everybody",
        "finder": "a Marine who found it",
        "owner": "a Marine who owns the card",
        "figures": "figures chosen before it",
        "space": "a space chosen before it",
        "door": "a door chosen before it",
        "map": "the map of a scenario",
    }
)
registry.words(
    "skills",
    {
        "medic": "you may place and use the Heal order",
        "tactician": "Ready gives you movement, an attack and an order",
        "pass_obstacles": "you may move through blocking obstacles",
        "pass_enemies": "you may move through enemies",
        "sprint_points": "more movement points on Sprint",
        "advance_points": "more movement points on Advance",
        "attack_points": "more movement points on Attack",
        "extra_attack": "more attacks on Attack",
        "shoot_past_figures": "figures do not block the line of sight of your attacks",
        "quick_doors": "a door costs you 1 movement point",
        "chain_kill": "once in each of your turns, a kill gives you another attack",
        "second_guard": "the first attack that Guard gives you leaves the order in place",
        "close_damage": "more damage to adjacent spaces",
        "melee_damage": "more damage in melee",
        "untouchable": "no attack concerns you",
        "accuracy": "more range",
        "commands_bots": "more range and damage for sentry bots beside you",
        "start_bullets": "more bullets at the start",
        "start_rockets": "more grenades at the start",
        "start_cells": "more cells at the start",
        "start_adrenaline": "more adrenaline at the start",
        "start_wounds": "more wounds",
        "start_armor": "more armor",
        "medkit": "more wounds healed by a medkit",
    },
)

from grimtable.games.doom2004 import card_effects, scenario_effects  # noqa: E402  (they register themselves)

registry.include(scenario_effects.registry)
registry.include(card_effects.registry)
