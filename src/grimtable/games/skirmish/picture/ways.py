"""Ways: odds of an attack, routes, and what a figure sees, reaches and is threatened by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from grimtable.figures.picture.overlays import Standing, known_space, reach, threat, tinted
from grimtable.figures.picture.routes import route_of
from grimtable.figures.walking import Mover, Stand, Step
from grimtable.games.skirmish.actions import DeclareAttack, Watch, WorkDoor
from grimtable.games.skirmish.actions import Step as StepTo
from grimtable.games.skirmish.changes import team_of
from grimtable.games.skirmish.picture.cache import cache_for
from grimtable.games.skirmish.procedures.activation import Activation
from grimtable.games.skirmish.topics.line_of_sight import can_see
from grimtable.games.skirmish.weighing import COSTS
from grimtable.grid import CentreSight, Footprint, bits, block_moves
from grimtable.kernel import Refusal, SeatId, refuse
from grimtable.kernel.identity import DoorId
from grimtable.narration.names import where
from grimtable.picture.shapes import Forecast, Overlay, Prospect, Route

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.games.skirmish.picture.cache import DrawingCache
    from grimtable.games.skirmish.table import Figure
    from grimtable.kernel import Action
    from grimtable.narration import Names
    from grimtable.picture.hooks import OverlayKind

# --- odds -----------------------------------------------------------------------------------------


def forecast(state: SkirmishState, action: Action, names: Names) -> Forecast | None:
    """What an attack may bring if nobody plays a card (SKI-ATK-05 to SKI-ATK-07)."""
    figures = state.table.figures
    if isinstance(action, DeclareAttack):
        attacker = figures[state.innermost(Activation).figure]
        defender = figures[action.figure]
    elif isinstance(action, Watch):
        attacker = figures[action.figure]
        defender = figures[state.innermost(Activation).figure]
    else:
        return None
    cache = cache_for(state.game, names)
    count = _dice(state, attacker)
    armour = _armour(state, defender)
    health = state.game.kinds[defender.kind].health - defender.wounds
    wounds = _wounds(state, attacker, defender)
    harmless = wounds.get(0, Fraction(0))
    return Forecast(
        title=cache.say("attack", attacker=names.of(attacker.id), defender=names.of(defender.id)),
        lines=(cache.say("dice-rolled", count=count), cache.say("armour", armour=armour)),
        hit=_chance(1 - harmless),
        targets=(
            Prospect(
                name=names.of(defender.id),
                piece=defender.id,
                friend=False,
                kill=_chance(wounds.get(health, Fraction(0))),
                wounds=tuple((number, _chance(wounds[number])) for number in sorted(wounds)),
            ),
        ),
        warnings=(),
    )


def _dice(state: SkirmishState, attacker: Figure) -> int:
    return state.game.kinds[attacker.kind].dice + state.lasting.total("dice", attacker.seat)


def _armour(state: SkirmishState, defender: Figure) -> int:
    return state.game.kinds[defender.kind].armour + state.lasting.total("armour", defender.seat)


def _wounds(state: SkirmishState, attacker: Figure, defender: Figure) -> dict[int, Fraction]:
    """The chances of each number of wounds."""
    armour = _armour(state, defender)
    health = state.game.kinds[defender.kind].health - defender.wounds
    wounds: dict[int, Fraction] = {}
    for (hits, pierce), chance in _rolled(state, _dice(state, attacker)).items():
        number = min(health, max(0, hits - max(0, armour - pierce)))
        wounds[number] = wounds.get(number, Fraction(0)) + chance
    return wounds


def _chance(chance: Fraction) -> float:
    return round(float(chance), 4)


def _rolled(state: SkirmishState, dice: int) -> dict[tuple[int, int], Fraction]:
    """The chances of every sum of hits and piercing."""
    faces = state.game.faces
    sums = {(0, 0): Fraction(1)}
    for _ in range(dice):
        more: dict[tuple[int, int], Fraction] = {}
        for (hits, pierce), chance in sums.items():
            for face in faces:
                key = (hits + face.hits, pierce + face.pierce)
                more[key] = more.get(key, Fraction(0)) + chance / len(faces)
        sums = more
    return sums


# --- walking --------------------------------------------------------------------------------------


class Walker(Mover):
    """A figure that may walk over the known map (SKI-MOV-03 to SKI-MOV-05, SKI-BIG-02)."""

    def __init__(self, state: SkirmishState, figure: Figure, lifted: int = 0) -> None:
        field = state.field
        side = state.game.kinds[figure.kind].side
        super().__init__(
            field.passage, Footprint(figure.space, side, side, field.scene.ground(figure.space, side))
        )
        self.state = state
        self.figure = figure
        self.seat = SeatId(figure.seat)
        self.forbidden = (field.occupied & ~self.here.mask & ~lifted) | field.hidden

    def steps(self, stand: Stand) -> Iterator[Step]:
        """Everything that a step buys; a door takes one too (SKI-DOR-01)."""
        there, opened = stand
        for to in block_moves(self.passage(opened), there):
            if not to.mask & self.forbidden:
                yield Step((to, opened), StepTo(self.seat, to.anchor), COSTS[StepTo])
        doorways = self.state.field.scene.doorways
        for door, closed in self.state.table.doors.items():
            if closed and door not in opened and doorways[DoorId(door)] & there.mask:
                now = tuple(sorted((*opened, door)))
                yield Step((there, now), WorkDoor(self.seat, DoorId(door)), COSTS[WorkDoor])

    def could_hit(self, steps: int, target: int, blockers: int) -> Footprint | None:
        """A place from which it could attack one of these spaces after so many steps (SKI-ATK-03)."""
        board = self.state.field.board
        far = self.state.game.kinds[self.figure.kind].range
        for there, opened in self.ends(steps):
            if there.mask & target:
                continue
            passage = self.passage(opened)
            if far == 1:
                if (passage.dilate(there.mask) & ~there.mask) & target:
                    return there
                continue
            sight = CentreSight.of(board, passage.stops)
            clear = blockers & ~there.mask & ~self.here.mask & ~target
            for eye in bits(there.mask):
                for space in bits(target & board.square(eye, far)):
                    if sight.sees(eye, space, clear):
                        return there
        return None


def route(state: SkirmishState, seat: SeatId, piece: str, place: str, names: Names) -> Route | Refusal:
    """The cheapest way of the active figure to a place; of two equally cheap ones the less watched."""
    memory = state.stack[-1].memory if state.stack else None
    if state.asked != seat or not isinstance(memory, Activation) or memory.figure != piece:
        return refuse("SKI-ACT-01", "not_acting", figure=piece)
    field = state.field
    space = known_space(field.board, field.known, place)
    if space is None:
        return refuse("SKI-FOG-01", "unknown", space=place)
    walker = Walker(state, state.table.figures[piece])
    if walker.here.anchor == space:
        return refuse("SKI-MOV-03", "there_already", figure=piece, space=place)

    steps = walker.cheapest(space, memory.steps, watched_ways(state, walker))
    if steps is None:
        if field.occupied & ~walker.here.mask & 1 << space:
            return refuse("SKI-MOV-04", "occupied", figure=field.at[space], space=place)
        return refuse("SKI-MOV-02", "no_way", figure=piece, space=place, steps=memory.steps)
    if steps[0].action not in state.legal:
        return state.why_not(steps[0].action) or refuse("SKI-MOV-01", "not_now", figure=piece)
    return route_of(state, steps, on_the_way(cache_for(state.game, names), state, walker, steps)[0])


def watched_ways(state: SkirmishState, walker: Walker) -> Callable[[Stand, Step], int]:
    """What is bad about a step besides its cost: who watches there."""

    def watched(stand: Stand, step: Step) -> int:
        return len(_watchers(state, walker, step.to[0].mask)) if step.to[0] != stand[0] else 0

    return watched


def _watchers(state: SkirmishState, walker: Walker, mask: int) -> list[str]:
    """SKI-WAT-01: the enemies on watch that may strike whoever steps onto these spaces."""
    team, field = team_of(walker.figure.seat), state.field
    return [
        figure.id
        for figure in state.table.figures.values()
        if state.game.kinds[figure.kind].watch
        and team_of(figure.seat) != team
        and field.next_to(figure.space, state.game.kinds[figure.kind].side) & mask
    ]


def on_the_way(
    cache: DrawingCache, state: SkirmishState, walker: Walker, steps: list[Step]
) -> tuple[list[str], float]:
    """Who may strike on the way, and the wounds to be expected of it (SKI-WAT-01)."""
    said: dict[str, None] = {}
    wounds = 0.0
    before = walker.here
    for (there, _), _, _ in steps:
        if there != before:
            spot = {
                "place": state.field.board.name(there.anchor),
                "at": where(state, cache.names, there.anchor),
            }
            for id in _watchers(state, walker, there.mask):
                said[cache.say("route-watch", figure=cache.names.of(id), **spot)] = None
                wounds += _mean_wounds(state, state.table.figures[id], walker.figure)
        before = there
    return list(said), wounds


def _mean_wounds(state: SkirmishState, attacker: Figure, defender: Figure) -> float:
    """What an attack brings on the average (SKI-ATK-05 to SKI-ATK-07)."""
    return float(sum(number * chance for number, chance in _wounds(state, attacker, defender).items()))


# --- overlays -------------------------------------------------------------------------------------


def overlay(
    state: SkirmishState,
    viewer: SeatId | None,
    kind: OverlayKind,
    piece: str | None,
    place: str | None,
    names: Names,
) -> Overlay | None:
    """What to tint; None where the viewer knows of no such piece or place."""
    cache = cache_for(state.game, names)
    figure = state.table.figures.get(piece) if piece is not None else None
    space = known_space(state.field.board, state.field.known, place)
    if kind == "threat":
        return _threat(cache, state, viewer, figure, space)
    if figure is None:
        return None
    return _sight(cache, state, figure) if kind == "sight" else _reach(cache, state, figure)


def _ground(state: SkirmishState, figure: Figure) -> int:
    return state.field.scene.ground(figure.space, state.game.kinds[figure.kind].side)


def _standing(state: SkirmishState, figure: Figure) -> Standing:
    return Standing(figure.id, figure.space, _ground(state, figure))


def _enemies(state: SkirmishState, team: str) -> list[Figure]:
    return [figure for figure in state.table.figures.values() if team_of(figure.seat) != team]


def _sight(cache: DrawingCache, state: SkirmishState, figure: Figure) -> Overlay:
    """SKI-LOS-01: what it sees now, and the enemies among it."""
    field = state.field
    seen = 0
    blockers = field.occupied & ~_ground(state, figure) | field.hidden
    for eye in bits(_ground(state, figure)):
        seen |= field.sight.visible_from(eye, blockers)
    enemies = [foe for foe in _enemies(state, team_of(figure.seat)) if can_see(state, figure, foe)]
    dark = 0
    for foe in enemies:
        dark |= _ground(state, foe)
    return tinted(
        field.board,
        cache.say("overlay-sight", figure=cache.names.of(figure.id)),
        seen & field.known & ~_ground(state, figure),
        dark,
        ((figure.space, foe.space) for foe in enemies),
    )


def _budget(state: SkirmishState, figure: Figure) -> tuple[int, bool]:
    """The steps it has now or in its next activation, and whether it may attack after them."""
    activation = state.in_progress(Activation)
    if activation is not None and activation.figure == figure.id:
        return activation.steps, activation.attacks > 0
    return state.game.kinds[figure.kind].speed, True


def _reach(cache: DrawingCache, state: SkirmishState, figure: Figure) -> Overlay:
    """Where it can go, and whom it could attack from there."""
    field = state.field
    walker = Walker(state, figure)
    steps, fights = _budget(state, figure)
    blockers = field.occupied | field.hidden
    foes = [_standing(state, foe) for foe in _enemies(state, team_of(figure.seat))] if fights else []
    struck = (foe for foe in foes if walker.could_hit(steps, foe.ground, blockers) is not None)
    return reach(cache, field.board, _standing(state, figure), walker.ends(steps), struck)


def _threat(
    cache: DrawingCache, state: SkirmishState, viewer: SeatId | None, figure: Figure | None, space: int | None
) -> Overlay | None:
    """Who could attack a figure there in the next activation. Without a figure, one of the viewer's."""
    side = figure.seat if figure is not None else viewer
    if side is None or (figure is None and space is None):
        return None
    lifted = _ground(state, figure) if figure is not None else 0
    target = lifted if space is None else 1 << space
    field = state.field
    blockers = field.occupied & ~lifted | field.hidden

    def strikes_from(foe: Figure) -> Footprint | None:
        walker = Walker(state, foe, lifted)
        walker.forbidden |= target
        return walker.could_hit(_budget(state, foe)[0], target, blockers)

    goal = figure.space if space is None and figure is not None else space
    assert goal is not None  # a figure or a space is given
    foes = ((_standing(state, foe), strikes_from(foe)) for foe in _enemies(state, team_of(side)))
    return threat(cache, field.board, goal, foes)
