"""Corruption: drawing, the activation check, and falling to Chaos.  Chapter COR."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.actions import GiveUp, TakeNewHero
from grimtable.games.relic.changes.cards import draw_top, turn_corruption, without
from grimtable.games.relic.changes.fates import eliminate, fall_to_chaos, take_hero
from grimtable.games.relic.choices import DrawingCorruption, FallingToChaos
from grimtable.games.relic.events import CorruptionDrawn
from grimtable.games.relic.moments import tell
from grimtable.games.relic.remembering import Resolving, carry_out, is_cut_short
from grimtable.games.relic.topics.cards import corruption_threshold
from grimtable.kernel import Step, StopIf, always, ask, do, its_seat, procedure, repeat_if, stop_if
from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player


@procedure("drawing_corruption", remembers=DrawingCorruption)
def drawing_corruption() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-90", is_cut_short),
        do("REL-COR-01", draw_one),
        repeat_if("REL-COR-08", has_more, back_to="draw_one"),
        do("REL-COR-08", tell_number),
    ]


def draw_one(state: RelicState, drawing: DrawingCorruption) -> None:
    """REL-COR-02 to REL-COR-06, REL-COR-24: the threshold first, then the activation check.

    REL-COR-05: facedown cards are counted with the others.
    """
    drawing.left -= 1
    player = state.table.players[drawing.seat]
    if state.lasting.by_name and state.lasting.forbids("draw_corruption", player.seat):
        return
    card = draw_top(state, "corruption")
    if card is None:
        return
    drawing.drawn += 1
    player.corruption = (*player.corruption, CardId(card))
    player.facedown = (*player.facedown, CardId(card))
    count = len(player.corruption)
    corrupted = count >= corruption_threshold(state, player)
    activated = not corrupted and comes_into_force(state, player, CardId(card), count)
    if state.journal is not None:
        state.emit(CorruptionDrawn(player.seat, CardId(card), activated))
    if corrupted:
        # REL-R-90: the ability of this card is not carried out, and no further card is drawn.
        state.begin("falling_to_chaos", FallingToChaos(player.seat))
        return
    tell(state, "corruption.drawn", player.seat, card if activated else "")
    if activated:
        activate(state, player, CardId(card))


def comes_into_force(state: RelicState, player: Player, card: CardId, count: int) -> bool:
    """REL-COR-03, REL-COR-04, REL-R-02: the activation number against the number of Corruption cards."""
    if state.lasting.by_name and state.lasting.forbids("activate_corruption", player.seat):
        return False
    number = state.game.activations[card]
    return number <= count if state.setup.options["activation_at_equality"] else number < count


def activate(state: RelicState, player: Player, card: CardId) -> None:
    """REL-COR-04: the card lies faceup and its ability applies at once."""
    turn_corruption(state, player, card, activated=True)
    carry_out(state, state.game.activated[card], player.seat, card)


def has_more(state: RelicState, drawing: DrawingCorruption) -> bool:
    return drawing.left > 0


def tell_number(state: RelicState, drawing: DrawingCorruption) -> None:
    """The effect around learns how many it were."""
    around = state.in_progress(Resolving)
    if around is not None:
        around.amount = drawing.drawn


@procedure("falling_to_chaos", remembers=FallingToChaos)
def falling_to_chaos() -> list[Step | StopIf]:
    return [
        do("REL-COR-12", lose_hero),
        ask(
            "REL-COR-23",
            always(TakeNewHero, do=go_on),
            always(GiveUp, do=give_up),
            seat=its_seat,
            when=has_sheets_left,
            name="new_hero",
        ),
        do("REL-COR-15", receive_hero),
    ]


def lose_hero(state: RelicState, falling: FallingToChaos) -> None:
    fall_to_chaos(state, state.table.players[falling.seat])


def has_sheets_left(state: RelicState, falling: FallingToChaos) -> bool:
    """REL-COR-16: without a sheet there is no choice."""
    return bool(state.table.box)


def go_on(state: RelicState, falling: FallingToChaos, action: TakeNewHero) -> None:
    """The player goes on with a new hero."""


def give_up(state: RelicState, falling: FallingToChaos, action: GiveUp) -> None:
    falling.gives_up = True


def receive_hero(state: RelicState, falling: FallingToChaos) -> None:
    """REL-COR-15 to REL-COR-21: a random unused sheet, level 0, start values and space; no starting gifts."""
    player = state.table.players[falling.seat]
    if falling.gives_up or not state.table.box:
        eliminate(state, player)
        return
    hero = state.pick("character_sheets", state.table.box)
    state.table.box = without(state.table.box, hero)
    take_hero(state, player, hero)
    tell(state, "corrupted", player.seat)
