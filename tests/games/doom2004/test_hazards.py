"""Airless spaces, airlocks and flame jets: games that have all of them, and what a scenario may not say."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast

import pytest

from grimtable.content import ContentError
from grimtable.games.doom2004 import game as doom2004
from grimtable.games.doom2004.bots import recruit_invader, recruit_marine

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
