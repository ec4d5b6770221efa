"""Training, for the machine: which Marine cards are worth having, and who goes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from grimtable.games.advice import Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.shooting import shots_from
from grimtable.games.doom2004.bots.walking import invader_masks
from grimtable.games.doom2004.procedures.training import Trading

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.kernel import Action

#: what a Marine card is worth beside the usual two or three
DEAR: Final = {"killer_instinct": 4.0, "tactician": 4.0, "tough": 3.6, "ground_assault": 3.4, "medic": 3.2}
PLAIN: Final = 2.5
TRAINING: Final = (act.Pick, act.GiveBack, act.OfferTrade, act.NextMarine)


def card_worth(state: DoomState, copy: str) -> float:
    """What a Marine card is worth to whoever has it."""
    return DEAR.get(state.game.marine_copies[copy].id, PLAIN)


def weigh_training(state: DoomState, options: Sequence[Action]) -> list[Advice] | None:
    """Advice for the questions before the game, and for whose turn comes next; None for all others."""
    trading = state.stack[-1].memory
    if isinstance(trading, Trading) and isinstance(options[0], act.Accept | act.Refuse):
        gain = card_worth(state, trading.card) - card_worth(state, trading.wanted)
        return [Advice(o, gain if isinstance(o, act.Accept) else 0.0, "the better card") for o in options]
    if not isinstance(options[0], TRAINING):
        return None
    return [_weigh(state, option) for option in options]


def _weigh(state: DoomState, option: Action) -> Advice:
    if isinstance(option, act.Pick):
        return Advice(option, card_worth(state, option.card), "a good card")
    if isinstance(option, act.GiveBack):
        return Advice(option, -card_worth(state, option.card), "the least of them")
    if isinstance(option, act.OfferTrade):
        # Nobody gives more than he gets, so an offer is only worth making between equals: not at all.
        return Advice(option, -1.0, "nobody would gain by it")
    if isinstance(option, act.NextMarine):
        marine = state.table.marines[option.marine]
        if marine.space < 0:
            return Advice(option, -0.5, "he has nothing to shoot at")
        shots = shots_from(state, marine, marine.space, invader_masks(state))
        worth = max((shot.worth for shot in shots), default=0.0)
        return Advice(option, worth, "whoever can shoot goes first")
    return Advice(option, 0.0, "enough")
