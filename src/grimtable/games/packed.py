"""Packed: a game that is made from a pack. What follows from that alone is the same for all of them.

How a set-up is agreed, the same game with single values changed, and the same game in which some items do
nothing any more because one of them has failed.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Self, cast

from grimtable.content import Pack
from grimtable.content.problems import KeyPath
from grimtable.kernel import Game, Seat, Setup, SetupError, StateError
from grimtable.kernel.chance import Source
from grimtable.kernel.setup import OptionValue, Windows
from grimtable.kernel.state import B, T

#: So many sets of items that are set aside are remembered for one game.
MOST = 20


class Packed(Game[T, B]):
    """Its class makes it of a pack: `Skirmish(pack)`."""

    pack: Pack

    # --- setting up ---------------------------------------------------------------------------

    @abstractmethod
    def seated(
        self, players: int | None, scenario: str, options: Mapping[str, OptionValue] | None
    ) -> tuple[tuple[Seat, ...], dict[str, OptionValue]]:
        """Who plays this scenario, and with which options; SetupError in a sentence when they do not fit."""

    @property
    def proposed_scenario(self) -> str:
        """What is played if nobody names a scenario."""
        return self.scenarios[0]

    def setup(
        self,
        *,
        players: int | None = None,
        scenario: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 0,
        windows: Windows = "skip",
        chance: Source = "seeded",
    ) -> Setup:
        """A scenario, the packs that are in force and suit it, seats and options."""
        scenario = self.proposed_scenario if scenario is None else scenario
        if scenario not in self.scenarios:
            raise SetupError(f"there is no scenario {scenario!r}; choose one of {', '.join(self.scenarios)}")
        seats, chosen = self.seated(players, scenario, options)
        unsuited = self.pack.why_not_mode(self.mode(scenario))
        if unsuited is not None:
            raise SetupError(unsuited)
        return Setup(
            game=self.id,
            seats=seats,
            scenario=scenario,
            options=chosen,
            seed=seed,
            chance=chance,
            windows=windows,
            packs=self.packs,
        )

    # --- the same game with other content -----------------------------------------------------

    def with_overrides(
        self,
        overrides: Mapping[str, Mapping[str, Mapping[str, object]]],
        *,
        place: str = "overrides",
        lines: Callable[[KeyPath], int | None] | None = None,
        prefix: KeyPath = (),
    ) -> Self:
        """The same game with single content values changed: `{"figures": {"ghoul": {"health": 3}}}`."""
        return self._made(self.pack.with_overrides(overrides, place=place, lines=lines, prefix=prefix))

    def without(self, aside: tuple[str, ...]) -> Self:
        """The same game in which these items (`kind/id`) do nothing; made once, and kept with the game."""
        own = self.__dict__
        whole: Self = own.get("_whole", self)
        made: dict[tuple[str, ...], Self] = whole.__dict__.setdefault("_without", {})
        if not aside:
            return whole
        if aside not in made:
            try:
                pack = whole.pack.without(aside)
            except (LookupError, ValueError):
                raise StateError("the saved state sets something aside that the game does not have") from None
            game = self._made(pack)
            # What is set aside is a matter of one table: its record is one of the same content.
            game.content_hash = whole.content_hash
            game.__dict__["_whole"] = whole
            if len(made) >= MOST:
                made.clear()
            made[aside] = game
        return made[aside]

    def _made(self, pack: Pack) -> Self:
        return cast("Self", cast("Any", type(self))(pack))
