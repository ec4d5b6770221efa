"""Lasting effects: when they end, how they add up, and that "cannot" beats "may"."""

from itertools import permutations

import pytest

from grimtable.kernel import Effect, Lasting, SeatId, Until
from grimtable.kernel.position import Position
from tests.support.toy import TOY, Attack, Cast, EndTurn, Search, Stand

RED, GREEN = SeatId("red"), SeatId("green")


def lasting(*effects: Effect) -> Lasting:
    made = Lasting()
    for effect in effects:
        made.begin(effect)
    return made


def test_an_effect_ends_when_its_moment_is_reached() -> None:
    effect = Effect("hits", "rage", until=Until("round.ended"))
    held = lasting(effect)
    assert held.reach("turn.ended") == ()
    assert held.reach("round.ended", "red") == (effect,)
    assert list(held) == []


def test_an_effect_until_the_end_of_a_seats_turn_outlasts_the_turns_of_others() -> None:
    held = lasting(Effect("hits", "rage", until=Until("turn.ended", "red")))
    assert held.reach("turn.ended", "green") == ()
    assert held.reach("turn.ended") == ()
    assert len(held.reach("turn.ended", "red")) == 1


def test_until_the_end_of_your_next_turn_counts_two_ends_of_turns() -> None:
    held = lasting(Effect("hits", "rage", until=Until("turn.ended", "red", 2)))
    assert held.reach("turn.ended", "red") == ()
    assert held.total("hits") == 1
    assert held.reach("turn.ended", "green") == ()
    assert len(held.reach("turn.ended", "red")) == 1
    assert held.total("hits") == 0


def test_while_a_card_is_in_play() -> None:
    held = lasting(Effect("hits", "banner"), Effect("cannot:move", "banner", "imp_1"), Effect("hits", "rage"))
    assert held.reach("round.ended") == ()
    assert {effect.name for effect in held.end_source("banner")} == {"hits", "cannot:move"}
    assert held.total("hits") == 1
    assert held.end_source("banner") == ()


def test_effects_on_a_figure_end_when_it_is_gone() -> None:
    held = lasting(Effect("hits", "rage", "imp_1"), Effect("hits", "rage", "imp_2"), Effect("hits", "rage"))
    assert held.end_subject("imp_1") == (Effect("hits", "rage", "imp_1"),)
    assert held.total("hits", "imp_2") == 2


def test_totals_add_what_concerns_the_subject_or_everybody() -> None:
    held = lasting(
        Effect("hits", "a", "red", 2),
        Effect("hits", "b", None, -1),
        Effect("hits", "c", "green", 5),
        Effect("speed", "d"),
    )
    assert held.total("hits", "red") == 1
    assert held.total("hits") == -1
    assert held.total("armour", "red") == 0


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_cannot_beats_may_whoever_came_first(order: tuple[int, ...]) -> None:
    effects = (
        Effect("may:attack", "a", "red"),
        Effect("cannot:attack", "b", "red"),
        Effect("may:attack", "c", "red"),
    )
    held = lasting(*(effects[place] for place in order))
    assert held.permits("attack", "red") is None
    forbidding = held.forbids("attack", "red")
    assert forbidding is not None
    assert forbidding.source == "b"
    held.end_source("b")
    assert held.forbids("attack", "red") is None
    assert held.permits("attack", "red") is not None


def test_cannot_for_one_seat_leaves_the_permission_of_others() -> None:
    held = lasting(Effect("may:attack", "a"), Effect("cannot:attack", "b", "red"))
    assert held.permits("attack", "red") is None
    assert held.permits("attack", "green") is not None


def test_what_ends_together_ends_in_the_same_order_after_loading() -> None:
    """Begun as zeal, then anger: a loaded state knows them by name."""
    until = Until("round.ended")
    zeal, anger = Effect("zeal", "a", until=until), Effect("anger", "b", until=until)
    played = lasting(zeal, anger)
    loaded = lasting(*played)
    assert list(played) == [anger, zeal], "by name, as it is saved"
    assert played == loaded == lasting(anger, zeal), "whichever began first"
    assert played.reach("round.ended") == loaded.reach("round.ended") == (anger, zeal)


def test_a_copy_is_independent() -> None:
    held = lasting(Effect("hits", "rage"))
    twin = held.copy()
    twin.begin(Effect("hits", "banner"))
    twin.end_source("rage")
    assert held.total("hits") == 1
    assert held != twin


# --- at the toy table -----------------------------------------------------------------------------------


def test_a_curse_holds_until_the_end_of_its_victims_turn() -> None:
    state = TOY.set_up(Position(hands={"red": ("curse_1",)}))
    state.apply(Cast(RED, "curse_1", "green"))
    state.apply(EndTurn(RED))

    refusal = state.why_not(Attack(GREEN, "red"))
    assert refusal is not None
    assert refusal.sentence == "green is cursed and cannot attack"
    state.apply(EndTurn(GREEN))
    state.apply(EndTurn(RED))
    assert state.why_not(Attack(GREEN, "red")) is None


def test_gold_permits_a_second_attack_until_the_end_of_the_next_turn() -> None:
    state = TOY.set_up(Position(options={"lives": 5}))
    state.apply(Search(RED))
    state.apply(EndTurn(RED))
    state.apply(EndTurn(GREEN))
    for _ in range(2):
        state.apply(Attack(RED, "green"))
        state.apply(Stand(GREEN))
    state.apply(EndTurn(GREEN))
    state.apply(Attack(RED, "green"))
    state.apply(Stand(GREEN))
    assert state.why_not(Attack(RED, "green")) is not None
