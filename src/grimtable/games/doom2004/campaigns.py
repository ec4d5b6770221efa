"""A campaign as content: what is played, what kills are worth, what is sold, what the Invader's stake is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Annotated

import msgspec

from grimtable.content import Item
from grimtable.content.items import Reference
from grimtable.kernel.bounds import Count, Name

if TYPE_CHECKING:
    from grimtable.content import Pack

Price = Annotated[int, msgspec.Meta(ge=1, le=999)]


class Campaign(Item, frozen=True, kw_only=True):
    """Scenarios as one story; there is at most one campaign, and the shop and its prices are its own.

    The rulebooks give the values of some species (D4X-CMP-01 to D4X-CMP-03) and that base armor is improved
    once (D4X-CMP-04); the other numbers are ours.
    """

    #: what is played, in this order; none: every scenario of the game with an Invader, by its number
    scenarios: tuple[Annotated[str, Reference("scenarios")], ...] = ()
    #: what a killed invader is worth, by its kind (D4X-CMP-01, D4X-CMP-02, D4X-CMP-03, D4X-R-103)
    kill_points: Annotated[dict[Name, Count], msgspec.Meta(max_length=200)]
    armor: Price  #: the price of a point of base armor, once for each Marine
    card: Price  #: the price of a further Marine card
    weapon: Price  #: the price of keeping a weapon
    most_cards: Count = 2  #: further cards of one Marine
    frags_a_card: Price = 2  #: frag points for which the Invader begins the next scenario with one more
    most_stake: Count = 3
    briefing: str = ""

    def price(self, thing: str) -> int:
        """What a thing of the shop costs; whatever is not sold by name is a weapon."""
        prices: Mapping[str, int] = {ARMOR: self.armor, CARD: self.card}
        return prices.get(thing, self.weapon)


ARMOR, CARD = "armor", "card"


def check_campaign(campaign: Campaign, pack: Pack) -> Iterable[tuple[str, str]]:
    """Kills of every kind that can be killed have a value, and there is one campaign only."""
    if any(other.id != campaign.id for other in pack.items("campaigns")):
        yield "", "there is one campaign; patch it instead of adding another"
    kinds = {each.id: each for each in pack.items("invaders")}
    for kind in campaign.kill_points:
        if kind not in kinds:
            yield f"kill_points.{kind}", f"there is no invader {kind!r}"
    for id, kind_ in kinds.items():
        if id not in campaign.kill_points and not getattr(kind_, "wakes", False):
            yield "kill_points", f"say what killing {id} is worth"
