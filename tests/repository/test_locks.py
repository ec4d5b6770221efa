"""The lock files: complete, hashed, without addresses, and in step with what they lock."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

REQUIREMENTS = Path(__file__).parents[2] / "requirements"
LOCKS = sorted(path.name for path in REQUIREMENTS.glob("*.lock"))
PIN = re.compile(r"^(?P<name>[a-z0-9.-]+)==(?P<version>[^ ;]+)(?P<marker> ;[^\\]*)?", re.MULTILINE)


def pins(lock: str) -> set[tuple[str, str]]:
    """Each name and version in a lock file."""
    text = (REQUIREMENTS / lock).read_text(encoding="utf-8")
    return {(pin["name"], pin["version"]) for pin in PIN.finditer(text)}


def wanted(source: str) -> set[str]:
    """The package names of a `.in` file, as locks spell them."""
    lines = (REQUIREMENTS / source).read_text(encoding="utf-8").splitlines()
    names = [
        re.split(r"[<>=!~\[; ]", line, maxsplit=1)[0] for line in lines if line and not line.startswith("#")
    ]
    return {re.sub(r"[-_.]+", "-", name).lower() for name in names}


def test_there_is_a_lock_for_playing_working_and_measuring() -> None:
    assert LOCKS == ["bench.lock", "dev.lock", "runtime.lock"]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_line_is_a_pin_a_hash_or_a_remark(lock: str) -> None:
    """So no line can carry an address, an option or an unpinned package."""
    hash_line = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
    for line in (REQUIREMENTS / lock).read_text(encoding="utf-8").splitlines():
        assert PIN.match(line) or hash_line.fullmatch(line) or line.lstrip().startswith("#"), line


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_is_followed_by_a_hash(lock: str) -> None:
    lines = (REQUIREMENTS / lock).read_text(encoding="utf-8").splitlines()
    for line, following in pairwise(lines):
        if PIN.match(line):
            assert line.endswith(" \\"), line
            assert following.startswith("    --hash=sha256:"), line


@pytest.mark.parametrize("lock", LOCKS)
def test_no_lock_names_an_address(lock: str) -> None:
    assert not re.search(
        r"https?:|file:|://|index-url|find-links", (REQUIREMENTS / lock).read_text(encoding="utf-8")
    )


@pytest.mark.parametrize(
    ("lock", "sources"),
    [
        ("runtime.lock", ["runtime.in", "build.in"]),
        ("dev.lock", ["runtime.in", "build.in", "dev.in"]),
        ("bench.lock", ["runtime.in", "build.in", "bench.in"]),
    ],
)
def test_a_lock_holds_everything_its_sources_ask_for(lock: str, sources: list[str]) -> None:
    """Fails after an edit of a `.in` file without `make lock`."""
    locked = {name for name, _ in pins(lock)}
    missing = {name for source in sources for name in wanted(source)} - locked
    assert not missing, f"run: make lock ({missing} not in {lock})"


@pytest.mark.parametrize("lock", ["dev.lock", "bench.lock"])
def test_whoever_works_plays_with_the_same_versions(lock: str) -> None:
    runtime = dict(pins("runtime.lock"))
    other = dict(pins(lock))
    assert runtime == {name: other.get(name) for name in runtime}
