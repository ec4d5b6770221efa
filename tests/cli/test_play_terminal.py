"""The client at a real terminal: completion, Ctrl-C, Ctrl-D and small windows, through a pseudo-terminal."""

import os
import select
import struct
import sys
import time
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

import fcntl
import pty
import termios

SRC = Path(__file__).parents[2] / "src"


class Terminal:
    """A game of skirmish in a window of its own."""

    def __init__(self, *words: str, home: Path, columns: int = 80, lines: int = 24) -> None:
        self.screen = ""
        self.process, self.keys = pty.fork()
        if self.process == 0:
            environment = {
                **os.environ,
                "PYTHONPATH": str(SRC),
                "TERM": "xterm-256color",
                "XDG_DATA_HOME": str(home),
            }
            # Set by some test runners, and then nobody would notice the size of the window.
            environment.pop("COLUMNS", None)
            environment.pop("LINES", None)
            os.execve(sys.executable, [sys.executable, "-m", "grimtable", "play", *words], environment)
        fcntl.ioctl(self.keys, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def wait_for(self, words: str, seconds: float = 20) -> None:
        """Read until these words have been printed since the last call."""
        end = time.monotonic() + seconds
        while words not in self.screen:
            left = end - time.monotonic()
            assert left > 0, f"never saw {words!r} in {self.screen!r}"
            ready, _, _ = select.select([self.keys], [], [], left)
            if not ready:
                continue
            try:
                piece = os.read(self.keys, 65536).decode(errors="replace")
            except OSError:  # how Linux says that the other end is closed
                piece = ""
            assert piece, f"it ended without {words!r}: {self.screen!r}"
            self.screen += piece
            if "\x1b[6n" in piece:  # it asks where the cursor is
                os.write(self.keys, b"\x1b[20;1R")
        assert "Traceback" not in self.screen
        self.screen = self.screen[self.screen.index(words) + len(words) :]

    def type(self, text: str) -> None:
        os.write(self.keys, text.encode())

    def exit_code(self) -> int:
        _, status = os.waitpid(self.process, 0)
        os.close(self.keys)
        return os.waitstatus_to_exitcode(status)


def test_tab_completes_and_ctrl_c_offers_to_save(tmp_path: Path) -> None:
    terminal = Terminal("skirmish", "--seed", "3", home=tmp_path)
    terminal.wait_for("end turn")
    terminal.wait_for("red>")
    terminal.type("activate red_s\t")
    terminal.wait_for("cout_1")
    terminal.type("\r")
    terminal.wait_for("SKI-ACT-02")
    terminal.wait_for("red>")
    terminal.type("look \t\t\t\x1b[B\t rule \t")
    terminal.type("\x03")
    terminal.wait_for("yes, no or back")
    terminal.type("back\r")
    terminal.wait_for("SKI-ACT-02")
    terminal.wait_for("red>")
    terminal.type("\x04")
    terminal.wait_for("yes, no or back")
    terminal.type("yes\r")
    terminal.wait_for("Saved to")
    assert terminal.exit_code() == 0
    assert (tmp_path / "grimtable" / "saves" / "skirmish-1.json").is_file()


def test_ctrl_c_twice_leaves_at_once(tmp_path: Path) -> None:
    words = ("skirmish", "--seed", "3", "--scenario", "long_hall")
    terminal = Terminal(*words, home=tmp_path, columns=44, lines=16)
    terminal.wait_for("SKI-TRN-02")
    terminal.wait_for("red>")
    terminal.type("1\r")
    terminal.wait_for("SKI-ACT-02")
    terminal.wait_for("red>")
    terminal.type("\x03")
    terminal.wait_for("Save the game")
    terminal.type("\x03")
    assert terminal.exit_code() == 0
    assert not (tmp_path / "grimtable").exists()
