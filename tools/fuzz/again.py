"""Read every seed and kept input of some targets, without watching: `python -m tools.fuzz.again TARGET…`."""

from __future__ import annotations

import os
import sys
import tempfile
import traceback

from tools.fuzz.corpus import kept
from tools.fuzz.target import checked
from tools.fuzz.targets import every

#: Of the seeds: a few show what is nearly right.
MOST_REFUSED = 0.4


def main(name: str) -> int:
    """0 when none of them shows a defect, and most seeds are what good input looks like."""
    prepared = every()[name].prepare()
    bad = 0
    refused: list[str] = []
    for place, data in enumerate((*prepared.seeds, *kept(name))):
        try:
            refusal = checked(prepared, data)
            if refusal is not None and place < len(prepared.seeds):
                refused.append(refusal)
        except Exception:  # noqa: BLE001  (told, and the next one has its turn)
            bad += 1
            print(f"{name}: {data[:400]!r}\n{traceback.format_exc()[-2_000:]}")
    if len(refused) > len(prepared.seeds) * MOST_REFUSED:
        bad += 1
        print(f"{name}: most seeds are refused, so the search begins before a closed door: {refused[0]}")
    return bad


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="grimtable-fuzz-") as folder:
        tempfile.tempdir = folder
        code = sum(map(main, sys.argv[1:]))
    sys.stdout.flush()
    os._exit(min(code, 1))  # nobody waits for the threads of a server that was never closed
