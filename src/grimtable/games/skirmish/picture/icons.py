"""Icons: which sign of the game-icons set stands for what; `web/icons.txt` lists them for the client."""

from __future__ import annotations

from typing import Final

FIGURES: Final = {
    "ghoul": "half-dead",
    "ogre": "ogre",
    "scout": "archer",
    "spitter": "acid-blob",
    "warden": "swordman",
}
CARDS: Final = {
    "blood_frenzy": "blood",
    "brace": "shield-bash",
    "call_the_pack": "hunting-horn",
    "dive": "dodging",
    "double_time": "run",
    "dread": "dread",
    "field_dressing": "hand-bandage",
    "lantern": "lantern-flame",
    "not_today": "stop-sign",
    "oathbreaker": "broken-shield",
    "pounce": "claw-slashes",
    "riposte": "sword-clash",
    "shadow_sight": "evil-eyes",
    "snare": "mantrap",
    "steady_aim": "archery-target",
    "swarm": "backup",
    "vow_of_blood": "bleeding-heart",
    "vow_of_iron": "breastplate",
}

FIGURE: Final = "person"
CARD: Final = "card-play"
PORTAL: Final = "magic-portal"
SEALED: Final = "wax-seal"
FIND: Final = "uncertainty"
HAND: Final = "card-pick"
DECK: Final = "card-draw"
FALLEN: Final = "death-skull"
HIT: Final = "bleeding-wound"
PIERCE: Final = "arrow-scope"
BLANK: Final = "plain-circle"
STRIKE: Final = "crossed-slashes"
SHOT: Final = "arrow-scope"
DIE: Final = "perspective-dice-six-faces-random"
VOW: Final = "scroll-unfurled"

#: for what a pack brings without a sign of its own; in the box, nothing needs them (`tools/missing.py`)
FALLBACKS: Final = frozenset((FIGURE, CARD))

#: every icon that a picture of this game may contain
ALL: Final = frozenset(
    (
        *FIGURES.values(),
        *CARDS.values(),
        *(FIGURE, CARD, PORTAL, SEALED, FIND, HAND, DECK, FALLEN),
        *(HIT, PIERCE, BLANK, STRIKE, SHOT, DIE, VOW),
    )
)
