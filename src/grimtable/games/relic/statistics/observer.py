"""The observer: listens to one game of Relic and counts what a report wants to know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from grimtable.games.counting import Counting
from grimtable.games.relic import events
from grimtable.games.relic.table import SCENARIO_SPACE, WARP_RIFT
from grimtable.games.relic.topics.cards import relics

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState

PLACES: Final = ("first", "second", "third", "fourth")  #: in the order of turns
#: the mean of a die whose sixes explode and the variance of it, in thousandths
DIE_MEAN: Final = 4200
DIE_VARIANCE: Final = 10640
#: deck → the group in which its cards are counted
GROUPS: Final = {
    "power": "power",
    "wargear": "wargear",
    "relic": "relics",
    "mission": "missions",
    "corruption": "corruption",
    "red": "threats",
    "blue": "threats",
    "yellow": "threats",
}


#: Events that no report asks for.
UNCOUNTED: Final = frozenset(
    (
        events.AttributeChanged,
        events.CardDiscarded,
        events.CardsRevealed,
        events.ChargesChanged,
        events.ColourTaken,
        events.CorruptionTurned,
        events.DeckCardPut,
        events.DeckReshuffled,
        events.DecksLookedAt,
        events.EffectBegan,
        events.EffectEnded,
        events.GameWon,
        events.InfluenceChanged,
        events.LifeChanged,
        events.MissionGained,
        events.MovementGranted,
        events.MovementRolled,
        events.PhaseBegan,
        events.ScenarioChosen,
        events.SheetKept,
        events.SheetsDealt,
        events.TableRolled,
        events.ThreatMoved,
        events.TokensChanged,
        events.TrophyTaken,
        events.TurnBegan,
        events.TurnSkipped,
    )
)


class Observer(Counting):
    """Counts one game: group → item → column, curves by round, spaces of the board, luck of every seat."""

    def __init__(self, state: RelicState) -> None:
        super().__init__(
            layers=("ends", "won", "vanquished"),
            curves={"progress": ("levels", "missions", "relics"), "dangers": ("life", "corruption")},
        )
        self._game = state.game
        self._luck: dict[str, list[int]] = {seat: [0, 0, 0] for seat in state.order}
        self._heroes: dict[str, str] = {}  #: seat → hero now
        self._spaces: dict[str, int] = {}  #: seat → where the figure stands
        self._battle: tuple[str, tuple[str, ...]] = (
            "",
            (),
        )  #: attribute and enemies of the battle in progress
        self._replaced = False  #: a power value lies among the dice
        self._handlers = {
            events.HeroRevealed: self._revealed,
            events.RoundBegan: self._round_began,
            events.TurnEnded: self._turn_ended,
            events.FigureMoved: self._moved,
            events.FigurePlaced: self._moved,
            events.BattleBegan: self._battle_began,
            events.BattleValued: self._battle_valued,
            events.TestEnded: self._test_ended,
            events.DiceRolled: self._rolled,
            events.PowerDrawn: self._power_drawn,
            events.PowerPlayed: self._power_played,
            events.ThreatDrawn: self._threat_drawn,
            events.CardResolved: self._resolved,
            events.AssetTaken: self._asset_taken,
            events.AbilityUsed: self._used,
            events.BonusDeclared: self._declared,
            events.MissionReceived: self._mission_received,
            events.MissionCompleted: self._mission_completed,
            events.CorruptionDrawn: self._corruption_drawn,
            events.BoxCarriedOut: self._box,
            events.LevelGained: self._level,
            events.EnemyEvaded: self._evaded,
            events.Vanquished: self._vanquished,
            events.Corrupted: self._corrupted,
            events.SeatEliminated: self._eliminated,
            events.TurnLost: self._turn_lost,
        }

    def finish(self, state: RelicState) -> dict[str, Any]:
        """Everything counted, as plain data."""
        table = state.table
        self._sample(state)
        winners = state.result.winners if state.result is not None else ()
        start = state.order.index(table.first) if table.first else 0
        for place in range(len(state.order)):
            seat = state.order[(start + place) % len(state.order)]
            self._add("turn_order", PLACES[place], "played")
            if seat in winners:
                self._add("turn_order", PLACES[place], "won")
        for seat in winners:
            self._add("heroes", self._heroes.get(seat, ""), "won")
        self._add("scenarios", table.scenario, "played")
        self._add("scenarios", table.scenario, "rounds", self._rounds)
        if winners:
            self._add("scenarios", table.scenario, "won")
        return self._told(self._game.space_ids.__getitem__, self._luck)

    def _card(self, card: str, column: str) -> None:
        self._add(GROUPS[self._game.deck_of[card]], self._game.cards[card].id, column)

    def _hero(self, seat: str, column: str) -> None:
        if seat in self._heroes:
            self._add("heroes", self._heroes[seat], column)

    def _mark_seat(self, layer: str, seat: str) -> None:
        space = self._spaces.get(seat, -1)
        if space >= 0:
            self._mark(layer, space)

    # --- rounds -------------------------------------------------------------------------------------

    def _revealed(self, event: events.HeroRevealed) -> None:
        self._heroes[event.seat] = event.hero
        self._spaces[event.seat] = event.space
        self._add("heroes", event.hero, "taken")

    def _turn_ended(self, event: events.TurnEnded) -> None:
        self._mark_seat("ends", event.seat)

    def _sample(self, state: RelicState) -> None:
        players = state.table.players.values()
        progress, dangers = self._curves["progress"], self._curves["dangers"]
        progress["levels"].append(sum(player.level for player in players))
        progress["missions"].append(sum(len(player.completed) for player in players))
        progress["relics"].append(sum(relics(state, player) for player in players))
        dangers["life"].append(sum(player.life for player in players if not player.eliminated))
        dangers["corruption"].append(sum(len(player.corruption) for player in players))

    def _moved(self, event: events.FigureMoved | events.FigurePlaced) -> None:
        self._spaces[event.seat] = event.to_space
        if event.to_space == WARP_RIFT:
            self._hero(event.seat, "runs")
        elif event.to_space == SCENARIO_SPACE:
            self._hero(event.seat, "centre")

    # --- battles and tests --------------------------------------------------------------------------

    def _battle_began(self, event: events.BattleBegan) -> None:
        self._battle = (event.attribute, event.enemies)
        self._replaced = False
        self._add("battles", event.attribute, "fought")
        for card in event.enemies:
            if card in self._game.deck_of:
                self._card(card, "fought")

    def _battle_valued(self, event: events.BattleValued) -> None:
        attribute, enemies = self._battle
        self._add("battles", attribute, event.outcome)
        self._hero(event.seat, f"battles_{event.outcome}")
        if event.outcome == "won":
            self._mark_seat("won", event.seat)
        for card in enemies:
            if event.outcome == "won" and card in self._game.deck_of:
                self._card(card, "beaten")

    def _test_ended(self, event: events.TestEnded) -> None:
        self._add("tests", event.attribute, "made")
        self._add("tests", event.attribute, "passed" if event.passed else "failed")

    def _rolled(self, event: events.DiceRolled) -> None:
        if event.what == "enemy" or self._replaced:
            self._replaced = False
            return
        luck = self._luck[event.seat]
        luck[0] += len(event.dice)
        luck[1] += 1000 * sum(map(sum, event.dice)) - DIE_MEAN * len(event.dice)
        luck[2] += DIE_VARIANCE * len(event.dice)

    def _evaded(self, event: events.EnemyEvaded) -> None:
        self._card(event.card, "evaded")

    # --- cards --------------------------------------------------------------------------------------

    def _power_drawn(self, event: events.PowerDrawn) -> None:
        if event.card is not None:
            self._card(event.card, "drawn")

    def _power_played(self, event: events.PowerPlayed) -> None:
        self._replaced = self._replaced or event.value
        self._card(event.card, "value" if event.value else "ability")
        self._card(event.card, "played")

    def _threat_drawn(self, event: events.ThreatDrawn) -> None:
        self._card(event.card, "drawn")

    def _resolved(self, event: events.CardResolved) -> None:
        self._card(event.card, "resolved")

    def _asset_taken(self, event: events.AssetTaken) -> None:
        self._card(event.card, "taken")

    def _used(self, event: events.AbilityUsed) -> None:
        if event.card in self._game.deck_of:
            self._card(event.card, "used")
        elif event.card in self._game.heroes:
            self._add("heroes", event.card, "abilities")

    def _declared(self, event: events.BonusDeclared) -> None:
        if event.card in self._game.deck_of:
            self._card(event.card, "used")

    def _mission_received(self, event: events.MissionReceived) -> None:
        self._card(event.card, "received")

    def _mission_completed(self, event: events.MissionCompleted) -> None:
        self._card(event.card, "completed")
        self._hero(event.seat, "missions")

    def _corruption_drawn(self, event: events.CorruptionDrawn) -> None:
        if event.card is not None:
            self._card(event.card, "drawn")
            if event.activated:
                self._card(event.card, "activated")
        self._hero(event.seat, "corruption")

    def _box(self, event: events.BoxCarriedOut) -> None:
        self._add("spaces", self._game.space_ids[event.space], "boxes")

    # --- fates --------------------------------------------------------------------------------------

    def _level(self, event: events.LevelGained) -> None:
        self._hero(event.seat, "levels")

    def _vanquished(self, event: events.Vanquished) -> None:
        self._mark_seat("vanquished", event.seat)
        self._hero(event.seat, "vanquished")
        space = self._spaces.get(event.seat, -1)
        if space >= 0:
            self._add("spaces", self._game.space_ids[space], "vanquished")

    def _corrupted(self, event: events.Corrupted) -> None:
        self._add("heroes", event.hero, "corrupted")

    def _eliminated(self, event: events.SeatEliminated) -> None:
        self._hero(event.seat, "eliminated")

    def _turn_lost(self, event: events.TurnLost) -> None:
        self._hero(event.seat, "turns_lost")
