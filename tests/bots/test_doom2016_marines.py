"""What veteran marines of DOOM 2016 count that recruits do not: points, main actions, turns, danger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from grimtable.bots import decide, make
from grimtable.cases import parse_case
from grimtable.cases.setup import position_of
from grimtable.games import load_game
from grimtable.games.doom2016.actions import DeclareAttack, EndActivation, GainItem, PlayCard, Sprint
from grimtable.games.doom2016.bots.danger import danger_for, turns_before
from grimtable.games.doom2016.bots.values import HURT, price, wound_on_demon
from grimtable.kernel import State
from grimtable.kernel.event import Journal

if TYPE_CHECKING:
    from grimtable.kernel import Action

GAME = load_game("doom2016")


def placed(*lines: str, scenario: str = "tyrant") -> State[Any, Any]:
    """The position of a case that is written here."""
    head = ['game = "doom2016"', 'rules = ["D16-MAR-05"]', 'why = "a position"', f'scenario = "{scenario}"']
    case = parse_case("\n".join([*head, *lines]), "here", to_run=False)
    return GAME.set_up(position_of(case), Journal())


def corridor(*figures: tuple[int, str]) -> list[str]:
    """A map of two rows, with marks on some spaces of the first."""
    row = ["   "] * 16
    for space, mark in figures:
        row[space] = f" {mark} "
    wall, open_ = "#" * 65, f"#{'   '.join('+' * 15).center(63)}#"
    return ['map = """', wall, f"#{' '.join(row)}#", open_, f"#{' ' * 63}#", wall, '"""']


def activation(state: State[Any, Any], level: str = "veteran") -> list[Action]:
    """What a marine does until his activation ends."""
    bot, done = make(level, 5), []
    while state.asked == "alpha" and not state.over:
        chosen = decide(bot, state)
        if isinstance(chosen, EndActivation):
            break
        done.append(chosen)
        state.apply(chosen)
        while state.asked == "invader" and not state.over:
            state.apply(decide(bot, state))
    return done


def test_bonus_cards_come_before_the_attack_that_needs_their_points() -> None:
    """D16-CRD-05: played after the main card they would give its attack up."""
    state = placed(
        *corridor((0, "M"), (10, "i")),
        'turn = { seat = "alpha", points = 0 }',
        "[legend]",
        'M = { figure = "alpha" }',
        'i = { figure = "imp" }',
        "[hands]",
        'alpha = ["sidearm", "keep_moving"]',
    )
    done = activation(state)
    played = [str(each.card) for each in done if isinstance(each, PlayCard)]
    assert played == ["keep_moving_1", "sidearm_1"]
    assert any(isinstance(each, DeclareAttack) for each in done)


def test_sprint_does_not_cost_the_points_of_a_bonus_card() -> None:
    state = placed(
        *corridor((0, "M"), (7, "p"), (15, "p")),
        'turn = { seat = "alpha", points = 0 }',
        "[legend]",
        'M = { figure = "alpha" }',
        'p = { tokens = ["post"] }',
        "[hands]",
        'alpha = ["hit_the_deck", "keep_moving"]',
        scenario="knee_deep",
    )
    sprints = [str(each.card) for each in activation(state) if isinstance(each, Sprint)]
    assert sprints == ["hit_the_deck_1"]
    assert sum(len(each) for each in state.table.tokens.values()) == 1


def test_both_main_actions_are_spent_on_an_objective_that_one_does_not_reach() -> None:
    state = placed(
        *corridor((0, "M"), (3, "i"), (10, "p"), (15, "p")),
        'turn = { seat = "alpha", points = 0 }',
        'squads = { alpha = "battle_hardened" }',
        "[legend]",
        'M = { figure = "alpha" }',
        'i = { figure = "imp" }',
        'p = { tokens = ["post"] }',
        "[hands]",
        'alpha = ["run_and_gun", "close_the_gap", "hit_the_deck"]',
        "[weapons]",
        'alpha = ["burst_rifle", "combat_shotgun"]',
        scenario="knee_deep",
    )
    state.stack[-1].memory.mains = 2
    activation(state)
    assert sum(len(each) for each in state.table.tokens.values()) == 1


def test_who_has_something_to_do_goes_on_towards_demons() -> None:
    """New ones come in every round: whoever waits where they do not reach him meets more of them."""
    state = placed(
        *corridor((0, "M"), (11, "i"), (12, "i"), (13, "i"), (14, "p"), (15, "p")),
        'turn = { seat = "alpha", points = 4 }',
        "[legend]",
        'M = { figure = "alpha", damage = 3 }',
        'i = { figure = "imp" }',
        'p = { tokens = ["post"] }',
        scenario="knee_deep",
    )
    state.stack[-1].memory.mains = 0
    activation(state)
    assert state.table.figures["alpha"].space == 4


def test_who_goes_for_a_weapon_shoots_first_if_he_cannot_from_there() -> None:
    state = placed(
        'map = """',
        "#################################",
        "# M                   i         #",
        "#   #############################",
        "#   #############################",
        "#   #############################",
        "#   #############################",
        "#   #############################",
        "# w #############################",
        "#################################",
        '"""',
        'turn = { seat = "alpha", points = 0 }',
        "[legend]",
        'M = { figure = "alpha" }',
        'i = { figure = "imp" }',
        'w = { items = ["chaingun"] }',
        "[hands]",
        'alpha = ["sidearm"]',
    )
    kinds = [type(each) for each in activation(state)]
    assert DeclareAttack in kinds
    assert GainItem in kinds


LONE = ['squads = { alpha = "lone_soldier" }']


@pytest.mark.parametrize(
    ("squads", "hidden", "revealed", "ready", "exhausted"),
    [
        ([], [], [], 0.5, 0.5),  # nothing is left of this round, as on a drawn table
        ([], [], ["alpha", "invader"], 0.5, 0.5),  # half of the next comes before him
        ([], ["invader"], ["alpha"], 1.5, 0.5),
        (LONE, ["alpha", "invader"], ["alpha"], 0.5, 0.0),  # he acts again in this round
        (LONE, ["invader"], ["alpha", "alpha"], 4 / 3, 1 / 3),
    ],
)
def test_how_often_a_type_acts_before_a_marine_is_read_from_the_initiative_cards(
    squads: list[str], hidden: list[str], revealed: list[str], ready: float, exhausted: float
) -> None:
    state = placed(
        *corridor((0, "M"), (10, "i")),
        'turn = { seat = "alpha", points = 0 }',
        *squads,
        "[legend]",
        'M = { figure = "alpha" }',
        'i = { figure = "imp" }',
    )
    state.table.initiative, state.table.revealed = hidden, revealed
    assert turns_before(state, "alpha") == pytest.approx((ready, exhausted))  # type: ignore[arg-type]  # of this game


def test_demons_behind_a_door_are_to_be_feared() -> None:
    """They open it for a point; a wall is another matter."""
    found = {}
    for mark in ("A", "#"):
        state = placed(
            'map = """',
            "#################",
            f"# M     {mark}     i #",
            "#################",
            '"""',
            'turn = { seat = "alpha", points = 0 }',
            "[legend]",
            'M = { figure = "alpha" }',
            'i = { figure = "imp" }',
        )
        here = state.table.figures["alpha"].space
        found[mark] = danger_for(state, "alpha").wounds(here)  # type: ignore[arg-type]  # of this game
    assert found["A"] > found["#"] == 0.0


@pytest.mark.parametrize(("damage", "part"), [(7, 1.0), (3, 3 / 7), (12, 1.0)])
def test_a_demon_is_worth_wounding_as_far_as_it_is_staggered(damage: int, part: float) -> None:
    """A Baron takes sixteen wounds, or seven and a Glory Kill."""
    state = placed(
        *corridor((0, "M"), (4, "b")),
        'turn = { seat = "alpha", points = 0 }',
        "[legend]",
        'M = { figure = "alpha" }',
        'b = { figure = "baron_of_hell" }',
    )
    baron: Any = state.table.figures["baron_of_hell_1"]
    worth = wound_on_demon(state, baron, damage)  # type: ignore[arg-type]  # of this game
    assert worth == pytest.approx(HURT * part * price(state.game, "baron_of_hell"))
