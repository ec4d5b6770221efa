"""The screen: map, seats, hand, what happened, the question and its actions, laid out for the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Console
from rich.text import Text

from grimtable.cli.terminal.board import crop

#: The panel beside the map is not made narrower than this; the map is cropped instead.
_PANEL = 32
_GAP = 3
#: Where seats would fill the panel, each has so many lines.
_SEAT_LINES = 2

SEAT_COLOURS = (
    "bold bright_red",
    "bold bright_green",
    "bold bright_blue",
    "bold bright_magenta",
    "bold bright_cyan",
    "bold orange1",
)
#: The colours of seats that are named after one.
_NAMED = {
    "red": "bold bright_red",
    "green": "bold bright_green",
    "blue": "bold bright_blue",
    "yellow": "bold bright_yellow",
}


def seat_colours(order: Sequence[str]) -> dict[str, str]:
    """A colour for every seat: its own name's, else one that is left."""
    colours = {seat: _NAMED[seat] for seat in order if seat in _NAMED}
    left = [colour for colour in SEAT_COLOURS if colour not in colours.values()]
    # A seat without a colour of its own is often the other side: begin with what no seat is named after.
    left.sort(key=lambda colour: colour in _NAMED.values())
    for seat in order:
        if seat not in colours:
            colours[seat] = left.pop(0) if left else "bold"
    return colours


@dataclass(slots=True)
class Page:
    """What is to be shown; the layout decides how much of it fits."""

    title: str
    board: list[Text]
    extent: tuple[int, int, int, int] | None  #: the part of the board that is there
    focus: str | None
    seats: list[Text]
    facts: list[str]
    hand: list[tuple[str, str]]  #: name and text of each card
    has_hand: bool
    happened: list[str]
    question: Text
    rule: str
    actions: list[Text]
    hints: list[str] = field(default_factory=list)


def show(console: Console, page: Page, *, clear: bool, height: int | None = None) -> None:
    """Print a page; at a terminal the screen is cleared first."""
    width = max(console.width, 20)
    whole_height = height if height is not None else max(console.height, 10)
    below = [Text(""), *wrapped(page.question, width), *page.actions]
    # One line for the title, one for hints, one for the prompt.
    room = max(7, whole_height - len(below) - 3)
    above = _beside(page, width, room) if width >= 40 + _PANEL else _stacked(page, width, room)
    if clear:
        clear_screen(console)
    console.print(_title(page, width), soft_wrap=True)
    for line in (*above, *below, *_hints(page, width)):
        console.print(line, soft_wrap=True)


def clear_screen(console: Console) -> None:
    """Clear the window and what can be scrolled back to: a hand must not be found there."""
    if console.is_terminal:
        console.file.write("\x1b[3J\x1b[2J\x1b[H")
        console.file.flush()


def _title(page: Page, width: int) -> Text:
    line = Text.assemble(("── ", "dim"), (page.title, "bold"), (" ", "dim"))
    line.append("─" * max(0, width - line.cell_len), style="dim")
    line.truncate(width, overflow="ellipsis")
    return line


def _hints(page: Page, width: int) -> list[Text]:
    return [Text(f"     {'; '.join(page.hints)}"[:width], style="dim")] if page.hints else []


def _beside(page: Page, width: int, room: int) -> list[Text]:
    """The map on the left, everything else on the right of it."""
    largest = width - _PANEL - _GAP
    board, hint = crop(page.board, largest, room, page.focus, page.extent)
    map_width = max((line.cell_len for line in board), default=0)
    panel_width = width - map_width - _GAP if board else width
    if hint:
        page.hints.append(hint)
    panel = _panel(page, panel_width, max(room, len(board)))
    lines = []
    for number in range(max(len(board), len(panel))):
        left = board[number].copy() if number < len(board) else Text("")
        left.pad_right(max(0, map_width - left.cell_len) + (_GAP if board else 0))
        lines.append(Text.assemble(left, panel[number]) if number < len(panel) else left)
    return lines


def _stacked(page: Page, width: int, room: int) -> list[Text]:
    """A narrow window: the map above, the rest in short below it."""
    panel = _panel(page, width, max(6, room // 3))
    board, hint = crop(page.board, width, max(5, room - len(panel)), page.focus, page.extent)
    if hint:
        page.hints.append(hint)
    return [*board, *panel]


def _panel(page: Page, width: int, room: int) -> list[Text]:
    """Seats, facts, hand and log in at most so many lines where that is possible; texts of cards go first."""
    seats = [wrapped(seat, width, hang=4) for seat in page.seats]
    if sum(map(len, seats)) > room // 2:
        seats = [_shortened(lines, width) for lines in seats]
    top = [line for lines in seats for line in lines]
    top += [line for line in wrapped(Text(" · ".join(page.facts), style="cyan"), width) if line.plain]
    happened = [line for sentence in page.happened for line in wrapped(Text(f"· {sentence}"), width, hang=2)]
    least = min(len(happened), 6)
    for hand in (
        _hand(page, width, with_texts=True),
        _hand(page, width, with_texts=False),
        _hand_line(page, width),
    ):
        used = len(top) + len(hand) + (1 if hand else 0) + (1 if happened else 0)
        if used + least <= room or hand is None:
            break
    left = max(2, room - used)
    if len(happened) > left:
        dropped = len(happened) - left + 1
        happened = [
            Text(f"  … {dropped} lines before: type log"[:width], style="dim"),
            *happened[dropped:],
        ]
    lines = list(top)
    if hand:
        lines += [Text(""), *hand]
    if happened:
        lines += [Text(""), *happened]
    return lines


def _shortened(lines: list[Text], width: int) -> list[Text]:
    """At most two lines of a seat: a game tells what matters most first, and `look` tells the rest."""
    if len(lines) <= _SEAT_LINES:
        return lines
    last = Text.assemble(lines[_SEAT_LINES - 1], " …")
    last.truncate(width, overflow="ellipsis")
    return [*lines[: _SEAT_LINES - 1], last]


def _hand(page: Page, width: int, *, with_texts: bool) -> list[Text]:
    if not page.has_hand:
        return []
    if not page.hand:
        return [Text("Your hand is empty.", style="dim")]
    lines = [Text("Your hand", style="bold")]
    for name, text in page.hand:
        card = Text.assemble((name, "bright_yellow"))
        if with_texts and text:
            card.append(f"  {text}", style="dim")
        lines.extend(wrapped(card, width, hang=2))
    return lines


def _hand_line(page: Page, width: int) -> list[Text]:
    if not page.has_hand or not page.hand:
        return []
    names = Text.assemble(("Hand: ", "bold"), (", ".join(name for name, _ in page.hand), "bright_yellow"))
    return wrapped(names, width)


def wrapped(text: Text, width: int, hang: int = 0) -> list[Text]:
    """The text in lines that fit, later ones indented."""
    console = Console(width=max(10, width), color_system=None)
    lines = list(text.wrap(console, max(10, width)))
    for line in lines:
        line.rstrip()
    if len(lines) <= 1 or not hang:
        return lines
    rest = list(Text(" ").join(lines[1:]).wrap(console, max(8, width - hang)))
    for line in rest:
        line.rstrip()
    return [lines[0], *(Text.assemble(" " * hang, line) for line in rest)]
