"""Batches that several tests look at, played once."""

from pathlib import Path

import pytest

from grimtable.simulation import Alone, Batch, Summary, make_spec


@pytest.fixture(scope="session")
def doom_batch(tmp_path_factory: pytest.TempPathFactory) -> Batch:
    """Eight games of recruits in the first scenario: short, and with something of everything."""
    batch = Batch.begin(tmp_path_factory.mktemp("doom"), make_spec("doom2004", players=3, seats="recruit"))
    assert batch.play(8, Alone())
    return batch


@pytest.fixture(scope="session")
def doom(doom_batch: Batch) -> Summary:
    return Summary.of(doom_batch)


@pytest.fixture(scope="session")
def skirmish(tmp_path_factory: pytest.TempPathFactory) -> Summary:
    """Thirty random games of a game that keeps no statistics of its own."""
    folder: Path = tmp_path_factory.mktemp("skirmish")
    batch = Batch.begin(folder, make_spec("skirmish", "long_hall", seats="random"))
    assert batch.play(30, Alone())
    return Summary.of(batch)
