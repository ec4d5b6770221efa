"""Purpose: what the Marines want on this table, read from the scenario's victory and from what lies open.

A Marine knows the discovered map, the goal and what an area's text tells: which encounters stand there and
what they ask for. What an encounter holds and what lies behind a door he does not know, and neither does
this module: it looks at discovered spaces only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakKeyDictionary

from grimtable.games.doom2004.bots.hazards import tank_worth
from grimtable.games.doom2004.bots.walking import FAR, Rings, cost_at, invader_masks, passage_for, rings_to
from grimtable.games.doom2004.changes import most_wounds
from grimtable.games.doom2004.procedures.arriving import waits_here
from grimtable.games.doom2004.table import AMMUNITION, MARINES, Marine
from grimtable.games.doom2004.topics.doors import is_unlocked
from grimtable.games.doom2004.topics.objective import leaves_of
from grimtable.grid import Passage
from grimtable.kernel.identity import DoorId, Space

if TYPE_CHECKING:
    from grimtable.content import Call
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.game import Doom2004

#: extra steps that a kind of goal seems further away than it is: what must be done comes first
OBJECTIVE, EXIT, ENCOUNTER, EXPLORE, EXPLORE_LATER = 0, 0, 2, 4, 16
WELL_ARMORED = 0.4  #: what armor is worth to whoever has more of it than a comrade
SPREAD = 8  #: a thing that another Marine is nearer to seems this much further


#: game → scenario, seats and token → whether it is an objective there
_OBJECTIVES: Final[WeakKeyDictionary[Doom2004, dict[tuple[str, int, str], bool]]] = WeakKeyDictionary()


class Goal(NamedTuple):
    """Spaces worth reaching, and what they are called in a hint."""

    cost: int
    spaces: int
    name: str


def may_leave(state: DoomState) -> bool:
    """Leaving wins or helps: the goal asks for it, and everything else it asks for is done."""
    victory = state.game.scenario(state.setup).victory
    tests = victory.tests
    if not any(test.name == "all_left" for test in tests):
        return False
    return all(test.name == "all_left" or test.holds(state, None) for test in tests)


def winning_spaces(state: DoomState, marine: Marine) -> int:
    """Where this Marine ends the game at once: by leaving last, taking the last thing, or the last deed."""
    table, field = state.table, state.field
    if may_leave(state):
        others = [each for each in table.marines.values() if each.id != marine.id]
        return field.scene.exits & field.known if all(each.left for each in others) else 0
    found = 0
    for flag in _lacks_one(state):
        for space, tokens in table.tokens.items():
            if flag in tokens:
                found |= 1 << space
        for space, name in table.encounters.items():
            calls = state.game.calls(state.setup, "encounter", name, "")
            if any(_counts(call, flag) and call.guard.hold(state, None) for call in calls):
                found |= 1 << space
    return found & field.known


def _lacks_one(state: DoomState) -> list[str]:
    """The numbers of the scenario of which one more would win."""
    victory, flags = state.game.scenario(state.setup).victory, state.table.flags
    found = []
    for leaf in leaves_of(victory.tests):
        if leaf.name == "flag_at_least":
            flag = str(leaf.parameters["flag"])
            before = flags.get(flag)
            flags[flag] = (before or 0) + 1
            if victory.hold(state, None):
                found.append(flag)
            if before is None:
                del flags[flag]
            else:
                flags[flag] = before
    return list(dict.fromkeys(found))


def _counts(call: Call, flag: str) -> bool:
    return call.verb == "count" and call.parameters.get("flag") == flag and call.parameters.get("by", 1) != -1


def is_objective(state: DoomState, token: str) -> bool:
    """A key, a thing that only this scenario knows, or one that its encounters wait for (D4X-SCN-58).

    Never mere equipment. It is asked of every token on the board at every plan, and only content answers.
    """
    known = _OBJECTIVES.get(state.game)
    if known is None:
        known = _OBJECTIVES[state.game] = {}
    key = (state.setup.scenario, len(state.setup.seats), token)
    found = known.get(key)
    if found is None:
        found = known[key] = state.game.token(token).is_wanted or token in _waited_for(state)
    return found


def _waited_for(state: DoomState) -> set[str]:
    """The tokens that encounters of this scenario ask a Marine for."""
    return {
        str(test.parameters["token"])
        for encounter in state.game.scenario(state.setup).encounters.values()
        for test in leaves_of(encounter.if_.tests)
        if test.name in ("finder_has", "squad_has")
    }


def asks_in_vain(state: DoomState, name: str) -> bool:
    """The encounter would only say what it asks for: its own text keeps it until then."""
    calls = state.game.calls(state.setup, "encounter", name, "")
    return any(call.verb == "keep_encounter" and call.guard.hold(state, None) for call in calls)


def open_encounters(state: DoomState, marine: Marine | None = None) -> int:
    """The encounters on the board that are worth a visit now; with a Marine, those that he could meet.

    What an encounter waits for is told with its area (D4X-R-80); one that is met from beside it is reached
    by standing next to it, and happens on the way (D4X-SCN-07).
    """
    found = 0
    for space, name in state.table.encounters.items():
        encounter = state.game.encounter(state.setup, name)
        if encounter.trigger == "beside" or asks_in_vain(state, name):
            continue
        finders = state.table.marines.values() if marine is None else (marine,)
        if any(waits_here(state, each, space, encounter.trigger) for each in finders):
            found |= 1 << space
    return found


def ends_turn_for(state: DoomState, marine: Marine) -> bool:
    """Whether he stands where ending his turn is what the encounter asks for."""
    return waits_here(state, marine, marine.space, "turn")


def goals_of(state: DoomState, marine: Marine, *, spread: int = SPREAD) -> list[Goal]:
    """Where this Marine wants to go, best things cheapest; `spread`: how much further others' things seem."""
    table, field = state.table, state.field
    leaving = may_leave(state)
    goals: list[Goal] = []
    if leaving and field.scene.exits & field.known:
        goals.append(Goal(EXIT, field.scene.exits & field.known, "exit"))
    objectives = 0
    for space, tokens in table.tokens.items():
        if any(is_objective(state, token) for token in tokens):
            objectives |= 1 << space
    mine, others = shared_out(state, marine, objectives)
    goals.append(Goal(OBJECTIVE, mine, "objective"))
    goals.append(Goal(OBJECTIVE + spread, others, "objective"))
    if not leaving:
        mine, others = shared_out(state, marine, open_encounters(state, marine))
        goals.append(Goal(ENCOUNTER, mine, "encounter"))
        goals.append(Goal(ENCOUNTER + spread, others, "encounter"))
    busy = any(goal.spaces for goal in goals)
    later = EXPLORE_LATER if busy else EXPLORE
    secure, plain = unexplored_doors(state)
    goals.append(Goal(EXPLORE if leaving else later - 2, secure, "security"))
    goals.append(Goal(later, plain, "door"))
    goals.append(Goal(later, openings(state), "opening"))
    goals.append(Goal(later + 4, blind_pads(state), "pad"))
    return [goal for goal in goals if goal.spaces]


def shared_out(state: DoomState, marine: Marine, spaces: int) -> tuple[int, int]:
    """Of these spaces, those no other Marine is nearer to, and the others: a squad does not all run for one.

    As the crow flies; it need not be exact, only the same for everybody.
    """
    others = [m.space for m in state.table.marines.values() if m.id != marine.id and m.space >= 0]
    if not others or not spaces or marine.space < 0:
        return spaces, 0
    apart = state.field.board.apart
    mine = rest = spaces
    while rest:
        bit = rest & -rest
        rest ^= bit
        space = bit.bit_length() - 1
        here = apart(marine.space, space)
        if any(apart(other, space) < here for other in others):
            mine ^= bit
    return mine, spaces & ~mine


def unexplored_doors(state: DoomState) -> tuple[int, int]:
    """The known sides of closed doors that lead off the map: security doors with their key found, others."""
    field, table = state.field, state.table
    secure = plain = 0
    for door, standing in table.doors.items():
        doorway = field.scene.doorways[DoorId(door)]
        if standing != "closed" or not doorway & field.known or not doorway & ~field.known:
            continue
        if field.scene.worked_by[door] == "all":
            plain |= doorway & field.known
        elif is_unlocked(state, door):
            secure |= doorway & field.known
    return secure, plain


def openings(state: DoomState) -> int:
    """Known spaces at the edge of the map that no wall closes."""
    field = state.field
    return field.passage.dilate(field.frontier) & field.known if field.frontier else 0


def blind_pads(state: DoomState) -> int:
    """Discovered pads of a colour whose other pads are not all discovered (everybody knows their number)."""
    field = state.field
    found = 0
    for pads in field.scene.teleporters.values():
        mask = 0
        for pad in pads:
            mask |= 1 << pad
        if mask & field.known and mask & ~field.known:
            found |= mask & field.known
    return found


def goal_rings(state: DoomState, marine: Marine, *, sealed: str = "", spread: int = SPREAD) -> Rings:
    """How far it is from every space to this Marine's goals; monsters are walked round if there is a way.

    `sealed`: a door that nobody could open. `spread`: how much further what others are nearer to seems.
    """
    field = state.field
    sources = [(goal.cost, goal.spaces) for goal in goals_of(state, marine, spread=spread)]
    passage = passage_for(state, marine=True)
    if sealed:
        doorway = field.scene.doorways[DoorId(sealed)]
        if doorway & ~field.known:
            sources = [(cost, spaces & ~doorway) for cost, spaces in sources]
        passage = Passage.of(field.board, passage.stops | field.board.closed([sealed]))
    forbidden = field.obstacles | field.burning
    rings = rings_to(state, passage, sources, forbidden=forbidden | field.against(MARINES), pads=True)
    if cost_at(rings, 1 << marine.space) >= FAR:
        rings = rings_to(state, passage, sources, forbidden=field.obstacles, pads=True)
    return rings


def barriers(state: DoomState, marine: Marine, rings: Rings) -> frozenset[str]:
    """The monsters that stand on every short way to his goals, where no way leads round them.

    `rings` are those of `goal_rings`, which lead through monsters only then.
    """
    field = state.field
    enemies = field.against(MARINES)
    cost = cost_at(rings, 1 << marine.space)
    if not enemies or cost >= FAR:
        return frozenset()
    passage = passage_for(state, marine=True)
    way = front = 1 << marine.space
    for ring in reversed(rings[:cost]):
        near = passage.dilate(front) & ring
        if near & ~enemies:
            near &= ~enemies
        if not near:
            break  # over a pad, or to a goal that seems further away than it is
        front = near
        way |= front
    masks = invader_masks(state)
    return frozenset(id for id, mask in masks.items() if mask & way)


def token_worth(state: DoomState, marine: Marine, token: str) -> float:
    """What a token is worth to this Marine, in steps he would go out of his way for it."""
    if is_objective(state, token):
        return 12.0
    if token in AMMUNITION:
        return _ammunition_worth(state, marine, token)
    if token in state.game.weapons:
        return 5.0 if token not in marine.weapons else 0.5
    kind = state.game.token(token)
    if kind.only_hurt:
        healed = sum(
            amount for call in kind.gives("heal_finder") if isinstance(amount := call["amount"], int)
        )
        return 1.3 * min(healed, most_wounds(state, marine) - marine.wounds)
    if kind.breath:
        return tank_worth(state, marine)
    if token == "armor" and any(other.armor < marine.armor for other in _comrades(state, marine)):
        return WELL_ARMORED * kind.worth
    if kind.lasts:  # it is of use while somebody is near
        near = state.field.board.square(marine.space, 2) & state.field.against(MARINES)
        return float(kind.worth) if near else 0.0
    return float(kind.worth)


def _comrades(state: DoomState, marine: Marine) -> list[Marine]:
    """The other Marines on the board."""
    return [other for other in state.table.marines.values() if other.id != marine.id and other.space >= 0]


def _ammunition_worth(state: DoomState, marine: Marine, token: str) -> float:
    """The fewer he has, the more; ammunition for a weapon nobody carries can wait."""
    weapons = state.game.weapons.values()
    usable = any(w.ammo == token and (w.always or w.id in marine.weapons) for w in weapons)
    if not usable:
        return 0.8
    return max(1.0, 5.0 - marine.ammo[token])


def worth_here(state: DoomState, marine: Marine, space: int) -> float:
    """What lies on a space, to this Marine."""
    tokens = state.table.tokens.get(Space(space))
    if not tokens:
        return 0.0
    return sum(token_worth(state, marine, token) for token in tokens)
