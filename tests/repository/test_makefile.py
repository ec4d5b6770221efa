"""The Makefile and the script of continuous integration."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

needs_make = pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")


def targets() -> list[str]:
    """The targets people call: those that are no files."""
    return re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE)


def test_the_daily_commands_are_there() -> None:
    assert {"help", "play", "test", "check", "bench", "docs", "lock", "rule"} <= set(targets())


@pytest.mark.parametrize("target", targets())
def test_every_target_has_a_description(target: str) -> None:
    assert re.search(rf"^{target}:.*  ## [a-z].+", MAKEFILE, re.MULTILINE)


def test_every_target_is_declared_as_no_file() -> None:
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert phony is not None
    assert sorted(phony[1].split()) == sorted(targets())


@needs_make
def test_make_alone_lists_every_target() -> None:
    output = subprocess.run(["make", "-C", str(ROOT)], capture_output=True, text=True, check=True).stdout
    listed = re.findall(r"^  make ([a-z]+) ", output, re.MULTILINE)
    assert listed == targets()


@needs_make
def test_an_old_python_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """A python3 that calls itself 3.9: no virtual environment, one sentence with the remedy."""
    for name in ("Makefile", "pyproject.toml", "requirements/runtime.lock", "tools/prepare"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    old = tmp_path / "old-python"
    old.write_text('#!/bin/sh\n[ "$1" = -V ] && echo Python 3.9.6\nexit 1\n', encoding="utf-8")
    old.chmod(0o755)

    result = subprocess.run(
        ["make", "-C", str(tmp_path), "play", f"PYTHON={old}"], capture_output=True, text=True, check=False
    )

    assert result.returncode != 0
    assert "Python 3.11 or newer is needed" in result.stderr
    assert "Python 3.9.6" in result.stderr
    assert not (tmp_path / ".venv").exists()


@needs_make
def test_somebody_elses_environment_is_left_alone(tmp_path: Path) -> None:
    """A .venv that is a link belongs to another checkout, which would then run this one's code."""
    for name in ("Makefile", "pyproject.toml", "requirements/runtime.lock", "tools/prepare"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "other").mkdir()
    (tmp_path / ".venv").symlink_to(tmp_path / "other")
    result = subprocess.run(
        ["make", "-C", str(tmp_path), "play"], capture_output=True, text=True, check=False
    )
    assert result.returncode != 0
    assert '".venv" is a link' in result.stderr
    assert not list((tmp_path / "other").iterdir())


def test_continuous_integration_runs_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    lines = script.read_text(encoding="utf-8").splitlines()
    assert "set -euo pipefail" in lines
    assert lines[-1] == "make test"
