"""The tests marked `long`, with new examples of hypothesis."""

from __future__ import annotations

import re

from tools.soak.batch import SAID, Run


def soak(run: Run) -> None:
    """All of them once, or as many as there is time for, in an order of the seed's."""
    run.command(
        "runs of the long tests",
        *("-m", "pytest", "--quiet", "--long", "-p", "no:cacheprovider", "tests"),
        environment={
            "HYPOTHESIS_PROFILE": "dev",
            "SOAK_SECONDS": str(run.seconds),
            "SOAK_SEED": str(run.seed),
        },
    )
    # Told at the end also when it was interrupted.
    told = re.findall(r"(\d+) passed", (run.folder / SAID).read_text(encoding="utf-8", errors="replace"))
    run.did("long tests passed", int(told[-1]) if told else 0)
