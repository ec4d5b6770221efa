"""What the check of an arena finds: each fault of a map with its place and the remedy."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grimtable.games import load_game
from grimtable.games.doom2004.arena_check import check_arena
from grimtable.games.doom2004.items import box_of
from tests.support.rule import rule

GAME: Any = load_game("doom2004", ["amendments", "expansion"])
BOX = box_of(GAME.pack)
ARENAS = [name for name in GAME.scenarios if GAME.mode(name) != "scenario"]


def complaints(arena: str, *changes: tuple[str, str], **fields: Any) -> str:
    """What is said of an arena in whose map some words stand for others."""
    scenario = GAME._scenarios[arena]
    drawn = scenario.map
    for old, new in changes:
        assert old in drawn
        drawn = drawn.replace(old, new, 1)
    found = check_arena(msgspec.structs.replace(scenario, map=drawn, **fields), BOX)
    return "\n".join(f"{key}: {what}" for key, what in found)


def marked(arena: str, sign: str, **changes: Any) -> dict[str, Any]:
    """The legend of an arena with one mark changed."""
    legend = dict(GAME._scenarios[arena].legend)
    legend[sign] = msgspec.structs.replace(legend[sign], **changes)
    return legend


@pytest.mark.parametrize("arena", ARENAS)
def test_the_arenas_of_the_box_have_no_fault(arena: str) -> None:
    assert not complaints(arena)


@rule("D4X-DM-50")
def test_every_number_needs_its_respawn_points() -> None:
    assert "have the number 1: mark at least two" in complaints("coffin_yard", ("1 #####", "  #####"))


@rule("D4X-DM-50")
def test_no_die_shows_a_four() -> None:
    found = complaints("coffin_yard", legend=marked("coffin_yard", "1", respawn=4))
    assert "no die shows 4" in found


@rule("D4X-MAP-01")
def test_a_key_lies_outside_its_vault() -> None:
    assert "no red_key lies on the map" in complaints("coffin_yard", ("rk#", "  #"))
    inside = complaints("coffin_yard", ("rk#", "  #"), ("     P     #", "     rk    #"))
    assert "lies inside a vault" in inside


@rule("D4X-MAP-01")
def test_a_deathmatch_has_a_vault() -> None:
    assert "a Deathmatch has a vault" in complaints("coffin_yard", doors={})


@rule("D4X-DM-06", "D4X-DM-09")
def test_a_deathmatch_has_medkits_and_things_to_pick_up() -> None:
    assert "a Deathmatch has medkits" in complaints(
        "coffin_yard", legend=marked("coffin_yard", "m", tokens=())
    )
    legend = {
        sign: msgspec.structs.replace(
            mark, tokens=tuple(t for t in mark.tokens if t in ("medkit", "red_key"))
        )
        for sign, mark in GAME._scenarios["coffin_yard"].legend.items()
    }
    found = complaints("coffin_yard", legend=legend)
    assert "lay weapons and other equipment" in found
    assert "medkits" not in found


@rule("D4X-CTF-03")
def test_headquarters_are_alike_and_have_room() -> None:
    assert "make them alike" in complaints("open_ground", ("# h   h       g", "#     h       g"))
    assert "covers 1 spaces: mark two" in complaints("open_ground", ("# F   F   h", "# F   h   h"))
    apart = complaints("open_ground", ("# F   F   h", "# F   h   F"))
    assert "lie apart" in apart


@rule("D4X-DM-11")
def test_the_pool_has_enough_of_everything() -> None:
    assert "remove some" in complaints("coffin_yard", ("# g           1", "# g   g   g   g"))


@rule("D4X-MAP-03")
def test_an_area_that_frags_ends_where_its_marks_do() -> None:
    assert "spreads to" in complaints("reactor_core", ("m   f   f   f", "m            "))
    areas = GAME.begin(GAME.setup(scenario="reactor_core")).field.scene.areas
    assert areas["reactor"].bit_count() == 9


def test_a_map_that_cannot_be_read_is_told_with_its_line() -> None:
    found = complaints("coffin_yard", ("# g           1", "# g # # # # # 1"))
    assert found.startswith("map: line 3, column 9")


def test_no_space_looks_over_most_of_the_map() -> None:
    drawn = """
#################################
# F   F   h   h   k   k   Fk  Fk#
#   +   +   +   +   +   +   +   #
# h                           k #
#################################
"""
    scenario = GAME._scenarios["open_ground"]
    legend = {sign: scenario.legend[sign] for sign in ("h", "k", "F", "Fk")}
    (found,) = check_arena(msgspec.structs.replace(scenario, map=drawn, legend=legend), BOX)
    assert found == ("map", "0,0 looks over 16 of 16 spaces: put something in the way")
