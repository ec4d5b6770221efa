"""The registry: the verbs, conditions, quantities and words that a game's content may use."""

from __future__ import annotations

import inspect
import keyword
import re
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from grimtable.content.amounts import RESERVED, QuantityMark
from grimtable.content.problems import did_you_mean

if TYPE_CHECKING:
    from grimtable.content.amounts import Amount
    from grimtable.content.conditions import Condition, Conditions
    from grimtable.content.effects import Effect
    from grimtable.content.packs import Pack

Sort = Literal["verb", "condition", "quantity"]
Text = str | Mapping[str, str]
"""A sentence template: English, or one per language."""

Things = str | tuple[str, ...]
"""What a function needs or gives, by the names that the game has declared: one of them or several."""

F = TypeVar("F", bound=Callable[..., Any])

_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_KEYS_OF_CALLS: Final[Mapping[Sort, tuple[str, ...]]] = {
    "verb": ("verb", "if"),
    "condition": ("condition", "not", "any", "all"),
    "quantity": RESERVED,
}


class Parameter:
    """One parameter of a registered function, as content sees it."""

    __slots__ = ("key", "name", "annotation", "required", "default", "counted")

    def __init__(self, key: str, name: str, annotation: Any, required: bool, default: object) -> None:
        self.key = key
        """What content writes: the Python name without the underscore that keeps it from being a keyword."""
        self.name = name
        self.annotation, self.counted = _without_quantity(annotation)
        self.required = required
        self.default = default


class Entry:
    """A registered function: its name in content, its parameters, its wording."""

    __slots__ = ("sort", "name", "function", "texts", "pauses", "needs", "gives", "_parameters")

    def __init__(
        self,
        sort: Sort,
        name: str,
        function: Callable[..., Any],
        text: Text,
        pauses: bool,
        needs: Things = (),
        gives: Things = (),
    ) -> None:
        self.sort: Final[Sort] = sort
        self.name: Final = name
        self.function: Final = function
        self.texts: Final[Mapping[str, str]] = {"en": text} if isinstance(text, str) else dict(text)
        self.pauses: Final = pauses
        self.needs: Final = _listed(needs)
        """What must be there for it to mean anything: an attack, a battle, whoever found it."""
        self.gives: Final = _listed(gives)
        """What is there for the verbs after it in the same list: a chosen figure."""
        self._parameters: dict[str, Parameter] | None = None
        _check_signature(self)

    @property
    def parameters(self) -> Mapping[str, Parameter]:
        """The parameters content may give, by key, in the order of the signature."""
        if self._parameters is None:
            self._parameters = _parameters(self)
        return self._parameters

    @property
    def summary(self) -> str:
        """The function's docstring as one paragraph per blank line."""
        return inspect.getdoc(self.function) or ""


class Registry:
    """The named functions that content of one game may call.

    Each takes the state and a context of the game's choice, then its parameters:

    >>> registry = Registry()
    >>> @registry.verb("gain_shields", text="gain {amount:shield|shields}")
    ... def gain_shields(state: dict, card: str, amount: int) -> None:
    ...     state["shields"] += amount
    >>> registry.find("verb", "gain_shields").parameters["amount"].required
    True
    """

    def __init__(self) -> None:
        self._entries: dict[tuple[Sort, str], Entry] = {}
        self._words: dict[str, dict[str, str]] = {}
        self._things: dict[str, str] = {}
        self._word_needs: dict[tuple[str, str], tuple[str, ...]] = {}
        self._word_gives: dict[tuple[str, str], tuple[str, ...]] = {}

    def verb(
        self, name: str, *, text: Text = "", pauses: bool = False, needs: Things = (), gives: Things = ()
    ) -> Callable[[F], F]:
        """Register a function that changes the table; `pauses` if it may leave a question to a seat open.

        `needs` are the things without which it fails or means nothing, `gives` those that it brings about
        for the verbs after it; content that uses it where they are not there is refused.
        """
        return self._register("verb", name, text, pauses, needs, gives)

    def condition(
        self, name: str, *, text: Text = "", needs: Things = (), gives: Things = ()
    ) -> Callable[[F], F]:
        """Register a function that answers yes or no; where it says yes, what it `gives` is there."""
        return self._register("condition", name, text, False, needs, gives)

    def quantity(self, name: str, *, text: Text = "", needs: Things = ()) -> Callable[[F], F]:
        """Register a function that counts; its text is the thing counted, `card in hand|cards in hand`."""
        return self._register("quantity", name, text, False, needs)

    def things(self, things: Mapping[str, str]) -> None:
        """Name what functions may need and moments give, as sentences say it: `attack` → "an attack"."""
        self._things.update(things)

    def thing(self, name: str) -> str:
        """How a sentence speaks of a thing."""
        return self._things[name]

    def words(
        self,
        vocabulary: str,
        words: Mapping[str, str],
        *,
        needs: Mapping[str, Things] | None = None,
        gives: Mapping[str, Things] | None = None,
    ) -> None:
        """Name the words of a vocabulary, each with its explanation: moments, traits, terrain.

        A word may need things (the group "the attacker" an attack) or give them (a moment of an attack).

        >>> registry = Registry()
        >>> registry.words("moments", {"attack.declared": "after the defender is named"})
        >>> sorted(registry.vocabulary("moments"))
        ['attack.declared']
        """
        known = self._words.setdefault(vocabulary, {})
        for word, meaning in words.items():
            if word in known:
                raise ValueError(f"the word {word!r} is registered twice in the vocabulary {vocabulary!r}")
            known[word] = meaning
        for word, things in (needs or {}).items():
            self._word_needs[vocabulary, word] = _listed(things)
        for word, things in (gives or {}).items():
            self._word_gives[vocabulary, word] = _listed(things)

    def needed_by(self, vocabulary: str, word: str) -> tuple[str, ...]:
        """What a word of a vocabulary needs."""
        return self._word_needs.get((vocabulary, word), ())

    def given_by(self, vocabulary: str, word: str) -> tuple[str, ...]:
        """What a word of a vocabulary gives."""
        return self._word_gives.get((vocabulary, word), ())

    def undeclared(self) -> list[str]:
        """Things that are needed or given and that nobody has named."""
        used = [thing for entry in self._entries.values() for thing in (*entry.needs, *entry.gives)]
        for table in (self._word_needs, self._word_gives):
            used += [thing for things in table.values() for thing in things]
        return sorted(set(used) - set(self._things))

    def vocabulary(self, vocabulary: str) -> Mapping[str, str]:
        """The words of a vocabulary and what they mean."""
        try:
            return self._words[vocabulary]
        except KeyError:
            raise LookupError(f"no vocabulary {vocabulary!r} is registered") from None

    @property
    def vocabularies(self) -> tuple[str, ...]:
        """The names of all vocabularies, in order."""
        return tuple(sorted(self._words))

    def find(self, sort: Sort, name: str) -> Entry | None:
        """The entry of that name, if it is registered."""
        return self._entries.get((sort, name))

    def names(self, sort: Sort) -> tuple[str, ...]:
        """All names of one sort, in order."""
        return tuple(sorted(name for kind, name in self._entries if kind == sort))

    def entries(self, sort: Sort) -> tuple[Entry, ...]:
        """All entries of one sort, in the order of their names."""
        return tuple(self._entries[sort, name] for name in self.names(sort))

    def nearest(self, sort: Sort, name: str) -> str | None:
        """The registered name nearest to a misspelt one."""
        return did_you_mean(name, self.names(sort))

    def include(self, other: Registry) -> None:
        """Take over everything another registry holds, for verbs that several games share."""
        for key, entry in other._entries.items():
            if key in self._entries:
                raise ValueError(f"the {entry.sort} {entry.name!r} is registered twice")
            self._entries[key] = entry
        for vocabulary, words in other._words.items():
            self.words(vocabulary, words)
        self._things.update(other._things)
        self._word_needs.update(other._word_needs)
        self._word_gives.update(other._word_gives)

    def describe(
        self,
        meaning: Effect | Conditions | Condition | Amount,
        language: str = "en",
        *,
        pack: Pack | None = None,
    ) -> str:
        """The words for an effect, conditions or an amount, made from their meaning."""
        from grimtable.content.wording import describe

        return describe(meaning, self, language, pack=pack)

    def reference_page(
        self, title: str = "Verbs, conditions and quantities", packs: Iterable[Pack] = ()
    ) -> str:
        """The Markdown page that lists everything registered and which items of the packs use it."""
        from grimtable.content.reference import reference_page

        return reference_page(self, title, packs)

    def _register(
        self, sort: Sort, name: str, text: Text, pauses: bool, needs: Things, gives: Things = ()
    ) -> Callable[[F], F]:
        if not _NAME.fullmatch(name):
            raise ValueError(
                f"the {sort} {name!r} must be named in lower-case letters, digits and underscores"
            )

        def register(function: F) -> F:
            if (sort, name) in self._entries:
                raise ValueError(f"the {sort} {name!r} is registered twice")
            self._entries[sort, name] = Entry(sort, name, function, text, pauses, needs, gives)
            return function

        return register


def _listed(things: Things) -> tuple[str, ...]:
    return (things,) if isinstance(things, str) else things


def _own_parameters(function: Callable[..., Any]) -> list[inspect.Parameter]:
    return list(inspect.signature(function).parameters.values())[2:]


def _key(name: str) -> str:
    return name[:-1] if name.endswith("_") and keyword.iskeyword(name[:-1]) else name


def _check_signature(entry: Entry) -> None:
    """A mistake here is the game's, not the author's, so it stops the import."""
    what = f"the {entry.sort} {entry.name!r}"
    everything = list(inspect.signature(entry.function).parameters.values())
    if len(everything) < 2 or any(
        parameter.kind not in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
        or parameter.default is not parameter.empty
        for parameter in everything[:2]
    ):
        raise TypeError(f"{what} must take the state and the context as its first two parameters")
    for parameter in everything[2:]:
        if parameter.kind is not parameter.POSITIONAL_OR_KEYWORD:
            raise TypeError(
                f"{what} must take every parameter by name and by position; {str(parameter)!r} does not"
            )
        if parameter.annotation is parameter.empty:
            raise TypeError(f"{what} must give the type of its parameter {parameter.name!r}")
        if _key(parameter.name) in _KEYS_OF_CALLS[entry.sort]:
            raise TypeError(
                f"{what} cannot have a parameter {parameter.name!r}: content uses that key itself"
            )


def _parameters(entry: Entry) -> dict[str, Parameter]:
    # Only the types of the parameters content fills are looked up: the state's type may be imported for type
    # checkers alone.
    own = _own_parameters(entry.function)
    holder = types.SimpleNamespace(
        __annotations__={parameter.name: parameter.annotation for parameter in own}
    )
    function = inspect.unwrap(entry.function)
    hints = typing.get_type_hints(holder, globalns=getattr(function, "__globals__", {}), include_extras=True)
    return {
        _key(parameter.name): Parameter(
            _key(parameter.name),
            parameter.name,
            hints[parameter.name],
            parameter.default is parameter.empty,
            None if parameter.default is parameter.empty else parameter.default,
        )
        for parameter in own
    }


def _without_quantity(annotation: Any) -> tuple[Any, bool]:
    """The annotation, and whether it is a `Quantity` (perhaps `Quantity | None`)."""
    for part in (annotation, *typing.get_args(annotation)):
        if any(isinstance(mark, QuantityMark) for mark in getattr(part, "__metadata__", ())):
            return annotation, True
    return annotation, False
