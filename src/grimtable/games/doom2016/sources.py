"""Sources: every printed ability of every card by its name, and the moments at which its card answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from grimtable.content import Call
    from grimtable.games.doom2016.items import Ability

Sort = Literal["action", "class", "glory", "squad", "event", "demon", "threat", "objective"]

#: used from the menu of one's own activation, never in a window
IN_ACTIVATION = ("main", "bonus", "anytime")
#: of an action card: they concern the attacks made with it
OF_THE_ATTACK = ("attack.before", "attack.declared", "attack.attacking", "attack.after")


@dataclass(frozen=True, slots=True)
class Source:
    """One ability as the rules see it."""

    sort: Sort
    item: str  #: the printed card
    copy: str  #: the card on the table: a copy where there are several
    ability: Ability
    calls: tuple[Call, ...]
    way: str  #: how it is used: `card` (the card is played), `ability`, or `text` (by itself)
    own_attack: bool  #: it concerns the attacks made with its own card
    reaches: bool = False  #: it adds range, so it is used before the defender is named (D16-C-03)
