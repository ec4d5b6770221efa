"""The reference page: every verb, condition, quantity and word a game has registered, and who uses it."""

from __future__ import annotations

import typing
from collections.abc import Iterable
from typing import Any

from msgspec import inspect as shape

from grimtable.content.amounts import Amount
from grimtable.content.packs import Pack
from grimtable.content.registry import Entry, Parameter, Registry, Sort
from grimtable.content.shapes import COMPILED, expected, shape_of

_CHAPTERS: tuple[tuple[Sort, str, str], ...] = (
    ("verb", "Verbs", "What a `do` list may call. Each changes the table."),
    ("condition", "Conditions", "What an `if` may ask. Each answers yes or no."),
    ("quantity", "Quantities", "What an amount may count, as `{ count = \"…\" }`."),
)  # fmt: skip


def reference_page(registry: Registry, title: str, packs: Iterable[Pack] = ()) -> str:
    """The page as Markdown; the same registry and packs always give the same page."""
    uses: dict[tuple[Sort, str], list[str]] = {}
    for pack in packs:
        for key, places in pack.uses().items():
            uses.setdefault(key, []).extend(places)
    lines = [f"# {title}", "", "Generated from the registered functions; edit those, not this page.", ""]
    for sort, heading, explanation in _CHAPTERS:
        entries = registry.entries(sort)
        lines += [f"## {heading}", "", explanation, ""]
        if not entries:
            lines += ["None.", ""]
        for entry in entries:
            lines += _entry(entry, uses.get((sort, entry.name), []))
    for vocabulary in registry.vocabularies:
        lines += [f"## Words: {vocabulary}", "", "| word | meaning |", "|---|---|"]
        words = registry.vocabulary(vocabulary)
        lines += [f"| `{word}` | {_cell(words[word])} |" for word in sorted(words)]
        lines.append("")
    return "\n".join(lines).rstrip("\n") + "\n"


def _entry(entry: Entry, places: list[str]) -> list[str]:
    lines = [f"### `{entry.name}`", ""]
    if entry.summary:
        lines += [entry.summary, ""]
    lines += ["```toml", _example(entry), "```", ""]
    if entry.parameters:
        lines += ["| parameter | takes | default |", "|---|---|---|"]
        lines += [_row(parameter) for parameter in entry.parameters.values()]
        lines.append("")
    if entry.pauses:
        lines += ["May leave a question to a seat open; what follows waits for the answer.", ""]
    for language in sorted(entry.texts):
        if entry.texts[language]:
            lines += [f"Wording ({language}): `{entry.texts[language]}`", ""]
    used = ", ".join(f"`{place}`" for place in places) if places else "no item"
    lines += [f"Used by: {used}.", ""]
    return lines


def _example(entry: Entry) -> str:
    key = "count" if entry.sort == "quantity" else entry.sort
    pairs = [f'{key} = "{entry.name}"']
    pairs += [f"{name} = …" for name, parameter in entry.parameters.items() if parameter.required]
    if len(pairs) == 1 and not entry.parameters:
        return f'"{entry.name}"'
    return "{ " + ", ".join(pairs) + " }"


def _row(parameter: Parameter) -> str:
    default = "required" if parameter.required else f"`{_as_toml(parameter.default)}`"
    takes = COMPILED[Amount] if parameter.counted else _takes(parameter.annotation)
    return f"| `{parameter.key}` | {_cell(takes)} | {_cell(default)} |"


def _takes(annotation: Any) -> str:
    whole = shape_of(annotation)
    if isinstance(whole, shape.Metadata) and whole.extra:
        if "reference" in whole.extra:
            return f"the id of an item in `{whole.extra['reference']}`"
        if "word" in whole.extra:
            return f"a word of the vocabulary `{whole.extra['word']}`"
    if typing.get_origin(annotation) is None and isinstance(whole, shape.StructType):
        return "a table with " + ", ".join(f"`{field.encode_name}`" for field in whole.fields)
    return expected(whole)


def _as_toml(value: object) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, (tuple, list)):
        return "[" + ", ".join(_as_toml(part) for part in value) + "]"
    return str(value)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
