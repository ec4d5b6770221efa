"""`grimtable words`: every sentence that a person can meet, in all languages, and where it is used."""

from __future__ import annotations

import csv
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

import grimtable
from grimtable.content import LANGUAGES, Pack
from grimtable.games import installed, load_game, pack_of, package_of, packs_of
from grimtable.narration import printed_texts
from grimtable.rulebook import Volume, open_index

app = typer.Typer(help="List every sentence with its languages and its use.", add_completion=False)

_FAILED = 1
_HOME = Path(grimtable.__file__).parent
_ROOT = _HOME.parents[1]  #: of a source tree; an installation has no pages to read there
_WEB = _ROOT / "web" / "src"

_MESSAGE = re.compile(r"([A-Za-z][\w-]*) *=(.*)")
_HEADING = re.compile(r'\s*\[\s*"?([\w-]+)')
_ATTRIBUTE = re.compile(r"\s+\.([A-Za-z][\w-]*) *=(.*)")

_CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
_QUOTED = re.compile(r"""["'`]([A-Za-z][\w.-]*)["'`]""")
#: The reason stands behind its rule: `refuse("D04-MOV-05", "not_next", …)`.
_REASON = re.compile(r'"([A-Z][\w-]*-\d+)",\s*"(\w+)"')
#: What only the running game completes: `f"fact-{key}"`, or `fact-${key}` in a page.
_BEGUN = re.compile(r"""["'`]([a-z][\w-]*-)\$?\{""")
#: Endings have their English in the rules and in the scenarios, headings and titles in the rule catalogue.
_SAID_BY_RULES = ("ending-", "catalogue-", "chapter-", "rule-")


class Sentence(NamedTuple):
    """One thing that is said, in every language that has it."""

    part: str
    key: str
    used: str
    texts: Mapping[str, str]

    @property
    def missing(self) -> list[str]:
        """The languages that do not say it."""
        return [
            language
            for language in LANGUAGES
            if language not in self.texts and not (language == "en" and self.key.startswith(_SAID_BY_RULES))
        ]

    def speaks_of(self, words: str) -> bool:
        """Whether key or texts hold these words."""
        return any(words.casefold() in text.casefold() for text in (self.key, *self.texts.values()))


@app.command()
def words(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only this game's.")] = None,
    find: Annotated[
        str | None, typer.Option("--find", metavar="TEXT", help="Only those with this text, in any language.")
    ] = None,
    missing: Annotated[
        bool, typer.Option("--missing", help="Only what lacks a language; fails if there is any.")
    ] = False,
    table: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="Write a table instead of listing.")
    ] = None,
) -> None:
    """List sentences in English, German and Polish, each with the place where it is used."""
    found = [
        sentence
        for sentence in sentences(game)
        if (find is None or sentence.speaks_of(find)) and not (missing and not sentence.missing)
    ]
    if table is not None:
        _write(table, found)
        typer.echo(f"{len(found)} sentences in {table}.")
    else:
        for sentence in found:
            typer.echo(_shown(sentence))
        typer.echo(f"{len(found)} sentences.")
    if missing and found:
        sys.exit(_FAILED)


def sentences(game: str | None = None) -> Iterator[Sentence]:
    """Those of one game, or of everything that this installation has."""
    if game is None:
        uses = Uses([_HOME], (".py",))
        for part in ("narration", "server"):
            yield from _catalogue(part, _HOME / part / "texts", uses)
        yield from _rules("kernel")
    for each in installed() if game is None else (game,):
        yield from _of_game(each)
        yield from _rules(each)
    if game is None and (_WEB / "i18n").is_dir():
        yield from _catalogue("web", _WEB / "i18n", Uses([_WEB], (".ts", ".svelte")))


def _rules(game: str) -> Iterator[Sentence]:
    """The wording of the catalogues of a game, each rule in the languages in which it is written."""
    for volume in open_index().volumes_of(game) if game in _with_rules() else ():
        lines, file = _headings(volume), _relative(str(volume.path))
        told = {language: volume.catalogue(language).rules for language in LANGUAGES}
        for id, rule in told["en"].items():
            for key in ("text", "notes"):
                texts = {
                    language: " ".join(getattr(rules[id], key).split())
                    for language, rules in told.items()
                    if rules[id].language == language
                }
                if getattr(rule, key):
                    yield Sentence(volume.name, f"{id}.{key}", f"{file}:{lines[id]}", texts)


@lru_cache(maxsize=1)
def _titles() -> Mapping[str, str]:
    """What the English catalogues themselves call their volumes, chapters and rules."""
    found: dict[str, str] = {}
    for volume in open_index().volumes:
        catalogue = volume.catalogue("en")
        found[f"catalogue-{catalogue.prefix}"] = catalogue.title
        for key, chapter in catalogue.chapters.items():
            found[f"chapter-{catalogue.prefix}-{key}"] = chapter.title
        for id, rule in catalogue.rules.items():
            found[f"rule-{id}"] = rule.title
    return found


def _with_rules() -> set[str]:
    return {volume.game for volume in open_index().volumes}


def _headings(volume: Volume) -> dict[str, int]:
    """The line of every id in its catalogue."""
    lines = enumerate(volume.path.read_text(encoding="utf-8").splitlines(), 1)
    return {found.group(1): number for number, line in lines if (found := _HEADING.match(line))}


def _of_game(game: str) -> Iterator[Sentence]:
    pack = pack_of(load_game(game, ()))  # an unknown game is refused here, in a sentence
    home = _HOME.parent / package_of(game).replace(".", "/")
    uses = Uses(
        [home, *(_HOME / part for part in ("narration", "picture", "kernel", "records", "grid"))], (".py",)
    )
    yield from _catalogue(game, home / "content" / "texts", uses, pack)
    for id, laid in packs_of(game).items():
        yield from _catalogue(
            f"{game}/{id}", laid.folder / "texts", uses, pack_of(load_game(game, (id,))), only=id
        )


def _catalogue(
    part: str, folder: Path, uses: Uses, pack: Pack | None = None, only: str | None = None
) -> Iterator[Sentence]:
    """What a folder of catalogues says, and in English what the items of its pack say themselves."""
    told: dict[str, dict[str, str]] = {}
    places: dict[str, str] = {}
    printed: dict[str, str] = {}
    for language in LANGUAGES:
        for key, text, place in _messages(folder, language):
            told.setdefault(key, {})[language] = text
            places.setdefault(key, place)
    for kind in pack.schema.kinds if pack is not None else ():
        for item in pack.items(kind) if pack is not None else ():
            if pack is None or (only is not None and only not in pack.origins(kind, item.id)):
                continue
            for path, text in printed_texts(item):
                key = f"{kind}-{item.id}.{path}"
                printed[key] = _relative(pack.place(kind, item.id))
                told.setdefault(key, {})["en"] = " ".join(text.split())
    if only is not None and pack is not None:
        _say_as_before(told, pack)
    titles = _titles()
    for key, texts in told.items():
        if key in titles:
            texts.setdefault("en", titles[key])
        yield Sentence(part, key, printed.get(key) or uses.of(key) or places[key], texts)


def _say_as_before(told: dict[str, dict[str, str]], pack: Pack) -> None:
    """A pack may leave the words for its items to the game's own catalogues, over which it lies."""
    for language in LANGUAGES[1:]:
        there = frozenset(pack.texts.keys(language))
        for key, texts in told.items():
            if language not in texts and key in there:
                texts[language] = pack.texts.text(key, language)


def _messages(folder: Path, language: str) -> Iterator[tuple[str, str, str]]:
    """Key, text and place of every message, as written: with all the choices it makes by a number."""
    for file in (folder / f"{language}.ftl", *sorted((folder / language).glob("**/*.ftl"))):
        if not file.is_file():
            continue
        name = key = place = ""
        text: list[str] = []
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            begins, belongs = _MESSAGE.match(line), _ATTRIBUTE.match(line)
            if begins is None and belongs is None:
                if line[:1].isspace():
                    text.append(line.strip())
                continue
            if any(text):
                yield key, " ".join(filter(None, text)), place
            head = begins or belongs
            assert head is not None
            name = begins.group(1) if begins is not None else name
            key = name if begins is not None else f"{name}.{head.group(1)}"
            place, text = f"{_relative(str(file))}:{number}", [head.group(2).strip()]
        if any(text):
            yield key, " ".join(filter(None, text)), place


class Uses:
    """Where the code asks for a message: by its key, class, rule and reason, or the head of its key."""

    def __init__(self, folders: Iterable[Path], endings: tuple[str, ...]) -> None:
        self._at: dict[str, str] = {}
        self._begun: dict[str, str] = {}
        for folder in folders:
            for file in sorted(folder.rglob("*")):
                if file.suffix in endings and file.is_file():
                    self._read(file)

    def _read(self, file: Path) -> None:
        code, shown = file.read_text(encoding="utf-8"), _relative(str(file))
        for pattern, known in (
            (_CLASS, self._at),
            (_QUOTED, self._at),
            (_REASON, self._at),
            (_BEGUN, self._begun),
        ):
            for found in pattern.finditer(code):
                key = "-".join(found.groups())
                if key not in known:
                    known[key] = f"{shown}:{code.count(chr(10), 0, found.start()) + 1}"

    def of(self, key: str) -> str | None:
        """File and line; None when nothing in the code is like the key, as for what items print."""
        message = key.partition(".")[0]
        tail = message.partition("-")[2]
        for whole in (message, tail, tail.rpartition("-")[2] if message.startswith("refusal-KRN-08") else ""):
            if whole in self._at:
                return self._at[whole]
        begun = [head for head in self._begun if message.startswith(head)]
        return self._begun[max(begun, key=len)] if begun else None


def _relative(place: str) -> str:
    """A place below the project by its way from there."""
    return place.removeprefix(f"{_ROOT}/")


def _shown(sentence: Sentence) -> str:
    said = [f"  {language}  {sentence.texts.get(language, '(missing)')}" for language in LANGUAGES]
    return "\n".join([f"{sentence.part}: {sentence.key}  ({sentence.used})", *said])


def _write(file: Path, found: Iterable[Sentence]) -> None:
    with file.open("w", encoding="utf-8", newline="") as stream:
        rows = csv.writer(stream)
        rows.writerow(["part", "key", *LANGUAGES, "used"])
        for sentence in found:
            said = [sentence.texts.get(language, "") for language in LANGUAGES]
            rows.writerow([sentence.part, sentence.key, *said, sentence.used])
