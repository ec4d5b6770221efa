"""Golden transcripts: one short text for each procedure, to be read beside the rules."""

from tests.games.skirmish.situation import Situation
from tests.support.transcript import Transcript

ROOM = """
#####################
# r               P #
#   +   +   +   +   #
#     g             #
#####################
"""


def test_an_attack_with_reactions(transcript: Transcript) -> None:
    """The ghoul attacks; red dives but stays within reach, braces, survives, and strikes back."""
    duel = Situation(
        ROOM,
        hands={"red": ("dive", "brace", "riposte"), "keeper": ("blood_frenzy",)},
        decks={"keeper": ("dread",)},
        turn={"seat": "keeper", "figure": "ghoul_1"},
        rolls=(5, 4, 5, 2),
    )
    text = duel.written(
        "keeper: attack red_scout_1",
        "red: play dive_1",
        "red: choose space 1,0",
        "red: play brace_1",
        "keeper: play blood_frenzy_1",
        "red: play riposte_1",
    )
    transcript("skirmish/attack", text)


def test_a_card_that_is_played_and_cancelled(transcript: Transcript) -> None:
    """Red dives, the keeper says Not Today, and red says Not Today to that: the dive takes place."""
    duel = Situation(
        ROOM,
        hands={"red": ("dive", "not_today"), "keeper": ("not_today",)},
        turn={"seat": "keeper", "figure": "ghoul_1"},
        rolls=(0, 0),
    )
    text = duel.written(
        "keeper: attack red_scout_1",
        "red: play dive_1",
        "keeper: play not_today_2",
        "red: play not_today_1",
        "red: choose space 0,1",
    )
    transcript("skirmish/playing", text)


def test_a_discovery(transcript: Transcript) -> None:
    """Red opens the door: the area behind it comes to light, and it is a lair."""
    hall = Situation(
        """
#################
# r     A u   u #
#   +   #   +   #
#       # u  Pu #
#################
""",
        {"u": {"area": "vault", "find": "lair"}, "Pu": {"area": "vault", "find": "lair", "portal": True}},
        turn={"seat": "red", "figure": "red_scout_1"},
    )
    transcript("skirmish/discovery", hall.written("red: step to 1,0", "red: work door A"))


def test_a_spawning(transcript: Transcript) -> None:
    """Red ends its turn; the keeper's turn begins with a ghoul out of the portal."""
    room = Situation(ROOM, turn={"seat": "red"}, decks={"scouts": ("lantern",)})
    transcript("skirmish/spawning", room.written("red: end turn", "keeper: choose space 3,1"))


def test_a_vow(transcript: Transcript) -> None:
    """Red vows, the vow turns a wound aside, and Oathbreaker ends it."""
    room = Situation(
        ROOM,
        hands={"red": ("vow_of_iron",), "keeper": ("oathbreaker",)},
        decks={"scouts": ("lantern",), "keeper": ("swarm", "dread")},
        turn={"seat": "red", "figure": "red_scout_1", "steps": 0, "attacks": 0},
        rolls=(2, 2),
    )
    text = room.written(
        "red: play vow_of_iron_1",
        "red: end activation",
        "keeper: decline",
        "keeper: activate ghoul_1",
        "keeper: attack red_scout_1",
        "keeper: play oathbreaker_1",
    )
    transcript("skirmish/vow", text)


def test_a_turn(transcript: Transcript) -> None:
    """A scout steps past a watching ogre, is snared, and the turn passes to the keeper."""
    hall = Situation(
        """
#########################
# r                   P #
#   +   +   +   +   +   #
# w           o         #
#   +   +   +   +   +   #
#                       #
#########################
""",
        hands={"keeper": ("snare",)},
        decks={"scouts": ("lantern",)},
        turn={"seat": "red"},
        rolls=(2, 2, 0),
    )
    text = hall.written(
        "red: activate red_scout_1",
        "red: step to 1,0",
        "keeper: pass",
        "red: step to 2,0",
        "keeper: play snare_1",
        "keeper: strike with ogre_1",
        "red: end activation",
        "red: activate red_warden_1",
        "red: end activation",
    )
    transcript("skirmish/turn", text)


def test_a_game_won_by_sealing(transcript: Transcript) -> None:
    """The last portal is sealed: the scouts have won, in the middle of red's activation."""
    room = Situation(
        """
#############
# r   P     #
#############
""",
        turn={"seat": "red", "figure": "red_scout_1", "steps": 3},
    )
    transcript("skirmish/winning", room.written("red: step to 1,0", "red: seal portal"))
