"""Throwing dice in battles and tests: explosions, Power cards as dice, rerolls.  Chapter DIE, REL-POW-06."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic.actions import PlayValue, RerollDie, Roll
from grimtable.games.relic.changes.cards import discard_power
from grimtable.games.relic.choices import Rerolling
from grimtable.games.relic.events import DiceRolled, PowerPlayed
from grimtable.games.relic.moments import tell
from grimtable.games.relic.remembering import Battle, Chains, Moving, Test, Throw, is_cut_short
from grimtable.games.relic.topics.players import enemy_roller
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    choice,
    do,
    its_seat,
    offer,
    procedure,
    refuse,
    repeat_if,
    stop_if,
)
from grimtable.kernel.identity import NO_CARD, CardId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState

FACES = (1, 2, 3, 4, 5, 6)
"""An ordinary die."""


def contest_of(state: RelicState) -> Battle | Test:
    """The battle or test whose dice are thrown: the innermost of them."""
    contest = state.game.contest(state)
    if contest is None:
        raise LookupError("no dice are thrown outside battles and tests")
    return contest


def begin_throw(state: RelicState, contest: Battle | Test, count: int) -> None:
    """REL-BAT-09, REL-TST-02, REL-DIE-07: all dice at once; one step where no Power card could take part."""
    if not may_replace(state, contest):
        contest.dice = roll_dice(state, count, explodes(state, contest.seat), "die")
        announce(state, contest)
    else:
        state.begin("throw", Throw(contest.seat, contest.breaks, count))


def explodes(state: RelicState, seat: SeatId) -> bool:
    """REL-DIE-01: sixes explode, unless an effect forbids it."""
    return not ("cannot:explode" in state.lasting.by_name and state.lasting.forbids("explode", seat))


def roll_dice(state: RelicState, count: int, exploding: bool, die: str) -> Chains:
    """REL-DIE-05, REL-DIE-06: every die that shows 6 explodes for itself, again and again (REL-DIE-02)."""
    if count == 1:
        return (roll_chain(state, exploding, die),)
    return tuple(roll_chain(state, exploding, die) for _ in range(count))


def roll_chain(state: RelicState, exploding: bool, die: str) -> tuple[int, ...]:
    """One die with the dice its sixes bring."""
    face = state.roll(die, FACES)
    chain: tuple[int, ...] = (face,)
    while face == 6 and exploding:
        face = state.roll(die, FACES)
        chain = (*chain, face)
    return chain


def total(chains: Chains) -> int:
    """REL-DIE-13, REL-R-75: all dice of one roll added up; the attribute is not yet in it.

    >>> total(((6, 6, 2),))
    14
    """
    # Most rolls are of one die.
    return sum(chains[0]) if len(chains) == 1 else sum(map(sum, chains))


def announce(state: RelicState, contest: Battle | Test) -> None:
    if state.journal is not None:
        what = "battle" if isinstance(contest, Battle) else "test"
        state.emit(DiceRolled(contest.seat, what, contest.dice))


def may_replace(state: RelicState, contest: Battle | Test | Moving) -> bool:
    """REL-POW-09, REL-R-05: a power value may take the place of a die, once in a battle, test or movement."""
    if not state.table.players[contest.seat].power:
        return False
    return why_not_replace(state, contest) is None


def why_not_replace(state: RelicState, contest: Battle | Test | Moving) -> Refusal | None:
    """Why no Power card may take the place of a die now."""
    if contest.power and (
        isinstance(contest, Moving) or state.setup.options["power_for_exploded_die"] == "once"
    ):
        return refuse("REL-POW-09", "once")
    if state.lasting.by_name and state.lasting.forbids("use_power_value", contest.seat):
        return refuse("REL-CLR-02", "no_power")
    return None


def spend_value(state: RelicState, seat: SeatId, card: CardId) -> int:
    """REL-POW-08, REL-POW-12: the card is discarded and its value counts as the die."""
    player = state.table.players[seat]
    if state.journal is not None:
        state.emit(PowerPlayed(seat, card, value=True))
    discard_power(state, player, card)
    tell(state, "power.played", seat, card)
    return state.game.values[card]


# --- die by die -------------------------------------------------------------------------------------------


@procedure("throw", remembers=Throw)
def throwing() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-POW-07",
            always(Roll, do=roll_instead),
            choice(PlayValue, among=values, why_not=why_not_value, do=replace_die),
            seat=its_seat,
            when=is_first_throw,
            name="before_roll",
        ),
        do("REL-DIE-07", throw_all),
        ask(
            "REL-POW-11",
            always(Roll, do=roll_instead),
            choice(PlayValue, among=values, why_not=why_not_value, do=replace_die),
            seat=its_seat,
            when=could_replace_further,
            name="before_further_die",
        ),
        do("REL-DIE-01", throw_further, when=has_exploded),
        repeat_if("REL-DIE-02", has_exploded, back_to="before_further_die"),
        do("REL-DIE-13", finish_throw),
    ]


def is_first_throw(state: RelicState, throw: Throw) -> bool:
    """REL-R-09: a reroll is made with a real die."""
    return throw.only < 0 and may_replace(state, contest_of(state))


def values(state: RelicState, throw: Throw, seat: SeatId) -> Iterator[PlayValue]:
    if why_not_replace(state, contest_of(state)) is None:
        for card in state.table.players[seat].power:
            yield PlayValue(seat, card)


def why_not_value(state: RelicState, throw: Throw, action: PlayValue) -> Refusal | None:
    """REL-POW-17: own cards for own rolls."""
    if action.card not in state.table.players[throw.seat].power:
        return refuse("REL-POW-06", "not_held", card=action.card)
    return why_not_replace(state, contest_of(state))


def roll_instead(state: RelicState, throw: Throw, action: Roll) -> None:
    """No Power card takes part in this throw."""
    throw.card = NO_CARD


def replace_die(state: RelicState, throw: Throw, action: PlayValue) -> None:
    """REL-R-06: the card takes the place of exactly one of the dice."""
    throw.card = action.card
    contest_of(state).power += 1


def throw_all(state: RelicState, throw: Throw) -> None:
    """The first dice, all at once; what explodes follows die by die."""
    if throw.only >= 0:
        chains = list(throw.chains)
        chains[throw.only] = (*chains[throw.only], state.roll("die", FACES))
        throw.chains = tuple(chains)
        return
    faces: list[int] = []
    card, throw.card = throw.card, NO_CARD
    for number in range(throw.count):
        faces.append(_value(state, throw, card) if card and number == 0 else state.roll("die", FACES))
    throw.chains = tuple((face,) for face in faces)


def _value(state: RelicState, throw: Throw, card: CardId) -> int:
    return spend_value(state, throw.seat, card)


def has_exploded(state: RelicState, throw: Throw) -> bool:
    """REL-POW-10: a power value of 6 explodes as well."""
    if not any(chain[-1] == 6 for chain in throw.chains):
        return False
    return explodes(state, throw.seat)


def could_replace_further(state: RelicState, throw: Throw) -> bool:
    return has_exploded(state, throw) and may_replace(state, contest_of(state))


def throw_further(state: RelicState, throw: Throw) -> None:
    """One further die for the first six that waits for it."""
    place = next(place for place, chain in enumerate(throw.chains) if chain[-1] == 6)
    card, throw.card = throw.card, NO_CARD
    face = spend_value(state, throw.seat, card) if card else state.roll("die", FACES)
    chains = list(throw.chains)
    chains[place] = (*chains[place], face)
    throw.chains = tuple(chains)


def finish_throw(state: RelicState, throw: Throw) -> None:
    contest = contest_of(state)
    contest.dice = throw.chains
    announce(state, contest)


# --- rerolls ----------------------------------------------------------------------------------------------


@procedure("rerolling", remembers=Rerolling)
def rerolling() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-DIE-11",
            offer(
                RerollDie,
                among=dice_to_reroll,
                do=reroll,
                rule="REL-DIE-11",
                because="no_die",
            ),
            seat=its_seat,
            name="choose_die",
        ),
    ]


def dice_to_reroll(state: RelicState, rerolling: Rerolling, seat: SeatId) -> Iterator[RerollDie]:
    """REL-R-89, REL-DIE-12: any die of the roll, also one that an explosion brought or that was rerolled."""
    for number in range(1, sum(map(len, _chains(state, rerolling))) + 1):
        yield RerollDie(seat, number)


def _chains(state: RelicState, rerolling: Rerolling) -> Chains:
    if rerolling.enemy:
        return state.innermost(Battle).enemy_dice
    return contest_of(state).dice


def reroll(state: RelicState, rerolling: Rerolling, action: RerollDie) -> None:
    """REL-R-89: what the die brought goes with it; the new result stands alone and may explode anew."""
    chains = list(_chains(state, rerolling))
    place, number = 0, action.number - 1
    while number >= len(chains[place]):
        number -= len(chains[place])
        place += 1
    kept = chains[place][:number]
    if rerolling.enemy:
        battle = state.innermost(Battle)
        exploding = not (state.lasting.by_name and state.lasting.forbids("explode_enemy", battle.seat))
        chains[place] = kept + roll_chain(state, exploding, "enemy")
        battle.enemy_dice = tuple(chains)
        if state.journal is not None:
            state.emit(
                DiceRolled(battle.seat, "enemy", battle.enemy_dice, SeatId(enemy_roller(state, battle.seat)))
            )
        return
    contest = contest_of(state)
    chains[place] = kept
    state.begin("throw", Throw(contest.seat, contest.breaks, 0, tuple(chains), only=place))
