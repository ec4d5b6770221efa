"""Routes, overlays and odds: what a screen says before anybody clicks twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimtable.games import load_game
from grimtable.games.doom2004.actions import Step
from grimtable.games.doom2004.picture.walking import Walker
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.topics.targets import arms_of, target_spaces
from grimtable.kernel import Refusal, SeatId, refuse
from grimtable.kernel.playout import chooser
from grimtable.kernel.position import Position
from grimtable.narration import Names
from grimtable.picture import Overlay, Route
from grimtable.records.record import read_record_file
from grimtable.records.session import Session
from tests.support.rule import rule

GAME: Any = load_game("doom2004")
RED, INVADER = SeatId("red"), SeatId("invader")
RECORD = Path(__file__).parents[2] / "records" / "doom2004" / "scientists_rescued_in_time.json"

HALL = """
    0   1   2   3   4   5   6
  #############################
0 # r             A         z #
  #   +   +   +   +   +   +   #
1 #               A           #
  #   +   +   +   #   +   +   #
2 #    %%%        #           #
  #############################
"""


def staged(drawing: str, turn: dict[str, Any], players: int = 2, **legend: Any) -> Any:
    return GAME.set_up(Position(players=players, drawing=drawing, legend=legend, turn=turn))


def hall(points: str = "sprint", **legend: Any) -> Any:
    nouns = {"r": {"marine": "red"}, "z": {"invader": "zombie"}, **legend}
    return staged(HALL, {"seat": "red", "action": points}, **nouns)


def corridor(cells: str) -> str:
    """A map of one row; each letter is a space."""
    wall = "#" * (4 * len(cells) + 1)
    return f"{wall}\n#{' '.join(f' {cell} ' for cell in cells)}#\n{wall}\n".replace("_", " ")


def way(state: Any, place: str, piece: str = "red", seat: SeatId = RED) -> Any:
    return GAME.route(state, seat, piece, place, Names(GAME, state.setup.order))


def shown(state: Any, kind: str, piece: str | None, place: str | None = None, viewer: Any = RED) -> Overlay:
    found = GAME.overlay(state, viewer, kind, piece, place, Names(GAME, state.setup.order))
    assert isinstance(found, Overlay)
    return found


def walked(state: Any, route: Route) -> Any:
    """The route played on a copy, action by action."""
    copy = state.copy()
    for text in route.actions:
        action = GAME.language.read(copy, text)
        assert action in copy.legal, text
        copy.apply(action)
    return copy


# --- routes ---------------------------------------------------------------------------------------


@rule("D04-MOV-03", "D04-MOV-05")
def test_the_cheapest_way_is_a_list_of_actions() -> None:
    state = hall()
    route = way(state, "2,1")
    assert route.places in {("1,0", "2,1"), ("1,1", "2,1")}
    assert route.cost == 2 and route.reactions == ()
    assert walked(state, route).table.marines["red"].space == state.field.board.read("2,1")


def test_of_equally_cheap_ways_the_straightest_is_taken() -> None:
    room = (
        HALL.replace("A", " ")
        .replace("%%%", "   ")
        .replace("z", " ")
        .replace(" #   +   +   #\n2", " +   +   +   #\n2")
    )
    state = staged(
        room.replace("0 # r", "0 #  ").replace("1 #  ", "1 # r"),
        {"seat": "red", "action": "sprint"},
        r={"marine": "red"},
    )
    assert way(state, "3,1").places == ("1,1", "2,1", "3,1")


@rule("D04-MOV-20", "D04-DOR-06")
def test_a_door_on_the_way_is_opened() -> None:
    state = hall()
    route = way(state, "4,0")
    assert "red: work door A" in route.actions
    assert route.cost == 4 + 2
    assert walked(state, route).table.marines["red"].space == state.field.board.read("4,0")


def test_what_is_too_far_away_says_how_far_it_is() -> None:
    refusal = way(hall("advance"), "5,1")
    assert isinstance(refusal, Refusal)
    assert refusal == refuse("D04-MOV-22", "too_far", space="5,1", needed=5, points=4)


@rule("D04-MOV-09", "D04-MOV-11", "D04-MAP-07")
@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("6,0", "D04-MOV-09"),
        ("1,2", "D04-MOV-11"),
        ("9,9", "D04-MAP-07"),
        ("up", "D04-MAP-07"),
        ("0,0", "D04-MOV-05"),
    ],
)
def test_where_no_way_leads_the_reason_is_given(place: str, reason: str) -> None:
    refusal = way(hall(), place)
    assert isinstance(refusal, Refusal) and refusal.rule == reason


def test_an_undiscovered_space_and_no_space_at_all_sound_the_same() -> None:
    drawing = "#################\n# r     A u     #\n#################\n"
    state = staged(drawing, {"seat": "red", "action": "sprint"}, r={"marine": "red"}, u={"area": "vault"})
    unknown, nowhere = way(state, "2,0"), way(state, "7,7")
    assert (unknown.rule, unknown.sentence.replace("2,0", "X")) == (
        nowhere.rule,
        nowhere.sentence.replace("7,7", "X"),
    )


def test_only_the_acting_piece_has_a_way() -> None:
    state = hall()
    assert way(state, "2,1", piece="zombie_1").rule == "D04-INV-19"
    assert way(state, "2,1", seat=INVADER).rule == "D04-MAR-02"


@rule("D04-ABL-36")
def test_of_two_equal_ways_the_less_watched_one_is_taken_and_the_rest_is_said() -> None:
    drawing = """
#####################
# r               x #
#   +   +   +   +   #
#                   #
#   +   +   +   +   #
#     d             #
#####################
"""
    state = staged(
        drawing,
        {"seat": "red", "action": "sprint"},
        r={"marine": "red"},
        d={"invader": "demon", "wide": True},
        x={"exit": True},
    )
    route = way(state, "4,0")
    assert route.places == ("1,0", "2,0", "3,0", "4,0") and route.reactions == ()
    near = way(state, "2,1")
    assert near.reactions == ("Demon 1 may strike at 2,1.",)


@rule("D04-OBS-04")
def test_burning_floor_is_avoided_where_that_costs_nothing() -> None:
    drawing = """
#############
# r  !!!    #
#   +   +   #
#           #
#############
"""
    state = staged(drawing, {"seat": "red", "action": "sprint"}, r={"marine": "red"})
    assert way(state, "2,0").places == ("1,1", "2,0")
    burnt = way(state, "1,0")
    assert burnt.reactions == ("Red is wounded at 1,0.",)


@rule("D04-TEL-01")
def test_a_teleporter_is_a_short_cut() -> None:
    drawing = corridor("rt_____t")
    state = staged(
        drawing, {"seat": "red", "action": "advance"}, r={"marine": "red"}, t={"teleporter": "green"}
    )
    route = way(state, "6,0")
    assert route.actions == ("red: step to 1,0", "red: teleport to 7,0", "red: step to 6,0")
    assert route.cost == 3


@rule("D04-ORD-10")
def test_a_guard_who_would_see_the_invader_is_named() -> None:
    drawing = "#########################\n# g   %           z     #\n#########################\n".replace(
        "%", " "
    )
    state = GAME.set_up(
        Position(
            players=2,
            drawing=drawing,
            legend={
                "g": {"marine": "red", "order": "guard", "ammo": {"bullets": 2}},
                "z": {"invader": "zombie"},
            },
            turn={"seat": "invader", "figure": "zombie_1"},
        )
    )
    route = way(state, "3,0", piece="zombie_1", seat=INVADER)
    assert isinstance(route, Route), route
    assert route.reactions == ("Red is on guard and may fire from 3,0 on.",)


@rule("D04-BIG-06", "D04-BIG-10")
@pytest.mark.parametrize("kind", ["demon", "cyberdemon"])
def test_large_figures_find_their_way_round_corners(kind: str) -> None:
    drawing = """
#########################
# l                     #
#   +   +   +   +   +   #
#                     r #
#   +   +   +   +   +   #
#                       #
#########################
"""
    state = GAME.set_up(
        Position(
            players=2,
            drawing=drawing,
            legend={"l": {"invader": kind}, "r": {"marine": "red"}},
            turn={"seat": "invader", "figure": f"{kind}_1"},
        )
    )
    route = way(state, "3,2", piece=f"{kind}_1", seat=INVADER)
    assert isinstance(route, Route), route
    after = walked(state, route)
    covered = Walker(after, after.table.invaders[f"{kind}_1"]).here.mask
    assert covered >> state.field.board.read("3,2") & 1
    word = "slide" if kind == "demon" else "step"
    assert all(f"invader: {word} to" in text for text in route.actions)


@pytest.mark.parametrize("seed", range(3))
def test_every_route_of_a_random_game_can_be_walked_until_somebody_interrupts(seed: int) -> None:
    """Whoever acts, wherever the way leads: each of its steps is legal until another question is put."""
    state = GAME.new(players=3, seed=seed, scenario=GAME.scenarios[seed])
    choose = chooser(seed)
    tried = 0
    for _ in range(300):
        memory = state.stack[-1].memory
        if isinstance(memory, MarineTurn | Activation) and state.decision.question == "act":
            piece = memory.seat if isinstance(memory, MarineTurn) else memory.figure
            places = [state.field.board.name(each) for each in range(state.field.board.area)]
            known = [place for place in places if state.field.known >> places.index(place) & 1]
            route = way(state, known[choose(len(known))], piece, state.asked)
            if isinstance(route, Route):
                tried += 1
                assert route.cost <= memory.points
                copy = state.copy()
                for text in route.actions:
                    if copy.over or copy.asked != state.asked or copy.decision.question != "act":
                        break
                    action = GAME.language.read(copy, text)
                    assert action in copy.legal, (text, route)
                    copy.apply(action)
        if state.over:
            break
        state.apply(state.legal[choose(len(state.legal))])
    assert tried > 10


# --- overlays -------------------------------------------------------------------------------------


@rule("D04-LOS-01", "D04-LOS-06")
def test_sight_ends_at_a_closed_door() -> None:
    overlay = shown(hall(), "sight", "red")
    assert overlay.dark == () and overlay.lines == ()
    assert "3,1" in overlay.light and "4,0" not in overlay.light
    assert overlay.title == "What Red sees"


def test_sight_shows_the_enemies_that_are_seen() -> None:
    drawing = "#################\n# r           z #\n#################\n"
    state = staged(drawing, {"seat": "red"}, r={"marine": "red"}, z={"invader": "zombie"})
    overlay = shown(state, "sight", "red")
    assert overlay.dark == ("3,0",) and overlay.lines == (("0,0", "3,0"),)
    from_there = shown(state, "sight", None, "1,0")
    assert from_there.dark == ("0,0", "3,0")


@rule("D04-INV-20")
def test_reach_is_where_it_can_go_and_whom_it_could_hit() -> None:
    """A Zombie moves 3 and strikes next to it; the door takes two points more."""
    points = GAME.invaders["zombie"].movement
    drawing = corridor("r_______z")
    state = staged(drawing, {"seat": "red"}, r={"marine": "red"}, z={"invader": "zombie"})
    overlay = shown(state, "reach", "zombie_1")
    assert overlay.light == tuple(f"{8 - n},0" for n in range(points, -1, -1))
    assert overlay.dark == ()
    close = corridor("r___z____")
    state = staged(close, {"seat": "red"}, r={"marine": "red"}, z={"invader": "zombie"})
    assert shown(state, "reach", "zombie_1").dark == ("0,0",)


def test_threat_names_who_could_attack_a_place() -> None:
    state = hall()
    behind = shown(state, "threat", None, "0,0")
    assert behind.dark == () and behind.title == "Nobody could attack 0,0 next turn"
    beside = shown(state, "threat", "red", "5,1")
    assert beside.dark == ("6,0",) and beside.lines == (("6,0", "5,1"),)
    assert beside.title == "1 enemy could attack 5,1 next turn"


def test_the_invader_asks_what_threatens_his_own() -> None:
    drawing = "#################\n# r           z #\n#################\n"
    red = {"marine": "red", "ammo": {"bullets": 3}}
    state = staged(drawing, {"seat": "red"}, r=red, z={"invader": "zombie"})
    assert shown(state, "threat", "zombie_1", viewer=INVADER).lines == (("0,0", "3,0"),)
    assert shown(state, "threat", None, "2,0", viewer=INVADER).dark == ("0,0",)


def test_there_is_no_overlay_of_what_nobody_knows() -> None:
    state = hall()
    names = Names(GAME, state.setup.order)
    for kind in ("sight", "reach", "threat"):
        assert GAME.overlay(state, RED, kind, "imp_9", None, names) is None
        assert GAME.overlay(state, RED, kind, None, "9,9", names) is None


def test_whom_an_invader_can_attack_now_is_among_those_it_could_hit() -> None:
    """The look ahead is no less than the rules allow at once, in a whole recorded game."""
    written = read_record_file(RECORD)
    session = Session.start(GAME, written.setup)
    found = 0
    for number, step in enumerate(written.steps):
        state: Any = session.state
        if number % 20 == 0 and state.in_progress(Activation) is None:
            for invader in state.table.invaders.values():
                arms = arms_of(state, invader, "")
                spaces = target_spaces(state, invader, arms)
                if not spaces:
                    continue
                most = sum(max(face.range for face in GAME.dice[die].faces) for die in arms.dice)
                dark = set(shown(state, "reach", invader.id, viewer=INVADER).dark)
                for marine in state.table.marines.values():
                    near = arms.melee or state.field.board.apart(invader.space, marine.space) <= most
                    if marine.space in spaces and near:
                        found += 1
                        assert state.field.board.name(marine.space) in dark, (number, invader.id)
        session.play(getattr(step, "action", ""))
    assert found > 20


# --- odds -----------------------------------------------------------------------------------------


def firing(**red: Any) -> Any:
    drawing = (
        "#################\n# r   g       z #\n#   +   +   +   #\n#               #\n#################\n"
    )
    return GAME.set_up(
        Position(
            players=3,
            drawing=drawing,
            legend={
                "r": {"marine": "red", "ammo": {"rockets": 1, "bullets": 3}, **red},
                "g": {"marine": "green"},
                "z": {"invader": "zombie"},
            },
            turn={"seat": "red", "action": "attack"},
        )
    )


@rule("D04-ATT-12", "D04-DMG-10")
def test_odds_are_those_of_the_forecast_in_words() -> None:
    state = firing()
    names = Names(GAME, state.setup.order)
    action = GAME.language.read(state, "red: fire grenade at 3,0")
    forecast = GAME.forecast_picture(state, action, names)
    assert forecast.title == "Grenade at 3,0"
    said = GAME.forecast(state, action)
    assert f"hit {round(forecast.hit * 100)}%" in said
    (zombie,) = forecast.targets
    assert zombie.piece == "zombie_1" and not zombie.friend
    assert sum(chance for _, chance in zombie.wounds) == pytest.approx(1, abs=1e-3)
    assert forecast.ammunition is not None and 0 < forecast.ammunition < 1
    assert "It may take the last of the rockets." in forecast.warnings


@rule("D04-SCT-02", "D04-ABL-08")
def test_a_blast_warns_of_friends_and_shows_where_it_may_scatter() -> None:
    state = firing()
    names = Names(GAME, state.setup.order)
    action = GAME.language.read(state, "red: fire grenade at 2,0")
    forecast = GAME.forecast_picture(state, action, names)
    assert {target.piece: target.friend for target in forecast.targets} == {"green": True, "zombie_1": False}
    assert "It strikes Green too." in forecast.warnings
    assert any("may come down on" in warning for warning in forecast.warnings)
    assert 0 < sum(place.chance for place in forecast.scatter) <= 1 - forecast.hit + 1e-6
    assert {place.place for place in forecast.scatter} <= {f"{x},{y}" for x in range(4) for y in range(2)}


def test_a_marine_knows_no_more_of_the_deck_than_the_discards() -> None:
    """Whatever the Invader holds, the odds of a scatter are the same for a Marine."""
    state = GAME.set_up(
        Position(
            players=2,
            drawing="#################\n# r           z #\n#################\n",
            legend={"r": {"marine": "red", "ammo": {"rockets": 3}}, "z": {"invader": "zombie"}},
            turn={"seat": "red", "action": "attack"},
            hands={"invader": ("dud_1", "rage_1", "charge_1")},
            windows="ask",
        )
    )
    names = Names(GAME, state.setup.order)
    action = GAME.language.read(state, "red: fire grenade at 3,0")
    twin = GAME.redealt(state, RED, chooser(3))
    assert twin.table.hand != state.table.hand
    here, there = (msgspec.json.encode(GAME.forecast_picture(s, action, names)) for s in (state, twin))
    assert here == there


def test_only_attacks_have_odds() -> None:
    state = hall()
    names = Names(GAME, state.setup.order)
    step = next(action for action in state.legal if isinstance(action, Step))
    assert GAME.forecast_picture(state, step, names) is None
