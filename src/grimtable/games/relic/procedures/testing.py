"""Tests: an attribute or the level, a die and bonuses against a target number.  Chapter TST."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic.actions import Declare, Ready
from grimtable.games.relic.changes.cards import discard_asset, spend_charge
from grimtable.games.relic.changes.dials import spend_influence, value_of
from grimtable.games.relic.changes.in_play import reach
from grimtable.games.relic.events import BonusDeclared, TestEnded
from grimtable.games.relic.moments import tell
from grimtable.games.relic.procedures.moments import at
from grimtable.games.relic.procedures.throwing import begin_throw, total
from grimtable.games.relic.remembering import Resolving, Test, carry_out_at, is_cut_short
from grimtable.games.relic.topics.abilities import fitting, why_not_bonus, why_not_fitting
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    choice,
    do,
    its_seat,
    procedure,
    refuse,
    repeat_if,
    stop_if,
)
from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


@procedure("test", remembers=Test)
def testing() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        at("REL-BON-03", "test.start"),
        ask(
            "REL-BON-03",
            choice(Declare, among=bonuses, why_not=why_not_declare, do=declare_bonus),
            always(Ready, do=declare_no_more),
            seat=its_seat,
            when=has_bonuses,
            name="declare_bonuses",
        ),
        repeat_if("REL-BON-10", has_bonuses, back_to="declare_bonuses"),
        do("REL-TST-02", roll),
        at("REL-D-53", "test.rolled"),
        do("REL-TST-03", compare),
        do("REL-TST-08", follow_up),
    ]


def bonus_sources(state: RelicState, test: Test) -> Iterator[str]:
    """REL-TST-09, REL-TST-11, REL-BON-08: test bonuses, but never of Weapons or Armour."""
    player = state.table.players[test.seat]
    with_bonus = state.game.test_bonus
    for source in (player.hero, *player.assets, *player.corruption):
        if source not in with_bonus or source in test.declared or source in player.facedown:
            continue
        if source in state.game.arms:
            continue
        if fitting(state, test.seat, source, with_bonus[source], test.attribute):
            yield source


def has_bonuses(state: RelicState, test: Test) -> bool:
    if test.outcome:
        return False
    for _ in bonus_sources(state, test):
        return True
    return False


def bonuses(state: RelicState, test: Test, seat: SeatId) -> Iterator[Declare]:
    for source in bonus_sources(state, test):
        yield Declare(seat, CardId(source))


def why_not_declare(state: RelicState, test: Test, action: Declare) -> Refusal | None:
    """Why a bonus cannot be declared in this test; None when it can."""
    source = action.card
    if source in bonus_sources(state, test):
        return None
    if source in state.game.arms:
        return refuse("REL-TST-09", "no_arms")
    player = state.table.players[test.seat]
    refusal = why_not_bonus(state, player, source, state.game.test_bonus, test)
    return refusal or why_not_fitting(state, test.seat, source, state.game.test_bonus[source], test)


def declare_bonus(state: RelicState, test: Test, action: Declare) -> None:
    """REL-BON-03: announced before the roll."""
    player = state.table.players[test.seat]
    found = fitting(state, test.seat, action.card, state.game.test_bonus[action.card], test.attribute)
    amount = sum(bonus.amount for bonus in found)
    test.bonus += amount
    test.declared = (*test.declared, action.card)
    if state.journal is not None:
        state.emit(BonusDeclared(test.seat, action.card, amount))
    spend_influence(state, player, sum(bonus.influence for bonus in found))
    if any(bonus.charge for bonus in found):
        spend_charge(state, player, action.card)
    if any(bonus.discard for bonus in found) and action.card in player.assets:
        discard_asset(state, player, action.card)


def declare_no_more(state: RelicState, test: Test, action: Ready) -> None:
    test.outcome = "rolling"


def roll(state: RelicState, test: Test) -> None:
    """REL-TST-02, REL-TST-07: one die, and additional ones where an effect grants them; sixes explode."""
    test.outcome = "rolling"
    extra = state.lasting.total("test_dice", test.seat) if state.lasting.by_name else 0
    begin_throw(state, test, max(1, 1 + test.extra_dice + extra))


def compare(state: RelicState, test: Test) -> None:
    """REL-TST-03, REL-TST-04: the value against the target.

    REL-TST-05, REL-TST-06, REL-R-79: only ones in the first throw fail; REL-R-08: a power value of 1 is one.
    """
    player = state.table.players[test.seat]
    value = total(test.dice) + value_of(player, test.attribute) + test.bonus
    if state.lasting.by_name:
        value += state.lasting.total("test", test.seat)
        value += state.lasting.total(f"test_{test.attribute}", test.seat)
    test.value = value
    all_ones = all(chain[0] == 1 for chain in test.dice)
    passed = value >= test.target and not all_ones
    test.outcome = "passed" if passed else "failed"
    if state.journal is not None:
        state.emit(TestEnded(test.seat, test.attribute, test.target, value, passed))
    reach(state, "test.end", test.seat)


def follow_up(state: RelicState, test: Test) -> None:
    """REL-TST-08: reward or penalty; where none is stated nothing happens."""
    outer = state.in_progress(Resolving)
    place = test.passed if test.outcome == "passed" else test.failed
    carry_out_at(state, place, test.seat, test.card, outer)
    tell(state, f"test.{test.outcome}", test.seat, test.attribute, test.value)
