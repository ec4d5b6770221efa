"""Subjects: what is mutated, and who may notice it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.mutate.content_operators import content_mutants
from tools.mutate.mutant import ROOT, Mutant
from tools.mutate.python_operators import python_mutants

SOURCES: Final = ROOT / "src" / "grimtable"

#: Files and folders of a game in which no rule of play lies → what they are.
NOT_RULES: Final = {
    "picture": "draws the table",
    "bots": "plays well or badly, by the same rules",
    "statistics": "counts games",
    "describing.py": "tells of a view in few words",
    "wording.py": "puts the meaning of a card into words",
    "drawing.py": "draws the board with letters",
    "places.py": "puts into words where a space is",
    "weighing.py": "tells a screen what an action costs",
    "forecast.py": "odds for those who ask",
    "odds.py": "odds for those who ask",
    "odds_tables.py": "odds for those who ask",
    "odds_shots.py": "odds for those who ask",
    "foreseeing.py": "odds for those who ask",
    "scenario_check.py": "reads a pack before anybody plays",
    "scenario_plan.py": "reads a pack before anybody plays",
    "arena_check.py": "reads a pack before anybody plays",
    "mission_check.py": "reads a pack before anybody plays",
    "roll_tables.py": "reads a pack before anybody plays",
    "codecs.py": "spells and reads the texts of actions",
    "position.py": "sets up the positions of cases",
    "marks.py": "reads what a legend says",
    "items.py": "reads what a pack says",
    "rules.toml": "the catalogue of rules",
    "rules.de.toml": "its words in German",
    "rules.pl.toml": "its words in Polish",
    "pack.toml": "names the pack",
    "components": "counts what lies in the box",
}
#: Functions that tell of a table and decide nothing about it; of `game.py` those that only pass on to a
#: module of NOT_RULES.
TELLING: Final = {
    "draw",
    "_token_label",
    "_waiting",
    "describe_seat",
    "describe_table",
    "forecast",
    "gives_up",
    "hand",
    "is_aimed",
    "note",
    "place_words",
}
#: The same for the kernel.
NOT_KERNEL: Final = {
    "rules.toml": "the catalogue of rules",
    "rules.de.toml": "its words in German",
    "rules.pl.toml": "its words in Polish",
    "oddities.py": "strange values for tests",
    "errors.py": "words",
    "repair_wording.py": "words",
}

#: Of tests that pin what is printed, the names; they notice every other number, whatever it does in play.
PINNED: Final = re.compile(r"printed")


@dataclass(frozen=True)
class Subject:
    """A game, or the kernel."""

    name: str
    folder: Path
    package: str  #: imported anew for a mutant that runs when the game is loaded
    left_out: dict[str, str]
    cases: tuple[str, ...]  #: folders below `cases`
    games: tuple[str, ...]  #: loaded before anything is looked at
    tests: tuple[str, ...]  #: files and folders below `tests`
    only: str = ""  #: in tests for every game: those with this word in their name
    word: str = ""  #: only files of tests with this in their names
    #: files of tests that play every game; for the kernel, the first of `games` is enough
    seeded: tuple[str, ...] = ("test_digests", "test_explored")
    #: packs that many cases play with; loaded once for all of them
    packs: tuple[tuple[str, ...], ...] = ()
    skipped: tuple[str, ...] = (
        "test_picture",
        "test_bots",
        "test_odds",
        "test_content_page",
        "test_transcripts",
    )

    def files(self) -> list[Path]:
        """Every file that is mutated, in order."""
        found = [
            path
            for path in sorted(self.folder.rglob("*"))
            if path.suffix in {".py", ".toml"}
            and path.name != "__init__.py"
            and not set(path.relative_to(self.folder).parts) & set(self.left_out)
        ]
        assert found
        return found

    def mutants(self) -> Iterator[list[Mutant]]:
        """The mutants of every file that has some."""
        for path in self.files():
            shown, text = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
            found = python_mutants(shown, text) if path.suffix == ".py" else content_mutants(shown, text)
            if found := [each for each in found if each.function.split(".")[-1] not in TELLING]:
                yield found

    def test_files(self) -> list[Path]:
        """The files of tests that may notice something."""
        found: list[Path] = []
        for name in self.tests:
            place = ROOT / "tests" / name
            found += [place] if place.is_file() else sorted(place.rglob("test_*.py"))
        return [path for path in found if not path.stem.startswith(self.skipped) and self.word in path.stem]


def _game(name: str, *packs: tuple[str, ...]) -> Subject:
    return Subject(
        name,
        folder=SOURCES / "games" / name,
        package=f"grimtable.games.{name}",
        left_out=NOT_RULES,
        cases=(name,),
        games=(name,),
        tests=(
            f"games/{name}",
            "games/test_hostile_states.py",
            "games/test_packs.py",
            "games/test_setting_aside.py",
            "records/test_digests.py",
            "records/test_explored.py",
            "records/test_records.py",
        ),
        only=name,
        packs=packs,
    )


GAMES: Final = ("doom2004", "doom2016", "relic", "skirmish")
SUBJECTS: Final = {
    **{name: _game(name) for name in GAMES},
    "doom2004": _game("doom2004", ("amendments", "expansion"), ("amendments", "expansion_deck"), ()),
    **{
        name: Subject(
            name,
            folder=SOURCES / name,
            package="grimtable",
            left_out=NOT_KERNEL,
            cases=("skirmish",),
            games=("skirmish",),
            tests=(
                "kernel",
                "records",
                "games/test_hostile_states.py",
                "games/test_packs.py",
                "games/test_setting_aside.py",
            ),
            skipped=("test_record_fuzz",),
        )
        for name in ("kernel", "records")
    },
}
