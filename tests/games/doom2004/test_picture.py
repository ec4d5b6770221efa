"""What a screen draws of DOOM 2004: the known map and everything on it, and nothing that nobody may know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimtable.games import load_game
from grimtable.games.doom2004 import changes, events
from grimtable.grid import bits
from grimtable.kernel import Event, Journal, SeatId
from grimtable.kernel.event import seen_by
from grimtable.kernel.identity import CardId, DoorId, FigureId
from grimtable.kernel.playout import chooser
from grimtable.kernel.position import Position
from grimtable.narration import Names
from grimtable.picture import apply, cues, diff, plain
from grimtable.picture.conformance import check_cues, check_picture
from grimtable.records.record import read_record_file
from grimtable.records.session import Session
from tests.games.doom2004.test_hidden import HIDDEN_AREA, SCENARIO, other_reactor
from tests.support.rule import rule

GAME: Any = load_game("doom2004")
RED, INVADER = SeatId("red"), SeatId("invader")
RECORDS = Path(__file__).parents[2] / "records" / "doom2004"

ROOM = """
    0   1   2   3   4   5
  #########################
0 # r       d     A u     #
  #   +   +   +   #   +   #
1 #     c         A     Mu#
  #   +   +   +   #########
2 #            !!!#########
  #   +   +   +   #########
3 # b   k   o   t #########
  #########################
"""
LEGEND: dict[str, dict[str, Any]] = {
    "r": {"marine": "red", "order": "guard", "wounds": 3, "ammo": {"bullets": 2}},
    "d": {"invader": "demon", "wide": True, "wounds": 1},
    "c": {"invader": "cyberdemon"},
    "b": {"tokens": ["bullets", "bullets", "medkit"]},
    "k": {"tokens": ["red_key"]},
    "o": {"barrel": True},
    "t": {"teleporter": "green"},
    "u": {"area": "vault"},
    "Mu": {"area": "vault", "tokens": ["bfg"]},
}


def staged(**described: Any) -> Any:
    return GAME.set_up(Position(players=2, drawing=ROOM, legend=LEGEND, **described))


def names_at(state: Any) -> Names:
    return Names(state.game, state.setup.order)


def drawn(state: Any, viewer: SeatId | None) -> dict[str, Any]:
    picture: dict[str, Any] = plain(state.game.picture(state, viewer, names_at(state)))
    return picture


# --- the board ------------------------------------------------------------------------------------


@rule("D04-SET-09", "D04-EXP-01")
def test_a_marine_sees_the_discovered_map_and_no_more() -> None:
    board = drawn(staged(), RED)["board"]
    assert board["frame"] == [0, 0, 4, 4]
    assert len(board["places"]) == 16
    assert not any(place.get("dim") for place in board["places"].values())
    assert board["doors"]["A"] == {"line": [4, 0, 4, 2], "state": "closed", "name": "door A"}
    assert [4, 2, 4, 4] in board["walls"]
    assert all(max(line[0], line[2]) <= 4 for line in board["walls"])


@rule("D04-SET-07")
def test_the_invader_sees_the_rest_dim_with_what_waits_there() -> None:
    board = drawn(staged(), INVADER)["board"]
    assert board["frame"] == [0, 0, 6, 4]
    assert {name for name, place in board["places"].items() if place.get("dim")} == {
        "4,0",
        "5,0",
        "4,1",
        "5,1",
    }
    assert board["places"]["5,1"]["marks"] == [{"icon": "plasma-bolt", "name": "BFG"}]
    assert drawn(staged(), INVADER)["tokens"].keys() == drawn(staged(), RED)["tokens"].keys()


@rule("D04-MAP-06")
def test_terrain_and_features_are_on_their_places() -> None:
    places = drawn(staged(), RED)["board"]["places"]
    assert places["3,2"]["terrain"] == "damaging"
    assert places["0,0"]["terrain"] == "floor"
    assert places["3,3"]["marks"] == [{"icon": "teleport", "name": "green teleporter", "colour": "green"}]


def test_fog_lies_where_the_known_map_ends_openly() -> None:
    corner = """
#############
# r         #
#########   #
#########   #
#########   #
######### u #
#############
"""
    legend = {"r": {"marine": "red"}, "u": {"area": "vault"}}
    state = GAME.set_up(Position(players=2, drawing=corner, legend=legend))
    for viewer in (RED, INVADER):
        assert drawn(state, viewer)["board"]["fog"] == [[2, 1, 3, 1]]
    assert drawn(state, RED)["board"]["places"].keys() == {"0,0", "1,0", "2,0"}


# --- figures and tokens ---------------------------------------------------------------------------


@rule("D04-BIG-01", "D04-BIG-02")
def test_large_figures_cover_their_spaces() -> None:
    pieces = drawn(staged(), RED)["pieces"]
    demon, cyberdemon = pieces["demon_1"], pieces["cyberdemon_1"]
    assert (demon["w"], demon["h"], demon["places"]) == (2, 1, ["2,0", "3,0"])
    assert (cyberdemon["w"], cyberdemon["h"]) == (2, 2)
    assert cyberdemon["places"] == ["1,1", "2,1", "1,2", "2,2"]


def test_a_piece_shows_its_wounds_and_its_order() -> None:
    pieces = drawn(staged(), RED)["pieces"]
    assert pieces["demon_1"]["pips"] == [{"name": "wounds", "value": 1, "of": 2, "tone": "damage"}]
    assert [pip["value"] for pip in pieces["red"]["pips"]] == [3, 2]
    assert pieces["red"]["badges"] == [{"icon": "eye-shield", "name": "Guard", "tone": "act"}]


def test_a_key_of_an_authors_pack_has_the_colour_of_its_doors(tmp_path: Path) -> None:
    (tmp_path / "tokens").mkdir()
    manifest = 'id = "own"\ntitle = "Own"\ngame = "doom2004"\nversion = "1"\noverlays = "doom2004"\n'
    (tmp_path / "pack.toml").write_text(manifest)
    (tmp_path / "tokens" / "skull_key.toml").write_text(
        """
new = true
provenance = "original"
name = "skull key"
glyph = "sk"
text = "Unlocks blue security doors."
keep = "compass"
on_take = [{ verb = "unlock", colour = "blue" }]
"""
    )
    game: Any = load_game("doom2004", ["amendments", tmp_path])
    state = game.set_up(Position(drawing=ROOM, legend={**LEGEND, "k": {"tokens": ["skull_key"]}}, players=2))
    key = drawn(state, RED)["tokens"]["1,3"][0]
    assert (key["icon"], key["colour"]) == ("key-card", "blue")


def test_equal_tokens_lie_in_one_stack() -> None:
    tokens = drawn(staged(), RED)["tokens"]
    assert tokens.keys() == {"0,3", "1,3", "2,3"}
    assert [(token["name"], token.get("count", 1)) for token in tokens["0,3"]] == [
        ("bullets", 2),
        ("medkit", 1),
    ]
    assert (tokens["1,3"][0]["item"], tokens["1,3"][0]["colour"]) == ("red_key", "red")
    assert "colour" not in tokens["0,3"][0]
    assert tokens["2,3"][0]["icon"] == "barrel-leak"


def test_a_fragged_marine_is_off_the_board_and_says_so() -> None:
    state = staged()
    changes.frag_marine(state, state.table.marines["red"])
    picture = drawn(state, RED)
    assert "red" not in picture["pieces"]
    assert picture["seats"]["red"]["facts"][0]["label"] == "fragged"
    assert not picture["seats"]["red"]["out"]


# --- seats, cards, counters -----------------------------------------------------------------------


@rule("D04-R-18", "D04-SET-20")
def test_only_the_invader_sees_his_hand() -> None:
    state = GAME.new(players=3, seed=5)
    for viewer in (RED, SeatId("green"), None):
        picture = drawn(state, viewer)
        assert picture["hand"] == []
        text = str(picture)
        assert not any(f"'{card}'" in text for card in (*state.table.hand, *state.table.deck.cards))
    own = drawn(state, INVADER)
    assert own["hand"] == state.table.hand
    assert set(state.table.hand) <= own["cards"].keys()
    facts = {fact["label"]: fact["value"] for fact in own["seats"]["invader"]["facts"]}
    assert facts == {
        "frags": "0/6",
        "cards in hand": "5",
        "cards in the deck": str(len(state.table.deck.cards)),
    }


def test_a_card_shows_what_this_table_plays_with() -> None:
    """D04-R-86: Dud says something else with the amendments."""
    faces = {}
    for amended, packs in ((True, ["amendments"]), (False, [])):
        state: Any = load_game("doom2004", packs).new(players=2)
        state.table.deck.discard.append("dud_1")
        faces[amended] = drawn(state, RED)["cards"]["dud_1"]
    assert faces[True]["text"] != faces[False]["text"]
    assert faces[True]["numbers"][-1]["label"] == "scatter"


def test_what_the_scenario_counts_and_its_clock() -> None:
    state = GAME.new(players=2, scenario="inferno")
    state.table.flags["scientist"] = 2
    state.table.keys.append("red")
    picture = drawn(state, RED)
    counters = {counter["id"]: (counter["value"], counter.get("of")) for counter in picture["counters"]}
    assert counters == {"frags": (0, 6), "scientist": (2, 3), "red_key": (1, None)}
    assert [counter.get("colour") for counter in picture["counters"]] == [None, None, "red"]
    assert picture["clock"] == {"label": "Round", "value": 1}
    timed = GAME.new(players=2, scenario="the_last_threshold")
    assert drawn(timed, RED)["clock"]["of"] == 38


@rule("D4X-CTF-13", "D4X-DM-61")
@pytest.mark.parametrize(
    ("arena", "icon"), [("open_ground", "flag-objective"), ("cloverleaf", "death-skull")]
)
def test_points_are_shown_as_what_they_are_for(arena: str, icon: str) -> None:
    """Flags brought home, or frags."""
    state: Any = load_game("doom2004", ("amendments", "expansion")).new(players=6, scenario=arena)
    points = [one for one in drawn(state, RED)["counters"] if one["id"].startswith("score_")]
    assert points
    assert {one["icon"] for one in points} == {icon}


@rule("D04-ATT-10")
def test_dice_lie_on_the_table_until_the_attack_is_over() -> None:
    state = staged(turn={"seat": "red", "action": "attack"}, hands={"invader": ("dodge_1",)}, seed=3)
    demon = "red: fire pistol at 2,0"
    state.apply(GAME.language.read(state, demon))
    picture = drawn(state, INVADER)
    assert state.decision.question in ("attack_rolled", "act")
    roll = picture["roll"]
    assert [die["colour"] for die in roll["dice"]] == ["yellow", "green"]
    assert picture["situation"]["title"] == "Red attacks Demon 1: Pistol"
    assert picture["situation"]["pieces"] == ["red", "demon_1"]
    assert "acting" in picture["pieces"]["red"]["states"]
    assert "target" in picture["pieces"]["demon_1"]["states"]


# --- secrets --------------------------------------------------------------------------------------


@rule("D04-SET-07", "D04-EXP-01", "D04-MAP-07")
@pytest.mark.parametrize("seed", range(2))
def test_two_packs_that_differ_in_an_undiscovered_area_are_drawn_alike_for_marines(seed: int) -> None:
    """The same game on both: pictures, cues, routes and overlays of a Marine are the same byte for byte."""
    games = (GAME, other_reactor())
    states = [game.new(players=3, seed=seed, scenario=SCENARIO, windows="ask") for game in games]
    choose = chooser(seed)
    decisions = 0
    names = [Names(game, states[0].setup.order) for game in games]
    drawings = [
        msgspec.json.encode(g.picture(s, INVADER, n)) for g, s, n in zip(games, states, names, strict=True)
    ]
    assert drawings[0] != drawings[1], "the Invader knows them apart"
    while decisions < 200 and not any(state.over or HIDDEN_AREA in state.table.areas for state in states):
        action = states[0].legal[choose(len(states[0].legal))]
        told: list[tuple[Event, ...]] = []
        for state in states:
            state.journal = Journal()
            state.apply(action)
            told.append(tuple(state.journal.take()[0]))
        for viewer in (RED, SeatId("green"), None):
            shown = []
            for game, state, its, happened in zip(games, states, names, told, strict=True):
                piece = "red" if state.table.marines["red"].space >= 0 else "green"
                parts = (
                    game.picture(state, viewer, its),
                    game.cues(state, seen_by(viewer, happened), viewer, its),
                    game.overlay(state, viewer, "sight", piece, None, its),
                    game.overlay(state, viewer, "threat", piece, None, its),
                    game.overlay(state, viewer, "reach", piece, None, its),
                )
                shown.append(msgspec.json.encode(parts))
            assert shown[0] == shown[1]
        decisions += 1
    assert decisions > 100


def test_a_thumbnail_shows_the_start_and_only_the_outline_of_the_rest() -> None:
    for scenario in GAME.scenarios:
        board = GAME.thumbnail(scenario, Names(GAME, ("red", "invader")))
        known = GAME.new(players=2, scenario=scenario)
        for place in board.places.values():
            if place.dim:
                assert (place.terrain, place.marks, place.label, place.area) == ("floor", (), None, None)
        walls = GAME.scene(known.setup, None).board.walls.bit_count()
        assert sum(abs(x - to_x) + abs(y - to_y) for x, y, to_x, to_y in board.walls) < walls


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("record", ["scientists_rescued_in_time", "the_gate_sealed_by_three"])
def test_a_whole_game_is_drawn_from_the_first_turn_to_the_last(record: str) -> None:
    """Large figures, teleporters, every area, cards and the end: pictures are whole and patches lead on."""
    written = read_record_file(RECORDS / f"{record}.json")
    session = Session.start(GAME, written.setup)
    names = Names(GAME, session.setup.order)
    viewers = (SeatId("green"), INVADER)
    last = {viewer: GAME.picture(session.state, viewer, names) for viewer in viewers}
    patched = {viewer: plain(last[viewer]) for viewer in viewers}
    kinds: set[str] = set()
    for number, step in enumerate(written.steps):
        happened = session.play(getattr(step, "action", ""))
        for viewer in viewers:
            told = GAME.cues(session.state, seen_by(viewer, happened), viewer, names)
            kinds.update(type(cue).__name__ for cue in told)
            if number % 12 == 0:
                picture = GAME.picture(session.state, viewer, names)
                patched[viewer] = apply(patched[viewer], plain(diff(last[viewer], picture)))
                last[viewer] = picture
                whole = plain(picture)
                assert patched[viewer] == whole
                check_picture(whole)
                check_cues(plain(told), whole)
    assert session.state.over
    assert {"Move", "Appear", "Vanish", "Hurt", "Attack", "Roll", "Card", "Door", "Reveal", "Turn"} <= kinds


# --- cues -----------------------------------------------------------------------------------------


def cued(state: Any, *happened: Any, viewer: SeatId | None = RED) -> list[Any]:
    told: list[Any] = GAME.cues(state, happened, viewer, names_at(state))
    return told


def test_a_wound_is_shown_where_the_figure_stood_when_it_was_hit() -> None:
    """The table after it all shows only where figures ended."""
    state = staged()
    space = state.field.board.read
    told = cued(
        state,
        events.FigureMoved(FigureId("imp_1"), space("0,2"), space("0,1")),
        events.WoundsSuffered(FigureId("imp_1"), 2),
        events.InvaderKilled(FigureId("imp_1"), "imp", space("0,1")),
    )
    assert told == [
        cues.Move(piece="imp_1", from_="0,2", to="0,1"),
        cues.Hurt(piece="imp_1", amount=2, place="0,1"),
        cues.Vanish(piece="imp_1", place="0,1"),
    ]


def test_a_jump_is_shown_once() -> None:
    state = staged()
    space = state.field.board.read
    told = cued(
        state,
        events.FigureMoved(FigureId("red"), space("0,0"), space("3,3")),
        events.MarineTeleported(FigureId("red"), space("0,0"), space("3,3")),
    )
    assert told == [cues.Jump(piece="red", from_="0,0", to="3,3")]


def test_nothing_is_shown_of_places_that_nobody_knows() -> None:
    state = staged()
    space = state.field.board.read("5,1")
    happened = (
        events.BarrelExploded(space),
        events.InvaderPlaced(FigureId("imp_1"), "imp", space),
        events.DoorOpened(DoorId("A")),
    )
    assert [type(cue).__name__ for cue in cued(state, *happened)] == ["Note", "Door"]
    assert cued(state, *happened)[0].place is None
    assert cued(state, *happened, viewer=INVADER)[0].place == "5,1"


@rule("D04-INV-02")
def test_a_card_drawn_is_shown_to_its_owner_alone() -> None:
    state = staged()
    event = events.CardDrawn(CardId("dud_1"))
    for viewer in (RED, None):
        assert cued(state, event.seen_by(viewer), viewer=viewer) == []
    assert cued(state, event, viewer=INVADER) == [cues.Card(card="dud_1", seat="invader")]


def test_dice_that_were_rolled_again_are_marked() -> None:
    (told,) = cued(
        staged(),
        events.DiceRolled(
            FigureId("red"), ("yellow", "green_1", "green_2"), ("2/1*", "miss", "1/0"), ("green_2",)
        ),
    )
    assert [(die.colour, die.again) for die in told.dice] == [
        ("yellow", False),
        ("green", False),
        ("green", True),
    ]
    assert [part.value for part in told.dice[0].parts] == ["2", "1", ""]
    assert [part.value for part in told.dice[1].parts] == ["miss"]


#: What an airlock is called, what it does, and how a place beside it is called.
AIRLOCK = {
    "en": ("airlock", "by itself", "airlock"),
    "de": ("Luftschleuse", "von selbst", "Luftschleuse"),
    "pl": ("śluza", "sama", "śluzie"),
}


@rule("D4X-LCK-02")
def test_an_airlock_looks_like_none_of_the_doors_and_says_what_it_does() -> None:
    game: Any = load_game("doom2004", ["expansion"])
    state = game.begin(game.setup(scenario="breathless", players=4, seed=1))
    while not state.field.known:  # what is set up first: decks, pool
        state.apply(state.legal[0])
    for language, (called, does, beside) in AIRLOCK.items():
        names = Names(game, state.setup.order, f"{language}-x-named")
        doors = game.picture(state, INVADER, names).board.doors
        hatches = {id: door for id, door in doors.items() if door.look == "hatch"}
        assert len(hatches) == 4
        assert {door.look for id, door in doors.items() if id not in hatches} <= {"leaves", "switched"}
        assert all(called in door.name and does in door.note for door in hatches.values())
        doorways = [state.field.scene.doorways[DoorId(id)] & state.field.known for id in hatches]
        near = {game.place_words(state, space, names) for spaces in doorways for space in bits(spaces)}
        assert any(beside in words for words in near)
