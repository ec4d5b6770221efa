"""A fresh server for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server on an empty database."""
    opened = House(tmp_path)
    yield opened
    opened.close()
