"""Cues: what a screen animates of the events that a viewer has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from grimtable.games.skirmish import events as ev
from grimtable.games.skirmish.picture import icons
from grimtable.games.skirmish.picture.cache import cache_for
from grimtable.games.skirmish.picture.faces import die, read_face
from grimtable.picture import cues as cue

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.games.skirmish.picture.cache import DrawingCache
    from grimtable.kernel import Event, SeatId
    from grimtable.narration import Names
    from grimtable.picture.cues import Cue


#: Events that move nothing on the board: the log tells of them, the picture shows what they left.
STILL: Final = frozenset(
    (
        ev.CardDiscarded,
        ev.DeckReshuffled,
        ev.EffectBegan,
        ev.EffectEnded,
        ev.FigureActivated,
        ev.FindSeen,
        ev.GameWon,
        ev.RoundBegan,
        ev.SeatEliminated,
        ev.TurnEnded,
    )
)


def cues(state: SkirmishState, events: Sequence[Event], viewer: SeatId | None, names: Names) -> list[Cue]:
    """What to animate, in order; `state` is the one after the events. The map itself is no secret."""
    cache = cache_for(state.game, names)
    told: list[Cue] = []
    where = _spaces(state, events)
    for place, event in enumerate(events):
        found = _cue(cache, state, event, where[place])
        if found is not None:
            told.append(found)
    return told


def _spaces(state: SkirmishState, events: Sequence[Event]) -> list[dict[str, int]]:
    """For each event, where every figure stood just before it, read backwards from the table."""
    known: dict[str, int] = {figure.id: int(figure.space) for figure in state.table.figures.values()}
    found: list[dict[str, int]] = []
    for event in reversed(events):
        if isinstance(event, ev.FigureMoved):
            known = {**known, event.figure: event.from_space}
        elif isinstance(event, ev.FigureSlain):
            known = {**known, event.figure: event.space}
        found.append(known)
    found.reverse()
    return found


def _cue(cache: DrawingCache, state: SkirmishState, event: Event, where: dict[str, int]) -> Cue | None:
    name = state.field.board.name

    def at(figure: str) -> str | None:
        return name(where[figure]) if figure in where else None

    match event:
        case ev.FigureMoved():
            return cue.Move(piece=event.figure, from_=name(event.from_space), to=name(event.to_space))
        case ev.FigurePlaced():
            return cue.Appear(piece=event.figure, place=name(event.space))
        case ev.FigureSlain():
            return cue.Vanish(piece=event.figure, place=name(event.space))
        case ev.WoundsSuffered():
            place = at(event.figure)
            if place is None:
                return None
            return cue.Hurt(piece=event.figure, amount=event.amount, place=place)
        case ev.WoundsHealed():
            return cue.Heal(piece=event.figure, amount=event.amount)
        case ev.AttackDeclared():
            place = at(event.defender)
            if place is None:
                return None
            return cue.Attack(piece=event.attacker, place=place, icon=_arms(state, event.attacker))
        case ev.AttackRolled():
            return cue.Roll(dice=tuple(die(cache, read_face(face)) for face in event.faces))
        case ev.ShieldsGained():
            return cue.Note(text=cache.say("shields", amount=event.amount), place=at(event.figure))
        case ev.HitsGained():
            return cue.Note(text=cache.say("hits", amount=event.amount), place=at(event.figure))
        case ev.AttackCancelled():
            return cue.Note(text=cache.say("cancelled"), place=at(event.defender))
        case ev.CardDrawn():
            return cue.Card(card=event.card, seat=event.seat) if event.card is not None else None
        case ev.CardPlayed() | ev.VowMade():
            return cue.Card(card=event.card, seat=event.seat)
        case ev.CardCancelled():
            return cue.Note(text=cache.say("cancelled"))
        case ev.DoorWorked():
            return cue.Door(door=event.door, state="closed" if event.closed else "open")
        case ev.PortalSealed():
            return cue.Note(text=cache.say("sealed"), place=name(event.space))
        case ev.AreaRevealed():
            return cue.Reveal(places=tuple(name(space) for space in state.table.areas[event.area].spaces))
        case ev.TurnBegan():
            text = cache.say("turn-of", seat=cache.names.of(event.seat))
            return cue.Turn(seat=event.seat, text=text)
    return None


def _arms(state: SkirmishState, figure: str) -> str:
    there = state.table.figures.get(figure)
    far = there is not None and state.game.kinds[there.kind].range > 1
    return icons.SHOT if far else icons.STRIKE
