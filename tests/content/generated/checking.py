"""Checking: generated items written as an overlay pack and put through the check that an author uses."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grimtable.content import ContentError, Pack, Problem
from grimtable.content.report import check_pack, findings, render_check

MANIFEST = """id = "made"
title = "Made at random"
game = "{game}"
version = "1"
overlays = "{game}"

[defaults]
provenance = "original"
"""


@dataclass
class Made:
    """One generated item, and what the check said of it."""

    kind: str
    id: str
    data: dict[str, Any]
    new: bool = True
    refused: list[str] = field(default_factory=list)

    @property
    def file(self) -> str:
        return f"{self.kind}/{self.id}.toml"

    def __str__(self) -> str:
        return f"# {self.file}\n{as_toml({'new': True, **self.data} if self.new else self.data)}"


def as_toml(table: Mapping[str, Any]) -> str:
    """Plain data as TOML, one line for each key of the outermost table."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in table.items())


def _key(key: str) -> str:
    return key if key.replace("_", "a").isalnum() and key.isascii() else json.dumps(key, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)  # texts, numbers, true and false read the same in TOML


def write(folder: Path, game: str, made: Sequence[Made]) -> None:
    """The items as an overlay pack in this folder; what lay there is gone."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(MANIFEST.format(game=game), encoding="utf-8")
    for each in made:
        path = folder / each.file
        path.parent.mkdir(exist_ok=True)
        path.write_text(str(each), encoding="utf-8")


def check(folder: Path, base: Pack, made: Sequence[Made], *, whole: bool = True) -> Pack | None:
    """Lay the items over the game's pack; those with a problem are marked and left out.

    `whole` is all that `grimtable content check` does. Without it the game's own translations, which take
    most of the time and which no generated item changes, are not looked at again.

    The pack with all that passed, or None when nothing did. An exception other than a sentence about the
    pack is the defect that this looks for, so it is not caught here.
    """
    for each in made:
        _check_alone(base, each)
    while left := [each for each in made if not each.refused]:
        write(folder, base.game, left)
        try:
            pack = base.overlaid(folder)
        except ContentError as error:
            _mark(error.problems, left)
            continue
        if problems := findings(pack):
            _mark(problems, left)
            continue
        if whole:
            checked = check_pack(folder, base.schema, base=base)
            assert checked.sound, render_check(checked)
        return pack
    return None


def _check_alone(base: Pack, made: Made) -> None:
    """The same check for one item, which takes less time than looking at everything else again."""
    kind = base.schema.kinds[made.kind]
    for _ in range(2):
        how = {"new": True} if made.new else {"patch": False}
        data = {**how, "provenance": "original", **made.data}
        try:
            pack = base.with_overrides({made.kind: {made.id: data}})
        except ContentError as error:
            made.refused += map(_clear, error.problems)
            return
        told = list(kind.findings(pack.get(made.kind, made.id), pack)) if kind.findings is not None else []
        for key, what in told:
            _tell(made, Problem(made.file, None, key, what))
        if not told or made.refused:
            return


def _clear(problem: Problem) -> str:
    """The sentence about a problem; what an author could not read is a defect of the check."""
    sentence = str(problem)
    if not sentence.strip() or "Traceback" in sentence or "\n" in sentence:
        raise AssertionError(f"this is no clear sentence: {sentence!r}")
    return sentence


def _mark(problems: Sequence[Problem], left: Sequence[Made]) -> None:
    """Tell each item what is wrong with it; a problem elsewhere is the fault of what changes old items."""
    told = False
    for problem in problems:
        sentence = _clear(problem)
        for each in left:
            if each.file in sentence:
                told = True
                _tell(each, problem)
    if told:
        return
    guilty = [each for each in left if not each.new] or list(left)
    guilty[-1].refused.extend(map(str, problems))


#: How the check says what the words of a card should be.
MEANS = "says something else than the card does, which is: "


def _tell(made: Made, problem: Problem) -> None:
    """An author takes over the words that the check offers; anything else is refused."""
    words = problem.what.removeprefix(MEANS)
    key = problem.key.rpartition(".")[2]
    if words != problem.what and made.data.get(key) not in (None, words):
        made.data[key] = words
    else:
        made.refused.append(str(problem))
