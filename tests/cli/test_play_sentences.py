"""Events, questions and facts read as sentences, from the game's catalogue or plainly without one."""

import importlib
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
import pytest

from grimtable.cli.terminal.names import Names
from grimtable.cli.terminal.sentences import Sentences
from grimtable.games import installed, load_game
from grimtable.games.skirmish.events import AttackRolled, CardDrawn, FigureMoved, WoundsSuffered
from grimtable.kernel import Event, Game, State
from grimtable.kernel.position import Position
from grimtable.kernel.procedure import ASK, WINDOW
from grimtable.kernel.repair import Repaired

DUEL = """
#################
# s   g         #
#################
"""


def duel() -> State[Any, Any]:
    """A ghoul of the keeper stands next to red's scout, and it is the ghoul's activation."""
    return load_game("skirmish").stage(
        Position(
            drawing=DUEL,
            legend={"s": {"figure": "scout", "seat": "red"}, "g": {"figure": "ghoul"}},
            hands={"red": ("dive",)},
            turn={"seat": "keeper", "figure": "ghoul_1"},
        )
    )


def speaker(game: Game[Any, Any], state: State[Any, Any]) -> Sentences:
    return Sentences(Names(game, state.setup.order), state.setup)


def test_a_window_says_what_is_answered() -> None:
    state = duel()
    state.apply(state.game.language.read(state, "keeper: attack red_scout_1"))
    told = speaker(state.game, state).question(state)
    assert told == "Red: Ghoul 1 attacks Red's Scout 1: answer before the dice are rolled, or pass."


def test_a_question_says_who_acts_and_what_is_left() -> None:
    state = duel()
    told = speaker(state.game, state).question(state)
    assert told == "Keeper: Ghoul 1 acts, 5 steps left and its attack unspent."


def test_a_walk_is_told_in_one_sentence_and_like_sentences_once() -> None:
    state = duel()
    here, there, far = (state.board.board.read(space) for space in ("1,0", "2,0", "3,0"))
    told = speaker(state.game, state).events(
        state,
        [
            FigureMoved("ghoul_1", here, there),
            FigureMoved("ghoul_1", there, far),
            CardDrawn("red", None),
            CardDrawn("red", None),
            CardDrawn("red", "brace_1"),
        ],
    )
    assert told == ["Ghoul 1 moves from 1,0 to 3,0.", "Red draws a card. (×2)", "Red draws Brace."]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (WoundsSuffered("red_scout_1", 1), "Red's Scout 1 suffers 1 wound."),
        (WoundsSuffered("ghoul_2", 3), "Ghoul 2 suffers 3 wounds."),
        (AttackRolled("ghoul_2", ("0", "0"), 0, 0), "Ghoul 2 rolls 0 and 0: no hit."),
        (AttackRolled("ghoul_2", ("1!", "2"), 3, 1), "Ghoul 2 rolls 1! and 2: 3 hits, piercing 1."),
        (Repaired("red", ("keeper",), "why not", ("round",)), "By hand: Red changed round (why not)."),
    ],
)
def test_an_event_reads_as_a_sentence(event: Event, told: str) -> None:
    state = duel()
    assert speaker(state.game, state).event(state, event) == told


def _events(game: str) -> list[type[Event]]:
    found = vars(importlib.import_module(f"grimtable.games.{game}.events")).values()
    return [
        each for each in found if isinstance(each, type) and issubclass(each, Event) and each is not Event
    ]


@pytest.mark.parametrize("id", installed())
def test_every_event_question_and_moment_has_its_sentence(id: str) -> None:
    game = load_game(id)
    keys = set(game.pack.texts.keys("en"))  # type: ignore[attr-defined]  # every installed game has a pack
    events = {f"event-{event.__name__}" for event in _events(id)}
    wanted = set(events)
    for procedure in game.procedures.values():
        for step in procedure.steps:
            if step.kind == ASK:
                wanted.add(f"question-{procedure.id}-{step.name}")
            elif step.kind == WINDOW:
                wanted.add(f"moment-{step.target.replace('.', '-')}")
    assert len(wanted) > 30
    assert wanted - keys == set()
    told = ("event-", "question-", "moment-")
    assert {key for key in keys if key.startswith(told)} - wanted == set()
    runs = {f"event-{key.partition('-')[2]}" for key in keys if key.startswith(("run-", "item-"))}
    assert runs - events == set()


@pytest.mark.parametrize("id", installed())
def test_every_note_is_about_an_action_of_the_game(id: str) -> None:
    game = load_game(id)
    keys = game.pack.texts.keys("en")  # type: ignore[attr-defined]  # every installed game has a pack
    actions = {action.__name__ for action in game.actions}
    assert {key.split("-")[1] for key in keys if key.startswith("note-")} - actions == set()


@pytest.mark.parametrize("id", installed())
def test_no_sentence_lacks_a_value(id: str) -> None:
    """Every event of some random games, for every viewer: no placeholder is left open, no fact untold."""
    from grimtable.bots import decide, make
    from grimtable.kernel.session import Session, seen_by

    game = load_game(id)
    keys = set(game.pack.texts.keys("en"))  # type: ignore[attr-defined]  # every installed game has a pack
    heard: set[str] = set()
    for seed in range(5):
        scenario = game.scenarios[seed % len(game.scenarios)]
        setup = game.setup(players=2 + seed % 3, scenario=scenario, seed=seed, windows="ask")
        session = Session.start(game, setup)
        tell = speaker(game, session.state)
        bot = make("random", seed)
        while not session.state.over and session.decisions < 400:
            question = tell.question(session.state)
            assert "{" not in question, question
            happened = session.play(decide(bot, session.state))
            for viewer in (None, *session.setup.order):
                seen = seen_by(viewer, happened)
                heard.update(type(event).__name__ for event in seen)
                for sentence in (
                    *tell.events(session.state, seen),
                    *map(partial(tell.event, session.state), seen),
                ):
                    assert "{" not in sentence, sentence
            if session.decisions % 20 == 0:
                for viewer in session.setup.order:
                    view = game.view(session.state, viewer)
                    facts = [*tell.facts(view), *tell.seat_facts(view, session.setup.order[0])]
                    assert "{" not in "".join(facts)
                    assert _untold(tell, view, keys) == set()
    assert len(heard) > 15


def _untold(tell: Sentences, view: Mapping[str, Any], keys: set[str]) -> set[str]:
    """Numbers and words of a view that the screen would show without a sentence of their own."""
    return {
        key
        for key, value in view["table"].items()
        if isinstance(value, int | str) and value != "" and f"fact-{key}" not in keys
    }


class DoorBlownUp(Event, frozen=True):
    """An event that no catalogue knows."""

    door: str
    by: str
    space: int
    noise: bool


def test_without_a_catalogue_entry_an_event_is_still_readable() -> None:
    state = duel()
    told = speaker(state.game, state).event(state, DoorBlownUp("A", "red_scout_1", 2, True))
    assert told == "Door blown up: door A, by Red's Scout 1, space 2,0, noise yes."


def test_a_game_without_a_pack_is_told_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    state = duel()
    tell = speaker(state.game, state)
    monkeypatch.setattr(tell.names, "pack", None)
    assert tell.question(state) == "Keeper: act."
    assert "round 1" in tell.facts(state.game.view(state, None))
    assert msgspec.json.encode(tell.seat_facts(state.game.view(state, None), "red")) == b'["hand sizes 1"]'
