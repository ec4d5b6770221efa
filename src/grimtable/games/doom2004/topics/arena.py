"""What an arena has on its map: respawn points, headquarters and bases.  D4X-DM-50, D4X-CTF-03.

They are marks on the floor: nothing of them is in anybody's way or sight (D4X-CTF-05).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.grid import mask_of
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.scene import Scene


def points(scene: Scene, number: int = 0) -> list[Space]:
    """D4X-DM-50, D4X-R-06: the respawn points with a number, two of each, or all of them."""
    return [
        Space(space)
        for space, mark in scene.marks.items()
        if mark.respawn and (not number or mark.respawn == number)
    ]


def headquarters(scene: Scene, team: str) -> int:
    """D4X-CTF-03: the spaces of a team's home."""
    return mask_of(space for space, mark in scene.marks.items() if mark.headquarters == team)


def base(scene: Scene, team: str) -> list[Space]:
    """D4X-CTF-03: the two spaces of a team's base."""
    return [Space(space) for space, mark in scene.marks.items() if mark.base == team]
