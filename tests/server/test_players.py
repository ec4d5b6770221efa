"""The players of the load and crash tests: they never wait for something that has already been said."""

import asyncio
from typing import Any, cast

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from tools.players import Pace, Player, SeatedTable
from tools.serving import Server


class Wire:
    """A connection that only keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send(self, text: str) -> None:
        self.sent.append(msgspec.json.decode(text))


def question(revision: int) -> dict[str, Any]:
    return {
        "revision": revision,
        "decision": {"seat": "red", "mine": True, "offers": [{"id": "0", "text": "Go"}]},
    }


def playing(*messages: dict[str, Any]) -> list[dict[str, Any]]:
    """What a player sends who is told all this, one after the other."""
    table = SeatedTable("t", "skirmish", {"red": "token"}, "host")
    player = Player(cast(Server, None), table, "red", Pace(0.0, 0.0), seed=1, patient=True)
    wire = Wire()

    async def hear() -> None:
        for message in messages:
            await player._take(cast(ClientConnection, wire), message)

    asyncio.run(hear())
    assert not table.errors
    return [{"key": act["key"], "revision": act["revision"]} for act in wire.sent]


def test_the_question_in_the_welcome_of_the_next_server_is_answered_after_the_late_acknowledgement() -> None:
    sent = playing(
        {"type": "welcome", **question(4)},
        # Here the server dies: it has committed the answer and acknowledged nothing.
        {"type": "welcome", **question(5)},
        {"type": "ack", "key": "red-1", "revision": 5},
    )
    assert sent == [
        {"key": "red-1", "revision": 4},
        {"key": "red-1", "revision": 4},
        {"key": "red-2", "revision": 5},
    ]


def test_a_question_that_came_before_a_refusal_is_answered_after_it() -> None:
    sent = playing(
        {"type": "welcome", **question(4)},
        {"type": "update", "after": 4, **question(5)},
        {"type": "refusal", "key": "red-1", "code": "late"},
    )
    assert [act["revision"] for act in sent] == [4, 5]


@pytest.mark.parametrize("answer", [{"type": "ack", "revision": 5}, {"type": "refusal", "code": "late"}])
def test_the_same_question_is_not_answered_twice(answer: dict[str, Any]) -> None:
    sent = playing({"type": "welcome", **question(4)}, {"key": "red-1", **answer})
    assert [act["revision"] for act in sent] == [4]
