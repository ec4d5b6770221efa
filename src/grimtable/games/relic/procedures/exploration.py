"""The Exploration phase: threat icons demand Threat cards.  Chapter EXP.

Nothing else looks at icons: a space is not refilled before somebody explores it (REL-EXP-15).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic.actions import DrawFrom
from grimtable.games.relic.changes.cards import can_draw, draw_top, lay_on_space
from grimtable.games.relic.events import ThreatDrawn
from grimtable.games.relic.moments import tell
from grimtable.games.relic.procedures.moments import at
from grimtable.games.relic.remembering import Exploring, is_cut_short
from grimtable.games.relic.table import MIDDLE, THREATS
from grimtable.kernel import SeatId, Step, StopIf, ask, do, its_seat, offer, procedure, repeat_if, stop_if
from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


@procedure("exploration", remembers=Exploring)
def exploring() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        at("REL-TIM-01", "exploration.start"),
        do("REL-EXP-04", count_icons),
        ask(
            "REL-R-17",
            offer(
                DrawFrom,
                among=choices,
                do=draw_chosen,
                rule="REL-EXP-04",
                because="no_icon",
            ),
            seat=its_seat,
            when=has_choice,
            name="choose_colour",
        ),
        do("REL-EXP-05", draw_only),
        repeat_if("REL-EXP-11", is_missing, back_to="count_icons"),
    ]


def count_icons(state: RelicState, exploring: Exploring) -> None:
    """REL-EXP-04, REL-EXP-10, REL-R-16: colours whose icons, on space and cards, outnumber their cards there.

    REL-EXP-03, REL-EXP-06: each colour for itself; REL-EXP-14: cards of every type count; REL-EXP-08: surplus
    cards stay. REL-R-17, REL-EXP-11: the count is redone after every card.
    """
    game = state.game
    exploring.missing = ()
    space = state.table.players[exploring.seat].space
    if space >= MIDDLE.stop:  # REL-EXP-13
        return
    cards = state.table.spaces[space]
    icons: tuple[str, ...] = game.spaces[space].icons
    on_cards = game.icons
    for card in cards:
        if card in on_cards:
            icons += on_cards[card]
    if exploring.again:
        icons += tuple([extra[1:] for extra in exploring.again])
    if not icons:  # REL-EXP-02
        return
    deck_of = game.deck_of
    # Most spaces have one icon only.
    for colour in icons if len(icons) == 1 else THREATS:
        demanded = icons.count(colour)
        if not demanded:
            continue
        lying = 0
        for card in cards:
            if deck_of[card] == colour:
                lying += 1
        # REL-R-18: a card that left is replaced, but each icon is served at most twice.
        if demanded > lying and exploring.drawn.count(colour) < 2 * demanded:
            if can_draw(state, colour):  # REL-R-19
                exploring.missing = (*exploring.missing, colour)


def has_choice(state: RelicState, exploring: Exploring) -> bool:
    return len(exploring.missing) > 1


def is_missing(state: RelicState, exploring: Exploring) -> bool:
    """REL-EXP-09: the phase ends when every icon is matched."""
    return bool(exploring.missing)


def choices(state: RelicState, exploring: Exploring, seat: SeatId) -> Iterator[DrawFrom]:
    for colour in exploring.missing:
        yield DrawFrom(seat, colour)


def draw_chosen(state: RelicState, exploring: Exploring, action: DrawFrom) -> None:
    """REL-D-10: the active player chooses which missing icon is served next."""
    _draw(state, exploring, action.deck)


def draw_only(state: RelicState, exploring: Exploring) -> None:
    """One colour is missing: its cards are drawn one after another, as long as nobody answers a card."""
    while len(exploring.missing) == 1:
        _draw(state, exploring, exploring.missing[0])
        if state.moved:
            return
        count_icons(state, exploring)


def _draw(state: RelicState, exploring: Exploring, colour: str) -> None:
    """REL-EXP-05, REL-EXP-07: faceup on the space, not resolved yet."""
    exploring.drawn = (*exploring.drawn, colour)
    card = draw_top(state, colour)
    if card is None:
        return
    space = state.table.players[exploring.seat].space
    lay_on_space(state, CardId(card), space)
    if state.journal is not None:
        state.emit(ThreatDrawn(exploring.seat, CardId(card), space))
    tell(state, "exploration.drawn", exploring.seat, card)
