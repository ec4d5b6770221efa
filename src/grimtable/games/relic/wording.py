"""Wording: whether the words printed on a component name what its effects do.

Relic's components are worded as the box words them, not as the verbs would be put together, so the two are
compared by their numbers: every verb with a plain number has the phrases in which that number is printed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from grimtable.content import Call, Effect
from grimtable.content.items import Complaint
from grimtable.content.packs import compiled_parts
from grimtable.content.problems import KeyPath, key_text
from grimtable.games.relic.items import InPlay, PowerCard, Space

#: How a verb with a plain number is printed: one of these, in any case of letters.
PHRASES: Final[dict[str, tuple[str, ...]]] = {
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
#: What a parameter is where content leaves it out.
DEFAULTS: Final = {
    "amount": 1,
    "reveal": 1,
    "price": 2,
    "deck": "",
    "attribute": "",
    "influence": 0,
    "target": 0,
}
#: The words of these parts stand under a key of their own.
TEXTS: Final = {"special": "special_text", "confrontation": "confrontation_text"}
REMEDY: Final = "; correct one of the two, or write own_words = true where the words are meant so"


def word_findings(item: InPlay | Space) -> Iterator[Complaint]:
    """Where the words of a component leave out what it does; nothing where they are declared its own."""
    if item.own_words:
        return
    yield from _numbers(item)
    if isinstance(item, Space):
        return
    words = _words(item, ("text",))
    for bonus in (*item.battle_bonus, *item.test_bonus):
        if f"+{bonus.amount}" not in words:
            yield "text", f"says nothing of the bonus of +{bonus.amount}{REMEDY}"
    for modifier in item.modifiers:
        if not re.search(rf"(?<!\d){abs(modifier.amount)}(?!\d)", words):
            yield "text", f"says nothing of {modifier.changes} {modifier.amount:+d}{REMEDY}"
    # REL-CLR-07: "may", or a charge to be spent; of a Power card everybody knows it (REL-POW-04).
    if (
        not isinstance(item, PowerCard)
        and any(ability.is_optional for ability in item.abilities)
        and not re.search(r"\bmay\b|spend 1 charge", words)
    ):
        yield "text", f'says nothing of a choice, perhaps "you may"{REMEDY}'


def _numbers(item: InPlay | Space) -> Iterator[Complaint]:
    """The numbers of the verbs stand in the words beside them."""
    for path, part in compiled_parts(item):
        if not isinstance(part, Effect):
            continue
        first = str(path[0])
        key: KeyPath = (*path[:2], "text") if first == "boxes" else (TEXTS.get(first, "text"),)
        words = _words(item, key)
        for call in part.calls:
            wanted = phrases(call)
            if wanted and not any(phrase in words for phrase in wanted):
                yield key_text(key), f'says nothing of {call.verb}, perhaps "{wanted[0]}"{REMEDY}'


def phrases(call: Call) -> list[str]:
    """How a call may be printed; nothing where a number is counted, or where the verb has none.

    >>> from grimtable.games import load_game
    >>> phrases(load_game("relic").pack.effect("spaces", "apothecarium_sepha", "boxes[1]").calls[0])
    ['1 life']
    """
    written = call.written if isinstance(call.written, dict) else {}
    values: dict[str, Any] = {**DEFAULTS, **written}
    if call.verb not in PHRASES or any(isinstance(values[key], dict) for key in DEFAULTS):
        return []
    amount = values["amount"]
    if isinstance(amount, int):  # else the name of a quantity
        values |= {"size": abs(amount), "signed": f"{amount:+d}"}
        return [phrase.format(**values) for phrase in PHRASES[call.verb]]
    return []


def _words(item: object, key: KeyPath) -> str:
    """The words under a key, in small letters and with single blanks."""
    for step in key:
        item = item[step] if isinstance(step, int) and isinstance(item, tuple) else getattr(item, str(step))
    return re.sub(r"\s+", " ", str(item)).lower()
