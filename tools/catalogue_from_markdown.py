"""Convert a rule catalogue written in Markdown to the `rules.toml` that the game's folder holds.

    python tools/catalogue_from_markdown.py CATALOGUE.md > src/grimtable/games/<game>/rules.toml

Wording is taken over word for word. What the tool understands:

* `# Title` and headings `## KEY — title` or `### KEY — title`: chapters;
* `**ABC-ATT-07** — *Title.* Text (src: heading) — remark`: a rule, with `source` and `notes`;
* ids `ABC-R-…` (rulings with `Q:`, `Options:`, `**Rule…**`, `Reason:`), `ABC-EX-…` (worked examples);
* tables whose first column is `Key`, `ID` or, among decision points, `#`: `ABC-C-…` (content) and decisions;
* tables whose first column is `English term`, `English` or `Term`: the glossary.

Everything else (introductions, component counts, hidden information) has no id and stays behind; the tool
says on the error channel what it took and which sections it left.
"""

import argparse
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

from grimtable.rulebook.wording import wrap

WIDTH = 110
ENTRY = re.compile(r"\*\*([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)?-\d+[a-z]?)\*\* — (.*)")
TITLED = re.compile(r"\*((?:[^*]|\*\*)+)\*\s*(.*)", re.DOTALL)
CHAPTER = re.compile(r"#{2,3} ([A-Z][A-Z0-9]*) — (.+)")
HEADING = re.compile(r"#{1,6} (.+)")
ROW_KEY = re.compile(r"(?:\*\*)?([A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-\d+[a-z]?)(?:\*\*)?")
RULING_PARTS = re.compile(r"\s+(?=Options: |\*\*Rul(?:e|ing)\b|\*\*Recommended\b|Reason: )")
# Chapters that come without a heading of their own form, and what their entries are.
SPECIAL = {
    "EX": ("Worked examples", "example"),
    "C": ("Content given by the rulebook", "content"),
    "R": ("Rulings", "ruling"),
    "DP": ("Decision points", "decision"),
    "D": ("Decision points", "decision"),
}
GLOSSARY_COLUMNS = {
    "meaning": "meaning",
    "german": "german",
    "polish": "polish",
    "also": "also",
    "kind": "meaning",
    "with": "notes",
    "status": "notes",
}


@dataclass
class Entry:
    """One rule on its way from Markdown to TOML."""

    id: str
    title: str
    text: str
    section: str  #: the smaller heading it stands under, kept as a comment
    source: str = ""
    notes: str = ""


@dataclass
class Draft:
    """What has been read of a catalogue so far."""

    title: str = ""
    prefix: str = ""
    chapters: dict[str, tuple[str, str]] = field(default_factory=dict)
    entries: dict[str, Entry] = field(default_factory=dict)
    glossary: dict[str, dict[str, str]] = field(default_factory=dict)
    left: list[str] = field(default_factory=list)  #: sections from which nothing was taken


class ConversionError(ValueError):
    """The Markdown cannot be converted; the message names line and remedy."""


class Converter:
    """Reads a Markdown catalogue line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0
        self.draft = Draft()
        self.section = ""
        self.taken_in_section = True
        self.current: Entry | None = None

    def convert(self) -> Draft:
        """The whole catalogue."""
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if line.startswith("#"):
                self.heading(line)
            elif entry := ENTRY.match(line):
                self.entry(entry.group(1), entry.group(2))
            elif line.startswith("|"):
                self.table()
                continue
            elif line.startswith("```"):
                self.fenced()
                continue
            elif line.startswith("---"):
                self.current = None
            self.at += 1
        self.leave_section()
        if not self.draft.entries:
            raise ConversionError(
                "no rule found: rules look like **ABC-ATT-07** — *Title.* Text (src: heading)"
            )
        return self.draft

    def fail(self, sentence: str) -> ConversionError:
        return ConversionError(f"line {self.at + 1}: {sentence}")

    def heading(self, line: str) -> None:
        self.leave_section()
        self.current = None
        if line.startswith("# ") and not self.draft.title:
            self.draft.title = line[2:].removesuffix(": rules catalogue").strip()
            return
        if chapter := CHAPTER.match(line):
            self.draft.chapters.setdefault(chapter.group(1), (capitalised(chapter.group(2).strip()), "rule"))
            self.section = ""
            return
        found = HEADING.match(line)
        self.section = found.group(1).strip() if found else ""
        self.taken_in_section = False

    def leave_section(self) -> None:
        if self.section and not self.taken_in_section:
            self.draft.left.append(self.section)
        self.taken_in_section = True

    def add(self, entry: Entry) -> None:
        if entry.id in self.draft.entries:
            raise self.fail(f"{entry.id} stands here a second time; give it a number of its own.")
        prefix, chapter = entry.id.split("-")[0], entry.id.split("-")[-2]
        self.draft.prefix = self.draft.prefix or prefix
        if prefix != self.draft.prefix:
            raise self.fail(f"{entry.id} does not have the prefix {self.draft.prefix} of the other rules.")
        if chapter not in self.draft.chapters:
            if chapter not in SPECIAL:
                raise self.fail(f"{entry.id} has no chapter; write a heading ### {chapter} — title above it.")
            self.draft.chapters[chapter] = SPECIAL[chapter]
        self.draft.entries[entry.id] = entry
        self.taken_in_section = True

    def entry(self, rule_id: str, rest: str) -> None:
        titled = TITLED.match(rest)
        if titled is None:
            raise self.fail(f"{rule_id} has no title; write it between asterisks after the dash.")
        title, body = plain(titled.group(1)), titled.group(2).strip()
        body, source, notes = split_source(body)
        if "-R-" in rule_id:
            body = RULING_PARTS.sub("\n\n", body)
        self.current = Entry(rule_id, title, body, self.section, source, notes)
        self.add(self.current)

    def fenced(self) -> None:
        """A fenced drawing belongs to the entry before it."""
        start = self.at
        self.at += 1
        while self.at < len(self.lines) and not self.lines[self.at].startswith("```"):
            self.at += 1
        if self.at == len(self.lines):
            self.at = start
            raise self.fail("the block that begins here has no end; close it with ```.")
        self.at += 1
        if self.current is not None:
            drawing = "\n".join(self.lines[start : self.at])
            self.current.text = f"{self.current.text}\n\n{drawing}".strip()

    def table(self) -> None:
        rows: list[list[str]] = []
        start = self.at
        while self.at < len(self.lines) and self.lines[self.at].startswith("|"):
            rows.append([cell.strip() for cell in self.lines[self.at].strip().strip("|").split("|")])
            self.at += 1
        header, body = rows[0], rows[2:]
        first = header[0].casefold()
        if first in ("english term", "english", "term"):
            self.glossary(header, body)
        elif first in ("key", "id") or (first == "#" and self.section == "Decision points"):
            for cells in body:
                self.row(header, cells)
        elif self.current is not None and not self.current.text:
            # A rule that consists of nothing but a table.
            self.current.text = "\n".join(self.lines[start : self.at])

    def row(self, header: list[str], cells: list[str]) -> None:
        """A table row with an id becomes an entry: one column gives the title, the others the wording."""
        if cells[0].isdigit():
            rule_id = f"{self.draft.prefix}-DP-{int(cells[0]):02}"
        elif found := ROW_KEY.fullmatch(cells[0]):
            rule_id = found.group(1)
        else:
            raise self.fail(f'the row above begins with "{cells[0]}", which is no id.')
        names = [name.casefold() for name in header]
        titles = [place for place, name in enumerate(names) if name in ("name", "english name", "when")]
        title = titles[0] if titles else 1
        parts = [
            f"{name}: {cell}"
            for place, (name, cell) in enumerate(zip(header, cells, strict=False))
            if place not in (0, title) and cell not in ("", "–")
        ]
        text = "\n\n".join(parts) if parts else plain(cells[title])
        self.add(Entry(rule_id, plain(cells[title]), text, self.section))

    def glossary(self, header: list[str], rows: list[list[str]]) -> None:
        columns = [GLOSSARY_COLUMNS.get(name.split()[0].casefold(), "") for name in header]
        for cells in rows:
            term = self.draft.glossary.setdefault(plain(cells[0]), {})
            for column, cell in zip(columns[1:], cells[1:], strict=False):
                if column and cell:
                    term.setdefault(column, cell)
        self.taken_in_section = True


def plain(text: str) -> str:
    """A title without Markdown marks and closing full stop.

    >>> plain("**Found** weapons.")
    'Found weapons'
    """
    return text.replace("*", "").strip().removesuffix(".")


def capitalised(text: str) -> str:
    """A heading with a capital at its start and nothing else changed."""
    return text[:1].upper() + text[1:]


def split_source(body: str) -> tuple[str, str, str]:
    """Wording, source and remark of `Text (src: heading) — remark`; brackets inside the source are kept.

    >>> split_source("Aim always. (src: Zielen (Orders)) — AMENDED.")
    ('Aim always.', 'Zielen (Orders)', 'AMENDED.')
    """
    start = body.rfind("(src: ")
    if start < 0:
        return body, "", ""
    depth = 0
    for end in range(start, len(body)):
        depth += {"(": 1, ")": -1}.get(body[end], 0)
        if depth == 0:
            rest = body[end + 1 :].strip().removeprefix("—").strip()
            return body[:start].strip(), body[start + 6 : end].strip(), rest
    return body, "", ""


def quoted(text: str) -> str:
    """A TOML text: one line in quotes, or several lines between triple quotes.

    >>> print(quoted('say "go"'))
    'say "go"'
    """
    if "\n" not in text and len(text) <= WIDTH - 8:
        if '"' not in text and "\\" not in text:
            return f'"{text}"'
        if "'" not in text:
            return f"'{text}'"
    escaped = wrap(text, WIDTH).replace("\\", "\\\\").replace('"""', '""\\"')
    return f'"""\n{escaped}\n"""'


def toml(draft: Draft, status: str, reason: str) -> str:
    """The catalogue file."""
    lines = [
        f"prefix = {quoted(draft.prefix)}",
        f"title = {quoted(draft.title)}",
        "",
        '# What every rule is that says nothing else; one that is in play says status = "implemented".',
        f"default_status = {quoted(status)}",
        f"default_reason = {quoted(reason)}",
        "",
        "[chapters]",
    ]
    for key, (title, kind) in draft.chapters.items():
        lines.append(
            f"{key} = {quoted(title)}"
            if kind == "rule"
            else f"{key} = {{ title = {quoted(title)}, kind = {quoted(kind)} }}"
        )
    for key, (title, _) in draft.chapters.items():
        lines += ["", f"# {'-' * 20} {key}: {title}"]
        section = ""
        for entry in draft.entries.values():
            if entry.id.split("-")[-2] != key:
                continue
            if entry.section not in (section, title):
                section = entry.section
                lines += ["", f"# {plain(section)}"]
            lines += ["", f"[{entry.id}]", f"title = {quoted(entry.title)}", f"text = {quoted(entry.text)}"]
            lines += [f"source = {quoted(entry.source)}"] if entry.source else []
            lines += [f"notes = {quoted(entry.notes)}"] if entry.notes else []
    if draft.glossary:
        lines += ["", f"# {'-' * 20} words of the game", "", "[glossary]"]
        for term, columns in draft.glossary.items():
            inner = ", ".join(f"{name} = {one_line(text)}" for name, text in columns.items())
            lines.append(f"{one_line(term)} = {{ {inner} }}")
    return "\n".join(lines) + "\n"


def one_line(text: str) -> str:
    """A TOML text that stays on its line, as keys and inline tables need it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def main() -> int:
    """Convert the file named on the command line."""
    parser = argparse.ArgumentParser(description="Convert a Markdown rule catalogue to rules.toml.")
    parser.add_argument("catalogue", type=Path, help="the Markdown file")
    parser.add_argument("--status", default="unfinished", help="what every rule is at first")
    parser.add_argument("--reason", default="Not yet in play.", help="why it is not implemented")
    arguments = parser.parse_args()
    try:
        draft = Converter(arguments.catalogue.read_text(encoding="utf-8")).convert()
    except (OSError, UnicodeDecodeError, ConversionError) as error:
        print(f"{arguments.catalogue}: {error}", file=sys.stderr)
        return 1
    sys.stdout.write(toml(draft, arguments.status, arguments.reason))
    counts = dict.fromkeys(draft.chapters, 0)
    for entry in draft.entries.values():
        counts[entry.id.split("-")[-2]] += 1
    print(f"{len(draft.entries)} entries:", *(f"{key} {n}" for key, n in counts.items()), file=sys.stderr)
    print("sections without ids, not taken:", "; ".join(draft.left) or "none", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
