"""Wording: the sentence that an effect's meaning gives, to be compared with the words printed on the card.

Every verb, condition and quantity brings a short template. Inside a template `{amount}` is the value,
`{amount:shield|shields}` the value with what it counts, `{flag:may |}` one of two texts for yes and no, and
`{who:self=you|enemy=the attacker}` a text for each value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from grimtable.content.amounts import Amount
from grimtable.content.conditions import Condition, Conditions
from grimtable.content.effects import Call, Effect
from grimtable.content.registry import Entry, Registry, Sort

if TYPE_CHECKING:
    from grimtable.content.packs import Pack

_PLACEHOLDER: Final = re.compile(r"\{([a-z][a-z0-9_]*)(?::([^{}]*))?\}")

_WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "each": "for each {thing}", "every": "for every {number} {things}", "plus": "{base} plus {more}",
        "up": "rounded up", "least": "at least {number}", "most": "up to {number}",
        "and": " and ", "or": " or ", "not": "not ({inner})", "if": "if {inner}: {sentence}",
    },
    "de": {
        "each": "für jede {thing}", "every": "für je {number} {things}", "plus": "{base} plus {more}",
        "up": "aufgerundet", "least": "mindestens {number}", "most": "höchstens {number}",
        "and": " und ", "or": " oder ", "not": "nicht ({inner})", "if": "wenn {inner}: {sentence}",
    },
    "pl": {
        "each": "za każdą {thing}", "every": "za każde {number} {things}", "plus": "{base} plus {more}",
        "up": "w górę", "least": "co najmniej {number}", "most": "najwyżej {number}",
        "and": " i ", "or": " lub ", "not": "nie ({inner})", "if": "jeśli {inner}: {sentence}",
    },
}  # fmt: skip


def describe(
    meaning: Effect | Conditions | Condition | Amount,
    registry: Registry,
    language: str = "en",
    *,
    pack: Pack | None = None,
) -> str:
    """The words for an effect, for conditions or for an amount; names of items come from the pack, if given.

    >>> from grimtable.content.checking import Check
    >>> registry = Registry()
    >>> @registry.verb("gain_shields", text="gain {amount:shield|shields}")
    ... def gain_shields(state: object, card: object, amount: int) -> None: ...
    >>> effect = Check(registry, {}, None).convert([{"verb": "gain_shields", "amount": 2}], Effect, ())
    >>> describe(effect, registry)
    'Gain 2 shields.'
    """
    speaker = _Speaker(registry, language, pack)
    if isinstance(meaning, Effect):
        return " ".join(_sentence(speaker.call(call)) for call in meaning.calls)
    if isinstance(meaning, Conditions):
        return speaker.conditions(meaning)
    if isinstance(meaning, Condition):
        return speaker.condition(meaning)
    return speaker.amount(meaning, None)


class _Speaker:
    """Puts meanings into words of one language."""

    def __init__(self, registry: Registry, language: str, pack: Pack | None) -> None:
        self.registry = registry
        self.language = language
        self.pack = pack
        self.words = _WORDS.get(language, _WORDS["en"])

    def call(self, call: Call) -> str:
        said = self.fill("verb", call.verb, call.parameters)
        if call.guard:
            return self.words["if"].format(inner=self.conditions(call.guard), sentence=said)
        return said

    def conditions(self, conditions: Conditions) -> str:
        return self.words["and"].join(self.condition(test) for test in conditions.tests)

    def condition(self, condition: Condition) -> str:
        if not condition.parts:
            return self.fill("condition", condition.name, condition.parameters)
        link = self.words["or" if condition.name == "any" else "and"]
        inner = link.join(self.condition(part) for part in condition.parts)
        return self.words["not"].format(inner=inner) if condition.name == "not" else inner

    def amount(self, amount: Amount, forms: list[str] | None) -> str:
        """`2 shields`, or `1 shield for each card in hand, up to 2`."""
        if amount.fixed is not None:
            return self.counted(amount.fixed, forms)
        things = self.fill("quantity", amount.count, amount.parameters).split("|")
        said = self.counted(amount.times, forms)
        if amount.divide_by == 1:
            said += " " + self.words["each"].format(thing=things[0])
        else:
            plural = self.plural(amount.divide_by, things)
            said += " " + self.words["every"].format(number=amount.divide_by, things=plural)
            if amount.round_up:
                said += ", " + self.words["up"]
        if amount.plus:
            said = self.words["plus"].format(base=self.counted(amount.plus, forms), more=said)
        if amount.at_least is not None:
            said += ", " + self.words["least"].format(number=amount.at_least)
        if amount.at_most is not None:
            said += ", " + self.words["most"].format(number=amount.at_most)
        return said

    def counted(self, number: int, forms: list[str] | None) -> str:
        return f"{number} {self.plural(number, forms)}" if forms else str(number)

    def plural(self, number: int, forms: list[str]) -> str:
        return forms[min(_plural_form(number, self.language), len(forms) - 1)]

    def fill(self, sort: Sort, name: str, parameters: Mapping[str, object]) -> str:
        entry = self.registry.find(sort, name)
        template = "" if entry is None else _template(entry, self.language)
        if entry is None or not template:
            return name.replace("_", " ")

        def value(found: re.Match[str]) -> str:
            key, forms = found.group(1), found.group(2)
            given = parameters.get(key)
            if given is None and key in entry.parameters:
                given = entry.parameters[key].default
            return self.value(given, None if forms is None else forms.split("|"))

        return re.sub(r" {2,}", " ", _PLACEHOLDER.sub(value, template)).strip()

    def value(self, value: object, forms: list[str] | None) -> str:
        if value is None:
            return ""
        if isinstance(value, bool):
            yes_no = forms or ["yes", "no"]
            return yes_no[0] if value else yes_no[-1] if len(yes_no) > 1 else ""
        if isinstance(value, Amount):
            return self.amount(value, forms)
        if isinstance(value, int):
            return self.counted(value, forms)
        if isinstance(value, str):
            for form in forms or ():
                written, _, said = form.partition("=")
                if written == value:
                    return said
            return self.name(value)
        if isinstance(value, Effect):
            return "; ".join(self.call(call) for call in value.calls)
        if isinstance(value, Conditions):
            return self.conditions(value)
        if isinstance(value, msgspec.Struct):
            inner = [getattr(value, name) for name in value.__struct_fields__]
            return ": ".join(said for part in inner if (said := self.value(part, None)))
        if isinstance(value, (list, tuple)):
            return ", ".join(self.value(part, None) for part in value)
        return str(value)

    def name(self, id: str) -> str:
        """An item's printed name where the text is the id of exactly one item, else the text in words."""
        if self.pack is not None:
            holders = [kind for kind in self.pack.schema.kinds if id in self.pack.table(kind)]
            if len(holders) == 1:
                item = self.pack.get(holders[0], id)
                return self.pack.texts.of_item(holders[0], item, "name", self.language)
        return id.replace("_", " ")


def _template(entry: Entry, language: str) -> str:
    return entry.texts.get(language) or entry.texts.get("en", "")


def _sentence(text: str) -> str:
    return text if not text else text[0].upper() + text[1:] + ("" if text.endswith((".", "!")) else ".")


def _plural_form(number: int, language: str) -> int:
    """Which of the forms in a template a number takes: `shield|shields`, Polish `tarcza|tarcze|tarcz`."""
    return _PLURALS.get(language, _two_forms)(abs(number))


def _two_forms(number: int) -> int:
    return 0 if number == 1 else 1


def _three_forms(number: int) -> int:
    if number == 1:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


_PLURALS: Final[Mapping[str, Callable[[int], int]]] = {"pl": _three_forms}


def other_words(key: str, printed: str, meant: str, *, own: bool = False) -> Iterable[tuple[str, str]]:
    """A finding when the words that are printed are not those that the meaning gives, nor declared its own.

    >>> list(other_words("text", "Draw 2 cards.", "Draw 1 card."))
    [('text', 'says something else than the card does, which is: Draw 1 card.')]
    >>> list(other_words("text", "One more card for you.", "Draw 1 card.", own=True))
    []
    """
    if printed != meant and not own:
        yield key, f"says something else than the card does, which is: {meant}"
