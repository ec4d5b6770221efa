"""The secret behind the dice: nothing that leaves a live server holds it before the end, in no writing."""

from __future__ import annotations

import base64
import json
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimtable import bots
from grimtable.bots import SeatAtTable
from grimtable.cli.main import main
from grimtable.games import installed, load_game
from grimtable.kernel.keyed import Key, Keyed, seal_of
from grimtable.kernel.playout import chooser
from grimtable.records.record import Undone, read_record
from grimtable.records.session import Session
from grimtable.records.verifying import verify
from grimtable.server.waking import load
from tests.server.support import House, MadeTable, Player, play


def writings(secret: str) -> list[bytes]:
    """The secret as it could be written: digits, numbers, base 64, raw."""
    raw = bytes.fromhex(secret)
    forms = [
        secret,
        secret.upper(),
        str(int(secret, 16)),
        str(int.from_bytes(raw, "little")),
        base64.b64encode(raw).decode().rstrip("="),
        base64.urlsafe_b64encode(raw).decode().rstrip("="),
        base64.b64encode(secret.encode()).decode().rstrip("="),
        raw[::-1].hex(),
        # Parts of it would be as bad.
        secret[:24],
        secret[-24:],
        str(list(raw))[1:60],
        str(list(raw)).replace(" ", "")[1:60],
    ]
    return [raw, raw[::-1], *(form.encode() for form in forms)]


def assert_hidden(secret: str, *documents: bytes | str) -> None:
    for document in documents:
        text = document.encode() if isinstance(document, str) else document
        for form in writings(secret):
            assert form not in text


def secret_of(house: House, table: MadeTable) -> str:
    """What only the database knows."""
    return house.registry.store.secrets(table.id)[-1]


def asleep(house: House) -> None:
    """Every table that nobody uses is put to sleep."""

    async def sweep() -> None:
        house.registry.sweep(0)

    house.run(sweep())


def every_answer(house: House, table: MadeTable, token: str | None) -> list[bytes]:
    """Whatever HTTP says about a table to this bearer."""
    path = table.path
    tokens = {"tokens": [each for each in (token, table.spectator) if each]}
    asked: list[tuple[str, str, Any]] = [
        ("GET", path, None),
        ("GET", f"{path}/record", None),
        ("GET", f"{path}/replay", None),
        ("GET", f"{path}/replay?open=true", None),
        ("GET", f"{path}/replay/0", None),
        ("GET", f"{path}/replay/1?open=true", None),
        ("POST", f"{path}/report", {"text": "what about the dice"}),
        ("GET", f"{path}/reports", None),
        ("GET", f"{path}/report/1", None),
        ("POST", "/api/tables/mine", tokens),
        ("POST", f"{path}/claim", {"name": "me", "host_token": "guessed"}),
        ("POST", f"{path}/start", {}),
        ("POST", f"{path}/continue", {"decision": 1}),
        ("PATCH", f"{path}/seats/red", {"player": "nobody"}),
        ("GET", "/metrics", None),
        ("GET", "/health", None),
        ("GET", "/api/settings", None),
        ("GET", f"{path}x", None),
    ]
    answers = []
    for method, address, body in asked:
        answer = house.request(method, address, body, token=token)
        answers += [answer.body, repr(answer.headers).encode()]
    return answers


def every_question(player: Player) -> None:
    """Whatever can be asked over a live connection."""
    for question in (
        {"what": "forecast", "offer": "0"},
        {"what": "route", "piece": "red_scout_1", "place": "1,1"},
        {"what": "overlay", "kind": "sight", "piece": "red_scout_1"},
        {"what": "why_not", "place": "0,0"},
        {"what": "hint"},
        {"what": "log"},
        {"what": "moment", "decision": 0},
    ):
        player.ask(**question)
    player.do("undo")
    player.do("redo")
    player.do("repair", reason="look", changes={"chance.key": "-"}, leave=None)
    player.send({"type": "language", "language": "de"})
    player.next("welcome")


@pytest.mark.parametrize("seats", [{"red": "human", "keeper": "human"}, {"red": "human", "keeper": "bot"}])
def test_nothing_that_leaves_a_live_table_holds_the_secret(
    house: House, caplog: pytest.LogCaptureFixture, seats: dict[str, str]
) -> None:
    caplog.set_level(logging.DEBUG)
    table = house.make(seed=None, seats=seats, undo_policy="free")
    secret = secret_of(house, table)
    people = [seat for seat, player in seats.items() if player == "human"]
    with table.seated(*people) as players, table.join() as watcher, table.join(token=table.host) as host:
        for player in players:
            assert player.shape["dice"]["seal"] == seal_of(secret)
            assert player.shape["dice"]["secret"] is None
        for _ in range(3):
            asked = next((player for player in players if player.decision["mine"]), None)
            if asked is None:
                players[0].next("update")
                continue
            revision = asked.act(0)["revision"]
            for player in players:
                player.reach(revision)
        for player in (*players, watcher, host):
            every_question(player)
        for token in (None, table.host, table.spectator, *table.tokens.values()):
            assert_hidden(secret, *every_answer(house, table, token))
        for player in (*players, watcher, host):
            player.send({"type": "ping"})
            player.next("pong")
            assert_hidden(secret, *player.raw)
    for seat in people:
        claimed = house.request("POST", f"{table.path}/claim", {}, token=table.tokens[seat])
        assert claimed.status == 200
        assert_hidden(secret, claimed.body)
    asleep(house)
    mine = house.ask("POST", "/api/tables/mine", {"tokens": [table.host]})
    assert_hidden(secret, json.dumps(mine))
    assert_hidden(secret, caplog.text)
    assert secret_of(house, table) == secret


def finish(players: list[Player]) -> None:
    for _ in range(40):
        play(players, 100)
        if players[0].decision is None:
            return
    raise AssertionError("the game does not end")


def test_after_the_end_everybody_is_told_and_can_prove_every_die(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = house.make(seed=None, undo_policy="free")
    secret = secret_of(house, table)
    with table.seated("red", "keeper") as players:
        finish(players)
        for player in players:
            assert_hidden(secret, *(text for text in player.raw if '"status":"playing"' in text))
        while players[0].shape["status"] != "over":
            players[0].next("table")
        dice = players[0].shape["dice"]
        assert dice == {"source": "sealed", "seal": seal_of(secret), "secret": secret, "seed": None}
        assert house.ask("GET", table.path)["dice"] == dice
        file = tmp_path / "game.json"
        file.write_bytes(house.request("GET", f"{table.path}/record", token=table.tokens["red"]).body)
        assert main(["replay", "verify", str(file)]) == 0
        assert f"the dice are proved by the seal {dice['seal']}" in capsys.readouterr().out

        # Who takes the end back knows the old secret: it is worth nothing any more.
        players[0].reach(players[0].do("undo")["revision"])
        while players[0].shape["status"] != "playing":
            players[0].next("table")
        fresh = secret_of(house, table)
        assert players[0].shape["dice"]["seal"] == seal_of(fresh) != dice["seal"]
        assert players[0].shape["dice"]["secret"] is None
        for token in (None, table.host, *table.tokens.values()):
            assert_hidden(fresh, *every_answer(house, table, token))
        assert_hidden(fresh, *players[0].raw)
    house.restart()
    with table.seated("red", "keeper") as players:
        assert players[0].shape["dice"]["seal"] == seal_of(fresh)
        finish(players)
    record = read_record(house.request("GET", f"{table.path}/record", token=table.tokens["red"]).body)
    assert record.secrets == (secret, fresh)
    assert any(isinstance(entry, Undone) and entry.seal for entry in record.entries)
    verify(load_game("skirmish"), record)
    asleep(house)
    mine = house.ask("POST", "/api/tables/mine", {"tokens": [table.host]})
    assert mine["tables"][0]["table"]["dice"]["secret"] == fresh


def test_an_end_that_is_being_written_tells_nothing_yet(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last decision may still come to nothing: the secret waits for the commit."""
    table = house.make(seed=None, undo_policy="free")
    secret = secret_of(house, table)
    shown: list[bytes] = []
    append = type(house.registry.store).append

    async def watched(*arguments: Any) -> None:
        live = house.registry.tables[table.id]
        shown.append(msgspec.json.encode(live.shape(live.presenter("en"), is_host=True)))
        await append(*arguments)

    monkeypatch.setattr(type(house.registry.store), "append", watched)
    with table.seated("red", "keeper") as players:
        finish(players)
        assert_hidden(secret, *shown)
        shown.clear()
        players[0].do("undo")
        assert len(shown) == 1
        assert_hidden(secret_of(house, table), *shown)


def test_a_host_who_plays_alone_gets_no_secret_by_record_or_continuation(house: House) -> None:
    """The host may see every card of the game alone, and invite somebody a minute later."""
    table = house.make(seed=None, seats={"red": "human", "keeper": "bot"}, undo_policy="free")
    secret = secret_of(house, table)
    with table.seated("red") as (red,):
        while not red.decision["mine"]:
            red.next("update")
        red.reach(red.act(0)["revision"])
        red.do("pause", on=True)
    document = house.request("GET", f"{table.path}/record", token=table.host).body
    assert read_record(document).secrets == ()
    for path, body in ((f"{table.path}/continue", {"decision": 1}), ("/api/records", document)):
        made = house.ask("POST", path, body, token=table.host, status=201)
        other = MadeTable(house, made["table"], made["host_token"], made["tokens"], made["spectator_token"])
        if "continue" in path:
            other.start()
        assert secret not in house.registry.store.secrets(other.id)
        seats = house.ask("GET", other.path)["seats"]
        for seat in seats:
            other.sit(seat)
        house.restart()
        with other.seated(*seats) as players:
            if players[0].shape["paused"]:
                players[0].do("pause", on=False)
            finish(players)
        answer = house.request("GET", f"{other.path}/record", token=other.host)
        record = read_record(answer.body)
        assert_hidden(secret, answer.body)
        found = verify(load_game("skirmish"), record).dice
        assert found.startswith("the dice are not proved") and "on the dice are proved by the seal" in found


def test_a_chosen_seed_is_shown_to_everybody_as_chosen(house: House) -> None:
    table = house.make(seed=7)
    with table.join() as watcher:
        assert watcher.shape["dice"] == {"source": "chosen", "seal": None, "secret": None, "seed": 7}
    assert house.registry.store.secrets(table.id) == ()


def test_a_table_from_before_there_were_seals_keeps_its_seed_to_itself(house: House) -> None:
    """It was drawn, not chosen: nobody is told while the game runs."""
    game = load_game("skirmish")
    table = house.adopt(game, game.new(players=2, seed=123456789123))
    with table.seated("red") as (red,):
        red.act(0)
        assert red.shape["dice"] == {"source": "seeded", "seal": None, "secret": None, "seed": None}
        assert not any("123456789123" in text for text in red.raw)


# --- bots -----------------------------------------------------------------------------------------------


def sealed(name: str) -> Session[Any, Any]:
    game = load_game(name)
    setup = game.setup(players=2, chance="keyed", windows="ask")
    return Session.start(game, setup, undo="free", key=Key.of("3b" * 32))


@pytest.mark.parametrize("name", installed())
def test_a_bot_imagines_other_dice_than_the_true_ones(name: str) -> None:
    session = sealed(name)
    state = session.state
    assert state.asked is not None and isinstance(state.chance, Keyed)
    imagined = [SeatAtTable(state, state.asked, seed).imagine() for seed in range(20)]
    assert len({table.copy().chance.below(6) for table in imagined}) > 1
    for table in imagined:
        assert table.chance.source == "seeded"
        assert_hidden("3b" * 32, table.to_json(), repr(table.chance))
    twin = session.game.redealt(state, state.asked, chooser(5))
    assert not isinstance(twin.chance, Keyed)


@pytest.mark.parametrize("name", installed())
def test_a_bot_elsewhere_is_sent_no_secret_and_plays_all_the_same(name: str) -> None:
    """What goes to another process is JSON of the state and a seed of the bot's own."""
    session = sealed(name)
    for _ in range(4):
        state = session.state
        assert state.asked is not None
        document = state.to_json()
        assert_hidden("3b" * 32, document)
        elsewhere = session.game.load(document)
        seed = bots.seed_for(session.seed_of_bots, state.asked)
        there = bots.decide(bots.make("recruit", seed), elsewhere)
        assert there == bots.decide(bots.make("recruit", seed), state)
        session.play(there)


def test_bots_of_two_tables_do_not_choose_alike() -> None:
    """A seed of 0 for every sealed table would let anybody foresee what bots do."""
    one, other = sealed("skirmish"), Session.start(load_game("skirmish"), sealed("skirmish").setup)
    assert one.seed_of_bots != other.seed_of_bots != 0


def test_another_server_goes_on_under_the_new_seal(house: House) -> None:
    """It learns from the entry that there is a new seal, and the secret from the database."""
    table = house.make(seed=None, undo_policy="free")
    with table.seated("red", "keeper") as players:
        finish(players)
        elsewhere = load(house.registry.store, table.id)
        players[0].reach(players[0].do("undo")["revision"])

        async def catch_up() -> None:
            async with elsewhere.lock:
                await house.registry.commands.catch_up(elsewhere)

        house.run(catch_up())
        here = house.registry.tables[table.id].session
        assert elsewhere.session.record == here.record
        key = elsewhere.session.streams.key
        assert key is not None and key.secret == secret_of(house, table)
