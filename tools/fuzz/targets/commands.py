"""What people type: the words after `grimtable odds`, `case` and `replay`, and the files they name."""

from __future__ import annotations

import contextlib
import io
import tempfile
from functools import partial
from pathlib import Path

from grimtable.cli.main import main
from tests.cases.support import SOUND
from tools.fuzz.target import Prepared, Target, Wrong
from tools.fuzz.targets.play import _records

#: What a command may answer: done, failed, not understood.
CODES = (0, 1, 2)
MOST_WORDS = 12


def run(command: str, folder: Path, data: bytes) -> None:
    """The words, one a line up to an empty line; what follows is written into the file that they name."""
    head, _, text = data.partition(b"\n\n")
    words = [word.decode("utf-8", "replace") for word in head.split(b"\n")[:MOST_WORDS]]
    # A stranger's disk is no part of this: only the file and words that name no place.
    words = [word for word in words if "\0" not in word and not (word.startswith("/") or ".." in word)]
    for name in ("file.json", "file.toml"):
        (folder / name).write_bytes(text)
    places = {"JSON": str(folder / "file.json"), "TOML": str(folder / "file.toml")}
    said, complained = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(complained):
        code = main([command, *(places.get(word, word) for word in words)])
    if code not in CODES:
        raise Wrong(f"exit code {code}")
    if "Traceback" in said.getvalue() or "Traceback" in complained.getvalue():
        raise Wrong(f"a traceback:\n{said.getvalue()[-1_500:]}{complained.getvalue()[-1_500:]}")
    if code and not (said.getvalue().strip() or complained.getvalue().strip()):
        raise Wrong(f"exit code {code} without a word")


def prepare(command: str, seeds: list[bytes]) -> Prepared:
    folder = Path(tempfile.mkdtemp())
    return Prepared(partial(run, command, folder), seeds, ())


def prepare_odds() -> Prepared:
    words = [
        "doom2004 --weapon pistol --target imp",
        "doom2004 --weapon shotgun --target demon --range 3 --aim",
        "doom2004 --invader imp --armor 2 --wounds 3 --dodge --json",
        "doom2004 --weapon fist --target zombie --berserk --objective wounds",
        "doom2004 --weapon rocket_launcher --target cyberdemon --deck",
        "skirmish --weapon pistol --target imp",
        "--help",
    ]
    return prepare("odds", [line.replace(" ", "\n").encode() for line in words])


def prepare_case() -> Prepared:
    heads = [b"TOML", b"TOML\n--verbose", b"--show\nTOML", b"TOML\n--game\nskirmish\n-k\nscout"]
    seeds = [head + b"\n\n" + SOUND.encode() for head in heads]
    seeds += [b"JSON\n\n" + record for record in _records("skirmish")]
    return prepare("case", [*seeds, b"--show\nJSON\n\n" + _records("skirmish")[1]])


def prepare_replay() -> Prepared:
    first, reported = _records("skirmish")
    heads = [
        b"show\nJSON", b"show\nJSON\n--events", b"show\nJSON\n--seat\nred", b"show\nJSON\n--from\n2\n--to\n4",
        b"verify\nJSON", b"verify\nJSON\n--from-outcomes", b"verify\nJSON\n--other-content",
    ]  # fmt: skip
    return prepare("replay", [*(head + b"\n\n" + first for head in heads), b"show\nJSON\n\n" + reported])


TARGETS = (
    Target("odds", "the words of `grimtable odds`", prepare_odds, ("--all", "marine", "kill", "hit")),
    Target("case", "the words and files of `grimtable case`", prepare_case, ("--debug", "relic")),
    Target("replay", "the words and files of `grimtable replay`", prepare_replay, ("--pack", "spectator")),
)
