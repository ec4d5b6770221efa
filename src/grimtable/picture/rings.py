"""Rings: the geometry of boards made of concentric rings, drawn like the screen of an old tube.

A board of so many rings round a centre is laid out on a square: ring 0 outside, all spaces one deep, the
corner spaces square and a little larger. A gentle bulge then bends the square's edges, and the whole is
stretched to its proportions.

>>> board = Rings(rings=3, cell=(2.0, 1.5))
>>> board.spaces(0), board.spaces(1), board.spaces(3)
(24, 16, 1)
>>> [round(value, 1) for value in board.middle(3, 0)]
[8.6, 6.5]
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import NamedTuple

from grimtable.picture.shapes import Point

#: points along an edge, and along the arc of a corner
_ALONG = 3
_ROUND = 5

Box = tuple[float, float, float, float]


class Rings(NamedTuple):
    """How a board of rings is drawn; lengths are in depths of a ring before it is stretched."""

    rings: int
    cell: tuple[float, float]  #: width and height of a space
    gap: float = 0.2  #: between two rings
    seam: float = 0.025  #: half the distance between two spaces of a ring
    bulge: float = 0.13  #: 0 leaves the square as it is, 1 makes a circle
    corner: float = 0.36  #: radius at the corners of a ring
    corners: float = 1.12  #: the side of a corner space, which may reach into the gap
    core: float = 1.4  #: the side of the centre
    soft: float = 0.09  #: radius at every other corner

    @property
    def side(self) -> float:
        """The side of the square before it is stretched."""
        return 2 * self.rings * (1 + self.gap) + self.core

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the whole board."""
        return self.side * self.cell[0], self.side * self.cell[1]

    def spaces(self, ring: int) -> int:
        """How many spaces a ring has: those of a square frame; the centre is one."""
        across = 2 * (self.rings - ring) + 1
        return max(1, 4 * (across - 1))

    def box(self, ring: int, number: int) -> Box:
        """A space on the square: left, top, right, bottom. 0 is the south-west corner, then clockwise."""
        start = ring * (1 + self.gap)
        end = self.side - start
        if ring == self.rings:
            return start, start, end, end
        across = self.spaces(ring) // 4
        side, place = divmod(number % (4 * across), across)
        corners = self.corners
        length = (end - start - 2 * corners) / (across - 1)
        near = start if place == 0 else start + corners + (place - 1) * length
        far = start + corners if place == 0 else near + length
        deep = corners if place == 0 else 1
        back = self.side
        if side == 0:  # up the west side
            return start, back - far, start + deep, back - near
        if side == 1:  # along the north
            return near, start, far, start + deep
        if side == 2:  # down the east
            return end - deep, near, end, far
        return back - far, end - deep, back - near, end

    def outline(self, ring: int, number: int, *, coarse: bool = False) -> tuple[Point, ...]:
        """The edge of a space, clockwise from its north-west corner; coarsely for a small map."""
        left, top, right, bottom = self.box(ring, number)
        seam = self.seam
        box = (left + seam, top + seam, right - seam, bottom - seam)
        start = ring * (1 + self.gap)
        end = self.side - start
        radii = tuple(
            self.corner if (x in (start, end) and y in (start, end)) else self.soft
            for x, y in ((left, top), (right, top), (right, bottom), (left, bottom))
        )
        return self._drawn(box, radii, along=0, turns=2) if coarse else self._drawn(box, radii)

    def plate(self, ring: int, margin: float = 0.06) -> tuple[Point, ...]:
        """The surface under a ring and everything inside it."""
        start = ring * (1 + self.gap) - margin
        end = self.side - start
        radius = self.corner + margin
        return self._drawn((start, start, end, end), (radius, radius, radius, radius), along=9)

    def middle(self, ring: int, number: int) -> Point:
        """The middle of a space on the board."""
        left, top, right, bottom = self.box(ring, number)
        return self.at((left + right) / 2, (top + bottom) / 2)

    def at(self, x: float, y: float) -> Point:
        """Where a point of the square lies on the board."""
        half = self.side / 2
        u, v = (x - half) / half, (y - half) / half
        bent_u, bent_v = u * sqrt(1 - self.bulge * v * v), v * sqrt(1 - self.bulge * u * u)
        width, height = self.size
        return round((bent_u + 1) / 2 * width, 2), round((bent_v + 1) / 2 * height, 2)

    def _drawn(
        self, box: Box, radii: tuple[float, ...], along: int = _ALONG, turns: int = _ROUND
    ) -> tuple[Point, ...]:
        """A rounded rectangle of the square, bent and stretched."""
        left, top, right, bottom = box
        corners = (
            (left, top, 1, 1, pi),
            (right, top, -1, 1, 1.5 * pi),
            (right, bottom, -1, -1, 0.0),
            (left, bottom, 1, -1, 0.5 * pi),
        )
        arcs: list[list[Point]] = []
        for (x, y, to_x, to_y, begin), radius in zip(corners, radii, strict=True):
            centre_x, centre_y = x + to_x * radius, y + to_y * radius
            angles = [begin + step / (turns - 1) * pi / 2 for step in range(turns)]
            arcs.append([(centre_x + radius * cos(a), centre_y + radius * sin(a)) for a in angles])
        points: list[Point] = []
        for place, arc in enumerate(arcs):
            points += [self.at(*point) for point in arc]
            (x0, y0), (x1, y1) = arc[-1], arcs[(place + 1) % 4][0]
            points += [
                self.at(x0 + (x1 - x0) * step / (along + 1), y0 + (y1 - y0) * step / (along + 1))
                for step in range(1, along + 1)
            ]
        return tuple(points)
