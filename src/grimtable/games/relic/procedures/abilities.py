"""Using optional abilities and playing Power cards, also in other players' turns.  Chapters POW and CHG."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grimtable.games.relic.actions import PlayCard, Use
from grimtable.games.relic.changes.cards import discard_asset, discard_corruption, leave_hand, spend_charge
from grimtable.games.relic.changes.dials import lose_life, spend_influence
from grimtable.games.relic.changes.in_play import note_use
from grimtable.games.relic.choices import Discarding
from grimtable.games.relic.events import AbilityUsed, PowerPlayed
from grimtable.games.relic.moments import OF_ROLLS, Moment, tell
from grimtable.games.relic.procedures.resolving import Filing
from grimtable.games.relic.remembering import carry_out
from grimtable.games.relic.topics.abilities import can_use, context, count_dice, take_up_arms, why_not_use
from grimtable.kernel import Refusal, Responder, SeatId, refuse
from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.items import Cost
    from grimtable.games.relic.table import Player


def uses(state: RelicState, seat: SeatId, source: str, moment: str) -> Iterable[Use]:
    """The ability, when it can be used now."""
    number = state.game.option_at[source][moment]
    ability = state.game.sources[source].abilities[number]
    return (
        (Use(seat, CardId(source)),)
        if can_use(state, seat, source, number, ability, state.innermost(Moment))
        else ()
    )


def why_not_ability(state: RelicState, action: Use, moment: str) -> Refusal | None:
    """Why a component in play cannot answer this moment; None when it can."""
    answers = state.answers.by_moment.get(moment, ())
    if (action.seat, "ability", action.card) not in answers:
        return refuse("REL-CLR-07", "no_ability", card=action.card)
    number = state.game.option_at[action.card][moment]
    ability = state.game.sources[action.card].abilities[number]
    return why_not_use(state, action.seat, action.card, number, ability, state.innermost(Moment))


def use(state: RelicState, action: Use) -> None:
    """REL-CHG-03: the price is paid, then the ability is carried out."""
    coming = state.innermost(Moment)
    source = action.card
    number = state.game.option_at[source][coming.moment]
    ability = state.game.sources[source].abilities[number]
    player = state.table.players[action.seat]
    if state.journal is not None:
        state.emit(AbilityUsed(action.seat, source))
    if ability.once:
        note_use(state, f"{source}#{number}", ability.once)
    coming.done = (*coming.done, f"{action.seat} {source} {number}")
    take_up_arms(state, source)
    if coming.moment in OF_ROLLS:
        count_dice(state, source, number)
    carry_out(state, ability.do, action.seat, source, context(state, action.seat, source, coming))
    if ability.cost is not None:
        _pay(state, player, source, ability.cost)


def _pay(state: RelicState, player: Player, source: str, cost: Cost) -> None:
    """The price; cards to be chosen are asked for before the effect, which waits on the stack."""
    if cost.charge:
        spend_charge(state, player, CardId(source))
    if cost.influence:
        spend_influence(state, player, cost.influence)
    if cost.discard:
        if source in player.assets:
            discard_asset(state, player, CardId(source))
        elif source in player.corruption:
            discard_corruption(state, player, CardId(source))
    for what, amount in (
        ("power", cost.power_cards),
        ("assets", cost.assets),
        ("trophies", cost.trophies),
    ):
        if amount:
            state.begin("discarding", Discarding(player.seat, player.breaks, what, amount))
    if cost.life:
        lose_life(state, player, cost.life)


ABILITY_RESPONDER = Responder(
    kind="ability",
    actions=(Use,),
    among=uses,
    source_of=lambda action: action.card,
    why_not=why_not_ability,
    do=use,
)


def plays(state: RelicState, seat: SeatId, source: str, moment: str) -> Iterable[PlayCard]:
    """The Power card, when it can be played for its ability now."""
    action = PlayCard(seat, CardId(source))
    return (action,) if why_not_play(state, action, moment) is None else ()


def why_not_play(state: RelicState, action: PlayCard, moment: str) -> Refusal | None:
    """Why a Power card cannot answer this moment; None when it can.

    REL-POW-14: there is no limit to their number in a turn; REL-POW-16: some answer no moment at all.
    """
    if action.card not in state.table.players[action.seat].power:
        return refuse("REL-POW-05", "not_held", card=action.card)
    number = state.game.option_at[action.card].get(moment)
    if number is None:
        return refuse("REL-POW-05", "other_moment", card=action.card)
    ability = state.game.cards[action.card].abilities[number]
    return why_not_use(state, action.seat, action.card, number, ability, state.innermost(Moment))


def play(state: RelicState, action: PlayCard) -> None:
    """REL-POW-12, REL-POW-13: its ability, then it is discarded."""
    coming = state.innermost(Moment)
    player = state.table.players[action.seat]
    card = action.card
    number = state.game.option_at[card][coming.moment]
    ability = state.game.cards[card].abilities[number]
    leave_hand(state, player, card)
    state.table.open = (*state.table.open, card)
    if state.journal is not None:
        state.emit(PowerPlayed(action.seat, card, value=False))
    state.begin("filing", Filing(card, action.seat))
    if coming.moment in OF_ROLLS:
        count_dice(state, card, number)
    carry_out(state, ability.do, action.seat, card, context(state, action.seat, card, coming))
    if ability.cost is not None:
        _pay(state, player, card, ability.cost)
    tell(state, "power.played", action.seat, card)


POWER_RESPONDER = Responder(
    kind="power",
    actions=(PlayCard,),
    among=plays,
    source_of=lambda action: action.card,
    why_not=why_not_play,
    do=play,
)
