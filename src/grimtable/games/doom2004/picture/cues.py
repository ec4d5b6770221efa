"""Cues: what a screen animates of the events that a viewer has seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from grimtable.games.doom2004 import events as ev
from grimtable.games.doom2004.picture import icons
from grimtable.games.doom2004.picture.cache import cache_for
from grimtable.games.doom2004.picture.dice import colour_of, die, read_face
from grimtable.games.doom2004.table import INVADER
from grimtable.kernel.identity import DoorId
from grimtable.picture import cues as cue
from grimtable.picture.squares import names_of

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.picture.cache import DrawingCache
    from grimtable.kernel import Event, SeatId
    from grimtable.narration import Names
    from grimtable.picture.cues import Cue


#: Events that move nothing on the board: the log tells of them, the picture shows what they left.
STILL: Final = frozenset(
    (
        ev.ActionAnnounced,
        ev.AirPaid,
        ev.AmmoSpent,
        ev.AttackWithdrawn,
        ev.BotActivated,
        ev.TokenFaded,
        ev.CardDiscarded,
        ev.CardKept,
        ev.CardShared,
        ev.FlagCaptured,
        ev.PadsExchanged,
        ev.RespawnRolled,
        ev.StarterDrawn,
        ev.TeamScored,
        ev.TimeRanOut,
        ev.TokenReturned,
        ev.TurnMissed,
        ev.WeaponLost,
        ev.CardsTraded,
        ev.CounterChanged,
        ev.DeckReshuffled,
        ev.DoorsUnlocked,
        ev.EffectBegan,
        ev.EncounterRolledAgain,
        ev.EventCancelled,
        ev.FigureCrushed,
        ev.ImprovementBought,
        ev.WeaponBroke,
        ev.FigurePutBack,
        ev.GameWon,
        ev.InvaderActivated,
        ev.FiguresSwapped,
        ev.InvaderRecycled,
        ev.PoolFixed,
        ev.JetBurned,
        ev.JetsTurned,
        ev.MarineCardPicked,
        ev.MarineCardReturned,
        ev.MarineLeft,
        ev.OrderRemoved,
        ev.PricePaid,
        ev.RerollCancelled,
        ev.RoundBegan,
        ev.TokensGathered,
        ev.TokensLost,
        ev.TokenSpent,
        ev.TurnEnded,
    )
)


class Stage:
    """Where everything was while it happened, as far as the events and the table after them tell."""

    __slots__ = ("before", "cues", "cache", "state", "viewer")

    def __init__(self, state: DoomState, cache: DrawingCache, viewer: SeatId | None) -> None:
        self.state = state
        self.cache = cache
        self.viewer = viewer
        self.cues: list[Cue] = []
        #: figure → its space at the moment being told, where it is not the one on the table now
        self.before: dict[str, int] = {}

    def place(self, space: int) -> str | None:
        """A space that the viewer knows, as a place."""
        field = self.state.field
        shown = field.board.spaces if self.viewer == INVADER else field.known
        return field.name(space) if space >= 0 and shown >> space & 1 else None

    def at(self, figure: str) -> str | None:
        """Where a figure stands, or stood when it happened."""
        space = self.before.get(figure)
        if space is None:
            table = self.state.table
            there = table.marines.get(figure) or table.invaders.get(figure)
            space = there.space if there is not None else -1
        return self.place(space)

    def note(self, key: str, place: str | None, **arguments: str | int) -> None:
        self.cues.append(cue.Note(text=self.cache.say(key, **arguments), place=place))

    def name(self, id: str) -> str:
        return self.cache.names.of(id)


def cues(state: DoomState, events: Sequence[Event], viewer: SeatId | None, names: Names) -> list[Cue]:
    """What to animate, in order; `state` is the one after the events."""
    stage = Stage(state, cache_for(state.game, names), viewer)
    spaces = _spaces(events)
    for place, event in enumerate(events):
        tell = _TOLD.get(type(event))
        if tell is not None:
            if spaces is not None:
                stage.before = spaces[place]
            tell(stage, event)
    return stage.cues


def _spaces(events: Sequence[Event]) -> list[dict[str, int]] | None:
    """For each event, where figures stood just before it that stand elsewhere or nowhere now."""
    if not any(isinstance(event, _HURTING) for event in events):
        return None
    known: dict[str, int] = {}
    found: list[dict[str, int]] = []
    for event in reversed(events):
        if isinstance(event, ev.FigureMoved):
            known = {**known, event.figure: event.from_space}
        elif isinstance(event, ev.InvaderKilled | ev.BotDestroyed):
            known = {**known, event.figure: event.space}
        elif isinstance(event, ev.MarineFragged):
            known = {**known, event.marine: event.space}
        found.append(known)
    found.reverse()
    return found


_HURTING = (ev.WoundsSuffered, ev.WoundsHealed, ev.OrderPlaced, ev.TokenGained, ev.MovementLost)


# --- figures --------------------------------------------------------------------------------------


def _moved(stage: Stage, event: ev.FigureMoved) -> None:
    start, end = stage.place(event.from_space), stage.place(event.to_space)
    if end is None:
        return
    if start is None:
        stage.cues.append(cue.Appear(piece=event.figure, place=end))
    else:
        stage.cues.append(cue.Move(piece=event.figure, from_=start, to=end))


def _jumped(stage: Stage, figure: str, from_space: int, to_space: int) -> None:
    """Every jump and push is also told as a movement; the screen sees one of them."""
    start, end = stage.place(from_space), stage.place(to_space)
    if start is None or end is None:
        return
    jump = cue.Jump(piece=figure, from_=start, to=end)
    if stage.cues and stage.cues[-1] == cue.Move(piece=figure, from_=start, to=end):
        stage.cues[-1] = jump
    else:
        stage.cues.append(jump)


def _teleported(stage: Stage, event: ev.MarineTeleported) -> None:
    _jumped(stage, event.marine, event.from_space, event.to_space)


def _figure_jumped(stage: Stage, event: ev.DuctUsed | ev.FigurePushed) -> None:
    _jumped(stage, event.figure, event.from_space, event.to_space)


def _marine_appeared(stage: Stage, event: ev.MarinePlaced | ev.MarineRespawned) -> None:
    place = stage.place(event.space)
    if place is not None:
        stage.cues.append(cue.Appear(piece=event.marine, place=place))


def _invader_appeared(stage: Stage, event: ev.InvaderPlaced) -> None:
    place = stage.place(event.space)
    if place is not None:
        stage.cues.append(cue.Appear(piece=event.figure, place=place))


def _killed(stage: Stage, event: ev.InvaderKilled | ev.BotDestroyed) -> None:
    place = stage.place(event.space)
    if place is not None:
        stage.cues.append(cue.Vanish(piece=event.figure, place=place))


def _fragged(stage: Stage, event: ev.MarineFragged) -> None:
    place = stage.place(event.space)
    if place is not None:
        stage.cues.append(cue.Vanish(piece=event.marine, place=place))


def _hurt(stage: Stage, event: ev.WoundsSuffered) -> None:
    place = stage.at(event.figure)
    if place is not None:
        stage.cues.append(cue.Hurt(piece=event.figure, amount=event.amount, place=place))


def _healed(stage: Stage, event: ev.WoundsHealed) -> None:
    stage.cues.append(cue.Heal(piece=event.figure, amount=event.amount))


# --- attacks --------------------------------------------------------------------------------------


def _attacked(stage: Stage, event: ev.AttackDeclared) -> None:
    place = stage.place(event.space)
    if place is not None:
        icon = icons.arms_icon(event.weapon)
        stage.cues.append(cue.Attack(piece=event.attacker, place=place, icon=icon))


def _rolled(stage: Stage, event: ev.DiceRolled) -> None:
    again = event.again
    dice = tuple(
        die(stage.cache, colour_of(name), read_face(face), again=name in again)
        for name, face in zip(event.dice, event.faces, strict=True)
    )
    stage.cues.append(cue.Roll(dice=dice))


def _missed(stage: Stage, event: ev.AttackMissed) -> None:
    stage.note("falls-short" if event.because == "range" else "miss", stage.place(event.space))


def _hit(stage: Stage, event: ev.AttackHit) -> None:
    stage.note("damage-of", stage.place(event.space), damage=event.damage)


def _scattered(stage: Stage, event: ev.AttackScattered) -> None:
    stage.cues.append(cue.Card(card=event.card, seat=INVADER))
    stage.note("scatters" if event.space >= 0 else "fizzles", stage.place(event.space))


def _exploded(stage: Stage, event: ev.BarrelExploded) -> None:
    stage.note("explodes", stage.place(event.space))


# --- things ---------------------------------------------------------------------------------------


def _door_opened(stage: Stage, event: ev.DoorOpened) -> None:
    _door(stage, event.door, "open")


def _door_closed(stage: Stage, event: ev.DoorClosed) -> None:
    _door(stage, event.door, "closed")


def _door_destroyed(stage: Stage, event: ev.DoorDestroyed) -> None:
    _door(stage, event.door, "destroyed")


def _door(stage: Stage, door: str, standing: str) -> None:
    field = stage.state.field
    if stage.viewer == INVADER or field.scene.doorways[DoorId(door)] & field.known:
        stage.cues.append(cue.Door(door=door, state=standing))


def _discovered(stage: Stage, event: ev.AreaDiscovered) -> None:
    scene = stage.state.field.scene
    stage.cues.append(cue.Reveal(places=names_of(scene.board, scene.areas.get(event.area, 0))))


def _taken(stage: Stage, event: ev.TokenTaken) -> None:
    stage.note("gains", stage.place(event.space), what=stage.name(event.token))


def _gained(stage: Stage, event: ev.TokenGained) -> None:
    stage.note("gains", stage.at(event.marine), what=stage.name(event.token))


def _handed(stage: Stage, event: ev.TokenHandedOver) -> None:
    stage.note("gains", stage.at(event.to), what=stage.name(event.token))


def _dropped(stage: Stage, event: ev.TokenDropped) -> None:
    stage.cues.append(cue.Note(text=stage.name(event.token), place=stage.place(event.space)))


def _ordered(stage: Stage, event: ev.OrderPlaced) -> None:
    text = stage.cache.names.word(event.order)
    stage.cues.append(cue.Note(text=text, place=stage.at(event.marine)))


def _slowed(stage: Stage, event: ev.MovementLost) -> None:
    stage.note("loses-points", stage.at(event.figure), points=event.points)


def _suffocates(stage: Stage, event: ev.AirMissed) -> None:
    stage.note("no-air", stage.at(event.marine))


def _met(stage: Stage, event: ev.EncounterMet) -> None:
    if event.text:
        text = stage.cache.names.prose(event.text)
        stage.cues.append(cue.Note(text=text, place=stage.at(event.marine)))


def _told(stage: Stage, event: ev.Told) -> None:
    stage.cues.append(cue.Note(text=stage.cache.names.prose(event.text)))


def _rule(stage: Stage, event: ev.RuleUsed) -> None:
    prose = stage.cache.names.prose
    stage.cues.append(cue.Note(text=f"{prose(event.what)}: {prose(event.text)}"))


def _blast(stage: Stage, event: ev.BlastSpread) -> None:
    stage.note("explodes", stage.place(event.space))


def _scored(stage: Stage, event: ev.FragScored) -> None:
    stage.note("scores", None, points=event.points, total=event.total)


# --- cards and turns ------------------------------------------------------------------------------


def _drawn(stage: Stage, event: ev.CardDrawn) -> None:
    if event.card is not None:
        stage.cues.append(cue.Card(card=event.card, seat=INVADER))


def _invader_card(stage: Stage, event: ev.EventPlayed | ev.SpawnPlayed) -> None:
    stage.cues.append(cue.Card(card=event.card, seat=INVADER))


def _skill(stage: Stage, event: ev.SkillUsed) -> None:
    stage.cues.append(cue.Card(card=event.card, seat=event.marine))


def _turn(stage: Stage, event: ev.TurnBegan) -> None:
    text = stage.cache.say("turn-of", seat=stage.name(event.seat))
    stage.cues.append(cue.Turn(seat=event.seat, text=text))


_TOLD: Mapping[type[Event], Callable[[Stage, Any], None]] = {
    ev.FigureMoved: _moved,
    ev.MarineTeleported: _teleported,
    ev.DuctUsed: _figure_jumped,
    ev.FigurePushed: _figure_jumped,
    ev.MarinePlaced: _marine_appeared,
    ev.MarineRespawned: _marine_appeared,
    ev.InvaderPlaced: _invader_appeared,
    ev.InvaderKilled: _killed,
    ev.BotDestroyed: _killed,
    ev.MarineFragged: _fragged,
    ev.WoundsSuffered: _hurt,
    ev.WoundsHealed: _healed,
    ev.AttackDeclared: _attacked,
    ev.DiceRolled: _rolled,
    ev.AttackHit: _hit,
    ev.AttackMissed: _missed,
    ev.AttackScattered: _scattered,
    ev.BarrelExploded: _exploded,
    ev.DoorOpened: _door_opened,
    ev.DoorClosed: _door_closed,
    ev.DoorDestroyed: _door_destroyed,
    ev.AreaDiscovered: _discovered,
    ev.TokenTaken: _taken,
    ev.TokenGained: _gained,
    ev.TokenHandedOver: _handed,
    ev.TokenDropped: _dropped,
    ev.OrderPlaced: _ordered,
    ev.MovementLost: _slowed,
    ev.AirMissed: _suffocates,
    ev.EncounterMet: _met,
    ev.Told: _told,
    ev.RuleUsed: _rule,
    ev.BlastSpread: _blast,
    ev.FragScored: _scored,
    ev.CardDrawn: _drawn,
    ev.EventPlayed: _invader_card,
    ev.SpawnPlayed: _invader_card,
    ev.SkillUsed: _skill,
    ev.TurnBegan: _turn,
}
