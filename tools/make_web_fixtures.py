"""Writes web/fixtures: what a server sends, from real games, for the browser's tests and for trying out.

    python tools/make_web_fixtures.py

The shapes are those of docs/table-protocol.md. Every run writes the same files.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from grimtable.games import game_for, load_game
from grimtable.kernel import Action, Event, Game, SeatId
from grimtable.kernel.event import seen_by
from grimtable.kernel.keyed import seal_of
from grimtable.narration import Names, Sentences, offers
from grimtable.picture import CardFace, Draws, DrawsItems, Picture, diff, plain
from grimtable.records.record import read_record_file
from grimtable.records.session import Session

HERE = Path(__file__).parent.parent
FIXTURES = HERE / "web" / "fixtures"
RECORDS = HERE / "tests" / "records"

SHAPES = ("triangle", "square", "circle", "diamond", "cross", "star")
COLOURS = {"red": "#e5484d", "green": "#66b870", "blue": "#4c8dff", "invader": "#f0b23a", "keeper": "#f0b23a"}

#: Events that matter most in a log that is folded, and those that hardly do.
HEAVY = {
    "InvaderKilled",
    "MarineFragged",
    "AreaDiscovered",
    "FragScored",
    "GameWon",
    "EncounterMet",
    "FigureSlain",
}
LIGHT = {"FigureMoved", "DiceRolled", "AmmoSpent", "CardDrawn", "TurnEnded"}

Json = dict[str, Any]


class Watched:
    """A game as one seat sees it, told in the messages of the table's protocol."""

    def __init__(self, session: Session[Any, Any], viewer: SeatId) -> None:
        self.session = session
        self.viewer = viewer
        self.names = Names(session.game, session.setup.order)
        self.sentences = Sentences(self.names, session.setup)

    @property
    def game(self) -> Game[Any, Any]:
        return self.session.game

    def picture(self) -> Picture:
        game = self.game
        assert isinstance(game, Draws)
        return game.picture(self.session.state, self.viewer, self.names)

    def table(self) -> Json:
        setup = self.session.setup
        return {
            "id": "k7f2",
            "game": setup.game,
            "game_title": self.game.title,
            "scenario": setup.scenario,
            "scenario_title": self.sentences.scenario_title,
            "name": "Friday night",
            "created": "2025-01-31T19:30:00Z",
            "status": "over" if self.session.state.over else "playing",
            "paused": False,
            "undo_policy": self.session.undo_policy,
            "options": {key: value for key, value in setup.options.items() if key in self.game.options},
            "packs": list(self.game.packs),
            "windows": setup.windows,
            "timer": None,
            "dice": {"source": "sealed", "seal": seal_of("0" * 64), "secret": None, "seed": None},
            "host": True,
            "seats": {
                seat: {
                    "id": seat,
                    "name": self.names.of(seat),
                    "colour": COLOURS.get(seat, "#9aa7b3"),
                    "shape": SHAPES[place],
                    "player": "human" if seat == self.viewer else "bot",
                    "level": None if seat == self.viewer else "recruit",
                    "who": "Robin" if seat == self.viewer else "",
                    "here": seat == self.viewer,
                    "thinking": seat != self.viewer and seat == self.session.state.asked,
                }
                for place, seat in enumerate(setup.order)
            },
            "watching": 0,
            "proposals": [],
            "notes": [],
        }

    def decision(self) -> Json | None:
        state = self.session.state
        asked = state.decision
        if asked is None:
            return None
        mine = asked.seat == self.viewer
        said: Json = {
            "seat": asked.seat,
            "mine": mine,
            "question": self.sentences.question(state),
            "rule": asked.rule,
            "window": asked.is_window,
            "moment": asked.question if asked.is_window else None,
        }
        if mine:
            said["offers"] = plain(offers(state, self.names))
        situation = self.picture().situation
        if situation is not None:
            said["focus"] = {"places": list(situation.places), "pieces": list(situation.pieces)}
        return said

    def undo(self) -> Json:
        refusal = self.session.why_not_undo(self.viewer)
        if refusal is not None:
            return {"undo": {"refusal": refusal.sentence, "rule": refusal.rule}, "redo": None}
        last = self.session.steps[-1]
        return {"undo": {"label": getattr(last, "action", "repair")}, "redo": None}

    def result(self) -> Json | None:
        result = self.session.state.result
        return None if result is None else plain(result)

    def lines(self, events: tuple[Event, ...], number: int) -> list[Json]:
        told = []
        active = getattr(self.session.state.table, "active", "")
        for line in self.sentences.lines(self.session.state, seen_by(self.viewer, events)):
            kinds = set(line.kinds)
            weight = 3 if kinds & HEAVY else 1 if kinds <= LIGHT else 2
            told.append({**plain(line), "decision": number, "turn": active, "weight": weight})
        return told

    def welcome(self, events: list[tuple[int, tuple[Event, ...]]]) -> Json:
        log = [line for number, happened in events for line in self.lines(happened, number)]
        return {
            "type": "welcome",
            "table": self.table(),
            "seat": self.viewer,
            "revision": len(self.session.entries),
            "picture": plain(self.picture()),
            "decision": self.decision(),
            "log": log[-200:],
            "undo": self.undo(),
            "result": self.result(),
        }

    def update(self, before: Picture, events: tuple[Event, ...]) -> Json:
        game = self.game
        assert isinstance(game, Draws)
        seen = seen_by(self.viewer, events)
        revision = len(self.session.entries)
        return {
            "type": "update",
            "revision": revision,
            "after": revision - 1,
            "cause": "decision",
            "lines": self.lines(events, self.session.decisions),
            "cues": plain(game.cues(self.session.state, seen, self.viewer, self.names)),
            "patch": plain(diff(before, self.picture())),
            "decision": self.decision(),
            "undo": self.undo(),
            "result": self.result(),
        }


def replayed(name: str, decisions: int) -> tuple[Session[Any, Any], list[tuple[int, tuple[Event, ...]]]]:
    """A recorded game up to a decision, and everything that happened in it."""
    record = read_record_file(RECORDS / f"{name}.json")
    session = Session.start(game_for(record.setup), record.setup)
    happened: list[tuple[int, tuple[Event, ...]]] = []
    for step in record.steps[:decisions]:
        action = getattr(step, "action", "")
        happened.append((session.decisions + 1, session.play(action)))
    return session, happened


def next_steps(name: str, decisions: int) -> Iterator[str]:
    record = read_record_file(RECORDS / f"{name}.json")
    for step in record.steps[decisions:]:
        yield getattr(step, "action", "")


def play_until(
    session: Session[Any, Any],
    happened: list[tuple[int, tuple[Event, ...]]],
    choose: Callable[[Session[Any, Any]], Action],
    enough: Callable[[Session[Any, Any]], bool],
    most: int = 3000,
) -> None:
    """Play on until the table shows what was looked for."""
    for _ in range(most):
        if session.state.over or enough(session):
            return
        happened.append((session.decisions + 1, session.play(choose(session))))
    raise SystemExit("the position that was looked for did not come up; choose another seed")


def on_guard(dice: random.Random) -> Callable[[Session[Any, Any]], Action]:
    """Marines wait with their guns ready; the Invader does what comes to mind."""

    def choose(session: Session[Any, Any]) -> Action:
        state = session.state
        legal = state.legal
        texts = [session.game.language.spell(state, action) for action in legal]
        for wanted in (": announce ready", ": place guard", ": end turn", ": pass"):
            for action, text in zip(legal, texts, strict=True):
                if text.endswith(wanted) and action.seat != "invader":
                    return action
        return dice.choice(legal)

    return choose


def is_guard_window(session: Session[Any, Any]) -> bool:
    decision = session.state.decision
    if decision is None or decision.question not in ("invader_moved", "attack_declared"):
        return False
    return sum(type(action).__name__ == "Interrupt" for action in decision.actions) >= 2


def write(name: str, message: Json) -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    document = msgspec.json.format(msgspec.json.encode(message), indent=1)
    (FIXTURES / f"{name}.json").write_bytes(document + b"\n")
    print(f"{name}: {len(msgspec.json.encode(message)):,} bytes")


#: recorded games, and decisions of theirs after which the table shows much at once
MARINE_ACTS = ("doom2004/the_gate_sealed_by_three", 611)
GUARD_WAITS = ("doom2004/the_gate_sealed_by_three", 600)
EVENT_IN_A_ROLL = ("doom2004/six_frags_of_three_marines", 501)
MUCH_HAPPENS = ("doom2004/scientists_rescued_in_time", 496)


def updates(game: str, start: int, count: int, viewer: str) -> Json:
    """A welcome and the updates that follow it."""
    session, happened = replayed(game, start)
    watched = Watched(session, SeatId(viewer))
    message: Json = {"welcome": watched.welcome(happened[-40:]), "updates": []}
    steps = next_steps(game, start)
    for _ in range(count):
        before = watched.picture()
        events = session.play(next(steps))
        message["updates"].append(watched.update(before, events))
    return message


def faces(game: Game[Any, Any]) -> list[CardFace]:
    """Every item of a pack as it looks in play."""
    assert isinstance(game, DrawsItems)
    names = Names(game, game.setup().order)
    return [*game.card_faces(names), *game.item_faces(names)]


def thumbnails(game: Game[Any, Any]) -> Json:
    """The maps of all scenarios for the lobby."""
    assert isinstance(game, DrawsItems)
    names = Names(game, game.setup().order)
    return {scenario: game.thumbnail(scenario, names) for scenario in game.scenarios}


def battle() -> Json:
    """A table of Relic in the middle of a battle."""
    game = load_game("relic")
    assert isinstance(game, Draws)
    session = Session.start(game, game.setup(players=4, scenario="the_mystery_beyond", seed=3))
    past: list[tuple[int, tuple[Event, ...]]] = []
    dice = random.Random(5)
    names = Names(game, session.setup.order)

    def is_fought(each: Session[Any, Any]) -> bool:
        return each.decisions >= 300 and game.picture(each.state, None, names).contest is not None

    play_until(session, past, lambda each: dice.choice(each.state.legal), is_fought)
    asked = session.state.asked
    assert asked is not None
    return Watched(session, asked).welcome(past[-40:])


def main() -> None:
    """Write every fixture."""
    session, happened = replayed(*MARINE_ACTS)
    asked = session.state.asked
    assert asked is not None
    write("doom2004_welcome", Watched(session, asked).welcome(happened[-60:]))

    session, happened = replayed(*GUARD_WAITS)
    play_until(session, happened, on_guard(random.Random(4)), is_guard_window)
    asked = session.state.asked
    assert asked is not None
    write("doom2004_window", Watched(session, asked).welcome(happened[-60:]))

    session, happened = replayed(*EVENT_IN_A_ROLL)
    write("doom2004_invader", Watched(session, SeatId("invader")).welcome(happened[-60:]))

    write("doom2004_updates", updates(*MUCH_HAPPENS, 32, "green"))

    game = load_game("skirmish")
    skirmish = Session.start(game, game.setup(players=4, scenario="cold_start", seed=3))
    past: list[tuple[int, tuple[Event, ...]]] = []
    dice = random.Random(5)
    play_until(skirmish, past, lambda each: dice.choice(each.state.legal), lambda each: each.decisions >= 60)
    asked = skirmish.state.asked
    assert asked is not None
    write("skirmish_welcome", Watched(skirmish, asked).welcome(past))

    write("relic_welcome", battle())

    for id in ("doom2004", "skirmish"):
        write(f"{id}_items", {"items": faces(load_game(id))})
        write(f"{id}_thumbnails", thumbnails(load_game(id)))


if __name__ == "__main__":
    main()
