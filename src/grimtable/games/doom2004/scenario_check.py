"""Checking a scenario: can it be set up from one box, walked through from end to end, and won?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Final, get_args

from grimtable.content import Condition, Conditions, Effect, did_you_mean
from grimtable.games.doom2004 import counters
from grimtable.games.doom2004.box import PLAIN_DOOR, KeyColour
from grimtable.games.doom2004.modes.scenario import STARTING_TOKENS
from grimtable.games.doom2004.scenario_plan import (
    Plan,
    Walk,
    effects,
    number,
    space_named,
    words,
)
from grimtable.games.doom2004.scene import START
from grimtable.games.doom2004.table import COLOURS
from grimtable.grid import EXTENTS, Footprint, MapError, Passage, bits, first, fits, mask_of
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.box import Box
    from grimtable.games.doom2004.items import InvaderKind, Scenario

Complaint = tuple[str, str]

TERRAINS: Final = ("floor", "blocking", "damaging")
ROLLS: Final = ("1", "2", "3")  #: what the green die can show

MARINES: Final = len(COLOURS)
#: the moments at which special rules of nobody happen; at the last of them nobody is asked anything
BY_ITSELF: Final = ("action_announced", "marine_turn_ended", "invader_turn_began", "round_ends")
BY_ITSELF_ONLY: Final = ("round_ends",)
SQUADS: Final = tuple(str(marines) for marines in range(1, MARINES + 1))


def check_scenario(scenario: Scenario, box: Box, kinds: Mapping[str, InvaderKind]) -> Iterable[Complaint]:
    """Everything wrong with a scenario: the key, and a sentence with the place and the remedy."""
    if not scenario.victory:
        return [("victory", "nothing says how the Marines win: add a condition")]
    try:
        plan = Plan.of(scenario, box)
    except MapError as error:
        return [("map", str(error))]
    complaints = [
        *_legend(plan),
        *_starts(plan),
        *_doors(plan),
        *_air(plan),
        *_jets(plan),
        *_figures(plan, kinds),
        *_features(plan),
        *_areas(plan),
        *_encounters(plan),
        *_triggers(plan),
        *_timers(plan),
        *_special_rules(plan),
        *_finds(plan),
        *_names(plan, kinds),
        *_supply(plan),
        *_crowds(plan, kinds),
    ]
    if plan.starts:
        complaints += _ways(plan, Walk.of(plan))
    return complaints


# ---------------------------------------------------------------------- the drawing


def _legend(plan: Plan) -> Iterator[Complaint]:
    used = set(plan.scene.drawn.marks.values())
    for name, mark in plan.scenario.legend.items():
        key = f"legend.{name}"
        if name not in used:
            yield key, f"the mark {name!r} is nowhere on the map: draw it there or remove it here"
        if mark.terrain not in TERRAINS:
            yield f"{key}.terrain", f"unknown terrain {mark.terrain!r}: use {', '.join(TERRAINS)}"
        for token in mark.tokens:
            if token not in plan.box.tokens:
                yield f"{key}.tokens", _unknown_token(plan, token)
            elif mark.colour and plan.box.tokens[token].is_wanted:
                what = f"{token!r} is there only with the {mark.colour} Marine, and everybody needs it"
                yield key, f"{what}: remove colour"
    yield from _start_tokens(plan, "start", plan.scenario.start)
    for marines, squad in plan.scenario.squads.items():
        if marines not in SQUADS:
            yield f"squads.{marines}", f"{marines!r} is no number of Marines: use {', '.join(SQUADS)}"
        yield from _start_tokens(plan, f"squads.{marines}.start", squad.start)


#: what a token may do before any Marine stands on the map
AT_SET_UP = ("heal_finder", "tell")


def _start_tokens(plan: Plan, key: str, tokens: Iterable[str]) -> Iterator[Complaint]:
    for token in tokens:
        if token not in plan.box.tokens:
            yield f"{key}.{token}", _unknown_token(plan, token)
        elif plan.box.tokens[token].is_wanted:
            yield f"{key}.{token}", f"{token!r} must be found on the map: remove it here"
        elif any(call.verb not in AT_SET_UP for call in plan.box.tokens[token].on_take or ()):
            yield f"{key}.{token}", f"what {token!r} does is carried out on the map: remove it here"


def _unknown_token(plan: Plan, token: str) -> str:
    near = did_you_mean(token, plan.box.tokens)
    hint = f" — did you mean {near!r}?" if near else f": use {', '.join(plan.box.tokens)}"
    return f"unknown token {token!r}{hint}"


def _starts(plan: Plan) -> Iterator[Complaint]:
    """Three Marines need three spaces, all in the start area (D04-SET-11)."""
    for marine in range(1, MARINES + 1):
        spaces = mask_of(space for space, mark in plan.marks.items() if mark.marine == marine)
        if not spaces:
            yield "map", f"no space has marine = {marine}: mark a start space for each of three Marines"
        elif spaces.bit_count() > 1:
            yield "map", f"Marine {marine} starts on {plan.names(spaces)}: mark one space only"
    for name, mark in plan.scenario.legend.items():
        if mark.marine not in range(MARINES + 1):
            yield f"legend.{name}.marine", f"there is no Marine {mark.marine}: write 1, 2 or 3"
        if mark.marine and mark.area != START:
            yield f"legend.{name}.area", f"Marines start in the area {START!r}: remove area or marine"


def _triggers(plan: Plan) -> Iterator[Complaint]:
    for name, encounter in plan.scenario.encounters.items():
        if encounter.trigger == "enters":
            yield f"encounters.{name}.trigger", "only arenas have switches that work again and again"


def _doors(plan: Plan) -> Iterator[Complaint]:
    """D04-DOR-01, D04-DOR-16: each parts two pairs of spaces; eleven normal ones, three security doors."""
    board = plan.board
    for name in plan.scenario.doors:
        if name not in board.doors:
            yield f"doors.{name}", f"there is no door {name!r} on the map: draw it there or remove it here"
    for name, edges in board.doors.items():
        listed = bits(edges)
        where = ", ".join(board.edge_name(edge) for edge in listed)
        step = (listed[-1] - listed[0]) * (len(listed) == 2)
        # the next edge in a row: one further east if it lies north of its space, one row down if west of it
        if step != (1 if listed[0] >= board.area else board.stride):
            yield "map", f"door {name!r} stands on {where}: give it exactly two edges in a row (D04-DOR-01)"
    yield from _door_kinds(plan)
    secure = {
        name: door.key for name, door in plan.scenario.doors.items() if door.key and name in board.doors
    }
    plain = [name for name, kind in plan.scene.door_kinds.items() if kind is PLAIN_DOOR]
    yield from _most(plan, "doors", "normal doors", len({*plain} - {*secure}))
    yield from _most(plan, "security_doors", "security doors", len(secure))
    for colour in COLOURS:
        same = [name for name, key in secure.items() if key == colour]
        if len(same) > 1:
            what = f"doors {' and '.join(same)} are both {colour}: the box holds one of each colour"
            yield f"doors.{same[1]}.key", what


def _door_kinds(plan: Plan) -> Iterator[Complaint]:
    """Doors of a kind of their own: there is such a kind, what is said suits it, the box holds so many."""
    kinds = plan.box.doors
    for name, door in plan.scenario.doors.items():
        kind = kinds.get(door.kind)
        if kind is None:
            near = did_you_mean(door.kind, kinds)
            hint = f" — did you mean {near!r}?" if near else f": use {', '.join(kinds)}"
            yield f"doors.{name}.kind", f"there are no doors of the kind {door.kind!r}{hint}"
        elif kind is not PLAIN_DOOR:
            what = f"the {kind.title} {name!r}"
            if door.key:  # D4X-LCK-01
                yield f"doors.{name}.key", f"{what} needs no key but those of its kind: remove it"
            if kind.closes_itself and name in plan.scene.open_doors:  # D4X-LCK-02
                yield f"doors.{name}", f"{what} closes by itself: begin with it closed"
    used = Counter(kind.id for kind in plan.scene.door_kinds.values())
    for kind in kinds.values():
        if kind.count and used[kind.id] > kind.count:
            yield "map", f"the map has {used[kind.id]} {kind.what}, the box {kind.count}: take some away"


def _jets(plan: Plan) -> Iterator[Complaint]:
    """D4X-FLM-09: a jet is an obstacle of its own, and not on top of another."""
    jets = mask_of(space for space, mark in plan.marks.items() if mark.jet)
    for space in bits(jets):
        mark = plan.marks[space]
        if mark.barrel or plan.board.terrain_at(space) != "floor":
            where = plan.board.name(space)
            yield "map", f"the flame jet on {where} stands in another obstacle: move one of them"
    yield from _most(plan, "flame_jets", "flame jets", jets.bit_count())


def _most(plan: Plan, component: str, what: str, amount: int) -> Iterator[Complaint]:
    """The box holds so many of a component, with the packs that are laid over it."""
    most = plan.box.counts.get(component, 0)
    if amount > most:
        remedy = "take some away" if most else "choose a pack that brings them, such as expansion"
        yield "map", f"the map has {amount} {what}, the box {most}: {remedy}"


def _air(plan: Plan) -> Iterator[Complaint]:
    """D4X-AIR-09: tanks lie only where there is no air somewhere."""
    airless = any(mark.airless for mark in plan.marks.values())
    for name, mark in plan.scenario.legend.items():
        if mark.airless and mark.terrain == "blocking":
            yield (
                f"legend.{name}.airless",
                "nobody stands on an obstacle: remove airless",
            )
        for token in mark.tokens:
            modes = plan.box.tokens[token].modes if token in plan.box.tokens else ()
            if modes and plan.scenario.mode not in modes:
                yield (
                    f"legend.{name}.tokens",
                    f"{token!r} is only used in the mode {' or '.join(modes)}: remove it",
                )
            if not airless and token in plan.box.tokens and plan.box.tokens[token].breath:
                what = f"{token!r} is for spaces without air, and the map has none"
                yield f"legend.{name}.tokens", f"{what}: mark some with airless = true, or take it away"


# ---------------------------------------------------------------------- what stands on it


def _figures(plan: Plan, kinds: Mapping[str, InvaderKind]) -> Iterator[Complaint]:
    """Every figure needs all its spaces: on the map, free, in one area, no wall or door between them."""
    board = plan.board
    passage = Passage.of(board, board.walls | board.all_doors)
    taken = dict.fromkeys(bits(plan.starts), "a Marine")
    for space, mark in plan.marks.items():
        if mark.marine and plan.blocking >> space & 1:
            yield "map", f"Marine {mark.marine} starts on an obstacle at {board.name(space)}: move him"
        if not mark.invader or mark.invader not in kinds:
            continue
        kind, place = kinds[mark.invader], board.name(space)
        if mark.wide and kind.size != "1x2":
            yield "map", f"the {kind.title} at {place} cannot be wide, only 1x2 figures can: remove wide"
        width, height = EXTENTS[kind.size]
        if mark.wide and kind.size == "1x2":
            width, height = height, width
        shape = sum((1 << width) - 1 << row * board.stride for row in range(height)) << space
        where = f"the {kind.title} at {place} covers {width} x {height} spaces from there"
        if not fits(passage, Footprint(Space(space), width, height, shape)):
            yield "map", f"{where}, and a wall, a door or the border is in the way: move it"
            continue
        if shape & (plan.blocking | plan.barrels):
            yield "map", f"{where}, and an obstacle is in the way: move one of them"
        if shape & ~plan.areas[mark.area]:
            strange = plan.names(shape & ~plan.areas[mark.area])
            yield "map", f"{where}, and {strange} belongs to another area: move it into {mark.area!r}"
        for covered in bits(shape):
            if covered in taken:
                other = f"{taken[covered]} stands on {board.name(covered)}"
                yield "map", f"{where}, and {other}: move one of them"
                break
        taken.update(dict.fromkeys(bits(shape), f"the {kind.title} at {place}"))


def _features(plan: Plan) -> Iterator[Complaint]:
    board = plan.board
    for space, mark in plan.marks.items():
        blocked = plan.blocking >> space & 1 or mark.barrel
        if blocked and (mark.tokens or mark.encounter or mark.teleporter or mark.duct or mark.exit):
            yield "map", f"nobody can stand on {board.name(space)}, for it is blocked: move what lies there"
        if mark.barrel and (plan.blocking >> space & 1 or mark.invader or mark.marine):
            yield "map", f"the barrel on {board.name(space)} needs a free space: move one of them"
        if mark.colour and not (mark.invader or mark.tokens):
            what = f"colour on {board.name(space)} says when a figure or token is there, and there is none"
            yield f"legend.{plan.scene.drawn.marks[space]}.colour", f"{what}: remove it"
    for colour, pads in plan.pads.items():
        if pads.bit_count() == 1:
            what = f"the {colour} teleporter at {plan.names(pads)} has no other pad: add one of its colour"
            yield "map", what
        elif pads.bit_count() > 2:
            what = f"the {colour} teleporter has the pads {plan.names(pads)}"
            yield "map", f"{what}, and the box holds two of a colour: remove some"
    ducts = mask_of(space for space, mark in plan.marks.items() if mark.duct)
    if ducts.bit_count() == 1:
        yield "map", f"the duct at {plan.names(ducts)} leads nowhere: add another or remove it"
    obstacles = plan.blocking | plan.barrels | board.terrains.get("damaging", 0)
    yield from _most(plan, "teleporters", "teleporters", len(plan.scene.pads))
    yield from _most(
        plan, "encounters", "encounters", sum(bool(mark.encounter) for mark in plan.marks.values())
    )
    yield from _most(plan, "obstacles", "obstacles and barrels", obstacles.bit_count())


def _areas(plan: Plan) -> Iterator[Complaint]:
    for name, spaces in plan.areas.items():
        if name == START:
            continue  # the briefing is read out for it
        place = plan.board.name(first(spaces))
        area = plan.scenario.areas.get(name)
        if area is None:
            yield "map", f"the area {name!r} at {place} is not described: add [areas.{name}]"
            continue
        for key, value in (("title", area.title), ("text", area.text)):
            if not value.strip():
                yield f"areas.{name}", f"the area {name!r} at {place} has no {key}: write what is read out"
    start = plan.scenario.areas.get(START)
    if start is not None and start.do:
        what = "the start area is laid out before any Marine stands there, so nothing can happen then"
        yield f"areas.{START}.do", f"{what}: draw it on the map, or leave it to another area"
    for name in plan.scenario.areas:
        if name not in plan.areas:
            yield f"areas.{name}", f"no space belongs to the area {name!r}: mark its spaces or remove it"


def _encounters(plan: Plan) -> Iterator[Complaint]:
    placed = {mark.encounter for mark in plan.marks.values()}
    for name, mark in plan.scenario.legend.items():
        if mark.encounter and mark.encounter not in plan.scenario.encounters:
            what = f"the encounter {mark.encounter!r} is not described: add [encounters.{mark.encounter}]"
            yield f"legend.{name}.encounter", what
    for name, encounter in plan.scenario.encounters.items():
        key = f"encounters.{name}"
        if name not in placed:
            yield key, f"the encounter {name!r} has no place: give a space encounter = {name!r} or remove it"
        if not encounter.do and not encounter.rolls:
            yield key, f"nothing happens at the encounter {name!r}: give it do or rolls"
        if encounter.rolls and tuple(sorted(encounter.rolls)) != ROLLS:
            yield f"{key}.rolls", "the green die shows 1, 2 or 3: write an effect for each, no other"


def _timers(plan: Plan) -> Iterator[Complaint]:
    rounds = plan.scenario.rounds
    for index, timer in enumerate(plan.scenario.timers):
        key = f"timers[{index}].round"
        if timer.round < 1:
            yield key, f"there is no round {timer.round}: write 1 or more"
        if rounds and timer.round > rounds:
            what = f"round {timer.round} is never played, for the game ends after {rounds}"
            yield key, f"{what}: write an earlier one"


def _special_rules(plan: Plan) -> Iterator[Complaint]:
    """D4X-R-18: what happens by itself has its place in the order of things."""
    for name, rule in plan.scenario.special_rules.items():
        key = f"special_rules.{name}"
        for part, said in (("title", rule.title), ("text", rule.text)):
            if not said.strip():
                yield f"{key}.{part}", "it is read out when it happens: write what players hear"
        if rule.owner and rule.moment in BY_ITSELF_ONLY:
            what = f"nobody is asked at {rule.moment}, so it must happen by itself"
            yield f"{key}.owner", f"{what}: remove owner, or take another moment"
        if not rule.owner and rule.moment not in BY_ITSELF:
            what = f"nothing happens by itself at {rule.moment}"
            yield f"{key}.moment", f'{what}: use {", ".join(BY_ITSELF)}, or give it owner = "invader"'


def _finds(plan: Plan) -> Iterator[Complaint]:
    """D4X-SCN-55: words for what can be taken from the board."""
    laid = {token for mark in plan.marks.values() for token in mark.tokens}
    for token, text in plan.scenario.finds.items():
        if token not in laid:
            yield f"finds.{token}", f"no space of the map has {token}: lay it somewhere, or remove this"
        if not text.strip():
            yield f"finds.{token}", "it is read out when the token is taken: write what players hear"


# ---------------------------------------------------------------------- names in effects and conditions


def _names(plan: Plan, kinds: Mapping[str, InvaderKind]) -> Iterator[Complaint]:
    """Doors, areas, kinds, tokens, colours and flags that effects and conditions speak of."""
    known: dict[str, Iterable[str]] = {
        "door": plan.board.doors,
        "area": plan.areas,
        "kind": kinds,
        "kinds": kinds,
        "tokens": plan.box.tokens,
        "colour": get_args(KeyColour),
        "encounter": plan.scenario.encounters,
        "token": plan.box.tokens,
        "holder": plan.box.tokens,
    }
    counted = {*_counted_by_tokens(plan), *_counted_flags(plan.scenario)}
    for key, verb, given in _mentions(plan.scenario):
        for parameter, names in known.items():
            value = given.get(parameter)
            for name in (value,) if isinstance(value, str) else words(value):
                if name and name not in names:
                    near = did_you_mean(name, list(names))
                    hint = f" — did you mean {near!r}?" if near else f": use {', '.join(names)}"
                    yield key, f"{verb} speaks of {name!r}, which does not exist{hint}"
        if verb in ("teleport_finder", "lay_tokens") and space_named(plan, str(given.get("space"))) is None:
            yield key, f"{given.get('space')!r} is no space of the map: write column,row"
        if verb == "exchange_pads" and plan.scenario.mode == "scenario":
            yield key, "teleporters change places in arenas only: remove exchange_pads"
        if verb == "place_invaders" and (what := why_not_near(given, plan.areas)):
            yield key, what
        if verb == "count" and counters.is_inner(str(given.get("flag"))):
            yield key, why_not_counted(str(given.get("flag")))
        if verb == "flag_at_least" and given.get("flag") not in counted:
            what = f"nothing ever counts the flag {given.get('flag')!r}"
            yield key, f"{what}: add the verb count, or correct the name"


def why_not_counted(flag: str) -> str:
    """The sentence for a counter that the rules keep for themselves."""
    return f"the rules count {flag!r} themselves, and nobody would see it: call the flag something else"


def why_not_near(given: Mapping[str, object], areas: Iterable[str]) -> str:
    """What is wrong with where an effect places invaders, if anything is."""
    near = given.get("near", "finder")
    known = ("finder", "area", "encounter", *areas)
    if near in known:
        return ""
    meant = did_you_mean(str(near), known)
    hint = f" — did you mean {meant!r}?" if meant else f": use {', '.join(known)}"
    return f"place_invaders speaks of {near!r}, which is no area{hint}"


def _counted_by_tokens(plan: Plan) -> Iterator[str]:
    for token in plan.box.tokens.values():
        for given in token.gives("count"):
            yield str(given.get("flag"))


def _counted_flags(scenario: Scenario) -> Iterator[str]:
    for _, _, effect in effects(scenario):
        for call in effect:
            if call.verb == "count":
                yield str(call.parameters.get("flag"))


def _mentions(scenario: Scenario) -> Iterator[tuple[str, str, dict[str, object]]]:
    """Every verb and condition with its parameters and the key it stands under."""
    for key, _, effect in effects(scenario):
        for call in effect:
            yield key, call.verb, dict(call.parameters)
            yield from _tests(key, call.guard)
    yield from _tests("victory", scenario.victory)
    for index, timer in enumerate(scenario.timers):
        yield from _tests(f"timers[{index}].unless", timer.unless)
    for name, rule in scenario.special_rules.items():
        yield from _tests(f"special_rules.{name}.if", rule.if_)
    for name, encounter in scenario.encounters.items():
        yield from _tests(f"encounters.{name}.if", encounter.if_)


def _tests(key: str, conditions: Iterable[Condition]) -> Iterator[tuple[str, str, dict[str, object]]]:
    for test in conditions:
        if test.parts:
            yield from _tests(key, test.parts)
        else:
            yield key, test.name, dict(test.parameters)


# ---------------------------------------------------------------------- what the box holds


def _supply(plan: Plan) -> Iterator[Complaint]:
    """All tokens that can be in play at once: on the map, in the kits, and what effects may bring."""
    needed = Counter(starting_kit())
    for mark in plan.marks.values():
        needed.update(mark.tokens)
    for token, amount in plan.scenario.start.items():
        needed[token] += amount * MARINES
    kits: Counter[str] = Counter()
    for marines, squad in plan.scenario.squads.items():
        if marines in SQUADS:
            kits |= Counter({token: amount * int(marines) for token, amount in squad.start.items()})
    needed += kits
    for encounter in plan.scenario.encounters.values():
        needed += _tokens_of(encounter.do)
        rolled: Counter[str] = Counter()
        for effect in encounter.rolls.values():
            rolled |= _tokens_of(effect)
        needed += rolled
    for area in plan.scenario.areas.values():
        needed += _tokens_of(area.do)
    for timer in plan.scenario.timers:
        needed += _tokens_of(timer.do)
    for rule in plan.scenario.special_rules.values():
        needed += _tokens_of(rule.do)
    for what, (most, tokens) in plan.box.pools().items():
        total = sum(needed[token] for token in tokens)
        if total > most:
            needs = f"the scenario needs {total} {what}, set-up included"
            yield "map", f"{needs}, and the box holds {most}: take some away"


def starting_kit() -> dict[str, int]:
    """What three Marines take at set-up, before the scenario adds to it (D04-SET-15)."""
    start = STARTING_TOKENS[MARINES]
    return {"bullets": start.bullets * MARINES, "armor": start.armor * MARINES}


def _tokens_of(effect: Effect | None) -> Counter[str]:
    found: Counter[str] = Counter()
    for call in effect or ():
        if call.verb in ("give_tokens", "drop_tokens", "lay_tokens", "give_holder"):
            found.update(words(call.parameters.get("tokens")))
    return found


def _crowds(plan: Plan, kinds: Mapping[str, InvaderKind]) -> Iterator[Complaint]:
    """No area may need more figures than the colours in play have (D04-SET-04, D04-EXP-06).

    Figures of other areas are not counted: those that have died are free again.
    """
    for name, spaces in plan.areas.items():
        where = f"the area {name!r} at {plan.board.name(first(spaces))}"
        there = [plan.marks[space] for space in bits(spaces) if space in plan.marks]
        described = plan.scenario.areas.get(name)
        for kind in kinds.values():
            for colours in _colours_in_play():
                needed = sum(
                    mark.invader == kind.id and (not mark.colour or mark.colour in colours) for mark in there
                )
                needed += _placed(described.do if described else None, kind.id, len(colours))
                supply = kind.figures(len(colours))
                if needed > supply:
                    what = f"with {' and '.join(colours)} in play {where} needs {needed} of {kind.title}"
                    yield "map", f"{what}, and there are {supply}: take some away"
                    break


def _colours_in_play() -> Iterator[tuple[str, ...]]:
    for marines in range(1, MARINES + 1):
        yield from combinations(COLOURS, marines)


def _placed(effect: Effect | None, kind: str, marines: int) -> int:
    """Figures of a kind that an effect places with so many Marines in play."""
    return sum(
        words(call.parameters.get("kinds")).count(kind)
        for call in effect or ()
        if call.verb == "place_invaders" and _enough(call.guard, marines)
    )


def _enough(guard: Conditions, marines: int) -> bool:
    needed = [test.parameters.get("amount", 1) for test in guard if test.name == "marines_at_least"]
    return all(number(amount) <= marines for amount in needed)


# ---------------------------------------------------------------------- the way through


def _ways(plan: Plan, walk: Walk) -> Iterator[Complaint]:
    """Everything can be reached from the start, at least with luck, and the Marines can win without it."""
    board = plan.board
    lucky = Walk.of(plan, lucky=True)
    yield from _locks(plan, lucky)
    for name, spaces in plan.areas.items():
        missed = spaces & ~plan.blocking & ~lucky.reached
        if not missed:
            continue
        if not spaces & lucky.reached:
            what = f"the area {name!r} at {board.name(first(missed))} cannot be reached from the start"
            yield "map", f"{what}: join it by an opening, a door or a teleporter"
        else:
            what = f"{plan.names(missed)} in the area {name!r} cannot be reached"
            yield "map", f"{what}: open a way or draw ###"
    mentioned = {name for _, name, _ in _tests("victory", plan.scenario.victory)}
    if "all_left" in mentioned and not any(mark.exit for mark in plan.marks.values()):
        yield "map", "the Marines must leave, but no space has exit = true: mark one behind the last door"
    elif not walk.allows(plan.scenario.victory):
        yield "victory", f"the Marines can never win: {_why_never(plan, walk)}"


def _locks(plan: Plan, walk: Walk) -> Iterator[Complaint]:
    board = plan.board
    for door, colour in ((door, key) for door, keys in plan.locks.items() for key in keys):
        if colour in walk.keys or door in walk.opened:
            continue
        where = board.edge_name(first(board.doors[door]))
        lying = mask_of(
            space
            for space, mark in plan.marks.items()
            if any(_unlocks(plan, token, colour) for token in mark.tokens)
        )
        if lying:
            what = f"the {colour} key at {plan.names(lying)} cannot be reached while door {door!r} at {where}"
            yield "map", f"{what} is locked: lay it where Marines come by without that door"
        else:
            what = f"door {door!r} at {where} needs the {colour} key, and nothing in reach gives it"
            remedy = f"""lay tokens = ["{colour}_key"] on a space, or unlock it by an encounter"""
            yield f"doors.{door}.key", f"{what}: {remedy}"


def _unlocks(plan: Plan, token: str, colour: str) -> bool:
    kind = plan.box.tokens.get(token)
    return kind is not None and any(given.get("colour") == colour for given in kind.gives("unlock"))


def _why_never(plan: Plan, walk: Walk) -> str:
    for _, name, given in _tests("victory", plan.scenario.victory):
        if name == "flag_at_least":
            flag, needed = str(given.get("flag")), number(given.get("amount", 1))
            if walk.flags[flag] < needed:
                counted = f"{flag!r} can be counted to {walk.flags[flag]} and must come to {needed}"
                return f"{counted}: place more of them"
        if name == "key_found" and given.get("colour") not in walk.keys:
            return f"the {given.get('colour')} key cannot be reached: lay it where they can walk"
        if name == "area_known" and given.get("area") not in walk.known:
            return f"the area {given.get('area')!r} cannot be reached: open a way to it"
    return "what victory asks for cannot be reached: open a way to it"
