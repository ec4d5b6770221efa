"""Tokens that a pack brings: how they are kept, how long they last, what taking them does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from grimtable.content import ContentError, Item
from grimtable.games import load_game
from grimtable.games.doom2004.box import Token
from grimtable.games.doom2004.game import Doom2004
from grimtable.kernel import IllegalAction, Journal
from grimtable.kernel.position import Position
from grimtable.records.session import Session
from tests.support.rule import rule

BASE: Any = load_game("doom2004")

MANIFEST = """
id = "more_tokens"
title = "More tokens"
game = "doom2004"
version = "1"
overlays = "doom2004"
[defaults]
provenance = "original"
"""

LAMP = 'lasts = 2\nwhen_fragged = "lost"\nskills = [{ changes = "sprint_points", amount = 2 }]'
TOKENS = {
    "lamp": f'keep = "beside"\n{LAMP}\non_take = [{{ verb = "tell", text = "It still works." }}]',
    "rope": 'keep = "bin"\nmost = 1\nhand_over = true\nwhen_fragged = "dropped"',
    "badge": 'keep = "bin"\nhand_over = true\nskills = [{ changes = "accuracy", amount = 3 }]',
    "herb": 'keep = "at_once"\nonly_hurt = true\non_take = [{ verb = "heal_finder", amount = 1 }]',
    "trophy": 'keep = "at_once"\non_take = [{ verb = "count", flag = "trophies" }]',
    "trap": 'keep = "at_once"\non_take = [{ verb = "wound_finder", amount = 9 }]',
}


def with_tokens(folder: Path, tokens: dict[str, str], **scenarios: dict[str, Any]) -> Any:
    """The game with a pack that an author wrote: one file for each token."""
    (folder / "tokens").mkdir()
    (folder / "pack.toml").write_text(MANIFEST, encoding="utf-8")
    for id, text in tokens.items():
        is_known = id in BASE.pack.table("tokens")
        new = "patch = true\n" if is_known else f'new = true\nname = "{id}"\n'
        (folder / "tokens" / f"{id}.toml").write_text(new + text, encoding="utf-8")
    game: Any = Doom2004(BASE.pack.overlaid(folder))
    return game.with_overrides({"scenarios": scenarios}) if scenarios else game


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return with_tokens(tmp_path_factory.mktemp("pack"), TOKENS)


ROOM = """
#################
# r   g         #
#################
"""


def room(game: Any, *lying: str, green: dict[str, Any] | None = None, **red: Any) -> Any:
    legend = {
        "r": {"marine": "red", "tokens": list(lying), **red},
        "g": {"marine": "green", **(green or {})},
    }
    turn = {"seat": "red", "action": "sprint"}
    state = game.set_up(Position(drawing=ROOM, legend=legend, turn=turn))
    state.journal = Journal()
    return state


def play(state: Any, *texts: str) -> None:
    for text in texts:
        state.apply(state.game.language.read(state, text))


def offers(state: Any) -> list[str]:
    return [state.game.language.spell(state, action) for action in state.legal]


def told(state: Any) -> list[str]:
    return [type(event).__name__ for event in state.journal.events]


def next_turn_of_red(state: Any) -> None:
    """Red's turn ends; everybody else does as little as possible until red may announce again."""
    play(state, "red: end turn")
    for _ in range(200):
        if state.decision.seat == "red" and state.decision.question == "announce":
            return
        legal = offers(state)
        lazy = [text for text in legal if text.endswith((": pass", ": end turn", ": done", "announce ready"))]
        play(state, (lazy or legal)[0])
    raise AssertionError(f"red never came to his turn: {offers(state)}")


# --- a token in play -----------------------------------------------------------------------------------


@rule("D04-EQP-03", "D04-R-36")
def test_a_token_with_a_clock_changes_a_skill_and_ends(game: Any) -> None:
    state = room(game, "lamp")
    red = state.table.marines["red"]
    play(state, "red: take lamp")
    assert (red.held("lamp"), red.clocks("lamp")) == (1, [3])
    assert state.lasting.total("sprint_points", "red") == 2
    assert state.lasting.total("sprint_points", "green") == 0
    assert [event.text for event in state.journal.events if type(event).__name__ == "Told"] == [
        "It still works."
    ]
    lengths = []
    for _ in range(2):
        next_turn_of_red(state)
        lengths.append(red.clocks("lamp"))
        play(state, "red: announce sprint")
    next_turn_of_red(state)
    assert lengths == [[2], [1]]
    assert (red.held("lamp"), state.table.removed.get("lamp")) == (0, 1)
    assert state.lasting.total("sprint_points", "red") == 0


def test_of_two_tokens_the_older_ends_alone(game: Any) -> None:
    state = room(game, kept={"lamp": [1, 3]})
    assert state.lasting.total("sprint_points", "red") == 4
    next_turn_of_red(state)
    assert state.table.marines["red"].clocks("lamp") == [2]
    assert state.lasting.total("sprint_points", "red") == 2


def test_a_game_is_saved_with_what_is_kept(game: Any) -> None:
    state = room(game, "lamp")
    play(state, "red: take lamp")
    again = game.from_plain(state.plain())
    assert again.digest() == state.digest()
    assert again.table.marines["red"].clocks("lamp") == [3]
    assert again.lasting.total("sprint_points", "red") == 2
    state.table.marines["red"].set_clocks("lamp", [])
    assert "kept" not in state.plain()["table"]["marines"]["red"], "as in games saved before there were any"


@rule("D04-R-30")
def test_nobody_takes_more_than_the_most(game: Any) -> None:
    state = room(game, "rope", "rope")
    play(state, "red: take rope")
    assert "red: take rope" not in offers(state)
    with pytest.raises(IllegalAction, match=r"enough: .*D04-EQP-03"):
        play(state, "red: take rope")
    assert state.table.tokens[state.table.marines["red"].space] == ["rope"], "it stays for the others"


@rule("D04-EQP-05")
def test_nobody_is_handed_more_than_the_most(game: Any) -> None:
    state = room(game, kept={"rope": [0]}, green={"kept": {"rope": [0]}})
    assert "red: hand rope to green" not in offers(state)
    with pytest.raises(IllegalAction, match=r"enough: .*D04-EQP-03"):
        play(state, "red: hand rope to green")


@rule("D04-EQP-06")
def test_a_skill_goes_with_the_token_that_is_handed_over(game: Any) -> None:
    state = room(game, kept={"badge": [0, 0]})
    play(state, "red: hand badge to green", "green: accept")
    held = [
        (state.table.marines[id].held("badge"), state.lasting.total("accuracy", id))
        for id in ("red", "green")
    ]
    assert held == [(1, 3), (1, 3)]
    play(state, "red: hand badge to green", "green: accept")
    held = [
        (state.table.marines[id].held("badge"), state.lasting.total("accuracy", id))
        for id in ("red", "green")
    ]
    assert held == [(0, 0), (2, 6)]


@rule("D04-EQP-12")
def test_only_the_hurt_take_it(game: Any) -> None:
    assert "red: take herb" not in offers(room(game, "herb"))
    state = room(game, "herb", wounds=1)
    play(state, "red: take herb")
    assert state.table.marines["red"].wounds == 2
    assert state.table.removed["herb"] == 1


@rule("D04-FRG-06")
def test_each_token_says_what_becomes_of_it_when_its_owner_is_fragged(game: Any) -> None:
    state = room(game, "trap", kept={"lamp": [2], "rope": [0], "badge": [0]})
    red = state.table.marines["red"]
    space = red.space
    play(state, "red: take trap")
    assert red.space < 0
    assert [red.held(token) for token in ("lamp", "rope", "badge")] == [0, 0, 1]
    assert state.table.tokens[space] == ["rope"]
    assert state.lasting.total("sprint_points", "red") == 0
    assert state.lasting.total("accuracy", "red") == 3


def test_a_pack_may_say_that_adrenaline_is_dropped(tmp_path: Path) -> None:
    """It is a number of the Marine, and goes by the same words."""
    game = with_tokens(tmp_path, {"trap": TOKENS["trap"], "adrenaline": 'when_fragged = "dropped"'})
    state = room(game, "trap", adrenaline=2)
    red = state.table.marines["red"]
    space = red.space
    play(state, "red: take trap")
    assert (red.adrenaline, state.table.tokens[space]) == (0, ["adrenaline", "adrenaline"])


# --- winning, failing ----------------------------------------------------------------------------------


HALL: dict[str, Any] = {
    "new": True,
    "name": "The Hall",
    "provenance": "original",
    "number": 99,
    "goal": "Find one.",
    "victory": [{"condition": "flag_at_least", "flag": "trophies", "amount": 1}],
    "map": "#################\n# a   b   c   e #\n#################",
    "legend": {"a": {"marine": 1}, "b": {"marine": 2}, "c": {"marine": 3}, "e": {"encounter": "hoard"}},
    "encounters": {"hoard": {"do": [{"verb": "give_tokens", "tokens": ["trophy", "rope"]}]}},
}


def on_the_way(state: Any) -> str:
    """Red goes east to the end of the hall and takes what lies there; others do as little as they can."""
    legal = offers(state)
    here = state.table.marines["red"].space
    east = f"red: step to {state.field.board.name(here + 1)}" if here >= 0 else ""
    liked = ("red: announce sprint", "red: take balm", east if here < 3 else "", "red: end turn")
    return next((text for text in liked if text in legal), legal[-1])


@rule("D04-VIC-05")
def test_nothing_is_told_after_the_token_that_wins(tmp_path: Path) -> None:
    game = with_tokens(tmp_path, TOKENS, hall=HALL)
    state = game.new(players=2, scenario="hall")
    state.journal = Journal()
    for _ in range(60):
        if state.over:
            break
        play(state, on_the_way(state))
    assert state.over
    assert told(state)[-2:] == ["CounterChanged", "GameWon"]
    assert state.table.marines["red"].held("rope") == 0


@rule("KRN-17")
@pytest.mark.parametrize("by", ["take", "encounter"])
def test_a_token_that_fails_is_named_and_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    entry = BASE.pack.schema.registry.find("verb", "heal_finder")

    def fails(*_: Any, **__: Any) -> None:
        raise KeyError("planted")

    monkeypatch.setattr(entry, "function", fails)
    hall = {
        **HALL,
        "legend": {
            **HALL["legend"],
            "e": {"encounter": "hoard"} if by == "encounter" else {"tokens": ["balm"]},
        },
        "encounters": {"hoard": {"do": [{"verb": "give_tokens", "tokens": ["balm", "trophy"]}]}},
    }
    if by == "take":
        hall["encounters"] = {}
        hall["victory"] = ["all_left"]
        hall["map"] = "#####################\n# a   b   c   e   x #\n#####################"
        hall["legend"] = {**hall["legend"], "x": {"exit": True}}
    balm = 'keep = "bin"\non_take = [{ verb = "heal_finder", amount = 1 }]'
    game = with_tokens(tmp_path, {**TOKENS, "balm": balm}, hall=hall)
    session: Any = Session.start(game, game.setup(players=2, scenario="hall", seed=1), undo="free")
    said: list[str] = []
    session.on_fault = lambda item, error: said.append(f"{item}: {error}")
    for _ in range(60):
        state = session.state
        if state.aside or state.over:
            break
        session.play(game.language.read(state, on_the_way(state)))
    assert session.state.aside == ("tokens/balm",)
    assert said == ["tokens/balm: tokens/balm fails: KeyError: 'planted'"]
    assert session.state.table.marines["red"].held("balm") == 1, "he has it; what it says does nothing"
    assert session.state.over is (by == "encounter")


def test_a_view_shows_what_the_scenario_counts_and_nothing_else(game: Any) -> None:
    """What the rules count for themselves stays in the table, where saved games have it."""
    state = room(game, "trophy", "trap")
    play(state, "red: take trophy", "red: take trap")
    assert state.table.flags == {"trophies": 1, "frags": 1}
    for viewer in ("red", "invader", None):
        assert state.game.view_of(state, viewer)["flags"] == {"trophies": 1}


# --- what the check refuses ----------------------------------------------------------------------------


NONSENSE = {
    "keep = 'pocket'": ("lamp", "keep", '"beside", "bin"'),
    'keep = "at_once"\nlasts = 2': ("lamp", "lasts", "nobody has it once it is taken"),
    'keep = "at_once"\nwhen_fragged = "lost"': ("lamp", "when_fragged", "nobody has it once it is taken"),
    'keep = "compass"': ("lamp", "keep", "add the verb unlock to on_take"),
    'keep = "bin"\nlasts = 1\nhand_over = true': ("lamp", "hand_over", "remove hand_over or lasts"),
    'keep = "bin"\nskills = [{ changes = "sprint_pionts" }]': ("lamp", "skills[0].changes", "sprint_points"),
    'keep = "bin"\nskills = [{ changes = "start_bullets" }]': ("lamp", "skills[0].changes", "set-up is over"),
    'keep = "bin"\non_take = [{ verb = "activate_invaders", amount = 1 }]': (
        "lamp",
        "on_take[0]",
        "taking a token cannot wait",
    ),
    'keep = "bin"\non_take = [{ verb = "teleport_finder", space = "1,1" }]': (
        "lamp",
        "on_take[0]",
        "needs the map of a scenario",
    ),
    'keep = "bin"\non_take = [{ verb = "open_door", door = "A" }]': (
        "lamp",
        "on_take[0]",
        "leave this to a scenario",
    ),
    'keep = "bin"\non_take = [{ verb = "give_tokens", tokens = ["lamp"] }]': (
        "lamp",
        "on_take[0]",
        "a token brings no other tokens",
    ),
    'keep = "bin"\non_take = [{ verb = "drop_tokens", tokens = ["lamp"] }]': (
        "lamp",
        "on_take[0]",
        "a token brings no other tokens",
    ),
    "skills = [{ changes = 'accuracy' }]": ("adrenaline", "skills", "adrenaline is spent"),
    'keep = "at_once"\non_take = [{ verb = "count", flag = "killed_imp" }]': (
        "lamp",
        "on_take[0]",
        "call the flag something else",
    ),
    "lasts = 3": ("bullets", "lasts", "bullets is spent"),
    'when_fragged = "lost"': ("armor", "when_fragged", "D04-FRG-05"),
    'keep = "bin"': ("shotgun", "", "there is a weapon of this name"),
}


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    id, key, sentence = NONSENSE[text]
    with pytest.raises(ContentError) as caught:
        with_tokens(tmp_path, {id: text})
    lines = str(caught.value).splitlines()
    assert any(f"{id}.toml" in line and f"{key}: " in line and sentence in line for line in lines), lines


@pytest.mark.parametrize("verb", ["give_tokens", "drop_tokens"])
def test_a_token_that_brings_itself_does_not_send_the_check_of_a_map_round_in_circles(verb: str) -> None:
    lamp = {"keep": "bin", "on_take": [{"verb": verb, "tokens": ["lamp"]}]}
    hall = {
        **HALL,
        "victory": ["all_left"],
        "encounters": {},
        "legend": {**HALL["legend"], "e": {"tokens": ["lamp"], "exit": True}},
    }
    named = {"new": True, "name": "Lamp", "provenance": "original"}
    with pytest.raises(ContentError, match="a token brings no other tokens"):
        BASE.with_overrides({"tokens": {"lamp": {**named, **lamp}}, "scenarios": {"hall": hall}})


def test_a_token_that_does_something_on_the_board_is_no_starting_token(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"start.trap.*is carried out on the map: remove it here"):
        with_tokens(tmp_path, TOKENS, inferno={"start": {"trap": 1}})


# --- the page for authors ------------------------------------------------------------------------------


PAGE = (Path(__file__).parents[3] / "docs" / "adding-a-scenario.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("### A token\n")[2].partition("\n##")[0]


def test_the_token_on_the_page_is_one_file_and_sound(tmp_path: Path) -> None:
    (example,) = re.findall(
        r"```text\n# tokens/lamp.toml\nnew = true\nname = \"lamp\"\n(.*?)```", SECTION, re.DOTALL
    )
    state = room(with_tokens(tmp_path, {"lamp": example}), "lamp")
    play(state, "red: take lamp")
    assert state.table.marines["red"].clocks("lamp") == [3]
    written = sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.toml"))
    assert written == ["pack.toml", "tokens/lamp.toml"]


def test_the_page_explains_every_key() -> None:
    explained = re.findall(r"^\| `(\w+)` \|", SECTION, re.MULTILINE)
    own = set(Token.__struct_fields__) - set(Item.__struct_fields__)
    assert set(explained) == own and len(explained) == len(own)
