"""The values of a hero: attributes, Life, influence.  Rules REL-CHR-03 to REL-CHR-09, REL-INF-02."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.changes.fates import vanquish
from grimtable.games.relic.events import AttributeChanged, InfluenceChanged, LifeChanged
from grimtable.games.relic.moments import tell
from grimtable.games.relic.table import HIGHEST

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player


def value_of(player: Player, attribute: str) -> int:
    """The dial of an attribute, or the level (REL-TST-10)."""
    value: int = getattr(player, attribute)
    return value


def gain_attribute(state: RelicState, player: Player, attribute: str, amount: int) -> None:
    """REL-CHR-03: up to 12; what goes beyond is lost."""
    if state.lasting.by_name and state.lasting.forbids("gain_attribute", player.seat):
        return
    _turn(state, player, attribute, min(HIGHEST, value_of(player, attribute) + amount))


def lose_attribute(state: RelicState, player: Player, attribute: str, amount: int) -> None:
    """REL-CHR-04, REL-CHR-05: never below the floor, which is the start value or 1 (REL-R-03)."""
    floor = 1
    if state.setup.options["attribute_floor"] == "start":
        floor = value_of_start(state, player, attribute)
    value = value_of(player, attribute)
    _turn(state, player, attribute, min(value, max(floor, value - amount)))


def value_of_start(state: RelicState, player: Player, attribute: str) -> int:
    """The start value printed on the hero's sheet."""
    value: int = getattr(state.game.heroes[player.hero], attribute)
    return value


def _turn(state: RelicState, player: Player, attribute: str, value: int) -> None:
    change = value - value_of(player, attribute)
    if change:
        setattr(player, attribute, value)
        if state.journal is not None:
            state.emit(AttributeChanged(player.seat, attribute, change, value))


def gain_life(state: RelicState, player: Player, amount: int, *, capped: bool = False) -> int:
    """REL-CHR-07, REL-CHR-08, REL-R-35: up to 12, or to the start value where it is said; the gain."""
    if state.lasting.by_name and state.lasting.forbids("gain_life", player.seat):
        return 0
    top = state.game.heroes[player.hero].life if capped else HIGHEST
    gained = max(0, min(amount, top - player.life))
    if gained:
        player.life += gained
        if state.journal is not None:
            state.emit(LifeChanged(player.seat, gained, player.life))
        tell(state, "life.gained", player.seat, amount=gained)
    return gained


def lose_life(state: RelicState, player: Player, amount: int) -> None:
    """REL-CHR-09, REL-R-27: at 0 the player is vanquished at once (REL-R-26)."""
    if "cannot:lose_life" in state.lasting.by_name and state.lasting.forbids("lose_life", player.seat):
        return
    lost = min(amount, player.life)
    if lost <= 0:
        return
    player.life -= lost
    if state.journal is not None:
        state.emit(LifeChanged(player.seat, -lost, player.life))
    if player.life == 0:
        vanquish(state, player)
    tell(state, "life.lost", player.seat, amount=lost)


def change_influence(state: RelicState, player: Player, amount: int) -> int:
    """REL-INF-02, REL-INF-03, REL-R-30: influence comes or goes, as far as there is any; the change.

    REL-INF-07: only effects and rewards call this; nothing pays by itself.
    """
    change = max(amount, -player.influence)
    if change > 0 and state.lasting.by_name and state.lasting.forbids("gain_influence", player.seat):
        return 0
    if change:
        player.influence += change
        if state.journal is not None:
            state.emit(InfluenceChanged(player.seat, change, player.influence))
        if change > 0:
            tell(state, "influence.gained", player.seat, amount=change)
    return change


def spend_influence(state: RelicState, player: Player, amount: int) -> None:
    """REL-INF-01: influence that is paid; the price was checked before (REL-R-31)."""
    if amount > 0:
        change_influence(state, player, -amount)
        tell(state, "influence.spent", player.seat, amount=amount)
