"""A demon's activation: it moves and attacks once; the type's figures act one after the other.  Chapter
DEM.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2016 import changes, events
from grimtable.games.doom2016.actions import ActivateDemon, DeclareAttack, EndActivation, PlayCard, UseAbility
from grimtable.games.doom2016.procedures.declaring import declarations, why_not_declared
from grimtable.games.doom2016.procedures.happening import tell
from grimtable.games.doom2016.procedures.spending import (
    MOVES,
    doors,
    halts,
    is_gone,
    owner,
    rotations,
    steps,
    stop,
    why_not_stop,
    why_not_while_sharing,
)
from grimtable.games.doom2016.procedures.using import (
    Using,
    cards,
    play_card,
    why_not_card,
    why_not_held,
    why_not_in_hand,
    why_not_paid,
)
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import INVADER
from grimtable.games.doom2016.topics.targets import targets
from grimtable.kernel import (
    Action,
    Refusal,
    SeatId,
    Step,
    StopIf,
    ask,
    call,
    choice,
    do,
    procedure,
    refuse,
    repeat_if,
    stop_if,
)
from grimtable.kernel.bounds import AtFigure, Name, Names, Sum
from grimtable.kernel.identity import NO_FIGURE

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure


class TypeActivation(msgspec.Struct):
    """A demon type that acts: its card is exhausted (D16-DEM-08)."""

    kind: Name
    figure: AtFigure = NO_FIGURE  #: chosen to act next


@procedure("type_activation", remembers=TypeActivation)
def type_activation() -> list[Step | StopIf]:
    return [
        do("D16-RND-15", exhaust),
        ask(
            "D16-DEM-10",
            choice(ActivateDemon, among=waiting, why_not=why_not_waiting, do=choose_demon),
            seat=invader,
            when=has_a_choice,
            name="choose_demon",
        ),
        call("D16-DEM-10", "demon_activation", remembering=activation_of_chosen, when=has_chosen),
        repeat_if("D16-R-31", any_waiting, back_to="choose_demon"),
        do("D16-R-31", forget_activated),
    ]


def exhaust(state: DoomState, activation: TypeActivation) -> None:
    """D16-DEM-08, D16-FIG-03, D16-FIG-04: the card is exhausted; every figure of the type will act."""
    table = state.table
    table.active = INVADER
    table.demons[activation.kind].exhausted = True
    if state.journal is not None:
        state.emit(events.TypeActivated(activation.kind))
    tell(state, "type.chosen", what=activation.kind)


def invader(state: DoomState, activation: object) -> SeatId:
    return INVADER


def _waiting(state: DoomState, activation: TypeActivation) -> list[Figure]:
    """D16-R-31: figures of the type on the map that have not acted during this exhausting."""
    return [
        figure
        for figure in state.table.figures.values()
        if figure.kind == activation.kind and not figure.activated
    ]


def has_a_choice(state: DoomState, activation: TypeActivation) -> bool:
    found = _waiting(state, activation)
    if len(found) == 1:
        activation.figure = found[0].id
    return len(found) > 1


def waiting(state: DoomState, activation: TypeActivation, seat: SeatId) -> Iterable[ActivateDemon]:
    return [ActivateDemon(seat, figure.id) for figure in _waiting(state, activation)]


def why_not_waiting(state: DoomState, activation: TypeActivation, action: ActivateDemon) -> Refusal | None:
    figure = state.table.figures.get(action.figure)
    if figure is None or figure.kind != activation.kind:
        return refuse("D16-DEM-10", "other_type", figure=action.figure, demon=activation.kind)
    if figure.activated:
        return refuse("D16-R-31", "has_acted", figure=action.figure)
    return None


def choose_demon(state: DoomState, activation: TypeActivation, action: ActivateDemon) -> None:
    activation.figure = action.figure


def has_chosen(state: DoomState, activation: TypeActivation) -> bool:
    return activation.figure != NO_FIGURE


def activation_of_chosen(state: DoomState, activation: TypeActivation) -> DemonActivation:
    """D16-DEM-03: it gains its speed in movement points at once."""
    figure, activation.figure = activation.figure, NO_FIGURE
    state.table.figures[figure].activated = True
    return DemonActivation(figure, state.game.demons[activation.kind].speed)


def any_waiting(state: DoomState, activation: TypeActivation) -> bool:
    for figure in state.table.figures.values():
        if figure.kind == activation.kind and not figure.activated:
            return True
    return False


def forget_activated(state: DoomState, activation: TypeActivation) -> None:
    for figure in state.table.figures.values():
        figure.activated = False


class DemonActivation(msgspec.Struct):
    """What a demon's activation remembers."""

    figure: AtFigure
    points: Sum
    attacks: Sum = 1
    extra_range: Sum = 0  #: what was prepared for the attack
    extra_dice: Names = ()
    prepared: Names = ()
    done: bool = False
    moved: Sum = 0  #: spaces entered so far


@procedure("demon_activation", remembers=DemonActivation)
def demon_activation() -> list[Step | StopIf]:
    return [
        stop_if("D16-DMG-07", is_gone, announced=True),
        do("D16-DEM-03", begin_demon),
        ask(
            "D16-DEM-06",
            *MOVES,
            choice(DeclareAttack, among=attacks, why_not=why_not_attack, do=declare_attack),
            choice(PlayCard, among=plays, why_not=why_not_play, do=play),
            choice(UseAbility, among=uses, why_not=why_not_use, do=use),
            choice(EndActivation, among=ends, why_not=why_not_end, do=end_activation),
            seat=owner,
            name="act",
            together=everything,
        ),
        repeat_if("D16-DEM-06", may_go_on, back_to="act"),
        do("D16-DEM-07", tell_end),
    ]


def begin_demon(state: DoomState, activation: DemonActivation) -> None:
    """What may be used once in each activation may be used again (D16-ABL-02)."""
    table = state.table
    _end_effects(state)  # of a demon that was killed in its own activation
    if table.used:
        table.used = tuple(each for each in table.used if not each.startswith("activation "))
    if state.journal is not None:
        state.emit(events.DemonActivated(activation.figure))
    tell(state, "demon.start", activation.figure)


def everything(state: DoomState, activation: DemonActivation, seat: SeatId) -> list[Action]:
    """All choices of a demon that acts, in their order; most of them cannot apply and are not asked for."""
    field = state.field
    kind = state.table.figures[activation.figure].kind
    prepared = bool(activation.prepared)
    found: list[Action] = []
    if activation.points > 0 and not prepared:
        found.extend(steps(state, activation, seat))
        if kind in state.game.large:
            found.extend(rotations(state, activation, seat))
    if field.shared:
        found.extend(halts(state, activation, seat))
        if why_not_while_sharing(state, activation) is not None:
            found.extend(ends(state, activation, seat))
            return found
    if field.scene.near_doorway & field.where[activation.figure]:
        found.extend(doors(state, activation, seat))
    if activation.attacks > 0:
        found.extend(attacks(state, activation, seat))
    if "anytime" in state.answers.by_moment:
        found.extend(plays(state, activation, seat))
    if kind in state.game.used_by_demon:
        found.extend(uses(state, activation, seat))
    if not prepared:
        found.append(EndActivation(seat))
    return found


def reach_of(state: DoomState, activation: DemonActivation) -> int:
    """D16-DEM-04: the range value of its card."""
    kind = state.table.figures[activation.figure].kind
    return state.game.demons[kind].attack.range + activation.extra_range


def attacks(state: DoomState, activation: DemonActivation, seat: SeatId) -> Iterable[DeclareAttack]:
    """D16-DEM-05: one attack."""
    if activation.attacks <= 0:
        return ()
    return declarations(state, activation, seat, reach_of(state, activation))


def why_not_attack(state: DoomState, activation: DemonActivation, action: DeclareAttack) -> Refusal | None:
    if activation.attacks <= 0:
        return refuse("D16-DEM-05", "has_attacked", figure=activation.figure)
    return why_not_declared(state, activation, action, reach_of(state, activation))


def declare_attack(state: DoomState, activation: DemonActivation, action: DeclareAttack) -> None:
    """D16-DEM-14: the dice of its card, with what was prepared."""
    activation.attacks -= 1
    kind = state.table.figures[activation.figure].kind
    dice = state.game.demons[kind].attack.dice
    attack = Attack(
        activation.figure, action.figure, (*dice, *activation.extra_dice), kind, prepared=activation.prepared
    )
    activation.extra_range, activation.extra_dice, activation.prepared = 0, (), ()
    state.begin("attack", attack)


def why_not_busy(state: DoomState, activation: DemonActivation) -> Refusal | None:
    if activation.prepared:
        return refuse("D16-CRD-05", "prepared", figure=activation.figure)
    return why_not_while_sharing(state, activation)


def plays(state: DoomState, activation: DemonActivation, seat: SeatId) -> Iterable[PlayCard]:
    """D16-DP-10: event cards that may be played at any time of an activation."""
    answers = state.answers.by_moment.get("anytime", ())
    if not answers or why_not_busy(state, activation) is not None:
        return ()
    found: list[PlayCard] = []
    for owner_, way, source in answers:
        if owner_ == seat and way == "card":
            found.extend(cards(state, seat, source, "anytime"))
    return found


def why_not_play(state: DoomState, activation: DemonActivation, action: PlayCard) -> Refusal | None:
    return (
        why_not_in_hand(state, action)
        or why_not_busy(state, activation)
        or why_not_card(state, action, "anytime")
    )


def play(state: DoomState, activation: DemonActivation, action: PlayCard) -> None:
    play_card(state, action)


def uses(state: DoomState, activation: DemonActivation, seat: SeatId) -> Iterable[UseAbility]:
    """D16-DP-10: abilities of the demon that acts; those that add range come before the defender is named."""
    kind = state.table.figures[activation.figure].kind
    found: list[UseAbility] = []
    for source in state.game.used_by_demon.get(kind, ()):
        printed = state.game.sources[source]
        # Most abilities of demons are not paid for: that is one look.
        if printed.ability.argent > state.table.demons[kind].argent:
            continue
        if printed.reaches and activation.attacks <= 0:
            continue
        action = UseAbility(seat, source, activation.figure)
        if why_not_use(state, activation, action) is None:
            found.append(action)
    return found


def why_not_use(state: DoomState, activation: DemonActivation, action: UseAbility) -> Refusal | None:
    sharing = why_not_while_sharing(state, activation)
    if sharing is not None:
        return sharing
    printed = state.game.sources.get(action.ability)
    figure = state.table.figures[activation.figure]
    if (
        printed is None
        or action.figure != figure.id
        or printed.copy != figure.kind
        or printed.way != "ability"
    ):
        return refuse("D16-ABL-02", "not_yours", ability=action.ability)
    ability = printed.ability
    if ability.moment == "attack.before" and printed.reaches:
        if activation.attacks <= 0:
            return refuse("D16-DEM-05", "has_attacked", figure=figure.id)
        if action.ability in activation.prepared:
            return refuse("D16-ABL-08", "used", ability=action.ability)
        missing = why_not_paid(state, printed, action.seat, action.ability)
        if missing is not None:
            return missing
        reach = reach_of(state, activation) + state.game.reach_of_source[action.ability]
        if not targets(state, figure, reach):
            return refuse("D16-ATT-04", "nobody", ability=action.ability)
        return None
    if ability.moment != "anytime":
        return refuse("D16-ABL-02", "other_moment", ability=action.ability)
    if activation.prepared:
        return refuse("D16-CRD-05", "prepared", figure=figure.id)
    if ability.points > activation.points:
        return refuse("D16-ABL-02", "points", ability=action.ability, needed=ability.points)
    return why_not_paid(state, printed, action.seat, action.ability) or why_not_held(
        state, printed, action.seat, action.ability, figure.id
    )


def use(state: DoomState, activation: DemonActivation, action: UseAbility) -> None:
    if state.game.sources[action.ability].ability.moment == "attack.before":
        activation.prepared = (*activation.prepared, action.ability)
    state.begin("using", Using(action.seat, action.ability, action.figure, chosen=True))


def ends(state: DoomState, activation: DemonActivation, seat: SeatId) -> Iterable[EndActivation]:
    action = EndActivation(seat)
    return (action,) if why_not_end(state, activation, action) is None else ()


def why_not_end(state: DoomState, activation: DemonActivation, action: EndActivation) -> Refusal | None:
    if activation.prepared:
        return refuse("D16-CRD-05", "prepared", figure=activation.figure)
    return why_not_stop(state, activation)


def end_activation(state: DoomState, activation: DemonActivation, action: EndActivation) -> None:
    """A large figure that ends on small ones displaces them first (D16-R-18)."""
    activation.done = True
    stop(state, activation)


def may_go_on(state: DoomState, activation: DemonActivation) -> bool:
    return not activation.done


def tell_end(state: DoomState, activation: DemonActivation) -> None:
    """D16-DEM-07: unspent points are lost."""
    activation.points = 0
    _end_effects(state)
    if state.lasting.by_name:
        changes.end_effects(state, state.reach("demon.end", activation.figure))
    tell(state, "demon.end", activation.figure)


def _end_effects(state: DoomState) -> None:
    """Effects that last until the end of a demon's activation end."""
    if state.lasting.by_name:
        changes.end_effects(state, state.reach("activation.end", INVADER))
