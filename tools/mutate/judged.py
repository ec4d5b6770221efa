"""What an earlier run has judged already: whoever stops a long run, or is stopped, loses nothing.

A mutant or a swap that was noticed counts as long as the rules and the witness who noticed it are the same;
one that survived, as long as no witness is new or another.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools.mutate.mutant import ROOT, Mutant
from tools.mutate.noticing import CASES, PRINTED, TESTS, Notice
from tools.mutate.witnesses import Record, mark_of, whole_lines

_BY_A_FILE = {CASES, TESTS, PRINTED}


class Judged:
    """A file with one line for each mutant and swap that was judged, in the order of judging."""

    def __init__(self, store: Path, rules: Iterable[Path], known: Record, word: str = "") -> None:
        self._store = store
        self._rules = mark_of(*rules)
        #: `--tests` leaves witnesses out: who was not asked then may notice now.
        marks = " ".join([word, *sorted({witness.mark for witness in known.witnesses})])
        self._witnesses = hashlib.blake2b(marks.encode(), digest_size=12).hexdigest()
        self._known: dict[str, dict[str, Any]] = {}
        if store.exists():
            for told in whole_lines(store):
                self._known[told["mutant"]] = told

    def of(self, mutant: Mutant | str) -> Notice | None:
        """What became of it, or nothing where it has to be asked again."""
        told = self._known.get(_key(mutant))
        if told is None or told["rules"] != self._rules:
            return None
        found = Notice(told["kind"], told["witness"])
        if told["mark"] != (self._mark(found.witness) if found.kind in _BY_A_FILE else self._witnesses):
            return None
        return found

    def keep(self, mutant: Mutant | str, by: Notice) -> None:
        """Write it down at once."""
        told: dict[str, Any] = {
            "mutant": _key(mutant),
            "rules": self._rules,
            "kind": by.kind,
            "witness": by.witness,
            "mark": self._mark(by.witness) if by.kind in _BY_A_FILE else self._witnesses,
        }
        self._known[told["mutant"]] = told
        with self._store.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(told)}\n")

    def _mark(self, witness: str) -> str:
        """The mark of its file: `a.toml` of `a.toml (KeyError)`, `b.py` of `b.py::test_c`."""
        place = ROOT / witness.split("::", maxsplit=1)[0].split(" ", maxsplit=1)[0]
        return mark_of(place) if place.is_file() else ""


def _key(mutant: Mutant | str) -> str:
    """A mutant by its place and what it writes there; a swap by its name."""
    if isinstance(mutant, str):
        return mutant
    return f"{mutant.path}:{mutant.start}-{mutant.end} {mutant.after}"
