"""Bots in arenas: they end every game, keep to what they know, and play vaults, flags and the score."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.bots import decide, explain, make, seed_for
from grimtable.games import load_game
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots import arena_goals
from grimtable.games.doom2004.bots.arena_plan import DEATHMATCH, Plan, wits_for
from grimtable.games.doom2004.bots.arena_plan import FLAGS as SWIFT
from grimtable.games.doom2004.topics import vaults
from grimtable.kernel.position import Position
from tests.bots.twin_worlds import chooses_the_same

GAME: Any = load_game("doom2004", ["amendments", "expansion"])
ARENAS = [name for name in GAME.scenarios if GAME.mode(name) != "scenario"]
ADVISED = ("recruit", "veteran", "nightmare-4")


def play(scenario: str, players: int, level: str, seed: int = 3, decisions: int = 10**6) -> Any:
    # A game of searching bots takes long: to one point it has everything that happens in a longer one.
    options = {"limit": 1} if level.startswith("nightmare") else {}
    state = GAME.new(scenario=scenario, players=players, seed=seed, options=options)
    bots = {seat: make(level, seed_for(seed, seat)) for seat in state.setup.order}
    while not state.over and decisions:
        state.apply(decide(bots[state.asked], state))
        decisions -= 1
    return state


def arranged(scenario: str, drawing: str, legend: dict[str, Any], turn: dict[str, Any], **more: Any) -> Any:
    return GAME.set_up(Position(scenario=scenario, drawing=drawing, legend=legend, turn=turn, **more))


def turn_of(state: Any, seat: str, level: str = "veteran") -> list[Any]:
    """What a bot does in the rest of this turn; nobody else has anything to say."""
    bot = make(level, 1)
    done = []
    while state.asked == seat and state.table.active == seat:
        action = decide(bot, state)
        done.append(action)
        state.apply(action)
        if isinstance(action, act.EndTurn):
            break
    return done


@pytest.mark.parametrize("level", ADVISED)
@pytest.mark.parametrize("arena", ARENAS)
def test_every_arena_is_played_to_its_end(arena: str, level: str) -> None:
    players = 2 + (ARENAS.index(arena) + ADVISED.index(level)) % 5
    assert play(arena, players, level).over


@pytest.mark.parametrize("level", ("veteran", "nightmare-4"))
def test_the_same_seed_plays_the_same_game_whatever_was_thought_before(level: str) -> None:
    one = play("coffin_yard", 2, level, seed=8).digest()
    play("coffin_yard", 4, level, seed=9, decisions=60)
    assert play("coffin_yard", 2, level, seed=8).digest() == one


@pytest.mark.parametrize("level", ADVISED)
def test_the_cards_of_others_do_not_move_a_bot(level: str) -> None:
    """Two are dealt to each in secret; the deck and the dice are others, too."""
    situations = []
    for seed in range(6):
        state = GAME.new(scenario="cloverleaf", players=4, seed=seed)
        bots = {seat: make("recruit", seed_for(seed, seat)) for seat in state.setup.order}
        for _ in range(14):
            if state.asked == "red" and len(state.legal) > 1:
                situations.append(state.copy())
            state.apply(decide(bots[state.asked], state))
    chooses_the_same(make(level, 5), "red", situations, worlds=4)


# --- vaults ---------------------------------------------------------------------------------------

VAULT = """
#################
# k   .   .   . #
#   +   #########
# .   r A .   B #
#   +   +   +   #
# 1   . A .   . #
#################
"""
VAULT_LEGEND: dict[str, dict[str, Any]] = {
    "r": {"marine": "red", "kept": {"red_key": [0]}},
    "k": {"tokens": ["red_key"]},
    "1": {"respawn": 1, "marine": "green", "wounds": 5},
    "B": {"tokens": ["bfg"]},
}
DOORS = {"doors": {"A": {"kind": "vault", "key": "red"}}}


def vault(action: str, drawing: str = VAULT) -> Any:
    """Red has the key in his hand."""
    turn = {"seat": "red", "action": action}
    table = {"arena.pool": {"bfg": 2}}
    state = arranged("cloverleaf", drawing, VAULT_LEGEND, turn, more=DOORS, table=table)
    state.table.tokens.pop(state.field.scene.board.read("0,0"))
    return state


@pytest.mark.parametrize("level", ("veteran", "nightmare-4"))
def test_a_key_holder_empties_the_vault_and_gets_out_again(level: str) -> None:
    state = vault("sprint")
    turn_of(state, "red", level)
    red = state.table.marines["red"]
    assert "bfg" in red.weapons
    assert red.space >= 0
    assert not vaults.inside(state.field.scene) >> red.space & 1
    assert state.table.beside.score["red"] == 0


def test_nobody_goes_in_who_would_not_come_out() -> None:
    """With four points he gets to the weapon, and no further."""
    state = vault("advance", VAULT.replace("# .   r A .   B #", "# r   . A .   B #"))
    inside = vaults.inside(state.field.scene)
    turn_of(state, "red")
    red = state.table.marines["red"]
    assert red.space >= 0
    assert not inside >> red.space & 1


def test_a_key_is_only_worth_what_lies_behind_its_door() -> None:
    turn = {"seat": "red", "action": "sprint"}
    worths = []
    for pool in (2, 0):
        table = {"arena.pool": {"bfg": pool}}
        legend = {**VAULT_LEGEND, "r": {"marine": "red"}}
        state = arranged("cloverleaf", VAULT, legend, turn, more=DOORS, table=table)
        found = arena_goals.prizes(state, state.table.marines["red"])
        worths.append(sum(prize.worth for prize in found if not prize.vault))
    assert worths[0] > 1.0
    assert worths[1] == 0.0


# --- flags ----------------------------------------------------------------------------------------

FLAGS = """
#########################################
# H   h   .   .   .   .   .   .   k   K #
#   +   +   +   +   +   +   +   +   +   #
# I   h   .   .   .   .   .   .   k   L #
#   +   +   +   +   +   +   +   +   +   #
# .   .   .   .   .   .   .   .   .   . #
#########################################
"""
HOMES: dict[str, dict[str, Any]] = {
    "H": {"base": "guns", "headquarters": "guns", "tokens": ["red_flag"]},
    "I": {"base": "guns", "headquarters": "guns"},
    "h": {"headquarters": "guns"},
    "k": {"headquarters": "saws"},
    "K": {"base": "saws", "headquarters": "saws", "tokens": ["blue_flag"]},
    "L": {"base": "saws", "headquarters": "saws"},
}


def field(places: dict[str, dict[str, Any]], turn: dict[str, Any], **changed: Any) -> Any:
    """The two bases and a field between them, with Marines at columns and rows."""
    rows = FLAGS.strip("\n").split("\n")
    legend: dict[str, Any] = {**HOMES, **changed}
    for place, (where, what) in enumerate(places.items()):
        column, row = map(int, where.split(","))
        sign = "abcdefg"[place]
        line = rows[1 + 2 * row]
        old = line[2 + 4 * column]
        rows[1 + 2 * row] = line[: 2 + 4 * column] + sign + line[3 + 4 * column :]
        legend[sign] = {**legend.get(old, {}), **what}
    return arranged("open_ground", "\n" + "\n".join(rows) + "\n", legend, turn)


@pytest.mark.parametrize("level", ADVISED)
def test_a_carrier_runs_home_and_scores(level: str) -> None:
    places: dict[str, dict[str, Any]] = {
        "7,1": {"marine": "red", "kept": {"blue_flag": [0]}},
        "9,2": {"marine": "red_saw"},
    }
    state = field(places, {"seat": "red", "action": "sprint"}, K={**HOMES["K"], "tokens": []})
    turn_of(state, "red", level)
    assert state.table.beside.score == {"guns": 1, "saws": 0}


@pytest.mark.parametrize("level", ADVISED)
def test_the_enemys_flag_is_taken_by_whoever_gets_there(level: str) -> None:
    places: dict[str, dict[str, Any]] = {"3,1": {"marine": "red"}, "2,2": {"marine": "red_saw"}}
    state = field(places, {"seat": "red", "action": "sprint"})
    turn_of(state, "red", level)
    assert state.table.marines["red"].held("blue_flag")


@pytest.mark.parametrize("level", ("veteran", "nightmare-4"))
def test_ones_own_flag_is_sent_home_by_a_touch(level: str) -> None:
    places: dict[str, dict[str, Any]] = {
        "7,2": {"marine": "red"},
        "9,2": {"marine": "red_saw"},
        "3,1": {"tokens": ["red_flag"]},
    }
    state = field(places, {"seat": "red", "action": "sprint"}, H={**HOMES["H"], "tokens": []})
    turn_of(state, "red", level)
    home = state.field.scene.board.read("0,0")
    assert "red_flag" in state.table.tokens[home]


def pulled(state: Any, seat: str, wits: Any = SWIFT) -> dict[str, float]:
    """Where a Marine is drawn to, the strongest pull on each space."""
    marine = state.table.marines[seat]
    found: dict[str, float] = {}
    for space, worth in Plan(state, marine, wits).pulls:
        name = state.field.scene.board.name(space)
        found[name] = max(worth, found.get(name, 0.0))
    return found


def test_the_one_nearest_to_the_base_guards_it_while_an_enemy_is_near() -> None:
    near: dict[str, dict[str, Any]] = {
        "2,1": {"marine": "red"},
        "6,1": {"marine": "green"},
        "4,0": {"marine": "red_saw"},
    }
    state = field(near, {"seat": "red", "action": "sprint"})
    assert pulled(state, "red")["0,0"] >= arena_goals.KEEPER
    assert "0,1" not in pulled(state, "green")
    away: dict[str, dict[str, Any]] = {"2,1": {"marine": "red"}, "6,1": {"marine": "green"}}
    assert "0,1" not in pulled(field(away, {"seat": "red", "action": "sprint"}), "red")


def test_a_thief_is_waited_for_where_he_has_to_go() -> None:
    places: dict[str, dict[str, Any]] = {
        "7,2": {"marine": "red"},
        "3,0": {"marine": "red_saw", "kept": {"red_flag": [0]}},
    }
    state = field(places, {"seat": "red", "action": "sprint"}, H={**HOMES["H"], "tokens": []})
    pulls = pulled(state, "red")
    assert pulls["9,0"] == pulls["3,0"] == arena_goals.STOLEN
    thief = state.table.marines["red_saw"]
    assert arena_goals.frag_worth(state, state.table.marines["red"], thief) > 2 * arena_goals.AWAY


def test_whoever_has_no_flag_to_fetch_goes_with_the_carrier() -> None:
    places: dict[str, dict[str, Any]] = {
        "5,2": {"marine": "red"},
        "6,0": {"marine": "green", "kept": {"blue_flag": [0]}},
        "8,2": {"marine": "red_saw"},
    }
    state = field(places, {"seat": "red", "action": "sprint"}, K={**HOMES["K"], "tokens": []})
    assert pulled(state, "red")["6,0"] == arena_goals.ESCORT
    hunter = state.table.marines["red_saw"]
    assert arena_goals.frag_worth(state, state.table.marines["red"], hunter) == arena_goals.AWAY_NEAR


# --- doors ----------------------------------------------------------------------------------------

GATE = """
#################################
# r   .   .   s A s   .   H   h #
#   +   +   +   #   +   +   +   #
# .   .   .   . A .   .   I   h #
#################   +   +   +   #
# k   k   k   k # .   .   .   . #
#   +   +   +   #   +   +   +   #
# K   L   k   g # .   .   .   . #
#################################
"""


def gate(scenario: str, kind: str, **changed: dict[str, Any]) -> Any:
    """Red has the flag and is home behind a door; the others are shut in."""
    legend: dict[str, Any] = {
        **HOMES,
        "K": {**HOMES["K"], "tokens": []},
        "g": {"marine": "red_saw", "headquarters": "saws"},
        "r": {"marine": "red", "kept": {"blue_flag": [0]}},
        "s": {},
        **changed,
    }
    return arranged(scenario, GATE, legend, {"seat": "red"}, more={"doors": {"A": {"kind": kind}}})


def test_a_turn_is_planned_through_the_door_that_ones_own_weight_opens() -> None:
    """The switch is three steps away and the base six: whoever thinks of the switch only does not run."""
    state = gate("green_market", "switched", s={"encounter": "north_west"})
    done = turn_of(state, "red")
    assert done[0].action == "sprint"
    assert state.table.beside.score["guns"] == 1


def test_a_turn_is_planned_through_the_airlock_that_one_opens_on_the_way() -> None:
    """Three steps, two points for the door, three steps."""
    state = gate("roundabout", "airlock")
    done = turn_of(state, "red")
    assert done[0].action == "sprint"
    assert any(isinstance(deed, act.WorkDoor) for deed in done)
    assert state.table.beside.score["guns"] == 1


RING = """
#########################
# .   .   r A z   P   z #
#   +   +   #   +   +   #
# .   .   . # z   z   z #
#########################
# H   I   h # k   K   L #
#########################
"""


def test_what_lies_near_an_airlock_is_fetched_in_one_breath() -> None:
    """Two points for the door, two steps in and two out again, and no wound."""
    legend: dict[str, dict[str, Any]] = {
        **HOMES,
        "r": {"marine": "red"},
        "z": {"airless": True},
        "P": {"airless": True, "tokens": ["plasma_gun"]},
    }
    more = {"doors": {"A": {"kind": "airlock"}}}
    table = {"arena.pool": {"plasma_gun": 2}}
    state = arranged("roundabout", RING, legend, {"seat": "red"}, more=more, table=table)
    turn_of(state, "red")
    red = state.table.marines["red"]
    assert "plasma_gun" in red.weapons
    assert red.wounds == 5
    assert not state.field.scene.airless >> red.space & 1


# --- the score, the timer, range and answers ------------------------------------------------------

HALL = """
#########################
# r   .   .   g   .   w #
#########################
"""


def hall(score: int = 0, **more: Any) -> Any:
    legend = {
        "r": {"marine": "red", **more},
        "g": {"marine": "green", "wounds": 1},
        "w": {"tokens": ["plasma_gun"]},
    }
    table = {
        "arena.score": {"red": score, "green": 0, "blue": 0, "red_saw": 0},
        "arena.pool": {"plasma_gun": 2},
    }
    return arranged("cloverleaf", HALL, legend, {"seat": "red", "action": "attack"}, table=table)


def test_the_frag_that_wins_is_worth_more_than_another() -> None:
    worths = []
    for score in (0, 4):
        state = hall(score)
        red, green = (state.table.marines[name] for name in ("red", "green"))
        worths.append(arena_goals.frag_worth(state, red, green))
    assert worths[1] > 2 * worths[0]


def test_what_pays_later_fades_as_the_end_comes_near() -> None:
    assert arena_goals.patient(hall(4)) < arena_goals.patient(hall(0)) == 1.0
    state = hall(0)
    state.table.deck.cards = state.table.deck.cards[:2]
    assert arena_goals.patient(state) < 0.5


def test_a_shot_is_taken_from_where_the_weapon_reaches() -> None:
    """A shotgun at six spaces hits nothing, at two it does."""
    state = hall(0, weapons=["shotgun"])
    plan = Plan(state, state.table.marines["red"], DEATHMATCH)
    board = state.field.scene.board
    green = state.table.marines["green"]
    near, far = (plan.shot_at("shotgun", board.read(name), green) for name in ("2,0", "0,0"))
    assert near > far


def test_danger_moves_who_hunts_and_not_who_carries_flags() -> None:
    """Danger that is kept out of the way costs time, and time is points where flags are carried."""
    state = hall(0)
    red = state.table.marines["red"]
    careless = DEATHMATCH._replace(care=0.0)
    worths = [Plan(state, red, wits).stay(red.space) for wits in (DEATHMATCH, careless)]
    assert worths[0] < worths[1]
    assert wits_for(state) is DEATHMATCH
    assert wits_for(GAME.new(scenario="open_ground", players=6, seed=1)) is SWIFT
    assert SWIFT.care == 0.0


def test_a_card_that_costs_nothing_is_used_and_an_explanation_says_so() -> None:
    used = 0
    state = GAME.new(scenario="coffin_yard", players=4, seed=5)
    bots = {seat: make("veteran", seed_for(5, seat)) for seat in state.setup.order}
    while not state.over:
        bot = bots[state.asked]
        if any(isinstance(option, act.UseSkill) for option in state.legal):
            told = explain(bot, state)
            assert len(told.options) == len(state.legal)
            used += isinstance(decide(bot, state), act.UseSkill)
        state.apply(decide(bot, state))
    assert used > 0


def test_a_guard_shoots_before_his_own_blood_is_spilt() -> None:
    """At the declaration of an attack on himself any shot will do."""
    legend = {
        "r": {"marine": "red"},
        "g": {"marine": "green", "order": "guard", "wounds": 5},
        "w": {"tokens": ["plasma_gun"]},
    }
    turn = {"seat": "red", "action": "attack"}
    state = arranged("cloverleaf", HALL, legend, turn)
    while state.asked == "green":  # before the attack he may wait
        state.apply(next(option for option in state.legal if type(option).__name__ == "Pass"))
    state.apply(next(o for o in state.legal if isinstance(o, act.Fire) and o.weapon == "pistol"))
    assert state.asked == "green"
    assert isinstance(decide(make("veteran", 1), state), act.Interrupt)
