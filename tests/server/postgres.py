"""The fixture `postgres`: a PostgreSQL started by the tests themselves, one for each process of pytest."""

from collections.abc import Iterator

import pytest

from tools.postgres import NoPostgres, Postgres, programs, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL; tests are passed over only where it is not installed."""
    try:
        programs()
    except NoPostgres as missing:
        pytest.skip(str(missing))
    with running_postgres(durable=False) as server:
        yield server
