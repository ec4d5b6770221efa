"""Every input that fuzzing kept, read again: sound or refused in words, never a defect."""

import subprocess
import sys

import pytest

from tools.fuzz.corpus import CORPUS, ROOT, kept
from tools.fuzz.targets import MODULES, every

#: Of all files together: small enough to be looked through.
MOST_BYTES = 500_000


def test_every_target_has_a_corpus_and_every_corpus_a_target() -> None:
    assert {folder.name for folder in CORPUS.iterdir()} == set(every())


def test_the_corpus_stays_small() -> None:
    assert sum(path.stat().st_size for path in CORPUS.rglob("*") if path.is_file()) < MOST_BYTES


@pytest.mark.parametrize("part", sorted(MODULES))
def test_what_was_kept_is_sound_or_refused_in_words(part: str) -> None:
    """In a process of its own: a target prepares a whole server, hears its log, and leaves threads behind."""
    names = [target.name for target in MODULES[part].TARGETS]
    assert all(kept(name) for name in names)
    done = subprocess.run(
        [sys.executable, "-m", "tools.fuzz.again", *names],
        cwd=ROOT, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3_000:] + done.stderr[-3_000:]
