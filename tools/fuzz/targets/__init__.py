"""What is fuzzed: each module lists its targets as TARGETS."""

from __future__ import annotations

from tools.fuzz.target import Target
from tools.fuzz.targets import commands, content, play, server

MODULES = {"play": play, "content": content, "server": server, "commands": commands}


def every() -> dict[str, Target]:
    """All targets by name.

    >>> "records" in every()
    True
    """
    return {target.name: target for module in MODULES.values() for target in module.TARGETS}
