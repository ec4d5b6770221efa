"""The registry: what a game may register, the wording it gives, and the page it writes about itself."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from grimtable.content import (
    Amount,
    Conditions,
    Effect,
    Item,
    Kind,
    Pack,
    Part,
    Quantity,
    Reference,
    Registry,
    Schema,
    describe,
    load_pack,
)
from grimtable.content.checking import Check
from tests.content.tiny_game import CARDS, SCHEMA, TINY, State, registry


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(TINY, SCHEMA)


def say(written: object, type: Any = Effect, language: str = "en") -> str:
    compiled = Check(registry, {"weapons": ("shotgun",)}, None).convert(written, type, ())
    return describe(compiled, registry, language)


def test_a_name_is_registered_once_and_in_plain_letters() -> None:
    own = Registry()

    @own.verb("wait")
    def wait(state: State, card: str) -> None: ...

    with pytest.raises(ValueError, match="the verb 'wait' is registered twice"):
        own.verb("wait")(wait)
    own.condition("wait")(wait)
    with pytest.raises(ValueError, match="lower-case letters"):
        own.verb("Wait a bit")
    assert own.names("verb") == ("wait",)


def test_functions_that_content_could_not_call_are_refused_at_once() -> None:
    own = Registry()

    def too_few(state: State) -> None: ...
    def untyped(state: State, card: str, amount) -> None: ...  # type: ignore[no-untyped-def]  # the point
    def open_ended(state: State, card: str, **more: int) -> None: ...
    def named_only(state: State, card: str, *, amount: int) -> None: ...
    def reserved(state: State, card: str, at_most: int) -> int:
        return at_most

    for function, why in (
        (too_few, "must take the state and the context"),
        (untyped, "must give the type of its parameter 'amount'"),
        (open_ended, "must take every parameter by name and by position"),
        (named_only, "must take every parameter by name and by position"),
    ):
        with pytest.raises(TypeError, match=why):
            own.verb("x")(function)
    with pytest.raises(TypeError, match="content uses that key itself"):
        own.quantity("x")(reserved)
    assert own.names("verb") == own.names("quantity") == ()


def test_a_registry_takes_over_another() -> None:
    own = Registry()
    own.include(registry)
    assert own.names("verb") == registry.names("verb")
    assert own.vocabulary("moments") == registry.vocabulary("moments")
    with pytest.raises(ValueError, match="registered twice"):
        own.include(registry)
    with pytest.raises(ValueError, match=r"the word 'turn\.started' is registered twice"):
        own.words("moments", {"turn.started": ""})
    with pytest.raises(LookupError, match="no vocabulary 'traits' is registered"):
        own.vocabulary("traits")


class Loose(msgspec.Struct):
    """Lets unknown keys pass."""

    number: int = 0


class Holder(Item, frozen=True, kw_only=True):
    """Holds something loose."""

    loose: Loose | None = None


class Pointer(Item, frozen=True, kw_only=True):
    """Points to a kind that is not there."""

    to: Annotated[str, Reference("nowhere")]


class Patchy(Item, frozen=True, kw_only=True):
    """Uses a key of overlays."""

    patch: bool = False


class Odd(Item, frozen=True, kw_only=True):
    """Holds something no file can say."""

    registry: Registry | None = None


def test_types_that_would_let_mistakes_pass_are_refused() -> None:
    for type, why in (
        (Holder, "Loose must derive from Part"),
        (Pointer, "refers to the kind 'nowhere', which is not declared"),
        (Patchy, "cannot have a key 'patch'"),
        (Odd, "uses Registry, which content cannot hold"),
    ):
        with pytest.raises(TypeError, match=why):
            Schema("x", [Kind("things", type)])
    with pytest.raises(TypeError, match="must derive from Item"):
        Schema("x", [Kind("things", Part)])
    with pytest.raises(ValueError, match="declared twice"):
        Schema("x", [Kind("things", Item), Kind("things", Item)])
    with pytest.raises(ValueError, match="cannot be the name of a kind"):
        Kind("texts", Item)


def test_wording_agrees_with_what_is_printed(pack: Pack) -> None:
    brace = pack.get(CARDS, "brace")
    assert brace.reaction is not None
    assert describe(brace.reaction.do, registry) == brace.text
    assert registry.describe(brace.reaction.do) == brace.text


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ([{"verb": "gain_shields", "amount": 1}], "Gain 1 shield."),
        ([{"verb": "gain_shields", "amount": 2}, "discard_this"], "Gain 2 shields. Discard this card."),
        ([{"verb": "draw_cards", "who": "enemy", "amount": 2}], "The enemy must draw 2 cards."),
        (["draw_cards"], "Draw 1 card."),
        ([{"verb": "take_weapon", "weapon": "shotgun"}], "Take the shotgun."),
        (
            [{"verb": "draw_cards", "if": ["in_cover", {"not": "owner_defends"}]}],
            "If the defender is in cover and not (you are defending): draw 1 card.",
        ),
        (
            [{"verb": "gain_shields", "amount": {"count": "cards_in_hand", "divide_by": 2, "round": "up"}}],
            "Gain 1 shield for every 2 cards in your hand, rounded up.",
        ),
        (
            [
                {
                    "verb": "gain_shields",
                    "amount": {"count": "tokens_of", "colour": "red", "times": 2, "plus": 1},
                }
            ],
            "Gain 1 shield plus 2 shields for each red token.",
        ),
        (
            [{"verb": "gain_shields", "amount": {"count": "cards_in_hand", "at_least": 1, "at_most": 3}}],
            "Gain 1 shield for each card in your hand, at least 1, up to 3.",
        ),
        (
            [
                {
                    "verb": "unless",
                    "condition": {"any": ["in_cover", "owner_defends"]},
                    "then": ["discard_this"],
                }
            ],
            "Unless the defender is in cover or you are defending: discard this card.",
        ),
        ([{"verb": "move_from", "from": "exit"}], "Move from exit."),
    ],
)
def test_wording(written: object, words: str) -> None:
    assert say(written) == words


def test_wording_of_conditions_and_amounts() -> None:
    assert say(["in_cover", "owner_defends"], Conditions) == "the defender is in cover and you are defending"
    assert say({"count": "cards_in_hand"}, Amount) == "1 for each card in your hand"
    condition = Check(registry, {}, None).convert("in_cover", Conditions, ()).tests[0]
    assert describe(condition, registry) == "the defender is in cover"


@pytest.mark.parametrize(
    ("amount", "words"), [(1, "tarcza"), (3, "tarcze"), (5, "tarcz"), (12, "tarcz"), (22, "tarcze")]
)
def test_polish_has_three_plurals(amount: int, words: str) -> None:
    assert say([{"verb": "gain_shields", "amount": amount}], language="pl") == f"+{amount} {words}."


def test_another_language_falls_back_to_english_and_items_take_their_printed_names(pack: Pack) -> None:
    effect = pack.effect("cards", "ambush", "options[0].do[1].rows[1]")
    assert describe(effect, registry, "de", pack=pack) == "Take the Shotgun."


def test_the_reference_page_lists_everything_and_who_uses_it(pack: Pack) -> None:
    page = registry.reference_page("Tiny", [pack])
    for sort in ("verb", "condition", "quantity"):
        for name in registry.names(sort):
            assert f"### `{name}`" in page
    assert page.startswith("# Tiny\n")
    assert "Add shields to the defence of the attack being resolved." in page
    assert "| `amount` | a whole number or { count = … } | required |" in page
    assert "| `weapon` | the id of an item in `weapons` | required |" in page
    assert '| `who` | one of "enemy", "self" | `"self"` |' in page
    assert "Used by: `cards/ambush`, `cards/brace`." in page
    assert "May leave a question to a seat open" in page
    assert "| `attack.declared` | an attack has been declared |" in page
    assert page == registry.reference_page("Tiny", [load_pack(TINY, SCHEMA)])


def test_the_reference_page_of_an_empty_registry() -> None:
    assert Registry().reference_page().count("None.") == 3


def test_a_state_known_only_to_type_checkers_does_not_matter() -> None:
    own = Registry()
    namespace: dict[str, Any] = {"Quantity": Quantity}
    exec("def heal(state: 'Hidden', card: 'Hidden', amount: 'Quantity') -> None: ...", namespace)
    own.verb("heal")(namespace["heal"])
    entry = own.find("verb", "heal")
    assert entry is not None
    assert entry.parameters["amount"].counted
