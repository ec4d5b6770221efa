"""The worked examples of the D16 catalogue on sight and cover, one by one."""

from __future__ import annotations

from grimtable.grid import OUT_OF_REACH, Board, CornerSight, Passage
from tests.support.rule import rule

OUTLINE = ("blocking", "impassable", "difficult")


def sight_of(board: Board, ignored: int = 0) -> CornerSight:
    return CornerSight.of(board, (board.walls | board.all_doors | board.lines["blocking"]) & ~ignored)


def sees(board: Board, here: str, there: str) -> bool:
    return sight_of(board).sees(board.read(here), board.read(there))


def covered(board: Board, here: str, there: str, *figures: str) -> bool:
    difficult = board.terrains.get("difficult", 0)
    spaces = difficult | sum(1 << board.read(figure) for figure in figures)
    return sight_of(board).in_cover(
        1 << board.read(here), board.read(there), spaces, board.inner_edges(difficult) & ~board.walls
    )


def line(board: Board, a: tuple[int, int], b: tuple[int, int], here: str, there: str) -> bool:
    """Whether the line between two lattice points, corners of two spaces, is clear."""
    x, y = (int(part) for part in here.split(","))
    u, v = (int(part) for part in there.split(","))
    i, j = a[0] - x + 2 * (a[1] - y), b[0] - u + 2 * (b[1] - v)
    return bool(sight_of(board).clear_lines(board.read(here), board.read(there)) >> 4 * i + j & 1)


@rule("D16-EX-09", "D16-EX-10", "D16-EX-11", "D16-COV-12", "D16-LOS-08", "D16-LOS-14")
def test_the_corner_shooter_has_cover_and_gives_none() -> None:
    board = Board.of(4, 2, walls=["0,0|1,0"])
    assert sees(board, "0,0", "3,1")
    assert sees(board, "3,1", "0,0")
    assert line(board, (1, 1), (3, 1), "0,0", "3,1")
    assert not covered(board, "0,0", "3,1")
    assert covered(board, "3,1", "0,0")


@rule("D16-EX-12", "D16-LOS-13")
def test_a_line_may_run_through_the_target() -> None:
    board = Board.of(3, 3)
    assert line(board, (1, 1), (3, 2), "0,1", "2,1")
    assert not covered(board, "0,1", "2,1")


@rule("D16-EX-13", "D16-EX-14", "D16-EX-15", "D16-LOS-15", "D16-ADJ-02", "D16-COV-08")
def test_either_side_of_a_wall() -> None:
    board = Board.of(2, 3, walls=["0,1|1,1"])
    passage = Passage.of(board, board.walls)
    assert sees(board, "0,1", "1,1")
    assert not passage.adjacent(board.read("0,1"), board.read("1,1"))
    assert passage.distance(board.read("0,1"), board.read("1,1")) == 2
    assert not covered(board, "0,1", "1,1")


@rule("D16-EX-16", "D16-LOS-08")
def test_past_the_end_of_a_wall() -> None:
    assert line(Board.of(4, 3, walls=["1,0|2,0"]), (1, 2), (3, 0), "0,2", "3,0")


@rule("D16-EX-17", "D16-LOS-08", "D16-LOS-11")
def test_past_the_corner_of_blocking_terrain() -> None:
    board = Board.of(4, 3, terrain={"1,0": "blocking"}, outline=OUTLINE)
    assert line(board, (1, 2), (3, 0), "0,2", "3,0")


@rule("D16-EX-18", "D16-LOS-05", "D16-LOS-12")
def test_figures_never_close_a_gap() -> None:
    """Figures are not even asked for; a wall end or a block on one side leaves the corner open."""
    for board in (
        Board.of(4, 3),
        Board.of(4, 3, walls=["1,0|2,0"]),
        Board.of(4, 3, terrain={"2,1": "blocking"}, outline=OUTLINE),
    ):
        assert line(board, (1, 2), (3, 0), "0,2", "3,0")


@rule("D16-EX-19", "D16-LOS-09", "D16-LOS-10")
def test_a_diagonal_gap_is_closed() -> None:
    blocks = Board.of(4, 3, terrain={"1,0": "blocking", "2,1": "blocking"}, outline=OUTLINE)
    mixed = Board.of(4, 3, terrain={"1,0": "blocking"}, walls=["1,1|2,1"], outline=OUTLINE)
    assert not line(blocks, (1, 2), (3, 0), "0,2", "3,0")
    assert not line(mixed, (1, 2), (3, 0), "0,2", "3,0")


@rule("D16-EX-20", "D16-LOS-06", "D16-COV-06", "D16-TER-15")
def test_difficult_terrain_gives_cover() -> None:
    board = Board.of(5, 3, terrain={"2,1": "difficult"}, outline=OUTLINE)
    assert sees(board, "0,1", "4,1")
    assert covered(board, "0,1", "4,1")


@rule("D16-COV-09", "D16-TER-10")
def test_impassable_terrain_gives_no_cover() -> None:
    board = Board.of(5, 3, terrain={"2,1": "impassable"}, outline=OUTLINE)
    assert sees(board, "0,1", "4,1")
    assert not covered(board, "0,1", "4,1")


@rule("D16-EX-21", "D16-COV-05", "D16-COV-16")
def test_blocking_terrain_gives_cover() -> None:
    board = Board.of(5, 3, terrain={"2,1": "blocking"}, outline=OUTLINE)
    assert sees(board, "4,0", "0,1")
    assert covered(board, "4,0", "0,1")


@rule("D16-EX-22", "D16-COV-14")
def test_a_third_figure_gives_cover() -> None:
    board = Board.of(5, 3)
    assert sees(board, "0,1", "4,1")
    assert covered(board, "0,1", "4,1", "2,1")
    assert not covered(board, "0,1", "4,1")


@rule(
    "D16-EX-23", "D16-EX-24", "D16-LOS-17", "D16-LOS-18", "D16-FLY-07", "D16-FLY-08", "D16-RNG-09", "D16-R-08"
)
def test_a_figure_inside_blocking_terrain_is_seen_when_its_edges_are_ignored() -> None:
    board = Board.of(5, 3, terrain={"2,1": "blocking"}, outline=OUTLINE)
    here, there = board.read("0,1"), board.read("2,1")
    ignored = board.edges_of(1 << there) & board.lines["blocking"]
    sight = sight_of(board, ignored)
    assert not sight_of(board).sees(here, there)
    assert sight.sees(here, there)
    assert sight.sees(there, here)
    assert not sight.in_cover(1 << here, there)
    assert Passage.of(board, (board.walls | board.lines["blocking"]) & ~ignored).distance(here, there) == 2


@rule("D16-EX-31", "D16-LOS-07", "D16-R-01")
def test_a_corridor_filled_by_blocking_terrain() -> None:
    assert not sees(Board.of(3, 1, terrain={"1,0": "blocking"}, outline=OUTLINE), "0,0", "2,0")


@rule("D16-EX-32", "D16-LOS-07", "D16-R-01")
def test_along_the_side_of_a_long_block() -> None:
    board = Board.of(4, 3, terrain={"1,1": "blocking", "2,1": "blocking"}, outline=OUTLINE)
    assert sees(board, "0,1", "3,1")
    assert line(board, (1, 1), (3, 1), "0,1", "3,1")
    assert covered(board, "0,1", "3,1")
    ranging = Passage.of(board, board.walls | board.lines["blocking"])
    assert ranging.distance(board.read("0,1"), board.read("3,1")) == 3


@rule("D16-EX-33", "D16-LOS-15", "D16-LOS-20", "D16-RNG-06", "D16-R-01", "D16-R-03", "D16-R-04")
def test_two_sides_of_a_long_wall() -> None:
    board = Board.of(4, 2, walls=[f"{column},0|{column},1" for column in range(4)])
    assert sees(board, "1,0", "1,1")
    assert Passage.of(board, board.walls).distance(board.read("1,0"), board.read("1,1")) == OUT_OF_REACH
    assert not sees(board, "1,0", "2,1")
    assert not sees(board, "1,0", "3,1")


@rule("D16-EX-34", "D16-COV-08", "D16-R-10")
def test_standing_in_difficult_terrain() -> None:
    board = Board.of(4, 1, terrain={"3,0": "difficult"}, outline=OUTLINE)
    assert covered(board, "0,0", "3,0")
    assert not covered(board, "2,0", "3,0")


@rule("D16-EX-35", "D16-LOS-08", "D16-R-02", "D16-R-03")
def test_a_lone_wall_can_be_leaned_around() -> None:
    lone = Board.of(4, 2, walls=["2,1|3,1"])
    assert sees(lone, "0,1", "3,1")
    assert line(lone, (1, 1), (3, 1), "0,1", "3,1")
    assert covered(lone, "0,1", "3,1")
    assert not sees(Board.of(4, 2, walls=["2,1|3,1", "3,0|3,1"]), "0,1", "3,1")


@rule("D16-R-11")
def test_running_along_the_inner_edge_of_a_body_is_crossing_it() -> None:
    """The wall leaves only the two upper corners of A, whose lines run along the middle of the body."""
    board = Board.of(5, 2, walls=["2,0|2,1"])
    here, there = board.read("0,1"), board.read("4,0")
    body = 1 << board.read("3,0") | 1 << board.read("3,1")
    sight = sight_of(board)
    assert not sight.in_cover(1 << here, there)
    assert not sight.in_cover(1 << here, there, 1 << board.read("3,1"))  # below the line: only touched
    assert sight.in_cover(1 << here, there, 0, board.inner_edges(body))


@rule("D16-R-06", "D16-BIG-06")
def test_a_corner_of_two_spaces_serves_from_either() -> None:
    """A large figure stands across a blocking line; its middle corner has sight from its left space only."""
    board = Board.of(3, 3, lines={"blocking": ["1,0|2,0", "1,2|2,2", "2,0|2,1"]})
    left, right, defender = board.read("1,0"), board.read("2,0"), board.read("2,2")
    sight = sight_of(board)
    assert sight.in_cover(1 << right, defender)
    assert not sight.in_cover(1 << left | 1 << right, defender)


@rule("D16-R-12", "D16-LOS-03")
def test_a_closed_door_is_like_a_wall() -> None:
    board = Board.of(4, 2, doors={"A": ["2,1|3,1"]})
    assert sees(board, "0,1", "3,1")
    assert covered(board, "0,1", "3,1")
    opened = CornerSight.of(board, board.walls)
    assert not opened.in_cover(1 << board.read("0,1"), board.read("3,1"))
