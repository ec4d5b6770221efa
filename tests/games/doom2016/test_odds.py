"""Odds of an attack against a defence that nobody has seen: exact, and nothing that the seat cannot know."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import TYPE_CHECKING, cast

import pytest

from grimtable.bots.bot import SeatAtTable
from grimtable.games import load_game
from grimtable.games.doom2016 import actions as act
from grimtable.games.doom2016.forecast import attack_under_way, offered_odds
from grimtable.games.doom2016.topics.odds import DODGE, damage_cases, defences
from grimtable.kernel import SeatId
from grimtable.kernel.playout import chooser

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState

GAME = load_game("doom2016")


def _new(players: int, seed: int) -> DoomState:
    return cast("DoomState", GAME.new(players=players, seed=seed))


RED = (0, 1, 1, 1, 2, 2)
BLACK = (1, 1, 2, 2, 3, 3)


def _through(damage: int, shields: int, pierces: int) -> int:
    return 0 if shields >= DODGE else max(0, damage - max(0, shields - pierces))


@pytest.mark.parametrize("cover", [False, True])
@pytest.mark.parametrize(("fixed", "pierces", "extra"), [(0, 0, 0), (1, 0, 0), (1, 2, 0), (0, 0, 2)])
def test_cases_are_those_of_a_slow_count(cover: bool, fixed: int, pierces: int, extra: int) -> None:
    """Every roll with every order of the deck, the second card taken where it is better on the average."""
    faces = (BLACK, RED)
    deck = ((0, 1), (1, 2), (3, 1), (DODGE, 1))
    cards = [shields + (fixed if shields < DODGE else 0) for shields, count in deck for _ in range(count)]
    found: Counter[int] = Counter()
    of = 0
    for roll in product(*faces):
        damage = sum(roll) + extra
        for first, second in permutations(range(len(cards)), 2):
            dealt = _through(damage, cards[first], pierces)
            if cover:
                others = [_through(damage, card, pierces) for n, card in enumerate(cards) if n != first]
                if dealt > sum(others) / len(others):
                    dealt = _through(damage, cards[second], pierces)
            found[dealt] += 1
            of += 1
    cases, all_cases = damage_cases(faces, deck, fixed, pierces, extra, cover)
    assert {n: count / all_cases for n, count in enumerate(cases) if count} == pytest.approx(
        {n: count / of for n, count in found.items()}
    )


def test_odds_do_not_depend_on_what_the_seat_cannot_know() -> None:
    """At a hundred attacks that could be declared, imagined tables give the same chances."""
    tried = 0
    for seed in range(4):
        state = _new(3, seed)
        below = chooser(seed)
        while state.result is None and tried < 25 * (seed + 1):
            for action in state.legal:
                if isinstance(action, act.DeclareAttack):
                    seat = state.asked
                    assert seat is not None
                    odds = offered_odds(state, action.figure, seat)
                    assert odds is not None
                    assert sum(odds.cases) == odds.of
                    twin = cast("DoomState", SeatAtTable(state, seat, tried).imagine())
                    assert offered_odds(twin, action.figure, seat) == odds
                    tried += 1
            state.apply(state.legal[below(len(state.legal))])
    assert tried >= 100


def test_dice_and_defence_that_lie_on_the_table_are_certain() -> None:
    """After the roll and the card the odds are what will be dealt if nobody uses anything."""
    state = _new(2, 5)
    below = chooser(5)
    seen = 0
    while state.result is None and seen < 5:
        if state.decision is not None and state.decision.question == "attack.defending":
            odds = attack_under_way(state, state.asked)
            assert odds is not None and odds.of == 1
            seen += 1
        state.apply(state.legal[below(len(state.legal))])
    assert seen


def test_the_defender_knows_his_own_hand() -> None:
    """D16-HID-03: a marine counts only his deck, the Invader his hand as well."""
    state = _new(3, 1)
    marine = state.table.figures["alpha"]
    own = sum(count for _, count in defences(state, marine, SeatId("alpha")))
    theirs = sum(count for _, count in defences(state, marine, SeatId("invader")))
    assert theirs - own == len(state.table.marines["alpha"].hand) > 0
