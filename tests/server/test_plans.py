"""Plans: what a click means, carried out with one message and taken back with one."""

from typing import Any

from tests.server.support import House, Player


def plan_for(red: Player, **aim: str) -> dict[str, Any]:
    plans = red.ask("plan", **aim)["plans"]
    assert plans
    return dict(plans[0])


def do(red: Player, plan: dict[str, Any]) -> None:
    """Carry out a plan: its first action is offered, the others follow."""
    first, *rest = plan["actions"]
    offer = next(offer for offer in red.decision["offers"] if offer["text"] == first)
    answer = red.do("act", action=offer["id"], then=rest)
    assert answer["type"] == "ack", answer
    red.reach(answer["revision"])


def marine(house: House) -> Any:
    """A lone Marine before his first action."""
    return house.make("doom2004", seats={"red": "human", "invader": "human"}, seed=3, windows="skip")


def test_a_far_space_is_announced_and_walked_to_and_taken_back_at_once(house: House) -> None:
    with marine(house).seated("red") as (red,):
        start = red.picture["pieces"]["red"]["place"]
        plan = plan_for(red, place="4,21")
        assert plan["actions"][0] == "red: announce advance"
        assert plan["stretches"][-1]["places"][-1] == "4,21"
        do(red, plan)
        assert red.picture["pieces"]["red"]["place"] == "4,21"
        assert red.revision == len(plan["actions"])
        red.do("undo")
        red.reach(red.revision + 1)
        assert red.picture["pieces"]["red"]["place"] == start
        assert {offer["kind"] for offer in red.decision["offers"]} == {"Announce"}
        red.do("redo")
        red.reach(red.revision + 1)
        assert red.picture["pieces"]["red"]["place"] == "4,21"


def test_what_was_not_offered_ends_a_plan_and_what_was_done_stands(house: House) -> None:
    with marine(house).seated("red") as (red,):
        answer = red.do("act", action="0", then=["red: fire bfg at 1,1", "red: end turn"])
        assert (answer["type"], answer["revision"]) == ("ack", 1)


def test_what_was_made_for_a_player_goes_with_what_came_before(house: House) -> None:
    with marine(house).seated("red") as (red,):
        red.act(0)
        red.reach(1)
        answer = red.do("act", action="0", made=True)
        red.reach(answer["revision"])
        red.do("undo")
        red.reach(red.revision + 1)
        assert {offer["kind"] for offer in red.decision["offers"]} == {"Announce"}


def test_nobody_plans_for_another_seat_or_for_what_is_not_seen(house: House) -> None:
    with marine(house).seated("red", "invader") as (red, invader):
        assert red.ask("plan", place="99,99")["plans"] == []
        assert red.ask("plan", piece="cyberdemon_9")["plans"] == []
        told = invader.ask("plan", place="4,21")
        assert told["plans"] == []
        assert told["refusal"] == invader.ask("plan", place="99,99")["refusal"]


def test_a_plan_hangs_on_nothing_that_its_seat_does_not_know(house: House) -> None:
    """Two tables that look alike to the Marine give the same plans, whatever the Invader holds."""
    plans = []
    for seed in (3, 4):
        table = house.make("doom2004", seats={"red": "human", "invader": "human"}, seed=seed, windows="skip")
        with table.seated("red") as (red,):
            plans.append(red.ask("plan", place="4,21")["plans"])
    assert plans[0] == plans[1]
