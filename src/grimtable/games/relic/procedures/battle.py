"""Battles in seven steps, against one enemy, a group, or a sheet.  Chapter BAT."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic.actions import Declare, Fight, Ready
from grimtable.games.relic.changes.cards import (
    discard_asset,
    discard_from_space,
    spend_charge,
    take_from_space,
    take_trophy,
)
from grimtable.games.relic.changes.dials import lose_life, spend_influence, value_of
from grimtable.games.relic.changes.in_play import reach
from grimtable.games.relic.events import BattleBegan, BattleValued, BonusDeclared, DiceRolled
from grimtable.games.relic.moments import IN_BATTLE, PROCEDURE, TRIGGER, Moment
from grimtable.games.relic.procedures.moments import come
from grimtable.games.relic.procedures.throwing import begin_throw, roll_chain, total
from grimtable.games.relic.remembering import (
    Battle,
    SheetBattle,
    carry_out_at,
    end_engagement,
    is_cut_short,
)
from grimtable.games.relic.table import ATTRIBUTES
from grimtable.games.relic.topics.abilities import (
    fitting,
    take_up_arms,
    why_not_arms,
    why_not_bonus,
    why_not_fitting,
)
from grimtable.games.relic.topics.cards import trophy_points
from grimtable.games.relic.topics.listening import who_listens
from grimtable.games.relic.topics.players import enemy_roller
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    call,
    choice,
    do,
    its_seat,
    offer,
    procedure,
    repeat_if,
    stop_if,
)
from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


@procedure("battle", remembers=Battle)
def fighting() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_over, announced=True),
        ask(
            "REL-R-99",
            offer(Fight, among=battle_types, do=choose_type, rule="REL-R-99", because="no_type"),
            seat=its_seat,
            when=type_is_open,
            name="choose_type",
        ),
        do("REL-BAT-03", announce_battle),
        _at("REL-TIM-05", "battle.start"),
        do("REL-R-99", prepare_sheet, when=has_sheet),
        _at("REL-BAT-04", "battle.prepare"),
        ask(
            "REL-BAT-04",
            choice(Declare, among=bonuses, why_not=why_not_declare, do=declare_bonus),
            always(Ready, do=declare_no_more),
            seat=its_seat,
            when=has_bonuses,
            name="declare_bonuses",
        ),
        repeat_if("REL-BON-10", has_bonuses, back_to="declare_bonuses"),
        do("REL-BAT-06", roll_for_enemy),
        _at("REL-R-92", "battle.enemy_rolled"),
        do("REL-BAT-09", roll_for_player),
        _at("REL-BAT-11", "battle.rolled"),
        do("REL-DIE-11", look_at_enemy_again, when=has_new_enemy_dice),
        _at("REL-BAT-13", "battle.values"),
        do("REL-BAT-15", count_values),
        _at("REL-BAT-20", "battle.won", "won"),
        _at("REL-BAT-20", "battle.lost", "lost"),
        _at("REL-BAT-20", "battle.tied", "tied"),
        do("REL-BAT-21", take_consequences),
        _at("REL-BAT-22", "battle.end"),
        _at("REL-R-54", "any_time"),
        do("REL-BAT-22", end_battle),
    ]


def _at(rule: str, moment: str, outcome: str = "") -> Step:
    """A moment of a battle: enemies answer it too (REL-BAT-30)."""

    trigger = TRIGGER[moment]

    def waits(state: RelicState, battle: Battle) -> bool:
        if outcome and battle.outcome != outcome:
            return False
        if state.asks_all or (not battle.silenced and moment in state.game.fighting_at[battle.enemies]):
            return True
        answers = state.answers
        if moment not in answers.by_moment and trigger not in answers.by_moment:
            return False
        return who_listens(state, moment, battle.seat) is not None

    fought = moment in IN_BATTLE

    def coming(state: RelicState, battle: Battle) -> None:
        subject = battle.enemies[0] if battle.enemies else battle.sheet
        come(state, moment, battle.seat, subject, 0, battle if fought else None)

    return do(rule, coming, when=waits, name=moment)


def is_over(state: RelicState, battle: Battle) -> bool:
    """REL-R-26, REL-BAT-26: the player was cut short, or an effect has called the battle off."""
    return battle.called_off or state.table.players[battle.seat].breaks != battle.breaks


def type_is_open(state: RelicState, battle: Battle) -> bool:
    return battle.attribute == "choice"


def battle_types(state: RelicState, battle: Battle, seat: SeatId) -> Iterator[Fight]:
    for attribute in ATTRIBUTES:
        yield Fight(seat, attribute)


def choose_type(state: RelicState, battle: Battle, action: Fight) -> None:
    """REL-D-16: the player names the battle type."""
    battle.attribute = action.attribute


def announce_battle(state: RelicState, battle: Battle) -> None:
    """REL-BAT-01, REL-BAT-03, REL-BAT-29: the enemies set the type; their printed values are added up."""
    if battle.enemies:
        battle.printed = trophy_points(state, battle.enemies)
    battle.step = 1
    if state.journal is not None:
        state.emit(BattleBegan(battle.seat, battle.attribute, battle.enemies or (CardId(battle.sheet),)))


def has_sheet(state: RelicState, battle: Battle) -> bool:
    return battle.sheet != ""


def prepare_sheet(state: RelicState, battle: Battle) -> None:
    """REL-R-99: what the sheet does once the type is known and start-of-battle abilities are used."""
    outer = state.innermost(SheetBattle)
    carry_out_at(state, outer.prepare, battle.seat, battle.sheet)


# --- step 2 -----------------------------------------------------------------------------------------------


def bonus_sources(state: RelicState, battle: Battle) -> Iterator[str]:
    """REL-BAT-04, REL-BON-04: whatever has a battle bonus that fits and was not declared yet."""
    player = state.table.players[battle.seat]
    with_bonus = state.game.battle_bonus
    for source in (player.hero, *player.assets, *player.corruption):
        if source not in with_bonus or source in battle.declared or source in player.facedown:
            continue
        if (
            source in state.game.arms
            and why_not_arms(state, battle.seat, source, "battle.prepare") is not None
        ):
            continue
        if fitting(state, battle.seat, source, with_bonus[source], battle.attribute):
            yield source


def has_bonuses(state: RelicState, battle: Battle) -> bool:
    if battle.step != 1 or battle.outcome:
        return False
    for _ in bonus_sources(state, battle):
        return True
    return False


def bonuses(state: RelicState, battle: Battle, seat: SeatId) -> Iterator[Declare]:
    for source in bonus_sources(state, battle):
        yield Declare(seat, CardId(source))


def why_not_declare(state: RelicState, battle: Battle, action: Declare) -> Refusal | None:
    """Why a bonus cannot be declared in this battle; None when it can."""
    source = action.card
    if source in bonus_sources(state, battle):
        return None
    player = state.table.players[battle.seat]
    refusal = why_not_bonus(state, player, source, state.game.battle_bonus, battle)
    if refusal is None and source in state.game.arms:
        refusal = why_not_arms(state, battle.seat, source, "battle.prepare")
    return refusal or why_not_fitting(state, battle.seat, source, state.game.battle_bonus[source], battle)


def declare_bonus(state: RelicState, battle: Battle, action: Declare) -> None:
    """REL-BON-10, REL-R-59: the bonus counts even if its last charge discards the card."""
    player = state.table.players[battle.seat]
    source = action.card
    found = fitting(state, battle.seat, source, state.game.battle_bonus[source], battle.attribute)
    amount = sum(bonus.amount for bonus in found)
    battle.bonus += amount
    battle.declared = (*battle.declared, source)
    take_up_arms(state, source)
    if state.journal is not None:
        state.emit(BonusDeclared(battle.seat, source, amount))
    spend_influence(state, player, sum(bonus.influence for bonus in found))
    if any(bonus.charge for bonus in found):
        spend_charge(state, player, source)
    if any(bonus.discard for bonus in found) and source in player.assets:
        discard_asset(state, player, source)


def declare_no_more(state: RelicState, battle: Battle, action: Ready) -> None:
    """REL-BAT-04, REL-BON-07: a bonus not declared in this step does not count."""
    battle.step = 2


# --- steps 3 to 5 -------------------------------------------------------------------------------------------


def roll_for_enemy(state: RelicState, battle: Battle) -> None:
    """REL-BAT-06, REL-BAT-08: one die, rolled by the left neighbour, who decides nothing.

    REL-BAT-07, REL-DIE-03: its sixes explode too. No dice where an effect has decided the battle already.
    """
    if battle.outcome:
        return
    battle.step = 3
    exploding = not (
        "cannot:explode_enemy" in state.lasting.by_name
        and state.lasting.forbids("explode_enemy", battle.seat)
    )
    battle.enemy_dice = (roll_chain(state, exploding, "enemy"),)
    if state.journal is not None:
        state.emit(
            DiceRolled(battle.seat, "enemy", battle.enemy_dice, SeatId(enemy_roller(state, battle.seat)))
        )


def roll_for_player(state: RelicState, battle: Battle) -> None:
    """REL-BAT-09, REL-BAT-10, REL-BAT-12: one die and all additional ones, with the enemy's roll known."""
    if battle.outcome:
        return
    battle.step = 4
    in_force = state.lasting.by_name
    extra = state.lasting.total("battle_dice", battle.seat) if "battle_dice" in in_force else 0
    begin_throw(state, battle, max(1, 1 + battle.extra_dice + extra))


def has_new_enemy_dice(state: RelicState, battle: Battle) -> bool:
    return battle.enemy_rerolled


def look_at_enemy_again(state: RelicState, battle: Battle) -> None:
    """REL-DIE-11, REL-R-92: the enemy's dice were rerolled in step 4; what looks at them looks again."""
    battle.enemy_rerolled = False
    coming = Moment("battle.enemy_rolled", battle.seat, rerolled=True)
    if battle.enemies:
        coming.subject = battle.enemies[0]
    procedure = state.game.procedures[PROCEDURE[coming.moment]]
    state.begin(procedure.id, coming, procedure.places["look_at_new_dice"])


def count_values(state: RelicState, battle: Battle) -> None:
    """REL-BAT-15, REL-BAT-16: both battle values; REL-BAT-17, REL-BAT-18, REL-BAT-19: who is higher.

    REL-BAT-14, REL-R-71: dials and modifiers as they are now; REL-BAT-37: a 1 is only a 1.
    """
    player = state.table.players[battle.seat]
    enemy = total(battle.enemy_dice) + battle.printed + battle.enemy_bonus
    attribute = battle.fights_with or battle.attribute
    own = total(battle.dice) + value_of(player, attribute) * battle.multiplier + battle.bonus
    in_force = state.lasting.by_name
    if "enemy" in in_force:
        enemy += state.lasting.total("enemy", battle.seat)
    for name in ("battle", f"battle_{battle.attribute}"):
        if name in in_force:
            own += state.lasting.total(name, battle.seat)
    battle.enemy_value, battle.value = enemy, own
    if not battle.outcome:
        battle.outcome = "won" if own > enemy else "lost" if own < enemy else "tied"
    battle.step = 6
    if state.journal is not None:
        state.emit(BattleValued(battle.seat, enemy, own, battle.outcome))


# --- step 7 -----------------------------------------------------------------------------------------------


def take_consequences(state: RelicState, battle: Battle) -> None:
    """REL-BAT-21 to REL-BAT-26, REL-BAT-31, REL-BAT-32: trophies, or Life and the end of the phase.

    REL-ENG-08, REL-BAT-25: a loss ends the phase; REL-ENG-09, REL-BAT-38, REL-R-66: so does a tie, with a
    group or a sheet too. REL-BAT-24, REL-R-23: penalties came in step 6.
    """
    battle.step = 7
    outer = state.in_progress(SheetBattle) if battle.sheet else None
    if outer is not None:
        outer.outcome = battle.outcome
    player = state.table.players[battle.seat]
    if battle.outcome == "won":
        # An effect of the win may have moved the player (REL-R-70), or an enemy.
        for card in battle.enemies:
            if card not in state.table.spaces[battle.space]:
                continue
            if battle.no_trophy:
                discard_from_space(state, card, battle.space)
            else:
                take_from_space(state, card, battle.space)
                take_trophy(state, player, card)
        return
    end_engagement(state, battle.seat)
    if battle.outcome == "lost":
        loss = battle.life_loss
        in_force = state.lasting.by_name
        if loss and "loss" in in_force:
            loss = max(0, loss + state.lasting.total("loss", battle.seat))
        if "cannot:lose_battle_life" in in_force and state.lasting.forbids("lose_battle_life", battle.seat):
            loss = 0
        lose_life(state, player, loss)


def end_battle(state: RelicState, battle: Battle) -> None:
    """REL-BAT-22: what lasted for this battle ends."""
    if state.table.timed:
        reach(state, "battle.end", battle.seat)


# --- against a sheet ----------------------------------------------------------------------------------------


@procedure("sheet_battle", remembers=SheetBattle)
def sheet_fighting() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        call("REL-BAT-34", "battle", remembering=battle_with_sheet),
        do("REL-BAT-34", follow_up),
    ]


def battle_with_sheet(state: RelicState, sheet: SheetBattle) -> Battle:
    """REL-BAT-35: the sheet counts as an enemy, has no trait and is no Threat card."""
    return Battle(sheet.seat, sheet.breaks, sheet.attribute, sheet=sheet.card, printed=sheet.value)


def follow_up(state: RelicState, sheet: SheetBattle) -> None:
    """What the sheet says of winning, losing or tying; it always stays in play (REL-BAT-36)."""
    if sheet.outcome:
        carry_out_at(state, getattr(sheet, sheet.outcome), sheet.seat, sheet.card)
