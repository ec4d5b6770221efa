"""Effects, conditions and amounts: what content writes is what happens."""

from __future__ import annotations

import pytest

from grimtable.content import Amount, Call, Conditions, ContentError, Effect, Pack, load_pack
from grimtable.content.checking import Check
from tests.content.tiny_game import CARDS, SCHEMA, TINY, WEAPONS, State, registry


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(TINY, SCHEMA)


def effect(*calls: object) -> Effect:
    compiled = Check(registry, {"weapons": ("shotgun",)}, None).convert(list(calls), Effect, ())
    assert isinstance(compiled, Effect)
    return compiled


def conditions(written: object) -> Conditions:
    compiled = Check(registry, {}, None).convert(written, Conditions, ())
    assert isinstance(compiled, Conditions)
    return compiled


def amount(written: object) -> Amount:
    compiled = Check(registry, {}, None).convert(written, Amount, ())
    assert isinstance(compiled, Amount)
    return compiled


def test_an_effect_is_found_by_its_address_in_full_and_in_short(pack: Pack) -> None:
    short = pack.effect("cards", "brace", "reaction")
    assert short is pack.effect("cards", "brace", "reaction.do")
    assert short.address == ("cards", "brace", "reaction.do")
    assert pack.effect(*short.address) is short
    assert pack.conditions("cards", "brace", "reaction") is pack.conditions("cards", "brace", "reaction.if")


def test_effects_inside_parameters_have_addresses_too(pack: Pack) -> None:
    addresses = [found.address for found in pack.effects()]
    assert ("cards", "ambush", "options[0].do[1].rows[1].do") in addresses
    assert len(addresses) == len(set(addresses)) == 5
    inner = pack.effect("cards", "ambush", "options[0].do[1].rows[1]")
    state = State()
    inner.run(state, "ambush")
    assert state.log == ["take shotgun"]


def test_counted_amounts_are_counted_at_the_moment(pack: Pack) -> None:
    brace = pack.effect("cards", "brace", "reaction")
    for hand, shields in ((0, 0), (1, 1), (5, 2)):
        state = State(hand=hand)
        brace.run(state, "brace")
        assert state.numbers["shields"] == shields


def test_one_call_at_a_time(pack: Pack) -> None:
    calls = pack.effect("cards", "ambush", "options[1]").calls
    state = State()
    assert [call.verb for call in calls] == ["gain_shields", "discard_this"]
    calls[0].run(state, "ambush")
    assert (state.numbers, state.log) == ({"shields": 2}, [])
    calls[1].run(state, "ambush")
    assert state.log == ["discard ambush"]


def test_a_verb_that_may_pause_marks_its_effect(pack: Pack) -> None:
    first, second = pack.get(CARDS, "ambush").options
    assert [call.pauses for call in first.do.calls] == [False, True]
    assert first.do.pauses
    assert not second.do.pauses


def test_what_a_verb_returns_is_passed_on(pack: Pack) -> None:
    call = pack.effect("cards", "ambush", "options[0]").calls[1]
    assert call.run(State(die=2), "ambush") is pack.effect("cards", "ambush", "options[0].do[1].rows[0]")


def test_the_if_of_a_call_guards_it(pack: Pack) -> None:
    call = pack.effect("cards", "ambush", "options[0]").calls[0]
    for numbers, log in (({}, []), ({"cover": 1}, ["enemy draws 1"]), ({"defends": 1}, ["enemy draws 1"])):
        state = State(**numbers)
        call.run(state, "ambush")
        assert state.log == log


def test_defaults_of_the_function_hold_where_content_is_silent() -> None:
    state = State()
    effect({"verb": "draw_cards"}, "draw_cards", {"verb": "draw_cards", "amount": 3}).run(state, "")
    assert state.log == ["self draws 1", "self draws 1", "self draws 3"]


def test_a_parameter_named_like_a_python_keyword() -> None:
    state = State()
    effect({"verb": "move_from", "from": "exit"}).run(state, "")
    assert state.log == ["from exit"]


def test_conditions_and_effects_as_parameters() -> None:
    unless = effect({"verb": "unless", "condition": "in_cover", "then": ["discard_this"]})
    inside, outside = State(cover=1), State(cover=0)
    unless.run(inside, "x")
    unless.run(outside, "x")
    assert (inside.log, outside.log) == ([], ["discard x"])


def test_a_call_without_parameters_is_the_function_itself() -> None:
    call = effect("discard_this").calls[0]
    assert call.run is registry.find("verb", "discard_this").function  # type: ignore[union-attr]  # it is there


@pytest.mark.parametrize(
    ("written", "numbers", "holds"),
    [
        ([], {}, True),
        ("in_cover", {}, False),
        ("in_cover", {"cover": 1}, True),
        (["in_cover", "owner_defends"], {"cover": 1}, False),
        (["in_cover", "owner_defends"], {"cover": 1, "defends": 1}, True),
        ({"not": "in_cover"}, {}, True),
        ({"not": ["in_cover", "owner_defends"]}, {"cover": 1}, True),
        ({"not": ["in_cover", "owner_defends"]}, {"cover": 1, "defends": 1}, False),
        ({"any": ["in_cover", "owner_defends"]}, {"defends": 1}, True),
        ({"any": ["in_cover", "owner_defends"]}, {}, False),
        ({"all": ["in_cover", {"not": "owner_defends"}]}, {"cover": 1}, True),
        ({"all": ["in_cover", {"not": "owner_defends"}]}, {"cover": 1, "defends": 1}, False),
        ({"condition": "at_least", "what": "gold", "amount": 2}, {"gold": 2}, True),
        ({"condition": "at_least", "what": "gold", "amount": "cards_in_hand"}, {"gold": 2, "hand": 3}, False),
    ],
)
def test_conditions(written: object, numbers: dict[str, int], holds: bool) -> None:
    compiled = conditions(written)
    state = State(**numbers)
    assert compiled.hold(state, "") is holds
    assert (compiled.failing(state, "") is None) is holds


def test_the_first_failing_condition_is_named(pack: Pack) -> None:
    brace = pack.conditions("cards", "brace", "reaction")
    failing = brace.failing(State(defends=1, cover=1, hand=1), "brace")
    assert failing is not None
    assert failing.name == "not"
    assert brace.failing(State(defends=1, hand=1), "brace") is None


@pytest.mark.parametrize(
    ("written", "hand", "value"),
    [
        (3, 9, 3),
        ("cards_in_hand", 4, 4),
        ({"count": "cards_in_hand"}, 4, 4),
        ({"count": "cards_in_hand", "times": 2, "plus": 1}, 4, 9),
        ({"count": "cards_in_hand", "divide_by": 2}, 5, 2),
        ({"count": "cards_in_hand", "divide_by": 2, "round": "down"}, 5, 2),
        ({"count": "cards_in_hand", "divide_by": 2, "round": "up"}, 5, 3),
        ({"count": "cards_in_hand", "at_least": 1}, 0, 1),
        ({"count": "cards_in_hand", "at_most": 2}, 4, 2),
        ({"count": "cards_in_hand", "times": -1, "plus": 3}, 2, 1),
    ],
)
def test_amounts(written: object, hand: int, value: int) -> None:
    compiled = amount(written)
    assert compiled.value(State(hand=hand), "") == value
    assert compiled.fixed == (written if isinstance(written, int) else None)


def test_a_quantity_with_a_parameter(pack: Pack) -> None:
    assert amount({"count": "tokens_of", "colour": "red", "plus": 1}).value(State(red=2, blue=5), "") == 3
    shotgun = pack.get(WEAPONS, "shotgun")
    assert [shotgun.bonus.value(State(hand=hand), "") for hand in range(4)] == [0, 1, 1, 2]
    assert pack.get(WEAPONS, "pistol").bonus.fixed == 0


def test_equal_writing_is_equal_meaning() -> None:
    one, two = effect({"verb": "gain_shields", "amount": 1}), effect({"verb": "gain_shields", "amount": 1})
    assert one == two
    assert hash(one) == hash(two)
    assert one != effect({"verb": "gain_shields", "amount": 2})
    assert conditions(["in_cover"]) == conditions("in_cover")
    assert amount(1) != amount(2)
    assert isinstance(one.calls[0], Call)


def test_an_item_with_too_many_calls_is_refused(pack: Pack) -> None:
    many = [{"verb": "draw_cards"}] * 257
    with pytest.raises(ContentError, match="an item may hold at most 256 verbs, conditions and counts"):
        pack.with_overrides({"cards": {"brace": {"reaction": {"if": [], "do": many}}}})
    assert pack.with_overrides({"cards": {"brace": {"reaction": {"if": [], "do": many[1:]}}}}).count() == 7


def test_uses_name_every_item(pack: Pack) -> None:
    uses = pack.uses()
    assert uses["verb", "discard_this"] == ("cards/ambush",)
    assert uses["condition", "in_cover"] == ("cards/ambush", "cards/brace")
    assert uses["quantity", "cards_in_hand"] == ("weapons/shotgun", "cards/brace")
    assert ("verb", "move_from") not in uses
