"""Quick play: how lines of play go on when a search has made its choice, both sides at once.

The veteran plans anew at every deed; here a monster keeps the raid it set out for, those that could strike
act first and the others walk, a Marine goes the way of his plan as long as nothing comes of it, and what was
thought once in a search is not thought again at a table that looks the same. The squad goes on as veterans,
whoever searches: against clumsier Marines the Invader would learn what is good against those.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from grimtable.games.advice import Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots import recruit_invader, veteran_invader, veteran_marine
from grimtable.games.doom2004.bots.blows import price
from grimtable.games.doom2004.bots.courses import Course, steps_after
from grimtable.games.doom2004.bots.hunting import Hunt, Raid
from grimtable.games.doom2004.bots.luck import Luck
from grimtable.games.doom2004.bots.prey import prey_of
from grimtable.games.doom2004.bots.stakes import Stakes
from grimtable.games.doom2004.bots.striking import named_effects
from grimtable.games.doom2004.bots.veteran_invader import CROWD, LASTING
from grimtable.games.doom2004.bots.walking import FAR
from grimtable.games.doom2004.changes import base
from grimtable.games.doom2004.field import base_at
from grimtable.games.doom2004.procedures.activation import Activation, activation_of
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.procedures.summoning import kind_to_place
from grimtable.games.doom2004.table import INVADER, INVADERS, MARINES
from grimtable.games.doom2004.topics.pool import off_board
from grimtable.games.doom2004.topics.spawn import hidden_spaces
from grimtable.kernel import Action, SeatId
from grimtable.kernel.identity import FigureId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

WALKERS: Final = 12  #: monsters further from any Marine than this stay where they are
STEPS: Final = (act.Step, act.Slide, act.UseDuct)
BEFORE_THE_TURN: Final = (act.Announce, act.AnnounceBoosted, act.Respawn, act.PayAir, act.HoldBreath)
#: what a Marine on his way stops for: it costs nothing, or it has to be answered
STOPS: Final = (act.Leave, act.Take, act.Activate, act.Heal, act.Respawn, act.PayAir, act.HoldBreath)


class Memory:
    """What was thought in the lines of play of one search, by what the table looked like."""

    def __init__(self) -> None:
        #: what a Marine does, and the way that he goes on with afterwards
        self.answers: dict[Hashable, tuple[Action, Sequence[int]]] = {}


class QuickPlay:
    """One line of play: answers for every seat, with the plans that are being followed."""

    def __init__(self, memory: Memory, stakes: Stakes, courses: Mapping[int, Course] | None = None) -> None:
        """`courses`: by the space of their first step, those that the line may have begun with."""
        self.memory = memory
        self.stakes, self.account = stakes, Luck()
        self.courses = courses
        self.stays = -1  #: where the course ends that the line began with: from there he only shoots
        self.queue: list[str] = []  #: monsters that are still to act this turn, the next one last
        self.queued = -1  #: the round for which they stand in line
        self.figure: Hashable = None  #: the monster whose raid is followed, and what it has left
        self.raid: Raid | None = None
        self.back: list[int] = []  #: steps to the place the raid leads to
        self.lost = False  #: whether it reaches nobody at all
        self.hunted: Hashable = None  #: what the hunt below follows from
        self._hunt: Hunt | None = None
        self.way: list[int] = []  #: of the Marine whose plan is followed: the next step last
        self.around: Hashable = None  #: what the plan followed from, besides where he stands

    def answer(self, state: DoomState) -> Action:
        """What the asked seat does in this line of play."""
        self.account.settle(state)
        action = self._answer(state)
        self.account.expect(self.stakes.awaited(state, action))
        return action

    def luck(self, state: DoomState) -> float:
        """How much of its worth the dice have given beyond what was to be expected."""
        self.account.settle(state)
        return self.account.total

    def _answer(self, state: DoomState) -> Action:
        legal, asked = state.legal, state.asked
        assert asked is not None
        if asked == INVADER:
            rule = RULES.get(type(legal[0]))
            if rule is not None:
                return rule(self, state, legal)
            return best(veteran_invader.weigh_invader(state, legal))
        if isinstance(state.stack[-1].memory, MarineTurn):
            return self._deed_of_squad(state, asked, legal)
        return best(veteran_marine.weigh_marine(state, asked, legal))

    # --- the searching Marine and his squad -------------------------------------------------------

    def _deed_of_squad(self, state: DoomState, seat: SeatId, legal: Sequence[Action]) -> Action:
        """As the veteran would, for that is how the round will really go on."""
        turn = cast(MarineTurn, state.stack[-1].memory)
        marine, field = state.table.marines[seat], state.field
        around = (
            seat,
            state.table.round,
            turn.attacks,
            turn.ready,
            turn.movement_ended,
            turn.took,
            field.of_side[MARINES] & ~(1 << marine.space if marine.space >= 0 else 0),
            field.passage,
            field.obstacles,
            field.known,
            marine.wounds,
            marine.armor,
            marine.order,
            tuple(marine.ammo.values()),
            tuple(marine.weapons),
            sum(map(len, state.table.tokens.values())),
            tuple([(each.id, each.space, each.wounds) for each in state.table.invaders.values()]),
        )
        if self.courses is not None:
            self._set_out(marine.space, around)
        if self.way:
            # Nothing has come of the last step: the plan stands, and he goes on with it.
            step = self._on_his_way(legal, seat) if around == self.around else None
            if step is not None:
                return step
            self.way = []
        stays = marine.space == self.stays
        key = (around, len(legal), legal[0], marine.space, turn.points, stays)
        known = self.memory.answers.get(key)
        if known is None or known[0] not in legal:
            if isinstance(legal[0], BEFORE_THE_TURN):
                known = best(veteran_marine.weigh_marine(state, seat, legal)), ()
            else:
                planner, plan = veteran_marine.rest_of_turn(state, marine, turn, moves=not stays)
                chosen = best(veteran_marine.deeds_of(planner, plan, turn, legal))
                known = chosen, steps_after(planner, plan, chosen)
            self.memory.answers[key] = known
        chosen, way = known
        self.way, self.around = list(way), around
        return chosen

    def _set_out(self, space: int, around: Hashable) -> None:
        """The line has begun with a step: he goes on with the course to which it belongs."""
        assert self.courses is not None
        course = self.courses.get(space)
        self.courses = None
        if course is not None:
            self.way, self.around = list(course.way), around
            self.stays = course.plan.end if course.plan.end == course.plan.over else -1

    def _on_his_way(self, legal: Sequence[Action], seat: SeatId) -> Action | None:
        """The next step of the plan; None where something on the way is to be thought about."""
        step = act.Step(seat, Space(self.way[-1]))
        if step not in legal or any(isinstance(option, STOPS) for option in legal):
            return None
        self.way.pop()
        return step

    # --- the Invader ------------------------------------------------------------------------------

    def hunt(self, state: DoomState, *, friends: bool = False) -> Hunt:
        """The hunt of this moment; the last one, if nobody was struck since and no door moved.

        Where new monsters are placed, their `friends` matter too.
        """
        field = state.field
        key = (
            state.table.round,
            field.of_side[INVADERS] if friends or field.barrels else 0,
            field.against(INVADERS),
            field.passage,
            field.obstacles,
            field.known,
            field.burning,
            named_effects(state),
            tuple([(each.id, each.space, each.wounds, each.armor, each.order) for each in prey_of(state)]),
        )
        if self._hunt is None or self.hunted != key:
            self._hunt, self.hunted = Hunt(state), key
        return self._hunt

    def spawn(self, state: DoomState, legal: Sequence[Action]) -> Action:
        """The group that does most this turn, as the veteran counts it."""
        hunt = self.hunt(state, friends=True)
        hidden = hidden_spaces(state) & ~(state.field.occupied | state.field.obstacles)
        chosen, most = legal[-1], 0.0
        for option in legal:
            if not isinstance(option, act.PlaySpawn):
                continue
            group = state.game.invader_copies[option.card].groups[option.group - 1]
            worth, share = 0.0, 1.0
            for kind in group:
                brings = max(0.0, hunt.worth_among(kind, hidden)) if hidden else 0.0
                at_hand = 1.0 if off_board(state, kind) >= 1 else 0.4
                worth += at_hand * (share * brings + LASTING * price(state.game, kind))
                share *= CROWD
            if worth > most:
                chosen, most = option, worth
        return chosen

    def send(self, state: DoomState, legal: Sequence[Action]) -> Action:
        """The species that does most this turn, as if all of them were small."""
        hunt = self.hunt(state, friends=True)
        hidden = hidden_spaces(state) & ~(state.field.occupied | state.field.obstacles)
        chosen, most = legal[0], -1.0
        for option in legal:
            assert isinstance(option, act.Send)
            brings = max(0.0, hunt.worth_among(option.kind, hidden)) if hidden else 0.0
            at_hand = 1.0 if state.table.supply[option.kind] > 0 else 0.4
            worth = at_hand * (brings + LASTING * price(state.game, option.kind))
            if worth > most:
                chosen, most = option, worth
        return chosen

    def place(self, state: DoomState, legal: Sequence[Action]) -> Action:
        """Where it strikes best, and of those the nearest place."""
        kind = kind_to_place(state)
        if state.game.invaders[kind].size != "1x1":
            return best(veteran_invader.weigh_invader(state, legal))
        hunt = self.hunt(state, friends=True)
        spaces = {1 << option.space: option for option in legal if isinstance(option, act.Place)}
        free = 0
        for space in spaces:
            free |= space
        free = free & ~state.field.burning or free
        for _, level in hunt.levels(kind):
            if level & free:
                free &= level
                break
        for ring in hunt.rings:
            if ring & free:
                near = ring & free
                return spaces[near & -near]
        return legal[0]

    def activate(self, state: DoomState, legal: Sequence[Action]) -> Action:
        """The best blows first, then those who walk."""
        offered = {option.figure: option for option in legal if isinstance(option, act.Activate)}
        if self.queued != state.table.round:
            self.queued = state.table.round
            self.queue = self._line_up(state, list(offered))
        while self.queue:
            figure = self.queue.pop()
            if figure in offered:
                return offered[FigureId(figure)]
        return next((option for option in legal if isinstance(option, act.EndTurn)), legal[-1])

    def _line_up(self, state: DoomState, figures: Sequence[str]) -> list[str]:
        hunt = self.hunt(state)
        order = []
        for place, figure in enumerate(figures):
            invader = state.table.invaders[figure]
            active = activation_of(state, FigureId(figure))
            if hunt.may_strike(invader, active.points):
                blow = hunt.raid(invader, active.points, active.attacks).blow
                order.append((blow, -place, figure))
            else:
                steps = hunt.ground.steps(base(state, invader).mask)
                if steps <= WALKERS:
                    order.append((-float(steps), -place, figure))
        return [figure for _, _, figure in sorted(order)]

    def deed(self, state: DoomState, legal: Sequence[Action]) -> Action:
        """The next deed of the raid that the monster set out for."""
        active = state.innermost(Activation)
        invader = state.table.invaders[active.figure]
        here = base(state, invader)
        # After its attack, or when a door was in the way, it looks around again.
        key = (active.figure, active.attacks, state.table.round, active.opened)
        if self.raid is None or self.figure != key:
            self.figure = key
            hunt = self.hunt(state)
            self.raid = hunt.raid(invader, active.points, active.attacks)
            self.lost = (
                self.raid.strike is None and self.raid.blow <= 0 and hunt.ground.steps(here.mask) >= FAR
            )
            target = self.raid.strike if self.raid.strike is not None else self.raid.end
            self.back = []
            if target != here:
                self.back = hunt.ground.rings_back(target.mask, hunt.ways)
        raid = self.raid
        target = raid.strike if raid.strike is not None else raid.end
        if target == here:
            for option in legal:
                if isinstance(option, act.Attack) and option.space == raid.prey:
                    return option
            return next((o for o in legal if isinstance(o, act.EndActivation)), legal[-1])
        if self.lost:
            return best(veteran_invader.weigh_invader(state, legal))
        return self._step(state, legal, active, here.mask)

    def _step(self, state: DoomState, legal: Sequence[Action], active: Activation, here: int) -> Action:
        """A step nearer to the place of the raid; if there is none, it stops where it is."""
        size = state.game.invaders[state.table.invaders[active.figure].kind].size
        assert self.raid is not None
        target = self.raid.strike if self.raid.strike is not None else self.raid.end
        at = self._apart(here)
        chosen: Action | None = None
        for option in legal:
            if not isinstance(option, STEPS):
                continue
            wide = isinstance(option, act.Slide) and option.lie == "east-west"
            there = base_at(state.field, option.space, size, wide=wide)
            if there == target:
                return option
            apart = self._apart(there.mask)
            if apart < at:
                at, chosen = apart, option
        if chosen is not None:
            return chosen
        self.raid = None
        ends = next((o for o in legal if isinstance(o, act.EndActivation)), None)
        attack = next((o for o in legal if isinstance(o, act.Attack)), None)
        return attack or ends or best(recruit_invader.weigh_invader(state, legal))

    def _apart(self, mask: int) -> float:
        """Steps to the place of the raid: a large figure is as near as its furthest space."""
        nearest, furthest = FAR, 0
        rest = mask
        for cost, ring in enumerate(self.back):
            if ring & rest:
                nearest, furthest = min(nearest, cost), cost
                rest &= ~ring
                if not rest:
                    break
        if nearest == FAR:
            return FAR
        return furthest + nearest + (0.5 if rest else 0.0)


def best(advice: Sequence[Advice]) -> Action:
    """The option with the highest worth; of equals the first."""
    return max(advice, key=lambda each: each.worth).action


RULES: dict[type[Action], Callable[[QuickPlay, DoomState, Sequence[Action]], Action]] = {
    act.PlaySpawn: QuickPlay.spawn,
    act.Send: QuickPlay.send,
    act.Place: QuickPlay.place,
    act.Activate: QuickPlay.activate,
    act.Step: QuickPlay.deed,
    act.Slide: QuickPlay.deed,
    act.UseDuct: QuickPlay.deed,
    act.WorkDoor: QuickPlay.deed,
    act.Attack: QuickPlay.deed,
    act.EndActivation: QuickPlay.deed,
}
