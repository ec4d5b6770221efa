"""A scenario of a pack in which nobody has anything to decide: the table asks now and then."""

from typing import Any

from grimtable.games import override
from grimtable.games.relic.procedures.game import SILENT_TURNS
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


@rule("REL-R-100")
def test_or_it_ends_and_nobody_wins() -> None:
    table = Situation(
        pack=endless(), scenario="the_burning_hour", heroes=at_the_centre(), turn=turn("engagement")
    )
    table.play(f"{table.state.asked}: decline")
    result = table.state.result
    assert (result.winners, result.rule) == ((), "REL-R-100")
