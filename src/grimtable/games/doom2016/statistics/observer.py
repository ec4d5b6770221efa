"""The observer: listens to one game of DOOM 2016 and counts what a report wants to know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from grimtable.games.counting import Counting
from grimtable.games.doom2016 import events
from grimtable.games.doom2016.statistics.luck import Luck
from grimtable.games.doom2016.table import INVADER, MARINE, MARINES
from grimtable.games.doom2016.topics.skills import health

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState

#: Events that no report asks for.
UNCOUNTED: Final = frozenset(
    (
        events.AttackLapsed,
        events.CardExhausted,
        events.CardKept,
        events.ClassReadied,
        events.CounterChanged,
        events.DamageAdded,
        events.DeckReshuffled,
        events.DemonActivated,
        events.DemonCardTurned,
        events.DemonsMissing,
        events.DemonsReadied,
        events.EffectBegan,
        events.EffectEnded,
        events.EventSetsTaken,
        events.FigureDisplaced,
        events.FigureMoved,
        events.FigureRotated,
        events.FigureStunned,
        events.GameWon,
        events.GrenadePlaced,
        events.GrenadeRecovered,
        events.InitiativeMoved,
        events.InitiativeRevealed,
        events.InitiativeShuffled,
        events.KillTokens,
        events.MarineActivated,
        events.MarineDone,
        events.MarineRespawned,
        events.NoDefence,
        events.NothingToActivate,
        events.PointsGained,
        events.PortalTurned,
        events.RoundEnded,
        events.RuleApplied,
        events.ShieldsGained,
        events.ShieldsLost,
        events.StunEnded,
        events.TokenGone,
        events.TokenPlaced,
        events.TypeActivated,
    )
)


class Observer(Counting):
    """Counts one game: group → item → column, curves by round, spaces of the map, luck of both sides."""

    def __init__(self, state: DoomState) -> None:
        super().__init__(
            layers=("deaths", "kills"),
            curves={"kills": ("tokens",), "figures": ("demons", "health"), "argent": ("tokens",)},
        )
        game = self._game = state.game
        self._board = state.field.board
        self._luck = {MARINES: Luck(game.dice), INVADER: Luck(game.dice)}
        self._dice: list[str] = []  #: of the attack that is declared
        self._more: dict[str, list[str]] = {}  #: figure → dice that join its next attack
        #: who is being attacked, and what damage to others is put down to: group and item
        self._source: tuple[str, str] | None = None
        self._side = ""
        self._handlers = {
            events.RoundBegan: self._round_began,
            events.ClassTaken: lambda e: self._add("classes", e.item, "taken"),
            events.SquadTaken: lambda e: self._add("squads", e.item, "taken"),
            events.InvasionTaken: lambda e: self._add("invasions", e.item, "taken"),
            events.CardPlayed: self._played,
            events.AbilityUsed: self._used,
            events.MarineSprinted: lambda e: self._add("actions", "sprint", "done"),
            events.CardDiscarded: self._discarded,
            events.CardDrawn: self._drawn,
            events.GloryDrawn: self._glory_drawn,
            events.ItemGained: lambda e: self._add("items", e.item, "taken"),
            events.AttackDeclared: self._declared,
            events.AttackRolled: self._rolled,
            events.DamageRolled: self._damage_rolled,
            events.DiceAdded: self._dice_added,
            events.DieRemoved: self._die_removed,
            events.DiceRerolled: lambda e: self._add("actions", "reroll", "done"),
            events.DefenceRevealed: self._defended,
            events.DefenceReplaced: lambda e: self._add("actions", "cover", "done"),
            events.AttackDodged: lambda e: self._add("actions", "dodge", "done"),
            events.AttackWarded: lambda e: self._add("actions", "warded", "done"),
            events.DamageSuffered: self._hurt,
            events.DamageHealed: self._healed,
            events.GloryKilled: lambda e: self._add("actions", "glory_kill", "done"),
            events.Telefragged: lambda e: self._add("actions", "telefrag", "done"),
            events.MarineTeleported: lambda e: self._add("actions", "teleport", "done"),
            events.TeleporterActivated: lambda e: self._add("actions", "activate", "done"),
            events.DemonKilled: self._demon_killed,
            events.MarineKilled: self._marine_killed,
            events.FigurePlaced: lambda e: self._add("demons", e.kind, "placed"),
            events.Summoning: lambda e: self._add("portals", e.level, "summoned"),
            events.PortalGone: lambda e: self._add("portals", e.level, "gone"),
            events.ArgentGained: lambda e: self._add("argent", e.place, "gained", e.amount),
            events.ArgentSpent: lambda e: self._add("argent", e.place, "spent", e.amount),
            events.DoorOpened: lambda e: self._add("doors", e.door, "opened"),
            events.TokenTaken: lambda e: self._add("tokens", e.token, "taken"),
        }
        for figure in state.table.figures.values():
            if figure.kind != MARINE:
                self._add("demons", figure.kind, "placed")

    def finish(self, state: DoomState) -> dict[str, Any]:
        """Everything counted, as plain data."""
        self._sample(state)
        luck = {side: luck.plain() for side, luck in self._luck.items()}
        return self._told(self._board.name, luck)

    # --- rounds -------------------------------------------------------------------------------------

    def _sample(self, state: DoomState) -> None:
        table = state.table
        demons = left = 0
        for figure in table.figures.values():
            if figure.kind == MARINE:
                left += health(state, figure.id) - figure.damage
            else:
                demons += 1
        self._curves["kills"]["tokens"].append(table.kills)
        self._curves["figures"]["demons"].append(demons)
        self._curves["figures"]["health"].append(left)
        self._curves["argent"]["tokens"].append(table.stored + sum(c.argent for c in table.demons.values()))

    # --- attacks ------------------------------------------------------------------------------------

    def _declared(self, event: events.AttackDeclared) -> None:
        kind = event.attacker.rpartition("_")[0]
        if kind in self._game.demons:
            self._side = INVADER
            self._source = ("demons", kind)
            self._dice = list(self._game.demons[kind].attack.dice)
        else:
            self._side = MARINES
            self._dice = []
            if self._source is None or self._source[0] != "cards":
                self._source = ("actions", "answer")
            else:
                printed = self._game.action_cards[self._source[1]].attack
                self._dice = [] if printed is None else list(printed.dice)
        self._dice += self._more.pop(event.attacker, [])
        self._add(*self._source, "attacks")

    def _dice_added(self, event: events.DiceAdded) -> None:
        self._dice += [event.colour] * event.amount
        self._more.setdefault(event.figure, []).extend([event.colour] * event.amount)

    def _die_removed(self, event: events.DieRemoved) -> None:
        if event.colour in self._dice:
            self._dice.remove(event.colour)

    def _rolled(self, event: events.AttackRolled) -> None:
        """What a card in play adds to every attack is red; attacks whose dice nobody told are left out."""
        self._more.pop(event.attacker, None)
        missing = len(event.faces) - len(self._dice)
        if self._dice and missing >= 0:
            self._luck[self._side].add([*self._dice, *("red",) * missing], sum(event.faces))

    def _damage_rolled(self, event: events.DamageRolled) -> None:
        side = INVADER if event.figure.rpartition("_")[0] in self._game.demons else MARINES
        self._luck[side].add([event.colour] * len(event.faces), event.damage)

    def _defended(self, event: events.DefenceRevealed) -> None:
        item = self._game.copies[event.card]
        group = "events" if item in self._game.events else "cards"
        self._add(group, item, "defended")

    def _hurt(self, event: events.DamageSuffered) -> None:
        marine = event.figure.rpartition("_")[0] not in self._game.demons
        if not marine:
            self._add("demons", event.figure.rpartition("_")[0], "suffered", event.amount)
        if self._source is not None:
            self._add(*self._source, "damage", event.amount)

    def _healed(self, event: events.DamageHealed) -> None:
        if event.figure.rpartition("_")[0] not in self._game.demons:
            self._add("actions", "healed", "done", event.amount)

    def _demon_killed(self, event: events.DemonKilled) -> None:
        self._add("demons", event.figure.rpartition("_")[0], "killed")
        if self._source is not None and self._source[0] != "demons":
            self._add(*self._source, "kills")
        self._mark("kills", event.space)

    def _marine_killed(self, event: events.MarineKilled) -> None:
        if self._source is not None and self._source[0] in ("demons", "events"):
            self._add(*self._source, "kills")
        self._mark("deaths", event.space)

    # --- cards --------------------------------------------------------------------------------------

    def _played(self, event: events.CardPlayed) -> None:
        item = self._game.copies[event.card]
        if item in self._game.action_cards:
            self._add("cards", item, "played")
            self._add("weapons", self._game.action_cards[item].set, "played")
            self._source = ("cards", item)
        elif item in self._game.events:
            self._add("events", item, "played")
        else:
            self._add("glory", item, "played")

    def _used(self, event: events.AbilityUsed) -> None:
        source = self._game.sources[event.ability]
        if source.sort == "class":
            self._add("classes", source.item, "used")
        elif source.sort == "squad":
            self._add("squads", source.item, "used")
        elif source.sort == "demon":
            self._add("abilities", f"{source.item}:{source.ability.key}", "used")
        elif source.sort == "objective":
            self._add("tokens", source.ability.key, "used")

    def _discarded(self, event: events.CardDiscarded) -> None:
        item = self._game.copies[event.card]
        if item in self._game.events:
            self._add("events", item, "discarded")

    def _drawn(self, event: events.CardDrawn) -> None:
        if event.card is not None:
            item = self._game.copies[event.card]
            self._add("events" if item in self._game.events else "cards", item, "drawn")

    def _glory_drawn(self, event: events.GloryDrawn) -> None:
        if event.card is not None:
            self._add("glory", self._game.copies[event.card], "drawn")
