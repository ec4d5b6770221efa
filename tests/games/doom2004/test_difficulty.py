"""The five difficulty cards: packs of which a table takes one at most."""

import pytest

from grimtable.games import load_game, packs_of
from grimtable.games.packs import UnknownPack
from tests.support.rule import rule

CARDS = ("too_young_to_die", "not_too_rough", "hurt_me_plenty", "ultra_violence", "nightmare")


@rule("D4X-DIF-01", "D4X-DIF-06", "D4X-C-50")
def test_there_are_five_cards_and_one_excludes_the_others() -> None:
    packs = packs_of("doom2004")
    assert [name for name in packs if packs[name].folder.parent.name == "difficulty"] == sorted(CARDS)
    for one in CARDS:
        for other in CARDS:
            if one != other:
                with pytest.raises(UnknownPack, match="exclude each other"):
                    load_game("doom2004", [one, other])


@rule("D4X-DIF-05", "D4X-R-08")
def test_the_neutral_card_changes_no_number() -> None:
    plain, neutral = load_game("doom2004"), load_game("doom2004", ["amendments", "hurt_me_plenty"])
    setup = plain.setup(players=3)
    assert plain.starting_tokens(setup) == neutral.starting_tokens(neutral.setup(players=3))  # type: ignore[attr-defined]
    assert plain.content_hash == neutral.content_hash


@rule("D4X-DIF-03", "D4X-DIF-04")
@pytest.mark.parametrize("marines", [1, 2, 3])
def test_each_step_leaves_the_marines_fewer_wounds_and_the_invader_more_cards(marines: int) -> None:
    games = [load_game("doom2004", ["amendments", card]) for card in CARDS]
    wounds = [game.starting_tokens(game.setup(players=marines + 1)).wounds for game in games]  # type: ignore[attr-defined]
    hands = [game.ruleset.hand_limit for game in games]  # type: ignore[attr-defined]
    assert wounds == sorted(set(wounds), reverse=True)
    assert hands == [6, 7, 8, 9, 10]
