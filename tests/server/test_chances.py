"""Chances to win along a game: who is told, how many points, and where a game turned."""

from pathlib import Path

import pytest

from grimtable.bots import estimate
from grimtable.games import game_for, load_game
from grimtable.records.record import read_record
from grimtable.records.session import Session
from grimtable.server.chances import (
    MOST_POINTS,
    MOST_TURNING,
    Curve,
    Point,
    curve_of,
    turning_points,
)
from tests.server.support import House, MadeTable

RECORDS = Path(__file__).parents[1] / "records"
RESCUE = RECORDS / "doom2004" / "scientists_rescued_in_time.json"


def imported(house: House, path: Path) -> MadeTable:
    made = house.ask("POST", "/api/records", path.read_bytes(), status=201)
    return MadeTable(house, made["table"], made["host_token"], made["tokens"], made["spectator_token"])


def test_after_the_end_everybody_is_told_how_the_chances_went(house: House) -> None:
    told = house.ask("GET", f"{imported(house, RESCUE).path}/replay")

    chances = told["chances"]
    assert [side["name"] for side in chances["sides"]] == ["Marines", "Invader"]
    assert [side["colour"] for side in chances["sides"]] == [None, "purple"], (
        "three Marines have no one colour"
    )
    decisions = [decision for decision, _ in chances["points"]]
    assert decisions == sorted(set(decisions))
    assert (decisions[0], decisions[-1]) == (0, told["decisions"])
    assert {mark["decision"] for mark in told["marks"]} <= set(decisions)
    assert all(sum(shares) == pytest.approx(1.0, abs=0.002) for _, shares in chances["points"])
    assert chances["points"][-1][1] == [1.0, 0.0], "the rescued win"


def test_turning_points_are_marked(house: House) -> None:
    told = house.ask("GET", f"{imported(house, RESCUE).path}/replay")

    turning = [mark for mark in told["marks"] if "swing" in mark]
    assert 1 < len(turning) <= MOST_TURNING
    assert all(mark["swing"] >= 0.05 and mark["side"] in ("Marines", "Invader") for mark in turning)
    assert all(mark["label"] for mark in turning)
    # A moment that is marked for another reason keeps its kind.
    assert "turning" in {mark["kind"] for mark in turning} <= {"turning", "discovery", "kill", "frag"}
    assert max(mark["decision"] for mark in turning) < told["decisions"], "the end is no turning point"
    assert told["marks"] == sorted(told["marks"], key=lambda mark: mark["decision"])


def test_a_game_without_an_estimate_has_no_curve(house: House) -> None:
    table = imported(house, RECORDS / "skirmish" / "scouts_seal_every_portal.json")
    assert house.ask("GET", f"{table.path}/replay")["chances"] is None


def test_before_the_end_only_the_open_view_has_one(house: House) -> None:
    """The estimate knows where every monster stands; a seat that plays on must not."""
    alone = house.make("doom2004", seats={"red": "human", "invader": "bot"}, start=False)
    path = f"{alone.path}/replay"
    assert house.ask("GET", path, token=alone.tokens["red"])["chances"] is None
    assert house.ask("GET", path, token=alone.host)["chances"] is None
    assert house.ask("GET", f"{path}?open=true", token=alone.host)["chances"]["points"] != []


def test_every_point_is_the_estimate_of_its_moment() -> None:
    """And a long game has no more points than a short one."""
    record = read_record((RECORDS / "doom2004" / "through_the_teleporters.json").read_bytes())
    session = Session.resume(game_for(record.setup), record)
    curve = curve_of(session, {7, 1001})
    assert curve is not None
    assert len(curve.points) <= MOST_POINTS + 4
    everywhere = curve_of(session, range(session.decisions))
    assert everywhere is not None
    assert len(everywhere.points) <= 2 * MOST_POINTS + 2
    looked_at = {point.decision: point for point in curve.points}
    for number in (0, 7, 1001, curve.points[150].decision, session.decisions):
        chances = estimate(session.state_after(number))
        assert chances is not None
        assert looked_at[number].chances == tuple(round(chances[team], 3) for team in curve.teams)


def test_the_walk_through_a_game_goes_over_repairs_and_what_was_taken_back() -> None:
    game = load_game("skirmish")
    session = Session.start(game, game.setup(players=2, seed=4), undo="free")
    for number in range(12):
        session.play(session.state.legal[number % len(session.state.legal)])
    session.undo("red", decisions=3)
    session.repair("red", ("keeper",), "the cat jumped on the table", {"round": 3})
    for number in range(5):
        session.play(session.state.legal[number % len(session.state.legal)])

    walked = [(number, state.digest()) for number, state in session.states()]

    assert walked == [(number, session.state_after(number).digest()) for number in range(15 + 1)]


def test_a_slow_drift_turns_nothing() -> None:
    points = [Point(number, (0.5 + number / 1000, 0.5 - number / 1000)) for number in range(0, 400, 10)]
    assert turning_points(Curve(("scouts", "keeper"), tuple(points)), [0, 40, 80, 120], last=130) == []
