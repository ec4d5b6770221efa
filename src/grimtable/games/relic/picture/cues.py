"""Cues: what a screen animates of the events that a viewer has seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from grimtable.games.relic import events as ev
from grimtable.games.relic.changes.dials import value_of
from grimtable.games.relic.picture import contests
from grimtable.games.relic.picture.cache import cache_for
from grimtable.games.relic.procedures.throwing import total
from grimtable.games.relic.remembering import Battle
from grimtable.picture import cues as cue

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.picture.cache import DrawingCache
    from grimtable.games.relic.picture.contests import Fray
    from grimtable.games.relic.remembering import Chains
    from grimtable.kernel import Event, SeatId
    from grimtable.narration import Names
    from grimtable.picture.cues import Cue


#: Events that move nothing on the board: the log tells of them, the picture shows what they left.
STILL: Final = frozenset(
    (
        ev.AbilityUsed,
        ev.BoxCarriedOut,
        ev.CardDiscarded,
        ev.CardsRevealed,
        ev.ChargesChanged,
        ev.ColourTaken,
        ev.DeckCardPut,
        ev.DeckReshuffled,
        ev.DecksLookedAt,
        ev.EffectBegan,
        ev.EffectEnded,
        ev.EnemyEvaded,
        ev.GameWon,
        ev.MissionGained,
        ev.MovementGranted,
        ev.PhaseBegan,
        ev.PowerDrawn,
        ev.RoundBegan,
        ev.ScenarioChosen,
        ev.SeatEliminated,
        ev.SheetKept,
        ev.SheetsDealt,
        ev.ThreatMoved,
        ev.TokensChanged,
        ev.TrophyTaken,
        ev.TurnEnded,
        ev.TurnSkipped,
    )
)


class Stage:
    """What has been told so far of a fight or a test, and where the heroes stood while it happened."""

    __slots__ = ("before", "cues", "cache", "events", "fray", "state", "thrown")

    def __init__(self, state: RelicState, cache: DrawingCache, events: Sequence[Event]) -> None:
        self.state = state
        self.cache = cache
        self.events = events
        self.cues: list[Cue] = []
        self.fray: Fray | None = None
        self.thrown: Chains = ()  #: dice of a test
        #: hero → its space at the moment being told
        self.before: dict[str, int] = {}

    def place(self, space: int) -> str | None:
        return self.state.game.space_ids[space] if space >= 0 else None

    def at(self, seat: str) -> str | None:
        """Where a hero stands, or stood when it happened."""
        space = self.before.get(seat, self.state.table.players[seat].space)
        return self.place(space)

    def note(self, key: str, seat: str, **arguments: str | int) -> None:
        self.cues.append(cue.Note(text=self.cache.say(key, **arguments), place=self.at(seat)))

    def card(self, card: str | None, seat: str) -> None:
        if card is not None:
            self.cues.append(cue.Card(card=card, seat=seat))

    def fight(self) -> None:
        if self.fray is not None:
            self.cues.append(cue.Contest(contest=contests.battle(self.cache, self.fray)))


def cues(state: RelicState, events: Sequence[Event], viewer: SeatId | None, names: Names) -> list[Cue]:
    """What to animate, in order; `state` is the one after the events."""
    stage = Stage(state, cache_for(state.game, names), events)
    for event in events:
        if isinstance(event, ev.FigureMoved | ev.FigurePlaced):
            stage.before.setdefault(event.seat, event.from_space)
    for event in events:
        tell = _TOLD.get(type(event))
        if tell is not None:
            tell(stage, event)
    return stage.cues


# --- figures --------------------------------------------------------------------------------------


def _moved(stage: Stage, event: ev.FigureMoved) -> None:
    stage.before[event.seat] = event.to_space
    start, end = stage.place(event.from_space), stage.place(event.to_space)
    if start is not None and end is not None:
        stage.cues.append(cue.Move(piece=event.seat, from_=start, to=end))


def _placed(stage: Stage, event: ev.FigurePlaced) -> None:
    stage.before[event.seat] = event.to_space
    start, end = stage.place(event.from_space), stage.place(event.to_space)
    if end is None:
        if start is not None:
            stage.cues.append(cue.Vanish(piece=event.seat, place=start))
    elif start is None:
        stage.cues.append(cue.Appear(piece=event.seat, place=end))
    else:
        stage.cues.append(cue.Jump(piece=event.seat, from_=start, to=end))


def _revealed(stage: Stage, event: ev.HeroRevealed) -> None:
    place = stage.place(event.space)
    if place is not None:
        stage.before[event.seat] = event.space
        stage.cues.append(cue.Appear(piece=event.seat, place=place))


def _life(stage: Stage, event: ev.LifeChanged) -> None:
    place = stage.at(event.seat)
    if event.amount < 0 and place is not None:
        stage.cues.append(cue.Hurt(piece=event.seat, amount=-event.amount, place=place))
    elif event.amount > 0:
        stage.cues.append(cue.Heal(piece=event.seat, amount=event.amount))


def _influence(stage: Stage, event: ev.InfluenceChanged) -> None:
    if event.amount:
        stage.note(
            "gains-influence" if event.amount > 0 else "spends-influence",
            event.seat,
            amount=abs(event.amount),
        )


def _attribute(stage: Stage, event: ev.AttributeChanged) -> None:
    if event.amount:
        sign = "+" if event.amount > 0 else "−"
        text = f"{stage.cache.say(event.attribute)} {sign}{abs(event.amount)}"
        stage.cues.append(cue.Note(text=text, place=stage.at(event.seat)))


def _level(stage: Stage, event: ev.LevelGained) -> None:
    stage.note("reaches-level", event.seat, level=event.level)


def _vanquished(stage: Stage, event: ev.Vanquished) -> None:
    stage.note("vanquished", event.seat)


def _corrupted(stage: Stage, event: ev.Corrupted) -> None:
    stage.note("corrupted", event.seat)


def _lost_turn(stage: Stage, event: ev.TurnLost) -> None:
    stage.note("lying", event.seat)


# --- dice -----------------------------------------------------------------------------------------


def _movement(stage: Stage, event: ev.MovementRolled) -> None:
    stage.cues.append(cue.Roll(dice=(contests.die(stage.cache, event.value, contests.OWN),)))


def _table(stage: Stage, event: ev.TableRolled) -> None:
    stage.cues.append(cue.Roll(dice=(contests.die(stage.cache, event.result, contests.OWN),)))


def _battle(stage: Stage, event: ev.BattleBegan) -> None:
    """Both sides before any die: the dial against what is printed."""
    player = stage.state.table.players[event.seat]
    values, threats = stage.state.game.values, stage.state.game.threats
    # REL-BAT-35: a scenario sheet or a place that is fought is no enemy card and has no value of its own.
    enemies = tuple(card for card in event.enemies if card in threats and threats[card].type == "enemy")
    printed = sum(values[card] for card in enemies) if enemies else _sheet_value(stage, event)
    stage.fray = contests.Fray(
        seat=event.seat,
        attribute=event.attribute,
        enemies=enemies,
        sheet="" if enemies else event.enemies[0],
        own=value_of(player, event.attribute),
        bonus=0,
        declared=(),
        printed=printed,
        enemy_bonus=0,
    )
    stage.fight()


def _sheet_value(stage: Stage, began: ev.BattleBegan) -> int:
    """What a sheet fights with: its value without the die that was compared, else what it has so far."""
    place = next(place for place, event in enumerate(stage.events) if event is began)
    thrown = 0
    for event in stage.events[place:]:
        if isinstance(event, ev.DiceRolled) and event.what == "enemy":
            thrown = total(event.dice)
        elif isinstance(event, ev.BattleValued):
            return event.enemy - thrown
    fought = stage.state.in_progress(Battle)
    return fought.printed if fought is not None else 0


def _declared(stage: Stage, event: ev.BonusDeclared) -> None:
    if stage.fray is not None:
        fray = stage.fray
        stage.fray = fray._replace(bonus=fray.bonus + event.amount, declared=(*fray.declared, event.card))
        stage.fight()


def _rolled(stage: Stage, event: ev.DiceRolled) -> None:
    fray = stage.fray
    colour = contests.ENEMY if event.what == "enemy" else contests.OWN
    if event.what == "test":
        stage.thrown = event.dice
    thrown = contests.thrown(stage.cache, event.dice, colour)
    if event.what == "test":
        stage.cues.append(cue.Roll(dice=thrown))
        return
    if fray is None:  # it began before this decision, and the screen shows it already
        side, step = (1, 2) if event.what == "enemy" else (0, 3)
        stage.cues.append(cue.Tally(step=step, side=side, dice=thrown, added=total(event.dice)))
        return
    if event.what == "enemy":
        stage.fray = fray._replace(enemy_dice=event.dice, step=2)
    else:
        stage.fray = fray._replace(dice=event.dice, step=3)
    stage.fight()


def _valued(stage: Stage, event: ev.BattleValued) -> None:
    """The end of a battle; what only the totals show is put down to bonuses."""
    fray = stage.fray
    if fray is None:
        stage.cues.append(
            cue.Tally(
                step=5,
                totals=(event.player, event.enemy),
                outcome=stage.cache.say(f"outcome-{event.outcome}"),
                tone=contests.TONES.get(event.outcome, "plain"),
            )
        )
        return
    stage.fray = fray._replace(
        bonus=event.player - total(fray.dice) - fray.own,
        enemy_bonus=event.enemy - total(fray.enemy_dice) - fray.printed,
        step=5,
        outcome=event.outcome,
    )
    stage.fight()
    stage.fray = None


def _tested(stage: Stage, event: ev.TestEnded) -> None:
    own = value_of(stage.state.table.players[event.seat], event.attribute)
    outcome = "passed" if event.passed else "failed"
    bonus = event.value - total(stage.thrown) - own if stage.thrown else 0
    shown = contests.test(
        stage.cache, event.seat, event.attribute, own, bonus, (), stage.thrown, event.target, outcome
    )
    stage.thrown = ()
    stage.cues.append(cue.Contest(contest=shown))


# --- cards and turns ------------------------------------------------------------------------------


def _card(stage: Stage, event: Any) -> None:
    """A card that everybody, or this viewer, sees."""
    stage.card(event.card, event.seat)


def _missing(stage: Stage, event: ev.MissionCompleted) -> None:
    stage.card(event.card, event.seat)
    stage.note("mission-completed", event.seat)


def _turned(stage: Stage, event: ev.CorruptionTurned) -> None:
    if event.activated:
        stage.card(event.card, event.seat)


def _turn(stage: Stage, event: ev.TurnBegan) -> None:
    text = stage.cache.say("turn-of", seat=stage.cache.names.of(event.seat))
    stage.cues.append(cue.Turn(seat=event.seat, text=text))


_TOLD: Mapping[type[msgspec.Struct], Callable[[Stage, Any], None]] = {
    ev.FigureMoved: _moved,
    ev.FigurePlaced: _placed,
    ev.HeroRevealed: _revealed,
    ev.LifeChanged: _life,
    ev.InfluenceChanged: _influence,
    ev.AttributeChanged: _attribute,
    ev.LevelGained: _level,
    ev.Vanquished: _vanquished,
    ev.Corrupted: _corrupted,
    ev.TurnLost: _lost_turn,
    ev.MovementRolled: _movement,
    ev.TableRolled: _table,
    ev.BattleBegan: _battle,
    ev.BonusDeclared: _declared,
    ev.DiceRolled: _rolled,
    ev.BattleValued: _valued,
    ev.TestEnded: _tested,
    ev.ThreatDrawn: _card,
    ev.PowerPlayed: _card,
    ev.CardResolved: _card,
    ev.AssetTaken: _card,
    ev.MissionReceived: _card,
    ev.MissionCompleted: _missing,
    ev.CorruptionDrawn: _card,
    ev.CorruptionTurned: _turned,
    ev.TurnBegan: _turn,
}
