"""The one place where the table changes: every mutator changes it and tells whoever listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016 import events
from grimtable.games.doom2016.field import ground
from grimtable.games.doom2016.procedures.happening import tell
from grimtable.games.doom2016.table import HEALTH, INVADER, MARINE, MARINES, Figure, Marine
from grimtable.games.doom2016.topics.skills import hand_limit, health, skill
from grimtable.games.doom2016.topics.stagger import is_staggered
from grimtable.kernel import SeatId
from grimtable.kernel.deck import draw, reshuffle
from grimtable.kernel.identity import CardId, DoorId, FigureId, Space, free_id
from grimtable.kernel.lasting import Effect

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState


# --- figures on the map -----------------------------------------------------------------------------


def place_demon(state: DoomState, kind: str, space: int, turned: bool = False) -> None:
    """D16-SUM-09, D16-SUM-12: a demon comes from the supply; its card is turned face-up with the first
    one.
    """
    table = state.table
    figure = Figure(free_id(kind, _known(state)), kind, INVADER, Space(space), turned)
    table.figures[figure.id] = figure
    table.supply[kind] -= 1
    demon = state.game.demons[kind]
    state.field.stand(figure, ground(state.field.board.stride, space, demon.base, turned).mask)
    if state.journal is not None:
        state.emit(events.FigurePlaced(figure.id, kind, figure.space))
    if table.supply[kind] == demon.figures - 1:
        for moment, way, source in state.game.answers_of[kind]:
            state.answers.add(INVADER, way, source, (moment,))
        if state.journal is not None:
            state.emit(events.DemonCardTurned(kind, True))


def _known(state: DoomState) -> set[str]:
    """The figures on the map, and those that something in progress still speaks of although they are killed.

    Whoever takes the place of one of those is another figure (D16-R-31, D16-R-43).
    """
    known = set(state.table.figures)
    for frame in state.stack:
        for name in ("figure", "attacker", "defender"):
            known.add(getattr(frame.memory, name, ""))
    return known


def place_marine(state: DoomState, seat: str, space: int) -> None:
    """A marine's figure comes onto the map (D16-TEL-08)."""
    figure = Figure(FigureId(seat), MARINE, SeatId(seat), Space(space))
    state.table.figures[figure.id] = figure
    state.table.marines[seat].dead = False
    state.field.stand(figure, 1 << space)
    if state.journal is not None:
        state.emit(events.MarineRespawned(figure.id, figure.space))
    enter(state, figure)


def move_figure(state: DoomState, figure: Figure, space: int, turned: bool | None = None) -> None:
    """A figure goes to another space; an oblong base may turn (D16-MOV-01, D16-BIG-03, D16-BIG-08)."""
    field = state.field
    before = figure.space
    figure.space = Space(space)
    if figure.kind not in state.game.large:
        field.shift(figure, space)
    else:
        if turned is not None:
            figure.turned = turned
        field.lift(figure)
        base = state.game.demons[figure.kind].base
        field.stand(figure, ground(field.board.stride, space, base, figure.turned).mask)
    if state.journal is not None:
        if turned is None:
            state.emit(events.FigureMoved(figure.id, before, figure.space))
        else:
            state.emit(events.FigureRotated(figure.id, figure.space))


def displace(state: DoomState, figure: Figure, space: int) -> None:
    """D16-BIG-13, D16-R-25: put on the nearest space; no Glory Kill, no telefrag, no cost."""
    field = state.field
    before = figure.space
    field.lift(figure)
    figure.space = Space(space)
    field.stand(figure, 1 << space)
    if state.journal is not None:
        state.emit(events.FigureDisplaced(figure.id, before, figure.space))
    if figure.kind == MARINE:
        enter(state, figure)
    elif state.setup.scenario in state.game.heeding_demons:
        watch(state)  # D16-R-68


def enter(state: DoomState, figure: Figure) -> None:
    """A marine has entered a space: an inactive teleporter becomes active (D16-TEL-02).

    D16-R-25, D16-R-51: in his own activation he gains items when he likes, otherwise at once.
    """
    table = state.table
    if table.teleporters.get(figure.space) is False:
        table.teleporters[figure.space] = True
        if state.journal is not None:
            state.emit(events.TeleporterActivated(figure.space))
    if figure.space in table.items and table.active != figure.id:
        from grimtable.games.doom2016.procedures.picking_up import PickingUp
        from grimtable.games.doom2016.procedures.waiting import begin_after_attack

        begin_after_attack(state, "picking_up", PickingUp(SeatId(figure.id)))
    watch(state)


def open_door(state: DoomState, figure: Figure, door: DoorId) -> None:
    """D16-DOR-04: the token is removed and the edge is open from then on."""
    doors = state.table.doors
    doors[door] = False
    state.field.work_doors(doors)
    if state.journal is not None:
        state.emit(events.DoorOpened(door, figure.id))
    tell(state, "door.opened", figure.id, figure.space, door)


def remove_demon(state: DoomState, figure: Figure) -> None:
    """D16-DMG-07, D16-DEM-13, D16-DMG-08: the figure returns to the supply; with the last one its card is
    turned over.
    """
    table = state.table
    del table.figures[figure.id]
    state.field.lift(figure)
    state.cut = True
    if state.lasting.by_name:
        end_effects(state, state.lasting.end_subject(figure.id))
    kind = figure.kind
    table.supply[kind] += 1
    if table.supply[kind] == state.game.demons[kind].figures:
        for moment, way, source in state.game.answers_of[kind]:
            state.answers.remove(INVADER, way, source, (moment,))
        card = table.demons[kind]
        if state.setup.options.get("returned_types") == "ready":
            card.exhausted = False  # D16-R-30, the other reading
        if card.argent:
            spend_argent(state, kind, card.argent)  # D16-ARG-07
        if state.journal is not None:
            state.emit(events.DemonCardTurned(kind, False))


def kill(state: DoomState, figure: Figure, by: str = "") -> None:
    """D16-DMG-06: a figure is killed."""
    if figure.kind == MARINE:
        kill_marine(state, figure, by)
    else:
        kill_demon(state, figure, by)


def kill_demon(state: DoomState, figure: Figure, by: str = "") -> None:
    """A demon leaves the map; what it carried stays there (D16-OBJ-02)."""
    spaces = state.field.where[figure.id]
    remove_demon(state, figure)
    if state.journal is not None:
        state.emit(events.DemonKilled(figure.id, figure.space))
    count(state, "kills", 1)
    count(state, f"kills.{figure.kind}", 1)
    drop_carried(state, figure, spaces)
    tell(state, "demon.killed", figure.id, figure.space, by)
    watch(state)


def kill_marine(state: DoomState, figure: Figure, by: str = "") -> None:
    """D16-DMG-09 to D16-DMG-12, D16-R-49: cards are gathered and shuffled, he draws, the Invader scores.

    His damage goes with his figure (D16-DMG-02, D16-DMG-10), his weapon sets stay his (D16-DMG-13), and so do
    his Glory Kill cards (D16-STG-12); he draws once (D16-DMG-11).
    """
    table = state.table
    seat = SeatId(figure.id)
    marine = table.marines[seat]
    del table.figures[figure.id]
    spaces = state.field.where[figure.id]
    state.field.lift(figure)
    if state.lasting.by_name:
        end_effects(state, state.lasting.end_subject(figure.id))
    if state.journal is not None:
        state.emit(events.MarineKilled(figure.id, figure.space))
    state.cut = True
    marine.dead = True
    for card in tuple(marine.play):
        _leave_play(state, seat, marine, card)
        marine.deck.discard.append(card)
    for card in tuple(marine.hand):
        _leave_hand(state, seat, card)
        marine.deck.discard.append(card)
    marine.deck.cards.extend(marine.deck.discard)
    marine.deck.discard = []
    marine.deck.cards = state.shuffle(seat, marine.deck.cards)
    marine.deck.known = 0
    drop_carried(state, figure, spaces)
    gain_kill_tokens(state, 1)
    fill_hand(state, seat)
    tell(state, "marine.killed", figure.id, figure.space, by)
    watch(state)


def drop_carried(state: DoomState, figure: Figure, spaces: int) -> None:
    """D16-OBJ-02 to D16-OBJ-04: tokens that a killed figure carried lie where it stood."""
    if not figure.carries:
        return
    from grimtable.games.doom2016.procedures.dropping import Dropping

    for token in figure.carries:
        legal = spaces & ~state.field.scene.rough
        if legal and not legal & (legal - 1):
            place_token(state, token, legal.bit_length() - 1)
        else:
            state.begin("dropping", Dropping(token, figure.space, _spots(spaces)))
    figure.carries = ()


def _spots(spaces: int) -> tuple[Space, ...]:
    from grimtable.grid import bits

    return tuple(bits(spaces))


# --- damage -----------------------------------------------------------------------------------------


def together(state: DoomState, figures: list[Figure]) -> list[Figure]:
    """Figures that suffer at once, in the order in which what it brings about is looked at.

    D16-R-68: if one event lets both sides win, the active side does; between activations the Invader.
    """
    marines_act = state.table.active in state.table.marines
    return sorted(figures, key=lambda figure: (figure.kind == MARINE) == marines_act)


def suffer(state: DoomState, figure: Figure, amount: int, by: str = "") -> None:
    """D16-DMG-01, D16-DMG-03, D16-DMG-06: damage adds up figure by figure; as much as its health kills it.

    Tokens of 1 and 3 are a number here (D16-DMG-16), and never run out (D16-LIM-02).
    """
    if amount <= 0:
        return
    figure.damage += amount
    if state.journal is not None:
        state.emit(events.DamageSuffered(figure.id, amount))
    if figure.damage >= health_of(state, figure):
        kill(state, figure, by)


def health_of(state: DoomState, figure: Figure) -> int:
    """D16-DMG-04, D16-DMG-05."""
    return health(state, figure.id) if figure.kind == MARINE else state.game.demons[figure.kind].health


def heal(state: DoomState, figure: Figure, amount: int) -> None:
    """D16-DMG-15: remove damage; what is too much is lost."""
    healed = min(amount, figure.damage)
    if healed > 0:
        figure.damage -= healed
        if state.journal is not None:
            state.emit(events.DamageHealed(figure.id, healed))


def stun(state: DoomState, figure: Figure) -> None:
    """D16-STN-08, D16-R-75: a stunned figure is not stunned again; of others there is no limit."""
    if not figure.stunned:
        figure.stunned = True
        if state.journal is not None:
            state.emit(events.FigureStunned(figure.id))


def end_stun(state: DoomState, figure: Figure) -> None:
    """D16-STN-06, D16-STN-07: the attack is over."""
    if figure.stunned:
        figure.stunned = False
        if state.journal is not None:
            state.emit(events.StunEnded(figure.id))


def glory_kill(state: DoomState, seat: SeatId, demon: Figure, *, telefrag: bool = False) -> None:
    """D16-STG-04 to D16-STG-06, D16-STG-13: the demon dies, the marine draws a Glory Kill card and heals
    2.

    There is no attack and nobody is asked (D16-STG-05, D16-R-56); a telefrag of one that is not staggered
    gives neither card nor healing (D16-TEL-12).
    """
    staggered = is_staggered(state, demon, seat)
    if state.journal is not None:
        if telefrag:
            state.emit(events.Telefragged(seat, demon.id))
        if staggered:
            state.emit(events.GloryKilled(seat, demon.id))
    kill_demon(state, demon, seat)
    if staggered and state.result is None:
        count(state, "glory_kills", 1)
        card = draw_glory(state, seat)
        marine = state.table.figures.get(seat)
        if marine is not None:
            game = state.game
            heals = game.ruleset.glory_heals if card is None else game.glory_kills[game.copies[card]].heals
            heal(state, marine, heals + skill(state, seat, "heal"))
        tell(state, "glory_kill", FigureId(seat), demon.space, demon.id)


def gain_kill_tokens(state: DoomState, amount: int) -> None:
    """D16-KIL-01, D16-KIL-02, D16-KIL-03: the Invader gains kill tokens and may have won."""
    table = state.table
    table.kills += amount
    if state.journal is not None:
        state.emit(events.KillTokens(amount, table.kills))
    watch(state)


# --- action cards -----------------------------------------------------------------------------------


def draw_action(state: DoomState, seat: SeatId) -> bool:
    """D16-MAR-20, D16-CRD-11, D16-CRD-12: the top card; an empty deck is shuffled anew first."""
    card = top_action(state, seat)
    if card is None:
        return False
    take_action(state, seat, card)
    if state.journal is not None:
        state.emit(events.CardDrawn(seat, card))
    return True


def top_action(state: DoomState, seat: SeatId) -> CardId | None:
    """The top card of a marine's deck, taken off it; None when there is none at all (D16-CRD-13).

    D16-ATT-12, D16-R-36: an empty deck is shuffled anew only now, when a card is needed.
    """
    deck = state.table.marines[seat].deck
    if not deck.cards:
        if not reshuffle(state, deck, seat):
            return None
        if state.journal is not None:
            state.emit(events.DeckReshuffled(seat))
    return draw(state, deck, seat)


def fill_hand(state: DoomState, seat: SeatId) -> None:
    """D16-MAR-20, D16-MAR-24, D16-R-35: draw up to the hand limit."""
    hand = state.table.marines[seat].hand
    limit = hand_limit(state, seat)
    while len(hand) < limit and draw_action(state, seat):
        pass


def take_action(state: DoomState, seat: SeatId, card: CardId) -> None:
    """A card enters a hand: a reaction may answer from now on."""
    state.table.marines[seat].hand.append(card)
    for moment in state.game.hand_moments[card]:
        state.answers.add(seat, "card", card, (moment,))


def _leave_hand(state: DoomState, seat: SeatId, card: CardId) -> None:
    state.table.marines[seat].hand.remove(card)
    for moment in state.game.hand_moments[card]:
        state.answers.remove(seat, "card", card, (moment,))


def put_into_play(state: DoomState, seat: SeatId, card: CardId) -> None:
    """D16-MAR-10, D16-MAR-16: the card lies face-up before its marine."""
    _leave_hand(state, seat, card)
    marine = state.table.marines[seat]
    marine.play.append(card)
    for moment, way, source in state.game.answers_of[card]:
        state.answers.add(seat, way, source, (moment,))
    state.reveals += 1
    if state.journal is not None:
        state.emit(events.CardPlayed(seat, card))


def _leave_play(state: DoomState, seat: SeatId, marine: Marine, card: CardId) -> None:
    marine.play.remove(card)
    if card in marine.kept:
        marine.kept = tuple(each for each in marine.kept if each != card)
    for moment, way, source in state.game.answers_of[card]:
        state.answers.remove(seat, way, source, (moment,))
    if marine.placed:
        recover_grenade(state, seat, state.game.action_cards[state.game.copies[card]].set)
    if state.lasting.by_name:
        end_effects(state, state.lasting.end_source(card))


def recover_grenade(state: DoomState, seat: SeatId, weapon: str) -> None:
    """D16-ITM-13, D16-CRD-21: the token is face-up before its owner again.

    So it is too when the card that put it on the map leaves play, for instance with his death (D16-R-48).
    """
    marine = state.table.marines[seat]
    if weapon not in marine.placed:
        return
    name = f"{weapon} {seat}"
    grenades = state.table.grenades
    for space, lying in list(grenades.items()):
        if name in lying:
            left = tuple(each for each in lying if each != name)
            if left:
                grenades[space] = left
            else:
                del grenades[space]
    marine.placed = tuple(each for each in marine.placed if each != weapon)
    if state.journal is not None:
        state.emit(events.GrenadeRecovered(seat, weapon))


def discard_played(state: DoomState, seat: SeatId, card: CardId) -> None:
    """D16-MAR-19, D16-MAR-26: a face-up card goes to its owner's discard pile."""
    marine = state.table.marines[seat]
    _leave_play(state, seat, marine, card)
    marine.deck.discard.append(card)
    if state.journal is not None:
        state.emit(events.CardDiscarded(seat, card))


def keep_in_play(state: DoomState, seat: SeatId, card: CardId) -> None:
    """D16-R-48: the card stays until its text or the owner's death ends it."""
    marine = state.table.marines[seat]
    if card not in marine.kept:
        marine.kept = (*marine.kept, card)
        if state.journal is not None:
            state.emit(events.CardKept(seat, card))


def discard_from_hand(state: DoomState, seat: SeatId, card: CardId) -> None:
    """A marine discards an action card from his hand."""
    _leave_hand(state, seat, card)
    state.table.marines[seat].deck.discard.append(card)
    if state.journal is not None:
        state.emit(events.CardDiscarded(seat, card))


def gain_set(state: DoomState, seat: SeatId, weapon: str) -> None:
    """D16-CRD-18, D16-CRD-19, D16-ITM-07: the set is shuffled and put on top of the deck, face-down.

    One card of each number (D16-CRD-16, D16-CRD-17); with an empty deck it is the deck (D16-R-54). The token
    lies before the marine, so everybody knows what he has (D16-ITM-06, D16-ITM-10, D16-SET-08, D16-HID-08).
    """
    table = state.table
    copy, *left = table.sets[weapon]
    table.sets[weapon] = tuple(left)
    marine = table.marines[seat]
    cards = [CardId(f"{card}_{copy}") for card in state.game.cards_of_set[weapon]]
    marine.deck.cards.extend(state.shuffle(seat, cards))
    if marine.deck.known:
        marine.deck.known = 0
    name = f"{weapon}_{copy}"
    marine.sets = (*marine.sets, name)
    if table.round:
        marine.found = (*marine.found, name)


def has_set(state: DoomState, seat: str, weapon: str) -> bool:
    """D16-CRD-20: whether a weapon set is in a marine's deck."""
    return any(each.rpartition("_")[0] == weapon for each in state.table.marines[seat].sets)


def gain_item(state: DoomState, seat: SeatId, space: Space, item: str) -> None:
    """D16-ITM-05 to D16-ITM-07: a health pack heals, a weapon brings its cards."""
    items = state.table.items
    left = list(items[space])
    left.remove(item)
    if left:
        items[space] = tuple(left)
    else:
        del items[space]
    if state.journal is not None:
        state.emit(events.ItemGained(seat, item))
    if item == HEALTH:
        figure = state.table.figures[seat]
        heal(state, figure, state.game.ruleset.health_pack + skill(state, seat, "pack"))
    else:
        gain_set(state, seat, item)
    tell(state, "item.gained", FigureId(seat), space, item)
    watch(state)


def draw_glory(state: DoomState, seat: SeatId) -> CardId | None:
    """D16-STG-06, D16-STG-11, D16-STG-14: the marine gains a Glory Kill card, however many he has."""
    deck = state.table.glory
    if not deck.cards and not reshuffle(state, deck, "glory"):
        return None
    card = draw(state, deck, "glory")
    assert card is not None
    state.table.marines[seat].glory.append(card)
    for moment in state.game.hand_moments[card]:
        state.answers.add(seat, "card", card, (moment,))
    if state.journal is not None:
        state.emit(events.GloryDrawn(seat, card))
    return card


def play_glory(state: DoomState, seat: SeatId, card: CardId) -> None:
    """D16-STG-10: a Glory Kill card is shown and used."""
    state.table.marines[seat].glory.remove(card)
    for moment in state.game.hand_moments[card]:
        state.answers.remove(seat, "card", card, (moment,))
    state.table.playing.append(card)
    state.reveals += 1
    if state.journal is not None:
        state.emit(events.CardPlayed(seat, card))


def discard_glory(state: DoomState, seat: SeatId, card: CardId) -> None:
    """A used Glory Kill card goes to its discard pile."""
    state.table.playing.remove(card)
    state.table.glory.discard.append(card)
    if state.journal is not None:
        state.emit(events.CardDiscarded(seat, card))


# --- event cards and Argent Power -------------------------------------------------------------------


def draw_event(state: DoomState) -> bool:
    """D16-RND-10, D16-EVT-08: the Invader draws an event card."""
    card = top_event(state)
    if card is None:
        return False
    state.table.hand.append(card)
    for moment in state.game.hand_moments[card]:
        state.answers.add(INVADER, "card", card, (moment,))
    if state.journal is not None:
        state.emit(events.CardDrawn(INVADER, card))
    return True


def top_event(state: DoomState) -> CardId | None:
    """The top card of the event deck, taken off it; an empty deck is shuffled anew first."""
    deck = state.table.events
    if not deck.cards:
        if not reshuffle(state, deck, "events"):
            return None
        if state.journal is not None:
            state.emit(events.DeckReshuffled("events"))
    return draw(state, deck, "events")


def _leave_event_hand(state: DoomState, card: CardId) -> None:
    state.table.hand.remove(card)
    for moment in state.game.hand_moments[card]:
        state.answers.remove(INVADER, "card", card, (moment,))


def play_event(state: DoomState, card: CardId) -> None:
    """D16-EVT-01: an event card is shown and resolved."""
    _leave_event_hand(state, card)
    state.table.playing.append(card)
    state.reveals += 1
    if state.journal is not None:
        state.emit(events.CardPlayed(INVADER, card))


def discard_event(state: DoomState, card: CardId, *, from_hand: bool = False) -> None:
    """D16-EVT-02: an event card goes to the event discard pile."""
    if from_hand:
        _leave_event_hand(state, card)
        state.reveals += 1
    else:
        state.table.playing.remove(card)
    state.table.events.discard.append(card)
    if state.journal is not None:
        state.emit(events.CardDiscarded(INVADER, card))


def gain_argent(state: DoomState, place: str, amount: int = 1) -> None:
    """D16-ARG-03, D16-ARG-09, D16-R-66: tokens from the supply onto a card, as many as there are.

    A card holds any number (D16-ARG-01, D16-ARG-04); there they stay (D16-R-67); the box is finite
    (D16-LIM-04).
    """
    table = state.table
    amount = min(amount, table.argent)
    if amount <= 0:
        return
    table.argent -= amount
    if place == "invasion":
        table.stored += amount
    else:
        table.demons[place].argent += amount
    if state.journal is not None:
        state.emit(events.ArgentGained(place, amount))


def spend_argent(state: DoomState, place: str, amount: int) -> None:
    """D16-ARG-05, D16-ABL-15: tokens go from a card back to the supply."""
    table = state.table
    table.argent += amount
    if place == "invasion":
        table.stored -= amount
    else:
        table.demons[place].argent -= amount
    if state.journal is not None:
        state.emit(events.ArgentSpent(place, amount))


# --- portals, tokens, counters ----------------------------------------------------------------------


def turn_portal(state: DoomState, space: int, face_up: bool = True) -> None:
    """D16-SUM-04: a portal is turned over."""
    portal = state.table.portals[Space(space)]
    if portal.face_up != face_up:
        portal.face_up = face_up
        if state.journal is not None:
            state.emit(events.PortalTurned(Space(space), portal.level, face_up))


def remove_portal(state: DoomState, space: int) -> None:
    """D16-SUM-18: a portal is discarded."""
    portal = state.table.portals.pop(Space(space), None)
    if portal is not None:
        if state.journal is not None:
            state.emit(events.PortalGone(Space(space), portal.level))


def place_token(state: DoomState, token: str, space: int) -> None:
    """An objective token lies on the map."""
    tokens = state.table.tokens
    tokens[Space(space)] = (*tokens.get(Space(space), ()), token)
    if state.journal is not None:
        state.emit(events.TokenPlaced(token, Space(space)))
    watch(state)


def take_token(state: DoomState, figure: Figure, token: str) -> None:
    """A figure carries an objective token from its space."""
    _lift_token(state, figure.space, token)
    figure.carries = (*figure.carries, token)
    if state.journal is not None:
        state.emit(events.TokenTaken(figure.id, token))
    watch(state)


def remove_token(state: DoomState, token: str, space: int) -> None:
    """An objective token is taken off the map."""
    _lift_token(state, space, token)
    if state.journal is not None:
        state.emit(events.TokenGone(token, Space(space)))
    watch(state)


def shift_token(state: DoomState, token: str, before: int, after: int) -> None:
    """A token goes from one space to another: it is on the map all the time (D16-R-68)."""
    _lift_token(state, before, token)
    if state.journal is not None:
        state.emit(events.TokenGone(token, Space(before)))
    place_token(state, token, after)


def _lift_token(state: DoomState, space: int, token: str) -> None:
    tokens = state.table.tokens
    left = list(tokens[Space(space)])
    left.remove(token)
    if left:
        tokens[Space(space)] = tuple(left)
    else:
        del tokens[Space(space)]


def deliver_token(state: DoomState, figure: Figure, token: str) -> None:
    """A figure gives up a token that it carries; it is out of the mission."""
    left = list(figure.carries)
    left.remove(token)
    figure.carries = tuple(left)
    if state.journal is not None:
        state.emit(events.TokenGone(token, figure.space))
    watch(state)


def count(state: DoomState, counter: str, amount: int) -> None:
    """D16-OBJ-05: progress or threat tokens; what the game counts for itself is not told."""
    counters = state.table.counters
    total = max(0, counters.get(counter, 0) + amount)
    counters[counter] = total
    if state.journal is not None and not counter.startswith(INNER):
        state.emit(events.CounterChanged(counter, total))
    watch(state)


#: counters that nobody puts tokens down for: demons killed, of each type, and Glory Kills
INNER = ("kills", "glory_kills")


# --- lasting effects, the end -----------------------------------------------------------------------


def begin_effect(state: DoomState, effect: Effect) -> None:
    """Something is different from now on."""
    state.lasting.begin(effect)
    if state.journal is not None:
        state.emit(events.EffectBegan(effect.name, effect.subject or "", effect.source))


def end_effects(state: DoomState, effects: tuple[Effect, ...]) -> None:
    """Tell of effects that have ended."""
    if state.journal is not None:
        for effect in effects:
            state.emit(events.EffectEnded(effect.name, effect.subject or "", effect.source))


def watch(state: DoomState) -> None:
    """D16-R-68: victory is looked at whenever something changes that it may hang on.

    If both sides have won by one event the side whose player is active wins, between activations the Invader.
    """
    if state.result is not None:
        return
    game, setup, table = state.game, state.setup, state.table
    objective = game.objective(setup)
    context = game.onlooker(setup)
    reached = objective.victory.hold(state, context)
    collected = table.kills >= objective.kills[len(setup.seats) - 2]  # D16-KIL-03
    lost = collected or (objective.defeat is not None and objective.defeat.hold(state, context))
    if reached and (not lost or table.active in table.marines):
        win(state, MARINES, "D16-MIS-02", "The marines have reached their objective.")
    elif collected:
        win(state, INVADER, "D16-KIL-03", "The Invader has collected his kill tokens.")
    elif lost:
        win(state, INVADER, "D16-MIS-03", "The Invader has kept the marines from their objective.")


def win(state: DoomState, team: str, rule: str, sentence: str) -> None:
    """D16-R-68, D16-MIS-09: the game ends at once, with the epilogue that the mission has for this side."""
    if state.result is not None:
        return
    mission = state.game.mission(state.setup)
    sentence = (mission.won if team == MARINES else mission.lost) or sentence
    seats = tuple(SeatId(seat.id) for seat in state.setup.seats if seat.team == team)
    state.finish(seats, rule, sentence)
    if state.journal is not None:
        state.emit(events.GameWon(seats, sentence))
