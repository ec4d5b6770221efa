"""The sheet: what the counts of a batch are called, which items there are, and the mission's map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.counting import Plain, grouped, squares
from grimtable.games.doom2016.position import map_of
from grimtable.games.doom2016.table import HEALTH, INVADER, MARINES
from grimtable.narration.names import names_at

if TYPE_CHECKING:
    from grimtable.games.doom2016.game import Doom2016
    from grimtable.games.doom2016.items import Mission
    from grimtable.kernel import Setup
    from grimtable.narration import Names

ACTIONS = {
    "sprint": "Sprint",
    "answer": "Attacks out of turn",
    "reroll": "Dice rolled again",
    "cover": "Defence cards replaced in cover",
    "dodge": "Attacks dodged",
    "warded": "Attacks warded off",
    "healed": "Damage healed by marines",
    "glory_kill": "Glory Kills",
    "telefrag": "Telefrags",
    "teleport": "Teleporters used",
    "activate": "Teleporters activated",
}


def sheet(game: Doom2016, setup: Setup) -> Plain:
    """How a report of this mission reads: groups of items with their columns, curves, layers, the map."""
    names = names_at(game, setup.order)
    mission = game.mission(setup)
    kills = game.kills_needed(setup)
    return {
        "title": names.of(setup.scenario),
        "sides": {MARINES: "Marines", INVADER: "Invader"},
        "length": "rounds",
        "ends": {
            "D16-MIS-02": "The marines have reached their objective.",
            "D16-KIL-03": f"The Invader has {kills} kill tokens.",
            "D16-MIS-03": "The marines have not reached their objective in time.",
        },
        "groups": _groups(game, setup, mission, names),
        "curves": [
            {
                "id": "kills",
                "title": "Kill tokens",
                "lines": {"tokens": "the Invader's kill tokens"},
                "limit": kills,
                "about": f"The Invader wins with {kills}.",
            },
            {
                "id": "figures",
                "title": "On the map",
                "lines": {"demons": "demons", "health": "damage the marines can still take"},
                "about": "How many demons stand on the map, and what keeps the marines alive.",
            },
            {
                "id": "argent",
                "title": "Argent Power",
                "lines": {"tokens": "tokens on cards"},
                "about": "What the Invader has to spend, at the beginning of each round.",
            },
        ],
        "layers": [
            {"id": "deaths", "title": "Where marines died", "tone": "blood"},
            {"id": "kills", "title": "Where demons died", "tone": "moss"},
        ],
        "luck": "damage symbols",
        "board": squares(map_of(mission).board),
    }


def _groups(game: Doom2016, setup: Setup, mission: Mission, names: Names) -> list[Plain]:
    free = setup.options.get("building") == "free"
    marines = len(setup.seats) - 1
    loadouts = mission.loadouts[:marines]
    lying = {item for mark in mission.legend.values() for item in mark.items}
    sets = {*game.basic_sets, *lying, *(weapon for each in loadouts for weapon in each.weapons)}
    classes = {each.marine_class for each in loadouts}
    squads = {squad.id for squad in game.squads.values() if squad.marines == marines}
    demons = _demons(game, mission, marines)
    return [
        grouped(
            "weapons",
            "Weapon sets",
            {"played": "cards played"},
            {id: names.of(id) for id in game.sets},
            used="played",
            role="weapons",
            side=MARINES,
            absent=[] if free else [id for id in game.sets if id not in sets],
        ),
        grouped(
            "cards",
            "Action cards",
            {
                "drawn": "drawn",
                "played": "played",
                "defended": "as defence",
                "attacks": "attacks",
                "damage": "damage",
                "kills": "kills",
            },
            {id: names.of(id) for id in game.action_cards},
            used="played",
            role="cards",
            side=MARINES,
            absent=[] if free else [id for id, card in game.action_cards.items() if card.set not in sets],
            about="Damage is put down to the card that was played last.",
        ),
        grouped(
            "classes",
            "Classes",
            {"taken": "taken", "used": "used"},
            {id: names.of(id) for id in game.classes},
            used="taken",
            role="skills",
            side=MARINES,
            absent=[] if free else [id for id in game.classes if id not in classes],
            about="Some of them work all the time; only those with an ability can be used.",
        ),
        grouped(
            "squads",
            "Squad cards",
            {"taken": "taken", "used": "used"},
            {id: names.of(id) for id in game.squads},
            used="taken",
            role="skills",
            side=MARINES,
            absent=[id for id in game.squads if id not in squads],
        ),
        grouped(
            "glory",
            "Glory Kill cards",
            {"drawn": "drawn", "played": "played"},
            {id: names.of(id) for id in game.glory_kills},
            used="played",
            role="cards",
            side=MARINES,
        ),
        grouped(
            "items",
            "Items",
            {"taken": "taken"},
            {id: names.of(id) for id in (HEALTH, *game.sets)},
            used="taken",
            role="tokens",
            side=MARINES,
            absent=[id for id in (HEALTH, *game.sets) if id not in lying],
        ),
        grouped(
            "actions",
            "What was done",
            {"done": "done", "attacks": "attacks", "damage": "damage", "kills": "kills"},
            ACTIONS,
        ),
        grouped(
            "events",
            "Event cards",
            {"drawn": "drawn", "played": "played", "discarded": "discarded", "defended": "as defence"},
            {id: names.of(id) for id in game.events},
            used="played",
            role="cards",
            side=INVADER,
            absent=[]
            if free
            else [id for id, event in game.events.items() if event.set not in mission.event_sets],
        ),
        grouped(
            "invasions",
            "Invasion cards",
            {"taken": "taken"},
            {id: names.of(id) for id in game.invasions},
            used="taken",
            role="cards",
            side=INVADER,
            absent=[] if free else [id for id in game.invasions if id != mission.invasion],
        ),
        grouped(
            "demons",
            "Demons",
            {
                "placed": "on the map",
                "killed": "killed",
                "attacks": "attacks",
                "damage": "damage",
                "kills": "marines killed",
                "suffered": "damage suffered",
            },
            {id: names.of(id) for id in game.demons},
            used="placed",
            role="figures",
            side=INVADER,
            absent=[] if free else [id for id in game.demons if id not in demons],
        ),
        grouped(
            "abilities",
            "Abilities of demons",
            {"used": "used"},
            {
                f"{id}:{ability.key}": f"{names.of(id)}: {ability.name or ability.key.replace('_', ' ')}"
                for id, demon in game.demons.items()
                for ability in demon.abilities
            },
            used="used",
            role="orders",
            side=INVADER,
            absent=[]
            if free
            else [
                f"{id}:{ability.key}"
                for id, demon in game.demons.items()
                for ability in demon.abilities
                if id not in demons
            ],
        ),
        grouped(
            "portals",
            "Portals",
            {"summoned": "summoned from", "gone": "discarded"},
            {level: level.capitalize() for level in ("blue", "yellow", "red")},
            side=INVADER,
        ),
        grouped(
            "argent",
            "Argent Power",
            {"gained": "gained", "spent": "spent"},
            {"invasion": "Invasion card", **{id: names.of(id) for id in game.demons}},
            side=INVADER,
        ),
        grouped(
            "doors",
            "Doors",
            {"opened": "opened"},
            {door: f"Door {door}" for door in map_of(mission).board.doors},
            used="opened",
            role="doors",
        ),
        grouped("tokens", "Objective", {"taken": "taken", "used": "used"}, {}, side=MARINES),
    ]


def _demons(game: Doom2016, mission: Mission, marines: int) -> set[str]:
    """The demons that can turn up: those that are drawn, and those of the invasion card."""
    found = {mark.demon for mark in mission.legend.values() if mark.demon and mark.marines <= marines}
    levels = {mark.portal for mark in mission.legend.values() if mark.portal}
    invasion = game.invasions[mission.invasion]
    for level in levels:
        for group in invasion.groups(level):
            found |= {entry.demon for entry in group.demons}
    for event in game.events.values():
        if event.set in mission.event_sets:
            found |= {
                str(call.parameters["demon"]) for call in event.ability.do if call.verb == "place_demon"
            }
    return found
