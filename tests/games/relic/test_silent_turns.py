"""A scenario of a pack in which nobody has anything to decide: the table asks now and then."""

from typing import Any

import pytest

from grimtable.games import override
from grimtable.games.relic.procedures import game as procedure_of_the_game
from grimtable.games.relic.procedures.game import SILENT_TURNS
from grimtable.narration import Names, offers
from tests.games.relic.situation import Situation, game, turn
from tests.support.rule import rule


def at_the_centre() -> dict[str, Any]:
    """Nobody can die, nobody can win, nobody holds a card: only dice are left."""
    return {
        "alpha": {"hero": "recruit_of_cadia", "mission": "never_give_up", "space": "scenario_space"},
        "beta": {"hero": "recruit_of_krieg", "mission": "slay_the_tyranids", "space": "scenario_space"},
    }


def endless() -> Any:
    win = {"verb": "test", "attribute": "cunning", "target": 60, "passed": ["win_game"]}
    return override(game(), {"scenarios": {"the_burning_hour": {"confrontation": [win]}}})


@rule("REL-R-100")
def test_after_many_turns_without_a_question_somebody_is_asked_to_go_on() -> None:
    table = Situation(
        pack=endless(), scenario="the_burning_hour", heroes=at_the_centre(), turn=turn("engagement")
    )
    assert table.question.startswith("go_on")
    first = table.state.asked
    rounds = table.state.table.round
    assert table.offers() == [f"{first}: accept", f"{first}: decline"]
    table.play(f"{first}: accept")
    assert table.question.startswith("go_on")
    assert table.state.table.round - rounds == SILENT_TURNS // 2


@rule("REL-R-45", "REL-R-100")
def test_an_extra_turn_is_asked_about_before_going_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both at the end of one turn: the extra turn belongs to that turn, going on to the table."""
    monkeypatch.setattr(procedure_of_the_game, "SILENT_TURNS", 0)
    heroes = at_the_centre()
    heroes["beta"]["extra_turns"] = 1
    table = Situation(pack=endless(), scenario="the_burning_hour", heroes=heroes, turn=turn("engagement"))
    assert table.question.startswith("extra_turn")
    assert table.state.asked == "beta"
    table.play("beta: accept")
    assert table.question.startswith("go_on")
    assert table.state.asked == "beta"
    table.play("beta: accept")
    assert table.state.table.active == "beta", "the extra turn is played"


@rule("REL-R-100")
def test_or_it_ends_and_nobody_wins() -> None:
    table = Situation(
        pack=endless(), scenario="the_burning_hour", heroes=at_the_centre(), turn=turn("engagement")
    )
    table.play(f"{table.state.asked}: decline")
    result = table.state.result
    assert (result.winners, result.rule) == ((), "REL-R-100")


@rule("REL-R-100")
def test_what_ends_the_game_is_no_refusal_that_could_be_given_without_asking() -> None:
    """Neither "Keep for later" nor a quiet answer: both answers say what they bring."""
    table = Situation(
        pack=endless(), scenario="the_burning_hour", heroes=at_the_centre(), turn=turn("engagement")
    )
    state = table.state
    shown = offers(state, Names(state.game, state.setup.order))
    assert [(offer.declines, offer.confirm) for offer in shown] == [(False, False), (False, True)]
    assert [offer.note for offer in shown] == ["the game goes on", "the game ends, and nobody wins"]
