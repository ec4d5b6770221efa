"""Groups of figures that cards speak of: each takes the state and what is being used, and names figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from grimtable.content import Registry
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.happening import Happening
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import MARINE
from grimtable.games.doom2016.topics.movement import is_large
from grimtable.games.doom2016.topics.sight import sees
from grimtable.grid.masks import mask_of
from grimtable.kernel.identity import NO_FIGURE

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.procedures.using import Using
    from grimtable.games.doom2016.table import Figure

registry = Registry()

Group = Callable[["DoomState", "Using"], "list[Figure]"]


def present(state: DoomState, *ids: str) -> list[Figure]:
    """The figures with these ids that are on the map."""
    figures = state.table.figures
    return [figures[id] for id in ids if id in figures]


def figure_of(state: DoomState, using: Using) -> Figure | None:
    """The figure that an ability belongs to: an event's is the demon that acts or fights.

    D16-R-62: a marine or demon that is off the map has none, and nobody takes its place.
    """
    if using.figure != NO_FIGURE:
        return state.table.figures.get(using.figure)
    attack = state.in_progress(Attack)
    if attack is not None:
        for id in (attack.attacker, attack.defender):
            figure = state.table.figures.get(id)
            if figure is not None and figure.seat == using.seat:
                return figure
    acting = state.in_progress(DemonActivation)
    return None if acting is None else state.table.figures.get(acting.figure)


def near(state: DoomState, spaces: int, besides: str = "") -> list[Figure]:
    """D16-ADJ-04: the figures on spaces adjacent to these, and not the one on them."""
    field = state.field
    around = field.ways.walk.around(spaces)
    where = field.where
    # In the order of the table, which is saved; so in the other groups.
    return [each for each in state.table.figures.values() if where[each.id] & around and each.id != besides]


def owner(state: DoomState, using: Using) -> list[Figure]:
    found = figure_of(state, using)
    return [] if found is None else [found]


def attacker(state: DoomState, using: Using) -> list[Figure]:
    attack = state.in_progress(Attack)
    return [] if attack is None else present(state, attack.attacker)


def defender(state: DoomState, using: Using) -> list[Figure]:
    attack = state.in_progress(Attack)
    return [] if attack is None else present(state, attack.defender)


def target(state: DoomState, using: Using) -> list[Figure]:
    return present(state, using.target)


def active(state: DoomState, using: Using) -> list[Figure]:
    """The figure whose activation it is, marine or demon."""
    for frame in reversed(state.stack):
        if isinstance(frame.memory, MarineActivation | DemonActivation):
            return present(state, frame.memory.figure)
    return []


def doer(state: DoomState) -> str:
    """Whoever did what happened: after a death not the one who died, but who killed him."""
    for frame in reversed(state.stack):
        memory = frame.memory
        if isinstance(memory, Happening):
            return memory.what if frame.procedure.id.endswith(".killed") else memory.figure
    return ""


def killer(state: DoomState, using: Using) -> list[Figure]:
    """The marine who made the Glory Kill, or killed somebody otherwise."""
    return present(state, doer(state))


def near_defender(state: DoomState, using: Using) -> list[Figure]:
    """Everybody beside the space where the defender stood, also after he was killed there."""
    attack = state.in_progress(Attack)
    if attack is None:
        return []
    where = state.field.where.get(attack.defender)
    if where is None:
        if attack.covered is not msgspec.UNSET:
            where = mask_of(attack.covered)
        else:
            where = 1 << attack.spot if attack.spot >= 0 else 0
    return near(state, where, attack.defender)


def demons_near_defender(state: DoomState, using: Using) -> list[Figure]:
    return [each for each in near_defender(state, using) if each.kind != MARINE]


def marines_near_defender(state: DoomState, using: Using) -> list[Figure]:
    return [each for each in near_defender(state, using) if each.kind == MARINE]


def near_owner(state: DoomState, using: Using) -> list[Figure]:
    found = figure_of(state, using)
    return [] if found is None else near(state, state.field.where[found.id], found.id)


def demons_near_owner(state: DoomState, using: Using) -> list[Figure]:
    return [each for each in near_owner(state, using) if each.kind != MARINE]


def marines_near_owner(state: DoomState, using: Using) -> list[Figure]:
    return [each for each in near_owner(state, using) if each.kind == MARINE]


def demons_in_sight(state: DoomState, using: Using) -> list[Figure]:
    """Every demon that the owner sees, besides the one he attacks."""
    found = figure_of(state, using)
    if found is None:
        return []
    attack = state.in_progress(Attack)
    spared = "" if attack is None else attack.defender
    return [
        each
        for each in state.table.figures.values()
        if each.kind != MARINE and each.id != spared and sees(state, found, each)
    ]


def near_space(state: DoomState, using: Using) -> list[Figure]:
    """Everybody on the chosen space or beside it."""
    if using.space < 0:
        return []
    spaces = state.field.ways.walk.around(1 << using.space) | 1 << using.space
    where = state.field.where
    return [each for each in state.table.figures.values() if where[each.id] & spaces]


def demons_near_space(state: DoomState, using: Using) -> list[Figure]:
    return [each for each in near_space(state, using) if each.kind != MARINE]


GROUPS: Final[Mapping[str, tuple[Group, str, str, str, tuple[str, ...]]]] = {
    # word → group; how English, German (accusative) and Polish (genitive) name it; what it needs
    "owner": (owner, "you", "dich", "ciebie", ()),
    "attacker": (attacker, "the attacker", "den Angreifer", "napastnika", ("attack",)),
    "defender": (defender, "the defender", "den Verteidiger", "obrońcy", ("attack",)),
    "target": (target, "that figure", "diese Figur", "tej figurki", ("figure",)),
    "active": (active, "the active figure", "die aktive Figur", "aktywnej figurki", ()),
    "killer": (killer, "that marine", "diesen Marine", "tego marine", ("happening",)),
    "near_defender": (
        near_defender,
        "each figure adjacent to the defender",
        "jede Figur neben dem Verteidiger",
        "każdej figurki obok obrońcy",
        ("attack",),
    ),
    "demons_near_defender": (
        demons_near_defender,
        "each demon adjacent to the defender",
        "jeden Dämon neben dem Verteidiger",
        "każdego demona obok obrońcy",
        ("attack",),
    ),
    "marines_near_defender": (
        marines_near_defender,
        "each marine adjacent to the defender",
        "jeden Marine neben dem Verteidiger",
        "każdego marine obok obrońcy",
        ("attack",),
    ),
    "demons_near_owner": (
        demons_near_owner,
        "each demon adjacent to you",
        "jeden Dämon neben dir",
        "każdego demona obok ciebie",
        (),
    ),
    "marines_near_owner": (
        marines_near_owner,
        "each marine adjacent to it",
        "jeden Marine daneben",
        "każdego marine obok niego",
        (),
    ),
    "demons_in_sight": (
        demons_in_sight,
        "each other demon in your line of sight",
        "jeden anderen Dämon in deiner Sichtlinie",
        "każdego innego demona w twoim polu widzenia",
        (),
    ),
    "near_space": (
        near_space,
        "each figure on that space or adjacent to it",
        "jede Figur auf diesem Feld oder daneben",
        "każdej figurki na tym polu lub obok niego",
        ("space",),
    ),
    "demons_near_space": (
        demons_near_space,
        "each demon on that space or adjacent to it",
        "jeden Dämon auf diesem Feld oder daneben",
        "każdego demona na tym polu lub obok niego",
        ("space",),
    ),
}

registry.words(
    "figures",
    {word: entry[1] for word, entry in GROUPS.items()},
    needs={word: entry[4] for word, entry in GROUPS.items() if entry[4]},
)


def forms(language: int) -> str:
    """The groups as forms of a template, in English (1), German (2) or Polish (3)."""
    return "|".join(f"{word}={entry[language]}" for word, entry in GROUPS.items())


def figures_of(state: DoomState, using: Using, whom: str) -> list[Figure]:
    """The figures that a word means now."""
    return GROUPS[whom][0](state, using)


def is_small(state: DoomState, figure: Figure) -> bool:
    return figure.kind == MARINE or not is_large(state, figure)
