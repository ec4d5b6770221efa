"""DOOM 2004 in the terminal: what each side sees, bins, odds, folded lists, and games typed by hand."""

import random
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest
from rich.console import Console

from grimtable.cli.terminal.board import VOID, Grid, crop, extent_of, paint
from grimtable.cli.terminal.client import Client
from grimtable.cli.terminal.keyboard import PipedKeyboard
from grimtable.cli.terminal.menu import Menu
from grimtable.cli.terminal.seating import holders, seat_players
from grimtable.games import load_game
from grimtable.games.doom2004.describing import describe_seat, describe_table
from grimtable.games.doom2004.topics.odds import odds
from grimtable.games.doom2004.topics.odds_shots import Sheet, shot_for
from grimtable.grid import bits
from grimtable.kernel import SeatId, State
from grimtable.kernel.identity import FigureId
from grimtable.kernel.position import Position
from grimtable.kernel.setup import Windows
from grimtable.narration.hooks import figures_of, forecast_of, places_of
from grimtable.narration.names import Names
from grimtable.narration.sentences import Sentences
from grimtable.records.session import Session
from tests.support.rule import rule

Captured = pytest.CaptureFixture[str]

HALL = """
#########################################
# r                               i     #
#   +   +   +   +   +   +   +   +   +   #
#                                       #
#   +   +   +   +   +   +   +   +   +   #
#             g           z             #
#########################################
"""

CORRIDOR = """
#########################
# r               d     #
#   +   +   +   +   +   #
#             g         #
#########################
"""


def hall(**turn: Any) -> State[Any, Any]:
    """Red with a shotgun at one end of a hall, an imp and a zombie at the other, green between."""
    return load_game("doom2004").set_up(
        Position(
            drawing=HALL,
            legend={
                "r": {"marine": "red", "ammo": {"bullets": 2}, "weapons": ["shotgun"]},
                "g": {"marine": "green"},
                "i": {"invader": "imp"},
                "z": {"invader": "zombie"},
            },
            turn={"seat": "red", "action": "advance", **turn},
        )
    )


def menu_of(state: State[Any, Any]) -> Menu:
    game = state.game
    viewer = SeatId(str(state.asked))
    return Menu(state, Names(game, state.setup.order), figures_of(game, game.view(state, viewer)), {})


class Shoved(msgspec.Struct):
    """A procedure that names what it is about as no other does."""

    seat: SeatId
    mover: FigureId


def test_the_acting_figure_is_found_by_what_a_field_is_declared_to_be() -> None:
    state = hall()
    menu = menu_of(state)
    assert menu.actor == "red"
    state.stack[-1].memory = Shoved(SeatId("red"), FigureId("imp_1"))
    assert menu_of(state).actor == "imp_1"


def play(
    capsys: Captured,
    lines: Iterable[str],
    *,
    seats: str | None = None,
    players: int = 2,
    width: int = 80,
    windows: Windows = "skip",
    scenario: str | None = None,
) -> tuple[str, Session[Any, Any]]:
    game = load_game("doom2004")
    setup = game.setup(players=players, seed=3, windows=windows, scenario=scenario)
    session = Session.start(game, setup)
    console = Console(highlight=False, width=width)
    client = Client(session, seat_players(setup.order, seats), PipedKeyboard(lines), console)
    capsys.readouterr()
    client.run()
    return capsys.readouterr().out, session


# --- the map -------------------------------------------------------------------------------------------


@rule("D04-SET-09")
@pytest.mark.parametrize("scenario", load_game("doom2004").scenarios)
def test_marines_see_nothing_of_what_is_not_discovered(scenario: str) -> None:
    """Neither spaces nor walls nor doors: every letter of the rest is the one for no map at all."""
    state = load_game("doom2004").new(players=4, seed=1, scenario=scenario)
    field = state.field
    known = {field.board.name(space) for space in bits(field.known)}
    for viewer in (SeatId("red"), None):
        lines = state.game.draw(state, viewer).splitlines()
        grid = Grid.of(lines)
        assert grid is not None
        near = {
            (2 + 2 * row + dy, grid.margin + 1 + 4 * column + dx)
            for column, row in (map(int, name.split(",")) for name in known)
            for dy in (-1, 0, 1)
            for dx in range(-1, 4)
        }
        for y, line in enumerate(lines[1:], 1):
            for x in range(grid.margin, len(line)):
                assert (y, x) in near or line[x] == "#", (y, x)
        for row in range(grid.rows):
            for column in range(grid.columns):
                cell = lines[2 + 2 * row][grid.margin + 1 + 4 * column :][:3]
                assert (cell != VOID) == (f"{column},{row}" in known)


@rule("D04-SET-07")
def test_the_invader_sees_the_whole_map_and_what_waits_there() -> None:
    game = load_game("doom2004")
    one, three = (game.new(players=players, seed=1) for players in (2, 4))
    drawn = game.draw(one, SeatId("invader"))
    assert ".z." in drawn
    assert "=C=" in drawn
    # Figures come with the Marines of their colour (D04-SET-04).
    assert game.draw(three, SeatId("invader")).count(".z.") > drawn.count(".z.")


def test_a_map_is_cut_to_the_known_part_and_rock_is_left_out() -> None:
    game = load_game("doom2004")
    state = game.new(players=2, seed=1)
    drawing = game.draw(state, SeatId("red"))
    assert extent_of(drawing) == (0, 18, 5, 22)
    places = places_of(figures_of(game, game.view(state, SeatId("red"))))
    lines = paint(drawing, places, {"red": "red"}, {})
    shown, hint = crop(lines, 80, 30, "1,20", extent_of(drawing))
    assert [len(shown), max(len(line.plain) for line in shown), hint] == [12, 28, ""]
    narrow, hint = crop(lines, 20, 30, "1,20", extent_of(drawing))
    assert hint == "more of the map lies east; map shows more"
    assert all(len(line.plain) <= 20 for line in narrow)
    assert sum(line.plain.count("#") for line in lines) < drawing.count("#") / 4


# --- actions -------------------------------------------------------------------------------------------


def test_a_shot_at_any_space_of_a_hall_takes_few_lines() -> None:
    """Blow-Through may be aimed at empty spaces; they are told by rows, figures have lines of their own."""
    state = hall()
    menu = menu_of(state)
    shots = [entry for entry in menu.entries if entry.head == "fire shotgun at"]
    assert len(shots) > 16
    lines = [line.plain for line in menu.lines(80)]
    told = [line for line in lines if "fire shotgun at" in line]
    assert len(lines) < 16
    head = next(place for place, line in enumerate(lines) if "Zombie 1 at" in line)
    assert any("fire shotgun" in line and "out of reach" in line for line in lines[head + 1 : head + 5])
    assert any("fire pistol" in line and "hit " in line for line in lines[head + 1 : head + 5])
    assert any("COLUMN,ROW with row 0: " in line for line in told)
    assert all(len(line) <= 80 for line in lines)


def test_a_direction_is_a_step_and_never_a_shot() -> None:
    menu = menu_of(hall())
    east = menu.read("e")
    assert east is not None
    assert east.text == "step to 1,0"
    spent = menu_of(hall(points=0))
    assert any(entry.text == "fire shotgun at 1,0" for entry in spent.entries)
    assert spent.read("e") is None


def test_a_space_alone_prefers_the_step_to_the_shot() -> None:
    found = menu_of(hall()).read("1,1")
    assert found is not None
    assert found.text == "step to 1,1"


def test_the_acting_marine_is_in_the_middle_of_the_map() -> None:
    assert menu_of(hall()).focus == "0,0"
    assert menu_of(load_game("doom2004").new(players=2, seed=1)).focus == "1,20"


def test_nobody_finds_the_map_by_asking(capsys: Captured) -> None:
    """30,3 lies in rock and 10,19 in the undiscovered corridor: the answers are the same."""
    asked = ["why step to 30,3", "why step to 10,19", "step to 30,3", "step to 10,19", "quit", "no"]
    said, _ = play(capsys, ["1", *asked])
    for space in ("30,3", "10,19"):
        assert f"Not legal: {space} is not on the part of the map you can see." in said
        assert f"Not now: {space} is not on the part of the map you can see." in said
    assert "discovered" not in said
    invader, _ = play(capsys, ["why place at 10,19 lying north-south", "quit", "no"], seats="random,human")
    assert "not on the part of the map you can see" not in invader


# --- odds ----------------------------------------------------------------------------------------------


def test_the_forecast_of_an_attack_is_the_exact_one() -> None:
    state = hall()
    game: Any = state.game
    texts = {entry.text: entry for entry in menu_of(state).entries}
    sheet = Sheet.of(game.pack)
    exact = odds(shot_for(sheet, sheet.weapon("pistol"), sheet.target("zombie"), distance=6), sheet.faces)
    told = texts["fire pistol at 6,2"].forecast
    assert f"hit {round(exact.hit * 100)}%" in told
    assert f"kill {round(exact.kill() * 100)}%" in told
    assert f"ammo {round(exact.ammunition * 100)}%" in told
    assert texts["fire shotgun at 8,0"].forecast.startswith("out of reach")
    assert texts["step to 1,1"].forecast == ""
    assert texts["fire shotgun at 1,0"].forecast == ""


def test_a_forecast_counts_wounds_dodge_and_friends_in_a_blast() -> None:
    game: Any = load_game("doom2004")
    state = game.set_up(
        Position(
            drawing=CORRIDOR,
            legend={
                "r": {"marine": "red", "ammo": {"rockets": 1}, "weapons": ["rocket_launcher"]},
                "g": {"marine": "green", "order": "dodge"},
                "d": {"invader": "demon", "wide": True, "wounds": 1},
            },
            turn={"seat": "red", "action": "attack"},
        )
    )
    told = {
        game.language.spell(state, each): forecast_of(game, state, each) for each in state.legal_actions()
    }
    beside_green = told["red: fire rocket_launcher at 4,0"]
    assert "BUT Green: kill" in beside_green
    assert "of 9" in beside_green or "of 8" in beside_green
    assert "Demon 1: kill" in beside_green
    assert f"of {game.invaders['demon'].wounds - 1}" in beside_green or game.invaders["demon"].wounds == 2


def test_odds_and_look_answer_at_the_prompt(capsys: Captured) -> None:
    said, session = play(
        capsys,
        [
            "3", "odds", "look shotgun", "look imp", "look red die", "look red", "look 1,18", "look 1,19",
            "look 30,3", "map 1,20", "map all", "map nowhere", "brief", "quit", "no",
        ],
    )  # fmt: skip
    assert session.decisions == 1
    told = " ".join(said.split())
    for words in (
        "There are no odds to tell: no attack on anybody is offered now.",
        "dice red, blue, ammo bullets, tokens 3, abilities (accuracy 1, blow through)",
        "movement 4, armor 2, wounds 2, dice yellow",
        "faces miss, 2/2, 1/3, 2/3, 1/2*, 0/4*",
        "on the table: wounds 10, armor 2, ammo (bullets 4), space 1,20",
        "1,18: tokens bullets.",
        "1,19: nothing is there.",
        "30,3: it is not on the map that you know.",
        "`nowhere` is no space; write map, map 4,5 or map all.",
        "Goal: Find the red key",
    ):
        assert words in told, words


# --- the screen ------------------------------------------------------------------------------------------


def test_a_word_of_an_action_names_the_action(capsys: Captured) -> None:
    """Whoever types `sprint` announces it; `hint` is no nearer for having four of its letters."""
    said, _ = play(capsys, ["sprint", "quit", "no"])
    assert "did you mean `announce sprint`?" in said


def test_bins_frags_and_the_goal_are_always_on_the_screen(capsys: Captured) -> None:
    said, _ = play(capsys, ["4", "place guard", "quit", "no"], width=120)
    for page in said.split("red> ")[:3]:
        told = " ".join(page.split())
        assert "wounds 10 · armor 2 · bullets 4" in told
        assert "FRAGS 0 of 6" in told
        assert "Goal: Find the" in told
    assert "order GUARD" in said
    assert "5 cards · deck 61" in said
    assert "up to 8 movement points, no attack" in said


def test_the_invaders_hand_is_shown_to_the_invader_only(capsys: Captured) -> None:
    game: Any = load_game("doom2004")
    marine, session = play(capsys, ["quit", "no"])
    hand = {game.invader_copies[card].title for card in session.state.table.hand}
    assert hand
    assert not any(title in marine for title in hand)
    invader, session = play(capsys, ["quit", "no"], seats="random,human", width=120)
    hand = {game.invader_copies[card].title for card in session.state.table.hand}
    assert all(title in invader for title in hand)


def test_an_area_is_told_when_it_is_discovered(capsys: Captured) -> None:
    said, _ = play(capsys, ["1", "e", "e", "e", "ne", "work door A", "log", "quit", "no"])
    told = " ".join(said.split())
    assert "The Approach comes into view. The corridor bends out of sight" in told
    assert "Zombie 1 appears at 11,20." in told


def anything(seed: int, times: int) -> Iterator[str]:
    """Numbers that are mostly offered, and sometimes not."""
    rolls = random.Random(seed)
    for _ in range(times):
        yield str(rolls.choice((1, 1, 2, 3, 4, 5, 6, 9, 14)))


@pytest.mark.parametrize(
    ("seats", "windows", "scenario"),
    [
        ("human,random", "skip", "knee_deep_in_the_dead"),
        ("random,human", "skip", "inferno"),
        ("human,human,human", "ask", "thy_flesh_consumed"),
    ],
)
def test_whatever_is_typed_the_game_goes_on(
    capsys: Captured, seats: str, windows: Windows, scenario: str
) -> None:
    players = seats.count(",") + 1
    lines = anything(7, 140)
    said, session = play(capsys, lines, seats=seats, players=players, windows=windows, scenario=scenario)
    assert session.decisions > 20
    assert "Traceback" not in said
    assert "{" not in said
    assert "nothing" not in {line.partition(" ")[0] for line in said.splitlines()}


@rule("D04-DOR-12")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "door A needs the red key"),
        ("de", "Tür A braucht den roten Schlüssel"),
        ("pl", "drzwi A: potrzebny czerwony klucz"),
    ],
)
def test_a_locked_door_in_view_is_told_with_its_key(language: str, said: str) -> None:
    """The catalogue's `$key` is an argument like any other."""
    game: Any = load_game("doom2004")
    state = game.set_up(
        Position(
            drawing="#########\n# r A   #\n#   A   #\n#   A   #\n#########",
            legend={"r": {"marine": "red"}},
            more={"doors": {"A": {"key": "red"}}},
        )
    )
    look = game.view(state, SeatId("red"))["table"]
    assert said in describe_table(game, look, language)


@rule("D04-VIC-02")
@pytest.mark.parametrize(("players", "limit"), [(2, 8), (3, 8), (4, 6)])
def test_the_frag_limit_on_the_screen_is_the_one_that_holds(
    capsys: Captured, players: int, limit: int
) -> None:
    """A scenario may set another limit for fewer Marines."""
    said, session = play(capsys, ["quit", "no"], players=players, scenario="thy_flesh_consumed", width=120)
    assert session.game.scenario(session.setup).frags == limit  # type: ignore[attr-defined]  # DOOM has it
    assert f"FRAGS 0 of {limit}" in said


# --- arenas --------------------------------------------------------------------------------------------


@rule("D4X-DM-61", "D4X-CTF-13", "D4X-DM-26")
@pytest.mark.parametrize(
    ("scenario", "language", "said"),
    [
        ("cloverleaf", "en", ["Red: 2 of 5", "Green: 0 of 5", "66 cards left in the timer"]),
        ("cloverleaf", "de", ["Rot: 2 von 5", "Grün: 0 von 5", "noch 66 Karten im Zeitmesser"]),
        ("open_ground", "en", ["the guns: 2 of 5", "the saws: 0 of 5", "66 cards left in the timer"]),
        ("open_ground", "pl", ["karabiny: 2 z 5", "piły: 0 z 5", "w zegarze zostało 66 kart"]),
    ],
)
def test_an_arena_tells_the_points_and_its_timer_and_no_frag_points_of_an_invader(
    scenario: str, language: str, said: list[str]
) -> None:
    game: Any = load_game("doom2004", ("amendments", "expansion"))
    state = game.new(players=2, scenario=scenario, seed=3)
    state.table.beside.score[next(iter(state.table.beside.score))] = 2
    view = game.view(state, SeatId("red"))
    assert describe_table(game, view["table"], language)[:3] == said
    assert not [
        fact for fact in Sentences(Names(game, state.setup.order), state.setup).facts(view) if "FRAGS" in fact
    ]


@rule("D4X-DM-46", "D4X-DM-48", "D4X-CTF-17")
def test_a_marine_who_waits_to_be_placed_is_not_told_as_fragged() -> None:
    game: Any = load_game("doom2004", ("amendments", "expansion"))
    state = game.new(players=6, scenario="open_ground", seed=3)
    look = game.view(state, SeatId("red"))["table"]
    assert describe_seat(game, look, "red")[:2] == ["wounds 5", "armor 2"]
    look = {**look, "round": 2, "arena": {**look["arena"], "acted": ["red"], "missing": ["red"]}}
    assert describe_seat(game, look, "red")[:3] == ["FRAGGED", "has acted", "MISSES THE NEXT TURN"]


@rule("D4X-DM-14", "D4X-CTF-06", "D4X-R-49")
@pytest.mark.parametrize(
    ("scenario", "players", "seats", "people"),
    [
        ("cloverleaf", 2, None, ["red", "red_saw"]),
        ("cloverleaf", 2, "human,recruit", ["red", "red_saw"]),
        ("cloverleaf", 3, "random,human,random", ["green", "green_saw"]),
        ("cloverleaf", 2, "human,random,random,random", ["red"]),
        ("cloverleaf", 4, "human,random", ["red"]),
        ("open_ground", 2, "random,human", ["red_saw", "green_saw", "blue_saw"]),
        ("open_ground", 6, "human,random", ["red"]),
        ("knee_deep_in_the_dead", 4, "human,random", ["red"]),
    ],
)
def test_who_plays_several_marines_of_an_arena_plays_all_of_them(
    scenario: str, players: int, seats: str | None, people: list[str]
) -> None:
    game: Any = load_game("doom2004", ("amendments", "expansion"))
    setup = game.setup(players=players, scenario=scenario, seed=3)
    seated = seat_players(setup.order, seats, holders=holders(game, setup))
    assert [seat for seat, player in seated.items() if player == "human"] == people


@rule("D4X-DM-14", "D4X-DM-24")
def test_nobody_hands_the_keyboard_from_one_of_his_marines_to_the_other(capsys: Captured) -> None:
    game: Any = load_game("doom2004", ("amendments", "expansion"))
    setup = game.setup(players=2, scenario="coffin_yard", seed=1)
    held = holders(game, setup)

    def told(seats: str, lines: list[str]) -> str:
        seated = seat_players(setup.order, seats, holders=held)
        session = Session.start(game, setup, undo="agreed")
        console = Console(highlight=False, width=100)
        capsys.readouterr()
        Client(session, seated, PipedKeyboard(lines), console, holders=held).run()
        return capsys.readouterr().out

    alone = told("human,random", ["1", "undo", "quit"])
    assert "Hand over" not in alone and "do you agree" not in alone
    assert "takes back `red: keep officer`" in alone
    assert "Red with the saw (you)" in alone and "Red (you)" in alone
    two = told("human,human", ["", "1", "", "1", "", "1", "", "1", "quit"])
    assert "Green is asked now. Hand over" in two
