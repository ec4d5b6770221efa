"""Which questions of DOOM 2016 a screen answers by itself, because nothing hangs on the answer."""

from __future__ import annotations

from typing import Any

from grimtable.cases import parse_case
from grimtable.cases.setup import game_of, staged
from grimtable.games.doom2016 import quiet
from tests.support.rule import rule

FIGHT = '''
game = "doom2016"
rules = ["D16-ABL-10"]
why = "A fight."
scenario = "tyrant"
players = 3
map = """
#####################################
# {row} #
#   +   +   +   +   +   +   +   +   #
#                                   #
#####################################
"""
turn = {turn}
{more}

[legend]
A = {{ figure = "alpha", damage = {wounds} }}
{bravo}
D = {{ figure = "{demon}" }}

[decks]
alpha = ["{card}"]
events = ["ambush"]

[content.action_cards]
sidearm = {{ shields = 0 }}
hit_the_deck = {{ dodge = true }}

[content.events]
ambush = {{ shields = 0, special = false }}

[chance]
rolls = {rolls}

[[expect]]
facts = {{ round = 1 }}
'''


def idle(
    demon: str,
    row: str,
    *actions: str,
    card: str = "sidearm",
    rolls: tuple[int, ...] = (),
    wounds: int = 0,
    more: str = "",
    turn: str = "",
) -> str | None:
    """What a screen answers by itself after these actions, a line of spaces four apart; None: it asks."""
    text = FIGHT.format(
        demon=demon,
        row=row.ljust(33),
        card=card,
        wounds=wounds,
        bravo='B = { figure = "bravo" }' if "B" in row else "",
        more=more,
        turn=turn or f'{{ figure = "{demon}_1" }}',
        rolls="[" + ", ".join(f"{{ damage = {roll} }}" for roll in rolls) + "]",
    )
    case = parse_case(text, "fight")
    run: Any = staged(case, game_of(case, ()), debug=True)
    for action in actions:
        run.play(run.read(action, None))
    assert run.state.decision is not None
    found = quiet.idle(run.state)
    return None if found is None else str(run.game.language.spell(run.state, found))


PASS = "invader: pass"
SHOT = "invader: attack alpha"


@rule("D16-ABL-10", "D16-DMG-17")
def test_flame_wash_is_asked_for_only_where_a_marine_stands_beside_the_defender() -> None:
    rolls = (1, 1, 1)
    assert idle("mancubus", "A               D", SHOT, rolls=rolls) == PASS
    assert idle("mancubus", "A   B           D", SHOT, "alpha: keep defence card", rolls=rolls) is None


@rule("D16-ABL-10", "D16-R-41", "D16-ATT-17")
def test_a_die_is_rolled_again_only_where_that_could_hurt_more() -> None:
    where = "A           D"
    assert idle("possessed_soldier", where, SHOT, rolls=(1,)) is None
    assert idle("possessed_soldier", where, SHOT, rolls=(3,)) == PASS  # the best face
    assert idle("possessed_soldier", where, SHOT, rolls=(1,), card="hit_the_deck") == PASS  # dodged
    assert idle("possessed_soldier", where, SHOT, rolls=(1,), wounds=9) == PASS  # he dies of it as it is


@rule("D16-ABL-10", "D16-C-06")
def test_a_charge_without_a_run_up_is_not_asked_for() -> None:
    assert idle("pinky", "A   D", SHOT) == PASS
    run = ("invader: step to 3,0", "invader: step to 2,0", "invader: step to 1,0", SHOT)
    assert idle("pinky", "A               D", *run) is None


@rule("D16-ABL-10", "D16-DMG-15")
def test_feeding_is_asked_for_only_with_a_wound() -> None:
    assert idle("cacodemon", "A   D", SHOT, rolls=(1, 1)) == PASS


@rule("D16-ABL-10", "D16-R-38")
def test_counterstrike_is_asked_for_only_against_whom_it_reaches() -> None:
    glory = '[glory]\nalpha = "counterstrike"'
    near, far = "A               D", "A                       D"
    assert idle("revenant", near, SHOT, rolls=(1, 1, 1), more=glory) is None
    assert idle("revenant", far, SHOT, rolls=(1, 1, 1), more=glory) == "alpha: pass"


@rule("D16-ABL-10", "D16-R-43")
def test_range_is_not_asked_for_once_the_defender_is_named() -> None:
    argent = "[argent]\nbaron_of_hell = 1"
    assert idle("baron_of_hell", "A   D", SHOT, more=argent) == PASS
    fireball = "[argent]\nimp = 1"
    assert idle("imp", "A   D", SHOT, more=fireball) is None  # it adds a die too


@rule("D16-HID-09", "D16-ABL-10")
def test_at_a_table_that_asks_everybody_nobody_is_answered_for() -> None:
    """An answer given at once would show that the hand holds nothing."""
    hand = '[hands]\ninvader = ["unbreakable"]'
    where, rolls = "A               D", (1, 1, 1)
    assert idle("mancubus", where, SHOT, rolls=rolls, more=hand) == PASS
    asking = f'windows = "ask"\n{hand}'
    before = (SHOT, *(PASS,) * 3)
    assert idle("mancubus", where, *before, rolls=rolls, more=asking) is None


@rule("D16-EVT-02", "D16-ABL-10")
def test_an_event_that_does_nothing_is_asked_for_because_it_makes_room_in_the_hand() -> None:
    hand = '[hands]\ninvader = ["hellish_power"]'
    assert idle("cacodemon", "A   D", SHOT, more=hand) is None


@rule("D16-TIM-01", "D16-ITM-13")
def test_in_which_order_grenades_are_taken_back_is_not_asked() -> None:
    turn = '{ seat = "alpha", begins = true }'
    grenades = '[in_play]\nalpha = ["frag", "decoy"]'
    text = idle("imp", "A               D", turn=turn, more=grenades)
    assert text == "alpha: resolve decoy_1:recover"
