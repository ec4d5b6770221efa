"""What the check of a pack refuses, in one sentence each."""

from typing import Any, cast

import pytest

from grimtable.content import ContentError
from grimtable.games import Overridable, load_game
from grimtable.games.doom2004.wording import invader_wording
from tests.support.rule import rule

GAME = cast("Overridable", load_game("doom2004"))


def event(*do: Any, moment: str = "invader_turn_began") -> dict[str, Any]:
    return {
        "new": True,
        "text": "Something happens.",
        "scatters": ["miss"],
        "event": {"moment": moment, "do": list(do)},
    }


def refusal(**overrides: Any) -> str:
    with pytest.raises(ContentError) as error:
        GAME.with_overrides(overrides)
    return str(error.value)


@pytest.mark.parametrize(
    ("verb", "parameters"),
    [
        ("teleport_finder", {"space": "40,40"}),
        ("lay_tokens", {"space": "1,1", "tokens": ["cells"]}),
        ("reveal_area", {"area": "start"}),
        ("exchange_pads", {}),
    ],
)
def test_a_card_names_no_place_for_it_is_played_on_every_map(verb: str, parameters: dict[str, Any]) -> None:
    card = {
        "new": True,
        "text": "Away.",
        "reaction": {"moment": "before_marine_turn", "do": [{"verb": verb, **parameters}]},
    }
    said = refusal(marine_cards={"away": card})
    assert f'the verb "{verb}" needs the map of a scenario, and here is none' in said


@rule("D4X-MAP-05")
def test_pads_change_places_in_an_arena_only() -> None:
    """A scenario with an Invader has nothing beside its board that says how they lie."""
    rule = {
        "title": "Shift",
        "text": "The pads change places.",
        "moment": "invader_turn_began",
        "do": [{"verb": "exchange_pads"}],
    }
    said = refusal(scenarios={"knee_deep_in_the_dead": {"special_rules": {"shift": rule}}})
    assert "teleporters change places in arenas only" in said


@rule("D4X-SCN-55")
@pytest.mark.parametrize(
    ("finds", "complaint"),
    [({"sigil": "It hums."}, "no space of the map has sigil"), ({"shotgun": " "}, "write what players hear")],
)
def test_words_for_what_lies_on_the_map(finds: dict[str, str], complaint: str) -> None:
    """What is read out when a token is taken is read at some time, and says something."""
    assert complaint in refusal(scenarios={"knee_deep_in_the_dead": {"finds": finds}})


@rule("D04-R-90")
@pytest.mark.parametrize("moment", ["attack_rolled", "roll_final", "attack_resolved"])
def test_no_die_is_added_to_a_roll_that_has_been_made(moment: str) -> None:
    """Its face would be missing when the roll is shown or rolled again."""
    said = refusal(invader_cards={"late": event({"verb": "add_die", "colour": "red"}, moment=moment)})
    assert 'the verb "add_die" needs an attack whose dice are still to be rolled' in said


@rule("D04-INV-08")
def test_a_spawn_card_spawns_somebody() -> None:
    card = {"new": True, "text": "Spawn nobody.", "scatters": ["miss"], "groups": [["imp"], []]}
    said = refusal(invader_cards={"nobody": card})
    assert "groups[1]: expected at least 1 in the list, found 0" in said


def test_a_card_that_does_nothing_has_words_all_the_same() -> None:
    game = cast("Any", GAME.with_overrides({"invader_cards": {"calm": event()}}))
    said = invader_wording(game.invader_copies["calm_1"], game.pack)
    assert said == "At the start of the Invader's turn: nothing happens."


@rule("D04-EXP-03")
def test_nothing_happens_in_the_start_area() -> None:
    """It would happen to nobody, or stand where a Marine is put down a moment later."""
    area = {"title": "Here", "text": "Dust.", "do": [{"verb": "give_tokens", "tokens": ["bfg"]}]}
    said = refusal(scenarios={"inferno": {"areas": {"start": area}}})
    assert "the start area is laid out before any Marine stands there" in said


@rule("D4X-SET-03")
def test_a_card_of_a_deck_that_nobody_plays_with_is_a_slip() -> None:
    """It would lie in the box for ever, without a word."""
    said = refusal(invader_cards={"lost": event() | {"deck": "bsae"}})
    assert (
        "nobody plays with the deck 'bsae', which has 1 of at least 20 cards — did you mean 'base'?" in said
    )
    GAME.with_overrides({"invader_cards": {"found": event() | {"deck": "base"}}})


@pytest.mark.parametrize(
    "call",
    [
        {"verb": "dim", "amount": -1, "until": "invader_turn"},
        {"verb": "draw_invader_cards", "amount": -1},
        {"verb": "activate_invaders", "amount": -2},
    ],
)
def test_nothing_is_done_less_than_no_times(call: dict[str, Any]) -> None:
    """A sight of -1 spaces ended a game with an error."""
    assert "expected a whole number of at least 0" in refusal(invader_cards={"less": event(call)})
