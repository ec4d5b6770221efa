"""The one place where the table changes: every mutator changes it and tells whoever listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.skirmish.events import (
    AreaRevealed,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    DeckReshuffled,
    DoorWorked,
    EffectBegan,
    EffectEnded,
    FigureMoved,
    FigurePlaced,
    FigureSlain,
    FindSeen,
    GameWon,
    PortalSealed,
    SeatEliminated,
    VowMade,
    WoundsHealed,
    WoundsSuffered,
)
from grimtable.games.skirmish.table import KEEPER, SCOUTS, Figure
from grimtable.kernel import SeatId
from grimtable.kernel.deck import draw, reshuffle
from grimtable.kernel.identity import CardId, DoorId, FigureId, Space, free_id
from grimtable.kernel.lasting import Effect

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState


def team_of(seat: SeatId) -> str:
    """Which side a seat is on."""
    return KEEPER if seat == KEEPER else SCOUTS


def place_figure(state: SkirmishState, kind: str, seat: SeatId, space: Space) -> Figure:
    """A figure comes onto the board; keeper's figures come from the supply."""
    table = state.table
    id = free_id(kind if seat == KEEPER else f"{seat}_{kind}", table.figures)
    figure = Figure(id, kind, seat, Space(space))
    table.figures[id] = figure
    table.supply[kind] -= 1
    values = state.game.kinds[kind]
    state.field.stand(figure, state.field.scene.ground(space, values.side))
    if values.watch:
        state.answers.add(seat, "watch", id, ("figure.came_near",))
    if state.journal is not None:
        state.emit(FigurePlaced(id, kind, seat, space))
    return figure


def move_figure(state: SkirmishState, figure: Figure, space: Space) -> None:
    """A figure goes to another space."""
    field = state.field
    side = state.game.kinds[figure.kind].side
    before = figure.space
    field.lift(figure, field.scene.ground(before, side))
    figure.space = Space(space)
    field.stand(figure, field.scene.ground(space, side))
    if state.journal is not None:
        state.emit(FigureMoved(figure.id, before, space))


def wound(state: SkirmishState, figure: Figure, amount: int) -> None:
    """SKI-DMG-01, SKI-DMG-02: wounds add up; a figure with as many as its health is slain."""
    figure.wounds += amount
    if state.journal is not None:
        state.emit(WoundsSuffered(figure.id, amount))
    if figure.wounds >= state.game.kinds[figure.kind].health:
        slay(state, figure)


def slay(state: SkirmishState, figure: Figure) -> None:
    """A figure leaves the board for good; a scout seat without figures is out (SKI-DMG-03)."""
    table = state.table
    del table.figures[figure.id]
    values = state.game.kinds[figure.kind]
    state.field.lift(figure, state.field.scene.ground(figure.space, values.side))
    if values.watch:
        state.answers.remove(figure.seat, "watch", figure.id, ("figure.came_near",))
    end_effects(state, state.lasting.end_subject(figure.id))
    if state.journal is not None:
        state.emit(FigureSlain(figure.id, figure.space))
    if figure.seat == KEEPER:
        # SKI-SPN-03: the keeper's dead come back through the portals.
        table.supply[figure.kind] += 1
        return
    table.slain[figure.kind] = table.slain.get(figure.kind, 0) + 1
    table.fallen += 1
    if not any(other.seat == figure.seat for other in table.figures.values()):
        table.eliminated.append(figure.seat)
        if state.journal is not None:
            state.emit(SeatEliminated(figure.seat))
    if table.fallen >= state.game.quota(state.setup):
        win(state, KEEPER, "SKI-WIN-02", "The keeper has slain enough scouts.")


def heal(state: SkirmishState, figure: Figure, amount: int) -> None:
    """SKI-DMG-04: a figure loses wounds, never below none."""
    healed = min(amount, figure.wounds)
    figure.wounds -= healed
    if healed and state.journal is not None:
        state.emit(WoundsHealed(figure.id, healed))


def work_door(state: SkirmishState, door: DoorId) -> None:
    """SKI-DOR-01: a closed door opens, an open one closes."""
    doors = state.table.doors
    doors[door] = not doors[door]
    state.field.work_doors(doors)
    if state.journal is not None:
        state.emit(DoorWorked(door, doors[door]))


def seal_portal(state: SkirmishState, figure: Figure) -> None:
    """SKI-POR-02: a sealed portal stays sealed; the last one wins the game for the scouts."""
    state.table.portals[figure.space] = True
    if state.journal is not None:
        state.emit(PortalSealed(figure.space, figure.id))
    if all(state.table.portals.values()):
        win(state, SCOUTS, "SKI-WIN-01", "The scouts have sealed every portal.")


def reveal_area(state: SkirmishState, area_id: str) -> None:
    """SKI-FOG-02: an area and its find come to light for everybody."""
    area = state.table.areas[area_id]
    area.revealed = True
    state.reveals += 1
    state.table.finds.append(area.find)
    spaces = sum(1 << space for space in area.spaces)
    state.field.hidden &= ~spaces
    state.field.known |= spaces
    if state.journal is not None:
        state.emit(AreaRevealed(area_id, area.find))


def look_at_find(state: SkirmishState, seat: SeatId, area_id: str) -> None:
    """SKI-FOG-06: one seat sees what lies in a hidden area."""
    area = state.table.areas[area_id]
    area.known_to = (*area.known_to, seat)
    state.reveals += 1
    if state.journal is not None:
        state.emit(FindSeen(seat, area_id, area.find))


def draw_card(state: SkirmishState, seat: SeatId) -> None:
    """SKI-CRD-01, SKI-CRD-08: the top card of the team's deck; an empty deck is reshuffled first."""
    team = team_of(seat)
    deck = state.table.decks[team]
    if not deck.cards:
        if not reshuffle(state, deck, team):
            return
        if state.journal is not None:
            state.emit(DeckReshuffled(team))
    card = draw(state, deck, team)
    assert card is not None
    take_in_hand(state, seat, card)
    if state.journal is not None:
        state.emit(CardDrawn(seat, card))


def take_in_hand(state: SkirmishState, seat: SeatId, card: CardId) -> None:
    """A card enters a hand: from now on it may answer its moment."""
    state.table.hands[seat].append(card)
    moments = state.game.moments_of(card)
    if moments:
        state.answers.add(seat, "card", card, moments)


def play_from_hand(state: SkirmishState, seat: SeatId, card: CardId) -> None:
    """SKI-CRD-02: the card leaves the hand and lies open while it is resolved."""
    state.table.hands[seat].remove(card)
    moments = state.game.moments_of(card)
    if moments:
        state.answers.remove(seat, "card", card, moments)
    state.table.playing.append(card)
    state.reveals += 1
    if state.journal is not None:
        state.emit(CardPlayed(seat, card))


def discard_card(state: SkirmishState, seat: SeatId, card: CardId) -> None:
    """SKI-CRD-05: a resolved card goes to its team's discard pile."""
    state.table.playing.remove(card)
    state.table.decks[team_of(seat)].discard.append(card)
    if state.journal is not None:
        state.emit(CardDiscarded(card))


def make_vow(state: SkirmishState, seat: SeatId, card: CardId) -> None:
    """SKI-VOW-01: the card stays before its owner and takes effect."""
    state.table.playing.remove(card)
    state.table.vows[seat].append(card)
    if state.journal is not None:
        state.emit(VowMade(seat, card))


def break_vow(state: SkirmishState, seat: SeatId, card: CardId) -> None:
    """SKI-VOW-02: a vow that goes takes its effect with it."""
    state.table.vows[seat].remove(card)
    state.table.decks[team_of(seat)].discard.append(card)
    end_effects(state, state.lasting.end_source(card))
    if state.journal is not None:
        state.emit(CardDiscarded(card))


def begin_effect(state: SkirmishState, effect: Effect) -> None:
    """SKI-LST-01: something is different from now on."""
    state.lasting.begin(effect)
    if state.journal is not None:
        whom = None if effect.subject is None else FigureId(effect.subject)
        state.emit(EffectBegan(effect.name, whom, effect.source))


def end_effects(state: SkirmishState, effects: tuple[Effect, ...]) -> None:
    """SKI-LST-02: tell of effects that have ended."""
    if state.journal is not None:
        for effect in effects:
            whom = None if effect.subject is None else FigureId(effect.subject)
            state.emit(EffectEnded(effect.name, whom, effect.source))


def win(state: SkirmishState, team: str, rule: str, sentence: str) -> None:
    """SKI-WIN-04: the game ends at once."""
    seats = tuple(SeatId(seat.id) for seat in state.setup.seats if seat.team == team)
    state.finish(seats, rule, sentence)
    if state.journal is not None:
        state.emit(GameWon(seats, sentence))
