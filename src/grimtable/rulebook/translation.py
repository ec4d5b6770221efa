"""The wording of a catalogue in another language: `rules.de.toml` beside `rules.toml`."""

from functools import lru_cache
from pathlib import Path
from typing import ClassVar, Final

import msgspec

from grimtable.rulebook.catalogue import load_catalogue
from grimtable.rulebook.identifier import did_you_mean
from grimtable.rulebook.reader import Reader, Stamp, read_text, stamp_of
from grimtable.rulebook.rule import Catalogue, Rule
from grimtable.rulebook.wording import unwrap

_KEYS: Final = ("text", "notes")


def file_of(catalogue: Path, language: str) -> Path:
    """Where the wording of a catalogue in this language stands.

    >>> file_of(Path("toy/rules.toml"), "de").as_posix()
    'toy/rules.de.toml'
    """
    return catalogue.with_name(f"{catalogue.stem}.{language}{catalogue.suffix}")


class _Reader(Reader):
    """A file of translated wording while it is read."""

    twice: ClassVar[str] = "keep the better one"

    def translate(self, catalogue: Catalogue, language: str) -> Catalogue:
        rules = dict(catalogue.rules)
        for rule_id, entry in self.document().items():
            if not isinstance(entry, dict):
                self.fail(
                    f'"{rule_id}" stands outside of every entry; write each rule as [ID].',
                    line=self.line_of("", rule_id),
                )
            if rule_id not in rules:
                hint = did_you_mean(rule_id, rules) or "; take the entry out or add the rule there first."
                self.fail(f"the catalogue has no rule {rule_id}{hint}", line=self.line_of(rule_id))
            self.check_keys(entry, _KEYS, heading=rule_id, name=rule_id)
            rules[rule_id] = self.rule(rules[rule_id], entry, language)
        return msgspec.structs.replace(catalogue, rules=rules)

    def rule(self, rule: Rule, entry: dict[str, str], language: str) -> Rule:
        text, notes = (unwrap(entry.get(key, "")) for key in _KEYS)
        if not text:
            self.fail(
                f'{rule.id} has no text; write text = "…" or take the entry out.', line=self.line_of(rule.id)
            )
        # An entry is translated whole or not at all, so that one rule is never told in two languages.
        if notes and not rule.notes:
            self.fail(
                f"{rule.id} has no notes in English; add them there or drop these.",
                line=self.line_of(rule.id, "notes"),
            )
        if rule.notes and not notes:
            self.fail(f'{rule.id} has notes in English; write notes = "…" too.', line=self.line_of(rule.id))
        return msgspec.structs.replace(rule, text=text, notes=notes, language=language)


def translate(catalogue: Catalogue, text: str, file: str, language: str) -> Catalogue:
    """The catalogue with the wording in a text; `file` is the name that error messages give.

    A rule that the text leaves out keeps its English words and says so in `Rule.language`.
    """
    return _Reader(text, file).translate(catalogue, language)


def load_translation(path: Path, language: str) -> Catalogue:
    """The catalogue at this path with the wording that stands beside it; read once while both files stay."""
    beside = file_of(path, language)
    if not beside.is_file():
        return load_catalogue(path)
    return _load(path, stamp_of(path), language, stamp_of(beside))


@lru_cache(maxsize=64)
def _load(path: Path, _stamp: Stamp, language: str, _beside: Stamp) -> Catalogue:
    beside = file_of(path, language)
    shown = f"{beside.parent.name}/{beside.name}"
    return translate(load_catalogue(path), read_text(beside), shown, language)
