"""A card that fails at a table is named and set aside, and the game goes on; elsewhere it stays an error."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from grimtable.content import Effect
from grimtable.content.packs import compiled_parts
from grimtable.games import load_game, override
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.kernel import Game, StateError
from grimtable.kernel.aside import CardFault, SetAside, culprit
from grimtable.kernel.identity import SeatId
from grimtable.kernel.playout import chooser
from grimtable.records.record import Played, read_record
from grimtable.records.session import Session
from grimtable.records.verifying import verify
from tests.support.rule import rule


class Planted(NamedTuple):
    """A card of which there are so many that it is soon played, and what of it fails."""

    game: str
    kind: str
    card: dict[str, Any]
    sort: str  #: a verb or a condition
    name: str


SKIRMISH = {"team": "both", "copies": 300, "text": "?"}
INVADER = {"text": "?", "scatters": ["miss"] * 300}
POWER = {"value": 1, "copies": 99, "text": "?"}
GAIN = {"verb": "gain_influence", "amount": 1}
DRAW = {"verb": "draw_invader_cards", "amount": 1}

PLANTED = [
    Planted("skirmish", "cards", {**SKIRMISH, "order": {"do": ["break_vows"]}}, "verb", "break_vows"),
    Planted(
        "skirmish",
        "cards",
        {**SKIRMISH, "reaction": {"moment": "figure.stepped", "if": ["enemy_stepped"], "do": ["break_vows"]}},
        "condition",
        "enemy_stepped",
    ),
    Planted(
        "doom2004",
        "invader_cards",
        {**INVADER, "event": {"moment": "invader_turn_began", "do": [DRAW]}},
        "verb",
        "draw_invader_cards",
    ),
    Planted(
        "doom2004",
        "marine_cards",
        {
            "copies": 99,
            "text": "?",
            "reaction": {"moment": "action_announced", "if": ["owners_turn"], "do": [DRAW]},
        },
        "condition",
        "owners_turn",
    ),
    Planted(
        "relic",
        "power_cards",
        {**POWER, "abilities": [{"moment": "turn.start", "may": True, "do": [GAIN]}]},
        "verb",
        "gain_influence",
    ),
    Planted(
        "relic",
        "threat_cards",
        {"deck": "red", "type": "event", "copies": 99, "do": [GAIN], "text": "?"},
        "verb",
        "gain_influence",
    ),
]


#: The actions by which a card is played for what it says.
PLAYING = ("PlayCard", "PlayEvent", "UseSkill", "Use")


def planted(which: Planted, monkeypatch: pytest.MonkeyPatch) -> Game[Any, Any]:
    """The game with the card, which fails in the middle of what it does."""
    game: Any = load_game(which.game)
    entry = game.pack.schema.registry.find(which.sort, which.name)
    function = entry.function

    def fails(state: Any, context: Any, *values: Any, **named: Any) -> Any:
        if "planted" in str(getattr(context, "card", "")) + str(getattr(context, "name", "")):
            state.table.planted_half_done = True  # a slot that no table has: an AttributeError
        return function(state, context, *values, **named)

    monkeypatch.setattr(entry, "function", fails)
    return override(game, {which.kind: {"planted": {"new": True, **which.card}}})


def play_on(session: Session[Any, Any], until: Callable[[], bool], seed: int = 3, most: int = 600) -> None:
    below = chooser(seed)
    for _ in range(most):
        if until() or session.state.over:
            return
        legal = session.state.legal_actions()
        played = [
            action for action in legal if "planted" in repr(action) and type(action).__name__ in PLAYING
        ]
        others = [action for action in legal if "planted" not in repr(action)]
        chosen = played or others or legal
        session.play(chosen[below(len(chosen))])


def started(game: Game[Any, Any]) -> tuple[Session[Any, Any], list[str]]:
    session = Session.start(game, game.setup(players=3, scenario=game.scenarios[0], seed=2), undo="free")
    told: list[str] = []
    session.on_fault = lambda item, error: told.append(str(error))
    return session, told


@rule("KRN-17")
@pytest.mark.parametrize("which", PLANTED, ids=lambda which: f"{which.game}-{which.kind}-{which.sort}")
def test_a_card_that_fails_is_set_aside_and_the_game_goes_on(
    which: Planted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = planted(which, monkeypatch)
    session, told = started(game)
    item = f"{which.kind}/planted"

    play_on(session, lambda: bool(session.state.aside))
    assert session.state.aside == (item,)
    assert told[0].startswith(f"{item} fails: AttributeError: ")
    step = session.steps[-1]
    assert isinstance(step, Played)
    assert step.aside == (item,)
    events = [event for _, happened in session.history(session.decisions) for event in happened]
    assert SetAside(item) in events

    digest, number = session.state.digest(), session.decisions
    assert game.load(session.state.to_json()) == session.state
    play_on(session, lambda: session.decisions >= number + 40)
    assert session.decisions > number, "the game goes on"
    assert session.state.aside == (item,)
    assert len(told) == 1, "what is set aside does not fail again"

    assert verify(game, read_record(session.to_json())).digest == session.state.digest()
    resumed = Session.resume(game, read_record(session.to_json()))
    assert resumed.state.digest() == session.state.digest()
    assert resumed.state.aside == (item,)
    by = str(session.setup.order[0])
    session.undo(by, decisions=session.decisions - number)
    assert session.state.digest() == digest
    session.undo(by)
    assert session.state.plain().get("aside") is None
    session.redo()
    assert session.state.digest() == digest
    assert session.state.plain()["aside"] == [item]


@rule("KRN-17")
@pytest.mark.parametrize("which", PLANTED, ids=lambda which: f"{which.game}-{which.kind}-{which.sort}")
def test_nothing_of_a_half_done_effect_stays(which: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    """The decision is the same as in a game where the card never did anything."""
    game = planted(which, monkeypatch)
    session, _ = started(game)
    play_on(session, lambda: bool(session.state.aside))
    other = session.state_after(session.decisions - 1)
    other.set_aside(f"{which.kind}/planted")
    step = session.steps[-1]
    assert isinstance(step, Played)
    other.apply(game.language.read(other, step.action))
    assert other.digest() == session.state.digest()


@rule("KRN-17")
def test_where_nobody_is_told_a_fault_is_raised_with_the_name_of_the_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session, _ = started(planted(PLANTED[0], monkeypatch))
    session.on_fault = None
    with pytest.raises(AttributeError) as error:
        play_on(session, lambda: False)
    assert error.value.__notes__ == ["while carrying out cards/planted"]
    assert not session.state.aside
    assert session.state.legal_actions(), "half a decision does not stay"


@rule("KRN-17")
def test_a_fault_of_nobodys_card_is_no_cards_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = load_game("skirmish")
    session, told = started(game)
    play_on(session, lambda: session.decisions >= 5)
    before = session.state.digest()
    legal = session.state.legal_actions()

    def breaks(*_: Any) -> None:
        raise KeyError("engine")

    monkeypatch.setattr("grimtable.kernel.state.State._advance", breaks)
    with pytest.raises(KeyError, match="engine"):
        session.play(legal[0])
    monkeypatch.undo()
    session.put_back(session.mark())
    assert (session.state.digest(), told) == (before, [])


@rule("KRN-17")
def test_a_saved_state_sets_aside_only_what_there_is() -> None:
    game = load_game("skirmish")
    state = game.new(seed=1)
    plain = state.plain()
    assert "aside" not in plain, "old saves and digests stay as they were"
    for nonsense in (
        "cards/none",
        "none/none",
        "cards",
        "cards/brace#nothing",
        "",
        "scenarios/cold_start#map.x",
    ):
        with pytest.raises(StateError):
            game.from_plain({**plain, "aside": [nonsense]})
    for hostile in ("cards/brace", [1], {"cards": 1}, ["cards/brace"] * 1_000, ["c" * 10_000]):
        with pytest.raises(StateError):
            game.from_plain({**plain, "aside": hostile})
    assert game.from_plain({**plain, "aside": ["cards/brace"]}).aside == ("cards/brace",)


@rule("KRN-17")
def test_no_table_sets_everything_aside() -> None:
    """Each item costs a game of its own, and a stranger's record may name them all."""
    game: Any = load_game("relic")
    state = game.new(seed=1)
    state.aside = tuple(f"threat_cards/{item.id}" for item in game.pack.items("threat_cards"))[:50]
    with pytest.raises(StateError, match="50 items are set aside already"):
        state.set_aside("spaces/wastes")


def test_the_error_that_is_told_has_the_place_where_it_failed() -> None:
    from grimtable.kernel.aside import named

    nothing: dict[str, str] = {}
    try:
        nothing["gone"]
    except KeyError as error:
        fault = named("cards/x", error)
    assert isinstance(fault, CardFault)
    assert fault.__traceback__ is not None
    assert str(fault) == "cards/x fails: KeyError: 'gone'"


@rule("KRN-17")
def test_where_no_function_was_given_an_item_what_is_in_progress_is_to_blame() -> None:
    """The innermost procedure that belongs to one; without any, nobody's card has failed."""

    def blamed(state: Any, thing: object) -> str:
        return thing if isinstance(thing, str) and thing.startswith("cards/") else ""

    def state_with(*memories: object) -> Any:
        stack = [SimpleNamespace(memory=memory) for memory in memories]
        return SimpleNamespace(game=SimpleNamespace(blamed=blamed), stack=stack)

    error = KeyError("raised by nobody")
    assert culprit(state_with("cards/outer", 7, "cards/inner", 8), error) == "cards/inner"
    assert culprit(state_with(7, 8), error) == ""


@rule("KRN-17")
def test_of_a_scenario_only_the_part_that_failed_is_set_aside() -> None:
    game: Any = load_game("doom2004")
    setup = game.setup(scenario="inferno")
    scenario = game.scenario(setup)
    area = next(name for name, each in scenario.areas.items() if each.do)
    blank = game.without((f"scenarios/inferno#areas.{area}", "scenarios/inferno#timers[0]"))
    changed = blank.scenario(setup)
    assert game.calls(setup, "area", area, "")
    assert not blank.calls(setup, "area", area, "")
    assert not blank.calls(setup, "timer", "0", "")
    assert blank.calls(setup, "timer", "1", "") == game.calls(setup, "timer", "1", "")
    assert (changed.victory, changed.map) == (scenario.victory, scenario.map)
    assert blank.content_hash == game.content_hash
    assert blank.without(()) is game
    assert game.without(("scenarios/inferno#timers[0]",)).without(()) is game


@rule("KRN-17")
def test_a_game_names_the_part_of_the_scenario_that_is_carried_out() -> None:
    game: Any = load_game("doom2004")
    state = game.new(scenario="inferno", seed=1)
    for kind, name, item in (
        ("area", "store", "scenarios/inferno#areas.store"),
        ("timer", "2", "scenarios/inferno#timers[2]"),
        ("encounter", "locker", "scenarios/inferno#encounters.locker"),
        ("event", "dud_1", "invader_cards/dud"),
    ):
        assert game.blamed(state, Resolving(SeatId("invader"), kind, name)) == item
    assert game.blamed(state, "dud_1") == ""


@rule("KRN-17")
@pytest.mark.parametrize("name", ["skirmish", "doom2004", "relic"])
def test_any_item_can_be_set_aside_in_the_middle_of_a_game(name: str) -> None:
    """Whatever is in progress goes on, and the state is still one that can be saved and read."""
    game: Any = load_game(name)
    below = chooser(5)
    state = game.new(players=3, seed=5)
    items = [
        f"{kind}/{item.id}"
        for kind in game.pack.schema.kinds
        for item in game.pack.items(kind)
        if any(isinstance(part, Effect) for _, part in compiled_parts(item))
    ]
    for number in range(120):
        if state.over:
            break
        if number % 12 == 11:
            state.set_aside(items[below(len(items))])
        legal = state.legal_actions()
        state.apply(legal[below(len(legal))])
    assert len(state.aside) >= 2
    assert game.load(state.to_json()) == state
