"""Records on disk: a save is whole or not there, and every problem with a file names the file."""

import os
from pathlib import Path

import pytest

from grimtable.kernel import RecordError
from grimtable.records.record import read_record_file, write_whole
from grimtable.records.session import Session
from tests.support.played import play_on
from tests.support.toy import TOY


def test_a_saved_game_is_resumed_from_its_file(tmp_path: Path) -> None:
    session = Session.start(TOY, TOY.setup(seed=2))
    play_on(session, 40)
    file = tmp_path / "game.json"

    session.save(file)

    assert Session.resume(TOY, read_record_file(file)).state == session.state
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize("stage", ["fsync", "replace"])
def test_a_save_that_fails_half_way_leaves_the_earlier_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stage: str
) -> None:
    file = tmp_path / "game.json"
    write_whole(file, b"the earlier save")

    def out_of_space(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, stage, out_of_space)
    with pytest.raises(RecordError, match="No space left on device; what was there before is unchanged"):
        write_whole(file, b"the later save, much longer")
    monkeypatch.undo()

    assert file.read_bytes() == b"the earlier save"
    assert list(tmp_path.iterdir()) == [file]


def test_a_save_keeps_the_permissions_of_the_file_and_follows_a_link(tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    real = folder / "real.json"
    real.write_bytes(b"old")
    real.chmod(0o640)
    link = tmp_path / "link.json"
    link.symlink_to(real)

    write_whole(link, b"new")

    assert link.is_symlink()
    assert real.read_bytes() == b"new"
    assert real.stat().st_mode & 0o777 == 0o640


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nowhere.game\.json could not be written: No such file"):
        write_whole(tmp_path / "nowhere" / "game.json", b"")


@pytest.mark.parametrize("content", [None, b"", b"{}", b"\xff\xfe\x00"])
def test_a_file_that_is_no_record_is_named(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "holiday.json"
    if content is not None:
        file.write_bytes(content)

    with pytest.raises(RecordError, match=r"holiday\.json: "):
        read_record_file(file)


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="Is a directory"):
        read_record_file(tmp_path)
