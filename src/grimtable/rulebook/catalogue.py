"""Reading a catalogue file: TOML into rules, with one sentence for whatever is wrong in it."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast

from grimtable.rulebook.identifier import CHAPTER_KEY, PREFIX, chapter_of, did_you_mean
from grimtable.rulebook.reader import CatalogueError, Reader, Stamp, read_text, stamp_of
from grimtable.rulebook.rule import KINDS, STATUSES, Catalogue, Chapter, Kind, Rule, Status, Term
from grimtable.rulebook.wording import unwrap

_HEAD_KEYS: Final = ("prefix", "title", "notes", "default_status", "default_reason", "chapters", "glossary")
_CHAPTER_KEYS: Final = ("title", "kind", "status", "reason")
_ENTRY_KEYS: Final = ("title", "text", "kind", "source", "status", "reason", "option", "notes")
_TERM_KEYS: Final = ("meaning", "german", "polish", "also", "notes")


class _Reader(Reader):
    """A catalogue file while it is read."""

    def status(self, value: str, *, heading: str, key: str, name: str) -> Status:
        if value not in STATUSES:
            hint = did_you_mean(value, STATUSES) or f" — choose one of {', '.join(STATUSES)}."
            self.fail(f'{name} has the unknown status "{value}"{hint}', line=self.line_of(heading, key))
        return value

    def kind(self, value: str, *, heading: str, key: str, name: str) -> Kind:
        if value not in KINDS:
            hint = did_you_mean(value, KINDS) or f" — choose one of {', '.join(KINDS)}."
            self.fail(f'{name} has the unknown kind "{value}"{hint}', line=self.line_of(heading, key))
        return value

    def catalogue(self) -> Catalogue:
        document = self.document()
        entries: dict[str, Any] = {}
        head: dict[str, Any] = {}
        for key, value in document.items():
            if key in _HEAD_KEYS:
                head[key] = value
            elif isinstance(value, dict):
                entries[key] = value
            else:
                hint = did_you_mean(key, _HEAD_KEYS) or f" — the keys are {', '.join(_HEAD_KEYS)}."
                self.fail(f'the catalogue has the unknown key "{key}"{hint}', line=self.line_of("", key))
        words = {key: value for key, value in head.items() if key not in ("chapters", "glossary")}
        self.check_keys(words, _HEAD_KEYS, heading="", name="the catalogue")
        prefix: str = head.get("prefix", "")
        if not PREFIX.fullmatch(prefix):
            self.fail(
                'the catalogue needs a prefix of capitals and digits; write prefix = "ABC" at the top.',
                line=self.line_of("", "prefix"),
            )
        if not head.get("title"):
            self.fail('the catalogue needs a title; write title = "…" at the top.', line=1)
        chapters = self.chapters(head)
        return Catalogue(
            prefix=prefix,
            title=head["title"],
            notes=unwrap(head.get("notes", "")),
            chapters=chapters,
            rules={key: self.rule(key, entry, prefix, chapters) for key, entry in entries.items()},
            glossary=self.glossary(head.get("glossary", {})),
        )

    def chapters(self, head: dict[str, Any]) -> dict[str, Chapter]:
        status = self.status(
            head.get("default_status", "implemented"), heading="", key="default_status", name="the catalogue"
        )
        reason: str = head.get("default_reason", "")
        if (status == "implemented") == bool(reason):
            self.fail(
                "default_status and default_reason belong together: a reason is needed for every status "
                "but implemented, and only there.",
                line=self.line_of("", "default_status" if "default_status" in head else "default_reason"),
            )
        table = head.get("chapters", {})
        if not isinstance(table, dict) or not table:
            self.fail(
                'the catalogue names no chapters; write [chapters] with lines such as ATK = "Attack".',
                line=self.line_of("chapters"),
            )
        return {key: self.chapter(key, value, status, reason) for key, value in table.items()}

    def chapter(self, key: str, value: Any, status: Status, reason: str) -> Chapter:
        line = self.line_of("chapters", key)
        name = f"chapter {key}"
        if not CHAPTER_KEY.fullmatch(key):
            self.fail(f'"{key}" cannot be a chapter; use capital letters and digits, such as ATK.', line=line)
        table: dict[str, Any] = {"title": value} if isinstance(value, str) else value
        if not isinstance(table, dict):
            self.fail(f'{name} must be a title in quotes or {{ title = "…", kind = "…" }}.', line=line)
        self.check_keys(table, _CHAPTER_KEYS, heading="chapters", name=name, within=key)
        if not table.get("title"):
            self.fail(f'{name} needs a title; write {key} = "…".', line=line)
        if "status" in table:
            status, reason = self.status(table["status"], heading="chapters", key=key, name=name), ""
        reason = table.get("reason", reason)
        if (status == "implemented") == bool(reason):
            self.fail(
                f"{name} is {status}: " + ("drop its reason." if reason else 'say why with reason = "…".'),
                line=line,
            )
        kind = self.kind(table.get("kind", "rule"), heading="chapters", key=key, name=name)
        return Chapter(key=key, title=table["title"], kind=kind, status=status, reason=reason)

    def rule(self, rule_id: str, entry: dict[str, Any], prefix: str, chapters: dict[str, Chapter]) -> Rule:
        key = chapter_of(rule_id, prefix)
        if key is None:
            self.fail(
                f"{rule_id} does not fit the prefix {prefix}; ids of this file look like {prefix}-"
                f"{next(iter(chapters))}-01.",
                line=self.line_of(rule_id),
            )
        chapter = chapters.get(key)
        if chapter is None:
            hint = did_you_mean(key, chapters) or f"; add {key} to [chapters] or correct the id."
            self.fail(f"{rule_id} belongs to no chapter of this file{hint}", line=self.line_of(rule_id))
        self.check_keys(entry, _ENTRY_KEYS, heading=rule_id, name=rule_id)
        for needed in ("title", "text"):
            if not entry.get(needed, "").strip():
                self.fail(f'{rule_id} has no {needed}; write {needed} = "…".', line=self.line_of(rule_id))
        # A default reason explains the default status only: who sets a status says why.
        status, reason = chapter.status, chapter.reason
        if "status" in entry:
            status, reason = self.status(entry["status"], heading=rule_id, key="status", name=rule_id), ""
        reason = entry.get("reason", reason)
        if (status == "implemented") == bool(reason):
            self.fail(
                f"{rule_id} is {status}: "
                + ("drop its reason or change its status." if reason else 'say why with reason = "…".'),
                line=self.line_of(rule_id, "status" if "status" in entry else ""),
            )
        kind = chapter.kind
        if "kind" in entry:
            kind = self.kind(entry["kind"], heading=rule_id, key="kind", name=rule_id)
        return Rule(
            id=rule_id,
            title=entry["title"],
            text=unwrap(entry["text"]),
            chapter=key,
            kind=kind,
            source=entry.get("source", ""),
            status=status,
            reason=reason,
            option=entry.get("option", ""),
            notes=unwrap(entry.get("notes", "")),
        )

    def glossary(self, table: Any) -> dict[str, Term]:
        if not isinstance(table, dict):
            self.fail("glossary must be a table [glossary].", line=self.line_of("", "glossary"))
        terms: dict[str, Term] = {}
        for word, value in table.items():
            entry: dict[str, Any] = {"meaning": value} if isinstance(value, str) else value
            if not isinstance(entry, dict):
                self.fail(
                    f'the term "{word}" must be a meaning in quotes or {{ meaning = "…", german = "…" }}.',
                    line=self.line_of("glossary", word),
                )
            self.check_keys(entry, _TERM_KEYS, heading="glossary", name=f'the term "{word}"', within=word)
            terms[word] = Term(term=word, **cast("dict[str, str]", entry))
        return terms


def parse_catalogue(text: str, file: str) -> Catalogue:
    """The catalogue in a text; `file` is the name that error messages give.

    >>> toy = '''
    ... prefix = "TOY"
    ... title = "Toy"
    ... [chapters]
    ... ATK = "Attack"
    ... [TOY-ATK-01]
    ... title = "Declare"
    ... text = "The attacker names a target."
    ... '''
    >>> parse_catalogue(toy, "rules.toml").rules["TOY-ATK-01"].title
    'Declare'
    """
    return _Reader(text, file).catalogue()


def load_catalogue(path: Path) -> Catalogue:
    """The catalogue in a file; read once as long as the file does not change."""
    return _load(path, stamp_of(path))


@lru_cache(maxsize=32)
def _load(path: Path, _stamp: Stamp) -> Catalogue:
    return parse_catalogue(read_text(path), f"{path.parent.name}/{path.name}")


__all__ = ["CatalogueError", "load_catalogue", "parse_catalogue"]
