"""The board: three rings and the centre, areas, threat icons, text boxes, movement boxes. Chapter BRD."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from grimtable.games.relic.effects import registry
from grimtable.games.relic.picture import icons
from grimtable.games.relic.table import INNER, MIDDLE, OUTER, SCENARIO_SPACE, SPACES
from grimtable.picture.rings import Rings
from grimtable.picture.shapes import Board, Caption, Link, Mark, Place, Plate, Point, TextBox

if TYPE_CHECKING:
    from collections.abc import Iterator

    from grimtable.games.relic.game import Relic
    from grimtable.games.relic.picture.easel import Easel

STYLE: Final = "relic"
RINGS: Final = Rings(rings=3, cell=(2.0, 1.62), gap=0.24)

#: A colour for each area; the corners of a ring and the Inner tier have their own.
AREAS: Final = {
    "hive_world": "orange",
    "maiden_world": "green",
    "death_world": "red",
    "forge_world": "blue",
    "twilight_fringe": "yellow",
    "phantom_stars": "purple",
    "lost_front": "blue",
    "devastated_reaches": "red",
}
CORNER: Final = "white"
INSIDE: Final = "purple"
CENTRE: Final = "yellow"

#: Threats differ by shape as well as by colour.
SHAPES: Final = {"red": "triangle", "blue": "circle", "yellow": "square"}

_TIERS: Final = ("outer", "middle", "inner", "centre")


def spot(space: int) -> tuple[int, int]:
    """Ring and number of a space, for the geometry: the Inner path runs the other way round.

    >>> spot(0), spot(24), spot(41), spot(48)
    ((0, 0), (1, 0), (2, 7), (3, 0))
    """
    if space in OUTER:
        return 0, space
    if space in MIDDLE:
        return 1, space - MIDDLE.start
    return (2, (INNER.start - space) % 8) if space in INNER else (3, 0)


def middle_of(space: int) -> Point:
    """The middle of a space on the board."""
    return RINGS.middle(*spot(space))


def board(easel: Easel, scenario: str) -> Board:
    """The whole board; only the scenario space tells one game from another."""
    found: Board | None = easel.boards.get(scenario)
    if found is None:
        found = easel.keep(easel.boards, scenario, _draw(easel, scenario))
    return found


def _draw(easel: Easel, scenario: str) -> Board:
    width, height = RINGS.size
    game = easel.game
    return Board(
        style=STYLE,
        frame=(0, 0, round(width), round(height)),
        places={game.space_ids[space]: _place(easel, space, scenario) for space in range(SPACES)},
        walls=(),
        doors={},
        fog=(),
        plates=tuple(
            Plate(name=easel.say(f"tier-{tier}"), points=RINGS.plate(ring))
            for ring, tier in enumerate(_TIERS)
        ),
        captions=tuple(_captions(easel)),
        links=tuple(_links(easel)),
        sightless=True,
    )


def area_name(easel: Easel, area: str) -> str:
    """What an area is called."""
    said = easel.names.find(f"picture-area-{area}")
    return said if said is not None else registry.vocabulary("areas")[area]


def _place(easel: Easel, space: int, scenario: str, *, plain: bool = False) -> Place:
    item = easel.game.spaces[space]
    points = RINGS.outline(*spot(space), coarse=plain)
    left, top = min(x for x, _ in points), min(y for _, y in points)
    label = easel.names.of(item.id)
    if space == SCENARIO_SPACE and scenario in easel.game.scenario_sheets:
        label = easel.names.of(scenario)
    return Place(
        x=left,
        y=top,
        w=round(max(x for x, _ in points) - left, 2),
        h=round(max(y for _, y in points) - top, 2),
        points=points,
        terrain="space",
        marks=_sign(easel, space, scenario) if plain else tuple(_marks(easel, space, scenario)),
        area=area_name(easel, item.area) if item.area else None,
        label=None if plain else label,
        boxes=() if plain else tuple(boxes(easel, space, scenario)),
        colour=colour_of(easel.game, space),
    )


def colour_of(game: Relic, space: int) -> str:
    """The colour of a space: that of its area, else of its place on the board."""
    area = game.spaces[space].area
    if area:
        return AREAS.get(area, CORNER)
    if space == SCENARIO_SPACE:
        return CENTRE
    return INSIDE if space in INNER else CORNER


def _marks(easel: Easel, space: int, scenario: str) -> Iterator[Mark]:
    item = easel.game.spaces[space]
    for colour in item.icons:
        yield Mark(icon=icons.DECKS[colour], name=threat(easel, colour), colour=colour, shape=SHAPES[colour])
    for box in item.boxes:
        yield Mark(icon=icons.TEXT_BOX, name=box_title(easel, box.title))
    if item.movement_box is not None:
        name = easel.say("movement-box", space=easel.names.of(item.movement_box.to))
        yield Mark(icon=icons.MOVEMENT_BOX, name=name)
    yield from _sign(easel, space, scenario)


def _sign(easel: Easel, space: int, scenario: str) -> tuple[Mark, ...]:
    """The sign of the scenario in the centre."""
    if space != SCENARIO_SPACE:
        return ()
    return (Mark(icon=icons.scenario_icon(scenario), name=easel.say("confrontation")),)


def threat(easel: Easel, colour: str) -> str:
    """A Threat of one colour."""
    return easel.say("threat", colour=colour)


def box_title(easel: Easel, title: str) -> str:
    """The title of a text box, as a heading."""
    said = easel.names.word(title)
    return said[:1].upper() + said[1:]


def boxes(easel: Easel, space: int, scenario: str) -> Iterator[TextBox]:
    """Everything that can be read on a space; the scenario sheet lies beside the centre."""
    names = easel.names
    item = easel.game.spaces[space]
    for box in item.boxes:
        yield TextBox(title=box_title(easel, box.title), text=names.prose(box.text))
    if item.movement_box is not None:
        to = names.of(item.movement_box.to)
        needs = "relic" if item.movement_box.needs_relic else "nothing"
        yield TextBox(
            title=easel.say("movement-box", space=to),
            text=easel.say("movement-box-text", space=to, needs=needs),
        )
    if space == SCENARIO_SPACE and scenario:
        sheet = easel.game.scenario_sheets[scenario]
        yield TextBox(title=easel.say("in-force"), text=names.prose(sheet.text).strip())
        yield TextBox(title=easel.say("confrontation"), text=names.prose(sheet.confrontation_text).strip())


def _captions(easel: Easel) -> Iterator[Caption]:
    """Each area's name along its side, outside its ring, beside the arrow that crosses there if one does."""
    half = RINGS.side / 2
    sides = ((0, half, -90), (half, 0, 0), (RINGS.side, half, 90), (half, RINGS.side, 0))
    arrows = tuple(_arrows(easel))
    for ring, first in ((0, 1), (1, MIDDLE.start + 1)):
        across = RINGS.spaces(ring) // 4
        away = ring * (1 + RINGS.gap) - RINGS.gap / 2
        for side, (x, y, turn) in enumerate(sides):
            area = easel.game.spaces[first + side * across].area
            if area is None:
                continue
            near = away if x == 0 else RINGS.side - away if x == RINGS.side else x
            down = away if y == 0 else RINGS.side - away if y == RINGS.side else y
            at_x, at_y = RINGS.at(near, down)
            if any(hypot(at_x - arrow_x, at_y - arrow_y) < 1 for arrow_x, arrow_y in arrows):
                at_x, at_y = RINGS.at(near - 1, down) if near == half else RINGS.at(near, down - 1)
            yield Caption(text=area_name(easel, area), x=at_x, y=at_y, turn=turn, colour=AREAS.get(area))


def _arrows(easel: Easel) -> Iterator[Point]:
    """Where the links cross from ring to ring."""
    for link in _links(easel):
        (x, y), (to_x, to_y) = (middle_of(easel.game.space_numbers[space]) for space in (link.from_, link.to))
        yield (x + to_x) / 2, (y + to_y) / 2


def _links(easel: Easel) -> Iterator[Link]:
    """Movement boxes, and text boxes that bring a figure to another tier."""
    game = easel.game
    for item in game.spaces:
        if item.movement_box is not None:
            to = item.movement_box.to
            yield Link(from_=item.id, to=to, name=easel.say("movement-box", space=easel.names.of(to)))
        for box in item.boxes:
            for call in box.do.calls:
                place = call.parameters.get("space") if call.verb == "place" else None
                if isinstance(place, str) and place in game.space_numbers:
                    yield Link(from_=item.id, to=place, name=box_title(easel, box.title))


def thumbnail(easel: Easel, scenario: str) -> Board:
    """The board for the lobby: rings and colours without words, the sign of the scenario in the centre."""
    width, height = RINGS.size
    return Board(
        style=STYLE,
        frame=(0, 0, round(width), round(height)),
        places={
            easel.game.space_ids[space]: _place(easel, space, scenario, plain=True) for space in range(SPACES)
        },
        walls=(),
        doors={},
        fog=(),
        plates=(Plate(name=easel.say("tier-outer"), points=RINGS.plate(0)),),
        sightless=True,
    )
