"""The keyboard: lines typed by a player, with completion at a terminal and as they come from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol, TextIO

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

#: Gives the whole lines that could be meant by what has been typed so far.
Completions = Callable[[str], Sequence[str]]


class Keyboard(Protocol):
    """Where lines come from. The end of the input is an EOFError."""

    @property
    def is_interactive(self) -> bool:
        """Whether a person types, whose screen may be cleared."""
        ...

    def ask(self, prompt: str, completions: Completions | None = None) -> str:
        """One line, without the end of the line."""
        ...

    def forget(self) -> None:
        """Somebody else sits down: what was typed so far cannot be brought back."""
        ...


class PipedKeyboard:
    """Lines from a pipe or a list: each is echoed, so that the output reads like a game at a terminal."""

    is_interactive = False

    def __init__(self, lines: Iterable[str] | TextIO) -> None:
        self._lines = iter(lines)

    def ask(self, prompt: str, completions: Completions | None = None) -> str:
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        line = line.rstrip("\r\n")
        print(f"{prompt}{line if line.isprintable() else ''}")
        return line

    def forget(self) -> None:
        """A pipe remembers nothing."""


class TerminalKeyboard:
    """A person at a terminal: Tab completes, the arrow keys bring back earlier lines."""

    is_interactive = True

    def __init__(self) -> None:
        self._session: PromptSession[str] | None = None

    def ask(self, prompt: str, completions: Completions | None = None) -> str:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import CompleteEvent, Completer, Completion
        from prompt_toolkit.document import Document

        class Lines(Completer):
            """Completes the line as a whole, because an action is a line."""

            def get_completions(
                self, document: Document, complete_event: CompleteEvent
            ) -> Iterable[Completion]:
                typed = document.text_before_cursor.lstrip()
                for line in completions(typed) if completions is not None else ():
                    if line.startswith(typed):
                        yield Completion(line, start_position=-len(typed))

        if self._session is None:
            # Three lines for the list of completions: more would push the map off a small window.
            self._session = PromptSession(reserve_space_for_menu=3, complete_while_typing=False)
        return self._session.prompt(prompt, completer=Lines())

    def forget(self) -> None:
        """Drop the lines that the arrow keys bring back."""
        self._session = None


def keyboard_of(stream: TextIO) -> Keyboard:
    """The keyboard for standard input: a terminal, or whatever is piped in."""
    if stream.isatty() and sys.stdout.isatty():
        return TerminalKeyboard()
    return PipedKeyboard(stream)
