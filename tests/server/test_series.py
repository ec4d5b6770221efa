"""Series at a server: seats and tokens for all games, the next one when the last has ended, over restarts."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from grimtable.cli.main import main
from grimtable.games import load_game
from grimtable.games.doom2004.game import Doom2004
from grimtable.kernel import SeatId
from grimtable.kernel.series import Coming
from grimtable.records.record import read_record
from grimtable.records.session import Session
from grimtable.series import Series
from grimtable.server import series_store
from grimtable.server.keeping import listed
from grimtable.server.retention import DAY, Retention
from grimtable.server.series_keeping import listed_series
from tests.server.support import House, MadeTable

BOTS = {"red": {"player": "bot", "level": "random"}, "keeper": {"player": "bot", "level": "random"}}
PEOPLE = {"red": {"player": "human"}, "keeper": {"player": "open"}}


class Begun:
    """A series and its tokens."""

    def __init__(self, house: House, **body: Any) -> None:
        self.house = house
        made = house.ask("POST", "/api/series", {"game": "skirmish", "kind": "match", **body}, status=201)
        self.id, self.host = made["series"], made["host_token"]
        self.tokens: dict[str, str] = made["tokens"]
        self.spectator = made["spectator_token"]

    @property
    def path(self) -> str:
        return f"/api/series/{self.id}"

    def sit(self, seat: str, name: str = "", *, is_hosts: bool = False) -> str:
        body = {"name": name, **({"host_token": self.host} if is_hosts else {})}
        self.tokens[seat] = self.house.ask("POST", f"{self.path}/claim", body, self.tokens[seat])["token"]
        return self.tokens[seat]

    def look(self, token: str | None = None) -> Any:
        return self.house.ask("GET", self.path, token=token)

    def next(self, token: str, **body: Any) -> MadeTable:
        table = self.house.ask("POST", f"{self.path}/next", body, token, 201)["table"]
        return MadeTable(self.house, table, self.host, dict(self.tokens), self.spectator)

    def finish(self, table: MadeTable, seed: int = 1) -> None:
        """Somebody plays the game to its end, inside the server."""
        registry, dice = self.house.registry, random.Random(seed)

        async def play() -> None:
            async with registry.at(table.id) as live:
                while not live.session.state.over:
                    state = live.session.state
                    action = live.game.language.spell(state, dice.choice(state.legal))
                    await registry.commands.act_for(live, SeatId(str(state.asked)), live.revision, action)

        self.house.run(play())


def people(house: House, **body: Any) -> Begun:
    """A match that two people play."""
    series = Begun(house, seats=PEOPLE, **body)
    series.sit("red", "Ada", is_hosts=True)
    series.sit("keeper", "Ben")
    return series


def test_a_series_is_made_with_a_token_for_each_seat(house: House) -> None:
    series = Begun(house, seats=PEOPLE, name="Fridays")
    told = series.look()
    assert told["name"] == "Fridays" and told["status"] == "going" and told["running"] is None
    assert [stage["status"] for stage in told["road"]] == ["next", "ahead"]
    assert told["seats"]["red"]["player"] == "human" and told["seats"]["keeper"]["player"] == "open"
    assert not told["may_open"] and not told["host"]
    assert series.look(series.host)["may_open"]


def test_one_game_after_the_other_at_ordinary_tables(house: House) -> None:
    series = people(house)
    first = series.next(series.tokens["keeper"])
    assert series.next(series.tokens["red"]).id == first.id  # whoever comes second finds the same table
    table = house.ask("GET", first.path, token=series.tokens["red"])
    assert table["series"] == series.id and table["status"] == "playing"
    assert table["seats"]["red"]["who"] == "Ada" and table["seats"]["keeper"]["who"] == "Ben"
    assert series.look()["running"] == first.id
    series.finish(first)
    told = series.look(series.tokens["red"])
    assert [stage["status"] for stage in told["road"]] == ["over", "next"]
    assert told["road"][0]["table"] == first.id and told["road"][0]["story"]
    second = series.next(series.tokens["red"])
    assert second.id != first.id
    series.finish(second, seed=2)
    told = series.look()
    assert told["status"] == "over" and told["winners"] and told["ending"]
    assert house.error("POST", f"{series.path}/next", {}, series.host)[:2] == (409, "refused")


def test_the_same_token_opens_every_table_of_the_series(house: House) -> None:
    series = people(house)
    first = series.next(series.host)
    with first.join("red") as red, first.join("keeper") as keeper:
        assert red.seat == "red" and keeper.seat == "keeper"
    series.finish(first)
    second = series.next(series.host)
    with second.join("red") as red, second.join("keeper") as keeper:
        assert (red.seat, keeper.seat) == ("red", "keeper")
        mine = red if red.decision["mine"] else keeper
        assert mine.decision["mine"]
    assert house.error("GET", first.path, token="no such token")[0] == 401
    other = people(house)
    assert house.error("GET", first.path, token=other.tokens["red"])[0] == 401
    assert house.error("GET", other.path, token=series.tokens["red"])[0] == 401


def test_people_come_back_weeks_later_to_another_server(house: House) -> None:
    series = people(house)
    first = series.next(series.host)
    house.restart()
    assert series.look()["running"] == first.id
    with first.join("keeper") as keeper:
        assert keeper.seat == "keeper"
    series.finish(first)
    house.restart()
    assert [stage["status"] for stage in series.look()["road"]] == ["over", "next"]
    second = series.next(series.tokens["keeper"])
    house.restart()
    assert series.look()["running"] == second.id


def test_the_end_of_a_game_stays_once_the_next_has_begun(house: House) -> None:
    series = people(house, undo_policy="free")
    first = series.next(series.host)
    series.finish(first)
    with first.join("red") as red:
        assert red.do("undo")["type"] == "ack"  # before that, the end can be taken back
    assert series.look()["running"] == first.id
    series.finish(first, seed=5)
    second = series.next(series.host)
    with first.join("red") as red:
        refused = red.do("undo")
        assert refused["type"] == "refusal" and "stays as it ended" in refused["sentence"]
    house.restart()
    with first.join("red") as red:
        assert red.do("undo")["type"] == "refusal"
    assert series.look()["running"] == second.id


def test_each_record_is_whole_and_the_export_is_a_series_of_the_terminal(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    series = people(house)
    for seed in (1, 2):
        series.finish(series.next(series.host), seed=seed)
    tables = [stage["table"] for stage in series.look()["road"]]
    for table in tables:
        record = read_record(house.request("GET", f"/api/tables/{table}/record", token=series.host).body)
        assert Session.resume(house.registry.tables[table].game, record).state.over
    house.close()
    folder = tmp_path / "out"
    assert main(["server-admin", "export", series.id, str(folder), "--database", str(house.path)]) == 0
    again = Series.open(folder / f"series-{series.id}")
    assert len(again.finished) == 2 and not isinstance(again.coming(), Coming)
    assert main(["server-admin", "series", "--database", str(house.path)]) == 0
    told = capsys.readouterr().out
    assert series.id in told and tables[1] in told and "Ada" in told
    assert main(["server-admin", "delete", tables[0], "--yes", "--database", str(house.path)]) == 1
    assert main(["server-admin", "delete", series.id, "--yes", "--database", str(house.path)]) == 0
    house.open()
    assert house.error("GET", series.path)[:2] == (404, "no-such-series")
    assert house.error("GET", f"/api/tables/{tables[0]}")[0] == 404


def test_who_may_begin_the_next_game(house: House) -> None:
    series = people(house, watching="invited")
    assert house.error("GET", series.path)[:2] == (401, "no-token")
    assert house.error("POST", f"{series.path}/next", {})[:2] == (401, "no-token")
    assert house.error("POST", f"{series.path}/next", {}, series.spectator)[:2] == (403, "no-seat")
    assert house.error("POST", f"{series.path}/next", {"scenario": "long_hall"}, series.host)[0] == 422
    assert series.look(series.spectator)["seat"] is None
    table = series.next(series.host)
    assert house.error("GET", f"{table.path}/replay")[0] == 401
    assert house.error("GET", f"{table.path}/record", token=series.host)[0] == 403
    assert house.error("DELETE", table.path, token=series.host)[:2] == (409, "in-series")


def test_the_side_that_chooses_chooses_and_no_other(house: House) -> None:
    seats = {"alpha": {"player": "human"}, "invader": {"player": "open"}}
    series = Begun(house, game="doom2016", kind="custom_operation", seats=seats)
    marine, invader = series.sit("alpha"), series.sit("invader")
    told = series.look(marine)
    assert told["chooser"] == "invader" and len(told["coming"]) == 12
    assert not told["may_open"] and series.look(invader)["may_choose"]
    assert not series.look(series.host)["may_open"]
    for token in (marine, series.host):
        assert house.error("POST", f"{series.path}/next", {"scenario": "tyrant"}, token)[0] == 409
    assert "which game" in house.error("POST", f"{series.path}/next", {}, invader)[2]
    assert house.error("POST", f"{series.path}/next", {"scenario": "nowhere"}, invader)[0] == 422
    wrong = {"scenario": "tyrant", "options": {"windows": "ask"}}
    assert house.error("POST", f"{series.path}/next", wrong, invader)[0] == 422
    table = series.next(invader, scenario="tyrant", options={"building": "free"})
    shape = house.ask("GET", table.path)
    assert shape["scenario"] == "tyrant" and shape["options"]["building"] == "free"
    assert shape["windows"] == "ask"


def test_for_bots_chance_chooses(house: House) -> None:
    seats = {"alpha": {"player": "human"}, "invader": {"player": "bot", "level": "random"}}
    series = Begun(house, game="doom2016", kind="custom_operation", seats=seats)
    marine = series.sit("alpha")
    told = series.look(marine)
    assert told["may_open"] and not told["may_choose"]
    assert house.error("POST", f"{series.path}/next", {"scenario": "tyrant"}, marine)[0] == 409
    scenario = house.ask("GET", series.next(marine).path)["scenario"]
    assert scenario in {choice["id"] for choice in told["coming"]}


def test_a_campaign_hands_on_and_says_so(house: House) -> None:
    seats = {"red": {"player": "human"}, "invader": {"player": "bot", "level": "random"}}
    series = Begun(house, game="doom2004", kind="campaign", seats=seats)
    token = series.sit("red")
    told = series.look(token)
    prices = cast(Doom2004, load_game("doom2004", ("expansion",))).campaign
    assert prices is not None
    assert len(told["road"]) == 10
    assert [ware["price"] for ware in told["account"]["shop"]] == [prices.armor, prices.card, prices.weapon]
    table = series.next(token)
    registry = house.registry

    async def end() -> None:
        async with registry.at(table.id) as live:
            live.session.state.table.flags["killed_imp"] = 30
            live.session.state.finish((SeatId("red"),), "D04-VIC-01", "The Marines have reached the exit.")

    house.run(end())
    told = series.look(token)
    assert told["road"][0]["winners"] == ["marines"] and told["account"]["facts"][0]["value"] == "30"
    assert [medal["id"] for medal in told["road"][0]["medals"]] == ["unscathed", "swift", "harvest"]
    second = series.next(token)
    with second.join("red") as red:
        assert "armor" in msgspec.json.encode(red.decision).decode()


def test_seats_change_between_games_only(house: House) -> None:
    series = people(house)
    old = series.tokens["keeper"]
    table = series.next(series.host)
    assert house.error("POST", f"{series.path}/seats/keeper/invite", {}, series.host)[0] == 409
    series.finish(table)
    assert house.error("POST", f"{series.path}/seats/keeper/invite", {}, series.tokens["red"])[0] == 403
    assert house.error("POST", f"{series.path}/seats/nobody/invite", {}, series.host)[0] == 404
    series.tokens["keeper"] = house.ask("POST", f"{series.path}/seats/keeper/invite", {}, series.host)[
        "token"
    ]
    assert house.error("GET", series.path, token=old)[:2] == (401, "spent-link")
    with table.join("red") as red:  # nobody opens the last game again to look at it from the other seat
        assert red.do("undo")["type"] == "refusal"
    series.sit("keeper", "Cleo")
    second = series.next(series.tokens["keeper"])
    with second.join("keeper") as keeper:
        assert keeper.shape["seats"]["keeper"]["who"] == "Cleo"
    assert house.error("GET", second.path, token=old)[0] == 401


def test_a_seat_is_given_to_a_bot_from_the_next_game_on(house: House) -> None:
    series = people(house)
    told = house.ask(
        "PATCH", f"{series.path}/seats/keeper", {"player": "bot", "level": "random"}, series.tokens["keeper"]
    )
    assert told["seats"]["keeper"]["player"] == "bot"
    assert house.error("PATCH", f"{series.path}/seats/red", {"player": "human"}, series.host)[0] == 422
    table = series.next(series.host)
    assert house.ask("GET", table.path)["seats"]["keeper"]["player"] == "bot"


def test_a_seat_that_nobody_took_is_a_bots_until_somebody_comes(house: House) -> None:
    series = Begun(house, seats=PEOPLE)
    series.sit("red", is_hosts=True)
    table = series.next(series.tokens["red"], level="random")
    assert house.ask("GET", table.path)["seats"]["keeper"]["level"] == "random"
    series.sit("keeper", "Ben")
    table.tokens["keeper"] = series.tokens["keeper"]
    claimed = house.ask("POST", f"{table.path}/claim", {"name": "Ben"}, series.tokens["keeper"])
    assert claimed["token"] == series.tokens["keeper"]  # the same one, here and at every other table
    with table.join("keeper") as keeper:
        assert keeper.seat == "keeper" and keeper.shape["seats"]["keeper"]["who"] == "Ben"


def test_whoever_was_seated_at_one_table_holds_that_seat_there(house: House) -> None:
    series = people(house)
    table = series.next(series.host)
    house.ask("GET", table.path)  # it is awake now
    house.registry.tables[table.id].patience = 0.0
    token = house.ask("POST", f"{table.path}/seats/keeper/invite", {}, series.host)["token"]
    own = house.ask("POST", f"{table.path}/claim", {"name": "Dora"}, token)["token"]
    assert house.error("GET", f"{table.path}/replay", token=series.tokens["keeper"])[:2] == (
        401,
        "spent-link",
    )
    with table.join(token=own) as keeper:
        assert keeper.seat == "keeper"
    series.finish(table)
    with series.next(series.host).join("keeper") as keeper:  # the series is still Ben's
        assert keeper.shape["seats"]["keeper"]["who"] == "Ben"


def test_a_link_is_spent_once_and_a_lost_answer_is_harmless(house: House) -> None:
    series = Begun(house, seats=PEOPLE)
    invitation, own = series.tokens["keeper"], "k" * 40
    for _ in range(2):
        claimed = house.ask("POST", f"{series.path}/claim", {"name": "Ben", "token": own}, invitation)
        assert claimed["token"] == own
    assert house.error("POST", f"{series.path}/claim", {"name": "Eve"}, invitation)[0] == 401
    assert house.error("POST", f"{series.path}/claim", {"name": "Eve"}, series.host)[:2] == (403, "no-seat")
    assert house.error("POST", f"{series.path}/claim", {"name": "Eve"})[0] == 401


@pytest.mark.parametrize(
    ("body", "code", "words"),
    [
        ({}, "bad-request", "game"),
        ({"game": "chess"}, "no-such-game", "chess"),
        ({"game": "skirmish", "kind": "saga"}, "bad-setup", "no series 'saga'"),
        ({"game": "skirmish", "scenarios": ["nowhere"]}, "bad-setup", "nowhere"),
        ({"game": "skirmish", "options": {"speed": 3}}, "bad-setup", "no option"),
        ({"game": "skirmish", "seats": {"red": {}, "invader": {}}}, "bad-setup", "red, keeper"),
        ({"game": "doom2004", "kind": "campaign", "packs": []}, "bad-setup", "no series 'campaign'"),
        ({"game": "skirmish", "colour": "red"}, "bad-request", "colour"),
        ({"game": "skirmish", "scenarios": ["cold_start"] * 100}, "bad-request", "scenarios"),
    ],
)
def test_what_cannot_be_agreed_is_refused_in_a_sentence(
    house: House, body: Any, code: str, words: str
) -> None:
    status, found, sentence = house.error("POST", "/api/series", body)
    assert found == code and 400 <= status < 500
    assert words in sentence and sentence.endswith((".", "?")) and "\n" not in sentence


def test_my_series_are_listed_with_what_waits_for_me(house: House) -> None:
    series = people(house)
    sent = {"tokens": [series.tokens["red"], "nothing", series.host]}
    mine = house.ask("POST", "/api/tables/mine", sent)["series"]
    assert [(each["token"], each["role"]) for each in mine] == [(0, "seat"), (2, "host")]
    assert mine[0]["mine"] and mine[0]["next_title"] == "Cold Start" and mine[0]["played"] == 0
    table = series.next(series.host)
    asked = house.registry.tables
    (each, _) = house.ask("POST", "/api/tables/mine", sent)["series"]
    assert each["running"] == table.id
    assert table.id not in asked  # a list wakes nobody


def test_games_say_which_series_they_have(house: House) -> None:
    games = {game["id"]: game["series"] for game in house.ask("GET", "/api/games")["games"]}
    assert [each["id"] for each in games["doom2004"]] == ["campaign", "match"]
    assert games["doom2004"][0]["packs"] == ["amendments", "expansion"]
    assert [each["id"] for each in games["doom2016"]] == ["lazarus", "breach", "custom_operation", "match"]
    assert [each["chosen"] for each in games["doom2016"]] == [False, False, True, False]
    assert all(each["title"] and each["text"] for series in games.values() for each in series)
    assert len(games["doom2016"][0]["scenarios"]) == 6
    assert games["doom2004"][0]["titles"][9] == "The Last Chapter"  # it comes with the expansion


def test_a_series_is_archived_whole_and_goes_with_its_tables(house: House, tmp_path: Path) -> None:
    archive = tmp_path / "archive"
    house.registry.retention = Retention(10, 10, 10, str(archive))
    series = people(house)
    first = series.next(series.host)
    series.finish(first)
    series.next(series.host)
    store = house.registry.store
    assert house.ask("GET", first.path)["kept_until"] is None  # it stays as long as its series
    assert series.look()["kept_until"] is not None

    def age(days: float) -> None:
        for live in list(house.registry.tables.values()):
            house.registry.forget(live)
        at = time.time() - days * DAY
        for id in [table.id for table in listed(store)]:
            statement, _ = store.changing(id)
            house.run(store.write(id, (statement.values(touched=at), {})))  # type: ignore[attr-defined]  # an update
        statement, _ = series_store.touching(series.id)
        house.run(store.write(series.id, (statement.values(touched=at), {})))  # type: ignore[attr-defined]  # an update

    age(9)
    assert house.run(house.registry.prune()) == 0
    age(11)
    assert house.run(house.registry.prune()) == 3  # two tables and the series
    assert not listed(store) and not listed_series(store)
    again = Series.open(archive / f"series-{series.id}")
    assert len(again.finished) == 1 and again.running is not None
    assert house.error("GET", series.path, token=series.host)[0] == 404


def test_no_token_of_a_series_is_in_the_database(house: House) -> None:
    series = people(house)
    series.next(series.host)
    house.run(house.registry.store.probe())
    content = b"".join(path.read_bytes() for path in house.path.parent.glob("tables.sqlite3*"))
    for token in (series.host, series.spectator, *series.tokens.values()):
        assert token.encode() not in content


def test_bots_play_for_whoever_watches(house: House) -> None:
    series = Begun(house, seats=BOTS, scenarios=["cold_start"])
    table = series.next(series.host)
    with table.join(token=series.spectator):
        until = time.monotonic() + 120
        while house.ask("GET", table.path)["status"] != "over":
            assert time.monotonic() < until
            time.sleep(0.05)
    assert series.look()["status"] == "over"
