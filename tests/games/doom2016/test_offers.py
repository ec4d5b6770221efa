"""What is offered in DOOM 2016 is exactly what is not refused, at the positions of some cases.

The rules say each thing twice: a list of what may be done, which is quick, and a reason why something may
not. Along a few cases every decision is asked for all spaces, figures, cards, abilities, doors and items.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from grimtable.cases.case import Do, texts
from grimtable.cases.reading import read_case
from grimtable.cases.setup import game_of, staged
from grimtable.games.doom2016.actions import PlayCard, UseAbility
from grimtable.games.doom2016.table import HEALTH
from grimtable.grid import bits
from grimtable.kernel import Action
from grimtable.kernel.procedure import ASK

CASES = Path(__file__).parents[3] / "cases" / "doom2016"
RICH = (
    "abilities/not_twice_in_one_attack",
    "activation/an_attack_is_prepared",
    "activation/bonus_attack",
    "activation/one_main_action",
    "activation/points_outside_the_activation",
    "activation/sprint",
    "attack/points_wait_for_the_end",
    "demons/an_attack_is_prepared",
    "demon_cards/charge",
    "demon_cards/vigilance",
    "doors/large_figures_open_them",
    "doors/opening",
    "event_cards/demonic_speed",
    "flying/not_on_an_enemy",
    "items/no_duplicate_set",
    "items/not_while_sharing",
    "large/ending_on_small_figures",
    "large/over_large",
    "large/ex_06_rotating_two_spaces",
    "objectives/samples_take",
    "respawn/on_a_marine",
    "stagger/large_demon",
    "teleporters/adjacent_teleporters",
    "teleporters/leaving_a_friend_by_telefrag_in_difficult_terrain",
    "teleporters/onto_a_friend",
    "teleporters/refusals",
    "activation/a_strengthened_attack",
    "activation/abilities_as_actions",
    "death/only_the_class_card_of_the_dead",
    "demons/who_uses_an_ability",
    "round/refusals",
    "movement/sharing_with_points_outside_the_activation",
    "vocabulary/summoning",
)


def things(state: Any) -> dict[str, list[Any]]:
    """Everything on the table that an action may name, and something that is not there."""
    table = state.table
    hands = [*table.hand, *(card for each in table.marines.values() for card in (*each.hand, *each.glory))]
    tops = [each.deck.cards[-1] for each in table.marines.values() if each.deck.cards]
    abilities = {source for answers in state.answers.by_moment.values() for _, way, source in answers}
    return {
        "space": list(range(state.field.board.stride * state.field.board.rows)),
        "figure": [*table.figures, "nobody"],
        "card": [*hands, *tops],
        "ability": [*sorted(abilities & state.game.sources.keys()), "nothing:text"],
        "door": [*table.doors, "nowhere"],
        "item": [HEALTH, *(item for lying in table.items.values() for item in lying)],
        "colour": ["red", "black", "blue"],
        "place": ["invasion", *table.demons],
        "demon": [*table.demons],
        "number": list(range(5)),
    }


def conceivable(state: Any, kinds: Iterable[type[Action]]) -> Iterator[Action]:
    named = things(state)
    for kind in kinds:
        fields = [named[each] for each in kind.__struct_fields__ if each != "seat"]
        yield from (kind(state.asked, *values) for values in product(*fields))


def states(name: str) -> Iterator[Any]:
    """The table of a case before each of its actions, and at its end."""
    case = read_case(CASES / f"{name}.toml", name)
    run = staged(case, game_of(case, ()), debug=True)
    yield run.state
    for step in case.steps:
        if isinstance(step.what, Do):
            for text in texts(step.what.action):
                run.play(run.read(text, step.what.seat))
                if not run.state.over:
                    yield run.state


@pytest.mark.parametrize("name", RICH)
def test_what_is_offered_is_what_is_not_refused(name: str) -> None:
    for state in states(name):
        frame = state.stack[-1]
        step = frame.procedure.steps[frame.place] if frame.place < len(frame.procedure.steps) else None
        kinds: Iterable[type[Action]] = (PlayCard, UseAbility)
        if step is not None and step.kind == ASK:
            kinds = step.by_action
            listed = [
                each for choice in step.choices for each in choice.among(state, frame.memory, state.asked)
            ]
            assert listed == state.legal_actions(), state.decision
        for action in conceivable(state, kinds):
            assert (state.why_not(action) is None) == (action in state.legal), action
        for action in state.legal:
            assert state.why_not(action) is None, action


#: Cases in which cards and figures come and go.
CHANGING = (
    "action_cards/rev_it",
    "activation/end",
    "activation/played_cards_may_come_again",
    "attack/killed",
    "attack/reaction",
    "death/cards_and_kill_token",
    "death/killed_in_the_own_activation",
    "death/last_demon_of_a_type",
    "events/discarded_after_use",
    "flying/not_on_an_enemy",
    "glory_kills/battle_cry",
    "items/grenade",
    "items/grenade_returns_with_the_card",
    "large/demons_are_displaced_first",
    "large/large_on_large",
    "large/over_large",
    "movement/friend_on_the_space",
    "respawn/on_a_demon",
    "stagger/glory_kill",
    "stagger/large_demon",
    "summoning/card_turned_up",
    "teleporters/telefrag_of_a_large_figure",
    "vocabulary/summoning",
)


@pytest.mark.parametrize("name", CHANGING)
def test_what_is_kept_beside_the_table_follows_from_it(name: str) -> None:
    for state in states(name):
        anew = state.game.load(state.to_json())
        assert anew.answers == state.answers
        assert anew.field == state.field
        assert {space for space, id in anew.field.at.items() if state.field.at[space] != id} <= set(
            bits(state.field.shared)
        )


#: How much was shown that cannot be unseen, after each action: cards played or revealed, initiative cards,
#: shuffles and draws, and what a summoning tells of the invasion card.
SHOWN = {
    "activation/main_card": [0, 1],
    "glory_kills/battle_cry": [0, 1, 1, 1],
    "round/argent_for_events": [5, 6, 7, 8],
    "round/refusals": [1, 2, 3, 3, 4, 4, 5],
    "attack/reaction": [0, 3, 4],
    "summoning/argent_of_the_group": [0, 1, 2, 3, 4, 6],
    "vocabulary/initiative_and_cards": [0, 0, 1, 1, 2, 2, 3, 5, 7, 7, 8, 9, 9],
    "vocabulary/summoning": [0, 0, 0, 0, 0, 1, 2, 2, 3, 4, 4, 4, 4, 5, 6, 7, 8],
}


@pytest.mark.parametrize("name", SHOWN)
def test_what_was_shown_is_counted(name: str) -> None:
    assert [state.reveals for state in states(name)] == SHOWN[name]
