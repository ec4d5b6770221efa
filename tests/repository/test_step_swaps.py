"""The tool that exchanges neighbouring steps: in a process of its own, and cases notice."""

from tools.step_swaps import EQUIVALENT, apart, exchange, noticed_by, relatives, swaps


def test_exchanged_steps_are_noticed_and_everything_is_as_before() -> None:
    procedure, one, other = next(
        pair for pair in swaps("skirmish", ["attack"]) if pair[1].name == "roll_attack_dice"
    )
    before = [step.name for step in procedure.steps]

    def names() -> str:
        exchange(procedure, one, other)
        return " ".join(step.name for step in procedure.steps)

    swapped = apart(names).split()
    place = before.index(one.name)
    assert swapped == [*before[:place], other.name, one.name, *before[place + 2 :]]
    assert [step.name for step in procedure.steps] == before
    assert apart(lambda: noticed_by("skirmish", procedure, one, other)).endswith(".toml")


def test_what_is_called_equivalent_is_there() -> None:
    pairs = {
        (procedure.id, one.name, other.name)
        for game in ("doom2004", "doom2016", "relic", "skirmish")
        for procedure, one, other in swaps(game)
    }
    assert set(EQUIVALENT) <= pairs


def test_a_table_that_many_ids_share_is_tried_once_and_for_all_of_them() -> None:
    """Every moment of Relic is a procedure of its own, declared by one table."""
    tried = [(procedure.id, one.name) for procedure, one, _ in swaps("relic") if one.name == "gather"]
    assert tried == [("at turn.start", "gather")]
    procedure = next(pair[0] for pair in swaps("relic") if pair[1].name == "gather")
    assert {"at turn.start", "at turn.end", "at any_time"} <= {
        each.id for each in relatives("relic", procedure)
    }
