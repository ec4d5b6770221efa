"""The menu: the legal actions with their numbers, and what a typed line means among them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from grimtable.kernel import Action, AnyState
from grimtable.kernel.identity import FigureId, SeatId
from grimtable.narration.declared import meanings
from grimtable.narration.hooks import Figures, WeighsActions, forecast_of
from grimtable.narration.names import Names
from grimtable.narration.notes import Notes
from grimtable.narration.words import joined

#: word → step in columns and rows; row 0 is the top
DIRECTIONS: Mapping[str, tuple[int, int]] = {
    word: step
    for words, step in (
        ("n north up", (0, -1)),
        ("s south down", (0, 1)),
        ("w west left", (-1, 0)),
        ("e east right", (1, 0)),
        ("nw northwest north-west", (-1, -1)),
        ("ne northeast north-east", (1, -1)),
        ("sw southwest south-west", (-1, 1)),
        ("se southeast south-east", (1, 1)),
    )
    for word in words.split()
}

_COORDINATES = re.compile(r"(\d+)\s*[, ]\s*(\d+)")
_SPACE = re.compile(r"(?<!\S)\d+,\d+(?!\S)")
#: A group of more actions than this is folded into columns.
_LISTED = 4
_NOTED = 9
#: More spaces than this are told by rows, and only those with something to say have a line of their own.
_BY_ROW = 16
#: What a procedure may name that stands on the board; a figure says more than the seat that acts with it.
_ACTORS = (FigureId, SeatId)


@dataclass(frozen=True, slots=True)
class Entry:
    """One legal action as it is offered."""

    number: int
    action: Action
    text: str  #: the text form without the seat
    shown: str  #: the same in words that can be typed as well, ids without their signs
    note: str  #: what it is about, for a line of its own
    forecast: str  #: what it is likely to bring, where the game knows that
    head: str  #: what it begins with: `step to`, `fire shotgun at`
    space: str  #: the one space it names; empty for none or several
    tail: str  #: what follows the space
    target: str = ""  #: whom it is aimed at, or the space where something else can be hit
    aimed: bool = False  #: it names its space for the sake of who stands there: an attack, not a step

    @property
    def group(self) -> tuple[type[Action], str, str]:
        """The same for actions that stand together in a list."""
        return type(self.action), self.head, self.tail


class Unclear(Exception):
    """A line that names no single action; the message is a sentence for the player."""


class Menu:
    """The legal actions of one decision."""

    def __init__(self, state: AnyState, names: Names, figures: Figures, labels: Mapping[str, str]) -> None:
        """`figures`: id → its values as the person at the screen sees them; `labels`: id → its sign."""
        self.names = names
        self.labels = labels
        self._state = state
        self._figures = figures
        self._notes = Notes(state, names, figures, labels)
        legal = enumerate(state.legal_actions(), 1)
        self._entries = [self._entry(number, action) for number, action in legal]
        self.actor = _actor(state, figures)
        self._space_heads = _space_heads(state)

    def _entry(self, number: int, action: Action) -> Entry:
        game = self._state.game
        text = game.language.spell(self._state, action).partition(": ")[2]
        shown = self.names.typed(text)
        head, space, tail = type(action).form.split("{")[0].strip(), "", ""
        spaces = _SPACE.findall(text)
        if len(spaces) == 1:
            space = spaces[0]
            before, _, after = shown.partition(space)
            head, tail = before.strip(), after.strip()
        forecast = forecast_of(game, self._state, action)
        note = self._notes.of(action)
        aimed = bool(space) and isinstance(game, WeighsActions) and game.is_aimed(type(action))
        there = self._notes.standing.get(space, ()) if aimed else ()
        target = joined([self.names.of(id) for id in there]) or (space if aimed and forecast else "")
        return Entry(number, action, text, shown, note, forecast, head, space, tail, target, aimed)

    @classmethod
    def plain(cls, state: AnyState, names: Names) -> Menu:
        """The actions in their text form alone: for a table of which the game can say no more."""
        return _PlainMenu(state, names, {}, {})

    @property
    def entries(self) -> Sequence[Entry]:
        return self._entries

    @property
    def texts(self) -> list[str]:
        """The actions as they are shown."""
        return [entry.shown for entry in self._entries]

    @property
    def spaces(self) -> dict[str, int]:
        """Offered space → the number of its action, where exactly one action names that space."""
        found: dict[str, list[int]] = {}
        for entry in self._entries:
            if entry.space:
                found.setdefault(entry.space, []).append(entry.number)
        return {space: numbers[0] for space, numbers in found.items() if len(numbers) == 1}

    @property
    def focus(self) -> str | None:
        """The space that matters most now: where the acting figure stands, else what is offered first."""
        if self.actor is not None:
            return str(self._figures[self.actor]["space"])
        for entry in self._entries:
            for word in entry.text.split():
                if self._figures.get(word, {}).get("space") is not None:
                    return str(self._figures[word]["space"])
        offered = (entry.space for entry in self._entries if entry.space)
        return next(offered, next(iter(self._notes.standing), None))

    # --- showing ------------------------------------------------------------------------------

    def lines(self, width: int) -> list[Text]:
        """The numbered actions, grouped by what they do; long groups stand in columns.

        Who can be attacked in several ways stands there once, with the ways and their odds below.
        """
        shown: list[Text] = []
        aimed_at = self._aimed_at()
        for group in self._groups():
            first = group[0]
            if first.target in aimed_at:
                if first.number == aimed_at[first.target][0].number:
                    shown.extend(self._ways(aimed_at[first.target], width))
                continue
            if first.aimed and not first.target and len(group) > _LISTED:
                told = [entry for entry in group if entry.note or entry.forecast]
                shown.extend(self._line(entry, width) for entry in told)
                shown.extend(_by_rows([entry for entry in group if entry not in told], width))
                continue
            if len(group) > _BY_ROW and group[0].space:
                told = [entry for entry in group if entry.note or entry.forecast]
                shown.extend(self._line(entry, width) for entry in told[:_NOTED])
                shown.extend(_by_rows([entry for entry in group if entry not in told[:_NOTED]], width))
                continue
            has_notes = any(entry.note or entry.forecast for entry in group)
            if len(group) > (_NOTED if has_notes else _LISTED):
                shown.extend(_columns(group, width))
            else:
                shown.extend(self._line(entry, width) for entry in group)
        return shown

    def _groups(self) -> list[list[Entry]]:
        """Actions that follow each other and differ in one thing only; attacks go by their targets."""
        groups: dict[object, list[Entry]] = {}
        for entry in self._entries:
            last = next(reversed(groups), None)
            key: object = (entry.group, entry.target) if entry.aimed else entry.group
            if not entry.aimed and key in groups and key != last:
                key = (key, entry.number)  # what does not follow its like begins anew
            groups.setdefault(key, []).append(entry)
        return list(groups.values())

    def _aimed_at(self) -> dict[str, list[Entry]]:
        """Whom there are several ways to attack, with those ways."""
        found: dict[str, list[Entry]] = {}
        for entry in self._entries:
            if entry.target:
                found.setdefault(entry.target, []).append(entry)
        return {target: entries for target, entries in found.items() if len(entries) > 1}

    def _ways(self, entries: Sequence[Entry], width: int) -> list[Text]:
        """A target, and one line for each way to attack it; of several spaces the best is enough to see."""
        spaces = dict.fromkeys(entry.space for entry in entries)
        place = next(iter(spaces)) if len(spaces) == 1 else ""
        target = entries[0].target
        head = f"     at {place}" if target == place else f"     {target}{f' at {place}' if place else ''}"
        lines = [Text(head, style="bold")]
        for entry in entries:
            way = entry.head.removesuffix(" at") if place else f"{entry.head} {entry.space}"
            way = f"{way} {entry.tail}".rstrip()
            line = Text.assemble((f"{entry.number:>3}", "bold bright_yellow"), "    ", way)
            if entry.forecast:
                line.pad_right(max(0, 30 - len(line.plain)))
                line.append(f"  {entry.forecast}", style="dim")
            if len(line.plain) > width:
                line.truncate(width, overflow="ellipsis")
            lines.append(line)
        return lines

    def _line(self, entry: Entry, width: int) -> Text:
        line = Text.assemble((f"{entry.number:>3}", "bold bright_yellow"), "  ", entry.shown)
        said = [part for part in (entry.note, entry.forecast) if part]
        if said:
            line.pad_right(max(0, 30 - len(line.plain)))
            line.append(f"  {': '.join(said)}", style="dim")
        if len(line.plain) > width:
            line.truncate(width, overflow="ellipsis")
        return line

    # --- reading ------------------------------------------------------------------------------

    def read(self, line: str) -> Entry | None:
        """The action that a line names; None when it names none, Unclear when it could be several."""
        wanted = " ".join(line.split())
        if wanted.isdecimal():
            return self._numbered(wanted)
        for entry in self._entries:
            forms = (entry.text, entry.shown, f"{entry.action.seat}: {entry.text}")
            if wanted.casefold() in map(str.casefold, forms):
                return entry
        if wanted.casefold() in DIRECTIONS:
            return self._towards(wanted.casefold())
        coordinates = _COORDINATES.fullmatch(wanted)
        if coordinates is not None:
            return self._at(f"{int(coordinates.group(1))},{int(coordinates.group(2))}")
        return self._abbreviated(wanted)

    def _numbered(self, digits: str) -> Entry:
        number = int(digits[:9])
        if not 1 <= number <= len(self._entries):
            last = len(self._entries)
            raise Unclear(f"there is no action {digits[:9]}; the numbers go from 1 to {last}")
        return self._entries[number - 1]

    def _towards(self, word: str) -> Entry | None:
        """A direction means a way to go, never a shot that happens to pass there."""
        space = self._beside(word)
        here = [entry for entry in self._here(space or "") if entry.head in self._space_heads]
        return self._only(here, word)

    def _beside(self, word: str) -> str | None:
        """The space in this direction from the acting figure."""
        if self.actor is None:
            return None
        column, row = map(int, str(self._figures[self.actor]["space"]).split(","))
        aside, down = DIRECTIONS[word]
        if column + aside < 0 or row + down < 0:
            raise Unclear(f"the map ends there; {self.names.of(self.actor)} stands at {column},{row}")
        return f"{column + aside},{row + down}"

    def spelled(self, line: str) -> str:
        """A direction or a bare space as the action it stands for: so it can be refused with its rule."""
        wanted = " ".join(line.split()).casefold()
        coordinates = _COORDINATES.fullmatch(wanted)
        space = None
        if coordinates is not None:
            space = f"{int(coordinates.group(1))},{int(coordinates.group(2))}"
        elif wanted in DIRECTIONS:
            space = self._beside(wanted)
        if space is None or not self._space_heads:
            return line
        return f"{self._space_heads[0]} {space}"

    def _at(self, space: str) -> Entry | None:
        return self._only(self._here(space), space)

    def _here(self, space: str) -> list[Entry]:
        """The actions that name a space; where some name nothing else, those of the first such kind."""
        here = [entry for entry in self._entries if space in _SPACE.findall(entry.text)]
        plain = [entry for entry in here if entry.head in self._space_heads]
        return [entry for entry in plain if type(entry.action) is type(plain[0].action)] if plain else here

    def _abbreviated(self, wanted: str) -> Entry | None:
        """Words that begin the words of one action only: `att gh 1`, `play brace`."""
        words = _words(wanted)
        if not words or len(words[0]) < 2:
            return None
        return self._only([entry for entry in self._entries if _begins(words, _words(entry.text))], wanted)

    def _only(self, found: Sequence[Entry], wanted: str) -> Entry | None:
        if not found:
            return None
        if len({self._meaning(entry) for entry in found}) == 1:
            return found[0]
        choices = [f"{entry.number} {entry.shown}" for entry in found[:4]]
        more = " and others" if len(found) > 4 else ""
        raise Unclear(f"`{wanted[:40]}` could be {joined(choices, 'or')}{more}; type the number")

    def _meaning(self, entry: Entry) -> str:
        """The same for actions that differ only in which of two like cards they name."""
        return entry.shown


class _PlainMenu(Menu):
    def _entry(self, number: int, action: Action) -> Entry:
        text = self._state.game.language.spell(self._state, action).partition(": ")[2]
        return Entry(number, action, text, text, note="", forecast="", head=text, space="", tail="")


def _actor(state: AnyState, figures: Figures) -> str | None:
    """The figure on the board that the innermost procedure with a figure is about."""
    for frame in reversed(state.stack):
        memory: type = type(frame.memory)
        meant = meanings(memory)
        for kind in _ACTORS:
            for field in (name for name in meant if meant[name] is kind):
                figure = getattr(frame.memory, field)
                if isinstance(figure, str) and figures.get(figure, {}).get("space") is not None:
                    return figure
    return None


def _space_heads(state: AnyState) -> list[str]:
    """What the kinds of action begin with that the question takes and that name a space and nothing else."""
    if not state.stack or state.over:
        return []
    frame = state.stack[-1]
    heads = []
    for kind in frame.procedure.steps[frame.place].by_action:
        form = state.game.language.forms[kind]
        if [codec is state.game.language.codecs.get("space") for codec in form.fields.values()] == [True]:
            heads.append(kind.form.split("{")[0].strip())
    return heads


def _by_rows(group: Sequence[Entry], width: int) -> list[Text]:
    """`fire shotgun at … 57 spaces by row  18: 0-5  19: 0, 2-5`: too many to number one by one."""
    if not group:
        return []
    rows: dict[int, list[int]] = {}
    for entry in group:
        column, row = map(int, entry.space.split(","))
        rows.setdefault(row, []).append(column)
    numbers = f"{group[0].number}-{group[-1].number}"
    tail = f" {group[0].tail}" if group[0].tail else ""
    words = [f"row {row}: {_ranges(columns)}" for row, columns in sorted(rows.items())]
    lead = Text.assemble((f"{numbers:>3}", "bold bright_yellow"), f"  {group[0].head} COLUMN,ROW{tail} with ")
    lines = [lead]
    for place, word in enumerate(words):
        piece = word if place == len(words) - 1 else f"{word};"
        if len(lines[-1].plain) + len(piece) > width:
            lines.append(Text("     "))
        lines[-1].append(f"{piece} ", style="dim")
    for line in lines:
        line.rstrip()
    return lines


def _ranges(numbers: Sequence[int]) -> str:
    """Runs of numbers in short.

    >>> _ranges([0, 1, 2, 5, 7, 8])
    '0-2, 5, 7-8'
    """
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def _columns(group: Sequence[Entry], width: int) -> list[Text]:
    """`step to   1 2,3   2 3,3 …` over as many lines as it needs."""
    head = f"{group[0].head} … {group[0].tail}" if group[0].tail else group[0].head
    cells = [(str(entry.number), _rest(entry)) for entry in group]
    first, second = max(len(number) for number, _ in cells), max(len(text) for _, text in cells)
    indent = 5 + len(head) + 2 if len(head) < width // 3 else 5
    per_line = max(1, (width - indent) // (first + second + 4))
    lines = [Text(f"     {head}")] if indent == 5 else []
    for start in range(0, len(cells), per_line):
        line = Text(f"     {head}".ljust(indent) if start == 0 and indent > 5 else " " * indent)
        for number, text in cells[start : start + per_line]:
            line.append(f"{number:>{first}}", style="bold bright_yellow")
            line.append(f" {text:<{second}}   ")
        line.rstrip()
        lines.append(line)
    return lines


def _rest(entry: Entry) -> str:
    """What an action of a group has of its own."""
    return entry.space or entry.shown.removeprefix(entry.head).strip() or entry.shown


def _words(text: str) -> list[str]:
    return text.casefold().replace("_", " ").split()


def _begins(words: Sequence[str], whole: Sequence[str]) -> bool:
    """Whether each word begins a later word of the whole, in order; the first begins the first."""
    if not whole or not whole[0].startswith(words[0]):
        return False
    place = 0
    for word in words:
        while place < len(whole) and not whole[place].startswith(word):
            place += 1
        if place == len(whole):
            return False
        place += 1
    return True
