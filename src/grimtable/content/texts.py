"""Texts for people: Project Fluent catalogues keyed by id, one language falling back to the next.

A pack keeps them in `texts/<language>.ftl` or in files below `texts/<language>/`. The library is imported
when the first text is asked for, so that commands which show none start quickly.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from grimtable.content.items import Item
from grimtable.content.problems import Problem, Problems, did_you_mean, printable, quoted
from grimtable.content.reading import Source, read_folder

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "pl")
"""The languages there are; what is missing in one is said in English."""

_FALLBACK: Final = "en"
_DEEPEST_BRACES: Final = 40
#: So many sentences are kept ready.
_REMEMBERED: Final = 8192
_BRACES: Final = re.compile(r"[{}()]")


#: The line where a message or an attribute of one begins.
_KEY = re.compile(
    r"(?:(?P<message>[A-Za-z][\w-]*)|[ \t]+\.(?P<attribute>[A-Za-z][\w-]*))[ \t]*=(?P<value>.*)"
)


class Texts:
    """The catalogues of a pack, of its overlays and of the program, read when they are first needed.

    >>> texts = Texts.of({"en": "turn = Turn { $number }", "de": "turn = Zug { $number }"})
    >>> texts.text("turn", "de", number=3), texts.text("turn", "pl", number=3)
    ('Zug 3', 'Turn 3')
    """

    def __init__(self, sources: Sequence[Source] = ()) -> None:
        self._sources = tuple(sources)
        self._bundles: dict[str, tuple[FluentBundle, frozenset[str]]] = {}
        self._said: dict[tuple[object, ...], str | None] = {}

    @classmethod
    def of(cls, catalogues: Mapping[str, str]) -> Texts:
        """Texts from strings, by language."""
        return cls(
            [
                Source(f"{language}.ftl", ("texts", f"{language}.ftl"), text)
                for language, text in catalogues.items()
            ]
        )

    @classmethod
    def load(cls, folder: Path) -> Texts:
        """Texts from a folder of catalogues outside any pack, such as those of the program itself."""
        problems = Problems()
        sources = read_folder(folder, problems, endings=(".ftl",))
        problems.raise_if_any()
        return cls([Source(source.shown, ("texts", *source.parts), source.text) for source in sources])

    def overlaid(self, sources: Iterable[Source]) -> Texts:
        """These texts with others laid over them; a message that both have is taken from the later ones."""
        added = tuple(sources)
        return Texts((*self._sources, *added)) if added else self

    def text(self, key: str, language: str = _FALLBACK, /, **arguments: object) -> str:
        """The message in the language, else in English, else the key itself: never nothing.

        An argument may have any name: a door has a `$key`, too.
        """
        found = self.find(key, language, **arguments)
        return key if found is None else found

    def find(self, key: str, language: str = _FALLBACK, /, **arguments: object) -> str | None:
        """The message in the language, else in English, else None; `cards-brace.name` is an attribute."""
        # A table says the same few hundred sentences again and again, and formatting one takes a while.
        asked = (key, language, *sorted(arguments.items()))
        try:
            return self._said[asked]
        except KeyError:
            pass
        except TypeError:  # an argument that cannot be a key
            return self._find(key, language, arguments)
        found = self._find(key, language, arguments)
        if len(self._said) >= _REMEMBERED:
            self._said.clear()
        self._said[asked] = found
        return found

    def _find(self, key: str, language: str, arguments: Mapping[str, object]) -> str | None:
        message, _, attribute = key.partition(".")
        for candidate in dict.fromkeys((language, _FALLBACK)):
            bundle, keys = self._bundle(candidate)
            if key in keys:
                entry = bundle.get_message(message)
                return _formatted(
                    bundle, entry.attributes[attribute] if attribute else entry.value, arguments
                )
        return None

    def of_item(self, kind: str, item: Item, attribute: str = "name", language: str = _FALLBACK) -> str:
        """What is printed on an item: the catalogue's `cards-brace.name`, else what the item itself says."""
        if language != _FALLBACK:
            bundle, keys = self._bundle(language)
            key = f"{kind}-{item.id}"
            if f"{key}.{attribute}" in keys:
                return _formatted(bundle, bundle.get_message(key).attributes[attribute], {})
        if attribute == "name":
            return item.title
        own = getattr(item, attribute, "")
        return own if isinstance(own, str) else ""

    def keys(self, language: str) -> tuple[str, ...]:
        """Every key a language has, attributes as `message.attribute`, in order."""
        return tuple(sorted(self._bundle(language)[1]))

    def spelled(self, language: str) -> frozenset[str]:
        """The same keys, read line by line without the grammar: quick, for who only looks them up."""
        found: dict[str, list[str]] = {}
        for source in self._sources:
            if _language(source) == language:
                name = ""
                for line in source.text.splitlines():
                    start = _KEY.match(line)
                    if start is None:
                        if name and line.strip() and not line.startswith("#") and name not in found[name]:
                            if not any("." in key for key in found[name]):  # its value begins on a later line
                                found[name].append(name)
                    elif start["message"]:
                        name = start["message"]
                        found[name] = [name] if start["value"].strip() else []
                    elif name:
                        found[name].append(f"{name}.{start['attribute']}")
        return frozenset(key for group in found.values() for key in group)

    def missing(self, language: str) -> tuple[str, ...]:
        """The keys English has and the language has not."""
        there = self._bundle(language)[1]
        return tuple(key for key in self.keys(_FALLBACK) if key not in there)

    def check(self, items: Mapping[str, Iterable[str]] | None = None) -> tuple[Problem, ...]:
        """What is wrong with the catalogues: bad syntax, ids used twice, and translations of unknown items.

        `items` gives the ids of every kind; a message `cards-brace` must then translate an item that exists.
        """
        problems = Problems()
        known = {kind: frozenset(ids) for kind, ids in (items or {}).items()}
        for source in self._sources:
            if _language(source) not in LANGUAGES:
                shown, near = quoted(_language(source)), did_you_mean(_language(source), LANGUAGES)
                problems.add(source.shown, None, "", f"there is no language {shown}", near)
                continue
            for line, key, what, near in _mistakes(source, known):
                problems.add(source.shown, line, key, what, near)
        return tuple(problems.kept)

    def _bundle(self, language: str) -> tuple[FluentBundle, frozenset[str]]:
        ready = self._bundles.get(language)
        if ready is None:
            ready = self._bundles[language] = self._build(language)
        return ready

    def _build(self, language: str) -> tuple[FluentBundle, frozenset[str]]:
        from fluent.runtime import FluentBundle
        from fluent.syntax import ast

        # English, German and Polish all run from left to right, so marks that isolate directions stay out.
        bundle = FluentBundle([language if language in LANGUAGES else _FALLBACK], use_isolating=False)
        keys: dict[str, list[str]] = {}  # by message, because a later message replaces an earlier one whole
        for source in self._sources:
            if _language(source) != language:
                continue
            problems = Problems()
            for line, key, what, _ in _mistakes(source, {}):
                problems.add(source.shown, line, key, what)
            problems.raise_if_any()
            resource = _parsed(source.text)
            bundle.add_resource(resource, allow_overrides=True)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    name = entry.id.name
                    keys[name] = [name] if entry.value is not None else []
                    keys[name].extend(f"{name}.{attribute.id.name}" for attribute in entry.attributes)
        return bundle, frozenset(key for group in keys.values() for key in group)


def _language(source: Source) -> str:
    """`texts/de.ftl` and everything below `texts/de/` is German."""
    return source.parts[1].removesuffix(".ftl")


# A catalogue is looked through for mistakes, then put into its bundle, and games that differ in their packs
# share most of their catalogues: reading them again for each took longer than everything else at loading.
@lru_cache(maxsize=256)
def _parsed(text: str) -> Any:
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=True).parse(text)


def _mistakes(
    source: Source, known: Mapping[str, frozenset[str]]
) -> Iterator[tuple[int | None, str, str, str | None]]:
    """Line, key, what is wrong, and what was probably meant."""
    from fluent.syntax import ast

    if _deepest_braces(source.text) > _DEEPEST_BRACES:  # the parser calls itself once per brace
        yield None, "", f"braces are nested deeper than {_DEEPEST_BRACES} levels", None
        return
    seen: set[str] = set()
    for entry in _parsed(source.text).body:
        line = source.text.count("\n", 0, entry.span.start) + 1 if entry.span else None
        if isinstance(entry, ast.Junk):
            why = entry.annotations[0] if entry.annotations else None
            if why is not None and why.span is not None:
                line = source.text.count("\n", 0, why.span.start) + 1
            reason = printable(why.message) if why is not None and why.message else "unreadable"
            yield line, "", f"is not valid Fluent: {reason}", None
        elif isinstance(entry, (ast.Message, ast.Term)):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in seen:
                yield line, name, "this id is used twice", None
            seen.add(name)
            kind, dash, id = name.partition("-")
            if dash and kind in known and id not in known[kind]:
                yield (
                    line,
                    name,
                    f"there is no item {quoted(id)} in {quoted(kind)}",
                    did_you_mean(id, known[kind]),
                )


def _formatted(bundle: FluentBundle, pattern: Any, arguments: Mapping[str, object]) -> str:
    try:
        return str(bundle.format_pattern(pattern, dict(arguments))[0])
    except RecursionError:  # hundreds of messages, each made of the next
        return "{???}"


def _deepest_braces(text: str) -> int:
    depth = deepest = 0
    for found in _BRACES.finditer(text):
        if found.group() in "{(":
            depth += 1
            deepest = max(deepest, depth)
        else:
            depth = max(0, depth - 1)
    return deepest
