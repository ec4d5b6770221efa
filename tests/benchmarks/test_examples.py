"""The examples in the benchmarks' docstrings are true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import benchmarks

MODULES = sorted(
    path.stem for path in Path(benchmarks.__file__).parent.glob("*.py") if path.stem != "__main__"
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_hold(name: str) -> None:
    assert doctest.testmod(import_module(f"benchmarks.{name}")).failed == 0
