"""Attacking: declare, roll, reveal defence, when defending, when attacking, deal damage.  Chapters ATT,
DEF, STN.

Attacker and defender are figures and, by their seats, players (D16-FIG-10). Nobody moves meanwhile
(D16-MOV-04, D16-ATT-20) or gains an item (D16-ITM-04): such questions are not put before it is over.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2016 import changes, events
from grimtable.games.doom2016.actions import KeepCard, RemoveDie, ReplaceCard
from grimtable.games.doom2016.procedures.happening import happen, in_order, marines_from
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import INVADER, MARINE
from grimtable.games.doom2016.topics.sight import in_cover
from grimtable.games.doom2016.topics.skills import skill
from grimtable.games.doom2016.topics.targets import why_not_target
from grimtable.grid import bits
from grimtable.kernel import (
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    do,
    moment,
    offer,
    procedure,
    stop_if,
    window,
)
from grimtable.kernel.bounds import AtFigure, Name, Names, Sum
from grimtable.kernel.identity import NO_CARD, CardId

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure


@procedure("attack", remembers=Attack)
def attacking() -> list[Step | StopIf]:
    return [
        stop_if("D16-R-43", attack_is_off, announced=True, go_to="discard_defence"),
        do("D16-ATT-02", declare),
        moment("D16-DP-15", "attack.before", before_by_itself),
        window("D16-DP-15", "attack.before", seats=attacking_side, name="before"),
        moment("D16-ATT-02", "attack.declared", declared_by_itself),
        window("D16-R-38", "attack.declared", seats=defender_first, name="declared"),
        ask(
            "D16-STN-05",
            offer(RemoveDie, among=dice_to_remove, do=remove_die, rule="D16-STN-05", because="no_such_die"),
            seat=attackers_seat,
            when=has_to_remove_a_die,
        ),
        do("D16-ATT-06", roll_dice),
        do("D16-ATT-09", reveal_defence),
        ask(
            "D16-ATT-11",
            always(KeepCard, do=keep_card),
            always(ReplaceCard, do=replace_card),
            seat=defenders_seat,
            when=may_replace,
        ),
        do("D16-DEF-02", count_defence),
        moment("D16-ATT-14", "attack.defending", defending_by_itself),
        window("D16-ATT-14", "attack.defending", seats=defending_side, name="defending"),
        moment("D16-ATT-15", "attack.attacking", attacking_by_itself),
        window("D16-ATT-15", "attack.attacking", seats=attacking_side, name="attacking"),
        do("D16-ATT-16", deal_damage),
        do("D16-ATT-18", discard_defence),
        do("D16-R-45", end_stun),
        moment("D16-DP-19", "attack.after", after_by_itself),
        window("D16-DP-19", "attack.after", seats=in_order, name="after"),
    ]


def attack_is_off(state: DoomState, attack: Attack) -> bool:
    """D16-R-43: one of the two has left the map before the damage is dealt."""
    figures = state.table.figures
    return not attack.over and (attack.attacker not in figures or attack.defender not in figures)


def declare(state: DoomState, attack: Attack) -> None:
    """D16-ATT-22, D16-COV-04: the defender is named, and whether he is in cover is fixed.

    D16-R-77: that is the geometry; whoever is stunned has no cover all the same (D16-COV-11), and is told so.
    """
    figures = state.table.figures
    defender = figures[attack.defender]
    attack.spot = defender.space
    where = state.field.where[attack.defender]
    if where & (where - 1):
        attack.covered = tuple(bits(where))
    attack.cover = in_cover(state, figures[attack.attacker], defender)
    if state.journal is not None:
        hidden = attack.cover and not defender.stunned
        state.emit(events.AttackDeclared(attack.attacker, attack.defender, hidden))


# --- seats ------------------------------------------------------------------------------------------


def _seats_of(state: DoomState, figure: str) -> tuple[SeatId, ...]:
    if figure in state.table.marines:
        return marines_from(state.order, SeatId(figure))
    return (INVADER,)


def attacking_side(state: DoomState, attack: Attack) -> tuple[SeatId, ...]:
    return _seats_of(state, attack.attacker)


def defending_side(state: DoomState, attack: Attack) -> tuple[SeatId, ...]:
    return _seats_of(state, attack.defender)


def defender_first(state: DoomState, attack: Attack) -> tuple[SeatId, ...]:
    return (*_seats_of(state, attack.defender), *_seats_of(state, attack.attacker))


def attackers_seat(state: DoomState, attack: Attack) -> SeatId:
    return SeatId(state.table.figures[attack.attacker].seat)


def defenders_seat(state: DoomState, attack: Attack) -> SeatId:
    return SeatId(state.table.figures[attack.defender].seat)


# --- texts that happen by themselves ----------------------------------------------------------------


def _by_itself(name: str, state: DoomState, attack: Attack) -> None:
    """What objectives and cards in play say, the card among them that the attack is made with."""
    happen(name, state, attack)


def before_by_itself(state: DoomState, attack: Attack) -> None:
    _by_itself("attack.before", state, attack)


def declared_by_itself(state: DoomState, attack: Attack) -> None:
    _by_itself("attack.declared", state, attack)


def defending_by_itself(state: DoomState, attack: Attack) -> None:
    _by_itself("attack.defending", state, attack)


def attacking_by_itself(state: DoomState, attack: Attack) -> None:
    _by_itself("attack.attacking", state, attack)


def after_by_itself(state: DoomState, attack: Attack) -> None:
    _by_itself("attack.after", state, attack)


# --- step 2: dice -----------------------------------------------------------------------------------


def has_to_remove_a_die(state: DoomState, attack: Attack) -> bool:
    """D16-STN-05, D16-R-42: a stunned attacker removes one die; of one colour nothing has to be asked."""
    if not attack.dice or not state.table.figures[attack.attacker].stunned:
        return False
    if len(set(attack.dice)) > 1:
        return True
    _remove(state, attack, attack.dice[0])
    return False


def dice_to_remove(state: DoomState, attack: Attack, seat: SeatId) -> Iterable[RemoveDie]:
    return [RemoveDie(seat, colour) for colour in state.game.dice if colour in attack.dice]


def remove_die(state: DoomState, attack: Attack, action: RemoveDie) -> None:
    _remove(state, attack, action.colour)


def _remove(state: DoomState, attack: Attack, colour: str) -> None:
    left = list(attack.dice)
    left.remove(colour)
    attack.dice = tuple(left)
    if state.journal is not None:
        state.emit(events.DieRemoved(attack.attacker, colour))


def roll_dice(state: DoomState, attack: Attack) -> None:
    """D16-ATT-06, D16-ATT-08: the dice of the pool are rolled and their damage symbols counted."""
    dice = state.game.dice
    faces = [state.roll(colour, dice[colour].faces).damage for colour in attack.dice]
    attack.faces = tuple(faces)
    attack.damage += sum(faces)
    if state.journal is not None:
        state.emit(events.AttackRolled(attack.attacker, attack.faces, attack.damage))


# --- step 3: defence --------------------------------------------------------------------------------


def reveal_defence(state: DoomState, attack: Attack) -> None:
    """D16-ATT-09, D16-ATT-10, D16-STN-03: the top card of the defender's deck; a stunned one reveals none.

    D16-EVT-05: of the event deck for a demon, never of the Invader's hand. D16-STN-04: so he has no cover
    either; D16-STN-09: everything else that defends him still does.
    """
    defender = state.table.figures[attack.defender]
    if defender.stunned:
        attack.decided = True
        if state.journal is not None:
            state.emit(events.NoDefence(defender.id))
        return
    _reveal(state, attack, defender)


def _reveal(state: DoomState, attack: Attack, defender: Figure) -> None:
    marine = defender.kind == MARINE
    card = changes.top_action(state, SeatId(defender.id)) if marine else changes.top_event(state)
    if card is None:
        attack.decided = True  # D16-ATT-13
        if state.journal is not None:
            state.emit(events.NoDefence(defender.id))
        return
    attack.card = card
    state.table.playing.append(card)
    state.reveals += 1
    if state.journal is not None:
        state.emit(events.DefenceRevealed(defender.id, card))


def may_replace(state: DoomState, attack: Attack) -> bool:
    """D16-COV-01, D16-COV-11, D16-COV-17: in cover, with a card revealed, against an attack that respects
    it.
    """
    return attack.cover and not attack.decided and not attack.ignores_cover and attack.card != NO_CARD


def keep_card(state: DoomState, attack: Attack, action: KeepCard) -> None:
    attack.decided = True


def replace_card(state: DoomState, attack: Attack, action: ReplaceCard) -> None:
    """D16-COV-02, D16-R-37: the first card is discarded before the second is revealed, which must be used."""
    defender = state.table.figures[attack.defender]
    card = attack.card
    _discard(state, attack, defender)
    if state.journal is not None:
        state.emit(events.DefenceReplaced(defender.id, card))
    attack.replaced = True
    attack.decided = True
    _reveal(state, attack, defender)


def _discard(state: DoomState, attack: Attack, defender: Figure | None) -> None:
    card = attack.card
    if card == NO_CARD:
        return
    attack.card = CardId(NO_CARD)
    table = state.table
    table.playing.remove(card)
    if attack.defender in table.marines:
        table.marines[attack.defender].deck.discard.append(card)
    else:
        table.events.discard.append(card)


def count_defence(state: DoomState, attack: Attack) -> None:
    """D16-DEF-01, D16-DEF-02: shields of the card in use, of special defence and of toughness add up.

    D16-CRD-08, D16-EVT-06, D16-EVT-10: a revealed card gives its symbols and nothing of its text. D16-DEF-03,
    D16-DEF-04: a dodge cancels everything. D16-DEF-06 to D16-DEF-08, D16-DEF-07, D16-DEF-12: special defence
    only with the symbol on the card finally used. D16-DEF-09, D16-DEF-10, D16-DEM-15: toughness always.
    """
    defender = state.table.figures[attack.defender]
    shields = 0
    if defender.kind == MARINE:
        if attack.card != NO_CARD:
            printed = state.game.action_cards[state.game.copies[attack.card]]
            shields += printed.shields
            if printed.dodge:
                attack.dodged = True
        shields += skill(state, defender.id, "shields")
    else:
        demon = state.game.demons[defender.kind]
        if attack.card != NO_CARD:
            event = state.game.events[state.game.copies[attack.card]]
            shields += event.shields
            if event.special and not attack.ignores_special:
                if demon.dodge:
                    attack.dodged = True
                shields += demon.shields
        if demon.toughness and not attack.ignores_toughness:
            shields += 1
    attack.shields += shields
    if shields and state.journal is not None:
        state.emit(events.ShieldsGained(defender.id, shields))


# --- step 6: damage ---------------------------------------------------------------------------------


def deal_damage(state: DoomState, attack: Attack) -> None:
    """D16-ATT-16, D16-ATT-17, D16-DEF-08, D16-R-49: damage symbols left over the shields, none after a dodge.

    D16-R-46: what another effect does outside the attack is not cancelled.
    """
    defender = state.table.figures[attack.defender]
    _discard(state, attack, defender)
    attack.over = True
    amount = attack.damage - attack.shields
    if attack.dodged:
        if state.journal is not None:
            state.emit(events.AttackDodged(defender.id))
        return
    if amount <= 0:
        if state.journal is not None:
            state.emit(events.AttackWarded(defender.id))
        return
    attack.dealt = amount
    defender_gone = defender.damage + amount >= changes.health_of(state, defender)
    attack.killed = defender_gone
    changes.suffer(state, defender, amount, attack.attacker)


def discard_defence(state: DoomState, attack: Attack) -> None:
    """An attack that was cut short still discards its defence card; it counts as performed (D16-R-43)."""
    if not attack.over:
        attack.over = True
        _discard(state, attack, None)
        if state.journal is not None:
            state.emit(events.AttackLapsed(attack.attacker, attack.defender))


def end_stun(state: DoomState, attack: Attack) -> None:
    """D16-STN-06, D16-STN-07, D16-R-45: both are no longer stunned, before effects after the attack."""
    figures = state.table.figures
    for id in (attack.attacker, attack.defender):
        figure = figures.get(id)
        if figure is not None:
            changes.end_stun(state, figure)


class AttackLater(msgspec.Struct):
    """An attack that an effect grants: whom it is against, how far it reaches and with what."""

    attacker: AtFigure
    defender: AtFigure
    range: Sum
    dice: Names
    source: Name


@procedure("attack_later", remembers=AttackLater)
def attack_later() -> list[Step | StopIf]:
    return [do("D16-R-38", attack_now)]


def attack_now(state: DoomState, later: AttackLater) -> None:
    """D16-R-38: it lapses if it is no longer possible, because of range, sight or a death."""
    figures = state.table.figures
    attacker, defender = figures.get(later.attacker), figures.get(later.defender)
    if attacker is None or defender is None:
        return
    if why_not_target(state, attacker, defender, later.range) is None:
        state.begin("attack", Attack(attacker.id, defender.id, later.dice, later.source))
