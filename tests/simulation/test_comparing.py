"""Comparing, tournaments and verdicts: what is said follows from the games."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from grimtable.simulation import (
    Alone,
    Batch,
    BatchSpec,
    Played,
    Share,
    Sheet,
    SimulationError,
    Summary,
    Tally,
)
from grimtable.simulation.balance import Balance, Crewed
from grimtable.simulation.comparing import compare
from grimtable.simulation.sections import fill_section
from grimtable.simulation.tally import Group
from grimtable.simulation.tournament import Match, Tournament, fixtures, tournament_of
from grimtable.simulation.tournament_words import markdown, verdict

GROUPS = [
    Group("weapons", "Weapons", {"attacks": "attacks"}, {"saw": "Saw", "axe": "Axe"}, "attacks", "weapons"),
    Group("cards", "Cards", {"played": "played"}, {"trap": "Trap"}, "played", "cards"),
    Group(
        "areas",
        "Areas",
        {"reached": "reached", "frags": "frags", "ended": "ended"},
        {"hall": "Hall", "pit": "Pit", "roof": "Roof"},
        "reached",
        "places",
    ),
]
SHEET = Sheet("Cellar", {"marines": "Marines", "invader": "Invader"}, "rounds", groups=GROUPS)
SPEC = BatchSpec("doom2004", "cellar", 2, {"red": "veteran", "invader": "veteran"}, 1)


def batch(
    wins: int,
    games: int = 100,
    rounds: int = 12,
    saws: int = 100,
    spec: BatchSpec = SPEC,
    sheet: Sheet = SHEET,
) -> Summary:
    """Games of which the first are won; who wins has reached the pit, who loses fell in the hall."""
    played = []
    for number in range(games):
        won = number < wins
        counts = {
            "weapons": {"saw": {"attacks": 3}} if number < saws else {},
            "cards": {"trap": {"played": 1}},
            "areas": {
                "hall": {"reached": 1, "frags": 1 if won else 5, **({} if won else {"ended": 1})},
                **({"pit": {"reached": 1, "frags": 1}} if won or number % 4 == 0 else {}),
            },
        }
        tally = Tally(rounds + number % 5, counts)
        played.append(Played(number, number, ("marines",) if won else ("invader",), "X", 10, tally=tally))
    return Summary(spec, sheet, played)


# --- comparing --------------------------------------------------------------------------------------


def test_a_difference_is_told_with_test_interval_and_size() -> None:
    found = compare(batch(30), batch(60))
    assert found.differs
    sentence = found.wins[0].sentence
    assert sentence.startswith("Marines win more often: 60 % (60 of 100) instead of 30 % (30 of 100)")
    assert "p < 0.001 (two-proportion z-test)" in sentence
    assert "a medium effect (h = +0.61)" in sentence
    assert found.verdict.startswith("It made a difference.")


def test_no_difference_says_what_could_have_been_seen() -> None:
    found = compare(batch(48), batch(52))
    assert not found.differs
    assert "would show a difference of 20 points or more" in found.verdict
    assert found.verdict.startswith("It made no difference that these games could show.")


def test_longer_games_are_found_though_the_same_side_wins() -> None:
    found = compare(batch(50), batch(50, rounds=16))
    assert found.length.sentence.startswith("Games are longer: 18 rounds instead of 14 in the median")
    assert "It made no difference to who wins" in found.verdict


def test_changed_use_of_a_weapon_is_found() -> None:
    found = compare(batch(50), batch(50, saws=20))
    assert [item.name for item in found.items] == ["Saw"]
    assert "Saw (Weapons) is used in 20 % of the games instead of 100 %" in found.verdict


def test_what_was_changed_is_named() -> None:
    other = msgspec.structs.replace(SPEC, levels={"red": "veteran", "invader": "recruit"}, seed=2)
    assert compare(batch(50), batch(50, spec=other)).changes == [
        "the bots (veteran and red=veteran,invader=recruit)"
    ]


def test_batches_that_cannot_be_compared() -> None:
    with pytest.raises(SimulationError, match="two games"):
        compare(batch(5), batch(5, spec=msgspec.structs.replace(SPEC, game="relic")))
    with pytest.raises(SimulationError, match="without finished games"):
        compare(batch(5), batch(0, games=0))
    with pytest.raises(SimulationError, match="kept statistics"):
        compare(batch(5), batch(5, spec=msgspec.structs.replace(SPEC, watched=False)))


# --- tournaments ------------------------------------------------------------------------------------


def tournament(cells: Sequence[tuple[str, str, int]], games: int = 100) -> Tournament:
    matches = tuple(
        Match("cellar, 2 players", first, second, Share(wins, games)) for first, second, wins in cells
    )
    return Tournament("doom2004", ("marines", "invader"), ("recruit", "veteran"), matches)


CELLS = [
    ("recruit", "recruit", 40),
    ("recruit", "veteran", 15),
    ("veteran", "recruit", 75),
    ("veteran", "veteran", 45),
]


def test_a_duel_counts_both_sides() -> None:
    duel = tournament(CELLS).duels()[0]
    assert (duel.higher, duel.lower) == ("veteran", "recruit")
    assert (duel.as_first, duel.as_second) == (Share(75, 100), Share(85, 100))
    assert duel.together == Share(160, 200)
    assert duel.p < 0.001
    assert duel.p_first is not None
    assert duel.p_first < 0.001
    assert verdict(duel) == "veteran beats recruit: 80 % (74–85 %) of 200 games, p < 0.001."


def test_no_better_is_said_so() -> None:
    even = tournament([("recruit", "veteran", 50), ("veteran", "recruit", 52)]).duels()[0]
    assert even.p_first is None
    assert verdict(even).startswith("veteran is not proven better than recruit")
    worse = tournament([("recruit", "veteran", 90), ("veteran", "recruit", 10)]).duels()[0]
    assert verdict(worse).startswith("veteran loses to recruit")


def test_the_markdown_holds_cross_table_p_values_and_ratings() -> None:
    text = markdown(tournament(CELLS), "grimtable tournament doom2004")
    assert "Made by `grimtable tournament doom2004`." in text
    assert "| **veteran** | recruit | 75 % of 100 (40 %, p < 0.001) |" in text
    assert "| Marines \\ Invader | recruit | veteran |" in text
    assert "| **recruit** | 40 % (31–50 %) | 15 % (9–23 %) |" in text
    assert "| recruit | 0 | 0 to 0 |" in text


def test_a_section_is_filled_and_the_rest_stays(tmp_path: Path) -> None:
    path = tmp_path / "bots.md"
    path.write_text("# Bots\n<!-- t: begin -->\nold\n<!-- t: end -->\nafter\n", encoding="utf-8")
    for _ in range(2):
        fill_section(path, "t", "new")
        assert (
            path.read_text(encoding="utf-8") == "# Bots\n<!-- t: begin -->\n\nnew\n\n<!-- t: end -->\nafter\n"
        )
    with pytest.raises(SimulationError, match="put the lines <!-- u: begin --> and <!-- u: end -->"):
        fill_section(path, "u", "new")


def test_fixtures_meet_on_both_sides_and_can_be_resumed(tmp_path: Path) -> None:
    found = fixtures("skirmish", ["random", "recruit"], tmp_path)
    assert [(each.first, each.second) for each in found] == [
        ("random", "random"), ("random", "recruit"), ("recruit", "random"), ("recruit", "recruit")
    ]  # fmt: skip
    for each in found:
        assert each.batch.play(3, Alone())
    again = fixtures("skirmish", ["random", "recruit"], tmp_path)
    assert all(not each.batch.missing(3) for each in again)
    played = tournament_of(again, ["random", "recruit"], 3)
    assert all(match.wins.games == 3 for match in played.matches)
    assert len(played.ratings()) == 2
    three = fixtures("doom2004", ["random", "recruit", "veteran"], tmp_path, neighbours=True, mirrors="none")
    assert len(three) == 4
    lower = fixtures("doom2004", ["recruit", "veteran"], tmp_path, mirrors="lower")
    assert [(each.first, each.second) for each in lower if each.first == each.second] == [
        ("recruit", "recruit")
    ]


def test_tournaments_that_make_no_sense(tmp_path: Path) -> None:
    with pytest.raises(SimulationError, match="two different levels"):
        fixtures("skirmish", ["random"], tmp_path)
    with pytest.raises(SimulationError, match="two different levels"):
        fixtures("skirmish", ["random", "random"], tmp_path)


# --- balance ----------------------------------------------------------------------------------------


def test_a_fair_scenario() -> None:
    found = Balance([Crewed("1 Marine", batch(200, games=400)), Crewed("2 Marines", batch(190, games=400))])
    assert found.verdict() == ("Fair with every number of players tried. It is decided in Hall. Idle: Axe.")
    sentences = found.findings()
    assert sentences[0] == "1 Marine: fair. The Marines win 50 % (45–55 %) of 400; 14 rounds in the median."
    assert "Weapons never fired: Axe." in sentences
    assert "Areas never reached: Roof." in sentences


def test_too_hard_never_won_and_too_easy_are_told_apart() -> None:
    found = Balance(
        [
            Crewed("1 Marine", batch(0, games=400)),
            Crewed("2 Marines", batch(60, games=400)),
            Crewed("3 Marines", batch(360, games=400)),
        ]
    )
    assert found.verdict().startswith(
        "Too hard for the Marines with 2 Marines; never won by the Marines with 1 Marine; "
        "too easy for the Marines with 3 Marines."
    )
    assert [pool.grade for pool in found.crews] == ["cannot be won", "nearly hopeless", "far too easy"]


def test_few_games_are_no_proof() -> None:
    assert "Play more games" in Balance([Crewed("1 Marine", batch(4, games=10))]).verdict()
    assert Crewed("", batch(0, games=10)).grade == "never won"
    assert Crewed("", batch(10, games=10)).grade == "never lost"
    assert not Crewed("", batch(4, games=10)).sure
    assert Crewed("", batch(200, games=400)).sure
    assert Crewed("", batch(10, games=400)).sure


def test_games_that_are_too_short_are_told() -> None:
    sentence = Balance([Crewed("1 Marine", batch(50, rounds=3))]).findings()[0]
    assert "5 rounds in the median, short of the 8 to 25 that a game should take" in sentence


def test_where_it_is_decided_and_who_gets_through() -> None:
    pool = Crewed("1 Marine", batch(50))
    deciding, gate = pool.deciding(), pool.gate()
    assert deciding is not None
    assert (deciding.name, deciding.ended) == ("Hall", 1.0)
    assert deciding.frags == pytest.approx(300 / 362)
    assert gate is not None
    assert gate.name == "Pit"
    assert gate.missed == Share(0, 38)


def test_an_item_that_one_crew_uses_is_not_idle() -> None:
    without = batch(50, saws=0)
    assert Balance([Crewed("1", without)]).idle()[0][2] == ["Saw", "Axe"]
    assert Balance([Crewed("1", without), Crewed("2", batch(50))]).idle()[0][2] == ["Axe"]


def test_what_a_scenario_does_not_have_is_not_idle() -> None:
    groups = [msgspec.structs.replace(GROUPS[0], absent=["axe"]), *GROUPS[1:]]
    found = Balance([Crewed("1", batch(50, sheet=msgspec.structs.replace(SHEET, groups=groups)))])
    assert all("Axe" not in names for _, _, names in found.idle())
    assert found.verdict().endswith("Every card and weapon is used.")


def test_a_batch_keeps_its_order(tmp_path: Path) -> None:
    Batch.begin(tmp_path, SPEC)
    assert Batch.open(tmp_path).spec == SPEC
