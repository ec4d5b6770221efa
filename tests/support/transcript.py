"""Golden transcripts: short readable texts that a test compares with and `make transcripts` writes anew."""

from collections.abc import Callable
from difflib import unified_diff
from pathlib import Path

import pytest

#: Called by a test as `transcript("attack", text)`; the text lives in `tests/transcripts/attack.txt`.
Transcript = Callable[[str, str], None]


def compare_transcript(path: Path, text: str, *, write: bool) -> None:
    """Fail with a diff if the text at `path` differs; or, if `write`, make it the new golden text."""
    text = text.rstrip("\n") + "\n"
    if write:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    if not path.exists():
        pytest.fail(f"there is no transcript {path.name} yet; write it with: make transcripts", pytrace=False)
    golden = path.read_text(encoding="utf-8")
    if golden != text:
        diff = unified_diff(golden.splitlines(), text.splitlines(), path.name, "this run", lineterm="")
        lines = "\n".join(diff)
        pytest.fail(f"{lines}\n\nIf this is right, write it with: make transcripts", pytrace=False)
