"""The Engagement phase: Threat cards, or else the text box.  Chapters ENG and EVD."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic.actions import CarryOut, Decline, EndPhase, Evade, Fight, Resolve
from grimtable.games.relic.changes.cards import take_asset, take_from_space
from grimtable.games.relic.changes.in_play import note_use
from grimtable.games.relic.choices import Choosing
from grimtable.games.relic.events import BoxCarriedOut, CardResolved, EnemyEvaded
from grimtable.games.relic.moments import tell
from grimtable.games.relic.procedures.resolving import Filing
from grimtable.games.relic.remembering import Battle, Engagement, Resolving, carry_out, is_cut_short
from grimtable.games.relic.table import ATTRIBUTES, SCENARIO_SPACE
from grimtable.games.relic.topics.abilities import context
from grimtable.games.relic.topics.enemies import enemies_here, evasion_by, evasion_left
from grimtable.kernel import (
    Line,
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    call,
    choice,
    do,
    its_seat,
    offer,
    procedure,
    refuse,
    repeat_if,
    skip_to,
    stop_if,
)
from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


@procedure("engagement", remembers=Engagement)
def engaging() -> list[Line]:
    return [
        stop_if("REL-R-26", is_over, announced=True),
        do("REL-ENG-01", look_at_space),
        skip_to("choose_box", unless=has_begun),
        # A: events, enemies, encounters, assets, strictly in this order (REL-ENG-04)
        skip_to("evade_enemy", unless=has_events),
        ask(
            "REL-ENG-05",
            offer(
                Resolve,
                among=events,
                do=choose_event,
                rule="REL-ENG-05",
                because="no_event",
            ),
            seat=its_seat,
            when=has_several_events,
            name="choose_event",
        ),
        do("REL-ENG-05", resolve_event, when=has_events),
        repeat_if("REL-ENG-05", has_events, back_to="choose_event"),
        skip_to("choose_encounter", unless=has_enemies),
        ask(
            "REL-EVD-02",
            choice(Evade, among=evasions, why_not=why_not_evade, do=evade),
            always(Decline, do=fight_all),
            seat=its_seat,
            when=could_evade,
            name="evade_enemy",
        ),
        repeat_if("REL-EVD-04", evades_more, back_to="evade_enemy", name="evade_more"),
        ask(
            "REL-BAT-27",
            offer(Fight, among=groups, do=choose_group, rule="REL-BAT-27", because="no_enemy"),
            seat=its_seat,
            when=has_several_groups,
            name="choose_group",
        ),
        call("REL-ENG-07", "battle", remembering=battle_with_group, when=has_enemies),
        repeat_if("REL-BAT-22", has_enemies, back_to="evade_enemy"),
        skip_to("take_assets", unless=has_encounters),
        ask(
            "REL-ENG-10",
            offer(
                Resolve,
                among=encounters,
                do=choose_encounter,
                rule="REL-ENG-12",
                because="no_encounter",
            ),
            seat=its_seat,
            when=has_several_encounters,
            name="choose_encounter",
        ),
        do("REL-ENG-10", resolve_encounter, when=has_encounters),
        repeat_if("REL-ENG-12", has_encounters, back_to="choose_encounter"),
        do("REL-ENG-13", take_assets, when=has_assets),
        # B: the text box
        ask(
            "REL-ENG-15",
            choice(CarryOut, among=boxes, why_not=why_not_box, do=choose_box),
            always(EndPhase, do=end_phase),
            seat=its_seat,
            when=has_two_boxes,
            name="choose_box",
        ),
        do("REL-ENG-14", carry_out_box, when=has_box),
        do("REL-SCN-03", confront, when=is_in_the_centre),
    ]


def is_over(state: RelicState, engagement: Engagement) -> bool:
    """REL-R-20, REL-R-26: the phase was ended, or the player is elsewhere or was cut short."""
    player = state.table.players[engagement.seat]
    return (
        engagement.over
        or player.breaks != engagement.breaks
        or (player.space != engagement.space and engagement.space >= 0)
    )


def look_at_space(state: RelicState, engagement: Engagement) -> None:
    """REL-ENG-01, REL-ENG-17, REL-R-87: with a Threat card on the space it is A, otherwise B."""
    engagement.space = state.table.players[engagement.seat].space
    engagement.begun = bool(engagement.only) or bool(state.table.spaces[engagement.space])


def has_begun(state: RelicState, engagement: Engagement) -> bool:
    """REL-ENG-02: Threat cards are resolved, or the text box is carried out, never both."""
    return engagement.begun


def _cards(state: RelicState, engagement: Engagement, type: str, but: tuple[str, ...] = ()) -> list[CardId]:
    """The cards of this type that are to be resolved."""
    if not engagement.begun:
        return []
    types, only = state.game.types, engagement.only
    found: list[CardId] = []
    for card in state.table.spaces[engagement.space]:
        if types[card] == type and card not in but and (not only or card in only):
            found.append(card)
    return found


def has_events(state: RelicState, engagement: Engagement) -> bool:
    return bool(_cards(state, engagement, "event"))


def has_assets(state: RelicState, engagement: Engagement) -> bool:
    return bool(_cards(state, engagement, "asset"))


def has_several_cards(state: RelicState, engagement: Engagement) -> bool:
    """Where a single card lies there is nothing to choose."""
    return engagement.begun and len(state.table.spaces[engagement.space]) > 1


# --- step 1: events -----------------------------------------------------------------------------------------


def has_several_events(state: RelicState, engagement: Engagement) -> bool:
    return has_several_cards(state, engagement) and len(_cards(state, engagement, "event")) > 1


def events(state: RelicState, engagement: Engagement, seat: SeatId) -> Iterator[Resolve]:
    for card in _cards(state, engagement, "event"):
        yield Resolve(seat, CardId(card))


def choose_event(state: RelicState, engagement: Engagement, action: Resolve) -> None:
    engagement.event = action.card


def resolve_event(state: RelicState, engagement: Engagement) -> None:
    """REL-THR-08, REL-ENG-06: carried out, then discarded, whatever becomes of the player (REL-R-26)."""
    card = engagement.event or _cards(state, engagement, "event")[0]
    engagement.event = ""
    take_from_space(state, CardId(card), engagement.space)
    state.table.open = (*state.table.open, CardId(card))
    if state.journal is not None:
        state.emit(CardResolved(engagement.seat, CardId(card)))
    state.begin("filing", Filing(CardId(card), engagement.seat, "event.resolved"))
    carry_out(state, state.game.threats[card].do, engagement.seat, card)


# --- step 2: enemies ----------------------------------------------------------------------------------------


def enemies_left(state: RelicState, engagement: Engagement) -> list[CardId]:
    """REL-ENG-07: every enemy on the space that is not evaded."""
    return _cards(state, engagement, "enemy", state.table.evaded)


def has_enemies(state: RelicState, engagement: Engagement) -> bool:
    return bool(enemies_left(state, engagement))


def groups_left(state: RelicState, engagement: Engagement) -> list[str]:
    """REL-BAT-27, REL-BAT-33: the attributes of the enemies left, whatever the colour of their cards."""
    there = _attributes(state, engagement)
    return [attribute for attribute in ATTRIBUTES if attribute in there]


def _attributes(state: RelicState, engagement: Engagement) -> set[str | None]:
    threats = state.game.threats
    return {threats[card].attribute for card in enemies_left(state, engagement)}


def has_several_groups(state: RelicState, engagement: Engagement) -> bool:
    return has_several_cards(state, engagement) and len(_attributes(state, engagement)) > 1


def groups(state: RelicState, engagement: Engagement, seat: SeatId) -> Iterator[Fight]:
    for attribute in groups_left(state, engagement):
        yield Fight(seat, attribute)


def choose_group(state: RelicState, engagement: Engagement, action: Fight) -> None:
    engagement.group = action.attribute


def battle_with_group(state: RelicState, engagement: Engagement) -> Battle:
    """REL-BAT-28: all with the same attribute fight together; who comes later fights anew (REL-R-22)."""
    threats = state.game.threats
    left = enemies_left(state, engagement)
    # Where no group was chosen, all have the same attribute.
    attribute = engagement.group or threats[left[0]].attribute or ""
    engagement.group = ""
    engagement.evading = False
    group = tuple([card for card in left if threats[card].attribute == attribute])
    return Battle(engagement.seat, engagement.breaks, attribute, group, space=engagement.space)


def why_not_evading(state: RelicState, seat: SeatId) -> Refusal | None:
    """REL-EVD-01, REL-CLR-02: only with permission, each once in a turn; "cannot" beats it."""
    lasting = state.lasting
    if lasting.by_name and lasting.forbids("evade", seat):
        return refuse("REL-CLR-02", "no_evading")
    if evasion_left(state, seat) is None:
        return refuse("REL-EVD-01", "no_ability")
    return None


def could_evade(state: RelicState, engagement: Engagement) -> bool:
    """REL-EVD-02: asked before each battle, of the enemies still to be fought."""
    # Most could not even if they liked: that needs no sentence.
    by_name = state.lasting.by_name
    if "may:evade" not in by_name or evasion_left(state, engagement.seat) is None:
        return False
    if "cannot:evade" in by_name and state.lasting.forbids("evade", engagement.seat):
        return False
    return has_enemies(state, engagement)


def evades_more(state: RelicState, engagement: Engagement) -> bool:
    """REL-EVD-01: another ability may allow another evasion."""
    return engagement.evading and could_evade(state, engagement)


def evasions(state: RelicState, engagement: Engagement, seat: SeatId) -> Iterator[Evade]:
    """REL-EVD-04: single enemies, also out of a group."""
    for card in enemies_left(state, engagement):
        yield Evade(seat, CardId(card))


def why_not_evade(state: RelicState, engagement: Engagement, action: Evade) -> Refusal | None:
    if action.card not in enemies_left(state, engagement):
        return refuse("REL-EVD-02", "no_enemy", card=action.card)
    return why_not_evading(state, engagement.seat)


def evade(state: RelicState, engagement: Engagement, action: Evade) -> None:
    used = evasion_left(state, engagement.seat)
    assert used is not None  # otherwise it would not have been offered
    note_use(state, evasion_by(used))
    engagement.evading = True
    leave_unfought(state, engagement.seat, action.card)


def leave_unfought(state: RelicState, seat: SeatId, card: CardId) -> None:
    """REL-EVD-03, REL-EVD-06, REL-EVD-07: the enemy stays and is ignored; the phase goes on."""
    state.table.evaded = (*state.table.evaded, card)
    if state.journal is not None:
        state.emit(EnemyEvaded(seat, card))
    tell(state, "enemy.evaded", seat, card)


def fight_all(state: RelicState, engagement: Engagement, action: Decline) -> None:
    """REL-EVD-05: who does not evade must fight; before the next battle the question comes again."""
    engagement.evading = False


@procedure("evading", remembers=Choosing)
def evading() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-EVD-02",
            offer(
                Evade,
                among=evasions_here,
                do=evade_here,
                rule="REL-EVD-02",
                because="not_now",
            ),
            always(Decline, do=evade_no_more),
            seat=its_seat,
            when=may_evade_here,
            name="evade_here",
        ),
        repeat_if("REL-EVD-04", may_evade_here, back_to="evade_here"),
    ]


def may_evade_here(state: RelicState, choosing: Choosing) -> bool:
    """REL-CLR-02: "cannot evade" beats an ability that lets evade."""
    if choosing.stopped or choosing.left <= 0 or not enemies_here(state, choosing.seat):
        return False
    return not (state.lasting.by_name and state.lasting.forbids("evade", choosing.seat))


def evasions_here(state: RelicState, choosing: Choosing, seat: SeatId) -> Iterator[Evade]:
    for card in enemies_here(state, choosing.seat):
        yield Evade(seat, CardId(card))


def evade_here(state: RelicState, choosing: Choosing, action: Evade) -> None:
    choosing.left -= 1
    leave_unfought(state, choosing.seat, action.card)


def evade_no_more(state: RelicState, choosing: Choosing, action: Decline) -> None:
    choosing.stopped = True


# --- steps 3 and 4 ------------------------------------------------------------------------------------------


def encounters_left(state: RelicState, engagement: Engagement) -> list[CardId]:
    """REL-ENG-12: none twice in one phase."""
    return _cards(state, engagement, "encounter", engagement.resolved)


def has_encounters(state: RelicState, engagement: Engagement) -> bool:
    return bool(encounters_left(state, engagement))


def has_several_encounters(state: RelicState, engagement: Engagement) -> bool:
    return has_several_cards(state, engagement) and len(encounters_left(state, engagement)) > 1


def encounters(state: RelicState, engagement: Engagement, seat: SeatId) -> Iterator[Resolve]:
    for card in encounters_left(state, engagement):
        yield Resolve(seat, CardId(card))


def choose_encounter(state: RelicState, engagement: Engagement, action: Resolve) -> None:
    engagement.event = action.card


def resolve_encounter(state: RelicState, engagement: Engagement) -> None:
    """REL-THR-10, REL-ENG-11: carried out; it stays unless its text says otherwise.

    REL-R-84: an encounter that only offers something is resolved too; the offer may be declined.
    """
    card = engagement.event or encounters_left(state, engagement)[0]
    engagement.event = ""
    engagement.resolved = (*engagement.resolved, card)
    if state.journal is not None:
        state.emit(CardResolved(engagement.seat, CardId(card)))
    tell(state, "encounter.resolved", engagement.seat, card)
    carry_out(state, state.game.threats[card].do, engagement.seat, card)


def take_assets(state: RelicState, engagement: Engagement) -> None:
    """REL-ENG-13, REL-CHG-02: all of them, with the charges they have."""
    player = state.table.players[engagement.seat]
    for card in _cards(state, engagement, "asset"):
        take_from_space(state, CardId(card), engagement.space)
        take_asset(state, player, CardId(card), load=False)


# --- B: the text box ----------------------------------------------------------------------------------------


def has_two_boxes(state: RelicState, engagement: Engagement) -> bool:
    return not engagement.begun and len(state.game.spaces[engagement.space].boxes) > 1


def boxes(state: RelicState, engagement: Engagement, seat: SeatId) -> Iterator[CarryOut]:
    """REL-R-31: a box with a price is offered only if the whole price can be paid."""
    space = state.game.spaces[engagement.space]
    for box in space.boxes:
        if box.if_.hold(state, context(state, seat, space.id)):
            yield CarryOut(seat, box.title)


def why_not_box(state: RelicState, engagement: Engagement, action: CarryOut) -> Refusal | None:
    space = state.game.spaces[engagement.space]
    for box in space.boxes:
        if box.title == action.box:
            if box.if_.hold(state, context(state, engagement.seat, space.id)):
                return None
            return refuse("REL-R-31", "box_price")
    return refuse("REL-ENG-15", "no_box", space=space.id)


def choose_box(state: RelicState, engagement: Engagement, action: CarryOut) -> None:
    titles = [box.title for box in state.game.spaces[engagement.space].boxes]
    engagement.box = titles.index(action.box)


def end_phase(state: RelicState, engagement: Engagement, action: EndPhase) -> None:
    """REL-ENG-16: neither box; the phase ends without effect."""
    engagement.over = True
    state.cut = True


def has_box(state: RelicState, engagement: Engagement) -> bool:
    """REL-ENG-03, REL-ENG-20: with neither cards nor a box the phase is over, as it is after a box."""
    if engagement.begun:
        return False
    return engagement.box >= 0 or len(state.game.spaces[engagement.space].boxes) == 1


def carry_out_box(state: RelicState, engagement: Engagement) -> None:
    """REL-ENG-14, REL-INN-07: as printed, good or bad."""
    space = state.game.spaces[engagement.space]
    box = space.boxes[max(0, engagement.box)]
    if state.journal is not None:
        state.emit(BoxCarriedOut(engagement.seat, engagement.space, box.title))
    tell(state, "box.carried_out", engagement.seat, box.title)
    carry_out(state, box.do, engagement.seat, space.id)
    state.innermost(Resolving).subject = box.title


def is_in_the_centre(state: RelicState, engagement: Engagement) -> bool:
    return engagement.space == SCENARIO_SPACE


def confront(state: RelicState, engagement: Engagement) -> None:
    """REL-SCN-03, REL-SCN-04, REL-SCN-05, REL-INN-13: the Confrontation, for the player whose phase it is.

    REL-WIN-02, REL-R-68: also in the turn of arrival, once.
    """
    scenario = state.game.scenario_sheets[state.table.scenario]
    carry_out(state, scenario.confrontation, engagement.seat, state.table.scenario)
