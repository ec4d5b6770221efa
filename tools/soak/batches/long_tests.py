"""The tests marked `long`, with new examples of hypothesis."""

from __future__ import annotations

from tools.soak.batch import Run


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
