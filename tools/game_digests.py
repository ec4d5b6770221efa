"""Digests of seeded games: a short fingerprint of everything that happened in a game and of how it ended.

Rebuilding must not change the rules. A golden record tells that the same actions still lead to the same end;
these games choose by number from the list of legal actions, so they also tell that the same actions are
offered, in the same order, that the same events are told and that chance is asked for the same things.

What has its default value is left out, so a new field with a default changes no digest; nor does the set-up,
which says in which words a table was agreed upon and not what happened at it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from grimtable.games import load_game
from grimtable.kernel import Journal, SetupError, State
from grimtable.kernel.playout import chooser, random_playout
from grimtable.kernel.setup import OptionValue, Windows

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records" / "digests"

#: Games of each variant.
GAMES = 60


class Variant(NamedTuple):
    """One way to agree on a table; everything else is as the game proposes it."""

    name: str
    options: dict[str, OptionValue] = {}
    windows: Windows = "skip"
    players: tuple[int, ...] = (2, 3, 4)
    packs: tuple[str, ...] | None = None  #: in force; None: those that the game proposes


#: Seats of an arena, at most; tables that a scenario has no seats for are left out.
EVERYBODY = (2, 3, 4, 5, 6)

VARIANTS: dict[str, tuple[Variant, ...]] = {
    "skirmish": (
        Variant("default"),
        Variant("asking", windows="ask"),
        Variant("hand_limit_5", {"hand_limit": 5}),
        Variant("hand_limit_6", {"hand_limit": 6}),
    ),
    "doom2004": (
        Variant("default"),
        Variant("without_amendments", packs=()),
        Variant("asking", windows="ask"),
        Variant("knockback_damage", {"knockback": "damage"}),
        Variant("escape_one", {"escape": "one"}),
        Variant("green_and_blue", {"marines": "green+blue"}, players=(3,)),
        Variant("expansion", players=EVERYBODY, packs=("amendments", "expansion")),
        Variant("expansion_asking", windows="ask", players=EVERYBODY, packs=("expansion",)),
        Variant(
            "mods_of_scenarios",
            packs=(
                *("amendments", "expansion", "ultra_violence", "chainsaw_massacre", "elite_training"),
                *("loaded", "organised_marines", "super_shotgun", "task_force", "tireless_pistols"),
            ),
        ),
        Variant(
            "mods_of_arenas",
            players=EVERYBODY,
            packs=("amendments", "expansion", "fast_timer", "hail_to_the_king", "texas_holdem"),
        ),
    ),
    "doom2016": (
        Variant("default", players=(2, 3, 4, 5)),
        Variant("asking", windows="ask", players=(2, 3, 4, 5)),
        Variant("free_building", {"building": "free"}, players=(2, 3, 4, 5)),
        Variant(
            "other_readings",
            {
                "blocking_attacks": "none",
                "own_terrain": "none",
                "displaced_flyers": "walk",
                "returned_types": "ready",
                "last_draw": "draw_first",
                "reactions": "outside",
                "first_deck": "set_by_set",
            },
            players=(2, 3, 4, 5),
        ),
    ),
    "relic": (
        Variant("default"),
        Variant("asking", windows="ask"),
        Variant("corrupted_above_six", {"corrupted_at": "above_six"}),
        Variant("no_activation_at_equality", {"activation_at_equality": False}),
        Variant("attribute_floor_one", {"attribute_floor": "one"}),
        Variant("power_for_each_die", {"power_for_exploded_die": "each"}),
        Variant("first_seat_begins", {"first_player": "first_seat"}),
        Variant("last_player_wins", {"last_player": "wins"}),
        Variant("quick_start", {"quick_start": True}),
    ),
}


class Seeded(NamedTuple):
    """One game to be played: everything that it depends on."""

    variant: str
    scenario: str
    players: int
    seed: int


def games_of(id: str, count: int = GAMES) -> Iterator[Seeded]:
    """So many games of each variant, or more: each meets every scenario and every number of players."""
    for variant in VARIANTS[id]:
        tables = list(tables_of(id, variant))
        for seed in range(max(count, len(tables))):
            scenario, players = tables[seed % len(tables)]
            yield Seeded(variant.name, scenario, players, seed)


def tables_of(id: str, variant: Variant) -> Iterator[tuple[str, int]]:
    """The scenarios and numbers of players that a table can be agreed upon with."""
    game = load_game(id, variant.packs)
    for players in variant.players:
        for scenario in game.scenarios:
            with suppress(SetupError):
                game.setup(players=players, scenario=scenario, options=variant.options)
                yield scenario, players


def line_of(id: str, seeded: Seeded) -> str:
    """Play a game by random choices: what was played, how many decisions it took, and its digest."""
    state, journal = begun(id, seeded)
    decisions = random_playout(state, chooser(seeded.seed))
    return f"{' '.join(map(str, seeded))} {decisions} {digest(state, journal)}"


def begun(id: str, seeded: Seeded) -> tuple[State[Any, Any], Journal]:
    """The game at its first decision, and what listens to it from the start."""
    variant = next(variant for variant in VARIANTS[id] if variant.name == seeded.variant)
    game = load_game(id, variant.packs)
    setup = game.setup(
        players=seeded.players,
        scenario=seeded.scenario,
        options=variant.options,
        seed=seeded.seed,
        windows=variant.windows,
    )
    state, journal = game.before_first_step(setup), Journal()
    state.journal = journal
    state.start()
    return state, journal


def digest(state: State[Any, Any], journal: Journal) -> str:
    """A fingerprint of the table at the end, of the result, of all events and of all results of chance."""
    happened = {
        "table": without_defaults(state.table),
        "lasting": [without_defaults(effect) for effect in state.lasting],
        "result": without_defaults(state.result),
        "events": [_as_written(event) for event in journal.events],
        "chance": [without_defaults(outcome) for outcome in journal.outcomes],
    }
    return hashlib.blake2b(msgspec.json.encode(happened, order="sorted"), digest_size=6).hexdigest()


#: events that have a better name since the digests were written → the name they had
FORMERLY = {"TokenFaded": "BerserkFaded"}


#: what events say since the digests were written: words about what brought them, which changes no game
SINCE = {"AttackDeclared": "cause", "WoundsSuffered": "cause"}


def _as_written(event: Any) -> Any:
    key = type(event).__struct_config__.tag_field
    plain = without_defaults(event)
    plain.pop(SINCE.get(plain[key], ""), None)
    return {**plain, key: FORMERLY.get(plain[key], plain[key])}


def without_defaults(value: Any) -> Any:
    """Plain data in which every record lacks the fields that have their default values.

    >>> class Door(msgspec.Struct, tag=True):
    ...     name: str
    ...     key: str = ""
    >>> without_defaults([Door("north"), Door("south", key="red")])
    [{'type': 'Door', 'name': 'north'}, {'type': 'Door', 'name': 'south', 'key': 'red'}]
    """
    if isinstance(value, msgspec.Struct):
        config = value.__struct_config__
        plain: dict[str, Any] = {} if config.tag is None else {str(config.tag_field): config.tag}
        for name, default in _defaults(type(value)):
            held = getattr(value, name)
            if held != default:
                plain[name] = without_defaults(held)
        return plain
    if isinstance(value, dict):
        return {str(key): without_defaults(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [without_defaults(inner) for inner in value]
    return value


@cache
def _defaults(record: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    """The fields of a record with their default values; NODEFAULT equals nothing that a field holds."""
    return [
        (
            field.name,
            field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory(),
        )
        for field in msgspec.structs.fields(record)
    ]


def kept(id: str, folder: Path = FOLDER) -> list[str]:
    """The lines that are kept for a game."""
    return (folder / f"{id}.txt").read_text(encoding="utf-8").splitlines()


def keep(id: str, lines: Iterable[str], folder: Path = FOLDER) -> None:
    """Write them anew."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{id}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def differences(id: str, before: list[str], now: list[str]) -> int:
    """How many games come out differently; they are printed, as they were and as they are."""
    changed = [(old, new) for old, new in zip(before, now, strict=True) if old != new]
    for old, new in changed:
        print(f"{id}: {old}\n{' ' * len(id)}  {new}")
    print(f"{id}: {len(now) - len(changed)} of {len(now)} games as before")
    return len(changed)


def seeded_of(line: str) -> Seeded:
    """The game that a kept line is about."""
    variant, scenario, players, seed, *_ = line.split()
    return Seeded(variant, scenario, int(players), int(seed))


def decisions_of(line: str) -> int:
    """How long the game of a kept line was."""
    return int(line.split()[4])
