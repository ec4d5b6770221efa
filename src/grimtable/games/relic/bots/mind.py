"""A mind: everything one seat thinks about at one decision, worked out when it is first asked for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

import msgspec

from grimtable.games.relic.bots.fights import Fight, in_progress
from grimtable.games.relic.bots.inner_run import Runner
from grimtable.games.relic.bots.judging import Judge
from grimtable.games.relic.bots.routes import PATIENCE, RINGS, Routes, reach
from grimtable.games.relic.bots.runners import is_inside, run_of, runner_of
from grimtable.games.relic.bots.visits import Visits
from grimtable.games.relic.bots.worth import WIN
from grimtable.games.relic.remembering import Battle, SheetBattle
from grimtable.games.relic.table import ATTRIBUTES, MIDDLE
from grimtable.games.relic.topics.abilities import context
from grimtable.games.relic.topics.cards import relics

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
        judge = Judge(self.state, self.seat, exact=self.exact, prospect=self.judge.prices.prospect)
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
        return runner_of(self.state, player)

    def chance(self, player: Player) -> float:
        """The chance to win: from where a player inside stands; for others, if they entered the Warp Rift."""
        return run_of(self.state, player, runner_of(self.state, player)) if player.hero else 0.0

    @cached_property
    def hurry(self) -> float:
        """How near the nearest rival is to winning, from 0 to 1."""
        rivals = (player for seat, player in self.state.table.players.items() if seat != self.seat)
        return max(
            (self.chance(rival) for rival in rivals if is_inside(rival) and not rival.eliminated), default=0.0
        )

    @cached_property
    def rift_worth(self) -> float:
        """What entering the Warp Rift is worth now."""
        if not self.exact:
            return 20.0 if self.me.level >= RECRUITS_LEVEL else -5.0
        if is_inside(self.me):
            return WIN * self.chance(self.me)
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
        judge = Judge(self.state, self.seat, exact=self.exact, prospect=self.judge.prices.prospect)
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
        won = judge.prices.trophy_point() * sum(game.values[card] for card in battle.enemies)
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
