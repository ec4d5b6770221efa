"""The observer: listens to one game of DOOM 2004 and counts what a report wants to know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

from grimtable.games.counting import Counting
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004 import events
from grimtable.games.doom2004.statistics.luck import Expectation, Luck, colour_of, damage_of
from grimtable.games.doom2004.table import AMMUNITION, INVADER, INVADERS
from grimtable.grid import bits

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.game import Doom2004
    from grimtable.kernel import Action, Event

MARINES = "marines"
BARREL = "barrel"  #: an explosion, told among the weapons


#: Events that no report asks for.
UNCOUNTED: Final = frozenset(
    (
        events.AirMissed,
        events.AirPaid,
        events.AttackMissed,
        events.AttackWithdrawn,
        events.BotActivated,
        events.BotDestroyed,
        events.TokenFaded,
        events.BlastSpread,
        events.CounterChanged,
        events.CardKept,
        events.CardShared,
        events.FlagCaptured,
        events.PadsExchanged,
        events.RespawnRolled,
        events.StarterDrawn,
        events.TeamScored,
        events.TimeRanOut,
        events.TokenReturned,
        events.TurnMissed,
        events.WeaponLost,
        events.DeckReshuffled,
        events.DoorClosed,
        events.DoorDestroyed,
        events.DoorsUnlocked,
        events.DuctUsed,
        events.EffectBegan,
        events.EncounterRolledAgain,
        events.FigureCrushed,
        events.FigurePushed,
        events.FigurePutBack,
        events.GameWon,
        events.ImprovementBought,
        events.WeaponBroke,
        events.InvaderActivated,
        events.FiguresSwapped,
        events.InvaderRecycled,
        events.PoolFixed,
        events.JetBurned,
        events.JetsTurned,
        events.CardsTraded,
        events.MarineCardPicked,
        events.MarineCardReturned,
        events.MarineLeft,
        events.MarinePlaced,
        events.MarineRespawned,
        events.MarineTeleported,
        events.MovementLost,
        events.OrderRemoved,
        events.PricePaid,
        events.TokenDropped,
        events.TokenHandedOver,
        events.TokensGathered,
        events.TokensLost,
        events.RuleUsed,
        events.TokenSpent,
        events.Told,
        events.TurnBegan,
        events.WoundsHealed,
    )
)


class Observer(Counting):
    """Counts one game: group → item → column, curves by round, spaces of the map, luck of every side."""

    def __init__(self, state: DoomState) -> None:
        super().__init__(
            layers=("frags", "kills", "sight"),
            curves={"frags": ("points",), "ammunition": AMMUNITION, "figures": ("invaders", "wounds")},
        )
        self._game = state.game
        self._scene = state.field.scene
        self._dice = _expectation(state.game)
        self._luck: dict[str, Luck] = {seat.team: Luck() for seat in state.setup.seats}
        self._teams = state.field.team  #: figure → its team
        self._frags = 0
        self._attacker = ""
        self._weapons: dict[str, str] = {}  #: who attacks → with what
        self._source: tuple[str, str] | None = None  #: group and item to which wounds are put down
        self._dice_kept: dict[str, str] = {}  #: die → face, of the roll on the table
        #: Invader cards being resolved, innermost last, with the source of wounds that each one interrupted
        self._playing: list[tuple[str, tuple[str, str] | None]] = []
        self._scattered = ""
        self._last_frag = -1
        self._handlers = {
            events.ActionAnnounced: self._action,
            events.AttackDeclared: self._declared,
            events.DiceRolled: self._rolled,
            events.RerollCancelled: self._reroll_cancelled,
            events.AttackHit: self._hit,
            events.AmmoSpent: self._spent,
            events.WoundsSuffered: self._wounded,
            events.InvaderKilled: self._killed,
            events.MarineFragged: self._fragged,
            events.FragScored: self._scored,
            events.BarrelExploded: self._exploded,
            events.FigureMoved: self._moved,
            events.TurnEnded: self._turn_ended,
            events.RoundBegan: self._round_began,
            events.InvaderPlaced: self._placed,
            events.CardDrawn: self._drawn,
            events.EventPlayed: self._played,
            events.SpawnPlayed: self._played,
            events.EventCancelled: self._cancelled,
            events.AttackScattered: self._scatter,
            events.CardDiscarded: self._discarded,
            events.SkillUsed: self._skill,
            events.OrderPlaced: self._ordered,
            events.TokenTaken: self._found,
            events.TokenGained: self._found,
            events.AreaDiscovered: self._discovered,
            events.EncounterMet: self._met,
            events.DoorOpened: self._opened,
        }
        self._looking: list[str] = []  #: Marines whose turn has just ended

    def watch(self, state: DoomState, action: Action | None, happened: Sequence[Event]) -> None:
        """After each decision: what was chosen (nothing at set-up) and what followed from it."""
        self._teams = state.field.team
        super().watch(state, action, happened)
        if action is not None:
            self._chosen(action)
        if self._looking:
            self._look(state)

    def finish(self, state: DoomState) -> dict[str, Any]:
        """Everything counted, as plain data."""
        self._sample(state)
        for marine in state.table.marines.values():
            for card in marine.cards:
                self._add("skills", self._game.marine_copies[card].id, "held")
        self._add("areas", "start", "reached")
        result = state.result
        if result is not None and INVADER in result.winners and self._last_frag >= 0:
            self._add("areas", self._scene.area_of(self._last_frag), "ended")
        luck = {side: luck.plain() for side, luck in self._luck.items()}
        return self._told(self._scene.board.name, luck)

    # --- rounds -------------------------------------------------------------------------------------

    def _turn_ended(self, event: events.TurnEnded) -> None:
        self._source = None
        if event.seat != INVADER:
            self._looking.append(event.seat)

    def _look(self, state: DoomState) -> None:
        """What a Marine sees at the end of his turn: the next to act is the Invader or a friend."""
        field = state.field
        seen_so_far = self._layers["sight"]
        for id in self._looking:
            space = state.table.marines[id].space
            if space >= 0:
                blockers = field.occupied & ~(1 << space) | field.obstacles
                for seen in bits(field.sight.visible_from(space, blockers) & field.known):
                    seen_so_far[seen] = seen_so_far.get(seen, 0) + 1
        self._looking.clear()

    def _sample(self, state: DoomState) -> None:
        table = state.table
        self._curves["frags"]["points"].append(self._frags)
        for ammo, curve in self._curves["ammunition"].items():
            curve.append(sum(marine.ammo[ammo] for marine in table.marines.values()))
        figures = self._curves["figures"]
        figures["invaders"].append(len(table.invaders))
        figures["wounds"].append(sum(marine.wounds for marine in table.marines.values()))

    # --- attacks ------------------------------------------------------------------------------------

    def _declared(self, event: events.AttackDeclared) -> None:
        self._weapons[event.attacker] = event.weapon

    def _rolled(self, event: events.DiceRolled) -> None:
        self._attacker = event.attacker
        weapon = self._weapons.get(event.attacker, "")
        self._source = ("weapons", weapon) if weapon else ("invaders", _kind(event.attacker))
        if not event.again:
            self._add(*self._source, "attacks")
        self._measure(event, self._teams.get(event.attacker, INVADERS))
        self._dice_kept = dict(zip(event.dice, event.faces, strict=True))

    def _measure(self, event: events.DiceRolled, side: str) -> None:
        """How far the dice that were just rolled fell from their mean."""
        rolled = event.again or event.dice
        kept = [self._dice_kept.get(die, "0/0") for die in event.dice if die not in rolled]
        if "miss" in kept:
            return  # a Miss that lies still decides alone: the other dice are for nothing
        mean, variance = self._dice.of([colour_of(die) for die in rolled], damage_of(kept))
        self._luck[side].add(damage_of(event.faces), mean, variance)

    def _reroll_cancelled(self, event: events.RerollCancelled) -> None:
        if _is_invader(event.attacker, self._game):
            self._add("orders", "dodge", "used")  # D04-RRL-04: it undid an aimed attack

    def _hit(self, event: events.AttackHit) -> None:
        if self._source is not None:
            self._add(*self._source, "hits")

    def _spent(self, event: events.AmmoSpent) -> None:
        self._add("ammunition", event.ammo, "spent")
        if self._playing and self._source is None:
            self._add("cards", self._card(self._playing[-1][0]), "ammunition")  # Dud takes a token
        elif self._source is not None:
            self._add(*self._source, "ammunition")

    def _exploded(self, event: events.BarrelExploded) -> None:
        self._add("weapons", BARREL, "attacks")
        self._add("weapons", BARREL, "hits")
        self._source = ("weapons", BARREL)

    def _moved(self, event: events.FigureMoved) -> None:
        self._source = None  # what wounds now is the ground

    def _wounded(self, event: events.WoundsSuffered) -> None:
        marine = not _is_invader(event.figure, self._game)
        if self._playing and marine:
            self._add("cards", self._card(self._playing[-1][0]), "wounds", event.amount)
        if self._source is None:
            return
        own = marine == (self._source[0] == "weapons")
        self._add(*self._source, "own_wounds" if own else "wounds", event.amount)

    def _killed(self, event: events.InvaderKilled) -> None:
        self._add("invaders", event.kind, "killed")
        if self._source is not None and self._source[0] == "weapons":
            self._add(*self._source, "kills")
        self._mark("kills", event.space)
        self._add("areas", self._scene.area_of(event.space), "kills")

    def _fragged(self, event: events.MarineFragged) -> None:
        if self._source is not None:
            self._add(*self._source, "frags")
        if self._playing:
            self._add("cards", self._card(self._playing[-1][0]), "frags")
        self._last_frag = event.space
        self._mark("frags", event.space)
        self._add("areas", self._scene.area_of(event.space), "frags")

    def _scored(self, event: events.FragScored) -> None:
        self._frags = event.total
        self._add("points", event.because, "points", event.points)

    # --- cards --------------------------------------------------------------------------------------

    def _card(self, copy: str) -> str:
        return self._game.invader_copies[copy].id

    def _drawn(self, event: events.CardDrawn) -> None:
        if event.card is not None:
            self._add("cards", self._card(event.card), "drawn")

    def _played(self, event: events.EventPlayed | events.SpawnPlayed) -> None:
        self._add("cards", self._card(event.card), "played")
        self._playing.append((event.card, self._source))
        self._source = None

    def _cancelled(self, event: events.EventCancelled) -> None:
        self._add("cards", self._card(event.card), "cancelled")

    def _scatter(self, event: events.AttackScattered) -> None:
        self._scattered = event.card

    def _discarded(self, event: events.CardDiscarded) -> None:
        if self._playing and self._playing[-1][0] == event.card:
            self._source = self._playing.pop()[1]
        elif event.card == self._scattered:
            self._scattered = ""  # turned over for its diagram, never in hand
        else:
            self._add("cards", self._card(event.card), "discarded")

    def _placed(self, event: events.InvaderPlaced) -> None:
        self._add("invaders", event.kind, "placed")
        if self._playing:
            self._add("cards", self._card(self._playing[-1][0]), "placed")

    def _skill(self, event: events.SkillUsed) -> None:
        self._add("skills", self._game.marine_copies[event.card].id, "used")

    # --- orders and the rest ------------------------------------------------------------------------

    def _chosen(self, action: Action) -> None:
        """Orders leave the table for many reasons; that one was used is seen by what its owner chose."""
        kind = type(action)
        if kind is act.UseAim:
            self._add("orders", "aim", "used")
        elif kind is act.Interrupt:
            self._add("orders", "guard", "used")
        elif kind is act.Heal:
            self._add("orders", "heal", "used")
        elif kind is act.Reroll and cast("act.Reroll", action).dice:
            if action.seat not in (self._attacker, INVADER):
                self._add("orders", "dodge", "used")

    def _ordered(self, event: events.OrderPlaced) -> None:
        self._add("orders", event.order, "placed")

    def _action(self, event: events.ActionAnnounced) -> None:
        self._source = None
        self._add("actions", event.action, "announced")
        if event.adrenaline:
            self._add("actions", event.action, "adrenaline", event.adrenaline)

    def _found(self, event: events.TokenTaken | events.TokenGained) -> None:
        if event.token in self._game.weapons:
            self._add("weapons", event.token, "found")
        elif event.token in AMMUNITION:
            self._add("ammunition", event.token, "found")
        else:
            self._add("tokens", event.token, "taken")

    def _discovered(self, event: events.AreaDiscovered) -> None:
        self._add("areas", event.area, "reached")
        self._add("areas", event.area, "round", self._rounds)

    def _met(self, event: events.EncounterMet) -> None:
        self._add("encounters", event.encounter, "met")

    def _opened(self, event: events.DoorOpened) -> None:
        self._add("doors", event.door, "opened")


def _kind(figure: str) -> str:
    """`hell_knight_2` is a hell_knight."""
    return figure.rpartition("_")[0]


def _is_invader(figure: str, game: Doom2004) -> bool:
    return _kind(figure) in game.invaders


@lru_cache(maxsize=8)
def _expectation(game: Doom2004) -> Expectation:
    return Expectation(game.dice)
