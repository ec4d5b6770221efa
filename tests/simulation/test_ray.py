"""The same batch on a real Ray, started on this machine with few resources."""

import subprocess
import sys
from pathlib import Path

import pytest

from grimtable.simulation import Alone, Batch, SimulationError, make_spec
from grimtable.simulation.ray_pool import RayPool, is_installed

needs_ray = pytest.mark.skipif(not is_installed(), reason="Ray (the extra `ray`) is not installed")
ORDER = make_spec("skirmish", seats="random", seed=5)

#: In a process of its own, as people use it: Ray leaves its servers' handles to be collected with a warning.
ON_RAY = """
import sys
from pathlib import Path
from grimtable.simulation import Batch, make_spec
from grimtable.simulation.ray_pool import RayPool

pool = RayPool("local", 2)
assert pool.size == 2
assert Batch.begin(Path(sys.argv[1]), make_spec("skirmish", seats="random", seed=5)).play(20, pool)
pool.close()
"""


@needs_ray
@pytest.mark.begun_first
def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    command = [sys.executable, "-c", ON_RAY, str(tmp_path / "ray")]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    here = Batch.begin(tmp_path / "here", ORDER)
    assert here.play(20, Alone())
    assert Batch.begin(tmp_path / "ray", ORDER).games() == here.games()


@needs_ray
def test_a_cluster_that_does_not_answer_is_a_sentence() -> None:
    with pytest.raises(SimulationError, match=r"no Ray cluster answers at 127\.0\.0\.1:9"):
        RayPool("127.0.0.1:9", 2)


def test_without_ray_the_remedy_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grimtable.simulation.ray_pool.is_installed", lambda: False)
    with pytest.raises(SimulationError, match=r'pip install "grimtable\[ray\]"'):
        RayPool("local", 2)
