"""Airless spaces, airlocks and flame jets: games that have all of them, and what a scenario may not say."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast

import pytest

from grimtable.content import ContentError
from grimtable.games.doom2004 import game as doom2004
from grimtable.games.doom2004.bots import recruit_invader, recruit_marine
from grimtable.games.doom2004.events import JetBurned
from grimtable.games.doom2004.procedures.hazards import be_pushed
from grimtable.games.doom2004.topics.doors import why_not_work_door
from grimtable.kernel.event import Journal
from grimtable.kernel.position import Position

PACKS = Path(doom2004.__file__).parent / "packs"
MANIFEST = 'id = "vacuum"\ntitle = "Vacuum"\ngame = "doom2004"\nversion = "1"\noverlays = "doom2004"\n'
SCENARIO = '''
new = true
name = "Vacuum"
number = 77
provenance = "original"
frags = 4
rounds = 12
goal = "Leave by the dock."
victory = ["all_left"]
map = """
    0   1   2   3   4   5   6   7
  #################################
0 # I   t   v   v A 1   1   j1  1 #
  #   +   +   +   +   +   +   +   #
1 # II  v   v   v A m1  1   k1 X1 #
  #   +   +   +   #   +   +   +   #
2 #III  v   f   v # 1   1   z1  1 #
  #################################
"""
[legend]
I = { marine = 1 }
II = { marine = 2 }
III = { marine = 3 }
t = { tokens = ["oxygen_tank", "oxygen_tank"] }
v = { airless = true }
f = { jet = "on" }
1 = { area = "lock" }
j1 = { area = "lock", jet = "off" }
k1 = { area = "lock", jet = "on" }
z1 = { area = "lock", invader = "zombie" }
m1 = { area = "lock", invader = "mancubus" }
X1 = { area = "lock", exit = true }
[doors]
A = { kind = "airlock" }
[areas.lock]
title = "The Lock"
text = "Something hisses."
'''


def load(folder: Path, scenario: str, *packs: str) -> doom2004.Doom2004:
    (folder / "scenarios").mkdir()
    (folder / "pack.toml").write_text(MANIFEST, encoding="utf-8")
    (folder / "scenarios" / "vacuum.toml").write_text(scenario, encoding="utf-8")
    return doom2004.load(*(PACKS / pack for pack in packs), folder)


@pytest.mark.parametrize("level", ["random", "recruit"])
def test_bots_play_to_the_end(tmp_path: Path, level: str) -> None:
    """D4X-AIR-02, D4X-LCK-02, D4X-FLM-02: and what is kept beside the table is what the table implies."""
    game = load(tmp_path, SCENARIO, "amendments", "expansion")
    for seed in range(4):
        state = cast("Any", game.begin(game.setup(players=2 + seed % 3, scenario="vacuum", seed=seed)))
        chance = random.Random(seed)
        for _ in range(3_000):
            if state.result is not None:
                break
            legal = state.legal_actions()
            action, seat = chance.choice(legal), legal[0].seat
            if level == "recruit" and seat == "invader":
                action = max(recruit_invader.weigh_invader(state, legal), key=lambda each: each.worth).action
            elif level == "recruit":
                action = max(
                    recruit_marine.weigh_marine(state, seat, legal), key=lambda each: each.worth
                ).action
            state.apply(action)
        assert state.result is not None
        assert game.derive(state.setup, state.table) == state.field


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('A = { kind = "airlock" }', 'A = { kind = "airlock", key = "red" }', "needs no key"),
        ('A = { kind = "airlock" }', 'A = { kind = "airlock", open = true }', "begin with it closed"),
        ('f = { jet = "on" }', 'f = { jet = "on", barrel = true }', "stands in another obstacle"),
        ("v = { airless = true }", 'v = { jet = "off" }', "flame jets, the box 4"),
        ("v = { airless = true }", "v = { }", "is for spaces without air"),
    ],
)
def test_the_check_says_what_is_wrong(tmp_path: Path, before: str, after: str, said: str) -> None:
    """D4X-LCK-01, D4X-LCK-02, D4X-FLM-09, D4X-AIR-09."""
    assert before in SCENARIO
    with pytest.raises(ContentError, match=said):
        load(tmp_path, SCENARIO.replace(before, after), "amendments", "expansion")


def test_a_door_that_is_drawn_open_stands_open_in_play_and_in_the_check(tmp_path: Path) -> None:
    """A small letter on the map: the check took it for open, and the table for closed."""
    drawn = SCENARIO.replace(" A ", " a ").replace('A = { kind = "airlock" }', "")
    game = load(tmp_path, drawn, "amendments", "expansion")
    assert game.begin(game.setup(scenario="vacuum")).table.doors == {"A": "open"}


TRIPLE = (
    'new = true\nname = "triple door"\nprovenance = "original"\ncount = 1\nkeys = ["red", "blue", "yellow"]\n'
)
SHUT = 'new = true\nname = "vault door"\nprovenance = "original"\nworked_by = "nobody"\n'


@pytest.mark.parametrize(
    ("kind", "door", "said"),
    [
        (TRIPLE, '{ kind = "own" }', "needs the red key, and nothing in reach gives it"),
        (TRIPLE, '{ kind = "own", key = "red" }', "needs no key but those of its kind"),
        (TRIPLE, '{ kind = "onw" }', "did you mean 'own'"),
        (SHUT, '{ kind = "own" }', "the area 'lock' at 4,0 cannot be reached from the start"),
        (SHUT + 'keys = ["red"]\n', '{ kind = "own" }', "nobody works it, key or no key"),
    ],
)
def test_a_kind_of_doors_is_content(tmp_path: Path, kind: str, door: str, said: str) -> None:
    """D04-DOR-06, D04-DOR-12: who may work it, and with which keys, is read off its kind."""
    (tmp_path / "doors").mkdir()
    (tmp_path / "doors" / "own.toml").write_text(kind, encoding="utf-8")
    with pytest.raises(ContentError, match=said):
        load(tmp_path, SCENARIO.replace('{ kind = "airlock" }', door), "amendments", "expansion")


def test_all_keys_of_a_kind_unlock_it_for_marines_alone(tmp_path: Path) -> None:
    (tmp_path / "doors").mkdir()
    (tmp_path / "doors" / "own.toml").write_text(TRIPLE, encoding="utf-8")
    (tmp_path / "tokens").mkdir()
    (tmp_path / "tokens" / "ring.toml").write_text(
        'new = true\nprovenance = "original"\nkeep = "compass"\non_take = ['
        + ", ".join(f'{{ verb = "unlock", colour = "{each}" }}' for each in ("red", "blue", "yellow"))
        + "]\n",
        encoding="utf-8",
    )
    written = SCENARIO.replace('{ kind = "airlock" }', '{ kind = "own" }').replace(
        '["oxygen_tank", ', '["ring", '
    )
    game = load(tmp_path, written, "amendments", "expansion")
    state = cast("Any", game.begin(game.setup(scenario="vacuum")))
    while "start" not in state.table.areas:  # the invader pool is chosen first (D4X-SET-06)
        state.apply(state.legal_actions()[0])
    here = state.field.scene.doorways["A"]
    for colours, marine, reason in (
        ([], True, "locked"),
        (["red", "blue"], True, "locked"),
        (["red", "blue", "yellow"], True, ""),
        (["red", "blue", "yellow"], False, "security"),
    ):
        state.table.keys = colours
        refusal = why_not_work_door(state, here, "A", marine=marine)
        assert (refusal.reason if refusal else "") == reason
    assert game.view_of(state, None)["doors"]["A"]["kind"] == "own"


def test_a_pack_says_what_ground_costs(tmp_path: Path) -> None:
    """What a pack's hazard does not name costs nothing; as printed, a jet takes two of these nine."""
    (tmp_path / "hazards").mkdir()
    for name, price in (("flame_jet", "enters = 2\nleaves = 3"), ("damaging", "enters = 1\nleaves = 4")):
        written = f'new = true\nprovenance = "original"\n{price}\n'
        (tmp_path / "hazards" / f"{name}.toml").write_text(written, encoding="utf-8")
    game = load(tmp_path, SCENARIO, "amendments", "expansion")
    for ground in ({"jet": "on"}, {"terrain": "damaging"}):
        position = Position(
            drawing="#################\n# r   f       z #\n#################",
            legend={"r": {"marine": "red", "wounds": 9, "armor": 9}, "f": ground, "z": {"invader": "zombie"}},
            turn={"seat": "red", "action": "sprint"},
        )
        state = game.set_up(position)
        for step in ("red: step to 1,0", "red: step to 2,0", "red: end turn"):
            state.apply(game.language.read(state, step))
        assert state.table.marines["red"].wounds == 4


def test_ground_that_no_rule_asks_about_is_refused(tmp_path: Path) -> None:
    (tmp_path / "hazards").mkdir()
    for name, price in (("lava", "enters = 1"), ("airless", "leaves = 1")):
        written = f'new = true\nprovenance = "original"\n{price}\n'
        (tmp_path / "hazards" / f"{name}.toml").write_text(written, encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load(tmp_path, SCENARIO, "amendments", "expansion")
    assert "no map knows this ground" in str(error.value)
    assert "remove leaves" in str(error.value)


def test_flames_spare_a_bot_that_nobody_runs() -> None:
    """D4X-BOT-02: no card moves one yet, so no case can say it; its neighbour, which red runs, burns."""
    game = doom2004.load(PACKS / "amendments", PACKS / "expansion")
    position = Position(
        drawing="#################\n# r       b   c #\n#################",
        legend={
            "r": {"marine": "red"},
            "b": {"invader": "sentry_bot", "jet": "on"},
            "c": {"invader": "sentry_bot", "seat": "red", "jet": "on"},
        },
        turn={"seat": "red", "action": "sprint"},
    )
    state: Any = game.set_up(position)
    state.journal = Journal()
    for id in ("sentry_bot_1", "sentry_bot_2"):
        be_pushed(state, state.table.invaders[id], before=1 << 1)
    assert [each.wounds for each in state.table.invaders.values()] == [0, 1]
    assert [each.figure for each in state.journal.events if isinstance(each, JetBurned)] == ["sentry_bot_2"]
