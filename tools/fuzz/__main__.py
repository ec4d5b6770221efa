"""Fuzz by hand: one target or all, one input again, or new inputs for the corpus."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tools.fuzz.corpus import CORPUS, keep, name_of
from tools.fuzz.running import fuzz, sentence
from tools.fuzz.target import checked
from tools.fuzz.targets import every


def main() -> int:
    """0 when no defect was found."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("--only", metavar="TARGET", action="append", choices=sorted(every()))
    parser.add_argument("--minutes", type=float, default=5.0, help="in all, shared by the targets (5)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--input", type=Path, help="read this file once, with its traceback")
    parser.add_argument("--keep", action="store_true", help="put the best inputs into tests/fuzz/corpus")
    chosen = parser.parse_args()
    targets = chosen.only or list(every())
    if chosen.input is not None:
        for name in targets:
            print(f"{name}: {checked(every()[name].prepare(), chosen.input.read_bytes()) or 'well'}")
        return 0
    seconds = chosen.minutes * 60 / len(targets)
    bad = 0
    for name in targets:
        with tempfile.TemporaryDirectory(prefix="grimtable-fuzz-") as folder:
            outcome = fuzz(name, seconds, chosen.seed, Path(folder), chooses=chosen.keep)
        print(f"{name:<20}{outcome.runs:>9} inputs {outcome.ways:>7} ways {len(outcome.failures):>3} defects")
        sys.stdout.flush()
        for failure in outcome.failures:
            print(sentence(name, failure))
        bad += len(outcome.failures)
        if chosen.keep and not outcome.failures:
            _replace(CORPUS / name, outcome.worth)
    return 1 if bad else 0


def _replace(folder: Path, worth: tuple[bytes, ...]) -> None:
    """Defects that were found once keep their names and stay; the others are chosen anew."""
    if folder.is_dir():
        for path in folder.iterdir():
            if path.name == name_of(path.read_bytes()):
                path.unlink()
    for data in worth:
        keep(folder, data)


if __name__ == "__main__":
    raise SystemExit(main())
