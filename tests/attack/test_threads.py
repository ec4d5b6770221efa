"""Threads: a process in which two of them read the same type for the first time at once may die."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_no_thread_is_the_first_to_read_a_type(tmp_path: Path) -> None:
    """The library that reads them dies if a second one comes while the first learns what a type is."""
    for _ in ("a new table", "one that is stored"):
        done = subprocess.run(
            [sys.executable, "-m", "tests.attack.reading_types", "doom2004", str(tmp_path)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr[-2_000:]
