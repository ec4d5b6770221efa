"""Goals in an arena: what is worth going to, for whom, and how long there is time for it.

In Deathmatch things, medkits, enemies and what lies in vaults; in Capture the Flag each Marine has a part to
play: the carrier runs home, somebody guards the base while enemies are near it, thieves are hunted where they
are going, and whoever has no flag to fetch goes with the one who has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.games.doom2004.bots import arena
from grimtable.games.doom2004.changes import most_wounds
from grimtable.games.doom2004.modes.arena import arena_mode, point_limit
from grimtable.games.doom2004.topics import vaults
from grimtable.games.doom2004.topics.arena import base
from grimtable.games.doom2004.topics.sides import is_enemy, team_of
from grimtable.grid import Passage
from grimtable.kernel import TeamId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.scene import Scene
    from grimtable.games.doom2004.table import Marine

HEALED: Final = 0.55  #: what a wound back is worth
FETCHED: Final = 0.9  #: of what lies in a vault, when its key is in hand
FADES_FAR: Final = 0.94  #: what is left of a vault for each step between its key and its door
ENOUGH: Final = 3.0  #: rounds after which a thing that is fetched now has paid
FLAG: Final = 8.0
HOME: Final = 16.0
STOLEN: Final = 10.0
KEEPER: Final = 5.0
ESCORT: Final = 3.0
NEAR_HOME: Final = 9  #: steps from the base at which an enemy is a danger to the flag
AWAY: Final = 2.4
AWAY_NEAR: Final = 4.0  #: an enemy who is about to take the flag, or to stop the carrier
WINS: Final = 2.5
FAR: Final = 60


class Prize(NamedTuple):
    """Something that is taken in passing."""

    space: int
    worth: float
    weapon: str  #: what it lets him shoot with, in the same turn
    vault: bool  #: inside a vault, so that he has to get out again


def rounds_left(state: DoomState) -> float:
    """How many rounds the timer leaves after this one."""
    timer = state.game.ruleset.timer
    if not timer or state.table.beside.time_is_up:
        return 20.0
    return float(len(state.table.deck.cards) / timer)


def patient(state: DoomState) -> float:
    """How much of what pays later still does, from 0 to 1: the timer, and how near somebody is to winning."""
    left = rounds_left(state)
    if not state.field.mode.is_for_teams:
        missing = point_limit(state) - max(state.table.beside.score.values())
        left = min(left, 1.0 + 1.5 * missing)
    return min(1.0, left / ENOUGH)


# --- vaults ---------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def ways_with(scene: Scene, keys: tuple[str, ...], standing: tuple[str, ...]) -> Passage:
    """The ways of whoever carries these keys, with these doors closed."""
    passed = {door for key in keys for door in vaults.vault_doors(scene)[key]}
    stopping = [door for door in standing if door not in passed]
    return Passage.of(scene.board, scene.board.walls | scene.board.closed(stopping))


@lru_cache(maxsize=64)
def hopeful(scene: Scene, keys: tuple[str, ...], *, breathes: bool = False) -> Passage:
    """The ways if every door opens that opens at all: vaults stay closed, and locks for want of air."""
    found = vaults.vault_doors(scene)
    closed = [door for key, doors in found.items() if key not in keys for door in doors]
    if not breathes:
        closed += scene.closing
    return Passage.of(scene.board, scene.board.walls | scene.board.closed(closed))


@lru_cache(maxsize=64)
def vault_rooms(scene: Scene) -> dict[str, int]:
    """Key → the spaces that its doors lead to."""
    inside = vaults.inside(scene)
    rooms: dict[str, int] = {}
    for key in vaults.vault_doors(scene):
        open_ways = hopeful(scene, (key,))
        near = scene.board.spaces_at(scene.board.closed(vaults.vault_doors(scene)[key])) & inside
        rooms[key] = open_ways.reach(near, forbidden=~inside & scene.board.spaces) & inside if near else 0
    return rooms


# --- what to take ---------------------------------------------------------------------------------


def prizes(state: DoomState, marine: Marine) -> list[Prize]:
    """Everything that he would take if he came by."""
    table, game, scene = state.table, state.game, state.field.scene
    rooms = vault_rooms(scene) if scene.has_vaults else {}
    barred = vaults.inside(scene) if rooms else 0
    hurt = most_wounds(state, marine) - marine.wounds
    time = patient(state)
    found: list[Prize] = []
    contents: dict[str, float] = {}
    for space, tokens in table.tokens.items():
        inside = bool(barred >> space & 1)
        for token in tokens:
            kind = game.token(token)
            if kind.only_hurt:
                if hurt > 0 and not inside:
                    found.append(Prize(space, HEALED * hurt * (0.5 + 0.5 * time), "", False))
            elif table.beside.pool.get(token, 0):
                worth = arena.thing_worth(state, marine, token)
                if worth <= 0.0:
                    continue
                found.append(Prize(space, worth * time, token if token in game.weapons else "", inside))
                if inside:
                    for key, room in rooms.items():
                        if room >> space & 1:
                            contents[key] = contents.get(key, 0.0) + worth * time
    for key, worth in contents.items():
        token = vaults.key_of(key)
        if not marine.held(token):
            home = vaults.home_of(scene, token)
            if token in table.tokens.get(home, ()):
                far = hopeful(scene, (key,)).distances(home)
                door = min(
                    (far[p.space] for p in found if p.vault and rooms[key] >> p.space & 1), default=FAR
                )
                found.append(Prize(home, FETCHED * worth * FADES_FAR**door, "", False))
    for lever, area in levers(state):
        caught = [m for m in table.marines.values() if m.space >= 0 and area >> m.space & 1]
        worth = sum(
            frag_worth(state, marine, other)
            if is_enemy(state, marine.id, other.id)
            else -arena.OWN * arena.FRAG
            for other in caught
        )
        if worth > 0.0:
            found.append(Prize(lever, worth, "", False))
    return found


# --- where to go ----------------------------------------------------------------------------------


def goals(
    state: DoomState, marine: Marine, start: int, found: list[Prize], force: float
) -> list[tuple[int, float]]:
    """Spaces that pull him, and how much; `start` is where his turn began, `force` what he shoots with."""
    team = team_of(state, marine.id)
    flags = arena_mode(state).flags
    pulls: list[tuple[int, float]] = []
    if flags:
        theirs = next(flag for owner, flag in flags.items() if owner != team)
        if marine.held(theirs):
            return [(space, HOME) for space in base(state.field.scene, team)]
        pulls.extend(_flags(state, marine, start, team, theirs))
    pulls.extend((prize.space, prize.worth) for prize in found)
    hunting = 0.6 + 0.45 * force
    for other in state.table.marines.values():
        if other.space >= 0 and is_enemy(state, marine.id, other.id):
            worth = (arena.ENEMY + 0.3 * (5 - min(5, other.wounds))) * hunting
            pulls.append((other.space, 0.6 * worth if flags else worth))
    return pulls


def _flags(
    state: DoomState, marine: Marine, start: int, team: str, theirs: str
) -> Iterator[tuple[int, float]]:
    """His part: to fetch, to bring back, to guard, to go with the carrier."""
    scene, table = state.field.scene, state.table
    own = arena_mode(state).flags[TeamId(team)]
    home = base(scene, team)
    away = base(scene, next(other for other in arena_mode(state).flags if other != team))
    ways = hopeful(scene, ())
    mates = [m for m in table.marines.values() if m.space >= 0 and not is_enemy(state, marine.id, m.id)]
    enemies = [m for m in table.marines.values() if m.space >= 0 and is_enemy(state, marine.id, m.id)]
    carrier = next((m for m in mates if m.held(theirs)), None)
    thief = next((m for m in enemies if m.held(own)), None)
    for space, tokens in table.tokens.items():
        if theirs in tokens:
            yield space, FLAG
        if own in tokens and space not in home:
            yield space, STOLEN
    if thief is not None:
        # Where he is going is a better place to wait for him than where he has been.
        way = ways.distances(thief.space)
        there = min(way[space] for space in away)
        mine = ways.distances(start)
        if min(mine[space] for space in away) < there:
            for space in away:
                yield space, STOLEN
        yield thief.space, STOLEN
    elif carrier is None or marine is not carrier:
        near = [m for m in enemies if min(ways.distances(m.space)[space] for space in home) <= NEAR_HOME]
        keepers = sorted(
            (min(ways.distances(start if m is marine else m.space)[space] for space in home), m.id)
            for m in mates
            if m is not carrier
        )
        if near and keepers and keepers[0][1] == marine.id:
            for space in home:
                yield space, KEEPER
            for enemy in near:
                yield enemy.space, KEEPER * 0.8
    if carrier is not None:
        yield carrier.space, ESCORT
        for space in home:
            yield space, 0.5 * ESCORT


def frag_worth(state: DoomState, marine: Marine, other: Marine) -> float:
    """What it is worth to frag him: a point, his absence, and what the score makes of it."""
    flags = arena_mode(state).flags
    score = state.table.beside.score
    if not flags:
        limit = point_limit(state)
        own = team_of(state, marine.id)
        if score[own] + 1 >= limit:
            return arena.FRAG * WINS
        if rounds_left(state) <= 1.0 and score[own] + 1 >= max(score.values()):
            return arena.FRAG * 1.5
        leads = score[team_of(state, other.id)] + 1 >= limit
        return arena.FRAG * (1.1 if leads else 1.0)
    team = team_of(state, marine.id)
    if other.held(flags[team]):
        return arena.THIEF
    ways = state.field.passage.distances(other.space)
    if min((ways[space] for space in base(state.field.scene, team)), default=FAR) <= NEAR_HOME:
        return AWAY_NEAR
    carrier = next(
        (
            m
            for m in state.table.marines.values()
            if m.space >= 0 and not is_enemy(state, marine.id, m.id) and any(map(m.held, flags.values()))
        ),
        None,
    )
    if carrier is not None and ways[carrier.space] <= NEAR_HOME:
        return AWAY_NEAR
    return AWAY


# --- levers ---------------------------------------------------------------------------------------


def levers(state: DoomState) -> list[tuple[int, int]]:
    """The spaces at which somebody frags everybody in an area, and that area."""
    encounters = state.game.scenario(state.setup).encounters
    found: list[tuple[int, int]] = []
    for space, name in state.table.encounters.items():
        encounter = encounters.get(name)
        for call in (encounter.do or ()) if encounter is not None else ():
            if call.verb == "frag_in_area":
                found.append((space, state.field.scene.areas.get(str(call.parameters["area"]), 0)))
    return found
