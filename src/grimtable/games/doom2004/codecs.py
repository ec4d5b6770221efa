"""How the things of DOOM 2004 are written in action texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grimtable.games.doom2004.table import COLOURS, ORDERS
from grimtable.grid.codec import SpaceCodec
from grimtable.kernel import Codec

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class Named(Codec):
    """One of a fixed list of words."""

    def __init__(self, *words: str) -> None:
        self.words = words
        self.pattern = "|".join(words)

    def every(self, state: DoomState) -> Iterable[str]:
        return self.words


class FigureCodec(Codec):
    """A Marine or an invader on the board."""

    def every(self, state: DoomState) -> Iterable[str]:
        return [*state.table.invaders, *state.table.marines, "nobody_1"]


class MarineCodec(Codec):
    """A Marine."""

    def every(self, state: DoomState) -> Iterable[str]:
        return [*state.table.marines, "grey"]


class DoorCodec(Codec):
    """A door of the map."""

    def every(self, state: DoomState) -> Iterable[str]:
        return [*state.table.doors, "Z9"]


class CardCodec(Codec):
    """One copy of an Invader card."""

    def every(self, state: DoomState) -> Iterable[str]:
        return [*state.game.invader_copies, "blank_1"]


class SkillCodec(Codec):
    """One copy of a Marine card."""

    def every(self, state: DoomState) -> Iterable[str]:
        return [*state.game.marine_copies, "blank_1"]


class RuleCodec(Codec):
    """A special rule of the scenario."""

    def every(self, state: DoomState) -> Iterable[str]:
        return [*state.game.scenario(state.setup).special_rules, "no_rule"]


class WareCodec(Codec):
    """What is sold between the scenarios of a campaign."""

    def every(self, state: DoomState) -> Iterable[str]:
        return ["armor", "card", *state.game.weapons, "spoon"]


class KindCodec(Codec):
    """A kind of invader."""

    def every(self, state: DoomState) -> Iterable[str]:
        return [*state.game.invaders, "nobody"]


class TokenCodec(Codec):
    """An equipment token."""

    def every(self, state: DoomState) -> Iterable[str]:
        return [*state.game.tokens, "spoon"]


class WeaponCodec(Codec):
    """A weapon of the reference sheet."""

    def every(self, state: DoomState) -> Iterable[str]:
        return [*state.game.weapons, "spoon"]


CODECS: dict[str, Codec] = {
    "space": SpaceCodec(),
    "figure": FigureCodec(),
    "marine": MarineCodec(),
    "door": DoorCodec(),
    "card": CardCodec(),
    "skill": SkillCodec(),
    "rule": RuleCodec(),
    "ware": WareCodec(),
    "kind": KindCodec(),
    "token": TokenCodec(),
    "weapon": WeaponCodec(),
    "colour": Named(*COLOURS),
    "deed": Named("sprint", "attack", "advance", "ready"),
    "order": Named(*ORDERS),
    "lie": Named("north-south", "east-west"),
    "die": Named("green", "blue"),
    "pad": Named(*COLOURS, "yellow", "white", "purple"),
}
