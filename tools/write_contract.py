"""Write docs/a-games-contract.md: everything a game may offer, as the code asks for it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from grimtable.cli.card import PutsIntoWords
from grimtable.cli.content import Counted
from grimtable.games import Overridable, installed, load_game, package_of
from grimtable.games.parts import PARTS, has_part
from grimtable.kernel import Game
from grimtable.narration import hooks as narration
from grimtable.picture import hooks as drawing

ROOT = Path(__file__).parents[1]
FILE = ROOT / "docs" / "a-games-contract.md"

_START = """\
# A game's contract

Everything that a game may offer, on one page. It is written from the code by `make references`: what stands
here is what is asked for. [Adding a game](adding-a-game.md) says in which order to write it; *skirmish* is
the smallest example.

A game is one package below `src/grimtable/games/`, and one line in `games/__init__.py` that names it. The
package's `load()` gives the game.
"""

_END = """\
## What a game gets for it

Records, replays, taking back and repairing, saved states, sealed dice, typed dice, views without secrets, the
terminal and the browser table, bots that play at random, batches, rule coverage and the conformance suite ask
for nothing else: they are made of the above. [The kernel](kernel.md), [records](records.md) and
[conformance](conformance.md) say what they promise.
"""

#: What lies in the package of a game and beside it: path → what it is for. `GAME` stands for its id.
FILES: Mapping[str, str] = {
    "src/grimtable/games/GAME/rules.toml": "its rules, numbered: `grimtable rules`, and what a table cites",
    "src/grimtable/games/GAME/GLOSSARY.md": "printed words in three languages → names in the code",
    "src/grimtable/games/GAME/content/pack.toml": "what is in the box: dice, figures, cards, scenarios",
    "src/grimtable/games/GAME/content/texts": "its sentences in English, German and Polish",
    "cases/GAME": "its rules as readable tests: `grimtable case`",
    "tests/records/GAME": "whole games, at least one for each way to end",
}

#: Hooks: where they are declared, with the heading under which they are listed.
HOOKS: Mapping[str, tuple[Any, ...]] = {
    "Content": (Overridable, PutsIntoWords),
    "In words": tuple(each for each in vars(narration).values() if getattr(each, "_is_protocol", False)),
    "In pictures": tuple(each for each in vars(drawing).values() if getattr(each, "_is_protocol", False)),
}

#: Protocols of the same kind that are not about games, with what they are about.
ELSEWHERE = {Counted: "an item of a pack"}


def page() -> str:
    """The whole page."""
    return "\n".join([_START, *_files(), *_class(), *_hooks(), *_parts(), _END])


def _files() -> Iterator[str]:
    yield from ("## Files", "", "| path | what it is for |", "|---|---|")
    for path, what in FILES.items():
        yield f"| `{path}` | {what} |"
    yield ""


def _class() -> Iterator[str]:
    yield from (
        "## The class",
        "",
        "A subclass of `kernel.Game`: one object without changing parts, shared by all its states.",
        "",
        "| name | | what it says |",
        "|---|---|---|",
    )
    said = dict(re.findall(r"^    (\w+): .*?#: (.+)$", inspect.getsource(Game), flags=re.MULTILINE))
    for name in Game.__annotations__:
        need = "may" if name in vars(Game) else "must"
        yield f"| `{name}` | {need} | {said.get(name, _PLAIN.get(name, ''))} |"
    arguments = inspect.signature(Game.__init__).parameters
    for name in list(arguments)[1:]:
        yield f"| `{name}` | must | {_GIVEN.get(name, '')} (given to `Game.__init__`) |"
    for name, member in vars(Game).items():
        if getattr(member, "__isabstractmethod__", False):
            yield f"| `{name}` | must | {_first_line(member)} |"
        elif name in _MAY:
            yield f"| `{name}` | may | {_first_line(member)} |"
    yield ""


#: Class attributes that need no remark in the code.
_PLAIN = {
    "id": "its name in commands, files and records",
    "title": "its name for people",
    "table_type": "the record that holds everything on the table",
    "first_procedure": "where a new game begins",
    "options": "what a table may choose",
}
_GIVEN = {
    "procedures": "every table of steps",
    "actions": "everything that a seat may want",
    "responders": "what answers moments: cards, abilities, orders",
    "codecs": "how spaces, figures and cards are spelled in the text of an action",
    "content_hash": "which content it plays with; records tell it",
}
#: Methods that do something useful unless a game says otherwise.
_MAY = ("judge",)


def _hooks() -> Iterator[str]:
    yield from (
        "## Hooks",
        "",
        "Further methods of the same class. A group may be left out; the table then does without.",
        "",
    )
    games = {id: load_game(id) for id in installed()}
    for heading, protocols in HOOKS.items():
        yield from (f"### {heading}", "", "| method | for | games |", "|---|---|---|")
        for protocol in protocols:
            names = methods(protocol)
            having = [id for id, game in games.items() if all(hasattr(game, name) for name in names)]
            about = _first_line(protocol)
            for name in names:
                what = _first_line(getattr(protocol, name))
                yield f"| `{name}` | {about} {what} | {', '.join(having) or 'none'} |".replace("  ", " ")
        yield ""


def methods(protocol: Any) -> list[str]:
    """What a protocol asks for."""
    return [name for name, member in vars(protocol).items() if inspect.isfunction(member) and name[0] != "_"]


def _parts() -> Iterator[str]:
    yield from (
        "## Parts",
        "",
        "Modules of the game's own package, found by name (`games/parts.py`) when somebody wants them.",
        "",
    )
    for name, part in PARTS.items():
        having = [id for id in installed() if has_part(package_of(id), name)]
        yield from (
            f"### `{part.module}`",
            "",
            f"{part.about} Games that have it: {', '.join(having) or 'none'}.",
            "",
            "| name | | what it is |",
            "|---|---|---|",
        )
        for need, names in (("must", part.offers), ("may", part.may_offer)):
            for offered, what in names.items():
                yield f"| `{offered}` | {need} | {what} |"
        yield ""


def _first_line(thing: Any) -> str:
    return (inspect.getdoc(thing) or "").partition("\n")[0]


def main() -> None:
    """Write the page."""
    FILE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
