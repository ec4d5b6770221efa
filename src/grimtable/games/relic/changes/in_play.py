"""Coming into play and leaving it: answers to moments, modifiers, charges and tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.events import (
    ChargesChanged,
    EffectBegan,
    EffectEnded,
    TokensChanged,
)
from grimtable.games.relic.moments import tell
from grimtable.games.relic.table import token_key
from grimtable.kernel.identity import CardId, SeatId
from grimtable.kernel.lasting import Effect

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.items import InPlay


def enter_play(state: RelicState, seat: SeatId, source: str) -> None:
    """A component's abilities and modifiers are in force for this seat from now on."""
    game = state.game
    moments = game.trigger_moments[source]
    if moments:
        state.answers.add(seat, "trigger", source, moments)
    moments = game.option_moments[source]
    if moments:
        state.answers.add(seat, "ability", source, moments)
    if game.lasts[source]:
        begin_modifiers(state, seat, source, game.sources[source])


def begin_modifiers(state: RelicState, seat: SeatId, source: str, item: InPlay) -> None:
    """What is different while the component is in play (REL-CLR-01, REL-CLR-02)."""
    for modifier in item.modifiers:
        if modifier.who == "owner":
            begin_effect(state, Effect(modifier.changes, source, seat, modifier.amount))
        elif modifier.who == "everybody":
            begin_effect(state, Effect(modifier.changes, source, None, modifier.amount))
        else:
            for other in state.order:
                if other != seat:
                    begin_effect(state, Effect(modifier.changes, source, other, modifier.amount))
    for deed in item.cannot:
        begin_effect(state, Effect(f"cannot:{deed}", source, seat))
    for deed in item.permits:
        begin_effect(state, Effect(f"may:{deed}", source, seat))


def leave_play(state: RelicState, seat: SeatId, source: str) -> None:
    """A component's abilities and modifiers are no longer in force."""
    stop_answering(state, seat, source)
    if state.game.lasts[source]:
        end_effects(state, state.lasting.end_source(source))


def stop_answering(state: RelicState, seat: SeatId, source: str) -> None:
    """A component's abilities answer no more moments for this seat."""
    game = state.game
    moments = game.trigger_moments[source]
    if moments:
        state.answers.remove(seat, "trigger", source, moments)
    moments = game.option_moments[source]
    if moments:
        state.answers.remove(seat, "ability", source, moments)


def begin_effect(state: RelicState, effect: Effect) -> None:
    """Something is different from now on."""
    state.lasting.begin(effect)
    if effect.until is not None:
        state.table.timed += 1
    if state.journal is not None:
        whom = None if effect.subject is None else SeatId(effect.subject)
        state.emit(EffectBegan(effect.name, whom, effect.source))


def end_effects(state: RelicState, effects: tuple[Effect, ...]) -> None:
    """Tell of effects that have ended."""
    for effect in effects:
        if effect.until is not None:
            state.table.timed -= 1
        if state.journal is not None:
            whom = None if effect.subject is None else SeatId(effect.subject)
            state.emit(EffectEnded(effect.name, whom, effect.source))


def reach(state: RelicState, moment: str, seat: SeatId) -> None:
    """Effects that last until this moment end now (REL-TIM-02)."""
    if state.table.timed:
        end_effects(state, state.reach(moment, seat))


# --- charges and tokens -----------------------------------------------------------------------------


def load_charges(state: RelicState, card: CardId) -> None:
    """REL-CHG-02: a card with charge icons gets as many tokens."""
    charges = state.game.cards[card].charges
    if charges:
        state.table.charges[card] = charges


def change_charges(state: RelicState, card: CardId, amount: int) -> int:
    """REL-CHG-06: charge tokens come or go; returns how many are left."""
    left = max(0, state.table.charges.get(card, 0) + amount)
    state.table.charges[card] = left
    if state.journal is not None:
        state.emit(ChargesChanged(card, left))
    return left


def put_tokens(state: RelicState, seat: SeatId, place: str, amount: int = 1) -> int:
    """REL-CHR-21: character tokens come to a card, a space or the sheet; returns how many lie there."""
    key = token_key(seat, place)
    tokens = state.table.tokens
    left = max(0, tokens.get(key, 0) + amount)
    if left:
        tokens[key] = left
    else:
        tokens.pop(key, None)
    if state.journal is not None:
        state.emit(TokensChanged(seat, place.removeprefix("space:"), left))
    return left


def clear_card(state: RelicState, card: CardId) -> None:
    """REL-DSC-05: all tokens come off a card that is discarded."""
    table = state.table
    table.charges.pop(card, None)
    if table.tokens:
        suffix = f"@{card}"
        for key in tuple(table.tokens):
            if key.endswith(suffix):
                del table.tokens[key]


def note_use(state: RelicState, source: str, once: str = "turn") -> None:
    """REL-CHG-04, REL-R-60: what was used in this turn, or for good."""
    if once == "game":
        state.table.once = (*state.table.once, source)
    else:
        state.table.spent = (*state.table.spent, source)


def note_charge_spent(state: RelicState, seat: SeatId, card: CardId) -> None:
    """A charge went: whoever waits for that is told."""
    tell(state, "charge.spent", seat, card)
