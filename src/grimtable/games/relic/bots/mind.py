"""A mind: everything one seat thinks about at one decision, worked out when it is first asked for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

import msgspec

from grimtable.games.relic.bots.fights import Fight, in_progress, value_in
from grimtable.games.relic.bots.inner_run import Runner, confronting, run_chance
from grimtable.games.relic.bots.judging import Judge
from grimtable.games.relic.bots.prices import TROPHY_POINT
from grimtable.games.relic.bots.routes import PATIENCE, RINGS, Routes, reach
from grimtable.games.relic.bots.visits import Visits
from grimtable.games.relic.bots.worth import WIN
from grimtable.games.relic.procedures.inner_tier import threshold
from grimtable.games.relic.remembering import Battle, SheetBattle
from grimtable.games.relic.table import ATTRIBUTES, INNER, MIDDLE, SCENARIO_SPACE, SHEET, WARP_RIFT, token_key
from grimtable.games.relic.topics.abilities import context
from grimtable.games.relic.topics.cards import corruption_threshold, relics, trophy_points

if TYPE_CHECKING:
    from grimtable.games.relic.game import Relic, RelicState
    from grimtable.games.relic.table import Player

READY: Final = 0.25  #: the chance to win at which a hero goes, when nobody hurries it
BOLD: Final = 0.08  #: the same when a rival is about to win
RECRUITS_LEVEL: Final = 4  #: a recruit goes with a relic at this level
RECRUITS_TIER: Final = (0.0, 2.5)  #: what a recruit thinks of standing in the Outer and in the Middle tier
MOST_ROUTES: Final = 64
#: Routes by everything that they follow from: a turn asks for them several times, and nothing has changed.
_ROUTES: Final[dict[tuple[Relic, bytes, float, int], Routes]] = {}

_encode = msgspec.msgpack.Encoder().encode


def fingerprint(state: RelicState, me: Player) -> bytes:
    """All that the worth of spaces follows from, hidden cards of others left out."""
    table = state.table
    others = [
        (
            player.seat,
            player.hero,
            player.space,
            player.level,
            player.life,
            player.influence,
            player.strength,
            player.willpower,
            player.cunning,
            player.assets,
            player.trophies,
            player.completed,
            len(player.power),
            len(player.corruption),
            player.eliminated,
        )
        for player in table.players.values()
        if player.seat != me.seat
    ]
    own = (me.power, me.corruption, me.facedown, me.mission, me.movements, me.assets, me.trophies)
    dials = (me.hero, me.level, me.strength, me.willpower, me.cunning, me.life, me.influence, me.space)
    lasting = [(effect.name, effect.source, effect.subject, effect.amount) for effect in state.lasting]
    return _encode(
        (
            me.seat,
            own,
            dials,
            len(me.completed),
            others,
            table.spaces,
            sorted(table.tokens.items()),
            sorted(table.charges.items()),
            lasting,
            table.evaded,
            table.spent,
            table.phase,
            table.scenario,
            sorted(state.setup.options.items()),
        )
    )


class Mind:
    """One seat at one decision; `exact` is the veteran's way, otherwise rules of thumb."""

    def __init__(self, state: RelicState, seat: str, *, exact: bool) -> None:
        self.state, self.seat, self.exact = state, seat, exact
        self.me: Player = state.table.players[seat]
        judge = self.judge = Judge(state, seat, exact=exact)
        judge.battle = self.fight
        judge.drawing = self._draw
        judge.adding = self._add
        judge.movement = self._move
        judge.being_at = self.being_at
        judge.arriving = self.arriving

    # --- the board --------------------------------------------------------------------------

    @cached_property
    def visits(self) -> Visits:
        """What single visits are worth."""
        judge = Judge(self.state, self.seat, exact=self.exact)
        visits = Visits(judge)
        judge.drawing = visits.draw
        return visits

    @cached_property
    def routes(self) -> Routes:
        """What spaces are worth over the next turns."""
        slower = 0
        if self.state.lasting.by_name:
            slower = -self.state.lasting.total("movement", self.seat)
        rift = self.rift_worth if self.has_relic else 0.0
        key = (self.state.game, fingerprint(self.state, self.me), rift, slower)
        known = _ROUTES.get(key)
        if known is None:
            if len(_ROUTES) >= MOST_ROUTES:
                _ROUTES.clear()
            known = _ROUTES[key] = Routes(self.visits, rift=rift, relic=self.has_relic, slower=slower)
        return known

    def _draw(self, colour: str) -> float:
        return self.visits.draw(colour)

    def _add(self, colour: str) -> float:
        return self.visits.adding(colour)

    def _move(self, points: int) -> float:
        return self.moving(self.me.space, points)

    def moving(self, space: int, points: int) -> float:
        """What a move of so many points is worth."""
        if space >= RINGS or points <= 0:
            return 0.0
        if self.exact:
            return self.routes.moving(space, points)
        ends, rift = reach(self.state.game, space, points, self.has_relic)
        best = max(self.visits.worth(end) for end in ends)
        return max(best, self.rift_worth) if rift else best

    def arriving(self, space: int) -> float:
        """What ending a move on a space is worth."""
        if space < RINGS:
            return self.routes.arriving[space] if self.exact else self.visits.worth(space)
        return self.rift_worth

    def being_at(self, space: int) -> float:
        """What standing on a space at the end of a turn is worth."""
        if space < RINGS:
            return (
                PATIENCE * self.routes.standing[space] if self.exact else RECRUITS_TIER[space >= MIDDLE.start]
            )
        return self.rift_worth

    # --- the run ----------------------------------------------------------------------------

    @cached_property
    def has_relic(self) -> bool:
        return relics(self.state, self.me) > 0

    def runner(self, player: Player) -> Runner:
        """A player as the estimate of the inner run sees it."""
        state = self.state
        judge = self.judge if player is self.me else Judge(state, player.seat, exact=False)
        lasting, seat = state.lasting, player.seat
        names = (*ATTRIBUTES, "level")
        bonus = tuple(
            judge.test_bonus(name)
            + (lasting.total("test", seat) + lasting.total(f"test_{name}", seat) if lasting.by_name else 0)
            for name in names
        )
        return Runner(
            player.strength,
            player.willpower,
            player.cunning,
            player.level,
            player.life,
            len(player.corruption),
            corruption_threshold(state, player),
            (bonus[0], bonus[1], bonus[2], bonus[3]),
            max(1, 1 + (lasting.total("test_dice", seat) if lasting.by_name else 0)),
            max(value_in(state, player, name) for name in ATTRIBUTES) + self._reserves(player),
            min(6, len(player.assets)),
            min(4, len(player.power)),
            min(4, len(player.trophies)),
            min(8, player.influence),
            state.table.tokens.get(token_key(seat, SHEET), 0),
        )

    def _reserves(self, player: Player) -> int:
        """What Power cards and charges add to a battle that matters, roughly."""
        with_bonus, charges = self.state.game.battle_bonus, self.state.table.charges
        charged = sum(1 for card in player.assets if card in with_bonus and charges.get(card, 0))
        return (len(player.power) + 1) // 2 + min(1, charged)

    def landing(self, player: Player) -> int:
        """Where the leap from the Warp Rift ends if everything is paid that can be."""
        least = threshold(self.state)
        distance = 1 + (player.level >= least) + (player.influence >= least)
        distance += trophy_points(self.state, player.trophies) >= least
        return WARP_RIFT + distance

    def chance(self, player: Player, space: int | None = None) -> float:
        """The chance to win from a space of the Inner tier; without one, from where the leap ends."""
        if not player.hero:
            return 0.0
        where = self.landing(player) if space is None else space
        scenario = self.state.table.scenario
        if where >= SCENARIO_SPACE:
            return confronting(self.state.game, scenario, self.runner(player))
        return run_chance(self.state.game, scenario, self.runner(player), where)

    @cached_property
    def hurry(self) -> float:
        """How near the nearest rival is to winning, from 0 to 1."""
        nearest = 0.0
        for seat, player in self.state.table.players.items():
            if seat != self.seat and player.hero and not player.eliminated and player.space >= INNER.start:
                nearest = max(nearest, self.chance(player, max(player.space, WARP_RIFT + 1)))
        return nearest

    @cached_property
    def rift_worth(self) -> float:
        """What entering the Warp Rift is worth now."""
        if not self.exact:
            return 20.0 if self.me.level >= RECRUITS_LEVEL else -5.0
        if self.me.space >= INNER.start:
            return WIN * self.chance(self.me, self.me.space + 1)
        wanted = READY - (READY - BOLD) * self.hurry
        return WIN * (self.chance(self.me) - wanted) * 2

    # --- the battle in progress -------------------------------------------------------------

    @cached_property
    def fight(self) -> Fight | None:
        """The own battle in progress with what is at stake."""
        battle = self.state.in_progress(Battle)
        if battle is None or battle.seat != self.seat or battle.attribute not in ATTRIBUTES:
            return None
        return in_progress(self.state, battle, self._stakes(battle), thumb=not self.exact)

    def _stakes(self, battle: Battle) -> tuple[float, float, float]:
        """What winning, tying and losing are worth."""
        judge = Judge(self.state, self.seat, exact=self.exact)
        outer = self.state.in_progress(SheetBattle)
        loss = judge.prices.life(-battle.life_loss) if battle.life_loss else 0.0
        if battle.sheet and outer is not None:
            around = context(self.state, self.seat, battle.sheet)
            return (
                judge.at(outer.won, around),
                judge.at(outer.tied, around),
                judge.at(outer.lost, around) + loss,
            )
        game = self.state.game
        won = TROPHY_POINT * sum(game.values[card] for card in battle.enemies)
        lost = loss - 0.5
        if not battle.silenced:
            for card in battle.enemies:
                for moment, numbers in game.fights[card].items():
                    if moment in ("battle.won", "battle.lost"):
                        abilities = game.sources[card].abilities
                        worth = sum(judge.source(abilities[number].do, card) for number in numbers)
                        if moment == "battle.won":
                            won += worth
                        else:
                            lost += worth
        won += self.visits.errand.of_win(battle.printed, battle.enemies, self.me.space)
        return won, 0.0, lost
