"""Sight from corner to corner, and cover: figures never block a line but may give cover.

A space sees another if at least one of the sixteen lines between their corners is clear (D16-LOS-02); which
lines are, is the exact test of `corner_lines`. The defender is in cover if from every corner that has sight
at least one of the four lines to his corners is broken, or runs through the inside of difficult terrain or
of a third figure (D16-COV-05 to D16-COV-16), and never if such a corner is one of his own (D16-COV-08).
"""

from __future__ import annotations

from typing import Self

from grimtable.grid.board import Board
from grimtable.grid.corner_lines import climbs, corner_lines, corner_spans, is_clear, lines_to_try
from grimtable.grid.masks import bits

#: what the four lines from one corner pass: the spaces they run through, the edges they run along
Exposure = tuple[int, int]


class CornerSight:
    """Lines between the corners of a map's spaces while one set of edges blocks.

    Ask for it with `CornerSight.of`, which remembers recent ones. Blockers are walls, closed doors and
    blocking lines; leave out the edges that a rule ignores, such as those of `board.edges_of(area) &
    board.lines["blocking"]` for a figure inside that area (D16-LOS-17, D16-LOS-18, D16-R-08).

    >>> board = Board.of(4, 3, terrain={"1,1": "blocking", "2,1": "blocking"}, outline=["blocking"])
    >>> sight = CornerSight.of(board, board.walls | board.lines["blocking"])
    >>> here, there = board.read("0,1"), board.read("3,1")
    >>> sight.sees(here, there), sight.in_cover(1 << here, there)
    (True, True)
    """

    __slots__ = ("board", "blockers", "_lifted", "_seen", "_exposures")

    @classmethod
    def of(cls, board: Board, blockers: int) -> Self:
        """The sight for these blocker edges, remembered by the board."""
        key = (cls, blockers)
        found: Self | None = board.recall(key)
        if found is None:
            found = cls(board, blockers)
            board.remember(key, found)
        return found

    def __init__(self, board: Board, blockers: int) -> None:
        self.board = board
        self.blockers = blockers | board.border
        self._lifted = self.blockers << board.stride + 1
        self._seen: dict[tuple[int, int], bool] = {}
        self._exposures: dict[tuple[int, int], tuple[Exposure, ...]] = {}

    def sees(self, one: int, other: int) -> bool:
        """Whether two spaces see each other; sight is mutual (D16-LOS-14)."""
        seen = self._seen.get((one, other))
        if seen is None:
            seen = self._seen[one, other] = self._seen[other, one] = self._look(one, other)
        return seen

    def _look(self, one: int, other: int) -> bool:
        if one == other:
            return True
        board = self.board
        if one > other:
            one, other = other, one
        dx = board.column_of[other] - board.column_of[one]
        near = self._lifted >> (one + dx if dx < 0 else one)
        dy = (other - one - dx) // board.stride
        for crossed, gates, ladder in lines_to_try(board.stride, board.area, dx, dy):
            if crossed & near:
                continue
            for one_way, other_way in gates:
                if one_way & near and other_way & near:
                    break
            else:
                if ladder is None or climbs(ladder, near):
                    return True
        return False

    def sees_any(self, ones: int, others: int) -> bool:
        """Whether any space of one set sees any of the other (D16-R-06)."""
        targets = bits(others)
        return any(self.sees(one, other) for one in bits(ones) for other in targets)

    def visible_from(self, space: int) -> int:
        """All spaces that a space sees, itself among them."""
        found = 0
        for other in bits(self.board.spaces):
            if self.sees(space, other):
                found |= 1 << other
        return found

    def clear_lines(self, one: int, other: int) -> int:
        """The clear lines between two different spaces: number 4 * i + j joins corner i to corner j.

        Corners are numbered 0 north-west, 1 north-east, 2 south-west, 3 south-east.
        """
        board = self.board
        low, high = (one, other) if one < other else (other, one)
        dx = board.column_of[high] - board.column_of[low]
        near = self._lifted >> (low + dx if dx < 0 else low)
        lines = corner_lines(board.stride, board.area, dx, (high - low - dx) // board.stride)
        clear = 0
        for number, line in enumerate(lines):
            if is_clear(line, near):
                clear |= 1 << (number if low == one else number % 4 * 4 + number // 4)
        return clear

    # ------------------------------------------------------------------ cover

    def in_cover(self, attacker: int, defender: int, spaces: int = 0, edges: int = 0) -> bool:
        """Whether the figure on a space is in cover from an attacker on a set of spaces (D16-COV-16).

        `spaces` are those of difficult terrain and of third figures, `edges` the inner edges of a difficult
        area or of one large figure, along which a line runs through the inside of the body (D16-R-11):
        `board.inner_edges(body)`. A defender who is not seen at all counts as covered.
        """
        exposures = self._exposures.get((attacker, defender))
        if exposures is None:
            exposures = self._exposures[attacker, defender] = self._expose(attacker, defender)
        for inside, along in exposures:
            if not (inside & spaces or along & edges):
                return False
        return True

    def _expose(self, attacker: int, defender: int) -> tuple[Exposure, ...]:
        """What the lines pass, for each corner of the attacker whose four lines are all clear."""
        stride = self.board.stride
        own_corners = {defender, defender + 1, defender + stride, defender + stride + 1}
        clear: dict[int, int] = {}
        corner_of: dict[int, tuple[int, int]] = {}
        for space in bits(attacker):
            if space == defender:
                return ((0, 0),)
            lines = self.clear_lines(space, defender)
            for i in range(4):
                point = space + (i & 1) + (i >> 1) * stride
                # A corner of several spaces of a large figure serves from any of them (D16-R-06).
                clear[point] = clear.get(point, 0) | lines >> 4 * i & 15
                corner_of[point] = (space, i)
        exposures = []
        for point in sorted(clear):
            if clear[point] and point in own_corners:
                return ((0, 0),)
            if clear[point] == 15:
                exposures.append(self._passed(*corner_of[point], defender))
        return tuple(exposures)

    def _passed(self, space: int, corner: int, defender: int) -> Exposure:
        """The spaces and edges that the four lines from one corner pass."""
        board = self.board
        low, high = min(space, defender), max(space, defender)
        dx = board.column_of[high] - board.column_of[low]
        spans = corner_spans(board.stride, board.area, dx, (high - low - dx) // board.stride)
        inside, along = 0, 0
        for j in range(4):
            through, beside = spans[4 * corner + j if low == space else 4 * j + corner]
            inside |= through
            along |= beside
        origin = low + dx if dx < 0 else low
        return inside << origin, along << origin
