"""Soul Cube, sentry bots and oxygen in games that have all of them."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

from grimtable.content import ContentError
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004 import game as doom2004
from grimtable.games.doom2004.bots import ADVISORS
from grimtable.games.doom2004.table import INVADER
from grimtable.kernel import Journal
from tests.support.rule import rule

PACKS = Path(doom2004.__file__).parent / "packs"
MANIFEST = 'id = "depot"\ntitle = "Depot"\ngame = "doom2004"\nversion = "1"\noverlays = "doom2004"\n'
SCENARIO = '''
new = true
name = "Depot"
number = 78
provenance = "original"
frags = 6
rounds = 14
goal = "Leave by the dock."
victory = ["all_left"]
map = """
    0   1   2   3   4   5   6   7   8   9
  #########################################
0 # I   t   S   b   .  @.   .   .   b   . #
  #   +   +   +   +   +   +   +   +   +   #
1 # II  c   .   .   .   .   z   .   .   . #
  #   +   +   +   +   +   +   +   #########
2 #III  b   .   j   b   .   .   i D 1  X1 #
  #   +   +   +   +   +   +   +   #   +   #
3 #@1   v   v   v   .   .   z   . D z1  1 #
  #########################################
"""
[legend]
I = { marine = 1 }
II = { marine = 2 }
III = { marine = 3 }
t = { tokens = ["oxygen_tank"] }
S = { tokens = ["soul_cube"] }
c = { tokens = ["chain_gun", "medkit"] }
"." = {}
b = { invader = "sentry_bot" }
z = { invader = "zombie" }
i = { invader = "imp" }
v = { airless = true }
j = { jet = "on" }
"@." = { teleporter = "yellow" }
"@1" = { teleporter = "yellow" }
1 = { area = "dock" }
z1 = { area = "dock", invader = "trite" }
X1 = { area = "dock", exit = true }
[areas.dock]
title = "The Dock"
text = "The way out."
'''


def load(folder: Path, scenario: str = SCENARIO) -> doom2004.Doom2004:
    (folder / "scenarios").mkdir()
    (folder / "pack.toml").write_text(MANIFEST, encoding="utf-8")
    (folder / "scenarios" / "depot.toml").write_text(scenario, encoding="utf-8")
    return doom2004.load(PACKS / "amendments", PACKS / "expansion", folder)


@rule("D4X-EQP-13", "D4X-SOC-13", "D4X-R-104")
@pytest.mark.parametrize("token", ["invisibility", "vital_booster"])
def test_a_scenario_lays_out_no_token_of_another_mode(tmp_path: Path, token: str) -> None:
    with pytest.raises(ContentError, match=f"'{token}' is only used in the mode deathmatch"):
        load(tmp_path, SCENARIO.replace('"medkit"', f'"{token}"'))


def test_the_cube_is_for_scenarios_alone(tmp_path: Path) -> None:
    """D4X-SOC-13."""
    assert load(tmp_path).token("soul_cube").modes == ("scenario",)


def play(game: doom2004.Doom2004, level: str, seed: int) -> tuple[Any, Counter[str]]:
    """A game to its end: what happened, and that the field is always what the table implies."""
    state = cast("Any", game.begin(game.setup(players=2 + seed % 3, scenario="depot", seed=seed)))
    state.journal = Journal()
    chance = random.Random(seed)
    for number in range(4_000):
        if state.result is not None:
            break
        legal = state.legal_actions()
        action = chance.choice(legal)
        if level in ADVISORS:
            action = max(ADVISORS[level].weigh(state, legal[0].seat), key=lambda each: each.worth).action
        assert state.why_not(action) is None
        state.apply(action)
        if number % 25 == 0:
            assert game.derive(state.setup, state.table) == state.field
            assert game.load(state.to_json()) == state
    assert state.result is not None
    return state, Counter(type(event).__name__ for event in state.journal.events)


@pytest.mark.parametrize("level", ["random", "recruit", "veteran"])
def test_games_with_bots_and_the_cube_end(tmp_path: Path, level: str) -> None:
    game = load(tmp_path)
    happened: Counter[str] = Counter()
    for seed in range(3):
        happened += play(game, level, seed)[1]
    if level != "random":
        assert happened[events.BotActivated.__name__] >= 3
        assert happened[events.TokensGathered.__name__] >= 1


@rule("D4X-C-07", "D4X-C-11", "D4X-C-12", "D4X-C-13")
def test_the_printed_numbers_of_the_new_things() -> None:
    game = doom2004.load(PACKS / "expansion")
    cube = game.weapons["soul_cube"]
    assert (cube.dice, cube.price, cube.abilities.soul_drain) == (("red",), {"soul": 5}, True)
    numbers = {token: game.tokens[token].count for token in ("oxygen_tank", "invisibility", "vital_booster")}
    assert numbers == {"oxygen_tank": 8, "invisibility": 4, "vital_booster": 4}


@rule("D4X-BOT-22", "D4X-C-08")
def test_ten_bots_whatever_the_number_of_marines(tmp_path: Path) -> None:
    game = load(tmp_path)
    for players in (2, 4):
        table = game.first_table(game.setup(players=players, scenario="depot"))
        assert table.supply["sentry_bot"] == 10
    bot = game.invaders["sentry_bot"]
    assert (bot.movement, bot.wakes, bot.in_the_box) == (4, 2, (10, "tokens"))


@rule("D4X-SOC-09")
def test_a_marine_with_five_souls_uses_the_cube_on_what_is_dear(tmp_path: Path) -> None:
    game = load(tmp_path)
    state = cast("Any", game.begin(game.setup(players=2, scenario="depot", seed=1)))
    while state.legal_actions()[0].seat == "invader":  # the pool is fixed before play
        state.apply(max(ADVISORS["recruit"].weigh(state, INVADER), key=lambda each: each.worth).action)
    marine = state.table.marines["red"]
    marine.weapons.append("soul_cube")
    for _ in range(5):
        marine.add("soul")
    state.table.invaders.clear()
    state = cast("Any", game.load(state.to_json()))
    changes.place_invader(state, "cyberdemon", marine.space + 3)
    for level in ("recruit", "veteran"):
        line = state.copy()
        for _ in range(6):
            legal = line.legal_actions()
            best = max(ADVISORS[level].weigh(line, legal[0].seat), key=lambda each: each.worth).action
            if isinstance(best, act.Fire):
                assert best.weapon == "soul_cube"
                break
            line.apply(best)
        else:
            pytest.fail(f"a {level} with five souls does not shoot")


@rule("D4X-R-29")
def test_nobody_drops_anything_on_purpose() -> None:
    assert not [each for each in act.ACTIONS if each.form.startswith(("drop", "lay down"))]
