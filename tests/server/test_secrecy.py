"""Secrecy on the wire: where two worlds differ only in what a seat cannot know, it is sent the same bytes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grimtable.conformance.twin import make_twin, play_in_both, shared_texts
from grimtable.games import installed, load_game
from grimtable.kernel import SeatId
from grimtable.kernel.playout import chooser
from tests.server.support import House, MadeTable, Player


@pytest.fixture
def worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[House, House]]:
    """Two servers whose tables bear the same name and were made at the same time."""
    monkeypatch.setattr("grimtable.server.tables.new_table_id", lambda: "twintable2")
    monkeypatch.setattr("grimtable.server.tables.time.strftime", lambda *_: "2026-01-01T00:00:00Z")
    houses = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        houses.append(House(tmp_path / name))
    yield houses[0], houses[1]
    for house in houses:
        house.close()


def questions(player: Player) -> Iterator[dict[str, Any]]:
    """Everything a curious seat could ask now."""
    pieces = list(player.picture["pieces"])[:4]
    places = list(player.picture["board"]["places"])[:: max(1, len(player.picture["board"]["places"]) // 4)][
        :4
    ]
    for piece in pieces:
        for kind in ("sight", "reach", "threat"):
            yield {"what": "overlay", "kind": kind, "piece": piece}
        yield {"what": "why_not", "piece": piece}
    for place in (*places, "0,0", "99,99"):
        yield {"what": "why_not", "place": place}
        yield {"what": "overlay", "kind": "threat", "place": place}
        for piece in pieces[:1]:
            yield {"what": "route", "piece": piece, "place": place}
    decision = player.decision
    if decision is not None and decision["mine"]:
        for offer in decision["offers"][:3]:
            yield {"what": "forecast", "offer": offer["id"]}
    yield {"what": "log"}
    yield {"what": "moment", "decision": 0}


def settle(players: list[Player]) -> None:
    """Wait until presence has been told: a ping is answered after everything before it."""
    for player in players:
        while not all(seat["here"] for seat in player.shape["seats"].values()):
            player.next("table")


def joined(table: MadeTable, viewer: str | None) -> tuple[Player, list[Player]]:
    """The viewer, and everybody who acts."""
    players = [table.join(seat) for seat in table.tokens]
    watching = (
        table.join(token=table.spectator) if viewer is None else next(p for p in players if p.seat == viewer)
    )
    settle([*players, *([watching] if viewer is None else [])])
    return watching, players


def news(player: Player, since: int) -> list[str]:
    """What was sent, but for presence, which depends on who was quicker."""
    return [text for text in player.raw[since:] if not text.startswith('{"type":"table"')]


@pytest.mark.parametrize("spectating", [False, True])
@pytest.mark.parametrize(("game_id", "seed"), [*((game, 3) for game in installed()), ("doom2004", 8)])
def test_twin_worlds_send_the_same_bytes(
    worlds: tuple[House, House], game_id: str, seed: int, spectating: bool
) -> None:
    game = load_game(game_id)
    state = game.new(players=2, seed=seed, windows="ask")
    below = chooser(seed)
    for _ in range(40):
        if state.over or len(state.legal) == 0:
            break
        state.apply(state.legal[below(len(state.legal))])
    assert not state.over
    compared = 0
    viewer = None if spectating else SeatId(state.order[0])
    twin = make_twin(game, state, viewer, below)
    assert twin.table != state.table
    one, other = worlds[0].adopt(game, state), worlds[1].adopt(game, twin)
    (here, seats_here), (there, seats_there) = joined(one, viewer), joined(other, viewer)
    try:
        assert news(here, 0) == news(there, 0)
        for _ in range(25):
            texts = shared_texts(game, state, twin)
            if not texts or state.over:
                break
            text = texts[below(len(texts))]
            asked = text.partition(":")[0]
            marks = len(here.raw), len(there.raw)
            for world, watcher, seats in ((state, here, seats_here), (twin, there, seats_there)):
                player = next(each for each in seats if each.seat == asked)
                spelt = [game.language.spell(world, action) for action in world.legal]
                answer = player.act(spelt.index(text), key=f"turn {compared}", revision=compared)
                assert answer["type"] == "ack", answer
                for each in {id(player): player for player in (*seats, watcher)}.values():
                    each.reach(answer["revision"])
            if not play_in_both(game, state, twin, viewer, text):
                break
            compared += 1
            assert news(here, marks[0]) == news(there, marks[1]), text
            if viewer is not None and compared % 5 == 0:
                for number, question in enumerate(questions(here)):
                    answers = [each.do("ask", key=f"q{number}", **question) for each in (here, there)]
                    assert answers[0] == answers[1], question
        assert compared >= 3, "the worlds parted too early to show anything"
    finally:
        for player in {id(each): each for each in (here, there, *seats_here, *seats_there)}.values():
            player.close()


def test_a_table_message_says_nothing_of_the_game(house: House) -> None:
    """Seats, presence and notes are the same for everybody; cards and positions are not in them."""
    table = house.make(seed=None)
    shape = house.ask("GET", table.path)
    assert "picture" not in shape
    assert shape["dice"] == {
        "source": "sealed",
        "seal": shape["dice"]["seal"],
        "secret": None,
        "seed": None,
    }


def test_no_answer_holds_a_token(house: House) -> None:
    """That none holds the secret behind the dice is tests/attack/test_secret_of_the_dice.py."""
    table = house.make("doom2004", seats={"red": "human", "invader": "human"})
    secrets = [table.host, table.spectator, *table.tokens.values()]
    with table.seated("red", "invader") as players:
        players[0].act(0)
        for player in players:
            player.reach(1)
            for text in player.raw:
                assert not any(secret in text for secret in secrets)
    for path in (table.path, f"{table.path}/replay", f"{table.path}/replay/1"):
        body = house.request("GET", path, token=table.tokens["red"]).body.decode()
        assert not any(secret in body for secret in secrets)
