"""The field: what is derived from a DOOM table and kept beside it, bit boards and lines of sight."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from grimtable.games.doom2004.scene import Scene
from grimtable.games.doom2004.table import NOBODY, Invader, Table
from grimtable.grid import CentreSight, Footprint, Passage, bits, sized
from grimtable.kernel import Seat, TeamId
from grimtable.kernel.identity import FigureId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.game import Doom2004
    from grimtable.games.doom2004.modes import Mode
    from grimtable.kernel import State

#: A state of this game.
DoomState: TypeAlias = "State[Table, Occupancy, Doom2004]"


#: before the name of a team: the place of its enemies, where there are more than two sides
_ENEMIES_OF: Final = "against "


class Occupancy:
    """Where everything stands, as sets of spaces, and on whose side."""

    __slots__ = (
        "at",
        "barrels",
        "board",
        "burning",
        "explorers",
        "floor",
        "foe",
        "frontier",
        "hidden",
        "known",
        "large",
        "lit",
        "looked_from",
        "looked_out",
        "mode",
        "obstacles",
        "occupied",
        "of_side",
        "offered_at",
        "outside",
        "passage",
        "scene",
        "shared",
        "sight",
        "team",
        "unknown",
        "unseen",
    )

    def __init__(self, scene: Scene, seats: Iterable[Seat], mode: Mode) -> None:
        self.scene = scene
        self.board = scene.board
        self.passage: Passage = Passage.of(scene.board, scene.board.walls)
        self.sight: CentreSight = CentreSight.of(scene.board, scene.board.walls)
        self.known = 0  #: spaces of discovered areas
        self.unknown = scene.board.spaces  #: all others
        self.obstacles = scene.obstacles  #: blocking obstacles and barrels
        self.barrels = 0
        self.lit = 0  #: flame jets that are on
        self.burning = scene.damaging  #: these and damaging obstacles: what hurts whoever comes there
        self.floor = 0  #: known spaces without an obstacle
        #: seat, team or figure → its team. Never changed but replaced, so that copies can share it
        self.team: Mapping[str, TeamId] = {"": NOBODY, **{seat.id: seat.team for seat in seats}}
        #: the same → where in `of_side` its enemies are; shared in the same way
        self.foe: Mapping[str, TeamId] = {}
        #: with more than two sides, team → the places of all other sides' enemies; shared too
        self.outside: Mapping[TeamId, tuple[TeamId, ...]] = {}
        #: team → where its figures stand. The enemies of one of two teams are the other one's figures; among
        #: more they have places of their own
        self.of_side: dict[TeamId, int] = {}
        self.occupied = 0
        #: where large figures stand; a space one has just left may still be among them
        self.large = 0
        self._take_sides(dict.fromkeys(seat.team for seat in seats))
        self.mode = mode  #: what the kind of game decides
        self.explorers = mode.explorers  #: asked of at every step
        #: space → the figures on it; two only while one moves through a friend (D04-MOV-07)
        self.at: dict[int, tuple[FigureId, ...]] = {}
        #: where the explorers stood at the last question for an outlook, and its answer
        self.looked_from, self.looked_out = -1, 0
        self.shared = 0  #: spaces with more than one figure
        #: what the last question for spaces out of sight depended on, and its answer
        self.hidden: tuple[object, int] | None = None
        self.frontier = 0  #: undiscovered spaces that no wall or closed door parts from the known map
        self.unseen = 0  #: everything that could be discovered through them
        #: `state.stamp()` when somebody last chose a step of a monster or an attack that was offered: as long
        #: as it is the same, what was possible then is possible now
        self.offered_at = -1

    def copy(self) -> Occupancy:
        twin = Occupancy.__new__(Occupancy)
        twin.scene = self.scene
        twin.board = self.board
        twin.passage = self.passage
        twin.sight = self.sight
        twin.known = self.known
        twin.unknown = self.unknown
        twin.obstacles = self.obstacles
        twin.barrels = self.barrels
        twin.lit = self.lit
        twin.burning = self.burning
        twin.floor = self.floor
        twin.team = self.team
        twin.foe = self.foe
        twin.outside = self.outside
        twin.of_side = self.of_side.copy()
        twin.mode = self.mode
        twin.explorers = self.explorers
        twin.occupied = self.occupied
        twin.large = self.large
        twin.at = self.at.copy()
        twin.shared = self.shared
        twin.looked_from, twin.looked_out = self.looked_from, self.looked_out
        twin.hidden = self.hidden
        twin.frontier = self.frontier
        twin.unseen = self.unseen
        twin.offered_at = self.offered_at
        return twin

    def __eq__(self, other: object) -> bool:
        same = ("known", "obstacles", "barrels", "lit", "occupied", "at", "unseen", "board")
        return (
            isinstance(other, Occupancy)
            and all(getattr(self, name) == getattr(other, name) for name in same)
            and all(self.team[id] == other.team[id] for ids in self.at.values() for id in ids)
        )

    __hash__ = None  # type: ignore[assignment]  # mutable, as the standard containers are

    def name(self, space: int) -> str:
        """The name of a space."""
        return self.board.name(space)

    def work_doors(self, doors: Mapping[str, str]) -> None:
        """Doors have moved: take the passages and sight lines that hold now.

        D04-DOR-04, D04-DOR-05: a closed door stops every step and every attack, also one without sight.
        """
        stops = self.board.walls | self.board.closed(
            d for d, standing in doors.items() if standing == "closed"
        )
        self.passage = self.passage.with_stops(stops)
        self.sight = CentreSight.of(self.board, stops)
        self.look_around()

    def light(self, jets: Mapping[Space, bool]) -> None:
        """Which flame jets are on: damaging obstacles as long as they are (D4X-FLM-09)."""
        self.lit = sum(1 << space for space, on in jets.items() if on)
        self.burning = self.scene.damaging | self.lit

    def outlook(self) -> int:
        """The explorers' spaces from which, but for figures, something undiscovered could be seen.

        Asked after every step of every figure; the answer changes when one of them moves or a door does.
        """
        if not self.unseen:
            return 0
        viewers = self.of_side.get(self.explorers, 0)
        if self.looked_from == viewers:
            return self.looked_out
        found = 0
        for space in bits(viewers):
            if self.sight.open_from(space) & self.unseen:
                found |= 1 << space
        self.looked_from, self.looked_out = viewers, found
        return found

    def others(self, spaces: int) -> int:
        """Where other figures stand than the one that covers these spaces; whoever shares one stays there."""
        return self.occupied & ~spaces | self.shared & spaces

    def against(self, who: str) -> int:
        """Where the enemies of a seat, a team or a figure stand."""
        return self.of_side[self.foe[who]]

    def look_around(self) -> None:
        """Which undiscovered spaces lie open to the known map."""
        self.looked_from = -1
        self.floor = self.known & ~self.obstacles
        unknown = self.unknown = self.board.spaces & ~self.known
        self.frontier = self.passage.dilate(self.known) & unknown if unknown else 0
        self.unseen = self.passage.reach(self.frontier, forbidden=self.known) if self.frontier else 0

    def enrol(self, id: FigureId, seat: str) -> None:
        """A figure that is not on the board belongs to this seat's team from now on."""
        team = self.team[seat]
        if self.team.get(id) == team:
            return
        self.team = {**self.team, id: team}
        if team in self.of_side:
            self.foe = {**self.foe, id: self.foe[team]}
        else:  # nobody's: an enemy of all
            self._take_sides([*self.of_side, team])

    def _take_sides(self, teams: Iterable[TeamId]) -> None:
        """These teams play against each other; figures on the board stay where they are."""
        teams = [team for team in teams if not team.startswith(_ENEMIES_OF)]
        self.team = {**self.team, **{team: team for team in teams}}
        self.of_side = {team: self.of_side.get(team, 0) for team in teams}
        enemies: dict[TeamId, TeamId]
        if len(teams) == 2:
            enemies = {teams[0]: teams[1], teams[1]: teams[0]}
            self.outside = {}
        else:
            enemies = {team: TeamId(_ENEMIES_OF + team) for team in teams}
            self.outside = {team: tuple(enemies[other] for other in teams if other != team) for team in teams}
            stand = dict(self.of_side)
            for team, key in enemies.items():
                self.of_side[key] = 0
                for other, spaces in stand.items():
                    if other != team:
                        self.of_side[key] |= spaces
        self.foe = {who: enemies[team] for who, team in self.team.items() if team in enemies}

    def stand(self, id: FigureId, spaces: int) -> None:
        """A figure stands on these spaces now."""
        self.occupied |= spaces
        team = self.team[id]
        self.of_side[team] |= spaces
        if self.outside:
            for key in self.outside[team]:
                self.of_side[key] |= spaces
        at = self.at
        if not spaces & (spaces - 1):
            space = spaces.bit_length() - 1
            if space not in at:
                at[space] = (id,)
                return
        else:
            self.large |= spaces
        for space in bits(spaces):
            if space in at:
                at[space] = _with(at[space], id)
                self.shared |= 1 << space
            else:
                at[space] = (id,)

    def lift(self, id: FigureId, spaces: int) -> None:
        """A figure has left these spaces; a friend it moved through stays."""
        at = self.at
        gone = 0
        for space in (spaces.bit_length() - 1,) if not spaces & (spaces - 1) else bits(spaces):
            others = at[space]
            if len(others) == 1:
                del at[space]
                gone |= 1 << space
            else:
                self._leave_shared(id, space)
        self.occupied &= ~gone
        self.large &= ~gone
        team = self.team[id]
        self.of_side[team] &= ~gone
        if self.outside:
            for key in self.outside[team]:
                self.of_side[key] &= ~gone

    def move(self, id: FigureId, here: int, there: int) -> None:
        """A figure goes from these spaces to those; what it covers before and after stays as it is."""
        self.lift(id, here & ~there)
        self.stand(id, there & ~here)
        if there & (there - 1):
            self.large |= there

    def next_to_enemies(self, id: str, space: int) -> int:
        """The spaces beside this one where enemies of a figure stand."""
        return self.passage.neighbours[space] & self.of_side[self.foe[id]]

    def shift(self, id: FigureId, before: int, space: int) -> None:
        """A figure that covers one space goes to another one."""
        at = self.at
        left = 0
        if len(at[before]) == 1:
            del at[before]
            left = 1 << before
        else:
            self._leave_shared(id, before)
        new = 1 << space
        if space in at:
            at[space] = _with(at[space], id)
            self.shared |= new
        else:
            at[space] = (id,)
        # It stood there alone, so `^` takes the space away: `& ~` is twice the work on large numbers.
        self.occupied = self.occupied ^ left | new
        team = self.team[id]
        of_side = self.of_side
        of_side[team] = of_side[team] ^ left | new
        if self.outside:
            for key in self.outside[team]:
                of_side[key] = of_side[key] ^ left | new

    def _leave_shared(self, id: FigureId, space: int) -> None:
        """One of several figures has left a space; the others and their sides stay."""
        there = self.at[space]
        bit = 1 << space
        gone = self.team[id]
        left: tuple[FigureId, ...]
        if len(there) == 2:  # as nearly always
            other = there[there[0] == id]
            left = self.at[space] = (other,)
            self.shared ^= bit
            if self.team[other] == gone:
                return  # a friend
        else:
            left = self.at[space] = tuple([other for other in there if other != id])
        staying = {self.team[other] for other in left}
        if gone not in staying:
            self.of_side[gone] &= ~bit
        for team in self.outside:
            if staying == {team}:
                self.of_side[self.foe[team]] &= ~bit


def _with(others: tuple[FigureId, ...], id: FigureId) -> tuple[FigureId, ...]:
    """Figures on a space and one more, in order, as a rebuilt field would have them."""
    if len(others) == 1:  # as nearly always
        return (*others, id) if others[0] < id else (id, *others)
    return tuple(sorted((*others, id)))


def cover(field: Occupancy, invader: Invader, size: str) -> int:
    """The spaces an invader covers, as a set."""
    space = invader.space
    return 1 << space if size == "1x1" else sized(field.board.stride, space, size, invader.wide).mask


def base_of(field: Occupancy, invader: Invader, size: str) -> Footprint:
    """All the spaces that an invader covers by its size (D04-MAP-02, D04-BIG-02)."""
    return base_at(field, invader.space, size, wide=invader.wide)


def base_at(field: Occupancy, space: int, size: str, *, wide: bool) -> Footprint:
    """What a figure of this size covers whose north-west space is here."""
    return sized(field.board.stride, space, size, wide)
