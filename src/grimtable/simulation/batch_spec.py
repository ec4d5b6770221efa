"""Orders: everything that decides how the games of a batch go."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from grimtable.games import PackName, chosen_packs, load_game, proposed_packs
from grimtable.games.packs import pack_name, spelled_packs
from grimtable.kernel import Game, GrimtableError, Setup
from grimtable.kernel.setup import OptionValue
from grimtable.simulation.seating import seat_levels

#: A number below this survives a spreadsheet and a JSON reader that knows floats only.
_SEEDS = 1 << 53


class SimulationError(GrimtableError):
    """An order for games that cannot be played, or a batch that cannot be used."""


class BatchSpec(msgspec.Struct, frozen=True):
    """One batch: which game, who plays, and from which seed; the number of games is no part of it.

    Two orders that are equal give the same games, on any machine and with any number of processes.
    """

    game: str
    scenario: str
    players: int
    levels: dict[str, str]  #: seat → level of its bot
    seed: int
    options: dict[str, OptionValue] = {}
    packs: tuple[str, ...] = ()  #: in force, by name or folder
    content: str = ""  #: hash of the content that was played with
    rules: int = 0  #: version of the game's rules
    watched: bool = True  #: whether statistics are kept, or winners only
    verified: bool = False  #: whether each game is recorded, read and replayed

    def load(self) -> Game[Any, Any]:
        """The game with its packs."""
        return load_game(self.game, map(pack_name, self.packs))

    @property
    def has_other_packs(self) -> bool:
        """Whether the game is played with other packs than it proposes."""
        return self.packs != proposed_packs(self.game)

    def setup(self, game: Game[Any, Any], number: int = 0) -> Setup:
        """The table of one game of the batch."""
        return game.setup(
            players=self.players,
            scenario=self.scenario,
            options=self.options,
            seed=seed_of(self.seed, number),
        )

    @property
    def who(self) -> str:
        """The levels in a few words: `veteran`, or seat by seat."""
        if len(set(self.levels.values())) == 1:
            return next(iter(self.levels.values()))
        return ",".join(f"{seat}={level}" for seat, level in self.levels.items())

    def replay(self, number: int) -> str:
        """The command that plays one game of the batch again and keeps its record."""
        words = (
            f"grimtable selfplay {self.game} --games 1 --players {self.players} --scenario {self.scenario} "
            f"--seats {self.who} --seed {seed_of(self.seed, number)} --records FOLDER"
        )
        words += spelled_packs(proposed_packs(self.game), self.packs)
        if self.options:
            words += "  (without the options of this batch)"
        return words


def seed_of(batch: int, number: int) -> int:
    """The seed of a game: it follows from the batch's seed and the number of the game, and nothing else.

    >>> seed_of(1, 7) == seed_of(1, 7), seed_of(1, 7) == seed_of(2, 7), seed_of(1, 7) == seed_of(1, 8)
    (True, False, False)
    """
    digest = hashlib.blake2b(f"{batch} {number}".encode(), digest_size=8, person=b"grimtable batch").digest()
    return int.from_bytes(digest, "big") % _SEEDS


def make_spec(
    game: str,
    scenario: str | None = None,
    *,
    players: int | None = None,
    seats: str = "",
    seed: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    packs: Sequence[PackName] = (),
    watched: bool = True,
    verified: bool = False,
) -> BatchSpec:
    """Check what was asked for and fill in the rest; the first thing that is wrong is told in a sentence.

    >>> make_spec("skirmish", seats="scouts=recruit").levels
    {'red': 'recruit', 'keeper': 'random'}
    """
    in_force = chosen_packs(game, packs)
    rules = load_game(game, in_force)
    setup = rules.setup(players=players, scenario=scenario, options=options)
    return BatchSpec(
        game=rules.id,
        scenario=setup.scenario,
        players=len(setup.seats),
        levels=seat_levels(setup, seats),
        seed=seed,
        options={key: value for key, value in setup.options.items() if value != rules.options[key].default},
        packs=tuple(map(str, in_force)),
        content=rules.content_hash,
        rules=rules.version,
        watched=watched,
        verified=verified,
    )


def differences(one: BatchSpec, other: BatchSpec) -> list[str]:
    """What differs between two orders, each as a phrase."""
    found = []
    for name, words in _WORDS.items():
        first, second = getattr(one, name), getattr(other, name)
        if first != second:
            found.append(f"{words} ({_shown(name, one)} and {_shown(name, other)})")
    return found


_WORDS = {
    "game": "the game",
    "scenario": "the scenario",
    "players": "the number of players",
    "levels": "the bots",
    "options": "the options",
    "packs": "the packs",
    "content": "the content",
    "rules": "the version of the rules",
    "seed": "the seed",
    "watched": "whether statistics are kept",
    "verified": "whether games are verified",
}


def _shown(name: str, spec: BatchSpec) -> str:
    value = getattr(spec, name)
    if name == "levels":
        return spec.who
    if name == "content":
        return str(value)[:8]
    if name == "packs":
        return shlex.join(Path(path).name for path in value) or "none"
    if name == "options":
        return ", ".join(f"{key}={chosen}" for key, chosen in value.items()) or "none"
    return str(value)
