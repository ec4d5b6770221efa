"""The past: records out and in, replays, playing on from a moment, problem reports."""

from pathlib import Path

import msgspec
import pytest

from grimtable.cli.main import main
from grimtable.games import load_game
from grimtable.records.record import read_record
from grimtable.records.verifying import verify
from tests.server.support import House, MadeTable, appended, play

FINISHED = Path("tests/records/skirmish")


def finished_record() -> bytes:
    """A whole game of skirmish."""
    folder = Path(__file__).parents[2] / FINISHED
    for path in sorted(folder.glob("*.json")):
        record = read_record(path.read_bytes())
        if record.result is not None and len(record.entries) < 400:
            return path.read_bytes()
    raise AssertionError(f"there is no finished game in {FINISHED}")


def imported(house: House, document: bytes) -> MadeTable:
    made = house.ask("POST", "/api/records", document, status=201)
    return MadeTable(house, made["table"], made["host_token"], made["tokens"], made["spectator_token"])


def play_to_the_end(house: House, table: MadeTable) -> None:
    """Everybody hands over to bots, and somebody watches them."""
    with table.join() as watching:
        for seat in watching.shape["seats"]:
            change = {"player": "bot", "level": "random"}
            house.ask("PATCH", f"{table.path}/seats/{seat}", change, table.tokens[seat])
        while watching.result is None:
            watching.next("update")


# --- records --------------------------------------------------------------------------------------


def test_the_record_is_everybodys_after_the_end(house: House) -> None:
    document = finished_record()
    table = imported(house, document)

    answer = house.request("GET", f"{table.path}/record")

    assert answer.status == 200
    assert answer.headers["content-disposition"].startswith("attachment")
    record, original = read_record(answer.body), read_record(document)
    assert (record.entries, record.result) == (original.entries, original.result)
    verify(load_game("skirmish"), record)


def test_while_a_game_of_people_runs_nobody_gets_its_record(house: House) -> None:
    table = house.make()
    for token in (None, table.tokens["red"], table.host, table.spectator):
        assert house.error("GET", f"{table.path}/record", token=token)[:2] == (403, "not-over")


def test_a_host_who_plays_alone_gets_the_record_at_any_time(house: House) -> None:
    table = house.make(seats={"red": "human", "keeper": "bot"})
    assert house.request("GET", f"{table.path}/record", token=table.host).status == 200
    assert house.error("GET", f"{table.path}/record", token=table.tokens["red"])[0] == 403
    both = house.make(seats={"red": "open", "keeper": "open"}, start=False)
    for seat in both.tokens:
        both.sit(seat, is_hosts=True)
    both.start()
    assert house.request("GET", f"{both.path}/record", token=both.host).status == 200


@pytest.mark.parametrize("document", [b"", b"{}", b"[1]", b'{"format":1}', b"\xff\xfe", b'{"a":' * 2000])
def test_what_is_no_record_is_refused_in_a_sentence(house: House, document: bytes) -> None:
    status, code, sentence = house.error("POST", "/api/records", document)
    assert (status, code) == (422, "bad-record")
    assert "no record" in sentence


def test_a_record_with_wrong_dice_is_refused(house: House) -> None:
    plain = msgspec.json.decode(finished_record())
    entry = next(each for each in plain["entries"] if each.get("chance"))
    entry["chance"][0]["value"] = 5 if entry["chance"][0]["value"] != 5 else 4
    status, code, _ = house.error("POST", "/api/records", msgspec.json.encode(plain))
    assert (status, code) == (422, "bad-record")


def test_an_unfinished_record_waits_where_it_stopped(house: House) -> None:
    table = house.make(seats={"red": "human", "keeper": "bot"}, undo_policy="free")
    with table.seated("red") as (red,):
        for _ in range(5):
            while not red.decision["mine"]:
                red.next("update")
            answer = red.act(0)
            red.reach(answer["revision"])
        red.do("pause", on=True)
    document = house.request("GET", f"{table.path}/record", token=table.host).body
    again = imported(house, document)
    shape = house.ask("GET", again.path)
    assert (shape["status"], shape["paused"]) == ("playing", True)
    again.sit("red")
    with again.join("red") as red:
        # One more: from here on its dice are sealed anew.
        assert red.revision == len(read_record(document).entries) + 1
        red.do("pause", on=False)
        if red.decision["mine"]:
            assert red.act(0)["type"] == "ack"


# --- replays --------------------------------------------------------------------------------------


def test_a_finished_game_is_replayed_as_a_spectator_a_seat_or_openly(house: House) -> None:
    table = imported(house, finished_record())
    path = f"{table.path}/replay"
    public = house.ask("GET", path)
    seat = house.ask("GET", f"{path}?seat=red")
    everything = house.ask("GET", f"{path}?open=true")

    decisions = public["decisions"]
    assert decisions == seat["decisions"] == everything["decisions"] > 20
    assert public["open"]
    assert public["marks"][-1]["kind"] == "end"
    assert {mark["kind"] for mark in public["marks"]} >= {"kill", "turn", "end"}
    drawn = {line["text"] for line in everything["lines"] if "CardDrawn" in line["kinds"]}
    assert not drawn & {mark["label"] for mark in everything["marks"]}
    assert set(public["seats"]["red"]) == {"id", "name", "colour", "shape"}
    assert len(everything["lines"]) >= len(public["lines"]) > 20
    for number in (0, 1, decisions // 2, decisions):
        moment = house.ask("GET", f"{path}/{number}")
        assert moment["decision"] == number
        assert moment["picture"]["hand"] == []
        opened = house.ask("GET", f"{path}/{number}?open=true")
        assert opened["picture"]["cards"].keys() >= moment["picture"]["cards"].keys()
    lines = [line for line in public["lines"] if line["decision"] == decisions]
    assert [line["text"] for line in moment["lines"]] == [line["text"] for line in lines]
    assert house.error("GET", f"{path}/{decisions + 1}")[:2] == (404, "no-such-moment")
    assert house.error("GET", f"{path}?seat=nobody")[:2] == (404, "no-such-seat")


def test_while_the_game_runs_a_seat_replays_only_what_it_saw(house: House) -> None:
    table = house.make()
    with table.seated("red", "keeper") as players:
        play(players, 12)
        red = players[0]
        path = f"{table.path}/replay"
        own = house.ask("GET", path, token=table.tokens["red"])
        assert own["decisions"] == 12
        assert not own["open"]
        moment = house.ask("GET", f"{path}/12", token=table.tokens["red"])
        assert moment["picture"] == red.picture
        for question in ("?open=true", "?seat=keeper"):
            assert house.error("GET", path + question, token=table.tokens["red"])[:2] == (403, "not-over")
            assert house.error("GET", f"{path}/3{question}", token=table.host)[:2] == (403, "not-over")


def test_the_coach_speaks_of_a_moment_to_whoever_decided_there(house: House) -> None:
    """In mid-game of one's own decisions alone, from what one saw; after the end, openly, of every one."""
    table = house.make()
    with table.seated("red", "keeper") as players:
        play(players, 8)
    path = f"{table.path}/replay"
    asked = {number: house.ask("GET", f"{path}/{number}")["asked"] for number in range(9)}
    assert set(asked.values()) == {"red", "keeper"}
    for number, seat in asked.items():
        other = "keeper" if seat == "red" else "red"
        for token in (table.tokens[other], table.host, table.spectator, None):
            assert house.error("GET", f"{path}/{number}/hint", token=token)[:2] == (409, "refused")
    own = house.ask("GET", f"{path}/0/hint?language=de", token=table.tokens[asked[0]])
    assert own["text"].endswith(".")
    assert set(own) == {"text", "alternatives", "route", "targets", "dangers"}
    assert house.error("GET", f"{path}/0/hint?open=true", token=table.host)[:2] == (403, "not-over")
    assert house.error("GET", f"{path}/99/hint", token=table.host)[:2] == (404, "no-such-moment")
    over = imported(house, finished_record())
    assert house.ask("GET", f"{over.path}/replay/20/hint?open=true")["alternatives"]
    last = house.ask("GET", f"{over.path}/replay")["decisions"]
    assert house.error("GET", f"{over.path}/replay/{last}/hint?open=true")[:2] == (409, "refused")


def test_a_replay_follows_a_game_that_goes_on(house: House) -> None:
    table = house.make()
    with table.seated("red", "keeper") as players:
        play(players, 3)
        assert house.ask("GET", f"{table.path}/replay")["decisions"] == 3
        play(players, 2)
        assert house.ask("GET", f"{table.path}/replay")["decisions"] == 5


# --- playing on -----------------------------------------------------------------------------------


def test_a_game_is_continued_from_any_decision_as_a_new_table(house: House) -> None:
    table = imported(house, finished_record())
    order = list(house.ask("GET", f"{table.path}/replay")["seats"])
    seats = {seat: {"player": "human"} for seat in order}
    made = house.ask("POST", f"{table.path}/continue", {"decision": 10, "seats": seats}, status=201)
    again = MadeTable(house, made["table"], made["host_token"], made["tokens"], made["spectator_token"])
    assert again.id != table.id
    for seat in order:
        again.sit(seat)
    again.start()
    with again.seated(*order) as players:
        assert players[0].revision == 11  # the new seal of its dice counts as well
        assert players[0].shape["dice"]["source"] == "sealed"
        said = players[0].shape["notes"]
        assert said[0] == "Continued from decision 10 of another game."
        assert said[1].startswith("This table asks only players who can respond")
        before = house.ask("GET", f"{table.path}/replay/10?seat={order[0]}")["picture"]
        assert players[0].picture == before
        play(players, 3)
    house.restart()
    with again.join(order[0]) as player:
        assert player.revision == 14


def test_a_game_of_people_cannot_be_continued_before_its_end(house: House) -> None:
    table = house.make()
    assert house.error("POST", f"{table.path}/continue", {"decision": 0}, table.host)[:2] == (403, "not-over")


# --- problem reports ------------------------------------------------------------------------------


def test_a_report_is_a_record_that_replay_and_case_take(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = house.make(seats={"red": "human", "keeper": "bot"}, undo_policy="free")
    with table.seated("red") as (red,):
        red.act(0)
        red.reach(1)
        answer = house.request(
            "POST", f"{table.path}/report", {"text": "The ghoul\nwalks through walls."}, table.host
        )
    assert answer.status == 201
    file = tmp_path / "report.json"
    file.write_bytes(answer.body)
    record = read_record(answer.body)
    assert record.report is not None
    assert record.report.text == "The ghoul walks through walls."
    assert record.report.state is not None

    assert main(["replay", "verify", str(file)]) == 0
    assert main(["replay", "show", str(file)]) == 0
    assert "The ghoul walks through walls." in capsys.readouterr().out
    assert main(["case", str(file)]) == 0
    assert main(["case", "--show", str(file)]) == 0
    assert "1 passed" in capsys.readouterr().out


def test_a_report_of_a_running_game_shows_nobody_elses_secrets(house: House) -> None:
    table = house.make()
    with table.seated("red", "keeper") as players:
        play(players, 4)
        answer = house.request("POST", f"{table.path}/report", {"text": "odd"}, table.tokens["red"])
        report = msgspec.json.decode(answer.body)
        assert report["report"]["number"] == 1
        assert set(report) == {"report", "view"}
        hand = house.registry.tables[table.id].session.state.table.hands["keeper"]
        assert hand
        for card in hand:
            assert card.encode() not in answer.body
        path = f"{table.path}/report/1"
        assert house.error("GET", path, token=table.tokens["red"])[:2] == (403, "not-over")
    play_to_the_end(house, table)
    assert read_record(house.request("GET", path, token=table.host).body).report is not None
    assert house.error("GET", f"{table.path}/report/2", token=table.host)[:2] == (404, "no-such-report")


def test_reports_are_found_again(house: House) -> None:
    """Each seat finds its own; after the end, or as a host who plays alone, one finds them all."""
    table = house.make()
    path = f"{table.path}/reports"
    with table.seated("red", "keeper") as players:
        play(players, 2)
        for seat in ("red", "keeper", "red"):
            house.ask("POST", f"{table.path}/report", {"text": f"{seat} is stuck"}, table.tokens[seat], 201)
    own = house.ask("GET", path, token=table.tokens["red"])["reports"]
    assert [report["number"] for report in own] == [1, 3]
    assert own[0] == {"number": 1, "text": "red is stuck", "seat": "red", "decision": 2, "whole": False}
    assert house.ask("GET", path)["reports"] == []
    play_to_the_end(house, table)
    every = house.ask("GET", path, token=table.host)["reports"]
    assert [(report["seat"], report["whole"]) for report in every] == [
        ("red", True),
        ("keeper", True),
        ("red", True),
    ]
    assert (
        read_record(house.request("GET", f"{table.path}/report/2", token=table.host).body).report is not None
    )


# --- other versions -------------------------------------------------------------------------------


def test_a_table_of_older_rules_goes_on_when_everything_comes_out_the_same(house: House) -> None:
    table = house.make()
    with table.seated("red", "keeper") as players:
        play(players, 20)
    house.run(
        house.registry.store.write(
            table.id, house.registry.store.changing(table.id, rules=0, content="older")
        )
    )
    house.restart()
    with table.seated("red", "keeper") as players:
        assert players[0].revision == 20
        play(players, 2)


def test_a_table_that_comes_out_otherwise_is_kept_but_not_played(house: House) -> None:
    table = house.make()
    with table.seated("red", "keeper") as players:
        play(players, 5)
    store = house.registry.store
    house.run(store.write(table.id, store.changing(table.id, rules=0)))
    house.run(appended(store, table.id, 6, None, b'{"entry":"played","action":"red: dance"}'))
    house.restart()
    with pytest.raises(AssertionError, match="cannot be played on"):
        table.join("red")
    status, code, sentence = house.error("GET", table.path)
    assert (status, code) == (422, "bad-record")
    assert "entry 6" in sentence or "decision 6" in sentence
    mine = house.ask("POST", "/api/tables/mine", {"tokens": [table.host]})["tables"]
    assert [each["table"]["id"] for each in mine] == [table.id]
