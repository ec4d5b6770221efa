"""Quiet answers: what a screen need not ask aloud, and what it must."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from grimtable.games.relic import quiet
from grimtable.games.relic.actions import Decline, Done, GiveUp, Ready, Roll
from grimtable.games.relic.topics.cards import least_set
from grimtable.kernel import SeatId
from tests.games.relic.situation import Situation, game, turn
from tests.support.rule import rule

ALPHA = SeatId("alpha")


def hero(**values: Any) -> dict[str, Any]:
    return {"alpha": {"hero": "recruit_of_cadia", "mission": "never_give_up", "space": "wastes", **values}}


def idle(table: Situation) -> str:
    found = quiet.idle(table.state)
    return "" if found is None else table.game.language.spell(table.state, found)


@rule("REL-XP-13", "REL-XP-12")
def test_who_need_not_discard_keeps_everything() -> None:
    kept = Situation(heroes=hero(), hands={"alpha": ("absolution",)}, turn=turn("experience"))
    assert (kept.question, idle(kept)) == ("discard_excess", "alpha: done")
    hand = ("absolution", "iron_discipline")
    many = Situation(heroes=hero(), hands={"alpha": hand}, turn=turn("experience"))
    assert (many.question, idle(many)) == ("discard_excess", "")
    assert not quiet.is_routine(many.state)
    other = Situation(heroes=hero(), turn=turn("movement"))
    assert other.question not in ("discard_excess", "choose_colour")
    assert idle(other) == ""


def exploring(scenario: str, *calls: dict[str, Any]) -> Situation:
    """Beside a space with a red and a yellow icon; a Wargear waits for every card that is drawn."""
    pack = game()
    if calls:
        lens = {
            "new": True,
            "cost": 1,
            "trait": "equipment",
            "abilities": [
                {"moment": "exploration.drawn", "do": list(calls)},
                {"moment": "battle.won", "do": [{"verb": "lose_life", "amount": 1}]},
            ],
        }
        pack = pack.with_overrides({"wargear_cards": {"lens": lens}})
    heroes = hero(space="spire_of_vaulgast", assets=("lens",) if calls else ())
    table = Situation((1,), pack=pack, scenario=scenario, heroes=heroes, turn=turn("movement"))
    table.play("alpha: go clockwise")
    assert table.question == "choose_colour"
    return table


@rule("REL-R-17", "REL-EXP-04")
def test_in_which_order_colours_are_drawn_is_asked_where_it_matters() -> None:
    gain, go = {"verb": "gain_influence", "amount": 1}, {"verb": "place", "space": "wastes"}
    for calls, answer in (((), "alpha: draw red"), ((gain,), "alpha: draw red"), ((gain, go), "")):
        assert idle(exploring("the_unlit_beacon", *calls)) == answer, calls
    assert idle(exploring("kairos_fateweaver")) == "alpha: draw red"  # a sheet that draws Power cards


@rule("REL-R-100", "REL-POW-06")
def test_which_answers_only_say_no() -> None:
    table = Situation(heroes=hero(), hands={"alpha": ("absolution",)}, turn=turn("experience"))
    decision = table.state.decision

    def asked(question: str) -> Any:
        return SimpleNamespace(decision=replace(decision, question=question))

    here, die, end = table.state, asked("before_further_die"), asked("go_on")
    assert all(quiet.declines(here, action(ALPHA)) for action in (Done, Decline, Ready))
    assert not quiet.declines(here, Roll(ALPHA)) and not quiet.declines(here, GiveUp(ALPHA))
    assert quiet.gives_up(here, GiveUp(ALPHA)) and not quiet.gives_up(here, Decline(ALPHA))
    assert quiet.declines(die, Roll(ALPHA))
    assert not any(quiet.declines(end, action(ALPHA)) for action in (Done, Decline, Ready))
    assert quiet.gives_up(end, Decline(ALPHA)) and not quiet.gives_up(end, Done(ALPHA))
    routine = ("choose_deck", "choose_option", "choose_type", "go_on")
    assert [quiet.is_routine(asked(word)) for word in routine] == [True, True, True, False]
    over: Any = SimpleNamespace(decision=None)
    assert quiet.idle(over) is None and not quiet.is_routine(over)
    assert not quiet.declines(over, Roll(ALPHA)) and quiet.declines(over, Done(ALPHA))


def test_a_set_of_trophies_is_the_smallest_that_is_enough() -> None:
    assert least_set((5, 2, 4, 3), 6) == (1, 2)
    assert least_set((5, 5, 7), 6) == (2,)
    assert least_set((5, 5, 7), 8) == (0, 1)
    assert least_set((2, 3), 6) == ()
    assert least_set((2, 3), 0) == () == least_set((2, 3), -1)
    assert least_set((2, 3), 5) == (0, 1)
    assert least_set((1, 4), 1) == (0,)
    assert least_set((6, 3, 3), 6) == (0,)
