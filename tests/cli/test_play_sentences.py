"""Events, questions and facts read as sentences, from the game's catalogue or plainly without one."""

from typing import Any

import msgspec
import pytest

from grimtable.cli.terminal.names import Names
from grimtable.cli.terminal.sentences import Sentences
from grimtable.games import load_game
from grimtable.games.skirmish import events as skirmish_events
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


def _events() -> list[type[Event]]:
    found = vars(skirmish_events).values()
    return [
        each for each in found if isinstance(each, type) and issubclass(each, Event) and each is not Event
    ]


def test_every_event_question_and_moment_of_skirmish_has_its_sentence() -> None:
    game = load_game("skirmish")
    keys = set(game.pack.texts.keys("en"))  # type: ignore[attr-defined]  # a skirmish has a pack
    wanted = {f"event-{event.__name__}" for event in _events()}
    for procedure in game.procedures.values():
        for step in procedure.steps:
            if step.kind == ASK:
                wanted.add(f"question-{procedure.id}-{step.name}")
            elif step.kind == WINDOW:
                wanted.add(f"moment-{step.target.replace('.', '-')}")
    assert len(wanted) > 30
    assert wanted - keys == set()
    events = {f"event-{event.__name__}" for event in _events()}
    assert {key for key in keys if key.startswith("event-")} - events == set()


def test_no_sentence_of_skirmish_lacks_a_value() -> None:
    """Every event of some random games, for every viewer: no placeholder is left open."""
    from grimtable.bots import decide, make
    from grimtable.kernel.session import Session, seen_by

    game = load_game("skirmish")
    heard: set[str] = set()
    for seed in range(6):
        session = Session.start(game, game.setup(players=2 + seed % 3, seed=seed, windows="ask"))
        tell = speaker(game, session.state)
        bot = make("random", seed)
        while not session.state.over:
            question = tell.question(session.state)
            assert "{" not in question, question
            happened = session.play(decide(bot, session.state))
            for viewer in (None, *session.setup.order):
                for event in seen_by(viewer, happened):
                    heard.add(type(event).__name__)
                    assert "{" not in tell.event(session.state, event)
            view = game.view(session.state, session.setup.order[0])
            assert "{" not in "".join([*tell.facts(view), *tell.seat_facts(view, "red")])
    assert len(heard) > 15


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
