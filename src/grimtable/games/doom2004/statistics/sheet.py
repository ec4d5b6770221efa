"""The sheet: what the counts of a batch are called, which items there are, and the scenario's map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.counting import Plain, grouped, squares
from grimtable.games.doom2004.statistics.observer import BARREL, MARINES
from grimtable.games.doom2004.table import AMMUNITION, INVADER, ORDERS
from grimtable.narration.names import names_at
from grimtable.picture.squares import frame_of

if TYPE_CHECKING:
    from grimtable.games.doom2004.game import Doom2004
    from grimtable.games.doom2004.scene import Scene
    from grimtable.kernel import Setup
    from grimtable.narration import Names

SIDES = {MARINES: "Marines", INVADER: "Invader"}  #: of a scenario; other teams have names of their own


def sheet(game: Doom2004, setup: Setup) -> Plain:
    """How a report of this scenario reads: groups of items with their columns, curves, layers, the map."""
    names = names_at(game, setup.order)
    scene = game.scene(setup, None)
    scenario = game.scenario(setup)
    return {
        "title": names.of(setup.scenario),
        "sides": {seat.team: SIDES.get(seat.team) or names.of(seat.team) for seat in setup.seats},
        "length": "rounds",
        "ends": {
            "D04-VIC-01": scenario.goal,
            "D04-VIC-02": f"The Invader has {scenario.frags} frag points.",
            "D04-VIC-06": "The Marines have run out of time.",
        },
        "groups": [
            _weapons(game, names, setup, scene),
            _cards(game, names),
            _skills(game, names),
            _invaders(game, names),
            _orders(names),
            _actions(),
            _ammunition(names),
            _tokens(game, names, setup, scene),
            _areas(game, setup, scene),
            _encounters(game, setup),
            _doors(scene),
            _points(),
        ],
        "curves": [
            {
                "id": "frags",
                "title": "Frag points",
                "lines": {"points": "the Invader's frag points"},
                "limit": scenario.frags,
                "about": f"The Invader wins with {scenario.frags}.",
            },
            {
                "id": "ammunition",
                "title": "Ammunition",
                "lines": {ammo: names.of(ammo) for ammo in AMMUNITION},
                "about": "Tokens of all Marines together, at the beginning of each round.",
            },
            {
                "id": "figures",
                "title": "On the board",
                "lines": {"invaders": "invaders", "wounds": "wounds the Marines have left"},
                "about": "How many invaders stand on the board, and what keeps the Marines alive.",
            },
        ],
        "layers": [
            {"id": "frags", "title": "Where Marines were fragged", "tone": "blood"},
            {"id": "kills", "title": "Where invaders died", "tone": "moss"},
            {"id": "sight", "title": "What Marines saw at the end of their turns", "tone": "teal"},
        ],
        "luck": "damage marks",
        "board": _board(game, setup, scene),
    }


def _tokens_there(game: Doom2004, setup: Setup, scene: Scene) -> set[str]:
    """Every token that can turn up: on the map with these Marines in play, or by the scenario's effects."""
    there = {
        token
        for mark in scene.marks.values()
        if not mark.colour or mark.colour in setup.order
        for token in mark.tokens
    }
    scenario = game.scenario(setup)
    effects = [
        *(area.do for area in scenario.areas.values()),
        *(encounter.do for encounter in scenario.encounters.values()),
        *(roll for encounter in scenario.encounters.values() for roll in encounter.rolls.values()),
        *(timer.do for timer in scenario.timers),
    ]
    for effect in effects:
        for call in effect or ():
            tokens = call.parameters.get("tokens", ())
            there.update(
                token for token in (tokens if isinstance(tokens, tuple) else ()) if isinstance(token, str)
            )
    return there


def _weapons(game: Doom2004, names: Names, setup: Setup, scene: Scene) -> Plain:
    columns = {
        "found": "found",
        "attacks": "attacks",
        "hits": "hits",
        "wounds": "wounds",
        "kills": "kills",
        "ammunition": "ammunition",
        "own_wounds": "wounds to Marines",
        "frags": "Marines fragged",
    }
    items = {weapon.id: names.of(weapon.id) for weapon in game.weapons.values()}
    there = _tokens_there(game, setup, scene)
    absent = [weapon.id for weapon in game.weapons.values() if not weapon.always and weapon.id not in there]
    if not any(mark.barrel for mark in scene.marks.values()):
        absent.append(BARREL)
    return grouped(
        "weapons",
        "Weapons",
        columns,
        {**items, BARREL: "Barrel"},
        used="attacks",
        role="weapons",
        side=MARINES,
        absent=absent,
        about="Every roll of an attack counts, also the further ones of a weapon that blows through.",
    )


def _cards(game: Doom2004, names: Names) -> Plain:
    columns = {
        "drawn": "drawn",
        "played": "played",
        "discarded": "discarded",
        "cancelled": "cancelled",
        "placed": "invaders placed",
        "wounds": "wounds",
        "frags": "frags",
        "ammunition": "ammunition taken",
    }
    items = {card.id: names.of(card.id) for card in game.invader_copies.values()}
    return grouped(
        "cards",
        "Invader cards",
        columns,
        items,
        used="played",
        role="cards",
        side=INVADER,
        about="Wounds and frags are those of Marines while the card was being carried out.",
    )


def _skills(game: Doom2004, names: Names) -> Plain:
    items = {card.id: names.of(card.id) for card in game.marine_copies.values()}
    return grouped(
        "skills",
        "Marine cards",
        {"held": "held", "used": "used"},
        items,
        used="held",
        role="skills",
        side=MARINES,
        about="Most of them work all the time; only those with a moment of their own can be used.",
    )


def _invaders(game: Doom2004, names: Names) -> Plain:
    columns = {
        "placed": "placed",
        "killed": "killed",
        "attacks": "attacks",
        "hits": "hits",
        "wounds": "wounds",
        "frags": "frags",
        "own_wounds": "wounds to invaders",
    }
    items = {kind.id: names.of(kind.id) for kind in game.invaders.values()}
    return grouped("invaders", "Invaders", columns, items, used="placed", role="figures", side=INVADER)


def _orders(names: Names) -> Plain:
    return grouped(
        "orders",
        "Orders",
        {"placed": "placed", "used": "used"},
        {order: names.word(order).capitalize() for order in ORDERS},
        used="used",
        role="orders",
        side=MARINES,
        about="An order that is not used was lost to a wound, a step or the next turn.",
    )


def _actions() -> Plain:
    items = {action: action.capitalize() for action in ("sprint", "attack", "advance", "ready")}
    columns = {"announced": "announced", "adrenaline": "adrenaline"}
    return grouped("actions", "Actions", columns, items, used="announced", role="orders", side=MARINES)


def _ammunition(names: Names) -> Plain:
    items = {ammo: names.of(ammo) for ammo in AMMUNITION}
    return grouped("ammunition", "Ammunition", {"found": "found", "spent": "spent"}, items, side=MARINES)


def _tokens(game: Doom2004, names: Names, setup: Setup, scene: Scene) -> Plain:
    there = _tokens_there(game, setup, scene) - {*AMMUNITION, *game.weapons}
    items = {token: names.of(token) for token in sorted(there)}
    return grouped("tokens", "Other equipment", {"taken": "taken"}, items, used="taken", role="tokens")


def _areas(game: Doom2004, setup: Setup, scene: Scene) -> Plain:
    columns = {
        "reached": "reached",
        "round": "rounds until then",
        "frags": "frags",
        "kills": "kills",
        "ended": "last frag here",
    }
    items = {area: game.area(setup, area).title or area.replace("_", " ") for area in scene.areas}
    return grouped("areas", "Areas", columns, items, used="reached", role="places")


def _encounters(game: Doom2004, setup: Setup) -> Plain:
    items = {name: name.replace("_", " ") for name in game.scenario(setup).encounters}
    return grouped("encounters", "Encounters", {"met": "met"}, items, used="met", role="encounters")


def _doors(scene: Scene) -> Plain:
    items = {
        door: f"Door {door}" + (f" ({data.key})" if data.key else "") for door, data in scene.doors.items()
    }
    return grouped("doors", "Doors", {"opened": "opened"}, items, used="opened", role="doors")


def _points() -> Plain:
    return grouped("points", "Frag points", {"points": "points"}, {}, side=INVADER)


def _board(game: Doom2004, setup: Setup, scene: Scene) -> Plain:
    map_ = scene.board
    labels = []
    for area, spaces in scene.areas.items():
        title = game.area(setup, area).title
        if title and spaces:
            x, y, width, height = frame_of(map_, spaces)
            labels.append([title, x + width / 2, y + height / 2])
    return squares(map_, labels)
