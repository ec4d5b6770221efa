"""Planting a mutant in this process: nothing on the disk changes.

`plant` forgets the modules that hold it and lets them be imported anew, which is always right. `graft` is
quicker: functions that are there already are given other code, which is right for what has not run yet.
Both are meant for a process of its own: there is no way back.
"""

from __future__ import annotations

import gc
import importlib.machinery
import sys
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from tools.mutate.mutant import ROOT, Mutant


def plant(mutant: Mutant, package: str) -> None:
    """From now on, whoever imports the module or reads the file finds the mistake in it.

    The package, whose modules are forgotten, is the game; of the kernel, everything built upon it.
    """
    # Tests hold on to what they have imported, so they are collected anew, too.
    for name in [name for name in sys.modules if f"{name}.".startswith((f"{package}.", "tests."))]:
        del sys.modules[name]
    if games := sys.modules.get("grimtable.games"):
        games._load.cache_clear()
    place = ROOT / mutant.path
    text = mutant.planted(place.read_text(encoding="utf-8"))
    if place.suffix == ".py":
        _plant_module(place, text)
    else:
        _plant_content(place, text)


def _plant_module(place: Path, text: str) -> None:
    loader: Any = importlib.machinery.SourceFileLoader
    plain = loader.get_code

    def get_code(self: Any, fullname: str) -> CodeType | None:
        if self.path != str(place):
            found: CodeType | None = plain(self, fullname)
            return found
        return compile(text, str(place), "exec", dont_inherit=True)

    loader.get_code = get_code


def _plant_content(place: Path, text: str) -> None:
    from grimtable.content import reading

    known: Any = reading
    plain = known._read_text

    def read_text(file: Path, *more: Any) -> str | None:
        if file != place:
            found: str | None = plain(file, *more)
            return found
        return text

    known._read_text = read_text


def graft(mutant: Mutant) -> bool:
    """Give every function of the module the code that the mutant has; False when that cannot be done."""
    place = ROOT / mutant.path
    text = place.read_text(encoding="utf-8")
    before = _inner(compile(text, str(place), "exec", dont_inherit=True))
    after = _inner(compile(mutant.planted(text), str(place), "exec", dont_inherit=True))
    changed = {
        old: new for old, new in zip(before, after, strict=False) if _key(old) == _key(new) and old != new
    }
    if len(before) != len(after) or not changed:
        return False
    grafted = False
    for function in [each for each in gc.get_objects() if type(each) is FunctionType]:
        code = function.__code__
        if code.co_filename == str(place) and code in changed:
            function.__code__ = changed[code]
            grafted = True
    return grafted


def _inner(code: CodeType) -> list[CodeType]:
    """Every code object within a module, in order."""
    found: list[CodeType] = []
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found += [constant, *_inner(constant)]
    return found


def _key(code: CodeType) -> tuple[str, int, tuple[str, ...]]:
    return code.co_qualname, code.co_firstlineno, code.co_freevars
