"""Moments: mandatory abilities first or in between, optional ones as their owners like.  Chapter TIM."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from grimtable.games.relic.actions import Resolve
from grimtable.games.relic.changes.in_play import note_use, put_tokens
from grimtable.games.relic.choices import CompletingMission
from grimtable.games.relic.moments import (
    GATHERED,
    IN_BATTLE,
    MOMENTS,
    OF_ROLLS,
    ONLY_OPTIONS,
    PROCEDURE,
    Moment,
)
from grimtable.games.relic.remembering import Battle, Resolving, carry_out
from grimtable.games.relic.topics.abilities import can_use, context, count_dice
from grimtable.games.relic.topics.listening import (
    NOBODY,
    OBJECTIVE,
    Listener,
    answers_now,
    who_fights,
    who_listens,
)
from grimtable.games.relic.topics.players import active_first
from grimtable.kernel import Line, SeatId, Step, ask, do, moment, offer, procedure, repeat_if, skip_to, window
from grimtable.kernel.identity import CardId
from grimtable.kernel.procedure import Procedure

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState

Trigger = tuple[str, str, int]
"""Seat, source, number of the ability."""


def has_new_dice(state: RelicState, coming: Moment) -> bool:
    return coming.rerolled


def look_at_new_dice(state: RelicState, coming: Moment) -> None:
    """REL-DIE-11: only the new result counts, so whatever looks at a face looks at the new one."""
    coming.rerolled = False
    coming.again = True
    gather(state, coming)


def has_triggers(state: RelicState, coming: Moment) -> bool:
    return bool(coming.waiting)


LOOKING_AGAIN: tuple[Line, ...] = (
    do("REL-DIE-11", look_at_new_dice, when=has_new_dice),
    repeat_if("REL-DIE-11", has_triggers, back_to="choose_next", name="ask_anew"),
)
"""How the moment of a roll ends: after a reroll, mandatory abilities are asked anew."""


def _declare(name: str) -> Procedure:
    """The procedure of one moment."""

    @procedure(PROCEDURE[name], remembers=Moment)
    def coming() -> list[Line]:
        return [
            do("REL-TIM-01", gather),
            skip_to("choose_next", unless=could_be_silenced),
            window("REL-TIM-04", name, seats=everybody, when=has_triggers, name="before"),
            # What was played first may have silenced what was waiting.
            do("REL-TIM-01", gather, when=has_triggers, name="look_again"),
            ask(
                "REL-TIM-04",
                offer(
                    Resolve,
                    among=pending_sources,
                    do=resolve_next,
                    rule="REL-TIM-04",
                    because="nothing_to_do",
                ),
                seat=who_decides,
                when=has_choice,
                name="choose_next",
            ),
            do("REL-TIM-01", resolve_only, when=has_triggers),
            do("REL-TIM-01", gather, name="gather_again"),
            repeat_if("REL-TIM-04", has_triggers, back_to="choose_next"),
            window("REL-TIM-03", name, seats=everybody),
            *(LOOKING_AGAIN if name in OF_ROLLS else ()),
        ]

    return coming


def everybody(state: RelicState, coming: Moment) -> tuple[SeatId, ...]:
    """REL-R-80: the active player first, then clockwise."""
    return active_first(state)


def pending(
    state: RelicState, coming: Moment, must: tuple[Listener, ...], battle: Battle | None
) -> tuple[Trigger, ...]:
    """Mandatory abilities that answer now, those of the first player who has any; enemies of a battle too."""
    found: list[Listener] = []
    for each in must:
        if answers_now(state, coming, each):
            found.append(each)
    if battle is not None and not battle.silenced and coming.moment in state.game.fighting_at[battle.enemies]:
        for each in who_fights(state, coming.moment, battle.seat, battle.enemies):
            if answers_now(state, coming, each):
                found.append(each)
    if not found:
        return ()
    if len(found) == 1:
        only = found[0]
        return () if state.table.players[only.seat].eliminated else ((only.seat, only.source, only.number),)
    for seat in active_first(state):
        first = tuple([(seat, each.source, each.number) for each in found if each.seat == seat])
        if first:
            return _after_rerolls(state, first) if coming.moment in OF_ROLLS else first
    return ()


def _after_rerolls(state: RelicState, waiting: tuple[Trigger, ...]) -> tuple[Trigger, ...]:
    """REL-DIE-11: where a die has to be rerolled, whatever looks at its face waits for the new result."""
    game = state.game
    if any(each[1:] in game.rerolls for each in waiting):
        return tuple([each for each in waiting if each[1:] not in game.faces])
    return waiting


def gather(state: RelicState, coming: Moment) -> None:
    """Who has to do something now; looked at again after every ability, which may have changed it."""
    listening = who_listens(state, coming.moment, coming.seat) or NOBODY
    battle = state.in_progress(Battle) if coming.moment in IN_BATTLE else None
    coming.waiting = pending(state, coming, listening.must, battle)


def could_be_silenced(state: RelicState, coming: Moment) -> bool:
    """Whether anybody could answer before them."""
    return bool(coming.waiting) and (coming.moment in state.answers.by_moment or state.asks_all)


def has_choice(state: RelicState, coming: Moment) -> bool:
    """REL-TIM-04, REL-R-24: several abilities of one player, penalties of a group among them."""
    return len(coming.waiting) > 1 and _has_several_sources(coming)


def _has_several_sources(coming: Moment) -> bool:
    return len({source for _, source, _ in coming.waiting}) > 1


def who_decides(state: RelicState, coming: Moment) -> SeatId:
    return SeatId(coming.waiting[0][0])


def pending_sources(state: RelicState, coming: Moment, seat: SeatId) -> Iterator[Resolve]:
    seen: set[str] = set()
    for _, source, _ in coming.waiting:
        if source not in seen:
            seen.add(source)
            yield Resolve(seat, CardId(source))


def resolve_next(state: RelicState, coming: Moment, action: Resolve) -> None:
    """The player has named which ability comes next."""
    for trigger in coming.waiting:
        if trigger[1] == action.card:
            _resolve(state, coming, trigger)
            return


def resolve_only(state: RelicState, coming: Moment) -> None:
    """The one ability left, or several of one card in printed order; a chosen one is under way already."""
    waiting = coming.waiting
    seat, source, number = waiting[0]
    if f"{seat} {source} {number}" not in coming.done and not has_choice(state, coming):
        _resolve(state, coming, waiting[0])


def _resolve(state: RelicState, coming: Moment, trigger: Trigger) -> None:
    seat, source, number = trigger
    coming.done = (*coming.done, f"{seat} {source} {number}")
    if number == OBJECTIVE:
        _approach(state, SeatId(seat), CardId(source))
        return
    ability = state.game.sources[source].abilities[number]
    if ability.once:
        note_use(state, f"{source}#{number}", ability.once)
    if coming.moment in OF_ROLLS:
        count_dice(state, source, number)
    carry_out(state, ability.do, seat, source, context(state, seat, source, coming))


def _approach(state: RelicState, seat: SeatId, card: CardId) -> None:
    """REL-MIS-05, REL-MIS-06: the objective is met, in whoever's turn, or a token marks that it is nearer.

    REL-R-98: nobody is asked; only choices inside the reward are.
    """
    times = state.game.objectives[card].times
    if times == 1 or put_tokens(state, seat, card) >= times:
        state.begin("completing_mission", CompletingMission(seat, card))


MOMENT_PROCEDURES: tuple[Procedure, ...] = tuple(_declare(name) for name in MOMENTS)


def come(
    state: RelicState,
    moment: str,
    seat: SeatId,
    subject: str = "",
    amount: int = 0,
    battle: Battle | None = None,
) -> None:
    """A moment that is carried out right now: where nobody has anything to do there is nothing to begin.

    `battle`: the battle in progress, if it is a moment at which enemies answer too.
    """
    listening = who_listens(state, moment, seat)
    if listening is None:
        if battle is None and not state.asks_all:
            return
        listening = NOBODY
    coming = Moment(moment, seat, subject, amount)
    if listening.must or battle is not None:
        waiting = pending(state, coming, listening.must, battle)
        if waiting:
            coming.waiting = waiting
            state.begin(PROCEDURE[moment], coming, GATHERED)
            return
    if state.asks_all or (listening.may and has_options(state, coming, listening.may)):
        state.begin(PROCEDURE[moment], coming, ONLY_OPTIONS)


def has_options(state: RelicState, coming: Moment, may: tuple[Listener, ...]) -> bool:
    """Whether anybody could use an ability or play a Power card now."""
    for each in may:
        ability = each.ability
        if ability is not None and can_use(state, each.seat, each.source, each.number, ability, coming):
            return True
    return False


def at(rule: str, name: str, *, when: Callable[[RelicState, Any], bool] | None = None) -> Step:
    """The step at which a moment comes in a procedure; passed over where nobody waits for it."""

    def coming(state: RelicState, memory: Any) -> None:
        come(state, name, memory.seat)

    return moment(rule, name, coming, when=when)


__all__ = ["MOMENT_PROCEDURES", "Resolving", "at", "come"]
