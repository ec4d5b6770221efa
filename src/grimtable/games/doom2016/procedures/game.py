"""The game: set-up, then rounds of a Status Phase and an Activation Phase.  Chapters SET, RND, SQD."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2016 import changes, events
from grimtable.games.doom2016.actions import (
    ActivateType,
    ChooseClass,
    ChooseEventSet,
    ChooseInvasion,
    ChooseMarine,
    ChooseWeapon,
    DiscardForArgent,
    Done,
)
from grimtable.games.doom2016.procedures.demon_activation import TypeActivation
from grimtable.games.doom2016.procedures.happening import tell
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.table import INVADER, MARINE_SEATS
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    call,
    choice,
    do,
    offer,
    procedure,
    refuse,
    repeat,
    repeat_if,
)
from grimtable.kernel.bounds import AtSeat, Name, Sum
from grimtable.kernel.identity import NO_SEAT, FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState


class Rounds(msgspec.Struct):
    """What the game remembers."""

    chooser: Sum = 0  #: set-up: the marine whose turn it is to choose
    discarded: Sum = 0  #: event cards discarded for Argent Power in this round
    seat: AtSeat = NO_SEAT  #: whose initiative card was revealed
    kind: Name = ""  #: the demon type chosen


@procedure("game", remembers=Rounds)
def playing_game() -> list[Step | StopIf]:
    return [
        do("D16-SET-15", take_suggestions),
        ask(
            "D16-SET-11",
            offer(ChooseClass, among=classes, do=take_class, rule="D16-SET-11", because="not_there"),
            seat=choosing_marine,
            when=needs_class,
            name="choose_class",
        ),
        ask(
            "D16-SET-05",
            offer(ChooseWeapon, among=weapons, do=take_weapon, rule="D16-SET-06", because=no_such_weapon),
            seat=choosing_marine,
            when=needs_weapon,
            name="choose_weapon",
        ),
        repeat_if("D16-SET-05", needs_more, back_to="choose_class"),
        ask(
            "D16-SET-12",
            offer(
                ChooseEventSet, among=event_sets, do=take_event_set, rule="D16-SET-12", because="not_there"
            ),
            seat=invader,
            when=needs_event_set,
            name="choose_event_set",
        ),
        repeat_if("D16-SET-12", needs_event_set, back_to="choose_event_set", name="more_event_sets"),
        ask(
            "D16-SET-14",
            offer(ChooseInvasion, among=invasions, do=take_invasion, rule="D16-SET-14", because="not_there"),
            seat=invader,
            when=needs_invasion,
            name="choose_invasion",
        ),
        ask(
            "D16-SQD-02",
            offer(
                ChooseMarine, among=squad_candidates, do=give_squad, rule="D16-SQD-02", because="not_there"
            ),
            seat=first_marine,
            when=needs_leader,
            name="choose_leader",
        ),
        ask(
            "D16-SQD-05",
            offer(ChooseMarine, among=unused_marines, do=take_second, rule="D16-SQD-05", because="not_there"),
            seat=first_marine,
            when=needs_second,
            name="choose_second",
        ),
        do("D16-SET-10", shuffle_decks),
        do("D16-SET-01", tell_setup),
        do("D16-RND-01", begin_round),
        do("D16-RND-05", prepare_initiative),
        do("D16-RND-09", ready_demons),
        do("D16-RND-10", draw_events),
        ask(
            "D16-RND-11",
            choice(DiscardForArgent, among=discards, why_not=why_not_discard, do=discard_for_argent),
            always(Done, do=discard_no_more),
            seat=invader,
            when=may_discard,
            name="gain_argent",
        ),
        repeat_if("D16-RND-11", may_discard, back_to="gain_argent", name="more_argent"),
        do("D16-RND-02", end_status),
        do("D16-TIM-02", tell_between, when=has_initiative),
        do("D16-RND-12", reveal_initiative, when=has_initiative),
        call("D16-RND-14", "marine_activation", remembering=activation_of_marine, when=is_marines),
        ask(
            "D16-RND-15",
            choice(ActivateType, among=types, why_not=why_not_type, do=choose_type),
            seat=invader,
            when=chooses_type,
            name="choose_type",
        ),
        call("D16-RND-15", "type_activation", remembering=activation_of_type, when=has_chosen_type),
        do("D16-RND-12", after_activation),
        repeat_if("D16-RND-13", has_initiative, back_to="tell_between", name="next_card"),
        do("D16-RND-13", tell_round_end),
        do("D16-RND-13", end_round),
        repeat("D16-RND-01", back_to="begin_round"),
    ]


def invader(state: DoomState, rounds: Rounds) -> SeatId:
    return INVADER


def first_marine(state: DoomState, rounds: Rounds) -> SeatId:
    """D16-R-69: joint decisions are asked of the lowest marine in order."""
    return next(SeatId(seat) for seat in MARINE_SEATS if seat in state.table.marines)


# --- set-up -----------------------------------------------------------------------------------------


def _is_free(state: DoomState) -> bool:
    return state.setup.options["building"] == "free"


def take_suggestions(state: DoomState, rounds: Rounds) -> None:
    """D16-SET-09: everyone has the UAC set; beginners take what the mission suggests (D16-SET-15)."""
    game, table = state.game, state.table
    mission = game.mission(state.setup)
    for place, seat in enumerate(table.marines):
        for weapon in game.basic_sets:
            changes.gain_set(state, SeatId(seat), weapon)
        if not _is_free(state):
            loadout = mission.loadouts[place]
            _take_class(state, SeatId(seat), loadout.marine_class)
            for weapon in loadout.weapons:
                changes.gain_set(state, SeatId(seat), weapon)
    if not _is_free(state):
        _use_event_sets(state, mission.event_sets)
        _use_invasion(state, mission.invasion)
    squads = [squad for squad in game.squads.values() if squad.marines == len(table.marines)]
    for squad in squads:
        # D16-SQD-03, D16-SQD-04: one for each marine; with three the marines choose who takes the one card.
        if squad.copies >= len(table.marines):
            for seat in table.marines:
                _give_squad(state, SeatId(seat), squad.id)


def _take_class(state: DoomState, seat: SeatId, item: str) -> None:
    state.table.marines[seat].marine_class = item
    for moment, way, source in state.game.answers_of[item]:
        state.answers.add(seat, way, source, (moment,))
    if state.journal is not None:
        state.emit(events.ClassTaken(seat, item))


def _give_squad(state: DoomState, seat: SeatId, item: str) -> None:
    state.table.marines[seat].squad = item
    for moment, way, source in state.game.answers_of[item]:
        state.answers.add(seat, way, source, (moment,))
    if state.journal is not None:
        state.emit(events.SquadTaken(seat, item))


def _use_event_sets(state: DoomState, sets: tuple[str, ...]) -> None:
    """D16-SET-12, D16-SET-13, D16-R-78: three sets form the deck, the others go openly back to the box."""
    state.table.event_sets = tuple(sets)
    state.table.events.cards = [card for name in sets for card in state.game.cards_of_event_set[name]]
    if state.journal is not None:
        state.emit(events.EventSetsTaken(tuple(sets)))


def _use_invasion(state: DoomState, item: str) -> None:
    state.table.invasion = item
    if state.journal is not None:
        state.emit(events.InvasionTaken(item))


def choosing_marine(state: DoomState, rounds: Rounds) -> SeatId:
    return SeatId(list(state.table.marines)[rounds.chooser])


def needs_class(state: DoomState, rounds: Rounds) -> bool:
    return not state.table.marines[choosing_marine(state, rounds)].marine_class


def classes(state: DoomState, rounds: Rounds, seat: SeatId) -> Iterable[ChooseClass]:
    taken = {marine.marine_class for marine in state.table.marines.values()}
    return [ChooseClass(seat, item) for item in state.game.classes if item not in taken]


def take_class(state: DoomState, rounds: Rounds, action: ChooseClass) -> None:
    _take_class(state, action.seat, action.item)


def needs_weapon(state: DoomState, rounds: Rounds) -> bool:
    """D16-SET-06: as many starting sets as the mission says, as long as there are any."""
    seat = choosing_marine(state, rounds)
    wanted = state.game.mission(state.setup).weapons + len(state.game.basic_sets)
    return len(state.table.marines[seat].sets) < wanted and bool(_weapons(state, seat))


def _weapons(state: DoomState, seat: SeatId) -> list[str]:
    return [
        weapon.id
        for weapon in state.game.sets.values()
        if weapon.token
        and not weapon.found
        and state.table.sets[weapon.id]
        and not changes.has_set(state, seat, weapon.id)
    ]


def weapons(state: DoomState, rounds: Rounds, seat: SeatId) -> Iterable[ChooseWeapon]:
    return [ChooseWeapon(seat, weapon) for weapon in _weapons(state, seat)]


def no_such_weapon(state: DoomState, rounds: Rounds, action: ChooseWeapon) -> Refusal:
    weapon = state.game.sets.get(action.item)
    if weapon is not None and weapon.found:
        return refuse("D16-SET-07", "found", item=action.item)
    if weapon is not None and changes.has_set(state, action.seat, action.item):
        return refuse("D16-CRD-20", "has_it", item=action.item)
    return refuse("D16-SET-06", "not_there")


def take_weapon(state: DoomState, rounds: Rounds, action: ChooseWeapon) -> None:
    changes.gain_set(state, action.seat, action.item)


def needs_more(state: DoomState, rounds: Rounds) -> bool:
    if needs_weapon(state, rounds):
        return True
    if rounds.chooser + 1 < len(state.table.marines):
        rounds.chooser += 1
        return True
    return False


def needs_event_set(state: DoomState, rounds: Rounds) -> bool:
    return len(state.table.event_sets) < state.game.ruleset.event_sets


def event_sets(state: DoomState, rounds: Rounds, seat: SeatId) -> Iterable[ChooseEventSet]:
    return [
        ChooseEventSet(seat, name) for name in state.game.event_sets if name not in state.table.event_sets
    ]


def take_event_set(state: DoomState, rounds: Rounds, action: ChooseEventSet) -> None:
    _use_event_sets(state, (*state.table.event_sets, action.item))


def needs_invasion(state: DoomState, rounds: Rounds) -> bool:
    return not state.table.invasion


def invasions(state: DoomState, rounds: Rounds, seat: SeatId) -> Iterable[ChooseInvasion]:
    return [ChooseInvasion(seat, item) for item in state.game.invasions]


def take_invasion(state: DoomState, rounds: Rounds, action: ChooseInvasion) -> None:
    _use_invasion(state, action.item)


def _squads(state: DoomState) -> list[str]:
    number = len(state.table.marines)
    return [squad.id for squad in state.game.squads.values() if squad.marines == number]


def needs_leader(state: DoomState, rounds: Rounds) -> bool:
    """D16-SQD-02: fewer cards than marines."""
    found = _squads(state)
    return bool(found) and not any(marine.squad for marine in state.table.marines.values())


def squad_candidates(state: DoomState, rounds: Rounds, seat: SeatId) -> Iterable[ChooseMarine]:
    return [ChooseMarine(seat, FigureId(marine)) for marine in state.table.marines]


def give_squad(state: DoomState, rounds: Rounds, action: ChooseMarine) -> None:
    _give_squad(state, SeatId(action.marine), _squads(state)[0])


def _activations(state: DoomState, seat: str) -> int:
    squad = state.game.squads.get(state.table.marines[seat].squad)
    return 1 if squad is None else squad.activations


def needs_second(state: DoomState, rounds: Rounds) -> bool:
    """D16-RND-07: the lone marine has a second initiative card."""
    return not state.table.second and any(_activations(state, seat) > 1 for seat in state.table.marines)


def unused_marines(state: DoomState, rounds: Rounds, seat: SeatId) -> Iterable[ChooseMarine]:
    return [
        ChooseMarine(seat, FigureId(marine)) for marine in MARINE_SEATS if marine not in state.table.marines
    ]


def take_second(state: DoomState, rounds: Rounds, action: ChooseMarine) -> None:
    state.table.second = action.marine


def shuffle_decks(state: DoomState, rounds: Rounds) -> None:
    """D16-SET-10: action decks, event deck and Glory Kill deck are shuffled; marines draw their hands.

    D16-R-80: each set was shuffled as it was put on the deck; by a table option that is all.
    """
    table = state.table
    is_mixed = state.setup.options.get("first_deck") != "set_by_set"
    for seat, marine in table.marines.items():
        if is_mixed:
            marine.deck.cards = state.shuffle(seat, marine.deck.cards)
        changes.fill_hand(state, SeatId(seat))
    table.events.cards = state.shuffle("events", table.events.cards)
    table.glory.cards = state.shuffle("glory", table.glory.cards)


def tell_setup(state: DoomState, rounds: Rounds) -> None:
    tell(state, "setup")


# --- status phase -----------------------------------------------------------------------------------


def begin_round(state: DoomState, rounds: Rounds) -> None:
    """D16-RND-01."""
    table = state.table
    table.round += 1
    table.active = ""
    rounds.discarded = 0
    table.used = tuple(each for each in table.used if not each.startswith("round "))
    for marine in table.marines.values():
        if marine.used:
            marine.used = tuple(each for each in marine.used if not each.startswith("round "))
    if state.journal is not None:
        state.emit(events.RoundBegan(table.round))
    changes.watch(state)
    tell(state, "round.start")


def prepare_initiative(state: DoomState, rounds: Rounds) -> None:
    """D16-RND-03 to D16-RND-07, D16-R-27: one card for each marine and for each demon type on the map.

    D16-RND-04: two figures of a type give one. D16-RND-08: it stays like this until the next Status Phase.
    """
    table = state.table
    cards: list[str] = []
    for seat in table.marines:
        cards.extend([seat] * _activations(state, seat))
    marines = len(cards)
    kinds = sum(1 for kind in table.demons if state.game.is_face_up(table, kind))
    invaders = min(kinds, state.game.ruleset.invader_initiative)
    cards.extend([INVADER] * invaders)
    table.initiative = state.shuffle("initiative", cards)
    table.revealed = []
    if state.journal is not None:
        state.emit(events.InitiativeShuffled(marines, invaders))


def ready_demons(state: DoomState, rounds: Rounds) -> None:
    """D16-RND-09, D16-DEM-11."""
    for card in state.table.demons.values():
        card.exhausted = False
    if state.journal is not None:
        state.emit(events.DemonsReadied())


def draw_events(state: DoomState, rounds: Rounds) -> None:
    """D16-RND-10: up to six."""
    while len(state.table.hand) < state.game.ruleset.events_hand and changes.draw_event(state):
        pass


def may_discard(state: DoomState, rounds: Rounds) -> bool:
    """D16-RND-11, D16-ARG-02, D16-R-66: up to three cards, as long as there is Argent Power to gain."""
    table = state.table
    most = state.game.ruleset.events_for_argent
    return 0 <= rounds.discarded < most and bool(table.hand) and table.argent > 0


def _places(state: DoomState) -> list[str]:
    """D16-ARG-03: the invasion card and face-up demon cards."""
    table = state.table
    return ["invasion", *(kind for kind in table.demons if state.game.is_face_up(table, kind))]


def discards(state: DoomState, rounds: Rounds, seat: SeatId) -> Iterable[DiscardForArgent]:
    places = _places(state)
    return [DiscardForArgent(seat, card, place) for card in state.table.hand for place in places]


def why_not_discard(state: DoomState, rounds: Rounds, action: DiscardForArgent) -> Refusal | None:
    if action.card not in state.table.hand:
        return refuse("D16-RND-11", "not_held", seat=action.seat, card=action.card)
    if action.place not in _places(state):
        return refuse("D16-ARG-06", "face_down", place=action.place)
    return None


def discard_for_argent(state: DoomState, rounds: Rounds, action: DiscardForArgent) -> None:
    rounds.discarded += 1
    changes.discard_event(state, action.card, from_hand=True)
    changes.gain_argent(state, action.place)


def discard_no_more(state: DoomState, rounds: Rounds, action: Done) -> None:
    rounds.discarded = -1


def end_status(state: DoomState, rounds: Rounds) -> None:
    tell(state, "status.end")


# --- activation phase -------------------------------------------------------------------------------


def has_initiative(state: DoomState, rounds: Rounds) -> bool:
    return bool(state.table.initiative)


def tell_between(state: DoomState, rounds: Rounds) -> None:
    """D16-TIM-02: what may be done between two activations."""
    tell(state, "between")


def reveal_initiative(state: DoomState, rounds: Rounds) -> None:
    """D16-RND-12."""
    card = state.table.initiative.pop()
    state.table.revealed.append(card)
    state.reveals += 1
    rounds.seat = SeatId(card)
    rounds.kind = ""
    if state.journal is not None:
        state.emit(events.InitiativeRevealed(SeatId(card)))


def is_marines(state: DoomState, rounds: Rounds) -> bool:
    return rounds.seat in state.table.marines


def activation_of_marine(state: DoomState, rounds: Rounds) -> MarineActivation:
    return MarineActivation(FigureId(rounds.seat))


def _types(state: DoomState) -> list[str]:
    """D16-RND-15: ready face-up demon cards."""
    table = state.table
    return [
        kind
        for kind, card in table.demons.items()
        if not card.exhausted and state.game.is_face_up(table, kind)
    ]


def chooses_type(state: DoomState, rounds: Rounds) -> bool:
    """D16-R-28, D16-R-29: he must choose if there is one; with a single one nothing has to be asked."""
    if rounds.seat != INVADER:
        return False
    found = _types(state)
    if len(found) == 1:
        rounds.kind = found[0]
    elif not found and state.journal is not None:
        state.emit(events.NothingToActivate())
    return len(found) > 1


def types(state: DoomState, rounds: Rounds, seat: SeatId) -> Iterable[ActivateType]:
    return [ActivateType(seat, kind) for kind in _types(state)]


def why_not_type(state: DoomState, rounds: Rounds, action: ActivateType) -> Refusal | None:
    card = state.table.demons.get(action.demon)
    if card is None or not state.game.is_face_up(state.table, action.demon):
        return refuse("D16-DEM-12", "face_down", demon=action.demon)
    if card.exhausted:
        return refuse("D16-DEM-09", "exhausted", demon=action.demon)
    return None


def choose_type(state: DoomState, rounds: Rounds, action: ActivateType) -> None:
    rounds.kind = action.demon


def has_chosen_type(state: DoomState, rounds: Rounds) -> bool:
    return rounds.seat == INVADER and rounds.kind != ""


def activation_of_type(state: DoomState, rounds: Rounds) -> TypeActivation:
    return TypeActivation(rounds.kind)


def after_activation(state: DoomState, rounds: Rounds) -> None:
    """Effects that last until the end of this activation end."""
    state.table.active = ""
    if state.lasting.by_name:
        changes.end_effects(state, state.reach("activation.end", rounds.seat))
    changes.watch(state)


def tell_round_end(state: DoomState, rounds: Rounds) -> None:
    """What objectives, threats and cards say about the end of a round."""
    tell(state, "round.end")


def end_round(state: DoomState, rounds: Rounds) -> None:
    """D16-RND-13: effects of this round end; some objectives give the marines so many rounds and no more."""
    if state.lasting.by_name:
        changes.end_effects(state, state.reach("round.end"))
    if state.journal is not None:
        state.emit(events.RoundEnded(state.table.round))
    limit = state.game.objective(state.setup).rounds
    if limit and state.table.round >= limit:
        changes.watch(state)
        changes.win(state, INVADER, "D16-MIS-03", "The Invader has kept the marines from their objective.")
