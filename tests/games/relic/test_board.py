"""The board as the catalogue has it: order of the rings, names, areas, crossings, what a space carries."""

from grimtable.games.relic.topics.board import CLOCKWISE, COUNTER, next_space
from tests.games.relic.situation import Situation, game, turn
from tests.support.rule import rule

OUTER = [
    "ultramar_emissary",
    "vaulgast_starport",
    "wastes",
    "spire_of_vaulgast",
    "outskirts",
    "mutant_warlord",
    "st_antias_sanctuary",
    "abandoned_ruins",
    "eldar_falcon_squadron",
    "webway_portal",
    "foothills_of_liliath",
    "darkened_glade",
    "battlefleet_antias",
    "lair_of_vexigar",
    "soul_trap",
    "burning_mountain",
    "river_of_fire",
    "devouring_wilds",
    "grey_knight_envoy",
    "docking_point",
    "warhound_titan_chamber",
    "central_cogitator",
    "titan_manufactorum",
    "omnissian_shrine",
]
MIDDLE = [
    "fortress_world_komarek",
    "guardian_of_the_rift",
    "eldar_craftworld",
    "shadowed_world",
    "apothecarium_sepha",
    "asteroid_belt_thebian_ii",
    "space_hulk",
    "haunted_cluster",
    "antian_shrine_world",
    "tyranid_invasion",
    "tyranid_hive_ship",
    "hive_fleet_karkinos",
    "blackstone_fortress",
    "ork_waaagh",
    "deffsnagas_killkroozer",
    "cursed_nebula",
]
INNER = [
    "warp_rift",
    "crone_world_yllen_satari",
    "chaos_titan_mals_furia",
    "daemon_world_braxas",
    "slaaneshs_palace",
    "nurgles_garden",
    "khornes_fortress",
    "tzeentchs_labyrinth",
]


@rule("REL-BRD-10")
def test_a_step_leads_to_the_neighbour_and_back_from_every_space_of_both_rings() -> None:
    for ring in (list(range(24)), list(range(24, 40))):
        for space, following in zip(ring, [*ring[1:], ring[0]], strict=True):
            assert next_space(space, CLOCKWISE) == following
            assert next_space(following, COUNTER) == space


@rule("REL-R-11", "REL-R-12", "REL-BRD-01", "REL-BRD-05", "REL-BRD-10", "REL-INN-14")
def test_the_spaces_lie_in_the_order_of_the_catalogue() -> None:
    """Soul Trap stands after the Lair of Vexigar, and both rings are read in the same sense."""
    assert list(game().space_ids) == [*OUTER, *MIDDLE, *INNER, "scenario_space"]


@rule("REL-R-86")
def test_the_names_with_lost_letters() -> None:
    spaces = {space.id: space.title for space in game().spaces}
    assert spaces["spire_of_vaulgast"] == "Spire of Vaulgast"
    assert spaces["wastes"] == "Wastes"
    assert spaces["vaulgast_starport"] == "Vaulgast Starport"


@rule("REL-BRD-06", "REL-BRD-07", "REL-BRD-08", "REL-BRD-09")
def test_areas_are_runs_of_neighbours() -> None:
    areas: dict[str, list[int]] = {}
    for number, space in enumerate(game().spaces):
        if space.area is not None:
            areas.setdefault(space.area, []).append(number)
    assert list(areas) == [
        "hive_world",
        "maiden_world",
        "death_world",
        "forge_world",
        "twilight_fringe",
        "phantom_stars",
        "lost_front",
        "devastated_reaches",
    ]
    for numbers in areas.values():
        assert numbers == list(range(numbers[0], numbers[0] + (5 if numbers[0] < 24 else 3)))


@rule("REL-BRD-12", "REL-BRD-13", "REL-BRD-14")
def test_a_space_carries_icons_or_boxes_or_nothing() -> None:
    for number, space in enumerate(game().spaces):
        assert len(space.boxes) <= 2
        if number >= 40:
            assert not space.icons
    assert game().spaces[48].boxes == ()
    assert {space.id: space.movement_box.to for space in game().spaces if space.movement_box} == {
        "guardian_of_the_rift": "warp_rift",
        "space_hulk": "webway_portal",
    }


@rule("REL-BRD-15", "REL-R-13")
def test_three_corners_cross_and_two_boxes_stand_beside_the_hulk() -> None:
    crossing = [space.id for space in game().spaces if any(box.title == "cross" for box in space.boxes)]
    assert crossing == ["st_antias_sanctuary", "battlefleet_antias", "grey_knight_envoy"]
    boxes = {space.id: space.boxes[0].text for space in game().spaces if space.boxes}
    assert "lose 1 Life" in boxes["asteroid_belt_thebian_ii"]
    assert "lose 2 influence" in boxes["haunted_cluster"]


@rule("REL-THR-02")
def test_what_each_threat_deck_mostly_holds() -> None:
    main = {"red": ("strength", "ork"), "blue": ("willpower", "tyranid"), "yellow": ("cunning", "eldar")}
    for colour, (attribute, trait) in main.items():
        cards = [card for card in game().threats.values() if card.deck == colour]
        enemies = [card for card in cards if card.type == "enemy"]
        assert len(cards) == 68
        assert len(enemies) > 34
        assert sum(card.attribute == attribute for card in enemies) > len(enemies) / 2
        traits = [name for card in enemies for name in card.traits]
        assert max(traits, key=traits.count) == trait
        assert {card.type for card in cards} == {"event", "enemy", "encounter", "asset"}


@rule("REL-WAR-06")
def test_every_wargear_is_weapon_armour_or_equipment() -> None:
    traits = {card.all_traits for copy, card in game().cards.items() if game().deck_of[copy] == "wargear"}
    assert traits == {("weapon",), ("armour",), ("equipment",)}


def test_the_drawing_shows_three_tiers_heroes_and_cards_within_half_a_screen() -> None:
    table = Situation(
        heroes={
            "alpha": {"hero": "commissar", "space": "wastes"},
            "beta": {"hero": "ogryn", "space": "wastes"},
        },
        board={"vaulgast_starport": ("typhus", "shoota_mob")},
        turn=turn("start"),
    )
    lines = game().draw(table.state, None).splitlines()
    assert "O3 AB |M2  |I1   I2   I3  |M12 |O17" in lines
    assert "O2·2  |M1   M16  M15  M14  M13 |O18" in lines
    assert lines[1].strip() == "+" + "-" * (len(lines[1].strip()) - 2) + "+"
    assert lines[11:] == ["O2 Typhus", "O2 Shoota Mob", "A Commissar at O3", "B Ogryn at O3"]
    assert max(map(len, lines)) <= 40
