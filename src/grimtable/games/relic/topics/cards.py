"""Questions about cards: traits, trophy points, limits, prices, what a player may discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player


def has_trait(state: RelicState, card: str, trait: str) -> bool:
    """REL-THR-03: whether a card has a trait; scenario sheets have none (REL-BAT-35)."""
    item = state.game.cards.get(card)
    return item is not None and trait in item.all_traits


def trophy_points(state: RelicState, cards: tuple[str, ...]) -> int:
    """REL-XP-02: a trophy is worth the attribute value printed on the enemy."""
    values = state.game.values
    points = 0
    for card in cards:
        points += values[card]
    return points


def least_set(values: tuple[int, ...], need: int) -> tuple[int, ...]:
    """The positions of the trophies with the smallest sum that is enough; none where all are too few.

    >>> least_set((5, 2, 4, 3), 6)
    (1, 2)
    """
    if need <= 0:
        return ()
    best: dict[int, tuple[int, ...]] = {0: ()}
    for position, value in enumerate(values):
        for total, chosen in list(best.items()):
            if total < need and total + value not in best:
                best[total + value] = (*chosen, position)
    enough = [total for total in best if total >= need]
    return best[min(enough)] if enough else ()


def power_limit(state: RelicState, player: Player) -> int:
    """REL-CHR-16: the limit of the section in which the level peg stands."""
    limit = 0
    for section in state.game.heroes[player.hero].power_limits:
        if section.level <= player.level:
            limit = section.limit
    if "power_limit" not in state.lasting.by_name:
        return limit
    return max(0, limit + state.lasting.total("power_limit", player.seat))


def asset_limit(state: RelicState, player: Player) -> int:
    """REL-CHR-17: how many assets may be kept.

    REL-RLC-04, REL-RLC-05, REL-WAR-05: relics and Wargear are among them.
    """
    limit = state.game.heroes[player.hero].asset_limit
    if "asset_limit" not in state.lasting.by_name:
        return limit
    return max(0, limit + state.lasting.total("asset_limit", player.seat))


def wargear_price(state: RelicState, player: Player, card: str) -> int:
    """REL-WAR-02: the printed cost, changed by what is in force."""
    return max(0, state.game.costs[card] + state.lasting.total("wargear_cost", player.seat))


def corruption_threshold(state: RelicState, player: Player) -> int:
    """REL-COR-09, REL-R-01: the number of Corruption cards at which a hero is lost."""
    threshold = 6 + state.lasting.total("corruption_threshold", player.seat)
    return threshold + (1 if state.setup.options["corrupted_at"] == "above_six" else 0)


def level_cost(state: RelicState, player: Player) -> int:
    """REL-XP-03: trophy points for one level."""
    if "level_cost" not in state.lasting.by_name:
        return 6
    return max(1, 6 + state.lasting.total("level_cost", player.seat))


def relic_cost(state: RelicState, player: Player) -> int:
    """REL-RLC-01: completed missions for one relic."""
    if "relic_cost" not in state.lasting.by_name:
        return 3
    return max(1, 3 + state.lasting.total("relic_cost", player.seat))


def holding(state: RelicState, player: Player, what: str, trait: str = "") -> tuple[str, ...]:
    """The cards of a kind that a player has: power, assets, relics, trophies, corruption, completed."""
    if what == "power":
        return player.power
    if what == "relics":
        return tuple(card for card in player.assets if state.game.is_relic[card])
    if what == "assets":
        if trait:
            return tuple(card for card in player.assets if has_trait(state, card, trait))
        return player.assets
    if what == "trophies":
        return player.trophies
    if what == "corruption":
        return player.corruption
    return player.completed


def charged_assets(state: RelicState, player: Player, trait: str = "") -> tuple[CardId, ...]:
    """The assets of a player on which charges have a place (REL-CHG-06)."""
    charges = state.table.charges
    return tuple(
        card for card in player.assets if card in charges and (not trait or has_trait(state, card, trait))
    )


def relics(state: RelicState, player: Player) -> int:
    """How many relics a player has (REL-MOV-12)."""
    is_relic = state.game.is_relic
    return sum(1 for card in player.assets if is_relic[card])
