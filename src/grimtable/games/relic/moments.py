"""Moments: the timing words of Relic, and the one place that tells everybody that a moment has come.

Whatever answers a moment by itself stands in the kernel's index apart from whatever may answer it; a moment
that nobody waits for costs two lookups (REL-TIM-01 to REL-TIM-05).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from grimtable.games.relic.table import BOARD
from grimtable.kernel import mandatory
from grimtable.kernel.bounds import AtSeat, Name, Names, Sum
from grimtable.kernel.identity import SeatId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState

MOMENTS: Final[dict[str, str]] = {
    "turn.start": "at the start of a turn",
    "turn.end": "at the end of a turn",
    "movement.start": "at the start of a Movement phase",
    "movement.rolled": "after the movement roll",
    "movement.end": "at the end of a Movement phase",
    "exploration.start": "at the start of an Exploration phase",
    "exploration.drawn": "after a Threat card is drawn in an Exploration phase",
    "exploration.end": "at the end of an Exploration phase",
    "engagement.start": "at the start of an Engagement phase",
    "engagement.end": "at the end of an Engagement phase",
    "experience.start": "at the start of an Experience phase",
    "experience.end": "at the end of an Experience phase",
    "battle.start": "at the start of a battle",
    "battle.prepare": "while preparing for a battle",
    "battle.enemy_rolled": "after the enemy's battle roll",
    "battle.rolled": "after the battle roll",
    "battle.values": "when battle values are counted",
    "battle.won": "after winning a battle",
    "battle.lost": "after losing a battle",
    "battle.tied": "after a tied battle",
    "battle.end": "after a battle",
    "test.start": "before a test",
    "test.rolled": "after a test roll",
    "test.passed": "after passing a test",
    "test.failed": "after failing a test",
    "enemy.evaded": "after evading an enemy",
    "event.resolved": "after an event is resolved",
    "encounter.resolved": "after an encounter is resolved",
    "box.carried_out": "after a text box is carried out",
    "influence.added": "after influence is spent to raise the die of a text box",
    "tier.entered": "after entering another tier",
    "life.lost": "after losing Life",
    "life.gained": "after gaining Life",
    "vanquished": "after being vanquished",
    "corruption.drawn": "after a Corruption card is drawn",
    "corruption.discarded": "after a Corruption card is discarded",
    "corrupted": "after being corrupted",
    "level.gained": "after gaining a level",
    "influence.gained": "after gaining influence",
    "influence.spent": "after spending influence",
    "power.drawn": "after Power cards are drawn",
    "power.played": "after a Power card is played",
    "mission.received": "after a mission becomes active",
    "mission.completed": "after a mission is completed",
    "relic.gained": "after gaining a relic",
    "asset.gained": "after gaining an asset",
    "asset.discarded": "after discarding an asset",
    "trophy.gained": "after taking a trophy",
    "trophies.spent": "after trophies are spent",
    "charge.spent": "after a charge is spent",
    "turn.lost": "after having to lose a turn",
    "any_time": "as soon as it is so",
}
"""Every moment that an ability or an objective may name."""

TRIGGER: Final = {moment: mandatory(moment) for moment in MOMENTS}
"""Where mandatory answers to a moment stand in the index."""

PROCEDURE: Final = {moment: "at " + moment for moment in MOMENTS}
"""The procedure that carries a moment out."""

IN_BATTLE: Final = frozenset(moment for moment in MOMENTS if moment.startswith("battle."))
"""The moments at which enemies answer too (REL-BAT-30)."""

OF_ROLLS: Final = frozenset(moment for moment in MOMENTS if moment.endswith("rolled"))
"""The moments at which dice have been rolled and may be rerolled (REL-DIE-11)."""

GATHERED: Final = 1
"""Where the procedure of a moment goes on when its mandatory abilities are gathered."""

ONLY_OPTIONS: Final = 7
"""Where it begins when nothing is mandatory: at its last step, the window."""


class Moment(msgspec.Struct, gc=False):
    """A moment that has come: whose it is, which card and which number it speaks of."""

    moment: Name
    seat: AtSeat
    subject: Name = ""
    amount: Sum = 0
    done: Names = ()  #: "seat card number" of the abilities carried out
    #: mandatory abilities: seat, source, number
    waiting: Annotated[tuple[tuple[Name, Name, Sum], ...], msgspec.Meta(max_length=2_000)] = ()
    rerolled: bool = False  #: dice were rerolled meanwhile (REL-DIE-11)
    again: bool = False  #: it comes again for new dice: only what looks at them answers


def anyone_at(state: RelicState, moment: str, seat: str) -> bool:
    """Whether anything answers this moment of a player, or might, for all that a watching player knows."""
    answers = state.answers.by_moment
    trigger = TRIGGER[moment]
    # Most moments have nobody at all who waits for them.
    if moment in answers or trigger in answers:
        foreign = state.game.foreign.get(moment, ())
        for name in (moment, trigger):
            for owner, _, source in answers.get(name, ()):
                # Most abilities wait for the owner's own moments only.
                if owner in (seat, BOARD) or source in foreign:
                    return True
    return state.asks_all and moment in state.game.secret_moments


def tell(state: RelicState, moment: str, seat: str, subject: str = "", amount: int = 0) -> None:
    """A moment has come: whatever answers it does so before the next step.

    Whether it really does is asked when the moment's turn has come: an effect may be carried out before.
    """
    answers = state.answers.by_moment
    trigger = TRIGGER[moment]
    # Most moments have nobody at all who waits for them.
    if moment not in answers and trigger not in answers and not state.asks_all:
        return
    if anyone_at(state, moment, seat):
        place = 0 if trigger in answers else ONLY_OPTIONS
        state.begin(PROCEDURE[moment], Moment(moment, SeatId(seat), subject, amount), place)
