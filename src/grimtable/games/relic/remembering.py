"""What the procedures of Relic remember between their steps: ids and numbers, never objects.

They stand apart from the procedures because verbs and mutators reach them too. Every record of something a
player is doing keeps the player's number of `breaks`: when it has changed, the player was vanquished,
corrupted, eliminated or lost the turn, and the procedure is cut short (REL-R-26). None can be part of a
cycle, so the collector of garbage need not look at them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from grimtable.kernel.bounds import AtCard, AtSeat, Cards, Clock, Count, Name, Names, Spot, Sum
from grimtable.kernel.identity import NO_CARD, NO_SEAT, NO_SPACE, CardId, SeatId

if TYPE_CHECKING:
    from grimtable.content import Effect
    from grimtable.games.relic.game import RelicState

Dice = Annotated[tuple[Count, ...], msgspec.Meta(max_length=1_000)]
Chains = Annotated[tuple[Dice, ...], msgspec.Meta(max_length=1_000)]
"""Dice of one roll: each die with the further dice its sixes brought."""


Address = tuple[Name, Name, Name]
"""Where an effect stands in its pack."""


class Turn(msgspec.Struct, gc=False):
    """One player's turn."""

    seat: AtSeat
    breaks: Clock = 0


class Moving(msgspec.Struct, gc=False):
    """A Movement phase in the Outer or Middle tier."""

    seat: AtSeat
    breaks: Clock
    value: Sum = 0  #: what the die shows, or the power value
    points: Sum = 0  #: movement points left
    direction: Name = ""
    power: Sum = 0  #: how often a Power card took the place of the die
    placed: bool = False  #: a special movement took the place of the normal one
    boxed: Spot = NO_SPACE  #: the space whose movement box was declined just now
    counted: bool = False  #: an ability has looked at the die: it cannot be rerolled any more
    #: what effects did to the value: ("by", 2), ("to", 1)
    changes: Annotated[tuple[tuple[Name, Sum], ...], msgspec.Meta(max_length=1_000)] = ()


class Exploring(msgspec.Struct, gc=False):
    """An Exploration phase."""

    seat: AtSeat
    breaks: Clock
    drawn: Names = ()  #: colours of the cards drawn in this phase
    again: Names = ()  #: icons that an effect adds in this phase
    missing: Names = ()  #: colours of icons that are not matched


class Engagement(msgspec.Struct, gc=False):
    """An Engagement phase, or the resolving of cards drawn by an effect."""

    seat: AtSeat
    breaks: Clock
    space: Spot = NO_SPACE
    only: Names = ()  #: resolve just these cards, drawn by an effect (REL-R-21)
    begun: bool = False  #: Threat cards are being resolved, so the text box is out (REL-ENG-02)
    over: bool = False
    resolved: Names = ()  #: encounters resolved in this phase (REL-ENG-12)
    group: Name = ""  #: the attribute of the enemies to be fought next
    event: Name = ""  #: the event being resolved
    box: Sum = -1
    evading: bool = False  #: an enemy was evaded just now, so that others may follow


class Battle(msgspec.Struct, gc=False):
    """A battle in its seven steps (REL-BAT-02)."""

    seat: AtSeat
    breaks: Clock
    attribute: Name = ""
    enemies: Cards = ()
    sheet: Name = ""  #: the scenario sheet or card that is fought instead of enemy cards
    printed: Sum = 0  #: attribute values of the enemies, or of the sheet
    step: Sum = 0  #: of the seven
    extra_dice: Sum = 0
    multiplier: Sum = 1  #: of the player's dial
    fights_with: Name = ""  #: another attribute than the battle's own
    bonus: Sum = 0  #: declared bonuses and what abilities add
    enemy_bonus: Sum = 0
    declared: Names = ()  #: cards whose bonus is declared
    weapon: Name = ""
    second_weapon: Name = ""
    armour: Name = ""
    power: Sum = 0
    enemy_dice: Chains = ()
    dice: Chains = ()
    enemy_value: Sum = 0
    value: Sum = 0
    outcome: Name = ""  #: won, lost, tied
    life_loss: Sum = 1  #: what a loss costs (REL-BAT-23)
    no_trophy: bool = False
    called_off: bool = False
    silenced: bool = False  #: abilities of the enemies do not count
    space: Spot = NO_SPACE  #: where the enemies lie
    counted: bool = False  #: an ability has looked at the player's dice: they cannot be rerolled any more
    enemy_counted: bool = False  #: the same for the enemy's
    enemy_rerolled: bool = False  #: after the player's roll; whatever looks at the enemy's dice looks again


class Test(msgspec.Struct, gc=False):
    """A test: an attribute or the level against a target number."""

    seat: AtSeat
    breaks: Clock
    attribute: Name
    target: Sum
    card: AtCard = NO_CARD
    passed: Address = ("", "", "")  #: where the effect of passing stands
    failed: Address = ("", "", "")
    extra_dice: Sum = 0
    bonus: Sum = 0
    declared: Names = ()
    power: Sum = 0
    dice: Chains = ()
    value: Sum = 0
    outcome: Name = ""  #: passed, failed
    counted: bool = False  #: an ability has looked at the dice: they cannot be rerolled any more


class Throw(msgspec.Struct, gc=False):
    """Dice being thrown in a battle or test, die by die where a Power card could replace one."""

    seat: AtSeat
    breaks: Clock
    count: Sum  #: dice still to be thrown at once
    chains: Chains = ()
    exploding: Sum = -1  #: the die whose six waits for its further die
    only: Sum = -1  #: reroll: the place of the die that is thrown anew
    card: AtCard = NO_CARD  #: the Power card that takes the place of one of the dice


class SheetBattle(msgspec.Struct, gc=False):
    """A battle that a scenario sheet or an encounter calls for, and what follows it."""

    seat: AtSeat
    breaks: Clock
    card: AtCard
    attribute: Name
    value: Sum
    prepare: Address = ("", "", "")
    won: Address = ("", "", "")
    lost: Address = ("", "", "")
    tied: Address = ("", "", "")
    outcome: Name = ""


class Resolving(msgspec.Struct, gc=False):
    """An effect being carried out, one verb after the other."""

    seat: AtSeat  #: whom "you" means
    card: AtCard  #: the card, sheet, hero or space it stands on
    kind: Name
    item: Name
    block: Name
    breaks: Clock
    place: Sum = 0
    actor: AtSeat = NO_SEAT  #: whose moment it answers
    subject: Name = ""  #: the card that moment speaks of
    amount: Sum = 0  #: the number that moment, or the last counting verb, speaks of
    target: AtSeat = NO_SEAT  #: the chosen player
    space: Spot = NO_SPACE  #: the chosen space
    chosen: Name = ""  #: the chosen word
    granted: Name = ""  #: a special movement granted by a text box


NOWHERE = ("", "", "")


def address(effect: Effect) -> Address:
    """Where an effect stands in its pack; nowhere, when there is nothing to do."""
    return effect.address or NOWHERE


def carry_out(
    state: RelicState, effect: Effect, seat: str, card: str, outer: Resolving | None = None
) -> None:
    """Begin to carry out an effect for a seat; inside another effect its choices are known."""
    place = effect.address
    if place is None:
        return
    kind, item, block = place
    breaks = state.table.players[seat].breaks
    if outer is None:
        resolving = Resolving(SeatId(seat), CardId(card), kind, item, block, breaks)
    else:
        resolving = Resolving(
            SeatId(seat),
            CardId(card),
            kind,
            item,
            block,
            breaks,
            0,
            outer.actor,
            outer.subject,
            outer.amount,
            outer.target,
            outer.space,
            outer.chosen,
        )
    state.begin("resolving", resolving)


def carry_out_at(
    state: RelicState, place: Address, seat: str, card: str, outer: Resolving | None = None
) -> None:
    """The same for an effect that a procedure remembers by its address."""
    if place != NOWHERE:
        carry_out(state, state.game.effects[place], seat, card, outer)


def is_cut_short(
    state: RelicState, memory: Turn | Moving | Engagement | Battle | Test | Throw | Resolving
) -> bool:
    """REL-R-26: the player whose doing this is was vanquished, corrupted, eliminated or lost the turn.

    REL-R-29: whichever of them happens first ends it.
    """
    return state.table.players[memory.seat].breaks != memory.breaks


def end_engagement(state: RelicState, seat: str) -> None:
    """REL-MOV-19, REL-R-20: the Engagement phase of this player ends, however deep it is in progress."""
    for frame in state.stack:
        memory = frame.memory
        if type(memory) is Engagement and memory.seat == seat:
            memory.over = True
            state.cut = True
