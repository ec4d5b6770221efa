"""Moments: mandatory abilities first or in between, optional ones as their owners like.  Chapter TIM."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from grimtable.games.relic.actions import Resolve
from grimtable.games.relic.changes.in_play import note_use, put_tokens
from grimtable.games.relic.choices import CompletingMission
from grimtable.games.relic.moments import (
    GATHERED,
    MOMENTS,
    ONLY_OPTIONS,
    PROCEDURE,
    TRIGGER,
    Moment,
    anyone_at,
)
from grimtable.games.relic.procedures.asking import offer
from grimtable.games.relic.remembering import Battle, Resolving, carry_out
from grimtable.games.relic.table import BOARD
from grimtable.games.relic.topics.abilities import context, is_in_progress, is_whose, was_used, why_not_use
from grimtable.games.relic.topics.players import active_first
from grimtable.kernel import SeatId, Step, StopIf, ask, do, procedure, repeat_if, window
from grimtable.kernel.procedure import Procedure

if TYPE_CHECKING:
    from grimtable.games.relic.game import Play

#: The objective of a mission in place of the number of an ability.
OBJECTIVE = -1

Trigger = tuple[str, str, int]
"""Seat, source, number of the ability."""


def _declare(moment: str) -> Procedure:
    """The procedure of one moment."""

    @procedure(PROCEDURE[moment], remembers=Moment)
    def coming() -> list[Step | StopIf]:
        return [
            do("REL-TIM-01", gather),
            window("REL-TIM-04", moment, seats=everybody, when=has_triggers, name="before"),
            # What was played first may have silenced what was waiting.
            do("REL-TIM-01", gather, when=has_triggers, name="look_again"),
            ask(
                "REL-TIM-04",
                offer(
                    Resolve,
                    among=pending_sources,
                    do=resolve_next,
                    rule="REL-TIM-04",
                    because="that has nothing to do now",
                ),
                seat=who_decides,
                when=has_choice,
                name="choose_next",
            ),
            do("REL-TIM-01", resolve_only, when=has_triggers),
            do("REL-TIM-01", gather, when=has_triggers, name="gather_again"),
            repeat_if("REL-TIM-04", has_triggers, back_to="choose_next"),
            window("REL-TIM-03", moment, seats=everybody),
        ]

    return coming


def everybody(state: Play, coming: Moment) -> tuple[SeatId, ...]:
    """REL-R-80: the active player first, then clockwise."""
    return active_first(state)


def pending(state: Play, coming: Moment) -> list[Trigger]:
    """Mandatory abilities that answer now, those of the first player who has any."""
    answers = state.answers.by_moment.get(TRIGGER[coming.moment], ())
    found: dict[str, list[Trigger]] = {}
    for owner, _, source in answers:
        seat = owner
        numbers = state.game.triggers[source].get(coming.moment, ())
        if owner == BOARD:
            seat = coming.seat
            # REL-THR-07: only cards on the space where the player stands.
            if source not in state.table.spaces[state.table.players[seat].space]:
                continue
            numbers = state.game.board_triggers[source][coming.moment]
        for number in numbers:
            if _answers(state, coming, seat, source, number):
                found.setdefault(seat, []).append((seat, source, number))
    battle = state.in_progress(Battle) if coming.moment.startswith("battle.") else None
    if battle is not None and not battle.silenced:
        for card in battle.enemies:
            for number in state.game.fights[card].get(coming.moment, ()):
                if _answers(state, coming, battle.seat, card, number):
                    found.setdefault(battle.seat, []).append((battle.seat, card, number))
    if not found:
        return []
    return next((found[seat] for seat in active_first(state) if seat in found), [])


def _answers(state: Play, coming: Moment, seat: str, source: str, number: int) -> bool:
    if f"{seat} {source} {number}" in coming.done:
        return False
    item = state.game.sources[source]
    if number == OBJECTIVE:
        objective = state.game.objectives[source]
        return is_whose(objective.whose, seat, coming.seat) and objective.if_.hold(
            state, context(state, seat, source, coming)
        )
    ability = item.abilities[number]
    if not is_whose(ability.whose, seat, coming.seat) or was_used(state, source, number, ability.once):
        return False
    if is_in_progress(state, seat, source, ability):
        return False
    return ability.if_.hold(state, context(state, seat, source, coming))


def gather(state: Play, coming: Moment) -> None:
    """Who has to do something now; looked at again after every ability, which may have changed it."""
    coming.waiting = tuple(pending(state, coming))


def has_triggers(state: Play, coming: Moment) -> bool:
    return bool(coming.waiting)


def has_choice(state: Play, coming: Moment) -> bool:
    """REL-TIM-04, REL-R-24: several abilities of one player, penalties of a group among them."""
    waiting = coming.waiting
    return len(waiting) > 1 and len({source for _, source, _ in waiting}) > 1


def who_decides(state: Play, coming: Moment) -> SeatId:
    return SeatId(coming.waiting[0][0])


def pending_sources(state: Play, coming: Moment, seat: SeatId) -> Iterator[Resolve]:
    seen: set[str] = set()
    for _, source, _ in coming.waiting:
        if source not in seen:
            seen.add(source)
            yield Resolve(seat, source)


def resolve_next(state: Play, coming: Moment, action: Resolve) -> None:
    """The player has named which ability comes next."""
    for trigger in coming.waiting:
        if trigger[1] == action.card:
            _resolve(state, coming, trigger)
            return


def resolve_only(state: Play, coming: Moment) -> None:
    """The one ability left, or several of one card in printed order; a chosen one is under way already."""
    waiting = coming.waiting
    seat, source, number = waiting[0]
    if f"{seat} {source} {number}" not in coming.done and not has_choice(state, coming):
        _resolve(state, coming, waiting[0])


def _resolve(state: Play, coming: Moment, trigger: Trigger) -> None:
    seat, source, number = trigger
    coming.done = (*coming.done, f"{seat} {source} {number}")
    if number == OBJECTIVE:
        _approach(state, seat, source)
        return
    ability = state.game.sources[source].abilities[number]
    if ability.once:
        note_use(state, f"{source}#{number}", ability.once)
    carry_out(state, ability.do, seat, source, context(state, seat, source, coming))


def _approach(state: Play, seat: str, card: str) -> None:
    """REL-MIS-05, REL-MIS-06: the objective is met, in whoever's turn, or a token marks that it is nearer.

    REL-R-98: nobody is asked; only choices inside the reward are.
    """
    times = state.game.objectives[card].times
    if times == 1 or put_tokens(state, seat, card) >= times:
        state.begin("completing_mission", CompletingMission(seat, card))


MOMENT_PROCEDURES: tuple[Procedure, ...] = tuple(_declare(moment) for moment in MOMENTS)


def come(state: Play, coming: Moment) -> None:
    """A moment that is carried out right now: where nobody has anything to do there is nothing to begin."""
    coming.waiting = tuple(pending(state, coming))
    if coming.waiting:
        state.begin(PROCEDURE[coming.moment], coming)
        state.stack[-1].place = GATHERED
    elif state.asks_all or _has_options(state, coming):
        state.begin(PROCEDURE[coming.moment], coming)
        state.stack[-1].place = ONLY_OPTIONS


def _has_options(state: Play, coming: Moment) -> bool:
    """Whether anybody could use an ability or play a Power card now."""
    game = state.game
    for seat, _, source in state.answers.by_moment.get(coming.moment, ()):
        number = game.option_at[source][coming.moment]
        ability = game.sources[source].abilities[number]
        # Conditions fail most often; only then is it worth asking for every reason.
        if ability.if_ and not ability.if_.hold(state, context(state, seat, source, coming)):
            continue
        if why_not_use(state, seat, source, number, ability, coming) is None:
            return True
    return False


def at(
    rule: str,
    moment: str,
    *,
    when: Callable[[Play, Any], bool] | None = None,
    amount: Callable[[Any], int] | None = None,
) -> Step:
    """The step at which a moment comes in a procedure; passed over where nobody waits for it."""

    def waits(state: Play, memory: Any) -> bool:
        return (when is None or when(state, memory)) and anyone_at(state, moment, memory.seat)

    def coming(state: Play, memory: Any) -> None:
        come(state, Moment(moment, memory.seat, amount=0 if amount is None else amount(memory)))

    return do(rule, coming, when=waits, name=moment)


__all__ = ["MOMENT_PROCEDURES", "Resolving", "at", "come"]
