"""Using an ability: it is announced, paid for, carried out verb by verb, and filed away.  Rules D16-ABL-*.

D16-ABL-01: demon, event, action, class and Glory Kill cards have them. D16-GLD-02: what they say goes before
the rules, and what is forbidden before what is permitted (D16-GLD-06). D16-GLD-05, D16-ARG-08: what may be
used is asked for and can be declined. D16-CLS-02, D16-CLS-03: class abilities as often as they can be paid.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2016 import events
from grimtable.games.doom2016.actions import PlayCard, UseAbility
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import INVADER
from grimtable.kernel import (
    Refusal,
    Responder,
    SeatId,
    Step,
    StopIf,
    do,
    procedure,
    refuse,
    repeat_if,
)
from grimtable.kernel.bounds import AtFigure, AtSeat, Name, Spot, Sum
from grimtable.kernel.identity import NO_FIGURE, NO_SPACE, CardId, FigureId
from grimtable.kernel.window import Window

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.sources import Source


class Using(msgspec.Struct):
    """What an ability being carried out remembers; every verb and condition gets one."""

    seat: AtSeat  #: whose ability it is; empty for objectives and threats that happen by themselves
    source: Name  #: `card:key`, the card by its copy where it has copies
    figure: AtFigure = NO_FIGURE  #: the figure it belongs to: the marine, or the demon that attacks or acts
    place: Sum = 0  #: the next call of its effect
    target: Name = ""  #: the figure chosen for it
    space: Spot = NO_SPACE  #: the space chosen for it
    number: Sum = 0  #: what a verb counted for the next ones
    chosen: bool = (
        False  #: somebody decided to use it; without, it happens by itself where its conditions hold
    )


@procedure("using", remembers=Using)
def using() -> list[Step | StopIf]:
    return [
        do("D16-ABL-02", announce),
        do("D16-CRD-05", carry_out_next, when=has_more_to_do),
        repeat_if("D16-CRD-05", has_more_to_do, back_to="carry_out_next"),
        do("D16-ABL-14", file_away),
    ]


def announce(state: DoomState, using: Using) -> None:
    """A card is shown, an ability is paid for; what happens by itself happens only if its conditions hold."""
    from grimtable.games.doom2016 import changes

    source = state.game.sources[using.source]
    if not using.chosen:
        if takes_effect(state, using):
            if state.journal is not None:
                state.emit(events.RuleApplied(using.source))
        else:
            using.place = len(source.calls)
        return
    card = CardId(source.copy)
    if source.way == "card":
        if source.sort == "event":
            changes.play_event(state, card)
        elif source.sort == "glory":
            changes.play_glory(state, using.seat, card)
        else:
            changes.put_into_play(state, using.seat, card)
    elif state.journal is not None:
        state.emit(events.AbilityUsed(using.seat, using.source, using.figure))
    pay(state, using, source)


def takes_effect(state: DoomState, using: Using) -> bool:
    """Whether a text that happens by itself does anything now."""
    source = state.game.sources[using.source]
    return source.ability.if_.hold(state, using) and may_be_used(state, using.seat, source)


def may_be_used(state: DoomState, seat: str, source: Source) -> bool:
    """D16-R-62: a dead marine's cards do nothing, his class card apart."""
    marine = state.table.marines.get(seat)
    return marine is None or not marine.dead or source.sort == "class"


def pay(state: DoomState, using: Using, source: Source) -> None:
    """D16-ABL-04, D16-ABL-06: exhausting, Argent Power, movement points; how often it was used is noted."""
    from grimtable.games.doom2016 import changes
    from grimtable.games.doom2016.procedures.choosing import Discarding
    from grimtable.games.doom2016.procedures.spending import spend_points

    ability = source.ability
    if ability.exhaust:
        marine = state.table.marines[using.seat]
        if source.sort == "squad":
            marine.squad_exhausted = True
        else:
            marine.exhausted = True
        if state.journal is not None:
            state.emit(events.CardExhausted(using.seat, source.copy))
    if ability.argent:
        changes.spend_argent(state, source.copy, ability.argent)
    if ability.points:
        spend_points(state, using.figure, ability.points)
    if ability.discard:
        state.begin("discarding", Discarding(using.seat, ability.discard))
    if ability.once:
        mark = f"{ability.once} {using.source}"
        if using.seat in state.table.marines:
            owner = state.table.marines[using.seat]
            owner.used = (*owner.used, mark)
        else:
            state.table.used = (*state.table.used, mark)


def has_more_to_do(state: DoomState, using: Using) -> bool:
    return using.place < len(state.game.sources[using.source].calls)


def carry_out_next(state: DoomState, using: Using) -> None:
    """One instruction; it may put a question before the next one follows."""
    call = state.game.sources[using.source].calls[using.place]
    using.place += 1
    call.run(state, using)


def file_away(state: DoomState, using: Using) -> None:
    """D16-MAR-26, D16-EVT-02: a reaction, an event and a used Glory Kill card are discarded at once."""
    from grimtable.games.doom2016 import changes

    if not using.chosen:
        return
    source = state.game.sources[using.source]
    if source.way != "card":
        return
    card = CardId(source.copy)
    if source.sort == "event":
        if card in state.table.playing:
            changes.discard_event(state, card)
    elif source.sort == "glory":
        if card in state.table.playing:
            changes.discard_glory(state, using.seat, card)
    elif card in state.table.marines[using.seat].play:
        if state.game.action_cards[source.item].keep:
            changes.keep_in_play(state, using.seat, card)
        else:
            changes.discard_played(state, using.seat, card)


# --- who may use what -------------------------------------------------------------------------------


def figure_for(state: DoomState, seat: str, source: str) -> FigureId:
    """The figure that an ability belongs to where only one can be meant: the marine himself."""
    return FigureId(seat) if seat in state.table.marines else NO_FIGURE


def figures_for(state: DoomState, source: Source, seat: SeatId, moment: str) -> tuple[FigureId, ...]:
    """The figures that could use an ability now: the marine, or demons of the type."""
    if seat in state.table.marines:
        return (FigureId(seat),)
    if source.sort != "demon":
        return (NO_FIGURE,)
    figures = state.table.figures
    if moment in ("attack.before", "attack.attacking"):
        attack = state.innermost(Attack)
        attacker = figures.get(attack.attacker)
        return (attack.attacker,) if attacker is not None and attacker.kind == source.copy else ()
    if moment == "attack.defending":
        attack = state.innermost(Attack)
        defender = figures.get(attack.defender)
        return (attack.defender,) if defender is not None and defender.kind == source.copy else ()
    return tuple([each.id for each in figures.values() if each.kind == source.copy])


def abilities(state: DoomState, seat: SeatId, source: str, moment: str) -> Iterable[UseAbility]:
    """The ability with each figure that could use it, when its conditions hold and its price can be paid."""
    printed = state.game.sources[source]
    argent = printed.ability.argent
    # Most abilities of demons are not paid for: that is one look.
    if argent and state.table.demons[printed.copy].argent < argent:
        return ()
    if why_not_paid(state, printed, seat, source) is not None:
        return ()
    return [
        UseAbility(seat, source, figure)
        for figure in figures_for(state, printed, seat, moment)
        if holds(state, printed, seat, source, figure)
    ]


def holds(state: DoomState, printed: Source, seat: SeatId, source: str, figure: FigureId) -> bool:
    """The same as `why_not_held`, for lists of what is offered: it makes no sentence of a no."""
    if printed.own_attack or printed.reaches:
        attack = state.in_progress(Attack)
        if printed.own_attack and (attack is None or attack.source != printed.copy):
            return False
        if printed.reaches and attack is not None and source in attack.prepared:
            return False
    conditions, choice = printed.ability.if_, state.game.choice_of_source.get(source)
    if not conditions and choice is None:
        return True
    using = Using(seat, source, figure)
    return conditions.hold(state, using) and (choice is None or choice.is_there(state, using))


def why_not_paid(state: DoomState, printed: Source, seat: str, source: str) -> Refusal | None:
    """Why an ability cannot be paid for now; None when it can.

    D16-ABL-05, D16-CLS-04, D16-CLS-05: an exhausted card still does what needs no exhausting. D16-CLS-06: a
    dead marine's class card counts. D16-MAR-27: reactions ask for no main action.
    """
    ability = printed.ability
    table = state.table
    marine = table.marines.get(seat)
    if ability.argent and table.demons[printed.copy].argent < ability.argent:
        return refuse("D16-ABL-06", "argent", ability=source, needed=ability.argent)
    if marine is not None:
        if ability.exhaust and (marine.squad_exhausted if printed.sort == "squad" else marine.exhausted):
            return refuse("D16-ABL-04", "exhausted", ability=source)
        if marine.dead and printed.sort != "class":
            return refuse("D16-R-62", "dead", seat=seat, ability=source)
        if ability.discard > len(marine.hand):
            return refuse("D16-ABL-02", "cards", ability=source, needed=ability.discard)
    if ability.once and f"{ability.once} {source}" in (marine.used if marine is not None else table.used):
        return refuse("D16-ABL-02", "used", ability=source)
    return None


def why_not_held(
    state: DoomState, printed: Source, seat: SeatId, source: str, figure: FigureId
) -> Refusal | None:
    """Which condition of an ability does not hold; None when all do."""
    if printed.own_attack:
        attack = state.in_progress(Attack)
        if attack is None or attack.source != printed.copy:
            return refuse("D16-ABL-02", "other_attack", ability=source)
    if printed.reaches:
        attack = state.in_progress(Attack)
        if attack is not None and source in attack.prepared:
            return refuse("D16-ABL-08", "used", ability=source)
    using = Using(seat, source, figure)
    failing = printed.ability.if_.failing(state, using)
    if failing is not None:
        return refuse("D16-ABL-02", "condition", ability=source, condition=failing.name)
    choice = state.game.choice_of_source.get(source)
    if choice is not None and not choice.is_there(state, using):
        return refuse("D16-R-81", "nothing_to_choose", ability=source)
    return None


def why_not_ability(state: DoomState, action: UseAbility, moment: str) -> Refusal | None:
    """Why an ability cannot be used at this moment; None when it can."""
    printed = state.game.sources.get(action.ability)
    if printed is None or (action.seat, "ability", action.ability) not in state.answers.by_moment.get(
        moment, ()
    ):
        return refuse("D16-ABL-02", "other_moment", ability=action.ability)
    missing = why_not_paid(state, printed, action.seat, action.ability)
    if missing is not None:
        return missing
    if action.figure not in figures_for(state, printed, action.seat, moment):
        return refuse("D16-ABL-02", "other_figure", ability=action.ability, figure=action.figure)
    return why_not_held(state, printed, action.seat, action.ability, action.figure)


def answer_again(state: DoomState, seat: SeatId) -> None:
    """D16-TIM-01: whoever acts orders what happens at once, so he may answer after the others too.

    In the steps of an attack there is no way back (D16-R-41), and between activations the order is fixed.
    """
    active = state.table.active
    if not active or seat == active:
        return
    window = state.stack[-1].memory
    if (
        type(window) is Window
        and active in window.seats
        and (window.moment == "attack.after" or not window.moment.startswith("attack."))
    ):
        window.position = min(window.position, window.seats.index(SeatId(active)))


def use_ability(state: DoomState, action: UseAbility) -> None:
    answer_again(state, action.seat)
    state.begin("using", Using(action.seat, action.ability, action.figure, chosen=True))


ABILITY_RESPONDER = Responder(
    kind="ability",
    actions=(UseAbility,),
    among=abilities,
    source_of=lambda action: action.ability,
    why_not=why_not_ability,
    do=use_ability,
)


# --- cards ------------------------------------------------------------------------------------------


def cards(state: DoomState, seat: SeatId, source: str, moment: str) -> Iterable[PlayCard]:
    """The card itself, when its conditions hold."""
    name = state.game.source_of_card[source]
    printed = state.game.sources[name]
    if not holds(state, printed, seat, name, figure_for(state, seat, name)):
        return ()
    action = PlayCard(seat, CardId(source))
    return (action,) if why_not_card(state, action, moment) is None else ()


def why_not_card(state: DoomState, action: PlayCard, moment: str) -> Refusal | None:
    """Why a card cannot be played at this moment; None when it can."""
    if (action.seat, "card", action.card) not in state.answers.by_moment.get(moment, ()):
        return why_not_in_hand(state, action) or refuse("D16-ABL-02", "other_moment", ability=action.card)
    source = state.game.source_of_card[action.card]
    printed = state.game.sources[source]
    missing = why_not_paid(state, printed, action.seat, source)
    if missing is not None:
        return missing
    if printed.sort == "event" and was_played(state, printed.item):
        return refuse("D16-ABL-09", "same_event", ability=action.card)
    if printed.sort == "action" and state.table.active == action.seat:
        if state.setup.options.get("reactions") == "outside":
            return refuse("D16-R-76", "own_activation", ability=action.card)
    return why_not_held(state, printed, action.seat, source, figure_for(state, action.seat, source))


def was_played(state: DoomState, item: str) -> bool:
    """D16-ABL-09, D16-TIM-04, D16-R-39: a copy of this event was played in the window that is open.

    A window further down belongs to another moment: this one is inside of what was played there.
    """
    window = state.stack[-1].memory
    if type(window) is not Window or not window.used:
        return False
    copies = state.game.copies
    return any(copies.get(used) == item for used in window.used)


def why_not_in_hand(state: DoomState, action: PlayCard) -> Refusal | None:
    """One plays only what one holds."""
    if action.seat == INVADER:
        if action.card in state.table.hand:
            return None
        return refuse("D16-EVT-01", "not_held", seat=action.seat, card=action.card)
    marine = state.table.marines.get(action.seat)
    held = marine is not None and (action.card in marine.hand or action.card in marine.glory)
    return None if held else refuse("D16-MAR-10", "not_held", seat=action.seat, card=action.card)


def play_card(state: DoomState, action: PlayCard) -> None:
    answer_again(state, action.seat)
    source = state.game.source_of_card[action.card]
    state.begin("using", Using(action.seat, source, figure_for(state, action.seat, source), chosen=True))


CARD_RESPONDER = Responder(
    kind="card",
    actions=(PlayCard,),
    among=cards,
    source_of=lambda action: action.card,
    why_not=why_not_card,
    do=play_card,
)
