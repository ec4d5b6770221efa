"""What a run measures: names, measures, and what is not installed."""

from pathlib import Path

import pytest

from benchmarks.measurement import MEASURES
from benchmarks.selection import SelectionError, select
from tests.benchmarks.fakes import FakeSight, FakeSubject, MissingPeer

OURS, PEER, ABSENT = FakeSubject("ours", ours=True), FakeSubject("peer"), MissingPeer("absent")
SIGHT = FakeSight("sight-fake")


def test_without_names_everything_that_is_there_is_measured() -> None:
    selection = select([OURS, PEER], [SIGHT])

    assert (selection.subjects, selection.sights) == ([OURS, PEER], [SIGHT])
    assert selection.start and selection.server
    assert selection.measures == set(MEASURES)


def test_a_peer_that_is_not_installed_is_noted_with_its_remedy_and_not_measured() -> None:
    selection = select([OURS, ABSENT], [])

    assert selection.subjects == [OURS]
    assert [note.missing for note in selection.notes] == [
        None,
        'package-that-nobody-has is not installed; install the peers with: pip install -e ".[bench]"',
    ]
    assert selection.scope.missing_peers == {"absent"}


def test_a_peer_that_is_installed_but_broken_is_noted_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_peer.py").write_text("import package_that_nobody_has")
    monkeypatch.syspath_prepend(tmp_path)
    peer = FakeSubject("broken")
    peer.module = peer.package = "broken_peer"

    assert peer.missing() == (
        "broken_peer cannot be imported (No module named 'package_that_nobody_has'); "
        'install the peers with: pip install -e ".[bench]"'
    )


def test_names_narrow_the_run_and_the_rest_is_known_to_be_left_out() -> None:
    selection = select([OURS, PEER], [SIGHT], only=["peer"])

    assert (selection.subjects, selection.sights, selection.start) == ([PEER], [], False)
    assert selection.scope.left_out("ours", "decisions")
    assert not selection.scope.left_out("peer", "decisions")


def test_measures_narrow_the_run() -> None:
    selection = select([OURS], [], measures=["copy"])

    assert selection.wants("copy") and not selection.wants("decisions")
    assert not selection.start
    assert selection.scope.left_out("ours", "decisions")


def test_ours_come_first_then_lines_of_sight_then_peers() -> None:
    selection = select([PEER, OURS], [SIGHT])

    assert [note.name for note in selection.notes] == ["ours", "sight-fake", "peer"]


@pytest.mark.parametrize(
    ("only", "measures", "complaint"),
    [
        (["pear"], [], 'unknown subject "pear"; did you mean "peer"? See --list'),
        ([], ["copys"], 'unknown measure "copys"; did you mean "copy"? See --list'),
        (["zzz"], [], 'unknown subject "zzz". See --list'),
    ],
)
def test_a_wrong_name_is_answered_with_the_nearest(
    only: list[str], measures: list[str], complaint: str
) -> None:
    with pytest.raises(SelectionError) as caught:
        select([OURS, PEER], [], only=only, measures=measures)
    assert str(caught.value) == complaint


@pytest.mark.parametrize(
    ("only", "measures", "measured"),
    [
        (["server"], [], True),
        ([], ["acknowledgement"], True),
        (["peer"], [], False),
        ([], ["copy"], False),
        (["server"], ["copy"], False),
    ],
)
def test_the_server_is_measured_when_it_is_asked_for(
    only: list[str], measures: list[str], measured: bool
) -> None:
    selection = select([OURS, PEER], [], only=only, measures=measures)

    assert selection.server is measured
    assert selection.scope.left_out("server", "server") is (only == ["peer"] or measures != [])
