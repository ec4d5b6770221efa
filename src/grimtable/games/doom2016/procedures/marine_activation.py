"""A marine's activation: one main action, any number of bonus actions, movement in between.  Chapters MAR,
CRD.

D16-MAR-04, D16-MAR-06, D16-MAR-07: bonus actions in any number, with or without a main action. D16-MAR-08,
D16-MOV-07: all movement points are one pool, spent in any portions. D16-R-32: a lone marine has two of these,
each complete.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2016 import changes, events
from grimtable.games.doom2016.actions import (
    ChooseSpace,
    DeclareAttack,
    EndActivation,
    GainItem,
    PlayCard,
    Respawn,
    Sprint,
    UseAbility,
)
from grimtable.games.doom2016.procedures.declaring import declarations, why_not_declared
from grimtable.games.doom2016.procedures.happening import tell
from grimtable.games.doom2016.procedures.picking_up import gainable, why_not_item
from grimtable.games.doom2016.procedures.spending import (
    MOVES,
    doors,
    gain_points,
    steps,
    teleports,
    why_not_stop,
    why_not_while_sharing,
)
from grimtable.games.doom2016.procedures.using import Using, why_not_held, why_not_in_hand, why_not_paid
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.topics.movement import nearest_free, shares
from grimtable.games.doom2016.topics.skills import skill
from grimtable.games.doom2016.topics.targets import targets
from grimtable.grid import bits
from grimtable.kernel import (
    Action,
    Refusal,
    SeatId,
    Step,
    StopIf,
    ask,
    choice,
    do,
    offer,
    procedure,
    refuse,
    repeat_if,
    stop_if,
)
from grimtable.kernel.bounds import AtCard, AtFigure, Names, Spot, Sum
from grimtable.kernel.identity import NO_CARD, NO_SPACE, CardId

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.sources import Source


class MarineActivation(msgspec.Struct):
    """What a marine's activation remembers."""

    figure: AtFigure  #: the marine, also while he is off the map
    points: Sum = 0
    mains: Sum = 1  #: main actions left
    card: AtCard = NO_CARD  #: the action card being resolved
    attacks: Sum = 0  #: attacks left with that card
    extra_range: Sum = 0  #: what was prepared for the next attack
    extra_dice: Names = ()
    prepared: Names = ()  #: abilities already used for it
    respawn: Spot = NO_SPACE  #: the teleporter chosen, while a space beside it is looked for
    begun: bool = False  #: he is on the map and acts
    #: his class card was exhausted and is readied already (D16-R-33); older games do not say it
    readied: bool | msgspec.UnsetType = msgspec.UNSET
    done: bool = False
    moved: Sum = 0  #: spaces entered so far


@procedure("marine_activation", remembers=MarineActivation)
def marine_activation() -> list[Step | StopIf]:
    return [
        stop_if("D16-R-50", was_killed, announced=True),
        do("D16-MAR-02", begin_activation),
        do("D16-MAR-01", respawn_alone, when=has_one_way_back),
        ask(
            "D16-TEL-08",
            offer(Respawn, among=respawns, do=respawn, rule="D16-TEL-08", because=not_active),
            seat=marine_of,
            when=is_off_the_map,
        ),
        ask(
            "D16-TEL-10",
            offer(ChooseSpace, among=beside, do=respawn_beside, rule="D16-TEL-11", because=not_nearest),
            seat=marine_of,
            when=looks_for_a_space,
        ),
        do("D16-R-33", start),
        do("D16-R-33", ready_late, when=was_used_meanwhile),
        ask(
            "D16-MAR-05",
            *MOVES,
            choice(DeclareAttack, among=attacks, why_not=why_not_attack, do=declare_attack),
            choice(PlayCard, among=plays, why_not=why_not_play, do=play),
            choice(Sprint, among=sprints, why_not=why_not_sprint, do=sprint),
            choice(UseAbility, among=uses, why_not=why_not_use, do=use),
            choice(GainItem, among=items, why_not=why_not_gain, do=gain),
            choice(EndActivation, among=ends, why_not=why_not_end, do=end_activation),
            seat=marine_of,
            name="act",
            together=everything,
        ),
        repeat_if("D16-MAR-05", may_go_on, back_to="act"),
        do("D16-MAR-09", tell_end),
        do("D16-MAR-19", discard_played),
        do("D16-MAR-20", draw_up),
    ]


def was_killed(state: DoomState, activation: MarineActivation) -> bool:
    """D16-R-50: killed in his own activation, which ends at once."""
    return activation.begun and activation.figure not in state.table.figures


def marine_of(state: DoomState, activation: MarineActivation) -> SeatId:
    return SeatId(activation.figure)


def begin_activation(state: DoomState, activation: MarineActivation) -> None:
    """D16-MAR-02: the class card is readied; a squad card too.

    D16-R-33: respawning, readying and what says "start of your activation" come together, and the marine
    orders them. One order is never worse for him than another, so he is not asked: an exhausted card is
    readied first, that it may be used in the same window; a ready one last, that it may be used twice.
    """
    table = state.table
    seat = activation.figure
    table.active = seat
    marine = table.marines[seat]
    if marine.exhausted or marine.squad_exhausted:
        activation.readied = True
        _ready(state, seat)
    if marine.used:
        marine.used = tuple(each for each in marine.used if not each.startswith("activation "))
    activation.mains = 1 + skill(state, seat, "mains")
    if state.journal is not None:
        state.emit(events.MarineActivated(SeatId(seat)))


def _ready(state: DoomState, seat: str) -> None:
    marine = state.table.marines[seat]
    if marine.exhausted:
        marine.exhausted = False
        if state.journal is not None:
            state.emit(events.ClassReadied(SeatId(seat)))
    marine.squad_exhausted = False


def was_used_meanwhile(state: DoomState, activation: MarineActivation) -> bool:
    """D16-R-33: a card that was ready has been used while he respawned, or at the start."""
    if activation.readied is True:
        return False
    marine = state.table.marines[activation.figure]
    return marine.exhausted or marine.squad_exhausted


def ready_late(state: DoomState, activation: MarineActivation) -> None:
    """D16-MAR-02: the readying comes last where it does more."""
    activation.readied = True
    _ready(state, activation.figure)


# --- respawning -------------------------------------------------------------------------------------


def is_off_the_map(state: DoomState, activation: MarineActivation) -> bool:
    """D16-MAR-01: killed and not yet back, with several places to return to."""
    return activation.figure not in state.table.figures and activation.respawn == NO_SPACE


def has_one_way_back(state: DoomState, activation: MarineActivation) -> bool:
    """With a single place to return to nothing has to be asked; without any, see D16-R-59."""
    return activation.figure not in state.table.figures and len(_respawn_places(state, activation)) == 1


def respawn_alone(state: DoomState, activation: MarineActivation) -> None:
    """D16-MAR-01, D16-DMG-14: he is back at the one place there is."""
    _respawn_at(state, activation, _respawn_places(state, activation)[0])


def _respawn_places(state: DoomState, activation: MarineActivation) -> list[int]:
    """D16-TEL-08, D16-R-59: active teleporters, else inactive ones, else his start space."""
    teleporters = state.table.teleporters
    active = [space for space, is_active in teleporters.items() if is_active]
    return sorted(active or teleporters or [state.table.starts[activation.figure]])


def respawns(state: DoomState, activation: MarineActivation, seat: SeatId) -> Iterable[Respawn]:
    return [Respawn(seat, space) for space in _respawn_places(state, activation)]  # type: ignore[arg-type]  # a space is a number


def not_active(state: DoomState, activation: MarineActivation, action: Respawn) -> Refusal:
    return refuse("D16-TEL-08", "not_active", space=state.field.board.name(action.space))


def respawn(state: DoomState, activation: MarineActivation, action: Respawn) -> None:
    _respawn_at(state, activation, action.space)


def _respawn_at(state: DoomState, activation: MarineActivation, space: int) -> None:
    """D16-TEL-07, D16-TEL-09, D16-TEL-10, D16-R-58: a demon there is killed, large or small; another marine
    there sends him to a space beside it, and so does a demon on a start space without a teleporter
    (D16-R-59).
    """
    field = state.field
    seat = activation.figure
    if not field.occupied >> space & 1:
        changes.place_marine(state, seat, space)
    elif field.demons >> space & 1 and space in state.table.teleporters:
        demon = state.table.figures[field.at[space]]
        changes.glory_kill(state, SeatId(seat), demon, telefrag=True)
        if state.result is None:
            changes.place_marine(state, seat, space)
    else:
        near = nearest_free(state, 1 << space, False)
        if not near:
            # D16-R-22: no space of the map is free, so he is not back before his next activation.
            activation.begun = state.cut = True
        elif near.bit_count() == 1:
            changes.place_marine(state, seat, near.bit_length() - 1)
        else:
            activation.respawn = space  # type: ignore[assignment]  # a space is a number


def looks_for_a_space(state: DoomState, activation: MarineActivation) -> bool:
    return activation.respawn != NO_SPACE


def beside(state: DoomState, activation: MarineActivation, seat: SeatId) -> Iterable[ChooseSpace]:
    return [ChooseSpace(seat, space) for space in bits(nearest_free(state, 1 << activation.respawn, False))]


def not_nearest(state: DoomState, activation: MarineActivation, action: ChooseSpace) -> Refusal:
    return refuse("D16-TEL-11", "not_nearest", space=state.field.board.name(action.space))


def respawn_beside(state: DoomState, activation: MarineActivation, action: ChooseSpace) -> None:
    activation.respawn = NO_SPACE
    changes.place_marine(state, activation.figure, action.space)


def start(state: DoomState, activation: MarineActivation) -> None:
    """D16-R-33: effects at the start of the activation come now."""
    activation.begun = True
    tell(state, "activation.start", activation.figure)


# --- attacks ----------------------------------------------------------------------------------------


def everything(state: DoomState, activation: MarineActivation, seat: SeatId) -> list[Action]:
    """All choices of a marine who acts, in their order; those that cannot apply are not asked for."""
    field, table = state.field, state.table
    prepared = bool(activation.prepared)
    space = table.figures[activation.figure].space
    found: list[Action] = []
    if activation.points > 0 and not prepared:
        found.extend(steps(state, activation, seat))
        if space in table.teleporters:
            found.extend(teleports(state, activation, seat))
    if field.shared and why_not_while_sharing(state, activation) is not None:
        return found or [EndActivation(seat)]
    if field.scene.near_doorway >> space & 1:
        found.extend(doors(state, activation, seat))
    if activation.attacks > 0:
        found.extend(attacks(state, activation, seat))
    if not prepared:
        found.extend(plays(state, activation, seat))
        if activation.mains > 0:
            found.extend(sprints(state, activation, seat))
    found.extend(uses(state, activation, seat))
    if not prepared:
        if space in table.items:
            found.extend(items(state, activation, seat))
        found.append(EndActivation(seat))
    return found


def reach_of(state: DoomState, activation: MarineActivation) -> int:
    """D16-MAR-12: the range of the card being resolved."""
    field = state.game.action_cards[state.game.copies[activation.card]].attack
    assert field is not None  # attacks are left only with a card that has one
    return field.range + activation.extra_range + skill(state, activation.figure, "range")


def attacks(state: DoomState, activation: MarineActivation, seat: SeatId) -> Iterable[DeclareAttack]:
    """D16-ATT-02: one action for every enemy that may be attacked with the card being resolved."""
    if activation.attacks <= 0:
        return ()
    return declarations(state, activation, seat, reach_of(state, activation))


def why_not_attack(state: DoomState, activation: MarineActivation, action: DeclareAttack) -> Refusal | None:
    if activation.attacks <= 0:
        return refuse("D16-MAR-12", "no_attack", figure=activation.figure)
    return why_not_declared(state, activation, action, reach_of(state, activation))


def declare_attack(state: DoomState, activation: MarineActivation, action: DeclareAttack) -> None:
    """The attack of the card, with what was prepared for it."""
    activation.attacks -= 1
    printed = state.game.action_cards[state.game.copies[activation.card]]
    assert printed.attack is not None
    attack = Attack(
        activation.figure,
        action.figure,
        (
            *printed.attack.dice,
            *activation.extra_dice,
            *("red",) * skill(state, activation.figure, "red_dice"),
        ),
        activation.card,
        ignores_cover=printed.ignores_cover,
        prepared=activation.prepared,
    )
    activation.extra_range, activation.extra_dice, activation.prepared = 0, (), ()
    state.begin("attack", attack)


# --- cards ------------------------------------------------------------------------------------------


def plays(state: DoomState, activation: MarineActivation, seat: SeatId) -> Iterable[PlayCard]:
    """Main and bonus action cards of the hand, and Glory Kill cards that are used in one's activation."""
    if why_not_busy(state, activation) is not None:
        return ()
    marine = state.table.marines[seat]
    types = state.game.types
    main = activation.mains > 0
    found = [
        PlayCard(seat, card)
        for card in marine.hand
        if types[card] == "bonus" or (main and types[card] == "main")
    ]
    for card in marine.glory:
        action = PlayCard(seat, card)
        if why_not_glory(state, activation, action) is None:
            found.append(action)
    return found


def why_not_busy(state: DoomState, activation: MarineActivation) -> Refusal | None:
    """D16-R-18, D16-CRD-05: on another figure's space, or with an attack prepared, one goes on with that."""
    if activation.prepared:
        return refuse("D16-CRD-05", "prepared", figure=activation.figure)
    return why_not_while_sharing(state, activation)


def why_not_play(state: DoomState, activation: MarineActivation, action: PlayCard) -> Refusal | None:
    missing = why_not_in_hand(state, action) or why_not_busy(state, activation)
    if missing is not None:
        return missing
    kind = state.game.types.get(action.card)
    if kind is None:
        return why_not_glory(state, activation, action)
    if kind == "reaction":
        return refuse("D16-MAR-25", "reaction", card=action.card)
    if kind == "main" and activation.mains <= 0:
        return refuse("D16-MAR-03", "one_main", seat=action.seat)
    return None


def why_not_glory(state: DoomState, activation: MarineActivation, action: PlayCard) -> Refusal | None:
    source = state.game.source_of_card[action.card]
    return _why_not_source(state, activation, state.game.sources[source], action.seat, source)


def _why_not_source(
    state: DoomState, activation: MarineActivation, printed: Source, seat: SeatId, source: str
) -> Refusal | None:
    """Why an ability cannot be used in one's own activation now; None when it can."""
    ability = printed.ability
    if ability.moment not in ("main", "bonus", "anytime"):
        return refuse("D16-ABL-02", "other_moment", ability=source)
    if ability.moment == "main" and activation.mains <= 0:
        return refuse("D16-ABL-11", "one_main", ability=source)
    if ability.points > activation.points:
        return refuse("D16-ABL-02", "points", ability=source, needed=ability.points)
    missing = why_not_paid(state, printed, seat, source)
    if missing is not None:
        return missing
    return why_not_held(state, printed, seat, source, activation.figure)


def play(state: DoomState, activation: MarineActivation, action: PlayCard) -> None:
    """D16-CRD-03: movement points first; then its text, and its attack when the marine likes (D16-CRD-04).

    D16-MAR-17, D16-MAR-18: so with bonus action cards that have a speed or an attack. D16-CRD-06: the card
    stays before him until the activation ends.
    """
    game = state.game
    kind = game.types.get(action.card)
    if kind is None:
        source = game.source_of_card[action.card]
        _use(state, activation, game.sources[source], action.seat, source)
        return
    if kind == "main":
        activation.mains -= 1
    printed = game.action_cards[game.copies[action.card]]
    changes.put_into_play(state, action.seat, action.card)
    activation.card = action.card
    activation.attacks = printed.attacks if printed.attack is not None else 0
    speed = printed.speed
    if kind == "main" and speed:
        speed += skill(state, action.seat, "speed")
    if speed > 0:
        gain_points(state, state.table.figures[activation.figure], speed)
    if printed.keep:
        changes.keep_in_play(state, action.seat, action.card)
    for source in reversed(game.texts_of.get(action.card, ())):
        state.begin("using", Using(action.seat, source, activation.figure))


def sprints(state: DoomState, activation: MarineActivation, seat: SeatId) -> Iterable[Sprint]:
    """D16-MAR-13, D16-MAR-14: any action card of the hand pays for it."""
    if activation.mains <= 0 or why_not_busy(state, activation) is not None:
        return ()
    return [Sprint(seat, card) for card in state.table.marines[seat].hand]


def why_not_sprint(state: DoomState, activation: MarineActivation, action: Sprint) -> Refusal | None:
    if activation.mains <= 0:
        return refuse("D16-MAR-13", "one_main", seat=action.seat)
    if action.card not in state.table.marines[action.seat].hand:
        return refuse("D16-MAR-14", "not_held", seat=action.seat, card=action.card)
    return why_not_busy(state, activation)


def sprint(state: DoomState, activation: MarineActivation, action: Sprint) -> None:
    """D16-MAR-15: Sprint stands in for a main action card, the same for every marine."""
    activation.mains -= 1
    activation.card, activation.attacks = CardId(NO_CARD), 0
    changes.discard_from_hand(state, action.seat, action.card)
    if state.journal is not None:
        state.emit(events.MarineSprinted(action.seat, action.card))
    points = state.game.ruleset.sprint + skill(state, action.seat, "sprint")
    gain_points(state, state.table.figures[activation.figure], points)


# --- abilities --------------------------------------------------------------------------------------


def uses(state: DoomState, activation: MarineActivation, seat: SeatId) -> Iterable[UseAbility]:
    """Abilities used in one's own activation, and those that reach further with the attack to come."""
    by_moment = state.answers.by_moment
    found: list[UseAbility] = []
    sharing = state.field.shared and shares(state, state.table.figures[activation.figure])
    if sharing:
        return found
    if not activation.prepared:
        for moment in ("main", "bonus", "anytime"):
            for owner, way, source in by_moment.get(moment, ()):
                if way == "ability" and owner in (seat, ""):
                    printed = state.game.sources[source]
                    if _why_not_source(state, activation, printed, seat, source) is None:
                        found.append(UseAbility(seat, source, activation.figure))
    if state.game.any_reaches:
        for owner, way, source in by_moment.get("attack.before", ()):
            if (
                owner == seat
                and way == "ability"
                and _why_not_prepare(state, activation, seat, source) is None
            ):
                found.append(UseAbility(seat, source, activation.figure))
    return found


def _why_not_prepare(
    state: DoomState, activation: MarineActivation, seat: SeatId, source: str
) -> Refusal | None:
    """D16-C-03: range is added before the defender is named, and only if somebody can be named then."""
    printed = state.game.sources[source]
    if not printed.reaches or activation.attacks <= 0:
        return refuse("D16-ABL-02", "other_moment", ability=source)
    if printed.sort == "action" and printed.copy != activation.card:
        return refuse("D16-ABL-02", "other_attack", ability=source)
    if source in activation.prepared:
        return refuse("D16-ABL-07", "used", ability=source)
    missing = why_not_paid(state, printed, seat, source)
    if missing is not None:
        return missing
    figure = state.table.figures[activation.figure]
    if not targets(state, figure, reach_of(state, activation) + state.game.reach_of_source[source]):
        return refuse("D16-ATT-04", "nobody", ability=source)
    return None


def why_not_use(state: DoomState, activation: MarineActivation, action: UseAbility) -> Refusal | None:
    sharing = why_not_while_sharing(state, activation)
    if sharing is not None:
        return sharing
    printed = state.game.sources.get(action.ability)
    if printed is None or action.figure != activation.figure or printed.way != "ability":
        return refuse("D16-ABL-02", "not_yours", ability=action.ability)
    moment = printed.ability.moment
    owners = state.answers.by_moment.get(moment, ())
    if not any(
        (owner, "ability", action.ability) in owners
        for owner in ((action.seat, "") if moment != "attack.before" else (action.seat,))
    ):
        return refuse("D16-ABL-02", "not_yours", ability=action.ability)
    if moment == "attack.before":
        return _why_not_prepare(state, activation, action.seat, action.ability)
    if activation.prepared:
        return refuse("D16-CRD-05", "prepared", figure=activation.figure)
    return _why_not_source(state, activation, printed, action.seat, action.ability)


def use(state: DoomState, activation: MarineActivation, action: UseAbility) -> None:
    printed = state.game.sources[action.ability]
    if printed.ability.moment == "attack.before":
        activation.prepared = (*activation.prepared, action.ability)
    _use(state, activation, printed, action.seat, action.ability)


def _use(state: DoomState, activation: MarineActivation, printed: Source, seat: SeatId, source: str) -> None:
    moment = printed.ability.moment
    if moment == "main":
        activation.mains -= 1
    if moment in ("main", "bonus"):
        # D16-ABL-11, D16-ABL-12, D16-CRD-05: used when another card could be played, so this one is resolved.
        activation.attacks = 0
    state.begin("using", Using(seat, source, activation.figure, chosen=True))


# --- items ------------------------------------------------------------------------------------------


def items(state: DoomState, activation: MarineActivation, seat: SeatId) -> Iterable[GainItem]:
    """D16-ITM-02: what lies on the marine's space."""
    return gainable(state, seat) if why_not_busy(state, activation) is None else ()


def why_not_gain(state: DoomState, activation: MarineActivation, action: GainItem) -> Refusal | None:
    return why_not_item(state, action) or why_not_busy(state, activation)


def gain(state: DoomState, activation: MarineActivation, action: GainItem) -> None:
    """D16-ITM-03: it costs nothing."""
    changes.gain_item(state, action.seat, state.table.figures[activation.figure].space, action.item)


# --- ending -----------------------------------------------------------------------------------------


def ends(state: DoomState, activation: MarineActivation, seat: SeatId) -> Iterable[EndActivation]:
    action = EndActivation(seat)
    return (action,) if why_not_end(state, activation, action) is None else ()


def why_not_end(state: DoomState, activation: MarineActivation, action: EndActivation) -> Refusal | None:
    if activation.prepared:
        return why_not_busy(state, activation)
    return why_not_stop(state, activation)


def end_activation(state: DoomState, activation: MarineActivation, action: EndActivation) -> None:
    activation.done = True


def may_go_on(state: DoomState, activation: MarineActivation) -> bool:
    return not activation.done


def tell_end(state: DoomState, activation: MarineActivation) -> None:
    """D16-MAR-09, D16-MOV-05: movement points are lost; effects at the end of the activation come now."""
    activation.points = 0
    if state.lasting.by_name:
        changes.end_effects(state, state.reach("activation.end", activation.figure))
    tell(state, "activation.end", activation.figure)


def discard_played(state: DoomState, activation: MarineActivation) -> None:
    """D16-MAR-19, D16-R-34: face-up cards are discarded, except those that are kept in play."""
    seat = SeatId(activation.figure)
    if state.setup.options.get("last_draw") == "draw_first":
        changes.fill_hand(state, seat)
    marine = state.table.marines[seat]
    for card in tuple(marine.play):
        if card not in marine.kept:
            changes.discard_played(state, seat, card)


def draw_up(state: DoomState, activation: MarineActivation) -> None:
    """D16-MAR-20: up to the hand limit."""
    seat = SeatId(activation.figure)
    if state.setup.options.get("last_draw") != "draw_first":
        changes.fill_hand(state, seat)
    if state.journal is not None:
        state.emit(events.MarineDone(seat))
