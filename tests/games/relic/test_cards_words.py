"""Printed words and verbs say the same numbers: who changes one of them has to change the other."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from grimtable.content import Effect
from grimtable.games import load_game

GAME: Any = load_game("relic")
KINDS = (
    "power_cards",
    "mission_cards",
    "corruption_cards",
    "relic_cards",
    "wargear_cards",
    "threat_cards",
    "heroes",
    "scenarios",
    "spaces",
)
#: Keys under which an effect stands on a component.
EFFECTS = ("do", "gained", "activated", "reward", "received", "special", "confrontation")
#: How a verb with a plain number is printed: one of these, in any case of letters.
PHRASES: dict[str, tuple[str, ...]] = {
    "change_enemy": ("rises by {size}", "falls by {size}", "{signed} to the enemies"),
    "change_battle": ("{signed} to your battle value", "{signed} to that player", "{size} lower"),
    "change_loss": ("{amount} additional life",),
    "change_movement": (
        "{size} spaces less",
        "{size} space less",
        "{size} space more",
        "{size} space further",
        "{signed} to your movement value",
        "add {amount} to your movement value",
        "choose {signed} or",
    ),
    "draw_corruption": ("{amount} corruption card", "draw {amount}"),
    "draw_missions": ("{amount} mission card",),
    "draw_power": ("{amount} power card",),
    "draw_threat": ("{amount} {deck} threat card", "{amount} threat card", "{amount} {deck}."),
    "extra_dice": ("{amount} additional di",),
    "gain_attribute": ("{amount} {attribute}", "{amount} of an attribute of your {attribute}"),
    "gain_completed_mission": ("{amount} completed mission",),
    "gain_influence": ("{amount} influence",),
    "gain_levels": ("{amount} level",),
    "gain_life": ("{amount} life",),
    "gain_wargear": (
        "reveal {reveal} wargear cards and take {amount}",
        "{amount} wargear card of {reveal} revealed",
        "the next wargear card",
    ),
    "lose_attribute": ("{amount} {attribute}", "{amount} of your {attribute} attribute"),
    "lose_influence": ("{amount} influence",),
    "lose_life": ("{amount} life",),
    "offer_wargear": ("reveal {amount} wargear card", "the same with {amount} wargear card"),
    "pay": ("spend {influence} influence",),
    "place_threat": ("{amount} {deck} threat card", "{amount} threat card"),
    "sell_assets": ("{price} influence for each",),
    "set_movement": ("exactly {amount} space",),
    "steal_influence": ("{amount} influence",),
    "test": ("{attribute} test {target}",),
}
DEFAULTS = {"amount": 1, "reveal": 1, "price": 2, "deck": "", "attribute": "", "influence": 0, "target": 0}


def calls(value: object) -> Iterator[Any]:
    """Every call in an effect, also those in the effects of its parameters."""
    if isinstance(value, Effect):
        for call in value.calls:
            yield call
            yield from calls(call.parameters)
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from calls(each)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from calls(each)
    elif hasattr(value, "do"):
        yield from calls(value.do)


def printed(item: Any) -> str:
    """All words of a component in small letters."""
    texts = [getattr(item, key, "") for key in ("text", "special_text", "confrontation_text")]
    texts.extend(box.text for box in getattr(item, "boxes", ()))
    return re.sub(r"\s+", " ", " ".join(filter(None, texts))).lower()


def effects(item: Any) -> Iterator[Effect]:
    for key in EFFECTS:
        yield from (value for value in [getattr(item, key, None)] if isinstance(value, Effect))
    for part in (*getattr(item, "abilities", ()), *getattr(item, "boxes", ())):
        yield part.do


def phrases(call: Any) -> list[str]:
    """How this call may be printed; nothing where its number is counted, or where a 1 is left out."""
    written = call.written if isinstance(call.written, dict) else {}
    values: dict[str, Any] = {**DEFAULTS, **written}
    amount = values["amount"]
    if call.verb not in PHRASES or not isinstance(amount, int):
        return []
    values |= {"size": abs(amount), "signed": f"{amount:+d}"}
    return [phrase.format(**values) for phrase in PHRASES[call.verb]]


@pytest.mark.parametrize("kind", KINDS)
def test_the_numbers_of_the_verbs_are_printed(kind: str) -> None:
    silent = []
    for item in GAME.pack.items(kind):
        words = printed(item)
        for effect in effects(item):
            for call in calls(effect):
                wanted = phrases(call)
                if wanted and not any(phrase in words for phrase in wanted):
                    silent.append(f"{item.id}: {call.written} is not in the words; perhaps {wanted[0]!r}?")
    assert silent == []


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("spaces", "scenarios")])
def test_bonuses_and_modifiers_are_printed(kind: str) -> None:
    silent = []
    for item in GAME.pack.items(kind):
        words = printed(item)
        for bonus in (*item.battle_bonus, *item.test_bonus):
            if f"+{bonus.amount}" not in words:
                silent.append(f"{item.id}: a bonus of +{bonus.amount}")
        for modifier in item.modifiers:
            if not re.search(rf"(?<!\d){abs(modifier.amount)}(?!\d)", words):
                silent.append(f"{item.id}: {modifier.changes} {modifier.amount:+d}")
    assert silent == []


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("spaces", "power_cards")])
def test_what_is_optional_says_so(kind: str) -> None:
    """REL-CLR-07: "may", or a charge to be spent."""
    silent = [
        item.id
        for item in GAME.pack.items(kind)
        if any(ability.is_optional for ability in item.abilities)
        and not re.search(r"\bmay\b|spend 1 charge", printed(item))
    ]
    assert silent == []
