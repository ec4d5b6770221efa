"""The words of cards and scenarios: each group names its figures, each condition holds just when it should,

and each verb does what it says, to the number.
"""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004 import card_effects as cards
from grimtable.games.doom2004 import events
from grimtable.games.doom2004 import scenario_effects as scenarios
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.discovery import Discovering
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.games.doom2004.topics.groups import DOORS, FIGURES, SPACES, is_beside_kind
from grimtable.kernel import Journal, SeatId
from grimtable.kernel.identity import DoorId, FigureId, Space
from grimtable.kernel.lasting import Effect
from grimtable.kernel.position import Position
from tests.support.rule import rule

DRAWING = """
#############################
# r   z   t       d     # k #
#   +   +   +   +   +   #####
# g           o         A h #
#   +   +   +   +   +   +   #
#     i   c         B   A v #
#################   +   #####
#################   B   #####
#############################
"""
LEGEND: dict[str, dict[str, Any]] = {
    "r": {"marine": "red", "order": "dodge", "ammo": {"bullets": 2}},
    "g": {"marine": "green", "encounter": "corpse"},
    "k": {"marine": "blue"},
    "z": {"invader": "zombie", "wounds": 1},
    "t": {"invader": "trite"},
    "d": {"invader": "demon"},
    "i": {"invader": "imp"},
    "c": {"invader": "sentry_bot", "seat": ""},
    "o": {"encounter": "charge"},
    "h": {"area": "vault"},
    "v": {"area": "vault"},
}
RED, GREEN, BLUE = FigureId("red"), FigureId("green"), FigureId("blue")
ZOMBIE, TRITE, DEMON, IMP, BOT = "zombie_1", "trite_1", "demon_1", "imp_1", "sentry_bot_1"


@pytest.fixture(scope="module")
def game() -> Any:
    return load_game("doom2004", ("amendments", "expansion"))


@pytest.fixture
def state(game: Any) -> Any:
    found = game.set_up(Position(drawing=DRAWING, legend=LEGEND, turn={"seat": "red", "action": "advance"}))
    found.journal = Journal()
    return found


def space(state: Any, name: str) -> Space:
    return Space(state.field.board.read(name))


def by(seat: str = "invader", **more: Any) -> Resolving:
    return Resolving(SeatId(seat), "event", "case_card", **more)


def attack(state: Any, attacker: str, weapon: str, at: str, **more: Any) -> Any:
    found = Attack(FigureId(attacker), weapon, space(state, at), **more)
    state.begin("attack", found)
    return found


def told(state: Any) -> list[Any]:
    found, state.journal = state.journal.events, Journal()
    return list(found)


# --- groups -----------------------------------------------------------------------------------------


def group(state: Any, name: str, resolving: Resolving | None = None) -> set[str]:
    return set(FIGURES[name](state, resolving or by()))


def test_groups_of_invaders(state: Any) -> None:
    assert group(state, "invaders") == {ZOMBIE, TRITE, DEMON, IMP}
    assert group(state, "small_invaders") == {ZOMBIE, TRITE, IMP}
    assert group(state, "small_beside_marines") == {ZOMBIE, IMP}
    assert group(state, "hunters") == {TRITE, DEMON}
    assert group(state, "wounded_invaders") == {ZOMBIE}
    assert group(state, "invaders_beside_mover") == {ZOMBIE}
    assert group(state, "new_invaders") == set()
    state.begin("discovering", Discovering("vault", RED, placed=(ZOMBIE, BOT, "imp_9")))
    assert group(state, "new_invaders") == {ZOMBIE}
    state.table.active = "invader"
    assert group(state, "invaders_beside_mover") == set()


def test_groups_of_marines(state: Any) -> None:
    marines = state.table.marines
    assert group(state, "marines_with_orders") == {"red"}
    assert group(state, "marines_beside_invaders") == {"red", "green"}
    assert group(state, "active_marine") == {"red"}
    assert group(state, "owner", by("green")) == {"green"}
    assert group(state, "owner") == set()
    assert group(state, "squad_without_orders", by("red")) == {"green"}
    assert group(state, "squad_without_orders", by("green")) == {"green"}
    assert group(state, "squad_without_orders", by("blue")) == {"blue"}
    assert group(state, "chosen", by(figures=("imp_1", "red"))) == {"imp_1", "red"}
    for id in ("red", "green"):
        state.field.lift(marines[id].id, 1 << marines[id].space)
        marines[id].space = -1
    assert group(state, "marines_with_orders") == set()
    assert group(state, "marines_beside_invaders") == set()
    assert group(state, "active_marine") == set()
    assert group(state, "owner", by("green")) == set()
    assert group(state, "squad_without_orders", by("green")) == set()
    assert group(state, "invaders_beside_mover") == set()
    assert not is_beside_kind(state, "zombie")


def test_groups_around_an_attack(state: Any) -> None:
    for name in ("target_invader", "wounded_victims", "marines_beside_target"):
        assert group(state, name) == set()
    shot = attack(state, "red", "pistol", "1,0")
    assert group(state, "target_invader") == {ZOMBIE}
    assert group(state, "marines_beside_target") == set()  # it has not come down anywhere
    for at, near in (("1,1", {"red", "green"}), ("1,2", {"green"}), ("3,1", set()), ("0,0", {"green"})):
        shot.at = space(state, at)
        assert group(state, "marines_beside_target") == near
    for at, there in (("0,0", set()), ("2,2", set()), ("4,1", {DEMON}), ("3,1", set())):
        shot.space = space(state, at)
        assert group(state, "target_invader") == there
    shot.victims = ((FigureId(ZOMBIE), 2), (FigureId(IMP), 0), (RED, 1), (FigureId(BOT), 1))
    assert group(state, "wounded_victims") == {ZOMBIE}


def test_groups_of_spaces(state: Any) -> None:
    name = state.field.board.name
    hidden = {name(at) for at in SPACES["hidden_and_empty"](state, by())}
    seen = {"0,2", "1,1", "2,1", "3,1", "3,0"}
    assert hidden and not hidden & (seen | {"0,0", "1,0", "2,2", "6,1", "6,2"})
    shot = attack(state, "red", "pistol", "1,2")
    assert {name(at) for at in SPACES["empty_beside_target"](state, by())} == {"0,2", "1,1", "2,1"}
    shot.space = space(state, "4,0")
    assert SPACES["empty_beside_target"](state, by()) == []  # a Demon does not move a single space
    landings = SPACES["landings_of_chosen"]
    assert {name(at) for at in landings(state, by(figure=GREEN))} == {
        "0,2",
        "1,1",
        "2,1",
        "3,0",
        "3,1",
        "3,2",
    }
    assert landings(state, by(figure=FigureId(IMP))) == []
    state.table.marines["green"].space = -1
    assert landings(state, by(figure=GREEN)) == []


def test_groups_of_doors(state: Any) -> None:
    closing, beside = DOORS["doors_that_can_close"], DOORS["doors_beside_invaders"]
    assert set(closing(state, by())) == {"A", "B"} and beside(state, by()) == []
    demon = state.table.invaders[DEMON]
    state.field.move(
        demon.id, 1 << demon.space | 1 << demon.space + state.field.board.stride, 3 << space(state, "4,2")
    )
    demon.space, demon.wide = space(state, "4,2"), True
    assert set(beside(state, by())) == {"A", "B"}
    assert set(closing(state, by())) == {"A", "B"}
    state.table.doors["B"] = "open"
    assert set(closing(state, by())) == {"A"}  # it lies across the line
    state.table.doors["A"] = "destroyed"
    assert (closing(state, by()), beside(state, by())) == ([], ["B"])


def test_beside_a_kind(state: Any) -> None:
    kinds = ("zombie", "trite", "demon", "imp", "sentry_bot")
    assert [kind for kind in kinds if is_beside_kind(state, kind)] == ["zombie"]
    state.table.active = "green"
    assert [kind for kind in kinds if is_beside_kind(state, kind)] == ["zombie", "imp"]
    state.table.active = "invader"
    assert not any(is_beside_kind(state, kind) for kind in kinds)


# --- conditions -------------------------------------------------------------------------------------


def test_conditions_about_an_attack(state: Any) -> None:
    shot = attack(state, "red", "pistol", "1,0")
    owner = by("red")
    assert cards.marine_attacks(state, by()) and not cards.invader_attacks(state, by())
    assert cards.owner_attacks(state, owner) and not cards.owner_attacks(state, by("green"))
    assert cards.target_is_invader(state, by()) and cards.target_is_small_invader(state, by())
    assert cards.invader_is_affected(state, by()) and cards.weapon_uses_ammo(state, by())
    assert not cards.in_its_activation(state, by())
    for amount, far in ((1, True), (2, False)):
        assert cards.target_is_distant(state, by(), amount) is far
    state.table.marines["red"].ammo["bullets"] = 0
    assert not cards.weapon_uses_ammo(state, by())
    state.table.marines["red"].ammo["bullets"] = 1
    assert cards.weapon_uses_ammo(state, by())
    shot.weapon = "fist"
    assert not cards.weapon_uses_ammo(state, by())
    shot.space = space(state, "4,0")
    assert cards.target_is_invader(state, by()) and not cards.target_is_small_invader(state, by())
    shot.space = space(state, "1,1")
    assert not cards.target_is_invader(state, by()) and not cards.target_is_small_invader(state, by())
    assert not cards.invader_is_affected(state, by())


def test_conditions_about_an_invaders_attack(state: Any) -> None:
    shot = attack(state, ZOMBIE, "", "0,0")
    assert cards.invader_attacks(state, by()) and not cards.marine_attacks(state, by())
    assert not cards.owner_attacks(state, by("red")) and not cards.weapon_uses_ammo(state, by())
    state.begin("activation", Activation(FigureId(ZOMBIE), points=1))
    state.begin("attack", shot)
    assert cards.in_its_activation(state, by())
    shot.kind = "card"
    assert not cards.in_its_activation(state, by())
    shot.kind, shot.attacker = "turn", FigureId(IMP)
    assert not cards.in_its_activation(state, by())
    shot.attacker = FigureId(BOT)
    assert not cards.invader_attacks(state, by())
    shot.attacker = FigureId("zombie_9")
    assert not cards.invader_attacks(state, by())


def test_conditions_about_a_roll_and_its_victims(state: Any) -> None:
    shot = attack(state, ZOMBIE, "", "0,0", dice=("red", "yellow"))
    owner = by("red")
    for victims, owned, marine in (
        (((RED, 1),), True, True),
        (((FigureId(IMP), 2), (RED, 1), (GREEN, 0)), True, True),
        (((RED, 0),), False, False),
        (((GREEN, 1), (FigureId(IMP), 1)), False, True),
        (((FigureId(IMP), 1),), False, False),
    ):
        shot.victims = victims
        assert cards.owner_is_wounded(state, owner) is owned
        assert cards.attack_wounded_marine(state, by()) is marine
    for faces, none in ((((1, 0, 0, 0), (1, 0, 1, 0)), False), (((1, 0, 0, 0),), True), ((), True)):
        shot.faces = faces
        assert cards.no_bullet_shown(state, by()) is none
    most = state.game.dice_counts["red"]
    shot.dice = ("red",) * (most - 1) + ("yellow",)
    assert cards.die_is_free(state, by(), "red")
    cards.add_die(state, by(), "red")
    assert shot.dice.count("red") == most and not cards.die_is_free(state, by(), "red")
    cards.add_die(state, by(), "red")
    assert shot.dice.count("red") == most
    for killed, counted in (((ZOMBIE,), True), ((), False), (("red",), False)):
        shot.killed = killed
        assert cards.attack_killed_invader(state, by("red")) is counted
    shot.at = space(state, "1,1")
    assert cards.marine_beside_target(state, by())
    shot.at = space(state, "3,1")
    assert not cards.marine_beside_target(state, by())


def test_conditions_about_marines(state: Any) -> None:
    turn = state.innermost(MarineTurn)
    assert cards.owners_turn(state, by("red")) and not cards.owners_turn(state, by("green"))
    assert not cards.owner_has_no_order(state, by("red")) and cards.owner_has_no_order(state, by("green"))
    assert cards.squad_lacks_order(state, by("red"))
    state.table.marines["green"].order = "heal"
    assert not cards.squad_lacks_order(state, by("red"))
    assert cards.announced(state, by(), "advance") and not cards.announced(state, by(), "sprint")
    assert cards.mover_has_points(state, by())
    turn.points = 0
    assert not cards.mover_has_points(state, by())
    assert cards.mover_beside(state, by(), "zombie") and not cards.mover_beside(state, by(), "imp")
    assert cards.there_are(state, by(), "hunters") and not cards.there_are(state, by(), "chosen")
    assert cards.there_is_door(state, by(), "doors_that_can_close")
    assert not cards.there_is_door(state, by(), "doors_beside_invaders")
    state.table.marines["red"].space = -1
    state.table.marines["red"].order = ""
    assert not cards.owners_turn(state, by("red")) and not cards.owner_has_no_order(state, by("red"))


def test_conditions_of_scenarios(state: Any) -> None:
    table, finder = state.table, by("invader", finder="red")
    table.flags["seals"] = 2
    for amount, reached in ((1, True), (2, True), (3, False)):
        assert scenarios.flag_at_least(state, None, "seals", amount) is reached
    assert scenarios.flag_at_least(state, None, "codes", 0) and not scenarios.flag_at_least(
        state, None, "codes", 1
    )
    for amount, there in ((3, True), (4, False)):
        assert scenarios.marines_at_least(state, None, amount) is there
    assert scenarios.area_known(state, None, "start") and not scenarios.area_known(state, None, "vault")
    assert not scenarios.key_found(state, None, "red")
    table.keys.append("red")
    assert scenarios.key_found(state, None, "red") and not scenarios.key_found(state, None, "blue")
    assert scenarios.encounter_stands(state, None, "corpse")
    assert not scenarios.encounter_stands(state, None, "cocoon")
    assert scenarios.marine_in_area(state, None, "start") and not scenarios.marine_in_area(
        state, None, "vault"
    )
    assert scenarios.began_in_area(state, None, "start") and not scenarios.began_in_area(state, None, "vault")
    assert not scenarios.finder_has(state, finder, "adrenaline") and not scenarios.squad_has(
        state, None, "adrenaline"
    )
    table.marines["green"].add("adrenaline")
    assert not scenarios.finder_has(state, finder, "adrenaline") and scenarios.squad_has(
        state, None, "adrenaline"
    )
    table.marines["red"].add("adrenaline")
    assert scenarios.finder_has(state, finder, "adrenaline")
    assert not scenarios.no_invader_left(state, None, "imp")
    assert not scenarios.no_invader_left(state, None, "vagary")  # none was ever there
    table.flags["killed_imp"] = 1
    assert not scenarios.no_invader_left(state, None, "imp")
    for counter in ("killed_vagary", "crushed_vagary"):
        table.flags[counter] = 1
        assert scenarios.no_invader_left(state, None, "vagary")
        del table.flags[counter]
    marines = list(table.marines.values())
    for marine in marines[:-1]:
        marine.left = True
    assert not scenarios.all_left(state, None)
    marines[-1].left = True
    assert scenarios.all_left(state, None)


# --- verbs ------------------------------------------------------------------------------------------


@rule("D04-EVT-03")
def test_verbs_about_chosen_figures(state: Any) -> None:
    table = state.table
    two = by(figures=(ZOMBIE, DEMON, "red", "imp_9"))
    cards.heal_invaders(state, two, 1)
    assert told(state) == [events.WoundsHealed(FigureId(ZOMBIE), 1)]
    cards.strengthen(state, two, "armor", 2, "round")
    assert [(each.subject, each.name) for each in told(state)] == [(ZOMBIE, "armor"), (DEMON, "armor")]
    assert [state.lasting.total("armor", id) for id in (ZOMBIE, DEMON, "red")] == [2, 2, 0]
    assert [each.until.moment for each in state.lasting.by_name["armor"]] == ["round_ended"] * 2
    cards.lose_orders(state, by(figures=("red", "green", IMP)))
    assert told(state) == [events.OrderRemoved(RED, "dodge")]
    cards.wound(state, by(), "hunters", 1)
    assert told(state)[:2] == [
        events.WoundsSuffered(FigureId(TRITE), 1, "case_card"),
        events.WoundsSuffered(FigureId(DEMON), 1, "case_card"),
    ]
    wounds = {id: marine.wounds for id, marine in table.marines.items()}
    cards.burst(state, by(figures=(ZOMBIE,)), 1)
    assert ZOMBIE not in table.invaders
    assert {id: wounds[id] - marine.wounds for id, marine in table.marines.items()} == {
        "red": 1, "green": 1, "blue": 0,
    }  # fmt: skip


@rule("D04-EVT-03")
def test_verbs_about_the_marine_in_turn(state: Any) -> None:
    turn = state.innermost(MarineTurn)
    turn.points, turn.attacks = 3, 2
    cards.lose_points(state, by(), 2)
    assert (turn.points, told(state)) == (1, [events.MovementLost(RED, 2)])
    cards.lose_points(state, by(), 2)
    assert (turn.points, told(state)) == (0, [events.MovementLost(RED, 1)])
    for left in (1, 0, 0):
        cards.lose_attack(state, by())
        assert turn.attacks == left
    for which, whom, asked in (
        ("any", "green", ("aim", "guard", "dodge")), ("guard", "green", ("guard",)), ("any", "red", None),
    ):  # fmt: skip
        before = len(state.stack)
        cards.order(state, by("red", figures=(whom,)), which, "chosen")
        frames = state.stack[before:]
        assert [(each.memory.marine, each.memory.among) for each in frames] == (
            [] if asked is None else [(whom, asked)]
        )
        del state.stack[before:]


def test_verbs_about_an_attack(state: Any) -> None:
    shot = attack(state, "red", "pistol", "1,0", dice=("red",))
    red = state.table.marines["red"]
    assert not (shot.card_dodge or shot.aimed or shot.off)
    cards.dodge_attack(state, by())
    cards.aim_attack(state, by())
    cards.end_attack(state, by())
    assert shot.card_dodge and shot.aimed and shot.off
    cards.add_damage(state, by(), 2)
    cards.add_damage(state, by(), 1)
    assert shot.bonus_damage == 3
    cards.regain_ammo(state, by())
    assert red.ammo["bullets"] == 3
    for left in (2, 1, 0, 0):
        cards.spend_ammo(state, by())
        assert red.ammo["bullets"] == left
    shot.weapon = "fist"
    cards.regain_ammo(state, by())
    cards.spend_ammo(state, by())
    assert red.ammo == {**red.ammo, "bullets": 0}
    shot.victims = ((FigureId(ZOMBIE), 3), (FigureId(IMP), 1), (RED, 2))
    cards.lessen_wounds(state, by(figures=(ZOMBIE, IMP)), "chosen", 2)
    assert shot.victims == ((ZOMBIE, 1), (IMP, 0), ("red", 2))
    state.begin("activation", Activation(FigureId(IMP), points=1, attacks=1))
    cards.attack_again(state, by())
    assert state.innermost(Activation).attacks == 2


def test_verbs_about_doors_and_sight(state: Any) -> None:
    table = state.table
    cards.seal_door(state, by(door=DoorId("A")), "round")
    assert table.doors["A"] == "closed" and state.lasting.forbids("door_A", None)
    assert told(state) == [events.EffectBegan("cannot:door_A", None, "case_card")]
    cards.destroy_door(state, by())
    cards.seal_door(state, by(), "round")
    assert told(state) == [] and set(table.doors.values()) == {"closed"}
    cards.destroy_door(state, by(door=DoorId("B")))
    assert table.doors["B"] == "destroyed"
    told(state)
    cards.dim(state, by(), 3, "invader_turn")
    (effect,) = state.lasting.by_name["darkness"]
    assert (effect.amount, effect.subject, effect.until.moment) == (3, None, "invader_turn_ended")


@rule("D04-EXP-07", "D4X-SCN-57")
def test_verbs_that_give_and_take(state: Any) -> None:
    table, finder = state.table, by("invader", finder="red")
    red, green = table.marines["red"], table.marines["green"]
    scenarios.give_tokens(state, finder, ("bullets", "adrenaline"))
    assert (red.ammo["bullets"], red.adrenaline) == (3, 1)
    assert told(state)[0] == events.TokenGained(RED, "bullets")
    scenarios.drop_tokens(state, finder, ("bullets", "armor"))
    assert table.tokens == {red.space: ["bullets", "armor"]}
    red.wounds = 4
    scenarios.wound_finder(state, finder, 2)
    assert red.wounds == 2
    scenarios.heal_finder(state, finder, 1)
    assert red.wounds == 3
    state.lasting.begin(Effect("medkit", "card", RED, 2))
    scenarios.heal_finder(state, finder, 1)
    assert red.wounds == 4
    scenarios.heal_finder(state, finder, 1, "medkit")
    assert red.wounds == 7
    hand = len(table.hand)
    scenarios.draw_invader_cards(state, by(), 2)
    assert len(table.hand) == hand + 2
    green.add("charm")
    told(state)
    scenarios.give_holder(state, by(), "charm", ("bullets",))
    assert told(state)[0] == events.TokenGained(GREEN, "bullets")
    scenarios.score_frags(state, by(), 2)
    assert told(state) == [events.FragScored(2, 2, "the scenario")]
    scenarios.count(state, by(), "seals")
    scenarios.count(state, by(), "seals", 3)
    assert table.flags["seals"] == 4
    scenarios.unlock(state, by(), "blue")
    assert table.keys == ["blue"]
    told(state)
    scenarios.tell(state, by(), "It is cold.")
    assert told(state) == [events.Told("It is cold.")]
    red.space = -1
    scenarios.wound_finder(state, finder, 2)
    scenarios.drop_tokens(state, finder, ("armor",))
    assert red.wounds == 7 and told(state) == []
    scenarios.end_for_invader(state, by(), "Too late.")
    assert state.result.winners == ("invader",) and state.result.rule == "D04-VIC-06"


@rule("D4X-SCN-42", "D4X-R-77")
def test_verbs_about_the_map(state: Any) -> None:
    table, finder = state.table, by("invader", finder="red")
    wounds = {id: marine.wounds for id, marine in table.marines.items()}
    scenarios.explode(state, by(), "charge", 1, 1)
    (blast,) = [event for event in told(state) if isinstance(event, events.BlastSpread)]
    assert (blast.encounter, blast.space) == ("charge", space(state, "3,1"))
    assert set(blast.figures) == {TRITE, DEMON, BOT}
    assert {id: marine.wounds for id, marine in table.marines.items()} == wounds
    assert "charge" not in table.encounters.values()
    scenarios.explode(state, by(), "charge", 1, 1)
    assert told(state) == []
    kept = Resolving(SeatId("invader"), "encounter", "cocoon", "red")
    scenarios.keep_encounter(state, kept)
    assert "cocoon" not in table.encounters.values()
    kept.space = space(state, "2,1")
    scenarios.keep_encounter(state, kept)
    assert table.encounters[kept.space] == "cocoon"
    scenarios.open_door(state, by(), DoorId("A"))
    assert table.doors["A"] == "open"
    told(state)
    scenarios.open_door(state, by(), DoorId("A"))
    assert told(state) == []
    scenarios.close_door(state, by(), DoorId("A"))
    assert table.doors["A"] == "closed"
    told(state)
    scenarios.close_door(state, by(), DoorId("A"))
    assert told(state) == []
    wounds = {id: marine.wounds for id, marine in table.marines.items()}
    scenarios.frag_in_area(state, finder, "vault")
    assert {id: marine.wounds for id, marine in table.marines.items()} == wounds
    told(state)
    twin = state.copy()
    twin.journal = Journal()
    scenarios.frag_in_area(twin, finder, "start")
    fragged = {event.marine for event in told(twin) if isinstance(event, events.MarineFragged)}
    assert fragged == {"red", "green", "blue"}
    wounds = {id: marine.wounds for id, marine in table.marines.items()}
    scenarios.frag_in_area(state, finder, "nowhere")
    assert {id: marine.wounds for id, marine in table.marines.items()} == wounds
    assert not scenarios.marine_in_area(state, None, "nowhere")
    assert not scenarios.began_in_area(state, None, "nowhere")
    scenarios.teleport_finder(state, finder, "0,2")
    assert table.marines["red"].space == space(state, "0,2")
    scenarios.teleport_finder(state, finder, "1,2")  # an imp stands there
    assert table.marines["red"].space != space(state, "1,2")


def test_an_area_is_revealed_once_and_by_somebody(state: Any) -> None:
    for finder, named in (("green", "green"), ("", "red")):
        scenarios.reveal_area(state, by("invader", finder=finder), "vault")
        frame = state.stack.pop()
        assert (frame.memory.area, frame.memory.finder) == ("vault", named)
        scenarios.lay_tokens(state, by("invader", finder=finder), ("bullets",), "6,1")
        frame = state.stack.pop()
        assert (frame.memory.area, frame.memory.finder) == ("vault", named)
    assert state.table.tokens[space(state, "6,1")] == ["bullets", "bullets"]
    before = len(state.stack)
    scenarios.reveal_area(state, by(), "start")
    scenarios.lay_tokens(state, by(), ("bullets", "armor"), "2,1")
    assert len(state.stack) == before
    assert state.table.tokens[space(state, "2,1")] == ["bullets", "armor"]


def test_invaders_appear_where_it_is_said(state: Any) -> None:
    """Near the finder, near the encounter, in a named area, in the area of the encounter."""
    table, near = state.table, Resolving(SeatId("invader"), "encounter", "cocoon", "red")
    near.space = space(state, "5,0")

    def placed(kinds: tuple[str, ...], **more: Any) -> list[str]:
        before = set(table.invaders)
        scenarios.place_invaders(state, near, kinds, exact=True, **more)
        new = [each for id, each in table.invaders.items() if id not in before]
        for each in new:
            assert each.kind in kinds
        return [state.field.board.name(each.space) for each in new]

    assert placed(("zombie",)) == ["1,1"]
    assert placed(("zombie",), near="encounter") == ["5,0"]
    assert placed(("imp",), near="start") != []
    assert placed(("imp",), near="vault") == []
    table.supply["imp"] = 0
    assert placed(("imp",)) == []
    table.supply["imp"] = 1
    assert len(placed(("imp", "imp"))) == 1
    before = len(state.stack)
    scenarios.place_invaders(state, near, ("trite",))
    assert (len(state.stack), state.stack[-1].memory.kinds) == (before + 1, ("trite",))
    assert state.stack[-1].memory.space == table.marines["red"].space
