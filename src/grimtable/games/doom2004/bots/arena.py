"""How the machine plays an arena: shoot what pays, fetch what helps, carry the flag, keep out of vaults.

Everything lies open there, so nothing is imagined. Places pull: each thing worth having does, the more the
nearer it is; a step is worth what it gains of that pull.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from grimtable.games.advice import NEVER, Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.blows import Blow, blow
from grimtable.games.doom2004.changes import most_wounds, skill
from grimtable.games.doom2004.modes.arena import arena_mode
from grimtable.games.doom2004.procedures.announcing import ATTACKS, MOVEMENT
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.rolling import dice_names
from grimtable.games.doom2004.table import Marine
from grimtable.games.doom2004.topics import vaults
from grimtable.games.doom2004.topics.arena import base
from grimtable.games.doom2004.topics.sides import is_enemy, team_of
from grimtable.games.doom2004.topics.targets import figures_on, shots_of
from grimtable.grid import bits
from grimtable.kernel import Action, TeamId
from grimtable.kernel.action import Pass

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.game import Doom2004
    from grimtable.grid import Board, Passage

FADES: Final = 0.88  #: what is left of a pull one step further away
_FURTHEST: Final = 40
_LEFT: Final = tuple(FADES**steps for steps in range(_FURTHEST + 1))
_COUNTS: Final = (1.0, 0.25, 0.0625, 0.015625)  #: how much of the strongest pulls is felt
FRAG: Final = 4.0
WOUND: Final = 0.8
#: a frag of one's own, or of a friend, costs more than an enemy's brings
OWN: Final = 1.3
WEAPON: Final = 2.4  #: a wound more that a weapon is expected to deal than the best one that he has
STEPS: Final = 0.5  #: what a step is worth that a token says one should go out of one's way for it
USUAL: Final = 3  #: spaces between two Marines who shoot at each other
AWAY: Final = 2.6  #: an enemy who comes back in two rounds, in his own headquarters
ENEMY: Final = 2.5
HOME_WITH_FLAG: Final = 14.0
FLAG: Final = 7.0
THIEF: Final = 9.0
KEPT_GUARD: Final = 0.9  #: what a Guard order is worth for later
WALKING: Final = (act.Step, act.Teleport)


def weigh_arena(
    state: DoomState, seat: str, options: Sequence[Action], *, careful: bool = False
) -> list[Advice]:
    """What each option is worth to this Marine; the careful look where they end their turn, too."""
    marine = state.table.marines[seat]
    first = options[0]
    if isinstance(first, act.KeepCard | act.NameMarine | act.PlaceMarine | act.Respawn):
        starts = isinstance(first, act.PlaceMarine | act.Respawn)
        found = list(pulls(state, marine)) if starts else []
        return [_setting_out(state, marine, option, found) for option in options]
    if isinstance(first, act.Announce | act.AnnounceBoosted):
        shot = best_shot(state, marine)
        here = pull_at(state, marine.space, list(pulls(state, marine)))
        return [_announce(option, shot, here) for option in options]
    if any(isinstance(option, act.Reroll) for option in options):
        return [_reroll(state, marine, option) for option in options]
    walks = marine.space >= 0 and any(isinstance(option, WALKING) for option in options)
    found = list(pulls(state, marine)) if walks else []
    return [deed(state, marine, option, found, careful=careful) for option in options]


# --- what pulls -----------------------------------------------------------------------------------


def pulls(state: DoomState, marine: Marine) -> Iterator[tuple[int, float]]:
    """Spaces worth going to, and how much."""
    table, scene = state.table, state.field.scene
    team = team_of(state, marine.id)
    barred = vaults.inside(scene) if any(mark.respawn for mark in scene.marks.values()) else 0
    flags = arena_mode(state).flags
    if flags:
        theirs = next(flag for owner, flag in flags.items() if owner != team)
        if marine.held(theirs):
            for space in base(scene, team):
                yield space, HOME_WITH_FLAG
            return
        yield from _flags(state, marine, team, theirs)
    hurt = most_wounds(state, marine) - marine.wounds
    for space, tokens in table.tokens.items():
        if barred >> space & 1:
            continue
        for token in tokens:
            if state.game.token(token).only_hurt:
                if hurt >= 2:
                    yield space, 1.4 * hurt
            elif table.beside.pool.get(token, 0):
                worth = thing_worth(state, marine, token)
                if worth > 0.0:
                    yield space, worth
    for other in table.marines.values():
        if other.space >= 0 and is_enemy(state, marine.id, other.id):
            yield other.space, ENEMY + 0.3 * (5 - min(5, other.wounds))


def thing_worth(state: DoomState, marine: Marine, token: str) -> float:
    """What a thing of the pool would be worth to him: a weapon what it shoots better, the rest as it says."""
    if state.field.mode.why_not_take(state, marine, token) is not None:
        return 0.0
    if token not in state.game.weapons:
        return STEPS * state.game.token(token).worth
    has = max((usual_wounds(state.game, weapon) for weapon in (*marine.weapons, "pistol")), default=0.0)
    return 0.8 + WEAPON * max(0.0, usual_wounds(state.game, token) - has)


@lru_cache(maxsize=256)
def usual_wounds(game: Doom2004, weapon: str) -> float:
    """What a weapon does to a usual Marine, at a usual distance."""
    return blow(game, weapon, 2, 5, 1 if game.weapons[weapon].melee else USUAL).wounds * (
        0.6 if game.weapons[weapon].melee else 1.0
    )


def frag_worth(state: DoomState, marine: Marine, other: Marine) -> float:
    """What a frag is worth: a point, or his absence, and all the more if he carries one's flag."""
    flags = arena_mode(state).flags
    if not flags:
        return FRAG
    return THIEF if other.held(flags[team_of(state, marine.id)]) else AWAY


def _flags(state: DoomState, marine: Marine, team: str, theirs: str) -> Iterator[tuple[int, float]]:
    """The enemy's flag to be fetched, one's own to be brought back."""
    own = arena_mode(state).flags[TeamId(team)]
    home = base(state.field.scene, team)
    for space, tokens in state.table.tokens.items():
        if theirs in tokens:
            yield space, FLAG
        if own in tokens and space not in home:
            yield space, THIEF
    for other in state.table.marines.values():
        if other.space >= 0 and other.held(own):
            yield other.space, THIEF


def pull_at(state: DoomState, space: int, pulls: list[tuple[int, float]]) -> float:
    """The strongest pull that is felt somewhere, and a little of the others."""
    return Pull.of(state, pulls).at(space)


class Pull:
    """What is felt of the same pulls wherever one asks: the same at every step of a turn."""

    def __init__(self, passage: Passage, pulls: tuple[tuple[int, float], ...]) -> None:
        self.passage, self.pulls = passage, pulls
        self._felt: dict[int, float] = {}

    @staticmethod
    def of(state: DoomState, pulls: list[tuple[int, float]]) -> Pull:
        """These pulls on the ways that are open now."""
        return _pull(state.field.passage, tuple(pulls))

    def at(self, space: int) -> float:
        """The strongest pull that is felt on a space, and a little of the others."""
        found = self._felt.get(space)
        if found is None:
            left = _left(self.passage, space)
            felt = [worth * left[there] for there, worth in self.pulls]
            felt.sort(reverse=True)
            found = 0.0
            for each, counts in zip(felt, _COUNTS, strict=False):
                found += each * counts
            self._felt[space] = found
        return found


@lru_cache(maxsize=4096)
def _left(passage: Passage, space: int) -> tuple[float, ...]:
    """What is left on a space of a pull from each other one: the same as long as the ways are."""
    return tuple(_LEFT[min(_FURTHEST, far)] for far in passage.distances(space))


@lru_cache(maxsize=64)
def _pull(passage: Passage, pulls: tuple[tuple[int, float], ...]) -> Pull:
    return Pull(passage, pulls)


# --- shots ----------------------------------------------------------------------------------------


def blow_between(
    state: DoomState,
    shooter: Marine,
    weapon: str,
    other: Marine,
    distance: int,
    aimed: bool | None = None,
) -> Blow:
    """The odds of one Marine's attack on another, at a distance that they have or could have."""
    close = skill(state, shooter.id, "close_damage") if distance == 1 else 0
    fists = skill(state, shooter.id, "melee_damage") if state.game.weapons[weapon].melee else 0
    return blow(
        state.game,
        weapon,
        max(1, other.armor),
        max(1, other.wounds),
        distance,
        shooter.order == "aim" if aimed is None else aimed,
        other.order == "dodge",
        skill(state, shooter.id, "accuracy"),
        close + fists,
        (),
        bool(shooter.berserk) and weapon == "fist",
    )


def shot_worth(
    state: DoomState,
    marine: Marine,
    weapon: str,
    space: int,
    frag_of: Callable[[Marine], float] | None = None,
) -> float:
    """What an attack is expected to bring, those of one's own side counted against it."""
    game = state.game
    sheet = game.weapons[weapon]
    radius = sheet.abilities.blast
    area = 1 << space
    if radius and _near(state.field.board, state.field.occupied, radius) >> space & 1:
        area = blast_from(state, space, radius)
    total = 0.0
    # Most of what could be shot at is an empty space.
    struck = figures_on(state, area) if area & state.field.occupied else ()
    distance = state.field.board.apart(marine.space, space) if struck else 0
    for id in struck:
        other = state.table.marines.get(id)
        if other is None:
            continue
        odds = blow_between(state, marine, weapon, other, distance)
        if is_enemy(state, marine.id, id):
            frag = frag_of(other) if frag_of is not None else frag_worth(state, marine, other)
            total += frag * odds.kill + WOUND * odds.wounds
        else:
            total -= OWN * (FRAG * odds.kill + WOUND * odds.wounds)
    if sheet.ammo and weapon not in game.ruleset.start_weapons:
        total -= 0.15  # its icon may cost it
    return total


@lru_cache(maxsize=256)
def _near(board: Board, spaces: int, radius: int) -> int:
    """Where a Blast of this radius could at all reach one of these spaces: most attacks cannot."""
    found = 0
    for space in bits(spaces):
        found |= board.square(space, radius)
    return found


def blast_from(state: DoomState, space: int, radius: int) -> int:
    """What a Blast there affects, as `blast_area` says; remembered, for every space in sight is asked for."""
    field = state.field
    solid = field.obstacles & ~field.barrels
    return _spread(field.passage, space, radius, solid | field.unknown, field.barrels)


@lru_cache(maxsize=4096)
def _spread(passage: Passage, space: int, radius: int, outside: int, last: int) -> int:
    return passage.spread(space, radius, outside=outside, last=last)


def best_shot(state: DoomState, marine: Marine) -> float:
    """The best attack from where he stands; 0 if there is none worth making."""
    if marine.space < 0:
        return 0.0
    worths = [
        shot_worth(state, marine, weapon, space)
        for weapon, spaces in shots_of(state, marine)
        for space in spaces
    ]
    return max(0.0, *worths) if worths else 0.0


# --- answers --------------------------------------------------------------------------------------


def _setting_out(state: DoomState, marine: Marine, option: Action, found: list[tuple[int, float]]) -> Advice:
    """Where to begin, with which card, and who goes first."""
    if isinstance(option, act.NameMarine):
        other = state.table.marines[option.marine]
        return Advice(option, best_shot(state, other) + (0.3 if other.space >= 0 else 0.0), "he has a shot")
    if isinstance(option, act.PlaceMarine | act.Respawn):
        near = sum(
            state.field.board.apart(option.space, other.space) <= 4
            for other in state.table.marines.values()
            if other.space >= 0 and is_enemy(state, marine.id, other.id)
        )
        return Advice(
            option, pull_at(state, option.space, found) - 0.7 * near, "good things near, few enemies"
        )
    return Advice(option, 0.0, "either will do")


def _announce(option: Action, shot: float, here: float) -> Advice:
    """Two shots, one shot and a walk, or a run."""
    assert isinstance(option, act.Announce | act.AnnounceBoosted)
    steps = MOVEMENT[option.action]
    reached = here / FADES ** min(steps, 6) - here
    worth = shot * min(1.9, ATTACKS[option.action]) + 0.8 * reached
    if option.action == "ready":
        worth = shot + 0.5 + 0.2 * reached
    if option.action == "advance" and not shot:
        worth += 0.8  # who comes nearer may shoot
    if isinstance(option, act.AnnounceBoosted):
        worth += 0.2 * reached - 0.3 * option.adrenaline
    return Advice(option, worth, "best use of the turn")


def deed(
    state: DoomState, marine: Marine, option: Action, pulls: list[tuple[int, float]], *, careful: bool
) -> Advice:
    """One thing to do now, or one answer out of turn."""
    if isinstance(option, act.Fire | act.Interrupt):
        worth = shot_worth(state, marine, option.weapon, option.space)
        return Advice(option, worth - (0.1 if isinstance(option, act.Fire) else 0.0), "it may hit")
    if isinstance(option, Pass):
        return Advice(option, KEPT_GUARD if marine.order == "guard" else 0.3, "wait for better")
    if isinstance(option, act.Take):
        return Advice(option, _taking(state, marine, option.token), "it helps")
    if isinstance(option, WALKING):
        return Advice(option, _going(state, marine, option.space, pulls, careful=careful), "nearer to it")
    if isinstance(option, act.PlaceOrder):
        worth = {"guard": 0.8, "dodge": 0.6, "aim": 0.4, "heal": 0.2}[option.order]
        return Advice(option, worth, "it helps until his next turn")
    if isinstance(option, act.Heal):
        return Advice(option, 1.0, "a wound less")
    if isinstance(option, act.CarryOn):
        enemy = state.field.against(marine.id) >> option.space & 1
        return Advice(option, 0.6 if enemy else -0.1, "on to the next")
    if isinstance(option, act.PayAir | act.UseAim | act.Accept | act.CallItOff):
        return Advice(option, 1.0, "worth it")
    if isinstance(option, act.EndTurn):
        return Advice(option, 0.02, "nothing better")
    if isinstance(option, act.WorkDoor):
        return Advice(option, 0.05, "it may open a way")
    return Advice(option, 0.0, "no rule of thumb")


def _taking(state: DoomState, marine: Marine, token: str) -> float:
    """A flag before everything; a key only with a way into its vault and out again, which is not planned."""
    kind = state.game.token(token)
    if token in arena_mode(state).flags.values():
        return 9.0
    return 0.05 if kind.keep == "compass" else 2.0


def _going(
    state: DoomState, marine: Marine, space: int, pulls: list[tuple[int, float]], *, careful: bool
) -> float:
    """What a step gains of the pull; never where one would be locked in, burned or out of breath."""
    field = state.field
    if vaults.inside(field.scene) >> space & 1 and any(m.respawn for m in field.scene.marks.values()):
        return NEVER
    gain = 2.2 * (pull_at(state, space, pulls) - pull_at(state, marine.space, pulls))
    if field.burning >> space & 1:
        gain -= 2.0
    if field.scene.airless >> space & 1 and not marine.held("oxygen_tank"):
        gain -= 0.3
    if careful and marine.wounds <= 2:
        seen = sum(
            1
            for other in state.table.marines.values()
            if other.space >= 0
            and is_enemy(state, marine.id, other.id)
            and field.sight.open_from(other.space) >> space & 1
        )
        gain -= 0.25 * seen
    return gain


def _reroll(state: DoomState, marine: Marine, option: Action) -> Advice:
    """The attacker has bad dice rolled again, the dodger good ones."""
    if not isinstance(option, act.Reroll):
        return Advice(option, 0.0, "as it is")
    attack = state.innermost(Attack)
    ours = attack.attacker == marine.id
    worth = 0.0
    for place, name in enumerate(dice_names(attack.dice)):
        if name not in option.dice:
            continue
        faces = state.game.dice[attack.dice[place]].faces
        mean = sum(0 if face.miss else face.damage for face in faces) / len(faces)
        reach, damage, _, miss = attack.faces[place]
        shown = -3.0 if miss else damage + 0.1 * reach
        worth += (mean + 0.1 - shown) if ours else (shown - mean - 0.1)
    return Advice(option, worth, "better dice")
