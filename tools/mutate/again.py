"""Survivors of an earlier report, shown again: whoever has written a case wants to know only of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.mutate.mutant import Mutant

_SURVIVOR: Final = re.compile(r"^  (\S+):\d+ in (.*)\n    - (.*)\n    \+ (.*)$", re.MULTILINE)


def survivors(groups: Iterable[list[Mutant]], report: Path) -> list[Mutant]:
    """The mutants that a report lists, found by their words, so that lines may have moved since."""
    text = report.read_text(encoding="utf-8")
    listed = dict.fromkeys(
        (path, "" if function == "the module" else function, was, becomes)
        for path, function, was, becomes in _SURVIVOR.findall(text)
    )
    known: dict[tuple[str, str, str, str], Mutant] = {}
    for group in groups:
        for mutant in group:
            known.setdefault((mutant.path, mutant.function, mutant.was, mutant.becomes), mutant)
    return [known[each] for each in listed if each in known]
