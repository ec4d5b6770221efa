"""A toy game for kernel tests: every mechanism of the kernel, no content pack and no grid.

Two to four seats hold hidden cards and attack each other; a card may answer an attack, and a card may
answer a card. A vault hides gold or a trap until somebody searches it. Rules TOY-01 to TOY-16.
"""

from tests.support.toy.attack import Brace, Fight, Stand, attacking
from tests.support.toy.game import TOY, ToyGame
from tests.support.toy.reaction import PlayCard, Reaction, UseCharm, reacting
from tests.support.toy.table import (
    ALL_CARDS,
    CARDS,
    FACES,
    RULES,
    SEATS,
    CardDrawn,
    CardPlayed,
    DieRolled,
    Face,
    LivesChanged,
    Person,
    SeatEliminated,
    Standing,
    Table,
    ToyState,
    VaultOpened,
)
from tests.support.toy.turn import Attack, Cast, EndTurn, Rest, Search, Turn, playing, taking_a_turn

__all__ = [
    "ALL_CARDS",
    "CARDS",
    "FACES",
    "RULES",
    "SEATS",
    "TOY",
    "Attack",
    "Brace",
    "CardDrawn",
    "CardPlayed",
    "Cast",
    "DieRolled",
    "EndTurn",
    "Face",
    "Fight",
    "LivesChanged",
    "Person",
    "PlayCard",
    "Reaction",
    "Rest",
    "Search",
    "SeatEliminated",
    "Stand",
    "Standing",
    "Table",
    "ToyGame",
    "ToyState",
    "Turn",
    "UseCharm",
    "VaultOpened",
    "attacking",
    "playing",
    "reacting",
    "taking_a_turn",
]
