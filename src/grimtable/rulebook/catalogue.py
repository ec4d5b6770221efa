"""Reading a catalogue file: TOML into rules, with one sentence for whatever is wrong in it."""

import re
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NoReturn, cast

from grimtable.rulebook.identifier import CHAPTER_KEY, PREFIX, chapter_of, did_you_mean
from grimtable.rulebook.rule import KINDS, STATUSES, Catalogue, Chapter, Kind, Rule, Status, Term
from grimtable.rulebook.wording import unwrap

_HEAD_KEYS: Final = ("prefix", "title", "notes", "default_status", "default_reason", "chapters", "glossary")
_CHAPTER_KEYS: Final = ("title", "kind", "status", "reason")
_ENTRY_KEYS: Final = ("title", "text", "kind", "source", "status", "reason", "option", "notes")
_TERM_KEYS: Final = ("meaning", "german", "polish", "also", "notes")
_HEADING: Final = re.compile(r"^[ \t]*\[[ \t]*\"?([A-Za-z0-9_-]+)\"?[ \t]*\][ \t]*(?:#.*)?$", re.MULTILINE)
# Four rulebooks together stay far below this; a larger file is not a catalogue.
_LARGEST: Final = 8_000_000
_LONGEST_SENTENCE: Final = 400


class CatalogueError(ValueError):
    """A catalogue file cannot be used; the message names file, line and remedy."""


class _Reader:
    """One catalogue file while it is read: its name and text for error messages."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file

    def fail(self, sentence: str, *, line: int) -> NoReturn:
        # What the file says may hold line ends or be very long; the message stays one readable sentence.
        words = " ".join(sentence.split())
        words = words if len(words) <= _LONGEST_SENTENCE else f"{words[:_LONGEST_SENTENCE]}…"
        raise CatalogueError(f"{self.file}, line {line}: {words}")

    def line_of(self, heading: str, key: str = "") -> int:
        """The line of `key` under `[heading]`, or of the heading itself; without heading, of a key on top."""
        start = 0
        if heading:
            for found in _HEADING.finditer(self.text):
                if found.group(1) == heading:
                    start = found.start()
                    break
        if key:
            named = re.compile(rf"^[ \t]*\"?{re.escape(key)}\"?[ \t]*[=.]", re.MULTILINE)
            found_key = named.search(self.text, start)
            if found_key is not None:
                start = found_key.start()
        # The match may begin with blanks of its own line only, so counting line ends is exact.
        return self.text.count("\n", 0, start) + 1

    def check_keys(
        self, table: dict[str, Any], known: tuple[str, ...], *, heading: str, name: str, within: str = ""
    ) -> None:
        """Refuse keys that nobody reads; `within` is the key whose line holds the whole table."""
        for key, value in table.items():
            if key not in known:
                hint = did_you_mean(key, known) or f" — the keys are {', '.join(known)}."
                self.fail(
                    f'{name} has the unknown key "{key}"{hint}', line=self.line_of(heading, within or key)
                )
            if not isinstance(value, str):
                line = self.line_of(heading, within or key)
                self.fail(f'"{key}" of {name} must be a text in quotes.', line=line)

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

    def document(self) -> dict[str, Any]:
        """The file as TOML; ids that stand twice are found first, as TOML's own words for it do not help."""
        seen: dict[str, int] = {}
        for found in _HEADING.finditer(self.text):
            line = self.text.count("\n", 0, found.start(1)) + 1
            name = found.group(1)
            if name in seen:
                self.fail(
                    f"{name} stands here a second time (first in line {seen[name]}); "
                    "give the later entry a number of its own.",
                    line=line,
                )
            seen[name] = line
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"\(at line (\d+), column \d+\)", str(error))
            line = int(place.group(1)) if place else self.text.count("\n") + 1
            why = str(error).split(" (at ")[0].rstrip(".")
            self.fail(f"this is not TOML ({why}); check quotes and brackets here.", line=line)
        except RecursionError:
            self.fail("the brackets are nested too deeply for a catalogue; write each rule as [ID].", line=1)

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
    try:
        state = path.stat()
    except OSError as error:
        raise CatalogueError(
            f"{path.name}: cannot be read ({error.strerror}); check that the file exists."
        ) from error
    if state.st_size > _LARGEST:
        raise CatalogueError(f"{path.name}: is larger than {_LARGEST // 1_000_000} MB; split the catalogue.")
    return _load(path, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=32)
def _load(path: Path, _modified: int, _size: int) -> Catalogue:
    return parse_catalogue(read_text(path), f"{path.parent.name}/{path.name}")


def read_text(path: Path) -> str:
    """The text of a catalogue file."""
    try:
        # TOML is UTF-8; universal newlines keep line numbers right on every system.
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise CatalogueError(
            f"{path.parent.name}/{path.name}, line {line}: is not UTF-8 text; save the file as UTF-8."
        ) from error
    except OSError as error:
        raise CatalogueError(
            f"{path.parent.name}/{path.name}: cannot be read ({error.strerror}); check the file."
        ) from error
