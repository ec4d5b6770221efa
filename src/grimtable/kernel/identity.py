"""What a value is: ids that read in a log, and spaces. A field says by its type what it names.

    class FigureMoved(Event, frozen=True):
        figure: FigureId
        from_space: Space
        to_space: Space

Sentences, the log's places and pieces, and what a click means are read from these declarations. They cost
nothing in play.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Final, NewType

SeatId = NewType("SeatId", str)
TeamId = NewType("TeamId", str)
RuleId = NewType("RuleId", str)
Moment = NewType("Moment", str)

#: A figure on the board: `imp_2`; that of a seat bears its name.
FigureId = NewType("FigureId", str)
#: A copy of a card: `brace_1`; or another printed thing that acts as cards do, such as a hero's sheet.
CardId = NewType("CardId", str)
#: A character sheet.
HeroId = NewType("HeroId", str)
#: A door as the map names it.
DoorId = NewType("DoorId", str)
#: The number of a space; what players write is the game's codec `space`.
Space = NewType("Space", int)

#: The seat that answers for dice and cards at a physical table (chance source `external`).
CHANCE = SeatId("chance")

#: None of them, where a record has a field for it.
NO_SPACE: Final = Space(-1)
NO_SEAT: Final = SeatId("")
NO_FIGURE: Final = FigureId("")
NO_CARD: Final = CardId("")
NO_HERO: Final = HeroId("")
NO_DOOR: Final = DoorId("")


def free_id(name: str, taken: Container[str]) -> FigureId:
    """The id of the next figure of that name: the first number that no figure has.

    >>> free_id("imp", {"imp_1", "imp_3"})
    'imp_2'
    """
    number = 1
    while f"{name}_{number}" in taken:
        number += 1
    return FigureId(f"{name}_{number}")
