"""A pack from a stranger: bounded, never executed, refused in a sentence."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from grimtable.content import ContentError, load_pack
from grimtable.content import limits as bounds
from tests.content.support import refused, write_pack
from tests.content.tiny_game import SCHEMA
from tests.support.work import calls_of

DIE = "faces = []\n"


def refusal(folder: Path) -> str:
    with pytest.raises(ContentError) as caught:
        load_pack(folder, SCHEMA)
    return str(caught.value).replace(f"{folder}/", "")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("faces = " + "[" * 100_000, "dice/a.toml: tables and lists are nested deeper than 32 levels"),
        ("faces = " + "{a=" * 50_000, "dice/a.toml: tables and lists are nested deeper than 32 levels"),
        (
            "faces = " + "[" * 40 + "]" * 40,
            "dice/a.toml:1: faces[0]: tables and lists are nested deeper than",
        ),
        ("[" + ".".join("a" * 40) + "]\n", "dice/a.toml:1: a.a: tables and lists are nested deeper than"),
        (".".join("a" * 100_000) + " = 1\n", "dice/a.toml: a dotted key has more than 32 parts"),
        ("[" + ".".join("a" * 100_000) + "]\n", "dice/a.toml: a dotted key has more than 32 parts"),
        ('x = { "a"' + '."b"' * 50_000 + " = 1 }\n", "dice/a.toml: a dotted key has more than 32 parts"),
        ("faces = [" + "1," * 60_000 + "]", "dice/a.toml:1: holds more than 50000 values"),
        (f'note = "{"x" * 20_000}"\n', "dice/a.toml:1: note: the text is longer than 16384 letters"),
        (f"{'k' * 200} = 1\n", "dice/a.toml:1: a key is longer than 128 letters"),
        ("faces = 9007199254740992\n", "dice/a.toml:1: faces: the number is not between"),
        (f"faces = {'9' * 5_000}\n", "dice/a.toml: is not valid TOML: Exceeds the limit"),
        (f"faces = 0x{'f' * 5_000}\n", "dice/a.toml:1: faces: the number is not between"),
        ("faces = nan\n", "dice/a.toml:1: faces: expected a number, found one that is infinite or no number"),
        ("faces = 1e999\n", "dice/a.toml:1: faces: expected a number, found one that is infinite"),
        (
            'note = "\\u001b[2J"\n',
            "dice/a.toml:1: note: the text holds the invisible character U+001B; remove it",
        ),
        (
            'note = "\u202eevil"\n',
            "dice/a.toml:1: note: the text holds the invisible character U+202E; remove it",
        ),
        (
            "faces = 1979-05-27\n",
            "dice/a.toml:1: faces: expected a list (each a table), found the date or time",
        ),
        ("#" * (256 * 1024 + 1), "dice/a.toml: is larger than 256 KiB; split it into several files"),
    ],
)
def test_hostile_files_are_refused_in_a_sentence_and_quickly(
    tmp_path: Path, text: str, sentence: str
) -> None:
    said: list[str] = []
    work = calls_of(lambda: said.extend(refused(tmp_path, {"dice/a.toml": text})))
    assert said[0].startswith(sentence)
    assert work < 2_000_000  # at most a few for each character


def test_many_lines_with_many_dots_are_no_dotted_keys(tmp_path: Path) -> None:
    line = "a." * 200
    write_pack(tmp_path, {"dice/a.toml": f'faces = []\nnote = """\n{line}\n"""\n'})
    assert load_pack(tmp_path, SCHEMA).get("dice", "a").note.startswith("a.a.")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"faces = []\n\xff\xfe", "dice/a.toml:2: is not UTF-8 text (byte 12); save it as UTF-8"),
        (b"faces = []\n\n\x00", "dice/a.toml:3: holds a NUL byte; save it as plain UTF-8 text"),
        ("faces = []".encode("utf-16"), "dice/a.toml:1: holds a NUL byte; save it as plain UTF-8 text"),
    ],
)
def test_bytes_that_are_no_text(tmp_path: Path, data: bytes, sentence: str) -> None:
    write_pack(tmp_path, {"dice/a.toml": ""})
    (tmp_path / "dice" / "a.toml").write_bytes(data)
    assert refusal(tmp_path) == sentence


def test_symbolic_links_are_refused_wherever_they_lead(tmp_path: Path) -> None:
    write_pack(tmp_path / "p", {"dice/a.toml": DIE})
    (tmp_path / "secret.toml").write_text("password = 'x'\n")
    (tmp_path / "p" / "dice" / "b.toml").symlink_to(tmp_path / "secret.toml")
    (tmp_path / "p" / "cards").symlink_to(tmp_path)
    (tmp_path / "p" / "dice" / "c.toml").symlink_to(tmp_path / "nowhere")
    said = refusal(tmp_path / "p").splitlines()
    assert [line.split(":")[0] for line in said] == ["cards", "dice/b.toml", "dice/c.toml"]
    assert all("is a symbolic link" in line for line in said)
    assert "password" not in "".join(said)


def test_things_that_are_no_files_are_refused(tmp_path: Path) -> None:
    write_pack(tmp_path, {"dice/a.toml": DIE})
    os.mkfifo(tmp_path / "dice" / "pipe.toml")
    (tmp_path / "dice" / "folder.toml").mkdir()
    assert refusal(tmp_path).splitlines() == [
        "dice/folder.toml: is a folder, but its name says it is a file; rename it",
        "dice/pipe.toml: is not a plain file; a pack holds plain files only",
    ]


def test_a_socket_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path, {"dice/a.toml": DIE})
    monkeypatch.chdir(tmp_path / "dice")  # the address of a socket must be short
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind("s.toml")
        assert refusal(tmp_path).startswith("dice/s.toml: cannot be read: ")


def test_a_file_that_may_not_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path, {"dice/a.toml": DIE})
    opened = os.open

    def forbidding(path: os.PathLike[str], flags: int, mode: int = 0o777) -> int:
        if Path(path).name == "a.toml":
            raise PermissionError(13, "Permission denied")
        return opened(path, flags, mode)

    monkeypatch.setattr(os, "open", forbidding)
    assert refusal(tmp_path) == "dice/a.toml: cannot be read: permission denied"


def test_too_many_files_too_many_bytes_too_many_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {f"dice/d{number}.toml": DIE for number in range(20)}
    write_pack(tmp_path, files)
    monkeypatch.setattr(bounds, "PACK_FILES", 10)
    assert "the pack holds more than 10 files" in refusal(tmp_path)
    monkeypatch.setattr(bounds, "PACK_FILES", 5_000)
    monkeypatch.setattr(bounds, "PACK_BYTES", 100)
    assert "the pack holds more than 0 MiB of text" in refusal(tmp_path)
    monkeypatch.undo()
    deep = "dice/" + "x/" * 20
    assert "folders are nested deeper than 8 levels" in refused(tmp_path, {f"{deep}a.toml": DIE})[0]


def test_nothing_in_a_pack_is_ever_run(tmp_path: Path) -> None:
    """Names that would mean something to Python are just unknown names."""
    text = (
        'kind = "event"\ntext = ""\n[reaction]\nmoment = "turn.started"\n'
        'do = ["__import__(\'os\').abort()", { verb = "os.abort" }, { verb = "eval", code = "1" }]\n'
    )
    said = refused(tmp_path, {"cards/a.toml": text})
    assert len(said) == 3
    assert all("unknown verb" in line for line in said)
