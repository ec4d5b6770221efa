"""The report as JSON and as tables."""

import io
import json

import msgspec
import pytest
from rich.console import Console

from benchmarks.budget import Budget, Judgement, Verdict
from benchmarks.machine import Machine
from benchmarks.measurement import Measurement
from benchmarks.print_report import WIDTH, print_report
from benchmarks.report import Method, Report, SubjectNote, to_json
from tests.benchmarks.fakes import speed

REPORT = Report(
    machine=Machine("Abacus 9", 2, "CPython 3.11.7", "Linux", 0.5),
    method=Method(seed=7, rounds=3, slice_seconds=0.5, core=1),
    packages={"chess": "1.11.2"},
    subjects=[
        SubjectNote("skirmish", "our small game", ours=True, version="1"),
        SubjectNote("relic", "a game to come", ours=True, missing="relic does not exist yet"),
        SubjectNote("chess", "a peer", ours=False, version="1.11.2"),
        SubjectNote("catanatron", "a peer", ours=False, missing="catanatron is not installed; get it"),
    ],
    measurements=[
        Measurement(
            "skirmish", "decisions", (48000.0, 60000.0, 66000.0), seconds=1.0, wall=1.25, game_length=600.0
        ),
        Measurement(
            "chess", "decisions", (16000.0, 15000.0, 22000.0), seconds=1.0, wall=1.25, game_length=300.0
        ),
        speed("skirmish", 20.0, 21.0, 22.0, measure="copy"),
        speed("grimtable", 0.045, 0.05, 0.06, measure="start"),
    ],
    budgets=[
        Judgement(Budget("speed", "skirmish", "decisions", "chess", at_least=3.0), Verdict.HOLDS, 3.0),
        Judgement(Budget("copy", "skirmish", "copy", at_most=20.0), Verdict.DOES_NOT_HOLD, 21.0),
        Judgement(Budget("relic", "relic", "decisions", "catanatron", at_least=1.5), Verdict.NOT_YET),
    ],
    seconds=12.0,
)


def printed(report: Report) -> str:
    stream = io.StringIO()
    print_report(report, Console(file=stream, width=WIDTH))
    return stream.getvalue()


def row(text: str, name: str) -> list[str]:
    [line] = [line for line in text.splitlines() if line.split()[:1] == [name]]
    return line.split()


def test_the_figures_stand_in_one_row_for_each_subject() -> None:
    text = printed(REPORT)

    assert row(text, "skirmish") == ["skirmish", "60,000", "16.7", "15%", "100", "21.0", "3.00"]
    assert row(text, "chess")[:5] == ["chess", "16,000", "62.5", "22%", "53.3"]


def test_a_peer_that_is_not_installed_is_shown_with_the_remedy() -> None:
    text = printed(REPORT)

    assert "catanatron: catanatron is not installed; get it" in text


def test_a_game_that_does_not_exist_yet_has_no_row_among_the_figures_but_keeps_its_budget() -> None:
    lines = [line.split() for line in printed(REPORT).splitlines() if line.split()[:1] == ["relic"]]

    assert lines == [["relic", "at", "least", "1.5", "×", "not", "yet"]]


def test_budgets_show_limit_figure_and_verdict() -> None:
    text = printed(REPORT)

    assert row(text, "speed") == ["speed", "at", "least", "3", "×", "3.00", "×", "holds"]
    assert row(text, "copy")[:9] == ["copy", "at", "most", "20", "µs", "21.0", "µs", "does", "not"]


def test_machine_versions_seed_and_method_are_printed() -> None:
    text = printed(REPORT)

    for fact in (
        "Abacus 9, 2 cores",
        "CPython 3.11.7",
        "chess 1.11.2",
        "seed 7, 3 rounds of 0.5 s",
        "80% of its core",
    ):
        assert fact in text


def test_nothing_is_wider_than_a_hundred_columns_or_cut_off() -> None:
    text = printed(REPORT)

    assert max(map(len, text.splitlines())) <= WIDTH
    assert "…" not in text


def test_json_reads_back_as_the_same_report() -> None:
    assert msgspec.json.decode(to_json(REPORT), type=Report) == REPORT


def test_json_writes_medians_and_verdicts_out() -> None:
    plain = json.loads(to_json(REPORT))

    assert plain["format"] == 1
    assert plain["method"]["seed"] == 7
    assert plain["measurements"][0]["median"] == 60000.0
    assert plain["measurements"][0]["games_per_second"] == 100.0
    assert [entry["verdict"] for entry in plain["budgets"]] == ["holds", "does not hold", "not yet"]


@pytest.mark.parametrize(("verdict", "fails"), [(Verdict.HOLDS, False), (Verdict.DOES_NOT_HOLD, True)])
def test_a_report_fails_with_its_budgets(verdict: Verdict, fails: bool) -> None:
    judged = msgspec.structs.replace(REPORT, budgets=[Judgement(REPORT.budgets[0].budget, verdict, 1.0)])

    assert judged.fails is fails
