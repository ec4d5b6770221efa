"""Operations: six missions, four wins decide, and missions that people choose.  Chapter MIS."""

from __future__ import annotations

import msgspec
import pytest

from grimtable.games.doom2016 import series
from grimtable.games.doom2016.game import Doom2016, load
from grimtable.games.doom2016.series import GLORY, SWIFT
from grimtable.kernel import Result
from grimtable.kernel.series import Coming, Ended, Finished
from grimtable.series import Course, SeriesError, SeriesSpec
from grimtable.series.rules import kinds_of
from grimtable.series.telling import Teller
from tests.support.rule import rule

LAZARUS = SeriesSpec(format=1, game="doom2016", kind="lazarus", players=3)
CUSTOM = msgspec.structs.replace(LAZARUS, kind="custom_operation")


@pytest.fixture(scope="module")
def game() -> Doom2016:
    return load()


def won(course: Course, team: str, scenario: str = "") -> None:
    """The next mission is over, and this side has won it."""
    coming = course.coming()
    assert isinstance(coming, Coming)
    setup = course.setup_for(coming, scenario or coming.scenarios[0])
    winners = tuple(seat.id for seat in setup.seats if seat.team == team)
    course.finished.append(Finished(setup, Result(winners, "D16-MIS-02", "It is over."), 10))


def played(spec: SeriesSpec, *teams: str) -> Course:
    course = Course(spec)
    for team in teams:
        won(course, team)
    return course


@rule("D16-MIS-01", "D16-MIS-07", "D16-MIS-04")
def test_two_operations_of_six_missions_hold_all_twelve(game: Doom2016) -> None:
    missions = [mission for each in game.operations.values() for mission in each.missions]
    assert [len(each.missions) for each in game.operations.values()] == [6, 6]
    assert sorted(missions) == sorted(game.missions) and len(missions) == 12
    assert kinds_of(game) == ("lazarus", "breach", "custom_operation", "match")
    assert all(
        game.missions[mission].operation == id
        for id, each in game.operations.items()
        for mission in each.missions
    )
    assert all(mission.objective in game.objectives for mission in game.missions.values())


@rule("D16-MIS-08")
def test_missions_come_in_their_order(game: Doom2016) -> None:
    course = Course(LAZARUS)
    for number, mission in enumerate(game.operations["lazarus"].missions):
        assert course.coming() == Coming((mission,))
        won(course, "marines" if number % 2 else "invader")
    with pytest.raises(SeriesError, match="seal_the_wells does not come next"):
        first = Course(LAZARUS)
        coming = first.coming()
        assert isinstance(coming, Coming)
        first.setup_for(coming, "seal_the_wells")


@rule("D16-MIS-11")
@pytest.mark.parametrize("team", ["marines", "invader"])
def test_four_wins_decide_an_operation(team: str) -> None:
    other = "invader" if team == "marines" else "marines"
    course = played(LAZARUS, team, team, other, team)
    assert isinstance(course.coming(), Coming)
    won(course, team)
    assert course.coming() == Ended((team,), "four_wins")


@rule("D16-MIS-12")
@pytest.mark.parametrize("last", ["marines", "invader"])
def test_after_three_wins_each_the_last_mission_decides(last: str) -> None:
    first = "invader" if last == "marines" else "marines"
    course = played(LAZARUS, first, last, first, last, first, last)
    assert course.coming() == Ended((last,), "last_mission")


@rule("D16-MIS-13", "D16-DP-01")
def test_the_invader_chooses_the_first_mission_of_twelve(game: Doom2016) -> None:
    assert Course(CUSTOM).coming() == Coming(game.scenarios, "invader")


@rule("D16-MIS-14", "D16-MIS-15", "D16-DP-02")
def test_whoever_lost_chooses_among_those_not_played_yet(game: Doom2016) -> None:
    course = Course(CUSTOM)
    won(course, "invader", "tyrant")
    coming = course.coming()
    assert isinstance(coming, Coming) and coming.chooser == "marines"
    assert set(coming.scenarios) == set(game.scenarios) - {"tyrant"}
    won(course, "marines", "knee_deep")
    coming = course.coming()
    assert isinstance(coming, Coming) and coming.chooser == "invader"
    with pytest.raises(SeriesError, match="tyrant does not come next"):
        course.setup_for(coming, "tyrant")


@rule("D16-MIS-16", "D16-R-79")
def test_a_custom_operation_has_six_missions_at_most() -> None:
    course = played(CUSTOM, "marines", "invader", "marines", "invader", "marines", "invader")
    assert course.coming() == Ended(("invader",), "last_mission")
    assert played(CUSTOM, *["marines"] * 4).coming() == Ended(("marines",), "four_wins")


@rule("D16-MIS-10")
def test_nothing_is_taken_along_to_the_next_mission(game: Doom2016) -> None:
    """Glory Kill cards and sets that were found lie in the box again when the next mission begins."""
    state = game.begin(game.setup(players=3, seed=5))
    state.table.marines["alpha"].glory.append(state.table.glory.cards.pop())
    state.finish((), "D16-MIS-02", "It is over.")
    course = Course(LAZARUS)
    assert course.rules.carried(game, state) == {}
    won(course, "marines")
    coming = course.coming()
    assert isinstance(coming, Coming)
    setup = course.setup_for(coming, coming.scenarios[0])
    assert setup.carried is msgspec.UNSET
    fresh = game.begin(msgspec.structs.replace(setup, chance="seeded"))
    assert all(not marine.glory and not marine.found for marine in fresh.table.marines.values())


@rule("D16-SET-15")
def test_decks_may_be_built_freely_before_each_mission() -> None:
    course = Course(LAZARUS)
    coming = course.coming()
    assert isinstance(coming, Coming)
    setup = course.setup_for(coming, "knee_deep", options={"building": "free"})
    assert setup.options["building"] == "free"
    assert course.why_not_setup(coming, setup) is None
    with pytest.raises(SeriesError, match="option windows is agreed for the whole series"):
        course.setup_for(coming, "knee_deep", options={"windows": "ask"})


@rule("D16-MIS-09")
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_road_tells_the_epilogue_of_what_happened(game: Doom2016, language: str) -> None:
    course = Course(LAZARUS)
    coming = course.coming()
    assert isinstance(coming, Coming)
    setup = course.setup_for(coming, "knee_deep")
    sentence = game.missions["knee_deep"].lost
    course.finished.append(Finished(setup, Result(("invader",), "D16-KIL-03", sentence), 10))  # type: ignore[arg-type]  # ids are strings
    told = Teller(course, language).told()
    assert [stage.status for stage in told.road] == ["over", "next", "ahead", "ahead", "ahead", "ahead"]
    assert told.road[0].story and (told.road[0].story == sentence) == (language == "en")
    assert [side.wins for side in told.sides] == [0, 1]
    assert told.title and told.text and all(stage.title and stage.text for stage in told.road)


@pytest.mark.parametrize(
    ("winner", "kills", "rounds", "glory", "told"),
    [
        ("marines", 0, SWIFT, 0, ["unscathed", "swift"]),
        ("marines", 1, SWIFT + 1, GLORY, ["glory"]),
        ("marines", 0, SWIFT + 1, GLORY - 1, ["unscathed"]),
        ("invader", 0, SWIFT, GLORY, ["glory", "massacre"]),
        ("invader", 6, SWIFT + 1, GLORY - 1, []),
    ],
)
def test_what_is_told_of_a_mission_afterwards(
    game: Doom2016, winner: str, kills: int, rounds: int, glory: int, told: list[str]
) -> None:
    state = game.new(players=3, seed=1)
    state.table.kills, state.table.round, state.table.counters["glory_kills"] = kills, rounds, glory
    state.table.counters["kills"] = 9
    winners = tuple(seat.id for seat in state.setup.seats if seat.team == winner)
    state.result = Result(winners, "D16-MIS-02", "It is over.")
    assert list(series.medals(game, state)) == told
    counted = series.counted(game, state)
    assert counted == {"demons killed": 9, "Glory Kills": glory, "kill tokens": kills, "rounds": rounds}
