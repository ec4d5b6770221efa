"""What a verb or a condition means where an author leaves a number out: one of it, but for a few."""

from __future__ import annotations

import inspect

from grimtable.games.relic.effects import battle_verbs, board_verbs, card_verbs, conditions, dial_verbs

MODULES = (battle_verbs, board_verbs, card_verbs, conditions, dial_verbs)
OTHERS = {
    ("battle", "value"): 0,
    ("multiply_attribute", "by"): 2,
    ("offer_wargear", "amount"): 3,
    ("sell_assets", "price"): 2,
}


def test_a_number_that_is_left_out_is_one() -> None:
    found = {
        (name, key): each.default
        for module in MODULES
        for name, function in vars(module).items()
        if inspect.isfunction(function) and function.__module__ == module.__name__
        for key, each in inspect.signature(function).parameters.items()
        if type(each.default) is int
    }
    assert len(found) > 25
    assert {key: number for key, number in found.items() if number != 1} == OTHERS
