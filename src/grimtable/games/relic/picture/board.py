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
    from grimtable.games.relic.picture.cache import DrawingCache

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


def board(cache: DrawingCache, scenario: str) -> Board:
    """The whole board; only the scenario space tells one game from another."""
    found: Board | None = cache.boards.get(scenario)
    if found is None:
        found = cache.keep(cache.boards, scenario, _draw(cache, scenario))
    return found


def _draw(cache: DrawingCache, scenario: str) -> Board:
    width, height = RINGS.size
    game = cache.game
    return Board(
        style=STYLE,
        frame=(0, 0, round(width), round(height)),
        places={game.space_ids[space]: _place(cache, space, scenario) for space in range(SPACES)},
        walls=(),
        doors={},
        fog=(),
        plates=tuple(
            Plate(name=cache.say(f"tier-{tier}"), points=RINGS.plate(ring))
            for ring, tier in enumerate(_TIERS)
        ),
        captions=tuple(_captions(cache)),
        links=tuple(_links(cache)),
        sightless=True,
    )


def area_name(cache: DrawingCache, area: str) -> str:
    """What an area is called."""
    said = cache.names.find(f"picture-area-{area}")
    return said if said is not None else registry.vocabulary("areas")[area]


def _place(cache: DrawingCache, space: int, scenario: str, *, plain: bool = False) -> Place:
    item = cache.game.spaces[space]
    points = RINGS.outline(*spot(space), coarse=plain)
    left, top = min(x for x, _ in points), min(y for _, y in points)
    label = cache.names.of(item.id)
    if space == SCENARIO_SPACE and scenario in cache.game.scenario_sheets:
        label = cache.names.of(scenario)
    return Place(
        x=left,
        y=top,
        w=round(max(x for x, _ in points) - left, 2),
        h=round(max(y for _, y in points) - top, 2),
        points=points,
        terrain="space",
        marks=_sign(cache, space, scenario) if plain else tuple(_marks(cache, space, scenario)),
        area=area_name(cache, item.area) if item.area else None,
        label=None if plain else label,
        boxes=() if plain else tuple(boxes(cache, space, scenario)),
        colour=colour_of(cache.game, space),
    )


def colour_of(game: Relic, space: int) -> str:
    """The colour of a space: that of its area, else of its place on the board."""
    area = game.spaces[space].area
    if area:
        return AREAS.get(area, CORNER)
    if space == SCENARIO_SPACE:
        return CENTRE
    return INSIDE if space in INNER else CORNER


def _marks(cache: DrawingCache, space: int, scenario: str) -> Iterator[Mark]:
    item = cache.game.spaces[space]
    for colour in item.icons:
        yield Mark(icon=icons.DECKS[colour], name=threat(cache, colour), colour=colour, shape=SHAPES[colour])
    for box in item.boxes:
        yield Mark(icon=icons.TEXT_BOX, name=box_title(cache, box.title))
    if item.movement_box is not None:
        name = cache.say("movement-box", space=cache.names.of(item.movement_box.to))
        yield Mark(icon=icons.MOVEMENT_BOX, name=name)
    yield from _sign(cache, space, scenario)


def _sign(cache: DrawingCache, space: int, scenario: str) -> tuple[Mark, ...]:
    """The sign of the scenario in the centre."""
    if space != SCENARIO_SPACE:
        return ()
    return (Mark(icon=icons.scenario_icon(scenario), name=cache.say("confrontation")),)


def threat(cache: DrawingCache, colour: str) -> str:
    """A Threat of one colour."""
    return cache.say("threat", colour=colour)


def box_title(cache: DrawingCache, title: str) -> str:
    """The title of a text box, as a heading."""
    said = cache.names.word(title)
    return said[:1].upper() + said[1:]


def boxes(cache: DrawingCache, space: int, scenario: str) -> Iterator[TextBox]:
    """Everything that can be read on a space; the scenario sheet lies beside the centre."""
    names = cache.names
    item = cache.game.spaces[space]
    for box in item.boxes:
        yield TextBox(title=box_title(cache, box.title), text=names.prose(box.text))
    if item.movement_box is not None:
        to = names.of(item.movement_box.to)
        needs = "relic" if item.movement_box.needs_relic else "nothing"
        yield TextBox(
            title=cache.say("movement-box", space=to),
            text=cache.say("movement-box-text", space=to, needs=needs),
        )
    if space == SCENARIO_SPACE and scenario:
        sheet = cache.game.scenario_sheets[scenario]
        yield TextBox(title=cache.say("in-force"), text=names.prose(sheet.text).strip())
        yield TextBox(title=cache.say("confrontation"), text=names.prose(sheet.confrontation_text).strip())


def _captions(cache: DrawingCache) -> Iterator[Caption]:
    """Each area's name along its side, outside its ring, beside the arrow that crosses there if one does."""
    half = RINGS.side / 2
    sides = ((0, half, -90), (half, 0, 0), (RINGS.side, half, 90), (half, RINGS.side, 0))
    arrows = tuple(_arrows(cache))
    for ring, first in ((0, 1), (1, MIDDLE.start + 1)):
        across = RINGS.spaces(ring) // 4
        away = ring * (1 + RINGS.gap) - RINGS.gap / 2
        for side, (x, y, turn) in enumerate(sides):
            area = cache.game.spaces[first + side * across].area
            if area is None:
                continue
            near = away if x == 0 else RINGS.side - away if x == RINGS.side else x
            down = away if y == 0 else RINGS.side - away if y == RINGS.side else y
            at_x, at_y = RINGS.at(near, down)
            if any(hypot(at_x - arrow_x, at_y - arrow_y) < 1 for arrow_x, arrow_y in arrows):
                at_x, at_y = RINGS.at(near - 1, down) if near == half else RINGS.at(near, down - 1)
            yield Caption(text=area_name(cache, area), x=at_x, y=at_y, turn=turn, colour=AREAS.get(area))


def _arrows(cache: DrawingCache) -> Iterator[Point]:
    """Where the links cross from ring to ring."""
    for link in _links(cache):
        (x, y), (to_x, to_y) = (middle_of(cache.game.space_numbers[space]) for space in (link.from_, link.to))
        yield (x + to_x) / 2, (y + to_y) / 2


def _links(cache: DrawingCache) -> Iterator[Link]:
    """Movement boxes, and text boxes that bring a figure to another tier."""
    game = cache.game
    for item in game.spaces:
        if item.movement_box is not None:
            to = item.movement_box.to
            yield Link(from_=item.id, to=to, name=cache.say("movement-box", space=cache.names.of(to)))
        for box in item.boxes:
            for call in box.do.calls:
                place = call.parameters.get("space") if call.verb == "place" else None
                if isinstance(place, str) and place in game.space_numbers:
                    yield Link(from_=item.id, to=place, name=box_title(cache, box.title))


def thumbnail(cache: DrawingCache, scenario: str) -> Board:
    """The board for the lobby: rings and colours without words, the sign of the scenario in the centre."""
    width, height = RINGS.size
    return Board(
        style=STYLE,
        frame=(0, 0, round(width), round(height)),
        places={
            cache.game.space_ids[space]: _place(cache, space, scenario, plain=True) for space in range(SPACES)
        },
        walls=(),
        doors={},
        fog=(),
        plates=(Plate(name=cache.say("tier-outer"), points=RINGS.plate(0)),),
        sightless=True,
    )
