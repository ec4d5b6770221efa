"""What is missing: events, cards and other printed things without a text, a cue, an icon or an observer.

    python -m tools.missing            all games; `make check` runs it

An event that is neither animated nor counted on purpose is named in `STILL` (picture/cues.py) or `UNCOUNTED`
(statistics/observer.py) of its game: then somebody has thought of it.
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from grimtable.content import LANGUAGES, Pack
from grimtable.games import installed, load_game, pack_of, package_of, packs_of
from grimtable.games.parts import has_part
from grimtable.kernel import Event, Game
from grimtable.narration import Names, printed_texts

ROOT = Path(__file__).resolve().parents[1]


class Missing(NamedTuple):
    """Something that nobody has written yet."""

    game: str
    thing: str
    what: str

    def __str__(self) -> str:
        return f"{self.game}: {self.thing} has no {self.what}"


def events_of(game: str) -> list[type[Event]]:
    """The events that a game declares."""
    module = importlib.import_module(f"{package_of(game)}.events")
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Event) and each.__module__ == module.__name__
    ]


def missing(game: str, events: Iterable[type[Event]] | None = None) -> Iterator[Missing]:
    """Everything that a game lacks; of its own events, or of these."""
    yield from _of_events(game, events_of(game) if events is None else events)
    yield from _of_items(game)


def _of_events(game: str, events: Iterable[type[Event]]) -> Iterator[Missing]:
    package = package_of(game)
    texts = _pack(game).texts
    told = {language: texts.spelled(language) for language in LANGUAGES}
    drawn = _mentioned(game, "picture") if has_part(package, "picture") else None
    counted = _mentioned(game, "statistics") if has_part(package, "statistics") else None
    for event in events:
        name, thing = event.__name__, f"event {event.__name__}"
        for language, keys in told.items():
            if f"event-{name}" not in keys:
                yield Missing(game, thing, f"text: event-{name} in {language}")
        if drawn is not None and name not in drawn:
            yield Missing(game, thing, "cue: draw it in picture/cues.py, or name it in STILL there")
        if counted is not None and name not in counted:
            yield Missing(
                game, thing, "observer: count it in statistics/observer.py, or name it in UNCOUNTED there"
            )


def _of_items(game: str) -> Iterator[Missing]:
    """Of the game as proposed, and of every pack that can be laid over it: as many at once as go together."""
    loaded = [load_game(game), *(load_game(game, packs) for packs in _together(game))]
    yield from dict.fromkeys(each for with_packs in loaded for each in _of_loaded(game, with_packs))


def _together(game: str) -> list[list[str]]:
    """Every pack in one group, and no group with two that exclude each other."""
    packs = packs_of(game)
    groups: list[list[str]] = []
    for name, pack in packs.items():
        for group in groups:
            if not any(
                each in pack.manifest.excludes or name in packs[each].manifest.excludes for each in group
            ):
                group.append(name)
                break
        else:
            groups.append([name])
    return groups


def _of_loaded(game: str, loaded: Game[Any, Any]) -> Iterator[Missing]:
    pack = pack_of(loaded)
    lines = (ROOT / "web" / "icons.txt").read_text(encoding="utf-8").splitlines()
    carried = {line.partition(":")[0].strip() for line in lines}
    told = {language: pack.texts.spelled(language) for language in LANGUAGES[1:]}
    for kind in pack.schema.kinds:
        for item in pack.items(kind):
            for path, _ in printed_texts(item):
                for language, keys in told.items():
                    if f"{kind}-{item.id}.{path}" not in keys:
                        yield Missing(
                            game, f"{kind} {item.id}", f"text: {kind}-{item.id}.{path} in {language}"
                        )
    if not has_part(package_of(game), "picture"):
        return
    icons: Any = importlib.import_module(f"{package_of(game)}.picture.icons")
    drawn: Any = loaded
    # The seats of the game as proposed: a pack alone may suit none of the scenarios that are there.
    names = Names(loaded, load_game(game).setup().order)
    for face in [*drawn.card_faces(names), *drawn.item_faces(names)]:
        thing = f"{face.kind} {face.item}"
        if face.icon in icons.FALLBACKS:
            yield Missing(game, thing, "icon of its own: add one to picture/icons.py")
        elif face.icon not in carried:
            yield Missing(game, thing, f"icon that the client carries: add {face.icon} to web/icons.txt")


def _mentioned(game: str, part: str) -> frozenset[str]:
    """The events that the modules of a part speak of: `ev.FigureMoved`, `events.FigureMoved`."""
    module = importlib.import_module(package_of(game))
    found: set[str] = set()
    for file in sorted((Path(str(module.__file__)).parent / part).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                if node.value.id in ("ev", "events"):
                    found.add(node.attr)
    return frozenset(found)


def _pack(game: str) -> Pack:
    return pack_of(load_game(game))


def main() -> int:
    """Print what is missing; 1 if anything is."""
    found = [each for game in installed() for each in missing(game)]
    for each in found:
        print(each)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
