"""Shares, tests and ratings against values worked out elsewhere."""

import math
from itertools import product

import pytest

from grimtable.simulation.proportions import (
    Share,
    binomial_test,
    cohens_h,
    difference_interval,
    difference_test,
    fisher_exact,
    holm,
    percent,
    probability,
    smallest_difference,
    stratified_test,
    two_proportions,
    wilson,
)
from grimtable.simulation.ranks import correlation, mann_whitney, quantile
from grimtable.simulation.ratings import ELO, Pairing, ratings, solve, strengths


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (10, 10, 0.7225, 1.0)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    """81 of 263 is the worked example of Newcombe (1998)."""
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=5e-5)


def test_a_share_of_no_games_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert str(Share(0, 0)) == "–"


@pytest.mark.parametrize(
    ("wins", "games", "chance", "p"),
    [(7, 10, 0.5, 0.34375), (10, 10, 0.5, 2 / 1024), (5, 10, 0.5, 1.0), (51, 235, 1 / 6, 0.043747970)],
)
def test_exact_binomial(wins: int, games: int, chance: float, p: float) -> None:
    """The last one is the well-known example of 51 sixes in 235 throws."""
    assert binomial_test(wins, games, chance) == pytest.approx(p, rel=1e-6)


@pytest.mark.parametrize(
    ("one", "other", "p"),
    [
        (Share(3, 4), Share(1, 4), 0.485714),  # the lady tasting tea
        (Share(1, 10), Share(11, 14), 0.002759),
        (Share(8, 10), Share(1, 6), 0.034965),
    ],
)
def test_fishers_exact_test(one: Share, other: Share, p: float) -> None:
    assert fisher_exact(one, other) == pytest.approx(p, abs=1e-6)
    assert fisher_exact(other, one) == pytest.approx(p, abs=1e-6)


def test_two_proportions() -> None:
    """Pooled share 0.5, standard error sqrt(0.25 · 0.02) = 0.0707: z = 0.2 / 0.0707."""
    z, p = two_proportions(Share(40, 100), Share(60, 100))
    assert z == pytest.approx(2 * math.sqrt(2))
    assert p == pytest.approx(0.004678, abs=1e-6)


def test_the_test_fits_the_counts() -> None:
    assert difference_test(Share(40, 100), Share(60, 100))[1] == "two-proportion z-test"
    assert difference_test(Share(1, 10), Share(4, 10))[1] == "Fisher's exact test"
    assert difference_test(Share(0, 0), Share(4, 10))[0] == 1.0
    assert difference_test(Share(100, 100), Share(100, 100))[0] == 1.0


def test_newcombes_interval_of_a_difference() -> None:
    """56 of 70 against 48 of 80: the example of Newcombe (1998), 0.0524 to 0.3339."""
    assert list(difference_interval(Share(48, 80), Share(56, 70))) == pytest.approx(
        [0.0524, 0.3339], abs=5e-5
    )


def test_effect_size_and_what_games_can_show() -> None:
    assert cohens_h(Share(50, 100), Share(50, 100)) == 0
    assert cohens_h(Share(0, 10), Share(10, 10)) == pytest.approx(math.pi)
    assert smallest_difference(100, 100) > smallest_difference(400, 400)
    assert smallest_difference(0, 10) == 1.0


def test_holm_keeps_the_order_and_never_exceeds_one() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_mann_whitney_with_ties() -> None:
    """Ranks 1.5, 1.5, 3.5, 3.5, 5.5, 5.5 in two equal sets: nothing differs."""
    same = mann_whitney([1, 2, 3], [1, 2, 3])
    assert (same.u, same.p, same.superiority) == (4.5, 1.0, 0.5)
    apart = mann_whitney(list(range(20)), list(range(100, 120)))
    assert apart.effect == 1.0
    assert apart.p == pytest.approx(6.796e-08, rel=1e-3)
    assert mann_whitney([], [1]).p == 1.0
    assert mann_whitney([3, 3], [3, 3]).p == 1.0


def test_quantiles_and_correlation() -> None:
    assert [quantile([4, 1, 3, 2], share) for share in (0, 0.25, 1)] == [1, 1.75, 4]
    assert quantile([], 0.5) == 0
    assert correlation([0, 1, 0, 1], [1, 0, 1, 0]) == pytest.approx(-1)
    assert correlation([1, 1], [0, 1]) == 0


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    """Odds of ten to one, and a side that wins twice as often among equals."""
    truth = {"weak": 0.0, "strong": math.log(10)}
    side = math.log(2)
    pairings = []
    for (first, strength), (second, other) in product(truth.items(), repeat=2):
        chance = 1 / (1 + math.exp(-(strength - other + side)))
        pairings.append(Pairing("hall", first, second, 100_000 * chance, 100_000))
    found = strengths(pairings, ["weak", "strong"])
    assert found["weak"] == 0
    assert found["strong"] == pytest.approx(400, abs=1)
    assert math.log(10) * ELO == pytest.approx(400)


def test_a_level_that_never_lost_has_a_finite_rating_with_an_interval() -> None:
    pairings = [Pairing("", "a", "b", 0, 50), Pairing("", "b", "a", 50, 50)]
    low, high = ratings(pairings, ["a", "b"])
    assert low.points == 0
    assert 400 < high.points < 2000
    assert high.low + 100 < high.points < high.high - 100


def test_the_interval_of_a_rating_is_as_wide_as_the_games_allow() -> None:
    """One pairing on equal sides: the odds of 300 of 400, with an error of 1 / sqrt(400 · 0.75 · 0.25)."""
    pairings = [Pairing("", "b", "a", 300, 400), Pairing("", "a", "b", 100, 400)]
    rating = ratings(pairings, ["a", "b"])[1]
    assert rating.points == pytest.approx(ELO * math.log(3), abs=1)
    error = 1 / math.sqrt(2 * 400 * 0.75 * 0.25)
    assert rating.high - rating.points == pytest.approx(1.96 * ELO * error, rel=0.01)


def test_many_places_do_not_pull_a_clear_result_towards_the_middle() -> None:
    """Fifteen places with all games won say as much as one place with as many games."""
    one = [Pairing("", "b", "a", 405, 405), Pairing("", "a", "b", 0, 405)]
    many = [Pairing(str(place), "b", "a", 27, 27) for place in range(15)]
    many += [Pairing(str(place), "a", "b", 0, 27) for place in range(15)]
    assert strengths(many, ["a", "b"])["b"] == pytest.approx(strengths(one, ["a", "b"])["b"], abs=1)


def test_shares_in_several_strata_are_compared_within_each() -> None:
    """The textbook's case of Cochran, Mantel and Haenszel: strata that hide a difference when mixed."""
    apart = [(Share(10, 100), Share(20, 100)), (Share(70, 100), Share(80, 100))]
    pooled = two_proportions(Share(80, 200), Share(100, 200))[1]
    assert stratified_test(apart) < pooled
    assert stratified_test([(Share(100, 100), Share(100, 100)), (Share(2, 100), Share(20, 100))]) < 0.001
    assert stratified_test([(Share(5, 5), Share(5, 5))]) == 1.0
    assert stratified_test([]) == 1.0


def test_linear_equations_need_pivots_sometimes() -> None:
    assert solve([[0, 1], [2, 0]], [3, 4]) == [2.0, 3.0]


def test_numbers_in_words() -> None:
    assert [percent(rate) for rate in (0, 0.004, 0.996, 1)] == ["0 %", "under 1 %", "over 99 %", "100 %"]
    assert [probability(p) for p in (0.0001, 0.0123, 0.5)] == ["p < 0.001", "p = 0.012", "p = 0.50"]
