"""Events, questions and facts read as sentences, from the game's catalogue or plainly without one."""

import importlib
import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from grimtable.content import LANGUAGES
from grimtable.games import installed, load_game, pack_of
from grimtable.games.doom2004 import changes
from grimtable.games.doom2004 import events as doom
from grimtable.games.doom2004.events import InvaderPlaced
from grimtable.games.skirmish.events import AttackRolled, CardDrawn, FigureMoved, WoundsSuffered
from grimtable.kernel import Event, Game, Result, State, refuse
from grimtable.kernel.chance import Request
from grimtable.kernel.identity import CHANCE, CardId, DoorId, FigureId, SeatId, Space
from grimtable.kernel.position import Position
from grimtable.kernel.procedure import ASK, WINDOW
from grimtable.narration.hooks import seat_words, table_words
from grimtable.narration.names import Names
from grimtable.narration.refusals import worded
from grimtable.narration.sentences import Line, Sentences
from grimtable.records.repair import Repaired

DUEL = """
#################
# s   g         #
#################
"""


def duel() -> State[Any, Any]:
    """A ghoul of the keeper stands next to red's scout, and it is the ghoul's activation."""
    return load_game("skirmish").set_up(
        Position(
            drawing=DUEL,
            legend={"s": {"figure": "scout", "seat": "red"}, "g": {"figure": "ghoul"}},
            hands={"red": ("dive",)},
            turn={"seat": "keeper", "figure": "ghoul_1"},
        )
    )


def speaker(game: Game[Any, Any], state: State[Any, Any], language: str = "en") -> Sentences:
    return Sentences(Names(game, state.setup.order, language), state.setup)


def test_a_window_says_what_is_answered() -> None:
    state = duel()
    state.apply(state.game.language.read(state, "keeper: attack red_scout_1"))
    told = speaker(state.game, state).question(state)
    assert told == "Red: Ghoul 1 attacks Red's Scout 1: answer before the dice are rolled, or pass."


def test_a_question_says_who_acts_and_what_is_left() -> None:
    state = duel()
    told = speaker(state.game, state).question(state)
    assert told == "Keeper: Ghoul 1 acts: 5 steps and an attack left."


def test_a_walk_is_told_in_one_sentence_and_like_sentences_once() -> None:
    state = duel()
    here, there, far = (state.field.board.read(space) for space in ("1,0", "2,0", "3,0"))
    told = speaker(state.game, state).events(
        state,
        [
            FigureMoved(FigureId("ghoul_1"), here, there),
            FigureMoved(FigureId("ghoul_1"), there, far),
            CardDrawn(SeatId("red"), None),
            CardDrawn(SeatId("red"), None),
            CardDrawn(SeatId("red"), CardId("brace_1")),
        ],
    )
    assert told == ["Ghoul 1 moves from 1,0 to 3,0.", "Red draws a card. (×2)", "Red draws Brace."]


def test_a_line_of_the_log_says_which_rule_places_and_figures_it_is_about() -> None:
    """A walk is one line from its beginning to its end; a card in it is no figure."""
    state = duel()
    here, there, far = (state.field.board.read(space) for space in ("1,0", "2,0", "3,0"))
    walk, hurt, drawn = speaker(state.game, state).lines(
        state,
        [
            FigureMoved(FigureId("ghoul_1"), here, there),
            FigureMoved(FigureId("ghoul_1"), there, far),
            WoundsSuffered(FigureId("red_scout_1"), 1),
            CardDrawn(SeatId("red"), CardId("brace_1")),
        ],
    )
    assert walk == Line(
        "Ghoul 1 moves from 1,0 to 3,0.", FigureMoved.rule, ("FigureMoved",), ("1,0", "3,0"), ("ghoul_1",)
    )
    assert (hurt.rule, hurt.places, hurt.pieces) == (WoundsSuffered.rule, (), ("red_scout_1",))
    assert (drawn.text, drawn.pieces) == ("Red draws Brace.", ("red",))


@pytest.mark.parametrize(
    ("kind", "what", "asked"),
    [
        ("roll", "red", "Roll the Red die on the real table: which face does it show?"),
        ("pick", "marine_deck", "Draw from the real pile of the Marine cards: what did you draw?"),
        ("pick", "starting_player", "Draw lots at the real table: who begins?"),
    ],
)
def test_what_is_rolled_or_drawn_at_a_real_table_is_called_by_its_name(
    kind: Literal["roll", "pick"], what: str, asked: str
) -> None:
    """A red die is no red Marine, and a lot no pile of cards."""
    game = load_game("doom2004")
    state = game.new(seed=1)
    state.asked, state.request = CHANCE, Request(kind, what, ("red",))
    assert speaker(game, state).question(state) == asked


def test_dice_that_are_rolled_again_are_no_seats_of_their_colour() -> None:
    game = load_game("doom2004")
    state = game.new(seed=1, players=3)
    rolled = doom.DiceRolled(
        FigureId("red"), ("yellow", "green"), ("4/1", "2/1"), ("yellow", "green"), range=6, damage=2
    )
    (line,) = speaker(game, state).events(state, [rolled])
    assert line.startswith("Rolled again: yellow and green.")
    refusal = refuse("D04-RRL-01", "not_among", dice=("green", "red"))
    assert worded(Names(game, state.order), refusal).endswith("Green die and Red die")


def test_a_run_of_events_keeps_all_its_places() -> None:
    game = load_game("doom2004")
    state = game.new(seed=1)
    spaces = [state.field.board.read(space) for space in ("0,21", "1,21")]
    (line,) = speaker(game, state).lines(
        state,
        [InvaderPlaced(FigureId(f"imp_{number}"), "imp", space) for number, space in enumerate(spaces, 1)],
    )
    assert line.text == "Figures appear: Imp 1 at 0,21, Imp 2 at 1,21."
    assert (line.kinds, line.pieces, line.places) == (
        ("InvaderPlaced",), ("imp_1", "imp_2"), ("0,21", "1,21"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Red suffers 2 wounds.", "Red announces Sprint with 1 adrenaline."]),
        ("de", ["Rot erleidet 2 Verletzungen.", "Rot sagt an: Sprinten mit 1 Adrenalin."]),
        ("pl", ["Czerwony odnosi 2 rany.", "Czerwony ogłasza: Sprint, adrenalina: 1."]),
    ],
)
def test_what_happens_is_told_in_the_language_of_the_reader(language: str, told: list[str]) -> None:
    game = load_game("doom2004")
    state = game.new(seed=1)
    events = [doom.WoundsSuffered(FigureId("red"), 2), doom.ActionAnnounced(FigureId("red"), "sprint", 1)]
    assert speaker(game, state, language).events(state, events) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Demon 1 attacks Red (Watch).",
                "Red attacks Imp 1 (Guard): Shotgun.",
                "Red suffers 1 wound (damaging obstacle).",
                "Red suffers 2 wounds (Booby Trap).",
            ],
        ),
        (
            "de",
            [
                "Dämon 1 greift Rot an (Wachsamkeit).",
                "Rot greift Imp 1 an (Absichern): Schrotflinte.",
                "Rot erleidet 1 Verletzung (gefährliches Hindernis).",
                "Rot erleidet 2 Verletzungen (Sprengfalle).",
            ],
        ),
        (
            "pl",
            [
                "Demon 1 atakuje, cel: Czerwony (Czujność).",
                "Czerwony atakuje, cel: Imp 1 (Czuwanie), Strzelba.",
                "Czerwony odnosi 1 ranę (przeszkoda raniąca).",
                "Czerwony odnosi 2 rany (Mina pułapka).",
            ],
        ),
    ],
)
def test_what_let_somebody_attack_or_hurt_somebody_is_named(language: str, told: list[str]) -> None:
    game = load_game("doom2004")
    state = game.new(seed=1)
    red, here = FigureId("red"), Space(0)
    events = [
        doom.AttackDeclared(FigureId("demon_1"), "", here, (red,), "watch"),
        doom.AttackDeclared(red, "shotgun", here, (FigureId("imp_1"),), "guard"),
        doom.WoundsSuffered(red, 1, "damaging"),
        doom.WoundsSuffered(red, 2, "booby_trap_1"),
    ]
    assert speaker(game, state, language).events(state, events) == told


def test_a_scatter_and_the_dice_are_told_in_the_language_of_the_reader() -> None:
    game = load_game("doom2004")
    state = game.new(seed=1)
    events = [
        doom.DiceRolled(FigureId("imp_1"), ("yellow", "green_2"), ("3/2", "miss"), (), 3, 2),
        doom.AttackScattered(CardId("dud_1"), "north-east 2", Space(-1)),
    ]
    assert speaker(game, state, "de").events(state, events) == [
        "Imp 1 würfelt Reichweite 3 und 2 Schaden: gelb 3/2, grün 2 Fehlschuss.",
        "Streuung (Nordost 2): Der Angriff verpufft.",
    ]
    assert speaker(game, state).events(state, events) == [
        "Imp 1 rolls range 3 and damage 2: yellow 3/2, green 2 miss.",
        "It scatters (north-east 2) and has no effect.",
    ]


def test_what_a_scenario_says_is_told_in_the_language_of_the_reader() -> None:
    game = load_game("doom2004")
    state = game.new(scenario="knee_deep_in_the_dead", seed=1)
    tell = speaker(game, state, "de")
    area = game.scenario(state.setup).areas["airlock"]  # type: ignore[attr-defined]  # only this game has areas
    assert tell.events(state, [doom.AreaDiscovered("airlock", area.text)]) == [
        "Entdeckt: Luftschleuse. Saubere Luft. Lauft."
    ]
    assert tell.scenario_title == "Knietief in Leichen"
    assert tell.opening[-1].startswith("Ziel: Findet den roten Schlüssel")
    assert tell.goal in " ".join(tell.facts(game.view(state, None)))


def test_the_end_of_a_game_is_told_in_the_language_of_the_reader() -> None:
    game = load_game("doom2004")
    state = game.new(seed=1)
    changes.win(state, "invader", "D04-VIC-02", "The Invader has 6 frag points.")  # type: ignore[arg-type]  # a DoomState
    assert state.result is not None
    event = doom.GameWon(state.result.winners, state.result.sentence)
    assert speaker(game, state).ending(state.result) == "The Invader has 6 frag points."
    assert speaker(game, state, "de").events(state, [event]) == ["Der Eindringling hat 6 Killpunkte."]
    goal = Result((), "D04-VIC-01", game.scenario(state.setup).goal_reached)  # type: ignore[attr-defined]  # as above
    assert speaker(game, state, "pl").ending(goal).startswith("Śluza zatrzaskuje się")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (WoundsSuffered(FigureId("red_scout_1"), 1), "Red's Scout 1 suffers 1 wound."),
        (WoundsSuffered(FigureId("ghoul_2"), 3), "Ghoul 2 suffers 3 wounds."),
        (AttackRolled(FigureId("ghoul_2"), ("0", "0"), 0, 0), "Ghoul 2 rolls 0 and 0: no hit."),
        (AttackRolled(FigureId("ghoul_2"), ("1!", "2"), 3, 1), "Ghoul 2 rolls 1! and 2: 3 hits, piercing 1."),
        (
            Repaired(SeatId("red"), ("keeper",), "why not", ("round",)),
            "By hand: Red changed round (why not).",
        ),
    ],
)
def test_an_event_reads_as_a_sentence(event: Event, told: str) -> None:
    state = duel()
    assert speaker(state.game, state).event(state, event) == told


def test_a_repair_lights_the_seat_that_repaired() -> None:
    state = duel()
    (line,) = speaker(state.game, state).lines(
        state, [Repaired(SeatId("red"), ("keeper",), "why", ("round",))]
    )
    assert line.pieces == ("red",)


def _events(game: str) -> list[type[Event]]:
    found = vars(importlib.import_module(f"grimtable.games.{game}.events")).values()
    return [
        each for each in found if isinstance(each, type) and issubclass(each, Event) and each is not Event
    ]


def _lots(game: str) -> set[str]:
    """What is decided by lot somewhere in the rules of a game."""
    folder = Path(str(importlib.import_module(f"grimtable.games.{game}").__file__)).parent
    rules = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    return set(re.findall(r"\.pick\(\s*\"(\w+)\"", rules))


@pytest.mark.parametrize("id", installed())
def test_every_event_question_and_moment_has_its_sentence(id: str) -> None:
    game = load_game(id)
    keys = set(pack_of(game).texts.keys("en"))
    events = {f"event-{event.__name__}" for event in _events(id)}
    wanted = set(events)
    for procedure in game.procedures.values():
        for step in procedure.steps:
            if step.kind == ASK:
                own, alike = f"question-{procedure.id}-{step.name}", f"question-{step.name}"
                wanted.add(alike if own not in keys and alike in keys else own)
            elif step.kind == WINDOW:
                wanted.add(f"moment-{step.target.replace('.', '-')}")
    assert len(wanted) > 30
    assert wanted - keys == set()
    # Of lots drawn at a real table, those have a question of their own that need one.
    wanted |= {f"question-pick-{what}" for what in _lots(id)} & keys
    told = ("event-", "question-", "moment-")
    assert {key for key in keys if key.startswith(told)} - wanted == set()
    runs = {f"event-{key.partition('-')[2]}" for key in keys if key.startswith(("run-", "item-"))}
    assert runs - events == set()


@pytest.mark.parametrize("id", installed())
def test_every_note_is_about_an_action_of_the_game(id: str) -> None:
    game = load_game(id)
    keys = pack_of(game).texts.keys("en")
    actions = {action.__name__ for action in game.actions}
    house = {f"note-{word}" for word in ("at", "off", "wounds", "blank")}  # a game may say these its own way
    notes = {key for key in keys if key.startswith("note-")} - house
    assert {key.split("-")[1] for key in notes} - actions == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", installed())
def test_no_sentence_lacks_a_value(id: str, language: str) -> None:
    """Every event of some random games, for every viewer: no placeholder is left open, no fact untold."""
    from grimtable.bots import decide, make
    from grimtable.kernel.event import seen_by
    from grimtable.records.session import Session

    game = load_game(id)
    keys = set(pack_of(game).texts.keys("en"))
    heard: set[str] = set()
    for seed in range(5 if language == "en" else 2):
        scenario = game.scenarios[seed % len(game.scenarios)]
        setup = game.setup(players=2 + seed % 3, scenario=scenario, seed=seed, windows="ask")
        session = Session.start(game, setup)
        tell = speaker(game, session.state, language)
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
                    facts = [
                        *tell.facts(view),
                        *tell.seat_facts(view, session.setup.order[0]),
                        *table_words(game, view, language),
                        *(
                            word
                            for seat in session.setup.order
                            for word in seat_words(game, view, seat, language)
                        ),
                    ]
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

    door: DoorId
    by: FigureId
    space: Space
    noise: bool


def test_without_a_catalogue_entry_an_event_is_still_readable() -> None:
    state = duel()
    told = speaker(state.game, state).event(
        state, DoorBlownUp(DoorId("A"), FigureId("red_scout_1"), Space(2), True)
    )
    assert told == "Door blown up: door A, by Red's Scout 1, space 2,0, noise yes."


def test_a_game_without_a_pack_is_told_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    state = duel()
    tell = speaker(state.game, state)
    monkeypatch.setattr(tell.names, "pack", None)
    assert tell.question(state) == "Keeper: act."
    assert "round 1" in tell.facts(state.game.view(state, None))
    assert msgspec.json.encode(tell.seat_facts(state.game.view(state, None), "red")) == b'["hand sizes 1"]'


def test_a_line_weighs_as_much_as_its_weightiest_event() -> None:
    game = load_game("doom2004")
    state = game.new(seed=1)
    tell = speaker(game, state)
    events = [
        doom.AmmoSpent(FigureId("red"), "bullets", 3),
        doom.DoorOpened(DoorId("A")),
        doom.MarineFragged(FigureId("red"), Space(5)),
    ]
    assert [line.weight for line in tell.lines(state, events)] == [1, 2, 3]
