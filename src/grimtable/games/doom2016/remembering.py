"""What an attack remembers, apart from its steps: abilities, which the steps offer, ask about it too."""

from __future__ import annotations

from typing import Annotated

import msgspec

from grimtable.kernel.bounds import AtCard, AtFigure, Name, Names, Spot, Spots, Sum
from grimtable.kernel.identity import NO_CARD, NO_SPACE


class Attack(msgspec.Struct):
    """What an attack remembers between its steps: ids and numbers, never objects."""

    attacker: AtFigure
    defender: AtFigure
    dice: Names  #: colours of the pool
    source: Name = ""  #: the action card, demon type or ability it is made with
    faces: Annotated[tuple[Sum, ...], msgspec.Meta(max_length=1000)] = ()
    damage: Sum = 0  #: damage symbols, with those that effects added
    shields: Sum = 0
    dodged: bool = False
    cover: bool = False  #: the geometry, fixed in step 1 (D16-R-77)
    ignores_cover: bool = False
    ignores_toughness: bool = False
    ignores_special: bool = False
    spot: Spot = NO_SPACE  #: the defender's space, also after he is killed there
    covered: Spots | msgspec.UnsetType = msgspec.UNSET  #: all spaces of a large defender, likewise
    card: AtCard = NO_CARD  #: the defence card in use
    replaced: bool = False  #: the one card that cover allows has been replaced (D16-COV-02)
    decided: bool = False  #: the defence card is settled
    prepared: Names = ()  #: abilities used before the defender was named (D16-ABL-08)
    over: bool = False  #: step 6 is done
    dealt: Sum = 0  #: damage the defender suffered
    killed: bool = False
