"""Marks: what a legend says of the spaces of a map, and what kind of doors it has."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from grimtable.content import Part, Reference
from grimtable.kernel.bounds import Drawing, Name


class Mark(Part, frozen=True, kw_only=True):
    """What stands on a marked space; several keys may go together.

    D04-MAP-06, D4X-SCN-08: features are obstacles (terrain or barrel), encounters, teleporters and ducts.
    """

    area: Name = "start"
    marine: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0  #: start space of the first, second or third Marine
    invader: Annotated[Name, Reference("invaders")] = ""
    wide: bool = False  #: a Demon lying east-west
    colour: Literal["", "red", "green", "blue"] = ""  #: there only with this Marine in play
    tokens: Annotated[tuple[Name, ...], msgspec.Meta(max_length=50)] = ()
    barrel: bool = False
    teleporter: Name = ""
    duct: bool = False  #: as many as the scenario likes (D04-R-05)
    encounter: Name = ""
    exit: bool = False  #: a Marine may leave the board from here (D04-R-84)
    terrain: Name = "floor"  #: blocking or damaging obstacle
    jet: Literal["", "on", "off"] = ""  #: D4X-FLM-01: a flame jet, and how it is set up
    airless: bool = False  #: D4X-AIR-01: Marines need oxygen here
    respawn: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0  #: D4X-DM-50: the number of a respawn point
    headquarters: Literal["", "guns", "saws"] = ""  #: D4X-CTF-03: the team at home here
    base: Literal["", "guns", "saws"] = ""  #: D4X-CTF-03: one of the two spaces of this team's base
    exchanges: bool = False  #: D4X-MAP-05: a teleporter marked with a red X


class Door(Part, frozen=True, kw_only=True):
    """A door of the map: security doors carry a key's colour (D04-DOR-12)."""

    kind: Name = "door"  #: one of the pack's `doors`, or a plain one
    key: Literal["", "red", "green", "blue", "yellow"] = ""  #: a kind of doors has its own `keys`
    open: bool = False


class DrawnScene(Part, frozen=True, kw_only=True):
    """A map of its own instead of the scenario's: text, legend and doors."""

    text: Drawing
    legend: Annotated[dict[Name, Mark], msgspec.Meta(max_length=500)] = {}
    doors: Annotated[dict[Name, Door], msgspec.Meta(max_length=500)] = {}
