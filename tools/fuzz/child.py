"""One target in a bounded process: `python -m tools.fuzz.child TARGET SECONDS SEED FOLDER [worth]`.

The input that runs stands in FOLDER/running, so that whoever started the process knows it even when it hangs
or dies. What came of it is one JSON object on standard output; with `worth`, also what is worth keeping.
"""

from __future__ import annotations

import base64
import json
import os
import random
import resource
import sys
import tempfile
from pathlib import Path

from tools.fuzz.corpus import kept
from tools.fuzz.searching import Search, fewest, for_seconds
from tools.fuzz.targets import every

#: Of memory: loading all games takes a quarter of it.
MOST_BYTES = 3 * 2**30
#: Inputs of one target kept for `make test`, and how long each may be.
MOST_KEPT = 24
LONGEST_KEPT = 3_000


def memory() -> int:
    """What this process holds now, in bytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def main(name: str, seconds: float, seed: int, folder: Path, *, chooses: bool) -> None:
    """Search, and say what was found."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    tempfile.tempdir = str(folder)
    os.chdir(folder)
    target = every()[name]
    prepared = target.prepare()
    running = (folder / "running").open("wb", buffering=0)

    def announce(data: bytes) -> None:
        os.pwrite(running.fileno(), len(data).to_bytes(8, "big") + data, 0)

    search = Search(prepared, random.Random(f"{name} {seed}"), target.words, announce)
    # Caches fill up in the first half; what grows in the second grows without end.
    half, whole = for_seconds(seconds / 2), for_seconds(seconds)
    search.begin(kept(name))
    search.go(half)
    middle = memory()
    search.go(whole)
    grown = memory() - middle
    worth = fewest(prepared, search.known, most=MOST_KEPT, letters=LONGEST_KEPT) if chooses else []
    told = {
        "runs": search.runs,
        "ways": search.tracer.ways,
        "grown": grown,
        "failures": [
            {"key": each.key, "told": each.told, "data": base64.b64encode(each.data).decode()}
            for each in search.failures.values()
        ],
        "worth": [base64.b64encode(data).decode() for data in worth],
    }
    print(json.dumps(told))
    sys.stdout.flush()
    os._exit(0)  # nobody waits for the threads of a server that was never closed


if __name__ == "__main__":
    target, time, seed, place, *more = sys.argv[1:]
    main(target, float(time), int(seed), Path(place), chooses="worth" in more)
