"""What happens while a position runs to its first question, and what is drawn when an action breaks off."""

from tests.cases.support import POSITION, failures, failures_of

BEGINS = """
game = "skirmish"
rules = ["SKI-SET-04"]
why = "Hands are dealt before the first question."
players = 3
scenario = "cold_start"
"""


def test_events_before_the_first_action_are_told() -> None:
    dealt = """
[[expect]]
happened = [{ event = "CardDrawn", seat = "red" }, { event = "CardDrawn", seat = "keeper" }]
"""
    assert failures(BEGINS + dealt) == []
    none = '[[expect]]\nnot_happened = [{ event = "CardDrawn", seat = "red" }]\n'
    assert "this has happened" in "\n".join(failures(BEGINS + none))


def test_events_of_the_position_are_not_those_of_the_first_action() -> None:
    later = """
[[do]]
action = "red: end turn"

[[expect]]
not_happened = [{ event = "CardDrawn", seat = "keeper" }]

[[expect]]
happened = [{ event = "CardDrawn", seat = "keeper" }]
since    = "start"
"""
    assert failures(BEGINS + later) == []


def test_the_position_before_an_action_whose_dice_run_out_is_drawn() -> None:
    from grimtable.cases import parse_case, report, run_case

    text = (
        POSITION
        + """
[chance]
rolls = [5]

[[do]]
action = ["red: step to 1,0", "keeper: pass", "red: attack ghoul_1"]

[[expect]]
asks = "red"
"""
    )
    said = report(run_case(parse_case(text, "case.toml")))
    assert "the script has no result left for attack; add one more" in said
    assert "before this action:" in said
    assert "cannot be drawn" not in said
    assert "red: attack ghoul_1" in said.partition("before this action:")[2]


def test_a_failure_after_whole_actions_draws_the_table_as_it_stands() -> None:
    said = "\n".join(failures_of('[[do]]\naction = "red: step to 1,0"\n[[expect]]\nasks = "red"\n'))
    assert "another seat is asked" in said
