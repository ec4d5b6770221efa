"""The course of a series: what was agreed, the games that are over, what comes next and what it begins with.

It knows no disk and no database: `series.Series` keeps a course in a folder, the server in its tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from grimtable.games import PackName, load_game
from grimtable.kernel import AnyState, Game, Setup
from grimtable.kernel.chance import Source
from grimtable.kernel.setup import OptionValue, Windows
from grimtable.series.rules import Coming, Ended, Finished, SeriesError, SeriesRules, offered, rules_of

#: No campaign is longer than this.
MOST_GAMES = 99
FORMAT = 1


class SeriesSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is agreed before the first game."""

    format: int
    game: str
    kind: str
    players: int
    options: dict[str, OptionValue] = {}
    packs: tuple[str, ...] = ()
    #: the same dice in every game of the series again; None: each table seals its own
    seed: int | None = None
    #: what is played, in this order; empty: what the kind of series says
    scenarios: tuple[str, ...] = ()


class Course:
    """The games of a series so far, and what follows from them."""

    def __init__(self, spec: SeriesSpec, folders: Sequence[PackName] = ()) -> None:
        self.spec = spec
        self.game: Game[Any, Any] = load_game(spec.game, _places(spec, folders))
        self.rules: SeriesRules = rules_of(self.game, spec.kind)
        self.finished: list[Finished] = []

    def check(self) -> None:
        """Try to set up whatever was agreed; the first mistake is told."""
        for scenario in self.spec.scenarios:
            self.game.setup(players=self.spec.players, scenario=scenario, options=self.spec.options)
        if len(set(self.spec.scenarios)) > MOST_GAMES or len(self.spec.scenarios) > MOST_GAMES:
            raise SeriesError(f"a series has at most {MOST_GAMES} games")
        coming = self.coming()
        if isinstance(coming, Ended):
            raise SeriesError("there is nothing to play in such a series; name at least one scenario")
        self.setup_for(coming, coming.scenarios[0])

    def coming(self) -> Coming | Ended:
        """What is played after the games that are over."""
        if len(self.finished) >= MOST_GAMES:
            return Ended((), "too_long")
        return self.rules.coming(self.game, self.spec, self.finished)

    def road(self) -> tuple[str, ...]:
        """The scenarios that are known before they are played, those that are over included."""
        known = offered(self.rules, "road")
        if known is not None:
            return tuple(known(self.game, self.spec, self.finished))
        return tuple(each.setup.scenario for each in self.finished)

    @property
    def free_options(self) -> tuple[str, ...]:
        """The options that may be chosen anew before each game."""
        between = offered(self.rules, "between")
        return () if between is None else tuple(between(self.game))

    def setup_for(
        self,
        coming: Coming,
        scenario: str,
        windows: Windows = "skip",
        options: Mapping[str, OptionValue] | None = None,
    ) -> Setup:
        """What the next game begins with."""
        if scenario not in coming.scenarios:
            raise SeriesError(f"{scenario} does not come next; that is {' or '.join(coming.scenarios)}")
        for key in options or ():
            if key not in self.free_options:
                may = (
                    f"only {', '.join(self.free_options)} may change"
                    if self.free_options
                    else "none may change"
                )
                raise SeriesError(f"option {key} is agreed for the whole series; {may}")
        chance: Source = "keyed" if self.spec.seed is None else "seeded"
        made = self.game.setup(
            players=self.spec.players,
            scenario=scenario,
            options={**self.spec.options, **(options or {})},
            seed=0 if self.spec.seed is None else self.spec.seed + len(self.finished),
            windows=windows,
            chance=chance,
        )
        return msgspec.structs.replace(made, carried=coming.carried) if coming.carried else made

    def why_not_setup(self, coming: Coming, setup: Setup) -> str | None:
        """Why a game that began like this is not the one that comes next, in a sentence."""
        wanted = self.setup_for(coming, setup.scenario, setup.windows)
        free = {key: value for key, value in setup.options.items() if key in self.free_options}
        wanted = msgspec.structs.replace(wanted, options={**wanted.options, **free})
        for part in ("seats", "options", "carried"):
            if getattr(setup, part) != getattr(wanted, part):
                return f"the {part} of this game are not those that the series comes to"
        return None

    def finish(self, state: AnyState) -> Finished:
        """A game that is over, as the next one sees it; it is not added yet."""
        assert state.result is not None
        medals = offered(self.rules, "medals")
        return Finished(
            state.setup,
            state.result,
            state.decisions,
            dict(self.rules.carried(self.game, state)),
            () if medals is None else tuple(medals(self.game, state)),
        )


def _places(spec: SeriesSpec, folders: Sequence[PackName]) -> list[PackName]:
    """Packs by their names; those of one's own by their folders."""
    own = {each.name: each for each in folders if isinstance(each, Path)}
    return [own.get(name, name) for name in spec.packs]
