"""Keeping: saving a game, and offering it to whoever leaves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from grimtable.cli.terminal.saves import free_file, make_room
from grimtable.cli.terminal.taking_back import YES
from grimtable.kernel.errors import GrimtableError
from grimtable.narration.words import sentence

if TYPE_CHECKING:
    from grimtable.cli.terminal.client import Client

NO = frozenset({"n", "no"})


class Keeping:
    """What of one game is on disk, and where."""

    def __init__(self, client: Client, save_to: Path | None) -> None:
        self.client = client
        self.save_to = save_to
        self._saved = len(client.session.entries)  # how many entries of the record are on disk

    def save(self, name: str = "") -> None:
        """Save under a name, else where the game was saved before, else in the user's own folder."""
        path = Path(name).expanduser() if name else self.save_to or free_file(self.client.game.id)
        if path.exists() and path != self.save_to:
            if self.client.ask(f"{path} exists. Replace it? yes or no: ").casefold() not in YES:
                self.client.say("Not saved.")
                return
        self._write(path)

    def _write(self, path: Path) -> None:
        make_room(path)
        self.client.session.save(path)
        self.save_to = path
        self._saved = len(self.client.session.entries)
        self.client.say(f"Saved to {path}")
        if self.client.session.state.over:
            self.client.say(f"Play it back with: grimtable replay show {path}")
            self.client.say(f"Prove its dice with: grimtable replay verify {path}")
        else:
            seats = ",".join(f"{seat}={player}" for seat, player in self.client.players.items())
            self.client.say(f"Continue with: grimtable play --resume {path} --seats {seats}")

    @property
    def is_unsaved(self) -> bool:
        """Whether something was decided that is not on disk."""
        return len(self.client.session.entries) != self._saved

    def keep(self) -> bool:
        """Write to the file that was agreed on before; whether there is one."""
        if self.save_to is None:
            return False
        if self.is_unsaved or not self.save_to.exists():
            try:
                self._write(self.save_to)
            except GrimtableError as error:
                self.client.say(sentence(str(error)))
                return False
        return True

    def may_leave(self) -> bool:
        """Offer to save; False when the player would rather stay."""
        if not self.is_unsaved or self.keep():
            return True
        try:
            answer = self.client.ask("Save the game before you leave? yes, no or back: ").casefold()
            if answer in YES:
                self._write(free_file(self.client.game.id))
                return True
        except (EOFError, KeyboardInterrupt):
            return True
        except GrimtableError as error:
            self.client.say(sentence(str(error)))
            return False
        if answer in NO:
            return True
        self.client.say("The game goes on.")
        return False
