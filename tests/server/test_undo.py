"""Taking back, putting back, repairing, and agreeing to it."""

from typing import Any

from grimtable.server.table import who_decided
from tests.server.support import House, Player, play


def test_a_decision_is_taken_back_and_put_back(house: House) -> None:
    table = house.make(undo_policy="free")
    with table.seated("red", "keeper") as (red, keeper):
        start = red.picture
        label = red.decision["offers"][0]["label"]
        red.act(0)
        red.reach(1)
        assert red.undo["undo"]["label"] == f"Take back “{label}”"
        after = red.picture

        assert red.do("undo")["revision"] == 2
        red.reach(2)
        keeper.reach(2)
        assert red.picture == start
        assert red.log[-1]["text"] == "Red takes back a decision."
        assert red.undo["redo"] == {"label": "Put back what was taken back"}

        assert red.do("redo")["revision"] == 3
        red.reach(3)
        assert red.picture == after
        assert red.undo["redo"] is None


def test_lines_stand_under_their_own_turn_also_after_it_was_taken_back(house: House) -> None:
    """What begins a turn is the first of its lines; who takes its end back is in the turn before it again."""
    table = house.make(undo_policy="free")
    with table.seated("red", "keeper") as (red, keeper):
        before = red.log[-1]["turn"]
        ending = next(offer for offer in red.decision["offers"] if offer["text"] == "red: end turn")
        red.act(int(ending["id"]))
        red.reach(1)
        begun = next(line for line in red.log if "TurnBegan" in line["kinds"] and line["decision"] == 1)
        assert begun["text"] == f"{begun['turn']}."
        assert begun["turn"] != before
        keeper.reach(1)
        known = len(red.log)
        red.do("undo")
        red.reach(2)
        red.act(0)
        red.reach(3)
        assert {line["turn"] for line in red.log[known:]} == {before}


def test_the_update_says_how_many_decisions_are_in_force(house: House) -> None:
    table = house.make(undo_policy="free")
    with table.seated("red") as (red,):
        for _ in range(2):
            red.act(0)
            red.reach(red.revision + 1)
        red.send({"type": "undo", "key": "u", "revision": 2})
        update = red.next("update")
        assert (update["revision"], update["decisions"], update["cause"]) == (3, 1, "undo")
        assert update["cues"] == []


def test_what_was_revealed_stays_and_the_refusal_says_so(house: House) -> None:
    table = house.make()
    with table.seated("red", "keeper") as players:
        for _ in range(60):
            play(players, 1)
            undo = players[0].undo["undo"]
            if "refusal" in undo:
                break
        assert undo["rule"] == "KRN-11"
        answer = players[0].do("undo")
        assert (answer["type"], answer["rule"]) == ("refusal", "KRN-11")


def test_anothers_decision_is_not_named(house: House) -> None:
    table = house.make(undo_policy="free")
    with table.seated("red", "keeper") as (red, keeper):
        red.act(0)
        keeper.reach(1)
        assert keeper.undo["undo"] == {"label": "Take back Red’s last decision"}


def test_an_undo_takes_back_what_bots_did_since(house: House) -> None:
    table = house.make(undo_policy="free", seats={"red": "human", "keeper": "bot"})
    with table.seated("red") as (red,):
        live = house.registry.tables[table.id]
        while red.decision["mine"]:
            answer = red.act(len(red.decision["offers"]) - 1)  # the last offer ends the turn
            red.reach(answer["revision"])
        while not red.decision["mine"]:
            red.next("update")
        assert "keeper" in [who_decided(step) for step in live.session.steps]
        assert " after it" in red.undo["undo"]["label"]
        before = live.session.decisions
        red.do("undo")
        red.next("update")
        assert red.decision["seat"] == "red"
        assert live.session.decisions < before - 1


def test_under_agreement_the_others_are_asked(house: House) -> None:
    table = house.make(undo_policy="agreed")
    with table.seated("red", "keeper") as (red, keeper):
        red.act(0)
        red.reach(1)
        keeper.reach(1)
        assert red.undo["undo"]["label"].startswith("Ask the others: Take back")

        assert red.do("undo", key="u1") == {"type": "ack", "key": "u1", "revision": 1}
        while not keeper.shape["proposals"]:
            keeper.next("table")
        (proposal,) = keeper.shape["proposals"]
        assert (proposal["what"], proposal["by"], proposal["missing"]) == ("undo", "red", ["keeper"])
        assert proposal["text"] == "Red would like to take back the last decision"

        assert keeper.do("agree", proposal=proposal["id"], yes=True)["type"] == "ack"
        red.reach(2)
        assert house.registry.tables[table.id].session.decisions == 0
        while red.shape["proposals"]:
            red.next("table")


def test_a_no_ends_a_proposal(house: House) -> None:
    table = house.make(undo_policy="agreed")
    with table.seated("red", "keeper") as (red, keeper):
        red.act(0)
        red.reach(1)
        keeper.reach(1)
        red.do("undo")
        while not keeper.shape["proposals"]:
            keeper.next("table")
        number = keeper.shape["proposals"][0]["id"]
        keeper.do("agree", proposal=number, yes=False)
        while red.shape["notes"] != ["Keeper does not agree."]:
            red.next("table")
        assert red.shape["proposals"] == []
        assert keeper.do("agree", proposal=number, yes=True)["type"] == "refusal"
        assert red.revision == 1


def test_a_proposal_survives_a_restart_and_lapses_with_the_next_decision(house: House) -> None:
    table = house.make(undo_policy="agreed")
    with table.seated("red", "keeper") as (red, _):
        red.act(0)
        red.reach(1)
        red.do("undo")
    house.restart()
    with table.seated("red", "keeper") as players:
        assert len(players[0].shape["proposals"]) == 1
        play(players, 1)
        while players[0].shape["proposals"]:
            players[0].next("table")


def test_when_the_only_other_person_leaves_the_proposal_is_carried_out(house: House) -> None:
    table = house.make(undo_policy="agreed")
    with table.seated("red", "keeper") as (red, keeper):
        red.act(0)
        red.reach(1)
        red.do("undo")
        keeper.do("resign")
        red.reach(2)
        assert house.registry.tables[table.id].session.decisions == 0


def _repair(player: Player, changes: dict[str, Any], **more: Any) -> Any:
    return player.do("repair", reason="the cat", changes=changes, leave=None, **more)


def test_a_repair_needs_everybody(house: House) -> None:
    table = house.make()
    with table.seated("red", "keeper") as (red, keeper):
        answer = _repair(red, {"round": 3})
        assert answer["type"] == "ack"
        while not keeper.shape["proposals"]:
            keeper.next("table")
        (proposal,) = keeper.shape["proposals"]
        assert proposal["text"] == "Red would like to set the table right: the cat (round)"
        keeper.do("agree", proposal=proposal["id"], yes=True)
        red.reach(1)
        live = house.registry.tables[table.id]
        assert live.session.state.table.round == 3
        assert any("cat" in line["text"] for line in red.log)


def test_who_plays_alone_repairs_at_once(house: House) -> None:
    table = house.make(seats={"red": "human", "keeper": "bot"})
    with table.seated("red") as (red,):
        assert _repair(red, {"round": 2})["revision"] == 1
        red.reach(1)


def test_a_repair_that_is_badly_worded_is_refused_before_anybody_is_asked(house: House) -> None:
    table = house.make()
    with table.seated("red") as (red,):
        answer = _repair(red, {"rond": 3})
        assert (answer["type"], answer["rule"]) == ("refusal", "KRN-16")
        assert house.registry.tables[table.id].stored.proposals == ()
        assert house.registry.tables[table.id].revision == 0
