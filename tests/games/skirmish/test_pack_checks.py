"""What the check of a pack refuses, in one sentence each."""

from typing import Any, cast

import pytest

from grimtable.content import ContentError
from grimtable.games import Overridable, load_game
from tests.support.rule import rule

GAME = cast("Overridable", load_game("skirmish"))

SOUND: dict[str, Any] = {
    "new": True,
    "map": """
#################
# a   b   c   P #
#   +   +   +   #
# g   .   u   o #
#   +   +   +   #
# .   .   .   . #
#################
""",
    "legend": {
        "a": {"scout": "scout", "seat": 1},
        "b": {"scout": "scout", "seat": 2},
        "c": {"scout": "warden", "seat": 3},
        "g": {"keeper": "ghoul"},
        "o": {"keeper": "spitter"},
        "P": {"portal": True},
        "u": {"area": "cellar"},
    },
    "finds": {"cache": {"draws": 1}},
    "rounds": 5,
    "quota": [1, 1, 1],
    "reinforcement": "ghoul",
}


def refusal(**changed: Any) -> str:
    with pytest.raises(ContentError) as error:
        GAME.with_overrides({"scenarios": {"drill": {**SOUND, **changed}}})
    return str(error.value)


def legend(**marks: Any) -> dict[str, Any]:
    return {**SOUND["legend"], **marks}


def test_a_sound_scenario_can_be_set_up_for_any_number() -> None:
    game = cast("Any", GAME.with_overrides({"scenarios": {"drill": SOUND}}))
    for players in (2, 3, 4):
        assert not game.new(scenario="drill", players=players).over


@rule("SKI-SET-02")
@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"map": "nothing"}, "map:"),
        ({"map": SOUND["map"].replace("g", "h")}, "the mark 'h' at 0,1 is not in the legend"),
        ({"legend": legend(z={"portal": True})}, "the mark 'z' is nowhere on the map"),
        ({"legend": legend(a={"scout": "scout"})}, "whose is the scout? Write seat = 1, 2 or 3"),
        ({"legend": legend(a={"scout": "ghoul", "seat": 1})}, "the ghoul is no figure of the scouts"),
        ({"legend": legend(g={"keeper": "scout"})}, "the scout is no figure of the keeper"),
        ({"legend": legend(g={"keeper": "ghoul", "scout": "scout", "seat": 1})}, "cannot share a space"),
        ({"legend": legend(o={"keeper": "ogre"})}, "the ogre at 3,1 does not fit there"),
        ({"legend": legend(P={"keeper": "ghoul"})}, "the map has no portal"),
        ({"legend": legend(c={"portal": True})}, "the scout seat 3 has no figure on the map"),
        ({"reinforcement": "scout"}, "the scout is no figure of the keeper"),
        ({"map": SOUND["map"].replace(" . ", " o ")}, "the map needs 6 figures of spitter"),
    ],
)
def test_what_cannot_be_set_up_is_refused(changed: dict[str, Any], said: str) -> None:
    assert said in refusal(**changed)


@rule("SKI-BIG-01")
def test_a_large_figure_needs_all_its_spaces() -> None:
    marks = legend(o={"area": "cellar"}, g={"keeper": "ogre"}, u={"keeper": "ogre"})
    drawing = SOUND["map"].replace("# g   .   u   o #", "# g   u   .   o #")
    assert "the ogre at 1,1 stands where the ogre at 0,1 does" in refusal(legend=marks, map=drawing)


@rule("SKI-SET-05")
@pytest.mark.parametrize(
    ("finds", "said"),
    [
        ({}, "there are 1 hidden areas on the map and 0 finds"),
        ({"cache": {}, "lair": {}}, "there are 1 hidden areas on the map and 2 finds"),
        ({"lair": {"figures": ["scout"]}}, "finds.lair.figures[0]: the scout is no figure of the keeper"),
    ],
)
def test_every_hidden_area_holds_one_find(finds: dict[str, Any], said: str) -> None:
    assert said in refusal(finds=finds)


def test_a_card_that_does_nothing_has_words_all_the_same() -> None:
    card = {
        "new": True, "team": "scouts", "copies": 1, "text": "?",
        "reaction": {"moment": "figure.stepped", "do": []},
    }  # fmt: skip
    game = cast("Any", GAME.with_overrides({"cards": {"calm": card}}))
    assert game.wording(game.cards["calm"]) == "After a step: nothing happens."


@rule("SKI-ATK-05")
def test_a_die_has_a_face() -> None:
    with pytest.raises(ContentError, match="expected at least 1 in the list, found 0"):
        GAME.with_overrides({"dice": {"attack": {"faces": []}}})
