"""Begin a new game as a copy of skirmish under another name: it plays at once, and is then changed.

    python -m tools.new_game bandits --prefix BAN

copies the package with its content, texts and catalogue, the cases and the tests, gives ids and rule ids
their new names, adds the game to the list of games and to the contract that no game imports another, and
plays games of it for the tests to keep.
"""

from __future__ import annotations

import argparse
import keyword
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from grimtable.games import installed
from grimtable.rulebook.index import open_index

ROOT = Path(__file__).resolve().parents[1]
MODEL = "skirmish"
MODEL_PREFIX = "SKI"

#: What is copied: from → to, below the root; `{}` is the name of the game.
COPIED = (
    "src/grimtable/games/{}",
    "cases/{}",
    "tests/games/{}",
    "tests/transcripts/{}",
)
_TEXT = {".py", ".toml", ".ftl", ".md", ".txt"}

_FIRST_RECORD = """
import sys
from pathlib import Path
from grimtable.games import load_game
from grimtable.kernel.playout import chooser
from grimtable.records.session import Session

game = load_game(sys.argv[1])
session = Session.start(game, game.setup(seed=1))
below = chooser(1)
while not session.state.over:
    legal = session.state.legal_actions()
    session.play(legal[below(len(legal))])
session.save(Path(sys.argv[2]))
"""


class NewGameError(Exception):
    """Why no game is made, in a sentence."""


def why_not_name(name: str) -> str | None:
    """What is wrong with the name of a game; None if nothing is.

    >>> why_not_name("bandits"), why_not_name("Bandits!")
    (None, 'a game has a name of small letters, digits and _, such as night_watch')
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name) or keyword.iskeyword(name):
        return "a game has a name of small letters, digits and _, such as night_watch"
    if name in installed():
        return f"there is a game {name} already"
    return None


def why_not_prefix(prefix: str) -> str | None:
    """What is wrong with the prefix of rule ids."""
    if not re.fullmatch(r"[A-Z][A-Z0-9]{1,5}", prefix):
        return f"rule ids begin with two to six capital letters or digits, not with {prefix!r}"
    taken = open_index().prefixes().get(prefix)
    return None if taken is None else f"the prefix {prefix} is taken by {taken.game}; choose another --prefix"


def make(name: str, prefix: str, root: Path) -> None:
    """Copy, rename and register the game below a root; NewGameError if something stands in the way."""
    problem = why_not_name(name) or why_not_prefix(prefix)
    if problem is None and any((root / each.format(name)).exists() for each in COPIED):
        problem = f"there are files of {name} already"
    if problem is not None:
        raise NewGameError(problem)
    for each in COPIED:
        if (root / each.format(MODEL)).is_dir():
            _copy(root / each.format(MODEL), root / each.format(name), name, prefix)
    _register(name, root)
    _tidy(name, root)
    _first_record(name, root)
    _keep_digests(name, root)


def _copy(model: Path, folder: Path, name: str, prefix: str) -> None:
    shutil.copytree(model, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in sorted(folder.rglob("*")):
        if file.suffix in _TEXT:
            text = file.read_text(encoding="utf-8")
            file.write_text(renamed(text, name, prefix, is_code=file.suffix == ".py"), encoding="utf-8")


def renamed(text: str, name: str, prefix: str, *, is_code: bool) -> str:
    """A text of skirmish as one of the new game.

    >>> renamed('title = "Skirmish"  # SKI-TRN-05', "night_watch", "NIG", is_code=True)
    'title = "Night Watch"  # NIG-TRN-05'
    >>> renamed("class Skirmish: skirmish", "night_watch", "NIG", is_code=True)
    'class NightWatch: night_watch'
    """
    title = name.replace("_", " ").title()
    text = re.sub(rf"\b{MODEL_PREFIX}\b", prefix, text).replace(MODEL, name)
    if is_code:
        text = re.sub(r'(title\b.*= )"Skirmish"', rf'\1"{title}"', text)
        return text.replace("Skirmish", title.replace(" ", ""))
    return text.replace("Skirmish", title)


def _register(name: str, root: Path) -> None:
    """One line in the list of games, one word in the contract between packages."""
    games = root / "src/grimtable/games/__init__.py"
    text = games.read_text(encoding="utf-8")
    line = f'    "{MODEL}": "grimtable.games.{MODEL}",\n'
    if line not in text:
        raise NewGameError(f"{games} has no line for {MODEL}; add the game there by hand")
    games.write_text(text.replace(line, line + line.replace(MODEL, name)), encoding="utf-8")
    project = root / "pyproject.toml"
    if project.is_file():
        text = project.read_text(encoding="utf-8")
        word = f"(grimtable.games.{MODEL})"
        project.write_text(text.replace(word, f"{word} | {word.replace(MODEL, name)}"), encoding="utf-8")


def _keep_digests(name: str, root: Path) -> None:
    """Seeded games of the copy, in the variants of the model."""
    variants = root / "tools" / "game_digests.py"
    if not variants.is_file():
        return
    text = variants.read_text(encoding="utf-8")
    found = re.search(rf'^    "{MODEL}": \(\n.*?^    \),\n', text, flags=re.MULTILINE | re.DOTALL)
    if found is None:
        raise NewGameError(f"{variants} has no variants of {MODEL}; add those of the game by hand")
    copied = found.group().replace(f'"{MODEL}"', f'"{name}"')
    variants.write_text(text.replace(found.group(), found.group() + copied), encoding="utf-8")
    _run(root, "-m", "tools.make_digests", name)
    explored = root / "tests" / "records" / "explored"
    shutil.copy(explored / f"{MODEL}.txt", explored / f"{name}.txt")
    _run(root, "-m", "tools.make_explored", "--again", name)


def _tidy(name: str, root: Path) -> None:
    """Imports are sorted by another name now, and lines have other lengths."""
    folders = [str(folder) for each in COPIED if (folder := root / each.format(name)).is_dir()]
    for command in (["check", "--fix-only", "--quiet"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, *folders], cwd=root, check=True)


def _first_record(name: str, root: Path) -> None:
    folder = root / "tests" / "records" / name
    folder.mkdir(parents=True)
    _run(root, "-c", _FIRST_RECORD, name, str(folder / "first_game.json"))


def _run(root: Path, *words: str) -> None:
    """In a fresh process, which knows the new game."""
    found = os.pathsep.join([str(root / "src"), str(root), *filter(None, [os.environ.get("PYTHONPATH")])])
    subprocess.run([sys.executable, *words], cwd=root, env={**os.environ, "PYTHONPATH": found}, check=True)


def main(words: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description=__doc__.partition("\n")[0])
    parser.add_argument("name", help="small letters, digits and _")
    parser.add_argument("--prefix", help="of its rule ids; the first three letters of the name if left out")
    parser.add_argument("--root", type=Path, default=ROOT, help="the clone that gets the game")
    chosen = parser.parse_args(words)
    prefix = chosen.prefix or chosen.name.replace("_", "")[:3].upper()
    try:
        make(chosen.name, prefix, chosen.root.resolve())
    except NewGameError as error:
        print(f"{error}.", file=sys.stderr)
        return 1
    print(f"{chosen.name} plays: grimtable selfplay {chosen.name} --games 20")
    print(f"Its cases hold: grimtable case cases/{chosen.name}")
    print("Then run `make references`, and go on with docs/adding-a-game.md.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
