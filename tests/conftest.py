"""Settings for all tests: hypothesis profiles, golden transcripts, which tests are run."""

import gc
import os
import random
import signal
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support.transcript import Transcript, compare_transcript

TRANSCRIPTS = Path(__file__).parent / "transcripts"

#: How a command ends that was interrupted and has found nothing until then.
INTERRUPTED = 130

#: When `make soak` wants no further test begun; it gives its tests no time otherwise.
NO_MORE = time.monotonic() + float(os.environ.get("SOAK_SECONDS", "inf"))

# `ci` is the default everywhere: the same examples in every run, so a failure is never somebody else's.
# `dev` looks for new examples: HYPOTHESIS_PROFILE=dev make test
settings.register_profile(
    "ci",
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("dev", deadline=None, max_examples=500, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


# A run in the background (`make test &`) begins with Ctrl-C ignored, and so would every program that a test
# starts and then interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)


# Eleven thousand tests and every game stay for good, and looking through them again and again for what nobody
# needs any more is a tenth of the work: it is done as seldom as in the server.
gc.set_threshold(50_000, 20, 200)


def pytest_collection_finish(session: pytest.Session) -> None:
    """What was collected stays until the end: the collector of Python need not look at it again."""
    gc.collect()
    gc.freeze()


# Optional: `make mutate` and others run tests without xdist.
@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests of pages and servers wait for a third of their time."""
    return (os.cpu_count() or 1) + 1


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options behind `make transcripts` and the batch `long-tests` of `make soak`."""
    parser.addoption(
        "--write-transcripts",
        action="store_true",
        help="run only the tests that use a golden transcript, and write it instead of comparing",
    )
    parser.addoption(
        "--long", action="store_true", help="run only the tests marked long, which are else left out"
    )
    parser.addoption("--long-too", action="store_true", help="run the tests marked long with the others")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the long tests, or all others with --long; with --write-transcripts, those without one.

    What takes longest is begun first, or one worker would play it alone in the end.
    """
    is_wanted, is_all = bool(config.getoption("--long")), bool(config.getoption("--long-too"))
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        is_long = item.get_closest_marker("long") is not None
        (kept if is_all or is_long == is_wanted else left_out).append(item)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept
    items.sort(key=lambda item: item.get_closest_marker("begun_first") is None)
    if config.getoption("--write-transcripts"):
        uses = [item for item in items if "transcript" in getattr(item, "fixturenames", ())]
        config.hook.pytest_deselected(items=[item for item in items if item not in uses])
        items[:] = uses
    if "SOAK_SECONDS" in os.environ:  # as many as there is time for, and others with another seed
        random.Random(os.environ.get("SOAK_SEED")).shuffle(items)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Nothing is begun when the time of `make soak` is up, but the first test always is."""
    if time.monotonic() > NO_MORE and item is not item.session.items[0]:
        pytest.skip("there is no time left")


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """No test with a transcript means nothing to write, and no long one nothing to try: both no failure.

    A test that was going on when time was up is none either.
    """
    if exitstatus == pytest.ExitCode.INTERRUPTED and "SOAK_SECONDS" in os.environ:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED if session.testsfailed else INTERRUPTED
    is_choosy = session.config.getoption("--write-transcripts") or session.config.getoption("--long")
    if is_choosy and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK


@pytest.fixture
def transcript(request: pytest.FixtureRequest) -> Transcript:
    """Compare a text with the golden one of that name, or write it with `make transcripts`."""
    write = bool(request.config.getoption("--write-transcripts"))

    def check(name: str, text: str) -> None:
        compare_transcript(TRANSCRIPTS / f"{name}.txt", text, write=write)

    return check
