"""The tests marked `long`, with new examples of hypothesis."""

from __future__ import annotations

from tools.soak.batch import Run


def soak(run: Run) -> None:
    """All of them once; they are told SOAK_SECONDS and SOAK_SEED, for those that can use more time."""
    run.command(
        "runs of the long tests",
        *("-m", "pytest", "--quiet", "--long", "tests"),
        environment={
            "HYPOTHESIS_PROFILE": "dev",
            "SOAK_SECONDS": str(run.seconds),
            "SOAK_SEED": str(run.seed),
        },
    )
