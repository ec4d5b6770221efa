"""Verbs for the board: Threat cards on spaces, decks looked at, figures placed and moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from grimtable.content import Quantity, Reference, Registry, Word
from grimtable.games.relic import remembering
from grimtable.games.relic.changes import cards, figures
from grimtable.games.relic.choices import (
    Choosing,
    DrawingThreats,
    Jumping,
    Looking,
    MovingThreat,
    Walking,
)
from grimtable.games.relic.effects.battle_verbs import note_reroll
from grimtable.games.relic.effects.conditions import you
from grimtable.games.relic.effects.words import forms
from grimtable.games.relic.remembering import Exploring, Moving, Resolving
from grimtable.games.relic.table import THREATS
from grimtable.games.relic.topics.board import neighbours, tier_of
from grimtable.games.relic.topics.places import places
from grimtable.kernel.identity import CardId, Space

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player

registry = Registry()

DeckWord = Literal["red", "blue", "yellow", "choice", "random"]


@registry.verb(
    "draw_threat", text="draw {amount} {deck} Threat card(s){resolve: and resolve them|}", pauses=True
)
def draw_threat(
    state: RelicState, resolving: Resolving, deck: DeckWord, amount: Quantity = 1, resolve: bool = True
) -> None:
    """You draw Threat cards, lay them on your space and, unless told otherwise, resolve them (REL-ENG-18).

    Nothing is drawn in the Inner tier (REL-EXP-13).
    """
    _draw(state, resolving, deck, amount, resolve, you(state, resolving).space)


@registry.verb(
    "place_threat", text="draw {amount} {deck} Threat card(s) and lay them on that space", pauses=True
)
def place_threat(state: RelicState, resolving: Resolving, deck: DeckWord, amount: Quantity = 1) -> None:
    """Threat cards are drawn and laid on the chosen space (or, with none chosen, on yours), unresolved."""
    space = resolving.space if resolving.space >= 0 else you(state, resolving).space
    _draw(state, resolving, deck, amount, False, space)


def _draw(
    state: RelicState, resolving: Resolving, deck: str, amount: int, resolve: bool, space: Space
) -> None:
    if amount <= 0 or tier_of(space) not in ("outer", "middle"):
        return
    if deck == "random":
        deck = state.pick("threat_deck", THREATS)
    player = you(state, resolving)
    state.begin("drawing_threats", DrawingThreats(player.seat, player.breaks, deck, amount, resolve, space))


@registry.verb(
    "discard_threats", text="discard all Threat cards on {where:here=your space|chosen=that space}"
)
def discard_threats(
    state: RelicState,
    resolving: Resolving,
    where: Literal["here", "chosen"] = "here",
    type: Literal["event", "enemy", "encounter", "asset"] | None = None,
) -> None:
    """Threat cards leave a space, all or those of one type; `amount` afterwards is how many (REL-R-57)."""
    space = you(state, resolving).space if where == "here" else resolving.space
    gone = [
        card
        for card in state.table.spaces[space]
        if card != resolving.card and (type is None or state.game.types[card] == type)
    ]
    for card in gone:
        cards.discard_from_space(state, card, space)
    resolving.amount = len(gone)


@registry.verb("add_icon", text="this space demands one more {colour} Threat card", needs="exploration")
def add_icon(state: RelicState, resolving: Resolving, colour: Literal["red", "blue", "yellow"]) -> None:
    """Special Timing at the start of an Exploration phase: one more icon in this phase (REL-C-66)."""
    exploring = state.in_progress(Exploring)
    if exploring is not None:
        exploring.again = (*exploring.again, f"+{colour}")


@registry.verb(
    "move_this",
    text="place this card on another space of its tier",
    pauses=True,
)
def move_this(
    state: RelicState,
    resolving: Resolving,
    among: Literal["adjacent", "ring", "random_adjacent"] = "adjacent",
) -> None:
    """This Threat card goes from its space to another of the same tier; you choose which (REL-R-58)."""
    card = resolving.card
    for space, lying in enumerate(state.table.spaces):
        if card not in lying:
            continue
        around = neighbours(space)
        if among == "random_adjacent":
            if not around:
                return  # the Inner tier is a path and no ring
            place = state.pick("adjacent_space", [state.game.space_ids[each] for each in around])
            figures.move_threat(state, card, space, state.game.space_numbers[place])
            return
        if among == "ring":
            around = tuple(
                Space(each)
                for each in places(state, resolving.seat, "outer_or_middle")
                if each != space and tier_of(each) == tier_of(space)
            )
        player = you(state, resolving)
        state.begin("moving_threat", MovingThreat(player.seat, player.breaks, card, tuple(sorted(around))))
        return


@registry.verb(
    "look_at_decks",
    text="look at the top card of each Threat deck{reorder:, then put each on top or at the bottom|}",
    pauses=True,
)
def look_at_decks(state: RelicState, resolving: Resolving, reorder: bool = False) -> None:
    """You look secretly at the top card of each Threat deck; with `reorder` each goes to top or bottom."""
    player = you(state, resolving)
    decks = tuple(deck for deck in THREATS if cards.can_draw(state, deck))
    state.begin("looking", Looking(player.seat, player.breaks, decks, reorder))


@registry.verb("discard_top", text="discard the top card of the {deck} deck")
def discard_top(
    state: RelicState,
    resolving: Resolving,
    deck: Literal["corruption", "mission", "power", "relic", "red", "blue", "yellow", "wargear"],
    amount: Quantity = 1,
) -> None:
    """The top cards of a deck go to its pile, faceup."""
    for _ in range(amount):
        card = cards.draw_top(state, deck)
        if card is None:
            return
        cards.to_pile(state, CardId(card))
        resolving.subject = card


# --- figures ------------------------------------------------------------------------------------------


@registry.verb("place", text="go to {space}", pauses=True)
def place(state: RelicState, resolving: Resolving, space: Annotated[str, Reference("spaces")]) -> None:
    """Your figure is put on a named space (REL-MOV-20); an Engagement phase of yours ends (REL-R-20)."""
    put_figure(state, you(state, resolving), state.game.space_numbers[space])


@registry.verb("place_chosen", text="go to that space", pauses=True)
def place_chosen(state: RelicState, resolving: Resolving) -> None:
    """Your figure is put on the chosen space."""
    if resolving.space >= 0:
        put_figure(state, you(state, resolving), resolving.space)


@registry.verb("place_with_target", text="go to the space of the chosen player", pauses=True)
def place_with_target(state: RelicState, resolving: Resolving) -> None:
    """Your figure is put on the space of the chosen player, if that is in the Outer or Middle tier."""
    if resolving.target:
        space = state.table.players[resolving.target].space
        if tier_of(space) in ("outer", "middle"):
            put_figure(state, you(state, resolving), space)


@registry.verb("place_on_start", text="go to your hero's start space", pauses=True)
def place_on_start(state: RelicState, resolving: Resolving) -> None:
    """Your figure is put on the start space of your hero."""
    player = you(state, resolving)
    put_figure(state, player, state.game.space_numbers[state.game.heroes[player.hero].start])


def put_figure(state: RelicState, player: Player, space: Space) -> None:
    """A figure is placed by an effect; nobody leaves the Inner tier that way (REL-INN-05, REL-INN-06)."""
    if tier_of(player.space) in ("inner", "centre") or player.space == space:
        return
    figures.place_on(state, player, space)
    remembering.end_engagement(state, player.seat)
    moving = state.in_progress(Moving)
    if moving is not None and moving.seat == player.seat:
        moving.placed = True
        moving.points = 0


@registry.verb("walk", text="move {steps:space|spaces} along your ring", pauses=True)
def walk(state: RelicState, resolving: Resolving, steps: Quantity) -> None:
    """You move along your ring in a direction of your choice, outside the Movement phase."""
    player = you(state, resolving)
    if steps > 0 and tier_of(player.space) in ("outer", "middle"):
        state.begin("walking", Walking(player.seat, player.breaks, steps))


@registry.verb("grant_movement", text=f"{{movement:{forms('movements')}}}")
def grant_movement(
    state: RelicState, resolving: Resolving, movement: Annotated[str, Word("movements")]
) -> None:
    """A special movement is due at your next turn (REL-CLR-03)."""
    granted = figures.grant_movement(state, you(state, resolving), movement)
    if granted and resolving.kind == "spaces":
        resolving.granted = movement


@registry.verb("change_movement", text="{amount} to the movement value", needs="movement")
def change_movement(state: RelicState, resolving: Resolving, amount: Quantity) -> None:
    """After the movement roll: more or fewer movement points, at least 1 (REL-MOV-07)."""
    moving = state.in_progress(Moving)
    if moving is not None:
        state.game.change_points(moving, "by", amount)


@registry.verb("set_movement", text="move exactly {amount:space|spaces}", needs="movement")
def set_movement(state: RelicState, resolving: Resolving, amount: Quantity) -> None:
    """After the movement roll: exactly so many movement points (REL-MOV-07)."""
    moving = state.in_progress(Moving)
    if moving is not None:
        state.game.change_points(moving, "to", amount)


@registry.verb("reroll_movement", text="roll the movement die again", needs="movement")
def reroll_movement(state: RelicState, resolving: Resolving) -> None:
    """After the movement roll: the die is rolled again, the first result is ignored (REL-DIE-11)."""
    moving = state.in_progress(Moving)
    if moving is not None and not moving.counted:
        note_reroll(state)
        state.game.roll_movement(state, moving)


@registry.verb("end_engagement", text="the Engagement phase ends")
def end_engagement(state: RelicState, resolving: Resolving) -> None:
    """Your Engagement phase ends at once; nothing more is resolved (REL-MOV-19)."""
    remembering.end_engagement(state, resolving.seat)


@registry.verb("clean_up", text="discard all Threat cards on this space at the end of the turn")
def clean_up(state: RelicState, resolving: Resolving) -> None:
    """Threat cards left on your space go when this turn ends, however it ends (REL-ENG-19, REL-R-42)."""
    state.table.clean_up = (*state.table.clean_up, you(state, resolving).space)


@registry.verb("evade_enemies", text="evade up to {amount} of the enemies here", pauses=True)
def evade_enemies(state: RelicState, resolving: Resolving, amount: Quantity = 1) -> None:
    """At the start of your Engagement phase: leave enemies unfought for this turn (REL-EVD-03)."""
    player = you(state, resolving)
    if amount > 0:
        state.begin("evading", Choosing(player.seat, player.breaks, amount))


@registry.verb(
    "jump_from_rift",
    text="move forward, one space further for each fulfilled condition",
    pauses=True,
    needs="rift",
)
def jump_from_rift(state: RelicState, resolving: Resolving) -> None:
    """The Warp Rift: 1 space, plus 1 for 8 influence, for level 8, for 8 trophy points (REL-INN-08)."""
    player = you(state, resolving)
    state.begin("jumping", Jumping(player.seat, player.breaks))
