"""Reading a file of the rulebook: TOML with ids as headings, and one sentence for whatever is wrong in it."""

import re
import tomllib
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, NoReturn

from grimtable.rulebook.identifier import did_you_mean

_HEADING: Final = re.compile(r"^[ \t]*\[[ \t]*\"?([A-Za-z0-9_-]+)\"?[ \t]*\][ \t]*(?:#.*)?$", re.MULTILINE)
# Four rulebooks together stay far below this; a larger file is not a catalogue.
_LARGEST: Final = 8_000_000
_LONGEST_SENTENCE: Final = 400


class CatalogueError(ValueError):
    """A catalogue file cannot be used; the message names file, line and remedy."""


class Reader:
    """One file while it is read: its name and text for error messages."""

    #: what to do about an id that stands twice
    twice: ClassVar[str] = "give the later entry a number of its own"

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

    def document(self) -> dict[str, Any]:
        """The file as TOML; ids that stand twice are found first, as TOML's own words for it do not help."""
        seen: dict[str, int] = {}
        for found in _HEADING.finditer(self.text):
            line = self.text.count("\n", 0, found.start(1)) + 1
            name = found.group(1)
            if name in seen:
                self.fail(
                    f"{name} stands here a second time (first in line {seen[name]}); {self.twice}.",
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


class Stamp(NamedTuple):
    """What tells that a file has changed since it was read."""

    modified: int
    size: int


def stamp_of(path: Path) -> Stamp:
    """The stamp of a file that may be read."""
    try:
        state = path.stat()
    except OSError as error:
        raise CatalogueError(
            f"{path.name}: cannot be read ({error.strerror}); check that the file exists."
        ) from error
    if state.st_size > _LARGEST:
        raise CatalogueError(f"{path.name}: is larger than {_LARGEST // 1_000_000} MB; split the catalogue.")
    return Stamp(state.st_mtime_ns, state.st_size)


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
