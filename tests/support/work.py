"""How much work something is: counted in calls, because a busy machine makes every clock lie."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any


def calls_of(doing: Callable[[], object]) -> int:
    """The Python functions that are called while it is done; the same number on every machine."""
    counted = 0

    def count(frame: Any, event: str, argument: Any) -> None:
        nonlocal counted
        counted += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        doing()
    finally:
        sys.setprofile(before)
    return counted
