"""Drawn maps: reading gives back what was drawn, and mistakes are named with line, column and remedy."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from grimtable.grid import Board, GridError, MapError, bits, door_letters, draw_map, read_map
from tests.grid.maps import TwoMaps, maps

CORRIDOR = """
#############
# r   z   i #
#############
"""


EVERYTHING = """\
    0   1   2   3
  #################
0 # r   i2A~~~ ~z~#
  #   +---+   #####
1 #    %%%%   #####
  #=B=+   + % #####
2 #abc  .  !!!|   #
  #################"""


@st.composite
def drawn_maps(draw: DrawFn) -> tuple[TwoMaps, dict[int, str], tuple[str, ...]]:
    """A map with few enough doors to draw, marks, and some open doors."""
    both = draw(maps().filter(lambda both: len(both.board.doors) <= 26))
    marks: dict[int, str] = draw(
        st.dictionaries(
            st.sampled_from(list[int](bits(both.board.spaces))),
            st.text("abcxyz0123456789", min_size=1, max_size=2),
            max_size=5,
        )
    )
    return both, marks, tuple(name for name in both.board.doors if draw(st.booleans()))


@settings(max_examples=200)
@given(case=drawn_maps(), rulers=st.booleans())
def test_a_drawn_map_reads_back(case: tuple[TwoMaps, dict[int, str], tuple[str, ...]], rulers: bool) -> None:
    both, marks, opened = case
    text = draw_map(both.board, marks, open_doors=opened, rulers=rulers)
    ids = {letter: name for name, letter in door_letters(both.board).items()}
    drawn = read_map(text, doors=ids)
    assert drawn.board == both.board
    assert drawn.marks == marks
    assert drawn.open_doors == opened
    assert drawn.closed_edges == both.board.closed(name for name in both.board.doors if name not in opened)
    again = draw_map(drawn.board, drawn.marks, open_doors=drawn.open_doors, rulers=rulers)
    assert again == text


@settings(max_examples=300)
@given(text=st.text("#| +-=~%^!ABab01.\n\tä", max_size=120))
def test_any_text_is_read_or_refused_in_a_sentence(text: str) -> None:
    try:
        drawn = read_map(text)
    except MapError as error:
        assert "\n" not in str(error)
        assert ": " in str(error)
    else:
        assert read_map(draw_map(drawn.board, drawn.marks, open_doors=drawn.open_doors)).board == drawn.board


@given(data=st.data())
def test_a_spoiled_drawing_is_read_or_refused_in_a_sentence(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(EVERYTHING) - 1))
    sign = data.draw(st.sampled_from("#| +-=~%^!ABab01.\n\t\x00é"))
    text = EVERYTHING[:place] + sign + EVERYTHING[place + data.draw(st.integers(0, 2)) :]
    try:
        read_map(text)
    except MapError as error:
        assert "\n" not in str(error)


def test_the_corridor() -> None:
    drawn = read_map(CORRIDOR, {"r": "floor", "z": "floor", "i": "floor"})
    assert (drawn.board.columns, drawn.board.rows) == (3, 1)
    assert {drawn.board.name(space): mark for space, mark in drawn.marks.items()} == {
        "0,0": "r",
        "1,0": "z",
        "2,0": "i",
    }
    assert draw_map(drawn.board, drawn.marks) == CORRIDOR.strip()


def test_every_sign_of_the_notation() -> None:
    drawn = read_map(EVERYTHING, doors={"B": "back"})
    board = drawn.board
    kinds = {
        board.edge_name(edge): board.kind_of(edge)
        for edge in bits(board.edges & ~board.border)
        if board.kind_of(edge) != "open"
    }
    assert kinds == {
        "1,0|2,0": "door",
        "1,0|1,1": "wall",
        "1,1|2,1": "blocking",
        "0,1|0,2": "door",
        "2,1|2,2": "blocking",
        "2,2|3,2": "wall",
    }
    assert list(board.doors) == ["A", "back"]
    assert drawn.open_doors == ()
    assert {board.name(space): mark for space, mark in drawn.marks.items()} == {
        "0,0": "r",
        "1,0": "i2",
        "3,0": "z",
        "0,2": "abc",
    }
    terrain = {board.name(space): board.terrain_at(space) for space in bits(board.spaces)}
    assert {name: kind for name, kind in terrain.items() if kind != "floor"} == {
        "2,0": "difficult",
        "3,0": "difficult",
        "1,1": "blocking",
        "2,2": "damaging",
    }
    assert "3,1" not in terrain


def test_small_letters_are_open_doors() -> None:
    drawn = read_map("#########\n#   a   #\n#########")
    assert drawn.open_doors == ("A",)
    assert drawn.closed_edges == 0
    assert draw_map(drawn.board, open_doors=["A"]).splitlines()[1] == "#   a   #"


def test_a_legend_gives_terrain_and_own_signs_are_possible() -> None:
    signs = {"floor": " ", "lava": "*"}
    drawn = read_map("#############\n# x  ***  r #\n#############", {"x": "lava", "r": "floor"}, signs=signs)
    assert [drawn.board.name(space) for space in bits(drawn.board.terrains["lava"])] == ["0,0", "1,0"]
    assert draw_map(drawn.board, drawn.marks, signs=signs).splitlines()[1] == "#*x* ***  r #"
    with pytest.raises(GridError, match="terrain 'lava' has no sign"):
        draw_map(drawn.board)


def test_rulers_and_colours() -> None:
    board = Board.of(2, 1, void=["1,0"])
    assert draw_map(board, rulers=True) == "    0   1\n  #########\n0 #   #####\n  #########"
    assert draw_map(board, style=lambda space, cell: f"<{space}{cell}>").splitlines()[1] == "#<0   >#####"


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("", None, None, "the map is empty"),
        ("#####\n#   #\n####", 3, 5, "make all equally wide"),
        ("######\n#    #\n######", 1, 6, "n columns need 4"),
        ("#####\n#   #", 2, 1, "n rows need 2"),
        ("#####\n# q #\n#####", 2, 2, "the mark 'q' is not in the legend: add it"),
        ("#####\n# rr#\n#####", 2, 2, "did you mean 'r'"),
        ("#####\n#a b#\n#####", 2, 2, "has a gap"),
        ("#####\n### #\n#####", 2, 2, "half wall"),
        ("#####\n#####\n#####", 2, 2, "no space at all"),
        ("#########\n#   ?   #\n#########", 2, 5, "none of blank, wall, door or terrain line"),
        ("#####\n#   #\n#== #\n#   #\n#####", 3, 2, "none of blank, wall, door or terrain line"),
        ("#####\n#    \n#####", 2, 2, "equally wide"),
        ("#####\n    #\n#####", 2, 1, "must be drawn as wall"),
        ("#A###\n#   #\n#####", 1, 2, "none of blank"),
        ("#=A=#\n#   #\n#####", 1, 2, "door 'A' touches no two spaces"),
        ("#########\n#   A####\n#########", 2, 5, "door 'A' touches no two spaces"),
        ("#############\n#   A   A   #\n#############", 2, 9, "which do not touch"),
        ("#########\n#   A   #\n#   +   #\n#   a   #\n#########", 4, 5, "open and closed"),
        ("#########\n#       #\n#   ?   #\n#       #\n#########", 3, 5, "where lines meet"),
        ("#####\n#\t  #\n#####", 2, 2, "cannot stand in a map"),
        ("\n".join(["#" * 265, "#" + " " * 263 + "#", "#" * 265]), 1, 1, "at most 64 x 64"),
        (" " * 200_000, None, None, "at most 64 x 64"),
    ],
)
def test_mistakes_are_named_with_their_place(
    text: str, line: int | None, column: int | None, message: str
) -> None:
    with pytest.raises(MapError, match=message) as caught:
        read_map(text, {"r": "floor"})
    assert (caught.value.line, caught.value.column) == (line, column)


def test_places_are_those_of_the_text_as_it_was_given() -> None:
    with pytest.raises(MapError) as caught:
        read_map("\n\n    #####\n    # q #\n    #####\n", {})
    assert (caught.value.line, caught.value.column) == (4, 6)
    assert str(caught.value).startswith("line 4, column 6: ")


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(GridError, match="use up to 3 characters"):
        draw_map(Board.of(1, 1), {0: "long"})
    crowded = Board.of(28, 1, doors={f"d{n}": [f"{n},0|{n + 1},0"] for n in range(27)})
    with pytest.raises(GridError, match="at most 26 can be drawn"):
        draw_map(crowded)
