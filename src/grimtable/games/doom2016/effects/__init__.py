"""The verbs, conditions and quantities that cards, demons, objectives and threats may use.

Moments and vocabularies stand here; verbs stand in the modules beside it, each with a registry of its own,
which is included below. Every function takes the state and a `Using` (`procedures/using.py`): whose ability
it is, the figure it belongs to, and what was chosen so far. A verb that has to ask begins a procedure of
`procedures/choosing.py` and is registered with `pauses=True`; the answer stands in `using.target` or
`using.space` for the verbs after it.
"""

from __future__ import annotations

from grimtable.content import Registry

registry = Registry()

registry.words(
    "moments",
    {
        # in one's own activation, when a marine could play such a card (D16-ABL-11, D16-ABL-12)
        "main": "as a main action in your activation",
        "bonus": "as a bonus action in your activation",
        "anytime": "at any time in your activation, but not during an attack",
        # the text of an action card that is being played
        "played": "when this card is played",
        # attacks (D16-ATT-01)
        "attack.before": "before performing an attack",
        "attack.declared": "after a defender is declared, before the dice are rolled",
        "attack.defending": "when defending",
        "attack.attacking": "when attacking",
        "attack.after": "after an attack",
        # activations
        "activation.start": "at the start of a marine's activation",
        "activation.end": "at the end of a marine's activation",
        "type.chosen": "when a demon type is activated",
        "demon.start": "at the start of a demon's activation",
        "demon.end": "at the end of a demon's activation",
        # things that happen on the map
        "marine.moved": "after a marine has entered a space",
        "demon.moved": "after a demon has moved",
        "marine.killed": "after a marine was killed",
        "demon.killed": "after a demon was killed",
        "glory_kill": "after a Glory Kill",
        "door.opened": "after a door was opened",
        "item.gained": "after a marine has gained an item",
        "summoned": "after demons were summoned",
        # the round (D16-RND-02)
        "setup": "at the end of set-up",
        "round.start": "at the start of a round",
        "status.end": "at the end of the Status Phase",
        "between": "between two activations",
        "round.end": "at the end of a round",
    },
    gives={
        **dict.fromkeys(
            ("main", "bonus", "anytime", "played", "activation.start", "activation.end"), "activation"
        ),
        **dict.fromkeys(
            ("attack.before", "attack.declared", "attack.defending", "attack.attacking", "attack.after"),
            "attack",
        ),
        **dict.fromkeys(("demon.start", "demon.end"), "demon_activation"),
        "type.chosen": "type",
        **dict.fromkeys(
            (
                "marine.moved",
                "demon.moved",
                "marine.killed",
                "demon.killed",
                "glory_kill",
                "door.opened",
                "item.gained",
            ),
            "happening",
        ),
    },
)
registry.things(
    {
        "activation": "a marine's activation",
        "demon_activation": "a demon's activation",
        "type": "a demon type that is being activated",
        "attack": "an attack",
        "happening": "something that happened to a figure",
        "figure": "a figure chosen before it",
        "space": "a space chosen before it",
        "die": "a die chosen before it",
    }
)
registry.words(
    "skills",
    {
        "hand": "hand limit",
        "health": "health",
        "sprint": "movement points of Sprint",
        "speed": "movement points of main action cards",
        "shields": "shields when defending",
        "mains": "main actions in an activation",
        "heal": "damage healed by a Glory Kill",
        "pack": "damage healed by a health pack",
        "free_doors": "opening a door costs nothing",
        "pass_enemies": "enemies cost no extra movement point",
        "light_feet": "difficult terrain costs no extra movement point",
        "range": "range of attacks",
        "red_dice": "red dice in every attack with an action card",
        "printed_stagger": "printed stagger value of demons, for this marine's Glory Kills",
    },
)

from grimtable.games.doom2016.effects import (  # noqa: E402  (they register themselves)
    acting,
    conditions,
    fighting,
    groups,
    missions,
)

for part in (groups, conditions, fighting, acting, missions):
    registry.include(part.registry)
