"""What a screen draws of a skirmish: the map is open, what lies in its hidden areas is not."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.skirmish import events
from grimtable.kernel import Refusal, SeatId
from grimtable.kernel.identity import FigureId
from grimtable.kernel.playout import chooser
from grimtable.narration import Names
from grimtable.picture import Aim, Overlay, Route, cues, plain
from tests.games.skirmish.situation import Situation
from tests.support.rule import rule

GAME: Any = load_game("skirmish")
RED, KEEPER = SeatId("red"), SeatId("keeper")

VAULT: dict[str, dict[str, Any]] = {
    "u": {"area": "vault", "find": "cache"},
    "Pu": {"area": "vault", "find": "cache", "portal": True},
}


def names_at(state: Any) -> Names:
    return Names(GAME, state.setup.order)


def drawn(state: Any, viewer: SeatId | None) -> dict[str, Any]:
    picture: dict[str, Any] = plain(GAME.picture(state, viewer, names_at(state)))
    return picture


def room(**described: Any) -> Any:
    drawing = """
#####################
# r               g #
#   +   +   +   +   #
#                   #
#   +   +   +   +   #
#     o             #
#   +   +   +   +   #
#                   #
#####################
"""
    turn = {"seat": "red", "figure": "red_scout_1"}
    return Situation(drawing, turn=turn, players=2, **described).state


@rule("SKI-FOG-01", "SKI-HID-03")
def test_a_hidden_area_is_dim_and_keeps_its_portal_and_its_find() -> None:
    state = Situation(
        """
#################
# r     A u  Pu #
#################
""",
        VAULT,
        turn={"seat": "red", "figure": "red_scout_1"},
        players=3,
    ).state
    state.table.areas["vault"].known_to = ("red",)
    for viewer in (SeatId("green"), KEEPER, None):
        places = drawn(state, viewer)["board"]["places"]
        assert {name for name, place in places.items() if place.get("dim")} == {"2,0", "3,0"}
        assert "marks" not in places["2,0"] and "marks" not in places["3,0"]
    assert drawn(state, RED)["board"]["places"]["2,0"]["marks"][0]["name"] == "cache"
    assert drawn(state, RED)["counters"][0] | {"icon": ""} == {
        "id": "sealed",
        "icon": "",
        "label": "portals sealed",
        "value": 0,
        "of": 1,
        "tone": "good",
    }


@rule("SKI-BIG-01")
def test_an_ogre_covers_four_places() -> None:
    ogre = drawn(room(), RED)["pieces"]["ogre_1"]
    assert (ogre["w"], ogre["h"], ogre["places"]) == (2, 2, ["1,2", "2,2", "1,3", "2,3"])


@rule("SKI-HID-01")
def test_only_its_owner_sees_a_hand() -> None:
    state = GAME.new(players=3, seed=2)
    for viewer in (*state.setup.order, None):
        picture = drawn(state, viewer)
        assert picture["hand"] == state.table.hands.get(viewer, [])
        assert picture["cards"].keys() == set(picture["hand"])


@rule("SKI-ATK-05")
def test_odds_of_an_attack() -> None:
    """A scout rolls two dice with the faces 0, 0!, 1, 1, 1! and 2; a ghoul has no armour and 2 health."""
    state = room()
    action = GAME.language.read(state, "red: attack ghoul_1")
    forecast = GAME.forecast_picture(state, action, names_at(state))
    (ghoul,) = forecast.targets
    assert dict(ghoul.wounds) == pytest.approx({0: 4 / 36, 1: 12 / 36, 2: 20 / 36}, abs=1e-4)
    assert ghoul.kill == pytest.approx(20 / 36, abs=1e-4) and forecast.hit == pytest.approx(32 / 36, abs=1e-4)
    end = GAME.language.read(state, "red: end activation")
    assert GAME.forecast_picture(state, end, names_at(state)) is None


@rule("SKI-WAT-01")
def test_a_way_past_a_watcher_says_so() -> None:
    state = room()
    route = GAME.route(state, RED, "red_scout_1", "3,1", names_at(state))
    assert isinstance(route, Route)
    assert route.cost == 3 and route.reactions == ("Ogre 1 may strike at 3,1.",)
    for text in route.actions:
        assert GAME.language.read(state, text).space >= 0
    assert GAME.route(state, RED, "red_scout_1", "4,0", names_at(state)).rule == "SKI-MOV-04"
    assert GAME.route(state, RED, "red_scout_1", "9,9", names_at(state)).rule == "SKI-FOG-01"
    assert GAME.route(state, RED, "ghoul_1", "3,0", names_at(state)).rule == "SKI-ACT-01"


def test_one_click_walks_where_nobody_watches_and_who_is_in_reach_has_a_button() -> None:
    state = room()
    names = names_at(state)
    (past,) = GAME.plans(state, RED, Aim(place="3,1"), names)[:1]
    assert past.warnings and not past.light
    quiet = [plan for place in ("1,0", "2,0") for plan in GAME.plans(state, RED, Aim(place=place), names)]
    assert quiet and all(plan.light and not plan.warnings for plan in quiet)
    shots = {plan.actions: plan.forecast for plan in GAME.plans(state, RED, Aim(), names)}
    assert shots[("red: attack ghoul_1",)] is not None


def test_overlays_of_a_figure() -> None:
    state = room()
    names = names_at(state)
    sight = GAME.overlay(state, RED, "sight", "red_scout_1", None, names)
    assert isinstance(sight, Overlay) and ("0,0", "4,0") in sight.lines
    reach = GAME.overlay(state, RED, "reach", "ghoul_1", None, names)
    assert "0,0" in reach.dark, "five steps are enough"
    threat = GAME.overlay(state, RED, "threat", "red_scout_1", None, names)
    assert ("4,0", "0,0") in threat.lines
    assert GAME.overlay(state, RED, "sight", "nobody", None, names) is None


def test_cues_of_a_fight() -> None:
    state = room()
    space = state.field.board.read
    told = GAME.cues(
        state,
        (
            events.AttackDeclared(FigureId("red_scout_1"), FigureId("ghoul_9")),
            events.AttackRolled(FigureId("red_scout_1"), ("2", "0!"), 2, 1),
            events.WoundsSuffered(FigureId("ghoul_9"), 2),
            events.FigureSlain(FigureId("ghoul_9"), space("3,0")),
            events.CardDrawn(SeatId("red"), None),
        ),
        None,
        names_at(state),
    )
    assert [type(each).__name__ for each in told] == ["Attack", "Roll", "Hurt", "Vanish"]
    assert told[2] == cues.Hurt(piece="ghoul_9", amount=2, place="3,0")
    assert [part.value for part in told[1].dice[1].parts] == ["1"]


@pytest.mark.parametrize("seed", range(3))
def test_every_route_of_a_random_game_can_be_walked_until_somebody_interrupts(seed: int) -> None:
    state = GAME.new(players=4, seed=seed, scenario=GAME.scenarios[seed % 2])
    choose = chooser(seed)
    tried = 0
    for _ in range(300):
        if state.over:
            break
        frame = state.stack[-1]
        if frame.procedure.id == "activation" and state.decision.question == "act":
            names = list(drawn(state, state.asked)["board"]["places"])
            route = GAME.route(
                state, state.asked, frame.memory.figure, names[choose(len(names))], names_at(state)
            )
            assert isinstance(route, Route | Refusal)
            if isinstance(route, Route):
                tried += 1
                copy = state.copy()
                for text in route.actions:
                    if copy.over or copy.asked != state.asked or copy.decision.question != "act":
                        break
                    action = GAME.language.read(copy, text)
                    assert action in copy.legal, (text, route)
                    copy.apply(action)
        state.apply(state.legal[choose(len(state.legal))])
    assert tried > 10
