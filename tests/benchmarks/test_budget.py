"""Budgets: the verdict on each, and a budget file that explains its mistakes."""

from pathlib import Path

import pytest

from benchmarks.budget import Budget, BudgetError, Judgement, Scope, Verdict, judge, judge_all, load_budgets
from benchmarks.measurement import MEASURES
from tests.benchmarks.fakes import speed

FASTER = Budget("speed", "ours", "decisions", peer="theirs", at_least=3.0)
COPY = Budget("copy", "ours", "copy", at_most=25.0)
EVERYTHING = Scope(existing=frozenset({"ours", "theirs"}))


def verdict(budget: Budget, *measurements: object, scope: Scope = EVERYTHING) -> Verdict:
    [judgement] = judge_all([budget], list(measurements), scope)  # type: ignore[arg-type] # shorter to call
    return judgement.verdict


def test_a_ratio_is_judged_round_by_round() -> None:
    """The ratio of the medians would be 2; the median of the ratios is 4."""
    ours, theirs = speed("ours", 40.0, 80.0, 400.0), speed("theirs", 10.0, 40.0, 100.0)

    judgement = judge(FASTER, {("ours", "decisions"): ours, ("theirs", "decisions"): theirs}, EVERYTHING)

    assert judgement == Judgement(FASTER, Verdict.HOLDS, 4.0)


@pytest.mark.parametrize(
    ("figure", "expected"), [(24.9, Verdict.HOLDS), (25.0, Verdict.HOLDS), (25.1, Verdict.DOES_NOT_HOLD)]
)
def test_at_most_includes_the_limit(figure: float, expected: Verdict) -> None:
    assert verdict(COPY, speed("ours", figure, measure="copy")) is expected


@pytest.mark.parametrize(
    ("figure", "expected"), [(2.9, Verdict.DOES_NOT_HOLD), (3.0, Verdict.HOLDS), (3.1, Verdict.HOLDS)]
)
def test_at_least_includes_the_limit(figure: float, expected: Verdict) -> None:
    assert verdict(FASTER, speed("ours", figure), speed("theirs", 1.0)) is expected


def test_a_subject_that_does_not_exist_is_not_yet_judged() -> None:
    assert (
        verdict(FASTER, speed("theirs", 1.0), scope=Scope(existing=frozenset({"theirs"}))) is Verdict.NOT_YET
    )


def test_a_measure_that_nothing_takes_yet_is_not_yet_judged() -> None:
    odds = Budget("odds", "ours", "odds", at_most=2.0)

    assert verdict(odds, speed("ours", 1.0)) is Verdict.NOT_YET


def test_a_peer_that_is_not_installed_is_named_as_the_reason() -> None:
    scope = Scope(existing=frozenset({"ours"}), missing_peers=frozenset({"theirs"}))

    assert verdict(FASTER, speed("ours", 1.0), scope=scope) is Verdict.PEER_MISSING


@pytest.mark.parametrize("left_out", ["ours", "theirs"])
def test_a_subject_that_was_not_asked_for_is_not_run(left_out: str) -> None:
    [measured] = {"ours", "theirs"} - {left_out}
    scope = Scope(existing=EVERYTHING.existing, subjects_left_out=frozenset({left_out}))

    assert verdict(FASTER, speed(measured, 1.0), scope=scope) is Verdict.NOT_RUN


def test_a_measure_that_was_not_asked_for_is_not_run() -> None:
    scope = Scope(existing=EVERYTHING.existing, measures_left_out=frozenset({"copy"}))

    assert verdict(COPY, speed("ours", 1.0), scope=scope) is Verdict.NOT_RUN


def test_strict_accepts_neither_a_broken_budget_nor_one_that_a_missing_peer_left_open() -> None:
    failing = {verdict for verdict in Verdict if Judgement(FASTER, verdict).fails}

    assert failing == {Verdict.DOES_NOT_HOLD, Verdict.PEER_MISSING}


def test_the_projects_own_budgets_load() -> None:
    budgets = load_budgets()

    assert {budget.subject for budget in budgets} >= {"skirmish", "doom2004", "doom2016", "relic", "server"}
    assert {budget.measure for budget in budgets} <= set(MEASURES)
    assert len({budget.title for budget in budgets}) == len(budgets)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            'title = "x"\nsubject = "a"\nmeasure = "sped"\nat_most = 1.0',
            'unknown measure "sped"; use one of decis',
        ),
        ('title = "x"\nsubject = "a"\nmeasure = "copy"', '"x": give either at_least or at_most'),
        (
            'title = "x"\nsubject = "a"\nmeasure = "copy"\nat_least = 1.0\nat_most = 2.0',
            "give either at_least or",
        ),
        ('title = "x"\nsubject = "a"\nmeasure = "copy"\nat_mots = 1.0', "unknown field `at_mots`"),
        ('title = "x', "budgets.toml: "),
    ],
)
def test_a_mistake_in_a_budget_file_is_explained(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "budgets.toml"
    path.write_text("[[budget]]\n" + text)

    with pytest.raises(BudgetError) as caught:
        load_budgets(path)
    assert complaint in str(caught.value)


def test_a_budget_file_that_is_not_there_is_explained(tmp_path: Path) -> None:
    with pytest.raises(BudgetError, match=r"none\.toml: cannot be read: No such file"):
        load_budgets(tmp_path / "none.toml")
