"""Printed numbers, pinned: whatever is printed on the board, on sheets and on cards, one line for each.

The tests of single cards ask whether the rules do what a card says; this one asks whether the card still says
what it said. `printed.txt` is read in the diff when a number is changed on purpose:

    python -m tests.games.relic.test_printed_table > tests/games/relic/printed.txt
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.relic.procedures.throwing import FACES
from grimtable.games.relic.table import HIGHEST, TOP_LEVEL
from tests.support.printing import effect, said, same_as_pinned
from tests.support.rule import rule

GAME: Any = load_game("relic")
NUMBERS = ("type", "attribute", "value", "cost", "activation", "charges", "omen", "icons", "portal")
PRINTED = Path(__file__).with_name("printed.txt")

# As the catalogue has them: where each space lies, what it is called, which area it belongs to.
# fmt: off
BOARD = {
    "REL-C-01": ("O1", "Ultramar Emissary", None),
    "REL-C-02": ("O2", "Vaulgast Starport", "hive_world"),
    "REL-C-03": ("O3", "Wastes", "hive_world"),
    "REL-C-04": ("O4", "Spire of Vaulgast", "hive_world"),
    "REL-C-05": ("O5", "Outskirts", "hive_world"),
    "REL-C-06": ("O6", "Mutant Warlord", "hive_world"),
    "REL-C-07": ("O7", "St. Antias' Sanctuary", None),
    "REL-C-08": ("O8", "Abandoned Ruins", "maiden_world"),
    "REL-C-09": ("O9", "Eldar Falcon Squadron", "maiden_world"),
    "REL-C-10": ("O10", "Webway Portal", "maiden_world"),
    "REL-C-11": ("O11", "Foothills of Liliath", "maiden_world"),
    "REL-C-12": ("O12", "Darkened Glade", "maiden_world"),
    "REL-C-13": ("O13", "Battlefleet Antias", None),
    "REL-C-14": ("O14", "Lair of Vexigar", "death_world"),
    "REL-C-15": ("O15", "Soul Trap", "death_world"),
    "REL-C-16": ("O16", "Burning Mountain", "death_world"),
    "REL-C-17": ("O17", "River of Fire", "death_world"),
    "REL-C-18": ("O18", "Devouring Wilds", "death_world"),
    "REL-C-19": ("O19", "Grey Knight Envoy", None),
    "REL-C-20": ("O20", "Docking Point", "forge_world"),
    "REL-C-21": ("O21", "Warhound Titan Chamber", "forge_world"),
    "REL-C-22": ("O22", "Central Cogitator", "forge_world"),
    "REL-C-23": ("O23", "Titan Manufactorum", "forge_world"),
    "REL-C-24": ("O24", "Omnissian Shrine", "forge_world"),
    "REL-C-25": ("M1", "Fortress World Komarek", None),
    "REL-C-26": ("M2", "Guardian of the Rift", "twilight_fringe"),
    "REL-C-27": ("M3", "Eldar Craftworld", "twilight_fringe"),
    "REL-C-28": ("M4", "Shadowed World", "twilight_fringe"),
    "REL-C-29": ("M5", "Apothecarium Sepha", None),
    "REL-C-30": ("M6", "Asteroid Belt Thebian II", "phantom_stars"),
    "REL-C-31": ("M7", "Space Hulk", "phantom_stars"),
    "REL-C-32": ("M8", "Haunted Cluster", "phantom_stars"),
    "REL-C-33": ("M9", "Antian Shrine World", None),
    "REL-C-34": ("M10", "Tyranid Invasion", "lost_front"),
    "REL-C-35": ("M11", "Tyranid Hive Ship", "lost_front"),
    "REL-C-36": ("M12", "Hive Fleet Karkinos", "lost_front"),
    "REL-C-37": ("M13", "Blackstone Fortress", None),
    "REL-C-38": ("M14", "Ork Waaagh!", "devastated_reaches"),
    "REL-C-39": ("M15", "Deffsnaga's Killkroozer", "devastated_reaches"),
    "REL-C-40": ("M16", "Cursed Nebula", "devastated_reaches"),
    "REL-C-41": ("I1", "Warp Rift", None),
    "REL-C-42": ("I2", "Crone World Yllen Satari", None),
    "REL-C-43": ("I3", "Chaos Titan Mals Furia", None),
    "REL-C-44": ("I4", "Daemon World Braxas", None),
    "REL-C-45": ("I5", "Slaanesh's Palace", None),
    "REL-C-46": ("I6", "Nurgle's Garden", None),
    "REL-C-47": ("I7", "Khorne's Fortress", None),
    "REL-C-48": ("I8", "Tzeentch's Labyrinth", None),
    "REL-C-49": ("SC", "Scenario space", None),
}
# fmt: on


@rule("REL-BRD-02", "REL-BRD-03", "REL-BRD-04", "REL-BRD-05", "REL-BRD-10", "REL-INN-14")
@pytest.mark.parametrize("key", BOARD)
def test_the_spaces_lie_where_the_catalogue_has_them(key: str) -> None:
    position, name, area = BOARD[key]
    (space,) = [space for space in GAME.spaces if space.position == position]
    assert (space.title, space.area) == (name, area)


@rule("REL-C-65")
def test_the_cultists_have_a_value_and_no_ability() -> None:
    card = GAME.cards["chaos_cultist_warriors_1"]
    assert (card.type, card.traits, card.value, card.abilities) == ("enemy", ("heretic",), 2, ())


@rule("REL-CHR-03", "REL-CHR-14", "REL-DIE-01")
def test_dice_dials_and_level_track_are_the_ordinary_ones() -> None:
    assert (FACES, HIGHEST, TOP_LEVEL) == ((1, 2, 3, 4, 5, 6), 12, 12)


def test_nothing_printed_has_changed() -> None:
    same_as_pinned(PRINTED, lines())


def lines() -> Iterator[str]:
    """Everything printed, in the order of the pack."""
    for space in GAME.spaces:
        yield f"space {space.position} {space.id}: " + said(
            area=space.area,
            icons=space.icons,
            boxes=[f"{box.title} {effect(box.do)}" for box in space.boxes],
            to=space.movement_box and space.movement_box.to,
            needs_relic=space.movement_box and space.movement_box.needs_relic,
        )
    for hero in GAME.heroes.values():
        yield f"hero {hero.id}: " + said(
            values=(hero.strength, hero.willpower, hero.cunning, hero.life),
            assets=hero.asset_limit,
            power=[(limit.level, limit.limit) for limit in hero.power_limits],
            start=hero.start,
            levels=hero.levels,
            special=effect(hero.special),
            **_in_play(hero),
        )
    for sheet in GAME.scenario_sheets.values():
        values = (sheet.strength, sheet.willpower, sheet.cunning)
        yield f"sheet {sheet.id}: " + said(values=values, does=effect(sheet.confrontation), **_in_play(sheet))
    for kind in (
        "power_cards",
        "wargear_cards",
        "corruption_cards",
        "relic_cards",
        "mission_cards",
        "threat_cards",
    ):
        for card in sorted(GAME.pack.items(kind), key=lambda card: card.id):
            yield f"{card.deck_name} {card.id}: " + said(
                copies=card.copies,
                traits=card.all_traits,
                **{
                    name: getattr(card, name, None)
                    for name in ("type", "attribute", "value", "cost", "activation")
                },
                **{name: getattr(card, name, None) for name in ("charges", "omen", "icons", "portal")},
                **_in_play(card),
                does=effect(getattr(card, "do", None)),
                gained=effect(getattr(card, "gained", None)),
                activated=effect(getattr(card, "activated", None)),
                received=effect(getattr(card, "received", None)),
                reward=effect(getattr(card, "reward", None)),
                objective=_objective(getattr(card, "objective", None)),
            )


def _in_play(item: Any) -> dict[str, object]:
    return {
        "battle": [_bonus(bonus) for bonus in item.battle_bonus],
        "test": [_bonus(bonus) for bonus in item.test_bonus],
        "changes": [f"{modifier.changes} {modifier.amount:+}" for modifier in item.modifiers],
        "cannot": item.cannot,
        "may": item.permits,
        "abilities": [_ability(ability) for ability in item.abilities],
    }


def _bonus(bonus: Any) -> str:
    price = [name for name in ("charge", "influence", "discard") if getattr(bonus, name)]
    words = [f"+{bonus.amount}", *bonus.attributes, *price, effect(bonus.if_)]
    return " ".join(word for word in words if word)


def _ability(ability: Any) -> str:
    cost = ability.cost and said(
        **{name: getattr(ability.cost, name) for name in ability.cost.__struct_fields__}
    )
    words = [ability.moment, ability.whose if ability.whose != "own" else "", "may" if ability.may else ""]
    words += [f"once a {ability.once}" if ability.once else "", f"for {cost}" if cost else ""]
    words += [effect(ability.if_), "->", effect(ability.do)]
    return " ".join(word for word in words if word)


def _objective(objective: Any) -> str:
    return f"{objective.moment} x{objective.times} {effect(objective.if_)}".strip() if objective else ""


if __name__ == "__main__":
    print("\n".join(lines()))
