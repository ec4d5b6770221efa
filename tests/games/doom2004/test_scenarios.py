"""The five scenarios: they load, they can be won, and every mistake a scenario can have is named."""

from __future__ import annotations

import re
import tomllib
from itertools import combinations, permutations
from pathlib import Path
from shutil import copytree
from typing import Any

import msgspec
import pytest

from grimtable.content import ContentError, Kind, Pack, Schema, load_pack
from grimtable.games.doom2004 import scenario_check
from grimtable.games.doom2004.effects import registry
from grimtable.games.doom2004.items import SCHEMA as FULL
from grimtable.games.doom2004.items import (
    Area,
    Door,
    Encounter,
    InvaderKind,
    Mark,
    Scenario,
    Squad,
    Timer,
    box_of,
)
from grimtable.games.doom2004.scenario_check import check_scenario, starting_kit
from grimtable.games.doom2004.scenario_plan import Plan, Walk, first_start, shortest_way
from grimtable.games.doom2004.scene import Scene
from grimtable.grid import read_map
from tests.support.rule import rule

CONTENT = Path(scenario_check.__file__).parent / "content"
PAGE = (Path(__file__).parents[3] / "docs" / "adding-a-scenario.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
MANIFEST, FIRST_WATCH, LOCK = EXAMPLES

INVADERS = Kind("invaders", InvaderKind)


def _check(scenario: Scenario, pack: Pack) -> Any:
    return check_scenario(scenario, box_of(pack), pack.table(INVADERS))


SCENARIOS = Kind("scenarios", Scenario, _check)
BOX = ("tokens", "doors", "hazards", "components", "weapons")
SCHEMA = Schema("doom2004", [*(FULL.kinds[kind] for kind in BOX), INVADERS, SCENARIOS], registry)
BASE = 'id = "doom2004"\ntitle = "T"\ngame = "doom2004"\nversion = "1"\n[defaults]\nprovenance = "original"\n'


def _pack(folder: Path, *kinds: str) -> Pack:
    """A pack with some kinds of the game's content, so that these tests need no decks."""
    (folder / "pack.toml").write_text(BASE, encoding="utf-8")
    for kind in kinds:
        if (CONTENT / kind).is_dir():
            copytree(CONTENT / kind, folder / kind)
    return load_pack(folder, SCHEMA)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    """The invaders and the five scenarios."""
    return _pack(tmp_path_factory.mktemp("base"), *BOX, "invaders", "scenarios")


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    """The invaders alone, to lay one scenario over."""
    return _pack(tmp_path_factory.mktemp("bare"), *BOX, "invaders")


def plan_of(each: Scenario, pack: Pack) -> Plan:
    return Plan.of(each, box_of(pack))


def scenario(base: Pack, id: str) -> Scenario:
    return base.get(SCENARIOS, id)


def overlaid(base: Pack, folder: Path, text: str) -> Pack:
    """The pack with one more scenario, written as an author would."""
    (folder / "scenarios").mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(MANIFEST, encoding="utf-8")
    (folder / "scenarios" / "first_watch.toml").write_text(text, encoding="utf-8")
    return base.overlaid(folder)


def complaints(base: Pack, folder: Path, text: str) -> list[str]:
    """What loading says about a scenario: key and sentence of each problem."""
    with pytest.raises(ContentError) as caught:
        overlaid(base, folder, text)
    return [re.sub(r"^.*?\.toml:\d+: ", "", line) for line in str(caught.value).splitlines()]


def drawn(text: str, place: str, sign: str) -> str:
    """A scenario with another sign in a space ("3,4") or on an edge ("3,4|4,4", "3,4|3,5") of its map."""
    one, _, other = place.partition("|")
    column, row = (int(part) for part in one.split(","))
    lines = text.split("\n")
    top = next(number for number, line in enumerate(lines) if line.startswith("0 #"))
    margin = lines[top].index("#")
    line, start, width = top + 2 * row, margin + 4 * column + 1, 3
    if other and other.endswith(f",{row}"):
        start, width = start + 3, 1
    elif other:
        line += 1
    old = lines[line]
    lines[line] = f"{old[:start]}{sign:^{width}}{old[start + width :]}"
    return "\n".join(lines)


def changed(text: str, changes: list[tuple[str, str]]) -> str:
    """A scenario with signs on its map or words in its text replaced."""
    for old, new in changes:
        if re.fullmatch(r"\d+,\d+(\|\d+,\d+)?", old):
            text = drawn(text, old, new)
        else:
            assert old in text, f"{old!r} is not in the example"
            text = text.replace(old, new)
    return text


# ---------------------------------------------------------------------- the five

NAMES = {
    1: ("knee_deep_in_the_dead", "Knee-Deep in the Dead"),
    2: ("the_lights_below", "The Lights Below"),
    3: ("inferno", "Inferno"),
    4: ("thy_flesh_consumed", "Thy Flesh Consumed"),
    5: ("the_last_threshold", "The Last Threshold"),
}
IDS = [id for id, _ in NAMES.values()]


@rule("D04-SET-06", "D04-SET-25", "D04-VIC-06")
def test_there_are_five_and_all_are_sound(base: Pack) -> None:
    found = {each.number: (each.id, each.name) for each in base.items(SCENARIOS)}
    assert found == NAMES


@rule("D04-C-31", "D04-VIC-01", "D04-VIC-02")
def test_scenario_one_is_what_the_rulebook_says(base: Pack) -> None:
    """Find the red key, leave through the red security door; six frags for the Invader."""
    first = scenario(base, "knee_deep_in_the_dead")
    plan = plan_of(first, base)

    assert first.frags == 6 and not first.rounds and not first.timers and not first.start
    assert first.victory.written == [{"condition": "key_found", "colour": "red"}, "all_left"]
    (red_door,) = (door for door, colour in plan.locks.items() if colour == ("red",))
    behind = plan.areas["airlock"]
    exits = [space for space, mark in plan.marks.items() if mark.exit]
    assert all(behind >> space & 1 for space in exits)
    assert plan.board.spaces_at(plan.board.doors[red_door]) & behind
    walled_in = plan_of(_without_key(first, "red_key"), base)
    assert not Walk.of(walled_in).reached & behind


def _without_key(first: Scenario, key: str) -> Scenario:
    legend = {
        name: msgspec.structs.replace(mark, tokens=tuple(token for token in mark.tokens if token != key))
        for name, mark in first.legend.items()
    }
    return msgspec.structs.replace(first, legend=legend)


#: scenario → what must be visited in any order, how many of them, then what comes last; and the MP it takes.
#: A change here is a change of the scenario's length: see it, and mean it.
ROUTES: dict[str, tuple[tuple[str, ...], int, tuple[str, ...], int]] = {
    "knee_deep_in_the_dead": (("0,2",), 1, ("27,6",), 71),
    "the_lights_below": (("17,16", "12,1", "30,0", "3,23"), 3, ("23,19",), 93),
    "inferno": (("33,20", "8,9", "20,6"), 3, (), 86),
    "thy_flesh_consumed": (("5,9", "5,14", "0,11"), 3, (), 83),
    "the_last_threshold": (("0,12", "27,13", "14,0"), 3, ("10,12", "13,14", "17,12"), 87),
}


def critical_path(each: Scenario, base: Pack) -> int:
    """The fewest movement points that win the scenario, figures left out of account."""
    plan = plan_of(each, base)
    wanted, number, last, _ = ROUTES[each.id]
    board = plan.board
    best: list[int] = []
    for chosen in combinations(wanted, number):
        for order in permutations(chosen):
            for end in permutations(last):
                here, total = first_start(plan), 0
                held: frozenset[str] = frozenset()
                opened: frozenset[str] = frozenset()
                for place in (*order, *end):
                    if place in last and each.id == "the_lights_below":
                        held |= {"green"}  # the third fuse unlocks the lift
                    goal = board.read(place)
                    way = shortest_way(plan, here, goal, keys=held, opened=opened)
                    assert way is not None, f"no way to {place}"
                    cost, opened = way
                    for token in plan.marks[goal].tokens:
                        held |= {str(given["colour"]) for given in plan.box.tokens[token].gives("unlock")}
                    here, total = goal, total + cost
                best.append(total)
    return min(best)


@pytest.mark.parametrize("id", IDS)
def test_the_shortest_way_to_the_goal_is_as_long_as_meant(base: Pack, id: str) -> None:
    assert critical_path(scenario(base, id), base) == ROUTES[id][3]
    assert 40 <= ROUTES[id][3] <= 120


def test_the_code_of_scenario_four_saves_the_coils(base: Pack) -> None:
    """With both halves the larder is near; without them the way leads over three pairs of pads."""
    plan = plan_of(scenario(base, "thy_flesh_consumed"), base)
    board = plan.board
    larder, lock = board.read("19,13"), board.read("16,18")

    short = shortest_way(plan, lock, larder, keys=frozenset({"blue"}))
    long = shortest_way(plan, lock, larder)

    assert short is not None and long is not None
    assert (short[0], long[0]) == (11, 54)


@pytest.mark.parametrize("id", IDS)
@rule("D04-EXP-01")
def test_closed_doors_hide_every_area(base: Pack, id: str) -> None:
    """While all doors are closed no area is open to another, so they are found one at a time."""
    plan = plan_of(scenario(base, id), base)
    board = plan.board
    for room in board.areas(board.spaces, board.walls | board.all_doors):
        assert any(not room & ~spaces for spaces in plan.areas.values()), plan.names(room)


@pytest.mark.parametrize(
    "drawing",
    [
        "#################\n# s     A     1 #\n#   +   A   +   #\n#       A       #\n#################",
        "#################\n# s           1 #\n#################",
        "#################\n#         2   1 #\n#################",
        "#################\n#       #     1 #\n#################",
    ],
    ids=["a door between", "in the open", "two in the open, no start", "a room without a mark"],
)
def test_every_space_lies_in_one_area_marked_or_not(drawing: str) -> None:
    legend = {"s": Mark(marine=1), "1": Mark(area="store"), "2": Mark(area="dock")}
    scene = Scene.read(drawing, {name: legend[name] for name in "s12" if name in drawing}, {}, {})
    everywhere = 0
    for spaces in scene.areas.values():
        assert not everywhere & spaces
        everywhere |= spaces
    assert everywhere == scene.board.spaces


@pytest.mark.parametrize("id", IDS)
def test_each_map_is_drawn_as_the_notation_prints_it(base: Pack, id: str) -> None:
    """Drawn with rulers, 20 x 20 to 34 x 30 spaces, with texts for every area."""
    each = scenario(base, id)
    drawn = read_map(each.map, {name: mark.terrain for name, mark in each.legend.items()})
    assert 20 <= drawn.board.columns <= 34 and 20 <= drawn.board.rows <= 30
    assert each.map.lstrip("\n").split()[0] == "0"
    assert each.goal and each.goal_reached and each.briefing and each.areas["start"].text


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("colours", [("red",), ("green",), ("blue",)])
def test_each_colour_brings_enemies_and_ammunition(base: Pack, id: str, colours: tuple[str, ...]) -> None:
    marks = plan_of(scenario(base, id), base).marks.values()
    assert sum(mark.invader != "" and mark.colour in colours for mark in marks) >= 6
    if colours != ("red",):  # the first Marine lives on what is always there
        assert any(mark.tokens and mark.colour in colours for mark in marks)


# ---------------------------------------------------------------------- the page for authors


def test_the_example_on_the_page_is_a_sound_scenario(bare: Pack, tmp_path: Path) -> None:
    pack = overlaid(bare, tmp_path, FIRST_WATCH)
    assert pack.get(SCENARIOS, "first_watch").number == 6
    assert Walk.of(plan_of(pack.get(SCENARIOS, "first_watch"), pack)).keys == {"red"}


def test_the_lock_on_the_page_compiles(bare: Pack, tmp_path: Path) -> None:
    text = FIRST_WATCH.replace("o1 = {", 'Y1b = { area = "store", encounter = "lock" }\no1 = {')
    text = drawn(text, "6,5", "Y1b") + "\n" + LOCK
    assert "lock" in overlaid(bare, tmp_path, text).get(SCENARIOS, "first_watch").encounters


@pytest.mark.parametrize("part", [Scenario, Squad, Mark, Door, Area, Encounter, Timer])
def test_the_page_explains_every_key(part: Any) -> None:
    missing = [key for key in part.__struct_encode_fields__ if f"`{key}`" not in PAGE and key != "id"]
    assert missing == []


@pytest.mark.parametrize(("heading", "sort"), [("## 6. Verbs", "verb"), ("## 7. Conditions", "condition")])
def test_the_page_names_only_what_the_game_has(heading: str, sort: Any) -> None:
    section = PAGE.partition(heading)[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|([^|]*)\|", section, re.MULTILINE)
    assert len(rows) >= 6
    for names, parameters in rows:
        for name in re.findall(r"`(\w+)`", names):
            entry = registry.find(sort, name)
            assert entry is not None, f"the game has no {sort} {name}"
            assert set(re.findall(r"`(\w+)`", parameters)) == set(entry.parameters)


def test_the_page_tells_what_the_box_holds(base: Pack) -> None:
    section = PAGE.partition("One box holds")[2].partition("\n## ")[0]
    pools = {what: most for what, (most, _) in box_of(base).pools().items()}
    assert pools.keys() >= {"ammunition tokens", "armor tokens", "medkit tokens", "other equipment tokens"}
    for what in ("ammunition", "armor", "medkit", "other equipment"):
        most = pools[f"{what} tokens"]
        row = next(line for line in section.splitlines() if what in line)
        assert f" {most} |" in row


# ---------------------------------------------------------------------- every mistake is named

STORE = 'area = "store"'
RED_KEY = '{ condition = "key_found", colour = "red" }'
HEAL = '{ verb = "heal_finder", amount = 2 }'

#: what is changed in the example of the page, and what is said about it
BROKEN: dict[str, tuple[list[tuple[str, str]], str]] = {
    "a mark without a legend": (
        [("m1 = {", "q1 = {")],
        "map: line 3, column 20: the mark 'm1' is not in the legend",
    ),
    "a legend entry that is not drawn": (
        [("\nb = {", "\nq = { barrel = true }\nb = {")],
        "legend.q: the mark 'q' is nowhere on the map: draw it there or remove it here",
    ),
    "an unknown token": (
        [('tokens = ["medkit"]', 'tokens = ["medikit"]')],
        "legend.m1.tokens: unknown token 'medikit' — did you mean 'medkit'?",
    ),
    "an unknown starting token": (
        [("frags = 3", "frags = 3\nstart = { grenades = 1 }")],
        "start.grenades: unknown token 'grenades'",
    ),
    "a key in the starting kit": (
        [("frags = 3", "frags = 3\nstart = { blue_key = 1 }")],
        "start.blue_key: 'blue_key' must be found on the map: remove it here",
    ),
    "an unknown starting token of a lone Marine": (
        [("frags = 3", "frags = 3\nsquads = { 1 = { start = { grenades = 1 } } }")],
        "squads.1.start.grenades: unknown token 'grenades'",
    ),
    "a squad of four": (
        [("frags = 3", "frags = 3\nsquads = { 4 = { frags = 9 } }")],
        "squads.4: '4' is no number of Marines: use 1, 2, 3",
    ),
    "more shotguns in the kits than in the box": (
        [("frags = 3", "frags = 3\nsquads = { 2 = { start = { shotgun = 2 } } }")],
        "map: the scenario needs 4 shotgun tokens, set-up included, and the box holds 3: take some away",
    ),
    "an unknown terrain": (
        [("barrel = true", 'terrain = "lava"')],
        "legend.o1.terrain: unknown terrain 'lava': use floor, blocking, damaging",
    ),
    "a key that depends on a colour": (
        [('["red_key"] }', '["red_key"], colour = "green" }')],
        "legend.K1: 'red_key' is there only with the green Marine, and everybody needs it: remove colour",
    ),
    "a colour without anything": (
        [("barrel = true", 'barrel = true, colour = "red"')],
        "legend.o1.colour: colour on 6,3 says when a figure or token is there, and there is none: remove it",
    ),
    "two Marines only": (
        [("0,2", ""), ("III = { marine = 3 }\n", "")],
        "map: no space has marine = 3: mark a start space for each of three Marines",
    ),
    "a Marine who starts twice": (
        [("III = { marine = 3 }", "III = { marine = 2 }")],
        "map: Marine 2 starts on 1,1 0,2: mark one space only",
    ),
    "a fourth Marine": (
        [("III = { marine = 3 }", "III = { marine = 4 }")],
        "legend.III.marine: there is no Marine 4: write 1, 2 or 3",
    ),
    "a Marine who starts elsewhere": (
        [("III = { marine = 3 }", 'III = { marine = 3, area = "dock" }')],
        "legend.III.area: Marines start in the area 'start': remove area or marine",
    ),
    "a door of one edge": (
        [("3,2|4,2", "#")],
        "map: door 'A' stands on 3,1|4,1: give it exactly two edges in a row (D04-DOR-01)",
    ),
    "a door of three edges": (
        [("3,0|4,0", "A")],
        "map: door 'A' stands on 3,0|4,0, 3,1|4,1, 3,2|4,2: give it exactly two edges in a row",
    ),
    "a door round a corner": (
        [("3,1|4,1", "#"), ("3,2|3,3", "=A=")],
        "map: door 'A' stands on 3,2|4,2, 3,2|3,3: give it exactly two edges in a row",
    ),
    "a door that is not drawn": (
        [('R = { key = "red" }', 'R = { key = "red" }\nQ = { open = true }')],
        "doors.Q: there is no door 'Q' on the map: draw it there or remove it here",
    ),
    "two doors of one key": (
        [('R = { key = "red" }', 'R = { key = "red" }\nA = { key = "red" }')],
        "doors.A.key: doors R and A are both red: the box holds one of each colour",
    ),
    "a security door without a key": (
        [('["red_key"]', '["cells"]')],
        "doors.R.key: door 'R' at 3,4|4,4 needs the red key, and nothing in reach gives it: "
        'lay tokens = ["red_key"] on a space, or unlock it by an encounter',
    ),
    "a key behind its own door": (
        [("7,0", "1"), ("2,3", "K1"), (f"K1 = {{ {STORE}", 'K1 = { area = "dock"')],
        "map: the red key at 2,3 cannot be reached while door 'R' at 3,4|4,4 is locked: "
        "lay it where Marines come by without that door",
    ),
    "an area without a way": (
        [("3,4|4,4", "#"), ("3,5|4,5", "#"), ('R = { key = "red" }', "")],
        "map: the area 'dock' at 0,3 cannot be reached from the start: "
        "join it by an opening, a door or a teleporter",
    ),
    "a space without a way": (
        [("4,0|5,0", "#"), ("4,0|4,1", "###")],
        "map: 4,0 in the area 'store' cannot be reached: open a way or draw ###",
    ),
    "no exit": (
        [("exit = true", "duct = true")],
        "map: the Marines must leave, but no space has exit = true: mark one behind the last door",
    ),
    "a goal that cannot be met": (
        [(f'[{RED_KEY}, "all_left"]', '{ condition = "flag_at_least", flag = "sigil", amount = 3 }')],
        "victory: the Marines can never win: 'sigil' can be counted to 0 and must come to 3: "
        "place more of them",
    ),
    "a goal that one Marine alone cannot meet": (
        [('"all_left"]', '{ condition = "marines_at_least", amount = 2 }]')],
        "victory: the Marines can never win: what victory asks for cannot be reached: open a way to it",
    ),
    "a goal with a key that is not there": (
        [(f'[{RED_KEY}, "all_left"]', '{ condition = "key_found", colour = "blue" }')],
        "victory: the Marines can never win: the blue key cannot be reached: lay it where they can walk",
    ),
    "a figure through a wall": (
        [(f'z1g = {{ {STORE}, invader = "zombie"', f'z1g = {{ {STORE}, invader = "mancubus"')],
        "map: the Mancubus at 7,2 covers 2 x 2 spaces from there, "
        "and a wall, a door or the border is in the way: move it",
    ),
    "a figure across a door": (
        [
            ("i2 = { area", 'D2 = { area = "dock", invader = "demon", wide = true }\ni2 = { area'),
            ("3,4", "D2"),
        ],
        "map: the Demon at 3,4 covers 2 x 1 spaces from there, "
        "and a wall, a door or the border is in the way: move it",
    ),
    "a figure on an obstacle": (
        [('invader = "imp", colour', 'invader = "demon", wide = true, colour'), ("4,2", "i1b")],
        "map: the Demon at 4,2 covers 2 x 1 spaces from there, "
        "and an obstacle is in the way: move one of them",
    ),
    "a figure on another": (
        [('invader = "imp", colour', 'invader = "demon", colour'), ("6,0", "i1b")],
        "map: the Zombie at 6,1 covers 1 x 1 spaces from there, "
        "and the Demon at 6,0 stands on 6,1: move one of them",
    ),
    "a figure on a Marine": (
        [("II = { marine = 2 }", 'II = { marine = 2, invader = "imp" }')],
        "map: the Imp at 1,1 covers 1 x 1 spaces from there, and a Marine stands on 1,1: move one of them",
    ),
    "a figure in two areas": (
        [
            ('i2 = { area = "dock", invader = "imp" }', 'i2 = { area = "dock", invader = "demon" }'),
            ("1,4", "1"),
        ],
        "map: the Demon at 1,3 covers 1 x 2 spaces from there, "
        "and 1,4 belongs to another area: move it into 'dock'",
    ),
    "a wide zombie": (
        [('invader = "zombie" }', 'invader = "zombie", wide = true }')],
        "map: the Zombie at 6,1 cannot be wide, only 1x2 figures can: remove wide",
    ),
    "a Marine on an obstacle": (
        [("II = { marine = 2 }", 'II = { marine = 2, terrain = "blocking" }')],
        "map: Marine 2 starts on an obstacle at 1,1: move him",
    ),
    "a token on an obstacle": (
        [('["medkit"] }', '["medkit"], terrain = "blocking" }')],
        "map: nobody can stand on 4,0, for it is blocked: move what lies there",
    ),
    "a barrel under a figure": (
        [("barrel = true", 'barrel = true, invader = "imp"')],
        "map: the barrel on 6,3 needs a free space: move one of them",
    ),
    "a teleporter with one pad": (
        [("barrel = true", 'teleporter = "green"')],
        "map: the green teleporter at 6,3 has no other pad: add one of its colour",
    ),
    "a teleporter with three pads": (
        [("barrel = true", 'teleporter = "green"'), ("4,3", "o1"), ("5,3", "o1")],
        "map: the green teleporter has the pads 4,3 5,3 6,3, and the box holds two of a colour: remove some",
    ),
    "a lonely duct": (
        [("barrel = true", "duct = true")],
        "map: the duct at 6,3 leads nowhere: add another or remove it",
    ),
    "an area without a description": (
        [(f"m1 = {{ {STORE}", 'm1 = { area = "attic"')],
        "map: the area 'attic' at 4,0 is not described: add [areas.attic]",
    ),
    "an area without a text": (
        [('text = "One boat left. Somebody is already waiting beside it."\n', "")],
        "areas.dock: the area 'dock' at 0,3 has no text: write what is read out",
    ),
    "an area without a title": (
        [('title = "The Dock"', 'title = " "')],
        "areas.dock: the area 'dock' at 0,3 has no title: write what is read out",
    ),
    "an area without a space": (
        [("[areas.dock]", '[areas.attic]\ntitle = "A"\ntext = "B"\n\n[areas.dock]')],
        "areas.attic: no space belongs to the area 'attic': mark its spaces or remove it",
    ),
    "an encounter without a place": (
        [('encounter = "locker"', 'tokens = ["cells"]')],
        "encounters.locker: the encounter 'locker' has no place: "
        "give a space encounter = 'locker' or remove it",
    ),
    "an encounter that is not described": (
        [('encounter = "locker"', 'encounter = "looker"')],
        "legend.Y1.encounter: the encounter 'looker' is not described: add [encounters.looker]",
    ),
    "an encounter without an effect": (
        [("[[timers]]", '[encounters.niche]\ntext = "Nothing."\n\n[[timers]]')],
        "encounters.niche: nothing happens at the encounter 'niche': give it do or rolls",
    ),
    "a roll that is missing": (
        [(f"2 = [{HEAL}]\n", "")],
        "encounters.locker.rolls: the green die shows 1, 2 or 3: write an effect for each, no other",
    ),
    "a timer after the end": (
        [("round = 6", "round = 13")],
        "timers[0].round: round 13 is never played, for the game ends after 12: write an earlier one",
    ),
    "a timer before the beginning": (
        [("round = 6", "round = 0")],
        "timers[0].round: there is no round 0: write 1 or more",
    ),
    "an effect on a door that does not exist": (
        [(HEAL, '{ verb = "open_door", door = "Z" }')],
        "encounters.locker.rolls.2: open_door speaks of 'Z', which does not exist: use A, R",
    ),
    "an effect on an area that does not exist": (
        [(HEAL, '{ verb = "reveal_area", area = "dok" }')],
        "encounters.locker.rolls.2: reveal_area speaks of 'dok', which does not exist — did you mean 'dock'?",
    ),
    "an effect with an unknown invader": (
        [('kinds = ["trite"]', 'kinds = ["trike"]')],
        'encounters.locker.rolls.3[0].kinds[0]: there is no item "trike" in "invaders"',
    ),
    "an effect with an unknown token": (
        [('verb = "give_tokens", tokens = ["bullets"]', 'verb = "give_tokens", tokens = ["bulets"]')],
        "encounters.locker.rolls.1: give_tokens speaks of 'bulets', which does not exist"
        " — did you mean 'bullets'?",
    ),
    "an effect off the map": (
        [(HEAL, '{ verb = "teleport_finder", space = "9,9" }')],
        "encounters.locker.rolls.2: '9,9' is no space of the map: write column,row",
    ),
    "a flag that nobody counts": (
        [(f"unless = {RED_KEY}", 'unless = { condition = "flag_at_least", flag = "fuse", amount = 1 }')],
        "timers[0].unless: nothing ever counts the flag 'fuse': add the verb count, or correct the name",
    ),
    "a colour that does not exist": (
        [(f"unless = {RED_KEY}", 'unless = { not = { condition = "key_found", colour = "pink" } }')],
        'timers[0].unless.not.colour: expected one of "blue", "green", "red", "yellow", found',
    ),
    "invaders placed near nothing": (
        [('near = "finder"', 'near = "everywhere"')],
        "encounters.locker.rolls.3: place_invaders speaks of 'everywhere', which is no area",
    ),
    "no frags to win by": ([("frags = 3", "frags = 0")], "frags: expected a whole number of at least 1"),
    "an encounter's verb in a timer": (
        [('do = [{ verb = "draw_invader_cards"', 'do = [{ verb = "wound_finder"')],
        'timers[0].do[0]: the verb "wound_finder" needs a Marine who found it, and here is none',
    ),
    "more encounters than the box holds": (
        [(place, "Y1") for place in ("4,1", "5,0", "5,1", "6,0", "5,3", "4,3")],
        "map: the map has 7 encounters, the box 6: take some away",
    ),
    "more teleporters than the box holds": (
        [
            ("barrel = true", 'teleporter = "pink"'),
            *((place, "o1") for place in ("4,1", "5,0", "5,1", "6,0", "5,3", "4,3")),
        ],
        "map: the map has 7 teleporters, the box 6: take some away",
    ),
    "more obstacles than the box holds": (
        [(f"{column},{row}", "!!!") for row in range(3) for column in range(1, 4) if (column, row) != (1, 1)]
        + [(f"{column},{row}", "!1!") for row in (0, 1, 3, 5) for column in (4, 5)],
        "map: the map has 19 obstacles and barrels, the box 18: take some away",
    ),
}


@rule("D04-DOR-01", "D04-DOR-12", "D04-DOR-16", "D04-BIG-13", "D04-R-81", "D04-SET-11")
@pytest.mark.parametrize("mistake", BROKEN)
def test_a_mistake_is_named(bare: Pack, tmp_path: Path, mistake: str) -> None:
    changes, sentence = BROKEN[mistake]
    found = complaints(bare, tmp_path, changed(FIRST_WATCH, changes))
    assert any(line.startswith(sentence) for line in found), found


@pytest.mark.parametrize(
    ("token", "sentence"),
    [
        ("cells", "map: the scenario needs 48 ammunition tokens, set-up included, and the box holds 45"),
        ("shotgun", "map: the scenario needs 39 shotgun tokens, set-up included, and the box holds 3"),
        ("medkit", "map: the scenario needs 40 medkit tokens, set-up included, and the box holds 12"),
        ("armor", "map: the scenario needs 45 armor tokens, set-up included, and the box holds 15"),
        ("berserk", "map: the scenario needs 39 other equipment tokens, set-up included"),
        ("green_key", "map: the scenario needs 39 green key tokens, set-up included, and the box holds 1"),
    ],
)
def test_a_scenario_needs_no_more_than_the_box_holds(
    bare: Pack, tmp_path: Path, token: str, sentence: str
) -> None:
    """Thirteen tokens on each of three spaces; the kits, the map and the locker's best roll count as well."""
    pile = ("m1 = {", f"B1 = {{ {STORE}, tokens = {[token] * 13} }}\nm1 = {{".replace("'", '"'))
    text = changed(FIRST_WATCH, [pile, ("4,5", "B1"), ("5,5", "B1"), ("6,5", "B1")])
    found = complaints(bare, tmp_path, text)
    assert any(line.startswith(sentence) for line in found), found


@rule("D04-SET-04", "D04-EXP-06")
def test_an_area_needs_no_more_figures_than_the_colours_in_play_have(bare: Pack, tmp_path: Path) -> None:
    """Four zombies belong to each Marine; two stand there always, so green may add two and not four."""
    crowd = changed(FIRST_WATCH, [(place, "z1g") for place in ("4,5", "5,5", "6,5")])
    assert complaints(bare, tmp_path, crowd) == [
        "map: with green in play the area 'store' at 4,0 needs 6 of Zombie, and there are 4: take some away"
    ]


@rule("D04-DOR-16")
def test_a_map_holds_no_more_doors_than_the_box(bare: Pack, tmp_path: Path) -> None:
    """Thirteen cells in a row with twelve normal doors between them."""
    line = "#   " + "".join(f"{door}   " for door in "ABCDEFGHIJKL") + "#"
    point = "#" + "   +" * 12 + "   #"
    drawing = "\n".join(("#" * len(line), line.replace("   ", " I ", 1), point, line, "#" * len(line)))
    text = (
        'new = true\nprovenance = "original"\nnumber = 7\ngoal = "Wait."\nvictory = "all_left"\n'
        f'map = """\n{drawing}\n"""\n[legend]\nI = {{ marine = 1 }}\n'
    )
    found = complaints(bare, tmp_path, text)
    assert "map: the map has 12 normal doors, the box 11: take some away" in found


def test_what_every_roll_gives_can_be_relied_on_and_nothing_else(bare: Pack, tmp_path: Path) -> None:
    """A key among the rolls of the green die opens a way only if each roll brings it."""
    lost = FIRST_WATCH.replace('["red_key"]', '["cells"]')
    unlock = '[{ verb = "unlock", colour = "red" }]'
    every = re.sub(r"^([123]) = \[.*$", rf"\1 = {unlock}", lost, flags=re.MULTILINE)
    sound = overlaid(bare, tmp_path, every).get(SCENARIOS, "first_watch")
    assert Walk.of(plan_of(sound, bare)).keys == {"red"}

    once = every.replace(f"2 = {unlock}", f"2 = [{HEAL}]")
    assert any(
        line.startswith("victory: the Marines can never win") for line in complaints(bare, tmp_path, once)
    )


@rule("D04-SET-15")
def test_a_kit_is_what_three_marines_take_at_set_up() -> None:
    """Two bullets and two armor tokens each."""
    assert starting_kit() == {"bullets": 3 * 2, "armor": 3 * 2}


def test_the_page_shows_real_messages() -> None:
    shown = re.findall(r"^\| `((?:map|legend)\S*: [^`]*)` \|", PAGE, re.MULTILINE)
    known = [sentence for _, sentence in BROKEN.values()]
    assert len(shown) == 3
    assert [line for line in shown if line.replace("\\|", "|") not in known] == []


def test_the_manifest_on_the_page_is_an_overlay() -> None:
    assert tomllib.loads(MANIFEST)["overlays"] == "doom2004"
