"""Cues: what a screen animates of the events that a viewer has seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from grimtable.games.doom2016 import events as ev
from grimtable.games.doom2016.picture import icons
from grimtable.games.doom2016.picture.cache import cache_for
from grimtable.games.doom2016.picture.dice import coloured, die
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import INVADER
from grimtable.picture import cues as cue

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.picture.cache import DrawingCache
    from grimtable.kernel import Event, SeatId
    from grimtable.narration import Names
    from grimtable.picture.cues import Cue

#: Events that move nothing on the board: the log tells of them, the picture shows what they left.
STILL: Final = frozenset(
    (
        ev.AttackLapsed,
        ev.CardDiscarded,
        ev.CardExhausted,
        ev.CardKept,
        ev.ClassReadied,
        ev.ClassTaken,
        ev.CounterChanged,
        ev.DeckReshuffled,
        ev.DemonActivated,
        ev.DemonCardTurned,
        ev.DemonsReadied,
        ev.DieRemoved,
        ev.EffectBegan,
        ev.EffectEnded,
        ev.EventSetsTaken,
        ev.GameWon,
        ev.GrenadeRecovered,
        ev.InitiativeMoved,
        ev.InitiativeShuffled,
        ev.InvasionTaken,
        ev.MarineDone,
        ev.NoDefence,
        ev.NothingToActivate,
        ev.RoundEnded,
        ev.RuleApplied,
        ev.SquadTaken,
        ev.StunEnded,
    )
)


class Stage:
    """What is being told, and where everybody stood when it happened."""

    def __init__(self, state: DoomState, cache: DrawingCache) -> None:
        self.state = state
        self.cache = cache
        self.cues: list[Cue] = []
        self.before: dict[str, int] = {}
        #: the colours of the dice thrown last
        attack = state.in_progress(Attack)
        self.dice: tuple[str, ...] = attack.dice if attack is not None else ()

    def place(self, space: int) -> str | None:
        board = self.state.field.board
        return board.name(space) if space >= 0 and board.spaces >> space & 1 else None

    def at(self, figure: str) -> str | None:
        """Where a figure stands, or stood when it happened."""
        space = self.before.get(figure)
        if space is None:
            there = self.state.table.figures.get(figure)
            space = there.space if there is not None else -1
        return self.place(space)

    def note(self, key: str, place: str | None, **arguments: str | int) -> None:
        self.cues.append(cue.Note(text=self.cache.say(key, **arguments), place=place))

    def name(self, id: str) -> str:
        return self.cache.names.of(id)


def cues(state: DoomState, events: Sequence[Event], viewer: SeatId | None, names: Names) -> list[Cue]:
    """What to animate, in order; `state` is the one after the events."""
    stage = Stage(state, cache_for(state.game, names))
    spaces = _spaces(events)
    for place, event in enumerate(events):
        tell = _TOLD.get(type(event))
        if tell is not None:
            stage.before = spaces[place]
            tell(stage, event)
    return stage.cues


_MOVES = (ev.FigureMoved, ev.FigureDisplaced, ev.MarineTeleported)


def _spaces(events: Sequence[Event]) -> list[dict[str, int]]:
    """For each event, where figures stood just before it that stand elsewhere or nowhere now."""
    known: dict[str, int] = {}
    found: list[dict[str, int]] = []
    for event in reversed(events):
        if isinstance(event, _MOVES):
            known = {**known, event.figure: event.from_space}
        elif isinstance(event, ev.DemonKilled | ev.MarineKilled):
            known = {**known, event.figure: event.space}
        found.append(known)
    found.reverse()
    return found


# --- figures --------------------------------------------------------------------------------------


def _moved(stage: Stage, event: ev.FigureMoved) -> None:
    start, end = stage.place(event.from_space), stage.place(event.to_space)
    if start is not None and end is not None and start != end:
        stage.cues.append(cue.Move(piece=event.figure, from_=start, to=end))


def _jumped(stage: Stage, event: ev.FigureDisplaced | ev.MarineTeleported) -> None:
    start, end = stage.place(event.from_space), stage.place(event.to_space)
    if start is None or end is None:
        return
    jump = cue.Jump(piece=event.figure, from_=start, to=end)
    if stage.cues and stage.cues[-1] == cue.Move(piece=event.figure, from_=start, to=end):
        stage.cues[-1] = jump
    else:
        stage.cues.append(jump)


def _turned(stage: Stage, event: ev.FigureRotated) -> None:
    stage.note("turns", stage.place(event.space))


def _appeared(stage: Stage, event: ev.FigurePlaced | ev.MarineRespawned) -> None:
    place = stage.place(event.space)
    if place is not None and cue.Appear(piece=event.figure, place=place) not in stage.cues:
        stage.cues.append(cue.Appear(piece=event.figure, place=place))


def _killed(stage: Stage, event: ev.DemonKilled | ev.MarineKilled) -> None:
    place = stage.place(event.space)
    if place is not None:
        stage.cues.append(cue.Vanish(piece=event.figure, place=place))


def _gloried(stage: Stage, event: ev.GloryKilled) -> None:
    stage.note("glory-kill", stage.at(event.figure))


def _telefragged(stage: Stage, event: ev.Telefragged) -> None:
    stage.note("telefrag", stage.at(event.figure))


def _hurt(stage: Stage, event: ev.DamageSuffered) -> None:
    place = stage.at(event.figure)
    if place is not None:
        stage.cues.append(cue.Hurt(piece=event.figure, amount=event.amount, place=place))


def _healed(stage: Stage, event: ev.DamageHealed) -> None:
    stage.cues.append(cue.Heal(piece=event.figure, amount=event.amount))


def _stunned(stage: Stage, event: ev.FigureStunned) -> None:
    stage.note("stunned", stage.at(event.figure))


def _points(stage: Stage, event: ev.PointsGained) -> None:
    stage.note("points-gained", stage.at(event.figure), amount=event.amount)


# --- attacks --------------------------------------------------------------------------------------


def _attacked(stage: Stage, event: ev.AttackDeclared) -> None:
    place = stage.at(event.defender)
    if place is not None:
        stage.cues.append(cue.Attack(piece=event.attacker, place=place, icon=_arms(stage, event.attacker)))
        if event.cover:
            stage.note("cover", place)


def _arms(stage: Stage, attacker: str) -> str:
    """The weapon of the card that a marine attacks with; claws, or what a demon throws."""
    state = stage.state
    marine = state.table.marines.get(attacker)
    if marine is not None:
        card = marine.play[-1] if marine.play else ""
        printed = state.game.action_cards.get(state.game.copies.get(card, ""))
        return icons.WEAPONS.get(printed.set, icons.GUN) if printed is not None else icons.GUN
    figure = state.table.figures.get(attacker)
    far = figure is not None and state.game.demons[figure.kind].attack.range > 1
    return icons.FLAME if far else icons.BITE


def _rolled(stage: Stage, event: ev.AttackRolled | ev.DiceRerolled) -> None:
    again = isinstance(event, ev.DiceRerolled)
    thrown = coloured(stage.dice, event.faces)
    dice = tuple(die(stage.cache, colour, face, again=again) for colour, face in thrown)
    stage.cues.append(cue.Roll(dice=dice))


def _damage_rolled(stage: Stage, event: ev.DamageRolled) -> None:
    dice = tuple(die(stage.cache, event.colour, face) for face in event.faces)
    stage.cues.append(cue.Roll(dice=dice))


def _dice_added(stage: Stage, event: ev.DiceAdded) -> None:
    stage.note("dice-added", stage.at(event.figure), amount=event.amount, colour=event.colour)


def _revealed(stage: Stage, event: ev.DefenceRevealed) -> None:
    seat = event.figure if event.figure in stage.state.table.marines else INVADER
    stage.cues.append(cue.Card(card=event.card, seat=seat))


def _replaced(stage: Stage, event: ev.DefenceReplaced) -> None:
    stage.note("cover-used", stage.at(event.figure))


def _shields(stage: Stage, event: ev.ShieldsGained) -> None:
    stage.note("shields-gained", stage.at(event.figure), amount=event.amount)


def _shields_lost(stage: Stage, event: ev.ShieldsLost) -> None:
    stage.note("shields-lost", stage.at(event.figure), amount=event.amount)


def _damage(stage: Stage, event: ev.DamageAdded) -> None:
    stage.note("damage-added", stage.at(event.figure), amount=event.amount)


def _dodged(stage: Stage, event: ev.AttackDodged) -> None:
    stage.note("dodged", stage.at(event.figure))


def _warded(stage: Stage, event: ev.AttackWarded) -> None:
    stage.note("warded", stage.at(event.figure))


# --- things ---------------------------------------------------------------------------------------


def _door_opened(stage: Stage, event: ev.DoorOpened) -> None:
    stage.cues.append(cue.Door(door=event.door, state="open"))


def _switched_on(stage: Stage, event: ev.TeleporterActivated) -> None:
    stage.note("teleporter-active", stage.place(event.space))


def _portal(stage: Stage, event: ev.PortalTurned) -> None:
    stage.note("portal-opens" if event.face_up else "portal-closes", stage.place(event.space))


def _portal_gone(stage: Stage, event: ev.PortalGone) -> None:
    stage.note("portal-gone", stage.place(event.space))


def _summoned(stage: Stage, event: ev.Summoning) -> None:
    stage.note("summons", stage.place(event.space))


def _missing(stage: Stage, event: ev.DemonsMissing) -> None:
    stage.note("missing", None, demon=stage.name(event.demon))


def _item(stage: Stage, event: ev.ItemGained) -> None:
    stage.note("gains", stage.at(event.seat), what=stage.name(event.item))


def _grenade(stage: Stage, event: ev.GrenadePlaced) -> None:
    stage.note("gains", stage.place(event.space), what=stage.name(event.item))


def _token_taken(stage: Stage, event: ev.TokenTaken) -> None:
    stage.note("gains", stage.at(event.figure), what=stage.name(event.token))


def _token_there(stage: Stage, event: ev.TokenPlaced) -> None:
    stage.cues.append(cue.Note(text=stage.name(event.token), place=stage.place(event.space)))


def _token_gone(stage: Stage, event: ev.TokenGone) -> None:
    stage.note("token-gone", stage.place(event.space), token=stage.name(event.token))


def _kills(stage: Stage, event: ev.KillTokens) -> None:
    stage.note("kill-token", None, total=event.total)


def _argent_gained(stage: Stage, event: ev.ArgentGained) -> None:
    stage.note("argent-gained", None, amount=event.amount, card=stage.name(event.place))


def _argent_spent(stage: Stage, event: ev.ArgentSpent) -> None:
    stage.note("argent-spent", None, amount=event.amount, card=stage.name(event.place))


# --- cards and turns ------------------------------------------------------------------------------


def _drawn(stage: Stage, event: ev.CardDrawn | ev.GloryDrawn) -> None:
    if event.card is not None:
        stage.cues.append(cue.Card(card=event.card, seat=event.seat))


def _played(stage: Stage, event: ev.CardPlayed) -> None:
    stage.cues.append(cue.Card(card=event.card, seat=event.seat))


def _sprinted(stage: Stage, event: ev.MarineSprinted) -> None:
    stage.note("sprints", stage.at(event.seat))


def _used(stage: Stage, event: ev.AbilityUsed) -> None:
    text = stage.name(event.ability)
    stage.cues.append(cue.Note(text=text, place=stage.at(event.figure) if event.figure else None))


def _turn(stage: Stage, event: ev.MarineActivated) -> None:
    text = stage.cache.say("turn-of", seat=stage.name(event.seat))
    stage.cues.append(cue.Turn(seat=event.seat, text=text))


def _type(stage: Stage, event: ev.TypeActivated) -> None:
    text = stage.cache.say("type-acts", demon=stage.name(event.demon))
    stage.cues.append(cue.Turn(seat=INVADER, text=text))


def _round(stage: Stage, event: ev.RoundBegan) -> None:
    stage.note("round-begins", None, round=event.round)


def _initiative(stage: Stage, event: ev.InitiativeRevealed) -> None:
    """The activation that follows is told as a turn; the Invader first chooses a type."""
    if event.seat == INVADER:
        stage.note("initiative-of", None, seat=stage.name(event.seat))


_TOLD: Mapping[type[Event], Callable[[Stage, Any], None]] = {
    ev.FigureMoved: _moved,
    ev.FigureDisplaced: _jumped,
    ev.MarineTeleported: _jumped,
    ev.FigureRotated: _turned,
    ev.FigurePlaced: _appeared,
    ev.MarineRespawned: _appeared,
    ev.DemonKilled: _killed,
    ev.MarineKilled: _killed,
    ev.GloryKilled: _gloried,
    ev.Telefragged: _telefragged,
    ev.DamageSuffered: _hurt,
    ev.DamageHealed: _healed,
    ev.FigureStunned: _stunned,
    ev.PointsGained: _points,
    ev.AttackDeclared: _attacked,
    ev.AttackRolled: _rolled,
    ev.DiceRerolled: _rolled,
    ev.DamageRolled: _damage_rolled,
    ev.DiceAdded: _dice_added,
    ev.DefenceRevealed: _revealed,
    ev.DefenceReplaced: _replaced,
    ev.ShieldsGained: _shields,
    ev.ShieldsLost: _shields_lost,
    ev.DamageAdded: _damage,
    ev.AttackDodged: _dodged,
    ev.AttackWarded: _warded,
    ev.DoorOpened: _door_opened,
    ev.TeleporterActivated: _switched_on,
    ev.PortalTurned: _portal,
    ev.PortalGone: _portal_gone,
    ev.Summoning: _summoned,
    ev.DemonsMissing: _missing,
    ev.ItemGained: _item,
    ev.GrenadePlaced: _grenade,
    ev.TokenTaken: _token_taken,
    ev.TokenPlaced: _token_there,
    ev.TokenGone: _token_gone,
    ev.KillTokens: _kills,
    ev.ArgentGained: _argent_gained,
    ev.ArgentSpent: _argent_spent,
    ev.CardDrawn: _drawn,
    ev.GloryDrawn: _drawn,
    ev.CardPlayed: _played,
    ev.MarineSprinted: _sprinted,
    ev.AbilityUsed: _used,
    ev.MarineActivated: _turn,
    ev.TypeActivated: _type,
    ev.RoundBegan: _round,
    ev.InitiativeRevealed: _initiative,
}
