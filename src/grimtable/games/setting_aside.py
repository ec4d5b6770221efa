"""Setting aside: a game in which some items do nothing any more, made when one of them has failed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, cast

from grimtable.kernel.errors import StateError

if TYPE_CHECKING:
    from grimtable.content import Pack
    from grimtable.kernel import Game


class SettingAside:
    """`Game.without`, for a game that is made from a pack."""

    pack: Pack

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
            game = cast("Any", type(whole))(pack)
            # What is set aside is a matter of one table: its record is one of the same content.
            game.content_hash = cast("Game[Any, Any]", whole).content_hash
            game._whole = whole
            if len(made) >= MOST:
                made.clear()
            made[aside] = game
        return made[aside]


#: So many sets of items that are set aside are remembered for one game.
MOST = 20
