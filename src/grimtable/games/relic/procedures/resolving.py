"""Carrying out an effect, one verb after the other, and filing its card away.  REL-CLR-01, REL-R-26."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.games.relic.changes.cards import to_pile, without
from grimtable.games.relic.moments import tell
from grimtable.games.relic.procedures.moments import come
from grimtable.games.relic.remembering import Resolving, is_cut_short
from grimtable.kernel import Step, StopIf, do, moment, procedure, repeat_if, stop_if
from grimtable.kernel.bounds import AtCard, AtSeat, Name

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


@procedure("resolving", remembers=Resolving)
def resolving() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        do("REL-CLR-01", carry_out_verbs),
        repeat_if("REL-CLR-01", has_more, back_to="carry_out_verbs"),
        moment("REL-R-54", "any_time", look_at_objectives, name="look_at_objectives"),
    ]


def carry_out_verbs(state: RelicState, resolving: Resolving) -> None:
    """Verbs until one begins something that has to be finished first."""
    calls = state.game.effects[resolving.kind, resolving.item, resolving.block].calls
    place = resolving.place
    end = len(calls)
    while place < end:
        run = calls[place].run
        place = resolving.place = place + 1
        run(state, resolving)
        if state.moved:
            return
        if place < end and state.cut and is_cut_short(state, resolving):
            return


def has_more(state: RelicState, resolving: Resolving) -> bool:
    return resolving.place < len(state.game.effects[resolving.kind, resolving.item, resolving.block].calls)


def look_at_objectives(state: RelicState, resolving: Resolving) -> None:
    """REL-R-54: conditions of objectives are looked at after every effect."""
    come(state, "any_time", resolving.seat)


class Filing(msgspec.Struct, gc=False):
    """A card that goes to its pile when what it did is done."""

    card: AtCard
    seat: AtSeat
    moment: Name = ""  #: told afterwards


@procedure("filing", remembers=Filing)
def filing() -> list[Step | StopIf]:
    return [do("REL-ENG-06", file_away)]


def file_away(state: RelicState, filing: Filing) -> None:
    """REL-ENG-06, REL-POW-13: the card is discarded, also when its effect was cut short (REL-R-26)."""
    state.table.open = without(state.table.open, filing.card)
    to_pile(state, filing.card, filing.seat)
    if filing.moment and not state.table.players[filing.seat].eliminated:
        tell(state, filing.moment, filing.seat, filing.card)
