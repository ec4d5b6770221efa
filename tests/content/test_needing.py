"""Cards that speak of what is not there are refused: the table would fail, or nothing would happen."""

from typing import Any

import pytest

from grimtable.content import ContentError, Item, Kind, Registry, Schema
from grimtable.games import installed, load_game, pack_of
from grimtable.kernel.playout import chooser


def card(moment: str, *do: object, conditions: tuple[object, ...] = ()) -> dict[str, object]:
    event = {"moment": moment, "do": list(do), "if": list(conditions)}
    return {"new": True, "text": "A card of this test.", "scatters": ["miss"], "event": event}


def problems(kind: str, data: dict[str, object], game: str = "doom2004") -> list[str]:
    try:
        load_game(game).with_overrides({kind: {"of_this_test": data}})  # type: ignore[attr-defined]  # as every game of the package
    except ContentError as error:
        return [f"{problem.key}: {problem.what}" for problem in error.problems]
    return []


MINE = "invader_cards.of_this_test"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (card("before_draw", "dodge_attack"), 'event.do[0]: the verb "dodge_attack" needs an attack'),
        (
            card("before_draw", {"verb": "wound_finder", "amount": 1}),
            'event.do[0]: the verb "wound_finder" needs a Marine who found it',
        ),
        (
            card("before_draw", {"verb": "lose_points", "amount": 1}),
            'event.do[0]: the verb "lose_points" needs a Marine\'s turn',
        ),
        (
            card("before_draw", "lose_orders"),
            'event.do[0]: the verb "lose_orders" needs figures chosen before it',
        ),
        (
            card("before_draw", {"verb": "wound", "whom": "target_invader", "amount": 1}),
            'event.do[0].whom: "target_invader" needs an attack',
        ),
        (
            card("marine_moved", {"verb": "lose_points", "amount": 1}, conditions=("marine_attacks",)),
            'event.if[0]: the condition "marine_attacks" needs an attack',
        ),
        (
            card("marine_moved", {"verb": "lose_attack", "if": [{"any": ["owners_turn", "marine_attacks"]}]}),
            'event.do[0].if[0].any[0]: the condition "owners_turn" needs a Marine who owns the card',
        ),
        (card("attack_resolved", "attack_again"), 'the verb "attack_again" needs an invader\'s activation'),
        (card("before_draw", "cancel_event"), 'the verb "cancel_event" needs an event card'),
    ],
)  # fmt: skip
def test_what_needs_something_is_refused_where_it_is_not(data: dict[str, object], said: str) -> None:
    found = problems("invader_cards", data)
    assert any(said in each and each.endswith("and here is none") for each in found), found


@pytest.mark.parametrize(
    "data",
    [
        card("attack_declared", "dodge_attack"),
        card("marine_moved", {"verb": "lose_points", "amount": 1}),
        card("attack_resolved", "attack_again", conditions=("in_its_activation",)),
        card("attack_resolved", {"verb": "attack_again", "if": ["in_its_activation"]}),
        card("before_draw", {"verb": "choose_figures", "among": "marines_with_orders"}, "lose_orders"),
        card("event_played", "cancel_event"),
    ],
)
def test_where_it_is_there_or_was_asked_for_the_card_is_sound(data: dict[str, object]) -> None:
    assert problems("invader_cards", data) == []


def test_one_of_several_conditions_promises_nothing() -> None:
    either = {"any": ["in_its_activation", "marine_attacks"]}
    assert problems("invader_cards", card("attack_resolved", "attack_again", conditions=(either,)))


def test_a_bonus_in_battles_may_speak_of_the_battle_and_one_in_tests_may_not() -> None:
    bonus = {"amount": 1, "if": ["fighting_group"]}
    relic = {"new": True, "text": "+1 to your battle value, if you fight more than one enemy."}
    assert problems("relic_cards", {**relic, "battle_bonus": [bonus]}, "relic") == []
    (said,) = problems("relic_cards", {**relic, "test_bonus": [bonus]}, "relic")
    assert 'test_bonus[0].if[0]: the condition "fighting_group" needs a battle' in said


def test_no_two_scenarios_have_the_same_number() -> None:
    with pytest.raises(ContentError, match="the scenario knee_deep_in_the_dead has the number 1 too"):
        load_game("doom2004").with_overrides({"scenarios": {"inferno": {"number": 1}}})  # type: ignore[attr-defined]  # as above


@pytest.mark.parametrize("diagram", ["nort 2", "north", "north 0", "miss 1", "east-north 2", ""])
def test_a_scatter_diagram_is_a_miss_or_a_direction_with_a_number(diagram: str) -> None:
    assert problems("invader_cards", {**card("event_played", "cancel_event"), "scatters": [diagram]})


def test_a_thing_that_nobody_has_named_stops_the_import() -> None:
    registry = Registry()

    @registry.verb("swim", needs="water")
    def swim(state: Any, context: Any) -> None:
        """Swim."""

    with pytest.raises(ValueError, match="water"):
        Schema("pond", [Kind("fish", Item)], registry)


# --- what moments promise is there --------------------------------------------------------------------

#: thing → the record of the procedure that stands for it, for each game
RECORDS: dict[str, dict[str, str]] = {
    "doom2004": {
        "attack": "Attack",
        "activation": "Activation",
        "marine_turn": "MarineTurn",
        "discovery": "Discovering",
        "event": "Resolving",
    },
    "skirmish": {"attack": "Attack", "activation": "Activation", "card": "Playing"},
    "doom2016": {
        "attack": "Attack",
        "activation": "MarineActivation",
        "demon_activation": "DemonActivation",
        "type": "TypeActivation",
        "happening": "Happening",
    },
    "relic": {"battle": "Battle", "test": "Test", "movement": "Moving", "exploration": "Exploring"},
}


@pytest.mark.parametrize("id", installed())
def test_at_every_moment_that_comes_up_what_it_promises_is_in_progress(id: str) -> None:
    game = load_game(id)
    registry = pack_of(game).schema.registry
    seen: set[str] = set()
    for seed in range(4):
        state = game.new(seed=seed, windows="ask")
        below = chooser(seed)
        for _ in range(1200):
            if state.over:
                break
            decision = state.decision
            if decision is not None and decision.is_window:
                moment = decision.question
                records = {type(frame.memory).__name__ for frame in state.stack}
                for thing in registry.given_by("moments", moment):
                    if thing in RECORDS[id]:
                        assert RECORDS[id][thing] in records, f"{moment} promises {thing}"
                        seen.add(moment)
                if "marine_turn" in registry.given_by("moments", moment):
                    assert state.table.active in state.table.marines
            legal = state.legal_actions()
            state.apply(legal[below(len(legal))])
    promised = {word for word in registry.vocabulary("moments") if registry.given_by("moments", word)}
    assert len(seen) * 2 >= len([word for word in promised if id not in ("relic", "doom2016")]), sorted(
        promised - seen
    )


@pytest.mark.parametrize("id", installed())
def test_what_a_function_takes_for_granted_is_declared(id: str) -> None:
    """`innermost` fails where nothing of the kind is in progress: whoever calls it needs it."""
    import inspect
    import re

    game = load_game(id)
    registry = pack_of(game).schema.registry
    things = {record: thing for thing, record in RECORDS[id].items()}
    for sort in ("verb", "condition", "quantity"):
        for entry in registry.entries(sort):
            for record in re.findall(r"state\.innermost\((\w+)\)", inspect.getsource(entry.function)):
                assert things[record] in entry.needs, f"{entry.name} needs {record}"
